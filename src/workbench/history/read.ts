/** `history`: every figure of the baseline over the commits that changed it, from git's objects alone. */
import { GateError } from "../../errors.ts";
import { loadBaseline } from "../../files/baseline.ts";
import { unitOfMetric } from "../../metrics/registry.ts";
import type { Baseline } from "../../model/baseline.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import { OVERALL, type Scope, intentScope } from "../../model/scope.ts";
import type { LatencySummary, Means, Value } from "../../model/scores.ts";
import { commitRoot } from "../../policy/blobs.ts";
import { type CommitFacts, type GitPort, openGit } from "../../policy/git.ts";
import type { Root } from "../../system/root.ts";
import type { History, HistoryPoint, HistorySeries } from "./model.ts";

/** Newest ones; each is a file that is read and checked. */
const MOST_POINTS = 1_000;

/** `file` is relative to the root. Throws GateError where git can't be read, or no commit has the file. */
export async function readHistory(
  root: Root,
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<History> {
  const git = openGit(root.directory, environment);
  const head = git.commit("HEAD");
  if (head === null) {
    throw new GateError("base_not_found", "this repository has no commit", {
      hint: "Commit the baseline first.",
    });
  }
  const all = changes(git, head, file);
  if (all.length === 0) {
    throw new GateError("file_not_found", `no commit up to ${head.slice(0, 12)} has ${file}`, {
      hint: "Give --baseline the path of a baseline that is committed.",
    });
  }
  const kept = all.slice(0, MOST_POINTS).toReversed();
  const read: { readonly point: HistoryPoint; readonly baseline: Baseline | null }[] = [];
  for (const change of kept) read.push(await readPoint(root, git, change, lastOf(read)));
  return {
    file,
    head,
    points: read.map(({ point }) => point),
    series: seriesOf(read.map(({ baseline }) => baseline)),
    incomplete: read.some(({ point }) => point.shallow),
    left_out: all.length - kept.length,
  };
}

/** Of so many the oldest still tells something of today's suite. */
const RECENT = 20;

/** The baselines that the last commits wrote, newest first; none where git has none, or can't be read. */
export async function recentBaselines(
  root: Root,
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Baseline[]> {
  try {
    const git = openGit(root.directory, environment);
    const head = git.commit("HEAD");
    const commits = head === null ? [] : git.changing(head, file).slice(0, RECENT);
    const found: Baseline[] = [];
    for (const commit of commits) {
      const loaded = await loadBaseline(commitRoot(root, git, commit, new Map()), file).catch(knownError);
      if (loaded !== null) found.push(loaded.baseline);
    }
    return found;
  } catch (error) {
    return knownError(error) ?? [];
  }
}

/** A baseline that can't be read tells nothing. */
function knownError(error: unknown): null {
  if (error instanceof GateError) return null;
  throw error;
}

interface ListChange {
  readonly commit: string;
  readonly path: string;
  readonly facts: CommitFacts;
}

/** Newest first. A list of commits for each path that the file had; what a rename opens starts after its commit. */
function changes(git: GitPort, head: string, file: string): readonly ListChange[] {
  const listOf = (commit: string, path: string): ListChange[] =>
    git.changing(commit, path).map((id) => ({ commit: id, path, facts: git.facts(id) }));
  const open: ListChange[][] = [listOf(head, file)];
  const walked = new Set([`${head}\n${file}`]);
  const found = new Map<string, ListChange>();
  for (;;) {
    const next = open
      .filter((list) => list.length > 0)
      .toSorted((a, b) => b[0]!.facts.time - a[0]!.facts.time)[0];
    if (next === undefined) return [...found.values()];
    const change = next.shift()!;
    if (found.has(change.commit)) continue;
    found.set(change.commit, change);
    for (const [parent, source] of renames(git, change)) {
      const key = `${parent}\n${source}`;
      if (!walked.has(key)) open.push(listOf(parent, source));
      walked.add(key);
    }
  }
}

/** For each parent that has the file under another path: the parent, and that path. */
function renames(git: GitPort, { commit, path, facts }: ListChange): readonly (readonly [string, string])[] {
  if (git.entry(commit, path) === null) return [];
  return facts.parents.flatMap((parent) => {
    if (!git.has(parent) || git.entry(parent, path) !== null) return [];
    const source = git.renamedFrom(parent, commit, path);
    return source === null ? [] : [[parent, source] as const];
  });
}

interface ReadPoint {
  readonly point: HistoryPoint;
  readonly baseline: Baseline | null;
}

/** The newest that could be read. */
function lastOf(read: readonly ReadPoint[]): Baseline | null {
  return read.findLast(({ baseline }) => baseline !== null)?.baseline ?? null;
}

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
    if (loaded === null)
      return { point: { ...common, state: { kind: "removed" }, differs: [] }, baseline: null };
    const { baseline } = loaded;
    const { suite, k, cases } = baseline;
    const state = { kind: "baseline", revision: suite.revision, cases: cases.size, k } as const;
    return { point: { ...common, state, differs: differences(before, baseline) }, baseline };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const state = { kind: "unreadable", reason: error.message } as const;
    return { point: { ...common, state, differs: [] }, baseline: null };
  }
}

function differences(before: Baseline | null, now: Baseline): readonly string[] {
  if (before === null) return [];
  const found = [
    ["k", before.k === now.k],
    ["definition", compactCanonical(before.definition) === compactCanonical(now.definition)],
    ["suite name", before.suite.name === now.suite.name],
    ["cases", before.suite.digest === now.suite.digest],
  ] as const;
  return found.filter(([, same]) => !same).map(([what]) => what);
}

const PERCENTILES = ["p50_ms", "p90_ms", "p95_ms", "p99_ms", "mean_ms"] as const;

function seriesOf(baselines: readonly (Baseline | null)[]): readonly HistorySeries[] {
  const intents = new Set(baselines.flatMap((each) => [...(each?.means.by_intent.keys() ?? [])]));
  const scopes: readonly Scope[] = [OVERALL, ...[...intents].toSorted().map(intentScope)];
  return scopes.flatMap((scope) => {
    const figures = baselines.map((each) =>
      each === null ? new Map<string, Value>() : figuresOf(each, scope),
    );
    const names = [...new Set(figures.flatMap((each) => [...each.keys()]))].toSorted();
    return names.map((metric) => ({
      metric,
      unit: unitOfMetric(metric),
      scope,
      values: figures.map((each) => each.get(metric) ?? null),
    }));
  });
}

function figuresOf({ means, latency }: Baseline, scope: Scope): ReadonlyMap<string, Value> {
  const own: Means = (scope.kind === "intent" ? means.by_intent.get(scope.name) : means.overall) ?? new Map();
  const summary: LatencySummary | undefined =
    scope.kind === "intent" ? latency.by_intent.get(scope.name) : latency.overall;
  const times = PERCENTILES.flatMap((name) => {
    const value = summary?.[name] ?? null;
    return value === null ? [] : [[`latency_${name}`, value] as const];
  });
  const known = [...own].filter(([metric]) => !metric.startsWith("latency_"));
  return new Map<string, Value>([...known, ...times]);
}
