/** The file that a wrong path most likely meant. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { nearestWord } from "./nearest-word.ts";
import { type Root, absolutePath, statOrNull } from "./root.ts";

/** Folders that hold no files of the gate. */
const OTHERS = /^(?:\.|node_modules$)/;

/**
 * Returns a file or folder whose path is like that of `file`, which does not exist; both are relative to the root. Null
 * if there is none, or if the root is a commit.
 */
export function findNearFile(root: Root, file: string): string | null {
  if (root.read !== undefined) {
    return null;
  }
  return correctNames(root, file) ?? findElsewhere(root, file);
}

/** Returns `; did you mean …?`, or nothing if no path is near. */
export function suggestNearFile(root: Root, file: string): string {
  const near = findNearFile(root, file);
  return near === null ? "" : `; did you mean ${near}?`;
}

/** Returns the path with each name that does not exist replaced by the nearest one that does. */
function correctNames(root: Root, file: string): string | null {
  let found = "";
  for (const name of file.split("/")) {
    const names = listNames(root, found);
    const known = names.includes(name) ? name : (nearestWord(name, names) ?? sameStem(name, names));
    if (known === null) {
      return null;
    }
    found = path.posix.join(found, known);
  }
  return found === file ? null : found;
}

/** Returns the name with another ending: `suite.json` is near to `suite.yaml`. */
function sameStem(name: string, names: readonly string[]): string | null {
  const stem = path.posix.parse(name).name.toLowerCase();
  return names.find((each) => path.posix.parse(each).name.toLowerCase() === stem) ?? null;
}

/** Returns a file of the same name at the root, below fewer folders, or one folder deeper. */
function findElsewhere(root: Root, file: string): string | null {
  const parts = file.split("/");
  const shorter = parts.slice(1).map((_, at) => parts.slice(at + 1).join("/"));
  const folder = path.posix.dirname(file);
  const deeper = listNames(root, folder)
    .filter((name) => !OTHERS.test(name))
    .map((name) => path.posix.join(folder, name, path.posix.basename(file)));
  return [...shorter, ...deeper].find((each) => isFile(root, each)) ?? null;
}

function isFile(root: Root, file: string): boolean {
  return statOrNull(absolutePath(root, file))?.isFile() === true;
}

/** Returns the names in a folder, in order; none if it can't be read. */
function listNames(root: Root, folder: string): readonly string[] {
  try {
    return readdirSync(absolutePath(root, folder)).toSorted();
  } catch {
    return [];
  }
}
