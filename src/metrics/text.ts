/** Decides when a retrieved text covers a passage that is a target. */
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import { ComparedText } from "./compared-text.ts";
import { ratioAtLeast } from "./sequence-matcher.ts";
import { targetKey, type Target } from "../model/suite.ts";

/** What Python's str.split() splits at. \s lacks \x1c-\x1f and \x85, and has U+FEFF. */
const PYTHON_WHITE_SPACE =
  // oxlint-disable-next-line no-control-regex
  /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** Marks of emphasis, code and headings, which a passage copied from a rendered page lacks. */
const MARKDOWN_MARKS = /[*_`#]+/g;

/** Returns the text without Markdown's marks, white space as one space, in lower case. */
export function normaliseText(text: string): string {
  return (
    text
      .replace(MARKDOWN_MARKS, "")
      .replace(PYTHON_WHITE_SPACE, " ")
      // Only spaces are left to trim. trim() would also take U+FEFF, which Python keeps.
      .replace(/^ | $/g, "")
      .toLowerCase()
  );
}

/** Whether a part of so many characters is at least `min_contained` of the whole. */
export function isLongEnough(part: number, whole: number, rule: Definition["text"]): boolean {
  // The 1e-9 absorbs rounding: 0.55 * 100 is 55.000000000000007, and 55 of 100 should pass.
  return part + 1e-9 >= rule.min_contained * whole;
}

/**
 * Whether a text (both normalised) contains the passage, is a part of it of at least
 * `min_contained` of its length, or is alike by a difflib ratio of at least `threshold`. Empty
 * texts cover nothing.
 */
export function coversPassage(
  text: ComparedText,
  passage: ComparedText,
  rule: Definition["text"],
): boolean {
  if (text.text === "" || passage.text === "") {
    return false;
  }
  if (text.text.includes(passage.text)) {
    return true;
  }
  if (passage.text.includes(text.text)) {
    return isLongEnough(text.length, passage.length, rule);
  }
  return ratioAtLeast(passage, text, rule.threshold, rule.autojunk);
}

/** By hit, then by rule and passage. One run is scored several times: by both suites, and more. */
const DECISIONS = new WeakMap<Hit, Map<string, boolean>>();

/**
 * Returns a function that says whether a hit's text covers the passage. Each decision is remembered
 * for as long as the hit exists.
 */
export function passageMatcher(value: string, rule: Definition["text"]): (hit: Hit) => boolean {
  const passage = new ComparedText(normaliseText(value));
  const key = `${rule.threshold} ${rule.autojunk} ${rule.min_contained} ${passage.text}`;
  return (hit) => {
    if (hit.text === undefined) {
      return false;
    }
    const decisions = DECISIONS.get(hit) ?? new Map<string, boolean>();
    DECISIONS.set(hit, decisions);
    const covers = decisions.get(key) ?? coversPassage(normaliseOnce(hit.text), passage, rule);
    decisions.set(key, covers);
    return covers;
  };
}

/** By the text as returned: the passages of a case are all compared with the same results. */
const RECENT_TEXTS = new Map<string, ComparedText>();
/** Beyond so many, the oldest is forgotten. */
const MOST_RECENT_TEXTS = 256;

/** Returns the text ready to compare. The last MOST_RECENT_TEXTS are remembered. */
function normaliseOnce(text: string): ComparedText {
  const remembered = RECENT_TEXTS.get(text);
  if (remembered !== undefined) {
    return remembered;
  }
  const compared = new ComparedText(normaliseText(text));
  const [oldestText] = RECENT_TEXTS.keys();
  if (oldestText !== undefined && RECENT_TEXTS.size >= MOST_RECENT_TEXTS) {
    RECENT_TEXTS.delete(oldestText);
  }
  RECENT_TEXTS.set(text, compared);
  return compared;
}

/**
 * Returns a text that only the same targets of a case share. Of a passage it is the normalised
 * text, so that white space, letter case and Markdown's marks make no difference.
 */
export function targetIdentity(target: Target): string {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetIdentity).join(", ")}`;
  }
  return target.kind === "text" ? `text: ${normaliseText(target.value)}` : targetKey(target);
}
