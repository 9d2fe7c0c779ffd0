import { describe, expect, it } from "vitest";
import { type NamedSystem, compareMany } from "../../src/gate/comparison-of-many.ts";
import { permutationTest } from "../../src/gate/statistics/exact-tests.ts";
import type { ManyComparison } from "../../src/model/comparison-of-many.ts";
import { answered, definitionOf, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { metric } from "../helpers/measure.ts";

const suite = suiteOf(...Array.from({ length: 8 }, (_, n) => makeCase(`c${n}`)));
const digests = { corpus: "c", queries: "q", qrels: "r" };

/** Finds the targets of the first `found` of eight cases. */
function system(label: string, found: number, samples: readonly number[] = []): NamedSystem {
  const run = runOf(
    suite.cases.map(({ id }, n) => answered(id, hitsOf(n < found ? `${id}-doc` : "x"), samples)),
  );
  return { label, path: `${label}.yaml`, digest: label.repeat(8), settings: { ef: found }, run };
}

function compared(...systems: readonly NamedSystem[]): ManyComparison {
  const metrics = [metric("recall@3"), metric("latency_p50_ms")];
  return compareMany({ suite, k: 3, definition: definitionOf(), digests }, metrics, systems);
}

describe("several systems on one suite", () => {
  it("have their means, and paired tests against the first, corrected over all of them", () => {
    const { systems, cases, k, metrics } = compared(system("a", 8), system("b", 4), system("c", 8));
    expect({ cases, k }).toEqual({ cases: 8, k: 3 });
    expect(metrics).toEqual([
      { name: "recall@3", unit: "share", direction: "higher" },
      { name: "latency_p50_ms", unit: "ms", direction: "lower" },
    ]);
    expect(systems.map(({ label, settings }) => [label, settings])).toEqual([
      ["a", { ef: 8 }],
      ["b", { ef: 4 }],
      ["c", { ef: 8 }],
    ]);
    // Four of eight lost and none won: 2 / 2^4, and Holm's first factor of two tests is 2.
    expect(systems.map(({ figures }) => figures[0])).toEqual([
      { mean: 1, against_first: null },
      {
        mean: 0.5,
        against_first: { delta: -0.5, wins: 0, losses: 4, units: 8, p: 0.125, p_holm: 0.25 },
      },
      { mean: 1, against_first: { delta: 0, wins: 0, losses: 0, units: 8, p: 1, p_holm: 1 } },
    ]);
    // Times have no value a case.
    expect(systems[1]!.figures[1]).toEqual({ mean: null, against_first: null });
  });

  it("are tested by the same draws every time, where the differences are too many to count", () => {
    const many = suiteOf(...Array.from({ length: 40 }, (_, n) => makeCase(`c${10 + n}`)));
    const ranks = [0, 1].map((side) => many.cases.map((_, n) => (n % 2 === side ? 1 : 2 + (n % 9))));
    const [first, other] = ranks.map((own, side) => {
      const run = runOf(
        many.cases.map(({ id }, n) => {
          const above = Array.from({ length: own[n]! - 1 }, (_, i) => `n${i}`);
          return answered(id, hitsOf(...above, `${id}-doc`));
        }),
      );
      return { ...system(`s${side}`, 8), run };
    });
    const { systems } = compareMany(
      { suite: many, k: 10, definition: definitionOf(), digests },
      [metric("ndcg@10")],
      [first!, other!],
    );
    // One target, so that the gain at rank r is 1 / log2(r + 1) of the best.
    const deltas = many.cases.map(
      (_, n) => 1 / Math.log2(ranks[1]![n]! + 1) - 1 / Math.log2(ranks[0]![n]! + 1),
    );
    const test = permutationTest(deltas, 1);
    expect(test.method).toBe("monte_carlo");
    expect(systems[1]!.figures[0]!.against_first).toMatchObject({ p: test.p });
  });

  it("have a latency where a clock ran, and the most repeats of any", () => {
    const timed = compared(system("a", 8, [10, 20, 30]), system("b", 8));
    expect(timed.repeats).toBe(3);
    expect(timed.systems.map(({ latency }) => latency?.p50_ms ?? null)).toEqual([20, null]);
    expect(compared(system("a", 8)).repeats).toBe(0);
    const one = runOf([
      answered("c0", hitsOf("c0-doc"), [7]),
      ...suite.cases.slice(1).map(({ id }) => answered(id, [])),
    ]);
    expect(compared({ ...system("a", 8), run: one }).systems[0]!.latency).toMatchObject({
      samples: 1,
      p50_ms: 7,
    });
  });
});
