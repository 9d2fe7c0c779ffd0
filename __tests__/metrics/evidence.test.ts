/** The table that evidence is scored by, on cases small enough to check by hand. */
import { describe, expect, it } from "vitest";
import type { Definition } from "../../src/model/config.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Value } from "../../src/model/scores.ts";
import type { Case, Target } from "../../src/model/suite.ts";
import { answered, makeCase } from "../helpers/make.ts";
import { measureAll } from "../helpers/measure.ts";

const TABLE = [
  "precision@5",
  "evidence_recall@3",
  "evidence_recall@10",
  "coverage@3",
  "coverage@10",
  "full_coverage_rate@3",
  "full_coverage_rate@10",
  "map",
  "mrr",
  "hit_rate@10",
];

/** Returns the means of the metrics in TABLE over cases that were answered with these hits. */
function metricsTable(
  cases: readonly (readonly [Case, readonly Hit[]])[],
  overrides: Partial<Definition> = {},
): Readonly<Record<string, Value>> {
  const subjects = cases.map(([subject]) => subject);
  const answers = cases.map(([{ id }, hits]) => answered(id, hits));
  return Object.fromEntries(measureAll(TABLE, subjects, answers, overrides).means.overall);
}

const passageTargets = (...texts: readonly string[]): readonly Target[] =>
  texts.map((value) => ({ kind: "text", value, grade: 1 }));

const chunkHits = (...texts: readonly string[]): readonly Hit[] =>
  texts.map((text, at) => ({ doc_id: `chunk-${at}`, text, repeat: false }));

const words = [
  "alpha beta",
  "gamma delta",
  "epsilon zeta",
  "eta theta",
  "iota kappa",
  "lambda mu",
  "nu xi",
];

describe("scoreRun › metrics of evidence", () => {
  it("evidence_recall is a mean over passages, coverage over questions", () => {
    const onePassage = makeCase("one", { expected: passageTargets("omicron pi") });
    const sevenPassages = makeCase("seven", { expected: passageTargets(...words) });

    expect(
      metricsTable([
        [onePassage, chunkHits("omicron pi rho")],
        [sevenPassages, chunkHits("nothing of it", "the alpha beta of things")],
      ]),
    ).toEqual({
      // (1 + 1) results that match of 2 x 5
      "precision@5": (1 / 5 + 1 / 5) / 2,
      // 2 of 8 passages, 25 %; and the mean of 1/1 and 1/7, 57 %
      "evidence_recall@3": 2 / 8,
      "evidence_recall@10": 2 / 8,
      "coverage@3": (1 + 1 / 7) / 2,
      "coverage@10": (1 + 1 / 7) / 2,
      "full_coverage_rate@3": 1 / 2,
      "full_coverage_rate@10": 1 / 2,
      // 1/1 at rank 1; 1/2 at rank 2, of seven
      map: (1 + 1 / 2 / 7) / 2,
      mrr: (1 + 1 / 2) / 2,
      "hit_rate@10": 1,
    });
  });

  it("a chunk covers both passages that it contains", () => {
    const subject = makeCase("q", { expected: passageTargets("alpha beta", "gamma delta") });
    const values = metricsTable([[subject, chunkHits("Alpha  beta, then gamma\ndelta.")]]);

    expect(values).toMatchObject({
      "coverage@3": 1,
      "full_coverage_rate@3": 1,
      "evidence_recall@3": 1,
    });
    expect(values["precision@5"]).toBe(1 / 5);
    // One result consumes one target in the ranked metrics: 1/1 of two.
    expect(values["map"]).toBe(1 / 2);
  });

  it("a passage at rank 4 counts at a cutoff of 10, not of 3", () => {
    const subject = makeCase("q", { expected: passageTargets("alpha beta", "gamma delta") });
    const values = metricsTable([[subject, chunkHits("gamma delta", "x y", "y z", "alpha beta")]]);

    expect(values).toMatchObject({
      "coverage@3": 1 / 2,
      "coverage@10": 1,
      "full_coverage_rate@3": 0,
      "full_coverage_rate@10": 1,
      map: (1 / 1 + 2 / 4) / 2,
    });
  });

  it("map and mrr read beyond every cutoff", () => {
    const subject = makeCase("q", { expected: passageTargets("alpha beta") });
    const twelve = chunkHits(
      ...Array.from({ length: 11 }, (_, at) => `number ${at}`),
      "alpha beta",
    );

    expect(metricsTable([[subject, twelve]])).toMatchObject({
      map: 1 / 12,
      mrr: 1 / 12,
      "hit_rate@10": 0,
    });
  });

  it("characters of a document count as passages do", () => {
    const target = { kind: "span", value: "a.md", by: "path", grade: 1 } as const;
    const spanTarget = (start: number, end: number): Target => ({ ...target, start, end });
    const subject = makeCase("q", {
      expected: [spanTarget(0, 40), spanTarget(60, 100), spanTarget(500, 540)],
    });
    const spanHit = (start: number, end: number): Hit => ({
      doc_id: `a.md#${start}-${end}`,
      path: "a.md",
      span: { start, end },
      repeat: false,
    });
    const values = metricsTable([
      [subject, [spanHit(200, 300), spanHit(0, 100), spanHit(512, 700)]],
    ]);

    expect(values).toMatchObject({
      // All three: of the third 28 of 40 characters are there, exactly 0.7.
      "coverage@3": 1,
      "full_coverage_rate@3": 1,
      "precision@5": 2 / 5,
      mrr: 1 / 2,
      // At rank 2 one of two results is relevant, at rank 3 two of three; over three targets.
      map: (1 / 2 + 2 / 3) / 3,
    });
    expect(metricsTable([[subject, [spanHit(513, 700)]]])["coverage@3"]).toBe(0);
  });
});

describe("definition.text.autojunk", () => {
  /** Letters in turn; then with every 30th replaced, which a person would call the same text. */
  function makeSimilarTexts(length: number): readonly [string, string] {
    const text = Array.from(
      { length },
      (_, at) => "abcdefghijklmnopqrst"[(at * 7 + Math.floor(at / 9)) % 20]!,
    );
    const copy = text.map((letter, at) => (at % 30 === 0 ? "~" : letter));
    return [text.join(""), copy.join("")];
  }

  // Python's difflib, with autojunk: in a text of 200 characters or more, a character that makes up
  // over 1 % of it starts no match. Here each letter makes up a twentieth.
  it.each([
    { length: 199, autojunk: true, coverage: 1 },
    { length: 200, autojunk: true, coverage: 0 },
    { length: 200, autojunk: false, coverage: 1 },
  ])(
    "a similar text covers $length letters to $coverage if autojunk is $autojunk",
    ({ length, autojunk, coverage }) => {
      const [passage, chunk] = makeSimilarTexts(length);
      const subject = makeCase("q", { expected: passageTargets(passage) });
      const text = { threshold: 0.7, autojunk, min_contained: 0.7 };

      const values = metricsTable([[subject, chunkHits(chunk)]], { text });

      expect(values["coverage@3"]).toBe(coverage);
    },
  );
});
