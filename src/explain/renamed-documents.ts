/**
 * Documents whose files a change renamed while the suite still expects the old names. A search that
 * names results by file then returns the new names, and every old one looks lost.
 */
import type { ComparedLists } from "./groups.ts";

/** A case with its lists and the documents that it lost. */
type LosingCase = Pick<ComparedLists, "before" | "now"> & { readonly lost: readonly string[] };

/**
 * Returns the lost documents whose file was renamed, with the id of the result that has the new
 * name now. `fileRenames` has the new paths by the old ones. A document is left out if results have
 * its old name, if its new name was a result at the baseline or is in no list now, or if its name
 * fits several renamed files.
 */
export function findRenamedDocuments(
  cases: readonly LosingCase[],
  fileRenames: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const oldResults = new Set(cases.flatMap(({ before }) => before));
  const newResults = new Set(cases.flatMap(({ now }) => now));
  const addedResults = [...newResults].filter((id) => !oldResults.has(id));
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  const renames = new Map<string, string>();
  for (const id of lost) {
    if (newResults.has(id)) {
      continue;
    }
    const files = [...fileRenames].filter(([oldPath]) => namesFile(id, oldPath));
    const [file] = files;
    if (file === undefined || files.length > 1) {
      continue;
    }
    const [, newPath] = file;
    const newId = addedResults.find((result) => namesFile(result, newPath));
    if (newId !== undefined) {
      renames.set(id, newId);
    }
  }
  return renames;
}

/**
 * Whether a result's id names the file: by its path or the end of it after a `/`, with or without
 * the extension, and with or without a part behind `#`.
 */
function namesFile(id: string, path: string): boolean {
  const document = id.replace(/#.*$/su, "");
  const withoutExtension = path.replace(/\.[^./]+$/u, "");
  return [path, withoutExtension].some(
    (name) => name === document || name.endsWith(`/${document}`),
  );
}
