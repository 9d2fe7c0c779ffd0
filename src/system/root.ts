/** The repository root: nothing that a config names lies outside it. */
import { existsSync, lstatSync, realpathSync, statSync, type Stats } from "node:fs";
import path from "node:path";
import { GateError } from "../errors.ts";

/** Where files are read from. Nothing leaves it, by `..` or by symbolic links. */
export interface Root {
  /** Absolute and real. */
  readonly directory: string;
  /** Reads in place of the folder: a commit's files (change/change.ts). */
  readonly read?: (file: string, what: string, limit: number) => Buffer;
}

/** The nearest folder above `directory` that holds `.git`, or `directory` itself. Throws file_not_found. */
export function findRoot(directory: string): Root {
  let real: string;
  try {
    real = realpathSync(directory);
  } catch (error) {
    throw new GateError("file_not_found", `the working directory ${directory} does not exist`, {
      cause: error,
    });
  }
  for (let folder = real; ; folder = path.dirname(folder)) {
    if (statSync(path.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined) {
      return { directory: folder };
    }
    if (path.dirname(folder) === folder) {
      return { directory: real };
    }
  }
}

/** The root of a working directory, and what is written there as paths from it. Throws as `findRoot` and `insideRoot`. */
export function openRoot(workingDirectory: string): {
  readonly root: Root;
  readonly inside: (written: string, where: string) => string;
} {
  const root = findRoot(workingDirectory);
  const from = path.relative(root.directory, workingDirectory);
  return { root, inside: (written, where) => insideRoot(root, from, written, where) };
}

/**
 * Resolves a path written in a file of `from` (relative to the root, a folder) and checks that it stays inside.
 * Returns it relative to the root, with `/`. Links are not followed. Throws outside_root.
 */
export function insideRoot(root: Root, from: string, written: string, where: string): string {
  const absolute = path.resolve(root.directory, from, written);
  if (!isInside(root.directory, absolute)) {
    throw new GateError("outside_root", `${where}: "${written}" is outside the repository`, {
      hint: "Paths must stay inside the repository root; move the file into the repository.",
    });
  }
  return path.relative(root.directory, absolute).split(path.sep).join("/");
}

/**
 * The absolute form of a path that is relative to the repository root. Throws `outside_root` if it, or what its
 * symbolic links lead to, lies outside; a path that does not exist is checked by its name alone.
 */
export function absoluteInside(directory: string, written: string, what: string): string {
  const absolute = path.resolve(directory, written);
  const real = existsSync(absolute) ? realpathSync(absolute) : null;
  if (
    !isInside(directory, absolute) ||
    (real !== null && !isInside(realpathSync(directory), real))
  ) {
    throw new GateError(
      "outside_root",
      `${what}: ${JSON.stringify(written)} is outside the repository root`,
      {
        hint: "Use a path inside the repository; a symbolic link may not lead out of it.",
      },
    );
  }
  return absolute;
}

/**
 * The first symbolic link among the names that lead from `directory` to `target`, relative to it; null if there is
 * none, and where the target lies outside: what is there no change of this repository can have made.
 */
export function linkOnTheWay(directory: string, target: string): string | null {
  const relative = path.relative(directory, target);
  if (relative === "" || !isInside(directory, target)) {
    return null;
  }
  const names = relative.split(path.sep);
  for (let length = 1; length <= names.length; length++) {
    const part = names.slice(0, length).join("/");
    const found = statOrNull(path.join(directory, part), lstatSync);
    if (found?.isSymbolicLink() === true) {
      return part;
    }
    // Below a file there is nothing.
    if (found?.isDirectory() !== true) {
      return null;
    }
  }
  return null;
}

export function hasFolder(at: string): boolean {
  return statOrNull(at)?.isDirectory() === true;
}

/** Null if nothing is: a name may be too long to be one, or stand below a file. */
export function statOrNull(at: string, look: (at: string) => Stats = statSync): Stats | null {
  try {
    return look(at);
  } catch {
    return null;
  }
}

export function isInside(directory: string, absolute: string): boolean {
  const relative = path.relative(directory, absolute);
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

export function absolutePath(root: Root, file: string): string {
  return path.join(root.directory, file);
}
