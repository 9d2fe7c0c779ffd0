/** Ranks, results and metrics of a row say the same thing, whatever is edited. */
import { describe, expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import type { Suite } from "../../src/model/suite.ts";
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
import { refusal } from "./refusal.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

/** A file as JSON: free to be taken apart by a test. */
// oxlint-disable-next-line typescript/no-explicit-any
type Written = any;

const suite = suiteOf(
  makeCase("one"),
  makeCase("two", { expected: [target("t1"), target("t2")] }),
  makeCase("none", { expected: [], expect_empty: true }),
);
const run = runOf([
  answered("one", hitsOf("x", "one-doc")),
  answered("two", hitsOf("t1", "x", "y")),
  answered("none", hitsOf()),
]);
const config = configOf({ metrics: ["hit_rate@1", "mrr@10", "recall@1"] });
const baseline = baselineOf(config, suite, run);
const text = renderBaseline(baseline);

async function problemsIn(written: Written, beside?: Suite): Promise<readonly string[]> {
  const root = { directory: workspace({ "b.json": written }) };
  const [what, ...found] = await refusal(loadBaseline(root, "b.json", beside));
  expect(what ?? "invalid_baseline: ").toMatch(/^invalid_baseline: /);
  return found.map((each) => each.replace(/^b\.json:\d+ /, ""));
}

/** Of rows alone: means that no longer follow are another finding. */
async function inRows(change: (cases: Written) => unknown, beside?: Suite) {
  const written = JSON.parse(text) as Written;
  change(written.cases);
  return (await problemsIn(written, beside)).filter((each) => each.startsWith("(/cases/"));
}

describe("a row", () => {
  it("is what was recorded", async () => {
    expect(await problemsIn(text)).toStrictEqual([]);
    expect(await problemsIn(text, suite)).toStrictEqual([]);
  });

  it("has ranks within its results, and results within k", async () => {
    const beyond = await inRows(({ one, two, none }) => {
      one.ranks = [3];
      none.results = Array.from({ length: 10 }, (_, i) => `d${i}`);
      two.results = Array.from({ length: 11 }, (_, i) => `d${i}`);
    });
    expect(beyond).toContain("(/cases/one/ranks/0): is 3; the row has 2 results");
    const long = beyond.filter((each) => each.includes("/results)"));
    expect(long).toStrictEqual(["(/cases/two/results): has 11 results; k is 10"]);
  });

  it("has a rank for each target of its case", async () => {
    const short = (cases: Written): unknown => (cases.one.ranks = []);
    const message = "(/cases/one/ranks): has 0 ranks; the case has 1 targets";
    expect(await inRows(short, suite)).toContain(message);
    // Nor is a case that was edited since what the row was recorded of.
    const edited = suiteOf(makeCase("one", { expected: [target("a"), target("b")] }));
    expect(await inRows(() => {}, edited)).toStrictEqual([]);
  });
});

describe("metrics that a row names", () => {
  it.each<readonly [string, string, number | null, string]>([
    ["one", "recall@10", 0, "1"],
    ["one", "recall@1", 1, "0"],
    ["one", "recall@1", null, "0"],
    ["one", "mrr@10", 1, "0.5"],
    ["one", "mrr@10", null, "0.5"],
    ["two", "hit_rate@1", 0, "1"],
    ["two", "recall@10", 0.75, "0.5"],
    ["two", "fill_rate@10", 1, "0.3"],
    ["two", "zero_result_rate", 1, "0"],
  ])("of %s are not others than its ranks and results give: %s %s", async (id, name, value, given) => {
    const found = await inRows((cases) => (cases[id].metrics = { [name]: value }));
    const by = /rate(?:@10)?$/.test(name) ? "results" : "ranks";
    expect(found).toStrictEqual([
      `(/cases/${id}/metrics/${name}): ${name} is ${value ?? "no value"}; the row's ${by} give ${given}`,
    ]);
  });

  it("of a query that failed say nothing of its list, and of another they do", async () => {
    const failed = baselineOf(config, suite, runOf([failedRun("one"), ...run.cases.slice(1)]));
    const written = JSON.parse(renderBaseline(failed)) as Written;
    expect(await problemsIn(written)).toStrictEqual([]);
    written.cases.one.metrics.error_rate = 0;
    const message = "(/cases/one/metrics/fill_rate@10): fill_rate@10 is no value; the row's results give 0";
    expect(await problemsIn(written)).toContain(message);
  });

  it("of a case without targets are none, or 0 where its judgments found nothing relevant", async () => {
    const recall = (value: unknown) => (cases: Written) => (cases.none.metrics = { "recall@10": value });
    expect(await inRows(recall(0))).toStrictEqual([]);
    expect(await inRows(recall(1))).toHaveLength(1);
  });
});

it("a row that says something else beside its ranks is refused", async () => {
  const found = await inRows(({ one }) => (one.metrics = { "recall@10": 0, "mrr@10": 1 }));
  expect(found).toStrictEqual([
    "(/cases/one/metrics/mrr@10): mrr@10 is 1; the row's ranks give 0.5",
    "(/cases/one/metrics/recall@10): recall@10 is 0; the row's ranks give 1",
  ]);
});

describe("grades below the threshold count in no binary metric", () => {
  // Found at rank 1 with grade 1, and at rank 3 with grade 2: of the second alone, mrr is 1/3.
  const graded = suiteOf(makeCase("a", { expected: [target("low", 1), target("top", 2)] }));
  const own = configOf({ definition: definitionOf({ relevance: 2 }) });
  const recorded = baselineOf(own, graded, runOf([answered("a", hitsOf("low", "x", "top"))]));
  const text = renderBaseline(recorded);

  it("which the suite knows, and a file alone allows", async () => {
    expect(recorded.cases.get("a")!.metrics.get("mrr@10")).toBeCloseTo(1 / 3, 12);
    expect(await problemsIn(text)).toStrictEqual([]);
    expect(await problemsIn(text, graded)).toStrictEqual([]);
  });

  it.each([
    [10, 1],
    [11, 0],
  ])("and of %i targets the choices are tried: %i problems", async (count, problems) => {
    const expected = Array.from({ length: count }, (_, i) => target(`t${i}`));
    const many = suiteOf(makeCase("a", { expected }));
    const of = baselineOf(config, many, runOf([answered("a", hitsOf("t0"))]));
    const written = JSON.parse(renderBaseline(of)) as Written;
    written.cases.a.metrics = { "mrr@10": 0.9 };
    const found = await problemsIn(written);
    expect(found.filter((each) => each.startsWith("(/cases/"))).toHaveLength(problems);
  });

  it("but no choice of targets gives every figure", async () => {
    const written = JSON.parse(text) as Written;
    const at = Object.keys(written.metrics.overall).filter(
      (name) => !/rate$|^(?:fill|duplicate|forbidden)/.test(name),
    );
    const values = written.cases.a.values as number[];
    const { overall, by_intent: intents } = written.metrics;
    const set = (name: string, value: number): void => {
      values[at.indexOf(name)] = value;
      for (const own of [overall, ...Object.values(intents)]) own[name] = value;
    };
    expect(values[at.indexOf("mrr@10")]).toBe(0.333333333333);
    // Of the first target alone: possible in this file, not with this suite.
    set("mrr@10", 1);
    expect(await problemsIn(written)).toStrictEqual([]);
    expect(await problemsIn(written, graded)).toStrictEqual([
      "(/cases/a/metrics/mrr@10): mrr@10 is 1; the row's ranks give 0.333333333333",
    ]);
    set("mrr@10", 0.5);
    expect(await problemsIn(written)).toContain(
      "(/cases/a/metrics/mrr@10): mrr@10 is 0.5; the row's ranks give 1",
    );
  });
});

it("figures of several runs are means, which the first run's ranks don't give", async () => {
  const runs = [run, runOf([failedRun("one"), failedRun("two"), answered("none", hitsOf())])];
  const several = baselineOver(
    config,
    suite,
    runs.map((each) => scoredOf(config, suite, each)),
  );
  expect(await problemsIn(renderBaseline(several), suite)).toStrictEqual([]);
});
