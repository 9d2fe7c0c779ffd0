import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Target } from "../../src/model/suite.ts";
import { anyOf, hitsOf, makeCase, target } from "../helpers/make.ts";
import { measure } from "../helpers/measure.ts";
import { rows } from "../helpers/table.ts";

/** The targets of a cell: `a/b, c^2` is a need of a or b, and the document c of grade 2. */
const targetsOf = (cell: string): readonly Target[] =>
  cell.split(", ").map((part) => {
    const [ids = "", grade = "1"] = part.split("^");
    return anyOf(ids.split("/"), Number(grade));
  });

// nDCG's discounts are 1 / log2(3) = 0.63093 at rank 2 and 1 / log2(4) = 0.5 at rank 3.
it.each(
  rows(`
# what | the metric | the targets | the results | its value
a need of two, by one member | recall@5 | a/b, c | x b | 0.5
a need of two, of which no member is in the top 1 | recall@1 | a/b, c | x b | 0
both needs | full_coverage_rate@5 | a/b, c | b c | 1
one need | hit_rate@5 | a/b, c | b | 1
both members, which count once | recall@5 | a/b, c | a b | 0.5
both members and the other document | recall@5 | a/b, c | a b c | 1
the rank of the first member | mrr | a/b, c | x b a | 0.5
# (1 + 0.5) / (1 + 0.63093): the second member has no gain, and the ideal has two needs
the gain of the first member alone | ndcg@5 | a/b, c | a b c | 0.91972
two needs in the ideal order | ndcg@5 | a/b, c | b c | 1
# (1 + 3 x 0.63093) / (3 + 0.63093)
a need of grade 3 behind a document of grade 1 | ndcg@5 | a/b^3, c | c b | 0.79671
# precisions 1/1 and 2/3, over two needs
two needs at ranks 1 and 3 | map | a/b, c | a b c | 0.83333
each member as a relevant result | precision@4 | a/b, c | a b x y | 0.5

a document of two needs, which serves one | recall@5 | a/b, a/c | a | 0.5
a document of two needs twice | recall@5 | a/b, a/c | a a | 0.5
the other need, by the next document | recall@5 | a/b, a/c | a b | 1
the other need, by its other member | recall@5 | a/b, a/c | a c | 1
# (1 + 0.5) / (1 + 0.63093)
the other need at rank 3 | ndcg@5 | a/b, a/c | a x b | 0.91972
# 2 / (2 + 0.63093)
the need of the higher grade first | ndcg@5 | a/b, a/c^2 | a | 0.76019
a document that is a target and a member | recall@5 | a, a/b | a | 0.5
a target, and the need by its other member | recall@5 | a, a/b | a b | 1
`),
)(
  "needs count %s: %s of the targets %s for the results %s",
  (_, metric = "", targets = "", results = "", value) => {
    const subject = makeCase("q", { expected: targetsOf(targets) });

    expect(measure(metric, subject, hitsOf(...results.split(" ")))).toBeCloseTo(Number(value), 5);
  },
);

it("a need of grade 3 counts at relevance 2, and a document of grade 1 does not", () => {
  const subject = makeCase("q", { expected: targetsOf("a/b^3, c") });

  expect(measure("recall@5", subject, hitsOf("b"), { relevance: 2 })).toBe(1);
});

it("each member of a need counts as judged", () => {
  const subject = makeCase("q", { expected: targetsOf("a/b"), judged_irrelevant: ["n"] });

  expect(measure("judged@4", subject, hitsOf("a", "b", "n", "x"))).toBe(3 / 4);
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
