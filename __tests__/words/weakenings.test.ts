import { expect, it } from "vitest";
import { weakeningSentence } from "../../src/words/checks.ts";

function said(before: string, after: string): string {
  return weakeningSentence({
    code: "baseline_lowered",
    field: "recall@10",
    file: "baseline.json",
    before,
    after,
    cases: [],
  });
}

it("a figure has four digits, unless both sides would read the same", () => {
  expect(said("1", "0.666666667")).toBe("recall@10: 1 before, 0.6667 now");
  expect(said("[0.01, 1 case] (0.0833333333 overall)", "0.5")).toBe(
    "recall@10: [0.01, 1 case] (0.08333 overall) before, 0.5 now",
  );
  expect(said("0.666666667", "0.666660000")).toBe("recall@10: 0.666666667 before, 0.666660000 now");
});

it("a name with digits stays as it is written", () => {
  expect(said("models/v1.23456/x.bin", "models-1.23456")).toBe(
    "recall@10: models/v1.23456/x.bin before, models-1.23456 now",
  );
});
