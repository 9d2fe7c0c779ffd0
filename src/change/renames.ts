/**
 * Renamed documents among the targets of a suite. A document is renamed if the old one is gone from
 * the head's files and the new one is not among the base's, or if git pairs both files; and if the
 * new one stands in no recorded result. A document that stays a target elsewhere, or whose new name
 * differs between cases, is not renamed.
 */
import type { Baseline } from "../model/baseline.ts";
import {
  type DocumentNames,
  type Renames,
  compareLabels,
  indexNames,
  namesDocument,
} from "../model/renames.ts";
import {
  type SingleTarget,
  type Target,
  canNameSameDocument,
  singleTargets,
} from "../model/suite.ts";

/** The names of the documents of both sides. They are read only if some target looks renamed. */
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

/**
 * Returns the documents that an earlier change renamed in the suite without recording the rows
 * again: `targetPairs` have the targets of a row as `before`, and those of its case in the same
 * commit as `after`. `readNames` gives the names of that commit's documents. The commit of the
 * recording is not known, so it is enough that the old name is gone by now.
 */
export function findEarlierRenames(
  targetPairs: readonly TargetPair[],
  baseline: Baseline,
  readNames: () => DocumentNames,
): Renames {
  const readBoth = (): NamedDocuments => ({ base: new Set(), head: readNames(), pairs: [] });
  return findRenames(targetPairs, baseline, readBoth, isOnlyUnderNewName);
}

/** Whether a document can be renamed from the one target's value to the other's. */
type IsRenamed = (before: string, after: string, names: NamedDocuments) => boolean;

/** Whether the head has the document under the new name alone. */
function isOnlyUnderNewName(before: string, after: string, { head }: NamedDocuments): boolean {
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

/**
 * Returns the documents that all cases agree to have been renamed, new values by old ones.
 * Candidates are values that no target has any more, and values that no target had before. A new
 * value that names a result in a row of the baseline is left out, since that is another document.
 * Two candidates are matched if git pairs their files, or if `isRenamed` (matchDocuments).
 * `readNames` is called once for each case that has candidates of both kinds.
 */
export function findRenames(
  targetPairs: readonly TargetPair[],
  baseline: Baseline | null,
  readNames: () => NamedDocuments,
  isRenamed: IsRenamed = isRenamedNow,
): Renames {
  const valuesBefore = new Set(
    targetPairs.flatMap(({ before }) => namedDocuments(before)).map(({ value }) => value),
  );
  const valuesAfter = new Set(
    targetPairs.flatMap(({ after }) => namedDocuments(after)).map(({ value }) => value),
  );
  // Each case votes for the new value of an old document.
  const votes = new Map<string, Set<string>>();
  for (const pair of targetPairs) {
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

/**
 * Returns the single targets, members of needs included, whose value is the name of one document:
 * no texts and no globs.
 */
function namedDocuments(targets: readonly Target[]): readonly SingleTarget[] {
  return targets.flatMap(singleTargets).filter(namesDocument);
}

/** The targets of one case, and the documents that left the suite or came to it. */
interface ChangedTargets extends TargetPair {
  readonly removed: readonly SingleTarget[];
  readonly added: readonly SingleTarget[];
}

/**
 * New values of documents by their old ones, as they are found. Each old and each new document is
 * matched once.
 */
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
 * Returns new values by old ones for the documents of one case, in three steps: files that git
 * pairs; documents of one target whose other documents stay (matchByTarget); the rest in the order
 * of their names. The second and third step take only documents of a kind and grade with as many
 * new ones as old ones (selectEqualCounts).
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
      news.filter((other) => hasSameKindAndGrade(document, other)),
    );
  }
  return matches.newValues;
}

/** Adds to `matches` each removed document with the first added one that git pairs with it. */
function matchPairedFiles(
  matches: DocumentMatches,
  { removed, added }: ChangedTargets,
  names: NamedDocuments,
): void {
  for (const document of removed) {
    const paired = added.filter(
      (other) =>
        hasSameKindAndGrade(document, other) && isPaired(document.value, other.value, names),
    );
    matches.add([document], paired);
  }
}

/**
 * Returns the unmatched documents that can be renamed, in the order of their names: as `olds` those
 * that some new one can replace, as `news` those that can replace one. A kind and grade is left out
 * if it has not as many of both: then it is not known which of them were renamed.
 */
function selectEqualCounts(
  matches: DocumentMatches,
  { removed, added }: ChangedTargets,
  isRenamed: (before: string, after: string) => boolean,
): { readonly olds: readonly SingleTarget[]; readonly news: readonly SingleTarget[] } {
  const canReplace = (old: SingleTarget, other: SingleTarget): boolean =>
    hasSameKindAndGrade(old, other) && isRenamed(old.value, other.value);
  const free = matches.selectFree(added);
  const replaceable = matches
    .selectUnmatched(removed)
    .filter((old) => free.some((other) => canReplace(old, other)));
  const replacing = free.filter((other) => replaceable.some((old) => canReplace(old, other)));
  /** Whether as many documents of its kind and grade can be replaced as can replace one. */
  const hasEqualCounts = (document: SingleTarget): boolean =>
    replaceable.filter((other) => hasSameKindAndGrade(document, other)).length ===
    replacing.filter((other) => hasSameKindAndGrade(document, other)).length;
  return {
    olds: replaceable.filter(hasEqualCounts).toSorted(compareLabels),
    news: replacing.filter(hasEqualCounts).toSorted(compareLabels),
  };
}

/**
 * Adds to `matches` the documents of old targets that have a successor: a target of the head, of
 * the same grade, that has all documents that stay, and as many new ones as the old target loses.
 * So a need `any: [a, b, c]` that became `any: [a, x, y]` matches b with x and c with y.
 */
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
    const oldsOfTarget = selectDocumentsOfTarget(target, matches.selectUnmatched(olds));
    const staying = namedDocuments([target]).filter((each) => !oldsOfTarget.includes(each));
    // Under their new names if they are matched already.
    const stayingValues = staying.map(({ value }) => matches.newValues.get(value) ?? value);
    const freeNews = matches.selectFree(news);
    const isSuccessor = (other: Target): boolean => {
      const values = new Set(namedDocuments([other]).map(({ value }) => value));
      return (
        other.grade === target.grade &&
        stayingValues.every((value) => values.has(value)) &&
        selectDocumentsOfTarget(other, freeNews).length === oldsOfTarget.length
      );
    };
    const candidates = freeNews.flatMap((each) =>
      after.filter((other) => singleTargets(other).includes(each)),
    );
    const successor = candidates.find(isSuccessor);
    if (successor !== undefined) {
      matches.add(oldsOfTarget, selectDocumentsOfTarget(successor, freeNews));
    }
  }
}

/** Returns those of the documents that the target has, in their order. */
function selectDocumentsOfTarget(
  target: Target,
  documents: readonly SingleTarget[],
): readonly SingleTarget[] {
  const ownDocuments = new Set(singleTargets(target));
  return documents.filter((each) => ownDocuments.has(each));
}

/**
 * Whether one document can have both names: of one kind or a plain text and a path, and of one
 * grade; of two spans also of the same characters.
 */
function hasSameKindAndGrade(a: SingleTarget, b: SingleTarget): boolean {
  if (!canNameSameDocument(a, b) || a.grade !== b.grade) {
    return false;
  }
  return a.kind !== "span" || b.kind !== "span" || (a.start === b.start && a.end === b.end);
}

/**
 * Returns the renames with one new value for the old one, one old value for the new one, and no
 * recorded result that the new one names. `votes` has the new values that cases vote for, by the
 * old value.
 */
function keepOneToOne(
  votes: ReadonlyMap<string, ReadonlySet<string>>,
  baseline: Baseline | null,
): Renames {
  const oldCountByNewValue = new Map<string, number>();
  for (const value of [...votes.values()].flatMap((newValues) => [...newValues])) {
    oldCountByNewValue.set(value, (oldCountByNewValue.get(value) ?? 0) + 1);
  }
  const rows = votes.size === 0 ? [] : [...(baseline?.cases.values() ?? [])];
  const results = indexNames(new Set(rows.flatMap((row) => row.results)));
  const renames = new Map<string, string>();
  for (const [before, newValues] of votes) {
    const [after] = newValues;
    if (after === undefined || newValues.size > 1 || oldCountByNewValue.get(after) !== 1) {
      continue;
    }
    // What was a result before under that name is another document.
    if (!hasDocument(results, after)) {
      renames.set(before, after);
    }
  }
  return renames;
}

/** Whether a target's value names one of the documents, or a part of one: `docs/a.md#setup`. */
function hasDocument(names: DocumentNames, value: string): boolean {
  const document = documentName(value);
  return names.has(document) || names.has(document.replace(/#.*$/su, ""));
}

/** Returns the value with `/` for `\`, and without `./` at its start. */
function documentName(value: string): string {
  return value.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}
