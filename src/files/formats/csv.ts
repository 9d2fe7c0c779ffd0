/**
 * Format csv: a table of questions, as people keep them in a spreadsheet, with a row for each
 * question or for each of its documents.
 */
import { isPrintedCollection, looksLikeSeveralNames } from "../../model/alike-names.ts";
import { listFirst } from "../../model/lookup.ts";
import type { Problem } from "../../model/problem.ts";
import { compileExpression, firstArgument } from "../../expressions/expression.ts";
import { findLeadingPath, writeKey } from "../../expressions/expression-text.ts";
import { type TableColumns, type TableRow, findUnknownColumns, readTable } from "./delimited.ts";
import { type AddEntryProblem, type Dataset, type DatasetSource, toWord } from "./format.ts";
import { makeLineReport, readTextList } from "./lines.ts";
import { type QueryRow, makeRatedCases, parseRating } from "./judgments.ts";

/** By our names of them. */
const COLUMNS = ["query", "expected", "intent", "grade", "id"];
/** If `columns` does not name them, they have our names in the header. */
const USUAL = ["query", "expected"];

/**
 * Makes a case of all rows with the same `id`, or without an id with the same query. If no column
 * can hold documents, the queries are watched. A cell that may have been read wrongly is a warning.
 * `columns.expected` is a column, or an expression over one that renames its documents.
 */
export async function readCsvQuestions(source: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const text = source.files.readText([source.path], {
    what: "questions",
    hint: "`path` is the CSV file.",
  });
  const { file } = text;
  problems.push(...findUnknownColumns(source.columns, "csv", COLUMNS, file));
  const table = readTable(text, (header) => chooseColumns(header, source.columns), problems);
  const [firstRow] = table;
  if (firstRow === undefined) {
    return { cases: [], problems };
  }
  const column = firstRow.nameOf("expected");
  const columnSetting = source.columns?.["expected"] ?? column;
  // `split(file, '#')[0]` cuts each name; the column alone leaves it as it is.
  const expression = columnSetting === column ? writeKey(column) : columnSetting;
  const evaluate = await compileExpression(expression, "columns.expected");
  const renameDocument = (name: string): string => String(evaluate({ [column]: name }));
  const doubtfulCells: DoubtfulCell[] = [];
  const ratings: QueryRow[] = [];
  for (const { line, cell, has } of table) {
    const report = makeLineReport(file, line, problems);
    if (!has("expected")) {
      // Null in place of a document: the query is watched.
      ratings.push(...readRatings(cell, [null], line, report));
      continue;
    }
    const cellText = cell("expected") ?? "";
    const { names, isDoubtful } = readCellDocuments(cellText, source.separator);
    if (isDoubtful) {
      doubtfulCells.push({ line, text: cellText });
    }
    ratings.push(...readRatings(cell, names.map(renameDocument), line, report));
  }
  return {
    cases: makeRatedCases(ratings, file, "hint", problems),
    expected: expression,
    form: "text",
    problems,
    warnings: warnOfDoubtfulCells(file, doubtfulCells),
  };
}

/** A cell `expected` that may hold something else than the documents that were read. */
interface DoubtfulCell {
  readonly line: number;
  readonly text: string;
}

const MOST_SHOWN = 5;

/** Returns one warning of all these cells, at the first of them; none without any. */
function warnOfDoubtfulCells(file: string, cells: readonly DoubtfulCell[]): readonly Problem[] {
  const [first] = cells;
  if (first === undefined) {
    return [];
  }
  const places = cells.map(({ line }) => `${file}:${line}`);
  const subject =
    cells.length === 1 ? "this cell" : `${cells.length} cells (${listFirst(places, MOST_SHOWN)})`;
  const verbPhrase = cells.length === 1 ? "is read as a name" : "are read as names";
  // A printed tuple or set has to be written as a list.
  const separator = /^\s*[([{]/.test(first.text) ? undefined : /[;|,\n]/.exec(first.text)?.[0];
  const separatorAdvice =
    separator === undefined
      ? ""
      : `\`separator: ${JSON.stringify(separator)}\` in \`dataset\`, or `;
  const message = `${subject} may hold several documents, or passages, and ${verbPhrase}. Write ${separatorAdvice}a list such as ["a.md", "b.md"]. Passages are read by the format ragas-csv.`;
  return [{ file, line: first.line, message }];
}

interface CellDocuments {
  readonly names: readonly string[];
  /** Whether the cell may hold something else: passages, or several names that were read as one. */
  readonly isDoubtful: boolean;
}

/**
 * Returns the names in a list such as `["a.md", "b.md"]` (JSON or Python), or else the texts
 * between the separators. A list is doubtful if it seems to have passages, another cell if one of
 * its names seems to be several.
 */
function readCellDocuments(cellText: string, separator: string | undefined): CellDocuments {
  const list = readTextList(cellText);
  if (list.kind === "texts") {
    const names = list.texts.map((text) => text.trim()).filter((text) => text !== "");
    return { names, isDoubtful: names.some(isPassage) };
  }
  const parts = separator === undefined ? [cellText] : cellText.split(separator);
  const names = parts.map((part) => part.trim()).filter((part) => part !== "");
  return {
    names,
    isDoubtful: names.some((name) => isPrintedCollection(name) || looksLikeSeveralNames(name)),
  };
}

/** A text of more words that ends as a sentence is no name of a document. */
const MOST_WORDS_OF_NAME = 3;

/** Whether the text has more than 3 words and ends with `.`, `!` or `?`. */
function isPassage(text: string): boolean {
  return text.split(/\s+/).length > MOST_WORDS_OF_NAME && /[.!?]$/.test(text);
}

/**
 * Returns a rating for each of the row's `documents`, of grade 1 if the cell of the grade is blank.
 * A document that is null stands for none, and the query is watched. Reports an empty query, no
 * documents and a wrong grade: then there are no ratings.
 */
function readRatings(
  cell: TableRow["cell"],
  documents: readonly (string | null)[],
  line: number,
  report: AddEntryProblem,
): readonly QueryRow[] {
  const query = cell("query");
  const intent = toWord(cell("intent") ?? "") || null;
  const gradeText = cell("grade");
  const grade =
    gradeText === null
      ? 1
      : parseRating(gradeText, (message) => report(`column grade: ${message}`));
  if (query === null) {
    report("the cell of the query is empty");
  }
  if (documents.length === 0) {
    report(
      "the cell of the expected document is empty; write queries that should find nothing into a suite of their own, with `expect_empty: true`",
    );
  }
  if (query === null || grade === null) {
    return [];
  }
  return documents.map((document) => ({ id: cell("id"), query, intent, document, grade, line }));
}

/**
 * Returns what the header calls each of our columns: what the suite has written, or else our own
 * name. `query` and the columns that the suite names are needed. So is `expected` if the header has
 * a column that is none of ours, which may hold the documents. If it has none, queries are watched.
 */
function chooseColumns(header: readonly string[], written: DatasetSource["columns"]): TableColumns {
  // If the suite names columns, intent, grade and id count only if it names them.
  const ownNames = written === undefined ? COLUMNS : USUAL;
  const names = { ...Object.fromEntries(ownNames.map((name) => [name, name])), ...written };
  // `expected` may be an expression: `split(docs, '#')[0]` reads the column `docs`.
  const { expected } = names;
  if (expected !== undefined && !header.includes(expected)) {
    names["expected"] = columnOfExpression(expected);
  }
  const ourColumns = Object.values(names);
  const mayHaveDocuments = header.length === 0 || header.some((name) => !ourColumns.includes(name));
  const needed = [...(mayHaveDocuments ? USUAL : ["query"]), ...Object.keys(written ?? {})];
  return { names, needed, renamedIn: "csv" };
}

/** Returns the column that the expression reads: `docs` of `split(docs, '#')[0]`. */
function columnOfExpression(expression: string): string {
  const path = findLeadingPath(firstArgument(expression) ?? expression);
  return path?.replaceAll('"', "") ?? expression;
}
