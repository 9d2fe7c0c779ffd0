/** What is published where the gate could not even start. */
import type { GateOutcome, GateRequest } from "../cli/request.ts";
import { errorReport, writeOutcome } from "../cli/write-outcome.ts";
import { failureOf } from "../gate/failure.ts";
import type { Environment } from "./inputs.ts";

/** An `error` outcome with a report that says why, for known and unknown errors. */
export function refusal(error: unknown, environment: Environment): Promise<GateOutcome> {
  return writeOutcome(defaultRequest(environment), errorReport(failureOf(error)));
}

/** Inputs that can't be read name no place: the report goes where it would by default. */
function defaultRequest(environment: Environment): GateRequest {
  return {
    command: "gate",
    workingDirectory: environment["GITHUB_WORKSPACE"] || process.cwd(),
    config: null,
    suite: null,
    baseline: null,
    baseDirectory: null,
    baseRef: null,
    reportDir: null,
    shard: null,
    parts: [],
    leaderboard: null,
    out: null,
  };
}
