/** A text with what comparing it takes, each worked out once and only where it is needed. */

const AUTOJUNK_FROM = 200;
const HIGH_SURROGATES = /[\ud800-\udbff]/;

/** Bits of a word that are used: two words and a carry then add up within a 32-bit integer. */
export const WORD_BITS = 30;

export class ComparedText {
  readonly text: string;
  #points: Uint32Array | null = null;
  #counts: ReadonlyMap<number, number> | null = null;
  #positions: ReadonlyMap<number, readonly number[]> | null = null;
  #popular: ReadonlyMap<number, readonly number[]> | null = null;
  #masks: ReadonlyMap<number, Int32Array> | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Code points: what Python's strings are made of. */
  get points(): Uint32Array {
    return (this.#points ??= codePoints(this.text));
  }

  /** In code points. */
  get length(): number {
    return this.points.length;
  }

  /** How often each character stands in it. */
  get counts(): ReadonlyMap<number, number> {
    return (this.#counts ??= countsOf(this.points));
  }

  /** Where each character stands, ascending; with `autojunk` without those that difflib calls popular. */
  positions(autojunk: boolean): ReadonlyMap<number, readonly number[]> {
    const all = (this.#positions ??= positionsOf(this.points));
    if (!autojunk || this.length < AUTOJUNK_FROM) return all;
    return (this.#popular ??= withoutPopular(all, this.length));
  }

  /** For each character a bit per position where it stands, WORD_BITS to a word. */
  get masks(): ReadonlyMap<number, Int32Array> {
    return (this.#masks ??= masksOf(this.points));
  }
}

function codePoints(text: string): Uint32Array {
  const points = new Uint32Array(text.length);
  if (!HIGH_SURROGATES.test(text)) {
    for (let at = 0; at < text.length; at++) points[at] = text.charCodeAt(at);
    return points;
  }
  let count = 0;
  for (const character of text) points[count++] = character.codePointAt(0)!;
  return points.subarray(0, count);
}

function countsOf(points: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1);
  return counts;
}

function positionsOf(points: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const positions = new Map<number, number[]>();
  points.forEach((point, at) => {
    const list = positions.get(point);
    if (list === undefined) positions.set(point, [at]);
    else list.push(at);
  });
  return positions;
}

function withoutPopular(
  positions: ReadonlyMap<number, readonly number[]>,
  length: number,
): ReadonlyMap<number, readonly number[]> {
  const most = Math.floor(length / 100) + 1;
  return new Map([...positions].filter(([, list]) => list.length <= most));
}

function masksOf(points: Uint32Array): ReadonlyMap<number, Int32Array> {
  const masks = new Map<number, Int32Array>();
  const words = Math.ceil(points.length / WORD_BITS);
  points.forEach((point, at) => {
    let mask = masks.get(point);
    if (mask === undefined) masks.set(point, (mask = new Int32Array(words)));
    const word = Math.floor(at / WORD_BITS);
    mask[word] = mask[word]! | (1 << (at % WORD_BITS));
  });
  return masks;
}
