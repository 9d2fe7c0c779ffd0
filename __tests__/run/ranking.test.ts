import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import type { Definition } from "../../src/model/config.ts";
import type { RawResult } from "../../src/model/retriever.ts";
import { documentId, rankAnswer } from "../../src/run/ranking.ts";
import { caseScorer } from "../../src/metrics/score.ts";
import { listMetrics } from "../../src/decision/rules.ts";
import { configOf, definitionOf, makeCase, target } from "../helpers/make.ts";

/** `a:2 b` is a with score 2, then b without one. */
const parseResults = (text: string): readonly RawResult[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((each) => {
      const [id = "", score] = each.split(":");
      return score === undefined ? { id } : { id, score: Number(score) };
    });

/** Returns the ids of the hits for the query `case` in order, each repeat with `*`. */
function rankIn(
  given: string | readonly RawResult[],
  definition: Partial<Definition> = {},
  k = 10,
): string {
  const raw = typeof given === "string" ? parseResults(given) : given;
  return rankAnswer(raw, "case", k, definitionOf(definition))
    .map((hit) => hit.doc_id + (hit.repeat ? "*" : ""))
    .join(" ");
}

/** Returns the code and message of the GateError that the action throws. */
function refusalOf(action: () => unknown): { readonly code: string; readonly message: string } {
  try {
    action();
  } catch (error) {
    if (error instanceof GateError) {
      return { code: error.code, message: error.message };
    }
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("rankAnswer with order: rank", () => {
  it("keeps the returned order with any scores", () => {
    expect([rankIn("c:1 a:3 b:2"), rankIn("c:-1 a:-3 b:-2")]).toEqual(["c a b", "c a b"]);
  });

  it("keeps the returned order of equal and of missing scores", () => {
    expect([rankIn("c:2 a:2 b:1"), rankIn("c:1 a:1 b:1")]).toEqual(["c a b", "c a b"]);
    expect(rankIn("c:2 a:2 b")).toBe("c a b");
    expect([rankIn("c"), rankIn("")]).toEqual(["c", ""]);
  });
});

it("rankAnswer composes the letters of names", () => {
  const written = "docs/u\u0308ber.md";
  const composed = "docs/\u00fcber.md";

  const [hit] = rankAnswer(
    [{ path: written, name: written, text: written }],
    "c",
    1,
    definitionOf(),
  );

  expect(hit).toMatchObject({ path: composed, name: composed, text: written });
  expect(hit!.doc_id).toBe(`${composed}::${composed}`);
});

describe("rankAnswer with order: score and order: trec", () => {
  it("sorts by score, and equal scores as returned (score) or by falling id (trec)", () => {
    expect(rankIn("b:1 c:2 a:1 d:3", { order: "score" })).toBe("d c b a");
    expect(rankIn("a:1 c:2 b:1 d:3", { order: "score" })).toBe("d c a b");
    expect(rankIn("b:1 c:2 a:1 d:3", { order: "trec" })).toBe("d c b a");
    // By code points. By UTF-16 units, D83D of the second would be less than FFFD.
    expect(rankIn("\u{fffd}:1 \u{1f600}:1", { order: "trec" })).toBe("\u{1f600} \u{fffd}");
  });

  it("sorts before it cuts to k", () => {
    expect(rankIn("a:1 b:2 c:3", { order: "score" }, 2)).toBe("c b");
    expect(rankIn("a:1 b:2 c:3", {}, 2)).toBe("a b");
  });

  it("throws if a result has no score", () => {
    const refused = { code: "retriever_answer", message: 'result "b" has no score' };

    for (const order of ["score", "trec"] as const) {
      expect(refusalOf(() => rankIn("a:1 b", { order }))).toEqual(refused);
    }
  });

  it("takes near scores as equal only with scores: float32", () => {
    // 1 + 1e-9 is 1 in float32: 24 bits hold steps of 1.2e-7 there.
    expect(rankIn("b:1 a:1.000000001 c:0", { order: "trec" })).toBe("a b c");
    expect(rankIn("b:1 a:1.000000001 c:0", { order: "trec", scores: "float32" })).toBe("b a c");

    const float32 = (text: string) =>
      rankAnswer(parseResults(text), "case", 1, definitionOf({ scores: "float32" }))[0]!;

    expect(float32("a:0.1").score).toBe(Math.fround(0.1));
    expect(float32("a")).not.toHaveProperty("score");
  });
});

it("rankAnswer keeps the order of repeats of a document with one score", () => {
  const repeats = ["first", "second", "third"].map((name) => ({ id: "a", score: 1, name }));
  for (const order of ["score", "trec"] as const) {
    const names = rankAnswer(repeats, "case", 10, definitionOf({ order })).map(({ name }) => name);
    expect(names).toEqual(["first", "second", "third"]);
  }
  // Of chunks of equal score the first is the document's.
  const chunks = repeats.map((chunk) => ({ ...chunk, path: "a" }));

  expect(rankAnswer(chunks, "case", 10, definitionOf({ collapse: "max" }))[0]).toMatchObject({
    name: "first",
  });
});

describe("rankAnswer with collapse", () => {
  const chunks: readonly RawResult[] = [
    { id: "d1#2", path: "d1", score: 0.5 },
    { id: "d2#1", path: "d2", score: 0.7 },
    { id: "d1#1", path: "d1", score: 0.9 },
    { id: "d3", score: 0.6 },
  ];
  const firstHit = (collapse: "max" | "first") =>
    rankAnswer(chunks, "case", 10, definitionOf({ collapse }))[0];

  it("collapse: max keeps the best chunk of d1, d1#1 with 0.9, and sorts by it", () => {
    expect(rankIn(chunks, { collapse: "max" })).toBe("d1 d2 d3");
    expect(firstHit("max")).toMatchObject({ id: "d1#1", score: 0.9 });
  });

  it("collapse: max sorts equal scores as they came, or by falling id with trec", () => {
    const equal = ["b", "a"].map((path) => ({ id: `${path}1`, path, score: 1 }));

    expect(rankIn(equal, { collapse: "max" })).toBe("b a");
    expect(rankIn(equal.toReversed(), { collapse: "max", order: "trec" })).toBe("b a");
  });

  it("collapse: first keeps d1's first chunk, d1#2 with 0.5, not d1#1 with 0.9", () => {
    expect(rankIn(chunks, { collapse: "first" })).toBe("d1 d2 d3");
    expect(firstHit("first")).toMatchObject({ id: "d1#2", score: 0.5 });
  });

  it("collapse: first needs no scores", () => {
    const texts = [{ path: "p", text: "1" }, { id: "x" }, { path: "p", text: "2" }];

    expect(rankIn(texts, { collapse: "first" })).toBe("p x");
  });

  it("comes before the cut: of two chunks of d1 and one of d3, k = 2 gives d1 and d3", () => {
    const withoutD2 = chunks.filter(({ path }) => path !== "d2");

    expect(rankIn(withoutD2, { collapse: "max" }, 2)).toBe("d1 d3");
  });

  it("collapse: max throws if a chunk of a document has no score", () => {
    const half = [...parseResults("a:1"), { id: "b" }].map((each) => ({ ...each, path: "p" }));

    expect(refusalOf(() => rankIn(half, { collapse: "max" })).code).toBe("retriever_answer");
    expect(refusalOf(() => rankIn("a:1 b", { collapse: "max" })).message).toBe(
      'result "b" has no score',
    );
  });
});

describe("rankAnswer with repeats and ids that equal the query's", () => {
  it("a repeat keeps its rank and is marked", () => {
    expect([rankIn("a b a c a"), rankIn("a b a c", {}, 3)]).toEqual(["a b a* c a*", "a b a*"]);
  });

  it("duplicates: error refuses a repeat in the top k", () => {
    const refused = { code: "retriever_answer", message: 'document "a" is in the results twice' };

    expect(refusalOf(() => rankIn("a b a", { duplicates: "error" }))).toEqual(refused);
    expect(rankIn("a b a", { duplicates: "error" }, 2)).toBe("a b");
  });

  it("ignore_identical_ids drops the document that is the query", () => {
    // The id of the query is `case`.
    expect(rankIn("case a b", {}, 2)).toBe("case a");
    expect(rankIn("case a b", { ignore_identical_ids: true }, 2)).toBe("a b");
  });
});

describe("rankAnswer with min_score", () => {
  it("drops lower scores before anything is sorted, cut or counted", () => {
    expect(rankIn("a:0.9 b:0.2 c:0.5 d:0.4 e", { min_score: 0.4 }, 3)).toBe("a c d");
    // e has no score, so it is not below the least one.
    expect(rankIn("a:0.1 e", { min_score: 0.4 })).toBe("e");
    expect(rankIn("a:0.1", { min_score: 0.4 })).toBe("");
    expect(rankIn("b:-1 a:0", { min_score: 0 })).toBe("a");
    // A repeat of what was left out is no repeat, and no error.
    expect(rankIn("a:0.1 a:0.9", { min_score: 0.4, duplicates: "error" })).toBe("a");
  });

  it("compares the score as written, not as 32 bits", () => {
    expect(Math.fround(0.7)).toBeLessThan(0.7);
    expect(rankIn("a:0.7 b:0.6", { min_score: 0.7, scores: "float32" })).toBe("a");
  });
});

describe("documentId", () => {
  const hash = createHash("sha256").update("some text").digest("hex").slice(0, 12);

  it.each([
    [{ id: "i", path: "p", name: "n" }, "i"],
    [{ path: "p", name: "n", qualified_name: "q::n", text: "some text" }, "p::q::n"],
    [{ path: "p", name: "n", text: "some text" }, "p::n"],
    [{ path: "p", text: "some text" }, `p#${hash}`],
    [{ path: "p" }, "p"],
    [{ text: "some text" }, `text:${hash}`],
    [{ text: "some text", name: "n" }, `text:${hash}`],
    [{ path: "p", text: "some text", span: { start: 0, end: 9 } }, "p#0-9"],
    [{ id: "chunk", path: "p", span: { start: 0, end: 9 } }, "chunk"],
    [{ id: "document", text: "some text", span: { start: 0, end: 9 } }, "document#0-9"],
  ])("gives for %j the id %s", (result, expected) => {
    expect(documentId(result, 0)).toBe(expected);
  });

  it("takes an equal span as a repeat, other spans as chunks of one document", () => {
    const chunkAt = (start: number): RawResult => ({ id: "d", span: { start, end: start + 5 } });

    // * marks a repeat.
    expect(rankIn([chunkAt(0), chunkAt(5), chunkAt(0)])).toBe("d#0-5 d#5-10 d#0-5*");
    expect(rankIn([chunkAt(0), { id: "e" }, chunkAt(5)], { collapse: "first" })).toBe("d e");
  });

  it("leaves out chunks of the document that the query is, with ignore_identical_ids", () => {
    const results: RawResult[] = [{ id: "d", span: { start: 0, end: 5 } }, { id: "e" }];
    const definition = definitionOf({ ignore_identical_ids: true });

    const hits = rankAnswer(results, "d", 10, definition);

    expect(hits.map((hit) => hit.doc_id)).toEqual(["e"]);
  });

  it("needs more than a name", () => {
    const refused = {
      code: "retriever_answer",
      message: "results[3] has none of id, path and text",
    };

    expect(refusalOf(() => documentId({ name: "n", score: 1 }, 3))).toEqual(refused);
  });
});

describe("rankAnswer › laws of the returned order", () => {
  const CONFIG = configOf();
  const scoreCase = caseScorer(listMetrics(CONFIG), CONFIG.definition);
  const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f", "g"), { minLength: 2 });
  const score = fc.double({ noNaN: true, noDefaultInfinity: true });

  /** Returns the figures of a query that expects "a" and "b", by metric. */
  function figuresOf(raw: readonly RawResult[]): ReadonlyMap<string, number | null> {
    const subject = makeCase("q", { expected: [target("a"), target("b")] });
    const hits = rankAnswer(raw, "q", CONFIG.k, CONFIG.definition);
    const outcome = { kind: "answer", hits, returned: hits.length, degraded: false } as const;
    return scoreCase(subject, { case_id: "q", outcome, first_ms: null, samples_ms: [] }).metrics;
  }

  it("permuting equal scores changes the figures as the order does", () => {
    fc.assert(
      fc.property(ids, score, (order, equalScore) => {
        const figures = figuresOf(order.map((id) => ({ id, score: equalScore })));

        const first = order.findIndex((id) => id === "a" || id === "b");
        expect(figures.get("mrr@10")).toBe(first === -1 ? 0 : 1 / (first + 1));
        expect(figures).toEqual(figuresOf(order.map((id) => ({ id }))));
      }),
    );
  });

  it("rewriting scores without changing the order changes no figure", () => {
    fc.assert(
      fc.property(ids, fc.array(score, { minLength: 7 }), (order, scores) => {
        const rewritten = order.map((id, at) => ({ id, score: scores[at] ?? 0 }));

        expect(figuresOf(rewritten)).toEqual(figuresOf(order.map((id) => ({ id }))));
      }),
    );
  });
});
