/** The file that a wrong path most likely meant. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { nearestWord } from "./nearest-word.ts";
import { type Root, absolutePath, statOrNull } from "./root.ts";

/** Matches names of folders that hold no files of the gate: `.git`, `node_modules`. */
const FOREIGN_FOLDER = /^(?:\.|node_modules$)/;

/**
 * Returns a file or folder whose path is like that of `file`, which does not exist; both are
 * relative to the root. Null if there is none, or if the root is a commit.
 */
export function findNearFile(root: Root, file: string): string | null {
  if (root.read !== undefined) {
    return null;
  }
  return correctNames(root, file) ?? findElsewhere(root, file);
}

/**
 * Returns `; did you mean docs/a.md?` with the path of findNearFile, relative to `folder`: that of
 * the file that names it, or "" for the command line. "" if no path is near. For the command line it
 * adds one of these:
 * - `did you mean app/a.md from the top of the repository?` if `docs/a.md` was written;
 * - `did you mean a.md? The path begins in the folder app` if `app/app/a.md` was read: the command
 *   runs in `app`, and `app/a.md` was written.
 */
export function suggestNearFile(root: Root, file: string, folder = ""): string {
  const near = findNearFile(root, file);
  if (near === null) {
    return "";
  }
  const workingFolder = folder === "" ? findRepeatedFolder(file, near) : null;
  if (workingFolder !== null) {
    return `; did you mean ${near.slice(workingFolder.length + 1)}? The path begins in the folder ${workingFolder}`;
  }
  const isElsewhere = folder === "" && path.posix.dirname(near) !== path.posix.dirname(file);
  const from = isElsewhere ? " from the top of the repository" : "";
  return `; did you mean ${path.posix.relative(folder, near)}${from}?`;
}

/**
 * Returns `search` for the file `search/search/a.yaml` if `search/a.yaml` is near, both from the
 * root: the working directory is that folder, and the path repeats it. Null for other paths.
 */
function findRepeatedFolder(file: string, near: string): string | null {
  // What stands before `/search/a.yaml`.
  const start = file.slice(0, -near.length - 1);
  return file === `${start}/${near}` && near.startsWith(`${start}/`) ? start : null;
}

/**
 * Returns what there is on the way to a file that does not exist: `; data/queries.jsonl is a file:
 * name its folder`, or `; data/qrels has dev.tsv` with files of the same ending. "" if there is
 * nothing, or if the root is a commit.
 */
export function describeFolder(root: Root, file: string): string {
  if (root.read !== undefined) {
    return "";
  }
  const folder = path.posix.dirname(file);
  for (let parent = folder; parent !== "."; parent = path.posix.dirname(parent)) {
    if (isFile(root, parent)) {
      return `; ${parent} is a file: name its folder`;
    }
  }
  const ending = path.posix.extname(file);
  const names = listNames(root, folder).filter((name) => path.posix.extname(name) === ending);
  return names.length === 0 ? "" : `; ${folder} has ${names.slice(0, 5).join(", ")}`;
}

/**
 * Returns the path with each name that does not exist replaced by the nearest name in its folder,
 * or by one with another ending. Null if a name has none near, and if the path itself exists.
 */
function correctNames(root: Root, file: string): string | null {
  let corrected = "";
  for (const name of file.split("/")) {
    const names = listNames(root, corrected);
    const nearName = nearestWord(name, names) ?? sameStem(name, names);
    const correctName = names.includes(name) ? name : nearName;
    if (correctName === null) {
      return null;
    }
    corrected = path.posix.join(corrected, correctName);
  }
  return corrected === file ? null : corrected;
}

/** Returns the first name that differs in its ending alone, such as `suite.json`; else null. */
function sameStem(name: string, names: readonly string[]): string | null {
  const stemOf = (file: string): string => path.posix.parse(file).name.toLowerCase();
  return names.find((other) => stemOf(other) === stemOf(name)) ?? null;
}

/**
 * Returns a file at the path without its first folders (`a/b/c.yaml`: `b/c.yaml`, then `c.yaml`),
 * else one of the same name one folder deeper. Null if there is none.
 */
function findElsewhere(root: Root, file: string): string | null {
  const parts = file.split("/");
  const shorterPaths = parts.slice(1).map((_, at) => parts.slice(at + 1).join("/"));
  const folder = path.posix.dirname(file);
  const deeperPaths = listNames(root, folder)
    .filter((name) => !FOREIGN_FOLDER.test(name))
    .map((name) => path.posix.join(folder, name, path.posix.basename(file)));
  return [...shorterPaths, ...deeperPaths].find((other) => isFile(root, other)) ?? null;
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
