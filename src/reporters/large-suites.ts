/** What files of a report leave out where its suite is large, and another of its files has it. */
import { roundNumber } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import type { Value } from "../model/scores.ts";
import { LARGE_SUITE } from "../model/suite.ts";
import type { CaseRow } from "../words/rows.ts";

/** Whether the suite is large, and the report's baseline.json has the figures of every case. */
export function isLarge({ inputs, new_baseline: recorded }: Report): boolean {
  return recorded !== null && (inputs?.suite.cases.length ?? 0) > LARGE_SUITE;
}

/** Neither its list nor a metric moved since the baseline, and no check failed because of it. */
export function isUnchanged({ score, before, failed }: CaseRow): boolean {
  if (score === null || before === null || score.error !== null || failed.length > 0) return false;
  if (!sameList(score.results, before.results) || score.metrics.size !== before.metrics.size) return false;
  for (const [name, value] of score.metrics) if (!sameValue(value, before.metrics.get(name))) return false;
  return true;
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((id, at) => id === other[at]));
}

/** As files have them. */
function sameValue(one: Value, other: Value | undefined): boolean {
  if (one === other) return true;
  if (one === null || other === null || other === undefined) return false;
  return roundNumber(one) === roundNumber(other);
}

/** A case of report.json. */
export interface CaseValue extends Readonly<Record<string, unknown>> {
  readonly targets: readonly Readonly<Record<string, unknown>>[];
}

/** Of a case that is unchanged, report.json leaves out what baseline.json has, and what says nothing. */
const LEFT_OUT = {
  digest: undefined,
  metrics: undefined,
  metrics_before: undefined,
  results: undefined,
  results_before: undefined,
  latency_ms: undefined,
  spans_ms: undefined,
  optimistic: undefined,
  churn: undefined,
  error: undefined,
  paired: undefined,
} as const;

/** The value of a case that is unchanged, without those members. */
export function shortened(value: CaseValue, { case: one, score }: CaseRow): object {
  return {
    ...value,
    ...LEFT_OUT,
    unchanged: true,
    // Its kind and value are there, and its rank is what it was.
    targets: value.targets.map((target) => ({ ...target, label: undefined, rank_before: undefined })),
    critical: one.critical || undefined,
    expect_empty: one.expect_empty || undefined,
    degraded: score?.degraded || undefined,
    forbidden_ranks: score?.forbidden_ranks.length === 0 ? undefined : score?.forbidden_ranks,
  };
}
