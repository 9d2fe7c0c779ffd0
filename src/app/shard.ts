/** `gate --shard i/n`: asks its part of the cases and judges nothing; what it measured goes into part.json. */
import { GateError } from "../errors.ts";
import { JSON_LIMIT } from "../files/read.ts";
import { failed, failureOf } from "../gate/outcome.ts";
import type { Conclusion, Measurement } from "../gate/conclude.ts";
import { probeLosses } from "../gate/explain/explain.ts";
import type { Decided } from "../gate/pairs.ts";
import type { Plan, Retrieved } from "../gate/plan.ts";
import { metricsOf } from "../gate/rules.ts";
import { score } from "../metrics/score.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { Part, Shard } from "../model/part.ts";
import { caseLines } from "../reporters/part-json.ts";
import { bindingOf, workflowRunOf } from "../shards/check.ts";
import { partialVerdict } from "../shards/split.ts";
import type { GatePorts } from "./request.ts";

/** For what part.json holds beside its cases: the retriever's log, mostly. */
const HEAD_ROOM = 2 * 1024 * 1024;

interface PartOrigin {
  readonly environment: GatePorts["environment"];
  readonly tool: string;
}

/** What was measured, with the part that is handed on. Throws `part_too_large`. */
export function withPart(shard: Shard, plan: Plan, measured: Retrieved, origin: PartOrigin): Retrieved {
  const part = partOf(shard, plan, measured, origin);
  assertFits(part, JSON_LIMIT - HEAD_ROOM);
  return { ...measured, part };
}

/** No verdict: the job that joins the shards decides. */
export async function concludePart(shard: Shard, measurement: Measurement): Promise<Conclusion> {
  const { inputs, plan, asked } = measurement;
  const partial = partialVerdict(shard, asked.run.cases.length, plan.all.length);
  const failure = asked.failure && failureOf(asked.failure);
  return {
    inputs: { ...inputs, suite: { ...inputs.suite, partial: true } },
    verdict: failure === null ? partial : failed(failure, inputs, partial),
    explanation: null,
    failure,
    ...(failure === null ? { part: await withDeeper(measurement) } : {}),
  };
}

/** The job that joins the shards has no retriever: where a target is lost, each shard asks for more results itself. */
async function withDeeper({ inputs, plan, asked, measured, scores }: Measurement): Promise<Part> {
  const head = { policy: inputs, scores, run: measured.head };
  const base = baseOf(plan.base, measured.base);
  return { ...asked.part!, deeper: await probeLosses(head, base, asked.probe!) };
}

/** The base's judgement of the cases that this shard asked. */
function baseOf(base: Inputs | null, run: Run): Decided | null {
  if (base === null) return null;
  const ids = new Set(run.cases.map((each) => each.case_id));
  const suite = { ...base.suite, cases: base.suite.cases.filter(({ id }) => ids.has(id)) };
  const { definition } = base.config;
  return { policy: { ...base, suite }, scores: score(suite, run, metricsOf(base.config), definition), run };
}

function partOf(
  shard: Shard,
  { head, base, all }: Plan,
  { run, failure }: Retrieved,
  { tool, environment }: PartOrigin,
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
