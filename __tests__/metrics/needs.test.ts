import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Target } from "../../src/model/suite.ts";
import { anyOf, hitsOf, makeCase, target } from "../helpers/make.ts";
import { measure } from "../helpers/measure.ts";

/** One need that a or b answers, and the document c. */
const aOrBAndC = makeCase("q", { expected: [anyOf(["a", "b"]), target("c")] });
/** The discounts of nDCG at ranks 2 and 3. */
const discount2 = 1 / Math.log2(3);
const discount3 = 1 / Math.log2(4);

describe("a need that any of several documents answers", () => {
  it("a need is found if one of its members is found", () => {
    // One need of two.
    expect(measure("recall@5", aOrBAndC, hitsOf("x", "b"))).toBe(1 / 2);
    expect(measure("recall@1", aOrBAndC, hitsOf("x", "b"))).toBe(0);
    expect(measure("full_coverage_rate@5", aOrBAndC, hitsOf("b", "c"))).toBe(1);
    expect(measure("hit_rate@5", aOrBAndC, hitsOf("b"))).toBe(1);
  });

  it("a need counts once if several of its members are found", () => {
    expect(measure("recall@5", aOrBAndC, hitsOf("a", "b"))).toBe(1 / 2);
    expect(measure("recall@5", aOrBAndC, hitsOf("a", "b", "c"))).toBe(1);
  });

  it("has the reciprocal rank of its first member", () => {
    expect(measure("mrr", aOrBAndC, hitsOf("x", "b", "a"))).toBe(1 / 2);
  });

  it("has the gain of its first member, and the ideal counts it once", () => {
    // Found at 1 and 3; the second member at rank 2 has gain 0. The ideal has two needs.
    const value = (1 + discount3) / (1 + discount2);

    expect(measure("ndcg@5", aOrBAndC, hitsOf("a", "b", "c"))).toBeCloseTo(value, 12);
    expect(measure("ndcg@5", aOrBAndC, hitsOf("b", "c"))).toBe(1);
  });

  it("has its own grade", () => {
    // Grade 3 at rank 2, grade 1 at rank 1; the ideal is the other way round.
    const subject = makeCase("q", { expected: [anyOf(["a", "b"], 3), target("c")] });
    const value = (1 + 3 * discount2) / (3 + discount2);

    expect(measure("ndcg@5", subject, hitsOf("c", "b"))).toBeCloseTo(value, 12);
    expect(measure("recall@5", subject, hitsOf("b"), { relevance: 2 })).toBe(1);
  });

  it("counts in MAP at the rank that finds it", () => {
    // Precisions 1/1 and 2/3, over two needs.
    expect(measure("map", aOrBAndC, hitsOf("a", "b", "c"))).toBeCloseTo((1 + 2 / 3) / 2, 12);
  });

  it("counts each member as a relevant result in precision", () => {
    expect(measure("precision@4", aOrBAndC, hitsOf("a", "b", "x", "y"))).toBe(2 / 4);
  });

  it("counts each member as judged", () => {
    const subject = makeCase("q", { expected: [anyOf(["a", "b"])], judged_irrelevant: ["n"] });

    expect(measure("judged@4", subject, hitsOf("a", "b", "n", "x"))).toBe(3 / 4);
  });
});

describe("a document that could serve two needs", () => {
  const shared = makeCase("q", { expected: [anyOf(["a", "b"]), anyOf(["a", "c"])] });

  it("serves one of them", () => {
    expect(measure("recall@5", shared, hitsOf("a"))).toBe(1 / 2);
    expect(measure("recall@5", shared, hitsOf("a", "a"))).toBe(1 / 2);
  });

  it("leaves the other need to the next document", () => {
    expect(measure("recall@5", shared, hitsOf("a", "b"))).toBe(1);
    expect(measure("recall@5", shared, hitsOf("a", "c"))).toBe(1);
    expect(measure("ndcg@5", shared, hitsOf("a", "x", "b"))).toBeCloseTo(
      (1 + discount3) / (1 + discount2),
      12,
    );
  });

  it("serves the need of the higher grade", () => {
    const subject = makeCase("q", { expected: [anyOf(["a", "b"], 1), anyOf(["a", "c"], 2)] });

    expect(measure("ndcg@5", subject, hitsOf("a"))).toBeCloseTo(2 / (2 + discount2), 12);
  });

  it("serves one need, also if the other is a plain target", () => {
    const subject = makeCase("q", { expected: [target("a"), anyOf(["a", "b"])] });

    expect(measure("recall@5", subject, hitsOf("a"))).toBe(1 / 2);
    expect(measure("recall@5", subject, hitsOf("a", "b"))).toBe(1);
  });
});

describe("laws of any-of needs", () => {
  const NAMES = ["a", "b", "c", "d", "e", "f"];
  const METRICS = ["recall@3", "mrr", "ndcg@3", "map@3", "precision@3", "hit_rate@3", "judged@3"];
  const members = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 });
  const needs = fc.uniqueArray(fc.tuple(members, fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 4,
    selector: ([ids]) => ids.toSorted().join(" "),
  });
  const ranking = fc.uniqueArray(fc.constantFrom(...NAMES, "x", "y"), { maxLength: 8 });
  const caseOf = (list: readonly (readonly [readonly string[], number])[]) =>
    makeCase("q", { expected: list.map(([ids, grade]) => anyOf(ids, grade)) });

  it("equals a plain target if it has one member", () => {
    const plain: Target = target("a", 2);

    expect(anyOf(["a"], 2)).toStrictEqual(plain);
    expect(anyOf(["a", "a"], 2)).toStrictEqual(plain);

    const need = makeCase("q", { expected: [anyOf(["a"])] });
    const single = makeCase("q", { expected: [target("a")] });

    expect(need.digests).toStrictEqual(single.digests);

    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 }),
        ranking,
        (ids, list) => {
          const asNeeds = makeCase("q", { expected: ids.map((id) => anyOf([id])) });
          const asTargets = makeCase("q", { expected: ids.map((id) => target(id)) });

          for (const name of METRICS) {
            expect(measure(name, asNeeds, hitsOf(...list))).toBe(
              measure(name, asTargets, hitsOf(...list)),
            );
          }
        },
      ),
    );
  });

  it("never has a lower recall or reciprocal rank with one member more", () => {
    fc.assert(
      fc.property(
        needs,
        fc.nat(),
        fc.constantFrom(...NAMES),
        ranking,
        (list, at, added, results) => {
          const listWithMember = list.map(([ids, grade], i) =>
            i === at % list.length
              ? ([[...new Set([...ids, added])], grade] as const)
              : ([ids, grade] as const),
          );
          for (const name of ["recall@1", "recall@3", "recall@8", "mrr"]) {
            for (const relevance of [1, 2]) {
              const oldValue = measure(name, caseOf(list), hitsOf(...results), { relevance })!;
              const newValue = measure(name, caseOf(listWithMember), hitsOf(...results), {
                relevance,
              })!;

              expect(newValue, name).toBeGreaterThanOrEqual(oldValue);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it("finds as many needs as the best assignment of documents", () => {
    /** The most needs that these documents can serve, one each, by trying every deal. */
    const countAssignable = (
      left: readonly (readonly string[])[],
      documents: readonly string[],
    ): number => {
      const [first, ...others] = left;
      if (first === undefined) {
        return 0;
      }
      const served = documents
        .filter((each) => first.includes(each))
        .map(
          (each) =>
            1 +
            countAssignable(
              others,
              documents.filter((other) => other !== each),
            ),
        );
      return Math.max(countAssignable(others, documents), ...served);
    };
    fc.assert(
      fc.property(needs, ranking, fc.integer({ min: 1, max: 8 }), (list, results, k) => {
        if (!list.some(([ids]) => ids.length > 1)) {
          return;
        }
        const best = countAssignable(
          list.map(([ids]) => ids),
          results.slice(0, k),
        );
        const recall = measure(`recall@${k}`, caseOf(list), hitsOf(...results));

        expect(recall).toBeCloseTo(best / list.length, 12);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps every metric within 0 and 1", () => {
    fc.assert(
      fc.property(needs, ranking, (list, results) => {
        for (const name of METRICS) {
          const value = measure(name, caseOf(list), hitsOf(...results));
          if (value === null) {
            continue;
          }

          expect(value, name).toBeGreaterThanOrEqual(0);
          expect(value, name).toBeLessThanOrEqual(1 + 1e-12);
        }
      }),
    );
  });
});
