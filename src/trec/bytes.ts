/** Stretches of bytes: few at a time, which loops handle faster than calls. */

/** Whether two stretches of memory hold the same bytes. */
export function sameBytes(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): boolean {
  if (aTo - aFrom !== bTo - bFrom) return false;
  for (let at = aFrom, other = bFrom; at < aTo; at++, other++) if (a[at] !== b[other]) return false;
  return true;
}

/** Negative where the first stretch comes before the second in byte order, 0 where they are the same. */
export function compareBytes(
  bytes: Uint8Array,
  aFrom: number,
  aTo: number,
  bFrom: number,
  bTo: number,
): number {
  const length = Math.min(aTo - aFrom, bTo - bFrom);
  for (let at = 0; at < length; at++) {
    const difference = bytes[aFrom + at]! - bytes[bFrom + at]!;
    if (difference !== 0) return difference;
  }
  return aTo - aFrom - (bTo - bFrom);
}

export function copyBytes(from: Uint8Array, start: number, end: number, to: Uint8Array, into: number): void {
  for (let at = start, other = into; at < end; at++, other++) to[other] = from[at]!;
}
