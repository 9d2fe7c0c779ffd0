/** The comment as a step asks for it: `command: comment` in a job of its own, or `comment: true` beside a retriever. */
import { join, sep } from "node:path";
import type { GateOutcome } from "../../app/request.ts";
import { GateError } from "../../errors.ts";
import { type Ending, endingOfError } from "../../exit-code.ts";
import { describeError, type ExitGuard } from "../../exit.ts";
import { logLine } from "../../words/escape.ts";
import { type CommentInputs, readCommentInputs, type StepEnvironment } from "../inputs.ts";
import type { Runner } from "../runner.ts";
import { pageName } from "../artifact.ts";
import { type Commented, type ReadReports, comment } from "./comment.ts";
import { type Github, openGithub } from "./github.ts";
import { findReports, readReport } from "./reports.ts";
import type { CommentTarget } from "./target.ts";

interface CommentPorts {
  readonly environment: StepEnvironment;
  readonly guard: Pick<ExitGuard, "signal">;
  readonly runner: Runner;
}

/** Ends well with a comment or a notice: whether the change may be merged is for the gate's own job to say. */
export async function runComment({ environment, guard, runner }: CommentPorts): Promise<Ending> {
  try {
    const inputs = readCommentInputs(runner.input, environment);
    if (inputs === null) throw new GateError("usage", 'input "command" is not "comment"');
    const github = await open(inputs, { environment, guard, runner });
    const read = (target: CommentTarget): Promise<ReadReports> => readParts(github, inputs.parts, target);
    tell(runner, await comment(github, environment, inputs.key, read));
    return { kind: "answered" };
  } catch (error) {
    const said =
      error instanceof GateError
        ? [error.message, error.hint].filter(Boolean).join(". ")
        : describeError(error);
    runner.annotate({ level: "error", title: "comment", message: said });
    return endingOfError(error);
  }
}

/** What the run left in the folder; with the addresses of pages where the token may list artifacts. */
export async function readParts(
  github: Github,
  folder: string,
  { runId, attempt }: CommentTarget,
): Promise<ReadReports> {
  const { reports, left } = await findReports(folder, attempt);
  const pages = await github.artifacts(runId).catch(() => new Map<string, string>());
  const pageOf = (file: string): string | null => pages.get(pageName(file.split(sep)[0]!)) ?? null;
  return { parts: reports.map((each) => ({ ...each, page: pageOf(each.file) })), left };
}

/** Comments on an outcome; never rejects. */
export type CommentBeside = (outcome: GateOutcome, exitCode: number, page: string | null) => Promise<void>;

/** The client is loaded at once, before a retriever could change the files it is loaded from. Null where nobody asked. */
export async function commentBeside(ports: CommentPorts): Promise<CommentBeside | null> {
  const { environment, runner } = ports;
  // Parts decide nothing; the job that merges comments.
  if (runner.input("shard") !== "") return null;
  try {
    const inputs = readCommentInputs(runner.input, environment);
    if (inputs === null) return null;
    const github = await open(inputs, ports);
    return async ({ reportDir }, exitCode, page) => {
      const read = (): Promise<ReadReports> => readOwn(reportDir, exitCode, page);
      tell(runner, await comment(github, environment, inputs.key, read));
    };
  } catch {
    return null; // readInputs says it, in a report
  }
}

async function readOwn(folder: string, exitCode: number, page: string | null): Promise<ReadReports> {
  const report = await readReport(join(folder, "report.json"));
  if (report === null) return { parts: [], left: [{ file: "report.json", key: "", why: "unreadable" }] };
  const own = exitCode === 0 ? report : { ...report, agrees: report.verdict !== "pass" };
  return { parts: [{ key: "", report: own, page }], left: [] };
}

async function open({ token }: CommentInputs, { environment, guard, runner }: CommentPorts): Promise<Github> {
  runner.mask([token]);
  return await openGithub(token, environment, guard.signal);
}

function tell(runner: Runner, { done, message }: Commented): void {
  if (done === "nothing") runner.annotate({ level: "notice", title: "comment", message });
  else process.stdout.write(`${logLine(message)}\n`);
}
