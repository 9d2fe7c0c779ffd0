/**
 * The whole gate as one line: suite -> run -> scores -> verdict -> report. What touches the world comes in as ports; the
 * verdict is a value, computed once, and nothing after it can change it.
 */
import { GateError } from "./errors.ts";
import { failureOf, failed } from "./gate/failure.ts";
import { judge } from "./gate/judge.ts";
import { makeBaseline } from "./gate/record.ts";
import { prove } from "./gate/prove.ts";
import { assertMeasured } from "./gate/sanity.ts";
import { metricsOf } from "./gate/rules.ts";
import { score } from "./metrics/score.ts";
import { type Decision, baseLaw, combine, judgeBase, receiptOf, unionOf } from "./gate/two-laws.ts";
import type { Notice } from "./model/notice.ts";
import type { Failure, Inputs, Report } from "./model/report.ts";
import type { Run } from "./model/run.ts";
import type { Scores } from "./model/scores.ts";
import type { AskedCase } from "./model/suite.ts";
import type { Verdict } from "./model/verdict.ts";

export interface Ports {
  /** Reads and checks every file that the judgement depends on; throws GateError. */
  readonly load: () => Promise<Decision>;
  /** Asks the retriever; a failure comes back beside what was measured until then. */
  readonly retrieve: (plan: Plan) => Promise<Retrieved>;
  readonly digest: (report: Report) => string;
  /** `record` judges against the rules alone, without the old baseline. */
  readonly command: "gate" | "record";
  /** Name and version. */
  readonly tool: string;
}

/** What is to be asked: the cases of both laws, in the head's way. */
export interface Plan {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly cases: readonly AskedCase[];
  /** Present where these are a shard's: the whole list. */
  readonly all?: readonly AskedCase[];
}

export interface Retrieved {
  readonly run: Run;
  readonly failure: GateError | null;
  /** What a reader of the figures should know of how they were taken. */
  readonly notices?: readonly Notice[];
}

/** Never rejects for a known failure: it becomes a report with verdict `error` that keeps whatever was reached. */
export async function pipeline(ports: Ports): Promise<Report> {
  let laws: Decision | null = null;
  let inputs: Inputs | null = null;
  let run: Run | null = null;
  let scores: Scores | null = null;
  let verdict: Verdict | null = null;
  let failure: Failure | null = null;
  try {
    laws = await ports.load();
    inputs = laws.head;
    const base = baseLaw(laws);
    const union = unionOf(inputs.suite, base?.suite ?? null);
    const measured = await ports.retrieve({ head: inputs, base, cases: union.cases });
    run = union.part(measured.run, "head");
    scores = score(inputs.suite, run, metricsOf(inputs.config), inputs.config.definition);
    if (measured.failure !== null) throw measured.failure;
    assertMeasured(inputs.config, inputs.suite, scores, inputs.baseline);
    verdict = judge(lawOf(inputs, ports.command), scores, run);
    verdict = prove(verdict, lawOf(inputs, ports.command), scores, run);
    const before = base && judgeBase(base, union.part(measured.run, "base"), laws.acceptance);
    verdict = combine(verdict, before, laws);
    verdict = { ...verdict, notices: [...verdict.notices, ...(measured.notices ?? [])] };
    requireBaseline(inputs, ports.command);
  } catch (error) {
    failure = failureOf(error);
    verdict = failed(failure, inputs, verdict);
  }
  const sound = failure === null || failure.code === "baseline_missing";
  const newBaseline = sound && inputs && run && scores ? makeBaseline(inputs, run, scores, ports.tool) : null;
  const report = {
    tool: ports.tool,
    verdict,
    failure,
    inputs,
    laws: laws && receiptOf(laws),
    run,
    scores,
    newBaseline,
    deterministicDigest: null,
  };
  return { ...report, deterministicDigest: scores === null ? null : ports.digest(report) };
}

function lawOf(inputs: Inputs, command: Ports["command"]): Parameters<typeof judge>[0] {
  return { ...inputs, baseline: command === "record" ? null : inputs.baseline };
}

/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs: Inputs, command: Ports["command"]): void {
  if (command === "record" || inputs.baseline !== null) return;
  throw new GateError("baseline_missing", `there is no baseline ${inputs.config.baseline}`, {
    hint: `Look at the report, then commit <report-dir>/baseline.json as ${inputs.config.baseline}.`,
  });
}
