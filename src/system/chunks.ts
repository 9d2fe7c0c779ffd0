/** The same text in fewer parts: none but the last has fewer than so many characters. */
export function* inChunks(parts: Iterable<string>, least: number = 1 << 16): Iterable<string> {
  let held: string[] = [];
  let length = 0;
  for (const part of parts) {
    held.push(part);
    length += part.length;
    if (length < least) {
      continue;
    }
    yield held.join("");
    [held, length] = [[], 0];
  }
  if (length > 0) {
    yield held.join("");
  }
}
