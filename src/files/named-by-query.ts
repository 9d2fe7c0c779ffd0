/**
 * Ids for cases of files that have none. Each is named by its query, and if several have the same,
 * with a number: `reset password`, `reset password #2`. The numbers change when a case is inserted
 * or removed. So, to compare two commits, such cases are matched by their content first.
 */
import { UNSAFE_KEYS } from "../system/json.ts";
import { sha256Half } from "../system/digest.ts";
import type { Notice } from "../model/notice.ts";
import { groupBy } from "../model/scope.ts";
import type { Case, CaseDigests } from "../model/suite.ts";
import { requireValue, countItems, cutText } from "../model/lookup.ts";

const LONGEST_NAME = 200;
const DIGEST_SPACE = 20;

/**
 * Returns the cases, those without an id named by their query. A name that is taken gets the next
 * free number: ` #2`, ` #3` …. Cases that have ids of their own keep them.
 */
export function nameByQuery(cases: readonly Case[]): readonly Case[] {
  const casesWithId = cases.filter((subject) => subject.named_by_query !== true);
  const takenIds = new Set(casesWithId.map(({ id }) => id));
  // The last number that was given, by name.
  const lastNumbers = new Map<string, number>();
  return cases.map((subject) => {
    if (subject.named_by_query !== true) {
      return subject;
    }
    const name = queryName(subject.query);
    let number = lastNumbers.get(name) ?? 0;
    let id: string;
    do {
      number += 1;
      id = number === 1 ? name : `${name} #${number}`;
    } while (takenIds.has(id));
    lastNumbers.set(name, number);
    takenIds.add(id);
    // Not a spread: in Node 20 each case would get a hidden class of its own, which takes memory.
    return Object.assign({}, subject, { id });
  });
}

/**
 * Returns the query in one line; of a long one its beginning and a digest; and `query constructor`
 * for a query that can't be the key of an object.
 */
function queryName(query: string): string {
  const line = query.replaceAll(/\s+/gu, " ").trim();
  if (UNSAFE_KEYS.has(line)) {
    return `query ${line}`;
  }
  if (line.length <= LONGEST_NAME) {
    return line;
  }
  const beginning = cutText(line, LONGEST_NAME - DIGEST_SPACE);
  return `${beginning}… ${sha256Half(line).slice(0, 8)}`;
}

/** Returns how many cases are named by their query, and how many of these share it with others. */
export function noticeOfNamedCases(cases: readonly Case[]): readonly Notice[] {
  const names = cases
    .filter((subject) => subject.named_by_query === true)
    .map(({ query }) => queryName(query));
  if (names.length === 0) {
    return [];
  }
  const counts = countItems(names);
  const repeated = names.filter((name) => requireValue(counts, name) > 1).length;
  return [{ code: "named_by_query", count: names.length, repeated }];
}

/** Of an earlier state, a baseline or a base suite. */
type OldCases = ReadonlyMap<string, { readonly digests: CaseDigests }>;

/**
 * Returns new ids by old ones for the cases that are named by their query. Cases of one query are
 * matched by their content. An old id without a match stays, or is freed (freeTakenIds).
 */
export function matchByContent(
  oldCases: OldCases,
  cases: readonly Case[],
): ReadonlyMap<string, string> {
  const namedCases = cases.filter((subject) => subject.named_by_query === true);
  if (namedCases.length === 0) {
    return new Map();
  }
  const casesByName = groupBy(namedCases, ({ query }) => queryName(query));
  // An id is a name, or a name with a number such as ` #2`.
  const nameOfId = (id: string): string => (casesByName.has(id) ? id : id.replace(/ #\d+$/, ""));
  const oldIdsByName = groupBy([...oldCases.keys()], nameOfId);
  const newIds = new Map<string, string>();
  for (const [name, group] of casesByName) {
    const oldIds = oldIdsByName.get(name) ?? [];
    const matchedIds = matchGroup(oldCases, oldIds, group);
    const freedIds = freeTakenIds(oldIds, matchedIds, group);
    for (const [oldId, newId] of [...matchedIds, ...freedIds]) {
      if (oldId !== newId) {
        newIds.set(oldId, newId);
      }
    }
  }
  return newIds;
}

/**
 * Returns new ids by the old ids of one name: those of the cases of today (`group`) that have the
 * same content, which is the query, params and targets.
 */
function matchGroup(
  oldCases: OldCases,
  oldIds: readonly string[],
  group: readonly Case[],
): ReadonlyMap<string, string> {
  const contentKey = ({ ask, targets }: CaseDigests): string => `${ask} ${targets}`;
  const oldIdsByContent = groupBy(oldIds, (id) => contentKey(requireValue(oldCases, id).digests));
  const newIds = new Map<string, string>();
  for (const { id, digests } of group) {
    const sameContentIds = oldIdsByContent.get(contentKey(digests)) ?? [];
    const oldId = sameContentIds.find((candidate) => !newIds.has(candidate));
    if (oldId !== undefined) {
      newIds.set(oldId, id);
    }
  }
  return newIds;
}

/**
 * Returns a free id for each old id that has no match, and that a matched case has now, so that the
 * two are not taken for the same: if `a` is removed and `a #2` is `a` now, `a` becomes `a #2`.
 */
function freeTakenIds(
  oldIds: readonly string[],
  matchedIds: ReadonlyMap<string, string>,
  group: readonly Case[],
): ReadonlyMap<string, string> {
  const newIds = new Set(matchedIds.values());
  const unmatchedIds = oldIds.filter((id) => !matchedIds.has(id));
  const takenIds = new Set([...group.map(({ id }) => id), ...unmatchedIds]);
  const lostIds = unmatchedIds.filter((id) => newIds.has(id));
  return new Map(lostIds.map((id) => [id, takeFreeId(id, takenIds)]));
}

/**
 * Returns the first free id of `name #2`, `name #3` …, and adds it to `takenIds`. The taken `id` may
 * have a number itself: both `a` and `a #2` give `a #3`.
 */
function takeFreeId(id: string, takenIds: Set<string>): string {
  const name = id.replace(/ #\d+$/, "");
  let number = 2;
  while (takenIds.has(`${name} #${number}`)) {
    number += 1;
  }
  const freeId = `${name} #${number}`;
  takenIds.add(freeId);
  return freeId;
}
