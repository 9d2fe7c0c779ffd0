/** A table of questions, as people keep them in a spreadsheet: a row for a question, or for each of its documents. */
import type { Problem } from "../../model/problem.ts";
import { showValue } from "../../system/json.ts";
import { type TableRow, readTable } from "./delimited.ts";
import { type AddEntryProblem, type Dataset, type DatasetSource, INTENT } from "./format.ts";
import { readTextList } from "./lines.ts";
import { type Rating, ratedCases, parseRating } from "./judgments.ts";

const COLUMNS = ["query", "expected", "intent", "grade", "id"];
/** The columns that must be there. */
const NEEDED = ["query", "expected"];

/** Reads a table of questions. Rows of one `id`, or without ids of one query, are one case. */
export async function readCsvQuestions(source: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const text = source.files.text([source.path], "questions", "`path` is the CSV file.");
  const { file } = text;
  const unknownColumns = Object.keys(source.columns ?? {}).filter(
    (name) => !COLUMNS.includes(name),
  );
  for (const name of unknownColumns) {
    const message = `\`columns.${name}\`: format csv has ${COLUMNS.join(", ")}`;
    problems.push({ file, line: 1, message });
  }
  const table = readTable(text, columnNames(source.columns), NEEDED, problems);
  const doubtfulLines: number[] = [];
  const ratings = table.flatMap(({ line, cell }) => {
    const report: AddEntryProblem = (message) => void problems.push({ file, line, message });
    const documents = readCellDocuments(cell("expected") ?? "", source.separator);
    if (documents.isDoubtful) {
      doubtfulLines.push(line);
    }
    return readRatings(cell, documents.names, line, report);
  });
  return {
    cases: ratedCases(ratings, file, "hint", problems),
    corpus: null,
    problems,
    warnings: warnOfDoubtfulCells(file, doubtfulLines),
  };
}

/** How many lines a warning names. */
const MOST_SHOWN = 5;

/** Returns a warning of the cells that may hold something else than the name of one document. */
function warnOfDoubtfulCells(file: string, lines: readonly number[]): readonly Problem[] {
  const [line] = lines;
  if (line === undefined) {
    return [];
  }
  const shownLines = lines.slice(0, MOST_SHOWN).join(", ");
  const more = lines.length > MOST_SHOWN ? ` and ${lines.length - MOST_SHOWN} more` : "";
  const cells =
    lines.length === 1 ? "this cell" : `${lines.length} cells (lines ${shownLines}${more})`;
  const verbPhrase = lines.length === 1 ? "is read as a name" : "are read as names";
  const message = `${cells} may hold several documents, or passages, and ${verbPhrase}. Set \`separator\`, or write a list such as ["a.md", "b.md"]. Passages are read by the format ragas-csv.`;
  return [{ file, line, message }];
}

/** The documents that a cell names. */
interface CellDocuments {
  readonly names: readonly string[];
  /** Whether the cell may hold something else than these names. */
  readonly isDoubtful: boolean;
}

/** Returns the documents of a cell: those of a printed list, or those between the separators. */
function readCellDocuments(cellText: string, separator: string | null): CellDocuments {
  const list = readTextList(cellText);
  if (list.kind === "texts") {
    const names = list.texts.map((text) => text.trim()).filter((text) => text !== "");
    return { names, isDoubtful: names.some(isPassage) };
  }
  const parts = separator === null ? [cellText] : cellText.split(separator);
  const names = parts.map((part) => part.trim()).filter((part) => part !== "");
  return {
    names,
    isDoubtful: names.some((name) => isPrintedCollection(name) || looksLikeSeveralNames(name)),
  };
}

/** A longer text that ends as a sentence is no name of a document. */
const MOST_WORDS_OF_NAME = 3;

/** Whether the text seems to be a passage, and no name of a document: several words that end as a sentence. */
function isPassage(text: string): boolean {
  return text.split(/\s+/).length > MOST_WORDS_OF_NAME && /[.!?]$/.test(text);
}

/** Whether the text has brackets around it, as if a program had printed a list, a tuple or a set. */
function isPrintedCollection(text: string): boolean {
  return /^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(text);
}

/** Whether the text looks like several names. */
function looksLikeSeveralNames(text: string): boolean {
  if (/[|\n]/.test(text)) {
    return true;
  }
  const parts = text.split(/[,;]\s*/);
  return parts.length > 1 && parts.every(isName);
}

/** Whether the text is one word that has a dot, a slash, a dash or an underline inside. */
function isName(text: string): boolean {
  return !/\s/.test(text) && /[\w-][./_-][\w-]/.test(text);
}

/**
 * Returns a rating for each document of a row; empty, with a report, without a query or with a wrong grade. The grade is
 * 1 unless written.
 */
function readRatings(
  cell: TableRow["cell"],
  documents: readonly string[],
  line: number,
  report: AddEntryProblem,
): readonly Rating[] {
  const query = cell("query");
  const intent = cell("intent");
  const grade =
    cell("grade") === null
      ? 1
      : parseRating(cell("grade"), (message) => report(`column grade: ${message}`));
  if (query === null) {
    report("the cell of the query is empty");
  }
  if (documents.length === 0) {
    report(
      "the cell of the expected document is empty; for a query that should find nothing write a case with `expect_empty: true`",
    );
  }
  if (intent !== null && !INTENT.test(intent)) {
    report(
      `expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${showValue(intent)}`,
    );
  }
  if (query === null || grade === null) {
    return [];
  }
  return documents.map((document) => ({ id: cell("id"), query, intent, document, grade, line }));
}

/**
 * Returns the name in the header of each column. If the suite writes `columns`, only the needed ones have usual names.
 */
function columnNames(written: DatasetSource["columns"]): Readonly<Record<string, string>> {
  const usualNames = written === null ? COLUMNS : NEEDED;
  return { ...Object.fromEntries(usualNames.map((name) => [name, name])), ...written };
}
