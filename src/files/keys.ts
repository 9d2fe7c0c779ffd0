/** What no file may hold, whatever its syntax: keys that reach prototypes, and nesting that would overflow. */
export const MAX_DEPTH = 64;
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export interface KeyProblem {
  readonly pointer: string;
  readonly message: string;
}

export function checkKeys(value: unknown, pointer = "", depth = 0): readonly KeyProblem[] {
  if (typeof value !== "object" || value === null) return [];
  if (depth > MAX_DEPTH) return [{ pointer, message: `nested deeper than ${MAX_DEPTH} levels` }];
  const problems: KeyProblem[] = [];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (typeof item === "object") problems.push(...checkKeys(item, `${pointer}/${index}`, depth + 1));
    }
    return problems;
  }
  for (const key of Object.keys(value)) {
    const child = `${pointer}/${escapePointer(key)}`;
    if (FORBIDDEN_KEYS.has(key))
      problems.push({ pointer: child, message: `the key "${key}" is not allowed` });
    else problems.push(...checkKeys((value as Record<string, unknown>)[key], child, depth + 1));
  }
  return problems;
}

/** RFC 6901. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
