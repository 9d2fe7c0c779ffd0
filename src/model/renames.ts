/** Documents that a change renames: the old name and the new one are the same target. */
import { type SingleTarget, type Target, compareTargets } from "./suite.ts";

/** The new name of each renamed document by its old one, as targets write them. One to one. */
export type Renames = ReadonlyMap<string, string>;

/** Null if it is in neither side's files, or in a corpus that the gate can't list. */
export type FindDocument = (name: string) => "exists" | "deleted" | null;

export const NO_RENAMES: Renames = new Map();

export type DocumentNames = ReadonlySet<string>;

/**
 * Returns the value of each path by all names of the path (indexNames): of `docs/a.md` with value 1,
 * 1 by `docs/a.md`, `a.md` and so on. Null for a name that several paths have.
 */
export function indexByName(
  paths: Iterable<readonly [path: string, value: string]>,
): ReadonlyMap<string, string | null> {
  const byName = new Map<string, string | null>();
  for (const [path, value] of paths) {
    for (const name of indexNames([path])) {
      byName.set(name, byName.has(name) ? null : value);
    }
  }
  return byName;
}

/**
 * Returns the names by which a path may be written, of `docs/a.md`: `docs/a.md`, `a.md`, `docs/a`,
 * `a`. Also without a `#part`.
 */
export function indexNames(paths: Iterable<string>): DocumentNames {
  const names = new Set<string>();
  for (const path of paths) {
    for (const whole of [path, path.replace(/#.*$/su, ""), path.replace(/\.[^./]+$/u, "")]) {
      // `at` is 0 for the whole name, then the place of each `/`.
      for (let at = 0; at !== -1; at = whole.indexOf("/", at + 1)) {
        names.add(at === 0 ? whole : whole.slice(at + 1));
      }
    }
  }
  return names;
}

/** Whether the target names a document. Texts, symbols, clusters and globs do not. */
export function namesDocument({ kind }: SingleTarget): boolean {
  return ["hint", "path", "id", "file", "span"].includes(kind);
}

/** Returns the target with its new name. The members of a need are sorted again. */
export function renameTarget(target: Target, renames: Renames): Target {
  if (target.kind !== "any") {
    return renameSingle(target, renames);
  }
  const members = target.members.map((member) => renameSingle(member, renames));
  return { ...target, members: members.toSorted(compareTargets) };
}

function renameSingle(target: SingleTarget, renames: Renames): SingleTarget {
  const value = namesDocument(target) ? renames.get(target.value) : undefined;
  return value === undefined ? target : { ...target, value };
}

export function invertRenames(renames: Renames): Renames {
  return new Map([...renames].map(([before, after]) => [after, before]));
}
