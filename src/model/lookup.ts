/**
 * Lookups that can't miss in a correct program. A miss is a bug of ours, so it is an `Error` and
 * not a `GateError`.
 */

/** Returns the value of a key. Throws Error if the map does not have it. */
export function requireValue<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) {
    throw new Error(`the map has no key ${String(key)}`);
  }
  return value;
}

/** Returns the item at an index. Throws Error if the list does not have it. */
export function requireItem<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) {
    throw new Error(`the list of ${list.length} has no index ${index}`);
  }
  return item;
}

/** Returns the part of a text in front of the first separator; the whole text if it has none. */
export function firstSegment(text: string, separator: string): string {
  return requireItem(text.split(separator, 1), 0);
}

/** Returns pairs of the items at the same index. Throws Error for lists of different length. */
export function zipLists<A, B>(
  left: readonly A[],
  right: readonly B[],
): readonly (readonly [A, B])[] {
  if (left.length !== right.length) {
    throw new Error(`a list of ${left.length} stands beside one of ${right.length}`);
  }
  return left.map((item, index) => [item, requireItem(right, index)]);
}
