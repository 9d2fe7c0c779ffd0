/** Fits the job summary into what the runner takes. */
import { utf8Length } from "../messages/escape.ts";

/** The runner drops a step's whole summary above 1,024 KiB. This leaves room for what else the step writes into it. */
export const SUMMARY_BUDGET_BYTES: number = 1000 * 1024;

const CUT_NOTE = "\n\n_The summary is cut here; the report artifact has everything._\n";

/** Elements that may be open where the summary is cut; an open one would swallow the Markdown after it. */
const CLOSABLE = /<(\/?)(details|table|thead|tbody|tr|td|th|ul|ol|li|pre|p|div)(?=[\s>])[^>]*>/giu;

/** Returns the Markdown; if it is too long, cut at the end of a line, with open elements closed and a note. */
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

/** Returns as many whole lines as fit into `bytes`, without the last line end. */
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

/** Returns what closes the open code fence and the open elements of a text; empty if nothing is open. */
function closeTags(markdown: string): string {
  const fence = (markdown.match(/^```/gmu) ?? []).length % 2 === 1 ? "\n```" : "";
  const openTags: string[] = [];
  for (const [, slash, tag] of markdown.matchAll(CLOSABLE)) {
    if (slash === "") {
      openTags.push(tag!.toLowerCase());
    } else if (openTags.includes(tag!.toLowerCase())) {
      openTags.length = openTags.lastIndexOf(tag!.toLowerCase());
    }
  }
  const closingTags = openTags.toReversed().map((tag) => `</${tag}>`);
  return fence + (closingTags.length === 0 ? "" : `\n${closingTags.join("")}`);
}
