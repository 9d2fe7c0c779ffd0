import { type Target, singleTargets } from "../model/suite.ts";
import type { CaseMetric } from "./family.ts";

/** Whether the target is, or may be, a text that a result must hold: a passage, a file or a span. */
export function isTextTarget(target: Target): boolean {
  return singleTargets(target).some(
    ({ kind }) => kind === "text" || kind === "file" || kind === "span",
  );
}

/**
 * Mean length of the texts in the top k, in code points. It shows a retriever that finds every
 * passage by returning huge texts. Null if no target is a text, or no result has one, as in a failed
 * query.
 */
export const CONTEXT_CHARS: CaseMetric = {
  kind: "size",
  name: "context_chars",
  meaning: "mean characters of the texts in the top k",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: { tolerance: [{ unit: "percent", value: 50 }] },
  gatedByDefault: false,
  needs: "text",
  source:
    "code points, mean over the results with a text, then over the cases whose targets are texts",
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

/** Returns the length in code points: a surrogate pair counts once. */
function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at++) {
    const isPair =
      isSurrogate(text.charCodeAt(at - 1), 0xd800) && isSurrogate(text.charCodeAt(at), 0xdc00);
    if (isPair) {
      count--;
    }
  }
  return count;
}

/** Whether the UTF-16 unit is a surrogate of the half that starts at `first`. */
function isSurrogate(unit: number, first: number): boolean {
  return unit >= first && unit < first + 0x400;
}
