/** Documents that a change renames: their targets are the same ones under another name. */
import { compareCodePoints } from "./canonical-json.ts";
import { type SingleTarget, type Target, targetKey } from "./suite.ts";

/** New names by old ones, as targets write them. One to one. */
export type Renames = ReadonlyMap<string, string>;

export const NO_RENAMES: Renames = new Map();

/** Whether the value names a document. Texts, symbols, clusters and globs do not. */
export function namesDocument({ kind }: SingleTarget): boolean {
  return ["hint", "path", "id", "file", "span"].includes(kind);
}

export function renameTarget(target: Target, renames: Renames): Target {
  if (target.kind !== "any") {
    return renameSingle(target, renames);
  }
  const members = target.members.map((member) => renameSingle(member, renames));
  return { ...target, members: members.toSorted(compareLabels) };
}

function renameSingle(target: SingleTarget, renames: Renames): SingleTarget {
  const value = namesDocument(target) ? renames.get(target.value) : undefined;
  return value === undefined ? target : { ...target, value };
}

export function compareLabels(a: Target, b: Target): number {
  return compareCodePoints(targetKey(a), targetKey(b));
}

/** Returns old names by new ones. */
export function invertRenames(renames: Renames): Renames {
  return new Map([...renames].map(([before, after]) => [after, before]));
}
