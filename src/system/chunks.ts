/** Yields the text in longer parts: each but the last has at least `minLength` characters. */
export function* inChunks(parts: Iterable<string>, minLength: number = 1 << 16): Iterable<string> {
  let waitingParts: string[] = [];
  let length = 0;
  for (const part of parts) {
    waitingParts.push(part);
    length += part.length;
    if (length < minLength) {
      continue;
    }
    yield waitingParts.join("");
    waitingParts = [];
    length = 0;
  }
  if (length > 0) {
    yield waitingParts.join("");
  }
}
