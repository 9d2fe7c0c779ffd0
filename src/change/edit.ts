import { compactCanonical, sameCanonical } from "../model/canonical-json.ts";
import type { Change, Inputs } from "../model/report.ts";
import { isObject } from "../system/json.ts";

export interface ReadableChange extends Change {
  readonly base: Inputs;
}

/** Values are as read, with defaults filled in. */
export interface FieldEdit {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Returns the fields that differ, with their paths. Records and maps are compared member by member,
 * down to the deepest; all else as a whole. `path` is that of the two values themselves.
 */
export function findFieldEdits(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly FieldEdit[] {
  const oldMembers = listMembers(before);
  const newMembers = listMembers(after);
  if (oldMembers === null || newMembers === null) {
    const isSame = sameCanonical(before ?? null, after ?? null);
    return isSame ? [] : [{ path, before, after }];
  }
  const edits: FieldEdit[] = [];
  for (const name of new Set([...oldMembers.keys(), ...newMembers.keys()])) {
    edits.push(...findFieldEdits(oldMembers.get(name), newMembers.get(name), [...path, name]));
  }
  return edits;
}

function listMembers(value: unknown): ReadonlyMap<string, unknown> | null {
  if (value instanceof Map) {
    return value as ReadonlyMap<string, unknown>;
  }
  return isObject(value) ? new Map(Object.entries(value)) : null;
}

/** Returns a value as people read it: `none` if it is absent, a number rounded. */
export function showFieldValue(value: unknown): string {
  if (value === undefined || value === null) {
    return "none";
  }
  if (typeof value === "number") {
    return showFigure(value);
  }
  return typeof value === "string" ? value : compactCanonical(value);
}

/** Returns a figure with at most nine digits, which still shows a difference of 1e-9. */
export function showFigure(value: number | null): string {
  return value === null ? "none" : String(Number(value.toPrecision(9)));
}
