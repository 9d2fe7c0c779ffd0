/**
 * What changed, as groups of cases: the few things that explain most of the lists that changed.
 * Each is compared with chance: within it more lists must have changed than without it (a
 * likelihood ratio of the two rates), and what came must have come far more often than it went. The
 * strongest is taken, its cases are set aside, and what is left is looked at again, so that one
 * cause is named once.
 */
import { EPSILON } from "../decision/rules.ts";
import type { ChangeGroup, GroupKind, OwnTrait } from "../model/explanation.ts";
import type { Run } from "../model/run.ts";
import { requireItem, requireValue, countItems, addToList } from "../model/lookup.ts";

export interface ComparedLists {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  /** Document ids of the top k, at the baseline and now. */
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** By how much recall and nDCG moved, added up; above 0 is better. */
  readonly change: number;
}

/** Fewer cases are no group. */
const LEAST_CASES = 5;
/** The largest p of a group, divided among the candidates. */
const LEVEL = 1e-3;
const MOST_GROUPS = 8;
/** If more than this share of the lists changed, nearly every list did. */
const NEARLY_ALL = 0.8;
/** Lists of an intent, length or writing must change so many times as often as others. */
const APART = 3;
/** What is gone is the wider one if it took so many times as many results. */
const WIDER = 1.5;

/** What queries themselves have in common. */
export const TRAITS: readonly GroupKind[] = ["intent", "length", "writing"];

/** Something that came or went, or a trait that cases have in common. */
interface Candidate {
  readonly kind: GroupKind;
  readonly name: string;
  /**
   * Indices of cases. Of what went: those whose old list had it. Of a trait: those that have it. Of
   * what came, which could have come into any list: only those into which it did.
   */
  readonly members: readonly number[];
  /** In how many of all cases, also those of earlier groups, the opposite happened. */
  readonly against: number;
  /** The members in which it did happen. Of a trait: those whose list changed. */
  readonly hits: ReadonlySet<number>;
  /** How many results went with it; absent for what came and for traits. */
  readonly lost?: number;
}

interface Strength {
  readonly candidate: Candidate;
  /** The logarithm of p: the smaller it is, the stronger the candidate. */
  readonly logP: number;
}

/**
 * Returns the groups of changed lists, the one with the most cases first. The strongest candidate
 * becomes a group and its cases are set aside, until chance may explain all that are left.
 */
export function findChangeGroups(
  cases: readonly ComparedLists[],
  clusterOf: (document: string) => string | undefined = () => undefined,
): readonly ChangeGroup[] {
  const indices = [...cases.keys()];
  const moved = new Set(indices.filter((at) => hasMoved(requireItem(cases, at))));
  if (moved.size === 0) {
    return [];
  }
  // Moves share LEVEL among them, and so do traits: a trait needs no smaller p because many
  // documents came.
  const candidates = [
    ...divideLevel(listMoveCandidates(cases, moved, clusterOf)),
    ...divideLevel(listTraitCandidates(cases, moved)),
  ];
  const remaining = {
    cases: new Set(indices),
    moved: new Set(moved),
    worse: new Set(indices.filter((at) => requireItem(cases, at).change < -EPSILON)),
  };
  const groups: ChangeGroup[] = [];
  while (groups.length < MOST_GROUPS) {
    const strongest = findStrongest(candidates, remaining);
    if (strongest === null) {
      break;
    }
    groups.push(makeGroup(strongest, cases, remaining.cases));
    // All members, also those in which it did not happen.
    for (const at of strongest.members) {
      remaining.cases.delete(at);
      remaining.moved.delete(at);
      remaining.worse.delete(at);
    }
  }
  return groups.toSorted((a, b) => b.cases.length - a.cases.length);
}

export function hasMoved({ before, now }: ComparedLists): boolean {
  return !isSameList(before, now);
}

export function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((document, place) => document === b[place]);
}

type LevelledCandidate = Candidate & { readonly logLevel: number };

/** Returns the candidates with their part of LEVEL: among many, chance has more to choose from. */
function divideLevel(candidates: readonly Candidate[]): readonly LevelledCandidate[] {
  const logLevel = Math.log(LEVEL / candidates.length);
  return candidates.map((candidate) => ({ ...candidate, logLevel }));
}

/** The cases that are in no group yet. All numbers are indices of cases. */
interface Remaining {
  readonly cases: ReadonlySet<number>;
  /** Of these, the ones whose list changed, and the ones that got worse. */
  readonly moved: ReadonlySet<number>;
  readonly worse: ReadonlySet<number>;
}

/** Returns the candidate that chance explains least; null if chance may explain all. */
function findStrongest(
  candidates: readonly LevelledCandidate[],
  remaining: Remaining,
): Candidate | null {
  let best: Strength | null = null;
  for (const candidate of candidates) {
    const logP = logChance(candidate, remaining);
    if (logP <= candidate.logLevel && isStronger({ candidate, logP }, best)) {
      best = { candidate, logP };
    }
  }
  return best?.candidate ?? null;
}

/** Returns the logarithm of p; 0 (p = 1) if the candidate is left out as chance. */
function logChance(candidate: LevelledCandidate, remaining: Remaining): number {
  const members = candidate.members.filter((at) => remaining.cases.has(at));
  if (TRAITS.includes(candidate.kind)) {
    return standsApart(members, remaining) ? logRates(members, remaining) : 0;
  }
  const hits = members.filter((at) => candidate.hits.has(at)).length;
  const signLog = logSign(hits, candidate.against);
  // The opposite happened in about as many cases, or in more.
  const isTwoSided = signLog > candidate.logLevel;
  if (isTwoSided) {
    return 0;
  }
  const rateLog = logRates(members, remaining);
  // If nearly every list changed, no rate stands out.
  const areNearlyAllMoved = remaining.moved.size > NEARLY_ALL * remaining.cases.size;
  return areNearlyAllMoved ? Math.min(rateLog, signLog) : rateLog;
}

/** Whether at least half of the members' lists changed, and APART times as often as the others'. */
function standsApart(members: readonly number[], { cases, moved }: Remaining): boolean {
  const hits = members.filter((at) => moved.has(at)).length;
  const otherHits = moved.size - hits;
  const others = cases.size - members.length;
  // hits / members >= APART x otherHits / others, without a division by 0.
  return hits * 2 >= members.length && hits * others >= APART * otherHits * members.length;
}

/**
 * Returns the logarithm of p that the members' lists changed, or got worse, so much more often than
 * the others': the smaller p of the two.
 */
function logRates(members: readonly number[], { cases, moved, worse }: Remaining): number {
  return Math.min(logRate(members, moved, cases.size), logRate(members, worse, cases.size));
}

/**
 * Whether chance explains the candidate less than the best so far; or as little, and it is wider,
 * such as a folder in place of one of its documents. Only what went has a width (`lost`): nothing
 * else is wider than another, and nothing is wider than it.
 */
function isStronger({ candidate, logP }: Strength, best: Strength | null): boolean {
  if (best === null) {
    return true;
  }
  const bestWidth = best.candidate.lost ?? Infinity;
  const isWider = (candidate.lost ?? 0) >= WIDER * bestWidth;
  return isWider ? logP < best.logP + EPSILON : logP < best.logP - EPSILON;
}

/**
 * Returns the candidate as a group, without cases that earlier groups have. `of` counts its
 * members. `rank` is the median rank now of a document that came; null for other kinds.
 */
function makeGroup(
  { kind, name, members, hits }: Candidate,
  cases: readonly ComparedLists[],
  remaining: ReadonlySet<number>,
): ChangeGroup {
  const remainingMembers = members.filter((at) => remaining.has(at));
  const touched = remainingMembers.filter((at) => hits.has(at)).map((at) => requireItem(cases, at));
  const ranks = kind === "came_document" ? touched.map(({ now }) => now.indexOf(name) + 1) : [];
  return {
    kind,
    name,
    of: remainingMembers.length,
    worse: touched.filter(({ change }) => change < -EPSILON).length,
    better: touched.filter(({ change }) => change > EPSILON).length,
    rank: findMedian(ranks),
    cases: touched.toSorted((a, b) => a.change - b.change).map(({ id }) => id),
  };
}

/** Returns the median, the higher of two middle values; null without values. */
export function findMedian(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
}

export type KeyKind = "document" | "folder" | "cluster";

/** Returns `document:a/b.md`, `folder:a/` for each folder above it, `cluster:c`. */
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

/** Returns the key of what came or went, such as `folder:a/` of `a/` of the kind `went_folder`. */
export function moveKey({ kind, name }: ChangeGroup): string {
  return `${kind.slice(kind.indexOf("_") + 1)}:${name}`;
}

/** Returns the two parts of a key `kind:name`, such as `folder:a/` or `intent:howto`. */
export function splitKey(key: string): { readonly kind: string; readonly name: string } {
  const end = key.indexOf(":");
  return { kind: key.slice(0, end), name: key.slice(end + 1) };
}

/** The most folders of a document that are looked at. A server may send paths of any length. */
const MOST_FOLDERS = 32;

/** Returns the folders above a document, the uppermost first: `a/`, `a/b/` of `a/b/c.md#part`. */
export function parentFolders(document: string): readonly string[] {
  // What follows `#` or `::` names a part of the file, and may have slashes.
  const [path = ""] = document.split(/::|#/, 1);
  const folders: string[] = [];
  let slash = path.indexOf("/");
  while (slash !== -1 && folders.length < MOST_FOLDERS) {
    folders.push(path.slice(0, slash + 1));
    slash = path.indexOf("/", slash + 1);
  }
  return folders;
}

type CountsByKey = ReadonlyMap<string, number>;
type ListsByKey = ReadonlyMap<string, readonly number[]>;

type CountKeys = (documents: Iterable<string>) => CountsByKey;

/** Returns a function that counts in how many documents of a list each key occurs. */
function makeKeyCounter(clusterOf: (document: string) => string | undefined): CountKeys {
  const keysByDocument = new Map<string, readonly string[]>();
  return (documents) => {
    const keys: string[] = [];
    for (const document of documents) {
      let keysOfDocument = keysByDocument.get(document);
      if (keysOfDocument === undefined) {
        keysOfDocument = documentKeys(document, clusterOf);
        keysByDocument.set(document, keysOfDocument);
      }
      keys.push(...keysOfDocument);
    }
    return countItems(keys);
  };
}

/**
 * Returns, by key (a document, folder or cluster), the indices of the cases whose lists it came
 * into and went from (findMovedKeys), and how many results went with it (`lost`). `moved` are the
 * indices of the cases whose list changed.
 */
function listMoves(
  cases: readonly ComparedLists[],
  moved: ReadonlySet<number>,
  countKeys: CountKeys,
): { readonly came: ListsByKey; readonly went: ListsByKey; readonly lost: CountsByKey } {
  const came = new Map<string, number[]>();
  const went = new Map<string, number[]>();
  const lost = new Map<string, number>();
  for (const at of moved) {
    const moves = findMovedKeys(requireItem(cases, at), countKeys);
    for (const key of moves.came) {
      addToList(came, key, at);
    }
    for (const [key, gone] of moves.went) {
      addToList(went, key, at);
      lost.set(key, (lost.get(key) ?? 0) + gone);
    }
  }
  return { came, went, lost };
}

/**
 * Returns the keys that came into a list, and how many results went with each key that went:
 * - If no old result is left, all documents of the new list came, and no folder or cluster.
 * - Else a document came if it is new and stands above an old result: below all old ones new
 *   results only fill free places. A folder or cluster came if such a document has it, and it has
 *   more results than before and a larger share of the list, since a longer list has more of any.
 * - A key went if at least half of its results are gone, and it has a smaller share of the list,
 *   since a shorter list has less of any. From a list that is empty now all went.
 */
function findMovedKeys(
  { before, now }: ComparedLists,
  countKeys: CountKeys,
): { readonly came: readonly string[]; readonly went: CountsByKey } {
  const oldDocuments = new Set(before);
  const newDocuments = new Set(now);
  const oldCounts = countKeys(oldDocuments);
  const newCounts = countKeys(newDocuments);
  /** Above 0 if the key has a larger share of the new list than of the old one. */
  const compareShares = (key: string): number =>
    (newCounts.get(key) ?? 0) * before.length - (oldCounts.get(key) ?? 0) * now.length;
  const hasGrown = (key: string): boolean =>
    (oldCounts.get(key) ?? 0) < (newCounts.get(key) ?? 0) && compareShares(key) > 0;
  const lastOld = now.findLastIndex((document) => oldDocuments.has(document));
  const newAboveOld = now.filter((document, i) => i < lastOld && !oldDocuments.has(document));
  // A new document has grown: from no result to one.
  const came =
    lastOld === -1
      ? [...newDocuments].map((document) => `document:${document}`)
      : [...countKeys(newAboveOld).keys()].filter(hasGrown);
  const went = new Map<string, number>();
  for (const [key, count] of oldCounts) {
    const gone = count - (newCounts.get(key) ?? 0);
    const hasDeclined = now.length === 0 || compareShares(key) < 0;
    if (hasDeclined && gone * 2 >= count) {
      went.set(key, gone);
    }
  }
  return { came, went };
}

/**
 * Returns a candidate for each document, folder and cluster that came into, or went from, five
 * lists or more. What went must be gone from at least half of the lists that had it.
 * - `members`: the lists that had what went; of what came, the lists into which it came.
 * - `hits`: the members in which the move happened.
 * - `against`: how many lists had the opposite move of the same thing.
 */
function listMoveCandidates(
  cases: readonly ComparedLists[],
  moved: ReadonlySet<number>,
  clusterOf: (document: string) => string | undefined,
): readonly Candidate[] {
  const countKeys = makeKeyCounter(clusterOf);
  const { came, went, lost: lostByKey } = listMoves(cases, moved, countKeys);
  const frequentlyGone = selectFrequent(went);
  const oldCasesByKey = listOldCasesByKey(cases, new Set(frequentlyGone.keys()), countKeys);
  const candidates: Candidate[] = [];
  for (const [key, indices] of frequentlyGone) {
    const { kind, name } = splitKey(key);
    const members = requireValue(oldCasesByKey, key);
    const hits = new Set(indices);
    if (hits.size * 2 >= members.length) {
      const against = came.get(key)?.length ?? 0;
      const lost = requireValue(lostByKey, key);
      candidates.push({ kind: `went_${kind as KeyKind}`, name, members, against, hits, lost });
    }
  }
  for (const [key, members] of selectFrequent(came)) {
    const { kind, name } = splitKey(key);
    const against = went.get(key)?.length ?? 0;
    const hits = new Set(members);
    candidates.push({ kind: `came_${kind as KeyKind}`, name, members, against, hits });
  }
  return candidates;
}

function selectFrequent(casesByKey: ListsByKey): ListsByKey {
  return new Map([...casesByKey].filter(([, indices]) => indices.length >= LEAST_CASES));
}

/**
 * Returns, by each wanted key (of a document, folder or cluster), the indices of the cases whose
 * old list has it.
 */
function listOldCasesByKey(
  cases: readonly ComparedLists[],
  wanted: ReadonlySet<string>,
  countKeys: CountKeys,
): ListsByKey {
  const casesByKey = new Map<string, number[]>();
  if (wanted.size === 0) {
    return casesByKey;
  }
  for (const [at, { before }] of cases.entries()) {
    for (const key of countKeys(new Set(before)).keys()) {
      if (wanted.has(key)) {
        addToList(casesByKey, key, at);
      }
    }
  }
  return casesByKey;
}

/** Kinds of writing in queries, which a text analyser may treat otherwise than plain words. */
const WRITINGS: Readonly<Record<string, RegExp>> = {
  // snake_case, std::vector, os.path, camelCase, call()
  identifiers: /[\p{L}\p{N}](?:_|::|\.)[\p{L}\p{N}]|\p{Ll}\p{Lu}|\(\)/u,
  hyphens: /[\p{L}\p{N}]-[\p{L}\p{N}]/u,
  digits: /\p{N}/u,
  capitals: /\p{Lu}/u,
  accents: /[^\p{ASCII}]/u,
  quotes: /["“”]/u,
};

/**
 * Returns a candidate for each trait that cases have in common: an intent, a number of words, or a
 * kind of writing. Those of fewer than five cases, or of all, are left out.
 */
function listTraitCandidates(
  cases: readonly ComparedLists[],
  moved: ReadonlySet<number>,
): readonly Candidate[] {
  const members = new Map<string, number[]>();
  for (const [at, subject] of cases.entries()) {
    for (const trait of listTraits(subject)) {
      addToList(members, trait, at);
    }
  }
  const candidates: Candidate[] = [];
  for (const [key, indices] of members) {
    if (indices.length < LEAST_CASES || indices.length === cases.length) {
      continue;
    }
    const { kind, name } = splitKey(key);
    const hits = new Set(indices.filter((at) => moved.has(at)));
    // A document may go from some lists and come to others. A trait can't.
    candidates.push({ kind: kind as GroupKind, name, members: indices, against: 0, hits });
  }
  return candidates;
}

/** Returns the traits of a query, such as `writing:digits`, `intent:howto` and `length:2-3`. */
function listTraits({ query, intent }: Pick<ComparedLists, "query" | "intent">): readonly string[] {
  const writings = Object.entries(WRITINGS).filter(([, pattern]) => pattern.test(query));
  return [
    ...writings.map(([name]) => `writing:${name}`),
    `intent:${intent}`,
    `length:${describeLength(query)}`,
  ];
}

/**
 * Returns the trait that just these cases have. Null if there is none, or if that may be chance:
 * as many cases, drawn at random, are just these with a chance above LEVEL. Of 3 cases of 10 that
 * chance is 1 in 120, the number of draws that are possible.
 */
export function findOwnTrait(
  members: readonly ComparedLists[],
  all: readonly ComparedLists[],
): OwnTrait | null {
  const [first] = members;
  const logP = -logChoose(all.length, members.length);
  if (first === undefined || logP > Math.log(LEVEL)) {
    return null;
  }
  const isOwnTrait = (trait: string): boolean => {
    const hasTrait = (subject: ComparedLists): boolean => listTraits(subject).includes(trait);
    return members.every(hasTrait) && all.filter(hasTrait).length === members.length;
  };
  const ownTrait = listTraits(first).find(isOwnTrait);
  if (ownTrait === undefined) {
    return null;
  }
  const { kind, name } = splitKey(ownTrait);
  return { kind: kind as OwnTrait["kind"], name };
}

/** Returns the logarithm of the number of ways to choose so many of all. */
function logChoose(all: number, chosen: number): number {
  let log = 0;
  for (let i = 1; i <= chosen; i++) {
    log += Math.log((all - chosen + i) / i);
  }
  return log;
}

/** Returns the class of a query's number of words: `1`, `2-3`, `4-7` or `8+`. */
function describeLength(query: string): string {
  const words = query.trim().split(/\s+/u).length;
  if (words <= 1) {
    return "1";
  }
  if (words <= 3) {
    return "2-3";
  }
  return words <= 7 ? "4-7" : "8+";
}

/**
 * Returns the logarithm of an upper bound on the chance that of `up + down` equally likely signs at
 * least `up` are up. 0 if no more are up than down.
 */
function logSign(up: number, down: number): number {
  if (up <= down) {
    return 0;
  }
  const total = up + down;
  // The first term of the binomial tail, times a bound on the sum of all: each is at most down /
  // (up + 1) of the one before.
  const firstTerm = logChoose(total, down) - total * Math.LN2;
  return Math.min(0, firstTerm - Math.log1p(-down / (up + 1)));
}

/**
 * Returns the logarithm of p that the outcome is so much more frequent among the members than among
 * the others by chance: the chi-squared tail (one degree of freedom) of the likelihood ratio of the
 * two rates. `withOutcome`: the cases that have it, of `all` cases.
 */
function logRate(
  members: readonly number[],
  withOutcome: ReadonlySet<number>,
  all: number,
): number {
  const total = withOutcome.size;
  const hits = members.filter((at) => withOutcome.has(at)).length;
  const size = members.length;
  const otherHits = total - hits;
  const otherSize = all - size;
  // hits / size > total / all, without a division by 0. Else there is no evidence.
  const isMoreFrequent = hits * all > total * size;
  if (!isMoreFrequent) {
    return 0;
  }
  // One term of G = 2 x sum of count x log(rate among these / rate among all).
  const ratioPart = (count: number, of: number, rate: number): number =>
    count === 0 ? 0 : count * Math.log(count / of / rate);
  const hitRate = total / all;
  const missRate = (all - total) / all;
  const ratio =
    2 *
    (ratioPart(hits, size, hitRate) +
      ratioPart(size - hits, size, missRate) +
      ratioPart(otherHits, otherSize, hitRate) +
      ratioPart(otherSize - otherHits, otherSize, missRate));
  // The tail of large values, exp(-x/2) / sqrt(pi x/2). A ratio below 1 is no evidence.
  return ratio < 1 ? 0 : -ratio / 2 - Math.log(Math.PI * (ratio / 2)) / 2;
}

/** Above so many cases no groups are made: the keys would take more memory than the run. */
export const MOST_CASES = 50_000;

/** Returns the texts or clusters of results by document; documents without one are left out. */
export function indexHits({ cases }: Run, member: "text" | "cluster"): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { outcome } of cases) {
    for (const hit of outcome.kind === "answer" ? outcome.hits : []) {
      const value = hit[member];
      if (value !== undefined) {
        values.set(hit.doc_id, value);
      }
    }
  }
  return values;
}
