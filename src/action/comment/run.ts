/** The comment as a step asks for it: `command: comment` in a job of its own, or `comment: true` beside a retriever. */
import { join } from "node:path";
import type { GateOutcome } from "../../app/request.ts";
import { GateError } from "../../errors.ts";
import { type Ending, endingOfError } from "../../exit-code.ts";
import { describeError, type ExitGuard } from "../../exit.ts";
import { logLine } from "../../words/escape.ts";
import { type CommentInputs, readCommentInputs, type StepEnvironment } from "../inputs.ts";
import type { Runner } from "../runner.ts";
import { type Commented, comment } from "./comment.ts";
import { type Github, openGithub } from "./github.ts";
import { findReports, readReport } from "./reports.ts";

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
    tell(runner, await comment(github, environment, "", () => findReports(inputs.parts)));
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

/** Comments on an outcome; never rejects. */
export type CommentBeside = (outcome: GateOutcome, exitCode: number) => Promise<void>;

/** The client is loaded at once, before a retriever could change the files it is loaded from. Null where nobody asked. */
export async function commentBeside(ports: CommentPorts): Promise<CommentBeside | null> {
  const { environment, runner } = ports;
  let github: Github;
  try {
    const inputs = readCommentInputs(runner.input, environment);
    if (inputs === null) return null;
    github = await open(inputs, ports);
  } catch {
    return null; // readInputs says it, in a report
  }
  // Parts decide nothing; the job that merges comments.
  if (runner.input("shard") !== "") return null;
  const job = [environment["GITHUB_JOB"], runner.input("config"), runner.input("suite")]
    .filter(Boolean)
    .join(" ");
  return async (outcome, exitCode) => {
    const read = async (): ReturnType<typeof findReports> => {
      const report = await readReport(join(outcome.reportDir, "report.json"));
      if (report === null) return { reports: [], left: ["report.json: it can't be read"] };
      return {
        reports: [exitCode === 0 ? report : { ...report, agrees: report.verdict !== "pass" }],
        left: [],
      };
    };
    tell(runner, await comment(github, environment, job, read));
  };
}

async function open({ token }: CommentInputs, { environment, guard, runner }: CommentPorts): Promise<Github> {
  runner.mask([token]);
  return await openGithub(token, environment, guard.signal);
}

function tell(runner: Runner, { done, message }: Commented): void {
  if (done === "nothing") runner.annotate({ level: "notice", title: "comment", message });
  else process.stdout.write(`${logLine(message)}\n`);
}
