/** When a retrieved text covers a gold passage. */
import type { Definition } from "../model/config.ts";
import type { Hit } from "../model/run.ts";
import { ComparedText } from "./compared-text.ts";
import { ratioAtLeast } from "./sequence-matcher.ts";
import { targetKey, type Target } from "../model/suite.ts";

/** What Python's str.split() without arguments splits at; JavaScript's \s lacks \x1c-\x1f and \x85 and has U+FEFF. */
const PYTHON_WHITE_SPACE =
  // oxlint-disable-next-line no-control-regex
  /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** Emphasis, code and headings: a passage copied from a page, and the page's source, differ in them alone. */
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

/** How much of a passage a part of it must be; 1e-9 keeps 0.55 of 100 characters at 55. */
export function isLongEnough(part: number, whole: number, rule: Definition["text"]): boolean {
  return part + 1e-9 >= rule.min_contained * whole;
}

/**
 * Both texts normalised. A text covers a passage that it contains; or that contains it, where it is at least
 * `min_contained` of the passage long (else a one-letter chunk would cover everything); or that it resembles with a
 * difflib ratio of at least `threshold`.
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

/** Whether a result's text covers this passage; false without a text. */
export function passageMatcher(value: string, rule: Definition["text"]): (hit: Hit) => boolean {
  const passage = new ComparedText(normaliseText(value));
  const decided = decisionsByRule(rule);
  return (hit) => {
    if (hit.text === undefined) {
      return false;
    }
    const own = decided.get(hit) ?? new Map<string, boolean>();
    decided.set(hit, own);
    const known = own.get(passage.text);
    if (known !== undefined) {
      return known;
    }
    const covers = coversPassage(rememberText(hit.text), passage, rule);
    own.set(passage.text, covers);
    return covers;
  };
}

type Decisions = WeakMap<Hit, Map<string, boolean>>;

/** One run may be scored several times: by the base's suite and by the head's. */
const DECISIONS = new Map<string, Decisions>();

function decisionsByRule({ threshold, autojunk, min_contained }: Definition["text"]): Decisions {
  const key = `${threshold} ${autojunk} ${min_contained}`;
  const decided = DECISIONS.get(key) ?? new WeakMap<Hit, Map<string, boolean>>();
  DECISIONS.set(key, decided);
  return decided;
}

/** Texts last seen, by the text as returned: a case's passages are looked for in the same few chunks. */
const RECENT = new Map<string, ComparedText>();
const RECENT_SIZE = 256;

function rememberText(text: string): ComparedText {
  const known = RECENT.get(text);
  if (known !== undefined) {
    return known;
  }
  const made = new ComparedText(normaliseText(text));
  const [oldest] = RECENT.keys();
  if (oldest !== undefined && RECENT.size >= RECENT_SIZE) {
    RECENT.delete(oldest);
  }
  RECENT.set(text, made);
  return made;
}

/** What two targets of a case may not share: passages that differ in white space, letter case or Markdown's marks are one. */
export function targetIdentity(target: Target): string {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetIdentity).join(", ")}`;
  }
  return target.kind === "text" ? `text: ${normaliseText(target.value)}` : targetKey(target);
}
