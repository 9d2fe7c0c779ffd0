/**
 * Documents that a change renames: a target under the old name is the same as under the new one.
 */
import { compareCodePoints } from "./canonical-json.ts";
import { type SingleTarget, type Target, targetKey } from "./suite.ts";

/** The new name of each renamed document by its old one, as targets write them. One to one. */
export type Renames = ReadonlyMap<string, string>;

/**
 * Returns where a document is: in the head's files, or only in the base's. Null if it is in
 * neither, or in a corpus that the gate can't list.
 */
export type FindDocument = (name: string) => "exists" | "deleted" | null;

export const NO_RENAMES: Renames = new Map();

/** Everything that the files of a commit, or the documents of its corpus, are called by targets. */
export type DocumentNames = ReadonlySet<string>;

/**
 * Returns every name by which a target may name the documents at these paths: the path, the path
 * without its `#part`, and the path without its extension; and the end of each of these after any
 * `/`. Of `docs/a.md`: `docs/a.md`, `a.md`, `docs/a`, `a`.
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

/**
 * Whether the target's value is the name of a document; texts, symbols, clusters and globs are not.
 */
export function namesDocument({ kind }: SingleTarget): boolean {
  return ["hint", "path", "id", "file", "span"].includes(kind);
}

/** Returns the target under the new names of its documents, the members of a need sorted again. */
export function renameTarget(target: Target, renames: Renames): Target {
  if (target.kind !== "any") {
    return renameSingle(target, renames);
  }
  const members = target.members.map((member) => renameSingle(member, renames));
  return { ...target, members: members.toSorted(compareLabels) };
}

/** Returns the target under its document's new name; as it is if that was not renamed. */
function renameSingle(target: SingleTarget, renames: Renames): SingleTarget {
  const value = namesDocument(target) ? renames.get(target.value) : undefined;
  return value === undefined ? target : { ...target, value };
}

/** Compares two targets by their `targetKey`, in code point order. */
export function compareLabels(a: Target, b: Target): number {
  return compareCodePoints(targetKey(a), targetKey(b));
}

/** Returns old names by new ones. */
export function invertRenames(renames: Renames): Renames {
  return new Map([...renames].map(([before, after]) => [after, before]));
}
