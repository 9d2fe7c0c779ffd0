/** Cases of this run beside the same cases of the baseline. */
import type { ChurnMetric } from "../metrics/family.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { CaseScore, Scores, Value } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import { type Bucket, missingCheck, qualityChecks } from "./checks.ts";
import { overlapOf } from "./comparison.ts";
import type { Policy } from "./decide.ts";
import type { Rule } from "./rules.ts";

export interface Pair {
  readonly now: CaseScore;
  readonly before: BaselineCase;
}

export interface Pairing {
  /** Same id and same digest on both sides, in case-id order. */
  readonly pairs: readonly Pair[];
  /** In this run, not (or differently) in the baseline. */
  readonly added: readonly CaseScore[];
  /** In the baseline, not (or differently) in this run. */
  readonly absent: readonly string[];
}

export function pairCases(scores: Scores, baseline: Baseline | null): Pairing {
  const pairs: Pair[] = [];
  const added: CaseScore[] = [];
  for (const now of scores.cases) {
    const before = baseline?.cases.get(now.id);
    if (before !== undefined && before.digest === now.digest) pairs.push({ now, before });
    else added.push(now);
  }
  const paired = new Set(pairs.map((pair) => pair.now.id));
  const absent = [...(baseline?.cases.keys() ?? [])]
    .filter((id) => !paired.has(id))
    .toSorted(compareCodePoints);
  return { pairs, added, absent };
}

/** A target was found in the baseline's top k and is not found now. */
export function lostTarget(pair: Pair): boolean {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}

/** Some target was found in the top k of the baseline (of all of its runs), and none is found now. */
export function newlyLost({ before, now }: Pair): boolean {
  const { found } = before;
  const was = found === undefined ? finds(before) : found.in === found.of;
  return was && !finds(now);
}

/** No target was found in the top k of the baseline (of any of its runs), and one is found now. */
export function newlyFound({ before, now }: Pair): boolean {
  const { found } = before;
  const was = found === undefined ? finds(before) : found.in > 0;
  return !was && finds(now);
}

/** Some target of the case stands in the top k. */
export function finds({ ranks }: Pick<CaseScore, "ranks">): boolean {
  return ranks.some((rank) => rank !== null);
}

// How much of each list is left since the baseline: metrics whose value for a case takes two runs.

/** Null where both lists are empty. */
export function churnOf(pair: Pair, family: ChurnMetric, k: number): Value {
  const before = pair.before.results.slice(0, k);
  return overlapOf(before, pair.now.results.slice(0, k), k)[family.overlap];
}

/** The pairs with these metrics' values among their own, 1 at the baseline; others are left out of `metrics`. */
export function withChurn(pairing: Pairing, metrics: readonly Metric[]): Pairing {
  const asked = new Map(metrics.map((metric) => [metric.name, metric]));
  const churn = [...asked].flatMap(([name, { family, k }]) =>
    family.kind === "churn" ? [{ name, family, k }] : [],
  );
  if (churn.length === 0) return pairing;
  const pairs = pairing.pairs.map((pair): Pair => {
    const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
    for (const { name, family, k } of churn) {
      now.set(name, churnOf(pair, family, k!));
      before.set(name, 1);
    }
    return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
  });
  return { ...pairing, pairs };
}

/** Cases that the baseline lacks have no list to compare with: they take no part. */
export function churnChecks(
  rule: Rule,
  family: ChurnMetric,
  bucket: Bucket,
  policy: Policy,
): readonly Check[] {
  if (policy.recording === true) return [];
  const lists = policy.baseline !== null && policy.baseline.foreign === undefined;
  if (lists && bucket.pairs.length > 0) return qualityChecks(rule, family, { ...bucket, added: [] });
  const code = lists ? "not_measured" : "baseline_lacks_lists";
  return [missingCheck(rule, { code }, { baseline: null, current: null, n: 0 })];
}
