/**
 * Format judgments: judgment lists of OpenSearch's search relevance, such as `[{"query": "vpn",
 * "ratings": [{"docId": "d1", "rating": "2"}]}]`. The readers also serve rank-eval.ts.
 */
import type { Problem } from "../../model/problem.ts";
import { type JsonObject, isObject, objectMembers, showValue } from "../../system/json.ts";
import { readJson } from "../json-text.ts";
import type { AddEntryProblem, Dataset, DatasetFiles, DatasetSource } from "./format.ts";
import { type Rating, makeRatedDataset, parseRating } from "./judgments.ts";
import { makeFileReport, readTextMember, reportInside } from "./lines.ts";

interface RatedEntries {
  readonly file: string;
  readonly ratings: readonly Rating[];
  /** Entries whose `ratings` is an empty list: their queries are no cases. */
  readonly unratedCount: number;
}

/**
 * Returns the ratings that `readEntry` reads from each object of a list. The list is the file
 * itself, or its first member of `memberNames` that is one.
 */
export function readRatedEntries(
  files: DatasetFiles,
  path: string,
  memberNames: readonly string[],
  problems: Problem[],
  readEntry: (entry: JsonObject, line: number, report: AddEntryProblem) => readonly Rating[],
): RatedEntries {
  const { file, text } = files.readText([path], {
    what: "judgments",
    hint: "`path` is the JSON file.",
  });
  // A number such as 007 is kept as text, since it may be an id.
  const reading = readJson({ file, text }, "foreign");
  const { value } = reading;
  problems.push(...reading.problems);
  if (value === undefined) {
    return { file, ratings: [], unratedCount: 0 };
  }
  const members = objectMembers(value);
  const listName = memberNames.find((candidate) => Array.isArray(members[candidate]));
  const list = listName === undefined ? value : members[listName];
  const reportInFile = makeFileReport({ file, lineOf: reading.lineOf }, problems);
  if (!Array.isArray(list)) {
    reportInFile(
      `expected a list, or an object with \`${memberNames.join("` or `")}\`; got ${showValue(value)}`,
    );
    return { file, ratings: [], unratedCount: 0 };
  }
  const listPointer = listName === undefined ? "" : `/${listName}`;
  const ratings: Rating[] = [];
  let unratedCount = 0;
  for (const [index, entry] of (list as readonly unknown[]).entries()) {
    const entryPointer = `${listPointer}/${index}`;
    const line = reading.lineOf(entryPointer);
    const report = reportInside(reportInFile, entryPointer);
    if (!isObject(entry)) {
      report(`expected an object; got ${showValue(entry)}`);
      continue;
    }
    if (Array.isArray(entry["ratings"]) && entry["ratings"].length === 0) {
      unratedCount++;
    }
    ratings.push(...readEntry(entry, line, report));
  }
  return { file, ratings, unratedCount };
}

/**
 * Reads `"ratings": [{"docId": "d1", "rating": 2}]`. `readDocument` returns the document's name, or
 * reports why there is none. A rating that can't be read is reported and left out.
 */
export function readRatings(
  entry: JsonObject,
  readDocument: (rating: JsonObject, report: AddEntryProblem) => string | null,
  queryOfEntry: Pick<Rating, "id" | "query" | "line">,
  report: AddEntryProblem,
): readonly Rating[] {
  const { ratings } = entry;
  if (!Array.isArray(ratings)) {
    report(`expected \`ratings\`, a list; got ${showValue(ratings)}`);
    return [];
  }
  const readableRatings: Rating[] = [];
  for (const [index, item] of (ratings as readonly unknown[]).entries()) {
    const reportRating = reportInside(report, `/ratings/${index}`);
    const ratingMembers = objectMembers(item);
    const document = readDocument(ratingMembers, reportRating);
    const grade = parseRating(ratingMembers["rating"], reportInside(reportRating, "/rating"));
    if (document !== null && grade !== null) {
      readableRatings.push({ ...queryOfEntry, intent: null, document, grade });
    }
  }
  return readableRatings;
}

/** The members of a file that may have the list of queries. */
const LIST_NAMES = ["judgmentRatings", "judgments"];

/** Makes a case of each query. One with an empty list of ratings is no case, which is a warning. */
export async function readJudgmentLists({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const { file, ratings, unratedCount } = readRatedEntries(
    files,
    path,
    LIST_NAMES,
    problems,
    (entry, line, report) => {
      // A missing query is reported, so that its ratings are not used.
      const query = readTextMember(entry, "query", report) ?? "";
      const readDocument = (rating: JsonObject, reportRating: AddEntryProblem): string | null =>
        readTextMember(rating, "docId", reportRating);
      return readRatings(entry, readDocument, { id: null, query, line }, report);
    },
  );
  return makeRatedDataset(ratings, file, unratedCount, problems);
}
