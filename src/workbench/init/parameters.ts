/** Splits lists of parameters, in Python, JavaScript and TypeScript. */

/** How far a list of parameters is read, in characters. */
const MOST_CHARACTERS = 4000;

/**
 * Returns the texts of the parameters in a list, trimmed and without empty ones: `q` and `f: (a, b)
 * => c` for `q, f: (a, b) => c)`. The list begins at `start`, behind its opening bracket, and ends
 * at its closing bracket, with the text, or after MOST_CHARACTERS. Commas within inner brackets
 * don't split.
 */
export function splitParameters(text: string, start: number): readonly string[] {
  // The `>` of an arrow is no bracket. Another character stands for each arrow until the list is
  // split.
  const characters = text
    .slice(start, start + MOST_CHARACTERS)
    .replaceAll("=>", "\u21d2")
    .replaceAll("->", "\u2192");
  const parts: string[] = [""];
  /** How many inner brackets are open. */
  let depth = 0;
  for (const character of characters) {
    if (depth === 0 && ")]}".includes(character)) {
      break;
    }
    if ("([{<".includes(character)) {
      depth += 1;
    }
    if (")]}>".includes(character)) {
      depth -= 1;
    }
    if (depth === 0 && character === ",") {
      parts.push("");
    } else {
      parts.push(`${parts.pop()}${character}`);
    }
  }
  return parts
    .map((part) => part.replaceAll("\u21d2", "=>").replaceAll("\u2192", "->").trim())
    .filter((part) => part !== "");
}
