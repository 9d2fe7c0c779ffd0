/** Tables and logs that look like queries, but whose columns have names that the gate does not know. */
import { stringify } from "yaml";
import type { JsonObject } from "../../system/json.ts";
import { shellWord } from "../../messages/escape.ts";

/** A file that can't be used as it is. */
export interface UnusableFile {
  /** The file, and what it seems to be. */
  readonly what: string;
  readonly reason: string;
  /** What makes it usable: a command without the program's name, or a line of a suite; null if nothing does. */
  readonly line: string | null;
}

// Names of columns, in several languages.
const QUERY_LIKE =
  /quer|question|frage|such|search|term|prompt|keyword|user_?input|utterance|anfrage|pregunta|consulta|requ[eê]te|domanda/i;
const DOCUMENT_LIKE =
  /doc|dok|url|path|page|file|click|source|target|expected|answer_?id|seite|pfad|uri|link|result/i;
const TEXT_OF_DOCUMENT = /context|content|text|body|snippet|answer|response|reference/i;
const LOG_LIKE = /^ts$|time|date|click|session|visit|user_?id|count|freq|ip$/i;
const INTENT_LIKE = /^(?:thema|topic|category|kategorie|type|typ|section|group|tag|intent)$/i;
const COUNT_LIKE = /^(?:count|freq\w*|searches|n|hits|anzahl)$/i;

/** Returns what a table of these columns lacks, as a log or as a dataset; null if none of them looks like queries. */
export function describeTable(
  file: string,
  names: readonly string[],
  rows: readonly (readonly string[])[],
): UnusableFile | null {
  const hasWords = (name: string): boolean => {
    const index = names.indexOf(name);
    return rows.length === 0 || rows.some((cells) => /\p{L}/u.test(cells[index] ?? ""));
  };
  const query = names.find((name) => QUERY_LIKE.test(name) && !/id$/i.test(name) && hasWords(name));
  if (query === undefined) {
    return null;
  }
  const document = names.find((name) => name !== query && isDocumentColumn(name));
  const isLog = names.some((name) => LOG_LIKE.test(name));
  if (isLog) {
    return describeLog(file, names, query, document);
  }
  const what = `${file}, a table`;
  const columnsClause = `its columns are ${names.join(", ")}`;
  if (document === undefined) {
    const reason = `It lacks a column with the document of each query; ${columnsClause}`;
    return { what, reason, line: null };
  }
  const intent = names.find((name) => INTENT_LIKE.test(name));
  const columns = { query, expected: document, ...(intent === undefined ? {} : { intent }) };
  const documentIndex = names.indexOf(document);
  const separator = ["|", ";", ","].find((mark) =>
    rows.some((cells) => cells[documentIndex]?.includes(mark)),
  );
  return {
    what,
    reason: `It lacks columns called query and expected; ${columnsClause}`,
    line: writeDataset({
      format: "csv",
      path: `../${file}`,
      columns,
      ...(separator === undefined ? {} : { separator }),
    }),
  };
}

/** Returns what a log of JSON lines lacks, by its first line; null if it does not look like a log of searches. */
export function describeFields(file: string, first: JsonObject): UnusableFile | null {
  const names = Object.keys(first);
  const query = names.find((name) => QUERY_LIKE.test(name) && typeof first[name] === "string");
  if (query === undefined || !names.some((name) => LOG_LIKE.test(name))) {
    return null;
  }
  const document = names.find((name) => name !== query && isDocumentColumn(name));
  return describeLog(file, names, query, document);
}

/** Whether a column is called as those of documents are, and not as those of their texts. */
function isDocumentColumn(name: string): boolean {
  return DOCUMENT_LIKE.test(name) && !TEXT_OF_DOCUMENT.test(name);
}

/** Returns a log of searches with the command that reads it: its `--fields` name the columns. */
function describeLog(
  file: string,
  names: readonly string[],
  query: string,
  document: string | undefined,
): UnusableFile {
  const count = names.find((name) => COUNT_LIKE.test(name));
  const fields = [
    `query=${query}`,
    ...(document === undefined ? [] : [`clicked=${document}`]),
    ...(count === undefined ? [] : [`count=${count}`]),
  ].join(",");
  return {
    what: `${file}, a log of searches`,
    reason: `It lacks a column called query, or clicks; its columns are ${names.join(", ")}`,
    line: `suggest --log ${shellWord(file)} --fields ${shellWord(fields)} --out retrieval/suite.yaml`,
  };
}

/** Returns the member `dataset` of a suite on one line. */
export function writeDataset(dataset: JsonObject | readonly JsonObject[]): string {
  const text = stringify({ dataset }, { collectionStyle: "flow", lineWidth: 0 }).trim();
  return text.replace(/^\{ dataset: ([^]*) \}$/, "dataset: $1");
}
