import type { Question } from "../model/retriever.ts";

/** What a request's placeholders stand for; `vector` only where an embedding was asked for. */
export interface Values extends Pick<Question, "query" | "k"> {
  readonly vector?: unknown;
}

const NAMES = ["query", "k", "vector"] as const;
type Name = (typeof NAMES)[number];
const PLACEHOLDER = /\{\{(query|k|vector)\}\}/g;

/**
 * Makes bodies or arguments of a template: a string that is nothing but `{{k}}` becomes the number, one that holds it
 * beside other text gets it as text (a vector as JSON). Keys stay as they are. One pass: a query that holds `{{k}}`
 * stays as it is. The template is read once, what has no placeholder is shared by all that it makes.
 */
export function compileJson(template: unknown): (values: Values) => unknown {
  if (!NAMES.some((name) => mentions(template, name))) return () => template;
  if (typeof template === "string") {
    const whole = NAMES.find((name) => template === `{{${name}}}`);
    return whole === undefined ? (values) => fillText(template, values) : (values) => values[whole];
  }
  if (Array.isArray(template)) {
    const items = template.map(compileJson);
    return (values) => items.map((fill) => fill(values));
  }
  const members = Object.entries(template as object).map(
    ([key, value]) => [key, compileJson(value)] as const,
  );
  return (values) => Object.fromEntries(members.map(([key, fill]) => [key, fill(values)]));
}

export function fillText(template: string, values: Values): string {
  return template.replaceAll(PLACEHOLDER, (whole, name: Name) =>
    values[name] === undefined ? whole : asText(values[name]),
  );
}

/** Percent-encoded, so that a query can change nothing but its own value. */
export function fillUrl(template: string, values: Values): string {
  return template.replaceAll(PLACEHOLDER, (_, name: Name) => {
    // A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it: through bytes it becomes U+FFFD.
    return encodeURIComponent(Buffer.from(asText(values[name])).toString());
  });
}

/** Whether the placeholder occurs anywhere in a template. */
export function mentions(template: unknown, name: Name): boolean {
  return JSON.stringify(template ?? null).includes(`{{${name}}}`);
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
