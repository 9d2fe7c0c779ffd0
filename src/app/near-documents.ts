/** Finds documents whose names are so near to an expected one that this one may be misspelt. */
import { namesDocument } from "../model/renames.ts";
import { type Case, singleTargets } from "../model/suite.ts";
import { nearestWord, withoutDigits } from "../system/nearest-word.ts";

/** An expected document that no result has, and a document with a similar name. */
interface NearDocument {
  readonly expected: string;
  readonly found: string;
}

/**
 * The shortest name that is compared. Shorter names, such as `a-doc` and `b-doc`, may well differ
 * by one letter alone.
 */
const LEAST_LENGTH = 8;

/**
 * Returns the first expected document of the case that is none of `documents`, with the one of
 * them that is called almost the same. Null if there is none. Names that differ in their digits
 * alone, such as `page-12` and `page-13`, are not similar, and short names never are.
 */
export function findNearDocument(
  { expected }: Case,
  documents: ReadonlySet<string>,
): NearDocument | null {
  for (const target of expected.flatMap(singleTargets)) {
    const { value } = target;
    if (!namesDocument(target) || value.length < LEAST_LENGTH || documents.has(value)) {
      continue;
    }
    const valueWithoutDigits = withoutDigits(value);
    // nearestWord allows two edits. To compare names of very different lengths would cost time.
    const candidates = [...documents].filter(
      (name) =>
        Math.abs(name.length - value.length) <= 2 && withoutDigits(name) !== valueWithoutDigits,
    );
    const found = nearestWord(value, candidates);
    if (found !== null) {
      return { expected: value, found };
    }
  }
  return null;
}
