/**
 * The p-quantile of values sorted ascending, 0 < p < 1; null for none, because a missing sample must not look fast.
 * `nearest` returns an observed value (nearest rank, Hyndman & Fan type 1); `linear` interpolates between the two
 * neighbours of p(n - 1) (type 7). The 1e-9 keeps 0.55 * 100 = 55.000000000000007 at rank 55.
 */
export function percentile(
  sorted: ArrayLike<number>,
  p: number,
  method: "nearest" | "linear",
): number | null {
  const n = sorted.length;
  if (n === 0) return null;
  if (method === "nearest") {
    const index = Math.min(Math.max(Math.ceil(p * n - 1e-9) - 1, 0), n - 1);
    return sorted[index]!;
  }
  const position = p * (n - 1);
  const below = Math.floor(position);
  const above = Math.min(below + 1, n - 1);
  return sorted[below]! + (sorted[above]! - sorted[below]!) * (position - below);
}
