/** Splits lists of parameters, in Python, JavaScript and TypeScript. */

/** How far a list of parameters is read, in characters. */
const MOST_CHARACTERS = 4000;

/**
 * Returns the texts of the parameters of a list that begins at `start`, behind its opening bracket. Splits at the list's own
 * commas only.
 */
export function splitParameters(text: string, start: number): readonly string[] {
  // The arrow of a function type is no bracket.
  const characters = text
    .slice(start, start + MOST_CHARACTERS)
    .replaceAll("=>", "\u21d2")
    .replaceAll("->", "\u2192");
  const parts: string[] = [""];
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
