/** How much of each list is left since the baseline: metrics whose value for a case takes two runs. */
import type { ChurnMetric } from "../metrics/family.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Value } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import { type Bucket, missingCheck, qualityChecks } from "./checks.ts";
import type { Law } from "./judge.ts";
import { overlapOf } from "./overlap.ts";
import type { Pair, Pairing } from "./pairs.ts";
import type { Rule } from "./rules.ts";

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
export function churnChecks(rule: Rule, family: ChurnMetric, bucket: Bucket, law: Law): readonly Check[] {
  if (law.recording === true) return [];
  const lists = law.baseline !== null && law.baseline.foreign === undefined;
  if (lists && bucket.pairs.length > 0) return qualityChecks(rule, family, { ...bucket, added: [] });
  const code = lists ? "not_measured" : "baseline_lacks_lists";
  return [missingCheck(rule, { code }, { baseline: null, current: null, n: 0 })];
}
