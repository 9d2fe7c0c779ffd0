/**
 * Describes files that look like queries but can't be used as they are: tables and logs of searches
 * whose columns have names that the gate does not know. `init` prints each with the reason, and
 * with the line that would make it usable.
 */
import { stringify } from "yaml";
import type { JsonObject } from "../../system/json.ts";
import { shellWord } from "../../messages/escape.ts";

/** A file that can't be used as it is. */
export interface UnusableFile {
  /** The file, and what it seems to be. */
  readonly what: string;
  readonly reason: string;
  /**
   * What makes it usable: a command without the program's name, or a line of a suite; null if
   * nothing does.
   */
  readonly line: string | null;
}

// Words in names of columns, in several languages.
const QUERY_LIKE =
  /quer|question|frage|such|search|term|prompt|keyword|user_?input|utterance|anfrage|pregunta|consulta|requ[eê]te|domanda/i;
/** Columns that may name the document of a query, or the result that was clicked. */
const DOCUMENT_LIKE =
  /doc|dok|url|path|page|file|click|source|target|expected|answer_?id|seite|pfad|uri|link|result|(?:product|item)_?id/i;
/** Columns with texts of documents, or with answers in words. */
const TEXT_OF_DOCUMENT = /context|content|text|body|snippet|answer|response|reference/i;
/** Columns that only a log of searches has. */
const LOG_LIKE = /^ts$|time|date|click|session|visit|user_?id|count|freq|ip$/i;
/** Columns of the category of a query. */
const INTENT_LIKE = /^(?:thema|topic|category|kategorie|type|typ|section|group|tag|intent)$/i;
/** Columns of a log that say how often a query was asked. */
const COUNT_LIKE = /^(?:count|freq\w*|searches|n|hits|anzahl)$/i;

/**
 * Describes a table whose columns have these names, and what it lacks: as a log of searches if a
 * column looks like one of a log, else as a dataset. A dataset without a column of documents gets
 * no line, since nothing makes it usable. Null if no column looks like queries.
 */
export function describeTable(
  file: string,
  names: readonly string[],
  rows: readonly (readonly string[])[],
): UnusableFile | null {
  /**
   * Whether a cell of the column has a letter, as queries do and ids may not; true for a table
   * without rows.
   */
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
  const label = findWordLabel(names, rows);
  if (label !== null) {
    const reason = `Its column ${label} has words: a document that is not relevant would count as expected. Write a grade from 0 there, in a column called grade; ${columnsClause}`;
    return { what, reason, line: null };
  }
  const intent = names.find((name) => INTENT_LIKE.test(name));
  const columns = { query, expected: document, ...(intent === undefined ? {} : { intent }) };
  // Several documents may stand in one cell.
  const documentIndex = names.indexOf(document);
  const separator = ["|", ";", ","].find((mark) =>
    rows.some((cells) => cells[documentIndex]?.includes(mark)),
  );
  return {
    what,
    reason: `It lacks columns called query and expected; ${columnsClause}`,
    line: writeDataset({
      format: "csv",
      path: pathFromSuite(file),
      columns,
      ...(separator === undefined ? {} : { separator }),
    }),
  };
}

/**
 * Returns the name of a column that labels each document of a query with a word, `irrelevant`; null
 * if the table has none.
 */
export function findWordLabel(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): string | null {
  const labelIndex = names.findIndex((name) => /(?:^|[ _-])(?:label|judge?ment)s?$/i.test(name));
  const hasWords = rows.some((cells) => /\p{L}/u.test(cells[labelIndex] ?? ""));
  return hasWords ? (names[labelIndex] ?? null) : null;
}

/**
 * Describes a file of JSON lines as a log of searches, and what it lacks, by the keys of its first
 * line. Null if that has no key of a query with a text, or no key that only logs have.
 */
export function describeFields(file: string, first: JsonObject): UnusableFile | null {
  const names = Object.keys(first);
  const query = names.find((name) => QUERY_LIKE.test(name) && typeof first[name] === "string");
  if (query === undefined || !names.some((name) => LOG_LIKE.test(name))) {
    return null;
  }
  const document = names.find((name) => name !== query && isDocumentColumn(name));
  return describeLog(file, names, query, document);
}

/**
 * Whether a column is called like those that name documents, and not like those with texts of
 * documents.
 */
function isDocumentColumn(name: string): boolean {
  return DOCUMENT_LIKE.test(name) && !TEXT_OF_DOCUMENT.test(name);
}

/**
 * Describes a log of searches, with the command that drafts a suite from it: its `--fields` name
 * the columns of the query, of the clicked document if there is one, and of a count if there is
 * one. `names` are all columns.
 */
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

/**
 * Returns the path of a file as a suite names it: relative to retrieval/suite.yaml, which is one
 * folder below.
 */
export function pathFromSuite(file: string): string {
  return `../${file}`;
}

/**
 * Returns the member `dataset` of a suite as one line of YAML: `dataset: { format: csv, path:
 * ../a.csv }`.
 */
export function writeDataset(dataset: JsonObject | readonly JsonObject[]): string {
  const text = stringify({ dataset }, { collectionStyle: "flow", lineWidth: 0 }).trim();
  // YAML in flow style puts the braces of the outer map around it.
  return text.replace(/^\{ dataset: ([^]*) \}$/, "dataset: $1");
}
