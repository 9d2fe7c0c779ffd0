/**
 * Side by side, with a base that falls short of its stored baseline. refuseDrift: if the head falls
 * short, too, the run is no comparison. At the end: if the gate goes on, the head is also checked
 * against the accepted figures.
 */
import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { carryAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import { refuseDrift } from "../../src/gate/side-by-side.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, GatePolicy, Tolerance } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
import type { Scores } from "../../src/model/scores.ts";
import type { Check } from "../../src/model/verdict.ts";
import {
  baselineOf,
  configOf,
  inputsOn,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";
import { SETTINGS } from "../latency/timed.ts";
import { configWithRules, answerListing, verdictOn, withAnswer } from "./made.ts";

const IDS = Array.from({ length: 12 }, (_, i) => `case-${i}`);
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)));
const CONFIG = configOf();
/** Latency side by side, with `drift: allow`. */
const LIVE = { ...SETTINGS, side_by_side: { p50: 0.1, p95: 0.25, drift: "allow" as const } };

/** A run in which the first `lost` of the twelve cases do not find their document. */
const runWithout = (lost: number): Run =>
  runOf(IDS.map((id, i) => answerListing(id, i < lost ? "other" : `${id}-doc`, `list of ${id}`)));
const scoresWithout = (lost: number): Scores => scoresOf(CONFIG, SUITE, runWithout(lost));
const STORED = inputsOn(CONFIG, SUITE, runWithout(0));
const BASELINE = STORED.baseline;

interface DriftOptions {
  readonly config?: Config;
  readonly baseline?: Baseline;
}

/**
 * Calls refuseDrift with so many of twelve cases lost in base and head, beside a baseline that lost
 * none. Returns the message of its error, or "goes on".
 */
function describeRefusal(
  lostInBase: number,
  lostInHead: number,
  { config = CONFIG, baseline = BASELINE }: DriftOptions = {},
): string {
  try {
    refuseDrift(
      { ...STORED, config, baseline },
      scoresWithout(lostInBase),
      scoresWithout(lostInHead),
    );
    return "goes on";
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== "base_drifted") {
      throw error;
    }
    return error.message;
  }
}

/** A config in which recall, mrr and ndcg may fall by this tolerance. */
const configAllowing = (
  value: number,
  unit: Tolerance["unit"] = "absolute",
  gate: Partial<GatePolicy> = {},
): Config => {
  const rules = ["recall@10", "mrr@10", "ndcg@10"].map(
    (name) => [name, { tolerance: [{ unit, value }] }] as const,
  );
  return configOf({ gate: { metrics: new Map(rules), ...gate } });
};
/** A config whose rules only have a floor, and compare nothing. */
const floorsOnly = configWithRules(
  new Map(["recall@10", "mrr@10", "ndcg@10"].map((name) => [name, { tolerance: [], floor: 0.1 }])),
);
/** The stored baseline, in which this case has no recall. */
const baselineWithoutRecall = (id: string): Baseline => {
  const row = BASELINE.cases.get(id)!;
  const blank = { ...row, metrics: new Map([...row.metrics, ["recall@10", null]]) };
  return { ...BASELINE, cases: new Map([...BASELINE.cases, [id, blank]]) };
};
const degradedBaseline = baselineOf(
  CONFIG,
  SUITE,
  runOf(runWithout(0).cases.map((each) => withAnswer(each, { degraded: true }))),
);

const GOES_ON = /^goes on$/;
const REFUSED = /^base and head both fall short of the stored baseline/;

test.each<readonly [string, number, number, DriftOptions, RegExp]>([
  // which | lost in the base | lost in the head | config or baseline | how it ends
  // With n losses and no win p is 1 / 2^n: 0.0078 for seven, which is below 0.01, 0.0156 for six.
  ["nothing lost", 0, 0, {}, GOES_ON],
  [
    "as many lost",
    8,
    8,
    {},
    /recall@10 was 1\.000 when it was recorded; now the base has 0\.333 and the head 0\.333$/,
  ],
  ["more lost in the base", 12, 9, {}, /the base has 0\.000 and the head 0\.250$/],
  ["significant", 7, 7, {}, REFUSED],
  ["chance", 6, 6, {}, GOES_ON],
  ["the head well", 12, 2, {}, GOES_ON],
  ["the head as recorded", 12, 0, {}, GOES_ON],
  ["the base as recorded", 0, 12, {}, GOES_ON],
  // Eight losses in the base, twelve in the head: the larger p is 1 / 256 = 0.0039.
  ["the larger p in its message", 8, 12, {}, /not by chance \(p 0\.0039 at most\)/],
  ["no rule that compares", 12, 12, { config: floorsOnly }, GOES_ON],
  ["rules over all cases", 8, 8, { config: configOf({ gate: { per_intent: "off" } }) }, REFUSED],
  // 3 of 12 cases are within 0.25 overall. A smaller tolerance of an intent does not count.
  ["no rule for an intent", 3, 3, { config: configAllowing(0.25) }, GOES_ON],
  // 9 / 12 lost is 1e-9 more than allowed, which may be rounding, then 2e-9 more.
  ["just what is allowed", 9, 9, { config: configAllowing(0.75 - 1e-9) }, GOES_ON],
  ["a little more than allowed", 9, 9, { config: configAllowing(0.75 - 2e-9) }, REFUSED],
  // Without case-11, 3 of the other 11 are found: 0.273.
  [
    "a row without the figure",
    8,
    8,
    { baseline: baselineWithoutRecall("case-11") },
    /was 1\.000 when it was recorded; now the base has 0\.273/,
  ],
  ["a rate that fell", 0, 0, { baseline: degradedBaseline }, GOES_ON],
  [
    "an index that changes on its own (drift: allow)",
    12,
    12,
    { config: { ...CONFIG, latency: LIVE } },
    GOES_ON,
  ],
])(
  "refuseDrift with %s: %i lost in the base and %i in the head",
  (_, base, head, options, expected) => {
    expect(describeRefusal(base, head, options)).toMatch(expected);
  },
);

test("refuseDrift takes means over the cases that have the figure", () => {
  const controls = ["x", "y"].map((id) => makeCase(id, { expected: [], expect_empty: true }));
  const suite = suiteOf(...SUITE.cases, ...controls);
  const run = (lost: number): Run =>
    runOf([...runWithout(lost).cases, ...["x", "y"].map((id) => answerListing(id))]);
  const scoresLosing = (lost: number): Scores => scoresOf(CONFIG, suite, run(lost));
  const stored = inputsOn(CONFIG, suite, run(0));

  expect(() => refuseDrift(stored, scoresLosing(8), scoresLosing(8))).toThrow(
    "now the base has 0.333 and the head 0.333",
  );
});

describe("the verdict beside a run of the base, with accepted figures that lost none", () => {
  /** The checks of recall that do not pass. The head loses the cases of the base, too. */
  function fallenChecks(lostInBase: number, lostInHead: number): readonly Check[] {
    const baselineFromBaseRun = baselineOf(CONFIG, SUITE, runWithout(lostInBase));
    const baseline = {
      ...carryAcceptedFigures(baselineFromBaseRun, BASELINE, null),
      beside: { commit: "1".repeat(40), accepted_figures: true, failed: [] },
    };
    const config = configOf({ latency: "off", gate: { significance: "auto" } });
    const { checks } = verdictOn({ config, suite: SUITE, baseline }, runWithout(lostInHead));
    return checks.filter(({ metric, state }) => metric === "recall@10" && state !== "pass");
  }

  test("passes if nothing is lost", () => {
    expect(fallenChecks(0, 0)).toEqual([]);
  });

  test("does not fail for six lost cases that the base lost already", () => {
    // Against the accepted figures p is 2^-6. The check passes since the fall is of an earlier change.
    expect(fallenChecks(6, 6)).toMatchObject([
      { reference: "accepted", state: "fell", reason: "earlier" },
    ]);
  });

  test("fails for a seventh lost case, against the base and the accepted figures", () => {
    // One case is lost since the base, and none got better. Since the accepted figures p is 2^-7.
    expect(fallenChecks(6, 7)).toMatchObject([
      { reference: "baseline", state: "fail", by: "lost" },
      { reference: "accepted", state: "fail", by: "test" },
    ]);
  });
});
