/** Finds many texts in another text in one pass. */

/** The least number of characters of a text that can be searched for. */
export const SHORTEST = 8;

/** A part of a text: from the character at `from` up to, and without, the one at `to`. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a function that finds all places of `texts` in another text, in their order. Of two texts
 * that begin at one place it gives the longer. Places may overlap. Each of `texts` has SHORTEST
 * characters or more.
 *
 * By Wu and Manber: look at the last two characters of a window as long as SHORTEST. A table says
 * how many characters the window can move on before this pair could be a part of the beginning of a
 * text, so that most characters are never looked at.
 */
export function searchTexts(texts: readonly string[]): (within: string) => readonly TextPlace[] {
  const longestShift = SHORTEST - 1;
  // The index of the last pair of characters in a window.
  const lastPair = SHORTEST - 2;
  const shiftByPair = new Uint8Array(1 << 16).fill(longestShift);
  const textsByStart = new Map<string, string[]>();
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  for (const text of longestFirst) {
    const start = text.slice(0, SHORTEST);
    textsByStart.set(start, [...(textsByStart.get(start) ?? []), text]);
    for (let at = 0; at <= lastPair; at++) {
      const pair = hashPair(start, at);
      shiftByPair[pair] = Math.min(shiftByPair[pair]!, lastPair - at);
    }
  }
  return (within) => {
    const places: TextPlace[] = [];
    if (texts.length === 0) {
      return places;
    }
    let at = 0;
    while (at <= within.length - SHORTEST) {
      const shift = shiftByPair[hashPair(within, at + lastPair)]!;
      if (shift === 0) {
        const candidates = textsByStart.get(within.slice(at, at + SHORTEST));
        const match = candidates?.find((text) => within.startsWith(text, at));
        if (match !== undefined) {
          places.push({ from: at, to: at + match.length });
        }
      }
      // After a match it moves by one only: the next text may begin inside this one.
      at += Math.max(shift, 1);
    }
    return places;
  };
}

/**
 * Returns a number below 2^16 for the characters at `at` and `at + 1`. Different pairs may share
 * one.
 */
function hashPair(text: string, at: number): number {
  return ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xff_ff;
}
