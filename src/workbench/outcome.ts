/** What the gate would have said of a run, in a word and in a line of a table. */
import { formatValue, pluralise } from "../messages/format.ts";
import type { ReportView } from "../messages/view.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Report } from "../model/report.ts";
import type { Value } from "../model/scores.ts";

/**
 * Returns how many cases have another list than their row of the baseline. A case without a row
 * counts if it found anything. Null without a baseline.
 */
export function countChangedLists({ scores, inputs }: Report): number | null {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || baseline === null) {
    return null;
  }
  const changed = scores.cases.filter(
    ({ id, results }) => !sameCanonical(baseline.cases.get(id)?.results ?? [], results),
  );
  return changed.length;
}

/**
 * What the gate would have said of a run. `same`: no list changed. `fell`: a check is beyond its
 * limit, or a query lost a document, and the gate passes.
 */
export type RunOutcome = "same" | "pass" | "fell" | "gain" | "fail";

/** Returns the outcome of a run that was measured and compared. */
export function findOutcome(report: Report, { counts }: ReportView): RunOutcome {
  const { verdict } = report;
  if (verdict.verdict === "fail") {
    return "fail";
  }
  if (counts.fell > 0 || counts.lost > 0) {
    return "fell";
  }
  if (verdict.notices.some(({ code }) => code === "gained")) {
    return "gain";
  }
  return countChangedLists(report) === 0 ? "same" : "pass";
}

/** Returns in words what got better or worse; empty if nothing did. */
export function describeOutcome(outcome: RunOutcome, { title, cause, counts }: ReportView): string {
  if (outcome === "same" || outcome === "pass") {
    return "";
  }
  if (outcome === "gain") {
    return counts.found > 0
      ? pluralise(counts.found, "query is newly found", "queries are newly found")
      : pluralise(counts.better, "query got better", "queries got better");
  }
  if (counts.lost === 0) {
    return title;
  }
  const lost = `${pluralise(counts.lost, "query", "queries")} lost a document`;
  return cause.startsWith(lost) ? cause : [lost, cause].filter(Boolean).join(". Why: ");
}

export const OUTCOME_WORDS: Readonly<Record<RunOutcome, string>> = {
  same: "no change",
  pass: "pass",
  fell: "fell",
  gain: "gain",
  fail: "FAIL",
};

/** Returns the value of a metric as every report shows it. */
export function valueText(metric: string, value: Value): string {
  return formatValue(unitOfMetric(metric), value);
}
