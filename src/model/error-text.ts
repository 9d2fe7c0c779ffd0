/** The line of an error that a person would quote. */

/** Whether a text is a page of HTML, or has one. */
const HTML = /<(?:!doctype|html|head|body)\b/i;
/**
 * Lines that say what is wrong: `Message: no such table`, `ValueError: …`; else any of the usual
 * words.
 */
const TELLING = [
  /(?:message|exception|error|reason|detail)s?["']?\s*[:=]\s*\S/i,
  /(?:error|exception|failed|denied|refused|unavailable|forbidden|not found|no such|timeout|timed out)/i,
];

/**
 * Returns the message on one line; of a page of HTML the title or heading and the first line that
 * says what is wrong.
 */
export function quoteError(message: string): string {
  const start = message.search(HTML);
  if (start === -1) {
    return joinLines(message);
  }
  const page = message
    .slice(start)
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/&(?:quot|#39);/g, "'")
    .replaceAll("&amp;", "&");
  const lines = page.split("\n").map(joinLines).filter(Boolean);
  const [first = "an HTML page", ...others] = lines;
  const telling = TELLING.map((words) => others.find((line) => words.test(line) && line !== first));
  const last = telling.find((line) => line !== undefined);
  const quoted = last === undefined || last.includes(first) ? (last ?? first) : `${first}: ${last}`;
  return `${joinLines(message.slice(0, start))} ${quoted}`.trim();
}

function joinLines(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
