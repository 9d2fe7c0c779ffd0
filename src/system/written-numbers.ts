/**
 * Numbers that a parser would change: as JavaScript's number, `1.10` becomes 1.1, `007` becomes 7,
 * and an integer beyond 2^53 loses digits. Ids of documents look like that and must stay as they
 * are written.
 */

/** Whether JavaScript writes the value as this text: true for `7`, not for `007`. */
export function isWrittenAsValue(text: string, value: unknown): boolean {
  return String(value) === text;
}

/**
 * Returns whether the text is an integer of so many digits that a double may lose some: 2^53 or
 * more, or -2^53 or less.
 */
export function isTooLong(text: string): boolean {
  return /^[-+]?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}

/** Matches a string of JSON (its content, and the colon after it if it is a key), or a number. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?\d[\d.eE+-]*/g;
/** The last words of keys that name documents, such as `id`, `_id`, `doc_ids` and `path`. */
const DOCUMENT_WORD =
  "(?:ids?|uuid|keys?|pk|names?|paths?|sources?|clusters?|docs?|documents?|chunks?)";
/** Matches a key that names documents: one that ends with such a word, or `documentId`. */
const DOCUMENT_KEY = new RegExp(`(?:^|[_.-])${DOCUMENT_WORD}$|[a-z]ids?$`, "i");
/** Matches in every JSON that has a number to keep. A search is quicker than reading each token. */
const SUSPECT = new RegExp(
  `(?:["_.-]${DOCUMENT_WORD}|[a-z]ids?)"\\s*:\\s*[[\\d-]|(?<![.\\d])\\d{16}`,
  "i",
);

/**
 * Parses the JSON of a retriever's answer, with the numbers that `keepDigits` finds as strings.
 * Throws as JSON.parse does.
 */
export function parseAnswerJson(text: string): unknown {
  return parseChanged(text, keepDigits);
}

/** Returns what parseAnswerJson returns; undefined if the text is no JSON. */
export function tryParseAnswerJson(text: string): unknown {
  try {
    return parseAnswerJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON. A number that parsing would change becomes its text: `{"id": 1.10}` is read as
 * `{"id": "1.10"}`. Throws as JSON.parse.
 */
export function parseJsonAsWritten(text: string): unknown {
  return parseChanged(text, (json) =>
    // `string` is undefined if the token is a number.
    json.replaceAll(TOKEN, (token, string?: string) =>
      string === undefined && isChangedByParsing(token) ? `"${token}"` : token,
    ),
  );
}

/** Returns the value of the JSON that `change` makes of the text. Throws as JSON.parse. */
function parseChanged(text: string, change: (json: string) => string): unknown {
  // Parsed first as it is, so that an error names a place in the text itself.
  const value: unknown = JSON.parse(text);
  const changed = change(text);
  return changed === text ? value : (JSON.parse(changed) as unknown);
}

/**
 * Returns the JSON with two kinds of numbers written as strings: every integer that a double can't
 * hold, and each number under a key that names documents if parsing would change it (`"id": 1.10`).
 * Items of a list are under the key of the list.
 */
export function keepDigits(json: string): string {
  if (!SUSPECT.test(json)) {
    return json;
  }
  // The key that was read last: that of the number, or of the list that it is in.
  let lastKey = "";
  return json.replaceAll(TOKEN, (token, string?: string, colon?: string) => {
    if (string !== undefined) {
      lastKey = colon === undefined ? lastKey : string;
      return token;
    }
    const isChangedId = isChangedByParsing(token) && DOCUMENT_KEY.test(lastKey);
    return isTooLong(token) || isChangedId ? `"${token}"` : token;
  });
}

/** Whether parsing changes how the number is written: true for `1.10` and `1e3`. */
function isChangedByParsing(token: string): boolean {
  return !isWrittenAsValue(token, Number(token));
}
