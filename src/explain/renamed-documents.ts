/**
 * Documents whose files a change renamed while the suite still expects the old names. A search that
 * names results by file then returns the new names, and every old one looks lost.
 */
import { indexNames, indexByName } from "../model/renames.ts";
import type { ComparedLists } from "./groups.ts";

type LosingCase = Pick<ComparedLists, "before" | "now"> & { readonly lost: readonly string[] };

/**
 * Returns the lost documents whose file was renamed, with the id of the result that has the new
 * name now. A document is left out if results have its old name, if its new name was a result at
 * the baseline or is in no list now, or if its name fits several renamed files.
 */
export function findRenamedDocuments(
  cases: readonly LosingCase[],
  fileRenames: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const oldResults = new Set(cases.flatMap(({ before }) => before));
  const newResults = new Set(cases.flatMap(({ now }) => now));
  const addedResults = [...newResults].filter((id) => !oldResults.has(id));
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  // The new ids by their names without `#part`: the first one of several parts.
  const newIds = new Map(addedResults.toReversed().map((id) => [withoutFragment(id), id]));
  const newPaths = indexByName(fileRenames);
  const renames = new Map<string, string>();
  for (const id of lost) {
    const newPath = newPaths.get(withoutFragment(id)) ?? null;
    if (newResults.has(id) || newPath === null) {
      continue;
    }
    const newNames = [...indexNames([newPath])];
    const knownName = newNames.find((name) => newIds.has(name));
    const newId = knownName === undefined ? undefined : newIds.get(knownName);
    if (newId !== undefined) {
      renames.set(id, newId);
    }
  }
  return renames;
}

function withoutFragment(id: string): string {
  return id.replace(/#.*$/su, "");
}
