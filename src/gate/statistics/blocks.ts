/** Samples of a bucket, resampled in blocks: a case's repeats are not independent, so they are drawn together. */
/** All samples in ascending order, each with the block that it came from. */
export interface Blocks {
  readonly values: Float64Array;
  readonly owners: Uint32Array;
  /** Samples by block. */
  readonly sizes: Uint32Array;
  /** Whether all blocks have as many: then every n draws hold as many samples. */
  readonly even: boolean;
}

export function sortBlocks(blocks: readonly (readonly number[])[]): Blocks {
  const flat = Float64Array.from(blocks.flat());
  const owners = Uint32Array.from(blocks.flatMap((block, index) => block.map(() => index)));
  const order = Uint32Array.from(flat, (_, i) => i).toSorted((a, b) => flat[a]! - flat[b]! || a - b);
  return {
    values: Float64Array.from(order, (at) => flat[at]!),
    owners: Uint32Array.from(order, (at) => owners[at]!),
    sizes: Uint32Array.from(blocks, (block) => block.length),
    even: blocks.every((block) => block.length === blocks[0]!.length),
  };
}

/**
 * How often each of n blocks comes up in n draws, which are the 32-bit `words` times n / 2^32: uneven by at most
 * n / 2^32, and several times as fast as a division.
 */
export function weigh(words: Uint32Array, weights: Uint32Array): void {
  weights.fill(0);
  const scale = weights.length / 2 ** 32;
  for (let draw = 0; draw < weights.length; draw++) {
    const block = (words[draw]! * scale) >>> 0;
    weights[block] = weights[block]! + 1;
  }
}

/** The same within consecutive groups of the sizes given: each keeps its number of draws. `words` are as many draws. */
export function weighWithin(words: Uint32Array, sizes: Uint32Array, weights: Uint32Array): void {
  weights.fill(0);
  let from = 0;
  for (let group = 0; group < sizes.length; group++) {
    const size = sizes[group]!;
    const scale = size / 2 ** 32;
    for (let i = from; i < from + size; i++) {
      const at = from + ((words[i]! * scale) >>> 0);
      weights[at] = weights[at]! + 1;
    }
    from += size;
  }
}

/** The p-quantile, as in metrics/percentile.ts, of the samples counted as often as their blocks were drawn, as many draws as blocks. */
export function weightedPercentile(
  blocks: Blocks,
  weights: Uint32Array,
  p: number,
  method: "nearest" | "linear",
): number {
  const total = blocks.even ? blocks.values.length : samplesDrawn(blocks, weights);
  if (method === "nearest") {
    return valueAtRank(
      blocks,
      weights,
      Math.min(Math.max(Math.ceil(p * total - 1e-9) - 1, 0), total - 1),
      total,
    );
  }
  const position = p * (total - 1);
  const below = Math.floor(position);
  const lower = valueAtRank(blocks, weights, below, total);
  return (
    lower + (valueAtRank(blocks, weights, Math.min(below + 1, total - 1), total) - lower) * (position - below)
  );
}

function samplesDrawn({ sizes }: Blocks, weights: Uint32Array): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]! * sizes[i]!;
  return total;
}

/** By 0-based rank, counted from the nearer end: for p95 that is a twentieth of the samples. */
function valueAtRank({ values, owners }: Blocks, weights: Uint32Array, rank: number, total: number): number {
  const fromTop = rank > total / 2;
  let left = fromTop ? total - rank : rank + 1;
  for (let i = 0; i < values.length; i++) {
    const at = fromTop ? values.length - 1 - i : i;
    left -= weights[owners[at]!]!;
    if (left <= 0) return values[at]!;
  }
  return values[fromTop ? 0 : values.length - 1]!;
}

/** The mean of the samples counted as often as their blocks were drawn. */
export function weightedMean({ values, owners }: Blocks, weights: Uint32Array): number {
  let [total, sum] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    const weight = weights[owners[i]!]!;
    total += weight;
    sum += weight * values[i]!;
  }
  return sum / total;
}
