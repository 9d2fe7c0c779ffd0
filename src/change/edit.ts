/** An edit that weakens a gate: which field, what it was, and what it is now. */
import { compactCanonical, sameCanonical } from "../model/canonical-json.ts";
import type { Change, Inputs } from "../model/report.ts";

/** A change whose base could be read. */
export interface ReadableChange extends Change {
  readonly base: Inputs;
}

/**
 * A field whose value differs between base and head. Values are as read, with defaults filled in.
 */
export interface FieldEdit {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Returns the fields that differ between two values, with their paths. Where both sides have a
 * record or a map, its members are compared one by one, down to the deepest; all else is compared
 * as a whole. `path` is that of the two values themselves.
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

/** Returns the members of a record or a map by name, or null for any other value. */
function listMembers(value: unknown): ReadonlyMap<string, unknown> | null {
  if (value instanceof Map) {
    return value as ReadonlyMap<string, unknown>;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return null;
  }
  return new Map(Object.entries(value));
}

/**
 * Returns a value as people read it: `none` if it is absent, a number rounded, a text as it is, any
 * other value as JSON.
 */
export function showFieldValue(value: unknown): string {
  if (value === undefined || value === null) {
    return "none";
  }
  if (typeof value === "number") {
    return showFigure(value);
  }
  return typeof value === "string" ? value : compactCanonical(value);
}

/**
 * Returns a figure with at most nine digits, which still shows a difference of 1e-9; `none` for
 * null.
 */
export function showFigure(value: number | null): string {
  return value === null ? "none" : String(Number(value.toPrecision(9)));
}
