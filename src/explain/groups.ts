/**
 * What changed, as groups of cases: the few things that explain most of the lists that changed. A group is a document,
 * folder or cluster that came or went, or an intent, a length, a kind of writing or a stage whose cases changed. Each
 * is held against chance: within it more lists must have changed than without it (a likelihood ratio of the two
 * rates), and what came must have come far more often than it went. The strongest is taken, its cases are set aside,
 * and what is left is looked at again: so one cause is told once.
 */
import type { ChangeGroup, GroupKind } from "../model/explanation.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

/** One case in two lists. */
export interface ComparedLists {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  /** Document ids of the top k. */
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** What recall and nDCG moved by; above 0 is better. */
  readonly change: number;
  /** The stage that dropped a target that was lost. */
  readonly stage?: string | undefined;
  /** A target is found that was not. */
  readonly found?: boolean;
}

/** Fewer cases are no group. */
const LEAST = 5;
/** A group that chance would show in one of so many runs is not told. */
const LEVEL = 1e-3;
const MOST = 8;
/** Of the lists that are left. */
const FULL = 0.8;
/** Lists of an intent, a length or a kind of writing change so many times as often as the others. */
const APART = 3;
/** Where two are gone from the same lists, the cause is the one that took so many times as many results with it. */
const WIDER = 1.5;
const SAME = 1e-9;

interface Candidate {
  readonly kind: GroupKind;
  readonly name: string;
  /** Indices of the cases that it could touch, and did. */
  readonly members: readonly number[];
  /** Of things that come and go: in how many lists the other happened. */
  readonly against: number;
  /** In how many members that changed it happened itself. */
  readonly hits: ReadonlySet<number>;
  /** Results that went with it. */
  readonly lost?: number;
}

interface Strength {
  readonly candidate: Candidate;
  /** Of p. */
  readonly log: number;
}

/** Returns the groups of changed lists, the largest first. `clusterOf` is asked by document id. */
export function changeGroups(
  cases: readonly ComparedLists[],
  clusterOf: (document: string) => string | undefined = () => undefined,
): readonly ChangeGroup[] {
  const moved = cases.map(
    ({ before, now }) =>
      before.length !== now.length || before.some((document, i) => document !== now[i]),
  );
  if (!moved.includes(true)) {
    return [];
  }
  const candidates = [
    thingCandidates(cases, moved, clusterOf),
    traitCandidates(cases, moved),
  ].flatMap((family) => {
    const level = Math.log(LEVEL / family.length);
    return family.map((candidate) => ({ ...candidate, level }));
  });
  const worse = cases.map(({ change }) => change < -SAME);
  const isMoved = (at: number): boolean => moved[at] === true;
  const isWorse = (at: number): boolean => worse[at] === true;
  const left = new Set(cases.keys());
  const found: ChangeGroup[] = [];
  while (found.length < MOST) {
    const movedCount = [...left].filter(isMoved).length;
    const worseCount = [...left].filter(isWorse).length;
    let best: Strength | null = null;
    for (const candidate of candidates) {
      const own = candidate.members.filter((at) => left.has(at));
      const hits = own.filter((at) => candidate.hits.has(at)).length;
      const signed = logSign(hits, candidate.against);
      if (isChance(candidate, signed, movedCount, { hits, own, all: left.size })) {
        continue;
      }
      const logs = [
        logRate(own, isMoved, movedCount, left.size),
        logRate(own, isWorse, worseCount, left.size),
      ];
      // If nearly every list changed, no rate stands out. Then what came or went says more.
      if (movedCount > FULL * left.size && /^(?:came|went)_/.test(candidate.kind)) {
        logs.push(signed);
      }
      const log = Math.min(...logs);
      if (log <= candidate.level && isStronger({ candidate, log }, best)) {
        best = { candidate, log };
      }
    }
    if (best === null) {
      break;
    }
    found.push(makeGroup(best.candidate, cases, left));
    for (const at of best.candidate.members) {
      left.delete(at);
    }
  }
  return found.toSorted((a, b) => b.cases.length - a.cases.length);
}

/**
 * Whether what came or went, or was dropped, may as well have done the opposite. Queries of one kind have no opposite:
 * most of them must have changed, and many times as many as of the others.
 */
function isChance(
  { kind, level }: Candidate & { readonly level: number },
  signed: number,
  moved: number,
  counts: { readonly hits: number; readonly own: readonly number[]; readonly all: number },
): boolean {
  if (kind === "intent" || kind === "length" || kind === "writing") {
    const { hits, own, all } = counts;
    const isMinority = hits * 2 < own.length;
    return isMinority || hits * (all - own.length) < APART * (moved - hits) * own.length;
  }
  // Of stages there are few: what came or went is one of thousands.
  return signed > (kind === "stage" ? Math.log(LEVEL) : level);
}

function isStronger({ candidate, log }: Strength, best: Strength | null): boolean {
  if (best === null) {
    return true;
  }
  const wider = (candidate.lost ?? 0) >= WIDER * (best.candidate.lost ?? Infinity);
  return log < best.log + (wider ? SAME : -SAME);
}

function makeGroup(
  { kind, name, members, hits }: Candidate,
  cases: readonly ComparedLists[],
  left: ReadonlySet<number>,
): ChangeGroup {
  const own = members.filter((at) => left.has(at));
  const touched = own.filter((at) => hits.has(at)).map((at) => requireItem(cases, at));
  const ranks = kind === "came_document" ? touched.map(({ now }) => now.indexOf(name) + 1) : [];
  return {
    kind,
    name,
    of: own.length,
    worse: touched.filter(({ change }) => change < -SAME).length,
    better: touched.filter(({ change }) => change > SAME).length,
    rank: ranks.toSorted((a, b) => a - b)[ranks.length >> 1] ?? null,
    cases: touched.toSorted((a, b) => a.change - b.change).map(({ id }) => id),
  };
}

// Documents, folders and clusters that came or went.

const KINDS = ["document", "folder", "cluster"] as const;

/** Returns the keys by which moves are counted: `document:a/b.md`, `folder:a/` for each folder above it, `cluster:c`. */
export function documentKeys(
  document: string,
  clusterOf: (document: string) => string | undefined,
): readonly string[] {
  const cluster = clusterOf(document);
  return [
    `document:${document}`,
    ...parentFolders(document).map((folder) => `folder:${folder}`),
    ...(cluster === undefined ? [] : [`cluster:${cluster}`]),
  ];
}

/** A server sends paths of any length, and each folder of one is a text as long as the way to it. */
const MOST_FOLDERS = 32;

/** Returns the folders above a document, the uppermost first: `a/`, `a/b/` of `a/b/c.md#part`. */
export function parentFolders(document: string): readonly string[] {
  const [path = ""] = document.split(/::|#/, 1);
  const folders: string[] = [];
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
    if (folders.push(path.slice(0, at + 1)) === MOST_FOLDERS) {
      break;
    }
  }
  return folders;
}

type CountsByKey = ReadonlyMap<string, number>;
type ListsByKey = ReadonlyMap<string, readonly number[]>;

/** How many of the documents have each key; a document's keys are worked out once. */
function makeCounter(
  clusterOf: (document: string) => string | undefined,
): (documents: Iterable<string>) => CountsByKey {
  const keys = new Map<string, readonly string[]>();
  return (documents) => {
    const counts = new Map<string, number>();
    for (const document of documents) {
      let keysOfDocument = keys.get(document);
      if (keysOfDocument === undefined) {
        keysOfDocument = documentKeys(document, clusterOf);
        keys.set(document, keysOfDocument);
      }
      for (const key of keysOfDocument) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    return counts;
  };
}

/** Which lists each key came into and went from, and how many results it took with it. */
function countMoves(
  cases: readonly ComparedLists[],
  moved: readonly boolean[],
  counted: (documents: Iterable<string>) => CountsByKey,
): { readonly came: ListsByKey; readonly went: ListsByKey; readonly lost: CountsByKey } {
  const came = new Map<string, number[]>();
  const went = new Map<string, number[]>();
  const lost = new Map<string, number>();
  for (const [at, { before, now }] of cases.entries()) {
    if (!moved[at]) {
      continue;
    }
    const oldCounts = counted(new Set(before));
    const newCounts = counted(new Set(now));
    // If nothing of a list is left, any folder may fill it. Then only the same documents again say something.
    const replaced = before.every((document) => !now.includes(document));
    for (const key of counted(newAboveOld(before, now)).keys()) {
      const says = !replaced || key.startsWith("document:");
      if (says && (oldCounts.get(key) ?? 0) < (newCounts.get(key) ?? 0)) {
        addToList(came, key, at);
      }
    }
    for (const [key, count] of oldCounts) {
      const gone = count - (newCounts.get(key) ?? 0);
      // Half of what there was: a folder that lost one of many documents lost nothing as a folder.
      if (gone * 2 < count) {
        continue;
      }
      addToList(went, key, at);
      lost.set(key, (lost.get(key) ?? 0) + gone);
    }
  }
  return { came, went, lost };
}

function thingCandidates(
  cases: readonly ComparedLists[],
  moved: readonly boolean[],
  clusterOf: (document: string) => string | undefined,
): readonly Candidate[] {
  const counted = makeCounter(clusterOf);
  const { came, went, lost } = countMoves(cases, moved, counted);
  const frequentKeys = (lists: ListsByKey) =>
    [...lists].filter(([, own]) => own.length >= LEAST).map(([key]) => key);
  const arrived = frequentKeys(came);
  const frequent = frequentKeys(went);
  const holders = listHolders(cases, new Set(frequent), counted);
  const makeCandidate = (key: string, what: "came" | "went"): Candidate => {
    const end = key.indexOf(":");
    const kind = key.slice(0, end) as (typeof KINDS)[number];
    const name = key.slice(end + 1);
    if (what === "came") {
      const members = requireValue(came, key);
      const against = went.get(key)?.length ?? 0;
      return { kind: `came_${kind}`, name, members, against, hits: new Set(members) };
    }
    return {
      kind: `went_${kind}`,
      name,
      members: requireValue(holders, key),
      against: came.get(key)?.length ?? 0,
      hits: new Set(requireValue(went, key)),
      lost: requireValue(lost, key),
    };
  };
  return [
    ...frequent.map((key) => makeCandidate(key, "went")),
    ...arrived.map((key) => makeCandidate(key, "came")),
  ].filter(({ hits, members }) => hits.size * 2 >= members.length);
}

/** The lists that had it before: all of them, changed or not. */
function listHolders(
  cases: readonly ComparedLists[],
  wanted: ReadonlySet<string>,
  counted: (documents: Iterable<string>) => CountsByKey,
): ListsByKey {
  const holders = new Map<string, number[]>();
  if (wanted.size === 0) {
    return holders;
  }
  for (const [at, { before }] of cases.entries()) {
    for (const key of counted(new Set(before)).keys()) {
      if (wanted.has(key)) {
        addToList(holders, key, at);
      }
    }
  }
  return holders;
}

/** New documents with one below them that was there before. What stands at the end took a place that became free. */
function newAboveOld(before: readonly string[], now: readonly string[]): readonly string[] {
  const known = new Set(before);
  const last = now.findLastIndex((document) => known.has(document));
  return now.filter((document, i) => !known.has(document) && (last === -1 || i < last));
}

function addToList(lists: Map<string, number[]>, key: string, at: number): void {
  const list = lists.get(key);
  if (list === undefined) {
    lists.set(key, [at]);
  } else {
    list.push(at);
  }
}

// What the cases themselves have in common.

/** What an analyser may treat otherwise. */
const WRITINGS: Readonly<Record<string, RegExp>> = {
  identifiers: /[\p{L}\p{N}](?:_|::|\.)[\p{L}\p{N}]|\p{Ll}\p{Lu}|\(\)/u,
  hyphens: /[\p{L}\p{N}]-[\p{L}\p{N}]/u,
  digits: /\p{N}/u,
  capitals: /\p{Lu}/u,
  accents: /[^\p{ASCII}]/u,
  quotes: /["“”]/u,
};

function traitCandidates(
  cases: readonly ComparedLists[],
  moved: readonly boolean[],
): readonly Candidate[] {
  const members = new Map<string, number[]>();
  for (const [at, { query, intent, stage }] of cases.entries()) {
    const words = query.trim().split(/\s+/u).length;
    const length = words <= 1 ? "1" : words <= 3 ? "2-3" : words <= 7 ? "4-7" : "8+";
    addToList(members, `intent:${intent}`, at);
    addToList(members, `length:${length}`, at);
    for (const [name, pattern] of Object.entries(WRITINGS)) {
      if (pattern.test(query)) {
        addToList(members, `writing:${name}`, at);
      }
    }
    if (stage !== undefined) {
      addToList(members, `stage:${stage}`, at);
    }
  }
  const gained = cases.filter(({ found }) => found).length;
  return [...members].flatMap(([key, own]): readonly Candidate[] => {
    if (own.length < LEAST || own.length === cases.length) {
      return [];
    }
    const kind = key.slice(0, key.indexOf(":"));
    const name = key.slice(key.indexOf(":") + 1);
    const hits = new Set(own.filter((at) => moved[at]));
    // Only a loss has a stage: by chance as many targets are found as are lost.
    return [
      { kind: kind as GroupKind, name, members: own, against: kind === "stage" ? gained : 0, hits },
    ];
  });
}

// Chance, as logarithms of p.

/** How likely it is that of `up + down` equally likely signs at least `up` are up. */
export function logSign(up: number, down: number): number {
  if (up <= down) {
    return 0;
  }
  const all = up + down;
  // The first term, times a bound on the sum of those after it.
  let term = 0;
  for (let i = 1; i <= down; i++) {
    term += Math.log((all - down + i) / i);
  }
  return Math.min(0, term - all * Math.LN2 - Math.log1p(-down / (up + 1)));
}

/** How likely the members' rate is where it is that of all: the chi-squared tail of the likelihood ratio. */
function logRate(
  own: readonly number[],
  outcome: (at: number) => boolean,
  of: number,
  all: number,
): number {
  const a = own.filter(outcome).length;
  const m = own.length;
  const b = of - a;
  const rest = all - m;
  if (m === 0 || a * all <= of * m) {
    return 0;
  }
  const gainPart = (x: number, size: number, rate: number): number =>
    x === 0 ? 0 : x * Math.log(x / size / rate);
  const rate = of / all;
  const still = (all - of) / all;
  const ratio =
    2 *
    (gainPart(a, m, rate) +
      gainPart(m - a, m, still) +
      gainPart(b, rest, rate) +
      gainPart(rest - b, rest, still));
  return ratio < 1 ? 0 : -ratio / 2 - Math.log(Math.PI * (ratio / 2)) / 2;
}

// Of runs.

/** Of more cases the keys of their documents would take more memory than the rest of the run. */
export const MOST_CASES = 50_000;

export interface PairedCase {
  readonly now: CaseScore;
  readonly before: Pick<CaseScore, "metrics" | "ranks" | "results">;
}

/** Returns the groups of two runs of one suite, which say which cluster a document is of. A case that failed has no list. */
export function groupChanges(
  { cases }: Suite,
  k: number,
  pairs: readonly PairedCase[],
  runs: readonly Run[],
): readonly ChangeGroup[] {
  if (pairs.length > MOST_CASES) {
    return [];
  }
  const queries = new Map(cases.map(({ id, query }) => [id, query]));
  const clusters = documentClusters(runs);
  const lists = pairs
    .filter(({ now }) => now.error === null)
    .map((pair) => compareLists(pair, queries.get(pair.now.id) ?? "", k));
  return changeGroups(lists, (document) => clusters.get(document));
}

/** By document id, of the documents whose answers name one. */
export function documentClusters(runs: readonly Run[]): ReadonlyMap<string, string> {
  const clusters = new Map<string, string>();
  for (const { outcome } of runs.flatMap(({ cases }) => cases)) {
    if (outcome.kind !== "answer") {
      continue;
    }
    for (const { doc_id: id, cluster } of outcome.hits) {
      if (cluster !== undefined) {
        clusters.set(id, cluster);
      }
    }
  }
  return clusters;
}

/** Returns both lists of a case, with what recall and nDCG moved by. */
export function compareLists({ now, before }: PairedCase, query: string, k: number): ComparedLists {
  const change = [`recall@${k}`, `ndcg@${k}`].reduce(
    (sum, name) => sum + (now.metrics.get(name) ?? 0) - (before.metrics.get(name) ?? 0),
    0,
  );
  const found = now.ranks.some((rank, at) => rank !== null && (before.ranks[at] ?? null) === null);
  const { id, intent, results } = now;
  return { id, query, intent, before: before.results, now: results, change, found };
}
