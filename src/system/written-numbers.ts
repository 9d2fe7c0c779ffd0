/** Numbers whose text is not what their value is written as: `1.10`, `007`, `0x1F`, integers beyond 2^53. */

/** Returns whether a number is written as JSON writes its value, so that nothing of it is lost. */
export function isWrittenAsValue(text: string, value: unknown): boolean {
  return String(value) === text;
}

/** Returns whether an integer has more digits than a double can hold. */
export function isTooLong(text: string): boolean {
  return /^[-+]?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}

/** A string with the colon that makes it a key, or a number. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?\d[\d.eE+-]*/g;
/** Members that name documents: `id`, `_id`, `doc_ids`, `documentId`, `path`. */
const NAMING =
  /(?:^|[_.-])(?:ids?|uuid|keys?|pk|names?|paths?|sources?|clusters?|docs?|documents?|chunks?)$|[a-z](?:Id|Ids|ID|IDs)$/i;

/** Parses the JSON of an answer, as `keepDigits` has it. Throws as JSON.parse does. */
export function parseAnswerJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const kept = keepDigits(text);
  return kept === text ? value : (JSON.parse(kept) as unknown);
}

/**
 * Returns JSON in which integers that a double can't hold are strings of their digits, and so are numbers of members that
 * name documents, if their text is not their value.
 */
export function keepDigits(json: string): string {
  let key = "";
  return json.replaceAll(TOKEN, (token, name?: string, colon?: string) => {
    if (name !== undefined) {
      key = colon === undefined ? key : name;
      return token;
    }
    return isTooLong(token) || (isOdd(token) && NAMING.test(key)) ? `"${token}"` : token;
  });
}

/** Parses JSON in which every number whose text is not its value stays the text that it is. */
export function parseJsonAsWritten(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const changed = text.replaceAll(TOKEN, (token, name?: string) =>
    name === undefined && isOdd(token) ? `"${token}"` : token,
  );
  return changed === text ? value : (JSON.parse(changed) as unknown);
}

function isOdd(token: string): boolean {
  return !isWrittenAsValue(token, Number(token));
}
