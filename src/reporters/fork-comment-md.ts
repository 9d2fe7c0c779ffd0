/**
 * The comment on a fork's pull request: how the gate's jobs ended, and links. It shows no text and
 * no figure of the fork, and no verdict, because a job that continues on error ends with success.
 */
import { codeMarkdown, escapeHtml, escapeMarkdown } from "../messages/escape.ts";
import { type CommentContext, footerMd } from "./comment-md.ts";
import { mdList } from "./view-md.ts";

interface EndedJob {
  /** As the default branch's workflow names it; null if that has no such job. */
  readonly name: string | null;
  /** In GitHub's words; null if it has not ended. */
  readonly conclusion: string | null;
  readonly url: string;
}

/** The workflow run of a fork's pull request. */
export interface ForkRun {
  readonly jobs: readonly EndedJob[];
  /** Whether the change edits files below `.github/`. */
  readonly changesWorkflows: boolean;
}

const NAME = 80;
/** The most lines of jobs. */
const LINES = 50;

/**
 * Returns the comment without the hidden marker line by which it is found again: how the run ended,
 * a line for each job, a warning if the change edits workflows, and the links.
 */
export function renderForkCommentMd(
  { jobs, changesWorkflows }: ForkRun,
  context: CommentContext,
): string {
  const list = mdList(jobs, renderJob, LINES);
  const warning = changesWorkflows
    ? "\n<b>This change edits files below .github/</b>, so its jobs may have run something else than the gate.\n"
    : "";
  return (
    `### Retrieval gate: ${describeEnd(jobs, context)}\n\n${list}${warning}\n` +
    "The change comes from a fork, so its report is not repeated here. Read it in the run. " +
    `A job that continues on error ends with success.\n${footerMd(context, null)}`
  );
}

/** Returns how the job ended if there is only one, else how the run ended. */
function describeEnd(jobs: readonly EndedJob[], { conclusion }: CommentContext): string {
  const [only, ...others] = jobs;
  if (only === undefined || others.length > 0) {
    return `the run ended with ${conclusionMd(conclusion)}`;
  }
  return `the job ended with ${conclusionMd(only.conclusion)}`;
}

function renderJob({ name, conclusion, url }: EndedJob): string {
  const job = name === null ? "a job" : `<b>${escapeMarkdown(name, NAME)}</b>`;
  return `${job}: ${conclusionMd(conclusion)} · <a href="${escapeHtml(url)}">log</a>`;
}

/** Returns how a job or a run ended, as code, in GitHub's words; `not ended` for null. */
function conclusionMd(conclusion: string | null): string {
  return codeMarkdown(conclusion ?? "not ended", NAME);
}
