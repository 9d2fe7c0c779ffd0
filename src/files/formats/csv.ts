/** A table of questions, as people keep them in a spreadsheet: a row for a question, or for each of its documents. */
import type { Problem } from "../../model/problem.ts";
import { show } from "../../system/json.ts";
import { type TableRow, readTable } from "./delimited.ts";
import { type AddEntryProblem, type Dataset, type DatasetSource, INTENT } from "./format.ts";
import { type Rating, ratedCases, ratingOf } from "./judgments.ts";

const COLUMNS = ["query", "expected", "intent", "grade", "id"];
const NEEDED = ["query", "expected"];

/** Rows of one `id`, or without ids of one query, are one case. */
export async function readCsvQuestions(source: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const text = source.files.text([source.path], "questions", "`path` is the CSV file.");
  const { file } = text;
  const table = readTable(text, namesOf(source.columns), NEEDED, problems);
  const ratings = table.flatMap(({ line, cell }) => {
    const report: AddEntryProblem = (message) => void problems.push({ file, line, message });
    return ratingsOf(cell, source.separator, line, report);
  });
  return {
    cases: ratedCases(ratings, file, "hint", problems),
    notices: [],
    corpus: null,
    problems,
  };
}

function ratingsOf(
  cell: TableRow["cell"],
  separator: string | null,
  line: number,
  report: AddEntryProblem,
): readonly Rating[] {
  const query = cell("query");
  const written = cell("expected");
  const documents = (
    separator === null ? [written ?? ""] : (written ?? "").split(separator)
  ).flatMap((each) => each.trim() || []);
  const intent = cell("intent");
  const grade =
    cell("grade") === null
      ? 1
      : ratingOf(cell("grade"), (message) => report(`column grade: ${message}`));
  if (query === null) {
    report("the cell of the query is empty");
  }
  if (documents.length === 0) {
    report(
      "the cell of the expected document is empty; for a query that should find nothing write a case with `expect_empty: true`",
    );
  }
  if (intent !== null && !INTENT.test(intent)) {
    report(`expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${show(intent)}`);
  }
  if (query === null || grade === null) {
    return [];
  }
  return documents.map((document) => ({ id: cell("id"), query, intent, document, grade, line }));
}

/** Which column is what: as written, else by the usual names. */
function namesOf(written: DatasetSource["columns"]): Readonly<Record<string, string>> {
  const usual = written === null ? COLUMNS : NEEDED;
  return { ...Object.fromEntries(usual.map((name) => [name, name])), ...written };
}
