import { describe, expect, it } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import { prove, selfTest } from "../../src/gate/selftest.ts";
import type { Config } from "../../src/model/config.ts";
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

const ids = Array.from({ length: 12 }, (_, i) => `c${String(i).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id, i) => makeCase(id, { intent: i % 2 ? "symbol" : "howto" })));
const run = runOf(ids.map((id) => answered(id, hitsOf(`${id}-doc`, "n1", "n2", "n3"), [1, 1, 1, 1, 1, 1])));
const timed = configOf({
  latency: {
    warmup: 1,
    repeats: 6,
    budget_s: 1,
    max_queries: null,
    seed: 1,
    source: "measured",
    side_by_side: { p50: 0.1, p95: 0.25 },
  },
});

function noticesOf(config: Config) {
  const policy = { config, suite, baseline: baselineOf(config, suite, run) };
  return selfTest(policy, scoresOf(config, suite, run), run);
}

describe("self-test", () => {
  it("blocks every broken retriever under the default rules", () => {
    expect(noticesOf(timed)).toEqual([
      {
        code: "selftest",
        blocked: ["empty", "constant", "reversed", "shuffled", "one intent dropped", "slower"],
      },
    ]);
  });

  it("says what the rules can't see", () => {
    const off = new Map(["mrr@10", "ndcg@10"].map((name) => [name, "off" as const]));
    const config = configOf({ gate: { ...configOf().gate, metrics: off } });
    expect(noticesOf(config)).toEqual([
      { code: "selftest", blocked: ["empty", "constant", "one intent dropped"] },
      { code: "blind_to", mutant: "reversed" },
      { code: "blind_to", mutant: "shuffled" },
      { code: "blind_to", mutant: "slower" },
    ]);
  });

  it("accepts a baseline that is below a floor of its own: that is the floor's failure, not the gate's", () => {
    const half = runOf(ids.map((id, i) => answered(id, i % 2 ? hitsOf("n1") : hitsOf(`${id}-doc`))));
    const floor = new Map([["recall@10", { floor: 0.9 }]]);
    const config = configOf({ gate: { ...configOf().gate, metrics: floor } });
    const policy = { config, suite, baseline: baselineOf(config, suite, half) };
    expect(decide(policy, scoresOf(config, suite, half), half).verdict).toBe("fail");
    expect(() => selfTest(policy, scoresOf(config, suite, half), half)).not.toThrow();
  });

  it("never lets a run without a single hit pass, whatever the rules say", () => {
    const nothing = runOf(ids.map((id) => answered(id, hitsOf("n1", `n-${id}`))));
    const config = configOf();
    const policy = { config, suite, baseline: baselineOf(config, suite, nothing) };
    const scores = scoresOf(config, suite, nothing);
    const verdict = decide(policy, scores, nothing);
    expect(verdict.verdict).toBe("pass");
    expect(() => prove(verdict, policy, scores, nothing)).toThrow(
      expect.objectContaining({ code: "zero_quality" }) as Error,
    );
  });
});
