/**
 * Renamed documents among the targets of a suite. A document is renamed if the old one is gone from the head's files and the
 * new one is not among the base's, or if git pairs both files; and if the new one stands in no recorded result. A document
 * that stays a target elsewhere, or whose new name differs between cases, is not renamed.
 */
import type { Baseline } from "../model/baseline.ts";
import { type Renames, compareLabels, namesDocument } from "../model/renames.ts";
import { type SingleTarget, type Target, singleTargets } from "../model/suite.ts";

/** Everything that the files of a commit, or the documents of its corpus, are called by targets. */
export type DocumentNames = ReadonlySet<string>;

/** Returns every name of each path: whole, without its `#part`, without its extension, and each of these from any `/` on. */
export function indexNames(paths: Iterable<string>): DocumentNames {
  const names = new Set<string>();
  for (const path of paths) {
    for (const whole of [path, path.replace(/#.*$/su, ""), path.replace(/\.[^./]+$/u, "")]) {
      for (let at = 0; at !== -1; at = whole.indexOf("/", at + 1)) {
        names.add(at === 0 ? whole : whole.slice(at + 1));
      }
    }
  }
  return names;
}

/** Where the documents of both sides are named. Read only if some target looks renamed. */
export interface NamedDocuments {
  readonly base: DocumentNames;
  readonly head: DocumentNames;
  /** The names of files that git pairs at 50 % or more. */
  readonly pairs: readonly { readonly before: DocumentNames; readonly after: DocumentNames }[];
}

/** The targets of one case, or of its forbidden results, on both sides. */
export interface TargetPair {
  readonly before: readonly Target[];
  readonly after: readonly Target[];
}

/** Returns the renames between rows and their own suite. An earlier change was judged for them. */
export function findEarlierRenames(
  pairs: readonly TargetPair[],
  baseline: Baseline,
  readNames: () => DocumentNames,
): Renames {
  const readBoth = (): NamedDocuments => {
    const head = readNames();
    // What was recorded is not known any more: of the old name it is enough that it is gone.
    return { base: new Set(), head, pairs: [] };
  };
  return findRenames(pairs, baseline, readBoth, isGoneAndNew);
}

type IsRenamed = (before: string, after: string, names: NamedDocuments) => boolean;

/** Whether the head has the document under the new name alone. */
function isGoneAndNew(before: string, after: string, { head }: NamedDocuments): boolean {
  return !hasDocument(head, before) && hasDocument(head, after);
}

/** Whether the change took the old name away and brought the new one, or git pairs the two. */
function isRenamedNow(before: string, after: string, names: NamedDocuments): boolean {
  const { base, head } = names;
  const isGone = hasDocument(base, before) && !hasDocument(head, before);
  const isNew = hasDocument(head, after) && !hasDocument(base, after);
  return (isGone && isNew) || isPaired(before, after, names);
}

/** Whether git pairs the files of the two names. */
function isPaired(before: string, after: string, { pairs }: NamedDocuments): boolean {
  return pairs.some((pair) => hasDocument(pair.before, before) && hasDocument(pair.after, after));
}

/** Returns the documents that all pairs agree to have been renamed. */
export function findRenames(
  pairs: readonly TargetPair[],
  baseline: Baseline | null,
  readNames: () => NamedDocuments,
  isRenamed: IsRenamed = isRenamedNow,
): Renames {
  const valuesBefore = new Set(
    pairs.flatMap(({ before }) => namedDocuments(before)).map(({ value }) => value),
  );
  const valuesAfter = new Set(
    pairs.flatMap(({ after }) => namedDocuments(after)).map(({ value }) => value),
  );
  // Each case votes for the new value of an old document.
  const votes = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const removed = namedDocuments(pair.before).filter(({ value }) => !valuesAfter.has(value));
    const added = namedDocuments(pair.after).filter(({ value }) => !valuesBefore.has(value));
    if (removed.length === 0 || added.length === 0) {
      continue;
    }
    const changed = { ...pair, removed, added };
    for (const [oldValue, newValue] of matchDocuments(changed, readNames(), isRenamed)) {
      votes.set(oldValue, (votes.get(oldValue) ?? new Set()).add(newValue));
    }
  }
  return keepOneToOne(votes, baseline);
}

/** Returns the single targets that name one document. */
function namedDocuments(targets: readonly Target[]): readonly SingleTarget[] {
  return targets.flatMap(singleTargets).filter(namesDocument);
}

/** The targets of one case, and the documents that left the suite or came to it. */
interface ChangedTargets extends TargetPair {
  readonly removed: readonly SingleTarget[];
  readonly added: readonly SingleTarget[];
}

/** New values of documents by their old ones, as they are found. Each old and each new document is matched once. */
class DocumentMatches {
  readonly newValues = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** Matches each old document, in their order, with the first new one that is still free. */
  add(olds: readonly SingleTarget[], news: readonly SingleTarget[]): void {
    for (const { value } of this.selectUnmatched(olds)) {
      const [successor] = this.selectFree(news);
      if (successor !== undefined) {
        this.newValues.set(value, successor.value);
        this.#taken.add(successor.value);
      }
    }
  }

  /** Returns the old documents that have no new one yet. */
  selectUnmatched(olds: readonly SingleTarget[]): readonly SingleTarget[] {
    return olds.filter(({ value }) => !this.newValues.has(value));
  }

  /** Returns the new documents that are matched with no old one yet. */
  selectFree(news: readonly SingleTarget[]): readonly SingleTarget[] {
    return news.filter(({ value }) => !this.#taken.has(value));
  }
}

/**
 * Returns new values by old ones, in three steps: files that git pairs; documents of a target that has what stays of an old
 * target and as many new documents; the rest in the order of their names. The second and third step take only documents of
 * a kind and grade of which as many came as left.
 */
function matchDocuments(
  changed: ChangedTargets,
  names: NamedDocuments,
  isRenamed: IsRenamed,
): ReadonlyMap<string, string> {
  const matches = new DocumentMatches();
  matchPairedFiles(matches, changed, names);
  const { olds, news } = selectEqualCounts(matches, changed, (before, after) =>
    isRenamed(before, after, names),
  );
  matchByTarget(matches, changed, olds, news);
  for (const document of matches.selectUnmatched(olds)) {
    matches.add(
      [document],
      news.filter((other) => hasSamePlace(document, other)),
    );
  }
  return matches.newValues;
}

function matchPairedFiles(
  matches: DocumentMatches,
  { removed, added }: ChangedTargets,
  names: NamedDocuments,
): void {
  for (const document of removed) {
    const paired = added.filter(
      (other) => hasSamePlace(document, other) && isPaired(document.value, other.value, names),
    );
    matches.add([document], paired);
  }
}

/**
 * Returns the documents that can be renamed, by name: old ones that some new one can replace, and the new ones that can
 * replace one. Kinds and grades of which more came than left, or fewer, are left out: which one is new can't be told.
 */
function selectEqualCounts(
  matches: DocumentMatches,
  { removed, added }: ChangedTargets,
  isRenamed: (before: string, after: string) => boolean,
): { readonly olds: readonly SingleTarget[]; readonly news: readonly SingleTarget[] } {
  const canReplace = (old: SingleTarget, other: SingleTarget): boolean =>
    hasSamePlace(old, other) && isRenamed(old.value, other.value);
  const free = matches.selectFree(added);
  const gone = matches
    .selectUnmatched(removed)
    .filter((old) => free.some((other) => canReplace(old, other)));
  const come = free.filter((other) => gone.some((old) => canReplace(old, other)));
  const hasEqualCounts = (place: SingleTarget): boolean =>
    gone.filter((other) => hasSamePlace(place, other)).length ===
    come.filter((other) => hasSamePlace(place, other)).length;
  return {
    olds: gone.filter(hasEqualCounts).toSorted(compareLabels),
    news: come.filter(hasEqualCounts).toSorted(compareLabels),
  };
}

/** Matches the old documents of a target with the new ones of the target that has all that stays, and as many new ones. */
function matchByTarget(
  matches: DocumentMatches,
  { before, after }: ChangedTargets,
  olds: readonly SingleTarget[],
  news: readonly SingleTarget[],
): void {
  for (const document of olds) {
    const target = before.find((each) => singleTargets(each).includes(document));
    if (target === undefined || matches.newValues.has(document.value)) {
      continue;
    }
    const oldsOfTarget = selectOfTarget(target, matches.selectUnmatched(olds));
    const staying = namedDocuments([target]).filter((each) => !oldsOfTarget.includes(each));
    const stayingValues = staying.map(({ value }) => matches.newValues.get(value) ?? value);
    const freeNews = matches.selectFree(news);
    const isSuccessor = (other: Target): boolean => {
      const values = new Set(namedDocuments([other]).map(({ value }) => value));
      return (
        other.grade === target.grade &&
        stayingValues.every((value) => values.has(value)) &&
        selectOfTarget(other, freeNews).length === oldsOfTarget.length
      );
    };
    const candidates = freeNews.flatMap((each) =>
      after.filter((other) => singleTargets(other).includes(each)),
    );
    const successor = candidates.find(isSuccessor);
    if (successor !== undefined) {
      matches.add(oldsOfTarget, selectOfTarget(successor, freeNews));
    }
  }
}

/** Returns those of the documents that the target has, in their order. */
function selectOfTarget(
  target: Target,
  documents: readonly SingleTarget[],
): readonly SingleTarget[] {
  const ownDocuments = new Set(singleTargets(target));
  return documents.filter((each) => ownDocuments.has(each));
}

/** Whether both are of the same kind and grade, and of spans the same characters. */
function hasSamePlace(a: SingleTarget, b: SingleTarget): boolean {
  if (a.kind !== b.kind || a.grade !== b.grade) {
    return false;
  }
  return a.kind !== "span" || b.kind !== "span" || (a.start === b.start && a.end === b.end);
}

/** Returns the renames that every case agrees on, whose new name is of one document and in no recorded result. */
function keepOneToOne(
  votes: ReadonlyMap<string, ReadonlySet<string>>,
  baseline: Baseline | null,
): Renames {
  const oldsOfValue = new Map<string, number>();
  for (const value of [...votes.values()].flatMap((newValues) => [...newValues])) {
    oldsOfValue.set(value, (oldsOfValue.get(value) ?? 0) + 1);
  }
  const rows = votes.size === 0 ? [] : [...(baseline?.cases.values() ?? [])];
  const results = indexNames(new Set(rows.flatMap((row) => row.results)));
  const renames = new Map<string, string>();
  for (const [before, newValues] of votes) {
    const [after] = newValues;
    if (after === undefined || newValues.size > 1 || oldsOfValue.get(after) !== 1) {
      continue;
    }
    if (!hasDocument(results, after)) {
      renames.set(before, after);
    }
  }
  return renames;
}

/** Whether a target's value names one of them, or a part of one after `#`. */
function hasDocument(names: DocumentNames, value: string): boolean {
  const document = documentName(value);
  return names.has(document) || names.has(document.replace(/#.*$/su, ""));
}

function documentName(value: string): string {
  return value.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}
