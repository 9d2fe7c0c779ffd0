/** JSON pointers (RFC 6901), and keys of a value that no file may have. */
import { UNSAFE_KEYS } from "../system/json.ts";
import { requireValue } from "../model/lookup.ts";

/** The root is at depth 0. */
export const MAX_DEPTH = 64;

interface KeyProblem {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Returns a problem for each key that no file may have, and for each value nested deeper than
 * MAX_DEPTH. For YAML: JSON is checked by readJson.
 */
export function findKeyProblems(value: unknown): readonly KeyProblem[] {
  const problems: KeyProblem[] = [];
  collectKeyProblems(value, "", 0, problems, new Set());
  return problems;
}

/**
 * Adds a problem for each key that is not allowed, at any depth. `done` has what was checked
 * already: aliases of YAML may lead to it again.
 */
function collectKeyProblems(
  value: unknown,
  pointer: string,
  depth: number,
  problems: KeyProblem[],
  done: Set<object>,
): void {
  if (typeof value !== "object" || value === null || done.has(value)) {
    return;
  }
  if (depth > MAX_DEPTH) {
    problems.push({ pointer, message: `nested deeper than ${MAX_DEPTH} levels` });
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      collectKeyProblems(item, `${pointer}/${index}`, depth + 1, problems, done);
    }
    done.add(value);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const child = `${pointer}/${escapePointer(key)}`;
    if (UNSAFE_KEYS.has(key)) {
      problems.push({ pointer: child, message: `the key "${key}" is not allowed` });
    } else {
      collectKeyProblems(member, child, depth + 1, problems, done);
    }
  }
  done.add(value);
}

export function writePointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${escapePointer(String(key))}`).join("");
}

/** Returns the keys and indexes of a pointer: `a/b` and `0` of `/a~1b/0`. */
export function pointerKeys(pointer: string): readonly string[] {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** RFC 6901. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/**
 * Returns the pointer's value, or that of the nearest parent in the map. It must have "", the whole
 * file.
 */
export function findNearest<T>(byPointer: ReadonlyMap<string, T>, pointer: string): T {
  let nearest = pointer;
  while (nearest !== "" && !byPointer.has(nearest)) {
    nearest = nearest.slice(0, nearest.lastIndexOf("/"));
  }
  return requireValue(byPointer, nearest);
}
