/**
 * A baseline that a change brings. Rows that it alters must equal this very run, and the accepted figures must follow from the
 * base's baseline: carried on, or reset with a gain. What was written by hand would be the measure of every later change.
 */
import type { AcceptedFigures, Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { baselineFile } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import { sameCase } from "../model/suite.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import {
  type Recording,
  carryAcceptedFigures,
  comparableBaseline,
  hasSameContent,
  mayReset,
} from "./accepted-figures.ts";
import { testWholeSuite } from "./bucket-test.ts";
import { bareCulprit } from "./checks.ts";
import { VARYING_LEVEL } from "./levels.ts";
import { EPSILON } from "./limits.ts";
import { pairCases, metricValue } from "./pairs.ts";
import type { JudgedPolicy } from "./policy.ts";
import { HEADLINE, listMetrics } from "./rules.ts";

/**
 * Returns the findings on the head's baseline: rows that this run did not measure, accepted figures
 * that do not follow from the base's baseline, and one run in place of a mean of several. None if
 * there is no base to compare with, or if the change leaves the baseline as it is.
 */
export function checkNewBaseline(
  { base, head }: { readonly base: Inputs | null; readonly head: Inputs },
  recording: Omit<Recording, "accepts">,
  { scores, run }: Pick<JudgedPolicy, "scores" | "run">,
): readonly WeakeningFinding[] {
  const after = head.baseline;
  if (after === null) {
    return [];
  }
  const before = comparableBaseline(base?.baseline ?? null, after);
  if (before === null) {
    return [];
  }
  const file = baselineFile(head.config);
  const isTier = head.whole !== undefined;
  const unlikeRows = findUnlikeRows(head, before, after, scores.cases);
  const varies = run.unstable.length > 0 || after.answers_vary === true;
  const isMean = after.run_count !== undefined;
  // Where answers vary no row has to equal the run. The rows as a whole must be like it.
  const reportedRows =
    (varies || isMean) && unlikeRows.length > 0 ? compareAsWhole(head, after, scores) : unlikeRows;
  // This run may be the first to show that answers vary.
  const newBaseline = varies ? { ...after, answers_vary: true as const } : after;
  const findings = [
    ...(losesMean(before, newBaseline) ? fewerRunsFindings(file, before) : []),
    ...checkAcceptedFigures(
      file,
      recording,
      before,
      newBaseline,
      reportedRows.length === 0,
      isTier,
    ),
  ];
  return reportedRows.length === 0
    ? findings
    : [makeUnmeasuredRowsFinding(file, reportedRows, after, scores.cases), ...findings];
}

/**
 * Whether one run replaces the mean of several where answers vary. It may be a lucky one, and the next mean would reset the
 * accepted figures.
 */
export function replacesMean(before: Baseline | null, after: Baseline): boolean {
  const former = comparableBaseline(before, after);
  return former !== null && losesMean(former, after);
}

/** As replacesMean, for baselines that are comparable. */
function losesMean(before: Baseline, after: Baseline): boolean {
  const isOneRun = before.run_count !== undefined && after.run_count === undefined;
  return isOneRun && after.answers_vary === true;
}

/** Returns the finding of a baseline of one run in place of a mean of several. */
function fewerRunsFindings(file: string, before: Baseline): readonly WeakeningFinding[] {
  const field = { field: "baseline.run_count", before: String(before.run_count ?? 1), after: "1" };
  return [{ code: "baseline_edited", file, fields: [field], cases: [] }];
}

/** A row that is not what was measured. */
interface UnlikeRow {
  readonly id: string;
  /** What the row says and what was measured, in words. */
  readonly written: string;
  readonly measured: string;
}

/**
 * Returns the rows that the change altered or added, and that differ from what this run measured.
 * Latency, costs and what a judge thinks are not compared, since they differ from run to run.
 */
function findUnlikeRows(
  head: Inputs,
  before: Baseline,
  after: Baseline,
  scores: readonly CaseScore[],
): readonly UnlikeRow[] {
  const exactMetrics = listMetrics(head.config).flatMap(({ name, family }) => {
    const isExact = family.kind === "quality" || family.kind === "rate";
    return isExact && !("needs" in family && family.needs === "judge") ? [name] : [];
  });
  const unlike: UnlikeRow[] = [];
  for (const measured of scores) {
    const row = after.cases.get(measured.id);
    const former = before.cases.get(measured.id);
    if (row === undefined || (former !== undefined && hasSameContent(former, row))) {
      continue;
    }
    const difference = sameCase(row.digests, measured.digests)
      ? firstDifference(row, measured, exactMetrics)
      : { written: "another version of the case", measured: "the case as the suite has it" };
    if (difference !== null) {
      unlike.push({ id: measured.id, ...difference });
    }
  }
  return unlike;
}

/**
 * Returns what first differs between a row and the same case as measured, in words: ranks, then
 * metrics, then results. Null if nothing does.
 */
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

function showRanks(ranks: readonly (number | null)[]): string {
  return `ranks ${ranks.map((rank) => rank ?? "–").join(", ")}`;
}

/**
 * Returns one difference if the rows as a whole are unlike the run, beyond chance in either
 * direction: the means of both, under the id of the first case. Else none.
 */
function compareAsWhole(head: Inputs, after: Baseline, scores: Scores): readonly UnlikeRow[] {
  const pairing = pairCases(scores, after);
  const { pairs } = pairing;
  const wholeTest = testWholeSuite(head, pairing, "baseline");
  const [first] = pairs;
  if (wholeTest === null || first === undefined) {
    return [];
  }
  const p = Math.min(wholeTest.p, wholeTest.riseP);
  if (p > VARYING_LEVEL) {
    return [];
  }
  const showMeans = (side: "now" | "before"): string =>
    HEADLINE.map((metric) => {
      const name = `${metric}@${head.config.k}`;
      const sum = pairs.reduce((all, pair) => all + (metricValue(pair[side], name) ?? 0), 0);
      return `${name} ${Number((sum / pairs.length).toFixed(4))}`;
    }).join(", ");
  const measured = `${showMeans("now")} (p ${Number(p.toPrecision(2))})`;
  return [{ id: first.now.id, written: showMeans("before"), measured }];
}

/** Returns the finding on rows that are not what was measured. `unlike` has at least one. */
function makeUnmeasuredRowsFinding(
  file: string,
  unlike: readonly UnlikeRow[],
  after: Baseline,
  scores: readonly CaseScore[],
): WeakeningFinding {
  const [first] = unlike as [UnlikeRow];
  return {
    code: "baseline_not_measured",
    file,
    fields: [
      {
        field: "baseline.cases",
        before: `${first.id}: ${first.written}`,
        after: first.measured,
      },
    ],
    cases: unlike.map(({ id }) => ({
      ...bareCulprit(id, null, scores.find((each) => each.id === id)?.ranks ?? null),
      ranks_before: after.cases.get(id)?.ranks ?? null,
    })),
  };
}

/**
 * Returns a finding if the accepted figures of `after` are not valid: what each row keeps of the
 * state that was last accepted. Valid is what `before`, the base's baseline, has, carried on. Valid
 * is also a reset, which drops them all: only over rows that this run measured
 * (`areRowsMeasured`), after a gain or as the first mean of several runs (`mayReset`). `isTier`:
 * the baseline has only a part of the suite's rows.
 */
function checkAcceptedFigures(
  file: string,
  recording: Omit<Recording, "accepts">,
  before: Baseline,
  after: Baseline,
  areRowsMeasured: boolean,
  isTier: boolean,
): readonly WeakeningFinding[] {
  const carried = carryAcceptedFigures(after, before, recording.commit);
  const wrongIds = [...after.cases.keys()].filter(
    (id) => !hasSameAccepted(after.cases.get(id)?.accepted, carried.cases.get(id)?.accepted),
  );
  const isCarried = wrongIds.length === 0 && isNextState(after, carried, before);
  if (isCarried) {
    return [];
  }
  const isReset = hasNoAccepted(after, isTier);
  if (isReset && areRowsMeasured && mayReset(carried, before, recording)) {
    return [];
  }
  const [firstId = null] = wrongIds;
  const field = {
    field: firstId === null ? "baseline.accepted" : "baseline.cases.*.accepted",
    before: describeAccepted(carried, firstId),
    after: describeAccepted(after, firstId),
  };
  const cases = wrongIds.map((id) => bareCulprit(id));
  return [{ code: "accepted_moved", file, fields: [field], cases }];
}

/** Returns the accepted figures of one row in words; of the baseline as a whole if `id` is null. */
function describeAccepted(baseline: Baseline, id: string | null): string {
  return id === null ? showState(baseline) : showFigures(id, baseline.cases.get(id)?.accepted);
}

/**
 * Whether the baseline keeps nothing of an earlier accepted state. Of a tier only the rows count:
 * its `accepted` may belong to the rows that the tier leaves out.
 */
function hasNoAccepted({ accepted, cases }: Baseline, isTier: boolean): boolean {
  return (
    (accepted === undefined || isTier) &&
    [...cases.values()].every((row) => row.accepted === undefined)
  );
}

/** Whether `accepted` has the count of recordings of the one carried on, and the base's commit if the base names one. */
function isNextState({ accepted }: Baseline, carried: Baseline, before: Baseline): boolean {
  const isSameCommit = before.accepted === undefined || accepted?.commit === before.accepted.commit;
  return accepted?.recordings === carried.accepted?.recordings && isSameCommit;
}

/** Returns how often was recorded since which commit, for a finding. */
function showState({ accepted }: Baseline): string {
  return accepted === undefined ? "none" : `${accepted.recordings} since ${accepted.commit ?? "–"}`;
}

/** Whether two rows keep the same accepted figures, rounding aside. */
function hasSameAccepted(a: AcceptedFigures = {}, b: AcceptedFigures = {}): boolean {
  const isSame = (key: keyof AcceptedFigures): boolean => {
    const figure = a[key];
    const otherFigure = b[key];
    if (typeof figure === "number" && typeof otherFigure === "number") {
      return Math.abs(figure - otherFigure) <= EPSILON;
    }
    return figure === otherFigure;
  };
  return (["recall", "mrr", "ndcg", "forbidden", "false_result"] as const).every(isSame);
}

/** Returns the accepted figures of a row in words; "as recorded" if it keeps none. */
function showFigures(id: string, accepted: AcceptedFigures = {}): string {
  const figures = Object.entries(accepted).map(([name, value]: [string, number | boolean]) => {
    return `${name} ${typeof value === "number" ? Number(value.toFixed(4)) : String(value)}`;
  });
  return `${id}: ${figures.length === 0 ? "as recorded" : figures.join(", ")}`;
}
