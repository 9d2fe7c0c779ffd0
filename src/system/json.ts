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
 * Returns the value as JSON, cut after 80 characters ("nothing" for undefined). A huge value takes
 * no longer than a small one, since only its beginning is turned into text.
 */
export function showValue(value: unknown): string {
  if (typeof value === "number" && !Number.isFinite(value)) {
    return String(value);
  }
  const text = value === undefined ? "nothing" : JSON.stringify(firstPart(value, { left: SHOWN }));
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 3)}…` : text;
}

/** How many characters of a text are copied: a longer one is over `SHOWN`, and shown as cut. */
const COPIED = 2 * SHOWN;

/**
 * Returns a copy of the value's beginning: all of it, or so much that its JSON has over `SHOWN`
 * characters and `showValue` cuts it. `budget.left` begins at `SHOWN`, and is changed: each part
 * takes off the characters that its JSON has at least. Below 0, what follows is left out.
 */
function firstPart(value: unknown, budget: { left: number }): unknown {
  if (typeof value === "string") {
    // With the two quotes.
    budget.left -= value.length + 2;
    return value.slice(0, COPIED);
  }
  // The two brackets of a list or object; or one digit and a comma.
  budget.left -= 2;
  if (Array.isArray(value)) {
    const firstItems: unknown[] = [];
    for (const item of value) {
      if (budget.left < 0) {
        // One more item, so that the shown text does not end with the bracket of a whole list.
        firstItems.push("");
        break;
      }
      firstItems.push(firstPart(item, budget));
    }
    return firstItems;
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const firstMembers: [string, unknown][] = [];
  for (const key in value) {
    if (budget.left < 0) {
      // One more member, so that the shown text does not end with the brace of a whole object.
      firstMembers.push([key.slice(0, COPIED), ""]);
      break;
    }
    // With two quotes and a colon.
    budget.left -= key.length + 3;
    firstMembers.push([key.slice(0, COPIED), firstPart((value as JsonObject)[key], budget)]);
  }
  return Object.fromEntries(firstMembers);
}

/** Yields the texts at any depth; of a Map the keys, too. */
export function* listStrings(value: unknown): Iterable<string> {
  if (typeof value === "string") {
    return yield value;
  }
  if (typeof value !== "object" || value === null) {
    return;
  }
  for (const each of value instanceof Map ? value : Object.values(value)) {
    yield* listStrings(each);
  }
}

/** Markdown's code fence (```) around a whole text. Models and servers put one around JSON. */

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
