/**
 * The whole gate as one line: inputs -> suite -> run -> scores -> verdict -> report. What touches the world comes in as
 * ports, which one job, a shard and a merge fill in their ways (app/gate.ts). The verdict is a value, computed once, and
 * nothing after it can change it.
 */
import type { Conclusion, Measurement } from "./gate/conclude.ts";
import { keptLatency } from "./gate/latency/kept.ts";
import { type Recording, updateAcceptedFigures } from "./decision/accepted-figures.ts";
import { failedVerdict, toFailure, makeBaseline } from "./gate/outcome.ts";
import { type Plan, type RetrievedRuns, selectAskedCases, makePlan } from "./gate/plan.ts";
import { listMetrics } from "./decision/rules.ts";
import { type ScoredRun, addRunCounts, averageRuns } from "./gate/runs.ts";
import { assertMeasured, requireComparable } from "./gate/sound.ts";
import {
  type LoadedPolicies,
  type MeasuredRuns,
  type Union,
  splitByPolicy,
  policiesReceipt,
} from "./gate/two-policies.ts";
import { suiteOfAskedCases, scoreRun } from "./metrics/score.ts";
import type { WeakeningFinding } from "./model/verdict.ts";
import type { Change, Report } from "./model/report.ts";
import type { AskedCase } from "./model/suite.ts";

export interface Ports {
  /** Reads and checks every file that the verdict depends on; throws GateError. */
  readonly load: () => Promise<LoadedPolicies>;
  /** What the change loosens in its own gate. */
  readonly weakening: (change: Change) => readonly WeakeningFinding[];
  /** The cases that this job asks: all of them, or a shard's; throws GateError. */
  readonly share: (cases: readonly AskedCase[]) => readonly AskedCase[];
  /** Asks the retriever, or joins what shards asked; a failure comes back beside what was measured until then. */
  readonly retrieve: (plan: Plan) => Promise<RetrievedRuns>;
  /** Adds what an LLM makes of the answers, where the config has one; a failure comes back beside what it judged. */
  readonly judgeAnswers: (plan: Plan, measured: MeasuredRuns) => Promise<MeasuredRuns>;
  /** The verdict; `partial` for a shard, which decides nothing. */
  readonly conclude: (measurement: Measurement) => Promise<Conclusion>;
  readonly digest: (report: Report) => string;
  /** `record`: asks everything again, for a baseline of several runs; absent where one run is recorded. */
  readonly again?: { readonly times: number; readonly ask: (plan: Plan) => Promise<RetrievedRuns> };
  /** `record` compares with no baseline. */
  readonly command: "gate" | "record";
  /** Whether the new baseline has this run's latency even where the old one's would do. */
  readonly retime?: boolean;
  /** Name and version. */
  readonly tool: string;
}

type ReachedParts = Pick<Report, "inputs" | "policies" | "run" | "scores" | "part">;

/** Never rejects for a known failure: it becomes a report with verdict `error` that keeps whatever was reached. */
export async function runPipeline(ports: Ports): Promise<Report> {
  let reached: ReachedParts = { inputs: null, policies: null, run: null, scores: null, part: null };
  try {
    const loaded = await ports.load();
    if (ports.command === "gate") {
      requireComparable(loaded.head);
    }
    const policies = { ...loaded, findings: ports.weakening(loaded) };
    reached = { ...reached, inputs: policies.head, policies: policiesReceipt(policies) };
    const { plan, union } = makePlan(policies, ports.share);
    const asked = await ports.retrieve(plan);
    const measured = await ports.judgeAnswers(plan, splitByPolicy(union, asked));
    const inputs = selectAskedCases(plan);
    // A query that was never asked has no figures: not 0, and none at all where none was.
    const suite =
      measured.failure === null ? inputs.suite : suiteOfAskedCases(inputs.suite, measured.head);
    const run = measured.head;
    const first = {
      scores: scoreRun(suite, run, listMetrics(inputs.config), inputs.config.definition),
      run,
    };
    reached = { ...reached, ...shownScores(first), inputs, part: asked.part ?? null };
    const runs = measured.failure === null ? await runAgain(first, plan, union, ports) : [first];
    // What is recorded is judged: the means of all runs.
    const one = runs.length === 1 ? first : averageRuns(runs);
    reached = { ...reached, ...shownScores(one) };
    const judged = { measured: { ...measured, head: one.run }, scores: one.scores };
    const concluded = await ports.conclude({ policies, plan, union, asked, inputs, ...judged });
    const { recording, ...told } = concluded;
    return sealReport({ ...reached, ...told }, ports, runs, recording);
  } catch (error) {
    const failure = toFailure(error);
    return sealReport(
      { ...reached, failure, verdict: failedVerdict(failure, reached.inputs, null) },
      ports,
    );
  }
}

/** Where no case has figures there are none. */
function shownScores({ scores, run }: ScoredRun): Pick<Report, "run" | "scores"> {
  return { run, scores: scores.cases.length === 0 ? null : scores };
}

/** All runs; throws what one of them ended with, since all of them become the baseline. */
async function runAgain(
  first: ScoredRun,
  plan: Plan,
  union: Union,
  { again }: Ports,
): Promise<readonly ScoredRun[]> {
  if (again === undefined) {
    return [first];
  }
  const { config, suite } = plan.head;
  const untimed = {
    ...plan,
    head: { ...plan.head, config: { ...config, latency: "off" as const } },
  };
  assertMeasured(config, suite, first.scores, null);
  const runs = [first];
  while (runs.length <= again.times) {
    const { head, failure } = splitByPolicy(union, await again.ask(untimed));
    if (failure !== null) {
      throw failure;
    }
    const scores = scoreRun(suite, head, listMetrics(config), config.definition);
    assertMeasured(config, suite, scores, null);
    runs.push({ scores, run: head });
  }
  return runs;
}

/** The report with what follows from it: the baseline to adopt, and the digest over the whole. */
function sealReport(
  reached: Omit<Report, "tool" | "new_baseline" | "deterministic_digest">,
  { command, tool, digest, retime = false }: Ports,
  runs: readonly ScoredRun[] = [],
  recording: Recording | null = null,
): Report {
  const { failure, inputs, run, scores, part } = reached;
  const whole = (failure === null || failure.code === "baseline_missing") && !part;
  const isMeasured = whole && inputs !== null && run !== null && scores !== null;
  const timed = isMeasured ? makeBaseline(inputs, run, scores, tool, command) : null;
  const keeps = timed !== null && inputs !== null && !retime;
  const made = keeps ? keptLatency(inputs, inputs.baseline, timed) : timed;
  const many = made !== null && runs.length > 1 ? addRunCounts(made, runs) : made;
  const newBaseline = many !== null && recording ? updateAcceptedFigures(many, recording) : many;
  const report = { tool, ...reached, new_baseline: newBaseline, deterministic_digest: null };
  return { ...report, deterministic_digest: scores === null ? null : digest(report) };
}
