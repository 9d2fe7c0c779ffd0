/**
 * Checks a baseline that a change brings. Rows that it alters must equal this very run, and the
 * accepted figures must follow from the base's baseline. Figures that were written by hand would be
 * the measure of every later change.
 */
import { averageKnown } from "../metrics/score.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { baselineFile } from "../model/config.ts";
import { indexById, requireItem } from "../model/lookup.ts";
import type { Inputs } from "../model/report.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import { sameCase } from "../model/suite.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import {
  type Recording,
  carryAcceptedFigures,
  comparableBaseline,
  findMetricsBelow,
  hasSameContent,
  hasWorseAccepted,
  mayReset,
  resetAcceptedFigures,
} from "./accepted-figures.ts";
import { compareWholeSuite } from "./bucket-test.ts";
import { bareCulprit } from "./checks.ts";
import { EPSILON, listMetrics } from "./rules.ts";
import { metricValue, type JudgedPolicy } from "./pairs.ts";

/**
 * Returns the findings on the head's baseline: rows that this run did not measure, and accepted
 * figures that do not follow from the base's. None if the two can't be compared (k, definition).
 */
export function checkNewBaseline(
  { base, head }: { readonly base: Inputs | null; readonly head: Inputs },
  recording: Omit<Recording, "accepts">,
  { scores, run }: Pick<JudgedPolicy, "scores" | "run">,
): readonly WeakeningFinding[] {
  const newBaseline = head.baseline;
  if (newBaseline === null) {
    return [];
  }
  const oldBaseline = comparableBaseline(base?.baseline ?? null, newBaseline);
  if (oldBaseline === null) {
    return [];
  }
  const file = baselineFile(head.config);
  const mayVary = run.unstable.length > 0 || newBaseline.answers_vary === true;
  const isUnequalAllowed = mayVary || newBaseline.run_count !== undefined;
  const unlikeRows = findUnlikeRows(head, oldBaseline, newBaseline, scores.cases);
  // If answers vary, or the rows are means of runs, no row has to equal this run. But their mean
  // must not be below this run's and the base's.
  const reportedRows =
    isUnequalAllowed && unlikeRows.length > 0
      ? findLowMean(head, oldBaseline, newBaseline, scores)
      : unlikeRows;
  const areRowsMeasured = reportedRows.length === 0;
  const acceptedFindings = findAcceptedFindings(
    file,
    recording,
    oldBaseline,
    newBaseline,
    areRowsMeasured,
  );
  if (areRowsMeasured) {
    return acceptedFindings;
  }
  const rowsFinding = makeUnmeasuredRowsFinding(file, reportedRows, newBaseline, scores.cases);
  return [rowsFinding, ...acceptedFindings];
}

interface UnlikeRow {
  /** The id of its case; null for the mean of all rows. */
  readonly id: string | null;
  /** What the row says, in words: `ranks 1, –`. */
  readonly written: string;
  /** What this run measured, in words. */
  readonly measured: string;
}

/**
 * Returns the rows that the change altered or added, and that differ from what this run measured.
 * Latency, costs and what a judge thinks differ from run to run and are not compared.
 */
function findUnlikeRows(
  head: Inputs,
  oldBaseline: Baseline,
  newBaseline: Baseline,
  scores: readonly CaseScore[],
): readonly UnlikeRow[] {
  const comparedMetrics = listMetrics(head.config).filter(({ family }) => {
    const isOfResults = family.kind === "quality" || family.kind === "rate";
    return isOfResults && !("needs" in family && family.needs === "judge");
  });
  const metricNames = comparedMetrics.map(({ name }) => name);
  const unlikeRows: UnlikeRow[] = [];
  for (const measured of scores) {
    const row = newBaseline.cases.get(measured.id);
    const former = oldBaseline.cases.get(measured.id);
    if (row === undefined || (former !== undefined && hasSameContent(former, row))) {
      continue;
    }
    const difference = sameCase(row.digests, measured.digests)
      ? firstDifference(row, measured, metricNames)
      : { written: "another version of the case", measured: "the case as the suite has it" };
    if (difference !== null) {
      unlikeRows.push({ id: measured.id, ...difference });
    }
  }
  return unlikeRows;
}

/** Returns what first differs between a row and the same case as measured. Null if nothing does. */
function firstDifference(
  row: BaselineCase,
  measured: CaseScore,
  metrics: readonly string[],
): Omit<UnlikeRow, "id"> | null {
  if (!sameCanonical(row.ranks, measured.ranks)) {
    return { written: showRanks(row.ranks), measured: showRanks(measured.ranks) };
  }
  for (const name of metrics) {
    const written = row.metrics.get(name);
    const now = measured.metrics.get(name) ?? null;
    // With null on one side alone the difference is NaN, which is not at most EPSILON.
    const isSame = written === now || Math.abs((written ?? NaN) - (now ?? NaN)) <= EPSILON;
    // A row may lack a metric that the config did not have when it was recorded.
    if (written !== undefined && !isSame) {
      return { written: `${name} ${written ?? "–"}`, measured: `${name} ${now ?? "–"}` };
    }
  }
  if (sameCanonical(row.results, measured.results)) {
    return null;
  }
  return { written: "another list of results", measured: "the list in run.trec" };
}

/** Returns ranks in words: `ranks 1, –` for a target at rank 1 and one that was not found. */
function showRanks(ranks: readonly (number | null)[]): string {
  return `ranks ${ranks.map((rank) => rank ?? "–").join(", ")}`;
}

/**
 * Returns one difference, of the first gated metric in which the mean of the new rows is below this
 * run's and below that of the base's rows, both by more than the tolerance. Empty if there is none.
 * It stands in for the comparison of single rows, which need not equal the run if answers vary.
 */
function findLowMean(
  head: Inputs,
  oldBaseline: Baseline,
  newBaseline: Baseline,
  scores: Scores,
): readonly UnlikeRow[] {
  const comparison = compareWholeSuite({ ...head, baseline: newBaseline }, scores);
  if (comparison === null) {
    return [];
  }
  // Here the new rows are what the run is compared with: if it rose, they are below it.
  const { pairs, test } = comparison;
  const lowMetric = findMetricsBelow(newBaseline, oldBaseline, head).find((metric) =>
    test.isRiseBeyondTolerance(metric),
  );
  if (lowMetric === undefined) {
    return [];
  }
  const name = `${lowMetric}@${head.config.k}`;
  const showMean = (rows: readonly Pick<CaseScore, "metrics">[]): string => {
    const mean = averageKnown(rows.map((row) => metricValue(row, name))) ?? 0;
    return String(Number(mean.toFixed(4)));
  };
  const newRows = pairs.map((pair) => pair.before);
  const measuredRows = pairs.map((pair) => pair.now);
  const baseRows = measuredRows.flatMap(({ id }) => oldBaseline.cases.get(id) ?? []);
  return [
    {
      id: null,
      written: `${name} ${showMean(newRows)}`,
      measured: `${name} ${showMean(measuredRows)}, and the base's baseline ${showMean(baseRows)}`,
    },
  ];
}

/**
 * Returns the finding of these rows, or of the mean of all rows (an UnlikeRow with id null). Its
 * one field is of the first row: `before` is what the file says, `after` what was measured.
 */
function makeUnmeasuredRowsFinding(
  file: string,
  unlike: readonly UnlikeRow[],
  newBaseline: Baseline,
  scores: readonly CaseScore[],
): WeakeningFinding {
  const first = requireItem(unlike, 0);
  const before = first.id === null ? first.written : `${first.id}: ${first.written}`;
  const scoresById = indexById(scores);
  const ids = unlike.flatMap(({ id }) => id ?? []);
  return {
    code: "baseline_not_measured",
    file,
    fields: [{ field: "baseline.cases", before, after: first.measured }],
    cases: ids.map((id) => ({
      ...bareCulprit(id, null, scoresById.get(id)?.ranks ?? null),
      ranks_before: newBaseline.cases.get(id)?.ranks ?? null,
    })),
  };
}

/**
 * Returns a finding if an accepted figure of the new baseline is worse than if the figures of the
 * base's baseline were carried on: later changes would be compared with less. None if the rows' own
 * figures are the accepted ones (`isReset`) and may be (`mayReset`: after a gain, or as the first
 * mean of several runs), and the run measured all rows that the change alters (`areRowsMeasured`).
 */
function findAcceptedFindings(
  file: string,
  recording: Omit<Recording, "accepts">,
  oldBaseline: Baseline,
  newBaseline: Baseline,
  areRowsMeasured: boolean,
): readonly WeakeningFinding[] {
  // The new rows with the accepted figures of the base.
  const carried = carryAcceptedFigures(newBaseline, oldBaseline, recording.commit);
  // Better figures are valid: after two recordings in one change the first may be the better one.
  const worseIds = listWorse(newBaseline, carried);
  const [firstId] = worseIds;
  if (firstId === undefined) {
    return [];
  }
  // No accepted figure is worse than its row's own.
  const isReset = listWorse(newBaseline, resetAcceptedFigures(newBaseline)).length === 0;
  if (isReset && areRowsMeasured && mayReset(carried, oldBaseline, recording)) {
    return [];
  }
  const field = {
    field: "baseline.cases.*.accepted",
    before: describeAccepted(carried, firstId),
    after: describeAccepted(newBaseline, firstId),
  };
  const cases = worseIds.map((id) => bareCulprit(id));
  return [{ code: "accepted_moved", file, fields: [field], cases }];
}

/**
 * Returns the ids of cases whose accepted state is worse than in `other`, which has the same rows.
 */
function listWorse(newBaseline: Baseline, other: Baseline): readonly string[] {
  const isWorse = ([id, row]: readonly [string, BaselineCase]): boolean => {
    const otherRow = other.cases.get(id);
    return otherRow !== undefined && hasWorseAccepted(row, otherRow, newBaseline.k);
  };
  return [...newBaseline.cases].filter(isWorse).map(([id]) => id);
}

function describeAccepted(baseline: Baseline, id: string): string {
  const accepted = baseline.cases.get(id)?.accepted ?? {};
  const figures = Object.entries(accepted).map(([name, value]: [string, number | boolean]) => {
    return `${name} ${typeof value === "number" ? Number(value.toFixed(4)) : String(value)}`;
  });
  return `${id}: ${figures.length === 0 ? "the recorded figures" : figures.join(", ")}`;
}
