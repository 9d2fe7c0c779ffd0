/** Cases of this run beside the same cases of the baseline. */
import { compareLists } from "../metrics/churn.ts";
import type { MetricFamily } from "../metrics/family.ts";
import { FORBIDDEN_RATE } from "../metrics/rates.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { type Scope, casesIn, inScope } from "../model/scope.ts";
import type { CaseScore, ScoredCases, Value } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import { EPSILON } from "./limits.ts";
import { type Headline, HEADLINE } from "./rules.ts";

export interface Pair {
  readonly now: CaseScore;
  readonly before: BaselineCase;
}

/** The cases that both sides have, and those that only the run has. */
export interface ComparedCases {
  /** In case-id order. */
  readonly pairs: readonly Pair[];
  /** In this run, and not in the baseline or edited since. */
  readonly added: readonly CaseScore[];
}

/** `pairs` and `added` are by query and targets, as quality is compared. */
export interface Pairing extends ComparedCases {
  /** By query alone: rates, clustering, cost, latency. */
  readonly asked: ComparedCases;
  /** By query and by what must not come back. */
  readonly limited: ComparedCases;
  /** In the baseline, and not in this run or edited since. */
  readonly absent: readonly string[];
}

export function pairCases(scores: ScoredCases, baseline: Baseline | null): Pairing {
  const asked: Pair[] = [];
  for (const now of scores.cases) {
    const before = baseline?.cases.get(now.id);
    if (before?.digests.ask === now.digests.ask) {
      asked.push({ now, before });
    }
  }
  const splitBy = (part: "targets" | "limits"): ComparedCases => {
    const same = asked.filter(({ now, before }) => now.digests[part] === before.digests[part]);
    return withAddedCases(same, scores.cases);
  };
  const judged = splitBy("targets");
  const paired = new Set(judged.pairs.map((pair) => pair.now.id));
  const absent = [...(baseline?.cases.keys() ?? [])].filter((id) => !paired.has(id));
  return {
    ...judged,
    asked: withAddedCases(asked, scores.cases),
    limited: splitBy("limits"),
    absent: absent.toSorted(compareCodePoints),
  };
}

function withAddedCases(pairs: readonly Pair[], cases: readonly CaseScore[]): ComparedCases {
  const paired = new Set(pairs.map(({ now }) => now));
  return { pairs, added: cases.filter((each) => !paired.has(each)) };
}

/** Whether a target that the baseline found in the top k is not found now. */
export function lostTarget(pair: Pair): boolean {
  return pair.before.ranks.some(
    (rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null,
  );
}

/** Whether the case found a target at the baseline, and finds none now. */
export function newlyLost({ before, now }: Pair): boolean {
  return finds(before) && !finds(now);
}

/** Whether the case found no target at the baseline, and finds one now. */
export function newlyFound({ before, now }: Pair): boolean {
  return !finds(before) && finds(now);
}

/** Returns the pairs of cases that should find something. */
export function wantingPairs({ cases }: Suite, { pairs }: Pick<Pairing, "pairs">): readonly Pair[] {
  const wanting = new Set(cases.flatMap((each) => (each.expect_empty ? [] : [each.id])));
  return pairs.filter(({ now }) => wanting.has(now.id));
}

/** Returns the metric's value in a score or a recorded row, or null if it has none. */
export function valueOf({ metrics }: Pick<CaseScore, "metrics">, name: string): Value {
  return metrics.get(name) ?? null;
}

/** Returns what a row had when the state was last accepted, or null if it has no value. */
export function acceptedValue(row: BaselineCase, metric: Headline, k: number): Value {
  const value = valueOf(row, `${metric}@${k}`);
  return value === null ? null : (row.accepted?.[metric] ?? value);
}

/** Whether an accepted figure of quality differs from the row's own. */
export function hasAcceptedQuality(row: BaselineCase): boolean {
  return HEADLINE.some((metric) => row.accepted?.[metric] !== undefined);
}

/** Whether the case found a target when the state was last accepted. */
export function foundWhenAccepted(row: BaselineCase, k: number): boolean {
  return hasAcceptedQuality(row) ? (acceptedValue(row, "ndcg", k) ?? 0) > EPSILON : finds(row);
}

/** Returns whether the row was hit when the state was last accepted, 1 or 0, or null if it has no value. */
export function acceptedHit(row: BaselineCase, name: string): Value {
  const value = valueOf(row, name);
  const isForbidden = name.startsWith(FORBIDDEN_RATE.name);
  const accepted = isForbidden ? row.accepted?.forbidden : row.accepted?.false_result;
  return value === null || accepted === undefined ? value : Number(accepted);
}

/** Whether some target of the case stands in the top k. */
export function finds({ ranks }: Pick<CaseScore, "ranks">): boolean {
  return ranks.some((rank) => rank !== null);
}

/** Returns the pairing with the baseline's figures and lists in place of this run's for the pairs that are chosen. */
export function useBaselineRows(pairing: Pairing, isReplaced: (pair: Pair) => boolean): Pairing {
  const replaced = new Map<CaseScore, Pair>();
  const replace = (pair: Pair): Pair => {
    if (!isReplaced(pair)) {
      return pair;
    }
    const { before, now } = pair;
    const { metrics, ranks, results, clusters } = before;
    const asBefore = { metrics, ranks, results, clusters, error: null, degraded: false };
    const known = replaced.get(now) ?? { before, now: Object.assign({}, now, asBefore) };
    replaced.set(now, known);
    return known;
  };
  const replaceIn = ({ pairs, added }: ComparedCases): ComparedCases => ({
    pairs: pairs.map(replace),
    added,
  });
  return {
    ...replaceIn(pairing),
    asked: replaceIn(pairing.asked),
    limited: replaceIn(pairing.limited),
    absent: pairing.absent,
  };
}

// How much of each list is left since the baseline: a metric whose value for a case takes two runs.

/** Returns how much of the baseline's list is left, or null if both lists are empty. */
export function churnOf(pair: Pair, k: number): Value {
  const before = pair.before.results.slice(0, k);
  return compareLists(before, pair.now.results.slice(0, k), k).jaccard;
}

/** Returns the pairing with the values of these churn metrics, which are 1 at the baseline. Other metrics are ignored. */
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
  const pairs = pairing.asked.pairs.map((pair): Pair => {
    const now = new Map(pair.now.metrics);
    const before = new Map(pair.before.metrics);
    for (const [name, k] of cutoffs) {
      now.set(name, churnOf(pair, k));
      before.set(name, 1);
    }
    return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
  });
  return { ...pairing, asked: { ...pairing.asked, pairs } };
}

/** Returns the part of the cases that counts in a scope. */
export function casesOfScope({ pairs, added }: ComparedCases, scope: Scope): ComparedCases {
  return { pairs: inScope(pairs, scope, ({ now }) => now), added: casesIn(added, scope) };
}

/** Returns the cases of a scope that a metric is compared over. */
export function casesOfMetric(pairing: Pairing, scope: Scope, family: MetricFamily): ComparedCases {
  if (family.kind === "quality") {
    return casesOfScope(pairing, scope);
  }
  const needs = "needs" in family ? family.needs : undefined;
  const isLimited = needs === "forbidden" || needs === "expect_empty";
  return casesOfScope(isLimited ? pairing.limited : pairing.asked, scope);
}

/** Returns the group of each case that has one, by case id. The cases of a group are one block of the test. */
export function groupsOf(suite: Pick<Suite, "cases">): ReadonlyMap<string, string> {
  return new Map(
    suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])),
  );
}
