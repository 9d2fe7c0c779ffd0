import { describe, expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import {
  answered,
  baselineOf,
  baselineOver,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoredOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";
import { listRefusal } from "./refusal.ts";

/** A baseline's JSON, which a test may edit as it likes. */
// oxlint-disable-next-line typescript/no-explicit-any
type EditableJson = any;

const CONFIG = configOf({ metrics: ["hit_rate@1", "mrr@10", "recall@1"] });
const SUITE = suiteOf(
  makeCase("one"),
  makeCase("two", { intent: "symbol", expected: [target("t1"), target("t2")] }),
  makeCase("none", { expected: [], expect_empty: true }),
);
const RUN = runOf([
  answered("one", hitsOf("x", "one-doc"), [4, 5]),
  answered("two", hitsOf("t1", "x", "y")),
  answered("none", hitsOf()),
]);
const RECORDED = baselineOf(CONFIG, SUITE, RUN);

/** Loads a baseline from a JSON file with this text. */
async function readBaseline(text: string): Promise<Baseline> {
  return (await loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json"))!.baseline;
}

/**
 * Returns the problems of a baseline whose JSON was changed by `edit`, without file and line. Empty
 * if there are none.
 */
async function problemsAfter(
  edit: (written: EditableJson) => unknown,
  baseline: Baseline = RECORDED,
): Promise<readonly string[]> {
  const written = JSON.parse(renderBaseline(baseline)) as EditableJson;
  edit(written);
  const [codeAndMessage, ...problems] = await listRefusal(
    loadBaseline({ directory: workspace({ "b.json": written }) }, "b.json"),
  );
  expect(codeAndMessage ?? "invalid_baseline: ").toMatch(/^invalid_baseline: /);
  return problems.map((each) => each.replace(/^b\.json:\d+ /, ""));
}

/**
 * Returns the problems after an edit of the rows, but not those of means that no longer follow from
 * them.
 */
async function rowProblemsAfter(
  edit: (cases: EditableJson) => unknown,
  baseline: Baseline = RECORDED,
): Promise<readonly string[]> {
  const problems = await problemsAfter((written) => edit(written.cases), baseline);
  return problems.filter((each) => !each.startsWith("(/metrics"));
}

/** Returns a baseline with every field that one may have. */
function fullBaseline(): Baseline {
  const suite = suiteOf(makeCase("a"));
  const timed = {
    ...answered("a", hitsOf("a-doc"), [4, 5, 6]),
    spans_ms: new Map([["search", [1, 2, 3]]]),
  };
  const recorded = baselineOf(CONFIG, suite, {
    ...runOf([timed]),
    timing: { source: "measured", repeats: 3, budget_ended: false },
  });
  const row = recorded.cases.get("a")!;
  const accepted = { recall: 0.5, mrr: 0.25, ndcg: 0.75, forbidden: true, false_result: false };
  return {
    ...recorded,
    retriever: { ...recorded.retriever, corpus_digest: "1".repeat(64), params: { tenant: "x" } },
    judge: { model: "m", embedding_model: null, prompts: 1, questions: 3, temperature: 0, seed: 1 },
    timing: { source: "measured", repeats: 3, ms: 12.5 },
    accepted: { commit: "a".repeat(40), recordings: 9 },
    prices: {
      currency: "USD",
      models: new Map([["m", { prompt: 1, completion: null, per_call: null }]]),
    },
    files: new Map([["suite.yaml", "2".repeat(64)]]),
    run_count: 2,
    answers_vary: true,
    cases: new Map([["a", { ...row, found_in: 2, accepted }]]),
  };
}

describe("loadBaseline", () => {
  it("returns each field that a baseline may have", async () => {
    const baseline = fullBaseline();

    const readBack = await readBaseline(renderBaseline(baseline));

    expect(renderBaseline(readBack)).toBe(renderBaseline(baseline));
    expect(Object.keys(readBack).toSorted()).toStrictEqual(Object.keys(baseline).toSorted());

    // Metrics are rounded in the file.
    const rowsWithoutMetrics = ({ cases }: Baseline) =>
      new Map([...cases].map(([id, row]) => [id, { ...row, metrics: null }]));

    expect(rowsWithoutMetrics(readBack)).toStrictEqual(rowsWithoutMetrics(baseline));
  });

  it("returns null without a file", async () => {
    expect(await loadBaseline({ directory: workspace({}) }, "gone.json")).toBeNull();
  });

  it.each(["{", "null", "5", "[]", '"text"', '{"version": "3"}'])(
    "refuses %s, which is no baseline",
    async (text) => {
      await expect(readBaseline(text)).rejects.toMatchObject({ code: "invalid_baseline" });
    },
  );

  it("refuses a newer version, and names the line and what it reads", async () => {
    const written = {
      ...JSON.parse(renderBaseline(RECORDED)),
      version: 2,
      tool: "retrieval-eval-gate 9.0.0",
    };

    await expect(readBaseline(JSON.stringify(written))).rejects.toMatchObject({
      code: "newer_version",
      message: expect.stringContaining(
        "has version 2 (written by retrieval-eval-gate 9.0.0), and this program reads version 1",
      ) as string,
      problems: [{ line: 1, pointer: "/version", message: "expected version 1; got 2" }],
    });
  });

  it.each([
    ["with", { "b.json.gz": renderBaseline(RECORDED) }],
    ["even without", {}],
  ])("refuses the name of a compressed file, %s a file", async (_, files) => {
    const root = { directory: workspace(files) };

    await expect(loadBaseline(root, "b.json.gz")).rejects.toThrow("b.json.gz: unknown file type");
  });
});

describe("loadBaseline › a row", () => {
  it.each<readonly [string, (cases: EditableJson) => unknown, readonly string[]]>([
    [
      "a rank beyond its results",
      ({ one }) => (one.ranks = [3]),
      ["ranks/0): is 3; the row has 2 results"],
    ],
    [
      "more results than k",
      ({ one }) => (one.results = Array.from({ length: 11 }, (_, i) => `d${i}`)),
      ["results): has 11 results; k is 10"],
    ],
    [
      "no rank for its target",
      ({ one }) => (one.ranks = []),
      ["ranks): has 0 ranks; the row has 1 targets"],
    ],
    [
      "a value too few for the metrics that can't be derived",
      ({ one }) => one.values.pop(),
      ["values): expected 5 values, of "],
    ],
    [
      "a metric twice, and one that the file does not have",
      ({ one }) => (one.metrics = { "ndcg@10": 1, "recall@3": 1 }),
      [
        "metrics/ndcg@10): ndcg@10 stands in `values`",
        "metrics/recall@3): recall@3 is not among the file's `metrics.overall`",
      ],
    ],
  ])("refuses a row with %s", async (_, edit, problems) => {
    const found = await rowProblemsAfter(edit);

    for (const problem of problems) {
      expect(found).toContainEqual(expect.stringContaining(`(/cases/one/${problem}`));
    }
  });

  // `one` has two results, and its only target at rank 2. `two` has three results, and one of its
  // two targets at rank 1: its recall is 1 / 2, its fill rate at 10 is 3 / 10.
  it.each([
    { id: "one", name: "recall@10", written: 0, right: "1" },
    { id: "one", name: "recall@1", written: 1, right: "0" },
    { id: "one", name: "recall@1", written: null, right: "0" },
    { id: "one", name: "mrr@10", written: 1, right: "0.5" },
    { id: "two", name: "hit_rate@1", written: 0, right: "1" },
    { id: "two", name: "recall@10", written: 0.75, right: "0.5" },
    { id: "two", name: "fill_rate@10", written: 1, right: "0.3" },
    { id: "two", name: "zero_result_rate", written: 1, right: "0" },
  ])(
    "refuses $written as $name of $id: its ranks and results give $right",
    async ({ id, name, written, right }) => {
      const problems = await rowProblemsAfter((cases) => (cases[id].metrics = { [name]: written }));

      expect(problems).toStrictEqual([
        `(/cases/${id}/metrics/${name}): ${name} is ${written ?? "no value"}; the row's ranks and results give ${right}`,
      ]);
    },
  );

  const oneFailed = baselineOf(CONFIG, SUITE, runOf([failedRun("one"), ...RUN.cases.slice(1)]));

  it("accepts a failed query's row without a fill rate", async () => {
    const { metrics } = oneFailed.cases.get("one")!;

    expect(metrics.get("fill_rate@10")).toBeNull();
    expect(await problemsAfter(() => {}, oneFailed)).toStrictEqual([]);
  });

  it("refuses that row without its `error_rate`, since it is then the row of an answer", async () => {
    const problems = await rowProblemsAfter(({ one }) => delete one.metrics.error_rate, oneFailed);

    expect(problems).toContain(
      "(/cases/one/metrics/fill_rate@10): fill_rate@10 is no value; the row's ranks and results give 0",
    );
  });

  it("accepts recall 0 in a row without targets, and refuses 1", async () => {
    // The case `none` has no target. If documents of it were judged, and none relevant, it has 0.
    const setRecall = (value: number) => (cases: EditableJson) =>
      (cases.none.metrics = { "recall@10": value });

    expect(await rowProblemsAfter(setRecall(0))).toStrictEqual([]);
    expect(await rowProblemsAfter(setRecall(1))).toHaveLength(1);
  });
});

describe("a baseline of several runs", () => {
  // The second of three runs failed at both queries.
  const runs = [RUN, runOf([failedRun("one"), failedRun("two"), answered("none", hitsOf())]), RUN];
  const baselineOfThree = baselineOver(
    CONFIG,
    SUITE,
    runs.map((each) => scoredOf(CONFIG, SUITE, each)),
  );

  it.each<readonly [string, (row: EditableJson) => unknown, string]>([
    ["more runs than there are", (row) => (row.found_in = 4), "is 4; there are 3 runs"],
    [
      "less than half, though its ranks show a target",
      (row) => (row.found_in = 1),
      "is 1 of 3 runs; the row's ranks say that a target was found",
    ],
    [
      "no count",
      (row) => delete row.found_in,
      "expected in each row of a baseline with `run_count`, and in no other",
    ],
  ])("refuses a count of runs that does not fit the row: %s", async (_, edit, message) => {
    const problems = await problemsAfter(({ cases }) => edit(cases.one), baselineOfThree);

    expect(problems).toStrictEqual([`(/cases/one/found_in): ${message}`]);
  });
});

describe("loadBaseline › means", () => {
  // The rows `one` and `two` have 1 and 0.5, and `two` alone is of the intent symbol.
  it.each([
    { scope: "overall", written: 0.8, problem: "is 0.8; the cases of this file give 0.75" },
    { scope: "by_intent/symbol", written: 1, problem: "is 1; the cases of this file give 0.5" },
    {
      scope: "by_intent/symbol",
      written: undefined,
      problem: "is no value; the cases of this file give 0.5",
    },
  ])("refuses the mean $written of recall in $scope", async ({ scope, written, problem }) => {
    const problems = await problemsAfter(({ metrics }) => {
      const means = scope === "overall" ? metrics.overall : metrics.by_intent.symbol;
      means["recall@10"] = written;
    });

    expect(problems).toStrictEqual([`(/metrics/${scope}/recall@10): ${problem}`]);
  });

  it("accepts means that differ by less than a billionth", async () => {
    const shiftRecall = (difference: number) => (written: EditableJson) =>
      (written.metrics.overall["recall@10"] = 0.75 + difference);

    expect(await problemsAfter(shiftRecall(0.9e-9))).toStrictEqual([]);
    expect(await problemsAfter(shiftRecall(1.1e-9))).toHaveLength(1);
  });
});

it("loadBaseline refuses samples of a case that is not in the baseline", async () => {
  // Every object has a member `toString`: it must not count as a case.
  const problems = await problemsAfter(({ samples }) => (samples.toString = [1]));

  expect(problems).toStrictEqual([
    "(/samples/toString): samples of a case that the baseline does not have",
  ]);
});
