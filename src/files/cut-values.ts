/** Texts that a YAML comment may have cut by accident: `why does PR #532 break` is read as `why does PR`. */
import type { Problem } from "../model/problem.ts";
import { showValue } from "../system/json.ts";
import type { CutValue, Document } from "./read.ts";

const MOST_SHOWN = 20;

/**
 * Returns a warning for each value below the pointer `root` that a comment probably cut. Of more than MOST_SHOWN the last
 * warning counts the others.
 */
export function warnOfValuesCutByComment(
  { file, cuts = [] }: Document,
  root = "",
): readonly Problem[] {
  const likely = cuts.filter((cut) => cut.pointer.startsWith(root) && isLikelyCut(cut));
  const warnings = likely.slice(0, MOST_SHOWN).map((cut) => warnOfCut(file, cut));
  const [first] = likely.slice(MOST_SHOWN);
  if (first === undefined) {
    return warnings;
  }
  const message = `so do ${likely.length - MOST_SHOWN} more values from here on: each ends at " #"`;
  return [...warnings, { file, line: first.line, message }];
}

/** Members whose values are sentences. */
const SENTENCE = /\/(?:query|reference_answer)$/;
const DOCUMENT = /\/(?:expected|forbidden)\//;

/**
 * A `#` that touches a word is rarely a comment. One with a space behind it may cut a sentence, or a name with spaces;
 * behind two spaces it is a comment.
 */
function isLikelyCut({ pointer, value, comment }: CutValue): boolean {
  if (/^[ \t]+#[^ \t#!]/.test(comment)) {
    return true;
  }
  const isText = SENTENCE.test(pointer) || (DOCUMENT.test(pointer) && /\s/.test(value));
  return isText && /^[ \t]#/.test(comment);
}

/** Returns the warning of one value, with both ways to write what is meant. */
function warnOfCut(file: string, { line, value, comment }: CutValue): Problem {
  const commentText = comment.trim();
  const wholeText = `${value}${comment}`;
  const message = `YAML reads ${showValue(commentText)} as a comment, so the value is ${showValue(value)}; if it is part of the value, write ${showValue(wholeText)}, else put two spaces before the # and one after it`;
  return { file, line, message };
}
