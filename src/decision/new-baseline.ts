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

/** Returns no finding if there is no base, or if the change leaves the baseline as it is. */
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
  const unlike =
    (varies || isMean) && unlikeRows.length > 0 ? compareAsWhole(head, after, scores) : unlikeRows;
  const written = varies ? { ...after, answers_vary: true as const } : after;
  const findings = [
    ...(replacesMean(before, written) ? fewerRunsFindings(file, before) : []),
    ...checkAcceptedFigures(file, recording, before, written, unlike.length === 0, isTier),
  ];
  return unlike.length === 0
    ? findings
    : [makeUnmeasuredRowsFinding(file, unlike, after, scores.cases), ...findings];
}

/**
 * Whether one run replaces the mean of several where answers vary. It may be a lucky one, and the next mean would reset the
 * accepted figures.
 */
export function replacesMean(before: Baseline | null, after: Baseline): boolean {
  const former = comparableBaseline(before, after);
  const wasMean = former !== null && former.run_count !== undefined;
  return wasMean && after.run_count === undefined && after.answers_vary === true;
}

function fewerRunsFindings(file: string, before: Baseline): readonly WeakeningFinding[] {
  const field = { field: "baseline.run_count", before: String(before.run_count ?? 1), after: "1" };
  return [{ code: "baseline_edited", file, fields: [field], cases: [] }];
}

interface UnlikeRow {
  readonly id: string;
  /** What the row says and what was measured, in words. */
  readonly written: string;
  readonly measured: string;
}

/**
 * Returns the altered rows that are not what was measured. Latency, costs and what a judge thinks differ from run to run.
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

/** Returns a difference if the rows as a whole are unlike the run, beyond chance in either direction. */
function compareAsWhole(head: Inputs, after: Baseline, scores: Scores): readonly UnlikeRow[] {
  const { pairs, ...others } = pairCases(scores, after);
  const whole = testWholeSuite(head, { pairs, ...others }, "baseline");
  const [first] = pairs;
  if (whole === null || first === undefined) {
    return [];
  }
  const p = Math.min(whole.p, whole.riseP);
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
 * Two forms are valid: accepted figures carried on, and reset. A reset needs a gain that was measured; without one it is a
 * finding, as is any other form.
 */
function checkAcceptedFigures(
  file: string,
  recording: Omit<Recording, "accepts">,
  before: Baseline,
  after: Baseline,
  isMeasured: boolean,
  isTier: boolean,
): readonly WeakeningFinding[] {
  const carried = carryAcceptedFigures(after, before, recording.commit);
  const wrong = [...after.cases].filter(([id, row]) => {
    return !hasSameAccepted(row.accepted, carried.cases.get(id)?.accepted);
  });
  const isCarried = wrong.length === 0 && isNextState(after, carried, before);
  if (isCarried || (isReset(after, isTier) && isMeasured && mayReset(carried, before, recording))) {
    return [];
  }
  const [first] = wrong;
  const field = first === undefined ? "baseline.accepted" : "baseline.cases.*.accepted";
  const expected =
    first === undefined
      ? showState(carried)
      : showFigures(first[0], carried.cases.get(first[0])?.accepted);
  const written = first === undefined ? showState(after) : showFigures(first[0], first[1].accepted);
  const cases = wrong.map(([id]) => bareCulprit(id));
  const fields = [{ field, before: expected, after: written }];
  return [{ code: "accepted_moved", file, fields, cases }];
}

/** Of a tier the rows alone: the state may be that of the rows that it leaves out. */
function isReset({ accepted, cases }: Baseline, isTier: boolean): boolean {
  return (
    (accepted === undefined || isTier) &&
    [...cases.values()].every((row) => row.accepted === undefined)
  );
}

/** Whether the count of recordings is right, and the commit is that of the base if it names one. */
function isNextState({ accepted }: Baseline, carried: Baseline, before: Baseline): boolean {
  const isSameCommit = before.accepted === undefined || accepted?.commit === before.accepted.commit;
  return accepted?.recordings === carried.accepted?.recordings && isSameCommit;
}

function showState({ accepted }: Baseline): string {
  return accepted === undefined ? "none" : `${accepted.recordings} since ${accepted.commit ?? "–"}`;
}

function hasSameAccepted(a: AcceptedFigures = {}, b: AcceptedFigures = {}): boolean {
  const isSame = (key: keyof AcceptedFigures): boolean => {
    const one = a[key];
    const other = b[key];
    if (typeof one === "number" && typeof other === "number") {
      return Math.abs(one - other) <= EPSILON;
    }
    return one === other;
  };
  return (["recall", "mrr", "ndcg", "forbidden", "false_result"] as const).every(isSame);
}

function showFigures(id: string, accepted: AcceptedFigures = {}): string {
  const figures = Object.entries(accepted).map(([name, value]: [string, number | boolean]) => {
    return `${name} ${typeof value === "number" ? Number(value.toFixed(4)) : String(value)}`;
  });
  return `${id}: ${figures.length === 0 ? "as recorded" : figures.join(", ")}`;
}
