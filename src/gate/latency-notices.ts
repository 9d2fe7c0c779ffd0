/** What the sampling plan leaves out, and what latency checks can't see. */
import type { Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { PlannedCheck, SamplingPlan, UnfilledCheck } from "../model/sampling.ts";
import { readScope, scopeText } from "../model/scope.ts";
import type { Scores } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import type { LatencyPart } from "./latency-policy.ts";
import { meaningOfTolerance } from "./latency/between-machines.ts";
import { checksOf } from "./latency/plan.ts";
import { gatedBuckets, keyOf, storedPlan } from "./latency/plans.ts";
import { visibleRise } from "./latency/visible.ts";
import { storedRule } from "./latency-checks.ts";
import type { Policy } from "./pairs.ts";
import type { Rule } from "./rules.ts";

export function latencyNotices(
  policy: Policy,
  part: LatencyPart | null,
  checks: readonly Check[],
  { run, scores, rules }: { readonly run: Run; readonly scores: Scores; readonly rules: readonly Rule[] },
): readonly Notice[] {
  const queries = run.timing.asked?.queries ?? 0;
  const asked: readonly Notice[] = queries === 0 ? [] : [{ code: "queries_asked", queries }];
  if (part === null) return asked;
  return [
    ...asked,
    ...leftOut(policy, part.plan),
    ...notPlanned(policy, part.plan, checks),
    ...visibleNotices(policy.recording === true ? recordedRises(rules, scores, part) : risesOf(checks)),
    ...bluntNotices(policy, checks),
  ];
}

/** What a policy's stored plan leaves out, before anybody is asked. Nothing where there is no plan. */
export function planNotices(policy: Policy): readonly Notice[] {
  const { config, baseline } = policy;
  const plan = config.latency === "off" ? null : storedPlan(policy, baseline, config.latency);
  return plan === null ? [] : [...leftOut(policy, plan), ...notPlanned(policy, plan, [])];
}

function leftOut(policy: Policy, plan: SamplingPlan): readonly Notice[] {
  const notices: Notice[] = [];
  if (isStored(policy) && policy.baseline?.plan === undefined) notices.push({ code: "plan_missing" });
  const left = new Map<string, UnfilledCheck[]>();
  for (const each of plan.unfilled.filter(({ named }) => !named)) {
    left.set(each.scope, [...(left.get(each.scope) ?? []), each]);
  }
  for (const [scope, own] of left) {
    notices.push({
      code: "not_sampled",
      scope: readScope(scope),
      metrics: own.map(({ statistic }) => `latency_${statistic}_ms`),
      budget_s: Math.max(...own.map(({ budget_s: seconds }) => seconds)),
      queries: Math.max(...own.map(({ queries }) => queries)),
      by: [...new Set(own.flatMap(({ by }) => by))],
    });
  }
  return notices;
}

/** Compared with what another run recorded. */
function isStored({ baseline, recording }: Policy): boolean {
  return (
    recording !== true &&
    baseline !== null &&
    baseline.foreign === undefined &&
    baseline.beside === undefined &&
    baseline.timing.source !== "off"
  );
}

function notPlanned(policy: Policy, plan: SamplingPlan, checks: readonly Check[]): readonly Notice[] {
  const known = new Set([...plan.filled, ...plan.unfilled].map(keyOf));
  const made = new Set(checks.map(({ metric, scope }) => `${metric} ${scopeText(scope)}`));
  const metrics = gatedBuckets(policy)
    .flatMap(checksOf)
    .filter((each) => !known.has(keyOf(each)) && !made.has(nameOf(each)))
    .map(nameOf);
  return metrics.length === 0 ? [] : [{ code: "not_planned", metrics }];
}

function nameOf({ scope, statistic }: PlannedCheck): string {
  return `latency_${statistic}_ms ${scope}`;
}

type Rises = Extract<Notice, { readonly code: "visible_rise" }>["rises"];

/** Overall only: the checks carry their own in report.json. */
function risesOf(checks: readonly Check[]): Rises {
  return checks.flatMap((check) =>
    (check.kind === "ratio" || (check.kind === "latency" && check.tolerance !== null)) &&
    check.scope.kind === "overall"
      ? [{ metric: check.metric, rise: check.visible }]
      : [],
  );
}

/** What is measured now is the next run's baseline. */
function recordedRises(rules: readonly Rule[], { cases }: Scores, { plan, by }: LatencyPart): Rises {
  const filled = new Set(plan.filled.map(keyOf));
  const options = { seed: by.settings.seed, method: by.definition.percentile };
  const samples = cases.map((each) => each.samples_ms);
  return rules.flatMap((rule) => {
    const { metric, scope, tolerance } = rule;
    const { family } = metric;
    const whole = metric.k === null && metric.stage === undefined;
    if (family.kind !== "latency" || !whole || scope.kind !== "overall" || tolerance.length === 0) return [];
    if (!filled.has(keyOf({ scope: "overall", statistic: family.statistic }))) return [];
    return [
      { metric: metric.name, rise: visibleRise(samples, storedRule(rule, family, cases.length), options) },
    ];
  });
}

function visibleNotices(rises: Rises): readonly Notice[] {
  return rises.length === 0 ? [] : [{ code: "visible_rise", rises }];
}

function bluntNotices(policy: Policy, checks: readonly Check[]): readonly Notice[] {
  if (!isStored(policy)) return [];
  return checks.flatMap((check): readonly Notice[] => {
    const { kind, scope, metric, baseline, tolerance } = check;
    if (kind !== "latency" || scope.kind !== "overall") return [];
    if (baseline === null || !(baseline > 0) || tolerance === null) return [];
    const meaning = meaningOfTolerance(baseline, tolerance);
    return meaning === "meaningful"
      ? []
      : [{ code: "blunt_tolerance", metric, meaning, baseline, tolerance }];
  });
}
