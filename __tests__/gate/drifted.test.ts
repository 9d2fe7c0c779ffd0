import { describe, expect, test } from "vitest";
import { driftOf, withDrift } from "../../src/gate/drifted.ts";
import { decide } from "../../src/gate/decide.ts";
import { watchSentence } from "../../src/words/watches.ts";
import { metricsOf } from "../../src/gate/rules.ts";
import { GateError } from "../../src/errors.ts";
import { score } from "../../src/metrics/score.ts";
import type { LatencyPolicy } from "../../src/model/config.ts";
import type { Scores } from "../../src/model/scores.ts";
import { DEFAULT_SIDE_BY_SIDE } from "../../src/model/config.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

const IDS = Array.from({ length: 12 }, (_, i) => `case-${i}`);
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)));
const CONFIG = configOf();

const runWithout = (lost: number): ReturnType<typeof runOf> =>
  runOf(IDS.map((id, i) => answered(id, hitsOf(i < lost ? "other" : `${id}-doc`, `list of ${id}`))));
const scored = (lost: number): Scores => score(SUITE, runWithout(lost), metricsOf(CONFIG), CONFIG.definition);
const BASELINE = baselineOf(CONFIG, SUITE, runWithout(0));

function ends(base: number, head: number, latency: LatencyPolicy = CONFIG.latency): string {
  try {
    const drifts = driftOf(inputsOf({ ...CONFIG, latency }, SUITE, BASELINE), scored(base), scored(head));
    return drifts.length === 0 ? "goes on" : `watches ${drifts.map(({ metric }) => metric).join(" ")}`;
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return `${error.code} ${error.message}`;
  }
}

const LIVE: LatencyPolicy = {
  warmup: 1,
  repeats: 5,
  budget_s: 60,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { ...DEFAULT_SIDE_BY_SIDE, drift: "allow" },
};

describe("base and head beside what was recorded", () => {
  // Two-sided, of n losses and no win: 2 / 2^n. Eight are 0.0078, seven 0.0156.
  test.each([
    [0, 0, /^goes on$/],
    [
      8,
      8,
      /^base_drifted .*recall@10 was 1\.000 when it was recorded; now the base has 0\.333 and the head 0\.333$/,
    ],
    [12, 9, /^base_drifted .*the base has 0\.000 and the head 0\.250$/],
    // Within the tolerance of a case, and beyond it but maybe chance.
    [1, 1, /^goes on$/],
    [7, 7, /^watches recall@10 mrr@10 ndcg@10$/],
    [12, 2, /^watches recall@10/],
    [12, 0, /^goes on$/],
    [0, 12, /^goes on$/],
  ])("%i lost in the base and %i in the head", (base, head, expected) => {
    expect(ends(base, head)).toMatch(expected);
  });

  test("less is a watch, of what was recorded and what the head has", () => {
    const inputs = inputsOf(CONFIG, SUITE, baselineOf(CONFIG, SUITE, runWithout(7)));
    const head = decide(inputs, scored(7), runWithout(7));
    const drifts = driftOf(inputsOf(CONFIG, SUITE, BASELINE), scored(7), scored(7));
    const { checks } = withDrift(head, drifts);
    const recall = checks.filter(({ metric, scope }) => metric === "recall@10" && scope.kind === "overall");
    expect(recall).toMatchObject([{ outcome: "watch", passed: true, reason: "drift", baseline: 1 }]);
    expect(recall[0]!.current).toBeCloseTo(5 / 12);
    expect(recall[0]!.limit).toBeCloseTo(11 / 12);
    expect(watchSentence({ check: recall[0]!, others: [] })).toMatch(
      /fell from 1\.000 to 0\.417.*; the base beside it falls short of what was recorded, too$/,
    );
  });

  test("an index that lives on its own may drift", () => {
    expect(ends(12, 12, LIVE)).toBe("goes on");
    expect(ends(12, 12, "off")).toMatch(/^base_drifted/);
  });
});
