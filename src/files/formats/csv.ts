/** A table of questions, as people keep them in a spreadsheet: a row for a question, or for each of its documents. */
import { GateError } from "../../errors.ts";
import type { Problem } from "../../model/problem.ts";
import { show } from "../../system/json.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import { type CsvRow, delimiterOf, readCsv } from "./delimited.ts";
import {
  type AddEntryProblem,
  type Dataset,
  type DatasetSource,
  type DatasetText,
  INTENT,
} from "./format.ts";
import { type Rating, ratedCases, ratingOf } from "./judgments.ts";

const LONGEST_CELL = 1024 * 1024;
const LONGEST_FILE = 64 * 1024 * 1024;

const COLUMNS = ["query", "expected", "intent", "grade", "id"] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ["query", "expected"];

/** Rows of one `id`, or without ids of one query, are one case. */
export async function readCsvQuestions(source: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const text = source.files.text([source.path], "questions", "`path` is the CSV file.");
  const { file } = text;
  const table = readTable(text, namesOf(source.columns), problems);
  const ratings = table.flatMap(({ line, cell }) => {
    const report: AddEntryProblem = (message) => void problems.push({ file, line, message });
    return ratingsOf(cell, source.separator, line, report);
  });
  return { cases: ratedCases(ratings, file, "hint", problems), notices: [], corpus: null, problems };
}

type CellOf = (column: Column) => string | null;

function ratingsOf(
  cell: CellOf,
  separator: string | null,
  line: number,
  report: AddEntryProblem,
): readonly Rating[] {
  const query = cell("query");
  const written = cell("expected");
  const documents = (separator === null ? [written ?? ""] : (written ?? "").split(separator)).flatMap(
    (each) => each.trim() || [],
  );
  const intent = cell("intent");
  const grade =
    cell("grade") === null ? 1 : ratingOf(cell("grade"), (message) => report(`column grade: ${message}`));
  if (query === null) report("the cell of the query is empty");
  if (documents.length === 0)
    report(
      "the cell of the expected document is empty; for a query that should find nothing write a case with `expect_empty: true`",
    );
  if (intent !== null && !INTENT.test(intent))
    report(`expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${show(intent)}`);
  if (query === null || grade === null) return [];
  return documents.map((document) => ({ id: cell("id"), query, intent, document, grade, line }));
}

interface TableRow {
  readonly line: number;
  /** Without white space around it; null where it is blank, or the table has no such column. */
  readonly cell: CellOf;
}

/** Which column is what: as written, else by the usual names. */
function namesOf(written: DatasetSource["columns"]): Readonly<Partial<Record<Column, string>>> {
  const usual = written === null ? COLUMNS : NEEDED;
  return { ...Object.fromEntries(usual.map((name) => [name, name])), ...written };
}

function readTable(
  source: DatasetText,
  names: Readonly<Partial<Record<Column, string>>>,
  problems: Problem[],
): readonly TableRow[] {
  const { file, text } = source;
  if (Buffer.byteLength(text) > LONGEST_FILE)
    throw new GateError("file_too_large", `questions ${file}: the limit of a CSV file is 64 MiB`, {
      hint: "Split it into several suites.",
    });
  const [header, ...rows] = readCsv(source, problems, delimiterOf(text));
  const columns = header === undefined ? null : columnsOf(header, names, file, problems);
  if (header === undefined && problems.length === 0)
    problems.push({ file, line: 1, message: `expected a header with ${names.query} and ${names.expected}` });
  if (columns === null) return [];
  return rows.flatMap(({ line, cells }) => {
    const long = cells.findIndex((each) => each.length > LONGEST_CELL);
    const message =
      cells.length !== header!.cells.length
        ? `expected ${header!.cells.length} cells, as in the header; got ${cells.length}`
        : long === -1
          ? null
          : `column ${long + 1}: the limit of a cell is 1 MiB`;
    if (message !== null) {
      problems.push({ file, line, message });
      return [];
    }
    const cell: CellOf = (column) => cells[columns.get(column) ?? -1]?.trim() || null;
    return [{ line, cell }];
  });
}

/** Where each column stands; null where one that is needed, or that the suite names, is missing. */
function columnsOf(
  { cells, line }: CsvRow,
  names: Readonly<Partial<Record<Column, string>>>,
  file: string,
  problems: Problem[],
): ReadonlyMap<Column, number> | null {
  const header = cells.map((cell) => cell.trim());
  const found = new Map<Column, number>();
  const before = problems.length;
  for (const column of COLUMNS) {
    const name = names[column];
    const at = name === undefined ? -1 : header.indexOf(name);
    if (at !== -1) {
      found.set(column, at);
      if (header.indexOf(name!, at + 1) !== -1)
        problems.push({ file, line, message: `column ${show(name)} stands in the header twice` });
      continue;
    }
    if (name === undefined || (name === column && !NEEDED.includes(column))) continue;
    const near = nearestWord(name, header);
    const next =
      near === null ? `name yours with \`columns: { ${column}: … }\`` : `did you mean ${show(near)}?`;
    const message = `there is no column ${show(name)} for \`${column}\` in the header (${header.join(", ")}); ${next}`;
    problems.push({ file, line, message });
  }
  return problems.length > before ? null : found;
}
