/**
 * Renamed documents among the targets of a suite: git pairs their files, or one document of a case
 * is gone and one is new. All cases have to agree, and the new name stands in no recorded result.
 * Anything else is an edit of the suite.
 */
import type { Baseline } from "../model/baseline.ts";
import {
  type DocumentNames,
  type FindDocument,
  type Renames,
  indexNames,
  namesDocument,
} from "../model/renames.ts";
import {
  type SingleTarget,
  type Target,
  canNameSameDocument,
  singleTargets,
} from "../model/suite.ts";

export interface NamedDocuments {
  /** Null if the commit of the recording is not known. */
  readonly base: DocumentNames | null;
  readonly head: DocumentNames;
  /** The names of files that git pairs at 50 % or more. */
  readonly pairs: readonly { readonly before: DocumentNames; readonly after: DocumentNames }[];
}

export interface TargetPair {
  readonly before: readonly Target[];
  readonly after: readonly Target[];
}

interface ChangedDocuments {
  readonly removed: readonly SingleTarget[];
  readonly added: readonly SingleTarget[];
}

/**
 * Returns the renamed documents, new values by old ones. Reads the names only if documents of some
 * case left the suite and others came.
 */
export function findRenames(
  targetPairs: readonly TargetPair[],
  baseline: Baseline | null,
  readNames: () => NamedDocuments,
): Renames {
  const changedCases = listChangedDocuments(targetPairs);
  if (changedCases.length === 0) {
    return new Map();
  }
  const names = readNames();
  const results = [...(baseline?.cases.values() ?? [])].flatMap((row) => row.results);
  const recordedNames = indexNames(new Set(results));

  // What git pairs comes first: if it pairs one of two moved documents of a case, one is left.
  const paired = voteForGitPairs(changedCases, names).findAgreedRenames(recordedNames);
  const left = voteForOnlyOnes(changedCases, names, paired).findAgreedRenames(recordedNames);
  return new Map([...paired, ...left]);
}

/** Votes for each two documents of a case whose files git pairs. */
function voteForGitPairs(changedCases: readonly ChangedDocuments[], names: NamedDocuments): Votes {
  const votes = new Votes();
  for (const { removed, added } of changedCases) {
    for (const old of removed) {
      for (const other of added) {
        if (canBeRenamed(old, other) && isPaired(old.value, other.value, names)) {
          votes.add(old.value, other.value);
        }
      }
    }
  }
  return votes;
}

/**
 * Votes for a rename in cases with just one gone and one new document, not counting `known` ones.
 */
function voteForOnlyOnes(
  changedCases: readonly ChangedDocuments[],
  names: NamedDocuments,
  known: Renames,
): Votes {
  const votes = new Votes();
  const knownNew = new Set(known.values());
  for (const { removed, added } of changedCases) {
    const goneDocuments = removed.filter(({ value }) => !known.has(value) && isGone(value, names));
    const newDocuments = added.filter(({ value }) => !knownNew.has(value) && isNew(value, names));
    const [old] = goneDocuments;
    const [other] = newDocuments;
    const isOneToOne = goneDocuments.length === 1 && newDocuments.length === 1;
    if (isOneToOne && old !== undefined && other !== undefined && canBeRenamed(old, other)) {
      votes.add(old.value, other.value);
    }
  }
  return votes;
}

/** The new values that cases vote for, by the old value. */
class Votes {
  readonly #newValues = new Map<string, Set<string>>();

  add(oldValue: string, newValue: string): void {
    const values = this.#newValues.get(oldValue) ?? new Set();
    this.#newValues.set(oldValue, values.add(newValue));
  }

  /**
   * Returns the renames that all votes agree on: one new value for the old one, and one old value
   * for the new one. A recorded result with the new name is another document.
   */
  findAgreedRenames(recordedNames: DocumentNames): Renames {
    const allNew = [...this.#newValues.values()].flatMap((values) => [...values]);
    const renames = new Map<string, string>();
    for (const [oldValue, [newValue, ...others]] of this.#newValues) {
      const isOnlyOne =
        others.length === 0 && allNew.filter((value) => value === newValue).length === 1;
      if (newValue !== undefined && isOnlyOne && !hasDocument(recordedNames, newValue)) {
        renames.set(oldValue, newValue);
      }
    }
    return renames;
  }
}

/** Returns the cases from which documents left the suite and to which others came. */
function listChangedDocuments(targetPairs: readonly TargetPair[]): readonly ChangedDocuments[] {
  const valuesBefore = listValues(targetPairs.flatMap(({ before }) => before));
  const valuesAfter = listValues(targetPairs.flatMap(({ after }) => after));
  return targetPairs
    .map(({ before, after }) => ({
      removed: namedDocuments(before).filter(({ value }) => !valuesAfter.has(value)),
      added: namedDocuments(after).filter(({ value }) => !valuesBefore.has(value)),
    }))
    .filter(({ removed, added }) => removed.length > 0 && added.length > 0);
}

function listValues(targets: readonly Target[]): ReadonlySet<string> {
  return new Set(namedDocuments(targets).map(({ value }) => value));
}

/** Returns the targets that name one document, members of needs included: no texts and no globs. */
function namedDocuments(targets: readonly Target[]): readonly SingleTarget[] {
  const documents = targets.flatMap(singleTargets).filter(namesDocument);
  return [...new Map(documents.map((each) => [each.value, each])).values()];
}

/** Whether the targets can name the same document; of two spans with the same start and end. */
function canBeRenamed(old: SingleTarget, other: SingleTarget): boolean {
  if (old.kind === "span" && other.kind === "span") {
    return old.start === other.start && old.end === other.end;
  }
  return canNameSameDocument(old, other);
}

function isPaired(before: string, after: string, { pairs }: NamedDocuments): boolean {
  return pairs.some((pair) => hasDocument(pair.before, before) && hasDocument(pair.after, after));
}

/** Returns `exists` if the head has the document, `deleted` if only the base has it, else null. */
export function findDocument(
  name: string,
  { base, head }: NamedDocuments,
): ReturnType<FindDocument> {
  if (hasDocument(head, name)) {
    return "exists";
  }
  return base !== null && hasDocument(base, name) ? "deleted" : null;
}

/** Whether the head lacks the document, and the base has it if its documents are known. */
function isGone(value: string, { base, head }: NamedDocuments): boolean {
  return !hasDocument(head, value) && (base === null || hasDocument(base, value));
}

/** Whether the head has the document, and the base lacks it if its documents are known. */
function isNew(value: string, { base, head }: NamedDocuments): boolean {
  return hasDocument(head, value) && (base === null || !hasDocument(base, value));
}

/** Whether a value names one of the documents, or a part of one: `docs/a.md#setup`. */
function hasDocument(names: DocumentNames, value: string): boolean {
  const document = value.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
  return names.has(document) || names.has(document.replace(/#.*$/su, ""));
}
