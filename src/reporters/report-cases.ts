/** The cases of report.json, and what files of a report leave out where its suite is large and another of them has it. */
import { StreamedValue, roundNumber } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import type { Value } from "../model/scores.ts";
import { LARGE_SUITE, targetLabel } from "../model/suite.ts";
import { caseRows, baselineRank, type CaseRow } from "../messages/rows.ts";

/** Whether the suite is large, and the report's baseline.json has the figures of every case. */
export function isLarge({ inputs, new_baseline: recorded }: Report): boolean {
  return recorded !== null && (inputs?.suite.cases.length ?? 0) > LARGE_SUITE;
}

/** Neither its list nor a metric moved since the baseline, and no check failed because of it. */
export function isUnchanged({ score, before, failed }: CaseRow): boolean {
  if (score === null || before === null || score.error !== null || failed.length > 0) {
    return false;
  }
  const now = score.results;
  const was = before.results;
  if (now !== was && (now.length !== was.length || now.some((id, at) => id !== was[at]))) {
    return false;
  }
  if (score.metrics.size !== before.metrics.size) {
    return false;
  }
  // As files have them.
  const asWritten = (value: Value): Value => value && roundNumber(value);
  for (const [name, value] of score.metrics) {
    const other = before.metrics.get(name) ?? null;
    if (value !== other && asWritten(value) !== asWritten(other)) {
      return false;
    }
  }
  return true;
}

/** `large`: a line a case; those that are as they were leave out what baseline.json has of them, and what says nothing. */
export function casesValue(
  report: Report,
  more: (row: CaseRow) => object,
  large = false,
): StreamedValue {
  return StreamedValue.list(function* () {
    for (const row of caseRows(report)) {
      const value = Object.assign(caseValue(row), explainedCase(report, row.case.id), more(row));
      yield large && isUnchanged(row) ? withoutMembers(value, row) : value;
    }
  }, large);
}

interface CaseValue extends Readonly<Record<string, unknown>> {
  readonly targets: readonly object[];
}

function caseValue(row: CaseRow): CaseValue {
  const { score, before } = row;
  const { id, query, params, intent, tags, critical, expect_empty, expected } = row.case;
  return {
    id,
    query,
    params,
    intent,
    tags,
    critical,
    expect_empty,
    asked: score === null ? false : undefined,
    metrics: score?.metrics ?? null,
    metrics_before: before?.metrics ?? null,
    targets: expected.map((target, i) => ({
      label: targetLabel(target),
      grade: target.grade,
      rank_before: baselineRank(row, i) ?? null,
      rank: score?.ranks[i] ?? null,
    })),
    forbidden_ranks: score?.forbidden_ranks ?? [],
    results: score?.results ?? [],
    results_before: before?.results ?? null,
    degraded: score?.degraded ?? false,
    error: score?.error ?? null,
    unmeasured: unmeasuredValue(row),
  };
}

/** Reasons by judged metric; left out where there is none. */
function unmeasuredValue({ run }: CaseRow): ReadonlyMap<string, string> | undefined {
  const reasons = [...(run?.judged ?? [])].flatMap(([metric, sample]) =>
    sample.kind === "unmeasured" ? [[metric, sample.reason] as const] : [],
  );
  return reasons.length === 0 ? undefined : new Map(reasons);
}

/** What the explanation says of one case, of the head's. */
function explainedCase({ explanation }: Report, id: string): object {
  return {
    unjudged: explanation?.holes?.by_case.get(id)?.unjudged ?? null,
    churn: explanation?.churn?.by_case.get(id) ?? null,
  };
}

/** Of a case that is unchanged, what baseline.json has, and what says nothing. */
const LEFT_OUT =
  /^(?:metrics|metrics_before|results|results_before|latency_ms|spans_ms|churn|error)$/;

/** The value of a case that is unchanged, without those members. */
function withoutMembers(value: CaseValue, { case: one, score }: CaseRow): object {
  return {
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !LEFT_OUT.test(name))),
    unchanged: true,
    // Its rank is what it was.
    targets: value.targets.map((target) => ({ ...target, rank_before: undefined })),
    critical: one.critical || undefined,
    expect_empty: one.expect_empty || undefined,
    degraded: score?.degraded || undefined,
    forbidden_ranks: score?.forbidden_ranks.length === 0 ? undefined : score?.forbidden_ranks,
  };
}
