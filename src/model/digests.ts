/** Digests by which two cases are compared: whether they ask, expect and forbid the same. */
import { addToList, requireItem } from "./lookup.ts";

/**
 * 128 bits in hex each: `ask` of the query and its params, `targets` of the expected documents
 * without their grades, `limits` of what must not come back. Intent, group, tags and the like are
 * in none.
 */
export interface CaseDigests {
  readonly ask: string;
  /** Of the query alone. Absent if the case has no params: then `ask` is of the query alone. */
  readonly query?: string;
  readonly targets: string;
  readonly limits: string;
}

/** `limits` of a case that forbids nothing and may have results, as nearly all cases. */
export const NO_LIMITS = "1a4a3e9ace83f06469dff44bc81fd226";

/** Whether both have the same query, whatever its params. Without params `ask` is the query's. */
export function sameQuery(a: CaseDigests, b: CaseDigests): boolean {
  return (a.query ?? a.ask) === (b.query ?? b.ask);
}

/** Whether both have the same query, params and targets, so that their quality can be compared. */
export function sameQuestion(a: CaseDigests, b: CaseDigests): boolean {
  return a.ask === b.ask && a.targets === b.targets;
}

/** Whether both are the same case, whatever their ids. */
export function sameCase(a: CaseDigests, b: CaseDigests): boolean {
  return sameQuestion(a, b) && a.limits === b.limits;
}

export type DigestsById = ReadonlyMap<string, { readonly digests: CaseDigests }>;

/**
 * Returns new ids by old ones, for cases with the same query, params and targets, which were
 * renamed or got another number.
 */
export function matchRenamedCases(
  oldCases: DigestsById,
  newCases: DigestsById,
): ReadonlyMap<string, string> {
  return matchFreeIds(oldCases, newCases, ({ ask, targets }) => `${ask} ${targets}`);
}

/** Returns new ids by old ones, for cases with the same query and params. */
export function matchEqualQueries(
  oldCases: DigestsById,
  newCases: DigestsById,
): ReadonlyMap<string, string> {
  return matchFreeIds(oldCases, newCases, ({ ask }) => ask);
}

type DigestsText = (digests: CaseDigests) => string;

/**
 * Returns new ids by old ones: a free old id and a free new id that have the same text, which no
 * other free id of either side has. An id is free if the other side lacks it or has it with another
 * text. If `a` and `b` swap their texts, `a` becomes `b`, and `b` becomes `a`.
 */
function matchFreeIds(
  oldCases: DigestsById,
  newCases: DigestsById,
  textOf: DigestsText,
): ReadonlyMap<string, string> {
  const oldIdsByText = listFreeIds(oldCases, newCases, textOf);
  const newIdsByText = listFreeIds(newCases, oldCases, textOf);
  const newIdByOldId = new Map<string, string>();
  for (const [text, oldIds] of oldIdsByText) {
    const newIds = newIdsByText.get(text) ?? [];
    if (oldIds.length === 1 && newIds.length === 1) {
      newIdByOldId.set(requireItem(oldIds, 0), requireItem(newIds, 0));
    }
  }
  const takenIds = [...newIdByOldId.values()];
  for (const newId of takenIds) {
    freeId(newId, oldCases, newIdByOldId);
  }
  return newIdByOldId;
}

/**
 * Renames the old case that has this id, unless it has a new one: if `a` becomes `b`, and the text
 * of the old `b` is gone, `b` becomes `b (removed)`. That id is freed in the same way.
 */
function freeId(id: string, oldCases: DigestsById, newIdByOldId: Map<string, string>): void {
  if (oldCases.has(id) && !newIdByOldId.has(id)) {
    const freeName = `${id} (removed)`;
    newIdByOldId.set(id, freeName);
    freeId(freeName, oldCases, newIdByOldId);
  }
}

/** Returns by text the ids of `cases` that `others` lack or have with another text. */
function listFreeIds(
  cases: DigestsById,
  others: DigestsById,
  textOf: DigestsText,
): ReadonlyMap<string, readonly string[]> {
  const idsByText = new Map<string, string[]>();
  for (const [id, { digests }] of cases) {
    const other = others.get(id);
    const text = textOf(digests);
    if (other === undefined || textOf(other.digests) !== text) {
      addToList(idsByText, text, id);
    }
  }
  return idsByText;
}
