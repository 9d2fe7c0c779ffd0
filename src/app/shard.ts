/** `gate --shard i/n`: asks its part of the cases and judges nothing; what it measured goes into part.json. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { GateError } from "../errors.ts";
import { JSON_LIMIT } from "../files/read.ts";
import { failed, failureOf } from "../gate/outcome.ts";
import type { Measurement } from "../gate/conclude.ts";
import { probeLosses } from "../gate/explain/explain.ts";
import type { Decided } from "../gate/pairs.ts";
import type { Plan, Retrieved } from "../gate/plan.ts";
import { metricsOf } from "../gate/rules.ts";
import { score } from "../metrics/score.ts";
import type { Probe } from "../model/explanation.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { Part, Shard } from "../model/part.ts";
import type { Ports } from "../pipeline.ts";
import { caseLines } from "../reporters/part-json.ts";
import { bindingOf, workflowRunOf } from "../shards/binding.ts";
import { casesOf, partialVerdict } from "../shards/split.ts";
import type { GatePorts, GateRequest } from "./request.ts";
import { reportDirectory, requireNoLinks } from "./write-outcome.ts";

/** For what part.json holds beside its cases: the retriever's log, mostly. */
const HEAD_ROOM = 2 * 1024 * 1024;

/** What a shard fills the pipeline's ports with. */
type ShardPorts = Pick<Ports, "share" | "retrieve" | "judgeAnswers" | "conclude">;

interface ShardTools {
  readonly environment: GatePorts["environment"];
  readonly tool: string;
  /** Asks the cases of the plan. */
  readonly retrieve: Ports["retrieve"];
  /** Asks some of them once more, for more results. */
  readonly probe: Probe;
}

/** Asks the shard's cases, hands on what was measured, and decides nothing. */
export function shardPorts(shard: Shard, request: GateRequest, tools: ShardTools): ShardPorts {
  return {
    share: (cases) => casesOf(cases, shard),
    retrieve: async (plan) => {
      const directory = reportDirectory(request, plan.head.suite.name, shard);
      requireNoLinks(request, directory);
      await removeEarlier(directory);
      const measured = await tools.retrieve(plan);
      const part = partOf(shard, plan, measured, tools);
      assertFits(part, JSON_LIMIT - HEAD_ROOM);
      return { ...measured, part };
    },
    // The merge has them judged, all at once.
    judgeAnswers: (_, measured) => Promise.resolve(measured),
    conclude: async (measurement) => {
      const { inputs, plan, asked } = measurement;
      const partial = partialVerdict(shard, asked.run.cases.length, plan.all.length);
      const failure = asked.failure && failureOf(asked.failure);
      return {
        inputs: { ...inputs, suite: { ...inputs.suite, partial: true } },
        verdict: failure === null ? partial : failed(failure, inputs, partial),
        explanation: null,
        failure,
        ...(failure === null ? { part: await withDeeper(measurement, tools.probe) } : {}),
      };
    },
  };
}

/** The job that joins the shards has no retriever: where a target is lost, each shard asks for more results itself. */
async function withDeeper(
  { inputs, plan, asked, measured, scores }: Measurement,
  probe: Probe,
): Promise<Part> {
  const head = { policy: inputs, scores, run: measured.head };
  return { ...asked.part!, deeper: await probeLosses(head, baseOf(plan.base, measured.base), probe) };
}

/** The base's judgement of the cases that this shard asked. */
function baseOf(base: Inputs | null, run: Run): Decided | null {
  if (base === null) return null;
  const ids = new Set(run.cases.map((each) => each.case_id));
  const suite = { ...base.suite, cases: base.suite.cases.filter(({ id }) => ids.has(id)) };
  const { definition } = base.config;
  return { policy: { ...base, suite }, scores: score(suite, run, metricsOf(base.config), definition), run };
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
  { head, base, all }: Plan,
  { run, failure }: Retrieved,
  { tool, environment }: ShardTools,
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
