/** Guesses whether a text names several documents, and whether two texts name the same one. */
import { decodePercent } from "./docno.ts";

/** Whether the text looks as if a program had printed a list, a tuple or a set. */
export function isPrintedCollection(text: string): boolean {
  return /^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(text);
}

/** Whether it has a `|`, a tab or a line end (`<br>` too), or is a list such as `a.md, b.md`. */
export function looksLikeSeveralNames(text: string): boolean {
  if (/[|\n\t]|<br\b/i.test(text)) {
    return true;
  }
  const parts = text.split(/[,;]\s*/);
  return parts.length > 1 && parts.every(looksLikeName);
}

function looksLikeName(text: string): boolean {
  return !/\s/.test(text) && /[\w-][./_-][\w-]/.test(text);
}

/**
 * Returns `docs/a.md` of `docs/a.md#0f1e2d3c4b5a`: the gate has added the hash of the text to a
 * result without an id. Any other name stays as it is.
 */
export function withoutTextHash(name: string): string {
  return name.replace(/#[0-9a-f]{12}$/, "");
}

/** Whether one path is the end of the other, whatever the extensions: `docs/A.md` and `a`. */
export function hasSameEnd(a: string, b: string): boolean {
  const partsOfA = pathParts(a);
  const partsOfB = pathParts(b);
  const length = Math.min(partsOfA.length, partsOfB.length);
  const endOfB = partsOfB.slice(-length);
  return partsOfA.slice(-length).every((part, at) => part === endOfB[at]);
}

/** Whether names differ by case and separators alone: `docs/A_b.md` and `docs%2Fa%20b.md`. */
export function hasSameLetters(a: string, b: string): boolean {
  return joinLetters(a) === joinLetters(b);
}

function joinLetters(name: string): string {
  return decodePercent(name)
    .toLowerCase()
    .replaceAll(/[-_./\\:% ]/g, "");
}

/**
 * Returns `docs` and `a` for `docs\A.md` and for `docs%2Fa`. A prefix that ends with a colon is a
 * part, too. The numbers of `doc.1` and `doc.2` are no extensions.
 */
function pathParts(path: string): readonly string[] {
  const withoutExtension = decodePercent(path).replace(/\.\d*[a-z][a-z\d]*$/i, "");
  return withoutExtension.toLowerCase().split(/[/\\:]/);
}
