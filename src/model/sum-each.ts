export function sumEach<T>(items: Iterable<T>, valueOf: (item: T) => number): number {
  let sum = 0;
  for (const item of items) {
    sum += valueOf(item);
  }
  return sum;
}
