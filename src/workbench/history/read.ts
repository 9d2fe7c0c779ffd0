/** `history`: every figure of the baseline over the commits that changed it, from git's objects alone. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { GateError } from "../../errors.ts";
import { loadBaseline } from "../../files/baseline.ts";
import { checkLimit, toleranceValue } from "../../decision/limits.ts";
import { acceptedValue } from "../../decision/pairs.ts";
import { type Rule, ruleKey } from "../../decision/rules.ts";
import { unitOfMetric } from "../../metrics/registry.ts";
import type { Baseline } from "../../model/baseline.ts";
import { compareCodePoints, sameCanonical } from "../../model/canonical-json.ts";
import { OVERALL, type Scope, findBucket, selectCases, intentScope } from "../../model/scope.ts";
import type { Value } from "../../model/scores.ts";
import { sameQuestion } from "../../model/suite.ts";
import { commitRoot } from "../../change/change.ts";
import { type CommitFacts, type GitPort, openGit } from "../../change/git.ts";
import type { Root } from "../../system/root.ts";
import type { History, HistoryCase, HistoryPoint, HistorySeries, AcceptedMove } from "./model.ts";

/** The newest commits that are read: each is a file to check. */
const MOST_POINTS = 1_000;

/**
 * Returns the baseline's history: each commit that changed `file` (relative to the root), at most the newest MOST_POINTS, and the
 * figures over them. Throws a GateError if git can't be read, or if no commit has the file.
 */
export async function readHistory(
  root: Root,
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
  rules: readonly Rule[] = [],
): Promise<History> {
  const git = openGit(root.directory, environment);
  const head = git.commit("HEAD");
  if (head === null) {
    throw new GateError("base_not_found", "this repository has no commit", {
      hint: "Commit the baseline first.",
    });
  }
  const changes = listFileChanges(git, head, file);
  if (changes.length === 0) {
    throw new GateError("file_not_found", `no commit up to ${head.slice(0, 12)} has ${file}`, {
      hint: "With --baseline, name a baseline that is committed to git.",
    });
  }
  const kept = changes.slice(0, MOST_POINTS).toReversed();
  const readPoints: ReadPoint[] = [];
  const newestBaseline = (): Baseline | null =>
    readPoints.findLast(({ baseline }) => baseline !== null)?.baseline ?? null;
  for (const change of kept) {
    readPoints.push(await readPoint(root, git, change, newestBaseline()));
  }
  const baselines = readPoints.map(({ baseline }) => baseline);
  return {
    file,
    points: readPoints.map(({ point }) => point),
    series: makeSeries(baselines, rules),
    cases: movedCases(baselines),
    address: repositoryAddress(root, environment),
    incomplete: readPoints.some(({ point }) => point.shallow),
    left_out: changes.length - kept.length,
  };
}

/** The number of commits whose baselines `recentBaselines` returns at most. */
const MOST_RECENT_COMMITS = 20;
/** Bytes of baselines that `recentBaselines` reads at most: more would take minutes. */
const MOST_RECENT_BYTES = 64 * 1024 * 1024;

/**
 * Returns the baselines that the last commits wrote, newest first. Unreadable ones are left out.
 * Empty without a file, a repository or a readable history.
 */
export async function recentBaselines(
  root: Root,
  file: string | null,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Baseline[]> {
  if (file === null) {
    return [];
  }
  try {
    if (!existsSync(path.join(root.directory, ".git"))) {
      return [];
    }
    const git = openGit(root.directory, environment);
    const commits = git.changing("HEAD", file).slice(0, MOST_RECENT_COMMITS);
    const baselines: Baseline[] = [];
    for (const bytes of git.versions(commits, file, MOST_RECENT_BYTES)) {
      const loaded = await loadBaseline({ ...root, read: () => bytes }, file).catch(
        nullForGateError,
      );
      if (loaded !== null) {
        baselines.push(loaded.baseline);
      }
    }
    return baselines;
  } catch (error) {
    return nullForGateError(error) ?? [];
  }
}

/** For `catch`: returns null for a GateError, and throws any other error. */
function nullForGateError(error: unknown): null {
  if (error instanceof GateError) {
    return null;
  }
  throw error;
}

/** A commit that changed the baseline's file, and the path that the file had in it. */
interface ListChange {
  readonly commit: string;
  readonly path: string;
  readonly facts: CommitFacts;
}

/** Removes and returns the newest first element of the lists. */
function takeNewest(lists: readonly ListChange[][]): ListChange | undefined {
  const timeOfFirst = ([first]: readonly ListChange[]): number => first?.facts.time ?? -Infinity;
  const [newest] = lists.toSorted((a, b) => timeOfFirst(b) - timeOfFirst(a));
  return newest?.shift();
}

/**
 * Returns every commit that changed the file, newest first; before a rename, those that changed its
 * older path.
 */
function listFileChanges(git: GitPort, head: string, file: string): readonly ListChange[] {
  const commitsChanging = (commit: string, path: string): ListChange[] =>
    git.changing(commit, path).map((id) => ({ commit: id, path, facts: git.facts(id) }));
  // One for each path that the file had: the list of an older path begins at the parent of the commit that renamed it.
  const listsByPath: ListChange[][] = [commitsChanging(head, file)];
  const walked = new Set([`${head}\n${file}`]);
  const changeByCommit = new Map<string, ListChange>();
  for (;;) {
    const change = takeNewest(listsByPath);
    if (change === undefined) {
      return [...changeByCommit.values()];
    }
    if (changeByCommit.has(change.commit)) {
      continue;
    }
    changeByCommit.set(change.commit, change);
    for (const [parent, source] of findOlderPaths(git, change)) {
      const key = `${parent}\n${source}`;
      if (!walked.has(key)) {
        listsByPath.push(commitsChanging(parent, source));
      }
      walked.add(key);
    }
  }
}

/** Returns, for each parent in which the file has another path, the parent and that path. */
function findOlderPaths(
  git: GitPort,
  { commit, path, facts }: ListChange,
): readonly (readonly [string, string])[] {
  if (git.entry(commit, path) === null) {
    return [];
  }
  return facts.parents.flatMap((parent) => {
    if (!git.has(parent) || git.entry(parent, path) !== null) {
      return [];
    }
    const source = git.renamedFrom(parent, commit, path);
    return source === null ? [] : [[parent, source] as const];
  });
}

/** A point, and its baseline; null if the commit removed it, or it can't be read. */
interface ReadPoint {
  readonly point: HistoryPoint;
  readonly baseline: Baseline | null;
}

/**
 * Reads the baseline of one commit and compares it with `before`, the newest readable one that is
 * older. A baseline that can't be read gives a point that says why.
 */
async function readPoint(
  root: Root,
  git: GitPort,
  { commit, path, facts }: ListChange,
  before: Baseline | null,
): Promise<ReadPoint> {
  const common = {
    commit,
    date: new Date(facts.time * 1000).toISOString(),
    subject: facts.subject,
    path,
    shallow: facts.parents.some((parent) => !git.has(parent)),
  };
  try {
    const loaded = await loadBaseline(commitRoot(root, git, commit, new Map()), path);
    if (loaded === null) {
      return {
        point: { ...common, state: { kind: "removed" }, differs: [], moved: null },
        baseline: null,
      };
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
    return { point: { ...common, state, differs: [], moved: null }, baseline: null };
  }
}

/** A smaller mean change of the accepted figures is rounding, and no decision. */
const LEAST_MOVE = 0.001;

/**
 * Returns how far the accepted figures moved, as means over the cases that both baselines ask: down by an acceptance, up by a
 * gain. Null if none moved, without an older baseline, and if k differs.
 */
function findAcceptedMove(before: Baseline | null, now: Baseline): AcceptedMove | null {
  if (before === null || before.k !== now.k) {
    return null;
  }
  const pairs = [...now.cases].flatMap(([id, row]) => {
    const oldRow = before.cases.get(id);
    return oldRow !== undefined && sameQuestion(oldRow.digests, row.digests)
      ? [{ old: oldRow, row }]
      : [];
  });
  const moved = (["recall", "mrr", "ndcg"] as const).flatMap((name) => {
    const moves = pairs.map(({ old, row }) => {
      return (acceptedValue(row, name, now.k) ?? 0) - (acceptedValue(old, name, now.k) ?? 0);
    });
    const mean = moves.reduce((sum, each) => sum + each, 0) / Math.max(pairs.length, 1);
    return Math.abs(mean) < LEAST_MOVE ? [] : [[name, mean] as const];
  });
  return moved.length === 0 ? null : Object.fromEntries(moved);
}

/** Returns what differs between two baselines, so that their figures can't be compared. Empty without an older one. */
function describeDifferences(before: Baseline | null, now: Baseline): readonly string[] {
  if (before === null) {
    return [];
  }
  const comparedParts = [
    ["k", before.k === now.k],
    ["definition", sameCanonical(before.definition, now.definition)],
    ["suite name", before.suite.name === now.suite.name],
    ["cases", before.suite.digest === now.suite.digest],
  ] as const;
  return comparedParts.filter(([, same]) => !same).map(([what]) => what);
}

const PERCENTILES = ["p50_ms", "p90_ms", "p95_ms", "p99_ms", "mean_ms"] as const;

/**
 * Returns a series for each scope (overall, each intent) and each metric that has a value in one of
 * the baselines: gated metrics in the order of the rules, then the others by name. A baseline that
 * is null has no values.
 */
function makeSeries(
  baselines: readonly (Baseline | null)[],
  rules: readonly Rule[],
): readonly HistorySeries[] {
  const newest = baselines.findLast((each) => each !== null) ?? null;
  const ruleByKey = new Map(rules.map((rule, at) => [ruleKey(rule), { rule, at }]));
  const intents = new Set(baselines.flatMap((each) => [...(each?.means.by_intent.keys() ?? [])]));
  const scopes: readonly Scope[] = [OVERALL, ...[...intents].toSorted().map(intentScope)];
  return scopes.flatMap((scope) => {
    const figures = baselines.map((each) => each && recordedFigures(each, scope));
    const rulePlace = (metric: string): number =>
      ruleByKey.get(ruleKey({ scope, metric }))?.at ?? Infinity;
    const allFigures = figures.flatMap((each) => [...(each ?? [])]);
    const measuredMetrics = new Set(
      allFigures.flatMap(([name, value]) => (value === null ? [] : [name])),
    );
    const names = [...measuredMetrics].toSorted();
    const ordered = names.toSorted((a, b) =>
      rulePlace(a) === rulePlace(b) ? 0 : rulePlace(a) - rulePlace(b),
    );
    return ordered.map((metric) => {
      const values = figures.map((each) => each?.get(metric) ?? null);
      const metricRule = ruleByKey.get(ruleKey({ scope, metric }))?.rule;
      const cases = selectCases([...(newest?.cases.values() ?? [])], scope).length;
      const limit =
        metricRule === undefined ? null : nextLimit(metricRule, values.at(-1) ?? null, cases);
      return { metric, unit: unitOfMetric(metric), scope, rule: limit, values };
    });
  });
}

/**
 * Returns the rule as the next change meets it: its limit from the newest value, and its floor or
 * ceiling.
 */
function nextLimit(rule: Rule, value: Value, cases: number): HistorySeries["rule"] {
  const { direction } = rule.metric.family;
  const tolerance =
    rule.tolerance.length === 0 || value === null
      ? null
      : toleranceValue(rule.tolerance, value, cases);
  const bound = direction === "higher" ? rule.floor : rule.ceiling;
  return { direction, limit: checkLimit(direction, value, tolerance, rule), bound };
}

/**
 * Returns the cases whose best rank of a target changed over the commits (being lost is a change), the most often lost first.
 */
function movedCases(baselines: readonly (Baseline | null)[]): readonly HistoryCase[] {
  const ids = new Set(baselines.flatMap((each) => [...(each?.cases.keys() ?? [])]));
  const cases = [...ids].map((id) => ({
    id,
    ranks: baselines.map((each) => {
      const ranks = each?.cases.get(id)?.ranks.filter((rank) => rank !== null);
      return ranks === undefined ? undefined : ranks.length === 0 ? null : Math.min(...ranks);
    }),
  }));
  const knownRanks = (ranks: HistoryCase["ranks"]): HistoryCase["ranks"] =>
    ranks.filter((rank) => rank !== undefined);
  const countLosses = ({ ranks }: HistoryCase): number =>
    knownRanks(ranks).filter(
      (rank, at, ofCase) => rank === null && ofCase[at - 1] !== null && at > 0,
    ).length;
  return cases
    .filter(({ ranks }) => new Set(knownRanks(ranks)).size > 1)
    .toSorted((a, b) => countLosses(b) - countLosses(a) || compareCodePoints(a.id, b.id));
}

/**
 * Returns `https://host/owner/name` of the CI's repository, else of the remote `origin`. Null
 * without either.
 */
function repositoryAddress(
  root: Root,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: name,
    CI_PROJECT_URL: project,
  } = environment;
  const projectUrl = server && name ? `${server}/${name}` : project;
  return projectUrl || readOriginUrl(root);
}

/** The address of the remote `origin` in git's config. */
const ORIGIN = /\[remote "origin"\][^[]*?\n[ \t]*url\s*=\s*(\S+)/;
/** Host and path of an address such as `git@github.com:owner/name.git` or `https://user@host:443/owner/name`. */
const HOST_AND_PATH =
  /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]*@)?([\w.-]+)(?::\d+)?[:/]([\w./~-]+?)(?:\.git)?\/?$/;

/** Returns the address of the remote `origin` as https. Null if there is none, or no host. */
function readOriginUrl({ directory }: Root): string | null {
  try {
    const config = readFileSync(path.join(directory, ".git/config"), "utf8");
    const originUrl = ORIGIN.exec(config)?.[1] ?? "";
    const [, host = "", repository = ""] = HOST_AND_PATH.exec(originUrl) ?? [];
    return host.includes(".") ? `https://${host}/${repository}` : null;
  } catch {
    // A work tree of its own, or none: then commits have no links.
    return null;
  }
}

/**
 * Returns the means of a scope by metric, with the latency's percentiles as `latency_p50_ms` and so
 * on.
 */
function recordedFigures({ means, latency }: Baseline, scope: Scope): ReadonlyMap<string, Value> {
  const bucketMeans = findBucket(means, scope) ?? [];
  const summary = findBucket(latency, scope);
  const times = PERCENTILES.flatMap((name) => {
    const value = summary?.[name] ?? null;
    return value === null ? [] : [[`latency_${name}`, value] as const];
  });
  const meansWithoutTimes = [...bucketMeans].filter(([metric]) => !metric.startsWith("latency_"));
  return new Map<string, Value>([...meansWithoutTimes, ...times]);
}
