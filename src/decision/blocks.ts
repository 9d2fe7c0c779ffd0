/** Sums of differences by block: the cases of one group are one block, every other case is its own. */

/** A case as the tests see it. */
export interface BlockMember {
  /** Null for a case without a group. */
  readonly block: string | null;
}

/** Returns one sum for each block, in the order of the blocks' first cases. */
export function sumBlocks<T extends BlockMember>(
  cases: readonly T[],
  difference: (each: T) => number,
): readonly number[] {
  const sums = new Map<string | T, number>();
  for (const each of cases) {
    const block = each.block ?? each;
    sums.set(block, (sums.get(block) ?? 0) + difference(each));
  }
  return [...sums.values()];
}
