import { describe, expect, it } from "vitest";
import { costMetric, sumCost, findUnpricedCalls } from "../../src/metrics/cost.ts";
import { scoreRun } from "../../src/metrics/score.ts";
import { DEFAULT_DEFINITION, type ModelPrice, type Prices } from "../../src/model/config.ts";
import type { CaseRun, Usage } from "../../src/model/run.ts";
import type { Value } from "../../src/model/scores.ts";
import {
  answered,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  withAnswer,
} from "../helpers/make.ts";

const NONE: ModelPrice = { prompt: null, completion: null, per_call: null };
const PRICES: Prices = {
  currency: "USD",
  models: new Map([
    ["chat", { ...NONE, prompt: 0.0008, completion: 0.004 }],
    ["embed", { ...NONE, prompt: 0.00002 }],
    ["rerank", { ...NONE, per_call: 0.002 }],
    ["agent", { prompt: 0.01, completion: 0.02, per_call: 0.5 }],
  ]),
};

const call = (model: string, prompt?: number, completion?: number): Usage => ({
  model,
  ...(prompt === undefined ? {} : { prompt_tokens: prompt }),
  ...(completion === undefined ? {} : { completion_tokens: completion }),
});

// What was used | usage | cost
it.each<[string, readonly Usage[], number | null]>([
  // (1500 x 0.0008 + 250 x 0.004) / 1000 = (1.2 + 1) / 1000
  ["tokens in and out", [call("chat", 1500, 250)], 0.0022],
  ["two calls", [call("chat", 1500, 250), call("chat", 1500, 250)], 0.0044],
  // 12 x 0.00002 / 1000
  ["an embedding", [call("embed", 12)], 0.00000024],
  ["a price per call", [call("rerank")], 0.002],
  ["a price per call, whatever its tokens", [call("rerank", 4000)], 0.002],
  // (100 x 0.01 + 50 x 0.02) / 1000 + 0.5
  ["both", [call("agent", 100, 50)], 0.502],
  [
    "all of them",
    [call("embed", 12), call("rerank"), call("chat", 1500, 250)],
    0.00000024 + 0.002 + 0.0022,
  ],
  ["no call", [], 0],
  ["no tokens", [call("chat", 0, 0)], 0],
  ["a count that is missing", [call("rerank"), call("chat", 1500)], null],
  ["a model without a price", [call("other", 1, 1)], null],
  ["a call without a model", [{ prompt_tokens: 1 }], null],
])("sumCost of %s", (_, usage, cost) => {
  if (cost === null) {
    expect(sumCost(usage, PRICES)).toBeNull();
  } else {
    expect(sumCost(usage, PRICES)).toBeCloseTo(cost, 12);
  }
});

// In PRICES, embed has a price of prompts alone, and rerank one per call. `part` null: no model is
// named, or the model has no price.
it.each<[Usage, unknown]>([
  [call("chat", 1, 1), []],
  [call("other"), [{ model: "other", part: null }]],
  [{ prompt_tokens: 1 }, [{ model: null, part: null }]],
  [call("embed", 1, 1), [{ model: "embed", part: "completion" }]],
  [call("embed", 1, 0), []],
  [call("embed", 1), []],
  [call("rerank", 5, 5), []],
])("findUnpricedCalls of %j is %j", (usage, expected) => {
  expect(findUnpricedCalls([usage], PRICES)).toEqual(expected);
});

describe("cost_per_query", () => {
  /**
   * Returns the cost of each case, and their mean. An answer is its usage, null if it does not tell
   * its usage, or "failed" if the query failed.
   */
  function measureCosts(...answers: readonly (readonly Usage[] | null | "failed")[]): {
    readonly costs: readonly Value[];
    readonly mean: Value;
  } {
    const runs = answers.map((usage, at): CaseRun => {
      const run = answered(`c${at}`, hitsOf("x"));
      if (usage === "failed") {
        return failedRun(`c${at}`);
      }
      return usage === null ? run : withAnswer(run, { usage });
    });
    const suite = suiteOf(...runs.map(({ case_id: caseId }) => makeCase(caseId)));
    const metric = {
      name: "cost_per_query",
      family: costMetric(PRICES),
      k: Number.POSITIVE_INFINITY,
    };
    const { cases, means } = scoreRun(suite, runOf(runs), [metric], DEFAULT_DEFINITION);
    return {
      costs: cases.map((each) => each.metrics.get(metric.name)!),
      mean: means.overall.get(metric.name)!,
    };
  }

  it("is the mean cost of a query: one call, none and two calls at 0.002 each", () => {
    const twoCalls = [call("rerank"), call("rerank")];

    expect(measureCosts([call("rerank")], [], twoCalls)).toEqual({
      costs: [0.002, 0, 0.004],
      mean: 0.006 / 3,
    });
  });

  it("is null if one answer does not tell its usage", () => {
    // A call of rerank costs 0.002. The second answer does not tell its usage.
    expect(measureCosts([call("rerank")], null)).toEqual({ costs: [0.002, null], mean: null });
  });

  it("leaves out failed queries, and is null if all failed", () => {
    expect(measureCosts([call("rerank")], "failed")).toEqual({ costs: [0.002, null], mean: 0.002 });
    expect(measureCosts("failed")).toEqual({ costs: [null], mean: null });
  });
});
