/** `context_chars`: how long the returned texts are. */
import { type Target, singleTargets } from "../model/suite.ts";
import type { CaseMetric } from "./family.ts";

/** Whether the target, or a member of the need, is covered by text: a passage, a file or a span. */
export function isTextTarget(target: Target): boolean {
  return singleTargets(target).some(
    ({ kind }) => kind === "text" || kind === "file" || kind === "span",
  );
}

/**
 * Mean length of the texts in the top k, in code points. It shows a retriever that finds every
 * passage by returning huge texts. Null if no target is a text, or no result has one, as in a
 * failed query.
 */
export const CONTEXT_CHARS: CaseMetric = {
  kind: "size",
  name: "context_chars",
  meaning: "mean number of characters of the texts in the top k",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: { tolerance: [{ unit: "percent", value: 50 }] },
  gatedByDefault: false,
  needs: "text",
  source: "code points; the mean over results with a text, then over cases with texts as targets",
  value: (view, k) => {
    if (!view.asksDocuments || !view.case.expected.some(isTextTarget)) {
      return null;
    }
    const texts = view.hits.slice(0, k).flatMap(({ text }) => (text === undefined ? [] : [text]));
    if (texts.length === 0) {
      return null;
    }
    return texts.reduce((sum, text) => sum + countCharacters(text), 0) / texts.length;
  },
};

/** Returns the length in code points: a surrogate pair (two UTF-16 units) counts once. */
function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at++) {
    const isPair =
      isSurrogate(text.charCodeAt(at - 1), FIRST_HALVES) &&
      isSurrogate(text.charCodeAt(at), SECOND_HALVES);
    if (isPair) {
      count--;
    }
  }
  return count;
}

/** The first of the 0x400 UTF-16 units that are the first half of a surrogate pair. */
const FIRST_HALVES = 0xd800;
/** The first of the 0x400 units that are the second half. */
const SECOND_HALVES = 0xdc00;

/** Whether the UTF-16 unit is one of the halves that begin at `start`. */
function isSurrogate(unit: number, start: number): boolean {
  return unit >= start && unit < start + 0x400;
}
