/** JSON from outside, as far as it is checked. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** True for `{…}`; an array is none. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The system's code of an error (ENOENT), where it has one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** A value as it would be written, cut where it is long. */
export function show(value: unknown): string {
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
