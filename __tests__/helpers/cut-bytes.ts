/** Cuts bytes at these places into chunks. A place beyond the end is taken modulo the length. */
export function cutBytes(bytes: Buffer, cuts: readonly number[]): readonly Buffer[] {
  const places = [
    0,
    ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b),
    bytes.length,
  ];
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place));
}
