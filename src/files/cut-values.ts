/**
 * Warns of texts that a YAML comment may have cut: `why does PR #532 break` is read as `why does
 * PR`.
 */
import type { Problem } from "../model/problem.ts";
import { showValue } from "../system/json.ts";
import type { CutValue, Document } from "./read.ts";

const MOST_SHOWN = 20;

/**
 * Returns a warning for each value below `root` that a comment probably cut, and above MOST_SHOWN
 * how many others there are.
 */
export function warnOfValuesCutByComment(
  { file, cuts = [] }: Document,
  root = "",
): readonly Problem[] {
  const likelyCuts = cuts.filter((cut) => cut.pointer.startsWith(root) && isLikelyCut(cut));
  const warnings = likelyCuts.slice(0, MOST_SHOWN).map((cut) => warnOfCut(file, cut));
  const otherCuts = likelyCuts.slice(MOST_SHOWN);
  const [firstOther] = otherCuts;
  if (firstOther === undefined) {
    return warnings;
  }
  const message = `so do ${otherCuts.length} more values from here on: each ends at " #"`;
  return [...warnings, { file, line: firstOther.line, message }];
}

/** Pointers of members whose values are sentences. */
const SENTENCE_POINTER = /\/(?:query|reference_answer)$/;
/** Pointers within lists of documents, whose values are names. */
const DOCUMENT_POINTER = /\/(?:expected|forbidden)\//;

/**
 * Whether a comment was probably not meant as one. A `#` that touches a word (`PR #532`) is rarely
 * a comment. A `#` with a space behind it (`C # code`) may have cut a sentence, or a name of
 * several words, unless two spaces stand before it, as before a comment.
 */
function isLikelyCut({ pointer, value, comment }: CutValue): boolean {
  if (/^[ \t]+#[^ \t#!]/.test(comment)) {
    return true;
  }
  const isNameOfWords = DOCUMENT_POINTER.test(pointer) && /\s/.test(value);
  const hasSeveralWords = SENTENCE_POINTER.test(pointer) || isNameOfWords;
  return hasSeveralWords && /^[ \t]#/.test(comment);
}

function warnOfCut(file: string, { line, value, comment }: CutValue): Problem {
  const commentText = comment.trim();
  const wholeText = `${value}${comment}`;
  const message = `YAML reads ${showValue(commentText)} as a comment, so the value is ${showValue(value)}; if it is part of the value, write ${showValue(wholeText)}, else put two spaces before the # and one after it`;
  return { file, line, message };
}
