/** Base and head beside what was recorded: where both fall short, what was measured is no comparison. */
import { expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { carryAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import { refuseDrift } from "../../src/gate/side-by-side.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, GatePolicy, Tolerance } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
import type { Scores } from "../../src/model/scores.ts";
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
import { gated, listed, verdictOn, withAnswer } from "./made.ts";

const IDS = Array.from({ length: 12 }, (_, i) => `case-${i}`);
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)));
const CONFIG = configOf();
const LIVE = { ...SETTINGS, side_by_side: { p50: 0.1, p95: 0.25, drift: "allow" as const } };

const runWithout = (lost: number): Run =>
  runOf(IDS.map((id, i) => listed(id, i < lost ? "other" : `${id}-doc`, `list of ${id}`)));
const scoresWithout = (lost: number): Scores => scoresOf(CONFIG, SUITE, runWithout(lost));
const STORED = inputsOn(CONFIG, SUITE, runWithout(0));
const BASELINE = STORED.baseline;

/** Without its code: how it ends where the base lost so many of twelve, and the head. */
function endOfDrift(
  base: number,
  head: number,
  { config = CONFIG, baseline = BASELINE } = {},
): string {
  try {
    refuseDrift({ ...STORED, config, baseline }, scoresWithout(base), scoresWithout(head));
    return "goes on";
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== "base_drifted") {
      throw error;
    }
    return error.message;
  }
}

/** recall, mrr and ndcg may fall by so much. */
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
const bare = gated(
  new Map(["recall@10", "mrr@10", "ndcg@10"].map((name) => [name, { tolerance: [], floor: 0.1 }])),
);
const baselineWithout = (id: string): Baseline => {
  const row = BASELINE.cases.get(id)!;
  const blank = { ...row, metrics: new Map([...row.metrics, ["recall@10", null]]) };
  return { ...BASELINE, cases: new Map([...BASELINE.cases, [id, blank]]) };
};
const degraded = baselineOf(
  CONFIG,
  SUITE,
  runOf(runWithout(0).cases.map((each) => withAnswer(each, { degraded: true }))),
);

const ON = /^goes on$/;
const REFUSED = /^base and head both fall short of the stored baseline/;

test.each<readonly [string, number, number, Parameters<typeof endOfDrift>[2], RegExp]>([
  // Of n losses and no win: 1 / 2^n. Seven are 0.0078, six 0.0156.
  ["nothing lost", 0, 0, {}, ON],
  [
    "as many lost",
    8,
    8,
    {},
    /recall@10 was 1\.000 when it was recorded; now the base has 0\.333 and the head 0\.333$/,
  ],
  ["more lost in the base", 12, 9, {}, /the base has 0\.000 and the head 0\.250$/],
  ["significant", 7, 7, {}, REFUSED],
  ["chance", 6, 6, {}, ON],
  ["the head well", 12, 2, {}, ON],
  ["the head as recorded", 12, 0, {}, ON],
  ["the base as recorded", 0, 12, {}, ON],
  // Eight losses and no win in the base, twelve in the head: 1 / 256 = 0.0039.
  ["how sure it is at most", 8, 12, {}, /not by chance \(p 0\.0039 at most\)/],
  ["no rule that compares", 12, 12, { config: bare }, ON],
  ["rules over all cases", 8, 8, { config: configOf({ gate: { per_intent: "off" } }) }, REFUSED],
  // What only intents allow less of is no drift: 3 of 12 cases are within 0.25 over all.
  ["no rule for an intent", 3, 3, { config: configAllowing(0.25) }, ON],
  // 9 / 12 is 1e-9 more than what is allowed, then 2e-9.
  ["just what is allowed", 9, 9, { config: configAllowing(0.75 - 1e-9) }, ON],
  ["a little more than allowed", 9, 9, { config: configAllowing(0.75 - 2e-9) }, REFUSED],
  // 3 of the other 11 are found.
  [
    "a row without the figure",
    8,
    8,
    { baseline: baselineWithout("case-11") },
    /was 1\.000 when it was recorded; now the base has 0\.273/,
  ],
  ["a rate that fell", 0, 0, { baseline: degraded }, ON],
  ["an index that lives on its own", 12, 12, { config: { ...CONFIG, latency: LIVE } }, ON],
])(
  "refuseDrift with %s: %i lost in the base and %i in the head",
  (_, base, head, options, expected) => {
    expect(endOfDrift(base, head, options)).toMatch(expected);
  },
);

test("refuseDrift takes means over the cases that have the figure", () => {
  const controls = ["x", "y"].map((id) => makeCase(id, { expected: [], expect_empty: true }));
  const suite = suiteOf(...SUITE.cases, ...controls);
  const run = (lost: number): Run =>
    runOf([...runWithout(lost).cases, ...["x", "y"].map((id) => listed(id))]);
  const scoresLosing = (lost: number): Scores => scoresOf(CONFIG, suite, run(lost));
  const stored = inputsOn(CONFIG, suite, run(0));

  expect(() => refuseDrift(stored, scoresLosing(8), scoresLosing(8))).toThrow(
    "now the base has 0.333 and the head 0.333",
  );
});

test.each([
  // Six lost of what was accepted are 2^-6; the head adds nothing to what the base lost.
  [6, 6, ["fell earlier"]],
  [6, 7, ["fell not_significant", "fail test"]],
  [0, 0, []],
] as const)(
  "checks the accepted figures with %i lost in the base and %i in the head",
  (base, head, expected) => {
    const carriedBaseline = carryAcceptedFigures(
      baselineOf(CONFIG, SUITE, runWithout(base)),
      BASELINE,
      null,
    );
    const config = configOf({ latency: "off", gate: { significance: "auto" } });
    const baseline = {
      ...carriedBaseline,
      beside: { commit: "1".repeat(40), accepted_figures: true },
    };
    const { checks } = verdictOn({ config, suite: SUITE, baseline }, runWithout(head));
    const failedChecks = checks.filter(
      (check) => check.metric === "recall@10" && check.outcome !== "pass",
    );

    expect(
      failedChecks.map(({ outcome, by: why, reason }) => `${outcome} ${reason ?? why}`),
    ).toEqual(expected);
  },
);
