/** A log of queries, as CSV with a header or as JSON Lines: one line a search, or one a query with its count. */
import { GateError } from "../../errors.ts";
import type { Problem } from "../../model/problem.ts";
import { type JsonObject, showValue } from "../../system/json.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import type { Root } from "../../system/root.ts";
import { detectDelimiter, readCsv } from "../../files/formats/delimited.ts";
import { readJsonObjects, readTextList } from "../../files/formats/lines.ts";
import { readText } from "../../files/read.ts";
import { requireValue } from "../../model/lookup.ts";

/** What the log may hold, under the names that logs use. The first that is there counts. */
const LOG_FIELDS = {
  query: [
    "query",
    "q",
    "search_query",
    "search_term",
    "search",
    "keywords",
    "keyword",
    "term",
    "text",
  ],
  count: ["count", "searches", "search_count", "frequency", "freq", "n"],
  clicked: [
    "clicked",
    "clicked_id",
    "clicked_path",
    "clicked_url",
    "click",
    "document",
    "document_id",
    "doc_id",
    "path",
    "url",
  ],
  clicks: ["clicks", "click_count"],
  session: ["session", "session_id", "visit", "visit_id"],
  intent: ["intent", "category", "type", "kind", "section", "vertical"],
} as const;
type Field = keyof typeof LOG_FIELDS;
const FIELD_NAMES = Object.keys(LOG_FIELDS) as readonly Field[];

/** A line of the log. */
export interface LoggedQuery {
  readonly query: string;
  /** Searches that the line stands for. */
  readonly count: number;
  /** Documents that were clicked; may be empty. */
  readonly clicked: readonly string[];
  /** Clicks on each of `clicked`. */
  readonly clicks: number;
  /** Null if the log does not say, as is the intent. */
  readonly session: string | null;
  readonly intent: string | null;
}

export interface QueryLog {
  /** The lines that have a query. */
  readonly rows: readonly LoggedQuery[];
  /** Which field of the log was read as what. */
  readonly fields: ReadonlyMap<string, string>;
  /** Lines whose query is blank. */
  readonly blank: number;
}

/**
 * Reads a log. `named`: `query=q,clicked=url`, which field is which; null to go by the usual names.
 * Throws `invalid_file` with every bad line, `usage` if no field has the queries.
 */
export function readQueryLog(root: Root, file: string, named: string | null): QueryLog {
  const { text: written } = readText(root, file, "query log");
  const source = { file, text: written.replace(/^\ufeff/, "") };
  const problems: Problem[] = [];
  const records = /\.[ct]sv$/i.test(file)
    ? csvRecords(source, problems)
    : /\.(?:jsonl|ndjson)$/i.test(file)
      ? jsonRecords(source, problems)
      : null;
  if (records === null) {
    throw new GateError("usage", `query log ${file}: unknown file type`, {
      hint: "Use a .csv or .tsv file with a header, or a .jsonl file with an object on each line.",
    });
  }
  const fields = findFields(
    new Set(records.flatMap(({ value }) => Object.keys(value))),
    named,
    file,
  );
  const rows = records.map((record) => readRow(record, fields, file, problems));
  if (problems.length > 0) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw new GateError("invalid_file", `query log ${file} has ${count}`, {
      problems: problems.slice(0, MOST_PROBLEMS),
    });
  }
  const rowsWithQuery = rows.flatMap((row) => (row === null || row.query === "" ? [] : [row]));
  if (rowsWithQuery.length === 0) {
    throw new GateError("invalid_file", `query log ${file} holds no query`);
  }
  return { rows: rowsWithQuery, fields, blank: rows.length - rowsWithQuery.length };
}

/** Problems that the error of a log lists. */
const MOST_PROBLEMS = 100;

/** A line of the file with its members by the names that the log uses. */
interface LogRecord {
  readonly line: number;
  readonly value: JsonObject;
}

type Source = { readonly file: string; readonly text: string };

/**
 * Returns the lines of a CSV file by the names in its header. Adds lines of another length to
 * `problems`.
 */
function csvRecords(source: Source, problems: Problem[]): readonly LogRecord[] {
  const [head, ...rows] = readCsv(source, problems, detectDelimiter(source.text));
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      const message = `expected ${names.length} cells, as the header has; got ${cells.length}`;
      problems.push({ file: source.file, line, message });
    }
    return { line, value: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""])) };
  });
}

/** Returns the objects of a JSON Lines file. Adds other lines to `problems`. */
function jsonRecords(source: Source, problems: Problem[]): readonly LogRecord[] {
  const records: LogRecord[] = [];
  readJsonObjects(source, problems, (value, line) => records.push({ line, value }));
  return records;
}

/**
 * Returns which field of the log is which of ours. Throws `usage` if no field has the queries, or
 * --fields names one that is not there.
 */
function findFields(
  present: ReadonlySet<string>,
  named: string | null,
  file: string,
): ReadonlyMap<Field, string> {
  const fieldNames = new Map<Field, string>();
  const names = [...present];
  for (const field of FIELD_NAMES) {
    const matches = LOG_FIELDS[field].flatMap((name) =>
      names.filter((each) => each.toLowerCase() === name),
    );
    if (matches[0] !== undefined) {
      fieldNames.set(field, matches[0]);
    }
  }
  for (const pair of named === null ? [] : named.split(",")) {
    const [field, name] = pair.split("=").map((part) => part.trim());
    if (!FIELD_NAMES.includes(field as Field) || name === undefined) {
      throw new GateError("usage", `--fields: "${pair}" names no field of a log`, {
        hint: `Write the gate's field name, then your field name, for example --fields query=q,clicked=url. The gate's field names are: ${FIELD_NAMES.join(", ")}.`,
      });
    }
    if (!present.has(name)) {
      const near = nearestWord(name, names);
      throw new GateError("usage", `--fields: ${file} has no field "${name}"`, {
        hint: near === null ? `It has: ${names.join(", ")}.` : `Did you mean ${field}=${near}?`,
      });
    }
    fieldNames.set(field as Field, name);
  }
  if (fieldNames.has("query")) {
    return fieldNames;
  }
  throw new GateError("usage", `query log ${file}: no field holds the queries`, {
    hint: `It has: ${names.join(", ") || "no field"}. Say which field has the queries: --fields query=NAME.`,
  });
}

/** Returns the row of a line, whose query may be blank. Null if something is wrong with it, which is added to the problems. */
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
  const readMember = (field: Field): unknown => {
    const name = fields.get(field);
    return name === undefined ? undefined : value[name];
  };
  const readText = (field: Field): string | null => {
    const written = readMember(field) ?? "";
    if (typeof written === "string" || typeof written === "number") {
      return String(written).trim() || null;
    }
    reportField(field, "text");
    return null;
  };
  const readWholeNumber = (field: Field, absent: number): number => {
    const written = readMember(field) ?? "";
    if (written === "") {
      return absent;
    }
    const number = Number(written);
    if (Number.isSafeInteger(number) && number >= 0) {
      return number;
    }
    reportField(field, "a whole number");
    return absent;
  };
  const clicked = readDocuments(readMember("clicked"));
  if (clicked === null) {
    reportField("clicked", "a document, or a list of documents");
  }
  const count = readWholeNumber("count", 1);
  if (count === 0) {
    reportField("count", "a number above 0");
  }
  const row = {
    query: (readText("query") ?? "").replaceAll(/\s+/g, " "),
    count,
    clicked: clicked ?? [],
    clicks: readWholeNumber("clicks", 1),
    session: readText("session"),
    intent: readText("intent"),
  };
  return problems.length > problemsBefore ? null : row;
}

/**
 * Returns the clicked documents of a cell or member: a text, a number, or a list of texts. Null if
 * it is something else.
 */
function readDocuments(written: unknown): readonly string[] | null {
  if (written === undefined || written === null || written === "") {
    return [];
  }
  if (Array.isArray(written)) {
    return written.every((each) => typeof each === "string")
      ? written.map((each) => each.trim())
      : null;
  }
  if (typeof written === "number") {
    return [String(written)];
  }
  if (typeof written !== "string") {
    return null;
  }
  if (!written.trim().startsWith("[")) {
    return [written.trim()].filter((each) => each !== "");
  }
  const list = readTextList(written);
  return list.kind === "texts" ? list.texts : null;
}
