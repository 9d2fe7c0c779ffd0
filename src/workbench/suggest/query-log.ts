/**
 * Reads a log of queries, as CSV with a header, as JSON Lines, or as text with a query on each
 * line. A line is one search, or one query with the number of its searches.
 */
import { GateError } from "../../errors.ts";
import type { Problem } from "../../model/problem.ts";
import { type JsonObject, showValue } from "../../system/json.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import type { Root } from "../../system/root.ts";
import { detectDelimiter, readCsv } from "../../files/formats/delimited.ts";
import { readJsonObjects, readTextList } from "../../files/formats/lines.ts";
import { readText } from "../../files/read.ts";
import { invalidFile } from "../../files/validate.ts";
import { requireValue } from "../../model/lookup.ts";

/** What a log may have, by our names: the names that logs use. The first that a log has counts. */
const LOG_FIELDS = {
  query: "query q search_query search_term search keywords keyword term text",
  count: "count searches search_count frequency freq n",
  clicked: "clicked clicked_id clicked_path clicked_url click document document_id doc_id path url",
  clicks: "clicks click_count",
  session: "session session_id visit visit_id",
  intent: "intent category type kind section vertical",
} as const;
type Field = keyof typeof LOG_FIELDS;

/** Other names of the field of the query: `user_query`, `suchbegriff`, but not `query_id`. */
export const QUERY_FIELD: RegExp =
  /^(?:q|text)$|(?:quer(?!y_?id)|question|search|term|keyword|user_?input|frage|such)(?!\w*id$)/i;
/** Other names of the field of what was clicked: `result_url`, `product_id`. */
const CLICKED_FIELD =
  /^(?!refer).*(?:(?:url|path|link)$|(?:doc|document|page|product|item|result)_?id$)/i;
const LIKE_FIELDS: { readonly [F in Field]?: RegExp } = {
  query: QUERY_FIELD,
  clicked: CLICKED_FIELD,
};
const FIELD_NAMES = Object.keys(LOG_FIELDS) as readonly Field[];

/** A line of the log. */
export interface LoggedQuery {
  /** The query as it was typed, but with single spaces. */
  readonly query: string;
  /** Searches that the line stands for. */
  readonly count: number;
  /** Documents that were clicked; may be empty. */
  readonly clicked: readonly string[];
  /** How often each document of `clicked` was clicked. */
  readonly clicks: number;
  /** The visit in which the search was made; null if the log does not say. */
  readonly session: string | null;
  /** The kind of query; null if the log does not say. */
  readonly intent: string | null;
}

/** A log that was read without problems. */
export interface QueryLog {
  readonly rows: readonly LoggedQuery[];
  /** The log's field by our name, such as `url` by `clicked`. */
  readonly fields: ReadonlyMap<string, string>;
  /** Lines whose query is blank. */
  readonly blank: number;
}

/**
 * Reads a log, by the ending of its name as CSV, TSV, JSON Lines or text. `named`: which field is
 * which, such as `query=q,clicked=url`; null to go by the usual names. Throws `invalid_file` with
 * the bad lines, and without a query; `usage` for another ending, and if no field has queries.
 */
export function readQueryLog(root: Root, file: string, named: string | null): QueryLog {
  const source = readText(root, file, "query log");
  const problems: Problem[] = [];
  const records = readRecords(source, problems);
  const presentFields = new Set(records.flatMap(({ value }) => Object.keys(value)));
  const fields = findFields(presentFields, named, file);
  const rows = records.map((record) => readRow(record, fields, file, problems));
  if (problems.length > 0) {
    throw invalidFile("invalid_file", "query log", file, problems);
  }
  const rowsWithQuery = rows.filter((row) => row !== null).filter(({ query }) => query !== "");
  if (rowsWithQuery.length === 0) {
    throw new GateError("invalid_file", `query log ${file} holds no query`);
  }
  return { rows: rowsWithQuery, fields, blank: rows.length - rowsWithQuery.length };
}

/** A line of the file with its members by the names that the log uses. */
interface LogRecord<T = JsonObject> {
  /** 1-based. */
  readonly line: number;
  readonly value: T;
}

type Source = { readonly file: string; readonly text: string };

/**
 * Returns the lines of the log. Adds what is wrong with a line to `problems`. Throws `usage` if the
 * name of the file has another ending than a log.
 */
function readRecords(source: Source, problems: Problem[]): readonly LogRecord[] {
  if (/\.[ct]sv$/i.test(source.file)) {
    return readTable(source, problems).records;
  }
  if (/\.(?:jsonl|ndjson)$/i.test(source.file)) {
    const records: LogRecord[] = [];
    readJsonObjects(source, problems, (value, line) => records.push({ line, value }));
    return records;
  }
  if (/\.txt$/i.test(source.file)) {
    const lines = source.text.trimEnd().split(/\r?\n/);
    return lines.map((query, index) => ({ line: index + 1, value: { query } }));
  }
  throw new GateError(
    "usage",
    `query log ${source.file}: unknown file type`,
    "Use a .csv or .tsv file with a header, a .jsonl file with an object on each line, or a .txt file with a query on each line.",
  );
}

/**
 * Returns the names in the header of a CSV file, and its lines by these, also those with fewer or
 * more cells than the header, which are added to `problems`.
 */
export function readTable(
  source: Source,
  problems: Problem[],
): {
  readonly names: readonly string[];
  readonly records: readonly LogRecord<Readonly<Record<string, string>>>[];
} {
  const [head, ...rows] = readCsv(source, problems, detectDelimiter(source.text));
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const records = rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      const message = `expected ${names.length} cells, as the header has; got ${cells.length}`;
      problems.push({ file: source.file, line, message });
    }
    return { line, value: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""])) };
  });
  return { names, records };
}

/** Returns `["clicked", "url"]` for `clicked=url`. Throws `usage` for any other text. */
function parseFieldPair(pair: string): readonly [field: Field, name: string] {
  const [written, name] = pair.split("=").map((part) => part.trim());
  const field = FIELD_NAMES.find((candidate) => candidate === written);
  if (field !== undefined && name !== undefined) {
    return [field, name];
  }
  throw new GateError(
    "usage",
    `--fields "${pair}": expected a field name of the gate, "=" and your field name`,
    `Write the gate's field name, then your field name, for example --fields query=q,clicked=url. The gate's field names are: ${FIELD_NAMES.join(", ")}.`,
  );
}

/**
 * Returns the log's field for each of ours: the field that `named` (the value of --fields) gives,
 * else the first usual name in `present`, in any letter case, else a similar name. Throws `usage`
 * if no field has the queries, or if --fields names an absent field. `file` is for messages.
 */
function findFields(
  present: ReadonlySet<string>,
  named: string | null,
  file: string,
): ReadonlyMap<Field, string> {
  const fieldNames = new Map<Field, string>();
  const names = [...present];
  for (const field of FIELD_NAMES) {
    const found =
      findUsualName(field, names) ?? names.find((name) => LIKE_FIELDS[field]?.test(name));
    if (found !== undefined) {
      fieldNames.set(field, found);
    }
  }
  // Each part of --fields is one pair, such as `clicked=url`.
  for (const pair of named === null ? [] : named.split(",")) {
    const [field, name] = parseFieldPair(pair);
    if (!present.has(name)) {
      const near = nearestWord(name, names);
      throw new GateError(
        "usage",
        `--fields: ${file} has no field "${name}"`,
        near === null
          ? `The file has the fields: ${names.join(", ")}.`
          : `Did you mean ${field}=${near}?`,
      );
    }
    fieldNames.set(field, name);
  }
  if (fieldNames.has("query")) {
    return fieldNames;
  }
  throw new GateError(
    "usage",
    `query log ${file}: no field holds the queries`,
    `The file has the fields: ${names.join(", ") || "–"}. Say which field has the queries: --fields query=NAME.`,
  );
}

/** Returns which of the log's names is the first usual one of the field, in any letter case. */
function findUsualName(field: Field, names: readonly string[]): string | undefined {
  for (const usualName of LOG_FIELDS[field].split(" ")) {
    const found = names.find((name) => name.toLowerCase() === usualName);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Returns the row of a line; its query may be blank. An absent or empty count is 1, as are clicks.
 * Returns null if something is wrong with the line, and adds that to `problems`.
 */
function readRow(
  { line, value }: LogRecord,
  fields: ReadonlyMap<Field, string>,
  file: string,
  problems: Problem[],
): LoggedQuery | null {
  const problemsBefore = problems.length;
  const reportField = (field: Field, expected: string): void => {
    const name = requireValue(fields, field);
    problems.push({
      file,
      line,
      message: `${name}: expected ${expected}; got ${showValue(value[name])}`,
    });
  };
  /** Returns the member; an empty text if it is absent. */
  const readMember = (field: Field): unknown => {
    const name = fields.get(field);
    return name === undefined ? "" : (value[name] ?? "");
  };
  /** Returns the trimmed text; null if it is absent, blank or wrong, which is reported. */
  const readTextField = (field: Field): string | null => {
    const written = readMember(field);
    if (typeof written === "string" || typeof written === "number") {
      return String(written).trim() || null;
    }
    reportField(field, "text");
    return null;
  };
  /** Returns the number, 1 if it is absent or empty. A wrong one is reported. */
  const readCountField = (field: Field): number => {
    const written = readMember(field);
    if (written === "") {
      return 1;
    }
    const number = Number(written);
    if (Number.isSafeInteger(number) && number >= 0) {
      return number;
    }
    reportField(field, "a whole number");
    return 1;
  };
  const clicked = readDocuments(readMember("clicked"));
  if (clicked === null) {
    reportField("clicked", "a document, or a list of documents");
  }
  const count = readCountField("count");
  if (count === 0) {
    reportField("count", "a number above 0");
  }
  const row = {
    query: (readTextField("query") ?? "").replaceAll(/\s+/g, " "),
    count,
    clicked: clicked ?? [],
    clicks: readCountField("clicks"),
    session: readTextField("session"),
    intent: readTextField("intent"),
  };
  return problems.length > problemsBefore ? null : row;
}

/**
 * Returns the clicked documents of a cell or member. A text or a number is one document. A list of
 * texts, also one that is written in a text (`["a.md", "b.md"]`), has a document in each. A blank
 * text is none. Null if it is something else.
 */
function readDocuments(written: unknown): readonly string[] | null {
  if (typeof written === "string" && written.trim().startsWith("[")) {
    const list = readTextList(written);
    return list.kind === "texts" ? readDocuments(list.texts) : null;
  }
  const documents: unknown[] = typeof written === "number" ? [String(written)] : [written].flat();
  return documents.every((document) => typeof document === "string")
    ? documents.map((document) => document.trim()).filter((document) => document !== "")
    : null;
}
