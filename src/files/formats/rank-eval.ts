/** The body of an Elasticsearch `_rank_eval` request: queries as they are sent, with rated documents. */
import type { Problem } from "../../model/problem.ts";
import { isObject, showValue } from "../../system/json.ts";
import type { Dataset, DatasetSource } from "./format.ts";
import { ratedCases, ratingScale, warnOfUnjudged } from "./judgments.ts";
import { countUnrated, readRatings, readRatedEntries } from "./judgment-lists.ts";
import { readTextMember } from "./lines.ts";

/**
 * Reads the requests as cases. The query of a request is its only text to search for: a parameter of its template, or
 * what its query matches. A request with several such texts, or none, is a problem.
 */
export async function readRankEval({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const unrated = { count: 0 };
  const { file, ratings } = readRatedEntries(
    files,
    path,
    ["requests"],
    problems,
    (entry, line, report) => {
      const id = readTextMember(entry, "id", report);
      const texts = [...new Set([...findTexts(entry["params"]), ...findTexts(entry["request"])])];
      const [query] = texts;
      if (query === undefined || texts.length > 1) {
        report(
          `expected one text to search for, in a \`match\`, a \`query\` or \`params\`; got ${texts.length === 0 ? "none" : texts.map(showValue).join(" and ")}`,
        );
      } else if (id !== null) {
        countUnrated(entry, unrated);
        return readRatings(entry, "_id", { id, query, line }, report);
      }
      return [];
    },
  );
  const cases = ratedCases(ratings, file, "id", problems);
  const warnings = warnOfUnjudged(file, unrated.count);
  return { cases, corpus: null, problems, warnings, ...ratingScale(ratings) };
}

/** Keys of clauses whose members hold what people type. */
const CLAUSE_KEYS = /^(?:match|match_phrase|match_phrase_prefix|match_bool_prefix)$/;
/** Keys of texts that people type. */
const TEXT_KEYS = /^(?:query|query_string|query_text|q|search|text)$/;

/** Returns the texts under keys that hold what people type, however deep. */
function findTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap(findTexts);
  }
  if (!isObject(value)) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    if (typeof member === "string") {
      return TEXT_KEYS.test(key) ? [member] : [];
    }
    if (CLAUSE_KEYS.test(key) && isObject(member)) {
      return Object.values(member).flatMap((clauseValue) =>
        typeof clauseValue === "string" ? [clauseValue] : findTexts(clauseValue),
      );
    }
    return findTexts(member);
  });
}
