/**
 * Returns the candidate that differs least from the word: by at most two edits, and by at most half
 * of the word's letters. Null if none is so near. Upper and lower case are the same.
 */
export function nearestWord(word: string, candidates: readonly string[]): string | null {
  const byDistance = candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .toSorted((a, b) => a.distance - b.distance);
  const nearest = byDistance[0];
  const mostEdits = Math.min(2, Math.floor(word.length / 2));
  return nearest !== undefined && nearest.distance <= mostEdits ? nearest.candidate : null;
}

/** Returns how many letters must be inserted, deleted or replaced to turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  // row[j]: the distance between the first i characters of `a` and the first j of `b`.
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1]));
    }
    row = next;
  }
  return row[b.length];
}
