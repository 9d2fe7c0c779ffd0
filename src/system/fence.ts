/** Markdown's code fence (```) around a whole text. Models and servers put one around JSON. */

/** The end of a fence, and the start of its first line. */
const MARK = "```";

/** Returns the text inside the fence. Null if no fence is around the whole text. */
export function textInFence(text: string): string | null {
  const trimmed = text.trim();
  // Matches the line before the text: "```json".
  const opening = /^```[\w-]*\s*/.exec(trimmed)?.[0];
  if (opening === undefined || !trimmed.endsWith(MARK)) {
    return null;
  }
  const end = trimmed.length - MARK.length;
  // A single mark would be opening and end at once.
  return end < opening.length ? null : trimmed.slice(opening.length, end);
}
