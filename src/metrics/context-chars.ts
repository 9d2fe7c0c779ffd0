import { type Target, singleTargets } from "../model/suite.ts";
import type { CaseMetric } from "./family.ts";

/** Text that a result has to hold: a passage, a file's content, characters of a document. */
export function isTextTarget(target: Target): boolean {
  return singleTargets(target).some(
    ({ kind }) => kind === "text" || kind === "file" || kind === "span",
  );
}

/**
 * Mean length of the texts in the top k, in code points: a result that holds the whole corpus covers every passage, and
 * is seen here. Null if no target is a text, or no result has one; a failed query has no length.
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

/** A surrogate pair is one character. */
function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at++) {
    const pair =
      isSurrogate(text.charCodeAt(at - 1), 0xd800) && isSurrogate(text.charCodeAt(at), 0xdc00);
    if (pair) {
      count--;
    }
  }
  return count;
}

function isSurrogate(unit: number, first: number): boolean {
  return unit >= first && unit < first + 0x400;
}
