/**
 * The state that was last accepted. A small loss that is recorded as the new baseline could
 * otherwise be repeated without end. So each row of a baseline keeps the recall, MRR and nDCG of
 * its case from that state, and whether it was hit by forbidden or false results, where they differ
 * from its own. They become the row's own figures with an acceptance, with a gain, and where the
 * case is new or was recorded with other targets.
 */
import { mapValues } from "../model/lookup.ts";
import { hitRateNames } from "../metrics/rates.ts";
import { averageKnown } from "../metrics/score.ts";
import {
  type AcceptedFigures,
  type AcceptedState,
  type Baseline,
  type BaselineCase,
  hasSameGrades,
} from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import { type Suite, sameQuestion } from "../model/suite.ts";
import { compareWholeSuite, testBothReferences } from "./bucket-test.ts";
import { EPSILON, type Headline, HEADLINE, isHeadline, resolveRules } from "./rules.ts";
import { acceptedHit, acceptedValue, foundWhenAccepted, pairCases, metricValue } from "./pairs.ts";
import { findGain } from "./verdict.ts";

/** What a new baseline is recorded with: its policy, and the baseline that it replaces. */
export interface Recording {
  readonly config: Config;
  readonly suite: Suite;
  /**
   * The baseline that the new one replaces, its rows under today's ids: the baseline of the base
   * commit on a branch, else that of the checkout. Null if there is none.
   */
  readonly before: Baseline | null;
  /** The commit that `before` is of. Null if it is not known. */
  readonly commit: string | null;
  /** This run's scores of edited cases, by id and by the targets of their rows in `before`. */
  readonly by_row?: ReadonlyMap<string, CaseScore>;
  /** Whether recording accepts a loss: by `--accept`, or because the change failed the rule. */
  readonly accepts: boolean;
}

/**
 * Returns the new baseline with its accepted figures. They are those of the baseline that it
 * replaces, carried on, or are reset, so that the new baseline is the accepted state itself: if
 * there is no comparable baseline, if the recording accepts its losses, or if `mayReset` allows it.
 */
export function updateAcceptedFigures(newBaseline: Baseline, recording: Recording): Baseline {
  const before = comparableBaseline(recording.before, newBaseline);
  if (before === null || recording.accepts) {
    return resetAcceptedFigures(newBaseline);
  }
  const carried = carryAcceptedFigures(newBaseline, before, recording.commit);
  return mayReset(carried, before, recording) ? resetAcceptedFigures(newBaseline) : carried;
}

/** Returns the old baseline; null if its k or definition differs: its figures mean other things. */
export function comparableBaseline(
  before: Baseline | null,
  newBaseline: Baseline,
): Baseline | null {
  if (before === null || before.k !== newBaseline.k) {
    return null;
  }
  return sameCanonical(before.definition, newBaseline.definition) ? before : null;
}

/** Returns the baseline as its own accepted state: without figures of an earlier one. */
export function resetAcceptedFigures(baseline: Baseline): Baseline {
  const cases = mapValues(baseline.cases, (row) => withAccepted(row, {}));
  const { accepted: _accepted, ...rest } = baseline;
  return { ...rest, cases };
}

/**
 * Returns the new baseline with the accepted figures of `before`, for rows with the same query and
 * targets there. It also counts the recordings since the last acceptance (nextAcceptedState).
 * `commit` is the commit of `before`, null if it is not known.
 */
export function carryAcceptedFigures(
  newBaseline: Baseline,
  before: Baseline,
  commit: string | null,
): Baseline {
  const cases = mapValues(newBaseline.cases, (row, id) => {
    const former = before.cases.get(id);
    const isSame = former !== undefined && sameQuestion(former.digests, row.digests);
    return withAccepted(row, isSame ? differingFigures(former, row, newBaseline) : {});
  });
  const { accepted: _accepted, ...rest } = newBaseline;
  const accepted = nextAcceptedState(newBaseline, before, commit);
  return { ...rest, cases, ...(accepted !== null && { accepted }) };
}

/**
 * Returns the commit of the last acceptance, and how many recordings since then changed a row. Null
 * if none did. If `before` names no acceptance, `before` itself is the accepted state, at `commit`.
 */
function nextAcceptedState(
  { cases }: Baseline,
  before: Baseline,
  commit: string | null,
): AcceptedState | null {
  const isUnchanged =
    cases.size === before.cases.size &&
    [...cases].every(([id, row]) => {
      const former = before.cases.get(id);
      return former !== undefined && hasSameContent(row, former);
    });
  const oldState = before.accepted ?? { commit, recordings: 0 };
  const recordings = oldState.recordings + (isUnchanged ? 0 : 1);
  return recordings === 0 ? null : { commit: oldState.commit, recordings };
}

/** Whether two rows have the same case, figures, ranks and results. Times are not compared. */
export function hasSameContent(a: BaselineCase, b: BaselineCase): boolean {
  return (["digests", "metrics", "ranks", "results", "clusters"] as const).every((key) =>
    sameCanonical(a[key] ?? null, b[key] ?? null),
  );
}

function withAccepted(row: BaselineCase, accepted: AcceptedFigures): BaselineCase {
  const { accepted: _accepted, ...rest } = row;
  return Object.keys(accepted).length === 0 ? rest : { ...rest, accepted };
}

/**
 * Returns the accepted figures of the former row that differ from the new row's own. A figure that
 * means something else in the two rows is left out.
 */
function differingFigures(
  former: BaselineCase,
  row: BaselineCase,
  { k, definition }: Pick<Baseline, "k" | "definition">,
): AcceptedFigures {
  const figures: { -readonly [K in keyof AcceptedFigures]: AcceptedFigures[K] } = {};
  for (const metric of listMetricsOfBoth(former, row, definition.relevance)) {
    const accepted = acceptedValue(former, metric, k);
    const recorded = metricValue(row, `${metric}@${k}`);
    // Recorded values are rounded. Ignore differences that rounding explains.
    if (accepted !== null && recorded !== null && Math.abs(accepted - recorded) > EPSILON) {
      figures[metric] = accepted;
    }
  }
  // With another forbidden list, hits of then and of now can't be compared.
  if (former.digests.limits !== row.digests.limits) {
    return figures;
  }
  for (const hit of HITS) {
    const name = hitRateNames(k)[hit];
    const accepted = isHit(acceptedHit(former, name));
    const recorded = isHit(metricValue(row, name));
    if (accepted !== null && recorded !== null && accepted !== recorded) {
      figures[hit] = accepted;
    }
  }
  return figures;
}

/**
 * Returns the metrics that mean the same in two rows with the same targets: all if the grades are
 * equal, recall and MRR if the same targets are relevant.
 */
function listMetricsOfBoth(
  former: BaselineCase,
  row: BaselineCase,
  relevance: number,
): readonly Headline[] {
  if (hasSameGrades(former, { expected: row.targets })) {
    return HEADLINE;
  }
  const isRelevant = (grade: number): boolean => grade >= relevance;
  const isSameRelevance = row.targets.every(
    ({ grade }, at) => isRelevant(grade) === isRelevant(former.targets[at]?.grade ?? 0),
  );
  return isSameRelevance ? ["recall", "mrr"] : [];
}

// Hits by results that must not come back: forbidden ones, and any result of a negative control.

const HITS = ["forbidden", "false_result"] as const;

/** Whether rows keep this metric's accepted figure: recall, MRR, nDCG or a rate of hits at k. */
export function hasAcceptedFigure(metric: string, config: Pick<Config, "k">): boolean {
  return isHeadline(metric, config) || Object.values(hitRateNames(config.k)).includes(metric);
}

/**
 * Whether a case was hit, by its rate of hits: 1 or 0, or the share of the runs that were hit in a
 * mean of several. One hit run is enough. Null without a value.
 */
function isHit(value: Value): boolean | null {
  return value === null ? null : value > EPSILON;
}

/**
 * Whether the accepted state of a row is worse than that of another row with the same figures: a
 * lower recall, MRR or nDCG, or a hit that the other has not.
 */
export function hasWorseAccepted(row: BaselineCase, other: BaselineCase, k: number): boolean {
  const isLower = HEADLINE.some((metric) => {
    const accepted = acceptedValue(row, metric, k);
    const otherAccepted = acceptedValue(other, metric, k);
    return accepted !== null && otherAccepted !== null && accepted < otherAccepted - EPSILON;
  });
  return (
    isLower ||
    Object.values(hitRateNames(k)).some(
      (name) => isHit(acceptedHit(row, name)) === true && isHit(acceptedHit(other, name)) === false,
    )
  );
}

interface EarlierChanges {
  readonly recordings: number;
  /** How far the means of the whole suite moved, of the metrics that did. */
  readonly moved: readonly { readonly metric: string; readonly delta: number }[];
  /** Ids of the cases that found a target when last accepted, and find none in the baseline. */
  readonly lost: readonly string[];
}

/** Returns what moved or is lost since the accepted state; null if no mean and no query is. */
export function findEarlierChanges(
  { k, accepted, cases }: Pick<Baseline, "k" | "accepted" | "cases">,
  suite: Suite,
): EarlierChanges | null {
  const rows: BaselineCase[] = [];
  const lost: string[] = [];
  for (const { id } of suite.cases) {
    const row = cases.get(id);
    if (row === undefined) {
      continue;
    }
    rows.push(row);
    if (foundWhenAccepted(row, k) && !row.found) {
      lost.push(id);
    }
  }
  const moved: { metric: string; delta: number }[] = [];
  for (const metric of HEADLINE) {
    const name = `${metric}@${k}`;
    const acceptedMean = averageKnown(rows.map((row) => acceptedValue(row, metric, k))) ?? 0;
    // Null in the same cases as the accepted mean.
    const recordedMean = averageKnown(rows.map((row) => metricValue(row, name))) ?? 0;
    const delta = recordedMean - acceptedMean;
    if (Math.abs(delta) > EPSILON) {
      moved.push({ metric: name, delta });
    }
  }
  if (moved.length === 0 && lost.length === 0) {
    return null;
  }
  return { recordings: accepted?.recordings ?? 0, moved, lost };
}

/**
 * Whether the new baseline's own figures become the accepted ones although nobody accepted them:
 * the suite gained since the last acceptance, or the baseline is the first mean of several runs.
 * `carried`: the new baseline with the accepted figures of `before` (carryAcceptedFigures).
 */
export function mayReset(
  carried: Baseline,
  before: Baseline,
  recording: Pick<Recording, "config" | "suite" | "by_row">,
): boolean {
  return hasGained(carried, before, recording) || isFirstMean(carried, before, recording);
}

/**
 * Whether the suite gained since the last acceptance (findGain): compares the recorded figures of
 * the new rows (`carried`) with the accepted ones that they carry. A row with recall 0.8 that was
 * accepted with 0.6 rose by 0.2. An edited case is compared with its former row, by whose targets
 * `by_row` scores it.
 */
function hasGained(
  carried: Baseline,
  before: Baseline,
  { config, suite, by_row: byRow = new Map() }: Pick<Recording, "config" | "suite" | "by_row">,
): boolean {
  const recordedScores = { cases: scoreRows(carried, suite), by_row: byRow };
  const acceptedRows = mapValues(carried.cases, (row, id) => {
    const formerRow = byRow.has(id) ? before.cases.get(id) : undefined;
    return formerRow ?? row;
  });
  const acceptedBaseline = { ...carried, cases: acceptedRows };
  const pairing = pairCases(recordedScores, acceptedBaseline);

  const rules = resolveRules(config, suite);
  const vary = before.answers_vary === true;
  const policy = { config, suite, baseline: acceptedBaseline, vary };
  const tests = testBothReferences(rules, policy, pairing);
  return findGain(rules, { pairing, tests }, policy) !== null;
}

/**
 * Whether answers vary, and a mean of several runs replaces a baseline of one run and is not below
 * it. If that one run was a lucky one, later runs would fail against its figures. So the mean's
 * figures become the accepted ones.
 */
function isFirstMean(
  newBaseline: Baseline,
  before: Baseline,
  recording: Pick<Recording, "config" | "suite">,
): boolean {
  const isMean = newBaseline.answers_vary === true && newBaseline.run_count !== undefined;
  const isFirst = isMean && before.run_count === undefined;
  return isFirst && findMetricsBelow(newBaseline, before, recording).length === 0;
}

/**
 * Returns the metrics of the whole suite in which the baseline's rows are below those of `other` by
 * more than the tolerance and, where answers vary, by more than noise.
 */
export function findMetricsBelow(
  baseline: Baseline,
  other: Baseline,
  { config, suite }: Pick<Recording, "config" | "suite">,
): readonly Headline[] {
  const scores = { cases: scoreRows(baseline, suite) };
  const comparison = compareWholeSuite({ config, suite, baseline: other }, scores);
  if (comparison === null) {
    return [];
  }
  const { test } = comparison;
  return [...test.bucket.rules.keys()].filter((metric) => {
    const { state, reason } = test.decide(metric);
    return state !== "pass" && reason !== "noise";
  });
}

/** Of an answered query. The tests of figures read none of these but `error`. */
const ANSWERED = {
  forbidden_ranks: [],
  many_to_many: false,
  degraded: false,
  error: null,
  samples_ms: [],
} as const;

function scoreRows({ cases }: Baseline, suite: Suite): readonly CaseScore[] {
  const scores: CaseScore[] = [];
  for (const { id, intent } of suite.cases) {
    const row = cases.get(id);
    if (row !== undefined) {
      const { digests, metrics, ranks, found, results } = row;
      const figures = { digests, metrics, ranks, found, results, targets: ranks.length };
      scores.push({ id, intent, ...figures, ...ANSWERED });
    }
  }
  return scores;
}
