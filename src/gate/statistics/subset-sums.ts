/**
 * All 2^n sums of the subsets of n sizes (zero or more each), ascending: each size merges the sums so far with the same
 * sums shifted. Of the two halves of a set they answer questions about 2^n subsets in 2^(n/2) steps (Horowitz & Sahni,
 * J. ACM 21, 1974).
 */
export function subsetSums(sizes: readonly number[]): Float64Array {
  let sums = new Float64Array(1);
  for (const size of sizes) {
    const merged = new Float64Array(sums.length * 2);
    let [plain, shifted] = [0, 0];
    for (let i = 0; i < merged.length; i++) {
      const takePlain = plain < sums.length && sums[plain]! <= sums[shifted]! + size;
      merged[i] = takePlain ? sums[plain++]! : sums[shifted++]! + size;
    }
    sums = merged;
  }
  return sums;
}

/** How many of the 2^n subsets sum to `least` or more. */
export function subsetsFrom(sizes: readonly number[], least: number): number {
  const half = Math.ceil(sizes.length / 2);
  const left = subsetSums(sizes.slice(0, half));
  const right = subsetSums(sizes.slice(half));
  let count = 0;
  let from = right.length;
  for (const each of left) {
    while (from > 0 && each + right[from - 1]! >= least) from--;
    count += right.length - from;
  }
  return count;
}
