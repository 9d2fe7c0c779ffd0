/**
 * Renamed documents among the targets of a suite. A document is renamed if the old one is gone from the head's files and the
 * new one is not among the base's, or if git pairs both files; and if the new one stands in no recorded result. A document
 * that stays a target elsewhere, or whose new name differs between cases, is not renamed.
 */
import { renameDocuments, renameInRows } from "../files/renamed-documents.ts";
import type { Baseline } from "../model/baseline.ts";
import { type Renames, NO_RENAMES, namesDocument } from "../model/renames.ts";
import type { Inputs } from "../model/report.ts";
import { type SingleTarget, type Target, NONE, singleTargets } from "../model/suite.ts";

/** Everything that the files of a commit, or the documents of its corpus, are called by targets. */
export type DocumentNames = ReadonlySet<string>;

/** Returns each path, the ends of it, and all these without the ending. */
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

/** Both sides with the documents under their new names. */
export interface FollowedRenames {
  readonly base: Inputs;
  readonly head: Inputs;
  /** Those of this change. */
  readonly renames: Renames;
}

/**
 * Returns both sides under the new names. Rows may also have older names than the base's suite: a change that renamed a
 * document need not record the baseline.
 */
export function followRenames(
  base: Inputs,
  head: Inputs,
  readNames: () => NamedDocuments,
): FollowedRenames {
  const lazyNames = readOnce(readNames);
  const earlier = findEarlierRenames(base, () => lazyNames().base);
  const recorded = base.baseline && renameInRows(base.baseline, earlier);
  const renames = findRenames(pairTargets(base, head), recorded, lazyNames);
  return {
    base: renameDocuments({ ...base, baseline: recorded }, renames),
    head: followInRows(followInRows(head, earlier), renames),
    renames,
  };
}

/** Returns the files with rows under the names of their own suite. */
export function followEarlierRenames(inputs: Inputs, readNames: () => DocumentNames): Inputs {
  return followInRows(inputs, findEarlierRenames(inputs, readNames));
}

function followInRows(inputs: Inputs, renames: Renames): Inputs {
  return { ...inputs, baseline: inputs.baseline && renameInRows(inputs.baseline, renames) };
}

function readOnce<T>(read: () => T): () => T {
  let value: { readonly read: T } | null = null;
  return () => {
    value ??= { read: read() };
    return value.read;
  };
}

/** The targets of one case, or of its forbidden results, on both sides. */
interface TargetPair {
  readonly before: readonly Target[];
  readonly after: readonly Target[];
}

function pairTargets(base: Inputs, head: Inputs): readonly TargetPair[] {
  const headCases = new Map(head.suite.cases.map((each) => [each.id, each]));
  const baseCases = new Map(base.suite.cases.map((each) => [each.id, each]));
  return [...new Set([...baseCases.keys(), ...headCases.keys()])].flatMap((id) => {
    const before = baseCases.get(id);
    const after = headCases.get(id);
    return [
      { before: before?.expected ?? NONE, after: after?.expected ?? NONE },
      { before: before?.forbidden ?? NONE, after: after?.forbidden ?? NONE },
    ];
  });
}

/** Returns the renames between the rows and their own suite. An earlier change was judged for them. */
function findEarlierRenames(inputs: Inputs, readNames: () => DocumentNames): Renames {
  const { baseline, suite } = inputs;
  if (baseline === null) {
    return NO_RENAMES;
  }
  const pairs = suite.cases.flatMap(({ id, digests, expected, forbidden }) => {
    const row = baseline.cases.get(id);
    if (row === undefined || row.digests.ask !== digests.ask) {
      return [];
    }
    return [
      { before: row.targets, after: expected },
      { before: row.forbidden ?? NONE, after: forbidden },
    ];
  });
  const readBoth = (): NamedDocuments => {
    const head = readNames();
    // What was recorded is not known any more: of the old name it is enough that it is gone.
    return { base: new Set(), head, pairs: [] };
  };
  return findRenames(pairs, baseline, readBoth, isGoneAndNew);
}

type IsRenamed = (before: string, after: string, names: NamedDocuments) => boolean;

function isGoneAndNew(before: string, after: string, { head }: NamedDocuments): boolean {
  return !hasDocument(head, before) && hasDocument(head, after);
}

function isRenamedNow(before: string, after: string, names: NamedDocuments): boolean {
  const { base, head } = names;
  const isGone = hasDocument(base, before) && !hasDocument(head, before);
  const isNew = hasDocument(head, after) && !hasDocument(base, after);
  return (isGone && isNew) || isPaired(before, after, names);
}

function isPaired(before: string, after: string, { pairs }: NamedDocuments): boolean {
  return pairs.some((pair) => hasDocument(pair.before, before) && hasDocument(pair.after, after));
}

function findRenames(
  pairs: readonly TargetPair[],
  baseline: Baseline | null,
  readNames: () => NamedDocuments,
  isRenamed: IsRenamed = isRenamedNow,
): Renames {
  const kept = new Set(
    pairs.flatMap(({ after }) => namedDocuments(after)).map(({ value }) => value),
  );
  const known = new Set(
    pairs.flatMap(({ before }) => namedDocuments(before)).map(({ value }) => value),
  );
  const votes = new Map<string, Set<string>>();
  for (const { before, after } of pairs) {
    const removed = namedDocuments(before).filter(({ value }) => !kept.has(value));
    const added = namedDocuments(after).filter(({ value }) => !known.has(value));
    if (removed.length === 0 || added.length === 0) {
      continue;
    }
    for (const [oldValue, newValue] of matchDocuments(removed, added, readNames(), isRenamed)) {
      votes.set(oldValue, (votes.get(oldValue) ?? new Set()).add(newValue));
    }
  }
  return keepOneToOne(votes, baseline);
}

function namedDocuments(targets: readonly Target[]): readonly SingleTarget[] {
  return targets.flatMap(singleTargets).filter(namesDocument);
}

/** Returns old and new values of one case: files that git pairs first, then the others in their order. */
function matchDocuments(
  removed: readonly SingleTarget[],
  added: readonly SingleTarget[],
  names: NamedDocuments,
  isRenamed: IsRenamed,
): readonly (readonly [before: string, after: string])[] {
  const left = new Set(added);
  const matched = new Map<SingleTarget, SingleTarget>();
  for (const isMatch of [isPaired, isRenamed]) {
    for (const target of removed) {
      const successor = matched.has(target)
        ? undefined
        : [...left].find(
            (other) => hasSamePlace(target, other) && isMatch(target.value, other.value, names),
          );
      if (successor !== undefined) {
        matched.set(target, successor);
        left.delete(successor);
      }
    }
  }
  return [...matched].map(([before, after]) => [before.value, after.value]);
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
  const sources = new Map<string, number>();
  for (const value of [...votes.values()].flatMap((own) => [...own])) {
    sources.set(value, (sources.get(value) ?? 0) + 1);
  }
  const rows = votes.size === 0 ? [] : [...(baseline?.cases.values() ?? [])];
  const results = indexNames(new Set(rows.flatMap((row) => row.results)));
  const renames = new Map<string, string>();
  for (const [before, own] of votes) {
    const [after] = own;
    if (after === undefined || own.size > 1 || sources.get(after) !== 1) {
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
