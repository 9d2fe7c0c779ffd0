/** Base and head side by side, from samples to checks. */
import { describe, expect, test } from "vitest";
import type { Config, LatencySettings, RuleSetting } from "../../../src/model/config.ts";
import type { Case } from "../../../src/model/suite.ts";
import type { Verdict } from "../../../src/model/verdict.ts";
import { answered, baselineOf, hitsOf, runOf, suiteOf } from "../../helpers/make.ts";
import { type PlainCheck, plainCheck } from "../../helpers/plain-check.ts";
import { SETTINGS, casesIn } from "./timed.ts";
import { gated, verdictOn } from "../made.ts";

/** Ten cases in each of two intents, 6 repeats: 60 samples an intent, as p95 wants. */
const CASES = [...casesIn("howto"), ...casesIn("symbol")];

/** 20, 21, … 29 ms by case, the same in every repeat: p50 of ten cases is 24 ms (nearest rank 5 of 10), p95 29 ms. */
const level = ({ id }: Case): number => 20 + Number(id.split("-")[1]);

interface Options {
  readonly cases?: readonly Case[];
  readonly rules?: Readonly<Record<string, RuleSetting | "off">>;
  readonly latency?: Partial<LatencySettings>;
  readonly scale?: number;
  readonly repeats?: number;
  /** False: the two were timed one after the other. */
  readonly paired?: boolean;
  readonly intents?: Config["gate"]["intents"];
}

/** The base's samples are each case's level; the head's are `slower` times as long. */
function judged(
  slower: number | ((each: Case) => number),
  { cases = CASES, rules = {}, latency = {}, scale = 1, repeats = 6, ...more }: Options = {},
): Verdict {
  const { paired = true, intents = new Map() } = more;
  const plain = gated(new Map(Object.entries(rules)), {
    latency: { ...SETTINGS, repeats: 6, ...latency },
  });
  const config = { ...plain, gate: { ...plain.gate, intents } };
  const suite = suiteOf(...cases);
  const run = (factor: typeof slower) =>
    runOf(
      cases.map((each) => {
        const times = typeof factor === "number" ? factor : factor(each);
        const taken = Array<number>(repeats).fill(level(each) * scale * times);
        return answered(each.id, hitsOf(`${each.id}-doc`), taken);
      }),
    );
  const { timing, ...head } = run(slower);
  const baseline = {
    ...baselineOf(config, suite, run(1)),
    beside: { commit: "b".repeat(40), accepted_figures: true },
  };
  const timed = { ...head, timing: { ...timing, ...(paired ? { seed: 1 } : {}) } };
  return verdictOn({ config, suite, baseline }, timed);
}

const timedIn = ({ checks }: Verdict): readonly PlainCheck[] =>
  checks.filter(({ unit }) => unit === "ms").map(plainCheck);
const overall = (verdict: Verdict, metric: string): readonly PlainCheck[] =>
  timedIn(verdict).filter((check) => check.metric === metric && check.scope === "overall");
/** By metric, where it failed. */
const failed = (verdict: Verdict): string =>
  ["p50", "p95"]
    .flatMap((name) => {
      const own = timedIn(verdict).filter(
        (check) => !check.passed && check.metric === `latency_${name}_ms`,
      );
      const scopes = own.map(({ scope }) => scope.replace("intent:", "")).toSorted();
      return scopes.length === 0 ? [] : [`${name} ${scopes.join(" ")}`];
    })
    .join(", ");

describe("the ratio decides", () => {
  const P50 = "p50 howto overall symbol";
  const P95 = "p95 howto overall symbol";
  const within = (value: number): RuleSetting => ({ tolerance: [{ unit: "absolute", value }] });
  test.each<readonly [string, Parameters<typeof judged>[0], Options, string]>([
    ["10 % at p50 and 25 % at p95", 1.2, {}, P50],
    ["beyond both", 1.3, {}, `${P50}, ${P95}`],
    ["in one intent alone", ({ intent }) => (intent === "symbol" ? 1.2 : 1), {}, "p50 symbol"],
    ["of what is the same", 1, {}, ""],
    ["of what is faster", 0.5, {}, ""],
    ["by what the config allows", 1.2, { latency: { side_by_side: { p50: 0.3, p95: 0.3 } } }, ""],
    [
      "where the config allows nothing",
      1.05,
      { latency: { side_by_side: { p50: 0, p95: 0.25 } } },
      P50,
    ],
    // 0.24 ms three times over is 0.48 ms more, 0.29 ms 0.58: above the floor of half a millisecond.
    ["beyond the floor alone", 3, { scale: 0.01 }, P95],
    ["never below the floor", 2.5, { scale: 0.01 }, ""],
    [
      "and no tolerance in milliseconds, be it wide",
      1.2,
      { rules: { latency_p50_ms: within(1000) } },
      P50,
    ],
    ["or narrow", 1.05, { rules: { latency_p50_ms: within(0) } }, ""],
    ["and a ceiling", 1, { rules: { latency_p50_ms: { ceiling: 15 } } }, P50],
    ["and nothing that is off", 3, { rules: { latency_p50_ms: "off", latency_p95_ms: "off" } }, ""],
    // 24 ms + max(20 ms, 50 %) = 44 ms.
    ["only of pairs", 1.5, { paired: false }, ""],
    [
      "in a bucket of one case as well",
      1.5,
      { cases: CASES.slice(0, 1), repeats: 60, latency: { repeats: 60 } },
      "p50 overall, p95 overall",
    ],
  ])("%s", (_, slower, options, expected) => {
    const verdict = judged(slower, options);

    expect(failed(verdict)).toBe(expected);
    expect(verdict.categories).toEqual(expected === "" ? [] : ["latency_regression"]);
  });

  test("with its figures, and milliseconds for people", () => {
    const [check] = timedIn(judged(1.2));

    // 24 ms x 1.2 = 28.8 ms; limit 24 x 1.1 = 26.4; without noise both bounds are 1.2.
    expect(check).toMatchObject({
      metric: "latency_p50_ms",
      n: 120,
      direction: "lower",
      missing: null,
    });

    const { baseline, current, delta, tolerance, limit, interval, ratio, cases } = check!;
    const figures = [baseline, current, delta, tolerance, limit, ...interval!];
    const expected = [24, 28.8, 4.8, 2.4, 26.4, 28.8, 28.8];

    for (const [at, value] of figures.entries()) {
      expect(value).toBeCloseTo(expected[at]!, 9);
    }
    expect(ratio).toMatchObject({
      tolerance: 0.1,
      floor_ms: 0.5,
      noise: { ratio: 1, low: 1, high: 1 },
    });
    for (const value of [ratio!.ratio, ratio!.low, ratio!.high]) {
      expect(value).toBeCloseTo(1.2, 9);
    }
    // The longest rise first: 29 ms x 0.2 = 5.8 ms.
    expect(cases).toHaveLength(20);
    expect(cases[0]).toMatchObject({ id: "howto-9", before: 29 });
    expect(cases[0]!.after).toBeCloseTo(34.8, 9);
    // 29 ms x 1.25.
    expect(overall(judged(1.3), "latency_p95_ms")).toMatchObject([{ baseline: 29, limit: 36.25 }]);
  });

  test("of two that fail the larger one: of the percentiles, or of the typical case", () => {
    const shown = (slower: (ms: number) => number): number =>
      timedIn(judged((each) => slower(level(each))))[0]!.ratio!.ratio;

    // Six of ten take 1.5 times as long: the fifth of 20, 21, 22, 23, 36, … is 36 of 24 ms, and 1.5 ^ 0.6 = 1.28.
    expect(shown((ms) => (ms < 24 ? 1 : 1.5))).toBeCloseTo(1.5, 9);
    // The fifth is 24 x 1.2 ms; (1.2 ^ 8 x 2 ^ 2) ^ 0.1 = 1.33.
    expect(shown((ms) => (ms < 28 ? 1.2 : 2))).toBeCloseTo((1.2 ** 8 * 2 ** 2) ** 0.1, 9);
  });
});

describe("beside it", () => {
  test("a ceiling has a check of its own", () => {
    const [ratio, ceiling] = overall(
      judged(1, { rules: { latency_p50_ms: { ceiling: 15 } } }),
      "latency_p50_ms",
    );

    expect(ratio).toMatchObject({ passed: true });
    expect(ceiling).toMatchObject({ passed: false, baseline: null, current: 24, limit: 15 });
    expect(ceiling!.ratio).toBeUndefined();
  });

  test("another percentile is held to the base's samples of this run, in milliseconds", () => {
    const rules = { latency_mean_ms: { tolerance: [{ unit: "absolute", value: 4 }] } } as const;
    const mean = (slower: number): PlainCheck =>
      overall(judged(slower, { rules }), "latency_mean_ms")[0]!;

    // (20 + … + 29) / 10 = 24.5 ms; 1.1 times is 2.45 ms more, 1.5 times 12.25 ms.
    expect(mean(1.1)).toMatchObject({ passed: true, tolerance: 4 });
    expect(mean(1.1).baseline).toBeCloseTo(24.5, 9);
    expect(mean(1.1).limit).toBeCloseTo(28.5, 9);
    expect(mean(1.5).passed).toBe(false);
    expect(mean(1.5).ratio).toBeUndefined();
  });

  test("runs that were not timed in pairs are compared as with a stored baseline", () => {
    const checks = timedIn(judged(1.5, { paired: false }));

    expect(checks[0]).toMatchObject({ baseline: 24, limit: 44 });
    expect(checks.every((check) => check.ratio === undefined)).toBe(true);
    expect(judged(1).notices.map((notice) => notice.code)).not.toContain("stored_latency");
  });
});

describe("missing data", () => {
  test("is too few pairs where a rule names the check, once, ceiling or not", () => {
    const verdict = judged(1, { repeats: 1, rules: { latency_p95_ms: { ceiling: 500 } } });
    const p95 = timedIn(verdict).filter((check) => check.metric === "latency_p95_ms");

    // A tenth of the 20 cases may fail: ceil(60 / 18) = 4 repeats. The intents, which no rule names, are left out.
    expect(p95.map((check) => check.missing)).toEqual([
      { code: "not_in_plan", budget_s: 2, queries: 20 + 20 * 4, by: ["repeats"] },
    ]);
    expect(verdict.categories).toEqual(["missing_data"]);
  });

  test("is an intent that a rule names and no case has", () => {
    const intents = new Map([["gone", new Map([["latency_p50_ms", {}]])]]);
    const gone = timedIn(judged(1, { intents })).filter(({ scope }) => scope === "intent:gone");

    expect(gone).toMatchObject([
      { missing: { code: "not_measured" }, n: 0, baseline: null, current: null },
    ]);
  });
});
