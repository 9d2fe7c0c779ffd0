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

/** Matches the two UTF-16 units of a character beyond U+FFFF, such as an emoji. */
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Returns the length in code points: a surrogate pair counts once. */
function countCharacters(text: string): number {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}
