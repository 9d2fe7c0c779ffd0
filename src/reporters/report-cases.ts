/** The cases of report.json. */
import { Streamed } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import { targetLabel } from "../model/suite.ts";
import { caseRows, rankBefore, type CaseRow } from "../words/rows.ts";
import { type CaseValue, isUnchanged, shortened } from "./large-suites.ts";
import { explainedCase } from "./report-parts.ts";

/** `large`: a line a case; those that are as they were leave out what baseline.json has of them, and what says nothing. */
export function casesValue(report: Report, more: (row: CaseRow) => object, large = false): Streamed {
  return Streamed.list(function* () {
    for (const row of caseRows(report)) {
      const value = Object.assign(caseValue(row), explainedCase(report, row.case.id), more(row));
      yield large && isUnchanged(row) ? shortened(value, row) : value;
    }
  }, large);
}

function caseValue(row: CaseRow): CaseValue {
  const { case: one, score, before } = row;
  return {
    id: one.id,
    query: one.query,
    params: one.params,
    intent: one.intent,
    tags: one.tags,
    digest: one.digest,
    critical: one.critical,
    expect_empty: one.expect_empty,
    paired: before !== null,
    asked: score === null ? false : undefined,
    metrics: score?.metrics ?? null,
    metrics_before: before?.metrics ?? null,
    targets: one.expected.map((target, i) => ({
      label: targetLabel(target),
      kind: target.kind,
      value: target.value,
      span: target.kind === "span" ? { by: target.by, start: target.start, end: target.end } : undefined,
      grade: target.grade,
      rank_before: rankBefore(row, i) ?? null,
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
