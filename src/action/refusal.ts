/** What is published where the gate could not even start. */
import type { GateOutcome, GateRequest } from "../app/request.ts";
import { errorReport, writeOutcome } from "../app/write-outcome.ts";
import { failureOf } from "../gate/outcome.ts";
import type { StepEnvironment } from "./inputs.ts";

/** An `error` outcome with a report that says why, for known and unknown errors. */
export function refusal(error: unknown, environment: StepEnvironment): Promise<GateOutcome> {
  return writeOutcome(defaultRequest(environment), errorReport(failureOf(error)));
}

/** Inputs that can't be read name no place: the report goes where it would by default. */
function defaultRequest(environment: StepEnvironment): GateRequest {
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
