/**
 * A baseline that a change brings, held to this very run: rows that it alters equal what was measured, and what each row
 * and figure keeps of its way from the anchor follows from the base's baseline. A row that was written by hand would be
 * the measure of every later change.
 */
import type { Baseline, BaselineCase, Drift } from "../model/baseline.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore, Scores, Value } from "../model/scores.ts";
import { sameQuestion } from "../model/suite.ts";
import type { Culprit, WeakeningFinding } from "../model/verdict.ts";
import { type Recording, driftOver, figureAnchor, gained, withDrifts } from "./anchor.ts";
import { headlineBuckets } from "./moves.ts";
import { pairCases } from "./pairs.ts";
import { HEADLINE, fallP, gainP } from "./rule.ts";
import { EPSILON, metricsOf, resolveRules } from "./rules.ts";

/** Of the test between recorded rows and this run, in either direction, where answers vary. */
const VARYING_LEVEL = 0.01;

interface Measured {
  readonly scores: Scores;
  readonly run: Run;
}

/** None where no base judges, and where the change leaves the baseline as it is. */
export function findingsOfRows(
  { base, head }: { readonly base: Inputs | null; readonly head: Inputs },
  recording: Omit<Recording, "accepting">,
  { scores, run }: Measured,
): readonly WeakeningFinding[] {
  const [before, after] = [base?.baseline ?? null, head.baseline];
  if (before === null || after === null || after.foreign !== undefined || before.foreign !== undefined)
    return [];
  if (before.k !== after.k || compactCanonical(before.definition) !== compactCanonical(after.definition))
    return [];
  const file = head.config.baseline;
  const varies = run.unstable.length > 0 || after.runs !== undefined;
  const unlike = unlikeRows(head, before, after, scores.cases);
  const written = varies ? unlikeAsWhole(head, after, scores) : unlike;
  const equal = unlike.length === 0;
  return [
    ...(written.length > 0 && unlike.length > 0 ? [notMeasured(file, written, after, scores.cases)] : []),
    ...movedDrifts(file, recording, { before, after, equal, byBase: varies ? null : recording.byBase }),
    ...movedFigures(file, recording, before, after),
  ];
}

interface Unlike {
  readonly id: string;
  /** What the row says and what was measured, in words. */
  readonly written: string;
  readonly measured: string;
}

/** Altered rows that are not what was measured. Latency, costs and what a judge thinks differ from run to run. */
function unlikeRows(
  head: Inputs,
  before: Baseline,
  after: Baseline,
  scores: readonly CaseScore[],
): readonly Unlike[] {
  const exact = metricsOf(head.config).flatMap(({ name, family }) => {
    const repeats = family.kind === "quality" || family.kind === "rate";
    return repeats && !("needs" in family && family.needs === "judge") ? [name] : [];
  });
  return scores.flatMap((measured): readonly Unlike[] => {
    const row = after.cases.get(measured.id);
    // A row of another version of the case is missing data already.
    if (row === undefined || !sameQuestion(row.digests, measured.digests)) return [];
    if (sameRow(before.cases.get(measured.id), row)) return [];
    const found = difference(row, measured, exact);
    return found === null ? [] : [{ id: measured.id, ...found }];
  });
}

/** Latency aside, which is recorded as a whole. */
function sameRow(before: BaselineCase | undefined, after: BaselineCase): boolean {
  if (before === undefined) return false;
  const content = ({ digests, metrics, ranks, results }: BaselineCase): string =>
    compactCanonical({ digests, metrics, ranks, results });
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

/** Of a retriever that answers differently each time no row equals the run: the rows as a whole are like it, or not. */
function unlikeAsWhole(head: Inputs, after: Baseline, scores: Scores): readonly Unlike[] {
  const { rules } = resolveRules(head.config, head.suite);
  const policy = { config: head.config, suite: head.suite, baseline: after };
  const [whole] = headlineBuckets(rules, policy, pairCases(scores, after), "baseline");
  if (whole === undefined || whole.kind !== "overall") return [];
  const p = Math.min(fallP(whole), gainP(whole));
  if (p > VARYING_LEVEL + EPSILON) return [];
  const figure = (side: "now" | "before"): string =>
    HEADLINE.map((metric) => {
      const name = `${metric}@${head.config.k}`;
      const values = whole.pairs.map((pair) => pair[side].metrics.get(name) ?? 0);
      const mean = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
      return `${name} ${Number(mean.toFixed(4))}`;
    }).join(", ");
  const told = { written: figure("before"), measured: `${figure("now")} (p ${Number(p.toPrecision(2))})` };
  return whole.pairs.slice(0, 1).map(({ now }) => ({ id: now.id, ...told }));
}

function notMeasured(
  file: string,
  unlike: readonly Unlike[],
  after: Baseline,
  scores: readonly CaseScore[],
): WeakeningFinding {
  const [first] = unlike as [Unlike];
  return {
    code: "baseline_not_measured",
    field: "baseline.cases",
    file,
    before: `${first.id}: ${first.written}`,
    after: first.measured,
    cases: unlike.map(({ id }) => ({
      ...bare(id),
      ranks_before: after.cases.get(id)?.ranks ?? null,
      ranks_after: scores.find((each) => each.id === id)?.ranks ?? null,
    })),
  };
}

interface Brought {
  readonly before: Baseline;
  readonly after: Baseline;
  /** Every altered row is what was measured. */
  readonly equal: boolean;
  /** Null where answers vary: then the recorded rows themselves say how far they moved. */
  readonly byBase: Recording["byBase"];
}

/** Rows whose drift is neither what the change moved them nor what its gain makes of it: an anchor that was moved by hand, or accepted. */
function movedDrifts(
  file: string,
  recording: Omit<Recording, "accepting">,
  { before, after, equal, byBase }: Brought,
): readonly WeakeningFinding[] {
  const plain = withDrifts(after, driftOver(after, before, byBase));
  const gain = equal ? gained(plain, recording) : null;
  const wrong = [...after.cases].flatMap(([id, { drift }]) => {
    const expected = plain.cases.get(id)?.drift;
    const alike =
      sameDrift(drift, expected) || (gain !== null && sameDrift(drift, gain.cases.get(id)?.drift));
    return alike ? [] : [{ id, written: driftWords(drift), expected: driftWords(expected) }];
  });
  const [first] = wrong;
  if (first === undefined) return [];
  const words = (text: string): string => `${first.id}: ${text}`;
  const cases = wrong.map(({ id }) => bare(id));
  return [
    {
      code: "anchor_moved",
      field: "baseline.cases.*.drift",
      file,
      before: words(first.expected),
      after: words(first.written),
      cases,
    },
  ];
}

function sameDrift(a: Drift = {}, b: Drift = {}): boolean {
  return HEADLINE.every((metric) => Math.abs((a[metric] ?? 0) - (b[metric] ?? 0)) <= EPSILON);
}

function driftWords(drift: Drift = {}): string {
  const parts = HEADLINE.flatMap((metric) =>
    drift[metric] === undefined ? [] : [`${metric} ${Number(drift[metric].toFixed(4))}`],
  );
  return parts.length === 0 ? "no drift" : `drift ${parts.join(", ")}`;
}

/** Figures that keep less of their way from the anchor than they came. */
function movedFigures(
  file: string,
  { config, suite }: Omit<Recording, "accepting">,
  before: Baseline,
  after: Baseline,
): readonly WeakeningFinding[] {
  const { anchor: _anchor, ...bareAfter } = after;
  const expected = figureAnchor(bareAfter, before, { config, suite });
  const keys = new Set(
    [...expected, ...(after.anchor ?? [])].flatMap(([scope, own]) =>
      [...own.keys()].map((metric) => JSON.stringify([scope, metric])),
    ),
  );
  return [...keys].flatMap((key): readonly WeakeningFinding[] => {
    const [scope, metric] = JSON.parse(key) as [string, string];
    const [should, is] = [expected, after.anchor].map((each) => each?.get(scope)?.get(metric) ?? 0) as [
      number,
      number,
    ];
    if (Math.abs(should - is) <= EPSILON * Math.max(1, Math.abs(should))) return [];
    const field = `baseline.anchor.${scope}.${metric}`;
    return [{ code: "anchor_moved", field, file, before: figure(should), after: figure(is), cases: [] }];
  });
}

function figure(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function bare(id: string): Culprit {
  return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}
