import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { loadBaseline } from "../../src/files/baseline.ts";
import { formatProblem } from "../../src/model/problem.ts";
import {
  answered,
  baselineOf,
  configOf,
  definitionOf,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { overRuns } from "../../src/gate/runs.ts";
import { workspace } from "../helpers/workspace.ts";
import { renderBaseline1 } from "../helpers/baseline-1.ts";

const suite = suiteOf(
  makeCase("a", { intent: "howto" }),
  makeCase("b", { intent: "howto" }),
  makeCase("c", { intent: "symbol" }),
);
// Found at rank 1, found at rank 2, not found: recall 1, 1, 0.
const baseline = baselineOf(
  configOf(),
  suite,
  runOf([
    answered("a", hitsOf("a-doc", "x")),
    answered("b", hitsOf("x", "b-doc")),
    answered("c", hitsOf("x", "y")),
  ]),
);

async function problemsOf(text: string): Promise<readonly string[]> {
  try {
    await loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json");
  } catch (error) {
    if (error instanceof GateError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}

function edited(change: (written: { metrics: { overall: Record<string, unknown> } }) => void): string {
  const written = JSON.parse(renderBaseline1(baseline));
  change(written);
  return JSON.stringify(written, null, 2);
}

describe("a baseline's means", () => {
  it("are those of its cases as recorded", async () => {
    expect(await problemsOf(renderBaseline1(baseline))).toEqual([]);
  });

  it("are refused where they are not, each with both values", async () => {
    const text = edited(({ metrics }) => (metrics.overall["recall@10"] = 0.5));
    const [problem, ...others] = await problemsOf(text);
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^b\.json:\d+ \(\/metrics\/overall\/recall@10\): is 0\.5; the cases of this file give 0\.666666666667$/,
    );
  });

  it("are refused in an intent, and where one is left out", async () => {
    const text = edited((written) => {
      const intents = (
        written as unknown as { metrics: { by_intent: Record<string, Record<string, number>> } }
      ).metrics.by_intent;
      intents["howto"]!["mrr@10"] = 0.7;
      delete intents["symbol"];
    });
    const problems = await problemsOf(text);
    // (1 + 1/2) / 2; and in symbol each mean that has a value.
    expect(problems[0]).toMatch(/howto\/mrr@10\): is 0\.7; the cases of this file give 0\.75$/);
    expect(problems).toContainEqual(
      expect.stringContaining(
        "/metrics/by_intent/symbol/recall@10): is no value; the cases of this file give 0",
      ),
    );
  });
});

describe("costs of a baseline", () => {
  const costs = (a: number | null, howto: number | null, overall: number | null) =>
    edited((written) => {
      const { cases, metrics } = written as unknown as {
        cases: Record<string, { metrics: Record<string, unknown> }>;
        metrics: { by_intent: Record<string, Record<string, unknown>>; overall: Record<string, unknown> };
      };
      for (const [id, cost] of Object.entries({ a, b: 0.000002, c: 0.000001 }))
        cases[id]!.metrics["cost_per_query"] = cost;
      for (const [intent, cost] of Object.entries({ howto, symbol: 0.000001 }))
        metrics.by_intent[intent]!["cost_per_query"] = cost;
      metrics.overall["cost_per_query"] = overall;
    });

  it("may be so small that they are rounded to a few digits", async () => {
    // (1 + 2) / 2 and (1 + 2 + 1) / 3 millionths, to 12 decimals.
    expect(await problemsOf(costs(0.000001, 0.0000015, 0.000001333333))).toEqual([]);
    const [wrong, ...others] = await problemsOf(costs(0.000001, 0.0000015, 0.000002));
    expect(others).toEqual([]);
    expect(wrong).toMatch(/cost_per_query\): is 0\.000002; the cases of this file give 0\.000001333333$/);
  });

  it("have no mean where an answer did not tell its own", async () => {
    expect(await problemsOf(costs(null, null, null))).toEqual([]);
  });
});

describe("a baseline's means over cases with one target and with three", () => {
  const parts = (...ids: readonly string[]) => ids.map((id) => target(id));
  const uneven = suiteOf(
    makeCase("a", { expected: parts("a1") }),
    makeCase("b", { intent: "toString", expected: parts("b1", "b2", "b3") }),
  );
  const run = runOf([answered("a", hitsOf("x", "a1")), answered("b", hitsOf("b1", "x", "b2"))]);
  const written = (relevance = 1) => {
    const config = configOf({
      metrics: ["evidence_recall@10"],
      definition: definitionOf({ relevance }),
    });
    const graded = suiteOf(
      ...uneven.cases.map((each) =>
        makeCase(each.id, { ...each, expected: each.expected.map((one) => ({ ...one, grade: relevance })) }),
      ),
    );
    return JSON.parse(renderBaseline1(baselineOf(config, graded, run)));
  };

  it("weigh targets in evidence_recall, and cases in all else", async () => {
    const file = written();
    // (1 + 2/3) / 2 over cases; 3 of 4 targets.
    expect(file.metrics.overall["recall@10"]).toBeCloseTo(5 / 6, 10);
    expect(file.metrics.overall["evidence_recall@10"]).toBe(0.75);
    expect(await problemsOf(JSON.stringify(file))).toEqual([]);
    file.metrics.overall["evidence_recall@10"] = 5 / 6;
    expect(await problemsOf(JSON.stringify(file))).toEqual([
      expect.stringMatching(/is 0\.833333333333; the cases of this file give 0\.75$/),
    ]);
  });

  it("of targets are not looked at under a higher threshold, which the file can't count", async () => {
    const file = written(2);
    file.metrics.overall["evidence_recall@10"] = 0.5;
    expect(await problemsOf(JSON.stringify(file))).toEqual([]);
  });

  it("need no times of an intent that has none, whatever its name", async () => {
    const file = written();
    delete file.latency.by_intent.toString;
    expect(await problemsOf(JSON.stringify(file))).toEqual([]);
  });

  it("are refused where an intent is left out whose name every object has", async () => {
    const file = written();
    delete file.metrics.by_intent.toString;
    expect(await problemsOf(JSON.stringify(file))).toContainEqual(
      expect.stringContaining("/by_intent/toString/mrr@10): is no value; the cases of this file give 1"),
    );
  });
});

describe("latency of a baseline", () => {
  // 1 to 20 ms and 101 to 120 ms: p50 is the 20th of 40 samples, p95 the 38th.
  const timed = baselineOf(
    configOf(),
    suite,
    runOf([
      answered(
        "a",
        hitsOf("a-doc"),
        Array.from({ length: 20 }, (_, i) => i + 1),
      ),
      answered(
        "b",
        hitsOf("b-doc"),
        Array.from({ length: 20 }, (_, i) => i + 101),
      ),
      answered("c", hitsOf("c-doc")),
    ]),
  );
  const written = (): { latency: { overall: Record<string, unknown>; by_intent: Record<string, unknown> } } =>
    JSON.parse(renderBaseline1(timed));

  it("is refused where its figures are not those of its samples", async () => {
    expect(await problemsOf(renderBaseline1(timed))).toEqual([]);
    const edit = written();
    edit.latency.overall["p95_ms"] = 400;
    edit.latency.overall["samples"] = 80;
    expect((await problemsOf(JSON.stringify(edit, null, 2))).map((each) => each.replace(/:\d+/, ""))).toEqual(
      [
        "b.json (/latency/overall/p95_ms): is 400; the cases of this file give 118",
        "b.json (/latency/overall/samples): is 80; the cases of this file give 40",
      ],
    );
  });

  it("is read from the cases, too, where files before this form have it", async () => {
    const { samples, ...old } = JSON.parse(renderBaseline1(timed));
    for (const [id, row] of Object.entries<object>(old.cases))
      Object.assign(row, samples[id] ?? { latency_ms: [] });
    expect(await problemsOf(JSON.stringify(old))).toEqual([]);
    const root = { directory: workspace({ "old.json": old, "new.json": renderBaseline1(timed) }) };
    const [before, after] = [await loadBaseline(root, "old.json"), await loadBaseline(root, "new.json")];
    expect(before!.baseline).toEqual(after!.baseline);
  });

  it("is refused where samples are of no case, or stand in two places", async () => {
    const edit = JSON.parse(renderBaseline1(timed));
    edit.samples["nobody"] = { latency_ms: [] };
    // As every object has a member of that name.
    edit.samples["toString"] = { latency_ms: [] };
    edit.cases["a"].latency_ms = [1];
    expect((await problemsOf(JSON.stringify(edit, null, 2))).map((each) => each.replace(/:\d+/, ""))).toEqual(
      [
        "b.json (/samples/a): the case has samples of its own, too",
        "b.json (/samples/nobody): samples of a case that the baseline does not have",
        "b.json (/samples/toString): samples of a case that the baseline does not have",
      ],
    );
  });

  it("is refused where an intent's figures are left out", async () => {
    const edit = written();
    delete edit.latency.by_intent["howto"];
    const problems = await problemsOf(JSON.stringify(edit));
    expect(problems).toContainEqual(
      expect.stringContaining(
        "/latency/by_intent/howto/p50_ms): is no value; the cases of this file give 20",
      ),
    );
  });
});

describe("runs of a baseline", () => {
  it("are refused where their mean is not that of the cases", async () => {
    const found = (ids: readonly string[]) =>
      runOf(["a", "b", "c"].map((id) => answered(id, hitsOf(ids.includes(id) ? `${id}-doc` : "x", "y"))));
    const runs = [found(["a"]), found(["a", "b"])].map((run) => scoresOf(configOf(), suite, run));
    const several = overRuns(baselineOf(configOf(), suite, found(["a"])), runs);
    expect(await problemsOf(renderBaseline1(several))).toEqual([]);
    const edit = JSON.parse(renderBaseline1(several)) as {
      runs: { overall: Record<string, number> }[];
    };
    // A rate of lists may be over other cases in each run.
    edit.runs[1]!.overall["zero_result_rate"] = 0.5;
    expect(await problemsOf(JSON.stringify(edit))).toEqual([]);
    const silent = structuredClone(edit);
    delete silent.runs[1]!.overall["recall@10"];
    expect(await problemsOf(JSON.stringify(silent))).toEqual([
      expect.stringMatching(
        /\/recall@10\): have the mean 0\.333333333333 over 1 runs; the cases of this file give 0\.5$/,
      ),
    ]);
    // Recall is 1/3 and 2/3 in the two runs, 1/2 over both; with 1 for 2/3 it would be 2/3.
    edit.runs[1]!.overall["recall@10"] = 1;
    const [problem, ...others] = await problemsOf(JSON.stringify(edit, null, 2));
    expect(others).toEqual([]);
    expect(problem).toContain(
      "(/runs/*/overall/recall@10): have the mean 0.666666666666 over 2 runs; the cases of this file give 0.5",
    );
  });
});
