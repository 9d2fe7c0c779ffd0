/**
 * The cases of report.json. Members with the value undefined are left out of the file. A row
 * (CaseRow) joins what is known of one case: its score now, its row of the baseline, its run.
 */
import { StreamedValue } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import { targetLabel } from "../model/suite.ts";
import type { CaseBook, CaseRow } from "../messages/rows.ts";

/**
 * Returns the list of cases, made one at a time while the file is written, each with the members
 * that `moreMembers` adds.
 */
export function casesValue(
  cases: CaseBook,
  explanation: Report["explanation"],
  moreMembers: (row: CaseRow) => object,
): StreamedValue {
  return StreamedValue.list(function* () {
    for (const row of cases.values()) {
      const explained = {
        unjudged: explanation?.holes?.unjudged_by_case.get(row.case.id) ?? null,
        churn: explanation?.churn?.by_case.get(row.case.id) ?? null,
      };
      // No spread: it would give each case a hidden class of its own in Node 20.
      yield Object.assign(caseValue(row), explained, moreMembers(row));
    }
  });
}

function caseValue(row: CaseRow): object {
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
    // Only a case that was not asked has the member.
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
