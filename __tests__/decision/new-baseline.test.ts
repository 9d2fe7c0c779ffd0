/** Which baselines that a change brings are findings: their rows, runs and accepted figures. */
import { describe, expect, it, test } from "vitest";
import { updateAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import { checkNewBaseline } from "../../src/decision/new-baseline.ts";
import type { BaselineCase } from "../../src/model/baseline.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Run } from "../../src/model/run.ts";
import type { Scores } from "../../src/model/scores.ts";
import type { Suite } from "../../src/model/suite.ts";
import type { WeakenedField, WeakeningFinding } from "../../src/model/verdict.ts";
import { configOf, inputsOn, makeCase, runOf, scoresOf, suiteOf } from "../helpers/make.ts";
import { answerListing } from "../gate/made.ts";

const CONFIG = configOf();
const SUITE = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"));

/** A run with its scores, and the inputs whose baseline was recorded from it. */
interface RecordedRun {
  readonly inputs: Inputs;
  readonly scores: Scores;
  readonly run: Run;
}

/** Records a run that finds each case's document at this rank: 1 by default, null: not found. */
function recordRanks(
  ranks: Readonly<Record<string, number | null>> = {},
  suite: Suite = SUITE,
): RecordedRun {
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

/** A change that replaces the baseline of the base by that of the head. */
interface BaselineChange {
  readonly from: Inputs;
  readonly to: Inputs;
  /** What the gate measured on the head. */
  readonly measured: Pick<RecordedRun, "scores" | "run">;
  readonly code?: WeakeningFinding["code"];
}

/** Returns the findings of this code in the change. Each has its first field's members, too. */
function findFindings({
  from,
  to,
  measured: { scores, run },
  code = "baseline_not_measured",
}: BaselineChange): readonly (WeakeningFinding & WeakenedField)[] {
  const { config, suite } = to;
  const recording = { config, suite, before: from.baseline, commit: null };
  return checkNewBaseline({ base: from, head: to }, recording, { scores, run })
    .filter((each) => each.code === code)
    .map((each) => ({ ...each, ...each.fields[0]! }));
}

/** Returns the inputs with this row of the baseline changed. */
function editRow(inputs: Inputs, id: string, change: (row: BaselineCase) => BaselineCase): Inputs {
  const baseline = inputs.baseline!;
  const cases = new Map(
    [...baseline.cases].map(([key, row]) => [key, key === id ? change(row) : row]),
  );
  return { ...inputs, baseline: { ...baseline, cases } };
}

const baseRun = recordRanks();
const { inputs: base } = baseRun;

test("checkNewBaseline lets a row that the change leaves alone differ from the run", () => {
  expect(findFindings({ from: base, to: base, measured: recordRanks({ a: 3 }) })).toEqual([]);
});

test("checkNewBaseline finds rows that this run did not measure, with both ranks", () => {
  // The base recorded rank 3 of a and b, the head writes rank 1 (`before`), and the run measured 3
  // and 2 (`after`).
  const [finding] = findFindings({
    from: recordRanks({ a: 3, b: 3 }).inputs,
    to: recordRanks({ a: 1, b: 1 }).inputs,
    measured: recordRanks({ a: 3, b: 2 }),
  });

  expect(finding).toMatchObject({
    code: "baseline_not_measured",
    field: "baseline.cases",
    file: "baselines/test.json",
    before: "a: ranks 1",
    after: "ranks 3",
  });

  const rankTexts = finding!.cases.map(({ id, ranks_before, ranks_after }) =>
    [id, ranks_before, ranks_after].join(" "),
  );

  expect(rankTexts).toEqual(["a 1 3", "b 1 2"]);
});

/** Returns a function that sets a metric of a row. */
const setMetric =
  (name: string, value: number | null) =>
  (row: BaselineCase): BaselineCase => ({
    ...row,
    metrics: new Map([...row.metrics, [name, value]]),
  });

// Columns: what is edited, the edit, and the edited and measured value as the finding has them.
test.each<[string, (row: BaselineCase) => BaselineCase, string, string]>([
  ["a metric", setMetric("mrr@10", 0.5), "mrr@10 0.5", "mrr@10 1"],
  [
    "a value for a metric that has none",
    setMetric("forbidden_rate@10", 1),
    "forbidden_rate@10 1",
    "forbidden_rate@10 –",
  ],
  ["a rate", setMetric("degraded_rate", 1), "degraded_rate 1", "degraded_rate 0"],
  [
    "another list",
    (row) => ({ ...row, results: ["a-doc"] }),
    "another list of results",
    "the list in run.trec",
  ],
  ["ranks", (row) => ({ ...row, ranks: [null] }), "ranks –", "ranks 1"],
])(
  "checkNewBaseline finds a row with %s written by hand, and the measured value",
  (_, change, before, after) => {
    expect(
      findFindings({ from: base, to: editRow(base, "a", change), measured: baseRun }),
    ).toMatchObject([{ before: `a: ${before}`, after }]);
  },
);

test("checkNewBaseline finds an added row only if the run measured otherwise", () => {
  // The head adds rows of rank 1 for a, b and c.
  const withoutRows = { ...base, baseline: { ...base.baseline!, cases: new Map() } };

  const sameRanks = findFindings({ from: withoutRows, to: base, measured: baseRun });
  const otherRankOfC = findFindings({
    from: withoutRows,
    to: base,
    measured: recordRanks({ c: 2 }),
  });

  expect(sameRanks).toEqual([]);
  expect(otherRankOfC).toMatchObject([{ before: "c: ranks 1", after: "ranks 2" }]);
});

test("checkNewBaseline lets a row differ by rounding and in latency", () => {
  // Rounding explains differences up to 1e-9.
  const setRoundedRecall = setMetric("recall@10", 1 - 0.9e-9);
  const rounded = editRow(base, "a", (row) => ({ ...setRoundedRecall(row), latency_ms: [7] }));

  expect(findFindings({ from: base, to: rounded, measured: baseRun })).toEqual([]);
});

test("checkNewBaseline finds a row that was measured for another version of its case", () => {
  const digestsOfOtherQuery = makeCase("a", { query: "another" }).digests;
  const edited = editRow(base, "a", (row) => ({ ...row, digests: digestsOfOtherQuery }));

  const [finding] = findFindings({ from: base, to: edited, measured: baseRun });

  expect(finding).toMatchObject({
    code: "baseline_not_measured",
    before: "a: another version of the case",
  });
});

test("checkNewBaseline finds null in place of 0, and a difference beyond rounding", () => {
  // The run loses the document of a, so its recall is 0. Rounding explains 1e-9, and no more.
  const lost = recordRanks({ a: null });
  const withRecall = (value: number | null): Inputs =>
    editRow(base, "a", (row) => ({
      ...row,
      ranks: [null],
      results: lost.scores.cases[0]!.results,
      metrics: new Map([["recall@10", value]]),
    }));

  expect(findFindings({ from: base, to: withRecall(null), measured: lost })).toMatchObject([
    { before: "a: recall@10 –" },
  ]);
  expect(findFindings({ from: base, to: withRecall(1e-9), measured: lost })).toEqual([]);
  expect(findFindings({ from: base, to: withRecall(2e-9), measured: lost })).toMatchObject([
    { before: "a: recall@10 2e-9" },
  ]);
});

test("checkNewBaseline lets the length of a context differ: chunks may be cut again", () => {
  const config = configOf({ metrics: ["context_chars@10"] });
  const longer = editRow(base, "a", setMetric("context_chars@10", 7));
  const casesWithLength = baseRun.scores.cases.map((each) => ({
    ...each,
    metrics: new Map([...each.metrics, ["context_chars@10", 9]]),
  }));
  const measured = { scores: { ...baseRun.scores, cases: casesWithLength }, run: baseRun.run };

  expect(findFindings({ from: base, to: { ...longer, config }, measured })).toEqual([]);
});

test("checkNewBaseline compares no rows if one side has no baseline", () => {
  const forged = editRow(base, "a", (row) => ({ ...row, ranks: [2] }));

  expect(findFindings({ from: base, to: forged, measured: baseRun })).toHaveLength(1);
  expect(
    findFindings({ from: { ...base, baseline: null }, to: forged, measured: baseRun }),
  ).toEqual([]);
  expect(
    findFindings({ from: base, to: { ...forged, baseline: null }, measured: baseRun }),
  ).toEqual([]);
});

/** Twenty cases: m00 to m19. */
const MANY = suiteOf(
  ...Array.from({ length: 20 }, (_, i) => makeCase(`m${String(i).padStart(2, "0")}`)),
);
/** Records a run in which the first cases are lost. */
const recordLosing = (count: number): RecordedRun =>
  recordRanks(Object.fromEntries(MANY.cases.slice(0, count).map(({ id }) => [id, null])), MANY);
/** Returns the run, of which a case was answered in two ways. */
const withVaryingAnswers = (recorded: RecordedRun): RecordedRun => ({
  ...recorded,
  run: { ...recorded.run, unstable: ["m00"] },
});

/**
 * Returns the head with the baseline that the gate writes for this run over that of the base.
 * `accepts`: whether the recording accepts its losses.
 */
function writeBaseline(
  baseInputs: Inputs,
  { inputs }: RecordedRun,
  { accepts = false }: { readonly accepts?: boolean } = {},
): Inputs {
  const recording = {
    config: CONFIG,
    suite: MANY,
    before: baseInputs.baseline,
    commit: null,
    accepts,
  };
  return { ...inputs, baseline: updateAcceptedFigures(inputs.baseline!, recording) };
}
/** Returns the findings that accepted figures moved from the base's baseline to the head's. */
const findMovedFigures = (change: BaselineChange): readonly WeakeningFinding[] =>
  findFindings({ ...change, code: "accepted_moved" });

describe("checkNewBaseline › accepted figures", () => {
  const allFound = recordLosing(0).inputs;

  it("accepted figures are a finding if they are reset without a gain", () => {
    const recorded = recordLosing(2);
    // Accepting the losses, as by `record --accept`, drops the accepted figures, which stood at 1.
    const head = writeBaseline(allFound, recorded, { accepts: true });

    expect(findMovedFigures({ from: allFound, to: head, measured: recorded })).toMatchObject([
      {
        field: "baseline.cases.*.accepted",
        before: "m00: recall 1, mrr 1, ndcg 1",
        after: "m00: the recorded figures",
        cases: [{ id: "m00" }, { id: "m01" }],
      },
    ]);
  });

  it("accepted figures are a finding if they are written by hand", () => {
    const recorded = recordLosing(2);
    const head = writeBaseline(allFound, recorded);
    const lower = editRow(head, "m00", (row) => ({
      ...row,
      accepted: { ...row.accepted, recall: 0.5 },
    }));

    expect(findMovedFigures({ from: allFound, to: lower, measured: recorded })).toMatchObject([
      { after: "m00: recall 0.5, mrr 1, ndcg 1" },
    ]);
  });

  it("a new forbidden result is a finding, unless its row keeps that there was none", () => {
    const recorded = recordLosing(0);
    const withForbidden = (rate: number, row: Partial<BaselineCase> = {}): Inputs =>
      editRow(recorded.inputs, "m00", ({ metrics, ...rest }) => ({
        ...rest,
        ...row,
        metrics: new Map([...metrics, [`forbidden_rate@${CONFIG.k}`, rate]]),
      }));
    const from = withForbidden(0);
    // The row of `kept` still has the accepted state, without a forbidden result. That of `reset`
    // has not: later changes may have the forbidden result, too.
    const kept = withForbidden(1, { accepted: { forbidden: false } });
    const reset = withForbidden(1);

    expect(findMovedFigures({ from, to: reset, measured: recorded })).toMatchObject([
      { before: "m00: forbidden false", after: "m00: the recorded figures" },
    ]);
    expect(findMovedFigures({ from, to: kept, measured: recorded })).toEqual([]);
  });

  it("accepted figures are no finding if the change recorded twice", () => {
    const lostTwo = recordLosing(2);

    // The first recording gives three lost cases accepted figures, the second keeps those of two.
    const firstHead = writeBaseline(allFound, recordLosing(3));
    const secondHead = writeBaseline(firstHead, lostTwo);

    expect(secondHead.baseline!.accepted).toEqual({ commit: null, recordings: 2 });
    expect(findMovedFigures({ from: allFound, to: secondHead, measured: lostTwo })).toEqual([]);
  });

  it("accepted figures that a gain made stricter than the base's are no finding", () => {
    // The base loses m00 to m06. The first recording finds them: a gain, so that found is accepted.
    // The second one loses m00 again.
    const base = recordLosing(7).inputs;
    const lostAgain = recordLosing(1);
    const afterGain = writeBaseline(base, recordLosing(0));
    const head = writeBaseline(afterGain, lostAgain);

    // The head still asks for m00 to be found, the base does not: the head is stricter.
    expect(head.baseline!.cases.get("m00")!.accepted).toEqual({ recall: 1, mrr: 1, ndcg: 1 });
    expect(findMovedFigures({ from: base, to: head, measured: lostAgain })).toEqual([]);
  });

  /** The base loses so many cases from m01 on. The head finds them, and loses m00. */
  const winBesideLoss = (won: number) => ({
    from: recordRanks(Object.fromEntries(idsFrom(1, won).map((id) => [id, null])), MANY).inputs,
    recorded: recordRanks({ m00: null }, MANY),
  });
  const idsFrom = (first: number, count: number): readonly string[] =>
    MANY.cases.slice(first, first + count).map(({ id }) => id);

  it("accepted figures may be reset by a gain beside a loss that the run measured", () => {
    // Seven won beside one lost: p = 9 / 2^8 = 0.035.
    const { from, recorded } = winBesideLoss(7);
    const to = writeBaseline(from, recorded);

    expect(to.baseline).not.toHaveProperty("accepted");
    expect(findMovedFigures({ from, to, measured: recorded })).toEqual([]);
    // A run that finds m00 did not measure its row.
    expect(findMovedFigures({ from, to, measured: recordLosing(0) })).toMatchObject([
      { cases: [{ id: "m00" }] },
    ]);
  });

  it("where answers vary, accepted figures are reset by ten won beside one lost", () => {
    // Ten won beside one lost: p = 12 / 2^11 = 0.006. With nine 11 / 2^10 = 0.0107, above 0.01.
    const findMovedBy = (won: number) => {
      const { from, recorded } = winBesideLoss(won);
      const baseline = { ...from.baseline!, answers_vary: true as const };
      const measured = withVaryingAnswers(recorded);
      return findMovedFigures({ from: { ...from, baseline }, to: measured.inputs, measured });
    };

    expect(findMovedBy(9)).toHaveLength(1);
    expect(findMovedBy(10)).toEqual([]);
  });
});
