/**
 * Finds what happened to the lists of results: the one cause that explains most of what got worse,
 * and what most lists show. It decides nothing. A cause of documents is named only if both lists
 * are the same without them: what noise does to a list is not undone by leaving out a few
 * documents.
 */
import { hasSameEnd, hasSameLetters } from "../model/alike-names.ts";
import { shortenNames } from "../model/short-names.ts";
import type { Cause, CauseKind, ChangeGroup } from "../model/explanation.ts";
import {
  type ComparedLists,
  type KeyKind,
  TRAITS,
  documentKeys,
  findMedian,
  findOwnTrait,
  hasMoved,
  isSameList,
  moveKey,
  parentFolders,
  splitKey,
} from "./groups.ts";
import { EPSILON } from "../decision/rules.ts";
import {
  addToList,
  countItems,
  mapValues,
  requireItem,
  requireValue,
  zipLists,
} from "../model/lookup.ts";
import { sumEach } from "../model/sum-each.ts";

export interface ComparedCase extends ComparedLists {
  /** The message of the query's failure; null if it did not fail. */
  readonly error: string | null;
  /** The retriever fell back, and did not at the baseline. */
  readonly degraded: boolean;
  /** The documents that matched lost targets at the baseline. */
  readonly lost: readonly string[];
  /** The targets that stand lower now. Places are from 0; a lost target has no new one. */
  readonly fallen: readonly { readonly oldPlace: number; readonly newPlace: number | null }[];
  /** The list ended without the lost targets, or a longer one does not hold them either. */
  readonly notFound: boolean;
  /** Those of the lost documents that a longer list holds. */
  readonly deeper: readonly string[];
  /** The stage that dropped a lost target; absent if no stage did, or it is not known. */
  readonly stage?: string | undefined;
}

interface FoundCauses {
  /** Null if there is none. */
  readonly leading: Cause | null;
  /** Ids of the cases in which the leading cause happened, worse or not. */
  readonly touched: ReadonlySet<string>;
  /** What most lists show, whether or not anything got worse; null if there is nothing. */
  readonly lists: Cause | null;
}

interface DamagedCase extends ComparedCase {
  /** What it lost of recall and nDCG, added up; 0 if it did not get worse. */
  readonly damage: number;
}

/** What is known of documents; undefined for what is not known of one. */
interface KnownDocuments {
  readonly clusterOf: (document: string) => string | undefined;
  readonly textOf: (document: string) => string | undefined;
  /** The new ids of lost documents whose files were renamed, by their old ones. */
  readonly renames: ReadonlyMap<string, string>;
}

interface Evidence extends KnownDocuments {
  readonly cases: readonly DamagedCase[];
  /** The sum over all cases. */
  readonly damage: number;
  readonly notFailed: readonly DamagedCase[];
  /** The cases that did not fail and had results at the baseline. */
  readonly compared: readonly DamagedCase[];
  /** The cases that did not fail and have results now. */
  readonly answered: readonly DamagedCase[];
  /** In how many lists each document stood at the baseline, of cases that did not fail. */
  readonly listsBefore: ReadonlyMap<string, number>;
  /** In how many of these cases' lists each document stands now. */
  readonly listsNow: ReadonlyMap<string, number>;
  readonly groups: readonly ChangeGroup[];
}

/** Returns what may be a cause; null if it did not happen, or if chance may explain it. */
type Finder = (evidence: Evidence) => Candidate | null;

interface Candidate {
  readonly kind: CauseKind;
  /**
   * Documents, folders, a cluster, a stage or error messages, those of the most cases first.
   * Absent: none.
   */
  readonly names?: readonly string[];
  /** New ids of renamed documents, or the originals of copies, in the order of `names`. */
  readonly newNames?: readonly string[];
  /** The cases in which it happened, worse or not. */
  readonly touched: ReadonlySet<DamagedCase>;
  /** Those of them that got worse. */
  readonly explains: ReadonlySet<DamagedCase>;
  /** Number of cases in which it could have happened; of a trait, of those that have it. */
  readonly of: number;
  /** The place, from 1, or length of a list that is typical of it. Null or absent: it has none. */
  readonly rank?: number | null;
  /** Number of lost targets that it explains. Absent: all of those in `explains`. */
  readonly lost?: number;
  /** Whether its documents are in no list any more, or were in none before. */
  readonly everywhere?: boolean;
}

/** A cause explains more than this share of what got worse, or touches this share of the lists. */
const MOST_SHARE = 0.5;
/** This share of the cases, or of what is to be explained, is nearly all of it. */
const NEARLY_ALL = 0.8;
/** A cause that is seen in lists must have happened in so many cases, or places of lists. */
const LEAST_CASES = 3;
/** For each case in which the opposite happened, it must have happened in this many cases. */
const HITS_PER_OPPOSITE = 5;
/** A move by fewer places is noise. */
const FAR = 3;
/** Names in a cause; `more` counts the others. */
const NAMED = 5;
/** The largest p of a cause that chance may show: in one of a thousand runs. */
const LEVEL = 1e-3;

/**
 * The first finder that explains enough is taken: answers that broke come before renamed documents,
 * then lists, documents, groups, and last that most results are other ones, which says the least.
 * Documents that are gone come before the answers that are empty without them.
 */
const FINDERS: readonly Finder[] = [
  findErrors,
  findDegraded,
  findRenamed,
  findOtherNames,
  findSameList,
  findMissingFirst,
  findGoneBehindEmptyAnswers,
  findStage,
  findShorterLists,
  findEmptyAnswers,
  findReversedLists,
  findRepeats,
  findFewerAnswers,
  findOtherParts,
  findGoneDocuments,
  findDemotedFirst,
  findNewDocuments,
  findRisenDocuments,
  findGroup,
  findReorderedLists,
  findReplacedLists,
];

/** The finders of what most lists show, the most telling first. */
const LIST_FINDERS: readonly Finder[] = [
  findOtherNames,
  findSameList,
  findMissingFirst,
  findShorterLists,
  findReversedLists,
  findRepeats,
  findGoneFromLists,
  findDemotedFirst,
  findMoreResults,
  findFewerResults,
  findReplacedLists,
  findLargestMove,
  findReorderedLists,
  findOtherFirst,
];

/**
 * Returns, for `groups` of the same cases:
 * - `leading`: the first cause, in the order of FINDERS, that explains more than half of what got
 *   worse (recall and nDCG, added up over the cases).
 * - `touched`: the ids of the cases in which that happened.
 * - `lists`: the first cause, in the order of LIST_FINDERS, that changed more than half of the
 *   result lists. If there is none, documents that are gone from more than half of the lists that
 *   changed.
 */
export function findCauses(
  cases: readonly ComparedCase[],
  groups: readonly ChangeGroup[],
  documents: KnownDocuments,
): FoundCauses {
  const evidence = { ...documents, ...collectEvidence(cases), groups };
  const { compared } = evidence;
  const changed = compared.filter(hasMoved);
  const leading = findFirst(FINDERS, evidence, ({ explains }) => explainsMost(evidence, explains));
  const lists =
    findFirst(LIST_FINDERS, evidence, (candidate) => touchesMost(candidate, compared)) ??
    findFirst([findGoneFromLists], evidence, (candidate) => touchesMost(candidate, changed));
  return {
    leading: leading && describeCause(evidence, leading),
    touched: new Set([...(leading?.touched ?? [])].map(({ id }) => id)),
    lists: lists && describeCause(evidence, lists),
  };
}

function touchesMost({ touched }: Candidate, cases: readonly DamagedCase[]): boolean {
  return touched.size >= LEAST_CASES && touched.size > MOST_SHARE * cases.length;
}

function findFirst(
  finders: readonly Finder[],
  evidence: Evidence,
  isEnough: (candidate: Candidate) => boolean,
): Candidate | null {
  for (const find of finders) {
    const candidate = find(evidence);
    if (candidate !== null && isEnough(candidate)) {
      return candidate;
    }
  }
  return null;
}

function explainsMost({ damage }: Evidence, cases: Iterable<DamagedCase>): boolean {
  return damage > EPSILON && totalDamage(cases) > MOST_SHARE * damage;
}

/** Counts what changed: the queries that got worse, and in how many lists documents stand. */
function collectEvidence(
  comparedCases: readonly ComparedCase[],
): Omit<Evidence, "groups" | keyof KnownDocuments> {
  // Not a spread, which makes each object larger in Node 20 (a hidden class of its own).
  const cases = comparedCases.map((subject) => {
    const damage = subject.change < -EPSILON ? -subject.change : 0;
    return Object.assign({}, subject, { damage });
  });
  const notFailed = cases.filter(({ error }) => error === null);
  return {
    cases,
    damage: totalDamage(cases),
    notFailed,
    compared: notFailed.filter(({ before }) => before.length > 0),
    answered: notFailed.filter(({ now }) => now.length > 0),
    listsBefore: countLists(notFailed.map(({ before }) => before)),
    listsNow: countLists(notFailed.map(({ now }) => now)),
  };
}

/** Returns in how many of the lists each document stands. */
function countLists(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return countItems(lists.flatMap((list) => [...new Set(list)]));
}

function sumCounts(counts: ReadonlyMap<string, number>): number {
  return sumEach(counts.values(), (count) => count);
}

function totalDamage(cases: Iterable<DamagedCase>): number {
  return sumEach(cases, ({ damage }) => damage);
}

/** Causes of broken answers. Only for these a report says what the queries have in common. */
const BROKEN: readonly CauseKind[] = ["error", "degraded", "empty"];

/**
 * Returns the candidate as reports have it: its first five names, in how many cases it happened (of
 * how many in which it could have), and how many worse ones and lost targets it explains, with the
 * ids of the worse ones, worst first. `shared` is what the queries with broken answers have in
 * common.
 */
function describeCause(evidence: Evidence, candidate: Candidate): Cause {
  const { cases } = evidence;
  const { kind, names = [], newNames, touched, explains, of } = candidate;
  const { rank = null, everywhere = false } = candidate;
  const { lost = sumEach(explains, (subject) => subject.lost.length) } = candidate;
  const ownTrait = BROKEN.includes(kind) ? findOwnTrait([...touched], cases) : null;
  const worstFirst = [...explains].toSorted((a, b) => b.damage - a.damage);
  return {
    kind,
    names: shortenNames(names).slice(0, NAMED),
    ...(newNames !== undefined && { new_names: shortenNames(newNames).slice(0, NAMED) }),
    more: Math.max(0, names.length - NAMED),
    ...(ownTrait !== null && { shared: ownTrait }),
    everywhere,
    happened: touched.size,
    of,
    rank,
    worse: explains.size,
    of_worse: cases.filter(({ damage }) => damage > 0).length,
    lost,
    of_lost: sumEach(cases, (subject) => subject.lost.length),
    cases: worstFirst.map(({ id }) => id),
  };
}

type Selection = Pick<Candidate, "touched" | "explains" | "of">;

/** Returns the cases in which it happened, of these, and those of them that got worse. */
function selectCases(
  cases: readonly DamagedCase[],
  happened: (subject: DamagedCase) => boolean,
): Selection {
  const touched = cases.filter(happened);
  return {
    touched: new Set(touched),
    explains: new Set(touched.filter(({ damage }) => damage > 0)),
    of: cases.length,
  };
}

function sortByCount(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([key]) => key);
}

function isNearlyAll({ touched, of }: Selection): boolean {
  return touched.size >= LEAST_CASES && touched.size >= NEARLY_ALL * of;
}

/** Whether one list is the beginning of the other, or both are the same. */
function hasSameStart(a: readonly string[], b: readonly string[]): boolean {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a[i] !== b[i]) {
      return false;
    }
  }
  return true;
}

function findErrors({ cases }: Evidence): Candidate {
  const messages = countItems(cases.flatMap(({ error }) => error ?? []));
  const failed = selectCases(cases, ({ error }) => error !== null);
  return { kind: "error", names: sortByCount(messages), ...failed };
}

function findDegraded({ cases }: Evidence): Candidate {
  return { kind: "degraded", ...selectCases(cases, (subject) => subject.degraded) };
}

function findRenamed(evidence: Evidence): Candidate | null {
  const { cases, renames } = evidence;
  const counts = countLists(
    cases.map(({ lost }) => lost.filter((document) => renames.has(document))),
  );
  if (counts.size === 0) {
    return null;
  }
  const oldNames = sortByCount(counts);
  const newNames = oldNames.map((name) => requireValue(renames, name));
  return {
    kind: "renamed",
    ...useFolderNames(evidence, oldNames, newNames),
    lost: sumCounts(counts),
    ...selectCases(cases, ({ lost }) => lost.some((document) => renames.has(document))),
  };
}

/** An id replaces another one if it stands in at least this share of the other's old places. */
const STEADY = 0.9;

interface Replacement {
  readonly oldName: string;
  readonly newName: string;
  /** Whether the new id is seen in several places of the old one, or the two are alike. */
  readonly isProven: boolean;
}

type Replacements = ReadonlyMap<string, Replacement>;

/** Returns for each old place the replacement of its id if that stands there now, else null. */
function matchReplacements(
  { before, now }: ComparedCase,
  replacements: Replacements,
): readonly (Replacement | null)[] {
  return before.map((oldName, place) => {
    const replacement = replacements.get(oldName) ?? null;
    return replacement?.newName === now[place] ? replacement : null;
  });
}

/**
 * Returns the candidate: lists have the same documents under other ids (hasOtherNames). Of these
 * lists (`touched`) it explains those that got worse (`explains`), and names the ids that they lost
 * first. Null if there are fewer than three such lists, or fewer than three places in them with a
 * proven replacement.
 */
function findOtherNames(evidence: Evidence): Candidate | null {
  const { compared } = evidence;
  const replacements = listReplacements(compared);
  const renamed = selectCases(compared, (subject) => hasOtherNames(subject, replacements));
  const { touched, explains } = renamed;
  const replaced = [...touched].flatMap((subject) =>
    matchReplacements(subject, replacements).filter((replacement) => replacement !== null),
  );
  const provenPlaces = replaced.filter(({ isProven }) => isProven).length;
  if (touched.size < LEAST_CASES || provenPlaces < LEAST_CASES) {
    return null;
  }
  const lost = new Set([...explains].flatMap((subject) => subject.lost));
  const names = sortByCount(countItems(replaced.map(({ oldName }) => oldName))).toSorted(
    (a, b) => Number(lost.has(b)) - Number(lost.has(a)),
  );
  const newNames = names.map((name) => requireValue(replacements, name).newName);
  return {
    kind: "other_names",
    ...useFolderNames(evidence, names, newNames),
    ...renamed,
  };
}

/**
 * Whether a list has old documents under new ids. One of these must hold:
 * - The list is as long as before, all changed places have the replacement of their old id, and at
 *   least half of these are proven.
 * - Targets are lost or lower now, and all their old places have a proven replacement.
 */
function hasOtherNames(subject: DamagedCase, replacements: Replacements): boolean {
  const { before, now, fallen } = subject;
  const replacementByPlace = matchReplacements(subject, replacements);
  const isProven = (place: number): boolean => replacementByPlace[place]?.isProven === true;
  const changedPlaces = [...before.keys()].filter((place) => before[place] !== now[place]);
  const areAllReplaced =
    before.length === now.length &&
    changedPlaces.every((place) => replacementByPlace[place] !== null);
  const provenCount = changedPlaces.filter(isProven).length;
  if (areAllReplaced && provenCount > 0 && provenCount * 2 >= changedPlaces.length) {
    return true;
  }
  return fallen.length > 0 && fallen.every(({ oldPlace }) => isProven(oldPlace));
}

/** Returns by each old id how often each id stands in its places now, in lists of equal length. */
function countNewNames(
  cases: readonly DamagedCase[],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const newNames = new Map<string, string[]>();
  const withSameLength = cases.filter(({ before, now }) => now.length === before.length);
  for (const { before, now } of withSameLength) {
    for (const [place, oldName] of before.entries()) {
      addToList(newNames, oldName, now[place] ?? "");
    }
  }
  return mapValues(newNames, countItems);
}

/**
 * Returns the replacement of each old id that has one: another id that stands in nearly all of its
 * old places now (an id that stays is its own successor, and has none). `isProven`: at two places
 * or more, or alike. A new id that would replace several old ones is left out: that document
 * displaced them. Empty unless nearly all ids that left places have a replacement (areSteady).
 */
function listReplacements(cases: readonly DamagedCase[]): Replacements {
  const countsByName = countNewNames(cases);
  const areAlike = compareNames(countsByName.keys());
  const successors = [...countsByName].map(([oldName, counts]): Successor => {
    const newName = requireItem(sortByCount(counts), 0);
    const oldPlaces = sumCounts(counts);
    return { oldName, newName, places: requireValue(counts, newName), oldPlaces };
  });
  const replacements = new Map<string, Replacement>();
  if (!areSteady(successors)) {
    return replacements;
  }
  for (const { oldName, newName, places, oldPlaces } of successors) {
    if (newName !== oldName && places >= STEADY * oldPlaces) {
      const isProven = places > 1 || areAlike(oldName, newName);
      replacements.set(oldName, { oldName, newName, isProven });
    }
  }
  const uses = countItems([...replacements.values()].map(({ newName }) => newName));
  return new Map([...replacements].filter(([, { newName }]) => uses.get(newName) === 1));
}

/** The id (`newName`) that stands most often in the old places of another, or the same, now. */
interface Successor {
  readonly oldName: string;
  readonly newName: string;
  /** How many of the old places it has, of how many. */
  readonly places: number;
  readonly oldPlaces: number;
}

/**
 * Whether ids that left places have another id as successor in nearly all of their places, counted
 * over all ids. If `a` stood at four places, and `b` has all of them now, that is 4 of 4. If four
 * ids have one each, as in another ranking, it is 1 of 4; if `a` itself still has three, 0 of 4. An
 * id that stood at one place shows nothing.
 */
function areSteady(successors: readonly Successor[]): boolean {
  const isReplaced = ({ oldName, newName }: Successor): boolean => newName !== oldName;
  const leaving = successors.filter(
    (successor) =>
      successor.oldPlaces > 1 && (isReplaced(successor) || successor.places < successor.oldPlaces),
  );
  const allPlaces = sumEach(leaving, ({ oldPlaces }) => oldPlaces);
  const replacedPlaces = sumEach(leaving.filter(isReplaced), ({ places }) => places);
  return replacedPlaces >= STEADY * allPlaces;
}

/** Stems that more than this share of the names have tell nothing: `doc-` of `doc-1`. */
const COMMON_STEM = 1 / 3;

/**
 * Returns a function that says whether a new name is like an old one. It is like `docs/a-2`:
 * - in another folder: `kb/a-2` (the same last segment)
 * - with other case or separators: `Docs_A_2` (hasSameLetters)
 * - with another extension, or only the end of the path: `docs/a-2.html`, `a-2` (hasSameEnd)
 * - as another part of one document, or as that document: `docs/a-3`, `docs/a`. These have one stem
 *   (removePartOfName), unless too many of all `names` have that (COMMON_STEM).
 * An old name without a part, such as `docs/a`, is a whole document: `docs/a-2` is not like it.
 */
function compareNames(names: Iterable<string>): (oldName: string, newName: string) => boolean {
  const allStems = [...names].map(removePartOfName);
  const stems = countItems(allStems);
  const most = COMMON_STEM * allStems.length;
  return (oldName, newName) => {
    const isSameFile = lastSegment(oldName) === lastSegment(newName);
    if (isSameFile || hasSameLetters(oldName, newName) || hasSameEnd(oldName, newName)) {
      return true;
    }
    const stem = removePartOfName(oldName);
    const isPart = stem !== oldName;
    return isPart && stem === removePartOfName(newName) && (stems.get(stem) ?? 0) <= most;
  };
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns the name of the document without its part: `a.md` of `a.md#3`, `a` of `a-3`. */
function removePartOfName(name: string): string {
  return name.replace(/(?:#|::).*$|[-_:/. ]*\d+$/su, "");
}

/**
 * Returns the candidate: texts are split in another way. For each document that such a list lost,
 * such as `guide#1`, it has another part now, such as `guide#2`, at most one place lower. That part
 * must be new in the list. If most documents are gone from all lists, an old id is another text now,
 * and need not be new.
 */
function findOtherParts({ compared, listsBefore, listsNow }: Evidence): Candidate | null {
  const areAlike = compareNames(listsBefore.keys());
  const gone = [...listsBefore.keys()].filter((document) => !listsNow.has(document));
  const areMostGone = gone.length > MOST_SHARE * listsBefore.size;
  const findPart = ({ before, now }: DamagedCase, document: string): string | undefined => {
    // Down to one place below that of the document, which is from 0.
    const placesToSearch = before.indexOf(document) + 2;
    return now
      .slice(0, placesToSearch)
      .find((id) => (areMostGone || !before.includes(id)) && areAlike(document, id));
  };
  const partsByCase = new Map<DamagedCase, readonly string[]>();
  const withLost = compared.filter(({ lost }) => lost.length > 0);
  for (const subject of withLost) {
    const parts = subject.lost.flatMap((document) => findPart(subject, document) ?? []);
    if (parts.length === subject.lost.length) {
      partsByCase.set(subject, parts);
    }
  }
  if (partsByCase.size < LEAST_CASES) {
    return null;
  }
  const split = selectCases(withLost, (subject) => partsByCase.has(subject));
  const pairs = [...partsByCase].flatMap(([{ lost }, parts]) => zipLists(lost, parts));
  // In reverse, so that a document with several new parts has its first one.
  const newParts = new Map(pairs.toReversed());
  const names = sortByCount(countItems(pairs.map(([document]) => document)));
  return {
    kind: "other_parts",
    names,
    newNames: names.map((name) => requireValue(newParts, name)),
    ...split,
    of: compared.length,
    lost: pairs.length,
  };
}

/**
 * Returns the candidate: many queries get one and the same list. Null if these are fewer than
 * three, if they had at most half as many different lists before, or if documents only left most of
 * the old lists (isRestOfOldList).
 */
function findSameList({ compared }: Evidence): Candidate | null {
  const joinList = (list: readonly string[]): string => list.join("\n");
  const lists = compared.flatMap(({ now }) => (now.length > 0 ? joinList(now) : []));
  const [commonest] = sortByCount(countItems(lists));
  if (commonest === undefined) {
    return null;
  }
  const same = selectCases(compared, ({ now }) => joinList(now) === commonest);
  const { size } = same.touched;
  const oldLists = new Set([...same.touched].map(({ before }) => joinList(before)));
  const hadFewLists = oldLists.size * 2 <= size;
  const areMostlyRests = [...same.touched].filter(isRestOfOldList).length * 2 > size;
  if (size < LEAST_CASES || hadFewLists || areMostlyRests) {
    return null;
  }
  return { kind: "same_list", names: commonest.split("\n"), ...same };
}

/** Whether more than half of the list are old results, first and in their order: `a c new` of `a b c`. */
function isRestOfOldList({ before, now }: ComparedCase): boolean {
  const kept = selectShared(before, now);
  return kept.length * 2 > now.length && hasSameStart(kept, now);
}

/**
 * Returns the candidate: lists have more repeated documents than before. Null if these are
 * fewer than three lists, or fewer than five for each list that has fewer repeats than before.
 */
function findRepeats({ compared }: Evidence): Candidate | null {
  const countRepeats = (list: readonly string[]): number => list.length - new Set(list).size;
  const countAdded = ({ before, now }: ComparedCase): number =>
    countRepeats(now) - countRepeats(before);
  const repeating = selectCases(compared, (subject) => countAdded(subject) > 0);
  const withFewer = compared.filter((subject) => countAdded(subject) < 0);
  return isOneSided(repeating, withFewer.length) ? { kind: "repeats", ...repeating } : null;
}

/** Whether it happened in at least three cases, and in five for each one of the opposite. */
function isOneSided({ touched }: Selection, opposite: number): boolean {
  return touched.size >= LEAST_CASES && touched.size >= opposite * HITS_PER_OPPOSITE;
}

function findMoreResults({ compared }: Evidence): Candidate {
  const more = selectCases(compared, ({ before, now }) => now.length > before.length);
  return makeLengthCandidate("more_results", more);
}

function findFewerResults({ compared }: Evidence): Candidate {
  const fewer = selectCases(compared, ({ before, now }) => now.length < before.length);
  return makeLengthCandidate("fewer_results", fewer);
}

/**
 * Returns the candidate: nearly all lists are shorter, and not only since documents left the index.
 * Each has fewer results now than there are old results of it that some list still has: it had ten,
 * eight of these are still in some list, and it has five. Or they were cut (findLimitedLists).
 */
function findFewerAnswers(evidence: Evidence): Candidate | null {
  const { compared, listsNow } = evidence;
  const fewer = selectCases(
    compared,
    ({ before, now }) => now.length < before.filter((document) => listsNow.has(document)).length,
  );
  return isNearlyAll(fewer)
    ? makeLengthCandidate("fewer_results", fewer)
    : findLimitedLists(evidence);
}

/**
 * Returns the candidate: nearly all lists that were longer than the longest one now have its
 * length, as by a limit. Null if that list has all documents of its index.
 */
function findLimitedLists({ compared, listsNow }: Evidence): Candidate | null {
  const limit = Math.max(0, ...compared.map(({ now }) => now.length));
  const longer = compared.filter(({ before }) => before.length > limit);
  const cut = selectCases(longer, ({ now }) => now.length === limit);
  const hasOtherDocuments = listsNow.size > limit;
  return isNearlyAll(cut) && hasOtherDocuments
    ? makeLengthCandidate("fewer_results", { ...cut, of: compared.length })
    : null;
}

/** Returns the candidate. Its `rank` is the length that most changed lists have; null if none. */
function makeLengthCandidate(
  kind: "more_results" | "fewer_results" | "shorter",
  changed: Selection,
): Candidate {
  const rank = findCommonLength([...changed.touched].map(({ now }) => now.length));
  return { kind, rank, ...changed };
}

/**
 * Returns the candidate: another document is first now; its name is the one that is first in
 * most of these lists, if there is one.
 */
function findOtherFirst({ compared }: Evidence): Candidate {
  const other = selectCases(compared, ({ before, now }) => now.length > 0 && now[0] !== before[0]);
  const counts = countItems([...other.touched].flatMap(({ now }) => now.slice(0, 1)));
  const names = sortByCount(counts).filter(
    (name) => requireValue(counts, name) > MOST_SHARE * other.touched.size,
  );
  return { kind: "other_first", names, ...other };
}

/** Returns the names; or, if all of them moved from folder to folder, the folders' names. */
function useFolderNames(
  evidence: Evidence,
  names: readonly string[],
  newNames: readonly string[],
): Pick<Candidate, "names" | "newNames"> {
  const folders = findMovedFolders(evidence, names, newNames);
  return folders === null
    ? { names, newNames }
    : { names: [...folders.keys()], newNames: [...folders.values()] };
}

/**
 * Returns the folders from which these documents moved, each with its new folder (findFolderMove).
 * Null if a file has another name, or if fewer than three moved from one of the folders, or to
 * several folders.
 */
function findMovedFolders(
  { listsNow }: Evidence,
  oldNames: readonly string[],
  newNames: readonly string[],
): ReadonlyMap<string, string> | null {
  const foldersNow = new Set([...listsNow.keys()].flatMap(parentFolders));
  const newFolders = new Map<string, string[]>();
  for (const [at, oldName] of oldNames.entries()) {
    const move = findFolderMove(oldName, requireItem(newNames, at), foldersNow);
    if (move === null) {
      return null;
    }
    addToList(newFolders, move.from, move.to);
  }
  const areMoved = [...newFolders.values()].every(
    (folders) => folders.length >= LEAST_IN_FOLDER && new Set(folders).size === 1,
  );
  return areMoved ? mapValues(newFolders, (folders) => requireItem(folders, 0)) : null;
}

/**
 * Returns the outermost folder that moved: of `docs/a/x.md`, which is `kb/a/x.md` now, `docs/` to
 * `kb/`; but `docs/a/` to `kb/a/` if `docs/` still has documents (`foldersNow`). Null if the file
 * has another name.
 */
function findFolderMove(
  oldName: string,
  newName: string,
  foldersNow: ReadonlySet<string>,
): { readonly from: string; readonly to: string } | null {
  for (const folder of parentFolders(oldName)) {
    const pathInFolder = oldName.slice(folder.length);
    if (!foldersNow.has(folder) && newName.endsWith(`/${pathInFolder}`)) {
      return { from: folder, to: newName.slice(0, newName.length - pathInFolder.length) };
    }
  }
  return null;
}

function isEmptied({ before, now, error }: ComparedCase): boolean {
  return error === null && before.length > 0 && now.length === 0;
}

function findEmptyAnswers({ cases }: Evidence): Candidate {
  return { kind: "empty", ...selectCases(cases, isEmptied) };
}

/**
 * Returns the candidate that a stage of the search dropped targets: the stage with the most cases.
 */
function findStage({ cases }: Evidence): Candidate | null {
  const [name] = sortByCount(countItems(cases.flatMap(({ stage }) => stage ?? [])));
  if (name === undefined) {
    return null;
  }
  const dropped = selectCases(cases, ({ stage }) => stage === name);
  return { kind: "stage", names: [name], ...dropped };
}

/** Returns the length that more than half of the lists have; null if there is none. */
function findCommonLength(lengths: readonly number[]): number | null {
  const median = findMedian(lengths);
  return lengths.filter((length) => length === median).length * 2 > lengths.length ? median : null;
}

/**
 * Returns the candidate: lists are cut, each to the beginning of its old list, some perhaps to
 * nothing, as by a higher lowest score. Null if fewer than three of these, or fewer than half, have
 * results: then answers are empty (findEmptyAnswers). Null also if they are a minority, and most of what was cut off is in no list any more:
 * then these documents may be gone from the index.
 */
function findShorterLists({ compared, listsNow }: Evidence): Candidate | null {
  const shorter = selectCases(
    compared,
    ({ before, now }) => now.length < before.length && hasSameStart(before, now),
  );
  const count = shorter.touched.size;
  const notEmpty = [...shorter.touched].filter(({ now }) => now.length > 0).length;
  if (notEmpty < LEAST_CASES || notEmpty * 2 < count) {
    return null;
  }
  const cutDocuments = [...shorter.touched].flatMap(({ before, now }) => before.slice(now.length));
  const stillReturned = cutDocuments.filter((document) => listsNow.has(document)).length;
  const isMinority = count * 2 < compared.length;
  const areMostlyGone = stillReturned * 2 < cutDocuments.length;
  if (isMinority && areMostlyGone) {
    return null;
  }
  return makeLengthCandidate("shorter", shorter);
}

/**
 * Returns the candidate: most lists of two or more results have the opposite order. Null unless
 * three of them are longer: half of the lists of two documents would be reversed by chance.
 */
function findReversedLists({ answered }: Evidence): Candidate | null {
  const ordered = answered.filter(({ before, now }) => Math.min(before.length, now.length) >= 2);
  const reversed = selectCases(ordered, isReversed);
  const longLists = [...reversed.touched].filter(({ before }) => before.length > 2);
  const isMost = reversed.touched.size * 2 > ordered.length;
  return isMost && longLists.length >= LEAST_CASES ? { kind: "reversed", ...reversed } : null;
}

/** Whether the documents of both lists, at least half of each, have the opposite order. */
function isReversed({ before, now }: ComparedCase): boolean {
  // A list with repeated documents, such as `a b a`, may be its own opposite.
  if (hasSameStart(before, now)) {
    return false;
  }
  const oldOrder = selectShared(before, now);
  const newOrder = selectShared(now, before);
  const isMostOfBoth = oldOrder.length * 2 >= Math.max(before.length, now.length);
  const isOpposite = isSameList(oldOrder.toReversed(), newOrder);
  return isMostOfBoth && oldOrder.length > 1 && isOpposite;
}

function selectShared(list: readonly string[], other: readonly string[]): readonly string[] {
  const others = new Set(other);
  return list.filter((document) => others.has(document));
}

/**
 * Returns the candidate: in a third of the lists or more the first result stands lower now, or
 * is missing, and the others kept their order. `rank` is the median of its ranks now. Null if these
 * lists are fewer, or if most of them lack their old first result.
 */
function findDemotedFirst({ answered }: Evidence): Candidate | null {
  const withSeveral = answered.filter(({ before }) => before.length > 1);
  const demoted = selectCases(withSeveral, ({ before, now }) => {
    const [first] = before;
    // A shorter list is another cause.
    if (now[0] === first || now.length < before.length) {
      return false;
    }
    const others = now.filter((document) => document !== first);
    return hasSameStart(before.slice(1), others);
  });
  const count = demoted.touched.size;
  const ranks = [...demoted.touched]
    .map(({ before: [first = ""], now }) => now.indexOf(first) + 1)
    .filter((rank) => rank > 0);
  const areFew = count < LEAST_CASES || count * 3 < withSeveral.length;
  if (areFew || ranks.length * 2 < count) {
    return null;
  }
  const rank = findMedian(ranks);
  return { kind: "first_result", rank, ...demoted };
}

/**
 * Returns the candidate: nearly all lists lack their first result and have the others in the old
 * order, as if a page started one result too late. A list of one result is empty then. Null if the
 * missing documents may be gone from the index, or if most of these lists are empty.
 */
function findMissingFirst({ compared, listsNow }: Evidence): Candidate | null {
  const missing = selectCases(compared, ({ before, now }) => {
    const [first = "", ...others] = before;
    if (others.length === 0) {
      return now.length === 0;
    }
    // The list now may have more results at its end.
    const keptOthers = now.length >= others.length && hasSameStart(others, now);
    return !now.includes(first) && keptOthers;
  });
  const notEmpty = [...missing.touched].filter(({ now }) => now.length > 0).length;
  const areMostlyEmpty = notEmpty * 2 < missing.touched.size;
  // If fewer than three of the missing documents are in any list, they may be gone from the index.
  const firsts = new Set([...missing.touched].flatMap(({ before }) => before.slice(0, 1)));
  const stillReturned = [...firsts].filter((document) => listsNow.has(document)).length;
  if (!isNearlyAll(missing) || areMostlyEmpty || stillReturned < LEAST_CASES) {
    return null;
  }
  return { kind: "first_result", ...missing };
}

/** Returns the candidate: all lists have their old documents, nearly all in another order. */
function findReorderedLists({ compared }: Evidence): Candidate | null {
  const hasSameDocuments = compared.every(
    ({ before, now }) =>
      before.length === now.length && selectShared(before, now).length === before.length,
  );
  const reordered = selectCases(compared, ({ before, now }) => !hasSameStart(before, now));
  return hasSameDocuments && isNearlyAll(reordered) ? { kind: "reordered", ...reordered } : null;
}

/**
 * Returns the candidate: more than half of the results of nearly all lists are other documents than
 * before, as of another model or a search for something else.
 */
function findReplacedLists({ compared }: Evidence): Candidate | null {
  const replaced = selectCases(compared, ({ before, now }) => {
    // A document may stand in a list twice.
    const documents = Math.min(new Set(before).size, new Set(now).size);
    return selectShared(before, now).length * 2 < documents;
  });
  return isNearlyAll(replaced) ? { kind: "replaced", ...replaced } : null;
}

/** Returns the candidate: documents, expected or not, are gone from every list. */
function findGoneFromLists(evidence: Evidence): Candidate | null {
  const candidate = findGoneDocuments(evidence, ({ before }) => before);
  if (candidate === null) {
    return null;
  }
  // Its `lost` counts documents that were not expected, too.
  const { lost: _lost, ...withoutLost } = candidate;
  return withoutLost;
}

/**
 * Returns the candidate: documents are gone from every list (`gone`). Null if none is named.
 * - Named are the gone documents that `listDocuments` gives, by default lost targets (`named`); in
 *   place of them their folders, if these are gone as a whole.
 * - It happened in the cases whose old list had a gone document, named or not.
 * - It explains those of these cases that got worse and lost a named document: where others are
 *   gone, no target is lost by it.
 */
function findGoneDocuments(
  evidence: Evidence,
  listDocuments = ({ lost }: DamagedCase): readonly string[] => lost,
): Candidate | null {
  // Not evidence.answered: a list whose documents are all gone is empty now, and belongs here.
  const { notFailed } = evidence;
  const gone = listGoneDocuments(evidence);
  const named = countItems(notFailed.flatMap(listDocuments).filter((id) => gone.has(id)));
  if (named.size === 0) {
    return null;
  }
  const happened = selectCases(notFailed, ({ before }) => before.some((id) => gone.has(id)));
  const lostNamed = [...happened.explains].filter(({ lost }) => lost.some((id) => named.has(id)));
  const folders = findGoneFolders(evidence, gone, named);
  return {
    kind: folders === null ? "went_document" : "went_folder",
    names: folders?.names ?? sortByCount(named),
    ...happened,
    explains: new Set(lostNamed),
    lost: folders?.lost ?? sumCounts(named),
    everywhere: true,
  };
}

/** Up to this many gone documents need no further proof. */
const FEW = 3;

/**
 * Returns the candidate of findGoneDocuments if gone documents are why answers are empty now. Null
 * if they explain less than 80 % of the lost targets or of the empty answers, or if a filter may
 * have emptied the answers instead.
 */
function findGoneBehindEmptyAnswers(evidence: Evidence): Candidate | null {
  const { cases, answered, listsNow } = evidence;
  const empty = cases.filter(isEmptied);
  // Without an answer every document is in no list now, whatever the reason.
  if (empty.length === 0 || answered.length === 0) {
    return null;
  }
  const candidate = findGoneDocuments(evidence);
  if (candidate === null) {
    return null;
  }
  // Empty answers all of whose old documents are in no list any more.
  const emptyByGone = empty.filter(({ before }) =>
    before.every((document) => !listsNow.has(document)),
  );
  const lostTargets = sumEach(cases, ({ lost }) => lost.length);
  const { kind, names = [], lost = 0 } = candidate;
  if (lost < NEARLY_ALL * lostTargets || emptyByGone.length < NEARLY_ALL * empty.length) {
    return null;
  }
  // A filter takes many documents of many folders, and empties a list or leaves it as it is.
  const isOneFolder = kind === "went_folder" && names.length === 1;
  const areFewDocuments = kind === "went_document" && names.length <= FEW;
  const isNoFilter = isOneFolder || areFewDocuments || haveLeftOtherLists(evidence);
  return isNoFilter ? candidate : null;
}

/**
 * Whether lists that are not empty show that lost documents are gone from them. Most of those that had one
 * are otherwise as before: they only lack what is in no list any more. And in at least one of them
 * a result moved up, as from `a b c` to `a c`. The list `a b` would only be cut.
 */
function haveLeftOtherLists({ cases, answered, listsNow }: Evidence): boolean {
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  const isGone = (document: string): boolean => !listsNow.has(document);
  const others = answered.filter(({ before }) =>
    before.some((document) => lost.has(document) && isGone(document)),
  );
  const sameWithout = others.filter(({ before, now }) => {
    const kept = before.filter((document) => !isGone(document));
    return kept.length > 0 && hasSameStart(kept, now);
  });
  const hasMovedUp = sameWithout.some(({ before, now }) => !hasSameStart(before, now));
  return hasMovedUp && sameWithout.length * 2 > others.length;
}

/**
 * Returns the documents that are absent, and not by chance. A document is absent if it stood in
 * some list before, and stands in none now, not even in a longer one. One of these must hold:
 * - A query lost it, and is known not to find it further down (`notFound`).
 * - It left more lists than documents leave by noise.
 * - More than half of its lists are the same now, apart from absent documents (selectProvenPart).
 */
function listGoneDocuments(evidence: Evidence): ReadonlySet<string> {
  const { cases, notFailed, listsBefore, listsNow } = evidence;
  const deeper = new Set(cases.flatMap((subject) => subject.deeper));
  const absent = new Set(
    [...listsBefore.keys()].filter((document) => !listsNow.has(document) && !deeper.has(document)),
  );
  if (absent.size === 0) {
    return absent;
  }
  const lostForGood = new Set(
    notFailed.flatMap((subject) => (subject.notFound ? subject.lost : [])),
  );
  const provenParts = notFailed.map((subject) => selectProvenPart(subject, absent));
  const listsSameWithout = countLists(provenParts);
  const chanceToLeave = measureChanceToLeave(notFailed, absent);
  // Divided among all candidates, since any of them could be absent by chance. In logs, since the
  // chance to leave many lists may be too small for a number.
  const logLevel = Math.log(LEVEL / absent.size);
  const isGone = (document: string): boolean => {
    const lists = requireValue(listsBefore, document);
    const logChanceToLeaveAll = lists * Math.log(chanceToLeave);
    const isBeyondNoise = logChanceToLeaveAll < logLevel;
    const isMostlySameWithout = (listsSameWithout.get(document) ?? 0) * 2 > lists;
    return lostForGood.has(document) || isBeyondNoise || isMostlySameWithout;
  };
  return new Set([...absent].filter(isGone));
}

/**
 * Returns the beginning of an old list in which neither a shorter list nor chance explains that a
 * document is absent. Empty unless the list is the same now, apart from absent documents.
 * - If the list is shorter now, what stood above its last result: `a x` if `a x b y` is `a b` now.
 * - Else all but the last FAR: `a x b` if `a x b c d e` is `a b c d e f` now.
 */
function selectProvenPart(
  { before, now }: ComparedCase,
  absent: ReadonlySet<string>,
): readonly string[] {
  const others = before.filter((document) => !absent.has(document));
  if (others.length === 0 || !hasSameStart(others, now)) {
    return [];
  }
  if (now.length >= before.length) {
    return before.slice(0, -FAR);
  }
  // Also of an empty list, and of one whose last result is new, nothing is proven.
  const oldPlaceOfLast = before.findLastIndex((document) => document === now.at(-1));
  return oldPlaceOfLast === -1 ? [] : before.slice(0, oldPlaceOfLast);
}

/**
 * Returns how often a document leaves a list by noise. Of the documents that some list still has,
 * it is the share of their places in old lists that the new lists lack.
 */
function measureChanceToLeave(cases: readonly DamagedCase[], absent: ReadonlySet<string>): number {
  let places = 0;
  let keptPlaces = 0;
  for (const { before, now } of cases) {
    const inList = new Set(now);
    const others = before.filter((document) => !absent.has(document));
    keptPlaces += others.filter((document) => inList.has(document)).length;
    places += others.length;
  }
  // One more of each: that no document left a list is no proof that none would.
  return (places - keptPlaces + 1) / (places + 2);
}

/** A folder of fewer documents is named by its documents. */
const LEAST_IN_FOLDER = 3;
/** Folders are named if they have this share of the lost documents that are gone. */
const IN_FOLDERS = 2 / 3;

/**
 * Returns the outermost folders of lost documents (`lossCounts`: losses by document) that are gone
 * as a whole: no list has a document of the folder any more, and at least three of its documents
 * are gone. `lost` counts the losses in these. Null if that is less than two thirds of all losses.
 */
function findGoneFolders(
  { listsNow }: Evidence,
  gone: ReadonlySet<string>,
  lossCounts: ReadonlyMap<string, number>,
): { readonly names: readonly string[]; readonly lost: number } | null {
  const foldersNow = new Set([...listsNow.keys()].flatMap(parentFolders));
  const goneInFolder = countItems([...gone].flatMap(parentFolders));
  const counts = new Map<string, number>();
  for (const [document, count] of lossCounts) {
    const folder = parentFolders(document).find(
      (path) => !foldersNow.has(path) && (goneInFolder.get(path) ?? 0) >= LEAST_IN_FOLDER,
    );
    if (folder !== undefined) {
      counts.set(folder, (counts.get(folder) ?? 0) + count);
    }
  }
  const lostInFolders = sumCounts(counts);
  if (lostInFolders < IN_FOLDERS * sumCounts(lossCounts)) {
    return null;
  }
  return { names: sortByCount(counts), lost: lostInFolders };
}

/**
 * Returns the candidate: documents which no list had at the baseline stand in the upper half of
 * lists, and the rest of each list is as before. `rank` is the median rank of the first of them.
 * `everywhere` is true, in contrast to documents that are new only to the lists into which they
 * came.
 */
function findNewDocuments(evidence: Evidence): Candidate | null {
  const { answered, listsBefore } = evidence;
  const isNew = (document: string): boolean => !listsBefore.has(document);
  const upperNew = ({ now }: DamagedCase): readonly string[] =>
    now.slice(0, Math.ceil(now.length / 2)).filter(isNew);
  const isOvertaken = (subject: DamagedCase): boolean => {
    const old = subject.now.filter((document) => !isNew(document));
    return old.length > 0 && upperNew(subject).length > 0 && hasSameStart(subject.before, old);
  };
  const overtaken = selectCases(answered, isOvertaken);
  if (overtaken.touched.size < LEAST_CASES) {
    return null;
  }
  const newDocuments = countLists([...overtaken.touched].map(upperNew));
  const ranks = [...overtaken.touched].map(({ now }) => now.findIndex(isNew) + 1);
  return {
    ...nameNewDocuments(evidence, sortByCount(newDocuments)),
    rank: findMedian(ranks),
    everywhere: true,
    ...overtaken,
  };
}

/**
 * Returns kind and names of the cause. The first that applies: copies of old documents, if most
 * are; the outermost folder that has all of them and no old document; such a cluster; the
 * documents.
 */
function nameNewDocuments(
  evidence: Evidence,
  documents: readonly string[],
): Pick<Candidate, "kind" | "names" | "newNames"> {
  const { listsBefore, clusterOf } = evidence;
  const originals = findOriginals(evidence, documents);
  if (originals.size > MOST_SHARE * documents.length) {
    // A cause has pairs of names: here the copies, and in `newNames` their originals.
    return { kind: "copies", names: [...originals.keys()], newNames: [...originals.values()] };
  }
  if (documents.length < LEAST_IN_FOLDER) {
    return { kind: "came_document", names: documents };
  }
  const oldFolders = new Set([...listsBefore.keys()].flatMap(parentFolders));
  const [first = "", ...others] = documents;
  const folder = parentFolders(first).find(
    (path) => !oldFolders.has(path) && others.every((other) => parentFolders(other).includes(path)),
  );
  if (folder !== undefined) {
    return { kind: "came_folder", names: [folder] };
  }
  const cluster = clusterOf(first);
  const isOneCluster = others.every((other) => clusterOf(other) === cluster);
  const isOldCluster = [...listsBefore.keys()].some((document) => clusterOf(document) === cluster);
  return cluster !== undefined && isOneCluster && !isOldCluster
    ? { kind: "came_cluster", names: [cluster] }
    : { kind: "came_document", names: documents };
}

/**
 * Returns the old document by each new one that is its copy: with the same text, or in the same
 * folder and with an addition to the name, such as `docs/a-copy.md` of `docs/a.md`.
 */
function findOriginals(
  { listsBefore, textOf }: Evidence,
  documents: readonly string[],
): ReadonlyMap<string, string> {
  const oldByText = new Map([...listsBefore.keys()].map((id) => [textOf(id) ?? "", id]));
  // Documents whose text is unknown or empty are no copies of each other.
  oldByText.delete("");
  const oldByName = new Map([...listsBefore.keys()].map((id) => [removeExtension(id), id]));
  const originals = new Map<string, string>();
  for (const document of documents) {
    const name = removeExtension(document);
    const plainName = name.replace(COPY_MARK, "");
    const original =
      oldByText.get(textOf(document) ?? "") ??
      (plainName === name ? undefined : oldByName.get(plainName));
    if (original !== undefined) {
      originals.set(document, original);
    }
  }
  return originals;
}

/** Matches what the name of a copy has more than that of its original: `-copy`, ` (2)`, `_v2`. */
const COPY_MARK = /[-_. ]*(?:\(?copy\)?[-_ ]?\d*|\(\d+\)|v\d+|bak|old|new|dup\w*)$/i;

function removeExtension(path: string): string {
  return path.replace(/\.\w+$/, "");
}

/** How many of the keys with the most damage are looked at. */
const MOST_RISEN = 20;

/** What more of the results have than this share, such as the top folder, explains nothing. */
const COMMON_SHARE = 1 / 3;

/**
 * Returns the candidate: a document, or the documents of one folder or cluster, rose above expected
 * ones. Of the MOST_RISEN keys (documentKeys) with the most damage it has the one that explains the
 * most. A key of more than COMMON_SHARE of the old results is left out. Null if there is none.
 */
function findRisenDocuments(evidence: Evidence): Candidate | null {
  const damageByKey = new Map<string, number>();
  for (const subject of evidence.answered) {
    if (subject.damage === 0) {
      continue;
    }
    const keys = findOvertakers(subject).flatMap((document) =>
      documentKeys(document, evidence.clusterOf),
    );
    for (const key of new Set(keys)) {
      damageByKey.set(key, (damageByKey.get(key) ?? 0) + subject.damage);
    }
  }
  const shares = measureShares(evidence, new Set(sortByCount(damageByKey).slice(0, MOST_RISEN)));
  let best: Candidate | null = null;
  for (const [key, share] of shares) {
    if (share > COMMON_SHARE) {
      continue;
    }
    const candidate = makeRisenCandidate(evidence, key);
    if (candidate !== null && explainsMore(candidate, best)) {
      best = candidate;
    }
  }
  return best;
}

/**
 * Whether it explains more damage than the best one, or as much and is a document where that is a
 * folder or cluster. Both are of documents that rose, so their kinds are `came_…`.
 */
function explainsMore(candidate: Candidate, best: Candidate | null): boolean {
  if (best === null) {
    return true;
  }
  const difference = totalDamage(candidate.explains) - totalDamage(best.explains);
  const isNarrower = candidate.kind === "came_document" && best.kind !== "came_document";
  return isNarrower ? difference > -EPSILON : difference > EPSILON;
}

/**
 * Returns the documents that stand above an expected one that fell, and did not before. All places
 * are from 0. A document without a place, now or before, stands below all others.
 */
function findOvertakers({ before, now, fallen }: ComparedCase): readonly string[] {
  const places = new Map(before.map((document, place) => [document, place]));
  return now.filter((document, place) =>
    fallen.some(
      (target) =>
        place < (target.newPlace ?? Infinity) &&
        (places.get(document) ?? Infinity) > target.oldPlace,
    ),
  );
}

/** Returns the share of all results at the baseline that has each of these keys. */
function measureShares(evidence: Evidence, keys: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map([...keys].map((key) => [key, 0]));
  let results = 0;
  for (const [document, lists] of evidence.listsBefore) {
    results += lists;
    for (const key of documentKeys(document, evidence.clusterOf)) {
      const count = counts.get(key);
      if (count !== undefined) {
        counts.set(key, count + lists);
      }
    }
  }
  return new Map([...counts].map(([key, count]) => [key, count / Math.max(1, results)]));
}

/**
 * Returns the candidate: documents with this key (documentKeys) rose by three places or more,
 * in lists that are the same without them. Null if they fell as far in too many lists (isOneSided).
 * Its kind is `came_…`, as of new documents: users see what rose far in the same way. `rank` is the
 * median, over the lists in which one rose, of the rank now of the first document with the key.
 */
function makeRisenCandidate(evidence: Evidence, key: string): Candidate | null {
  const { answered, listsBefore, listsNow, clusterOf } = evidence;
  const allDocuments = [...listsBefore.keys(), ...listsNow.keys()];
  const documents = new Set(
    allDocuments.filter((document) => documentKeys(document, clusterOf).includes(key)),
  );
  const hasKey = (document: string): boolean => documents.has(document);
  const moved = answered.filter((subject) => isSameWithout(subject, hasKey));
  const shifts = new Map(moved.map((subject) => [subject, findLargestShift(subject, hasKey)]));
  const risen = selectCases(moved, (subject) => requireValue(shifts, subject) >= FAR);
  const sunk = moved.filter((subject) => requireValue(shifts, subject) <= -FAR).length;
  if (!isOneSided(risen, sunk)) {
    return null;
  }
  const ranks = [...risen.touched].map(({ now }) => now.findIndex(hasKey) + 1);
  const { kind, name } = splitKey(key);
  return {
    kind: `came_${kind as KeyKind}`,
    names: [name],
    rank: findMedian(ranks),
    touched: risen.touched,
    explains: risen.explains,
    of: answered.length,
  };
}

/**
 * Whether the two lists are the same without the documents of the key. The longer one may go on
 * after the end of the shorter one. False if the new list has no other documents.
 */
function isSameWithout(
  { before, now }: ComparedCase,
  hasKey: (document: string) => boolean,
): boolean {
  const oldOthers = before.filter((document) => !hasKey(document));
  const newOthers = now.filter((document) => !hasKey(document));
  return newOthers.length > 0 && hasSameStart(oldOthers, newOthers);
}

/**
 * Returns by how many places the document with the key that rose most did. If none rose, returns
 * the deepest fall, below 0, or 0 if none moved. A document that a list lacks counts as next after
 * its last.
 */
function findLargestShift(
  { before, now }: ComparedCase,
  hasKey: (document: string) => boolean,
): number {
  const oldPlaces = new Map(before.map((document, place) => [document, place]));
  const newPlaces = new Map(now.map((document, place) => [document, place]));
  const documents = [...new Set([...before, ...now].filter(hasKey))];
  const shifts = documents.map((document) => {
    const oldPlace = oldPlaces.get(document) ?? before.length;
    return oldPlace - (newPlaces.get(document) ?? now.length);
  });
  const highestRise = Math.max(0, ...shifts);
  return highestRise > 0 ? highestRise : Math.min(0, ...shifts);
}

/**
 * Returns the first group of changed lists that explains most of what got worse. A trait of queries
 * must have the worst of them (holdsForWorst).
 */
function findGroup(evidence: Evidence): Candidate | null {
  for (const group of evidence.groups) {
    const candidate = makeGroupCandidate(evidence, group);
    const isTrait = TRAITS.includes(group.kind);
    const isCause = explainsMost(evidence, candidate.explains);
    if (isCause && (!isTrait || holdsForWorst(evidence, candidate))) {
      return candidate;
    }
  }
  return null;
}

/** How many of the worst cases a trait must hold for. */
const WORST = 3;
/** Cases without the trait have at most this share of the damage of those with it, each. */
const OTHERS_DAMAGE = 1 / 3;

/**
 * Whether nearly all of the three worst cases and those as bad as the third have the trait, and the
 * average case without it lost at most a third as much as the average case with it.
 */
function holdsForWorst({ cases, damage }: Evidence, trait: Candidate): boolean {
  const { of: countWithTrait, explains } = trait;
  const worstFirst = cases.toSorted((a, b) => b.damage - a.damage);
  const thirdDamage = worstFirst[WORST - 1]?.damage ?? 0;
  const worst = worstFirst.filter(
    (subject) => subject.damage > EPSILON && subject.damage >= thirdDamage - EPSILON,
  );
  const covered = worst.filter((subject) => explains.has(subject)).length;
  const areWorstCovered = covered >= NEARLY_ALL * worst.length;
  const damageWithTrait = totalDamage(explains);
  const otherDamage = damage - damageWithTrait;
  const otherCount = cases.length - countWithTrait;
  // Compares the averages (damage / count), multiplied by both counts, which may be 0.
  const areOthersBetter =
    otherDamage * countWithTrait <= OTHERS_DAMAGE * damageWithTrait * otherCount;
  return areWorstCovered && areOthersBetter;
}

/**
 * Returns the largest group of lists that a document, folder or cluster came into or went from,
 * whether or not any list got worse.
 */
function findLargestMove(evidence: Evidence): Candidate | null {
  // The groups are sorted, the largest first.
  const group = evidence.groups.find(({ kind }) => !TRAITS.includes(kind));
  return group === undefined ? null : makeGroupCandidate(evidence, group);
}

/**
 * Returns a group of changed lists as a candidate. Of the group's cases that got worse, it explains:
 * - if a document, folder or cluster went: those that lost a document of it
 * - if one came: those in which it overtook an expected document
 * - if queries have a trait in common: all
 */
function makeGroupCandidate(evidence: Evidence, group: ChangeGroup): Candidate {
  const { kind, name, of, rank } = group;
  const ids = new Set(group.cases);
  const { touched, explains } = selectCases(evidence.cases, ({ id }) => ids.has(id));
  const candidate: Candidate = { kind, names: [name], rank, touched, explains, of };
  if (TRAITS.includes(kind)) {
    return candidate;
  }
  const isDeparture = kind.startsWith("went_");
  const key = moveKey(group);
  const explained = [...explains].filter((subject) => {
    const documents = isDeparture ? subject.lost : findOvertakers(subject);
    return documents.some((id) => documentKeys(id, evidence.clusterOf).includes(key));
  });
  return { ...candidate, explains: new Set(explained) };
}
