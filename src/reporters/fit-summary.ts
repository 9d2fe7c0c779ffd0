/** Fits the job summary into what the runner takes. */
import { utf8Length } from "../messages/escape.ts";

/**
 * The runner drops a step's whole summary above 1,024 KiB. This leaves room for what else the step
 * writes into it.
 */
export const SUMMARY_BUDGET_BYTES: number = 1000 * 1024;

const CUT_NOTE = "\n\n_The summary is cut here; the report artifact has everything._\n";

/** Bytes that are kept free for the tags that close open elements. */
const CLOSING_TAGS = 20;

/**
 * The elements of ours that span lines, the inner one first. One that is open where the summary is
 * cut would swallow the note.
 */
const ELEMENTS = ["pre", "details"] as const;

/**
 * Returns the Markdown; if it is too long, cut at the end of a line, with open elements closed and
 * a note. Empty if not even the note has room.
 */
export function fitSummary(markdown: string, maxBytes: number): string {
  if (utf8Length(markdown) <= maxBytes) {
    return markdown;
  }
  const room = maxBytes - CUT_NOTE.length - CLOSING_TAGS;
  if (room <= 0) {
    return "";
  }
  const kept = wholeLines(markdown, room);
  return `${kept}${closeTags(kept)}${CUT_NOTE}`;
}

/**
 * Returns as many whole lines as fit into `bytes`, without the last line end. Empty if the first
 * line is too long.
 */
function wholeLines(markdown: string, bytes: number): string {
  const keptLines: string[] = [];
  let usedBytes = 0;
  // What follows the last line end is no whole line.
  for (const line of markdown.split("\n").slice(0, -1)) {
    usedBytes += utf8Length(line) + 1;
    if (usedBytes > bytes) {
      break;
    }
    keptLines.push(line);
  }
  return keptLines.join("\n");
}

/**
 * Returns the end tags of the elements that are open at the end of the text, that of the inner one
 * first as in ELEMENTS; empty without any.
 */
function closeTags(markdown: string): string {
  const open = ELEMENTS.filter(
    (name) => markdown.lastIndexOf(`<${name}>`) > markdown.lastIndexOf(`</${name}>`),
  );
  return open.map((name) => `\n</${name}>`).join("");
}
