/**
 * One comment on the pull request: by `command: comment` in a job of its own, or by `comment: true`
 * beside a retriever. Whatever goes wrong is a notice and changes no verdict.
 */
import { errorMessage } from "../../system/excerpt.ts";
import { createHash } from "node:crypto";
import { sep } from "node:path";
import type { GateOutcome } from "../../app/request.ts";
import type { Ending } from "../../exit-code.ts";
import type { ExitGuard } from "../../exit.ts";
import { pluralise } from "../../messages/format.ts";
import type { ReportView } from "../../messages/view.ts";
import { type CommentPart, renderCommentMd } from "../../reporters/comment-md.ts";
import { fitSummary } from "../../reporters/fit-summary.ts";
import { renderForkCommentMd } from "../../reporters/fork-comment-md.ts";
import { pageName } from "../artifact.ts";
import type { CommentInputs, StepEnvironment } from "../inputs.ts";
import type { Runner } from "../runner.ts";
import { type ExistingComment, type Github, openGithub, errorStatus } from "./github.ts";
import { type FoundReports, findReports } from "./reports.ts";
import { findTarget, type CommentTarget, NoComment } from "./target.ts";
import { firstSegment } from "../../model/lookup.ts";
import { docsPage } from "../../model/docs-page.ts";

/** In bytes. GitHub takes 65,536 characters, and a text has at least as many bytes. */
const MOST_BYTES = 65_000;

/** The hidden first line of our comments: the key of the step, and which run wrote it. */
const MARK =
  /^<!-- retrieval-eval-gate comment "(?<key>[^"]*)" run (?<run>\d{1,16}) attempt (?<attempt>\d{1,6}) -->/;

interface ReadReports {
  readonly parts: readonly CommentPart[];
  readonly leftOut: FoundReports["leftOut"];
}

interface StepPorts {
  readonly environment: StepEnvironment;
  readonly guard: Pick<ExitGuard, "signal">;
  readonly runner: Runner;
}

/**
 * Runs `command: comment`. The step passes with or without a comment, since the gate's own job
 * decides about the change.
 */
export async function runComment(inputs: CommentInputs, ports: StepPorts): Promise<Ending> {
  const github = await connectGithub(inputs, ports);
  await commentOnRun(github, inputs.key, ports, (target) =>
    readParts(github, inputs.parts, target),
  );
  return { kind: "answered" };
}

/** Never rejects. `page` is the address of the report's page; null if it has none. */
export type CommentBeside = (
  outcome: GateOutcome,
  view: ReportView,
  page: string | null,
) => Promise<void>;

/**
 * Returns the function that comments, for `comment: true`. The client is loaded at once, before a
 * retriever could change its files.
 */
export async function prepareComment(
  inputs: CommentInputs,
  ports: StepPorts,
): Promise<CommentBeside> {
  const github = await connectGithub(inputs, ports);
  return ({ report: { verdict, inputs: files, origin, failure } }, view, page) =>
    commentOnRun(github, inputs.key, ports, async () => {
      const report = {
        verdict: verdict.verdict,
        suite: files?.suite.name ?? null,
        commit: origin?.commit ?? null,
        failure,
        view,
      };
      // The only part: it needs no key to be told from others.
      return { parts: [{ key: "", report, page }], leftOut: [] };
    });
}

async function connectGithub(
  { token }: CommentInputs,
  { environment, guard, runner }: StepPorts,
): Promise<Github> {
  runner.mask([token]);
  return await openGithub(token, environment, guard.signal);
}

/**
 * Comments on the pull request that the event belongs to, and prints what was done: creates the
 * comment of this key or updates it. For a fork's run only how the jobs ended is shown. Nothing is
 * written without a pull request, or if there are only parts of shards. Never rejects: why there is
 * no comment is a notice.
 */
async function commentOnRun(
  github: Github,
  key: readonly string[],
  { environment, runner }: StepPorts,
  read: (target: CommentTarget) => Promise<ReadReports>,
): Promise<void> {
  try {
    const target = await findTarget(github, environment, key);
    const done = await writeRunComment(github, target, read);
    process.stdout.write(`${done}\n`);
  } catch (error) {
    const reason = error instanceof NoComment ? error.message : errorReason(error);
    runner.annotate({ level: "notice", title: "comment", message: `no comment: ${reason}` });
  }
}

/** Returns what was done. Throws NoComment if there are only parts of shards. */
async function writeRunComment(
  github: Github,
  target: CommentTarget,
  read: (target: CommentTarget) => Promise<ReadReports>,
): Promise<string> {
  const { fork } = target;
  if (fork !== null) {
    return writeComment(github, target, () => renderForkCommentMd(fork, target));
  }
  const { parts, leftOut } = await read(target);
  if (parts.length === 0 && leftOut.some(({ why }) => why === "part")) {
    throw new NoComment("there are only parts of shards; let the job that merges comment");
  }
  const unreadable = leftOut
    .filter(({ why }) => why === "unreadable")
    .map(({ key, file, words }) => ({ key, name: file, words }));
  return writeComment(github, target, (earlierComment) =>
    renderCommentMd(parts, target, unreadable, earlierComment),
  );
}

/** Returns why GitHub took no comment, and what to do. */
function errorReason(error: unknown): string {
  const message = errorMessage(error);
  const status = errorStatus(error);
  if (status === 403 && /locked/i.test(message)) {
    return `the conversation is locked (403: ${message}). Unlock it, or read the summary of the job`;
  }
  if (status === 403 && !/rate limit/i.test(message)) {
    return `this run's token may not do that (403: ${message}). The job needs pull-requests: write, and the runs of forks never have it: see ${docsPage("pull-requests.md")}`;
  }
  if (status === null && error instanceof TypeError) {
    return `this is an error of retrieval-eval-gate itself (${message}). Please report it; the gate's verdict stays`;
  }
  return `GitHub's API failed (${status ?? "no answer"}: ${message})`;
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
 * Updates our comment of this key, or creates it, and returns what was done; `createComment` looks
 * for it again if the server fails. Throws NoComment if there is one of a newer run. `render` gets
 * the text of the comment that is there, or "".
 */
async function writeComment(
  github: Github,
  target: CommentTarget,
  render: (earlierComment: string) => string,
): Promise<string> {
  const { pull, key, runId, attempt } = target;
  const place = `pull request ${pull}`;
  const login = await github.login();
  const findComment = async (): Promise<ExistingComment | undefined> =>
    findOwnComment(await github.comments(pull), login, key);
  const existing = await findComment();
  // MARK matches it.
  const mark = `<!-- retrieval-eval-gate comment "${renderKey(key)}" run ${runId} attempt ${attempt} -->\n`;
  const body = fitSummary(mark + render(existing?.body ?? ""), MOST_BYTES);
  if (existing !== undefined && isNewer(existing, target)) {
    throw new NoComment(`${place} has the comment of a newer run`);
  }
  if (existing !== undefined && (await updateComment(github, existing, body))) {
    return `updated the comment on ${place}`;
  }
  await createComment(github, pull, body, findComment);
  return `commented on ${place}`;
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

/** Returns our comment with this key: one by `login`, the token's account. */
function findOwnComment(
  comments: readonly ExistingComment[],
  login: string,
  key: readonly string[],
): ExistingComment | undefined {
  const renderedKey = renderKey(key);
  return comments.find(
    (comment) =>
      // Names may differ in case.
      comment.login.toLowerCase() === login.toLowerCase() &&
      MARK.exec(comment.body)?.groups?.["key"] === renderedKey,
  );
}

/** Whether a newer run or attempt wrote the comment; false without our mark. */
function isNewer({ body }: ExistingComment, { runId, attempt }: CommentTarget): boolean {
  const mark = MARK.exec(body)?.groups;
  if (mark === undefined) {
    return false;
  }
  const commentRun = Number(mark["run"]);
  const commentAttempt = Number(mark["attempt"]);
  return commentRun > runId || (commentRun === runId && commentAttempt > attempt);
}

/** Returns the folder's reports, with their pages' addresses if the token may list artifacts. */
async function readParts(
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
  const endedJobs = jobs.filter(({ conclusion }) => conclusion !== null);
  const gateSteps = endedJobs.flatMap(({ steps }) => steps.filter((step) => GATE_STEP.test(step)));
  const missingCount = gateSteps.length - reportCount;
  if (missingCount <= 0) {
    return [];
  }
  const name = `${pluralise(missingCount, "gate")} of this run`;
  const words = `no report was found: ${gateSteps.length} ran, and left ${reportCount}`;
  return [{ file: name, key: "missing", why: "unreadable", words }];
}
