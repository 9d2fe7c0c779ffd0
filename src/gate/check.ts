/** The one place where checks are made. What they hold is decided before; nothing here judges but `makeCheck`'s limit. */
import { unitOf } from "../metrics/family.ts";
import { OVERALL, intentScope } from "../model/scope.ts";
import type { Value } from "../model/scores.ts";
import type {
  By,
  AbsentCheck,
  CountCheck,
  Culprit,
  LatencyCheck,
  MeanCheck,
  MissingCheck,
  MissingReason,
  RatioCheck,
  RatioFigures,
  WeakeningCheck,
  WeakeningFinding,
} from "../model/verdict.ts";
import { type Rule, limitOf, passes, toleranceValue } from "./rules.ts";

/** What a check needs beside the rule: everything here is already decided. */
export interface MeasuredValue {
  readonly n: number;
  readonly baseline: Value;
  readonly current: number;
  readonly interval: readonly [number, number] | null;
  /** Held against the limit: `current`, or the bound of it that must be beyond doubt. */
  readonly judged: number;
  /** Cases of the bucket, for a tolerance in cases. */
  readonly cases: number;
  /** Between the baseline's runs, for a tolerance in spreads; absent where it has one run. */
  readonly spread?: number;
}

const NO_FIGURES = { interval: null, delta: null, tolerance: null, limit: null, secondary_to: null } as const;

/** A mean; null where the rule has no limit: no baseline, and no floor or ceiling. */
export function makeCheck(
  rule: Rule,
  measured: MeasuredValue,
  culprits: () => readonly Culprit[],
): MeanCheck | null {
  const { direction, category } = rule.metric.family;
  const { baseline, current } = measured;
  const tolerance =
    baseline === null ? null : toleranceValue(rule.tolerance, baseline, measured.cases, measured.spread);
  const relative = rule.tolerance.length === 0 ? null : baseline;
  const limit = limitOf(direction, relative, tolerance, rule);
  if (limit === null) return null;
  const passed = passes(direction, measured.judged, limit);
  const by = passed ? {} : { by: byOf(rule, direction, measured.judged) };
  return {
    kind: "mean",
    ...subject(rule),
    n: measured.n,
    baseline,
    current,
    interval: measured.interval,
    delta: baseline === null ? null : current - baseline,
    tolerance,
    limit,
    direction,
    outcome: passed ? "pass" : "fail",
    passed,
    ...(baseline === null ? {} : { span: "baseline" }),
    ...by,
    category,
    secondary_to: null,
    cases: passed || rule.anonymous ? [] : culprits(),
  };
}

/** Which limit a figure is beyond: a bound holds whatever the baseline says. */
function byOf({ floor, ceiling }: Rule, direction: "higher" | "lower", figure: number): By {
  if (direction === "higher") return floor !== null && !passes(direction, figure, floor) ? "floor" : "line";
  return ceiling !== null && !passes(direction, figure, ceiling) ? "ceiling" : "line";
}

/** A percentile or mean of milliseconds, decided before. */
export function latencyCheck(
  rule: Rule,
  measured: Pick<
    LatencyCheck,
    "n" | "baseline" | "interval" | "tolerance" | "limit" | "outcome" | "visible"
  > & { readonly current: number },
  culprits: () => readonly Culprit[],
): LatencyCheck {
  const { baseline, current, outcome } = measured;
  return {
    kind: "latency",
    ...subject(rule),
    ...measured,
    delta: baseline === null ? null : current - baseline,
    direction: "lower",
    passed: outcome !== "fail",
    category: "latency_regression",
    secondary_to: null,
    cases: outcome === "pass" || rule.anonymous ? [] : culprits(),
  };
}

/** Head beside base, in milliseconds for people; `ratio` is what was judged. */
export function ratioCheck(
  rule: Rule,
  measured: Pick<RatioCheck, "outcome" | "visible"> & {
    readonly samples: number;
    readonly baseMs: number;
    readonly headMs: number;
  },
  ratio: RatioFigures,
  culprits: () => readonly Culprit[],
): RatioCheck {
  const { samples, baseMs, headMs, outcome, visible } = measured;
  return {
    kind: "ratio",
    ...subject(rule),
    n: samples,
    baseline: baseMs,
    current: headMs,
    interval: [baseMs * ratio.low, baseMs * ratio.high],
    delta: headMs - baseMs,
    tolerance: baseMs * ratio.tolerance,
    limit: baseMs * (1 + ratio.tolerance),
    direction: "lower",
    outcome,
    passed: outcome !== "fail",
    category: "latency_regression",
    secondary_to: null,
    cases: outcome === "pass" || rule.anonymous ? [] : culprits(),
    ratio,
    visible,
  };
}

export function missingCheck(
  rule: Rule,
  missing: MissingReason,
  seen: { readonly baseline: Value; readonly current: Value; readonly n: number },
  cases: readonly Culprit[] = [],
): MissingCheck {
  return {
    kind: "missing",
    ...subject(rule),
    ...NO_FIGURES,
    ...seen,
    direction: rule.metric.family.direction,
    outcome: "fail",
    passed: false,
    category: "missing_data",
    missing,
    cases,
  };
}

function subject({ metric, scope }: Rule): Pick<MissingCheck, "metric" | "unit" | "scope"> {
  return { metric: metric.name, unit: unitOf(metric.family), scope };
}

/** Whole cases that were lost, of `n`; `found` others make up for them, where they are counted. */
export function countCheck(
  metric: CountCheck["metric"],
  category: CountCheck["category"],
  n: number,
  lost: readonly Culprit[],
  limit: number,
  found: number | null = null,
): CountCheck {
  const net = lost.length - (found ?? 0);
  const passed = passes("lower", net, limit);
  return {
    kind: "count",
    metric,
    unit: "cases",
    scope: OVERALL,
    n,
    baseline: 0,
    current: net,
    interval: null,
    delta: net,
    tolerance: limit,
    limit,
    direction: "lower",
    outcome: passed ? "pass" : "fail",
    passed,
    category,
    secondary_to: null,
    cases: passed ? [] : lost,
    ...(found === null ? {} : { counts: { lost: lost.length, found } }),
  };
}

/** Cases, or samples, of the baseline that this run has no counterpart for. */
export function absentCheck(
  code: AbsentCheck["missing"]["code"],
  { before, now, intent }: { readonly before: number; readonly now: number; readonly intent?: string },
  cases: readonly Culprit[],
): AbsentCheck {
  return {
    ...NO_FIGURES,
    kind: "absent",
    metric: "cases",
    unit: "cases",
    scope: intent === undefined ? OVERALL : intentScope(intent),
    n: now,
    baseline: before,
    current: now,
    delta: now - before,
    direction: "higher",
    outcome: "fail",
    passed: false,
    category: "missing_data",
    missing: { code },
    cases,
  };
}

/** What the change loosens: it has no figures, and always fails. */
export function weakeningCheck(found: WeakeningFinding): WeakeningCheck {
  return {
    ...NO_FIGURES,
    kind: "weakening",
    metric: found.field,
    unit: "share",
    scope: OVERALL,
    n: found.cases.length,
    baseline: null,
    current: null,
    direction: "higher",
    outcome: "fail",
    passed: false,
    category: "gate_weakened",
    cases: found.cases,
    weakening: found,
  };
}
