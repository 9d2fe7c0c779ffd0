/**
 * The cases of report.json, and what a report's files leave out of a large suite because another
 * file has it. Members with the value undefined are left out of the file. A row (CaseRow) joins
 * what is known of one case: its score now, its row of the baseline, its run.
 */
import { StreamedValue, roundNumber } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import type { Value } from "../model/scores.ts";
import { LARGE_SUITE, targetLabel } from "../model/suite.ts";
import type { CaseBook, CaseRow } from "../messages/rows.ts";

/**
 * True if the suite has more than LARGE_SUITE cases, and the report has a baseline.json, with the
 * figures of every case.
 */
export function isLarge({ inputs, new_baseline: recorded }: Report): boolean {
  return recorded !== null && (inputs?.suite.cases.length ?? 0) > LARGE_SUITE;
}

/**
 * True if neither the case's results nor a metric changed since the baseline, and no failed check
 * names it. False for a new case, and for one that was not asked or whose query failed.
 */
export function isUnchanged({ score, before, failed }: CaseRow): boolean {
  if (score === null || before === null || score.error !== null || failed.length > 0) {
    return false;
  }
  const hasSameSizes =
    score.results.length === before.results.length && score.metrics.size === before.metrics.size;
  if (!hasSameSizes || score.results.some((id, i) => id !== before.results[i])) {
    return false;
  }
  // Files have rounded values: what differs less is equal there. Most values are equal and need no
  // rounding.
  const roundValue = (value: Value): Value => value && roundNumber(value);
  for (const [name, value] of score.metrics) {
    const oldValue = before.metrics.get(name) ?? null;
    if (value !== oldValue && roundValue(value) !== roundValue(oldValue)) {
      return false;
    }
  }
  return true;
}

/**
 * Returns the list of cases, made one at a time while the file is written, each with the members
 * that `moreMembers` adds. If `large`, each case is one line, and unchanged cases leave out what
 * baseline.json has and what says nothing.
 */
export function casesValue(
  cases: CaseBook,
  explanation: Report["explanation"],
  moreMembers: (row: CaseRow) => object,
  large = false,
): StreamedValue {
  return StreamedValue.list(function* () {
    for (const row of cases.values()) {
      const explained = {
        unjudged: explanation?.holes?.by_case.get(row.case.id)?.unjudged ?? null,
        churn: explanation?.churn?.by_case.get(row.case.id) ?? null,
      };
      // No spread: it would give each case a hidden class of its own in Node 20.
      const value = Object.assign(caseValue(row), explained, moreMembers(row));
      yield large && isUnchanged(row) ? withoutMembers(value, row) : value;
    }
  }, large);
}

/** A case as report.json has it. */
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
      rank_before: before?.ranks[i] ?? null,
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

/** Returns why judged metrics have no value, by metric; undefined if all have one. */
function unmeasuredValue({ run }: CaseRow): ReadonlyMap<string, string> | undefined {
  const reasons = [...(run?.judged ?? [])].flatMap(([metric, sample]) =>
    sample.kind === "unmeasured" ? [[metric, sample.reason] as const] : [],
  );
  return reasons.length === 0 ? undefined : new Map(reasons);
}

/** Members that an unchanged case leaves out: baseline.json has them, or they say nothing. */
const LEFT_OUT =
  /^(?:metrics|metrics_before|results|results_before|latency_ms|spans_ms|churn|error)$/;

/**
 * Returns the value of an unchanged case, marked as unchanged, without the members of LEFT_OUT, the
 * ranks before (they are those of now), and flags that are false.
 */
function withoutMembers(value: CaseValue, { case: suiteCase, score }: CaseRow): object {
  return {
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !LEFT_OUT.test(name))),
    unchanged: true,
    targets: value.targets.map((target) => ({ ...target, rank_before: undefined })),
    critical: suiteCase.critical || undefined,
    expect_empty: suiteCase.expect_empty || undefined,
    degraded: score?.degraded || undefined,
    forbidden_ranks: score?.forbidden_ranks.length === 0 ? undefined : score?.forbidden_ranks,
  };
}
