import { expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import type { Target } from "../../src/model/suite.ts";
import { answered, failedRun, makeCase, target } from "../helpers/make.ts";
import { measure, measureAll } from "../helpers/measure.ts";

const hitsWithTexts = (...written: readonly string[]): readonly Hit[] =>
  written.map((text, i) => ({ doc_id: `d${i}`, text, repeat: false }));

it("context_chars is the mean length of the texts in the top k", () => {
  const passage = { expected: [target("a passage", 1, "text")] };
  const cases = ["two", "wide", "bare", "failed"].map((id) => makeCase(id, passage));
  const answers = [
    // (3 + 6) / 2 in the top 2; the third lies beyond the cutoff.
    answered("two", hitsWithTexts("abc", "abcdef", "x".repeat(1000))),
    // An emoji and a combining accent: 1 + 2 code points, in 2 + 2 units of UTF-16.
    answered("wide", hitsWithTexts("\u{1F600}e\u0301")),
    answered("bare", [{ doc_id: "d", id: "d", repeat: false }]),
    failedRun("failed"),
    // Its case expects a document by its id, and no passage.
    answered("by-id", hitsWithTexts("abc")),
  ];
  const scores = measureAll(["context_chars@2"], [...cases, makeCase("by-id")], answers);
  const values = new Map(
    scores.cases.map((each) => [each.id, each.metrics.get("context_chars@2")]),
  );

  expect(Object.fromEntries(values)).toEqual({
    two: 4.5,
    wide: 3,
    bare: null,
    failed: null,
    "by-id": null,
  });
  expect(scores.means.overall.get("context_chars@2")).toBe((4.5 + 3) / 2);
});

it("context_chars is measured if a case expects a passage, a file or a span", () => {
  const resultText = "abcd";
  const span = { kind: "span", by: "path", value: "a.md", start: 0, end: 2, grade: 1 } as const;
  const file = { kind: "file", value: "a.md", text: "abc", grade: 1 } as const;
  const passage = target("abc", 1, "text");
  const path = target("a.md", 1, "path");
  const charsFor = (...expected: readonly Target[]): unknown =>
    measure("context_chars@1", makeCase("q", { expected }), hitsWithTexts(resultText));

  expect(charsFor(passage)).toBe(resultText.length);
  expect(charsFor(file)).toBe(resultText.length);
  expect(charsFor(span)).toBe(resultText.length);
  expect(charsFor(path, span)).toBe(resultText.length);
  expect(charsFor(path)).toBeNull();
});

it("context_chars counts code points, and a lone surrogate as one", () => {
  const subject = makeCase("q", { expected: [target("a passage", 1, "text")] });
  // A first half before a letter, before another first half, and before the first character beyond
  // the halves.
  for (const text of ["\uD83Dx", "\uD83D\uD83D", "\uD83D\uE000", "\uDC00\uDC00"]) {
    expect(measure("context_chars@1", subject, hitsWithTexts(text))).toBe(2);
  }
  // Two halves of one character.
  expect(measure("context_chars@1", subject, hitsWithTexts("\uDBFF\uDFFF"))).toBe(1);
});
