/** A case that Quepid exported: a row for each rating, `query,docid,rating`. */
import type { Problem } from "../../model/problem.ts";
import { readTable } from "./delimited.ts";
import type { Dataset, DatasetSource } from "./format.ts";
import { type Rating, ratedCases, parseRating, ratingScale, warnOfUnjudged } from "./judgments.ts";

/** The columns that are read, by the names that Quepid gives them. */
const NAMES = { query: "query", docid: "docid", rating: "rating" };

/**
 * Reads a case that Quepid exported. A row without a rating was never judged: queries that have only such rows get a
 * warning.
 */
export async function readQuepid({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const source = files.text([path], "judgments", "`path` is the CSV file that Quepid exported.");
  const { file } = source;
  const unratedQueries = new Set<string>();
  const table = readTable(source, NAMES, Object.keys(NAMES), problems);
  const ratings = table.flatMap(({ line, cell }): readonly Rating[] => {
    const query = cell("query");
    const document = cell("docid");
    const ratingText = cell("rating");
    const report = (message: string): void => void problems.push({ file, line, message });
    if (query === null) {
      report("the cell of the query is empty");
    } else if (ratingText === null) {
      unratedQueries.add(query);
    } else if (document === null) {
      report("the cell of the docid is empty");
    }
    const grade = ratingText === null ? null : parseRating(ratingText, report);
    return query === null || document === null || grade === null
      ? []
      : [{ id: null, query, intent: null, document, grade, line }];
  });
  for (const { query } of ratings) {
    unratedQueries.delete(query);
  }
  return {
    cases: ratedCases(ratings, file, "id", problems),
    corpus: null,
    problems,
    warnings: warnOfUnjudged(file, unratedQueries.size),
    ...ratingScale(ratings),
  };
}
