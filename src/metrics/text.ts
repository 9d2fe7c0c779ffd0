/** When a retrieved text covers a gold passage. */
import type { Definition } from "../model/config.ts";
import { ratioAtLeast } from "./sequence-matcher.ts";

/** What Python's str.split() without arguments splits at; JavaScript's \s lacks \x1c-\x1f and \x85 and has U+FEFF. */
// oxlint-disable-next-line no-control-regex
const PYTHON_WHITE_SPACE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** White space runs become one space, ends are trimmed, letters become lower case. */
export function normaliseText(text: string): string {
  return text.replace(PYTHON_WHITE_SPACE, " ").replace(/^ | $/g, "").toLowerCase();
}

/**
 * Both texts normalised. A text covers a passage that it contains; or that contains it, where it is at least
 * `min_contained` of the passage long (else a one-letter chunk would cover everything); or that it resembles with a
 * difflib ratio of at least `threshold`.
 */
export function coversPassage(text: string, passage: string, rule: Definition["text"]): boolean {
  if (text.length === 0 || passage.length === 0) return false;
  if (text.includes(passage)) return true;
  if (passage.includes(text)) return text.length >= rule.min_contained * passage.length;
  return ratioAtLeast(passage, text, rule.threshold, rule.autojunk);
}
