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

/** Returns the cases with names; those of the file that have ids are as they were. */
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

/** Says that the file has no ids. */
export function namedNotices(cases: readonly Case[]): readonly Notice[] {
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

type KnownCases = ReadonlyMap<string, { readonly digests: CaseDigests }>;

/**
 * Returns new ids by old ones, for the cases that queries name: those with the same query, params and targets are one,
 * and of the others those at the same place. What is left over keeps a name of the same query, so that it is known to
 * be gone.
 */
export function matchByContent(
  known: KnownCases,
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
  const oldIds = oldIdsByName(known, byName);
  const ids = new Map<string, string>();
  for (const [name, group] of byName) {
    for (const [before, after] of matchGroup(known, oldIds.get(name) ?? [], group)) {
      if (before !== after) {
        ids.set(before, after);
      }
    }
  }
  return ids;
}

/** Returns the known ids that are a query's, in the order of their places. */
function oldIdsByName(
  known: KnownCases,
  names: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, { readonly id: string; readonly place: number }[]>();
  for (const id of known.keys()) {
    const numbered = / #(\d+)$/.exec(id);
    const [name, place] =
      names.has(id) || numbered === null
        ? [id, 1]
        : [id.slice(0, numbered.index), Number(numbered[1])];
    if (!names.has(name)) {
      continue;
    }
    const list = found.get(name);
    if (list === undefined) {
      found.set(name, [{ id, place }]);
    } else {
      list.push({ id, place });
    }
  }
  const inOrder = (
    list: readonly { readonly id: string; readonly place: number }[],
  ): readonly string[] => list.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
  return new Map([...found].map(([name, list]) => [name, inOrder(list)]));
}

/** Returns pairs of an old id and the id that it has now, one to one. */
function matchGroup(
  known: KnownCases,
  old: readonly string[],
  group: readonly Case[],
): readonly (readonly [before: string, after: string])[] {
  const left = new Set(old);
  const pairs: (readonly [string, string])[] = [];
  const addPair = (before: string, after: string): void => {
    left.delete(before);
    pairs.push([before, after]);
  };
  const digestsText = ({ ask, targets }: CaseDigests): string => `${ask} ${targets}`;
  const unchanged = group.filter(({ id, digests }) => {
    const before = known.get(id);
    return left.has(id) && before !== undefined && sameQuestion(before.digests, digests);
  });
  for (const { id } of unchanged) {
    addPair(id, id);
  }
  const byContent = groupBy([...left], (id) => digestsText(requireValue(known, id).digests));
  const kept = new Set(unchanged);
  const changed = group.filter((each) => !kept.has(each));
  const unmatched: Case[] = [];
  for (const each of changed) {
    const same = byContent.get(digestsText(each.digests))?.find((id) => left.has(id));
    if (same === undefined) {
      unmatched.push(each);
    } else {
      addPair(same, each.id);
    }
  }
  for (const each of unmatched) {
    const [next] = left;
    if (next !== undefined) {
      addPair(next, each.id);
    }
  }
  const taken = new Set([...group.map(({ id }) => id), ...left]);
  const now = new Set(group.map(({ id }) => id));
  for (const id of left) {
    if (now.has(id)) {
      pairs.push([id, freeName(id, taken)]);
    }
  }
  return pairs;
}

function freeName(id: string, taken: Set<string>): string {
  const name = id.replace(/ #\d+$/, "");
  let place = 2;
  while (taken.has(`${name} #${place}`)) {
    place += 1;
  }
  taken.add(`${name} #${place}`);
  return `${name} #${place}`;
}
