/**
 * Checks a baseline that a change brings. Rows that it alters must equal this very run, and the
 * accepted figures must follow from the base's baseline. Figures that were written by hand would be
 * the measure of every later change.
 */
import { averageKnown } from "../metrics/score.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { baselineFile } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { CaseScore, Scores, Value } from "../model/scores.ts";
import { sameCase } from "../model/suite.ts";
import type { Culprit, WeakeningFinding } from "../model/verdict.ts";
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
import { EPSILON, type Headline, listMetrics } from "./rules.ts";
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
  const rowsFinding = findUnmeasuredRows(head, oldBaseline, newBaseline, { scores, run });
  const acceptedFinding = findAcceptedMove(
    recording,
    oldBaseline,
    newBaseline,
    rowsFinding === null,
  );
  return [rowsFinding, acceptedFinding].filter((finding) => finding !== null);
}

/** The words for a figure that a baseline says otherwise than this run measured it. */
interface Difference {
  /** What the baseline says: `ranks 1, –`. */
  readonly written: string;
  readonly measured: string;
}

interface UnlikeRow extends Difference {
  readonly culprit: Culprit;
}

/**
 * Returns the finding of the rows that differ from this run. If answers vary, or the rows are means
 * of runs, no row has to equal it; then the mean of the rows must not be low (findLowMean). Null if
 * there is nothing to find.
 */
function findUnmeasuredRows(
  head: Inputs,
  oldBaseline: Baseline,
  newBaseline: Baseline,
  { scores, run }: Pick<JudgedPolicy, "scores" | "run">,
): WeakeningFinding | null {
  const unlikeRows = findUnlikeRows(head, oldBaseline, newBaseline, scores.cases);
  const [firstRow] = unlikeRows;
  if (firstRow === undefined) {
    return null;
  }
  const file = baselineFile(head.config);
  const varies = run.unstable.length > 0 || newBaseline.answers_vary === true;
  if (varies || newBaseline.run_count !== undefined) {
    const lowMean = findLowMean(head, oldBaseline, newBaseline, scores);
    return lowMean && makeRowsFinding(file, lowMean, []);
  }
  const { culprit, written, measured } = firstRow;
  const difference = { written: `${culprit.id}: ${written}`, measured };
  return makeRowsFinding(
    file,
    difference,
    unlikeRows.map((row) => row.culprit),
  );
}

function makeRowsFinding(
  file: string,
  { written, measured }: Difference,
  cases: readonly Culprit[],
): WeakeningFinding {
  const field = { field: "baseline.cases", before: written, after: measured };
  return { code: "baseline_not_measured", file, fields: [field], cases };
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
  for (const score of scores) {
    const row = newBaseline.cases.get(score.id);
    const former = oldBaseline.cases.get(score.id);
    if (row === undefined || (former !== undefined && hasSameContent(former, row))) {
      continue;
    }
    const difference = sameCase(row.digests, score.digests)
      ? firstDifference(row, score, metricNames)
      : { written: "another version of the case", measured: "the case as the suite has it" };
    if (difference !== null) {
      const culprit = { ...bareCulprit(score.id, null, score.ranks), ranks_before: row.ranks };
      unlikeRows.push({ culprit, ...difference });
    }
  }
  return unlikeRows;
}

/** Returns what first differs between a row and the same case as measured. Null if nothing does. */
function firstDifference(
  row: BaselineCase,
  score: CaseScore,
  metrics: readonly string[],
): Difference | null {
  if (!sameCanonical(row.ranks, score.ranks)) {
    return { written: showRanks(row.ranks), measured: showRanks(score.ranks) };
  }
  for (const name of metrics) {
    const written = row.metrics.get(name);
    const measured = metricValue(score, name);
    // A row may lack a metric that the config did not have when it was recorded.
    if (written !== undefined && !isSameValue(written, measured)) {
      return { written: `${name} ${written ?? "–"}`, measured: `${name} ${measured ?? "–"}` };
    }
  }
  if (sameCanonical(row.results, score.results)) {
    return null;
  }
  return { written: "another list of results", measured: "the list in run.trec" };
}

function isSameValue(a: Value, b: Value): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= EPSILON;
}

/** Returns ranks in words: `ranks 1, –` for a target at rank 1 and one that was not found. */
function showRanks(ranks: readonly (number | null)[]): string {
  return `ranks ${ranks.map((rank) => rank ?? "–").join(", ")}`;
}

/**
 * Returns the difference in the first gated metric whose mean over the new rows is below this run's
 * and below that of the base's rows, both by more than the tolerance. Null if there is none.
 */
function findLowMean(
  head: Inputs,
  oldBaseline: Baseline,
  newBaseline: Baseline,
  scores: Scores,
): Difference | null {
  const comparison = compareWholeSuite({ ...head, baseline: newBaseline }, scores);
  if (comparison === null) {
    return null;
  }
  const { pairs, test } = comparison;
  // The test is of this run against the new rows: they are below it if it rose.
  const isBelowRun = (metric: Headline): boolean => test.isRiseBeyondTolerance(metric);
  const lowMetric = findMetricsBelow(newBaseline, oldBaseline, head).find(isBelowRun);
  if (lowMetric === undefined) {
    return null;
  }
  const name = `${lowMetric}@${head.config.k}`;
  const showMean = (rows: readonly Pick<CaseScore, "metrics">[]): string => {
    const mean = averageKnown(rows.map((row) => metricValue(row, name))) ?? 0;
    return String(Number(mean.toFixed(4)));
  };
  const newRows = pairs.map((pair) => pair.before);
  const measuredRows = pairs.map((pair) => pair.now);
  const baseRows = measuredRows.flatMap(({ id }) => oldBaseline.cases.get(id) ?? []);
  return {
    written: `${name} ${showMean(newRows)}`,
    measured: `${name} ${showMean(measuredRows)}, and the base's baseline ${showMean(baseRows)}`,
  };
}

/**
 * Returns a finding if an accepted figure of the new baseline is worse than if the figures of the
 * base's baseline were carried on: later changes would be compared with less. Null if the change
 * resets them to the rows' own figures, this run measured these (`areRowsMeasured`), and there is a
 * reason (`mayReset`).
 */
function findAcceptedMove(
  recording: Omit<Recording, "accepts">,
  oldBaseline: Baseline,
  newBaseline: Baseline,
  areRowsMeasured: boolean,
): WeakeningFinding | null {
  const carried = carryAcceptedFigures(newBaseline, oldBaseline, recording.commit);
  // Better figures are valid: after two recordings in one change the first may be the better one.
  const worseIds = listWorse(newBaseline, carried);
  const [firstId] = worseIds;
  if (firstId === undefined) {
    return null;
  }
  const isReset = listWorse(newBaseline, resetAcceptedFigures(newBaseline)).length === 0;
  if (isReset && areRowsMeasured && mayReset(carried, oldBaseline, recording)) {
    return null;
  }
  const field = {
    field: "baseline.cases.*.accepted",
    before: describeAccepted(carried, firstId),
    after: describeAccepted(newBaseline, firstId),
  };
  const cases = worseIds.map((id) => bareCulprit(id));
  return { code: "accepted_moved", file: baselineFile(recording.config), fields: [field], cases };
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
