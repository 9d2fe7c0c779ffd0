/** What is published where the gate could not even start. */
import { emptyRequest, type GateOutcome } from "../app/request.ts";
import { errorReport, writeOutcome } from "../app/write-outcome.ts";
import { failureOf } from "../gate/outcome.ts";
import type { StepEnvironment } from "./inputs.ts";

/**
 * An `error` outcome with a report that says why, for known and unknown errors. Inputs that can't be read name no place:
 * the report goes where it would by default.
 */
export function refusal(error: unknown, environment: StepEnvironment): Promise<GateOutcome> {
  const request = emptyRequest("gate", environment["GITHUB_WORKSPACE"] || process.cwd());
  return writeOutcome(request, errorReport(failureOf(error)), false);
}
