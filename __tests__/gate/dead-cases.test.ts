import { describe, expect, it } from "vitest";
import { deadCases, targetsNowhere } from "../../src/gate/dead-cases.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Probe, ProbeAnswer } from "../../src/model/explanation.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";

const config = configOf();

describe("cases that can never be lost, since the baseline finds none of their targets", () => {
  const suite = suiteOf(
    makeCase("dead"),
    makeCase("found"),
    makeCase("negative", { expected: [], expect_empty: true }),
  );
  const run = runOf([
    answered("dead", hitsOf("n")),
    answered("found", hitsOf("n", "found-doc")),
    answered("negative", []),
  ]);
  const baseline = baselineOf(config, suite, run);
  const inRuns = (foundIn: number): Baseline => ({
    ...baseline,
    cases: new Map([...baseline.cases].map(([id, row]) => [id, { ...row, found: { in: foundIn, of: 3 } }])),
  });

  it("are those with targets, by one run or by all of several", () => {
    expect(deadCases(suite, baseline)).toEqual(["dead"]);
    expect(deadCases(suite, inRuns(0))).toEqual(["dead", "found"]);
    expect(deadCases(suite, inRuns(1))).toEqual([]);
  });

  it("are not those that were edited since, or that the baseline does not know", () => {
    const edited = suiteOf(makeCase("dead", { query: "another" }), makeCase("new"));
    expect(deadCases(edited, baseline)).toEqual([]);
  });

  it("are unknown without a suite or a baseline", () => {
    expect(deadCases(null, baseline)).toEqual([]);
    expect(deadCases(suite, null)).toEqual([]);
  });
});

describe("targets that nothing finds", () => {
  const two = [target("x"), target("y")];
  const cases = [makeCase("b", { expected: two }), makeCase("a"), makeCase("fine")];
  const lists: Readonly<Record<string, CaseRun>> = {
    b: answered("b", hitsOf("n", "x")),
    a: answered("a", hitsOf("n")),
    fine: answered("fine", hitsOf("fine-doc")),
  };
  const beyond = (...ranks: readonly (number | null)[]): ProbeAnswer => ({ ranks, returned: 100 });

  async function sought(
    told: Readonly<Record<string, ProbeAnswer>>,
    {
      corpus = null,
      failure = null,
      asked = cases,
      runs = lists,
    }: {
      readonly corpus?: readonly Hit[] | null;
      readonly failure?: string | null;
      readonly asked?: readonly Case[];
      readonly runs?: Readonly<Record<string, CaseRun>>;
    } = {},
  ): Promise<{ readonly notices: readonly Notice[]; readonly ids: readonly string[]; readonly k: number }> {
    const seen: { ids: readonly string[]; k: number } = { ids: [], k: 0 };
    const probe: Probe = (subjects, k) => {
      Object.assign(seen, { ids: subjects.map(({ id }) => id), k });
      return Promise.resolve({ answers: subjects.map(({ id }) => told[id] ?? null), failure });
    };
    const suite = suiteOf(...asked);
    const scores = scoresOf(config, suite, runOf(asked.map(({ id }) => runs[id]!)));
    const notices = await targetsNowhere(
      { policy: { suite, config, baseline: null }, scores },
      { probe, corpus: () => Promise.resolve(corpus) },
    );
    return { notices, ...seen };
  }

  it("are sought in ten times as many results, cases without any target first", async () => {
    const { ids, k } = await sought({});
    expect(ids).toEqual(["a", "b"]);
    expect(k).toBe(100);
  });

  it("are sought in the order of the ids among those alike, and named in that order", async () => {
    const some = makeCase("d", { expected: two });
    const none = makeCase("z", { expected: two });
    const asked = [some, makeCase("y"), none, makeCase("c")];
    const runs = {
      d: answered("d", hitsOf("x")),
      y: answered("y", hitsOf("n")),
      z: answered("z", hitsOf("n")),
      c: answered("c", hitsOf("c-doc")),
    };
    const told = { d: beyond(1, null), y: beyond(null), z: beyond(null, null) };
    const { ids, notices } = await sought(told, { asked, runs, corpus: hitsOf("x") });
    // d finds one of its targets, so it comes last; the corpus has x, and y of neither.
    expect(ids).toEqual(["y", "z", "d"]);
    expect(notices).toEqual([{ code: "targets_nowhere", cases: ["d", "y", "z"], corpus: true }]);
  });

  it("are named by case where neither a longer list nor the corpus has them", async () => {
    const nowhere = { b: beyond(null, null), a: beyond(null) };
    expect((await sought(nowhere)).notices).toEqual([
      { code: "targets_nowhere", cases: ["a", "b"], corpus: false },
    ]);
    expect((await sought(nowhere, { corpus: hitsOf("z", "a-doc") })).notices).toEqual([
      { code: "targets_nowhere", cases: ["b"], corpus: true },
    ]);
    expect((await sought(nowhere, { corpus: hitsOf("y", "a-doc") })).notices).toEqual([]);
  });

  it("are none that the run's own list or a longer one holds", async () => {
    // The run has x of b at rank 2, the longer list has y.
    expect((await sought({ b: beyond(null, 40), a: beyond(70) })).notices).toEqual([]);
    expect((await sought({ b: beyond(2, null), a: beyond(70) })).notices).toEqual([
      { code: "targets_nowhere", cases: ["b"], corpus: false },
    ]);
  });

  it("are not sought for a query that failed, and nothing is asked where all are found", async () => {
    const one = await sought({}, { runs: { ...lists, a: failedRun("a") } });
    expect(one.ids).toEqual(["b"]);
    const none = await sought({}, { asked: [cases[2]!] });
    expect(none).toEqual({ notices: [], ids: [], k: 0 });
    // Nor is the corpus read where longer lists have them all.
    const suite = suiteOf(...cases);
    const scores = scoresOf(config, suite, runOf(cases.map(({ id }) => lists[id]!)));
    const probe: Probe = (subjects) =>
      Promise.resolve({
        answers: subjects.map(({ expected }) => beyond(...expected.map(() => 40))),
        failure: null,
      });
    const corpus = (): Promise<never> => Promise.reject(new Error("the corpus was read"));
    expect(
      await targetsNowhere({ policy: { suite, config, baseline: null }, scores }, { probe, corpus }),
    ).toEqual([]);
  });

  it("are sought for 50 cases at most", async () => {
    const many = Array.from({ length: 51 }, (_, n) => makeCase(`c${n}`));
    const runs = Object.fromEntries(many.map(({ id }) => [id, answered(id, hitsOf("n"))]));
    expect((await sought({}, { asked: many, runs })).ids).toHaveLength(50);
  });

  it("are unknown where asking failed, and that is said", async () => {
    expect((await sought({}, { failure: "it died" })).notices).toEqual([
      { code: "probe_failed", reason: "it died" },
    ]);
  });
});
