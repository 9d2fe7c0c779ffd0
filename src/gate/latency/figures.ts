/** The latency figures that a baseline is held to, and what a policy allows above them. */
import { bucketStatistic } from "../../metrics/weighted-latency.ts";
import type { Baseline } from "../../model/baseline.ts";
import type { LatencySummary, Buckets } from "../../model/scores.ts";
import type { Anchor, SamplingPlan } from "../../model/sampling.ts";
import { bucketAt, scopeText, scopesOf } from "../../model/scope.ts";
import { type Rule, resolveRules, toleranceValue } from "../rules.ts";
import { type ToleranceAt, anchorInForce } from "./anchor.ts";
import { type Planned, casesAt, storedPlan } from "./plans.ts";

/** Those of the plan's filled checks, of whole answers. */
export function figuresOf(latency: Buckets<LatencySummary>, { filled }: SamplingPlan): Anchor {
  const figures = new Map<string, Map<string, number>>();
  const buckets = new Map(scopesOf(latency).map((scope) => [scopeText(scope), bucketAt(latency, scope)]));
  for (const { scope, statistic } of filled) {
    const summary = buckets.get(scope);
    const ms = summary?.[`${statistic}_ms`] ?? null;
    if (ms === null) continue;
    figures.set(scope, (figures.get(scope) ?? new Map<string, number>()).set(`latency_${statistic}_ms`, ms));
  }
  return figures;
}

/** A percentile of recorded samples, one list a case; null without samples. */
export const recordedFigure: typeof bucketStatistic = bucketStatistic;

/** Null where the policy does not compare the metric there. */
export function tolerancesOf({ config, suite }: Planned): ToleranceAt {
  const rules = new Map<string, Rule>(
    resolveRules(config, suite).rules.map((rule) => [`${rule.metric.name} ${scopeText(rule.scope)}`, rule]),
  );
  return (scope, metric, anchorMs) => {
    const rule = rules.get(`${metric} ${scope}`);
    if (rule === undefined || rule.tolerance.length === 0) return null;
    const cases = casesAt(suite, scope).length;
    return toleranceValue(rule.tolerance, anchorMs, Math.max(1, cases));
  };
}

/** The anchor of a stored baseline, as it holds now; null where it has no latency. */
export function storedAnchor(planned: Planned, baseline: Baseline | null): Anchor | null {
  const { latency } = planned.config;
  if (baseline === null || latency === "off") return null;
  const plan = storedPlan(planned, baseline, latency);
  if (plan === null) return null;
  return anchorInForce(
    figuresOf(baseline.latency, plan),
    baseline.anchor ?? new Map(),
    tolerancesOf(planned),
  );
}
