/** Latency against recorded samples: the two looks at a check, then from samples to checks and notices. */
import { describe, expect, it, test } from "vitest";
import { TimedBucket, type TimedCase, inTwoLooks } from "../../../src/gate/latency/checks.ts";
import type { LatencyRule } from "../../../src/gate/latency/plan.ts";
import { latencyRuleChecks } from "../../../src/gate/latency/policy.ts";
import { LATENCY } from "../../../src/metrics/latency.ts";
import { lookAtRatios } from "../../../src/gate/latency/ratios.ts";
import { lookAtStored } from "../../../src/gate/latency/stored.ts";
import type { Baseline } from "../../../src/model/baseline.ts";
import type { RuleSetting } from "../../../src/model/config.ts";
import type { Run } from "../../../src/model/run.ts";
import type { Case } from "../../../src/model/suite.ts";
import type { Check, Verdict } from "../../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../../helpers/make.ts";
import { plainCheck } from "../../helpers/plain-check.ts";
import { gated, recorded, ruleOf, scored, verdictOn } from "../made.ts";
import { SETTINGS, casesIn, partBy } from "./timed.ts";

const options = { seed: 1, method: "nearest" } as const;
const rule = { statistic: "p50", tolerance: (): number => 20, ceiling: null } as const;

const TIME = { ended: true, recording: false } as const;
const stored = (all: readonly TimedCase[], part: Parameters<typeof inTwoLooks>[2] = TIME) =>
  inTwoLooks(new TimedBucket(all, options), (seen) => lookAtStored(seen, rule), part);

/** Twenty cases that took 100 ms before. Three queries of each are planned. */
const cases = (now: readonly number[], last: readonly number[] = now): readonly TimedCase[] =>
  Array.from({ length: 20 }, (_, i) => ({
    planned: 3,
    now: i === 19 ? last : now,
    before: [100, 100, 100],
  }));
/** p50 is 125 ms, over the limit of 120 ms; of two draws of three each is 100 ms as often as 150. */
const TORN = [100, 125, 150];

describe("a check in two looks", () => {
  it("is decided by the plan alone where that fails or passes, whatever was asked on", () => {
    const fails = stored(cases([200, 200, 200, 100, 100, 100, 100]));

    expect(fails).toMatchObject({
      kind: "measured",
      outcome: "fail",
      look: { current: 200, samples: 60 },
    });

    const passes = stored(cases([100, 100, 100, 200, 200, 200, 200]));

    expect(passes).toMatchObject({
      kind: "measured",
      outcome: "pass",
      look: { current: 100, samples: 60 },
    });
  });

  it("is decided by all samples where the plan leaves it open, and a watch where they do as well", () => {
    const after = (more: readonly number[]): unknown => stored(cases([...TORN, ...more]));

    expect(after([100, 100, 100])).toMatchObject({
      outcome: "pass",
      look: { current: 100, samples: 120 },
    });
    expect(after([150, 150, 150])).toMatchObject({
      outcome: "fail",
      look: { current: 150, samples: 120 },
    });
    // Two of five are 100 ms: half of the 80 draws are so in a few of a hundred resamples.
    expect(after([100, 150])).toMatchObject({
      outcome: "fell",
      look: { current: 125, samples: 100 },
    });
    expect(after([])).toMatchObject({ outcome: "fell", look: { current: 125, samples: 60 } });
  });

  const unfinished = (have: number, need = 60): unknown => ({
    kind: "missing",
    reason: { code: "plan_unfinished", have, need },
  });

  it("may fail before its plan is finished, and never passes", () => {
    // One case was asked once: of the others' samples the check is a watch, or fails.
    const short = cases([100, 100, 100, 100], [100]);

    expect(stored(short)).toMatchObject({ outcome: "fell", look: { current: 100, samples: 76 } });

    const slow = short.map((each) => ({ ...each, now: each.now.map(() => 200) }));

    expect(stored(slow)).toMatchObject({ outcome: "fail", look: { current: 200 } });
  });

  it("takes the cases as one where time ended before any was asked three times", () => {
    const once = (now: number): readonly TimedCase[] =>
      cases([now]).map((each, i) => ({ ...each, before: [100 + i, 100 + i, 100 + i] }));

    expect(stored(once(100))).toMatchObject({ outcome: "fell", look: { samples: 20 } });

    const more = once(100).map((each, i) => (i === 0 ? { ...each, now: [100, 100] } : each));

    expect(stored(more)).toMatchObject({ outcome: "fell", look: { samples: 20 } });
    // Ten times as slow: were it no failure, being slow enough would be a way to pass.
    expect(stored(once(1000))).toMatchObject({ outcome: "fail", look: { current: 1000 } });
    expect(stored(once(100).map((each, i) => ({ ...each, now: i === 0 ? [] : [100] })))).toEqual(
      unfinished(19),
    );
  });

  it("is missing where its plan was not finished and it is recorded", () => {
    const short = cases([100, 100, 100], [100]);

    expect(stored(short, { ended: true, recording: true })).toEqual(unfinished(58));
  });

  it("says what is short where the plan was finished", () => {
    const few = cases([100, 100]).map((each) => ({ ...each, planned: 2 }));

    expect(stored(few)).toEqual({
      kind: "missing",
      reason: { code: "too_few_repeats", side: "now", cases: 20, need: 3 },
    });

    // Samples beyond the plan do not mend a plan that is too short.
    const more = cases([100, 100, 100]).map((each) => ({ ...each, planned: 2 }));

    expect(stored(more)).toMatchObject({ kind: "missing", reason: { code: "too_few_repeats" } });
  });

  it("compares as many samples of the base as the head has", () => {
    const timed = { planned: 3, now: [110, 110, 110], before: [100, 100, 100, 9999] };
    const beside = { statistic: "p50", tolerance: 0.05, floorMs: 0.5 } as const;
    const bucket = new TimedBucket(
      Array.from({ length: 20 }, () => timed),
      options,
    );
    const found = inTwoLooks(bucket, ({ pairs }) => lookAtRatios(pairs, beside, options), TIME);

    expect(found).toMatchObject({
      kind: "measured",
      outcome: "fail",
      look: { baseMs: 100, headMs: 110, samples: 60 },
    });
  });
});

it("takes the plan's samples first, and the bucket itself where there are no others", () => {
  const exact = new TimedBucket(cases([1, 2, 3]), options);

  expect(exact.planned).toBe(exact);

  const more = cases([1, 2, 3], [1, 2, 3, 4, 5]);

  expect(new TimedBucket(more, options).planned.now.cases).toEqual(exact.now.cases);

  const cut = (last: readonly number[]): readonly boolean[] =>
    new TimedBucket(cases([1, 2, 3], last), options).cut.map(({ isPart }) => isPart);

  expect([[1, 2, 3], [1], []].map(cut)).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);

  // A case that no plan asks again is missing nowhere.
  const asked = new TimedBucket(
    [...cases([1, 2, 3]), { planned: 0, now: [], before: [] }],
    options,
  );

  expect(asked.cut.map(({ isPart }) => isPart)).toEqual([false, false]);
});

const REPEATS = 20;
type Rules = Readonly<Record<string, RuleSetting>>;
const percent = (value: number): RuleSetting => ({ tolerance: [{ unit: "percent", value }] });
const configOf = (rules: Rules) =>
  gated(new Map(Object.entries(rules)), { latency: { ...SETTINGS, repeats: REPEATS } });
const casesOf = (count: number, intent = "howto"): readonly Case[] => casesIn(intent, count);
/** Each case with these times; null: its query failed. */
const runWith = (
  subjects: readonly Case[],
  times: (each: Case, n: number) => readonly number[] | null,
  timing: Partial<Run["timing"]> = {},
): Run => {
  const run = runOf(
    subjects.map((each, n) => {
      const taken = times(each, n);
      return taken === null
        ? failedRun(each.id)
        : answered(each.id, hitsOf(`${each.id}-doc`), taken);
    }),
  );
  return { ...run, timing: { ...run.timing, ...timing } };
};

/** Repeats of 0.9, 0.95, 1, 1.05 and 1.1 times the level, in an order of the case's own. */
const samples = (level: number, shift: number): readonly number[] =>
  Array.from({ length: REPEATS }, (_, i) => level * (0.9 + 0.05 * ((i + shift) % 5)));
const always = (ms: number): readonly number[] => Array<number>(REPEATS).fill(ms);
const p50In = ({ checks }: Verdict): readonly Check[] =>
  checks.filter(({ metric, scope }) => metric === "latency_p50_ms" && scope.kind === "overall");

/** Ten cases of an intent, and as many of others as told, all at `ms` before and `slower` times that now. */
function decided(
  ms: number,
  slower: number,
  rules: Rules = {},
  { rare = 10, source = "measured" as Run["timing"]["source"] } = {},
): Verdict {
  const subjects = [...casesOf(10), ...casesOf(rare, "rare")];
  const suite = suiteOf(...subjects);
  const config = configOf(rules);
  const run = (factor: number): Run =>
    runWith(subjects, (_, n) => samples(ms * factor, n), { source });
  return verdictOn({ config, suite, baseline: baselineOf(config, suite, run(1)) }, run(slower));
}

const outcomes = (verdict: Verdict, metric: string): readonly string[] =>
  verdict.checks
    .filter((check) => check.metric === metric)
    .map(plainCheck)
    .map(({ scope, outcome }) => `${scope} ${outcome}`)
    .toSorted();

describe("a rise of 35 %", () => {
  const strict = { latency_p50_ms: percent(15), latency_p95_ms: percent(25) };

  test("fails at tolerances of 15 and 25 %, where noise is a tenth", () => {
    const verdict = decided(100, 1.35, strict);

    expect(verdict.categories).toEqual(["latency_regression"]);
    for (const metric of Object.keys(strict)) {
      expect(outcomes(verdict, metric)).toEqual([
        "intent:howto fail",
        "intent:rare fail",
        "overall fail",
      ]);
    }
    expect(verdict.checks.some((check) => "by" in check)).toBe(false);
    expect(decided(100, 1.05, strict).verdict).toBe("pass");
  });

  test("passes by default on a retriever of 8 ms, whose tolerance is 20 ms", () => {
    const verdict = decided(8, 1.35);

    expect(verdict.verdict).toBe("pass");

    const overall = verdict.checks.filter(({ scope }) => scope.kind === "overall");
    const shares = overall.flatMap((check) =>
      check.kind === "latency" ? [check.visible?.share] : [],
    );

    // 20 ms on top of 8 at least.
    expect(shares).toHaveLength(2);
    expect(shares[0]).toBeGreaterThan(2.5);
  });
});

test("a rule without any limit is no check, and what is not named is none of recorded times", () => {
  const made = (rules: Rules, source: Run["timing"]["source"]): unknown => {
    const checks = decided(100, 10, rules, { source }).checks.filter(({ unit }) => unit === "ms");
    return [...new Set(checks.map(({ metric, scope }) => `${scope.kind} ${metric}`))].toSorted();
  };
  const both = ["intent latency_p50_ms", "overall latency_p50_ms"];
  const named = { latency_p50_ms: percent(15), latency_p95_ms: { tolerance: [] } };

  expect(made(named, "measured")).toEqual(both);
  expect(made(named, "recorded")).toEqual(both.slice(1));
  expect(made({}, "recorded")).toEqual([]);
});

test.each<[string, Partial<Baseline>, Partial<Run["timing"]>]>([
  ["its baseline", {}, {}],
  ["the base", { beside: { commit: "c".repeat(40), accepted_figures: true } }, { seed: 1 }],
])("compares no time with that of a query that found nothing: beside %s", (_, beside, timing) => {
  const subjects = [...casesOf(10), ...casesOf(10, "faq")];
  const suite = suiteOf(...subjects);
  const config = configOf({});
  const now = runWith(subjects, (_each, n) => samples(100, n), timing);
  const empty = now.cases.map((each, n) =>
    n < 10 ? each : answered(each.case_id, [], samples(1, n)),
  );
  const before = baselineOf(config, suite, { ...now, cases: empty });
  const verdict = verdictOn({ config, suite, baseline: { ...before, ...beside } }, now);

  for (const metric of ["latency_p50_ms", "latency_p95_ms"]) {
    expect(outcomes(verdict, metric)).toEqual(["intent:howto pass", "overall pass"]);
  }
});

test("an intent of four cases is not gated unless a rule names it", () => {
  expect(outcomes(decided(100, 10, {}, { rare: 4 }), "latency_p50_ms")).toEqual([
    "intent:howto fail",
    "overall fail",
  ]);
});

test.each<readonly [string, "timed" | "untimed" | "none", Rules, readonly string[]]>([
  ["the baseline has them", "timed", {}, ["latency_p50_ms", "latency_p95_ms"]],
  ["a rule names them", "untimed", { latency_p50_ms: { ceiling: 500 } }, ["latency_p50_ms"]],
  [
    "a rule names them, without a baseline",
    "none",
    { latency_p50_ms: { ceiling: 500 } },
    ["latency_p50_ms"],
  ],
  ["neither does", "untimed", {}, []],
  ["neither does, without a baseline", "none", {}, []],
])("a run without times misses them where %s", (_, before, rules, expected) => {
  const suite = suiteOf(...casesOf(10));
  const config = configOf(rules);
  const run = (timed: boolean): Run =>
    runWith(suite.cases, (_, n) => (timed ? samples(10, n) : []));
  const baseline = before === "none" ? null : baselineOf(config, suite, run(before === "timed"));
  const { verdict, checks } = verdictOn({ config, suite, baseline }, run(false));

  expect(verdict).toBe(expected.length === 0 ? "pass" : "fail");

  const missing = checks.filter((check) => check.category === "missing_data");

  expect(missing.map(({ metric }) => metric)).toEqual(expected);
  for (const check of missing) {
    expect(check).toMatchObject({ missing: { code: "not_measured" }, scope: { kind: "overall" } });
  }
});

test("too few times of what the plan does not know are missed where a rule names it", () => {
  const config = configOf({});
  const suite = suiteOf(...casesOf(2));
  const policy = {
    config,
    suite,
    baseline: baselineOf(
      config,
      suite,
      runWith(suite.cases, () => [1, 1]),
    ),
  };
  const now = scored("howto-0", {}, { samples_ms: [1, 1] });
  const bucket = { pairs: [{ now, before: recorded({}, { latency_ms: [1, 1] }) }], added: [] };
  const p50 = LATENCY.find(({ statistic }) => statistic === "p50")!;
  const tolerance = [{ unit: "percent", value: 15 }] as const;
  const made = (named: boolean): unknown =>
    latencyRuleChecks(ruleOf(p50, { tolerance, named }) as LatencyRule, bucket, policy, partBy());

  expect(made(false)).toEqual([]);
  expect(made(true)).toMatchObject([{ kind: "missing", n: 2 }]);
});

test("times that the baseline has not are what it lacks, for a rule that compares", () => {
  const suite = suiteOf(...casesOf(10));
  const config = configOf({ latency_p50_ms: percent(15) });
  const run = (taken: readonly number[]): Run => runWith(suite.cases, () => taken);
  const baseline = baselineOf(config, suite, run([]));
  const lacks = {
    missing: { code: "baseline_lacks_metric" },
    baseline: null,
    current: 100,
    n: 200,
  };

  expect(p50In(verdictOn({ config, suite, baseline }, run(always(100))))).toMatchObject([lacks]);
});

describe("a ceiling", () => {
  const subjects = casesOf(10);
  const suite = suiteOf(...subjects);
  /** Of twenty repeats eleven take 100 ms and nine 120. */
  const TAKEN = Array.from({ length: REPEATS }, (_, i) => (i < 11 ? 100 : 120));
  const checked = (
    ceiling: number,
    { recording = false, taken = TAKEN, failing = "" } = {},
  ): Check => {
    const config = configOf({ latency_p50_ms: { tolerance: [], ceiling } });
    const asked = { plan: [{ scope: "overall", repeats: REPEATS }], queries: 200, ms: 0 };
    const run = runWith(subjects, ({ id }) => (id === failing ? null : taken), { asked });
    return p50In(verdictOn({ config, suite, baseline: null, recording }, run))[0]!;
  };

  test("that noise may reach fails while recording, and holds otherwise", () => {
    // Of 190 draws fewer than half are 100 ms in one resample of twelve: .55 is 1.4 standard errors of .036 above it.
    expect(checked(119)).toMatchObject({ outcome: "pass", current: 100, interval: [100, 120] });
    expect(checked(119, { recording: true })).toMatchObject({ outcome: "fail", current: 100 });
    expect(checked(120, { recording: true })).toMatchObject({ outcome: "pass", current: 100 });
    expect(checked(99)).toMatchObject({ outcome: "fail", by: "ceiling" });

    // A median of 120 ms that is 100 in a part of the draws.
    const above = checked(119, { taken: TAKEN.with(0, 120).with(1, 120) });

    expect(above).toMatchObject({ outcome: "fell", current: 120 });
    expect(above).not.toHaveProperty("by");
  });

  test("asks no sample of a query that failed", () => {
    expect(checked(500, { failing: "howto-3" })).toMatchObject({ outcome: "pass", n: 9 * REPEATS });

    const { cases } = checked(99, { failing: "howto-3" });

    expect(cases.map(({ id }) => id)).not.toContain("howto-3");
  });

  test("counts a case once that was not timed when the baseline was recorded", () => {
    const config = configOf({ latency_p50_ms: { tolerance: [], ceiling: 500 } });
    const before = runWith(subjects, (_, n) => (n === 0 ? [] : TAKEN));
    const verdict = verdictOn(
      { config, suite, baseline: baselineOf(config, suite, before) },
      runWith(subjects, () => TAKEN),
    );

    expect(p50In(verdict).map(({ n }) => n)).toEqual([9 * REPEATS, 10 * REPEATS]);

    const all = runWith(subjects, () => TAKEN);

    expect(
      p50In(verdictOn({ config, suite, baseline: baselineOf(config, suite, all) }, all)),
    ).toHaveLength(1);
  });

  test("names those that took longest, the longest first, then by id", () => {
    const config = configOf({ latency_p50_ms: { tolerance: [], ceiling: 50 } });
    const run = runWith(subjects, (_, n) => always(n < 7 ? 100 : n === 7 ? 300 : 200));
    const [p50] = p50In(verdictOn({ config, suite, baseline: null }, run));

    expect(p50!.cases.map(({ id }) => id.slice(6)).join("")).toBe("7890123456");
  });

  test("alone needs no baseline: repeats that are too few are what is missing", () => {
    // Two of the twenty queries of each of ten cases.
    const missing = { code: "too_few_repeats", side: "now", cases: 10, need: 3 };

    expect(checked(500, { taken: [100, 100] })).toMatchObject({ missing, n: 20, current: 100 });
  });
});

test("slower cases are those whose median rose, the most first, then by id", () => {
  const suite = suiteOf(...["a", "b", "c", "d"].map((id) => makeCase(id)));
  const taken = (ms: Readonly<Record<string, number>>): Run =>
    runWith(suite.cases, ({ id }) => always(ms[id]!));
  const config = configOf({ latency_p50_ms: percent(10) });
  const baseline = baselineOf(config, suite, taken({ a: 20, b: 10, c: 90, d: 10 }));
  const [p50] = p50In(
    verdictOn({ config, suite, baseline }, taken({ a: 25, b: 60, c: 80, d: 60 })),
  );
  const told = p50!.cases.map(({ id, before: was, after }) => `${id} ${was} ${after}`);

  expect(told).toEqual(["b 10 60", "d 10 60", "a 20 25"]);
});

// Without those that failed the median is a fast one's before, and a slow one's now.
test.each([
  ["now", 4, [], [0, 1]],
  ["when the baseline was recorded", 3, [4, 5, 6], []],
])("leaves out of slower cases a query that failed %s", (_, fast, before, now) => {
  const suite = suiteOf(...casesOf(7));
  const config = configOf({});
  const run = (failed: readonly number[]): Run =>
    runWith(suite.cases, (_, n) => (failed.includes(n) ? null : samples(n < fast ? 10 : 60, n)));
  const verdict = verdictOn(
    { config, suite, baseline: baselineOf(config, suite, run(before)) },
    run(now),
  );
  const timed = outcomes(verdict, "latency_p50_ms");

  expect(timed).toContain("overall pass");
  expect(timed.filter((each) => each.endsWith("fail"))).toEqual([]);

  const slower = verdict.checks.filter(({ metric }) => metric.startsWith("latency"));

  expect(slower.flatMap(({ cases }) => cases)).toEqual([]);
});
