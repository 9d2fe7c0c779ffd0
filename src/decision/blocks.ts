/**
 * Sums differences by block. The cases of one group are one block of a test; every other case is a
 * block of its own.
 */

/** A case as the tests see it: a part of a block. */
export interface BlockMember {
  /** The case's group. Null for a case without one. */
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
