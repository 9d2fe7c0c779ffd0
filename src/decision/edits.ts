/**
 * What a change edits in its golden data, and whether it passes only with these edits. An edit
 * counts only if the gate fails without it.
 */
import type { BaselineCase } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { EditKind } from "../model/notice.ts";
import type { Inputs } from "../model/report.ts";
import type { CaseScore } from "../model/scores.ts";
import { type Case, type Suite, sameQuery } from "../model/suite.ts";
import { hasFailed, readGoldenData } from "./row-scores.ts";
import { EPSILON, HEADLINE, listMetrics } from "./rules.ts";
import { type Pair, addMetrics, metricValue, type JudgedPolicy } from "./pairs.ts";
import { indexById, mapValues } from "../model/lookup.ts";

/** A recorded case that the head lacks, or has otherwise. */
export interface Edit {
  readonly id: string;
  readonly kind: EditKind;
  readonly before: RecordedCase;
  /** Null if the head lacks the case. */
  readonly after: Case | null;
}

/** A case of the base's suite, or of a row whose suite can't be read. */
export interface RecordedCase extends Pick<
  Case,
  "expect_empty" | "critical" | "forbidden" | "expected" | "digests"
> {
  /** Null if only the row is known. */
  readonly query: string | null;
  /** The file of the suite; null if only the row is known. */
  readonly file: string | null;
}

/**
 * Returns the cases of the base's suite that its baseline has a row of, or its rows if the suite
 * can't be read; all cases without a baseline, since the base itself is asked then.
 */
export function listRecordedCases({
  suite,
  baseline,
}: Pick<Inputs, "suite" | "baseline">): ReadonlyMap<string, RecordedCase> {
  if (suite.unread !== undefined && baseline !== null) {
    return listRecordedRows(baseline.cases);
  }
  const recorded = suite.cases.filter(({ id }) => baseline?.cases.has(id) ?? true);
  return new Map(recorded.map((each) => [each.id, { ...each, file: each.place.file }]));
}

/** Returns the rows as recorded cases. They don't know which cases are critical. */
export function listRecordedRows(
  rows: ReadonlyMap<string, BaselineCase>,
): ReadonlyMap<string, RecordedCase> {
  const onlyRow = { critical: false, query: null, file: null };
  return mapValues(rows, (row) => ({ ...readGoldenData(row), ...onlyRow }));
}

/** Returns the edits of golden data. Renamed documents have their new names on both sides. */
export function findEdits(
  recorded: ReadonlyMap<string, RecordedCase>,
  { cases }: Pick<Suite, "cases">,
): readonly Edit[] {
  const headCases = indexById(cases);
  const edits: Edit[] = [];
  for (const [id, before] of recorded) {
    const after = headCases.get(id) ?? null;
    const kind = isGolden(before) ? findEditKind(before, after) : null;
    if (kind !== null) {
      edits.push({ id, kind, before, after });
    }
  }
  return edits;
}

/** Whether the case has golden data: documents to find, or that nothing is to be found. */
function isGolden({
  expected,
  expect_empty: expectEmpty,
}: Pick<RecordedCase, "expected" | "expect_empty">): boolean {
  return expected.length > 0 || expectEmpty;
}

/** Returns how the case is edited; null if query, params and targets are the same. */
function findEditKind(before: RecordedCase, after: Case | null): EditKind | null {
  if (after === null) {
    return "removed";
  }
  if (!isGolden(after)) {
    return "unlabelled";
  }
  if (!sameQuery(before.digests, after.digests)) {
    return "reworded";
  }
  if (before.digests.ask !== after.digests.ask) {
    return "params";
  }
  return before.digests.targets === after.digests.targets ? null : "targets";
}

/**
 * Returns the policy with the scores that the edits allow. A case that is removed or expects
 * nothing any more counts as its row in the baseline (`pair.before`). Any other edited case is
 * scored by that row's targets (`pair.now`) and by the head's (`headScores`), and the better score
 * counts. Only metrics of quality are replaced, and a failed query stays as it is.
 */
export function scoreWithEdits(
  judged: JudgedPolicy,
  edits: readonly Edit[],
  headScores: readonly CaseScore[],
): JudgedPolicy {
  const { config } = judged.policy;
  const names = listQualityMetrics(config);
  const editsById = indexById(edits);
  const headScoresById = indexById(headScores);
  const replacePair = (pair: Pair): Pair => {
    const { id } = pair.now;
    const edit = editsById.get(id);
    if (edit === undefined || hasFailed(pair.now)) {
      return pair;
    }
    const isGone = edit.kind === "removed" || edit.kind === "unlabelled";
    const byHeadTargets = headScoresById.get(id);
    const score = isGone ? pair.before : betterScore(pair.now, byHeadTargets, config.k);
    return replaceQuality(pair, score, names);
  };
  const { pairing } = judged;
  return { ...judged, pairing: { ...pairing, pairs: pairing.pairs.map(replacePair) } };
}

function betterScore(byRow: CaseScore, byHead: CaseScore | undefined, k: number): CaseScore {
  return byHead !== undefined && sumQuality(byHead, k) > sumQuality(byRow, k) ? byHead : byRow;
}

/**
 * Returns the pair with new values of these metrics in `now` and `by_suite`: the lower one of
 * `score` and of the baseline's row: 0.6 of a score of 0.9 and a row with 0.6. A metric that one of
 * them lacks stays as it is.
 */
function replaceQuality(
  pair: Pair,
  score: Pick<CaseScore, "metrics">,
  names: readonly string[],
): Pair {
  const replacements = new Map<string, number>();
  for (const name of names) {
    const value = metricValue(score, name);
    const recorded = metricValue(pair.before, name);
    if (value !== null && recorded !== null) {
      replacements.set(name, Math.min(value, recorded));
    }
  }
  const { now, by_suite: bySuite } = pair;
  return {
    ...pair,
    now: replaceValues(now, replacements),
    ...(bySuite && { by_suite: replaceValues(bySuite, replacements) }),
  };
}

/** Returns the score with the new values of those metrics that it has a value of. */
function replaceValues(score: CaseScore, values: ReadonlyMap<string, number>): CaseScore {
  const measured = [...values].filter(([name]) => metricValue(score, name) !== null);
  return addMetrics(score, new Map(measured));
}

function sumQuality(score: Pick<CaseScore, "metrics">, k: number): number {
  return HEADLINE.reduce((sum, name) => sum + (metricValue(score, `${name}@${k}`) ?? 0), 0);
}

/**
 * Returns the ids of the cases of which some metric of quality is higher with the edits than
 * without. One is enough: another may be lower, since scoreWithEdits lowers those above the
 * baseline's.
 */
export function listHelpedIds(without: JudgedPolicy, withEdits: JudgedPolicy): readonly string[] {
  const names = listQualityMetrics(without.policy.config);
  const oldScores = new Map(without.pairing.pairs.map(({ now }) => [now.id, now]));
  const isHelped = ({ now }: Pair): boolean => {
    const old = oldScores.get(now.id);
    const rise = (name: string): number =>
      old === undefined ? 0 : (metricValue(now, name) ?? 0) - (metricValue(old, name) ?? 0);
    return names.some((name) => rise(name) > EPSILON);
  };
  return withEdits.pairing.pairs.filter(isHelped).map(({ now }) => now.id);
}

function listQualityMetrics(config: Config): readonly string[] {
  const quality = listMetrics(config).filter(({ family }) => family.kind === "quality");
  return quality.map(({ name }) => name);
}
