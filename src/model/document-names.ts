/** Guesses whether a text that should name one document names several. */

/**
 * Whether the text has brackets around it, as if a program had printed a list, a tuple or a set.
 */
export function isPrintedCollection(text: string): boolean {
  return /^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(text);
}

/**
 * Whether the text looks like several names: it has a `|`, a tab or a line end (also that of HTML),
 * or is a list of names with commas or semicolons, such as `a.md, b.md`.
 */
export function looksLikeSeveralNames(text: string): boolean {
  if (/[|\n\t]|<br\b/i.test(text)) {
    return true;
  }
  const parts = text.split(/[,;]\s*/);
  return parts.length > 1 && parts.every(looksLikeName);
}

/**
 * Whether the text is one word with a dot, a slash, a dash or an underline inside, such as `docs/a`
 * or `doc-17`.
 */
function looksLikeName(text: string): boolean {
  return !/\s/.test(text) && /[\w-][./_-][\w-]/.test(text);
}
