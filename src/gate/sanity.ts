/** Measurements that must not be judged, because they measured nothing. */
import { GateError } from "../errors.ts";
import type { Config } from "../model/config.ts";
import type { Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";

/** Throws query_errors for failed queries (unless error_rate has a ceiling of its own) and nothing_retrieved. */
export function assertMeasured(config: Config, suite: Suite, scores: Scores): void {
  const failedCases = scores.cases.filter((each) => each.error !== null);
  const rule = config.gate.metrics.get("error_rate");
  const allowed = rule === "off" || rule?.ceiling !== undefined;
  if (failedCases.length > 0 && !allowed) {
    const [first] = failedCases;
    const count = failedCases.length === 1 ? "1 query" : `${failedCases.length} queries`;
    throw new GateError("query_errors", `${count} failed, first "${first!.id}": ${first!.error}`, {
      hint: "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.",
    });
  }
  const wanting = new Set(suite.cases.filter((each) => !each.expectEmpty).map((each) => each.id));
  const found = scores.cases.some((each) => wanting.has(each.id) && each.results.length > 0);
  if (!found && wanting.size > 0) {
    throw new GateError("nothing_retrieved", `none of the ${wanting.size} queries got a single result`, {
      hint: "An empty index answers like this: check that the retriever's index is built before the gate runs.",
    });
  }
}
