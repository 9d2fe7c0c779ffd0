/**
 * The gate from beginning to end: files, plan, answers, scores, verdict, report. Everything that
 * reads a file or asks a retriever is a port; app/job.ts fills the ports for a whole job, a shard
 * and a merge. The verdict is computed once.
 */
import type { Conclusion, Measurement } from "./gate/conclude.ts";
import { keepOldLatency } from "./latency/recorded.ts";
import { type Recording, updateAcceptedFigures } from "./decision/accepted-figures.ts";
import { errorVerdict, toFailure, makeBaseline } from "./gate/outcome.ts";
import {
  type Plan,
  type RetrievedRuns,
  selectAskedCases,
  makePlan,
  type MeasuredRuns,
  type Union,
  splitByPolicy,
} from "./gate/questions.ts";
import { addRowScores } from "./decision/row-scores.ts";
import { listMetrics } from "./decision/rules.ts";
import { type ScoredRun, addRunFigures, averageRuns, keepVariances } from "./gate/runs.ts";
import { assertMeasured, requireComparable } from "./gate/sound.ts";
import { keepUnselectedRows } from "./gate/selected-cases.ts";
import { type LoadedPolicies, type PolicyDecision, policiesReceipt } from "./gate/two-policies.ts";

import { GateError } from "./errors.ts";
import { suiteOfAskedCases, scoreRun } from "./metrics/score.ts";
import { baselineFile } from "./model/config.ts";
import type { Baseline } from "./model/baseline.ts";
import type { WeakeningFinding } from "./model/verdict.ts";
import type { Change, Inputs, Report } from "./model/report.ts";
import type { Run } from "./model/run.ts";
import type { AskedCase } from "./model/suite.ts";

/**
 * What a job does at each step of the pipeline: a whole run, a shard and a merge differ in these.
 */
export interface Ports {
  /** Reads and checks every file that the verdict depends on. Throws GateError. */
  readonly load: () => Promise<LoadedPolicies>;
  /** Returns what the change loosens in its own gate. */
  readonly findWeakening: (change: Change) => readonly WeakeningFinding[];
  /** Returns the cases that this job asks: all of them, or those of a shard. Throws GateError. */
  readonly selectCases: (cases: readonly AskedCase[]) => readonly AskedCase[];
  /**
   * Asks the retriever, or joins what shards asked. A failure comes beside what was measured until
   * then.
   */
  readonly retrieve: (plan: Plan) => Promise<RetrievedRuns>;
  /**
   * Adds the judge's verdicts, if the config has one. A failure comes beside what was judged until
   * then.
   */
  readonly judgeAnswers: (plan: Plan, measured: MeasuredRuns) => Promise<MeasuredRuns>;
  /** Returns the verdict; `partial` for a shard, which decides nothing. */
  readonly conclude: (measurement: Measurement) => Promise<Conclusion>;
  /** Returns the digest of all in the report that is the same for the same measurement. */
  readonly digestReport: (report: Report) => string;
  /**
   * `record --runs`: asks all cases again, `times` times after the first run. Absent if one run is
   * recorded.
   */
  readonly repeat?: {
    readonly times: number;
    readonly ask: (plan: Plan) => Promise<RetrievedRuns>;
  };
  /**
   * What is run. Only a `gate` must be comparable with its baseline, since `record` replaces that.
   */
  readonly command: "gate" | "record";
  /** Whether the new baseline gets this run's times even if the old ones still hold. Absent: no. */
  readonly renewsTimes?: boolean;
  /** Name and version of this program. */
  readonly tool: string;
}

/** The parts of a report that are known before the verdict is. */
type ReachedParts = Pick<Report, "inputs" | "policies" | "run" | "scores" | "part">;

const NOTHING_REACHED: ReachedParts = {
  inputs: null,
  policies: null,
  run: null,
  scores: null,
  part: null,
};

/**
 * Runs the gate and returns its report. Whatever a step throws becomes the verdict `error`, with
 * all that was reached before it. Rejects only if that report can't be made.
 */
export async function runPipeline(ports: Ports): Promise<Report> {
  let reached = NOTHING_REACHED;
  /** Keeps these parts for the report of a failure, and returns all parts so far. */
  const addReached = (parts: Partial<ReachedParts>): ReachedParts => {
    reached = { ...reached, ...parts };
    return reached;
  };
  try {
    return await measureAndConclude(ports, addReached);
  } catch (error) {
    const failure = toFailure(error);
    return sealReport({ ...reached, failure, verdict: errorVerdict(null) }, ports, null);
  }
}

/**
 * Does the steps of the pipeline in order and returns the report. What each step knows goes to
 * `addReached`, which returns all parts so far. Throws what a step throws.
 */
async function measureAndConclude(
  ports: Ports,
  addReached: (parts: Partial<ReachedParts>) => ReachedParts,
): Promise<Report> {
  const policies = await loadPolicies(ports);
  addReached({ inputs: policies.head, policies: policiesReceipt(policies) });

  // `union`: the questions of the head's and the base's suite, which are asked at once.
  const { plan, union } = makePlan(policies, ports.selectCases);
  const asked = await ports.retrieve(plan);
  const measured = await ports.judgeAnswers(plan, splitByPolicy(union, asked));

  const askedInputs = selectAskedCases(plan);
  // Each policy judges its own cases of the answers: `measured` has the head's and the base's part.
  const first = scoreHead(askedInputs, measured);
  addReached({ ...shownScores(first), inputs: askedInputs, part: asked.part ?? null });

  const runs =
    measured.failure === null
      ? await measureFurtherRuns(first, asked, plan, union, ports)
      : [first];
  // Of several runs, which only a recording has, the mean is judged, not the first.
  const judged = runs.length === 1 ? first : averageRunsByRows(runs, policies);
  const reached = addReached(shownScores(judged));

  const { recording, ...conclusion } = await ports.conclude({
    policies,
    plan,
    union,
    asked,
    inputs: askedInputs,
    measured: { ...measured, head: judged.run },
    scores: judged.scores,
  });
  const unsealed = { ...reached, ...conclusion };
  const newBaseline = makeNewBaseline(unsealed, askedInputs, ports, runs, recording);
  return sealReport(unsealed, ports, newBaseline);
}

/**
 * Returns the mean of several runs. A case may have been edited since its row was recorded in the
 * baseline. Each run is then scored by the row's targets, too, so that the mean can be compared with
 * the row: that of the baseline which `record` replaces (`over`), or else of the head's.
 */
function averageRunsByRows(
  runs: readonly ScoredRun[],
  { head, over: recordedOver }: PolicyDecision,
): ScoredRun {
  const { config, suite } = head;
  const { baseline } = recordedOver ?? head;
  return averageRuns(
    runs.map(({ scores, run }) => ({
      run,
      scores: addRowScores({ config, suite, baseline }, scores, run),
    })),
  );
}

/**
 * Returns the files of head and base with what the change loosens in its gate. For a gate it throws
 * GateError if the head's config and suite can't be compared with its baseline.
 */
async function loadPolicies(ports: Ports): Promise<PolicyDecision> {
  const loaded = await ports.load();
  if (ports.command === "gate") {
    requireComparable(loaded.head);
  }
  return { ...loaded, findings: ports.findWeakening(loaded) };
}

/**
 * Returns the head's run with its scores. After a failure, only the cases that were asked are
 * scored: what was not measured is not 0.
 */
function scoreHead(
  { config, suite }: Inputs,
  { head, failure }: Omit<MeasuredRuns, "base">,
): ScoredRun {
  const scored = failure === null ? suite : suiteOfAskedCases(suite, head);
  const scores = scoreRun(scored, head, listMetrics(config), config.definition);
  return { scores, run: head };
}

/**
 * Returns the run and its scores for the report; `scores` is null if no case has any. Left out are
 * the scores by the rows of the baseline (`by_row`), which only the verdict needs.
 */
function shownScores({ scores, run }: ScoredRun): Pick<Report, "run" | "scores"> {
  const { by_row: _byRow, ...shownMembers } = scores;
  return { run, scores: scores.cases.length === 0 ? null : shownMembers };
}

/**
 * Returns all runs that are recorded together, scored: the first, and the answers of a second start
 * that answers otherwise (`second`), or `repeat.times` more runs, which are asked now. Throws if a
 * further run failed, or measured nothing that can be judged (assertMeasured).
 */
async function measureFurtherRuns(
  first: ScoredRun,
  { second }: RetrievedRuns,
  plan: Plan,
  union: Union,
  { repeat }: Ports,
): Promise<readonly ScoredRun[]> {
  const { config, suite } = plan.head;
  const scoreFurther = (head: Run): ScoredRun => {
    const scored = scoreHead(plan.head, { head, failure: null });
    // Without a baseline (`null`), which would excuse constant answers.
    assertMeasured(config, suite, scored.scores, null);
    return scored;
  };
  if (second !== undefined) {
    return [first, scoreFurther(union.part(second, "head"))];
  }
  if (repeat === undefined) {
    return [first];
  }
  // A first run that can't be judged is refused before the others are asked.
  assertMeasured(config, suite, first.scores, null);
  const untimedConfig = { ...config, latency: "off" as const };
  const untimed = { ...plan, head: { ...plan.head, config: untimedConfig } };
  const runs = [first];
  for (let time = 0; time < repeat.times; time++) {
    const { head, failure } = splitByPolicy(union, await repeat.ask(untimed));
    if (failure !== null) {
      throw failure;
    }
    runs.push(scoreFurther(head));
  }
  return runs;
}

/** A report without what is made of it at the end. */
type UnsealedReport = Omit<Report, "tool" | "new_baseline" | "deterministic_digest">;

/** Returns the report with, if it has scores, the digest over the whole. */
function sealReport(unsealed: UnsealedReport, ports: Ports, newBaseline: Baseline | null): Report {
  const report = {
    tool: ports.tool,
    ...unsealed,
    new_baseline: newBaseline,
    deterministic_digest: null,
  };
  if (report.scores === null) {
    return report;
  }
  return { ...report, deterministic_digest: ports.digestReport(report) };
}

/**
 * Returns the baseline that may be adopted from this run, also of a part that `select` chooses: the
 * other cases keep their rows of the checkout's baseline (in `files`). If those were measured
 * otherwise, a gate has null, and a `record` throws `not_comparable`. Also null if measureNewBaseline
 * is. `recording`: what the new baseline replaces.
 */
function makeNewBaseline(
  unsealed: UnsealedReport,
  files: Inputs,
  ports: Ports,
  runs: readonly ScoredRun[],
  recording: Recording | undefined,
): Baseline | null {
  const measured = measureNewBaseline(unsealed, ports, runs);
  if (measured === null) {
    return null;
  }
  const baseline =
    recording === undefined
      ? measured
      : updateAcceptedFigures(keepVariances(measured, recording.before), recording);
  const merged = keepUnselectedRows(baseline, files);
  if (merged === null && ports.command === "record") {
    throw unlikeRowsError(files);
  }
  return merged;
}

/**
 * Returns the baseline of the asked cases. Null if the run failed, except for want of a baseline, or
 * was of one shard (`partial`). Old times that still hold stay.
 */
function measureNewBaseline(
  { failure, inputs, run, scores }: UnsealedReport,
  { tool, command, renewsTimes = false }: Ports,
  runs: readonly ScoredRun[],
): Baseline | null {
  const isMeasured = failure === null || failure.code === "baseline_missing";
  if (!isMeasured || inputs === null || run === null || scores === null || inputs.suite.partial) {
    return null;
  }
  const measured = makeBaseline(inputs, run, scores, tool, command);
  const timed = renewsTimes ? measured : keepOldLatency(inputs, inputs.baseline, measured);
  return runs.length > 1 ? addRunFigures(timed, runs) : timed;
}

function unlikeRowsError({ config }: Inputs): GateError {
  const message = `${baselineFile(config)} holds rows that \`select\` leaves out, and they were measured otherwise: by another k or definition, or as the mean of another number of runs`;
  return new GateError(
    "not_comparable",
    message,
    "Record the whole suite, with a config that has no `select`; or name another baseline in this config.",
  );
}
