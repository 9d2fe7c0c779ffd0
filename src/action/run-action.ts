/** The action from its inputs to its exit code. */
import { recordText } from "../app/record-text.ts";
import { emptyRequest, type GateOutcome } from "../app/request.ts";
import { runGateOnEvent } from "../app/gate.ts";
import { runUrl } from "../app/origin.ts";
import { errorReport, writeOutcome } from "../app/write-outcome.ts";
import { Secrecy } from "../app/secrecy.ts";
import { GateError } from "../errors.ts";
import { type Ending, findExitCode, endingOfReport } from "../exit-code.ts";
import { describeError, type ExitGuard } from "../exit.ts";
import { toFailure } from "../gate/outcome.ts";
import { logLine, capText } from "../messages/escape.ts";
import { prepareUpload, uploadReport, type Upload } from "./artifact.ts";
import {
  readInputs,
  settingsOrDefaults,
  type StepEnvironment,
  type PublishSettings,
} from "./inputs.ts";
import { openRunner, type Runner } from "./runner.ts";
import { join, relative, resolve } from "node:path";
import { type Annotation, makeAnnotations } from "../reporters/annotations.ts";
import { renderRetrieverLog } from "../reporters/retriever-log.ts";
import { renderSummaryMd } from "../reporters/summary-md.ts";
import { buildView, type ReportView } from "../messages/view.ts";
import { renderText } from "../reporters/text.ts";
import { OUTPUT_NAMES, stepOutputs, pageUrl } from "./outputs.ts";
import type { CommentBeside } from "./comment/comment.ts";

function printText(text: string): void {
  process.stdout.write(text);
}

/**
 * Runs the command of the inputs, publishes its report, comments if that is asked for, and returns
 * how the process is to end. An error of inputs or files becomes an error report; an error of the
 * program itself is also printed to stderr. `moduleHost` is the absolute path of the script that
 * hosts `module` retrievers.
 */
export async function runAction(
  environment: StepEnvironment,
  guard: ExitGuard,
  moduleHost: string,
): Promise<Ending> {
  const runner = await openRunner();
  let settings: PublishSettings | null = null;
  let commentOn: CommentBeside | null = null;
  let outcome: GateOutcome;
  // What `record` prints after the result.
  let closing = "";
  try {
    const { request, publish, comment } = readInputs(runner.input, environment);
    settings = publish;
    if (comment !== null) {
      // Loaded only if a comment is asked for, and before a retriever runs, which could change the
      // program's files.
      const { prepareComment, runComment } = await import("./comment/comment.ts");
      const commentPorts = { environment, guard, runner };
      if (runner.input("command") === "comment") {
        return await runComment(comment, commentPorts);
      }
      // A shard decides nothing. The job that runs `merge` writes the comment.
      commentOn = request.shard === null ? await prepareComment(comment, commentPorts) : null;
    }
    await prepareUpload(environment);
    outcome = await runGateOnEvent(request, {
      environment,
      signal: guard.signal,
      listen: () => guard.listen(),
      moduleHost,
      progress: (text) => printText(`${logLine(text)}\n`),
      // A log is no terminal, so no line is replaced.
      line: null,
      // Before anything can print them.
      mask: runner.mask,
    });
    if (request.command === "record") {
      closing = recordText(outcome, request.workingDirectory);
    }
  } catch (error) {
    outcome = await writeErrorOutcome(error, environment);
  }
  // From here on a cancelled step ends its publishing in order, also if the inputs could not be
  // read and the gate did not listen.
  guard.listen();
  const { ending, view, page } = await publishOutcome(
    outcome,
    settings ?? settingsOrDefaults(runner.input),
    { environment, closing, print: printText, guard, runner },
  );
  await commentOn?.(outcome, view, page);
  return ending;
}

/** Writes the report of an error. Prints it to stderr, too, if it is the program's own. */
async function writeErrorOutcome(
  error: unknown,
  environment: StepEnvironment,
): Promise<GateOutcome> {
  const secrecy = new Secrecy(environment);
  if (!(error instanceof GateError)) {
    process.stderr.write(`${secrecy.without(describeError(error))}\n`);
  }
  // Inputs that can't be read name no place: the report goes where it would by default.
  const request = emptyRequest("gate", environment["GITHUB_WORKSPACE"] || process.cwd());
  const report = secrecy.hideInReport(errorReport(toFailure(error)));
  const atDesk = false;
  return writeOutcome(request, report, atDesk);
}

/** In columns: those of a job's log on a laptop. */
const LOG_WIDTH = 120;
/** The report has the whole log that was kept. */
const RETRIEVER_LINES = 200;
const RETRIEVER_LINE_LENGTH = 2000;

// Each step of publishing may fail alone, and none changes the verdict.

interface PublishPorts {
  readonly environment: StepEnvironment;
  /** Printed after the result: what `record` wrote. Safe to print, line ends included. */
  readonly closing: string;
  readonly print: (text: string) => void;
  readonly guard: Pick<ExitGuard, "signal" | "divertStrays">;
  readonly runner: Runner;
}

/**
 * Publishes retriever's log, result text, job summary, annotations, artifact and outputs, in this
 * order: log and summary are there before the slow upload, and the outputs, which name the
 * artifact, before the step fails. Once the page has an address, the summary is written again with
 * it. Never rejects: a failed step is a warning.
 */
export async function publishOutcome(
  outcome: GateOutcome,
  settings: PublishSettings,
  ports: PublishPorts,
): Promise<{
  readonly ending: Ending;
  readonly view: ReportView;
  readonly page: string | null;
}> {
  const { environment, print, runner } = ports;
  const { report } = outcome;
  const ending = endingOfReport(report, outcome.complete);
  // Relative to the workspace, because the runner's own folders tell people nothing.
  const folder = relative(resolve(environment["GITHUB_WORKSPACE"] || "."), outcome.reportDir);
  const reportPath = outcome.files.includes("report.html") ? join(folder, "report.html") : null;
  const view = buildView(report, { reportDir: folder });
  // The first summary links the run's list of artifacts, since the report has no address before its
  // upload.
  const runAddress = runUrl(environment);
  await runStep("retriever's log", runner, () => printRetrieverLog(outcome, ports));
  await runStep("result text", runner, () =>
    print(renderText(view, { color: false, width: LOG_WIDTH, reportPath }) + ports.closing),
  );
  const rewriteSummary = await runStep("job summary", runner, () =>
    runner.summarise(renderSummaryMd(view, runAddress && `${runAddress}#artifacts`)),
  );
  await runStep("annotations", runner, () => {
    for (const annotation of makeAnnotations(view, leaderboardNotes(outcome))) {
      runner.annotate(annotation);
    }
  });
  const upload = await runStep("report artifact", runner, () =>
    storeReport(outcome, settings, ports),
  );
  const page = pageUrl(upload);
  if (rewriteSummary !== null && page !== null) {
    await runStep("job summary", runner, () => rewriteSummary(renderSummaryMd(view, page)));
  }
  await runStep("outputs", runner, () => {
    const outputs = stepOutputs(outcome, findExitCode(ending), upload);
    for (const name of OUTPUT_NAMES) {
      runner.setOutput(name, outputs[name]);
    }
  });
  return { ending, view, page };
}

function leaderboardNotes({ leaderboard }: GateOutcome): readonly Annotation[] {
  if (!leaderboard) {
    return [];
  }
  const level = leaderboard.written ? "notice" : "warning";
  return [{ level, title: "leaderboard", message: leaderboard.message }];
}

/** Prints the log folded: it is long, and seldom what people look for first. */
async function printRetrieverLog(
  { report }: GateOutcome,
  { print, runner }: PublishPorts,
): Promise<void> {
  const lines = (renderRetrieverLog(report) ?? "").split("\n").slice(0, -1);
  if (lines.length === 0) {
    return;
  }
  const hiddenLines = lines.length - RETRIEVER_LINES;
  const shownLines = lines
    .slice(-RETRIEVER_LINES)
    .map((line) => `${capText(line, RETRIEVER_LINE_LENGTH)}\n`);
  const note = hiddenLines > 0 ? `[${hiddenLines} earlier lines are in retriever.log]\n` : "";
  await runner.group("Retriever's log", async () => print(note + shownLines.join("")));
}

/** Uploads the report, with the client's log folded. Throws the reason if nothing was stored. */
async function storeReport(
  outcome: GateOutcome,
  settings: PublishSettings,
  ports: PublishPorts,
): Promise<Upload> {
  const { environment, guard, print, runner } = ports;
  const upload = await runner.group("Upload of the report artifact", () =>
    uploadReport(outcome.reportDir, outcome.files, settings, environment, guard),
  );
  if (upload.kind === "not_stored") {
    throw new Error(upload.reason);
  }
  const pageWords =
    upload.page.kind === "stored"
      ? upload.page.url
      : `in the artifact only (${upload.page.reason})`;
  print(
    `Report artifact: ${logLine(upload.name)} (${logLine(upload.url)})\nReport page: ${logLine(pageWords)}\n`,
  );
  return upload;
}

/** Returns what `act` returns. If that fails, annotates a warning `no <what>` and returns null. */
async function runStep<T>(
  what: string,
  runner: Runner,
  act: () => T | Promise<T>,
): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() || error.name : String(error);
    runner.annotate({
      level: "warning",
      title: `no ${what}`,
      message: `${reason}; the verdict stays`,
    });
    return null;
  }
}
