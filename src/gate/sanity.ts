/** Measurements that must not be judged, because they measured nothing. */
import { GateError } from "../errors.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";

/** Fewer distinct queries may well have one answer. */
const DISTINCT_QUERIES = 5;

/**
 * Throws query_errors for failed queries (unless error_rate has a ceiling of its own), nothing_retrieved, mostly_empty
 * where the share of answered queries is less than half the baseline's, and constant_answers where five or more
 * distinct queries got one and the same list.
 */
export function assertMeasured(
  config: Config,
  suite: Suite,
  scores: Scores,
  baseline: Baseline | null,
): void {
  assertAnswered(config, scores);
  const wanting = new Set(suite.cases.filter((each) => !each.expectEmpty).map((each) => each.id));
  const judged = scores.cases.filter((each) => wanting.has(each.id));
  if (judged.length === 0) return;
  const found = judged.filter((each) => each.results.length > 0);
  if (found.length === 0) {
    throw new GateError("nothing_retrieved", `none of the ${judged.length} queries got a single result`, {
      hint: "An empty index answers like this: check that the retriever's index is built before the gate runs.",
    });
  }
  if (baseline !== null) assertNotMostlyEmpty(judged, found, baseline);
  assertNotConstant(suite, found, baseline);
}

function assertAnswered(config: Config, scores: Scores): void {
  const failed = scores.cases.filter((each) => each.error !== null);
  const rule = config.gate.metrics.get("error_rate");
  const [first] = failed;
  if (first === undefined || rule === "off" || rule?.ceiling !== undefined) return;
  const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
  throw new GateError("query_errors", `${count} failed, first "${first.id}": ${first.error}`, {
    hint: "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.",
  });
}

function assertNotMostlyEmpty(
  judged: readonly CaseScore[],
  found: readonly CaseScore[],
  baseline: Baseline,
): void {
  const before = judged.flatMap((each) => baseline.cases.get(each.id) ?? []);
  const answered = before.filter((each) => each.results.length > 0).length;
  if (before.length === 0 || found.length / judged.length >= answered / before.length / 2) return;
  throw new GateError(
    "mostly_empty",
    `${found.length} of ${judged.length} queries got a result; in the baseline it was ${answered} of ${before.length}`,
    {
      hint: "A half-built index answers like this: check that the retriever's index is complete before the gate runs.",
    },
  );
}

/** A list that every query had, mostly, in its baseline answer too is what a loss leaves over: no sign of a deaf retriever. */
function assertNotConstant(suite: Suite, found: readonly CaseScore[], baseline: Baseline | null): void {
  const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
  const distinct = new Set(found.map((each) => queries.get(each.id)));
  const answers = new Set(found.map((each) => JSON.stringify(each.results)));
  if (distinct.size < DISTINCT_QUERIES || answers.size > 1) return;
  const leftOver = (each: CaseScore): boolean => {
    const before = new Set(baseline?.cases.get(each.id)?.results);
    return each.results.filter((document) => before.has(document)).length >= each.results.length / 2;
  };
  if (found.every(leftOver)) return;
  throw new GateError("constant_answers", `${distinct.size} different queries all got the same results`, {
    hint: "The retriever ignores the query: check that it reads `query` from the request.",
  });
}

/** No case has a target in its top k: either nothing is left of the search, or ids and paths don't fit the suite. */
export function allZero(suite: Suite, scores: Scores): boolean {
  const sought = suite.cases.filter((each) => !each.expectEmpty && each.answersOnly !== true);
  const wanting = new Set(sought.map((each) => each.id));
  const judged = scores.cases.filter((each) => wanting.has(each.id));
  return judged.length > 0 && judged.every((each) => each.ranks.every((rank) => rank === null));
}
