/**
 * Holm's step-down correction (Scand. J. Stat. 6, 1979): p-values adjusted so that the chance of any false finding
 * among all of them stays at the level. The i-th smallest of m is multiplied by m - i (from 0), never falls below a
 * smaller one's, and stops at 1. In the order given.
 */
export function holm(pValues: readonly number[]): readonly number[] {
  const adjusted = [...pValues];
  const ascending = pValues
    .map((p, index) => ({ p, index }))
    .toSorted((a, b) => a.p - b.p || a.index - b.index);
  let largest = 0;
  for (const [i, { p, index }] of ascending.entries()) {
    largest = Math.max(largest, Math.min(1, p * (pValues.length - i)));
    adjusted[index] = largest;
  }
  return adjusted;
}
