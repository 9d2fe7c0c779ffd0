/** What no file may hold, whatever its syntax: keys that reach prototypes, and nesting that would overflow. */
import { FORBIDDEN_KEYS } from "../system/json.ts";

export const MAX_DEPTH = 64;

export interface KeyProblem {
  readonly pointer: string;
  readonly message: string;
}

export function checkKeys(value: unknown): readonly KeyProblem[] {
  const problems: KeyProblem[] = [];
  collect(value, "", 0, problems);
  return problems;
}

function collect(value: unknown, pointer: string, depth: number, problems: KeyProblem[]): void {
  if (typeof value !== "object" || value === null) return;
  if (depth > MAX_DEPTH) {
    problems.push({ pointer, message: `nested deeper than ${MAX_DEPTH} levels` });
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, `${pointer}/${index}`, depth + 1, problems);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const child = `${pointer}/${escapePointer(key)}`;
    if (FORBIDDEN_KEYS.has(key))
      problems.push({ pointer: child, message: `the key "${key}" is not allowed` });
    else collect(member, child, depth + 1, problems);
  }
}

/** RFC 6901. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
