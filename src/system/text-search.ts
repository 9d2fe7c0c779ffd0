/** Finds many texts in one pass. */

/** Texts that are searched for have at least so many characters. */
export const SHORTEST = 8;

/** From a place in the text up to another. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a search for the texts, that gives the places in their order, and of two at one place the longer. By Wu and Manber:
 * a table says of each pair of characters how far its end can be from that of the first characters of a text. So most of what
 * is searched is never looked at.
 */
export function searchTexts(texts: readonly string[]): (within: string) => readonly TextPlace[] {
  const farthest = SHORTEST - 1;
  const shifts = new Uint8Array(1 << 16).fill(farthest);
  const byStart = new Map<string, string[]>();
  for (const text of texts.toSorted((a, b) => b.length - a.length)) {
    const start = text.slice(0, SHORTEST);
    byStart.set(start, [...(byStart.get(start) ?? []), text]);
    for (let at = 0; at < farthest; at++) {
      const pair = hashPair(start, at);
      shifts[pair] = Math.min(shifts[pair]!, farthest - 1 - at);
    }
  }
  return (within) => {
    const places: TextPlace[] = [];
    let at = texts.length === 0 ? within.length : 0;
    while (at <= within.length - SHORTEST) {
      const shift = shifts[hashPair(within, at + farthest - 1)]!;
      if (shift === 0) {
        const candidates = byStart.get(within.slice(at, at + SHORTEST));
        const found = candidates?.find((text) => within.startsWith(text, at));
        if (found !== undefined) {
          places.push({ from: at, to: at + found.length });
        }
      }
      // The next may begin within this one.
      at += Math.max(shift, 1);
    }
    return places;
  };
}

function hashPair(text: string, at: number): number {
  return ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xff_ff;
}
