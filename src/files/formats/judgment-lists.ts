/** Judgment lists of OpenSearch's search relevance: `query` with `ratings` of `docId` and `rating`. */
import type { Problem } from "../../model/problem.ts";
import {
  type JsonObject,
  isObject,
  objectMembers,
  showValue,
  describeJsonError,
} from "../../system/json.ts";
import { parseJsonAsWritten } from "../../system/written-numbers.ts";
import { scanJson } from "../json-scan.ts";
import type { AddEntryProblem, Dataset, DatasetFiles, DatasetSource } from "./format.ts";
import { type Rating, ratedCases, parseRating, ratingScale, warnOfUnjudged } from "./judgments.ts";
import { readTextMember } from "./lines.ts";

/**
 * Reads a JSON file that is a list of objects, or has one in a member of one of these names. Returns the ratings that
 * `take` makes of each object. What is wrong with the file is added to `problems`; without a list there are no ratings.
 */
export function readRatedEntries(
  files: DatasetFiles,
  path: string,
  names: readonly string[],
  problems: Problem[],
  take: (entry: JsonObject, line: number, report: AddEntryProblem) => readonly Rating[],
): { readonly file: string; readonly ratings: readonly Rating[] } {
  const { file, text } = files.text([path], "judgments", "`path` is the JSON file.");
  const value = parseJudgments(text, file, problems);
  if (value === undefined) {
    return { file, ratings: [] };
  }
  const scan = scanJson(text, file);
  problems.push(...scan.problems);
  const members = objectMembers(value);
  const name = names.find((candidate) => Array.isArray(members[candidate]));
  const list = name === undefined ? value : members[name];
  if (!Array.isArray(list)) {
    problems.push({
      file,
      line: 1,
      message: `expected a list, or an object with \`${names.join("` or `")}\`; got ${showValue(value)}`,
    });
    return { file, ratings: [] };
  }
  const ratings = list.flatMap((entry: unknown, index) => {
    const entryPointer = `${name === undefined ? "" : `/${name}`}/${index}`;
    const line = scan.lineOf(entryPointer);
    const report: AddEntryProblem = (message, below = "") =>
      void problems.push({ file, line, pointer: `${entryPointer}${below}`, message });
    if (isObject(entry)) {
      return take(entry, line, report);
    }
    report(`expected an object; got ${showValue(entry)}`);
    return [];
  });
  return { file, ratings };
}

/** Returns the file's value, with numbers as written; undefined if it is no JSON, which is added to `problems`. */
function parseJudgments(text: string, file: string, problems: Problem[]): unknown {
  try {
    return parseJsonAsWritten(text);
  } catch (error) {
    const message = describeJsonError(text, error);
    problems.push({ file, line: 1, message });
    return undefined;
  }
}

/**
 * Returns the ratings of an entry, whose documents are named by `key`. Each has the query of
 * `queryOfEntry`. A rating that
 * can't be read is reported and left out.
 */
export function readRatings(
  entry: JsonObject,
  key: "docId" | "_id",
  queryOfEntry: Pick<Rating, "id" | "query" | "line">,
  report: AddEntryProblem,
): readonly Rating[] {
  const { ratings } = entry;
  if (!Array.isArray(ratings)) {
    report(`expected \`ratings\`, a list; got ${showValue(ratings)}`);
    return [];
  }
  return ratings.flatMap((item: unknown, index): readonly Rating[] => {
    const reportRating: AddEntryProblem = (message, below = "") =>
      report(message, `/ratings/${index}${below}`);
    const ratingMembers = objectMembers(item);
    const document = readTextMember(ratingMembers, key, reportRating);
    const grade = parseRating(ratingMembers["rating"], (message) =>
      reportRating(message, "/rating"),
    );
    return document === null || grade === null
      ? []
      : [{ ...queryOfEntry, intent: null, document, grade }];
  });
}

/** Adds one to `unrated` if the entry has an empty list of ratings: such a query is no case. */
export function countUnrated(entry: JsonObject, unrated: { count: number }): void {
  const { ratings } = entry;
  if (Array.isArray(ratings) && ratings.length === 0) {
    unrated.count++;
  }
}

/** Reads judgment lists: each query with ratings is a case. */
export async function readJudgmentLists({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const unrated = { count: 0 };
  const names = ["judgmentRatings", "judgments"];
  const { file, ratings } = readRatedEntries(
    files,
    path,
    names,
    problems,
    (entry, line, report) => {
      const query = readTextMember(entry, "query", report) ?? "";
      countUnrated(entry, unrated);
      return readRatings(entry, "docId", { id: null, query, line }, report);
    },
  );
  const cases = ratedCases(ratings, file, "id", problems);
  const warnings = warnOfUnjudged(file, unrated.count);
  return { cases, corpus: null, problems, warnings, ...ratingScale(ratings) };
}
