/** `gate --shard i/n`: asks its part of the cases and judges nothing; what it measured goes into part.json. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { GateError } from "../errors.ts";
import { JSON_LIMIT } from "../files/read.ts";
import { failed, failureOf } from "../gate/outcome.ts";
import { metricsOf } from "../gate/rules.ts";
import { type Decision, type Union, basePolicy, receiptOf, unionOf } from "../gate/two-policies.ts";
import { score } from "../metrics/score.ts";
import type { Part, Shard } from "../model/part.ts";
import type { Inputs, Report } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { Suite } from "../model/suite.ts";
import type { Plan, Ports, Retrieved } from "../pipeline.ts";
import { caseLines } from "../reporters/part-json.ts";
import { bindingOf, workflowRunOf } from "../shards/binding.ts";
import { casesOf, partialVerdict } from "../shards/split.ts";
import type { GatePorts, GateRequest } from "./request.ts";
import { reportDirectory } from "./write-outcome.ts";

/** For what part.json holds beside its cases: the retriever's log, mostly. */
const HEAD_ROOM = 2 * 1024 * 1024;

export interface ShardPorts extends Ports {
  readonly environment: GatePorts["environment"];
}

/** Never rejects for a known failure: it is in the report, and where cases were asked in the part, too. */
export async function measureShard(shard: Shard, request: GateRequest, ports: ShardPorts): Promise<Report> {
  const empty = { tool: ports.tool, run: null, scores: null, new_baseline: null, deterministic_digest: null };
  let policies: Decision | null = null;
  try {
    policies = await ports.load();
    const { head } = policies;
    const base = basePolicy(policies);
    const union = unionOf(head.suite, base?.suite ?? null);
    const cases = casesOf(union.cases, shard);
    await removeEarlier(reportDirectory(request, head.suite.name, shard));
    const plan = { head, base, cases, all: union.cases, beside: null };
    const measured = await ports.retrieve(plan);
    const part = partOf(shard, plan, measured, ports);
    assertFits(part, JSON_LIMIT - HEAD_ROOM);
    return reportOf(part, measured.failure, { policies, union, ports });
  } catch (error) {
    const failure = failureOf(error);
    const inputs = policies?.head ?? null;
    return {
      ...empty,
      verdict: failed(failure, inputs, null),
      failure,
      inputs,
      policies: policies && receiptOf(policies),
    };
  }
}

/** A shard that is killed must not leave the part of an earlier run behind. */
async function removeEarlier(directory: string): Promise<void> {
  try {
    await rm(path.join(directory, "part.json"), { force: true });
  } catch (cause) {
    throw new GateError("report_incomplete", `${directory}: an earlier part.json can't be removed`, {
      hint: "Choose another report directory.",
      cause,
    });
  }
}

function partOf(
  shard: Shard,
  { head, base, all }: Required<Plan>,
  { run, failure }: Retrieved,
  { tool, environment }: ShardPorts,
): Part {
  return {
    shard,
    workflow: workflowRunOf(environment),
    binding: bindingOf(tool, { head, base, cases: all }),
    run,
    failure: failure && { code: failure.code, message: failure.message, hint: failure.hint ?? null },
  };
}

/** A part is handed on whole or not at all: cut texts would be another measurement. Throws `part_too_large`. */
export function assertFits(part: Part, limit: number): void {
  let bytes = 0;
  for (const line of caseLines(part)) bytes += Buffer.byteLength(line);
  if (bytes <= limit) return;
  throw new GateError(
    "part_too_large",
    `the results of this shard have ${mebibytes(bytes)}; the limit is ${mebibytes(limit)}`,
    {
      hint: "Use more shards, or return less text with each result.",
    },
  );
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

/** The shard's own cases and their scores; no check looks at them. */
function reportOf(
  part: Part,
  ended: GateError | null,
  { policies, union, ports }: { readonly policies: Decision; readonly union: Union; readonly ports: Ports },
): Report {
  const run = union.part(part.run, "head");
  const inputs = onlyAsked(policies.head, run);
  const { config, suite } = inputs;
  const partial = partialVerdict(part.shard, part.run.cases.length, union.cases.length);
  const failure = ended && failureOf(ended);
  const report: Report = {
    tool: ports.tool,
    verdict: failure === null ? partial : failed(failure, inputs, partial),
    failure,
    inputs,
    policies: receiptOf(policies),
    run,
    scores: score(suite, run, metricsOf(config), config.definition),
    new_baseline: null,
    part,
    deterministic_digest: null,
  };
  return { ...report, deterministic_digest: ports.digest(report) };
}

function onlyAsked(inputs: Inputs, run: Run): Inputs {
  const asked = new Set(run.cases.map((each) => each.case_id));
  const cases = inputs.suite.cases.filter((each) => asked.has(each.id));
  const suite: Suite = { ...inputs.suite, cases, partial: true };
  return { ...inputs, suite };
}
