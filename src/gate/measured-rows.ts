/**
 * Rows of the baseline that a change alters, held to what this very run measured: a row that was written by hand would
 * be the measure of every later change.
 */
import type { BaselineCase } from "../model/baseline.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { EPSILON, metricsOf } from "./rules.ts";

interface Unlike {
  readonly id: string;
  /** What the row says and what was measured, in words. */
  readonly written: string;
  readonly measured: string;
}

/** One finding for all rows, or none. Latency, costs and what a judge thinks differ from run to run, and are left out. */
export function unmeasuredRows(
  base: Inputs,
  head: Inputs,
  scores: readonly CaseScore[],
): readonly WeakeningFinding[] {
  const [before, after] = [base.baseline, head.baseline];
  if (before === null || after === null || after.foreign !== undefined) return [];
  const exact = metricsOf(head.config).flatMap(({ name, family }) => {
    const repeats = family.kind === "quality" || family.kind === "rate";
    return repeats && !("needs" in family && family.needs === "judge") ? [name] : [];
  });
  const former = new Map(head.suite.cases.map(({ id, was }) => [id, was ?? id]));
  const unlike = scores.flatMap((measured): readonly Unlike[] => {
    const row = after.cases.get(measured.id);
    // A row of another version of the case is missing data already.
    if (row === undefined || row.digest !== measured.digest) return [];
    // A row of a case that was renamed is the same row; one of another question has another digest.
    const earlier = before.cases.get(measured.id) ?? before.cases.get(former.get(measured.id) ?? measured.id);
    const altered = !sameRow(earlier, row);
    const found = altered ? difference(row, measured, exact) : null;
    return found === null ? [] : [{ id: measured.id, ...found }];
  });
  const [first] = unlike;
  if (first === undefined) return [];
  const cases = unlike.map(({ id }) => ({
    id,
    before: null,
    after: null,
    ranks_before: after.cases.get(id)?.ranks ?? null,
    ranks_after: scores.find((each) => each.id === id)?.ranks ?? null,
  }));
  return [
    {
      code: "baseline_not_measured",
      field: "baseline.cases",
      file: head.config.baseline,
      before: `${first.id}: ${first.written}`,
      after: first.measured,
      cases,
    },
  ];
}

/** Latency aside, which is recorded as a whole. */
function sameRow(before: BaselineCase | undefined, after: BaselineCase): boolean {
  if (before === undefined) return false;
  const content = ({ digest, metrics, ranks, results }: BaselineCase): string =>
    compactCanonical({ digest, metrics, ranks, results });
  return content(before) === content(after);
}

function difference(
  row: BaselineCase,
  measured: CaseScore,
  metrics: readonly string[],
): Omit<Unlike, "id"> | null {
  const ranks = (list: readonly (number | null)[]): string =>
    `ranks ${list.map((rank) => rank ?? "–").join(", ")}`;
  if (compactCanonical(row.ranks) !== compactCanonical(measured.ranks)) {
    return { written: ranks(row.ranks), measured: ranks(measured.ranks) };
  }
  for (const name of metrics) {
    const written = row.metrics.get(name);
    const now = measured.metrics.get(name) ?? null;
    // A baseline of an older version lacks a metric, and says so where it is gated.
    if (written === undefined || sameValue(written, now)) continue;
    return { written: `${name} ${written ?? "–"}`, measured: `${name} ${now ?? "–"}` };
  }
  if (compactCanonical(row.results) === compactCanonical(measured.results)) return null;
  return { written: "another list of results", measured: "the list in run.trec" };
}

function sameValue(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= EPSILON;
}
