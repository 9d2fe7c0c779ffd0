/** Latency against recorded samples, from samples to checks and notices. */
import { describe, expect, test } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import type { Config, LatencySettings, RuleSetting } from "../../src/model/config.ts";
import type { Case } from "../../src/model/suite.ts";
import type { Run } from "../../src/model/run.ts";
import type { Verdict } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";
import { plainCheck } from "../helpers/plain-check.ts";

const REPEATS = 20;
const LATENCY: LatencySettings = {
  warmup: 1,
  repeats: REPEATS,
  budget_s: 60,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
};
const percent = (value: number): RuleSetting => ({ tolerance: [{ unit: "percent", value }] });

/** Repeats of 0.9, 0.95, 1, 1.05 and 1.1 times the level, in an order of the case's own. */
function samples(level: number, shift: number): number[] {
  return Array.from({ length: REPEATS }, (_, i) => level * (0.9 + 0.05 * ((i + shift) % 5)));
}

/** Ten cases of an intent, and as many of others as told, all at `ms` before and `slower` times that now. */
function decided(
  ms: number,
  slower: number,
  rules: Readonly<Record<string, RuleSetting>> = {},
  {
    rare = 10,
    source = "measured",
  }: { readonly rare?: number; readonly source?: "measured" | "recorded" } = {},
): Verdict {
  const cases: Case[] = [
    ...Array.from({ length: 10 }, (_, n) => makeCase(`howto-${n}`, { intent: "howto" })),
    ...Array.from({ length: rare }, (_, n) => makeCase(`rare-${n}`, { intent: "rare" })),
  ];
  const suite = suiteOf(...cases);
  const config: Config = configOf({
    latency: LATENCY,
    gate: { ...configOf().gate, metrics: new Map(Object.entries(rules)) },
  });
  const run = (factor: number): Run => {
    const made = cases.map((each, n) => answered(each.id, hitsOf(`${each.id}-doc`), samples(ms * factor, n)));
    const { timing, ...rest } = runOf(made);
    return { ...rest, timing: { ...timing, source } };
  };
  const now = run(slower);
  const policy = { config, suite, baseline: baselineOf(config, suite, run(1)) };
  return decide(policy, scoresOf(config, suite, now), now);
}

function outcomes(verdict: Verdict, metric: string): readonly string[] {
  return verdict.checks
    .filter((check) => check.metric === metric)
    .map(plainCheck)
    .map(({ scope, outcome }) => `${scope} ${outcome}`)
    .toSorted();
}

describe("a rise of 35 %", () => {
  const strict = { latency_p50_ms: percent(15), latency_p95_ms: percent(25) };

  test("fails at tolerances of 15 and 25 %, where noise is a tenth", () => {
    const verdict = decided(100, 1.35, strict);
    expect(verdict.categories).toEqual(["latency_regression"]);
    for (const metric of Object.keys(strict)) {
      expect(outcomes(verdict, metric)).toEqual(["intent:howto fail", "intent:rare fail", "overall fail"]);
    }
    expect(decided(100, 1.05, strict).verdict).toBe("pass");
  });

  test("passes by default on a retriever of 8 ms, and a notice says that the tolerance hides it", () => {
    const verdict = decided(8, 1.35);
    expect(verdict.verdict).toBe("pass");
    expect(verdict.notices).toContainEqual(
      expect.objectContaining({
        code: "blunt_tolerance",
        metric: "latency_p50_ms",
        meaning: "sees_little",
        baseline: 8,
        tolerance: 20,
      }),
    );
    const rise = verdict.notices.find((notice) => notice.code === "visible_rise");
    // 20 ms on top of 8 at least.
    expect(rise?.rises[0]?.rise?.share).toBeGreaterThan(2.5);
  });

  test("at tolerances smaller than the noise between machines has a notice, too", () => {
    const codes = decided(100, 1, strict).notices.flatMap((notice) =>
      notice.code === "blunt_tolerance" ? [`${notice.metric} ${notice.meaning}`] : [],
    );
    expect(codes).toEqual(["latency_p50_ms below_noise", "latency_p95_ms below_noise"]);
  });
});

test("a rule without any limit is no check, and what is not named is none of recorded times", () => {
  const made = (rules: Readonly<Record<string, RuleSetting>>, source: "measured" | "recorded"): unknown => {
    const checks = decided(100, 10, rules, { source }).checks.filter(({ unit }) => unit === "ms");
    return [...new Set(checks.map(({ metric, scope }) => `${scope.kind} ${metric}`))].toSorted();
  };
  const both = ["intent latency_p50_ms", "overall latency_p50_ms"];
  const named = { latency_p50_ms: percent(15), latency_p95_ms: { tolerance: [] } };
  expect(made(named, "measured")).toEqual(both);
  expect(made(named, "recorded")).toEqual(both.slice(1));
  expect(made({}, "recorded")).toEqual([]);
});

test("an intent of four cases is not gated unless a rule names it", () => {
  const verdict = decided(100, 10, {}, { rare: 4 });
  expect(outcomes(verdict, "latency_p50_ms")).toEqual(["intent:howto fail", "overall fail"]);
});

describe("a run without times", () => {
  const cases = Array.from({ length: 10 }, (_, n) => makeCase(`c${n}`));
  const suite = suiteOf(...cases);
  const run = (timed: boolean) =>
    runOf(cases.map(({ id }, n) => answered(id, hitsOf(`${id}-doc`), timed ? samples(10, n) : [])));
  const rule = new Map<string, RuleSetting>([["latency_p50_ms", { ceiling: 500 }]]);
  const missing = (baseline: "timed" | "untimed" | "none", named = false): readonly string[] => {
    const plain = configOf({ latency: LATENCY });
    const config = named ? { ...plain, gate: { ...plain.gate, metrics: rule } } : plain;
    const before = baseline === "none" ? null : baselineOf(config, suite, run(baseline === "timed"));
    const now = run(false);
    const { verdict, checks } = decide(
      { config, suite, baseline: before },
      scoresOf(config, suite, now),
      now,
    );
    expect(verdict).toBe(checks.every(({ passed }) => passed) ? "pass" : "fail");
    return checks
      .filter((check) => check.category === "missing_data")
      .map((check) => {
        expect(check).toMatchObject({ missing: { code: "not_measured" }, passed: false });
        return `${check.scope.kind} ${check.metric}`;
      });
  };

  test("fails where the baseline has them, and where a rule names them", () => {
    expect(missing("timed")).toEqual(["overall latency_p50_ms", "overall latency_p95_ms"]);
    expect(missing("untimed", true)).toEqual(["overall latency_p50_ms"]);
    expect(missing("none", true)).toEqual(["overall latency_p50_ms"]);
  });

  test("has nothing to compare where neither does", () => {
    expect(missing("untimed")).toEqual([]);
    expect(missing("none")).toEqual([]);
  });
});

describe("a ceiling", () => {
  const cases = Array.from({ length: 10 }, (_, n) => makeCase(`c${n}`));
  const suite = suiteOf(...cases);
  /** Of twenty repeats eleven take 100 ms and nine 120. */
  const TAKEN = Array.from({ length: REPEATS }, (_, i) => (i < 11 ? 100 : 120));
  const checked = (ceiling: number, { recording = false, taken = TAKEN, failing = "" } = {}): unknown => {
    const metrics = new Map<string, RuleSetting>([["latency_p50_ms", { tolerance: [], ceiling }]]);
    const config = configOf({ latency: LATENCY, gate: { ...configOf().gate, metrics } });
    const { timing, ...run } = runOf(
      cases.map(({ id }) => (id === failing ? failedRun(id) : answered(id, hitsOf(`${id}-doc`), taken))),
    );
    const plan = [{ scope: "overall", repeats: REPEATS }];
    const timed: Run = { ...run, timing: { ...timing, asked: { plan, queries: 200, ms: 0 } } };
    const policy = { config, suite, baseline: null, recording };
    const { checks } = decide(policy, scoresOf(config, suite, timed), timed);
    return checks.find(({ metric, scope }) => metric === "latency_p50_ms" && scope.kind === "overall");
  };

  test("that noise may reach fails while recording, and holds otherwise", () => {
    // Of 190 draws fewer than half are 100 ms in one resample of twelve: .55 is 1.4 standard errors of .036 above it.
    expect(checked(119)).toMatchObject({ outcome: "pass", current: 100, interval: [100, 120] });
    expect(checked(119, { recording: true })).toMatchObject({ outcome: "fail", current: 100 });
    expect(checked(120, { recording: true })).toMatchObject({ outcome: "pass", current: 100 });
  });

  test("asks no sample of a query that failed", () => {
    expect(checked(500, { failing: "c3" })).toMatchObject({ outcome: "pass", n: 9 * REPEATS });
  });

  test("names those that took longest, the longest first, then by id", () => {
    const metrics = new Map<string, RuleSetting>([["latency_p50_ms", { tolerance: [], ceiling: 50 }]]);
    const config = configOf({ latency: LATENCY, gate: { ...configOf().gate, metrics } });
    const ms = (n: number): number => (n < 7 ? 100 : n === 7 ? 300 : 200);
    const run = runOf(
      cases.map(({ id }, n) => answered(id, hitsOf(`${id}-doc`), Array<number>(REPEATS).fill(ms(n)))),
    );
    const { checks } = decide({ config, suite, baseline: null }, scoresOf(config, suite, run), run);
    const [p50] = checks.filter(({ metric }) => metric === "latency_p50_ms");
    expect(p50!.cases.map(({ id }) => id).join(" ")).toBe("c7 c8 c9 c0 c1 c2 c3 c4 c5 c6");
  });

  test("alone needs no baseline: a plan that was not finished is what is missing", () => {
    // Two of the twenty queries of each of ten cases.
    expect(checked(500, { taken: [100, 100] })).toMatchObject({
      missing: { code: "plan_unfinished", have: 20, need: 200 },
      n: 20,
      current: 100,
    });
  });
});

test("a recording says what rise of each whole answer the next run will see", () => {
  const cases = Array.from({ length: 20 }, (_, n) => makeCase(`c${n}`));
  const suite = suiteOf(...cases);
  const rules = { "latency_p50_ms[rerank]": {}, latency_p95_ms: { tolerance: [], ceiling: 500 } };
  const config = configOf({
    latency: LATENCY,
    gate: { ...configOf().gate, metrics: new Map(Object.entries(rules)) },
  });
  const run = runOf(
    cases.map(({ id }) => {
      const taken = Array<number>(REPEATS).fill(100);
      return { ...answered(id, hitsOf(`${id}-doc`), taken), spans_ms: new Map([["rerank", taken]]) };
    }),
  );
  const policy = { config, suite, baseline: null, recording: true };
  const { notices } = decide(policy, scoresOf(config, suite, run), run);
  const rises = notices.flatMap((notice) => (notice.code === "visible_rise" ? notice.rises : []));
  // The tolerance is [20, "50%"]: half of 100 ms. Without a tolerance nothing is compared, and a stage has its own.
  expect(rises.map(({ metric }) => metric)).toEqual(["latency_p50_ms"]);
  expect(rises[0]!.rise!.share).toBeCloseTo(0.5, 3);
});

test("slower cases are those whose median rose, the most first, then by id", () => {
  const ids = ["a", "b", "c", "d"];
  const suite = suiteOf(...ids.map((id) => makeCase(id)));
  const taken = (ms: Readonly<Record<string, number>>): Run =>
    runOf(ids.map((id) => answered(id, hitsOf(`${id}-doc`), Array<number>(REPEATS).fill(ms[id]!))));
  const gate = { ...configOf().gate, metrics: new Map([["latency_p50_ms", percent(10)]]) };
  const config = configOf({ latency: LATENCY, gate });
  const baseline = baselineOf(config, suite, taken({ a: 20, b: 10, c: 90, d: 10 }));
  const now = taken({ a: 25, b: 60, c: 80, d: 60 });
  const { checks } = decide({ config, suite, baseline }, scoresOf(config, suite, now), now);
  const [p50] = checks.filter(({ metric, scope }) => metric === "latency_p50_ms" && scope.kind === "overall");
  expect(p50!.cases.map(({ id, before: was, after }) => [id, was, after])).toEqual([
    ["b", 10, 60],
    ["d", 10, 60],
    ["a", 20, 25],
  ]);
});

describe("a query that failed on one side", () => {
  // Without those that failed the median is a fast one's before, and a slow one's now.
  const suite = suiteOf(...Array.from({ length: 7 }, (_, n) => makeCase(`howto-${n}`, { intent: "howto" })));
  const config = configOf({ latency: LATENCY });
  const run = (fast: number, failed: readonly number[]): Run =>
    runOf(
      suite.cases.map(({ id }, n) =>
        failed.includes(n)
          ? failedRun(id)
          : answered(id, hitsOf(`${id}-doc`), samples(n < fast ? 10 : 60, n)),
      ),
    );

  test.each([
    ["now", 4, [], [0, 1]],
    ["when the baseline was recorded", 3, [4, 5, 6], []],
  ])("%s makes the others no slower", (_, fast, before, now) => {
    const policy = { config, suite, baseline: baselineOf(config, suite, run(fast, before)) };
    const made = run(fast, now);
    const { checks } = decide(policy, scoresOf(config, suite, made), made);
    const timed = checks.filter(({ metric }) => metric === "latency_p50_ms");
    expect(timed.map(plainCheck).map(({ scope, outcome }) => `${scope} ${outcome}`)).toContain(
      "overall pass",
    );
    expect(timed.filter(({ passed }) => !passed)).toEqual([]);
  });
});
