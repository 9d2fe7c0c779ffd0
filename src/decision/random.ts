/**
 * A generator of random numbers: SplitMix64 (Steele, Lea & Flood, OOPSLA 2014) on two 32-bit
 * halves, since BigInt arithmetic is 30 times slower. Seed 0 gives e220a8397b1dcdaf,
 * 6e789e6aa1b965f4, 06c45d188009454f.
 */
export interface Random {
  /** Returns the next 64 bits, as an unsigned high and low half. */
  next(): readonly [high: number, low: number];
  /** Returns a whole number from 0 to n - 1: the next 64 bits modulo n. `n` is below 2^26. */
  below(n: number): number;
  /** Fills the array with 32-bit words: each 64 bits give two, the high half before the low one. */
  draw(words: Uint32Array): void;
}

/** What the state grows by with each draw. */
const GAMMA = 0x9e3779b97f4a7c15n;

/** Returns the generator of this seed, as if `skipped` draws of 64 bits had been made already. */
export function splitMix64(seed: number, skipped = 0): Random {
  const from = BigInt.asUintN(64, BigInt(seed) + BigInt(skipped) * GAMMA);
  // Typed arrays, since numbers beyond 31 bits in variables of a closure are allocated one by one.
  const state = Uint32Array.of(Number(from >> 32n), Number(from & 0xffffffffn));
  const drawn = new Uint32Array(2);
  const nextWords = (): readonly [number, number] => {
    // Writes both halves of the next 64 bits to `drawn`, from index 0 on.
    stepState(state, drawn, 0);
    return [drawn[0], drawn[1]];
  };
  const drawBelow = (n: number): number => {
    const [high, low] = nextWords();
    // (high * 2^32 + low) mod n, by the remainders of its parts. Their sum is exact: it is below
    // n^2, and callers pass an n below 2^26.
    return ((high % n) * (2 ** 32 % n) + (low % n)) % n;
  };
  const draw = (words: Uint32Array): void => {
    // In an array of odd length the last low half is written beyond its end, which does nothing.
    for (let i = 0; i < words.length; i += 2) {
      stepState(state, words, i);
    }
  };
  return { next: nextWords, below: drawBelow, draw };
}

/**
 * Advances the state by GAMMA and writes the next 64 bits (z), high half first, from `at` on. The
 * constants are GAMMA and SplitMix64's two multipliers, in halves. Of a product of 64 bits,
 * (h x 2^32 + l) x (mh x 2^32 + ml), the high half is upper(l x ml) + h x ml + l x mh.
 */
function stepState(state: Uint32Array, out: Uint32Array, at: number): void {
  // The state grows by GAMMA, with the carry of its low half.
  const before = state[1];
  let low = (before + 0x7f4a7c15) | 0;
  let high = (state[0] + 0x9e3779b9 + (low >>> 0 < before ? 1 : 0)) | 0;
  state[0] = high;
  state[1] = low;

  // z = (z ^ (z >>> 30)) x bf58476d1ce4e5b9
  low ^= (low >>> 30) | (high << 2);
  high ^= high >>> 30;
  high =
    (upperProduct(low, 0x1ce4, 0xe5b9) + Math.imul(high, 0x1ce4e5b9) + Math.imul(low, 0xbf58476d)) |
    0;
  low = Math.imul(low, 0x1ce4e5b9);

  // z = (z ^ (z >>> 27)) x 94d049bb133111eb
  low ^= (low >>> 27) | (high << 5);
  high ^= high >>> 27;
  high =
    (upperProduct(low, 0x1331, 0x11eb) + Math.imul(high, 0x133111eb) + Math.imul(low, 0x94d049bb)) |
    0;
  low = Math.imul(low, 0x133111eb);

  // z ^ (z >>> 31)
  out[at] = high ^ (high >>> 31);
  out[at + 1] = low ^ ((low >>> 31) | (high << 1));
}

/**
 * Returns the upper 32 bits of the product of two 32-bit numbers, `low` (l1 x 2^16 + l0) and
 * above x 2^16 + below. No sum of the parts reaches 2^32:
 *
 *     l1 x above | l1 x below |            |
 *                | l0 x above | l0 x below |
 *
 * Each product is 32 bits wide and begins 16 bits to the right of the one before it.
 */
function upperProduct(low: number, above: number, below: number): number {
  const l0 = low & 0xffff;
  const l1 = low >>> 16;
  // From the second column from the right on: l1 x below, and what l0 x below has there.
  const middle = ((Math.imul(l0, below) >>> 16) + Math.imul(l1, below)) >>> 0;
  // From there on: l0 x above, and the last 16 bits of `middle`. Their carry is in the upper half.
  const second = (Math.imul(l0, above) + (middle & 0xffff)) >>> 0;
  // From the third column on.
  return (Math.imul(l1, above) + (middle >>> 16) + (second >>> 16)) | 0;
}

/** Returns a new array with the values in random order (Fisher-Yates). */
export function shuffle<T>(values: readonly T[], random: Random): T[] {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}
