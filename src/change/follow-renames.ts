/**
 * Both sides of a change with renamed documents and renamed cases under the names that the head
 * gives them, so that everything after compares equal names. Rows keep the targets that they were
 * measured by.
 */
import { matchAgain, matchNewIds, renameRows } from "../files/suite.ts";
import { renameDocuments, renameInRows } from "../files/renamed-documents.ts";
import { sameQuery, NONE } from "../model/suite.ts";
import { type DigestsById, matchEqualQueries } from "../model/digests.ts";
import type { DocumentNames, FindDocument, Renames } from "../model/renames.ts";
import { readOnce, indexById } from "../model/lookup.ts";
import type { Inputs } from "../model/report.ts";
import { type NamedDocuments, type TargetPair, findDocument, findRenames } from "./renames.ts";

export interface FollowedRenames {
  readonly base: Inputs;
  readonly head: Inputs;
  /** The documents that this change renames. */
  readonly renames: Renames;
  readonly find_document: FindDocument;
}

/**
 * Returns both sides with documents and cases under the head's names, in the base's suite and in the
 * rows of both baselines. If an earlier change renamed `a` to `b`, and this one renames `b` to `c`:
 * 1. rows that still have `a` get `b`, the name in the base's suite (`earlierNames`);
 * 2. the base's suite and rows then get `c`, and so do the head's rows (`renames`);
 * 3. last come new ids of cases (`newIds`); in the head's rows only those that selectFreeIds leaves.
 */
export function followRenames(
  base: Inputs,
  head: Inputs,
  readNames: () => NamedDocuments,
): FollowedRenames {
  const lazyNames = readOnce(readNames);
  const earlierNames = findEarlierNames(base, () => lazyNames().base ?? new Set());
  const recordedBase = renameInBaseline(base, earlierNames);
  const recordedHead = renameInBaseline(head, earlierNames);
  const renames = findRenames(pairTargets(recordedBase, head), recordedBase.baseline, lazyNames);
  const renamedBase = renameDocuments(recordedBase, renames);
  const newIds = matchNewIds(indexById(renamedBase.suite.cases), head.suite);
  return {
    base: renameCases(renamedBase, newIds),
    head: renameInBaseline(recordedHead, { renames, ids: selectFreeIds(recordedHead, newIds) }),
    renames,
    find_document: (document) => findDocument(document, lazyNames()),
  };
}

/** Returns the files, with the baseline's rows under the names that their own suite has. */
export function followEarlierRenames(inputs: Inputs, readNames: () => DocumentNames): Inputs {
  return renameInBaseline(inputs, findEarlierNames(inputs, readNames));
}

/** New names of documents and new ids of rows, by the old ones. */
interface NewNames {
  readonly renames: Renames;
  readonly ids: ReadonlyMap<string, string>;
}

function renameInBaseline(inputs: Inputs, { renames, ids }: NewNames): Inputs {
  const { baseline } = inputs;
  return { ...inputs, baseline: baseline && renameRows(renameInRows(baseline, renames), ids) };
}

/** Returns the base with its cases and rows under new ids, which `ids` has by old ones. */
function renameCases(base: Inputs, ids: ReadonlyMap<string, string>): Inputs {
  const cases = base.suite.cases.map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }));
  const { baseline } = base;
  return {
    ...base,
    suite: { ...base.suite, cases },
    baseline: baseline && renameRows(baseline, ids),
  };
}

/**
 * Returns the new names that the baseline's rows lack: an earlier change renamed documents or cases
 * in the suite and did not record again. A row whose id is gone belongs to the one new case with
 * the same query and params, whatever that case expects by now.
 */
function findEarlierNames(inputs: Inputs, readNames: () => DocumentNames): NewNames {
  const { baseline, suite } = inputs;
  if (baseline === null) {
    return { renames: new Map(), ids: new Map() };
  }
  const cases = indexById(suite.cases);
  const ids = matchEqualQueries(baseline.cases, cases);
  const pairs: TargetPair[] = [];
  for (const [id, row] of baseline.cases) {
    const subject = cases.get(ids.get(id) ?? id);
    // Only the same query shows how its targets were renamed.
    if (subject !== undefined && sameQuery(subject.digests, row.digests)) {
      pairs.push(
        { before: row.targets, after: subject.expected },
        { before: row.forbidden ?? NONE, after: subject.forbidden },
      );
    }
  }
  // The names at the recording are not known (`base` is null): an old name has to be gone by now.
  const readNamesNow = (): NamedDocuments => ({ base: null, head: readNames(), pairs: [] });
  return { renames: findRenames(pairs, baseline, readNamesNow), ids };
}

/**
 * Returns those of `newIds`, by old ones, that the rows of the head's baseline can get. Left out are
 * an old id that a case of the head's suite has, whose row it is, and a new id that has a row.
 */
function selectFreeIds(
  { suite, baseline }: Inputs,
  newIds: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const cases = indexById(suite.cases);
  const hasRow = (id: string): boolean => baseline?.cases.has(id) === true;
  return new Map([...newIds].filter(([oldId, newId]) => !cases.has(oldId) && !hasRow(newId)));
}

/**
 * Returns the expected and the forbidden targets of each case before and after. A case that only
 * one side has is paired with none.
 */
function pairTargets(base: Inputs, head: Inputs): readonly TargetPair[] {
  const headCases = indexById(head.suite.cases);
  const ids = matchCaseIds(indexById(base.suite.cases), head);
  const pairs: TargetPair[] = [];
  const unmatched = new Map(headCases);
  for (const before of base.suite.cases) {
    const id = ids.get(before.id) ?? before.id;
    const after = headCases.get(id);
    pairs.push({ before: before.expected, after: after?.expected ?? NONE });
    pairs.push({ before: before.forbidden, after: after?.forbidden ?? NONE });
    unmatched.delete(id);
  }
  for (const { expected, forbidden } of unmatched.values()) {
    pairs.push({ before: NONE, after: expected }, { before: NONE, after: forbidden });
  }
  return pairs;
}

/**
 * Returns new ids by old ones: first of cases with the same query, params and targets, then of
 * those with the same query and params.
 */
function matchCaseIds(known: DigestsById, { suite }: Inputs): ReadonlyMap<string, string> {
  return matchAgain(known, matchNewIds(known, suite), (renamedCases) =>
    matchEqualQueries(renamedCases, indexById(suite.cases)),
  );
}
