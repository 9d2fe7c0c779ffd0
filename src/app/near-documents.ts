/** Finds documents whose names are so near to an expected one that this one may be misspelt. */
import { decodePercent } from "../model/docno.ts";
import { namesDocument } from "../model/renames.ts";
import { type Case, singleTargets } from "../model/suite.ts";
import { nearestWord } from "../system/nearest-word.ts";

interface NearDocument {
  readonly expected: string;
  readonly found: string;
  /** In words, where a reader may not see the difference; else empty. */
  readonly difference: string;
}

/** Shorter names, such as `a-doc` and `b-doc`, may well differ by one letter alone. */
const LEAST_LENGTH = 8;

/**
 * Returns the first expected document of the case that `documents` lacks but has in a similar form:
 * a name that is almost the same, or the same but for percent-encoding or an anchor. Names that
 * differ only in digits, such as `page-12` and `page-13`, are not similar.
 */
export function findNearDocument(
  { expected }: Case,
  documents: ReadonlySet<string>,
): NearDocument | null {
  for (const target of expected.flatMap(singleTargets)) {
    const { value } = target;
    if (!namesDocument(target) || documents.has(value)) {
      continue;
    }
    // Without the anchor, and decoded.
    const sameDocument = [...documents].find(
      (name) => decodePercent(name.replace(/#.*$/s, "")) === value,
    );
    if (sameDocument !== undefined) {
      const difference = sameDocument.startsWith(`${value}#`)
        ? `it has the anchor ${sameDocument.slice(value.length)}`
        : "it is percent-encoded, as in a URL";
      return { expected: value, found: sameDocument, difference };
    }
    if (value.length < LEAST_LENGTH) {
      continue;
    }
    // nearestWord allows two edits. To compare names of very different lengths would cost time.
    const candidates = [...documents].filter(
      (name) =>
        Math.abs(name.length - value.length) <= 2 && maskNumbers(name) !== maskNumbers(value),
    );
    const found = nearestWord(value, candidates);
    if (found !== null) {
      return { expected: value, found, difference: describeLookAlike(value, found) };
    }
  }
  return null;
}

function maskNumbers(name: string): string {
  return name.replaceAll(/\d+/g, "0");
}

/**
 * Returns `U+00A0 in place of U+0020` for the first letters that differ, since letters beyond ASCII
 * may look alike or be invisible; `nothing` stands for a letter behind the end of a name. Empty if
 * both are ASCII.
 */
function describeLookAlike(expected: string, found: string): string {
  const expectedLetters = Array.from(expected);
  const foundLetters = Array.from(found);
  // The longer one, since the other may be its beginning.
  const longer = foundLetters.length < expectedLetters.length ? expectedLetters : foundLetters;
  const at = longer.findIndex((_, index) => foundLetters[index] !== expectedLetters[index]);
  const codes = [foundLetters[at], expectedLetters[at]].map((letter) => letter?.codePointAt(0));
  if (codes.every((code = 0) => code < 128)) {
    return "";
  }
  const [foundName, expectedName] = codes.map((code) =>
    code === undefined ? "nothing" : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`,
  );
  return `${foundName} in place of ${expectedName}`;
}
