import { describe, expect, it, test } from "vitest";
import { updateAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import { checkNewBaseline } from "../../src/decision/new-baseline.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Run } from "../../src/model/run.ts";
import type { Scores } from "../../src/model/scores.ts";
import type { Suite } from "../../src/model/suite.ts";
import type { WeakenedField, WeakeningFinding } from "../../src/model/verdict.ts";
import { configOf, inputsOn, makeCase, runOf, scoresOf, suiteOf } from "../helpers/make.ts";
import { answerListing } from "../gate/made.ts";

const CONFIG = configOf();
const SUITE = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"));

interface Recorded {
  readonly inputs: Inputs;
  readonly scores: Scores;
  readonly run: Run;
}

/** Rank of each case's document; null: not found. */
function measureRanks(
  ranks: Readonly<Record<string, number | null>> = {},
  suite: Suite = SUITE,
): Recorded {
  const others = ["x", "y", "z"];
  const run = runOf(
    suite.cases.map(({ id }) => {
      const rank = ranks[id];
      return answerListing(
        id,
        ...(rank === null ? [...others, "w"] : others.toSpliced((rank ?? 1) - 1, 0, `${id}-doc`)),
      );
    }),
  );
  return { inputs: inputsOn(CONFIG, suite, run), scores: scoresOf(CONFIG, suite, run), run };
}

/** What stands in a change that brings the head's baseline, of the codes named, each with its first field. */
function findAlteredRows(
  before: Inputs,
  head: Inputs,
  { scores, run }: Pick<Recorded, "scores" | "run">,
  code: WeakeningFinding["code"] = "baseline_not_measured",
): readonly (WeakeningFinding & WeakenedField)[] {
  const { config, suite } = head;
  const recording = { config, suite, before: before.baseline, commit: null };
  return checkNewBaseline({ base: before, head }, recording, { scores, run })
    .filter((each) => each.code === code)
    .map((each) => ({ ...each, ...each.fields[0]! }));
}

function editRow(inputs: Inputs, id: string, change: (row: BaselineCase) => BaselineCase): Inputs {
  const baseline = inputs.baseline!;
  const cases = new Map(
    [...baseline.cases].map(([key, row]) => [key, key === id ? change(row) : row]),
  );
  return { ...inputs, baseline: { ...baseline, cases } };
}

const baseRun = measureRanks();
const { inputs: base } = baseRun;

test("a row that the change leaves alone may differ from the run", () => {
  expect(findAlteredRows(base, base, measureRanks({ a: 3 }))).toEqual([]);
});

test("a row may be recorded as this run measured it, better or worse", () => {
  const now = measureRanks({ a: 3, b: null });

  expect(findAlteredRows(base, now.inputs, now)).toEqual([]);
});

test("a row that this run did not measure is a finding with both ranks", () => {
  const [found] = findAlteredRows(
    measureRanks({ a: 3, b: 3 }).inputs,
    base,
    measureRanks({ a: 3, b: 2 }),
  );

  expect(found).toMatchObject({
    code: "baseline_not_measured",
    field: "baseline.cases",
    file: "baselines/test.json",
    before: "a: ranks 1",
    after: "ranks 3",
  });

  const moved = found!.cases.map(({ id, ranks_before, ranks_after }) =>
    [id, ranks_before, ranks_after].join(" "),
  );

  expect(moved).toEqual(["a 1 3", "b 1 2"]);
});

const withMetric =
  (name: string, value: number | null) =>
  (row: BaselineCase): BaselineCase => ({
    ...row,
    metrics: new Map([...row.metrics, [name, value]]),
  });

test.each<[string, (row: BaselineCase) => BaselineCase, string, string]>([
  ["a metric", withMetric("mrr@10", 0.5), "mrr@10 0.5", "mrr@10 1"],
  ["a metric that was none", withMetric("mrr@10", null), "mrr@10 –", "mrr@10 1"],
  [
    "what has no value",
    withMetric("forbidden_rate@10", 1),
    "forbidden_rate@10 1",
    "forbidden_rate@10 –",
  ],
  ["a rate", withMetric("degraded_rate", 1), "degraded_rate 1", "degraded_rate 0"],
  [
    "a longer list",
    (row) => ({ ...row, results: ["a-doc"] }),
    "another list of results",
    "the list in run.trec",
  ],
  [
    "no list",
    (row) => ({ ...row, results: [] }),
    "another list of results",
    "the list in run.trec",
  ],
  ["ranks", (row) => ({ ...row, ranks: [null] }), "ranks –", "ranks 1"],
])(
  "a row with %s written by hand is a finding with the measured value",
  (_, change, before, after) => {
    expect(findAlteredRows(base, editRow(base, "a", change), baseRun)).toMatchObject([
      { before: `a: ${before}`, after },
    ]);
  },
);

test("a row of a new case is a finding only if the run measured otherwise", () => {
  const without = { ...base, baseline: { ...base.baseline!, cases: new Map() } };

  expect(findAlteredRows(without, base, baseRun)).toEqual([]);
  expect(findAlteredRows(without, base, measureRanks({ c: 2 }))).toMatchObject([
    { before: "c: ranks 1" },
  ]);
});

test("a row may differ by rounding and in latency", () => {
  const recall = withMetric("recall@10", 1 - 0.9e-9);
  const rounded = editRow(base, "a", (row) => ({ ...recall(row), latency_ms: [7] }));

  expect(findAlteredRows(base, rounded, baseRun)).toEqual([]);
});

test("a row of another version of the case is a finding if it was altered", () => {
  const easier = editRow(base, "a", (row) => ({ ...row, digests: makeCase("x").digests }));

  const [finding] = findAlteredRows(base, easier, baseRun);

  expect(finding).toMatchObject({
    code: "baseline_not_measured",
    before: "a: another version of the case",
  });
});

test("a row without a value differs from 0, and rounding to 0 does not", () => {
  const lost = measureRanks({ a: null });
  const rowOf = (value: number | null): Inputs =>
    editRow(base, "a", (row) => ({
      ...row,
      ranks: [null],
      results: lost.scores.cases[0]!.results,
      metrics: new Map([["recall@10", value]]),
    }));

  expect(findAlteredRows(base, rowOf(null), lost)).toMatchObject([{ before: "a: recall@10 –" }]);
  expect(findAlteredRows(base, rowOf(1e-9), lost)).toEqual([]);
  expect(findAlteredRows(base, rowOf(2e-9), lost)).toMatchObject([{ before: "a: recall@10 2e-9" }]);
});

test("a row may have another length of context, since chunks may be cut anew", () => {
  const config = configOf({ metrics: ["context_chars@10"] });
  const longer = editRow(base, "a", withMetric("context_chars@10", 7));
  const sized = baseRun.scores.cases.map((each) => ({
    ...each,
    metrics: new Map([...each.metrics, ["context_chars@10", 9]]),
  }));
  const measured = { scores: { ...baseRun.scores, cases: sized }, run: baseRun.run };

  expect(findAlteredRows(base, { ...longer, config }, measured)).toEqual([]);
});

test("rows are not compared if one side has no baseline", () => {
  const forged = editRow(base, "a", (row) => ({ ...row, ranks: [2] }));

  expect(findAlteredRows(base, forged, baseRun)).toHaveLength(1);
  expect(findAlteredRows({ ...base, baseline: null }, forged, baseRun)).toEqual([]);
  expect(findAlteredRows(base, { ...forged, baseline: null }, baseRun)).toEqual([]);
});

const MANY = suiteOf(
  ...Array.from({ length: 20 }, (_, i) => makeCase(`m${String(i).padStart(2, "0")}`)),
);
const measureLost = (count: number): Recorded =>
  measureRanks(Object.fromEntries(MANY.cases.slice(0, count).map(({ id }) => [id, null])), MANY);
const withVaryingAnswers = (made: Recorded): Recorded => ({
  ...made,
  run: { ...made.run, unstable: ["m00"] },
});
/** Returns the head with the baseline that the gate writes for this run over that of the base. */
function writeBaseline(before: Inputs, { inputs }: Recorded, accepts = false): Inputs {
  const recording = { config: CONFIG, suite: MANY, before: before.baseline, commit: null, accepts };
  return { ...inputs, baseline: updateAcceptedFigures(inputs.baseline!, recording) };
}
const movedFindings = (...args: [Inputs, Inputs, Recorded]): readonly WeakeningFinding[] =>
  findAlteredRows(...args, "accepted_moved");

describe("accepted figures of a baseline that a change brings", () => {
  it("can be carried on unchanged", () => {
    const before = measureLost(0).inputs;
    const now = measureLost(2);
    const head = writeBaseline(before, now);

    expect(head.baseline!.cases.get("m00")!.accepted).toEqual({ recall: 1, mrr: 1, ndcg: 1 });
    expect(movedFindings(before, head, now)).toEqual([]);
  });

  it("are a finding if they are reset without a gain", () => {
    const before = measureLost(0).inputs;
    const now = measureLost(2);

    // The label clears it: a failing report brings this form.
    expect(writeBaseline(before, now, true).baseline).toEqual(now.inputs.baseline);
    expect(movedFindings(before, now.inputs, now)).toMatchObject([
      {
        field: "baseline.cases.*.accepted",
        before: "m00: recall 1, mrr 1, ndcg 1",
        after: "m00: as recorded",
        cases: [{ id: "m00" }, { id: "m01" }],
      },
    ]);
  });

  it("are a finding if they are written by hand", () => {
    const before = measureLost(0).inputs;
    const now = measureLost(2);
    const head = writeBaseline(before, now);
    const lower = editRow(head, "m00", (row) => ({
      ...row,
      accepted: { ...row.accepted, recall: 0.5 },
    }));

    expect(movedFindings(before, lower, now)).toMatchObject([
      { after: "m00: recall 0.5, mrr 1, ndcg 1" },
    ]);
  });

  it("are a finding if the count of recordings is another", () => {
    const before = measureLost(0).inputs;
    const now = measureLost(2);
    const head = writeBaseline(before, now);
    const accepted = { commit: null, recordings: 7 };

    expect(
      movedFindings(before, { ...head, baseline: { ...head.baseline!, accepted } }, now),
    ).toMatchObject([{ field: "baseline.accepted", before: "1 since –", after: "7 since –" }]);
  });

  it("can be reset by a gain if every altered row was measured", () => {
    // Seven are won over a state with a carried loss: 0.5^7 = 0.0078. Six are 0.0156.
    const now = measureLost(0);
    const inputsCarrying = (count: number): Inputs => {
      const accepted: Baseline["accepted"] = { commit: "a".repeat(40), recordings: 3 };
      return {
        ...measureLost(count).inputs,
        baseline: { ...measureLost(count).inputs.baseline!, accepted },
      };
    };

    expect(writeBaseline(inputsCarrying(7), now).baseline).not.toHaveProperty("accepted");
    expect(movedFindings(inputsCarrying(7), writeBaseline(inputsCarrying(7), now), now)).toEqual(
      [],
    );
    expect(movedFindings(inputsCarrying(6), now.inputs, now)).toHaveLength(1);
    expect(movedFindings(inputsCarrying(7), now.inputs, measureLost(1))).toHaveLength(1);
  });

  it("can be reset by a gain of a mean, and by one run only if answers agree", () => {
    const before = measureLost(7).inputs;
    const now = withVaryingAnswers(measureLost(0));
    const mean = { ...now.inputs, baseline: { ...now.inputs.baseline!, run_count: 5 } };

    expect(movedFindings(before, now.inputs, now)).toHaveLength(1);
    expect(movedFindings(before, mean, now)).toEqual([]);
  });
});

describe("a baseline of one run that replaces a mean", () => {
  const mean = {
    ...measureLost(0).inputs,
    baseline: { ...measureLost(0).inputs.baseline!, run_count: 5 },
  };

  it("is a finding if answers vary", () => {
    const now = withVaryingAnswers(measureLost(0));

    expect(findAlteredRows(mean, now.inputs, now, "baseline_edited")).toMatchObject([
      { fields: [{ field: "baseline.run_count", before: "5", after: "1" }] },
    ]);
    expect(findAlteredRows(mean, mean, now, "baseline_edited")).toEqual([]);
  });

  it("is no finding if answers are always the same", () => {
    const now = measureLost(0);

    expect(findAlteredRows(mean, now.inputs, now, "baseline_edited")).toEqual([]);
  });
});

test("rows of varying answers are a finding if their sum differs from the run", () => {
  const before = measureLost(10).inputs;
  const measureVarying = (count: number): Recorded => withVaryingAnswers(measureLost(count));
  // Recorded 0 lost: of six more lost 0.5^6 = 0.0156, of seven 0.0078, and as many the other way.
  const head = measureLost(0).inputs;

  expect(findAlteredRows(before, head, measureVarying(6))).toEqual([]);
  expect(findAlteredRows(before, head, measureVarying(7))).toMatchObject([
    {
      before: "m00: recall@10 1, mrr@10 1, ndcg@10 1",
      after: "recall@10 0.65, mrr@10 0.65, ndcg@10 0.65 (p 0.0078)",
    },
  ]);
  expect(findAlteredRows(head, measureLost(6).inputs, measureVarying(0))).toEqual([]);
  expect(findAlteredRows(head, measureLost(7).inputs, measureVarying(0))).toHaveLength(1);
  expect(findAlteredRows(before, head, measureLost(6))).toHaveLength(1);
});
