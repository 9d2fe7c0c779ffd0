import { describe, expect, test } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import type { Config, LatencySettings, RuleSetting } from "../../src/model/config.ts";
import type { Case } from "../../src/model/suite.ts";
import type { Verdict } from "../../src/model/verdict.ts";
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
import { type PlainCheck, plainCheck } from "../helpers/plain-check.ts";

const LATENCY: LatencySettings = {
  warmup: 1,
  repeats: 6,
  budget_s: 60,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
};

/** Ten cases in each of two intents, 6 repeats: 60 samples an intent, as p95 wants. */
const CASES = ["howto", "symbol"].flatMap((intent) =>
  Array.from({ length: 10 }, (_, n) => makeCase(`${intent}-${n}`, { intent })),
);
const SUITE = suiteOf(...CASES);

/** 20, 21, … 29 ms by case, the same in every repeat: p50 of ten cases is 24 ms (nearest rank 5 of 10), p95 29 ms. */
function level(each: Case): number {
  return 20 + Number(each.id.split("-")[1]);
}

interface Options {
  readonly rules?: Readonly<Record<string, RuleSetting>>;
  readonly latency?: Partial<LatencySettings>;
  readonly scale?: number;
  readonly repeats?: number;
  /** False: the two were timed one after the other. */
  readonly paired?: boolean;
  readonly intents?: Config["gate"]["intents"];
  /** Every answer tells that all of its time was one stage's. */
  readonly staged?: boolean;
}

/** The base's samples are each case's level; the head's are `slower` times as long. */
function judged(slower: (each: Case) => number, options: Options = {}): Verdict {
  const {
    rules = {},
    latency = {},
    scale = 1,
    repeats = 6,
    paired = true,
    intents = new Map(),
    staged = false,
  } = options;
  const config: Config = configOf({
    latency: { ...LATENCY, ...latency },
    gate: { ...configOf().gate, metrics: new Map(Object.entries(rules)), intents },
  });
  const run = (factor: (each: Case) => number) =>
    runOf(
      CASES.map((each) => {
        const taken = Array<number>(repeats).fill(level(each) * scale * factor(each));
        const one = answered(each.id, hitsOf(`${each.id}-doc`), taken);
        return staged ? { ...one, spans_ms: new Map([["rerank", taken]]) } : one;
      }),
    );
  const head = run(slower);
  const timed = { ...head, timing: { ...head.timing, ...(paired ? { seed: 1 } : {}) } };
  const base = baselineOf(
    config,
    SUITE,
    run(() => 1),
  );
  const policy = { config, suite: SUITE, baseline: { ...base, beside: { commit: "b".repeat(40) } } };
  return decide(policy, scoresOf(config, SUITE, timed), timed);
}

function latencyChecks(verdict: Verdict): readonly PlainCheck[] {
  return verdict.checks.filter((check) => check.unit === "ms").map(plainCheck);
}

function failed(verdict: Verdict): readonly string[] {
  return latencyChecks(verdict)
    .filter((check) => !check.passed)
    .map((check) => `${check.metric} ${check.scope}`)
    .toSorted();
}

const ALL = ["p50", "p95"].flatMap((statistic) =>
  ["intent:howto", "intent:symbol", "overall"].map((scope) => `latency_${statistic}_ms ${scope}`),
);

describe("the ratio decides", () => {
  test("every answer 1.2 times as long: p50 fails at 10 %, p95 passes at 25 %", () => {
    const verdict = judged(() => 1.2);
    expect(failed(verdict)).toEqual(ALL.slice(0, 3));
    expect([verdict.verdict, verdict.categories]).toEqual(["fail", ["latency_regression"]]);
    const check = latencyChecks(verdict)[0]!;
    // 24 ms x 1.2 = 28.8 ms; limit 24 x 1.1 = 26.4; without noise both bounds are 1.2.
    expect(check).toMatchObject({
      metric: "latency_p50_ms",
      scope: "overall",
      n: 120,
      direction: "lower",
      missing: null,
    });
    expect(check.baseline).toBeCloseTo(24, 9);
    expect(check.current).toBeCloseTo(28.8, 9);
    expect(check.delta).toBeCloseTo(4.8, 9);
    expect(check.tolerance).toBeCloseTo(2.4, 9);
    expect(check.limit).toBeCloseTo(26.4, 9);
    expect(check.interval![0]).toBeCloseTo(28.8, 9);
    expect(check.interval![1]).toBeCloseTo(28.8, 9);
    expect(check.ratio).toMatchObject({
      tolerance: 0.1,
      floor_ms: 0.5,
      noise: { ratio: 1, low: 1, high: 1 },
    });
    for (const value of [check.ratio!.ratio, check.ratio!.low, check.ratio!.high])
      expect(value).toBeCloseTo(1.2, 9);
    // The longest rise first: 29 ms x 0.2 = 5.8 ms.
    expect(check.cases).toHaveLength(20);
    expect(check.cases[0]).toMatchObject({ id: "howto-9", before: 29 });
    expect(check.cases[0]!.after).toBeCloseTo(34.8, 9);
  });

  test("1.3 times as long fails p95, too: 29 ms x 1.25 = 36.25 ms", () => {
    const verdict = judged(() => 1.3);
    expect(failed(verdict)).toEqual(ALL);
    const p95 = latencyChecks(verdict).find((check) => check.metric === "latency_p95_ms")!;
    expect([p95.baseline, p95.limit]).toEqual([29, 36.25]);
    expect(p95.ratio!.tolerance).toBe(0.25);
  });

  test("the larger of two that fail: of the percentiles, or of the typical case", () => {
    const shown = (slower: (ms: number) => number): number =>
      latencyChecks(judged((each) => slower(level(each))))[0]!.ratio!.ratio;
    // Six of ten take 1.5 times as long: the fifth of 20, 21, 22, 23, 36, … is 36 of 24 ms, and 1.5 ^ 0.6 = 1.28.
    expect(shown((ms) => (ms < 24 ? 1 : 1.5))).toBeCloseTo(1.5, 9);
    // The fifth is 24 x 1.2 ms; (1.2 ^ 8 x 2 ^ 2) ^ 0.1 = 1.33.
    expect(shown((ms) => (ms < 28 ? 1.2 : 2))).toBeCloseTo((1.2 ** 8 * 2 ** 2) ** 0.1, 9);
  });

  test("one intent alone, where only it is slower", () => {
    expect(failed(judged((each) => (each.intent === "symbol" ? 1.2 : 1)))).toEqual([
      "latency_p50_ms intent:symbol",
    ]);
  });

  test("the same, and faster, pass", () => {
    expect(judged(() => 1).verdict).toBe("pass");
    const faster = judged(() => 0.5);
    expect(faster.verdict).toBe("pass");
    expect(latencyChecks(faster)[0]!.ratio!.ratio).toBeCloseTo(0.5, 9);
  });

  test("the tolerances of the config: 30 % lets 1.2 pass, 0 % fails 1.05", () => {
    expect(failed(judged(() => 1.2, { latency: { side_by_side: { p50: 0.3, p95: 0.3 } } }))).toEqual([]);
    expect(failed(judged(() => 1.05, { latency: { side_by_side: { p50: 0, p95: 0.25 } } }))).toEqual(
      ALL.slice(0, 3),
    );
  });

  test("a rise of less than half a millisecond says nothing: 0.24 ms three times over is 0.48 ms more", () => {
    // p95: 0.29 ms three times over is 0.58 ms more, which is above the floor.
    expect(failed(judged(() => 3, { scale: 0.01 }))).toEqual(ALL.slice(3));
    expect(failed(judged(() => 2.5, { scale: 0.01 }))).toEqual([]);
  });
});

describe("the rule beside it", () => {
  const wide: RuleSetting = { tolerance: [{ unit: "absolute", value: 1000 }] };

  test("its tolerance in milliseconds does not apply", () => {
    expect(failed(judged(() => 1.2, { rules: { latency_p50_ms: wide } }))).toEqual(ALL.slice(0, 3));
    const narrow: RuleSetting = { tolerance: [{ unit: "absolute", value: 0 }] };
    expect(failed(judged(() => 1.05, { rules: { latency_p50_ms: narrow } }))).toEqual([]);
  });

  test("its ceiling does, in a check of its own", () => {
    const verdict = judged(() => 1, { rules: { latency_p50_ms: { ceiling: 15 } } });
    expect(failed(verdict)).toEqual(ALL.slice(0, 3));
    const [ratio, ceiling] = latencyChecks(verdict);
    expect(ratio).toMatchObject({ passed: true, scope: "overall" });
    expect(ceiling).toMatchObject({
      passed: false,
      scope: "overall",
      baseline: null,
      current: 24,
      limit: 15,
    });
    expect(ceiling!.ratio).toBeUndefined();
  });

  test("switched off by name it stays off", () => {
    const verdict = judged(() => 3, { rules: { latency_p50_ms: "off", latency_p95_ms: "off" } });
    expect(latencyChecks(verdict)).toEqual([]);
    expect(verdict.verdict).toBe("pass");
  });

  test("of another percentile is held to the base's samples of this run, in milliseconds", () => {
    const rules = { latency_mean_ms: { tolerance: [{ unit: "absolute", value: 4 }] } } as const;
    const mean = (slower: number) =>
      latencyChecks(judged(() => slower, { rules })).find(
        (check) => check.metric === "latency_mean_ms" && check.scope === "overall",
      )!;
    // (20 + … + 29) / 10 = 24.5 ms; 1.1 times is 2.45 ms more, 1.5 times 12.25 ms.
    expect(mean(1.1)).toMatchObject({ passed: true, tolerance: 4 });
    expect(mean(1.1).baseline).toBeCloseTo(24.5, 9);
    expect(mean(1.1).limit).toBeCloseTo(28.5, 9);
    expect(mean(1.5).passed).toBe(false);
    expect(mean(1.5).ratio).toBeUndefined();
  });
});

test("runs that were not timed in pairs are compared as with a stored baseline", () => {
  // 24 ms + max(20 ms, 50 %) = 44 ms: 1.5 times as long passes there.
  const verdict = judged(() => 1.5, { paired: false });
  expect(failed(verdict)).toEqual([]);
  expect(latencyChecks(verdict)[0]).toMatchObject({ baseline: 24, limit: 44 });
  expect(latencyChecks(verdict).every((check) => check.ratio === undefined)).toBe(true);
});

test("too few pairs are missing data where a rule names the check, once, ceiling or not", () => {
  const verdict = judged(() => 1, { repeats: 1, rules: { latency_p95_ms: { ceiling: 500 } } });
  const p95 = latencyChecks(verdict).filter((check) => check.metric === "latency_p95_ms");
  // A tenth of the 20 cases may fail: ceil(60 / 18) = 4 repeats. The intents, which no rule names, are left out.
  expect(p95.map((check) => check.missing)).toEqual([
    { code: "not_in_plan", budget_s: 2, queries: 20 + 20 * 4, by: ["repeats"] },
  ]);
  expect(verdict.categories).toEqual(["missing_data"]);
});

test("with a base beside it nothing was compared with a stored baseline", () => {
  expect(judged(() => 1).notices.map((notice) => notice.code)).not.toContain("stored_latency");
});

test("an intent that a rule names and no case has is missing", () => {
  const intents = new Map([["gone", new Map([["latency_p50_ms", {}]])]]);
  const gone = latencyChecks(judged(() => 1, { intents })).filter(({ scope }) => scope === "intent:gone");
  expect(gone).toMatchObject([{ missing: { code: "not_measured" }, n: 0, baseline: null, current: null }]);
});

test("a stage is compared in milliseconds, and whole answers by their ratio", () => {
  const rules = { "latency_p50_ms[rerank]": {} };
  const kinds = judged(() => 1.2, { rules, staged: true })
    .checks.filter(({ metric, scope }) => metric.startsWith("latency_p50_ms") && scope.kind === "overall")
    .map(({ metric, kind, passed }) => [metric, kind, passed]);
  // 4.8 ms more are within 20 ms, and a fifth more is beyond a tenth.
  expect(kinds).toEqual([
    ["latency_p50_ms", "ratio", false],
    ["latency_p50_ms[rerank]", "latency", true],
  ]);
});

test("a bucket of one case is compared like any other", () => {
  const [one] = CASES;
  const suite = suiteOf(one!);
  const config = configOf({ latency: { ...LATENCY, repeats: 20 } });
  const run = (ms: number) =>
    runOf([answered(one!.id, hitsOf(`${one!.id}-doc`), Array<number>(20).fill(ms))]);
  const head = run(30);
  const timed = { ...head, timing: { ...head.timing, seed: 1 } };
  const baseline = { ...baselineOf(config, suite, run(20)), beside: { commit: "b".repeat(40) } };
  const { checks } = decide({ config, suite, baseline }, scoresOf(config, suite, timed), timed);
  const p50 = checks.find(({ metric, scope }) => metric === "latency_p50_ms" && scope.kind === "overall");
  expect(p50).toMatchObject({ kind: "ratio", n: 20, baseline: 20, current: 30, passed: false });
});
