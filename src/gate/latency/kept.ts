/**
 * Latency of a baseline that is recorded again. Times are never the same twice, so where nothing happened to them the
 * old ones stay as a whole: the file is then the same, and no small step up becomes the next step's start.
 */
import type { Baseline, BaselineCase } from "../../model/baseline.ts";
import { sameCanonical } from "../../model/canonical-json.ts";
import type { LatencySettings } from "../../model/config.ts";
import type { SamplingPlan } from "../../model/sampling.ts";
import { findBucket, selectCases } from "../../model/scope.ts";
import { EPSILON, toleranceValue } from "../../decision/limits.ts";
import {
  type LatencyRule,
  type PlanSubject,
  latencyRules,
  planKey,
  unknownChecks,
} from "./plan.ts";

/** `made` with the latency of `before`, unless a figure moved beyond its tolerance, or it was measured otherwise. */
export function keptLatency(
  planned: PlanSubject,
  before: Baseline | null,
  made: Baseline,
): Baseline {
  const { latency } = planned.config;
  if (before?.plan === undefined || made.plan === undefined || latency === "off") {
    return made;
  }
  const kept =
    before.beside === undefined &&
    isMeasuredAlike(before, made) &&
    isPlanKept(before.plan, made.plan, planned, latency) &&
    !latencyRules(planned).some((rule) => hasMoved(rule, planned, { before, made }));
  return kept ? copyLatency(before, made) : made;
}

/** On the same machine, by the same clock, of the same cases and stages. */
function isMeasuredAlike(before: Baseline, made: Baseline): boolean {
  const measuredFields = ({ environment, timing, definition, cases }: Baseline): unknown => [
    environment,
    timing.source,
    definition.percentile,
    [...cases].map(([id, { digests, intent, latency_ms: samples, spans_ms: spans }]) => {
      return [id, digests.ask, intent, samples.length > 0, [...(spans?.keys() ?? [])].toSorted()];
    }),
  ];
  return sameCanonical(measuredFields(before), measuredFields(made));
}

/** Whether the old plan is still the config's: a slow day alone must not take a check out of it. */
function isPlanKept(
  before: SamplingPlan,
  made: SamplingPlan,
  planned: PlanSubject,
  { repeats, budget_s: budgetS }: LatencySettings,
): boolean {
  if (unknownChecks(planned, before).length > 0) {
    return false;
  }
  const filled = new Set(before.filled.map(planKey));
  if (made.filled.some((check) => !filled.has(planKey(check)))) {
    return false;
  }
  if (repeats !== "auto" || made.filled.length === filled.size) {
    return sameCanonical(before.repeats, made.repeats);
  }
  return before.ms <= budgetS * 1000;
}

/** By more than the rule's tolerance, up or down alike: of the lower figure, since a half more is a third less. */
function hasMoved(
  { metric, scope, tolerance }: LatencyRule,
  { suite }: PlanSubject,
  { before, made }: Readonly<Record<"before" | "made", Baseline>>,
): boolean {
  if (tolerance.length === 0) {
    return false;
  }
  const bucketFigure = ({ latency }: Baseline): number =>
    findBucket(latency, scope)?.[`${metric.family.statistic}_ms`] ?? NaN;
  const was = bucketFigure(before);
  const is = bucketFigure(made);
  // Without a figure on one side it moved, and without any it did not.
  if (Object.is(was, is)) {
    return false;
  }
  const cases = Math.max(1, selectCases(suite.cases, scope).length);
  return !(Math.abs(is - was) <= toleranceValue(tolerance, Math.min(was, is), cases) + EPSILON);
}

function copyLatency(before: Baseline, made: Baseline): Baseline {
  const copyTimes = ([id, each]: readonly [string, BaselineCase]): readonly [
    string,
    BaselineCase,
  ] => {
    const { latency_ms: samples, spans_ms: spans } = before.cases.get(id)!;
    return [
      id,
      { ...each, latency_ms: samples, ...(spans === undefined ? {} : { spans_ms: spans }) },
    ];
  };
  return {
    ...made,
    timing: before.timing,
    plan: before.plan!,
    latency: before.latency,
    cases: new Map([...made.cases].map(copyTimes)),
  };
}
