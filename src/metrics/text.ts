/** When a retrieved text covers a gold passage. */
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import { ComparedText } from "./compared-text.ts";
import { ratioAtLeast } from "./sequence-matcher.ts";
import { targetKey, type Target } from "../model/suite.ts";

/**
 * The characters that Python's str.split() without arguments splits at. JavaScript's \s lacks
 * \x1c-\x1f and \x85, and has U+FEFF.
 */
const PYTHON_WHITE_SPACE =
  // oxlint-disable-next-line no-control-regex
  /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** Marks of emphasis, code and headings, which a passage copied from a rendered page lacks. */
const MARKDOWN_MARKS = /[*_`#]+/g;

/**
 * Returns the text without Markdown's marks, each run of white space as one space, ends trimmed, letters in lower case.
 */
export function normaliseText(text: string): string {
  return text
    .replace(MARKDOWN_MARKS, "")
    .replace(PYTHON_WHITE_SPACE, " ")
    .replace(/^ | $/g, "")
    .toLowerCase();
}

/**
 * Whether a part of a passage, in characters, is at least `min_contained` of the whole. The 1e-9 lets
 * 55 of 100 pass for 0.55, whose product is 55.000000000000007.
 */
export function isLongEnough(part: number, whole: number, rule: Definition["text"]): boolean {
  return part + 1e-9 >= rule.min_contained * whole;
}

/**
 * Whether a text covers a passage, both normalised. It does if it contains the passage; if it is a
 * part of the passage of at least `min_contained` of its length; or if both are alike by a difflib
 * ratio of at least `threshold`. Empty texts cover nothing.
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

/**
 * Returns whether a hit's text covers the passage; false for a hit without a text. Each decision is
 * remembered for as long as the hit exists.
 */
export function passageMatcher(value: string, rule: Definition["text"]): (hit: Hit) => boolean {
  const passage = new ComparedText(normaliseText(value));
  const decisionsByHit = decisionsByRule(rule);
  return (hit) => {
    if (hit.text === undefined) {
      return false;
    }
    const decisions = decisionsByHit.get(hit) ?? new Map<string, boolean>();
    decisionsByHit.set(hit, decisions);
    const earlierDecision = decisions.get(passage.text);
    if (earlierDecision !== undefined) {
      return earlierDecision;
    }
    const covers = coversPassage(rememberText(hit.text), passage, rule);
    decisions.set(passage.text, covers);
    return covers;
  };
}

/** Whether a hit covers a passage, by hit and by the passage's normalised text. */
type Decisions = WeakMap<Hit, Map<string, boolean>>;

/** By rule. Kept because one run may be scored several times: by the base's suite and by the head's. */
const DECISIONS = new Map<string, Decisions>();

/** Returns the decisions made under a rule, which new ones are added to. */
function decisionsByRule({ threshold, autojunk, min_contained }: Definition["text"]): Decisions {
  const key = `${threshold} ${autojunk} ${min_contained}`;
  const decisions = DECISIONS.get(key) ?? new WeakMap<Hit, Map<string, boolean>>();
  DECISIONS.set(key, decisions);
  return decisions;
}

/**
 * The normalised texts made last, by the text as returned: the passages of a case are all compared
 * with the same results.
 */
const RECENT_TEXTS = new Map<string, ComparedText>();
const MOST_RECENT_TEXTS = 256;

/** Returns the normalised text for comparison, and remembers it in place of the oldest one. */
function rememberText(text: string): ComparedText {
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
 * Returns the key by which two targets of a case are the same: for passages the normalised text, so
 * that white space, letter case and Markdown's marks make no difference.
 */
export function targetIdentity(target: Target): string {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetIdentity).join(", ")}`;
  }
  return target.kind === "text" ? `text: ${normaliseText(target.value)}` : targetKey(target);
}
