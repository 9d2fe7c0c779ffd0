import { describe, expect, it } from "vitest";
import { type NamedSystem, compareMany } from "../../../src/workbench/compare/comparison.ts";
import type { ManyComparison } from "../../../src/workbench/compare/model.ts";
import { answered, configOf, definitionOf, hitsOf, makeCase, runOf, suiteOf } from "../../helpers/make.ts";
import { metric } from "../../helpers/measure.ts";

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
  const plan = { suite, k: 3, definition: definitionOf(), digests };
  const gate = { ...configOf().gate, significance: null, newly_lost: { max: null, critical: 0 } };
  return compareMany(plan, metrics, systems, configOf({ k: 3, gate }));
}

describe("several systems on one suite", () => {
  it("have their means, and how the cases of each differ from the first", () => {
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
    expect(systems.map(({ figures }) => figures[0]!.mean)).toEqual([1, 0.5, 1]);
    expect(systems[0]!.figures[0]!.against_first).toBeNull();
    expect(systems.slice(1).map(({ figures }) => figures[0]!.against_first)).toMatchObject([
      { delta: -0.5, wins: 0, losses: 4, units: 8 },
      { delta: 0, wins: 0, losses: 0, units: 8 },
    ]);
    // Times have no value a case.
    expect(systems[1]!.figures[1]).toEqual({ mean: null, against_first: null });
  });

  it("are ruled on as a gate would, with the first as its baseline", () => {
    // Three of eight lost: 0.5^3 = 0.125 is at most 0.15; two, 0.25, are a watch, and one weighs 1/n.
    const { systems } = compared(...[8, 5, 6, 7, 8].map((found) => system(`s${found}`, found)));
    expect(systems.map(({ ruling }) => ruling && [ruling.outcome, ruling.p])).toEqual([
      null,
      ["fail", 1 / 8],
      ["watch", 1 / 4],
      ["pass", 1 / 2],
      ["pass", 1],
    ]);
    const told = systems[1]!.ruling!.checks.find(({ metric }) => metric === "recall@3");
    expect(told).toMatchObject({ outcome: "fail", by: "test", p: 1 / 8, level: 0.15 });
    // Over four systems the smallest p counts four times, the next three times.
    expect(systems.map(({ ruling }) => ruling?.p_systems)).toEqual([undefined, 0.5, 0.75, 1, 1]);
  });

  it("gain where the test turned round reaches 0.01", () => {
    // 0.5^7 = 0.0078 and 0.5^6 = 0.0156.
    const { systems } = compared(system("a", 1), system("b", 8), system("c", 7));
    expect(systems.slice(1).map(({ ruling }) => [ruling!.outcome, ruling!.p])).toEqual([
      ["gain", 1 / 128],
      ["pass", 1 / 64],
    ]);
    const [, only] = compared(system("a", 1), system("b", 8)).systems;
    expect(only!.ruling).not.toHaveProperty("p_systems");
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
