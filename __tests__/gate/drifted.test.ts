/**
 * Side by side, with a base that falls short of its stored baseline. refuseDrift: if the head falls
 * short, too, the run is no comparison. At the end: if the gate goes on, the head is also checked
 * against the accepted figures.
 */
import { expect, test } from "vitest";
import { carryAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import { refuseDrift } from "../../src/gate/side-by-side.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
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
const CONTROL = makeCase("none", { expected: [], expect_empty: true });
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)), CONTROL);
const CONFIG = configOf();
/** Latency side by side, with `drift: allow`. */
const LIVE = { ...SETTINGS, side_by_side: { p50: 0.1, p95: 0.25, drift: "allow" as const } };

/** A run in which the first `lost` of the twelve cases do not find their document. */
const runWithout = (lost: number): Run =>
  runOf([
    ...IDS.map((id, i) => answerListing(id, i < lost ? "other" : `${id}-doc`, `list of ${id}`)),
    answerListing("none"),
  ]);
const STORED = inputsOn(CONFIG, SUITE, runWithout(0));
const BASELINE = STORED.baseline;

/** A config in which recall, MRR and nDCG may fall by this tolerance. */
const configAllowing = (value: number): Config => {
  const rules = ["recall@10", "mrr@10", "ndcg@10"].map(
    (name) => [name, { tolerance: [{ unit: "absolute" as const, value }] }] as const,
  );
  return configWithRules(new Map(rules));
};
/** A config whose rules only have a floor, and compare nothing. */
const floorsOnly = configWithRules(
  new Map(["recall@10", "mrr@10", "ndcg@10"].map((name) => [name, { tolerance: [], floor: 0.1 }])),
);
const degradedBaseline = baselineOf(
  CONFIG,
  SUITE,
  runOf(runWithout(0).cases.map((each) => withAnswer(each, { degraded: true }))),
);

interface DriftRow {
  readonly what: string;
  /** How many of the twelve cases are lost in base and head. */
  readonly base: number;
  readonly head: number;
  readonly config?: Config;
  readonly baseline?: Baseline;
  /** What the error says. Absent if there is none. */
  readonly says?: string;
}

// With n losses and no win p is 1 / 2^n: 0.0078 for seven, which is below 0.01, 0.0156 for six.
test.each<DriftRow>([
  { what: "losses that may be chance", base: 6, head: 6 },
  { what: "a head that lost few", base: 12, head: 2 },
  { what: "a head as recorded", base: 12, head: 0 },
  { what: "a base as recorded", base: 0, head: 12 },
  { what: "no rule that compares", base: 12, head: 12, config: floorsOnly },
  // 9 of 12 lost are 1e-9 more than allowed, which may be rounding.
  { what: "just what is allowed", base: 9, head: 9, config: configAllowing(0.75 - 1e-9) },
  { what: "2e-9 more", base: 9, head: 9, config: configAllowing(0.75 - 2e-9), says: "both fall" },
  { what: "a rate that fell", base: 0, head: 0, baseline: degradedBaseline },
  { what: "drift: allow", base: 12, head: 12, config: { ...CONFIG, latency: LIVE } },
  {
    what: "significant losses",
    base: 7,
    head: 7,
    says: "recall@10 was 1.000 when it was recorded",
  },
  // 4 and 3 of 12 are found.
  { what: "means", base: 8, head: 8, says: "now the base has 0.333 and the head 0.333" },
  { what: "means", base: 12, head: 9, says: "now the base has 0.000 and the head 0.250" },
  // That of the base: 1 / 2^8.
  { what: "the larger p", base: 8, head: 12, says: "not by chance (p 0.0039 at most)" },
])("refuseDrift with $base lost in the base, $head in the head says of $what: $says", (row) => {
  const { config = CONFIG, baseline = BASELINE, says } = row;
  const baseScores = scoresOf(CONFIG, SUITE, runWithout(row.base));
  const headRun = runWithout(row.head);
  const refuse = () =>
    refuseDrift(
      { ...STORED, config, baseline },
      { head: STORED, scores: baseScores },
      scoresOf(CONFIG, SUITE, headRun),
      headRun,
    );

  if (says === undefined) {
    expect(refuse).not.toThrow();
  } else {
    const message = expect.stringContaining(says) as string;
    expect(refuse).toThrow(expect.objectContaining({ code: "base_drifted", message }));
  }
});

// The accepted figures have no lost case. Against them six lost ones have p = 1 / 2^6 = 0.016 and seven
// 0.008, both below the level 0.05. But the base's run lost six already, so six are no loss of this
// change: they only `fell`.
test.each([
  [
    "does not fail for six lost cases that the base lost already",
    6,
    [{ reference: "accepted", state: "fell", reason: "earlier" }],
  ],
  [
    "fails for a seventh, against the base and the accepted figures",
    7,
    [
      // In a suite this small one lost query fails, if none got better.
      { reference: "baseline", state: "fail", by: "lost" },
      { reference: "accepted", state: "fail", by: "test" },
    ],
  ],
])("decidePolicy beside a run of the base %s", (_, lostInHead, fallenChecks) => {
  const baseline = {
    ...carryAcceptedFigures(baselineOf(CONFIG, SUITE, runWithout(6)), BASELINE, null),
    beside: { commit: "1".repeat(40), accepted_figures: true, failed: [] },
  };
  const config = configOf({ latency: "off", gate: { significance: "auto" } });

  const { checks } = verdictOn({ config, suite: SUITE, baseline }, runWithout(lostInHead));

  const fallen = checks.filter(({ metric, state }) => metric === "recall@10" && state !== "pass");
  expect(fallen).toMatchObject(fallenChecks);
});
