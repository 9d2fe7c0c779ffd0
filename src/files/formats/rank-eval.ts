/**
 * The body of an Elasticsearch `_rank_eval` request, `{"requests": [{"id", "request",
 * "ratings"}]}`: each is a query in Elasticsearch's query language with rated documents.
 */
import type { Problem } from "../../model/problem.ts";
import { type JsonObject, isObject, showValue, textOrEmpty } from "../../system/json.ts";
import type { AddEntryProblem, Dataset, DatasetSource } from "./format.ts";
import { makeRatedDataset } from "./judgments.ts";
import { readRatings, readRatedEntries } from "./judgment-lists.ts";
import { readTextMember } from "./lines.ts";

/**
 * Makes a case of each request. Its query is the only text to search for in `params` and `request`:
 * a parameter of a template, or what a clause such as `match` looks for. A request with several
 * different texts, or none, is a problem. A document is named by its `_id`; if the ratings are of
 * several indices, by `_index/_id`.
 */
export async function readRankEval({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  // Of all ratings, filled by readDocument.
  const indices = new Set<string>();
  const readDocument = (rating: JsonObject, report: AddEntryProblem): string | null => {
    const id = readTextMember(rating, "_id", report);
    const index = textOrEmpty(rating["_index"]);
    indices.add(index);
    return id === null ? null : `${index}/${id}`;
  };
  const entries = readRatedEntries(files, path, ["requests"], problems, (entry, line, report) => {
    const id = readTextMember(entry, "id", report);
    const texts = [...findSearchTexts(entry["params"]), ...findSearchTexts(entry["request"])];
    const differentTexts = [...new Set(texts)];
    const [query, ...otherTexts] = differentTexts;
    if (query === undefined || otherTexts.length > 0) {
      const textsShown = differentTexts.map(showValue).join(" and ") || "none";
      report(
        `expected one text to search for, in a \`match\`, a \`query\` or \`params\`; got ${textsShown}`,
      );
      return [];
    }
    if (id === null) {
      return [];
    }
    return readRatings(entry, readDocument, { id, query, line }, report);
  });
  // Of one index alone, a document is named without it.
  const ratings =
    indices.size > 1
      ? entries.ratings
      : entries.ratings.map(({ document, ...rating }) => ({
          ...rating,
          document: document.slice(document.indexOf("/") + 1),
        }));
  return makeRatedDataset(ratings, entries.file, entries.unratedCount, problems);
}

/** Keys of clauses, whose members are fields with the text to search for. */
const CLAUSE_KEYS = /^(?:match|match_phrase|match_phrase_prefix|match_bool_prefix)$/;
/** Keys of the text to search for itself. */
const TEXT_KEYS = /^(?:query|query_string|query_text|q|search|text)$/;

/**
 * Returns the texts to search for, however deep: `vpn` of `{"query": "vpn"}`, and of the clauses
 * `{"match": {"title": "vpn"}}` and `{"match": {"title": {"query": "vpn"}}}`.
 */
function findSearchTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap(findSearchTexts);
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
        typeof clauseValue === "string" ? [clauseValue] : findSearchTexts(clauseValue),
      );
    }
    return findSearchTexts(member);
  });
}
