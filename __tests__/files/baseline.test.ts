import { describe, expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import {
  answered,
  baselineOf,
  baselineOver,
  configOf,
  definitionOf,
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
import { refusal } from "./refusal.ts";

/** A file as JSON: free to be taken apart by a test. */
// oxlint-disable-next-line typescript/no-explicit-any
type Written = any;

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

async function read(text: string): Promise<Baseline> {
  return (await loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json"))!.baseline;
}

/** Returns the problems of a baseline that was edited by hand, without file and line. */
async function problemsAfter(
  edit: (written: Written) => unknown,
  baseline: Baseline = RECORDED,
): Promise<readonly string[]> {
  const written = JSON.parse(renderBaseline(baseline)) as Written;
  edit(written);
  const [what, ...found] = await refusal(
    loadBaseline({ directory: workspace({ "b.json": written }) }, "b.json"),
  );
  expect(what ?? "invalid_baseline: ").toMatch(/^invalid_baseline: /);
  return found.map((each) => each.replace(/^b\.json:\d+ /, ""));
}

/** The same of rows alone: means that no longer follow are another problem. */
async function rowProblemsAfter(
  edit: (cases: Written) => unknown,
  baseline: Baseline = RECORDED,
): Promise<readonly string[]> {
  const found = await problemsAfter((written) => edit(written.cases), baseline);
  return found.filter((each) => !each.startsWith("(/metrics"));
}

/** A baseline with all that one may have. */
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
  it.each([
    ["one with everything", fullBaseline()],
    ["a plain one", RECORDED],
  ])("returns what was written: %s", async (_, baseline) => {
    const back = await read(renderBaseline(baseline));

    expect(renderBaseline(back)).toBe(renderBaseline(baseline));
    expect(Object.keys(back).toSorted()).toStrictEqual(Object.keys(baseline).toSorted());

    const rows = new Map([...baseline.cases].map(([id, row]) => [id, { ...row, metrics: null }]));

    expect(
      new Map([...back.cases].map(([id, row]) => [id, { ...row, metrics: null }])),
    ).toStrictEqual(rows);
  });

  it("returns null without a file, and throws for a file that is no baseline", async () => {
    const root = { directory: workspace({ "b.json": "{" }) };

    expect(await loadBaseline(root, "gone.json")).toBeNull();
    await expect(loadBaseline(root, "b.json")).rejects.toMatchObject({ code: "invalid_baseline" });
    for (const text of ["null", "5", "[]", '"text"']) {
      await expect(read(text)).rejects.toMatchObject({ code: "invalid_baseline" });
    }
  });

  it("refuses a newer version, and names the line and what it reads", async () => {
    const written = {
      ...JSON.parse(renderBaseline(RECORDED)),
      version: 2,
      tool: "retrieval-eval-gate 9.0.0",
    };

    await expect(read(JSON.stringify(written))).rejects.toMatchObject({
      code: "newer_version",
      message: expect.stringContaining(
        "has version 2 (written by retrieval-eval-gate 9.0.0), and this program reads version 1",
      ) as string,
      problems: [{ line: 1, pointer: "/version", message: "expected version 1; got 2" }],
    });
  });

  it("refuses a version that is a text", async () => {
    const written = { ...JSON.parse(renderBaseline(RECORDED)), version: "3" };

    await expect(read(JSON.stringify(written))).rejects.toMatchObject({
      code: "invalid_baseline",
    });
  });

  it("refuses a file whose name ends like a compressed file", async () => {
    const root = { directory: workspace({ "b.json.gz": renderBaseline(RECORDED) }) };

    await expect(loadBaseline(root, "b.json.gz")).rejects.toThrow("b.json.gz: unknown file type");
  });

  it("refuses such a name even without a file", async () => {
    const root = { directory: workspace({}) };

    await expect(loadBaseline(root, "b.json.gz")).rejects.toThrow("b.json.gz: unknown file type");
  });
});

describe("loadBaseline › a row", () => {
  it("must have ranks within its results, and at most k results", async () => {
    const found = await rowProblemsAfter(({ one, two }) => {
      one.ranks = [3];
      two.results = Array.from({ length: 11 }, (_, i) => `d${i}`);
    });

    expect(found).toContain("(/cases/one/ranks/0): is 3; the row has 2 results");
    expect(found).toContain("(/cases/two/results): has 11 results; k is 10");
  });

  it("must have a rank for each of its targets", async () => {
    const found = await rowProblemsAfter(({ one }) => (one.ranks = []));

    expect(found).toContain("(/cases/one/ranks): has 0 ranks; the row has 1 targets");
  });

  it.each<readonly [string, string, number | null, string]>([
    ["one", "recall@10", 0, "1"],
    ["one", "recall@1", 1, "0"],
    ["one", "recall@1", null, "0"],
    ["one", "mrr@10", 1, "0.5"],
    ["two", "hit_rate@1", 0, "1"],
    ["two", "recall@10", 0.75, "0.5"],
    ["two", "fill_rate@10", 1, "0.3"],
    ["two", "zero_result_rate", 1, "0"],
  ])("must have the metrics that ranks and results give: %s %s", async (id, name, value, given) => {
    const found = await rowProblemsAfter((cases) => (cases[id].metrics = { [name]: value }));

    const by = /rate(?:@10)?$/.test(name) ? "results" : "ranks";
    const message = `${name} is ${value ?? "no value"}; the row's ${by} give ${given}`;

    expect(found).toStrictEqual([`(/cases/${id}/metrics/${name}): ${message}`]);
  });

  it("must have as many values as the file has metrics", async () => {
    const found = await rowProblemsAfter(({ one }) => one.values.pop());

    expect(found).toStrictEqual([
      expect.stringMatching(/^\(\/cases\/one\/values\): expected \d+ values, of /),
    ]);
  });

  it("names no metric twice, and none that the file does not have", async () => {
    const found = await rowProblemsAfter(
      ({ one }) => (one.metrics = { "ndcg@10": 1, "recall@3": 1 }),
    );

    expect(found).toStrictEqual([
      "(/cases/one/metrics/ndcg@10): ndcg@10 stands in `values`",
      "(/cases/one/metrics/recall@3): recall@3 is not among the file's `metrics.overall`",
    ]);
  });

  it("has a list exactly if its query did not fail", async () => {
    const failed = baselineOf(CONFIG, SUITE, runOf([failedRun("one"), ...RUN.cases.slice(1)]));

    expect(await problemsAfter(() => {}, failed)).toStrictEqual([]);

    const found = await rowProblemsAfter(({ one }) => delete one.metrics.error_rate, failed);
    const message =
      "(/cases/one/metrics/fill_rate@10): fill_rate@10 is no value; the row's results give 0";

    expect(found).toContain(message);
  });

  it("has no recall without targets, or 0 if judgments found nothing relevant", async () => {
    const setRecall = (value: number) => (cases: Written) =>
      (cases.none.metrics = { "recall@10": value });

    expect(await rowProblemsAfter(setRecall(0))).toStrictEqual([]);
    expect(await rowProblemsAfter(setRecall(1))).toHaveLength(1);
  });

  it("counts no target below the relevance", async () => {
    // Found at rank 1 with grade 1, and at rank 3 with grade 2: of the second alone, mrr is 1/3.
    const graded = suiteOf(makeCase("a", { expected: [target("low", 1), target("top", 2)] }));
    const config = configOf({ definition: definitionOf({ relevance: 2 }) });
    const recorded = baselineOf(config, graded, runOf([answered("a", hitsOf("low", "x", "top"))]));

    expect(recorded.cases.get("a")!.metrics.get("mrr@10")).toBeCloseTo(1 / 3, 12);
    expect(await problemsAfter(() => {}, recorded)).toStrictEqual([]);

    const found = await problemsAfter(({ cases }) => (cases.a.targets[0].grade = 2), recorded);

    expect(found).toContain(
      "(/cases/a/metrics/mrr@10): mrr@10 is 0.333333333333; the row's ranks give 1",
    );
  });
});

describe("a baseline of several runs", () => {
  const runs = [RUN, runOf([failedRun("one"), failedRun("two"), answered("none", hitsOf())]), RUN];
  const several = baselineOver(
    CONFIG,
    SUITE,
    runs.map((each) => scoredOf(CONFIG, SUITE, each)),
  );

  it("has means that the ranks of one run do not give", async () => {
    expect(await problemsAfter(() => {}, several)).toStrictEqual([]);
  });

  it.each<readonly [string, (written: Written) => unknown, string]>([
    ["more than there are", ({ cases }) => (cases.one.found_in = 4), "is 4; there are 3 runs"],
    [
      "less than most, though its ranks show a target",
      ({ cases }) => (cases.one.found_in = 1),
      "is 1 of 3 runs; the row's ranks say that a target was found",
    ],
    [
      "none at all",
      ({ cases }) => delete cases.one.found_in,
      "expected in each row of a baseline with `run_count`, and in no other",
    ],
  ])("needs a count of runs that fits the row: %s", async (_, edit, message) => {
    expect(await problemsAfter(edit, several)).toStrictEqual([`(/cases/one/found_in): ${message}`]);
  });
});

describe("loadBaseline › means", () => {
  it.each<readonly [string, (metrics: Written) => unknown, string]>([
    // Of one and two: (1 + 0.5) / 2.
    [
      "overall",
      (of) => (of.overall["recall@10"] = 0.8),
      "overall/recall@10): is 0.8; the cases of this file give 0.75",
    ],
    [
      "of an intent",
      (of) => (of.by_intent.symbol["recall@10"] = 1),
      "by_intent/symbol/recall@10): is 1; the cases of this file give 0.5",
    ],
    [
      "that is missing",
      (of) => delete of.by_intent.symbol["recall@10"],
      "by_intent/symbol/recall@10): is no value; the cases of this file give 0.5",
    ],
  ])("must be those of the rows: %s", async (_, edit, message) => {
    const found = await problemsAfter(({ metrics }) => edit(metrics));

    expect(found).toStrictEqual([`(/metrics/${message}`]);
  });

  it("may differ by less than a billionth", async () => {
    const edit = (by: number) => (written: Written) =>
      (written.metrics.overall["recall@10"] = 0.75 + by);

    expect(await problemsAfter(edit(0.9e-9))).toStrictEqual([]);
    expect(await problemsAfter(edit(1.1e-9))).toHaveLength(1);
  });

  it("weigh a weighted metric by the relevant targets", async () => {
    const config = configOf({ metrics: ["evidence_recall@10"] });
    const suite = suiteOf(
      makeCase("a"),
      makeCase("b", { expected: [target("x"), target("y"), target("z")] }),
    );
    const recorded = baselineOf(
      config,
      suite,
      runOf([answered("a", hitsOf("a-doc")), answered("b", hitsOf("x"))]),
    );

    // (1 x 1 + 3 x 1/3) / 4
    expect(recorded.means.overall.get("evidence_recall@10")).toBeCloseTo(0.5, 12);
    expect(await problemsAfter(() => {}, recorded)).toStrictEqual([]);
  });
});

it("loadBaseline refuses samples of a case that is not in the baseline", async () => {
  const found = await problemsAfter(({ samples }) => (samples.toString = [1]));

  expect(found).toStrictEqual([
    "(/samples/toString): samples of a case that the baseline does not have",
  ]);
});
