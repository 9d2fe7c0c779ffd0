/**
 * Finds the one cause that explains most of what got worse. It decides nothing. A cause of documents is named only if both
 * lists are the same without them: what noise does to a list is not undone by leaving out a few documents.
 */
import type { CauseKind, ChangeGroup, LeadingCause } from "../model/explanation.ts";
import { type ComparedLists, documentKeys, logSign, parentFolders } from "./groups.ts";
import { requireValue } from "../model/lookup.ts";

/** A case with its two lists, and what got worse in it. */
export interface ComparedCase extends ComparedLists {
  /** What a failed query said; null if it did not fail. */
  readonly error: string | null;
  /** The retriever fell back, and did not at the baseline. */
  readonly degraded: boolean;
  /** The documents that stood for lost targets at the baseline. */
  readonly lost: readonly string[];
  /** The expected documents that rank lower now: both places from 0; `now` is null if it is lost. */
  readonly fallen: readonly { readonly before: number; readonly now: number | null }[];
  /** The list ended without the lost targets, or a longer one does not hold them either. */
  readonly notFound: boolean;
  /** Those of the lost documents that a longer list holds. */
  readonly deeper: readonly string[];
}

export interface FoundCause {
  readonly cause: LeadingCause;
  /** Indices of the cases in which it happened, worse or not. */
  readonly touched: ReadonlySet<number>;
}

interface DamagedCase extends ComparedCase {
  /** Its place among the cases. */
  readonly index: number;
  /** What it lost of recall and nDCG, added up; 0 if it did not get worse. */
  readonly damage: number;
}

/** The cases with what several causes need of them. */
interface Evidence {
  readonly cases: readonly DamagedCase[];
  /** The cases that answered with results. */
  readonly answered: readonly DamagedCase[];
  /** In how many lists each document stood at the baseline, of cases that did not fail. */
  readonly listsBefore: ReadonlyMap<string, number>;
  /** In how many it stands now. */
  readonly listsNow: ReadonlyMap<string, number>;
  readonly clusterOf: (document: string) => string | undefined;
}

interface Candidate {
  readonly kind: CauseKind;
  /** All names, those of the most cases first. */
  readonly names: readonly string[];
  /** The cases in which it happened, worse or not. */
  readonly touched: ReadonlySet<DamagedCase>;
  /** Those of them that got worse. */
  readonly explains: ReadonlySet<DamagedCase>;
  /** Cases in which it could have happened. */
  readonly of: number;
  readonly rank?: number | null;
  /** Documents of lost targets that it explains. */
  readonly lost?: number;
  /** In no list any more, or in no list before. */
  readonly everywhere?: boolean;
}

/** A cause explains more than this share of what got worse. */
const MOST = 0.5;
/** Fewer lists show nothing. */
const LEAST = 3;
/** Names in a cause; `more` counts the others. */
const NAMED = 5;
/** Chance would show a cause in one of so many runs. */
const LEVEL = 1e-3;
const SAME = 1e-9;

/** Returns the leading cause, or null if none explains most of what got worse. `groups`: of the same cases. */
export function findLeadingCause(
  cases: readonly ComparedCase[],
  groups: readonly ChangeGroup[],
  clusterOf: (document: string) => string | undefined = () => undefined,
): FoundCause | null {
  const evidence = collectEvidence(cases, clusterOf);
  const total = totalDamage(evidence.cases);
  if (total <= SAME) {
    return null;
  }
  const finders = [
    findErrors,
    findDegraded,
    findEmptyAnswers,
    findStage,
    findShorterLists,
    findDemotedFirst,
    findGoneDocuments,
    findNewDocuments,
    findRisenDocuments,
  ];
  const candidates = finders.flatMap((find) => find(evidence) ?? []);
  for (const candidate of candidates) {
    if (totalDamage(candidate.explains) > MOST * total) {
      return describeCause(evidence, candidate);
    }
  }
  const group = groups
    .map((each) => groupCandidate(evidence, each))
    .find(({ explains }) => totalDamage(explains) > MOST * total);
  return group === undefined ? null : describeCause(evidence, group);
}

function collectEvidence(
  compared: readonly ComparedCase[],
  clusterOf: Evidence["clusterOf"],
): Evidence {
  // Not spreads: each object would get a hidden class of its own in Node 20.
  const cases = compared.map((subject, index) => {
    const damage = subject.change < -SAME ? -subject.change : 0;
    return Object.assign({}, subject, { index, damage });
  });
  const answered: DamagedCase[] = [];
  const listsBefore = new Map<string, number>();
  const listsNow = new Map<string, number>();
  for (const subject of cases) {
    const { error, before, now } = subject;
    if (error !== null) {
      continue;
    }
    countDocuments(listsBefore, before);
    countDocuments(listsNow, now);
    if (now.length > 0) {
      answered.push(subject);
    }
  }
  return { cases, answered, listsBefore, listsNow, clusterOf };
}

function countDocuments(counts: Map<string, number>, list: readonly string[]): void {
  for (const document of new Set(list)) {
    counts.set(document, (counts.get(document) ?? 0) + 1);
  }
}

function sumValues(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) {
    total += value;
  }
  return total;
}

/** What results without an id are told apart by. */
const TEXT_HASH = /#[0-9a-f]{12}$/;

/** Returns the names without the hash of a text, or as they are if two would be the same. */
function shortenNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => name.replace(TEXT_HASH, ""));
  return new Set(short).size === names.length ? short : names;
}

function totalDamage(cases: Iterable<DamagedCase>): number {
  let total = 0;
  for (const { damage } of cases) {
    total += damage;
  }
  return total;
}

function describeCause(evidence: Evidence, candidate: Candidate): FoundCause {
  const { cases } = evidence;
  const { kind, names, touched, explains, of, rank = null, everywhere = false } = candidate;
  const worstFirst = [...explains].toSorted((a, b) => b.damage - a.damage);
  return {
    touched: new Set([...touched].map(({ index }) => index)),
    cause: {
      kind,
      names: shortenNames(names).slice(0, NAMED),
      more: Math.max(0, names.length - NAMED),
      everywhere,
      happened: touched.size,
      of,
      rank,
      worse: explains.size,
      of_worse: cases.filter(({ damage }) => damage > 0).length,
      lost: candidate.lost ?? sumValues([...explains].map(({ lost }) => lost.length)),
      of_lost: sumValues(cases.map(({ lost }) => lost.length)),
      cases: worstFirst.map(({ id }) => id),
    },
  };
}

/** Returns the cases in which it happened, and those of them that got worse. */
function selectCases(
  cases: readonly DamagedCase[],
  happened: (subject: DamagedCase) => boolean,
): Pick<Candidate, "touched" | "explains"> {
  const touched = cases.filter(happened);
  return {
    touched: new Set(touched),
    explains: new Set(touched.filter(({ damage }) => damage > 0)),
  };
}

/** The keys of the map, those with the largest values first. */
function byCount(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([key]) => key);
}

/** Whether the shorter list is how the longer one begins. */
function isSameStart(a: readonly string[], b: readonly string[]): boolean {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a[i] !== b[i]) {
      return false;
    }
  }
  return true;
}

function findMedian(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
}

// Answers that broke as a whole.

function findErrors(evidence: Evidence): Candidate {
  const { cases } = evidence;
  const messages = new Map<string, number>();
  for (const { error } of cases) {
    if (error !== null) {
      messages.set(error, (messages.get(error) ?? 0) + 1);
    }
  }
  const failed = selectCases(cases, ({ error }) => error !== null);
  return { kind: "error", names: byCount(messages), of: cases.length, ...failed };
}

function findDegraded(evidence: Evidence): Candidate {
  const { cases } = evidence;
  const degraded = selectCases(cases, (subject) => subject.degraded);
  return { kind: "degraded", names: [], of: cases.length, ...degraded };
}

function findEmptyAnswers(evidence: Evidence): Candidate {
  const { cases } = evidence;
  const empty = selectCases(
    cases,
    ({ before, now, error }) => error === null && before.length > 0 && now.length === 0,
  );
  return { kind: "empty", names: [], of: cases.length, ...empty };
}

/** The stage that dropped the most targets. */
function findStage(evidence: Evidence): Candidate | null {
  const { cases } = evidence;
  const counts = new Map<string, number>();
  for (const { stage } of cases) {
    if (stage !== undefined) {
      counts.set(stage, (counts.get(stage) ?? 0) + 1);
    }
  }
  const [name] = byCount(counts);
  if (name === undefined) {
    return null;
  }
  const dropped = selectCases(cases, ({ stage }) => stage === name);
  return { kind: "stage", names: [name], of: cases.length, ...dropped };
}

/** Lists that are cut: in most lists, or by documents that other lists still hold. */
function findShorterLists(evidence: Evidence): Candidate | null {
  const { answered, listsNow } = evidence;
  const cut = selectCases(
    answered,
    ({ before, now }) => now.length < before.length && isSameStart(before, now),
  );
  if (cut.touched.size < LEAST) {
    return null;
  }
  const cutOff = [...cut.touched].flatMap(({ before, now }) => before.slice(now.length));
  const elsewhere = cutOff.filter((document) => listsNow.has(document)).length;
  if (cut.touched.size * 2 < answered.length && elsewhere * 2 < cutOff.length) {
    return null;
  }
  const lengths = [...cut.touched].map(({ now }) => now.length);
  return {
    kind: "shorter",
    names: [],
    of: answered.length,
    rank: findMedian(lengths),
    ...cut,
  };
}

/** The first result of many lists stands lower, above it the same documents in the same order. */
function findDemotedFirst({ answered }: Evidence): Candidate | null {
  const several = answered.filter(({ before }) => before.length > 1);
  const isDemoted = ({ before, now }: DamagedCase): boolean => {
    const [first] = before;
    if (now[0] === first || now.length < before.length) {
      return false;
    }
    const others = now.filter((document) => document !== first);
    return isSameStart(before.slice(1), others);
  };
  const demoted = selectCases(several, isDemoted);
  if (demoted.touched.size < LEAST || demoted.touched.size * 3 < several.length) {
    return null;
  }
  const places = [...demoted.touched].map(({ before: [first = ""], now }) => now.indexOf(first));
  const ranks = places.filter((place) => place >= 0).map((place) => place + 1);
  const isMostlyOut = ranks.length * 2 < places.length;
  return {
    kind: "first_result",
    names: [],
    of: several.length,
    rank: isMostlyOut ? null : findMedian(ranks),
    ...demoted,
  };
}

// Documents that are gone from every list.

function findGoneDocuments(evidence: Evidence): Candidate | null {
  const { cases } = evidence;
  // A list of documents that are all gone is empty.
  const answered = cases.filter(({ error }) => error === null);
  const gone = goneDocuments(evidence);
  const lost = new Map<string, number>();
  for (const subject of answered) {
    for (const document of subject.lost) {
      if (gone.has(document)) {
        lost.set(document, (lost.get(document) ?? 0) + 1);
      }
    }
  }
  if (lost.size === 0) {
    return null;
  }
  const found = selectCases(answered, ({ before }) =>
    before.some((document) => gone.has(document)),
  );
  const explains = [...found.explains].filter((subject) =>
    subject.lost.some((document) => lost.has(document)),
  );
  const folders = goneFolders(evidence, gone, lost);
  const all = sumValues(lost.values());
  return {
    kind: folders === null ? "went_document" : "went_folder",
    names: folders ?? byCount(lost),
    of: answered.length,
    touched: found.touched,
    explains: new Set(explains),
    lost: all,
    everywhere: true,
  };
}

/**
 * Returns the documents that stood in some list and stand in none now, a longer one included, unless that can be chance. It can't if a longer
 * list does not have them, if they stood in more lists than noise empties, or if each of their lists is the same without
 * them.
 */
function goneDocuments({ cases, listsBefore, listsNow }: Evidence): ReadonlySet<string> {
  const deeper = new Set(cases.flatMap((subject) => subject.deeper));
  const absent = new Set(
    [...listsBefore.keys()].filter((document) => !listsNow.has(document) && !deeper.has(document)),
  );
  if (absent.size === 0) {
    return absent;
  }
  let kept = 0;
  let all = 0;
  const notFound = new Set<string>();
  const undone = new Map<string, number>();
  for (const { before, now, lost, error, notFound: isNotFound } of cases) {
    if (error !== null) {
      continue;
    }
    const inList = new Set(now);
    const rest = before.filter((document) => !absent.has(document));
    kept += rest.filter((document) => inList.has(document)).length;
    all += rest.length;
    if (isNotFound) {
      for (const document of lost) {
        notFound.add(document);
      }
    }
    if (rest.length > 0 && isSameStart(rest, now)) {
      // What stood at the end may have left by chance.
      for (const document of new Set(before.slice(0, -FAR))) {
        undone.set(document, (undone.get(document) ?? 0) + 1);
      }
    }
  }
  // One more of each: no document left a list is no proof that none would.
  const leaves = (all - kept + 1) / (all + 2);
  const level = Math.log(LEVEL / absent.size);
  const isGone = (document: string): boolean => {
    const lists = requireValue(listsBefore, document);
    return (
      notFound.has(document) ||
      lists * Math.log(leaves) < level ||
      (undone.get(document) ?? 0) * 2 > lists
    );
  };
  return new Set([...absent].filter(isGone));
}

/** A folder of fewer documents is named by its documents. */
const LEAST_IN_FOLDER = 3;
/** Folders are named if they hold this share of the lost documents. */
const IN_FOLDERS = 0.8;

/** Returns the folders none of whose documents is returned any more, outermost ones, or null if they don't hold most of the lost. */
function goneFolders(
  { listsBefore, listsNow }: Evidence,
  gone: ReadonlySet<string>,
  lost: ReadonlyMap<string, number>,
): readonly string[] | null {
  const left = new Set([...listsNow.keys()].flatMap(parentFolders));
  const documents = new Map<string, number>();
  for (const document of listsBefore.keys()) {
    for (const folder of parentFolders(document)) {
      documents.set(folder, (documents.get(folder) ?? 0) + Number(gone.has(document)));
    }
  }
  const counts = new Map<string, number>();
  for (const [document, count] of lost) {
    const folder = parentFolders(document).find(
      (each) => !left.has(each) && requireValue(documents, each) >= LEAST_IN_FOLDER,
    );
    if (folder !== undefined) {
      counts.set(folder, (counts.get(folder) ?? 0) + count);
    }
  }
  const inFolders = sumValues(counts.values());
  return inFolders < IN_FOLDERS * sumValues(lost.values()) ? null : byCount(counts);
}

// Documents that no list held at the baseline.

/** New documents in the upper half of a list, with the old list below them. */
function findNewDocuments(evidence: Evidence): Candidate | null {
  const { answered, listsBefore } = evidence;
  const isNew = (document: string): boolean => !listsBefore.has(document);
  const upperNew = ({ now }: DamagedCase): readonly string[] =>
    now.slice(0, Math.ceil(now.length / 2)).filter(isNew);
  const isOvertaken = (subject: DamagedCase): boolean => {
    const old = subject.now.filter((document) => !isNew(document));
    return old.length > 0 && upperNew(subject).length > 0 && isSameStart(subject.before, old);
  };
  const overtaken = selectCases(answered, isOvertaken);
  if (overtaken.touched.size < LEAST) {
    return null;
  }
  const counts = new Map<string, number>();
  const ranks: number[] = [];
  for (const subject of overtaken.touched) {
    const documents = upperNew(subject);
    const [first = ""] = documents;
    countDocuments(counts, documents);
    ranks.push(subject.now.indexOf(first) + 1);
  }
  const { kind, names } = nameNewDocuments(evidence, byCount(counts));
  return {
    kind,
    names,
    of: answered.length,
    rank: findMedian(ranks),
    everywhere: true,
    ...overtaken,
  };
}

/** Names the new cluster or folder that holds all of these documents, or the documents. */
function nameNewDocuments(
  { listsBefore, clusterOf }: Evidence,
  documents: readonly string[],
): Pick<Candidate, "kind" | "names"> {
  if (documents.length < LEAST_IN_FOLDER) {
    return { kind: "came_document", names: documents };
  }
  const known = new Set([...listsBefore.keys()].flatMap(parentFolders));
  const [first = "", ...others] = documents;
  const folder = parentFolders(first).find(
    (each) => !known.has(each) && others.every((other) => parentFolders(other).includes(each)),
  );
  if (folder !== undefined) {
    return { kind: "came_folder", names: [folder] };
  }
  const cluster = clusterOf(first);
  const isOneCluster = others.every((other) => clusterOf(other) === cluster);
  const isKnown = [...listsBefore.keys()].some((document) => clusterOf(document) === cluster);
  return cluster !== undefined && isOneCluster && !isKnown
    ? { kind: "came_cluster", names: [cluster] }
    : { kind: "came_document", names: documents };
}

// Documents, folders and clusters that rose above expected documents.

/** How many of the strongest are looked at. */
const MOST_RISEN = 20;
/** A smaller rise is noise. */
const FAR = 3;
/** What holds more of the results is no part of them. */
const LARGE = 1 / 3;

function findRisenDocuments(evidence: Evidence): Candidate | null {
  const risen = new Map<string, number>();
  for (const subject of evidence.answered) {
    if (subject.damage === 0) {
      continue;
    }
    const keys = findOvertakers(subject).flatMap((document) =>
      documentKeys(document, evidence.clusterOf),
    );
    for (const key of new Set(keys)) {
      risen.set(key, (risen.get(key) ?? 0) + subject.damage);
    }
  }
  const shares = sharesOfResults(evidence, new Set(byCount(risen).slice(0, MOST_RISEN)));
  let best: Candidate | null = null;
  for (const [key, share] of shares) {
    const candidate = share > LARGE ? null : risenCandidate(evidence, key, share);
    if (candidate !== null && isBetter(candidate, best)) {
      best = candidate;
    }
  }
  return best;
}

function isBetter(candidate: Candidate, best: Candidate | null): boolean {
  if (best === null) {
    return true;
  }
  const difference = totalDamage(candidate.explains) - totalDamage(best.explains);
  const isNarrower = candidate.kind === "came_document" && best.kind !== "came_document";
  return isNarrower ? difference > -SAME : difference > SAME;
}

/** The documents that stand above an expected one now, and stood below it or in no place before. */
function findOvertakers({ before, now, fallen }: ComparedCase): readonly string[] {
  const places = new Map(before.map((document, place) => [document, place]));
  return now.filter((document, place) =>
    fallen.some(
      (target) =>
        place < (target.now ?? Infinity) && (places.get(document) ?? Infinity) > target.before,
    ),
  );
}

/** Of all results at the baseline, the share that has each of these keys. */
function sharesOfResults(
  evidence: Evidence,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const counts = new Map([...keys].map((key) => [key, 0]));
  let all = 0;
  for (const [document, lists] of evidence.listsBefore) {
    all += lists;
    for (const key of documentKeys(document, evidence.clusterOf)) {
      const count = counts.get(key);
      if (count !== undefined) {
        counts.set(key, count + lists);
      }
    }
  }
  return new Map([...counts].map(([key, count]) => [key, all === 0 ? 0 : count / all]));
}

function risenCandidate(evidence: Evidence, key: string, share: number): Candidate | null {
  const { answered } = evidence;
  const known = new Map<string, boolean>();
  const hasKey = (document: string): boolean => {
    const value = known.get(document) ?? documentKeys(document, evidence.clusterOf).includes(key);
    known.set(document, value);
    return value;
  };
  const moved = answered.filter((subject) => isSameRest(subject, hasKey));
  const rises = new Map(moved.map((subject) => [subject, largestRise(subject, hasKey)]));
  const risen = selectCases(moved, (subject) => requireValue(rises, subject) >= FAR);
  const sunk = moved.filter((subject) => requireValue(rises, subject) <= -FAR).length;
  const worse = answered.filter(({ damage }) => damage > 0).length;
  const isChance =
    risen.touched.size < LEAST ||
    sunk * 5 > risen.touched.size ||
    logShare(risen.explains.size, worse, share) > Math.log(LEVEL) ||
    (risen.touched.size > 10 && logSign(risen.touched.size, sunk) > Math.log(LEVEL));
  if (isChance) {
    return null;
  }
  const ranks = [...risen.touched].map(({ now }) => now.findIndex(hasKey) + 1);
  const end = key.indexOf(":");
  return {
    kind: `came_${key.slice(0, end) as "document" | "folder" | "cluster"}`,
    names: [key.slice(end + 1)],
    of: answered.length,
    rank: findMedian(ranks),
    ...risen,
  };
}

/** Whether both lists change, and are the same without the documents that `has` selects. */
function isSameRest({ before, now }: ComparedCase, has: (document: string) => boolean): boolean {
  const oldRest = before.filter((document) => !has(document));
  const newRest = now.filter((document) => !has(document));
  return newRest.length > 0 && isSameStart(oldRest, newRest);
}

/** The most places by which one of these documents rose; below 0 if none rose and one sank. */
function largestRise({ before, now }: ComparedCase, has: (document: string) => boolean): number {
  const oldPlaces = new Map(before.map((document, place) => [document, place]));
  const newPlaces = new Map(now.map((document, place) => [document, place]));
  let most = 0;
  let least = 0;
  for (const document of new Set([...before, ...now].filter(has))) {
    const oldPlace = oldPlaces.get(document) ?? before.length;
    const rise = oldPlace - (newPlaces.get(document) ?? now.length);
    most = Math.max(most, rise);
    least = Math.min(least, rise);
  }
  return most > 0 ? most : least;
}

/** The logarithm of a bound on the chance that `count` of `all` have what a share of results has (Chernoff). */
function logShare(count: number, all: number, share: number): number {
  const rate = count / all;
  const rare = Math.max(share, 1e-9);
  if (all === 0 || rate <= rare) {
    return 0;
  }
  const rest = rate === 1 ? 0 : (1 - rate) * Math.log((1 - rate) / (1 - rare));
  return -all * (rate * Math.log(rate / rare) + rest);
}

// What the cases have in common.

/**
 * A group of changed lists as a cause. What went explains a case whose lost document it held, and what came a case whose
 * expected document it overtook. Other groups explain all of their cases that got worse.
 */
function groupCandidate(evidence: Evidence, group: ChangeGroup): Candidate {
  const { kind, name, of, rank } = group;
  const ids = new Set(group.cases);
  const own = selectCases(evidence.cases, ({ id }) => ids.has(id));
  const explained = [...own.explains].filter((subject) => {
    const documents = movedDocuments(kind, subject);
    const key = `${kind.slice(kind.indexOf("_") + 1)}:${name}`;
    return documents?.some((each) => documentKeys(each, evidence.clusterOf).includes(key)) ?? true;
  });
  return { kind, names: [name], of, rank, touched: own.touched, explains: new Set(explained) };
}

/** The documents by which a group of this kind can have made the case worse; null if it is not one of documents. */
function movedDocuments(kind: ChangeGroup["kind"], subject: DamagedCase): readonly string[] | null {
  if (kind.startsWith("went_")) {
    return subject.lost;
  }
  return kind.startsWith("came_") ? findOvertakers(subject) : null;
}
