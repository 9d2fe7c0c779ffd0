/**
 * One comment on the pull request, posted or updated: by `command: comment` in a job of its own, or by `comment: true`
 * beside a retriever. Whatever goes wrong is a notice and changes no verdict.
 */
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
import { type FoundReports, findReports, leftWords, readReport } from "./reports.ts";
import { findTarget, type CommentTarget } from "./target.ts";
import { firstSegment } from "../../model/lookup.ts";

/** GitHub takes 65,536 characters. Bytes are never fewer. */
const MOST_BYTES = 65_000;

/** Hidden, and the first thing in it: whose comment it is, and of which run. */
const MARKER = /^<!-- retrieval-eval-gate comment "([^"]*)" run (\d{1,16}) attempt (\d{1,6}) -->/;

interface ReadReports {
  readonly parts: readonly CommentPart[];
  readonly left: FoundReports["left"];
}

export interface CommentResult {
  readonly done: "created" | "updated" | "nothing";
  /** For the log; holds text of strangers, unescaped. */
  readonly message: string;
}

/** Never rejects. */
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
    if (reports.parts.length === 0 && reports.left.some(({ why }) => why === "part")) {
      return noComment(
        "no comment: there are only parts of shards; let the job that merges comment",
      );
    }
    return await writeComment(
      github,
      found.target,
      (before) => renderReports(found.target, reports, before),
      describeLeft(reports.left),
    );
  } catch (error) {
    return noComment(errorReason(error));
  }
}

function noComment(message: string): CommentResult {
  return { done: "nothing", message };
}

function errorReason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const until = limitedUntil(error);
  if (until !== null) {
    // Rounded up to the minute.
    const time = new Date(until + 59_999).toISOString().slice(0, 16).replace("T", " ");
    return `no comment: GitHub limits this token until ${time} UTC (${errorStatus(error)}: ${said}). Re-run this job after that; the gate's verdict stays`;
  }
  if (errorStatus(error) === 403 && !/rate limit/i.test(said)) {
    return `no comment: this run's token may not do that (403: ${said}). The job needs pull-requests: write, and the runs of forks never have it: see docs/pull-requests.md`;
  }
  if (errorStatus(error) === null && error instanceof TypeError) {
    return `no comment: this is an error of retrieval-eval-gate itself (${said}). Please report it; the gate's verdict stays`;
  }
  return `no comment: GitHub's API failed (${errorStatus(error) ?? "no answer"}: ${said})`;
}

/** Returns the hidden first line of a comment: whose it is, and of which run. */
export function makeMark({
  key,
  runId,
  attempt,
}: Pick<CommentTarget, "key" | "runId" | "attempt">): string {
  return `<!-- retrieval-eval-gate comment "${writeKey(key)}" run ${runId} attempt ${attempt} -->\n`;
}

/** Returns the key as a mark has it: for people to read, with a digest that differs where the keys do. */
function writeKey(key: readonly string[]): string {
  const safe = key
    .filter(Boolean)
    .join(" ")
    .replaceAll(/[^\w ./-]|--/g, "_");
  const digest = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 12);
  return `${safe.slice(0, 280)} ${digest}`;
}

/** `before` is the comment as it stands, or empty. */
function renderReports(
  target: CommentTarget,
  { parts, left }: ReadReports,
  before: string,
): string {
  // The others have a newer attempt or the report of merge in their place.
  const shown = left.filter(({ why }) => why !== "older" && why !== "part");
  const lines = shown.map((each) => ({ key: each.key, name: each.file, words: leftWords(each) }));
  return renderCommentMd(parts, target, lines, before);
}

function describeLeft(left: FoundReports["left"]): string {
  const some = left.slice(0, 5).map((each) => `; left out ${each.file}: ${leftWords(each)}`);
  const more = left.length - some.length;
  return some.join("") + (more > 0 ? `; left out ${more} more` : "");
}

/**
 * Updates our comment of this key, whatever run wrote it, or creates it; leaves a newer run's alone. `render` gets the
 * comment that stands there, or an empty text. `notes` are for the log.
 */
async function writeComment(
  github: Github,
  target: CommentTarget,
  render: (before: string) => string,
  notes = "",
): Promise<CommentResult> {
  const place = `pull request ${target.pull}`;
  const login = await github.login();
  const findComment = async (): Promise<ExistingComment | undefined> =>
    findOurs(await github.comments(target.pull), login, target.key);
  const known = await findComment();
  const body = fitSummary(makeMark(target) + render(known?.body ?? ""), MOST_BYTES);
  if (known !== undefined && isNewer(known, target)) {
    return noComment(`no comment: ${place} has the comment of a newer run`);
  }
  if (known !== undefined && (await updateComment(github, known, body))) {
    return { done: "updated", message: `updated the comment on ${place}${notes}` };
  }
  try {
    await github.create(target.pull, body);
  } catch (error) {
    // The server may have failed after it wrote.
    if ((errorStatus(error) ?? 0) < 500) {
      throw error;
    }
    const made = await findComment();
    if (made === undefined || !(await updateComment(github, made, body))) {
      await github.create(target.pull, body);
    }
  }
  return { done: "created", message: `commented on ${place}${notes}` };
}

/** False where somebody deleted the comment since it was listed. */
async function updateComment(
  github: Github,
  known: ExistingComment,
  body: string,
): Promise<boolean> {
  try {
    await github.update(known.id, body);
    return true;
  } catch (error) {
    if (errorStatus(error) === 404 || errorStatus(error) === 410) {
      return false;
    }
    throw error;
  }
}

/** Returns our first comment with the key, of any run. One that somebody else wrote stays theirs and is not taken over. */
function findOurs(
  comments: readonly ExistingComment[],
  login: string,
  key: readonly string[],
): ExistingComment | undefined {
  const plainName = (name: string): string => name.toLowerCase().replace(/\[bot\]$/, "");
  const isBot = (name: string): boolean => name.endsWith("[bot]");
  const writtenKey = writeKey(key);
  return comments.find(
    (one) =>
      plainName(one.login) === plainName(login) &&
      isBot(one.login) === isBot(login) &&
      MARKER.exec(one.body)?.[1] === writtenKey,
  );
}

/** Whether the comment is of a newer run, or of a newer attempt of this one. */
function isNewer({ body }: ExistingComment, { runId, attempt }: CommentTarget): boolean {
  const [, , run, own] = (MARKER.exec(body) ?? []).map(Number);
  return run !== undefined && (run > runId || (run === runId && own! > attempt));
}

// As a step asks for it.

interface StepPorts {
  readonly environment: StepEnvironment;
  readonly guard: Pick<ExitGuard, "signal">;
  readonly runner: Runner;
}

/** Ends well with a comment or a notice: whether the change may be merged is for the gate's own job to say. */
export async function runComment({ environment, guard, runner }: StepPorts): Promise<Ending> {
  try {
    const inputs = readCommentInputs(runner.input, environment);
    if (inputs === null) {
      throw new GateError("usage", 'input "command" is not "comment"');
    }
    const github = await connectGithub(inputs, { environment, guard, runner });
    const read = (target: CommentTarget): Promise<ReadReports> =>
      readParts(github, inputs.parts, target);
    logComment(runner, await writeRunComment(github, environment, inputs.key, read));
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
  target: CommentTarget,
): Promise<ReadReports> {
  const { reports, left } = await findReports(folder);
  const pages = await github.artifacts(target.runId).catch(() => new Map<string, string>());
  const pageAddress = (file: string): string | null =>
    pages.get(pageName(firstSegment(file, sep))) ?? null;
  const parts = reports.map((each) => ({ ...each, page: pageAddress(each.file) }));
  const found = parts.length + left.filter(({ why }) => why !== "older").length;
  return { parts, left: [...left, ...(await findMissing(github, target, found))] };
}

/** A step is called after the action, if the workflow gives it no name. */
const GATE_STEP = /^(?!Post |Pre )(?!.*\bcomment\b).*retrieval[- ](?:eval-)?gate/i;

/** Returns what stands for reports that gates of the run did not leave; nothing where the token may not list its jobs. */
async function findMissing(
  github: Github,
  { runId, attempt }: CommentTarget,
  found: number,
): Promise<FoundReports["left"]> {
  const jobs = await github.jobs(runId, attempt).catch(() => []);
  // The job that comments has not ended.
  const ended = jobs.filter(({ conclusion }) => conclusion !== null && conclusion !== "skipped");
  const gates = ended.flatMap(({ steps }) => steps.filter((step) => GATE_STEP.test(step)));
  const missing = gates.length - found;
  if (missing <= 0) {
    return [];
  }
  const name = missing === 1 ? "1 gate of this run" : `${missing} gates of this run`;
  const words = `no report was found: ${gates.length} ran, and left ${found}`;
  return [{ file: name, key: "missing", why: "unreadable", words }];
}

/** Comments on an outcome; never rejects. */
type CommentBeside = (outcome: GateOutcome, exitCode: number, page: string | null) => Promise<void>;

/** The client is loaded at once, before a retriever could change the files it is loaded from. Null where nobody asked. */
export async function prepareComment(ports: StepPorts): Promise<CommentBeside | null> {
  const { environment, runner } = ports;
  // Parts decide nothing; the job that merges comments.
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
      const read = (): Promise<ReadReports> => readOwn(reportDir, exitCode, page);
      logComment(runner, await writeRunComment(github, environment, inputs.key, read));
    };
  } catch {
    return null; // readInputs says it, in a report
  }
}

async function readOwn(
  folder: string,
  exitCode: number,
  page: string | null,
): Promise<ReadReports> {
  const report = await readReport(join(folder, "report.json"));
  const own = { file: "report.json", key: "" };
  if (report === null) {
    return { parts: [], left: [{ ...own, why: "unreadable" }] };
  }
  if (report.verdict === "pass" && exitCode !== 0) {
    const words = `the step ended with exit code ${exitCode}`;
    return { parts: [], left: [{ ...own, why: "unreadable", words }] };
  }
  return { parts: [{ key: "", report, page }], left: [] };
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
