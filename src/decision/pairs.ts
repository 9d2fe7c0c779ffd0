/**
 * Pairs the cases of this run with the same cases of the baseline, and reads values of such pairs.
 */
import { compareLists } from "../metrics/churn.ts";
import { FORBIDDEN_RATE } from "../metrics/rates.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { sameQuery, sameQuestion } from "../model/digests.ts";
import { type Scope, selectCases, selectInScope } from "../model/scope.ts";
import type { CaseScore, ScoredCases, Value } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import { EPSILON } from "./limits.ts";
import { type Headline, HEADLINE } from "./rules.ts";

/** A case of this run with its row of the baseline. */
export interface Pair {
  /** This run's score, by the targets and limits (what must not be found) of the row. */
  readonly now: CaseScore;
  /** The row of the baseline. */
  readonly before: BaselineCase;
  /** This run's score by the suite's targets and limits. Absent if the row has the same ones. */
  readonly by_suite?: CaseScore;
  /** Whether base and head both have the case with the query, params and targets of its row. */
  readonly unedited: boolean;
}

/** The cases that both sides have, and those that only the run has. */
export interface ComparedCases {
  /** In case-id order. */
  readonly pairs: readonly Pair[];
  /**
   * In this run, and not comparable with the baseline yet: it has no row of the case, or one with
   * another query.
   */
  readonly added: readonly CaseScore[];
}

/** The cases of this run and of the baseline, sorted by whether both sides have them. */
export interface Pairing extends ComparedCases {
  /** In the baseline, and not in this run. */
  readonly absent: readonly string[];
}

/**
 * Sorts the cases: pairs of a case and its row, cases that can't be compared with a row (`added`),
 * and ids of rows whose case the run lacks (`absent`). Without a baseline all cases are `added`.
 * `otherSuite` is that of the other policy which judges the run; null if there is none.
 */
export function pairCases(
  scores: ScoredCases,
  baseline: Baseline | null,
  otherSuite: Pick<Suite, "cases"> | null = null,
): Pairing {
  const pairs: Pair[] = [];
  const added: CaseScore[] = [];
  const otherCases = new Map(otherSuite?.cases.map((each) => [each.id, each]));
  for (const score of scores.cases) {
    const row = baseline?.cases.get(score.id);
    const isKnown = row !== undefined && sameQuery(row.digests, score.digests);
    if (!isKnown || isNewlyGolden(row, score)) {
      added.push(score);
      continue;
    }
    const other = otherSuite === null ? score : otherCases.get(score.id);
    const unedited = [score, other].every(
      (each) => each !== undefined && sameQuestion(each.digests, row.digests),
    );
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

/** Whether a query that was only watched when its row was recorded has targets by now. */
function isNewlyGolden({ targets, digests, expect_empty }: BaselineCase, now: CaseScore): boolean {
  const wasWatched = targets.length === 0 && expect_empty !== true;
  return wasWatched && digests.targets !== now.digests.targets;
}

/** Returns the score by the suite's own targets and limits. */
export function scoreBySuite({ now, by_suite: bySuite }: Pair): CaseScore {
  return bySuite ?? now;
}

/** Whether any target that the baseline found in the top k is not found now, even if others are. */
export function hasLostTarget(pair: Pair): boolean {
  return pair.before.ranks.some(
    (rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null,
  );
}

/** Whether the case found a target at the baseline, and finds none now. */
export function isNewlyLost({ before, now }: Pair): boolean {
  return hasFoundTarget(before) && !hasFoundTarget(now);
}

/** Returns the pairs whose cases should find something: all but negative controls. */
export function selectPairsToFind(
  { cases }: Suite,
  { pairs }: Pick<Pairing, "pairs">,
): readonly Pair[] {
  const controls = cases.filter((each) => each.expect_empty);
  const controlIds = new Set(controls.map(({ id }) => id));
  return pairs.filter(({ now }) => !controlIds.has(now.id));
}

/** Returns the metric's value in a score or a recorded row, or null if it has none. */
export function metricValue({ metrics }: Pick<CaseScore, "metrics">, name: string): Value {
  return metrics.get(name) ?? null;
}

/**
 * Returns a row's value of recall, MRR or nDCG when the state was last accepted. Null if the row
 * has no value now.
 */
export function acceptedValue(row: BaselineCase, metric: Headline, k: number): Value {
  const value = metricValue(row, `${metric}@${k}`);
  return value === null ? null : (row.accepted?.[metric] ?? value);
}

/**
 * Returns the pairs with the accepted recall, MRR and nDCG of each row in place of the recorded
 * ones, and without `by_suite`.
 */
export function useAcceptedFigures(pairs: readonly Pair[], k: number): readonly Pair[] {
  return pairs.map(({ now, before, unedited }) => {
    const metrics = new Map(before.metrics);
    for (const metric of HEADLINE) {
      metrics.set(`${metric}@${k}`, acceptedValue(before, metric, k));
    }
    const row: BaselineCase = Object.assign({}, before, { metrics });
    return { now, before: row, unedited };
  });
}

/**
 * Whether the row's accepted recall, MRR or nDCG differs from its own: a row keeps only figures
 * that differ.
 */
export function hasAcceptedQuality(row: BaselineCase): boolean {
  return HEADLINE.some((metric) => row.accepted?.[metric] !== undefined);
}

/**
 * Whether the case found a target when the state was last accepted. Ranks are kept only of the
 * recorded state. So where figures differ, it found one if its accepted nDCG is above 0.
 */
export function foundWhenAccepted(row: BaselineCase, k: number): boolean {
  return hasAcceptedQuality(row)
    ? (acceptedValue(row, "ndcg", k) ?? 0) > EPSILON
    : hasFoundTarget(row);
}

/**
 * Returns 1 if the row was hit when the state was last accepted, else 0; null if the row has no
 * value of the rate. `name` is that of a forbidden_rate or false_result_rate.
 */
export function acceptedHit(row: BaselineCase, name: string): Value {
  const value = metricValue(row, name);
  const isForbidden = name.startsWith(FORBIDDEN_RATE.name);
  const accepted = isForbidden ? row.accepted?.forbidden : row.accepted?.false_result;
  return value === null || accepted === undefined ? value : Number(accepted);
}

/** Whether some target of the case stands in the top k. */
export function hasFoundTarget({ ranks }: Pick<CaseScore, "ranks">): boolean {
  return ranks.some((rank) => rank !== null);
}

/**
 * Returns the pairing with the baseline's figures and lists in place of this run's for the pairs
 * for which `isReplaced` is true. These have neither failed nor degraded then, and no `by_suite`.
 */
export function useBaselineRows(pairing: Pairing, isReplaced: (pair: Pair) => boolean): Pairing {
  const replacePair = ({ before, now, unedited }: Pair): Pair => {
    const { metrics, ranks, results, clusters } = before;
    const asBefore = { metrics, ranks, results, clusters, error: null, degraded: false };
    return { before, now: Object.assign({}, now, asBefore), unedited };
  };
  return {
    ...pairing,
    pairs: pairing.pairs.map((pair) => (isReplaced(pair) ? replacePair(pair) : pair)),
  };
}

// How much of each list is left since the baseline: a metric whose value for a case takes two runs.

/**
 * Returns the Jaccard overlap of the top k of now and of the baseline, or null if both lists are
 * empty.
 */
export function listChurn(pair: Pair, k: number): Value {
  // Cut first: compareLists counts k different documents, so repeats would let in what is below the
  // top k.
  const before = pair.before.results.slice(0, k);
  return compareLists(before, pair.now.results.slice(0, k), k).jaccard;
}

/**
 * Returns the pairing with the value of each churn metric in every pair, and 1 as the baseline's: a
 * list shares all with itself. Metrics of other kinds are ignored.
 */
export function addChurn(pairing: Pairing, metrics: readonly Metric[]): Pairing {
  const cutoffs = new Map<string, number>();
  for (const { name, family, k } of metrics) {
    if (family.kind === "churn") {
      cutoffs.set(name, k ?? 0);
    }
  }
  if (cutoffs.size === 0) {
    return pairing;
  }
  const pairs = pairing.pairs.map((pair): Pair => {
    const values = new Map([...cutoffs].map(([name, k]) => [name, listChurn(pair, k)]));
    const ones = new Map([...cutoffs.keys()].map((name) => [name, 1]));
    const { now, before, by_suite: bySuite } = pair;
    return {
      ...pair,
      now: addMetrics(now, values),
      before: addMetrics(before, ones),
      ...(bySuite === undefined ? {} : { by_suite: addMetrics(bySuite, values) }),
    };
  });
  return { ...pairing, pairs };
}

/** Returns the score or row with these values beside its own. */
export function addMetrics<T extends Pick<CaseScore, "metrics">>(
  scored: T,
  values: ReadonlyMap<string, Value>,
): T {
  return { ...scored, metrics: new Map([...scored.metrics, ...values]) };
}

/** Returns the part of the cases that counts in a scope. */
export function casesOfScope({ pairs, added }: ComparedCases, scope: Scope): ComparedCases {
  return { pairs: selectInScope(pairs, scope, ({ now }) => now), added: selectCases(added, scope) };
}

/**
 * Returns the group of each case that has one, by case id. The cases of a group are one block of
 * the test.
 */
export function caseGroups(suite: Pick<Suite, "cases">): ReadonlyMap<string, string> {
  return new Map(
    suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])),
  );
}
