/** A case that Quepid exported: a row for each rating, `query,docid,rating`. */
import type { Problem } from "../../model/problem.ts";
import type { Dataset, DatasetSource } from "./format.ts";
import { delimiterOf, readCsv } from "./delimited.ts";
import { type Rating, ratedCases, ratingOf, scaleOf } from "./judgments.ts";

const COLUMNS = ["query", "docid", "rating"] as const;

/** A row without a rating was looked at by nobody: a query of such rows alone is counted in a notice. */
export async function readQuepid({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const source = files.text([path], "judgments", "`path` is the CSV file that Quepid exported.");
  const { file, text } = source;
  const [header, ...rows] = readCsv(source, problems, delimiterOf(text));
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const at = COLUMNS.map((column) => names.indexOf(column));
  if (at.includes(-1)) {
    const message = `expected a header with query, docid and rating; got ${names.join(", ") || "nothing"}`;
    problems.push({ file, line: header?.line ?? 1, message });
    return { cases: [], notices: [], corpus: null, problems };
  }
  const unrated = new Set<string>();
  const ratings = rows.flatMap(({ line, cells }): readonly Rating[] => {
    const [query = "", document = "", written = ""] = at.map((index) => cells[index]?.trim());
    const report = (message: string): void => void problems.push({ file, line, message });
    if (query === "") report("the cell of the query is empty");
    if (written === "") {
      unrated.add(query);
      return [];
    }
    if (document === "") report("the cell of the docid is empty");
    const grade = ratingOf(written, report);
    return grade === null ? [] : [{ id: null, query, intent: null, document, grade, line }];
  });
  for (const { query } of ratings) unrated.delete(query);
  return {
    cases: ratedCases(ratings, file, "id", problems),
    notices: unrated.size === 0 ? [] : [{ code: "unjudged_queries", count: unrated.size }],
    corpus: null,
    problems,
    ...scaleOf(ratings),
  };
}
