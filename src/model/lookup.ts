/**
 * Lookups in maps and lists. Those named `require…` can't miss in a correct program: a miss is a
 * bug of ours, so an `Error` and no `GateError`.
 */

export function indexById<T extends { readonly id: string }>(
  items: readonly T[],
): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

export function requireValue<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) {
    throw new Error(`the map has no key ${String(key)}`);
  }
  return value;
}

export function requireItem<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) {
    throw new Error(`the list of ${list.length} has no index ${index}`);
  }
  return item;
}

/** Returns the text before the first separator, the whole text if it has none. */
export function firstSegment(text: string, separator: string): string {
  return requireItem(text.split(separator, 1), 0);
}

/** Returns the text's first `length` UTF-16 units, but no half of a character that has two. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

/** Throws Error for lists of different length. */
export function zipLists<A, B>(
  left: readonly A[],
  right: readonly B[],
): readonly (readonly [A, B])[] {
  if (left.length !== right.length) {
    throw new Error(`a list of ${left.length} stands beside one of ${right.length}`);
  }
  return left.map((item, index) => [item, requireItem(right, index)]);
}

export function countItems<T>(items: Iterable<T>): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

export function addToList<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list === undefined) {
    lists.set(key, [item]);
  } else {
    list.push(item);
  }
}

export function mapValues<K, T, U>(
  map: Iterable<readonly [K, T]>,
  change: (value: T, key: K) => U,
): ReadonlyMap<K, U> {
  return new Map(Array.from(map, ([key, value]) => [key, change(value, key)]));
}

/**
 * Returns the first words, at most `most`, with `between` between them, then how many more there
 * are: `a, b and 12 more`.
 */
export function listFirst(words: readonly string[], most: number, between: string = ", "): string {
  const shown = words.slice(0, most).join(between);
  return words.length > most ? `${shown} and ${words.length - most} more` : shown;
}

/**
 * Returns a function that keeps what it has read: the same names (without a zero byte) give the
 * same answer. What throws is read again.
 */
export function readOnce<Names extends readonly (string | number)[], Answer>(
  read: (...names: Names) => Answer,
): (...names: Names) => Answer {
  const answers = new Map<string, Answer>();
  return (...names) => {
    const key = names.join("\0");
    if (!answers.has(key)) {
      answers.set(key, read(...names));
    }
    return answers.get(key) as Answer;
  };
}
