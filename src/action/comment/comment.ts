/** Posts one comment on the pull request, or updates ours. Whatever goes wrong is a notice and changes no verdict. */
import { createHash } from "node:crypto";
import { type CommentPart, renderCommentMd, tellsOf } from "../../reporters/comment-joined.ts";
import { type FoundReports, leftWords } from "./reports.ts";
import { fitSummary } from "../../reporters/fit-summary.ts";
import { readEvent } from "../../policy/event.ts";
import { decidesNothing } from "../earlier-run.ts";
import type { StepEnvironment } from "../inputs.ts";
import type { ExistingComment, Github } from "./github.ts";
import { limitedUntil, statusOf } from "./github.ts";
import { findTarget, type CommentTarget } from "./target.ts";

/** GitHub takes 65,536 characters. Bytes are never fewer. */
const MOST_BYTES = 65_000;

/** Hidden, and the first thing in it: whose comment it is, and of which run. */
const MARKER = /^<!-- retrieval-eval-gate comment "([^"]*)" run (\d{1,16}) attempt (\d{1,6}) -->/;

export interface ReadReports {
  readonly parts: readonly CommentPart[];
  readonly left: FoundReports["left"];
}

export interface Commented {
  readonly done: "created" | "updated" | "nothing";
  /** For the log; holds text of strangers, unescaped. */
  readonly message: string;
}

/** Never rejects. */
export async function comment(
  github: Github,
  environment: StepEnvironment,
  key: readonly string[],
  read: (target: CommentTarget) => Promise<ReadReports>,
): Promise<Commented> {
  try {
    const found = await findTarget(github, environment, key);
    if (found.kind === "none") return nothing(`no comment: ${found.reason}`);
    const reports = await read(found.target);
    if (reports.parts.length === 0 && reports.left.some(({ why }) => why === "part"))
      return nothing("no comment: there are only parts of shards; let the job that merges comment");
    return await write(github, found.target, reports, await mayRest(found.target, environment));
  } catch (error) {
    return nothing(reasonOf(error));
  }
}

function nothing(message: string): Commented {
  return { done: "nothing", message };
}

function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const until = limitedUntil(error);
  if (until !== null) {
    // Rounded up to the minute.
    const time = new Date(until + 59_999).toISOString().slice(0, 16).replace("T", " ");
    return `no comment: GitHub limits this token until ${time} UTC (${statusOf(error)}: ${said}). Re-run this job after that; the gate's verdict stays`;
  }
  if (statusOf(error) === 403 && !/rate limit/i.test(said))
    return `no comment: this run's token may not do that (403: ${said}). The job needs pull-requests: write, and the runs of forks never have it: see docs/pull-requests.md`;
  return `no comment: GitHub's API failed (${statusOf(error) ?? "no answer"}: ${said})`;
}

/** The mark is for people to read, and its digest tells keys apart whatever is left out of them. */
export function markOf({ key, runId, attempt }: Pick<CommentTarget, "key" | "runId" | "attempt">): string {
  const safe = key
    .filter(Boolean)
    .join(" ")
    .replaceAll(/[^\w ./-]|--/g, "_");
  const digest = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 12);
  return `<!-- retrieval-eval-gate comment "${safe.slice(0, 280)} ${digest}" run ${runId} attempt ${attempt} -->\n`;
}

/** `before` is the comment as it stands, or empty. */
export function bodyOf(target: CommentTarget, { parts, left }: ReadReports, before: string): string {
  // The others have a newer attempt or the report of merge in their place.
  const shown = left.filter(({ why }) => why !== "older" && why !== "part");
  const lines = shown.map((each) => ({ key: each.key, name: each.file, words: leftWords(each) }));
  return fitSummary(markOf(target) + renderCommentMd(parts, target, lines, before), MOST_BYTES);
}

/** Whether a run without any report may be one whose gate ended as an earlier run, and left none. */
async function mayRest({ conclusion }: CommentTarget, environment: StepEnvironment): Promise<boolean> {
  return conclusion === "success" || decidesNothing(await readEvent(environment));
}

async function write(
  github: Github,
  target: CommentTarget,
  reports: ReadReports,
  rests: boolean,
): Promise<Commented> {
  const place = `pull request ${target.pull}`;
  const some = reports.left.slice(0, 5).map((each) => `; left out ${each.file}: ${leftWords(each)}`);
  const more = reports.left.length - some.length;
  const notes = some.join("") + (more > 0 ? `; left out ${more} more` : "");
  const login = await github.login();
  const find = async (): Promise<ExistingComment | undefined> =>
    ours(await github.comments(target.pull), login, markOf(target));
  const known = await find();
  if (rests && reports.parts.length + reports.left.length === 0 && tellsOf(known?.body ?? "", target.commit))
    return nothing(`no comment: ${place} has that of the run that decided`);
  const body = bodyOf(target, reports, known?.body ?? "");
  if (known !== undefined && isNewer(known, target))
    return nothing(`no comment: ${place} has the comment of a newer run`);
  if (known !== undefined && (await updated(github, known, body)))
    return { done: "updated", message: `updated the comment on ${place}${notes}` };
  try {
    await github.create(target.pull, body);
  } catch (error) {
    // The server may have failed after it wrote.
    if ((statusOf(error) ?? 0) < 500) throw error;
    const made = await find();
    if (made === undefined || !(await updated(github, made, body))) await github.create(target.pull, body);
  }
  return { done: "created", message: `commented on ${place}${notes}` };
}

/** False where somebody deleted the comment since it was listed. */
async function updated(github: Github, known: ExistingComment, body: string): Promise<boolean> {
  try {
    await github.update(known.id, body);
    return true;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410) return false;
    throw error;
  }
}

/** The first with our key. One that somebody else wrote stays theirs to edit, so it is not taken over. */
function ours(
  comments: readonly ExistingComment[],
  login: string,
  body: string,
): ExistingComment | undefined {
  const own = (name: string): string => name.toLowerCase().replace(/\[bot\]$/, "");
  const bot = (name: string): boolean => name.endsWith("[bot]");
  const key = MARKER.exec(body)?.[1];
  return comments.find(
    (one) =>
      own(one.login) === own(login) && bot(one.login) === bot(login) && MARKER.exec(one.body)?.[1] === key,
  );
}

/** Whether the comment is of a newer run, or attempt of this one. */
function isNewer({ body }: ExistingComment, { runId, attempt }: CommentTarget): boolean {
  const [, , run, own] = (MARKER.exec(body) ?? []).map(Number);
  return run !== undefined && (run > runId || (run === runId && own! > attempt));
}
