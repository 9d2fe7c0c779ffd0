import { describe, expect, it } from "vitest";
import { hadSlowMoment, keepFasterPass, keepOldLatency } from "../../src/latency/recorded.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { answered, configOf, hitsOf, makeCase } from "../helpers/make.ts";
import { SETTINGS, SUITE, timedBaseline, timedConfig, timedRun } from "./timed.ts";

const POLICY = { config: timedConfig(), suite: SUITE };
/** A baseline of answers of about `level` ms, or what `intents` has for their intent. */
const baselineAt = (level: number, intents: Readonly<Record<string, number>> = {}): Baseline =>
  timedBaseline(POLICY.config, timedRun(level, intents));
const BASELINE_OF_100_MS = baselineAt(100);
/** Returns the times of each case. */
const samplesOf = ({ cases }: Baseline): unknown =>
  [...cases.values()].map((each) => each.latency_ms);

/** Whether keepOldLatency takes the times of `old` in place of the new ones: all of them then. */
function keepsOldTimes(
  newBaseline: Baseline,
  { old = BASELINE_OF_100_MS, policy = POLICY } = {},
): boolean {
  const result = keepOldLatency(policy, old, newBaseline);
  if (result === newBaseline) {
    return false;
  }
  expect(samplesOf(result)).toEqual(samplesOf(old));
  expect(result.latency).toEqual(old.latency);
  return true;
}

describe("hadSlowMoment", () => {
  /** The ms of three queries in a round that nothing slowed. */
  const CALM = [10, 20, 40];

  // A moment was slow if two queries took more than 1.3 times as long as they can.
  // The result | if | the ms of three queries in three rounds | in the first pass
  it.each([
    [false, "two took 1.3 times as long in a round", [CALM, [13, 26, 40], CALM], CALM],
    [true, "two took 1.31 times as long in a round", [CALM, [13.1, 26.2, 40], CALM], CALM],
    [false, "one took nine times as long", [CALM, [90, 20, 40], CALM], CALM],
    [true, "the first pass was faster than all rounds", [CALM, CALM, CALM], [7, 14, 28]],
    [false, "the first pass alone was slow, as it often is", [CALM, CALM, CALM], [50, 100, 200]],
  ])("is %s if %s", (isSlow, _, rounds, firstPass) => {
    const times = new Map([0, 1, 2].map((n) => [`case-${n}`, rounds.map((round) => round[n]!)]));
    const firstTimes = new Map(firstPass.map((ms, n) => [`case-${n}`, ms]));

    expect(hadSlowMoment(times, firstTimes, rounds.length)).toBe(isSlow);
  });

  it("is true if no case has all three times: what can't be told is timed again", () => {
    expect(hadSlowMoment(new Map([["case", [10, 10]]]), new Map(), 3)).toBe(true);
  });

  it("is false if no repeats are planned", () => {
    expect(hadSlowMoment(new Map(), new Map(), 0)).toBe(false);
  });
});

describe("keepFasterPass", () => {
  /** The kept times of each case, which has three of the first pass, then three of the second. */
  const keptTimes = (...timesByCase: readonly (readonly number[])[]): unknown => {
    const runs = timesByCase.map((times, n) => answered(`case-${n}`, hitsOf("doc"), times));
    return keepFasterPass(runs, 3).map((each) => each.samples_ms);
  };

  it("keeps the second pass of all queries if that took less on the mean", () => {
    // A query counts by its fastest time: 10 and 40 in the first pass, 20 and 20 in the second.
    expect(keptTimes([10, 11, 12, 20, 21, 22], [40, 41, 42, 20, 21, 22])).toEqual([
      [20, 21, 22],
      [20, 21, 22],
    ]);
  });

  it("keeps the first pass of all queries if that took less on the mean", () => {
    // By the fastest times: 10 and 20 in the first pass, 20 and 20 in the second.
    expect(keptTimes([10, 11, 12, 20, 21, 22], [20, 41, 42, 20, 21, 22])).toEqual([
      [10, 11, 12],
      [20, 41, 42],
    ]);
  });

  it("leaves a case as it is if it lacks a time of a pass", () => {
    const complete = [30, 30, 30, 20, 20, 20];
    const withTwoOfFirstPass = [30, 30, 20, 20, 20];
    const withoutTimes: number[] = [];

    expect(keptTimes(complete, withTwoOfFirstPass, withoutTimes)).toEqual([
      [20, 20, 20],
      withTwoOfFirstPass,
      withoutTimes,
    ]);
  });

  it("keeps the times of stages of the same pass, and others as they are", () => {
    const run = {
      ...answered("case", hitsOf("doc"), [9, 9, 9, 5, 5, 5]),
      spans_ms: new Map([
        ["search", [8, 8, 8, 4, 4, 4]],
        ["rerank", [1, 1]],
      ]),
    };

    const [kept] = keepFasterPass([run], 3);

    expect(kept!.spans_ms).toEqual(
      new Map([
        ["search", [4, 4, 4]],
        ["rerank", [1, 1]],
      ]),
    );
  });
});

describe("keepOldLatency", () => {
  it("keeps the old times as a whole if they moved within tolerance", () => {
    const newBaseline = { ...baselineAt(110), tool: "retrieval-eval-gate next" };

    expect(keepOldLatency(POLICY, BASELINE_OF_100_MS, newBaseline)).toEqual({
      ...BASELINE_OF_100_MS,
      tool: "retrieval-eval-gate next",
    });
  });

  // The tolerance is 50 % of the lower of both: of 100 ms up to 150, and of 66.67 ms up to 100.
  it.each([
    [150, true],
    [150.01, false],
    [66.67, true],
    [66.66, false],
  ])("keeps the old times at %d ms after 100 ms: %s", (level, kept) => {
    expect(keepsOldTimes(baselineAt(level))).toBe(kept);
  });

  /** A baseline whose first case has as many of its times. */
  const withTimesOfFirstCase = (times: number): Baseline => {
    const newBaseline = baselineAt(110);
    const [[id, row]] = [...newBaseline.cases];
    const shortRow = { ...row!, latency_ms: row!.latency_ms.slice(0, times) };
    return { ...newBaseline, cases: new Map([...newBaseline.cases, [id, shortRow]]) };
  };

  it("keeps the old 100 ms after new 300 ms if no rule has a tolerance for latency", () => {
    const ceilingAlone = { tolerance: [], ceiling: 1000 };
    const config = timedConfig({ latency_p50_ms: ceilingAlone, latency_p95_ms: ceilingAlone });
    const old = baselineAt(100);

    expect(keepsOldTimes(baselineAt(300), { old, policy: { ...POLICY, config } })).toBe(true);
    expect(keepsOldTimes(baselineAt(300), { old })).toBe(false);
  });

  /** The old baseline with these fields in the row of its first case. */
  const oldWithFirstRow = (change: Partial<ReturnType<Baseline["cases"]["get"]>>): Baseline => ({
    ...BASELINE_OF_100_MS,
    cases: new Map(
      [...BASELINE_OF_100_MS.cases].map(([id, row], i) => [
        id,
        i === 0 ? { ...row, ...change } : row,
      ]),
    ),
  });

  /** A baseline of 100 ms that was timed this often. The old one was timed three times. */
  const withRepeats = (repeats: number): Baseline => ({
    ...baselineAt(100),
    timing: { ...BASELINE_OF_100_MS.timing, repeats },
  });

  // With `auto` a slow day alone, on which fewer repeats fit, must not lower their number.
  it.each([
    ["one case was timed once, and not three times", withTimesOfFirstCase(1)],
    ["the new run has two repeats, and not three", withRepeats(2)],
  ])("keeps the old times if %s", (_, newBaseline) => {
    expect(keepsOldTimes(newBaseline)).toBe(true);
  });

  const { timing, environment, definition } = BASELINE_OF_100_MS;
  const OFF = { timing: { source: "off", repeats: 0, ms: 0 } } as const;
  const BESIDE = { commit: "c".repeat(40), accepted_figures: true, failed: [] };
  const oldStages = new Map([["rerank", [1]]]);
  const twoRepeats = { ...POLICY, config: timedConfig({}, { ...SETTINGS, repeats: 2 }) };

  // What differs | the new baseline | the old one, if not BASELINE_OF_100_MS, and the policy
  it.each<readonly [string, Baseline, Parameters<typeof keepsOldTimes>[1]]>([
    ["an intent moved by more than 50 %", baselineAt(100, { rare: 160 }), {}],
    ["a case was not timed", withTimesOfFirstCase(0), {}],
    ["the old baseline has no times", baselineAt(100), { old: { ...BASELINE_OF_100_MS, ...OFF } }],
    ["the new baseline has no times", { ...baselineAt(100), ...OFF }, {}],
    ["the config has none", baselineAt(100), { policy: { ...POLICY, config: configOf() } }],
    [
      "the old times are of a base",
      baselineAt(100),
      { old: { ...BASELINE_OF_100_MS, beside: BESIDE } },
    ],
    [
      "the machine is another",
      { ...baselineAt(100), environment: { ...environment, cpu: "another" } },
      {},
    ],
    ["the clock is another", { ...baselineAt(100), timing: { ...timing, source: "reported" } }, {}],
    [
      "the percentile is another",
      { ...baselineAt(100), definition: { ...definition, percentile: "nearest" } },
      {},
    ],
    [
      "a query was edited",
      baselineAt(100),
      { old: oldWithFirstRow({ digests: makeCase("x").digests }) },
    ],
    ["a case had another intent", baselineAt(100), { old: oldWithFirstRow({ intent: "rare" }) }],
    ["a case had no times", baselineAt(100), { old: oldWithFirstRow({ latency_ms: [] }) }],
    ["a case lost its stages", baselineAt(100), { old: oldWithFirstRow({ spans_ms: oldStages }) }],
    ["the new run has more repeats", withRepeats(9), {}],
    ["the config has a number of repeats", withRepeats(2), { policy: twoRepeats }],
  ])("takes the new times if %s", (_, newBaseline, others) => {
    expect(keepsOldTimes(newBaseline, others)).toBe(false);
  });

  it("keeps the old times if the stages are in another order", () => {
    const withStages = (...stages: readonly string[]): Baseline => ({
      ...BASELINE_OF_100_MS,
      cases: new Map(
        [...BASELINE_OF_100_MS.cases].map(([id, row]) => [
          id,
          { ...row, spans_ms: new Map(stages.map((stage) => [stage, [5]])) },
        ]),
      ),
    });

    expect(
      keepsOldTimes(withStages("rerank", "fetch"), { old: withStages("fetch", "rerank") }),
    ).toBe(true);
  });
});

describe("keepOldLatency › the times of stages", () => {
  it("keeps the old times of stages with those of answers", () => {
    /** Answers of `level` ms, of which the stage `rank` took `stageLevel`. */
    const stagedBaseline = (level: number, stageLevel: number): Baseline => {
      const run = timedRun(level);
      const stages = timedRun(stageLevel).cases;
      const cases = run.cases.map((each, n) => ({
        ...each,
        spans_ms: new Map([["rank", stages[n]!.samples_ms]]),
      }));
      return timedBaseline(POLICY.config, { ...run, cases });
    };
    const old = stagedBaseline(100, 40);
    const newBaseline = stagedBaseline(110, 90);
    const stageTimes = ({ cases }: Baseline): unknown =>
      [...cases.values()].map((each) => each.spans_ms?.get("rank"));

    expect(keepsOldTimes(newBaseline, { old })).toBe(true);
    expect(stageTimes(keepOldLatency(POLICY, old, newBaseline))).toEqual(stageTimes(old));
  });
});

describe("keepOldLatency › rules", () => {
  it("ignores a rule for an intent without a case", () => {
    const config = timedConfig();
    const intents = new Map([["gone", new Map([["latency_p50_ms", {}]])]]);
    const policy = { ...POLICY, config: { ...config, gate: { ...config.gate, intents } } };

    // 110 ms are within the tolerance of the other rules. Nothing compares times of `gone`.
    expect(keepsOldTimes(baselineAt(110), { policy })).toBe(true);
  });

  it("applies a tolerance in cases to the cases of the whole suite or the intent", () => {
    // 2000 cases are 2000 / 20 = 100 ms in the suite of 20 cases, and 2000 / 10 = 200 ms in an intent
    // of ten. The default rule of p95 would refuse both rises below.
    const config = timedConfig({
      latency_p50_ms: { tolerance: [{ unit: "cases", value: 2000 }] },
      latency_p95_ms: "off",
    });
    const policy = { ...POLICY, config };
    const old = timedBaseline(config, timedRun(100));
    const newBaselineAt = (ms: number): Baseline => timedBaseline(config, timedRun(ms));

    // 90 ms more are within both tolerances.
    expect(keepsOldTimes(newBaselineAt(100 + 90), { old, policy })).toBe(true);
    // 190 ms more are within the 200 ms of each intent, not within the 100 ms of the suite.
    expect(keepsOldTimes(newBaselineAt(100 + 190), { old, policy })).toBe(false);
  });
});
