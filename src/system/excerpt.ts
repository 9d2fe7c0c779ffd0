/** Texts of errors and excerpts of answers, for messages. */
import { cutText } from "../model/lookup.ts";

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns at most the first `length` characters and …. A word in ASCII, or a part of a path, that is
 * cut is left out whole: `see /docs/to…` becomes `see /docs/…`. A part of a secret would not be
 * found and hidden any more.
 */
export function cutWords(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  // Characters of ASCII other than white space, a quote, `/`, `?` and `&`.
  return `${cutText(text, length).replace(/[^\s"/?&\P{ASCII}]+$/u, "")}…`;
}

/** Returns untrusted text in quotes, control characters escaped, cut after 80 characters. */
export function quoteText(text: string): string {
  return JSON.stringify(cutWords(text, 80));
}

/** Returns an answer's JSON for a message, cut after 100 characters. */
export function excerptJson(value: unknown): string {
  return cutWords(JSON.stringify(value), 100);
}
