import { describe, expect, it } from "vitest";
import { type MeasuredSystem, compareSystems } from "../../../src/workbench/compare/comparison.ts";
import { valueChanges, meanValues } from "../../../src/workbench/compare/files.ts";
import type { Comparison } from "../../../src/workbench/compare/model.ts";
import { DEFAULT_DEFINITION } from "../../../src/model/config.ts";
import type { Hit } from "../../../src/model/run.ts";
import type { Suite } from "../../../src/model/suite.ts";
import {
  answered,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../../helpers/make.ts";
import { metric } from "../../helpers/measure.ts";

const digests = { corpus: "c", queries: "q", qrels: "r" };

describe("compareSystems without rules", () => {
  const planOf = (suite: Suite): Parameters<typeof compareSystems>[0] => {
    const metrics = ["recall@4", "mrr@4", "ndcg@4"].map((name) => metric(name));
    return { suite, k: 4, definition: DEFAULT_DEFINITION, digests, metrics, rules: null };
  };
  const suite = suiteOf(
    makeCase("a", { expected: [target("t1"), target("t2")], judged_irrelevant: ["known"] }),
    makeCase("b"),
    makeCase("control", { expected: [], expect_empty: true }),
  );
  const systemWithLists = (
    label: string,
    lists: Readonly<Record<string, readonly Hit[]>>,
  ): MeasuredSystem => ({
    label,
    path: label,
    digest: label.repeat(8),
    settings: {},
    run: runOf(Object.entries(lists).map(([id, list]) => answered(id, list))),
  });

  it("gives figures, judged hits and overlap, by query and over all", () => {
    const comparison = compareSystems(planOf(suite), [
      systemWithLists("a", {
        a: hitsOf("t1", "known", "x", "t1"),
        b: hitsOf("b-doc"),
        control: [],
      }),
      systemWithLists("b", { a: hitsOf("x", "t2", "t1"), b: hitsOf("y"), control: [] }),
    ]);

    expect(comparison).toMatchObject({ k: 4, digests, systems: [{ path: "a" }, { path: "b" }] });

    const [a, b] = comparison.systems;

    // Means of the two cases with targets. Recall 1/2 and 1, then 1 and 0; first ranks 1 and 1,
    // then 2 and none.
    expect(meanValues(a!).slice(0, 2)).toEqual([3 / 4, 1]);
    expect(meanValues(b!).slice(0, 2)).toEqual([1 / 2, 1 / 4]);
    expect(valueChanges(meanValues(a!), meanValues(b!)).slice(0, 2)).toEqual([-1 / 4, -3 / 4]);
    expect(comparison.queries[0]).toMatchObject({ id: "a", query: "query of a" });
    expect(a!.answers[0]).toMatchObject({
      values: [1 / 2, 1, expect.anything()],
      hits: ["t1", "known"],
    });
    expect(b!.answers[0]).toMatchObject({
      values: [1, 1 / 2, expect.anything()],
      hits: ["t2", "t1"],
    });
    // t1 and x are common to t1, known, x and to x, t2, t1: two of four, two of the first's three.
    expect(b!.answers[0]!.overlap).toMatchObject({ jaccard: 2 / 4, found: 2 / 3 });
    expect(b!.answers[1]!.overlap).toEqual({ jaccard: 0, found: 0 });
    expect(a!.answers[2]!.values).toEqual([null, null, null]);
    expect(b!.answers[2]!.overlap).toEqual({ jaccard: null, found: null });
    expect(b!.overlap).toMatchObject({ jaccard: 1 / 4, found: 1 / 3 });
    expect(b).toMatchObject({ ruling: null, figures: [{ against_first: null }, {}, {}] });
  });

  it("gives no difference if no case has a figure", () => {
    const controlSuite = suiteOf(makeCase("control", { expected: [], expect_empty: true }));
    const lists = [
      systemWithLists("a", { control: hitsOf("x") }),
      systemWithLists("b", { control: [] }),
    ];
    const [a, b] = compareSystems(planOf(controlSuite), lists).systems;

    expect(valueChanges(meanValues(a!), meanValues(b!))).toEqual([null, null, null]);
    expect(b!.overlap).toEqual({ jaccard: 0, found: 0 });
  });

  it("finds judgments by a chunk's own id", () => {
    const plan = planOf(suiteOf(makeCase("a", { judged_irrelevant: ["chunk-1"] })));
    const chunk = { doc_id: "d", id: "chunk-1", span: { start: 0, end: 9 }, repeat: false };
    const system = systemWithLists("a", { a: [chunk, { ...chunk, id: "chunk-2", repeat: true }] });

    const [measured] = compareSystems(plan, [system]).systems;

    expect(measured!.answers[0]!.hits).toEqual(["d"]);
  });

  it("gives no overlap, or 0, if a list is empty", () => {
    const plan = planOf(suiteOf(makeCase("a")));
    const withHit = systemWithLists("a", { a: hitsOf("d") });
    const empty = systemWithLists("a", { a: [] });
    const overlapOfSecond = (...systems: readonly [MeasuredSystem, MeasuredSystem]) =>
      compareSystems(plan, systems).systems[1]!.overlap;

    expect(overlapOfSecond(empty, empty)).toEqual({ jaccard: null, found: null });
    expect(overlapOfSecond(withHit, empty)).toEqual({ jaccard: 0, found: 0 });
    // Of an empty first list no share can be found.
    expect(overlapOfSecond(empty, withHit)).toEqual({ jaccard: 0, found: null });
  });

  it("subtracts the first system's values, null if one is null", () => {
    expect(valueChanges([1, null, 2, null], [2, 1, null, null])).toEqual([1, null, null, null]);
  });
});

describe("compareSystems with the rules of the first", () => {
  const suite = suiteOf(...Array.from({ length: 8 }, (_, n) => makeCase(`c${n}`)));

  /** A system that finds the targets of the first `solvedCases` of the eight cases. */
  function systemSolving(
    label: string,
    solvedCases: number,
    samples: readonly number[] = [],
  ): MeasuredSystem {
    const run = runOf(
      suite.cases.map(({ id }, n) =>
        answered(id, hitsOf(n < solvedCases ? `${id}-doc` : "x"), samples),
      ),
    );
    const settings = { ef: solvedCases };
    return { label, path: `${label}.yaml`, digest: label.repeat(8), settings, run };
  }

  function compareWithRules(...systems: readonly MeasuredSystem[]): Comparison {
    const metrics = [metric("recall@3"), metric("latency_p50_ms")];
    // Null: the usual tests, which configOf turns off.
    const rules = configOf({ k: 3, gate: { significance: null } });
    return compareSystems(
      { suite, k: 3, definition: DEFAULT_DEFINITION, digests, metrics, rules },
      systems,
    );
  }

  it("gives means, and how each system's cases differ from the first", () => {
    const { systems, queries, k, metrics } = compareWithRules(
      systemSolving("a", 8),
      systemSolving("b", 4),
      systemSolving("c", 8),
    );

    expect([queries.length, k]).toEqual([8, 3]);
    expect(metrics).toEqual([
      { name: "recall@3", unit: "share", direction: "higher" },
      { name: "latency_p50_ms", unit: "ms", direction: "lower" },
    ]);

    const settingTexts = systems.map(
      ({ label, settings }) => `${label} ${JSON.stringify(settings)}`,
    );

    expect(settingTexts).toEqual(['a {"ef":8}', 'b {"ef":4}', 'c {"ef":8}']);
    expect(systems.map(({ figures }) => figures[0]!.mean)).toEqual([1, 0.5, 1]);
    expect(systems[0]!.figures[0]!.against_first).toBeNull();
    expect(systems.slice(1).map(({ figures }) => figures[0]!.against_first)).toMatchObject([
      { delta: -0.5, wins: 0, losses: 4, units: 8 },
      { delta: 0, wins: 0, losses: 0, units: 8 },
    ]);
    // No clock ran.
    expect(systems[1]!.figures[1]).toEqual({ mean: null, against_first: null });
  });

  it("decides as a gate with the first system as baseline", () => {
    // The level is 0.15. Three lost of eight have p = 0.5^3 = 0.125 and fail by the test. Two have
    // 0.25 and one has 0.5: they fail, because queries are lost and none got better.
    const { systems } = compareWithRules(
      ...[8, 5, 6, 7, 8].map((solved) => systemSolving(`s${solved}`, solved)),
    );

    expect(systems.map(({ ruling }) => ruling && [ruling.outcome, ruling.p])).toEqual([
      null,
      ["fail", 1 / 8],
      ["fail", 1 / 4],
      ["fail", 1 / 2],
      ["pass", 1],
    ]);

    const recallCheck = systems[1]!.ruling!.checks.find(({ metric }) => metric === "recall@3");

    expect(recallCheck).toMatchObject({ outcome: "fail", by: "test", p: 1 / 8, level: 0.15 });
    // Four systems are tested (Holm): the smallest p counts four times, 0.5, the next three times,
    // 0.75, the third twice, 1.
    expect(systems.map(({ ruling }) => ruling?.p_systems)).toEqual([undefined, 0.5, 0.75, 1, 1]);
  });

  it("is a gain if queries are found that were not, and none is worse", () => {
    // Seven won cases have p = 0.5^7 = 0.0078, six have 0.5^6 = 0.0156.
    const { systems } = compareWithRules(
      systemSolving("a", 1),
      systemSolving("b", 8),
      systemSolving("c", 7),
    );
    const outcomeTexts = systems.slice(1).map(({ ruling }) => `${ruling!.outcome} ${ruling!.p}`);

    expect(outcomeTexts).toEqual([`gain ${1 / 128}`, `gain ${1 / 64}`]);
  });

  it("has no p for several systems if it compares one with the first", () => {
    const [, second] = compareWithRules(systemSolving("a", 1), systemSolving("b", 8)).systems;

    expect(second!.ruling).not.toHaveProperty("p_systems");
  });

  it("gives latency if a clock ran, and the most repeats of any system", () => {
    const timed = compareWithRules(systemSolving("a", 8, [10, 20, 30]), systemSolving("b", 8));

    expect(timed.repeats).toBe(3);
    // Each case counts with the lower quartile of its times. Of 10, 20 and 30 ms it is the first, by
    // nearest rank: 0.25 x 3 = 0.75. All cases have the same times, so p50 is 10, too.
    expect(timed.systems.map(({ latency }) => latency?.p50_ms ?? null)).toEqual([10, null]);
    expect(compareWithRules(systemSolving("a", 8)).repeats).toBe(0);
  });

  it("gives the latency of the cases that have times", () => {
    const oneTimed = runOf([
      answered("c0", hitsOf("c0-doc"), [7]),
      ...suite.cases.slice(1).map(({ id }) => answered(id, [])),
    ]);

    expect(
      compareWithRules({ ...systemSolving("a", 8), run: oneTimed }).systems[0]!.latency,
    ).toMatchObject({
      samples: 1,
      p50_ms: 7,
    });
  });
});
