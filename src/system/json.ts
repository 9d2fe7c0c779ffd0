/** Values of JSON that was not checked yet: functions that test, read or show them. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether the value is an object `{…}`: not null, and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns whether the value is a list of finite numbers that is not empty. */
export function isVector(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => Number.isFinite(item));
}

/** Returns the value if it is an object `{…}`, else an empty object. */
export function objectMembers(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value of the text as JSON; undefined if it is no JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function textOrEmpty(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** T without `undefined`: a member that could be undefined is optional. */
type Present<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

export function withoutUndefined<T extends object>(members: T): Present<T> {
  const presentMembers = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(presentMembers) as Present<T>;
}

/**
 * Keys through which an assignment could reach a prototype. No file may have them, and so nothing
 * that becomes a key in a file (an intent, a tag) may have such a name.
 */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}

/** Characters of a value that a message shows. */
const SHOWN = 80;

/**
 * Returns the value as JSON, shortened if it is longer than 80 characters ("nothing" for
 * undefined). Of a huge value only the beginning is turned into text.
 */
export function showValue(value: unknown): string {
  if (value === undefined) {
    return "nothing";
  }
  if (typeof value === "number" && !Number.isFinite(value)) {
    return String(value);
  }
  let text = "";
  for (const piece of jsonPieces(value)) {
    text += piece;
    if (text.length > SHOWN) {
      return `${text.slice(0, SHOWN - 3)}…`;
    }
  }
  return text;
}

/** Yields the value's JSON in pieces; of a text or key only so much as `showValue` can show. */
function* jsonPieces(value: unknown): Iterable<string> {
  if (Array.isArray(value)) {
    yield "[";
    for (const [at, item] of value.entries()) {
      yield at === 0 ? "" : ",";
      yield* jsonPieces(item);
    }
    yield "]";
    return;
  }
  if (!isObject(value)) {
    yield JSON.stringify(typeof value === "string" ? value.slice(0, SHOWN) : value) ?? "null";
    return;
  }
  let lead = "{";
  for (const key in value) {
    if (value[key] !== undefined) {
      yield `${lead}${JSON.stringify(key.slice(0, SHOWN))}:`;
      yield* jsonPieces(value[key]);
      lead = ",";
    }
  }
  yield lead === "{" ? "{}" : "}";
}

/** Yields the texts at any depth; of a Map the keys, too. */
export function* listStrings(value: unknown): Iterable<string> {
  if (typeof value === "string") {
    return yield value;
  }
  if (typeof value !== "object" || value === null) {
    return;
  }
  for (const member of value instanceof Map ? value : Object.values(value)) {
    yield* listStrings(member);
  }
}

/** The end of a fence, and the start of its first line. */
const MARK = "```";

/** Returns the text inside the fence. Null if no fence is around the whole text. */
export function textInFence(text: string): string | null {
  const trimmed = text.trim();
  // Matches the line before the text: "```json".
  const opening = /^```[\w-]*\s*/.exec(trimmed)?.[0];
  if (opening === undefined || !trimmed.endsWith(MARK)) {
    return null;
  }
  const end = trimmed.length - MARK.length;
  // A single mark would be opening and end at once.
  return end < opening.length ? null : trimmed.slice(opening.length, end);
}
