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

/** A check as report.json has it: one shape for all kinds, and the scope as text. */
export interface PlainCheck extends Omit<Check, "kind" | "unit" | "scope"> {
  readonly scope: string;
  readonly missing: MissingReason | null;
  readonly policy?: "base" | "head";
  readonly evidence?: Evidence;
  readonly ratio?: RatioFigures;
  readonly weakening?: WeakeningFinding;
}

/** Returns the check in the shape of report.json. */
export function plainCheck(check: Check): PlainCheck {
  const { kind: _kind, unit: _unit, ...members } = check;
  return { ...members, scope: scopeText(check.scope), missing: missingReason(check) };
}

/** Returns the scope of the text `overall` or `intent:howto`. */
export const scopeOf = (text: string): Scope =>
  text === "overall" ? OVERALL : intentScope(text.replace(/^intent:/, ""));

type Figure = number | null;

/** The figures of a check whose value went from `baseline` to `current`. */
export function moved(baseline: Figure, current: Figure, limit: Figure, tolerance: Figure = 0.05) {
  const delta = baseline === null || current === null ? null : current - baseline;
  return { baseline, current, delta, limit, tolerance };
}

/** The metrics whose checks count cases. */
const COUNTS: readonly string[] = ["critical_lost", "critical_hit"];

/**
 * Returns the check with other fields. Its kind and unit follow from them: missing if they have a
 * reason, else by ratio and metric.
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

/** Returns the kind of a check with this metric and these fields. */
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
