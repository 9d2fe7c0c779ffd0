/** Judges a run by the gate's pipeline, with another one as baseline: for `replay`, `compare`. */
import path from "node:path";
import { commandName, readOrigin } from "../app/origin.ts";
import { emptyRequest } from "../app/request.ts";
import { TOOL } from "../app/version.ts";
import { writeOutcome } from "../app/write-outcome.ts";
import type { CommandPorts } from "../cli/command.ts";
import { GateError } from "../errors.ts";
import { concludeGate } from "../gate/conclude.ts";
import { makeBaseline } from "../gate/outcome.ts";
import type { Plan, RetrievedRuns } from "../gate/questions.ts";
import type { LoadedPolicies } from "../gate/two-policies.ts";
import type { Baseline } from "../model/baseline.ts";
import { compactParts } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Inputs, Report } from "../model/report.ts";
import { runPipeline } from "../pipeline.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { digestParts } from "../system/digest.ts";

/**
 * Returns the gate's report on a run that `ask` gives. The baseline of the head in `policies` is
 * the run to compare with; if it is null, the verdict is the error `baseline_missing`. `policies`
 * have no base.
 */
export function judgeRun(
  policies: LoadedPolicies,
  ask: (plan: Plan) => Promise<RetrievedRuns>,
): Promise<Report> {
  return runPipeline({
    command: "gate",
    tool: TOOL,
    load: () => Promise.resolve(policies),
    findWeakening: () => [],
    selectCases: (cases) => cases,
    retrieve: ask,
    judgeAnswers: (_plan, measured) => Promise.resolve(measured),
    conclude: (measurement) => concludeGate(measurement, { command: "gate", tool: TOOL }),
    digestReport: (report) => digestParts(compactParts(deterministicPart(report))),
  });
}

/** Throws `usage` for a config with a judge: these commands judge no answers. */
export function refuseJudge(command: "compare" | "replay", { file, judge }: Config): void {
  if (judge !== undefined) {
    throw new GateError(
      "usage",
      `${command}: ${file} has a judge, and answers are not judged here`,
      "Use a config without `judge`.",
    );
  }
}

/**
 * Writes the report into the folder, and returns the path of its page from the working directory.
 * `commit`: the one that was measured, null for the work tree. Throws `report_incomplete`.
 */
export async function writeReport(
  folder: string,
  report: Report,
  commit: string | null,
  ports: CommandPorts,
): Promise<string> {
  const { environment, workingDirectory } = ports;
  const origin = readOrigin(environment, null, commit, commandName(ports), new Date());
  const request = {
    ...emptyRequest("gate", workingDirectory),
    config: report.inputs?.config.file ?? null,
    reportDir: folder,
  };
  // Only at a desk may a failed run write no report.
  const isAtDesk = false;
  const { complete } = await writeOutcome(request, { ...report, origin }, isAtDesk);
  const page = path.relative(workingDirectory, path.join(folder, "report.html"));
  if (!complete) {
    throw new GateError("report_incomplete", `${page} could not be written`);
  }
  return page.split(path.sep).join("/");
}

/** Returns a run as the baseline of another one; null if it failed, or can't be believed. */
export function baselineOfReport({ inputs, run, scores, failure }: Report): Baseline | null {
  const isMeasured = failure === null || failure.code === "baseline_missing";
  if (!isMeasured || inputs === null || run === null || scores === null) {
    return null;
  }
  // Whether answers vary is decided by this run alone.
  const alone: Inputs = { ...inputs, baseline: null };
  return makeBaseline(alone, run, scores, TOOL);
}
