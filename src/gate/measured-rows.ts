/**
 * A baseline that a change brings, held to this very run: rows that it alters equal what was measured, and what each row
 * and figure keeps of its way from the anchor follows from the base's baseline. A row that was written by hand would be
 * the measure of every later change.
 */
import type { Baseline, BaselineCase, Drift } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import { sameQuestion } from "../model/suite.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { type Recording, comparable, sameContent, drifted, gained } from "./anchor.ts";
import { bareCulprit } from "./checks.ts";
import { baselineOf } from "./outcome.ts";
import { wholeBucket } from "./outcomes.ts";
import { type Decided, pairCases, valueOf } from "./pairs.ts";
import { HEADLINE, fallP, gainP } from "./rule.ts";
import { EPSILON, metricsOf } from "./rules.ts";

/** Of the test between recorded rows and this run, in either direction, where answers vary. */
const VARYING_LEVEL = 0.01;

/** None where no base judges, and where the change leaves the baseline as it is. */
export function findingsOfRows(
  { base, head }: { readonly base: Inputs | null; readonly head: Inputs },
  recording: Omit<Recording, "accepting">,
  { scores, run }: Pick<Decided, "scores" | "run">,
): readonly WeakeningFinding[] {
  const after = head.baseline;
  if (after === null) return [];
  const before = comparable(base?.baseline ?? null, after);
  if (before === null) return [];
  const file = head.config.baseline;
  const varies = run.unstable.length > 0 || after.run_count !== undefined;
  const unlike = unlikeRows(head, before, after, scores.cases);
  const written = varies ? unlikeAsWhole(head, after, scores) : unlike;
  // Of answers that vary no row need equal the run; then the run itself has gained, too.
  const own = () => ({ ...after, ...baselineOf(head.config, head.suite, scores) });
  const gains = () => gained(drifted(own(), before, recording.byBase), recording) !== null;
  const isGain = unlike.length === 0 || (written.length === 0 && gains());
  return [
    ...(written.length > 0 && unlike.length > 0 ? [unlikeFinding(file, written, after, scores.cases)] : []),
    ...movedDrifts(file, varies ? { ...recording, byBase: null } : recording, before, after, isGain),
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
    const former = before.cases.get(measured.id);
    if (former !== undefined && sameContent(former, row)) return [];
    const found = unlikeBy(row, measured, exact);
    return found === null ? [] : [{ id: measured.id, ...found }];
  });
}

function unlikeBy(
  row: BaselineCase,
  measured: CaseScore,
  metrics: readonly string[],
): Omit<Unlike, "id"> | null {
  const ranks = (list: readonly (number | null)[]): string =>
    `ranks ${list.map((rank) => rank ?? "–").join(", ")}`;
  if (!sameCanonical(row.ranks, measured.ranks)) {
    return { written: ranks(row.ranks), measured: ranks(measured.ranks) };
  }
  for (const name of metrics) {
    const written = row.metrics.get(name);
    const now = measured.metrics.get(name) ?? null;
    // The baseline lacks a metric that it was not recorded with, and says so where it is gated.
    const same = written === now || Math.abs((written ?? NaN) - (now ?? NaN)) <= EPSILON;
    if (written === undefined || same) continue;
    return { written: `${name} ${written ?? "–"}`, measured: `${name} ${now ?? "–"}` };
  }
  if (sameCanonical(row.results, measured.results)) return null;
  return { written: "another list of results", measured: "the list in run.trec" };
}

/** Of a retriever that answers differently each time no row equals the run: the rows as a whole are like it, or not. */
function unlikeAsWhole(head: Inputs, after: Baseline, scores: Scores): readonly Unlike[] {
  const whole = wholeBucket({ ...head, baseline: after }, pairCases(scores, after), "baseline");
  if (whole === undefined) return [];
  const p = Math.min(fallP(whole), gainP(whole));
  if (p > VARYING_LEVEL) return [];
  const figure = (side: "now" | "before"): string =>
    HEADLINE.map((metric) => {
      const name = `${metric}@${head.config.k}`;
      const sum = whole.pairs.reduce((all, pair) => all + (valueOf(pair[side], name) ?? 0), 0);
      return `${name} ${Number((sum / whole.pairs.length).toFixed(4))}`;
    }).join(", ");
  const told = { written: figure("before"), measured: `${figure("now")} (p ${Number(p.toPrecision(2))})` };
  return [{ id: whole.pairs[0]!.now.id, ...told }];
}

function unlikeFinding(
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
      ...bareCulprit(id, null, scores.find((each) => each.id === id)?.ranks ?? null),
      ranks_before: after.cases.get(id)?.ranks ?? null,
    })),
  };
}

/**
 * Rows whose drift is neither what the change moved them nor what its gain makes of it: an anchor that was moved by hand,
 * or accepted. `isGain`: a gain would be what was measured. Where answers vary, the recorded rows themselves say how
 * far they moved, and `byBase` is null.
 */
function movedDrifts(
  file: string,
  recording: Pick<Recording, "config" | "suite" | "byBase">,
  before: Baseline,
  after: Baseline,
  isGain: boolean,
): readonly WeakeningFinding[] {
  const plain = drifted(after, before, recording.byBase);
  const gain = isGain ? gained(plain, recording) : null;
  const wrong = [...after.cases].flatMap(([id, { drift }]) => {
    const expected = plain.cases.get(id)?.drift;
    const alike =
      sameDrift(drift, expected) || (gain !== null && sameDrift(drift, gain.cases.get(id)?.drift));
    return alike ? [] : [{ id, written: driftWords(drift), expected: driftWords(expected) }];
  });
  const [first] = wrong;
  if (first === undefined) return [];
  const [was, is] = [first.expected, first.written].map((text) => `${first.id}: ${text}`) as [string, string];
  const cases = wrong.map(({ id }) => bareCulprit(id));
  return [{ code: "anchor_moved", field: "baseline.cases.*.drift", file, before: was, after: is, cases }];
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
