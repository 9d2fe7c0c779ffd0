import type { Problem } from "../../model/problem.ts";
import { readTable } from "./delimited.ts";
import type { Dataset, DatasetSource } from "./format.ts";
import { type Rating, makeRatedDataset, parseRating } from "./judgments.ts";
import { makeLineReport } from "./lines.ts";

const COLUMNS = {
  names: { query: "query", docid: "docid", rating: "rating" },
  needed: ["query", "docid", "rating"],
};

/**
 * Reads a CSV file that Quepid exported, `query,docid,rating`. All rows with the same query are one
 * case. A row without a rating was not judged yet; a query that has only such rows is no case,
 * which is a warning.
 */
export async function readQuepid({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const source = files.readText([path], {
    what: "judgments",
    hint: "`path` is the CSV file that Quepid exported.",
  });
  const { file } = source;
  const unratedQueries = new Set<string>();
  const ratings: Rating[] = [];
  for (const { line, cell } of readTable(source, () => COLUMNS, problems)) {
    const query = cell("query");
    const document = cell("docid");
    const ratingText = cell("rating");
    const report = makeLineReport(file, line, problems);
    if (query === null) {
      report("the cell of the query is empty");
    } else if (ratingText === null) {
      // A rating in another row takes it out again, below.
      unratedQueries.add(query);
    } else if (document === null) {
      report("the cell of the docid is empty");
    }
    const grade = ratingText === null ? null : parseRating(ratingText, report);
    if (query !== null && document !== null && grade !== null) {
      ratings.push({ id: null, query, intent: null, document, grade, line });
    }
  }
  for (const { query } of ratings) {
    unratedQueries.delete(query);
  }
  return makeRatedDataset(ratings, file, unratedQueries.size, problems);
}
