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

interface DriftRow extends DriftOptions {
  readonly what: string;
  /** How many of the twelve cases are lost in base and head. */
  readonly base: number;
  readonly head: number;
}

// With n losses and no win p is 1 / 2^n: 0.0078 for seven, which is below 0.01, 0.0156 for six.
test.each<DriftRow>([
  { what: "nothing lost", base: 0, head: 0 },
  { what: "losses that may be chance", base: 6, head: 6 },
  { what: "a head that lost few", base: 12, head: 2 },
  { what: "a head as recorded", base: 12, head: 0 },
  { what: "a base as recorded", base: 0, head: 12 },
  { what: "no rule that compares", base: 12, head: 12, config: floorsOnly },
  // 3 of 12 are within 0.25 overall. A smaller tolerance of an intent does not count.
  { what: "no rule beyond an intent's", base: 3, head: 3, config: configAllowing(0.25) },
  // 9 of 12 lost are 1e-9 more than allowed, which may be rounding.
  { what: "just what is allowed", base: 9, head: 9, config: configAllowing(0.75 - 1e-9) },
  { what: "a rate that fell", base: 0, head: 0, baseline: degradedBaseline },
  { what: "drift: allow", base: 12, head: 12, config: { ...CONFIG, latency: LIVE } },
])("refuseDrift goes on with $what: $base lost in the base, $head in the head", (row) => {
  expect(describeRefusal(row.base, row.head, row)).toBe("goes on");
});

const OVERALL_ONLY = configOf({ gate: { per_intent: "off" } });
test.each<DriftRow>([
  { what: "significant losses", base: 7, head: 7 },
  { what: "rules over all cases alone", base: 8, head: 8, config: OVERALL_ONLY },
  { what: "2e-9 more than allowed", base: 9, head: 9, config: configAllowing(0.75 - 2e-9) },
])("refuseDrift refuses $what: $base lost in the base, $head in the head", (row) => {
  expect(describeRefusal(row.base, row.head, row)).toMatch(
    /^base and head both fall short of the stored baseline/,
  );
});

test.each([
  // 4 and 3 of 12 are found.
  { base: 8, head: 8, says: "now the base has 0.333 and the head 0.333" },
  { base: 12, head: 9, says: "now the base has 0.000 and the head 0.250" },
  // The larger p is that of the base: 1 / 2^8.
  { base: 8, head: 12, says: "not by chance (p 0.0039 at most)" },
])("the error of refuseDrift has figures and p, of $base and $head lost: $says", (row) => {
  expect(describeRefusal(row.base, row.head)).toContain(row.says);
});

test("refuseDrift leaves out a case whose row has no recall", () => {
  const message = describeRefusal(8, 8, { baseline: baselineWithoutRecall("case-11") });

  // 3 of the other 11 are found.
  expect(message).toContain("recall@10 was 1.000 when it was recorded; now the base has 0.273");
});

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

describe("decidePolicy beside a run of the base, with accepted figures that lost none", () => {
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
