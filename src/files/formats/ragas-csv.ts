/**
 * The table of questions that RAGAS writes: `user_input` (the question), `reference` (the right
 * answer) and `reference_contexts` (a list of the passages that contain the answer).
 */
import { digestText } from "../../system/digest.ts";
import { showValue, withoutUndefined } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { Target } from "../../model/suite.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import { type CsvRow, readCsv } from "./delimited.ts";
import { readTextList } from "./lines.ts";
import type { AddEntryProblem, Dataset, DatasetCase, DatasetSource } from "./format.ts";
import { requireItem, requireValue } from "../../model/lookup.ts";

/** Today and before version 0.2. The keys are our names of the columns. */
const USUAL_NAMES = {
  query: ["user_input", "question"],
  reference_answer: ["reference", "ground_truth"],
  expected: ["reference_contexts", "contexts"],
  id: ["id"],
} as const;
type RagasColumn = keyof typeof USUAL_NAMES;

const COLUMNS = Object.keys(USUAL_NAMES) as readonly RagasColumn[];

const ID_LENGTH = 12;

interface FoundColumn {
  readonly name: string;
  readonly index: number;
}

/** The columns that the table has; others are absent. */
type Columns = ReadonlyMap<RagasColumn, FoundColumn>;

/**
 * Every row is a case. Its id is that of the column `id`, or else made of the question, so that it
 * stays the same if rows move. A row without contexts has nothing to find: only its answer is
 * judged.
 */
export async function readRagasCsv({
  files,
  path,
  columns: writtenNames,
}: DatasetSource): Promise<Dataset> {
  const text = files.readText([path], { what: "questions", hint: "`path` is the CSV file." });
  const problems: Problem[] = [];
  const [header, ...rows] = readCsv(text, problems);
  if (header === undefined && problems.length === 0) {
    const message = "expected a header with `user_input`, and `reference` or `reference_contexts`";
    problems.push({ file: text.file, line: 1, message });
  }
  const columns =
    header === undefined ? null : findColumns(header, writtenNames, text.file, problems);
  const cases = new Map<string, DatasetCase>();
  if (header === undefined || columns === null) {
    return { cases: [], usualCorpus: null, problems };
  }
  for (const [index, row] of rows.entries()) {
    const report: AddEntryProblem = (message) => {
      problems.push({ file: text.file, line: row.line, message: `row ${index + 1}, ${message}` });
    };
    if (row.cells.length !== header.cells.length) {
      report(`expected ${header.cells.length} columns as in the header; got ${row.cells.length}`);
      continue;
    }
    const rowCase = readRow(row, columns, text.file, report);
    if (rowCase === null) {
      continue;
    }
    const earlierCase = cases.get(rowCase.id);
    if (earlierCase === undefined) {
      cases.set(rowCase.id, rowCase);
    } else {
      const { name } = columns.get("id") ?? requireValue(columns, "query");
      // The id, or without a column of ids the question, is that of an earlier row.
      report(`column ${name}: taken by line ${earlierCase.place.line}`);
    }
  }
  return { cases: [...cases.values()], usualCorpus: null, problems };
}

/**
 * `writtenNames` are the header's names that the suite file writes, by our names; a column without
 * one has one of its usual names. Null, with problems, for a wrong header, and if `writtenNames`
 * has an unknown key.
 */
function findColumns(
  { cells, line }: CsvRow,
  writtenNames: Readonly<Record<string, string>> | null,
  file: string,
  problems: Problem[],
): Columns | null {
  const problemsBefore = problems.length;
  const report: AddEntryProblem = (message) => void problems.push({ file, line, message });
  const header = cells.map((cell) => cell.trim());
  for (const [index, name] of header.entries()) {
    if (name !== "" && header.indexOf(name) < index) {
      report(`column ${showValue(name)} stands in the header twice`);
    }
  }
  for (const name of Object.keys(writtenNames ?? {})) {
    if (!Object.hasOwn(USUAL_NAMES, name)) {
      report(`\`columns.${name}\`: format ragas-csv has ${COLUMNS.join(", ")}`);
    }
  }
  const columns = new Map<RagasColumn, FoundColumn>();
  for (const column of COLUMNS) {
    const writtenName = writtenNames?.[column];
    const names: readonly string[] =
      writtenName === undefined ? USUAL_NAMES[column] : [writtenName];
    const name = names.find((each) => header.includes(each));
    if (name !== undefined) {
      columns.set(column, { name, index: header.indexOf(name) });
    } else if (writtenName !== undefined) {
      report(
        `there is no column ${showValue(writtenName)} for \`${column}\`; the header has ${header.join(", ")}`,
      );
    }
  }
  reportMissingColumns(header, columns, report);
  return problems.length > problemsBefore ? null : columns;
}

/**
 * Reports unused names of the header that are almost the usual name of a missing column, a missing
 * question, and a table that has neither contexts nor answers.
 */
function reportMissingColumns(
  header: readonly string[],
  columns: Columns,
  report: AddEntryProblem,
): void {
  const foundNames = new Set([...columns.values()].map(({ name }) => name));
  const missingColumns = COLUMNS.filter((column) => column !== "id" && !columns.has(column));
  const missingNames = missingColumns.flatMap((column) => USUAL_NAMES[column]);
  for (const name of header.filter((each) => !foundNames.has(each))) {
    const nearName = nearestWord(name, missingNames);
    if (nearName !== null) {
      report(`unknown column ${showValue(name)}; did you mean \`${nearName}\`?`);
    }
  }
  const hasQuery = columns.has("query");
  const hasAnswerOrContexts = columns.has("reference_answer") || columns.has("expected");
  if (hasQuery && hasAnswerOrContexts) {
    return;
  }
  const missingText = hasQuery
    ? "`reference` or `reference_contexts` is needed"
    : "column `user_input` is missing";
  const key = hasQuery ? "reference_answer" : "query";
  report(
    `${missingText}; the header has ${header.join(", ")}. Name yours with \`columns: { ${key}: … }\``,
  );
}

/**
 * Null, with a report, if the question or the id is blank, if the contexts can't be read, or if the
 * row has neither contexts nor an answer.
 */
function readRow(
  { cells, line }: CsvRow,
  columns: Columns,
  file: string,
  report: AddEntryProblem,
): DatasetCase | null {
  const readCell = (column: RagasColumn): string => {
    const headerColumn = columns.get(column);
    return headerColumn === undefined ? "" : requireItem(cells, headerColumn.index);
  };
  const contextsColumn = columns.get("expected");
  // Null if the contexts can't be read.
  const expected =
    contextsColumn === undefined
      ? []
      : readContexts(readCell("expected"), contextsColumn.name, report);

  const isBlank = (column: RagasColumn): boolean =>
    columns.has(column) && readCell(column).trim() === "";
  // Without contexts the row needs an answer.
  const neededColumns: readonly RagasColumn[] =
    expected?.length === 0 ? ["query", "reference_answer", "id"] : ["query", "id"];
  const blankColumns = neededColumns.filter(isBlank);
  for (const column of blankColumns) {
    report(`column ${requireValue(columns, column).name}: expected text that is not blank`);
  }
  if (blankColumns.length === 0 && expected?.length === 0 && !columns.has("reference_answer")) {
    const { name } = requireValue(columns, "expected");
    report(`column ${name}: expected passages, since the table has no answers`);
    return null;
  }
  if (blankColumns.length > 0 || expected === null) {
    return null;
  }

  const question = readCell("query");
  const answer = readCell("reference_answer");
  return {
    id: columns.has("id") ? readCell("id").trim() : `q-${digestText(question).slice(0, ID_LENGTH)}`,
    query: question,
    place: { file, line },
    intent: null,
    expected,
    forbidden: [],
    ...withoutUndefined({
      reference_answer: answer.trim() === "" ? undefined : answer,
      watched: expected.length === 0 ? (true as const) : undefined,
    }),
  };
}

/**
 * A list as JSON or as Python prints it; empty for a blank cell. Null, with a report, if it is no
 * list of texts. Blank and repeated passages are reported, but returned.
 */
function readContexts(
  cell: string,
  columnName: string,
  report: AddEntryProblem,
): readonly Target[] | null {
  if (cell.trim() === "") {
    return [];
  }
  const list = readTextList(cell);
  if (list.kind === "wrong") {
    report(`column ${columnName}: ${list.message}`);
    return null;
  }
  for (const [index, text] of list.texts.entries()) {
    const firstIndex = list.texts.indexOf(text);
    if (text.trim() === "") {
      report(`column ${columnName}: entry ${index + 1} is blank`);
    } else if (firstIndex < index) {
      report(
        `column ${columnName}: entry ${index + 1} repeats entry ${firstIndex + 1}; remove one`,
      );
    }
  }
  return list.texts.map((value) => ({ kind: "text", value, grade: 1 }));
}
