/**
 * Reads the history of a baseline: every figure over the commits that changed the file, from git's
 * objects alone, so that the work tree does not matter.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { GateError, valueForGateError } from "../../errors.ts";
import { loadBaseline } from "../../files/baseline.ts";
import { acceptedValue } from "../../decision/pairs.ts";
import type { Baseline, BaselineCase } from "../../model/baseline.ts";
import { compareCodePoints, sameCanonical } from "../../model/canonical-json.ts";
import { invertRenames } from "../../model/renames.ts";
import { OVERALL, type Scope, findBucket, intentScope } from "../../model/scope.ts";
import type { Value } from "../../model/scores.ts";
import { sameQuestion } from "../../model/suite.ts";
import { NOTHING_VOUCHED, commitRoot } from "../../change/change.ts";
import { type CommitFacts, type GitPort, openGit } from "../../change/git.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import type { Root } from "../../system/root.ts";
import {
  type AcceptedMove,
  type History,
  type HistoryCase,
  type HistoryPoint,
  type HistorySeries,
} from "./words.ts";
import { indexById } from "../../model/lookup.ts";

/** The newest commits that are read: each is a file to check. */
const MOST_POINTS = 1_000;

/**
 * Returns the history of the baseline `file` (relative to the root): each commit up to HEAD that
 * changed it, at most the newest MOST_POINTS, and the figures over them. Throws `base_not_found`
 * for a repository without a commit, `file_not_found` if no commit has the file, and as GitPort if
 * git fails.
 */
export async function readHistory(
  root: Root,
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<History> {
  const git = openGit(root.directory, environment);
  const head = git.commit("HEAD");
  if (head === null) {
    throw new GateError(
      "base_not_found",
      "this repository has no commit",
      "Commit the baseline first.",
    );
  }
  const changes = listFileChanges(git, head, file);
  if (changes.length === 0) {
    throw new GateError(
      "file_not_found",
      `no commit up to ${head.slice(0, 12)} has ${file}`,
      "With --baseline, name a baseline that is committed to git.",
    );
  }
  const changesOldestFirst = changes.slice(0, MOST_POINTS).toReversed();
  const readPoints: ReadPoint[] = [];
  // Each baseline is compared with the last one before it that can be read.
  let previousBaseline: Baseline | null = null;
  for (const change of changesOldestFirst) {
    const readPoint: ReadPoint = await readPointOfChange(root, git, change, previousBaseline);
    readPoints.push(readPoint);
    previousBaseline = readPoint.baseline ?? previousBaseline;
  }
  const baselines = readPoints.map(({ baseline }) => baseline);
  return {
    file,
    points: readPoints.map(({ point }) => point),
    series: makeSeries(baselines),
    cases: readCases(baselines),
    incomplete: readPoints.some(({ point }) => point.shallow),
    left_out: changes.length - readPoints.length,
  };
}

/** The number of commits whose baselines `recentBaselines` returns at most. */
const MOST_RECENT_COMMITS = 20;
/** A larger baseline is not read by `recentBaselines`: so many of them would take minutes. */
const MOST_RECENT_BYTES = 4 * 1024 * 1024;

/**
 * Returns the baselines of the last commits up to HEAD that changed the file, newest first. A
 * renamed file is not followed. Unreadable baselines and large ones (MOST_RECENT_BYTES) are left
 * out. Empty without a file, a repository or a readable history.
 */
export async function recentBaselines(
  root: Root,
  file: string | null,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Baseline[]> {
  if (file === null || !existsSync(path.join(root.directory, ".git"))) {
    return [];
  }
  try {
    const git = openGit(root.directory, environment);
    const commits = git.changing("HEAD", file).slice(0, MOST_RECENT_COMMITS);
    const baselines: Baseline[] = [];
    const versions = commits.map((commit) => `${commit}:${file}`);
    for (const bytes of git.blobs(versions, MOST_RECENT_BYTES).values()) {
      // A root in which the file has the bytes of that commit.
      const rootOfCommit = { ...root, read: () => bytes };
      const loaded = await loadBaseline(rootOfCommit, file).catch((error: unknown) =>
        valueForGateError(error, null),
      );
      if (loaded !== null) {
        baselines.push(loaded.baseline);
      }
    }
    return baselines;
  } catch (error) {
    return valueForGateError(error, []);
  }
}

/** A commit that changed the baseline's file, and the path that the file had in it. */
interface FileChange {
  readonly commit: string;
  readonly path: string;
  readonly facts: CommitFacts;
}

/**
 * Returns every commit that changed the file, newest first; before a rename, those that changed its
 * older path. Git follows a rename only along one line of commits. So git lists the commits of one
 * path here, and at each rename also those of the older path, from the parent on.
 */
function listFileChanges(git: GitPort, head: string, file: string): readonly FileChange[] {
  const changes = new Map<string, FileChange>();
  // Each commit up to which a path is to be listed: a rename adds its parent with the older path.
  // So the list grows while it is read.
  const listings = [{ upTo: head, path: file }];
  for (const { upTo, path } of listings) {
    // Two lines of commits may lead to the same older path: its commits are taken once.
    for (const commit of git.changing(upTo, path).filter((id) => !changes.has(id))) {
      const change = { commit, path, facts: git.facts(commit) };
      changes.set(commit, change);
      listings.push(...findOlderPaths(git, change));
    }
  }
  return [...changes.values()].toSorted((a, b) => b.facts.time - a.facts.time);
}

/**
 * Returns the parents of the commit in which the file had another path, with that path. Empty for a
 * commit that renamed nothing, or removed the file. A parent that this clone lacks is left out.
 */
function findOlderPaths(
  git: GitPort,
  { commit, path, facts }: FileChange,
): readonly { readonly upTo: string; readonly path: string }[] {
  const isRemoved = git.entry(commit, path) === null;
  if (isRemoved) {
    return [];
  }
  const olderPaths: { readonly upTo: string; readonly path: string }[] = [];
  for (const parent of facts.parents) {
    const parentLacksPath = git.has(parent) && git.entry(parent, path) === null;
    const olderPath = parentLacksPath
      ? invertRenames(git.renames(parent, commit)).get(path)
      : undefined;
    if (olderPath !== undefined) {
      olderPaths.push({ upTo: parent, path: olderPath });
    }
  }
  return olderPaths;
}

interface ReadPoint {
  readonly point: HistoryPoint;
  /** Null if the commit removed the file, or the file can't be read. */
  readonly baseline: Baseline | null;
}

/**
 * Reads the baseline of one commit and compares it with `before`, the newest readable baseline of
 * an older commit; null if there is none. A baseline that can't be read gives a point with the
 * reason.
 */
async function readPointOfChange(
  root: Root,
  git: GitPort,
  { commit, path, facts }: FileChange,
  before: Baseline | null,
): Promise<ReadPoint> {
  const common = {
    commit,
    date: new Date(facts.time * 1000).toISOString(),
    subject: facts.subject,
    path,
    shallow: facts.parents.some((parent) => !git.has(parent)),
    differs: [],
    moved: null,
  };
  try {
    const loaded = await loadBaseline(commitRoot(root, git, commit, NOTHING_VOUCHED), path);
    if (loaded === null) {
      return { point: { ...common, state: { kind: "removed" } }, baseline: null };
    }
    const { baseline } = loaded;
    const { suite, k, cases } = baseline;
    const state = { kind: "baseline", revision: suite.revision, cases: cases.size, k } as const;
    const moved = findAcceptedMove(before, baseline);
    return {
      point: { ...common, state, differs: describeDifferences(before, baseline), moved },
      baseline,
    };
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    const state = { kind: "unreadable", reason: error.message } as const;
    return { point: { ...common, state }, baseline: null };
  }
}

/** A smaller mean change of the accepted figures is rounding, and no decision. */
const LEAST_MOVE = 0.001;

/**
 * Returns how far each accepted figure moved from `before` to `now`, as the mean over the cases
 * that both ask with the same query, params and targets: down if a loss was accepted, up if a gain
 * was recorded. Null if none moved, without an older baseline, and if k differs.
 */
function findAcceptedMove(before: Baseline | null, now: Baseline): AcceptedMove | null {
  if (before === null || before.k !== now.k) {
    return null;
  }
  const pairs: { readonly oldRow: BaselineCase; readonly newRow: BaselineCase }[] = [];
  for (const [id, newRow] of now.cases) {
    const oldRow = before.cases.get(id);
    if (oldRow !== undefined && sameQuestion(oldRow.digests, newRow.digests)) {
      pairs.push({ oldRow, newRow });
    }
  }
  let moves: AcceptedMove = {};
  for (const metric of ["recall", "mrr", "ndcg"] as const) {
    let sum = 0;
    for (const { oldRow, newRow } of pairs) {
      // A case without the metric has null in both: its difference is 0.
      const oldValue = acceptedValue(oldRow, metric, now.k) ?? 0;
      const newValue = acceptedValue(newRow, metric, now.k) ?? 0;
      sum += newValue - oldValue;
    }
    const meanMove = sum / Math.max(pairs.length, 1);
    if (Math.abs(meanMove) >= LEAST_MOVE) {
      moves = { ...moves, [metric]: meanMove };
    }
  }
  return Object.keys(moves).length === 0 ? null : moves;
}

/**
 * Returns what is different in two baselines, so that their figures can't be compared: any of `k`,
 * `definition`, `suite name` and `cases`. Empty without an older one.
 */
function describeDifferences(before: Baseline | null, now: Baseline): readonly string[] {
  if (before === null) {
    return [];
  }
  const comparedParts = [
    { part: "k", isSame: before.k === now.k },
    { part: "definition", isSame: sameCanonical(before.definition, now.definition) },
    { part: "suite name", isSame: before.suite.name === now.suite.name },
    { part: "cases", isSame: before.suite.digest === now.suite.digest },
  ];
  return comparedParts.filter(({ isSame }) => !isSame).map(({ part }) => part);
}

/** What of a latency summary has a series. */
const PERCENTILES = ["p50_ms", "p90_ms", "p95_ms", "p99_ms", "mean_ms"] as const;

/**
 * Returns a series for each scope (overall, each intent) and each metric that has a value in one of
 * the baselines. A baseline that is null has no values.
 */
function makeSeries(baselines: readonly (Baseline | null)[]): readonly HistorySeries[] {
  const intents = new Set(
    baselines.flatMap((baseline) => [...(baseline?.means.by_intent.keys() ?? [])]),
  );
  const scopes: readonly Scope[] = [OVERALL, ...[...intents].toSorted().map(intentScope)];
  const series: HistorySeries[] = [];
  for (const scope of scopes) {
    // For each baseline its figures by metric; null for a baseline that is null.
    const figures = baselines.map((baseline) => baseline && recordedFigures(baseline, scope));
    const metrics = new Set(
      figures.flatMap((baselineFigures) => [...(baselineFigures?.keys() ?? [])]),
    );
    for (const metric of [...metrics].toSorted()) {
      const values = figures.map((baselineFigures) => baselineFigures?.get(metric) ?? null);
      if (values.some((value) => value !== null)) {
        series.push({ metric, scope, values });
      }
    }
  }
  return series;
}

/** Returns every case of the baselines by id, with the best rank of a target in each. */
function readCases(baselines: readonly (Baseline | null)[]): readonly HistoryCase[] {
  const ids = new Set(baselines.flatMap((baseline) => [...(baseline?.cases.keys() ?? [])]));
  return [...ids].toSorted(compareCodePoints).map((id) => ({
    id,
    ranks: baselines.map((baseline) => findBestRank(baseline, id)),
  }));
}

/** Returns the cases with these ids, in the order of `ids`. Throws `usage` for an unknown id. */
export function selectNamedCases(
  { file, cases }: History,
  ids: readonly string[],
): readonly HistoryCase[] {
  const casesById = indexById(cases);
  return ids.map((id) => {
    const historyCase = casesById.get(id);
    if (historyCase !== undefined) {
      return historyCase;
    }
    const nearId = nearestWord(id, [...casesById.keys()]);
    throw new GateError(
      "usage",
      `history: no version of ${file} has a case "${id}"`,
      nearId === null ? "Name the id of a recorded case." : `Did you mean --case ${nearId}?`,
    );
  });
}

/**
 * Returns the best rank of a target of the case in the baseline: null if none was found, undefined
 * if there is no baseline, or it lacks the case.
 */
function findBestRank(baseline: Baseline | null, id: string): number | null | undefined {
  const row = baseline?.cases.get(id);
  if (row === undefined) {
    return undefined;
  }
  const foundRanks = row.ranks.filter((rank) => rank !== null);
  return foundRanks.length === 0 ? null : Math.min(...foundRanks);
}

/**
 * Returns the figures of a scope in a baseline by metric: the means, and the latency's percentiles
 * as `latency_p50_ms` and so on. Empty if the baseline does not have the scope.
 */
function recordedFigures({ means, latency }: Baseline, scope: Scope): ReadonlyMap<string, Value> {
  const bucketMeans = findBucket(means, scope) ?? [];
  const summary = findBucket(latency, scope);
  const figures = new Map<string, Value>();
  for (const [metric, mean] of bucketMeans) {
    // Latency is taken from its summary, which has more percentiles.
    if (!metric.startsWith("latency_")) {
      figures.set(metric, mean);
    }
  }
  for (const name of PERCENTILES) {
    const value = summary?.[name] ?? null;
    if (value !== null) {
      figures.set(`latency_${name}`, value);
    }
  }
  return figures;
}
