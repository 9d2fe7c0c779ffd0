/** The repository root, and checks that a path that somebody wrote stays inside it. */
import { existsSync, lstatSync, realpathSync, statSync, type Stats } from "node:fs";
import path from "node:path";
import { GateError } from "../errors.ts";

/** The folder that files are read from: the repository's root. */
export interface Root {
  /** Its absolute path, without symbolic links. */
  readonly directory: string;
  /**
   * Reads a file of a commit in place of the file system (change/change.ts); absent for the file
   * system. `what` the file is, for messages. It may have at most `limit` bytes.
   */
  readonly read?: (file: string, what: string, limit: number) => Buffer;
}

/**
 * Returns the nearest folder with a `.git`: `directory` or one above it. `directory` itself if
 * there is none. Throws `file_not_found` if `directory` does not exist.
 */
export function findRoot(directory: string): Root {
  let realDirectory: string;
  try {
    realDirectory = realpathSync(directory);
  } catch (error) {
    throw new GateError("file_not_found", `the working directory ${directory} does not exist`, {
      cause: error,
    });
  }
  for (let folder = realDirectory; ; folder = path.dirname(folder)) {
    if (statSync(path.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined) {
      return { directory: folder };
    }
    if (path.dirname(folder) === folder) {
      return { directory: realDirectory };
    }
  }
}

/**
 * Returns the root of a working directory, and `inside`, which turns a path that was written
 * relative to that directory into one relative to the root. `where` it was written, such as
 * `--out`, is for the message. Throws as `findRoot`, and `inside` as `insideRoot`.
 */
export function openRoot(workingDirectory: string): {
  readonly root: Root;
  readonly inside: (written: string, where: string) => string;
} {
  const root = findRoot(workingDirectory);
  const from = path.relative(root.directory, workingDirectory);
  return { root, inside: (written, where) => insideRoot(root, from, written, where) };
}

/**
 * Returns a path relative to the root, with `/`. It was written relative to `from`, a folder that
 * is itself relative to the root. Throws `outside_root` if it leads out of the root by its text;
 * links are not followed. `where` it was written, for the message.
 */
export function insideRoot(root: Root, from: string, written: string, where: string): string {
  const absolute = path.resolve(root.directory, from, written);
  if (!isInside(root.directory, absolute)) {
    throw new GateError(
      "outside_root",
      `${where}: "${written}" is outside the repository`,
      "Each path must be inside the repository. Move the file into the repository.",
    );
  }
  return path.relative(root.directory, absolute).split(path.sep).join("/");
}

/**
 * Returns the absolute form of a path that is relative to `directory`, the root. Throws
 * `outside_root` if it, or what its symbolic links lead to, lies outside. A path that does not
 * exist is checked by its text alone. `what` names it in the message.
 */
export function absoluteInside(directory: string, written: string, what: string): string {
  const absolute = path.resolve(directory, written);
  const realPath = existsSync(absolute) ? realpathSync(absolute) : null;
  const leadsOutside = realPath !== null && !isInside(realpathSync(directory), realPath);
  if (leadsOutside || !isInside(directory, absolute)) {
    throw new GateError(
      "outside_root",
      `${what}: ${JSON.stringify(written)} is outside the repository root`,
      "Use a path inside the repository; a symbolic link may not lead out of it.",
    );
  }
  return absolute;
}

/**
 * Returns the first symbolic link on the path from `directory` to `target`, relative to
 * `directory`. Null if there is none, and if the target lies outside of `directory`: links there
 * are no part of the repository, so that no change of it can have made them.
 */
export function firstLink(directory: string, target: string): string | null {
  const relative = path.relative(directory, target);
  if (relative === "" || !isInside(directory, target)) {
    return null;
  }
  const names = relative.split(path.sep);
  for (let length = 1; length <= names.length; length++) {
    const partialPath = names.slice(0, length).join("/");
    const stat = statOrNull(path.join(directory, partialPath), lstatSync);
    if (stat?.isSymbolicLink() === true) {
      return partialPath;
    }
    // Nothing lies below a file, or below a name that does not exist.
    if (stat?.isDirectory() !== true) {
      return null;
    }
  }
  return null;
}

/**
 * Returns `folder` and the folders above it, the nearest first, up to `top`; up to the top of the
 * disk if it is not below `top`.
 */
export function listFoldersUp(folder: string, top: string): readonly string[] {
  const parent = path.dirname(folder);
  const isLast = parent === folder || path.relative(top, folder) === "";
  return isLast ? [folder] : [folder, ...listFoldersUp(parent, top)];
}

export function hasFolder(target: string): boolean {
  return statOrNull(target)?.isDirectory() === true;
}

/**
 * Returns what `stat` says of the path. Null if it throws: the path does not exist, can't be read,
 * or is no path. With `lstatSync` as `stat`, links are not followed.
 */
export function statOrNull(
  target: string,
  stat: (target: string) => Stats = statSync,
): Stats | null {
  try {
    return stat(target);
  } catch {
    return null;
  }
}

/** Returns whether the absolute path is the directory or lies below it, by its text alone. */
export function isInside(directory: string, absolute: string): boolean {
  const relative = path.relative(directory, absolute);
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Returns the absolute form of a path that is relative to the root and was checked. */
export function absolutePath(root: Root, file: string): string {
  return path.join(root.directory, file);
}
