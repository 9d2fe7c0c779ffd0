/**
 * Cases of files that have no ids: each is named by its query, and by its place among equal ones. A place moves when a
 * case is put before it, so from commit to commit such cases are matched by what they hold first.
 */
import { UNSAFE_KEYS } from "../system/json.ts";
import { sha256Half } from "../system/digest.ts";
import type { Notice } from "../model/notice.ts";
import { groupBy } from "../model/scope.ts";
import { type Case, type CaseDigests, sameQuestion } from "../model/suite.ts";
import { requireValue } from "../model/lookup.ts";

const LONGEST_NAME = 200;

/**
 * Returns the cases with their queries as ids, numbered from ` #2` on if the name is taken. Cases that have ids keep
 * them.
 */
export function nameByQuery(cases: readonly Case[]): readonly Case[] {
  const taken = new Set(cases.flatMap((each) => (each.named_by_query === true ? [] : [each.id])));
  const places = new Map<string, number>();
  return cases.map((each) => {
    if (each.named_by_query !== true) {
      return each;
    }
    const query = queryName(each.query);
    let place = places.get(query) ?? 0;
    let id: string;
    do {
      place += 1;
      id = place === 1 ? query : `${query} #${place}`;
    } while (taken.has(id));
    places.set(query, place);
    taken.add(id);
    return Object.assign({}, each, { id });
  });
}

/** Returns the query in one line; of a long one its beginning and a digest. */
function queryName(query: string): string {
  const line = query.replaceAll(/\s+/gu, " ").trim();
  if (UNSAFE_KEYS.has(line)) {
    return `query ${line}`;
  }
  if (line.length <= LONGEST_NAME) {
    return line;
  }
  return `${line.slice(0, LONGEST_NAME - 20).replace(/[\ud800-\udbff]$/, "")}… ${sha256Half(line).slice(0, 8)}`;
}

/** Returns a notice that counts the cases without ids, and those whose query others have too; empty if there are none. */
export function noticeOfNamedCases(cases: readonly Case[]): readonly Notice[] {
  const named = cases.filter((each) => each.named_by_query === true);
  if (named.length === 0) {
    return [];
  }
  const counts = new Map<string, number>();
  for (const { query } of named) {
    counts.set(queryName(query), (counts.get(queryName(query)) ?? 0) + 1);
  }
  const repeated = named.filter(({ query }) => requireValue(counts, queryName(query)) > 1).length;
  return [{ code: "named_by_query", count: named.length, repeated }];
}

/** The cases of an earlier state, by id. */
type OldCases = ReadonlyMap<string, { readonly digests: CaseDigests }>;

/**
 * Returns new ids by old ones, for the cases that queries name: those with the same query, params and targets are one,
 * and of the others those at the same place. What is left over keeps a name of the same query, so that it is known to
 * be gone.
 */
export function matchByContent(
  oldCases: OldCases,
  cases: readonly Case[],
): ReadonlyMap<string, string> {
  const byName = new Map<string, Case[]>();
  for (const each of cases) {
    if (each.named_by_query !== true) {
      continue;
    }
    const group = byName.get(queryName(each.query));
    if (group === undefined) {
      byName.set(queryName(each.query), [each]);
    } else {
      group.push(each);
    }
  }
  if (byName.size === 0) {
    return new Map();
  }
  const oldIds = listOldIdsByName(oldCases, byName);
  const ids = new Map<string, string>();
  for (const [name, group] of byName) {
    for (const [oldId, newId] of matchGroup(oldCases, oldIds.get(name) ?? [], group)) {
      if (oldId !== newId) {
        ids.set(oldId, newId);
      }
    }
  }
  return ids;
}

/** Returns the old ids of each name, which may end with a number (` #2`), in the order of these numbers. */
function listOldIdsByName(
  oldCases: OldCases,
  names: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  const idsByName = new Map<string, { readonly id: string; readonly place: number }[]>();
  for (const id of oldCases.keys()) {
    const numbered = / #(\d+)$/.exec(id);
    const [name, place] =
      names.has(id) || numbered === null
        ? [id, 1]
        : [id.slice(0, numbered.index), Number(numbered[1])];
    if (!names.has(name)) {
      continue;
    }
    const list = idsByName.get(name);
    if (list === undefined) {
      idsByName.set(name, [{ id, place }]);
    } else {
      list.push({ id, place });
    }
  }
  const inOrder = (
    list: readonly { readonly id: string; readonly place: number }[],
  ): readonly string[] => list.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
  return new Map([...idsByName].map(([name, list]) => [name, inOrder(list)]));
}

/**
 * Matches the old ids and the cases (`group`) of one query name. Returns pairs of an old id and its new one, one to one:
 * cases that are unchanged at their place first, then those with equal content, then the others in order. An old id that
 * matches no case gets a free name if a case has its id now.
 */
function matchGroup(
  oldCases: OldCases,
  oldIds: readonly string[],
  group: readonly Case[],
): readonly (readonly [oldId: string, newId: string])[] {
  const unmatchedIds = new Set(oldIds);
  const pairs: (readonly [string, string])[] = [];
  const addPair = (oldId: string, newId: string): void => {
    unmatchedIds.delete(oldId);
    pairs.push([oldId, newId]);
  };
  const contentKey = ({ ask, targets }: CaseDigests): string => `${ask} ${targets}`;
  const unchangedCases = group.filter(({ id, digests }) => {
    const oldCase = oldCases.get(id);
    return unmatchedIds.has(id) && oldCase !== undefined && sameQuestion(oldCase.digests, digests);
  });
  for (const { id } of unchangedCases) {
    addPair(id, id);
  }
  const oldIdsByContent = groupBy([...unmatchedIds], (id) =>
    contentKey(requireValue(oldCases, id).digests),
  );
  const unchangedSet = new Set(unchangedCases);
  const otherCases = group.filter((each) => !unchangedSet.has(each));
  const unmatchedCases: Case[] = [];
  for (const each of otherCases) {
    const idsOfContent = oldIdsByContent.get(contentKey(each.digests));
    const oldId = idsOfContent?.find((id) => unmatchedIds.has(id));
    if (oldId === undefined) {
      unmatchedCases.push(each);
    } else {
      addPair(oldId, each.id);
    }
  }
  for (const each of unmatchedCases) {
    const [nextOldId] = unmatchedIds;
    if (nextOldId !== undefined) {
      addPair(nextOldId, each.id);
    }
  }
  const takenIds = new Set([...group.map(({ id }) => id), ...unmatchedIds]);
  const newIds = new Set(group.map(({ id }) => id));
  for (const id of unmatchedIds) {
    if (newIds.has(id)) {
      pairs.push([id, takeFreeName(id, takenIds)]);
    }
  }
  return pairs;
}

/** Returns the name of the id with the first number that is free, and adds it to `taken`. */
function takeFreeName(id: string, taken: Set<string>): string {
  const name = id.replace(/ #\d+$/, "");
  let place = 2;
  while (taken.has(`${name} #${place}`)) {
    place += 1;
  }
  taken.add(`${name} #${place}`);
  return `${name} #${place}`;
}
