/** Tells the world what was judged. Each step may fail alone, and none changes the verdict. */
import { join, relative, resolve } from "node:path";
import { exitCodeOf, type Ending, type ExitGuard } from "../exit.ts";
import { annotations } from "../reporters/annotations.ts";
import { logLine } from "../words/escape.ts";
import { renderSummaryMd } from "../reporters/summary-md.ts";
import { renderText } from "../reporters/text.ts";
import { annotationLine, annotationLines } from "./annotations.ts";
import { uploadReport, type Upload } from "./artifact.ts";
import type { StepEnvironment, PublishSettings } from "./inputs.ts";
import { outputsOf, writeOutputs } from "./outputs.ts";
import type { GateOutcome } from "../app/request.ts";
import { writeSummary } from "./summary.ts";

/** Columns of a job's log on a laptop. */
const LOG_WIDTH = 120;

export interface PublishPorts {
  readonly environment: StepEnvironment;
  /** Said after the result: what `record` wrote. Safe to print, line ends included. */
  readonly closing: string;
  /** Writes text to the job's log, line ends included. */
  readonly print: (text: string) => void;
  readonly guard: Pick<ExitGuard, "signal" | "divertStrays">;
}

/**
 * Result text, job summary, annotations, artifact, outputs, in this order: the log and the summary are there before the
 * slow upload, and the outputs, which name the artifact, before the step fails. Never rejects.
 */
export async function publish(
  outcome: GateOutcome,
  settings: PublishSettings,
  ports: PublishPorts,
): Promise<Ending> {
  const { environment, print } = ports;
  const { report } = outcome;
  const ending: Ending = {
    kind: "judged",
    verdict: report.verdict.verdict,
    exitCode: outcome.exitCode,
    complete: outcome.complete,
  };
  await alone("result text", print, () =>
    print(
      renderText(report, { color: false, width: LOG_WIDTH, reportPath: shownPath(outcome, environment) }) +
        ports.closing,
    ),
  );
  await alone("job summary", print, () =>
    writeSummary(environment["GITHUB_STEP_SUMMARY"], renderSummaryMd(report)),
  );
  await alone("annotations", print, () => {
    for (const line of annotationLines(annotations(report))) print(`${line}\n`);
  });
  const upload = (await alone("report artifact", print, () => storeReport(outcome, settings, ports))) ?? {
    kind: "not_stored",
    reason: "",
  };
  await alone("outputs", print, () =>
    writeOutputs(environment["GITHUB_OUTPUT"], outputsOf(outcome, exitCodeOf(ending), upload)),
  );
  return ending;
}

/** Relative to the workspace, because the runner's own folders tell people nothing. */
function shownPath(outcome: GateOutcome, environment: StepEnvironment): string | null {
  if (!outcome.files.includes("report.html")) return null;
  const workspace = environment["GITHUB_WORKSPACE"] || ".";
  return join(relative(resolve(workspace), outcome.reportDir), "report.html");
}

async function storeReport(
  outcome: GateOutcome,
  settings: PublishSettings,
  ports: PublishPorts,
): Promise<Upload> {
  const { environment, guard, print } = ports;
  const upload = await uploadReport(outcome.reportDir, outcome.files, settings, environment, guard);
  if (upload.kind === "not_stored") throw new Error(upload.reason);
  print(`Report artifact: ${logLine(upload.name)} (${logLine(upload.url)})\n`);
  return upload;
}

/** Runs one step; its failure is a warning. */
async function alone<T>(
  what: string,
  print: (text: string) => void,
  act: () => T | Promise<T>,
): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(
      `${annotationLine({ level: "warning", title: `no ${what}`, message: `${reason}; the verdict stays` })}\n`,
    );
    return null;
  }
}
