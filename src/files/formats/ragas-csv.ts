/** RAGAS' table of questions: `question`, `ground_truth`, and `contexts` where passages are known that hold the answer. */
import { sha256 } from "../../system/digest.ts";
import { show } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { Target } from "../../model/suite.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import { type CsvRow, readCsv } from "./delimited.ts";
import { readTextList } from "./lines.ts";
import type { AddEntryProblem, Dataset, DatasetCase, DatasetSource } from "./format.ts";

const REQUIRED = ["question", "ground_truth"] as const;
const COLUMNS = [...REQUIRED, "contexts", "id"] as const;
type RagasColumn = (typeof COLUMNS)[number];

/**
 * Every row is a case. Its id is in the column `id` where there is one, else made from the question, so that rows may
 * move. A row without contexts has nothing to find: it counts for answers alone. Other columns are ignored.
 */
export async function readRagasCsv({ files, path }: DatasetSource): Promise<Dataset> {
  const text = files.text([path], "questions", "`path` is the CSV file.");
  const problems: Problem[] = [];
  const [header, ...rows] = readCsv(text, problems);
  const columns = header === undefined ? null : columnsOf(header, text.file, problems);
  if (header === undefined && problems.length === 0) {
    problems.push({
      file: text.file,
      line: 1,
      message: "expected a header with `question` and `ground_truth`",
    });
  }
  const cases = new Map<string, DatasetCase>();
  for (const [index, row] of columns === null ? [] : rows.entries()) {
    const report: AddEntryProblem = (message) => {
      problems.push({ file: text.file, line: row.line, message: `row ${index + 1}, ${message}` });
    };
    if (row.cells.length !== header!.cells.length) {
      report(`expected ${header!.cells.length} columns as in the header; got ${row.cells.length}`);
      continue;
    }
    const each = readRow(row, columns!, text.file, report);
    if (each === null) {
      continue;
    }
    const earlier = cases.get(each.id);
    if (earlier === undefined) {
      cases.set(each.id, each);
    } else {
      report(
        `column ${columns!.has("id") ? "id" : "question"}: taken by line ${earlier.place.line}`,
      );
    }
  }
  return { cases: [...cases.values()], notices: [], corpus: null, problems };
}

/** Where each column stands; null where one is missing. */
function columnsOf(
  { cells, line }: CsvRow,
  file: string,
  problems: Problem[],
): ReadonlyMap<RagasColumn, number> | null {
  const before = problems.length;
  const report: AddEntryProblem = (message) => void problems.push({ file, line, message });
  const names = cells.map((cell) => cell.trim());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  for (const [index, name] of names.entries()) {
    if (name !== "" && names.indexOf(name) < index) {
      report(`column ${show(name)} stands in the header twice`);
    }
    const near = nearestWord(name, missing);
    if (near !== null && near !== "id") {
      report(`unknown column ${show(name)}; did you mean \`${near}\`?`);
    }
  }
  for (const column of REQUIRED) {
    if (missing.includes(column)) {
      report(`column \`${column}\` is missing; the header has ${names.join(", ")}`);
    }
  }
  if (problems.length > before) {
    return null;
  }
  return new Map(
    COLUMNS.flatMap((column) =>
      missing.includes(column) ? [] : [[column, names.indexOf(column)]],
    ),
  );
}

function readRow(
  { cells, line }: CsvRow,
  columns: ReadonlyMap<RagasColumn, number>,
  file: string,
  report: AddEntryProblem,
): DatasetCase | null {
  const cell = (column: RagasColumn): string => {
    const at = columns.get(column);
    return at === undefined ? "" : cells[at]!;
  };
  const blank = [...columns.keys()].filter(
    (column) => column !== "contexts" && cell(column).trim() === "",
  );
  for (const column of blank) {
    report(`column ${column}: expected text that is not blank`);
  }
  const expected = readContexts(cell("contexts"), report);
  if (blank.length > 0 || expected === null) {
    return null;
  }
  const question = cell("question");
  return {
    id: columns.has("id") ? cell("id").trim() : `q-${sha256(question).slice(0, 12)}`,
    query: question,
    place: { file, line },
    intent: null,
    expected,
    forbidden: [],
    reference_answer: cell("ground_truth"),
    ...(expected.length === 0 ? { answers_only: true } : {}),
  };
}

function readContexts(cell: string, report: AddEntryProblem): readonly Target[] | null {
  if (cell.trim() === "") {
    return [];
  }
  const list = readTextList(cell);
  if (list.kind === "wrong") {
    report(`column contexts: ${list.message}`);
    return null;
  }
  for (const [index, text] of list.texts.entries()) {
    const earlier = list.texts.indexOf(text);
    if (text.trim() === "") {
      report(`column contexts: entry ${index + 1} is blank`);
    } else if (earlier < index) {
      report(`column contexts: entry ${index + 1} repeats entry ${earlier + 1}; remove one`);
    }
  }
  return list.texts.map((value) => ({ kind: "text", value, grade: 1 }));
}
