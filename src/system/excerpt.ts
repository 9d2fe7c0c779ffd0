/** Texts of errors and excerpts of answers, for messages. */

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the first `length` UTF-16 units, one less where that would split a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const last = text.charCodeAt(length - 1);
  const isFirstOfPair = last >= 0xd800 && last < 0xdc00;
  return text.slice(0, isFirstOfPair ? length - 1 : length);
}

/**
 * Returns at most the first `length` characters and …, without a word in ASCII, or a part of a
 * path, that is cut: of a secret, a part would be left, which is not found and hidden any more.
 */
export function cutWords(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  return `${cutText(text, length).replace(/[^\s"/?&\P{ASCII}]+$/u, "")}…`;
}

/** Returns untrusted text in quotes, control characters escaped, cut after 80 characters. */
export function quoteText(text: string): string {
  return JSON.stringify(cutWords(text, 80));
}

/** Returns an answer's JSON for a message, cut after 100 characters. */
export function excerptJson(value: unknown): string {
  return cutWords(JSON.stringify(value), 100);
}
