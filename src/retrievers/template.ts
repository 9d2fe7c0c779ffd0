/** Fills placeholders such as `{{query}}` in requests. */
import { isObject } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { Question } from "../model/retriever.ts";
import { quoteText } from "../system/excerpt.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { ParamError } from "./failures.ts";

/** What a request's placeholders stand for; `vector` only where an embedding was asked for. */
export interface TemplateValues extends Pick<Question, "query" | "k" | "params"> {
  readonly vector?: unknown;
}

/** The placeholders with fixed names; `{{params.NAME}}` comes beside them. */
const PLACEHOLDER_NAMES = ["query", "k", "vector"] as const;
type PlaceholderName = (typeof PLACEHOLDER_NAMES)[number];
/** Matches `{{query}}` or `{{params.filter.tenant}}` in a text; its group is the name inside. */
export const PLACEHOLDER: RegExp =
  /\{\{(query|k|vector|params\.[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)\}\}/g;
/** A text that is one placeholder and nothing else. */
const WHOLE_PLACEHOLDER = new RegExp(`^${PLACEHOLDER.source}$`);

/**
 * Returns what a placeholder stands for: null for a param that is null, undefined for `vector` if
 * no embedding was asked for. Throws ParamError for a param that is not there.
 */
function placeholderValue(name: string, values: TemplateValues): unknown {
  if (!name.startsWith("params.")) {
    return values[name as PlaceholderName];
  }
  let value: unknown = values.params;
  for (const key of name.split(".").slice(1)) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  if (value !== undefined) {
    return value;
  }
  // Not left out: without its filter a query finds more.
  throw new ParamError(
    `there is no {{${name}}}: give it in the case's params, or null in retriever.params where it may be left out`,
  );
}

/**
 * Returns a JSON template with its placeholders filled. A string that is one placeholder becomes
 * its value, so `"{{k}}"` becomes a number. A placeholder beside other text becomes text (a vector
 * as JSON). A member such as `"{{params.lang}}"` is left out if the param is null. Placeholders in
 * keys stay as they are, and so do those in what is filled in, such as `{{k}}` in a query. Throws
 * ParamError.
 */
export function fillTemplate(template: unknown, values: TemplateValues): unknown {
  if (typeof template === "string") {
    const placeholder = WHOLE_PLACEHOLDER.exec(template)?.[1];
    return placeholder === undefined
      ? fillText(template, values)
      : placeholderValue(placeholder, values);
  }
  if (Array.isArray(template)) {
    return template.map((item) => fillTemplate(item, values));
  }
  if (!isObject(template)) {
    return template;
  }
  const filled = new Map<string, unknown>();
  for (const [key, part] of Object.entries(template)) {
    const value = fillTemplate(part, values);
    // Only a param makes null of something else.
    if (value !== null || part === null) {
      filled.set(key, value);
    }
  }
  return Object.fromEntries(filled);
}

/**
 * Returns the text with its placeholders filled: a param that is null as nothing, a value that is
 * no text as JSON. `{{vector}}` stays as it is if there is no vector. Throws ParamError.
 */
export function fillText(template: string, values: TemplateValues): string {
  return template.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = placeholderValue(name, values);
    return value === undefined ? whole : asText(value ?? "");
  });
}

/**
 * Returns the URL with its placeholders filled, percent-encoded so that a value stays a value: `&`
 * in a query begins no parameter. A param that is null becomes nothing. Throws ParamError.
 */
export function fillUrl(template: string, values: TemplateValues): string {
  return template.replaceAll(PLACEHOLDER, (_, name: string) => {
    // encodeURIComponent throws on a lone surrogate: through bytes it becomes U+FFFD.
    return encodeURIComponent(Buffer.from(asText(placeholderValue(name, values) ?? "")).toString());
  });
}

/** Matches short text in double braces, `{{ query }}`; its group is the text inside. */
const BRACED_TEXT = /\{\{([^{}"]{1,40})\}\}/g;

/**
 * Throws `invalid_config` for text in double braces that was meant as a placeholder and is none:
 * `{{ query }}`, `{{qurey}}`. Other text in braces is left alone. `at` names the template's key.
 */
export function refuseMisspeltPlaceholders(template: unknown, at: string): void {
  for (const [braced, inner = ""] of JSON.stringify(template ?? null).matchAll(BRACED_TEXT)) {
    if (WHOLE_PLACEHOLDER.test(braced) || braced === "{{port}}") {
      continue;
    }
    const word = inner.trim();
    const isParam = word.startsWith("params.");
    const meant = isParam ? word : nearestWord(word, [...PLACEHOLDER_NAMES, "port"]);
    if (meant === null) {
      continue;
    }
    const message = `${at}: ${quoteText(braced)} is no placeholder; did you mean {{${meant}}}?`;
    throw new GateError(
      "invalid_config",
      message,
      "Placeholders are {{query}}, {{k}}, {{vector}}, {{port}} and {{params.NAME}}, without spaces.",
    );
  }
}

/** Throws `invalid_config` for a template without `{{query}}`. `at` names the template's key. */
export function refuseWithoutQuery(template: unknown, at: string): void {
  if (!usesPlaceholder(template, "query")) {
    throw new GateError(
      "invalid_config",
      `${at}: no {{query}}, so every case would ask the same`,
      "Write {{query}} where the words of the query go.",
    );
  }
}

/** Whether the template has this placeholder, at any depth. */
export function usesPlaceholder(template: unknown, name: PlaceholderName): boolean {
  return JSON.stringify(template ?? null).includes(`{{${name}}}`);
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
