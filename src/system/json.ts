/** JSON from outside, as far as it is checked. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** True for `{…}`; an array is none. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The members of `{…}`; none of anything else. */
export function objectMembers(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Empty for what is no text. */
export function textOrEmpty(value: unknown): string {
  return typeof value === "string" ? value : "";
}

type Present<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

/** Without the members that are undefined. */
export function withoutUndefined<T extends object>(members: T): Present<T> {
  const all = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as Present<T>;
}

/** How many characters before the place where reading stopped an error shows. */
const SHOWN_BEFORE = 30;

/** Returns why a text is no JSON, with the characters before the place where the engine stopped. */
export function describeJsonError(text: string, error: unknown): string {
  const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) {
    return message;
  }
  const at = Number(position);
  const before = text.slice(Math.max(0, at - SHOWN_BEFORE), at).trim();
  const isComma = before.endsWith(",") && /[\]},]/.test(text.charAt(at));
  const shown = before === "" ? "" : `, after ${JSON.stringify(before)}`;
  return `${message}${shown}${isComma ? "; remove the comma" : ""}`;
}

/** Keys that reach prototypes: no file may hold them, and so nothing may have such a name that is a key in one. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** The system's code of an error (ENOENT), where it has one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}

const SHOWN = 80;

/** A value as it would be written, cut where it is long; a long one costs no more than a short one. */
export function showValue(value: unknown): string {
  if (typeof value === "number" && !Number.isFinite(value)) {
    return String(value);
  }
  const text = value === undefined ? "nothing" : JSON.stringify(firstPart(value, { left: SHOWN }));
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 3)}…` : text;
}

/** As much of it as is shown, and a little more. */
function firstPart(value: unknown, budget: { left: number }): unknown {
  if (typeof value === "string") {
    budget.left -= value.length + 2;
    return value.slice(0, 2 * SHOWN);
  }
  budget.left -= 2;
  if (Array.isArray(value)) {
    const kept: unknown[] = [];
    for (const item of value) {
      if (budget.left < 0) {
        break;
      }
      kept.push(firstPart(item, budget));
    }
    return budget.left < 0 && kept.length < value.length ? [...kept, ""] : kept;
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const kept: [string, unknown][] = [];
  for (const key in value) {
    if (budget.left < 0) {
      break;
    }
    budget.left -= key.length + 3;
    kept.push([key.slice(0, 2 * SHOWN), firstPart((value as JsonObject)[key], budget)]);
  }
  return Object.fromEntries(kept);
}
