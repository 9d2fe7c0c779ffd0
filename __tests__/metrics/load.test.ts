import { expect, it } from "vitest";
import { loadFigures, loadParts } from "../../src/metrics/load.ts";

const load = { rate: 2, duration_s: 2 };

it("figures under load count answers from their intended start, and failures apart", () => {
  const queries = [10, 20, 30, null].map((ms, i) => ({ start_ms: i * 500, ms }));
  // The rate is over the whole time, in which no more was asked.
  expect(loadFigures({ ...load, queries }, "nearest")).toEqual({
    p50_ms: 20,
    p95_ms: 30,
    error_rate: 0.25,
    qps: 3 / 2,
  });
  const behind = [{ start_ms: 1900, ms: 2100 }];
  // The last answer came after 4 s.
  expect(loadFigures({ ...load, queries: behind }, "nearest").qps).toBe(1 / 4);
  const failed = [{ start_ms: 0, ms: null }];
  expect(loadFigures({ ...load, queries: failed }, "nearest")).toEqual({
    p50_ms: null,
    p95_ms: null,
    error_rate: 1,
    qps: 0,
  });
});

it("has the figures of each part of the time, by the start that was meant", () => {
  // Two seconds in four parts of 500 ms; nothing starts in the third.
  const queries = [0, 499, 500, 1500].map((start_ms, i) => ({ start_ms, ms: 10 * (i + 1) }));
  const parts = loadParts({ ...load, queries }, 4, "nearest");
  expect(parts.map((part) => part && [part.p50_ms, part.p95_ms])).toEqual([
    [10, 20],
    [30, 30],
    null,
    [40, 40],
  ]);
});
