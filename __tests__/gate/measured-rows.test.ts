import { expect, test } from "vitest";
import { unmeasuredRows } from "../../src/gate/measured-rows.ts";
import type { BaselineCase } from "../../src/model/baseline.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { CaseScore } from "../../src/model/scores.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";

const CONFIG = configOf();
const SUITE = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"));

/** Rank of each case's document; null: not found. */
function recorded(ranks: Readonly<Record<string, number | null>> = {}): {
  readonly inputs: Inputs;
  readonly scores: readonly CaseScore[];
} {
  const others = ["x", "y", "z"];
  const run = runOf(
    SUITE.cases.map(({ id }) => {
      const rank = ranks[id];
      return answered(
        id,
        hitsOf(...(rank === null ? others : others.toSpliced((rank ?? 1) - 1, 0, `${id}-doc`))),
      );
    }),
  );
  return {
    inputs: inputsOf(CONFIG, SUITE, baselineOf(CONFIG, SUITE, run)),
    scores: scoresOf(CONFIG, SUITE, run).cases,
  };
}

function edited(inputs: Inputs, id: string, change: (row: BaselineCase) => BaselineCase): Inputs {
  const baseline = inputs.baseline!;
  const cases = new Map([...baseline.cases].map(([key, row]) => [key, key === id ? change(row) : row]));
  return { ...inputs, baseline: { ...baseline, cases } };
}

const { inputs: base, scores } = recorded();

test("rows that the change leaves alone may differ from the run: that is what the gate compares", () => {
  expect(unmeasuredRows(base, base, recorded({ a: 3 }).scores)).toEqual([]);
});

test("what this run measured may be recorded, better or worse", () => {
  const now = recorded({ a: 3, b: null });
  expect(unmeasuredRows(base, now.inputs, now.scores)).toEqual([]);
});

test("a row that this run did not measure, with what it says and what was measured", () => {
  const [found] = unmeasuredRows(recorded({ a: 3, b: 3 }).inputs, base, recorded({ a: 3, b: 2 }).scores);
  expect(found).toMatchObject({
    code: "baseline_not_measured",
    field: "baseline.cases",
    file: "baselines/test.json",
    before: "a: ranks 1",
    after: "ranks 3",
  });
  expect(found!.cases.map(({ id, ranks_before, ranks_after }) => [id, ranks_before, ranks_after])).toEqual([
    ["a", [1], [3]],
    ["b", [1], [2]],
  ]);
});

test.each<[string, (row: BaselineCase) => BaselineCase, string]>([
  ["a metric", (row) => ({ ...row, metrics: new Map([...row.metrics, ["mrr@10", 0.5]]) }), "a: mrr@10 0.5"],
  [
    "a metric that was none",
    (row) => ({ ...row, metrics: new Map([...row.metrics, ["mrr@10", null]]) }),
    "a: mrr@10 –",
  ],
  ["the list of results", (row) => ({ ...row, results: ["a-doc"] }), "a: another list of results"],
  [
    "a rate",
    (row) => ({ ...row, metrics: new Map([...row.metrics, ["degraded_rate", 1]]) }),
    "a: degraded_rate 1",
  ],
])("%s by hand", (_, change, before) => {
  expect(unmeasuredRows(base, edited(base, "a", change), scores)).toMatchObject([{ before }]);
});

test("a case that is new, or that the base had not recorded", () => {
  const without = { ...base, baseline: { ...base.baseline!, cases: new Map() } };
  expect(unmeasuredRows(without, base, scores)).toEqual([]);
  expect(unmeasuredRows(without, base, recorded({ c: 2 }).scores)).toMatchObject([{ before: "c: ranks 1" }]);
});

test("a row under the new id of a renamed case is no new row", () => {
  const renamed = suiteOf({ ...makeCase("a"), id: "new", was: "a" }, makeCase("b"), makeCase("c"));
  const { a, ...others } = Object.fromEntries(base.baseline!.cases);
  const head = (row: BaselineCase): Inputs => ({
    ...base,
    suite: renamed,
    baseline: { ...base.baseline!, cases: new Map(Object.entries({ new: row, ...others })) },
  });
  const now = recorded({ a: 3 }).scores.map((each) => (each.id === "a" ? { ...each, id: "new" } : each));
  expect(unmeasuredRows(base, head(a!), now)).toEqual([]);
  expect(unmeasuredRows(base, head({ ...a!, ranks: [2] }), now)).toMatchObject([{ before: "new: ranks 2" }]);
});

test("a row that stood under the new id already is held to that", () => {
  const suite = suiteOf({ ...makeCase("a"), was: "older" }, makeCase("b"), makeCase("c"));
  const wrong = edited(base, "a", (row) => ({ ...row, ranks: [2] }));
  const head = { ...wrong, suite };
  // As wrong as before: that is what the gate compares.
  expect(unmeasuredRows(wrong, head, scores)).toEqual([]);
  expect(unmeasuredRows(base, head, scores)).toMatchObject([{ before: "a: ranks 2" }]);
});

test("differences of rounding, of latency and of another version of the case are none", () => {
  const rounded = edited(base, "a", (row) => ({
    ...row,
    metrics: new Map([...row.metrics, ["recall@10", 1 - 0.9e-9]]),
    latency_ms: [7],
  }));
  expect(unmeasuredRows(base, rounded, scores)).toEqual([]);
  const older = edited(base, "a", (row) => ({ ...row, digest: "0".repeat(64), ranks: [9] }));
  expect(unmeasuredRows(base, older, scores)).toEqual([]);
});

test("says what was measured in its place", () => {
  const by = (name: string, value: number | null): Inputs =>
    edited(base, "a", (row) => ({ ...row, metrics: new Map([...row.metrics, [name, value]]) }));
  const said = (head: Inputs): unknown =>
    unmeasuredRows(base, head, scores).map(({ before, after }) => [before, after]);
  expect(said(by("mrr@10", 0.5))).toEqual([["a: mrr@10 0.5", "mrr@10 1"]]);
  expect(said(by("forbidden_rate@10", 1))).toEqual([["a: forbidden_rate@10 1", "forbidden_rate@10 –"]]);
  expect(said(edited(base, "a", (row) => ({ ...row, results: [] })))).toEqual([
    ["a: another list of results", "the list in run.trec"],
  ]);
  expect(said(edited(base, "a", (row) => ({ ...row, ranks: [null] })))).toEqual([["a: ranks –", "ranks 1"]]);
});

test("no value is not 0, and what is within rounding of 0 is", () => {
  const lost = recorded({ a: null });
  const rowOf = (value: number | null): Inputs =>
    edited(base, "a", (row) => ({
      ...row,
      ranks: [null],
      results: lost.scores[0]!.results,
      metrics: new Map([["recall@10", value]]),
    }));
  expect(unmeasuredRows(base, rowOf(null), lost.scores)).toMatchObject([{ before: "a: recall@10 –" }]);
  expect(unmeasuredRows(base, rowOf(1e-9), lost.scores)).toEqual([]);
  expect(unmeasuredRows(base, rowOf(2e-9), lost.scores)).toMatchObject([{ before: "a: recall@10 2e-9" }]);
});

test("the length of a context is not held: an index may cut its chunks another way", () => {
  const config = configOf({ metrics: ["context_chars@10"] });
  const longer = edited(base, "a", (row) => ({
    ...row,
    metrics: new Map([...row.metrics, ["context_chars@10", 7]]),
  }));
  const sized = scores.map((each) => ({
    ...each,
    metrics: new Map([...each.metrics, ["context_chars@10", 9]]),
  }));
  expect(unmeasuredRows(base, { ...longer, config }, sized)).toEqual([]);
});

test("there are no rows to hold where one side has none of its own", () => {
  const forged = edited(base, "a", (row) => ({ ...row, ranks: [2] }));
  expect(unmeasuredRows(base, forged, scores)).toHaveLength(1);
  expect(unmeasuredRows({ ...base, baseline: null }, forged, scores)).toEqual([]);
  expect(unmeasuredRows(base, { ...forged, baseline: null }, scores)).toEqual([]);
  const foreign = { ...forged.baseline!, foreign: "cruxe" } as const;
  expect(unmeasuredRows(base, { ...forged, baseline: foreign }, scores)).toEqual([]);
});
