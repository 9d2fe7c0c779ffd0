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

/** Returns untrusted text in quotes, control characters escaped, cut with … after 80 characters. */
export function quoteText(text: string): string {
  return JSON.stringify(text.length <= 80 ? text : `${cutText(text, 80)}…`);
}

/** Returns an answer's JSON for a message, cut with … after 100 characters. */
export function excerptJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length <= 100 ? json : `${cutText(json, 100)}…`;
}
