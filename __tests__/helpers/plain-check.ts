/** Checks with other fields than the one that they are made from. */
import { unitOfMetric } from "../../src/metrics/registry.ts";
import type { Check } from "../../src/model/verdict.ts";

type Figure = number | null;

/** The figures of a check whose value went from `baseline` to `current`. */
export function moved(baseline: Figure, current: Figure, limit: Figure, tolerance: Figure = 0.05) {
  const delta = baseline === null || current === null ? null : current - baseline;
  return { baseline, current, delta, limit, tolerance };
}

/** The metrics whose checks count cases. */
const COUNTS: readonly string[] = ["cases", "critical_lost", "critical_hit"];

/**
 * Returns the check with other fields. Its state follows from `missing` and `passed` if there is
 * none, and its unit from the metric. Only a mean keeps its evidence.
 */
export function checkWith(base: Check, fields: Partial<Check>): Check {
  const { evidence, ...check } = { ...base, ...fields };
  const { metric, passed, missing } = check;
  const unit = COUNTS.includes(metric) ? "cases" : unitOfMetric(metric);
  const stateByResult = passed ? "pass" : "fail";
  const state = fields.state ?? (missing === undefined ? stateByResult : "missing");
  const isCompared = state !== "missing" && state !== "not_gated";
  const isMean = isCompared && unit !== "ms" && unit !== "cases";
  return { ...check, state, unit, ...(isMean && evidence && { evidence }) };
}
