/**
 * One comment on the pull request: by `command: comment` in a job of its own, or by `comment: true`
 * beside a retriever. Whatever goes wrong is a notice and changes no verdict.
 */
import { errorMessage } from "../../system/excerpt.ts";
import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import type { GateOutcome } from "../../app/request.ts";
import { GateError } from "../../errors.ts";
import { type Ending, endingOfError } from "../../exit-code.ts";
import { describeError, type ExitGuard } from "../../exit.ts";
import { type CommentPart, renderCommentMd } from "../../reporters/comment-md.ts";
import { fitSummary } from "../../reporters/fit-summary.ts";
import { renderForkCommentMd } from "../../reporters/fork-comment-md.ts";
import { logLine } from "../../messages/escape.ts";
import { pageName } from "../artifact.ts";
import { type CommentInputs, readCommentInputs, type StepEnvironment } from "../inputs.ts";
import type { Runner } from "../runner.ts";
import {
  type ExistingComment,
  type Github,
  limitedUntil,
  openGithub,
  errorStatus,
} from "./github.ts";
import { type FoundReports, findReports, describeLeftOut, readReport } from "./reports.ts";
import { findTarget, type CommentTarget } from "./target.ts";
import { firstSegment } from "../../model/lookup.ts";
import { docsPage } from "../../model/docs-page.ts";

/** In bytes. GitHub takes 65,536 characters, and a text has at least as many bytes. */
const MOST_BYTES = 65_000;

/** The hidden first line of our comments: the key of the step, and which run wrote it. */
const MARK = /^<!-- retrieval-eval-gate comment "([^"]*)" run (\d{1,16}) attempt (\d{1,6}) -->/;

interface ReadReports {
  readonly parts: readonly CommentPart[];
  readonly leftOut: FoundReports["leftOut"];
}

interface CommentResult {
  /** `nothing`: no comment was written; the message says why. */
  readonly done: "created" | "updated" | "nothing";
  /** For the log; holds text of strangers, unescaped. */
  readonly message: string;
}

/**
 * Comments on the pull request that the event belongs to: creates the comment of this key or
 * updates it. For a fork's run only how the jobs ended is shown. Nothing is written without a pull
 * request, or if there are only parts of shards. Never rejects: an error is the message of the
 * result.
 */
export async function writeRunComment(
  github: Github,
  environment: StepEnvironment,
  key: readonly string[],
  read: (target: CommentTarget) => Promise<ReadReports>,
): Promise<CommentResult> {
  try {
    const found = await findTarget(github, environment, key);
    if (found.kind === "none") {
      return noComment(`no comment: ${found.reason}`);
    }
    const { fork } = found.target;
    if (fork !== null) {
      return await writeComment(github, found.target, () =>
        renderForkCommentMd(fork, found.target),
      );
    }
    const reports = await read(found.target);
    if (reports.parts.length === 0 && reports.leftOut.some(({ why }) => why === "part")) {
      return noComment(
        "no comment: there are only parts of shards; let the job that merges comment",
      );
    }
    return await writeComment(
      github,
      found.target,
      (earlierComment) => renderReports(found.target, reports, earlierComment),
      describeAllLeftOut(reports.leftOut),
    );
  } catch (error) {
    return noComment(errorReason(error));
  }
}

function noComment(message: string): CommentResult {
  return { done: "nothing", message };
}

/** Returns why no comment was written, and what to do. */
function errorReason(error: unknown): string {
  const message = errorMessage(error);
  const status = errorStatus(error);
  const until = limitedUntil(error);
  if (until !== null) {
    // `2026-03-02 14:05`, rounded up to the next minute.
    const time = new Date(until + 59_999).toISOString().slice(0, 16).replace("T", " ");
    return `no comment: GitHub limits this token until ${time} UTC (${status}: ${message}). Re-run this job after that; the gate's verdict stays`;
  }
  if (status === 403 && /locked/i.test(message)) {
    return `no comment: the conversation is locked (403: ${message}). Unlock it, or read the summary of the job`;
  }
  if (status === 403 && !/rate limit/i.test(message)) {
    return `no comment: this run's token may not do that (403: ${message}). The job needs pull-requests: write, and the runs of forks never have it: see ${docsPage("pull-requests.md")}`;
  }
  if (status === null && error instanceof TypeError) {
    return `no comment: this is an error of retrieval-eval-gate itself (${message}). Please report it; the gate's verdict stays`;
  }
  return `no comment: GitHub's API failed (${status ?? "no answer"}: ${message})`;
}

/** Returns the hidden first line of a comment, which MARK matches. */
export function makeMark({
  key,
  runId,
  attempt,
}: Pick<CommentTarget, "key" | "runId" | "attempt">): string {
  return `<!-- retrieval-eval-gate comment "${renderKey(key)}" run ${runId} attempt ${attempt} -->\n`;
}

/**
 * Returns the key's texts for people to read, without characters that could end the HTML comment,
 * and a digest that differs if the keys do.
 */
function renderKey(key: readonly string[]): string {
  const safe = key
    .filter(Boolean)
    .join(" ")
    // `--` ends an HTML comment, `"` the key in it.
    .replaceAll(/[^\w ./-]|--/g, "_");
  const digest = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 12);
  return `${safe.slice(0, 280)} ${digest}`;
}

/**
 * Returns the comment's text. `earlierComment` is the text that is there already, or "": its lines
 * of suites that the reports lack are kept.
 */
function renderReports(
  target: CommentTarget,
  { parts, leftOut }: ReadReports,
  earlierComment: string,
): string {
  // In place of the others the comment shows a newer attempt, or the report of `merge`.
  const shown = leftOut.filter(({ why }) => why !== "older" && why !== "part");
  const lines = shown.map((each) => ({
    key: each.key,
    name: each.file,
    words: describeLeftOut(each),
  }));
  return renderCommentMd(parts, target, lines, earlierComment);
}

/** Returns `; left out <file>: <reason>` for the first five, then how many more there are. */
function describeAllLeftOut(leftOut: FoundReports["leftOut"]): string {
  const shownReasons = leftOut
    .slice(0, 5)
    .map((each) => `; left out ${each.file}: ${describeLeftOut(each)}`);
  const hiddenCount = leftOut.length - shownReasons.length;
  return shownReasons.join("") + (hiddenCount > 0 ? `; left out ${hiddenCount} more` : "");
}

/**
 * Updates our comment of this key, or creates it; `createComment` looks for it again if the server
 * fails. A comment of a newer run stays as it is. `render` gets the text of the comment that is
 * there, or "". `notes` are for the log.
 */
async function writeComment(
  github: Github,
  target: CommentTarget,
  render: (earlierComment: string) => string,
  notes = "",
): Promise<CommentResult> {
  const place = `pull request ${target.pull}`;
  const login = await github.login();
  const findComment = async (): Promise<ExistingComment | undefined> =>
    findOwnComment(await github.comments(target.pull), login, target.key);
  const existing = await findComment();
  const body = fitSummary(makeMark(target) + render(existing?.body ?? ""), MOST_BYTES);
  if (existing !== undefined && isNewer(existing, target)) {
    return noComment(`no comment: ${place} has the comment of a newer run`);
  }
  if (existing !== undefined && (await updateComment(github, existing, body))) {
    return { done: "updated", message: `updated the comment on ${place}${notes}` };
  }
  await createComment(github, target.pull, body, findComment);
  return { done: "created", message: `commented on ${place}${notes}` };
}

/**
 * Creates the comment. A server that fails may have written it all the same: then the written one
 * is updated, or if there is none, creating is tried once more.
 */
async function createComment(
  github: Github,
  pull: number,
  body: string,
  findComment: () => Promise<ExistingComment | undefined>,
): Promise<void> {
  try {
    await github.create(pull, body);
  } catch (error) {
    const isServerFailure = (errorStatus(error) ?? 0) >= 500;
    if (!isServerFailure) {
      throw error;
    }
    const createdComment = await findComment();
    if (createdComment === undefined || !(await updateComment(github, createdComment, body))) {
      await github.create(pull, body);
    }
  }
}

/** Replaces the comment. False if it was deleted since it was listed. Throws other errors. */
async function updateComment(
  github: Github,
  existing: ExistingComment,
  body: string,
): Promise<boolean> {
  try {
    await github.update(existing.id, body);
    return true;
  } catch (error) {
    if (errorStatus(error) === 404 || errorStatus(error) === 410) {
      return false;
    }
    throw error;
  }
}

/**
 * Returns our comment with this key; one by another account is not ours. `login` is our account.
 * Names may differ in case, but an App (`[bot]` at the end) and a user are different accounts.
 */
function findOwnComment(
  comments: readonly ExistingComment[],
  login: string,
  key: readonly string[],
): ExistingComment | undefined {
  const plainName = (name: string): string => name.toLowerCase().replace(/\[bot\]$/, "");
  const isBot = (name: string): boolean => name.endsWith("[bot]");
  const renderedKey = renderKey(key);
  return comments.find(
    (comment) =>
      plainName(comment.login) === plainName(login) &&
      isBot(comment.login) === isBot(login) &&
      MARK.exec(comment.body)?.[1] === renderedKey,
  );
}

/** Whether a newer run or attempt wrote the comment; false without our mark. */
function isNewer({ body }: ExistingComment, { runId, attempt }: CommentTarget): boolean {
  const mark = MARK.exec(body);
  if (mark === null) {
    return false;
  }
  const commentRun = Number(mark[2]);
  const commentAttempt = Number(mark[3]);
  return commentRun > runId || (commentRun === runId && commentAttempt > attempt);
}

interface StepPorts {
  readonly environment: StepEnvironment;
  readonly guard: Pick<ExitGuard, "signal">;
  readonly runner: Runner;
}

/**
 * Runs `command: comment`. The step passes with or without a comment, since the gate's own job
 * decides about the change. Inputs that can't be read are an error, and the step fails.
 */
export async function runComment(ports: StepPorts): Promise<Ending> {
  const { environment, runner } = ports;
  try {
    const inputs = readCommentInputs(runner.input, environment);
    if (inputs === null) {
      throw new GateError("usage", 'input "command" is not "comment"');
    }
    const github = await connectGithub(inputs, ports);
    const read = (target: CommentTarget): Promise<ReadReports> =>
      readParts(github, inputs.parts, target);
    logComment(runner, await writeRunComment(github, environment, inputs.key, read));
    return { kind: "answered" };
  } catch (error) {
    const message =
      error instanceof GateError
        ? [error.message, error.hint].filter(Boolean).join(". ")
        : describeError(error);
    runner.annotate({ level: "error", title: "comment", message });
    return endingOfError(error);
  }
}

/** Returns the folder's reports, with their pages' addresses if the token may list artifacts. */
export async function readParts(
  github: Github,
  folder: string,
  target: CommentTarget,
): Promise<ReadReports> {
  const { reports, leftOut } = await findReports(folder);
  const pages = await github.artifacts(target.runId).catch(() => new Map<string, string>());
  const pageAddress = (file: string): string | null =>
    pages.get(pageName(firstSegment(file, sep))) ?? null;
  const parts = reports.map((each) => ({ ...each, page: pageAddress(each.file) }));
  // A report of an older attempt is not one of this attempt's gates.
  const reportCount = parts.length + leftOut.filter(({ why }) => why !== "older").length;
  const missing = await findMissing(github, target, reportCount);
  return { parts, leftOut: [...leftOut, ...missing] };
}

/**
 * Matches `Retrieval gate`, or `Run acme/retrieval-eval-gate@v1` of a step without a name of its
 * own. Not what the runner adds (`Post …`, `Pre …`), nor a step that comments.
 */
const GATE_STEP = /^(?!Post |Pre )(?!.*\bcomment\b).*retrieval[- ](?:eval-)?gate/i;

/** Returns one entry if fewer reports were found than gate steps ran; empty if that is unknown. */
async function findMissing(
  github: Github,
  { runId, attempt }: CommentTarget,
  reportCount: number,
): Promise<FoundReports["leftOut"]> {
  const jobs = await github.jobs(runId, attempt).catch(() => []);
  // The job that comments has not ended.
  const endedJobs = jobs.filter(
    ({ conclusion }) => conclusion !== null && conclusion !== "skipped",
  );
  const gateSteps = endedJobs.flatMap(({ steps }) => steps.filter((step) => GATE_STEP.test(step)));
  const missingCount = gateSteps.length - reportCount;
  if (missingCount <= 0) {
    return [];
  }
  const name = missingCount === 1 ? "1 gate of this run" : `${missingCount} gates of this run`;
  const words = `no report was found: ${gateSteps.length} ran, and left ${reportCount}`;
  return [{ file: name, key: "missing", why: "unreadable", words }];
}

/** Never rejects. `page` is the address of the report's page; null if it has none. */
type CommentBeside = (outcome: GateOutcome, exitCode: number, page: string | null) => Promise<void>;

/**
 * Returns the function that comments, for `comment: true`. Null if no comment is asked for, for a
 * shard, and if the inputs can't be read or the client can't be loaded. The client is loaded at
 * once, before a retriever could change its files.
 */
export async function prepareComment(ports: StepPorts): Promise<CommentBeside | null> {
  const { environment, runner } = ports;
  // A shard decides nothing. The job that runs `merge` writes the comment.
  if (runner.input("shard") !== "") {
    return null;
  }
  try {
    const inputs = readCommentInputs(runner.input, environment);
    if (inputs === null) {
      return null;
    }
    const github = await connectGithub(inputs, ports);
    return async ({ reportDir }, exitCode, page) => {
      const read = (): Promise<ReadReports> => readStepReport(reportDir, exitCode, page);
      logComment(runner, await writeRunComment(github, environment, inputs.key, read));
    };
  } catch {
    // Inputs that can't be read: runAction reads them again, and reports the error. A client that
    // can't be loaded: there is no comment, and no notice of that.
    return null;
  }
}

/**
 * Reads this step's report. A retriever may have changed it: it is left out if it can't be read, or
 * passes although the step failed.
 */
async function readStepReport(
  folder: string,
  exitCode: number,
  page: string | null,
): Promise<ReadReports> {
  const report = await readReport(join(folder, "report.json"));
  const place = { file: "report.json", key: "" };
  if (report === null) {
    return { parts: [], leftOut: [{ ...place, why: "unreadable" }] };
  }
  if (report.verdict === "pass" && exitCode !== 0) {
    const words = `the step ended with exit code ${exitCode}`;
    return { parts: [], leftOut: [{ ...place, why: "unreadable", words }] };
  }
  return { parts: [{ key: "", report, page }], leftOut: [] };
}

async function connectGithub(
  { token }: CommentInputs,
  { environment, guard, runner }: StepPorts,
): Promise<Github> {
  runner.mask([token]);
  return await openGithub(token, environment, guard.signal);
}

function logComment(runner: Runner, { done, message }: CommentResult): void {
  if (done === "nothing") {
    runner.annotate({ level: "notice", title: "comment", message });
  } else {
    process.stdout.write(`${logLine(message)}\n`);
  }
}
