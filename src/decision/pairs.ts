/**
 * Pairs the cases of this run with the same cases of the baseline, and reads values of such pairs.
 */
import { computeJaccard } from "../metrics/churn.ts";
import { FORBIDDEN_RATE } from "../metrics/rates.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { sameQuery, sameQuestion, type Suite } from "../model/suite.ts";
import { type Scope, selectCases, selectInScope } from "../model/scope.ts";
import type { CaseScore, ScoredCases, Value, Scores } from "../model/scores.ts";
import type { Reference } from "../model/verdict.ts";
import { EPSILON, type Headline, HEADLINE } from "./rules.ts";
import { indexById, mapValues } from "../model/lookup.ts";
import type { Config } from "../model/config.ts";
import type { Run } from "../model/run.ts";

export interface Pair {
  /** This run's score, by the targets and limits (what must not be found) of the row. */
  readonly now: CaseScore;
  readonly before: BaselineCase;
  /** This run's score by the suite's targets and limits. Absent if the row has the same ones. */
  readonly by_suite?: CaseScore;
  /** Whether base and head both have the case with the query, params and targets of its row. */
  readonly unedited: boolean;
}

export interface ComparedCases {
  /** In case-id order. */
  readonly pairs: readonly Pair[];
  /** In this run, without a row that they can be compared with. */
  readonly added: readonly CaseScore[];
}

export interface Pairing extends ComparedCases {
  /** In the baseline, and not in this run. */
  readonly absent: readonly string[];
}

/**
 * Returns the run's cases with their rows in the baseline (`pairs`), cases without a comparable row
 * (`added`), and the ids of rows that the run lacks (`absent`). `otherSuite` is the suite of the
 * other policy that judges the run, null if none does. It decides only whether a case is unedited.
 */
export function pairCases(
  scores: ScoredCases,
  baseline: Baseline | null,
  otherSuite: Pick<Suite, "cases"> | null = null,
): Pairing {
  const pairs: Pair[] = [];
  const added: CaseScore[] = [];
  const otherCases = indexById(otherSuite?.cases ?? []);
  for (const score of scores.cases) {
    const row = baseline?.cases.get(score.id);
    const isKnown = row !== undefined && sameQuery(row.digests, score.digests);
    if (!isKnown || isNewlyGolden(row, score)) {
      added.push(score);
      continue;
    }
    const other = otherCases.get(score.id);
    const isSameInOther =
      otherSuite === null || (other !== undefined && sameQuestion(other.digests, row.digests));
    const unedited = isSameInOther && sameQuestion(score.digests, row.digests);
    // An edited case is compared by its row's targets, and keeps the score by its own beside it.
    const scoreByRow = scores.by_row?.get(score.id);
    pairs.push(
      scoreByRow === undefined
        ? { now: score, before: row, unedited }
        : { now: scoreByRow, before: row, by_suite: score, unedited },
    );
  }
  const ids = new Set(scores.cases.map(({ id }) => id));
  const absent = [...(baseline?.cases.keys() ?? [])].filter((id) => !ids.has(id));
  return { pairs, added, absent: absent.toSorted(compareCodePoints) };
}

/** Whether a query that was only watched when its row was recorded has targets now. */
function isNewlyGolden({ targets, digests, expect_empty }: BaselineCase, now: CaseScore): boolean {
  const wasWatched = targets.length === 0 && expect_empty !== true;
  return wasWatched && digests.targets !== now.digests.targets;
}

/** Returns this run's score of the case by the suite's targets, not by those of the row. */
export function scoreBySuite({ now, by_suite: bySuite }: Pair): CaseScore {
  return bySuite ?? now;
}

/** Whether any target that the baseline found in the top k is not found now, even if others are. */
export function hasLostTarget(pair: Pair): boolean {
  return pair.before.ranks.some(
    (rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null,
  );
}

/** Whether the case found a target at the baseline and finds none now. */
export function isNewlyLost({ before, now }: Pair): boolean {
  return before.found && !now.found;
}

/** Whether the query is newly lost, or is watched and had results before and has none now. */
export function findsNothingAnyMore(pair: Pair): boolean {
  const { before, now } = pair;
  const hasNoTargets = before.ranks.length === 0 && now.ranks.length === 0;
  const isWatched = hasNoTargets && before.expect_empty !== true;
  const isEmptied = before.results.length > 0 && now.results.length === 0;
  return isNewlyLost(pair) || (isWatched && isEmptied);
}

export function metricValue({ metrics }: Pick<CaseScore, "metrics">, name: string): Value {
  return metrics.get(name) ?? null;
}

/** Returns recall, MRR or nDCG when last accepted. Null if the row has no value now. */
export function acceptedValue(row: BaselineCase, metric: Headline, k: number): Value {
  const value = metricValue(row, `${metric}@${k}`);
  return value === null ? null : (row.accepted?.[metric] ?? value);
}

/** Returns recall, MRR or nDCG of the recorded state, or of the one that was last accepted. */
export function referenceValue(
  row: BaselineCase,
  metric: Headline,
  k: number,
  reference: Reference,
): Value {
  return reference === "baseline"
    ? metricValue(row, `${metric}@${k}`)
    : acceptedValue(row, metric, k);
}

export function hasAcceptedQuality(row: BaselineCase): boolean {
  return HEADLINE.some((metric) => row.accepted?.[metric] !== undefined);
}

/**
 * Whether the case found a relevant target when last accepted. A row with accepted quality tells it
 * by its accepted recall. Any other row is the accepted state itself.
 */
export function foundWhenAccepted(row: BaselineCase, k: number): boolean {
  return hasAcceptedQuality(row) ? (acceptedValue(row, "recall", k) ?? 0) > EPSILON : row.found;
}

/** Returns 1 if the row was hit when last accepted, else 0; null if it has no value of the rate. */
export function acceptedHit(row: BaselineCase, name: string): Value {
  const value = metricValue(row, name);
  const isForbidden = name.startsWith(FORBIDDEN_RATE.name);
  const accepted = isForbidden ? row.accepted?.forbidden : row.accepted?.false_result;
  return value === null || accepted === undefined ? value : Number(accepted);
}

/**
 * Returns the pairing in which the replaced pairs have the figures and lists of their rows now, and
 * count as neither failed nor degraded.
 */
export function useBaselineRows(pairing: Pairing, isReplaced: (pair: Pair) => boolean): Pairing {
  const replacePair = ({ before, now, unedited }: Pair): Pair => {
    const { metrics, ranks, found, results, clusters } = before;
    const asBefore = { metrics, ranks, found, results, clusters, error: null, degraded: false };
    // Without `by_suite`, so that floors count the rows' figures, too.
    return { before, now: Object.assign({}, now, asBefore), unedited };
  };
  return {
    ...pairing,
    pairs: pairing.pairs.map((pair) => (isReplaced(pair) ? replacePair(pair) : pair)),
  };
}

/** Whether useBaselineRows replaced the pair: then it has the row's own list now. */
export function isReplacedByRow({ now, before }: Pair): boolean {
  return now.results === before.results;
}

/** Returns the Jaccard overlap of the top k of now and of the baseline; null if both are empty. */
export function measureOverlap(pair: Pair, k: number): Value {
  // Cut first: computeJaccard counts k different documents, so repeats would let in what is below
  // the top k.
  const before = pair.before.results.slice(0, k);
  return computeJaccard(before, pair.now.results.slice(0, k), k);
}

/**
 * Returns the pairing with the values of each churn metric: now the overlap with the baseline's
 * list, before 1, since a list shares all with itself. Without such metrics the pairing as it is.
 */
export function addChurn(pairing: Pairing, metrics: readonly Metric[]): Pairing {
  const cutoffs = churnCutoffs(metrics);
  if (cutoffs.size === 0) {
    return pairing;
  }
  const pairs = pairing.pairs.map((pair): Pair => {
    const values = mapValues(cutoffs, (k) => measureOverlap(pair, k));
    const ones = new Map([...cutoffs.keys()].map((name) => [name, 1]));
    const { now, before, by_suite: bySuite } = pair;
    return {
      ...pair,
      now: addMetrics(now, values),
      before: addMetrics(before, ones),
      ...(bySuite !== undefined && { by_suite: addMetrics(bySuite, values) }),
    };
  });
  return { ...pairing, pairs };
}

/** Returns the cutoffs of the churn metrics by their names, such as 10 of `jaccard@10`. */
export function churnCutoffs(metrics: readonly Metric[]): ReadonlyMap<string, number> {
  const churnMetrics = metrics.filter(({ family }) => family.kind === "churn");
  return new Map(churnMetrics.map(({ name, k }) => [name, k]));
}

export function addMetrics<T extends Pick<CaseScore, "metrics">>(
  scored: T,
  values: ReadonlyMap<string, Value>,
): T {
  return { ...scored, metrics: new Map([...scored.metrics, ...values]) };
}

export function casesOfScope({ pairs, added }: ComparedCases, scope: Scope): ComparedCases {
  return { pairs: selectInScope(pairs, scope, ({ now }) => now), added: selectCases(added, scope) };
}

/** Returns the group of each case that has one, by id. A group is one block of the test. */
export function caseGroups(suite: Pick<Suite, "cases">): ReadonlyMap<string, string> {
  return new Map(
    suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])),
  );
}

/** The files that judge a run, and what they compare it with. */
export interface Policy {
  readonly config: Config;
  readonly suite: Suite;
  /** Null if there is nothing to compare with: floors, ceilings and critical cases still count. */
  readonly baseline: Baseline | null;
  /**
   * Set in the first of `record`'s two policies, which has no baseline on purpose: metrics that
   * only compare with one are not checked.
   */
  readonly recording?: boolean;
  /**
   * Set in the second policy of `record`, which compares with the replaced baseline: a fall since
   * the last acceptance fails even if this run makes no case worse.
   */
  readonly adopting?: boolean;
  /** Whether answers vary, by the base's baseline for both sides. Absent: as `baseline` says. */
  readonly vary?: boolean;
  /** Lost queries that are found if asked again, or lost by the base, too; absent: none asked. */
  readonly not_lost?: ReadonlySet<string>;
}

export interface JudgedPolicy {
  readonly policy: Policy;
  /** `by_row` has those of edited cases by the targets of their rows. */
  readonly scores: Scores;
  /** Under the policy's own case ids. */
  readonly run: Run;
  readonly pairing: Pairing;
}
