/** Posts one comment on the pull request, or updates ours. Whatever goes wrong is a notice and changes no verdict. */
import { renderCommentMd } from "../../reporters/comment-md.ts";
import type { FoundReports } from "./reports.ts";
import { fitSummary } from "../summary.ts";
import type { StepEnvironment } from "../inputs.ts";
import type { ExistingComment, Github } from "./github.ts";
import { statusOf } from "./github.ts";
import { findTarget, type CommentTarget } from "./target.ts";

/** GitHub takes 65,536 characters. Bytes are never fewer. */
const MOST_BYTES = 65_000;

/** Hidden, and the first thing in it: whose comment it is, and of which run. */
const MARKER = /^<!-- retrieval-eval-gate comment "([^"]*)" run (\d{1,16}) attempt (\d{1,6}) -->/;

export interface Commented {
  readonly done: "created" | "updated" | "nothing";
  /** For the log; holds text of strangers, unescaped. */
  readonly message: string;
}

/** Never rejects. */
export async function comment(
  github: Github,
  environment: StepEnvironment,
  job: string,
  read: () => Promise<FoundReports>,
): Promise<Commented> {
  try {
    const found = await findTarget(github, environment, job);
    if (found.kind === "none") return nothing(`no comment: ${found.reason}`);
    const { reports, left } = await read();
    if (reports.length === 0 && left.some((line) => line.includes(": a part;")))
      return nothing("no comment: there are only parts of shards; let the job that merges comment");
    return await write(
      github,
      found.target,
      bodyOf(found.target, renderCommentMd(reports, found.target)),
      left,
    );
  } catch (error) {
    return nothing(reasonOf(error));
  }
}

function nothing(message: string): Commented {
  return { done: "nothing", message };
}

function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  if (statusOf(error) === 403 && !/rate limit/i.test(said))
    return `no comment: this run's token may not do that (403: ${said}). The job needs pull-requests: write, and the runs of forks never have it: see docs/comment.md`;
  return `no comment: GitHub's API failed (${statusOf(error) ?? "no answer"}: ${said})`;
}

export function bodyOf({ key, runId, attempt }: CommentTarget, markdown: string): string {
  const safe = key.replaceAll(/[^\w ./-]|--/g, "_").slice(0, 300);
  return fitSummary(
    `<!-- retrieval-eval-gate comment "${safe}" run ${runId} attempt ${attempt} -->\n${markdown}`,
    MOST_BYTES,
  );
}

async function write(
  github: Github,
  target: CommentTarget,
  body: string,
  left: readonly string[],
): Promise<Commented> {
  const place = `pull request ${target.pull}`;
  const notes = left.slice(0, 5).map((line) => `; left out ${line}`);
  const login = await github.login();
  const find = async (): Promise<ExistingComment | undefined> =>
    ours(await github.comments(target.pull), login, body);
  const known = await find();
  if (known !== undefined) return await update(github, known, body, place, notes.join(""));
  try {
    await github.create(target.pull, body);
  } catch (error) {
    // The server may have failed after it wrote.
    if ((statusOf(error) ?? 0) < 500) throw error;
    const made = await find();
    if (made !== undefined) return await update(github, made, body, place, notes.join(""));
    await github.create(target.pull, body);
  }
  return { done: "created", message: `commented on ${place}${notes.join("")}` };
}

async function update(
  github: Github,
  known: ExistingComment,
  body: string,
  place: string,
  notes: string,
): Promise<Commented> {
  const [was, is] = [runOf(known.body), runOf(body)];
  if (was.run > is.run || (was.run === is.run && was.attempt > is.attempt))
    return nothing(`no comment: ${place} has the comment of a newer run`);
  await github.update(known.id, body);
  return { done: "updated", message: `updated the comment on ${place}${notes}` };
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

function runOf(body: string): { readonly run: number; readonly attempt: number } {
  const [, , run, attempt] = MARKER.exec(body) ?? [];
  return { run: Number(run ?? 0), attempt: Number(attempt ?? 0) };
}
