/** Checks as report.json has them, one shape with the scope as text, and back. */
import type { Evidence } from "../../src/model/explanation.ts";
import { type Scope, OVERALL, intentScope, scopeText } from "../../src/model/scope.ts";
import {
  type Check,
  type MissingReason,
  type RatioFigures,
  type WeakeningFinding,
  missingReason,
} from "../../src/model/verdict.ts";
import { unitOfMetric } from "../../src/metrics/registry.ts";

export interface PlainCheck extends Omit<Check, "kind" | "unit" | "scope"> {
  readonly scope: string;
  readonly missing: MissingReason | null;
  readonly policy?: "base" | "head";
  readonly evidence?: Evidence;
  readonly ratio?: RatioFigures;
  readonly weakening?: WeakeningFinding;
}

export function plainCheck(check: Check): PlainCheck {
  const { kind: _kind, unit: _unit, ...members } = check;
  return { ...members, scope: scopeText(check.scope), missing: missingReason(check) };
}

/** `overall` or `intent:howto`. */
export const scopeOf = (text: string): Scope =>
  text === "overall" ? OVERALL : intentScope(text.replace(/^intent:/, ""));

type Figure = number | null;

export function moved(baseline: Figure, current: Figure, limit: Figure, tolerance: Figure = 0.05) {
  const delta = baseline === null || current === null ? null : current - baseline;
  return { baseline, current, delta, limit, tolerance };
}

const COUNTS: readonly string[] = ["critical_lost", "critical_hit"];

/**
 * The check with other fields, and of the kind that they make it: missing by its reason, else by
 * its metric.
 */
export function checkWith(
  base: Check,
  fields: Partial<Omit<PlainCheck, "scope"> & { readonly scope: Scope }>,
): Check {
  const { kind: _kind, unit: _unit, ...rest } = base;
  const metric = fields.metric ?? base.metric;
  const unit = metric === "cases" || COUNTS.includes(metric) ? "cases" : unitOfMetric(metric);
  const { passed = base.passed } = fields;
  const outcome = fields.outcome ?? (passed ? "pass" : "fail");
  return { ...rest, ...fields, outcome, kind: kindOf(metric, fields), unit } as Check;
}

function kindOf(
  metric: string,
  { missing, ratio }: Partial<Pick<PlainCheck, "missing" | "ratio">>,
): string {
  if (missing) {
    return metric === "cases" ? "absent" : "missing";
  }
  if (ratio !== undefined) {
    return "ratio";
  }
  if (COUNTS.includes(metric)) {
    return "count";
  }
  return unitOfMetric(metric) === "ms" ? "latency" : "mean";
}
