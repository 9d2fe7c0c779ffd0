/** How far a figure of a baseline may be from what its cases give, and figures that are there or not. */
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { loadBaseline } from "../../src/files/baseline.ts";
import { overRuns } from "../../src/gate/runs.ts";
import { formatProblem } from "../../src/model/problem.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";
import { renderBaseline1 } from "../helpers/baseline-1.ts";
import { workspace } from "../helpers/workspace.ts";

const suite = suiteOf(makeCase("a"), makeCase("b", { intent: "symbol" }));
const config = configOf();

/** A file as JSON: free to be taken apart by a test. */
// oxlint-disable-next-line typescript/no-explicit-any
type Written = any;
type Change = (written: Written) => unknown;

/** What is wrong with the recorded baseline once it is changed. */
async function wrongIn(
  baseline: ReturnType<typeof baselineOf>,
  change: Change = () => {},
): Promise<readonly string[]> {
  const written: Written = JSON.parse(renderBaseline1(baseline));
  change(written);
  try {
    await loadBaseline({ directory: workspace({ "b.json": written }) }, "b.json");
  } catch (error) {
    if (error instanceof GateError)
      return error.problems.map(formatProblem).map((each) => each.replace(/^[^(]*/, ""));
    throw error;
  }
  return [];
}

describe("a mean", () => {
  // Nothing is found: every recall is 0.
  const lost = baselineOf(config, suite, runOf([answered("a", hitsOf("x")), answered("b", hitsOf("x"))]));

  it("is another from a billionth on", async () => {
    const recall =
      (value: number): Change =>
      (written) =>
        (written.metrics.overall["recall@10"] = value);
    expect(await wrongIn(lost, recall(1e-9))).toEqual([]);
    expect(await wrongIn(lost, recall(1.01e-9))).toEqual([
      "(/metrics/overall/recall@10): is 1.01e-9; the cases of this file give 0",
    ]);
  });

  it("above 1 is another from a billionth of it on", async () => {
    // Sizes of 1,000 and 3,000 characters: 2,000 on average, of which a billionth is 0.000002.
    const sizes =
      (overall: number): Change =>
      ({ cases, metrics }) => {
        cases.a.metrics["context_chars@10"] = 1000;
        cases.b.metrics["context_chars@10"] = 3000;
        metrics.by_intent.howto["context_chars@10"] = 1000;
        metrics.by_intent.symbol["context_chars@10"] = 3000;
        metrics.overall["context_chars@10"] = overall;
      };
    expect(await wrongIn(lost, sizes(2000.0000019))).toEqual([]);
    expect(await wrongIn(lost, sizes(2000.0000021))).toEqual([
      "(/metrics/overall/context_chars@10): is 2000.0000021; the cases of this file give 2000",
    ]);
  });

  it("of a metric that this version does not know is the mean of its cases", async () => {
    const unknown =
      (overall: number): Change =>
      ({ cases, metrics }) => {
        cases.a.metrics["glow"] = 0.25;
        metrics.by_intent.howto["glow"] = 0.25;
        // Case b has none.
        metrics.overall["glow"] = overall;
      };
    expect(await wrongIn(lost, unknown(0.25))).toEqual([]);
    expect(await wrongIn(lost, unknown(0.5))).toEqual([
      "(/metrics/overall/glow): is 0.5; the cases of this file give 0.25",
    ]);
  });
});

describe("a time", () => {
  const timed = (ms: number) =>
    baselineOf(
      config,
      suite,
      runOf([
        { ...answered("a", hitsOf("a-doc"), [ms]), spans_ms: new Map([["rerank", [ms]]]) },
        answered("b", hitsOf("b-doc")),
      ]),
    );
  const overall =
    (figures: Record<string, unknown>): Change =>
    ({ latency }) =>
      Object.assign(latency.overall, figures);

  it("is another above one and a half microseconds", async () => {
    expect(await wrongIn(timed(0), overall({ p50_ms: 0.0015 }))).toEqual([]);
    expect(await wrongIn(timed(0), overall({ p50_ms: 0.0016 }))).toEqual([
      "(/latency/overall/p50_ms): is 0.0016; the cases of this file give 0",
    ]);
    expect(await wrongIn(timed(7), overall({ p50_ms: 8 }))).toEqual([
      "(/latency/overall/p50_ms): is 8; the cases of this file give 7",
    ]);
  });

  it("is no value only where nothing was timed, however short it is", async () => {
    expect(await wrongIn(timed(0), overall({ p50_ms: null }))).toEqual([
      "(/latency/overall/p50_ms): is no value; the cases of this file give 0",
    ]);
    const symbol: Change = ({ latency }) => (latency.by_intent.symbol.p50_ms = 0);
    expect(await wrongIn(timed(0), symbol)).toEqual([
      "(/latency/by_intent/symbol/p50_ms): is 0; the cases of this file give no value",
    ]);
  });

  it("of a stage is missed where it is left out, and refused where no case has it", async () => {
    const without: Change = ({ latency }) => delete latency.overall.spans;
    const figures = ["mean_ms", "p50_ms", "p90_ms", "p95_ms", "p99_ms"];
    expect((await wrongIn(timed(7), without)).toSorted()).toEqual([
      ...figures.map(
        (name) => `(/latency/overall/spans/rerank/${name}): is no value; the cases of this file give 7`,
      ),
      "(/latency/overall/spans/rerank/samples): is no value; the cases of this file give 1",
    ]);
    const named = runOf([
      { ...answered("a", hitsOf("a-doc"), [7]), spans_ms: new Map([["toString", [7]]]) },
      answered("b", hitsOf("b-doc")),
    ]);
    // As every object has a member of that name.
    expect(await wrongIn(baselineOf(config, suite, named), without)).toContain(
      "(/latency/overall/spans/toString/mean_ms): is no value; the cases of this file give 7",
    );
    const invented: Change = ({ latency }) => {
      latency.overall.spans["a/b"] = { ...latency.by_intent.symbol, mean_ms: 3 };
    };
    expect(await wrongIn(timed(7), invented)).toEqual([
      "(/latency/overall/spans/a~1b/mean_ms): is 3; the cases of this file give no value",
    ]);
  });
});

describe("runs", () => {
  const found = (...ids: readonly string[]) =>
    runOf(["a", "b", "c"].map((id) => answered(id, hitsOf(ids.includes(id) ? `${id}-doc` : "x"))));
  // Case c is one that must find nothing: it has no recall, and its intent has none either.
  const cases = suiteOf(
    ...suite.cases,
    makeCase("c", { intent: "nothing", expected: [], expect_empty: true }),
  );
  const scores = [found("a"), found("a", "b")].map((run) => scoresOf(config, cases, run));
  const several = overRuns(baselineOf(config, cases, found("a")), scores);

  it("may lack what the cases have no mean of", async () => {
    const written: Written = JSON.parse(renderBaseline1(several));
    expect(written.metrics.by_intent.nothing["recall@10"]).toBeNull();
    expect(await wrongIn(several)).toEqual([]);
  });
});
