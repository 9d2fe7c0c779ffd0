/**
 * The table of questions that RAGAS writes: `user_input` (the question), `reference` (the right
 * answer) and `reference_contexts` (a list of the passages that contain the answer).
 */
import { withoutUndefined } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { Target } from "../../model/suite.ts";
import { type TableColumns, type TableRow, findUnknownColumns, readTable } from "./delimited.ts";
import { readTextList } from "./lines.ts";
import {
  type AddEntryProblem,
  type Dataset,
  type DatasetCase,
  type DatasetSource,
} from "./format.ts";

/** By our names of the columns: their names today, and before version 0.2. */
const USUAL_NAMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  query: ["user_input", "question"],
  reference_answer: ["reference", "ground_truth"],
  expected: ["reference_contexts", "contexts"],
  id: ["id"],
};

/**
 * Makes a case of each row. A row without contexts has nothing to find: only its answer is judged.
 */
export async function readRagasCsv({ files, path, columns }: DatasetSource): Promise<Dataset> {
  const text = files.readText([path], { what: "questions", hint: "`path` is the CSV file." });
  const { file } = text;
  const problems: Problem[] = [
    ...findUnknownColumns(columns, "ragas-csv", Object.keys(USUAL_NAMES), file),
  ];
  const cases: DatasetCase[] = [];
  for (const row of readTable(text, (header) => chooseColumns(header, columns), problems)) {
    const rowCase = readRow(row, file, (column, message) => {
      problems.push({ file, line: row.line, message: `column ${row.nameOf(column)}: ${message}` });
    });
    if (rowCase !== null) {
      cases.push(rowCase);
    }
  }
  return { cases, problems };
}

/**
 * Returns the names of our columns. Needed are the questions, the columns that the suite names, and
 * the answers if the table has no passages.
 */
function chooseColumns(header: readonly string[], written: DatasetSource["columns"]): TableColumns {
  const names = Object.fromEntries(
    Object.entries(USUAL_NAMES).map(([column, usual]) => {
      const found = usual.find((name) => header.includes(name));
      return [column, written?.[column] ?? found ?? usual[0]];
    }),
  );
  const hasPassages = header.includes(names["expected"] ?? "");
  const needed = ["query", ...(hasPassages ? [] : ["reference_answer"])];
  // `id` is not among them: other columns may have a name that is near it.
  const guarded = Object.values(USUAL_NAMES)
    .flat()
    .filter((name) => name !== "id");
  return {
    names,
    needed: [...needed, ...Object.keys(written ?? {})],
    guarded,
    renamedIn: "ragas-csv",
  };
}

/**
 * Returns null, with a report, for a row with blank cells or unreadable contexts. A row with an
 * answer and no passages expects no documents; its lists are compared, but have no recall.
 */
function readRow(
  { line, cell, has }: TableRow,
  file: string,
  report: (column: string, message: string) => void,
): DatasetCase | null {
  const expected = readContexts(cell("expected"), (message) => report("expected", message));
  const hasNoPassages = expected?.length === 0;
  const answer = cell("reference_answer");
  if (hasNoPassages && !has("reference_answer")) {
    report("expected", "expected passages, since the table has no answers");
    return null;
  }
  const needed = hasNoPassages ? ["query", "reference_answer", "id"] : ["query", "id"];
  const blankColumns = needed.filter((column) => has(column) && cell(column) === null);
  for (const column of blankColumns) {
    report(column, "expected text that is not blank");
  }
  const question = cell("query");
  if (question === null || blankColumns.length > 0 || expected === null) {
    return null;
  }
  return {
    id: cell("id"),
    query: question,
    place: { file, line },
    intent: null,
    expected,
    forbidden: [],
    ...withoutUndefined({
      reference_answer: answer ?? undefined,
      watched: hasNoPassages ? (true as const) : undefined,
    }),
  };
}

/**
 * Returns the passages, none for a blank cell; null, with a report, for another cell than a list of
 * texts. Blank and repeated texts are reported.
 */
function readContexts(cell: string | null, report: AddEntryProblem): readonly Target[] | null {
  if (cell === null) {
    return [];
  }
  const list = readTextList(cell);
  if (list.kind === "wrong") {
    report(list.message);
    return null;
  }
  for (const [index, text] of list.texts.entries()) {
    const firstIndex = list.texts.indexOf(text);
    if (text.trim() === "") {
      report(`entry ${index + 1} is blank`);
    } else if (firstIndex < index) {
      report(`entry ${index + 1} repeats entry ${firstIndex + 1}; remove one`);
    }
  }
  return list.texts.map((value) => ({ kind: "text", value, grade: 1 }));
}
