/**
 * Base and head side by side: the base's answers of this very job are what each policy compares
 * with.
 */
import { comparableBaseline, carryAcceptedFigures } from "../decision/accepted-figures.ts";
import { compareWholeSuite } from "../decision/bucket-test.ts";
import { type Headline, listMetrics } from "../decision/rules.ts";
import { metricValue } from "../decision/pairs.ts";
import {
  addRowScores,
  makeJudgedPolicy,
  useBaseTargets,
  hasFailed,
} from "../decision/row-scores.ts";
import { GateError, failureOfBase, isFailureOfBase, valueForGateError } from "../errors.ts";
import { averageKnown, scoreRun } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Notice } from "../model/notice.ts";
import type { BaseCheckout } from "../model/policy.ts";
import { NO_RENAMES, type Renames, invertRenames, renameTarget } from "../model/renames.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import type { Case, Suite, Target } from "../model/suite.ts";
import { decidePolicy } from "./decide.ts";
import { makeBaseline } from "./outcome.ts";
import type { Plan, RetrievedRuns, Union } from "./questions.ts";
import { assertMeasured, queryErrors } from "./sound.ts";
import type { PolicyDecision } from "./two-policies.ts";

export interface ComparedSides {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly notices: readonly Notice[];
  /**
   * The base's run of this job. Null if there is none, if the base's files don't judge, and if the
   * change is accepted.
   */
  readonly scores: Scores | null;
}

export interface AskedPlan {
  readonly policies: PolicyDecision;
  /** The files of both sides, and the cases to ask. */
  readonly plan: Plan;
  /** The questions of both suites, each once, and which of them each policy judges. */
  readonly union: Union;
  readonly asked: RetrievedRuns;
}

/**
 * Returns what each policy compares with: the base's run of this job if the base was asked beside
 * the head, else the stored baselines. If that run can't be used, throws `base_failed`, except
 * where the base has no gate yet (`is_first`): then the stored baselines are compared with. A notice
 * says if both sides seem to be one system. `tool` is this program's version.
 */
export function selectSides(
  { policies, plan, union, asked }: AskedPlan,
  tool: string,
): ComparedSides {
  const { head, base, beside } = plan;
  const asStored = { head, base, notices: [], scores: null };
  if (beside === null) {
    return asStored;
  }
  if (asked.base === null) {
    if (beside.is_first) {
      return asStored;
    }
    throw new GateError("base_failed", "the base's retriever was not asked");
  }
  try {
    const sides = compareSideBySide({ ...policies, base }, union, asked.base, beside, tool);
    const oneSystemNotices = findOneSystem(asked.run, asked.base, beside);
    return { ...sides, notices: [...sides.notices, ...oneSystemNotices] };
  } catch (error) {
    if (beside.is_first && isFailureOfBase(error)) {
      return { ...asStored, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
    }
    throw error;
  }
}

/**
 * Returns a notice if both sides got the same results to all queries although the head edits code,
 * or if both configs name one path outside of the checkouts.
 */
function findOneSystem(head: Run, base: Run, beside: BaseCheckout): readonly Notice[] {
  const { shared_path: path, edited_code: code } = beside;
  const listResults = ({ cases }: Run): string =>
    JSON.stringify(cases.map(({ outcome }) => (outcome.kind === "answer" ? outcome.hits : null)));
  const edited = code.length > 0 && listResults(head) === listResults(base) ? code : [];
  if (path === null && edited.length === 0) {
    return [];
  }
  return [{ code: "one_system", path, queries: head.cases.length, edited }];
}

/**
 * Returns the policies of head and base, each with `baseAnswers` as its baseline instead of the
 * stored one. Throws `base_failed` if that run can't be used. If the label accepts the change, the
 * head keeps its stored baseline, and the base's policy is left out if its run can't be used.
 */
function compareSideBySide(
  policies: Pick<PolicyDecision, "head" | "base" | "acceptance" | "renames">,
  union: Union,
  baseAnswers: Run,
  beside: BaseCheckout,
  tool: string,
): ComparedSides {
  const { head, base, acceptance, renames = NO_RENAMES } = policies;
  const options = { baseSuite: base?.suite ?? null, renames, beside, tool };
  const compareBasePolicy = (): BaseSide =>
    base === null ? NO_BASE_SIDE : compareBase(base, union.part(baseAnswers, "base"), options);

  if (acceptance === "given") {
    const notice: Notice = { code: "not_side_by_side", reason: "accepted" };
    const reported = compareIfMeasured(compareBasePolicy);
    return { head, base: reported.base, scores: null, notices: [notice, ...reported.notices] };
  }

  const { inputs } = measureBase(head, union.part(baseAnswers, "head"), null, options);
  const baseSide = compareBasePolicy();
  return { head: inputs, ...baseSide };
}

type BaseSide = Omit<ComparedSides, "head">;

/** The base's files don't judge, or its run can't be used. */
const NO_BASE_SIDE: BaseSide = { base: null, scores: null, notices: [] };

/** Returns the base's policy with its run, and a notice if that is below its stored baseline. */
function compareBase(base: Inputs, run: Run, options: BaseRunOptions): BaseSide {
  const { inputs, scores } = measureBase(base, run, base.baseline, options);
  const notices = findBelowStored(base, scores, run);
  return { base: inputs, scores: addRowScores(base, scores, run), notices };
}

/** Returns NO_BASE_SIDE if the base's retriever failed. Throws other errors. */
function compareIfMeasured(compare: () => BaseSide): BaseSide {
  try {
    return compare();
  } catch (error) {
    return valueForGateError(error, NO_BASE_SIDE, ["base_failed"]);
  }
}

interface BaseRunOptions {
  /** By whose targets the base is measured. Null if the base's files don't judge. */
  readonly baseSuite: Suite | null;
  readonly renames: Renames;
  readonly beside: BaseCheckout;
  readonly tool: string;
}

interface MeasuredBase {
  /** Without the queries that failed. */
  readonly scores: Scores;
  /** The policy's files with the base's run as the baseline. */
  readonly inputs: Inputs;
}

/**
 * Returns one policy with the base's run as its baseline. Queries that failed there have no row, so
 * they are not compared. Throws as assertBaseMeasured. `stored`: the base's recorded baseline; null
 * for the head's policy, or if there is none.
 */
function measureBase(
  inputs: Inputs,
  run: Run,
  stored: Baseline | null,
  { baseSuite, renames, beside, tool }: BaseRunOptions,
): MeasuredBase {
  const { config } = inputs;
  // The base is measured by its own targets, not by those that the change edited.
  const suite = baseSuite === null ? inputs.suite : useBaseTargets(inputs.suite, baseSuite);
  const oldNames = invertRenames(renames);
  const scoreCases = (caseList: readonly Case[]): Scores => {
    const cases = caseList.map((each) => renameTargets(each, oldNames));
    return scoreRun({ ...suite, cases }, run, listMetrics(config), config.definition);
  };
  const allScores = scoreCases(suite.cases);

  // Leave out the queries that failed.
  const failed = allScores.cases.filter(hasFailed).map(({ id }) => id);
  const failedIds = new Set(failed);
  const answeredCases = suite.cases.filter(({ id }) => !failedIds.has(id));
  const answeredInputs = { ...inputs, suite: { ...suite, cases: answeredCases } };
  const scores = failed.length === 0 ? allScores : scoreCases(answeredCases);
  assertBaseMeasured(answeredInputs, allScores, scores, stored);

  const newBaseline = makeBaseline(
    { ...answeredInputs, retriever: beside.receipt },
    run,
    scores,
    tool,
  );
  // Null if the stored baseline's accepted figures can't be kept.
  const carried = carryStoredFigures(newBaseline, inputs);
  const receipt = { commit: beside.commit, accepted_figures: carried !== null, failed };
  const baseline = { ...(carried ?? newBaseline), beside: receipt };
  return { scores, inputs: { ...inputs, baseline } };
}

/**
 * Returns the baseline with the accepted figures of the stored one. Null if that is not comparable,
 * or if the base may drift: figures of an index that changes on its own say nothing of today's.
 */
function carryStoredFigures(newBaseline: Baseline, inputs: Inputs): Baseline | null {
  const stored = mayDrift(inputs) ? null : comparableBaseline(inputs.baseline, newBaseline);
  return stored && carryAcceptedFigures(newBaseline, stored, null);
}

/** Whether the config allows that the base falls short of its stored baseline. */
function mayDrift({ config: { latency } }: Inputs): boolean {
  return latency !== "off" && latency.side_by_side.drift === "allow";
}

/**
 * Returns the case with the new names of renamed documents as targets. It keeps its digests, by
 * which the head's run is paired with the base's.
 */
export function renameTargets(subject: Case, renames: Renames): Case {
  if (renames.size === 0) {
    return subject;
  }
  const rename = (target: Target): Target => renameTarget(target, renames);
  const expected = subject.expected.map(rename);
  return { ...subject, expected, forbidden: subject.forbidden.map(rename) };
}

/**
 * Throws `base_failed` if more than half of the base's queries failed, or if the others measured
 * nothing. `allScores` has the failed queries, `scores` has not. One list for all queries is excused
 * if they had it in the `stored` baseline, too.
 */
function assertBaseMeasured(
  inputs: Inputs,
  allScores: Scores,
  scores: Scores,
  stored: Baseline | null,
): void {
  failAsBase(() => {
    const hasMostlyFailed = 2 * scores.cases.length < allScores.cases.length;
    const failure = hasMostlyFailed ? queryErrors(allScores) : null;
    if (failure !== null) {
      throw failure;
    }
    assertMeasured(inputs.config, inputs.suite, scores, stored);
  });
}

/** Returns what `act` returns. A GateError that it throws becomes `base_failed`. */
export function failAsBase<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

/**
 * Returns a notice of the first check, latency aside, that the base's run fails against its own
 * stored baseline. The base directory may lack what the base had, such as its index, and the head
 * would be compared with too little.
 */
function findBelowStored(base: Inputs, scores: Scores, run: Run): readonly Notice[] {
  if (base.baseline === null) {
    return [];
  }
  const untimed = { ...base, config: { ...base.config, latency: "off" as const } };
  const { checks } = decidePolicy(makeJudgedPolicy(untimed, scores, run));
  for (const check of checks) {
    const { state, secondary_to: follows, metric, scope, baseline, current } = check;
    const isLeading = state === "fail" && follows === null;
    if (isLeading && baseline !== null && current !== null) {
      return [{ code: "base_below_baseline", metric, scope, before: baseline, after: current }];
    }
  }
  return [];
}

// If the build of the change breaks the base's checkout as well, both sides get worse alike, and no
// difference shows. So both are also compared with what was recorded on the default branch.

/** The largest p at which a side has fallen short of the stored baseline. Drift needs both. */
const DRIFT_LEVEL = 0.01;

/**
 * Throws `base_drifted` if base and head both fall below the base's stored baseline in the same
 * metric, beyond its tolerance and significantly: then the data moved, and the change is not at
 * fault. `base` has the baseline as stored, and `sides` the base's scores; `headScores` and `run`
 * are the head's. Never throws without these, or if drift is allowed.
 */
export function refuseDrift(
  base: Inputs | null,
  sides: Pick<ComparedSides, "head" | "scores">,
  headScores: Scores,
  run: Run,
): void {
  if (base === null || base.baseline === null || sides.scores === null || mayDrift(base)) {
    return;
  }
  // Cases that the head edited are compared by the targets of the stored rows.
  const headScoresByRows = addRowScores({ ...base, suite: sides.head.suite }, headScores, run);
  const baseSide = compareWholeSuite(base, sides.scores);
  const headSide = compareWholeSuite(base, headScoresByRows);
  if (baseSide === null || headSide === null) {
    return;
  }
  const p = Math.max(baseSide.test.p, headSide.test.p);
  const fellOnBothSides = (metric: Headline): boolean =>
    baseSide.test.decide(metric).state !== "pass" && headSide.test.decide(metric).state !== "pass";
  const fallenMetric = [...baseSide.test.bucket.rules.keys()].find(fellOnBothSides);
  if (fallenMetric === undefined || p > DRIFT_LEVEL) {
    return;
  }
  const name = `${fallenMetric}@${base.config.k}`;
  const showMean = (rows: readonly Pick<CaseScore, "metrics">[]): string =>
    (averageKnown(rows.map((row) => metricValue(row, name))) ?? 0).toFixed(3);
  const storedText = showMean(baseSide.pairs.map(({ before }) => before));
  const baseText = showMean(baseSide.pairs.map(({ now }) => now));
  const headText = showMean(headSide.pairs.map(({ now }) => now));
  throw new GateError(
    "base_drifted",
    `base and head both fall short of the stored baseline, and not by chance (p ${p.toFixed(4)} at most): ${name} was ${storedText} when it was recorded; now the base has ${baseText} and the head ${headText}`,
    "Give the base directory what the base had, its index above all, built by the base's own scripts. Where the data itself moved, record a new baseline on the default branch first; an index that lives on its own may say `latency.side_by_side.drift: allow`.",
  );
}
