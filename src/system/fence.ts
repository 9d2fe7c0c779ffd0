/** Markdown's code fence (```) around a whole text. Models and servers put one around JSON. */

const MARK = "```";

/** Returns the text inside the fence. Null if no fence is around the whole text. */
export function textInFence(text: string): string | null {
  const trimmed = text.trim();
  const opening = /^```[\w-]*\s*/.exec(trimmed)?.[0];
  if (opening === undefined || !trimmed.endsWith(MARK)) {
    return null;
  }
  const end = trimmed.length - MARK.length;
  return end < opening.length ? null : trimmed.slice(opening.length, end);
}
