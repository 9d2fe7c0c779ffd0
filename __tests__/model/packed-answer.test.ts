import { describe, expect, it } from "vitest";
import { listOf, packed, unpacked } from "../../src/model/packed-answer.ts";
import type { Answer, Hit } from "../../src/model/run.ts";

const answerOf = (hits: readonly Hit[], more: Partial<Answer> = {}): Answer => ({
  kind: "answer",
  hits,
  returned: hits.length,
  degraded: false,
  ...more,
});

describe("a packed answer", () => {
  it.each<readonly [string, readonly Hit[]]>([
    [
      "ids with scores, one of them a repeat",
      [
        { repeat: false, doc_id: "a", id: "a", score: 1 },
        { repeat: true, doc_id: "a", id: "a", score: 0.5 },
      ],
    ],
    ["ids alone", [{ repeat: false, doc_id: "a", id: "a" }]],
    ["paths", [{ repeat: false, doc_id: "a.md", path: "a.md", score: -2 }]],
  ])("has the same members in the same order: %s", (_, hits) => {
    const whole = answerOf(hits, { degraded: true, returned: 7, spans: { embed: 3 }, answer: "yes" });
    const small = packed(whole);
    expect(small).not.toBe(whole);
    expect(unpacked(small)).toEqual(whole);
    expect(JSON.stringify(small.hits)).toBe(JSON.stringify(hits));
    expect(listOf(small)).toEqual(hits.map((hit) => hit.doc_id));
    const { degraded, returned, spans, answer } = small;
    expect({ degraded, returned, spans, answer }).toEqual({
      degraded: true,
      returned: 7,
      spans: { embed: 3 },
      answer: "yes",
    });
  });

  it.each<readonly [string, readonly Hit[]]>([
    ["a text", [{ repeat: false, doc_id: "a", id: "a", text: "t" }]],
    ["an id and a path", [{ repeat: false, doc_id: "a", id: "a", path: "a.md" }]],
    ["an id that is made of more", [{ repeat: false, doc_id: "a.md::f", path: "a.md" }]],
    [
      "a score that some lack",
      [
        { repeat: false, doc_id: "a", id: "a", score: 1 },
        { repeat: false, doc_id: "b", id: "b" },
      ],
    ],
    ["nothing at all", []],
  ])("is none where there is more to keep, or nothing: %s", (_, hits) => {
    const whole = answerOf(hits);
    expect(packed(whole)).toBe(whole);
    expect(unpacked(whole)).toBe(whole);
    expect(listOf(whole)).toEqual(hits.map((hit) => hit.doc_id));
  });

  it("shares a list that is held anyway only where it is the same", () => {
    const whole = answerOf([
      { repeat: false, doc_id: "a", id: "a" },
      { repeat: false, doc_id: "b", id: "b" },
    ]);
    const held = ["a", "b"];
    expect(listOf(packed(whole, held))).toBe(held);
    expect(listOf(packed(whole, ["b", "a"]))).toEqual(held);
    expect(listOf(packed(whole, ["a", "b", "c"]))).toEqual(held);
  });
});
