/** Fits the job summary into what the runner takes. */
import { utf8Length } from "../messages/escape.ts";

/** The runner drops a step's whole summary above 1,024 KiB, and the step still passes; some room for what else is in it. */
export const SUMMARY_BUDGET_BYTES: number = 1000 * 1024;

const CUT_NOTE = "\n\n_The summary is cut here; the report artifact has everything._\n";

/** Elements that the summary may leave open where it is cut; Markdown after an open one would be swallowed. */
const CLOSABLE = /<(\/?)(details|table|thead|tbody|tr|td|th|ul|ol|li|pre|p|div)(?=[\s>])[^>]*>/giu;

/** The Markdown, cut at the end of a line where it is longer, with what was open closed and a note that it is cut. */
export function fitSummary(markdown: string, maxBytes: number): string {
  if (utf8Length(markdown) <= maxBytes) {
    return markdown;
  }
  const room = maxBytes - CUT_NOTE.length - 200; // closing tags
  if (room <= 0) {
    return "";
  }
  const kept = wholeLines(markdown, room);
  return `${kept}${closeTags(kept)}${CUT_NOTE}`;
}

/** As many as fit with their ends, without the last end. */
function wholeLines(markdown: string, bytes: number): string {
  let from = 0;
  let end = 0;
  let used = 0;
  for (let at = markdown.indexOf("\n"); at >= 0; at = markdown.indexOf("\n", from)) {
    used += utf8Length(markdown.slice(from, at)) + 1;
    if (used > bytes) {
      break;
    }
    [from, end] = [at + 1, at];
  }
  return markdown.slice(0, end);
}

function closeTags(markdown: string): string {
  const fence = (markdown.match(/^```/gmu) ?? []).length % 2 === 1 ? "\n```" : "";
  const open: string[] = [];
  for (const [, slash, tag] of markdown.matchAll(CLOSABLE)) {
    if (slash === "") {
      open.push(tag!.toLowerCase());
    } else if (open.includes(tag!.toLowerCase())) {
      open.length = open.lastIndexOf(tag!.toLowerCase());
    }
  }
  const tags = open.toReversed().map((tag) => `</${tag}>`);
  return fence + (tags.length === 0 ? "" : `\n${tags.join("")}`);
}
