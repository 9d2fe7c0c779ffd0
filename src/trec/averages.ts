/** From the values of queries, one row for each, to the figures of a run. */
import type { Column } from "./selection.ts";

/** The rows of values in this order, which is often theirs. */
export function rowsInOrder(values: Float64Array, order: Int32Array, width: number): Float64Array {
  if (order.length * width === values.length && order.every((row, at) => row === at)) return values;
  const ordered = new Float64Array(order.length * width);
  for (let row = 0, to = 0; row < order.length; row++) {
    const from = order[row]! * width;
    for (let column = 0; column < width; column++) ordered[to++] = values[from + column]!;
  }
  return ordered;
}

/** One figure for each column: a sum, a mean, or e to the mean of logarithms. */
export function summarise(columns: readonly Column[], values: Float64Array, queries: number): number[] {
  const sums = new Float64Array(columns.length);
  for (let at = 0; at < values.length;)
    for (let column = 0; column < sums.length; column++) sums[column]! += values[at++]!;
  return columns.map(({ measure }, column) => {
    const sum = sums[column]!;
    if (measure.summary === "sum") return sum;
    const mean = sum / queries;
    return measure.summary === "geometric" ? Math.exp(mean) : mean;
  });
}
