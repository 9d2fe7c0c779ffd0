/** Latency checks, from the times of a run to the verdict of the whole gate. */
import { describe, expect, it } from "vitest";
import { findCasesToConfirm } from "../../src/latency/latency-checks.ts";
import { canAskTwice, type PlanningPolicy } from "../../src/latency/plan.ts";
import type { LatencySettings, RuleSetting } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  failedRun,
  hitsOf,
  runOf,
  suiteOf,
  timingOf,
} from "../helpers/make.ts";
import { configWithRules, verdictOn } from "../gate/made.ts";
import { casesIn, SETTINGS, timedConfig } from "./timed.ts";

const TWENTY = casesIn("howto", 20);

/** The times of a case in milliseconds, one for each repeat. */
type TimesOf = (each: Case) => readonly number[];

/** What `decide` decides about, beside the times. */
interface Options {
  readonly cases?: readonly Case[];
  readonly rules?: Readonly<Record<string, RuleSetting | "off">>;
  readonly latency?: Partial<LatencySettings>;
  /** How often the plan times each case; the other samples confirm. */
  readonly repeats?: number;
  readonly timing?: Partial<Run["timing"]>;
  /** Decide as `record` does. */
  readonly recording?: boolean;
  /**
   * The baseline is a run of the base on the same machine, so that the two are compared side by
   * side.
   */
  readonly beside?: boolean;
}

/** The same times for each case. */
const timesEach =
  (...times: readonly number[]): TimesOf =>
  () =>
    times;

/** A run in which the cases took these times. `repeats` is how often it timed each case. */
function runWith(cases: readonly Case[], timesOf: TimesOf, repeats: number): Run {
  const run = runOf(
    cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`), timesOf(each))),
  );
  return { ...run, timing: timingOf("measured", repeats) };
}

/**
 * Decides about a run whose cases took `now`, after a baseline in which they took `before`; null
 * for no baseline. Of more times than `repeats` the later ones were taken to confirm.
 */
function decide(before: TimesOf | null, now: TimesOf, options: Options = {}): Verdict {
  const { cases = TWENTY, rules = {}, repeats = 3, recording, beside = false } = options;
  const suite = suiteOf(...cases);
  const latency = { ...SETTINGS, ...options.latency };
  const config = configWithRules(new Map(Object.entries(rules)), { latency });
  const recorded = before && baselineOf(config, suite, runWith(cases, before, repeats));
  const baseline =
    recorded && beside
      ? { ...recorded, beside: { commit: "b", accepted_figures: true, failed: [] } }
      : recorded;
  const run = runWith(cases, now, repeats);
  const seed = beside ? { seed: 1 } : {};
  const timed = { ...run, timing: { ...run.timing, ...seed, ...options.timing } };
  return verdictOn({ config, suite, baseline, ...(recording && { recording }) }, timed);
}

/**
 * The latency checks by statistic and outcome, as `p50 fail`, `howto p95 fell` or `p50 fail
 * not_measured`: with the intent if it is not the whole suite, and with the code of a missing
 * check. `fell`: it rose, not significantly.
 */
function outcomes({ checks }: Verdict): readonly string[] {
  return checks
    .filter(({ metric }) => metric.startsWith("latency_"))
    .map((check) => {
      const scope = check.scope.kind === "overall" ? "" : `${check.scope.name} `;
      const reason = check.missing === undefined ? "" : ` ${check.missing.code}`;
      const statistic = check.metric.replace(/^latency_(.*)_ms$/, "$1");
      return `${scope}${statistic} ${check.state}${reason}`;
    });
}

/** Returns the check of this metric for the whole suite. */
function findCheck({ checks }: Verdict, metric: string): Check | undefined {
  return checks.find((check) => check.metric === metric && check.scope.kind === "overall");
}

describe("latency checks against a stored baseline", () => {
  it("latency passes up to the tolerance, the larger of 20 ms and 50 %", () => {
    const fast = timesEach(10, 10, 10);
    const slow = timesEach(100, 100, 100);

    expect(outcomes(decide(fast, timesEach(30, 30, 30)))).toEqual(["p50 pass", "p95 pass"]);
    expect(outcomes(decide(fast, timesEach(31, 31, 31)))).toEqual(["p50 fail", "p95 fail"]);
    expect(outcomes(decide(slow, timesEach(150, 150, 150)))).toEqual(["p50 pass", "p95 pass"]);
    expect(outcomes(decide(slow, timesEach(151, 151, 151)))).toEqual(["p50 fail", "p95 fail"]);
  });

  it("a latency check names the cases whose median rose, most first", () => {
    const msById = new Map([
      ["howto-3", 900],
      ["howto-4", 5],
    ]);
    const timesOf: TimesOf = ({ id }) => Array<number>(3).fill(msById.get(id) ?? 300);

    const check = findCheck(decide(timesEach(10, 10, 10), timesOf), "latency_p50_ms");

    expect(check?.cases.map(({ id }) => id).slice(0, 2)).toEqual(["howto-3", "howto-0"]);
    expect(check?.cases.map(({ id }) => id)).not.toContain("howto-4");
    expect(check).toMatchObject({ baseline: 10, current: 300, tolerance: 20, limit: 30, n: 60 });
  });

  it("p95 of fewer than five queries is checked only if a rule names it", () => {
    const cases = casesIn("howto", 4);
    const before = timesEach(10, 10, 10, 10, 10, 10, 10);
    const now = timesEach(90, 90, 90, 90, 90, 90, 90);

    expect(outcomes(decide(before, now, { cases, repeats: 7 }))).toEqual(["p50 fail"]);

    const rules = { latency_p95_ms: {} };

    expect(outcomes(decide(before, now, { cases, repeats: 7, rules }))).toEqual([
      "p50 fail",
      "p95 fail",
    ]);
  });

  it("p95 of an intent of five queries is interpolated", () => {
    const cases = [...casesIn("large", 20), ...casesIn("small", 5)];
    // 10, 20, 30, 40, 50 ms before, and the slowest twice as slow now.
    const msOf = ({ id, intent }: Case): number =>
      intent === "large" ? 10 : 10 * (1 + Number(id.split("-")[1]));
    const before: TimesOf = (each) => Array<number>(7).fill(msOf(each));
    const now: TimesOf = (each) => Array<number>(7).fill(msOf(each) * (msOf(each) === 50 ? 2 : 1));

    const verdict = decide(before, now, { cases, repeats: 7 });

    const check = verdict.checks.find(
      ({ metric, scope }) =>
        metric === "latency_p95_ms" && scope.kind === "intent" && scope.name === "small",
    );
    // Position 0.95 * 4 = 3.8: 40 + 0.8 * (50 - 40), and 40 + 0.8 * (100 - 40). The limit is 50 % more.
    expect(check).toMatchObject({ baseline: 48, limit: 72, state: "fail" });
    expect(check?.current).toBeCloseTo(88, 9);
  });

  it("p50 of an intent with 18 samples is not checked: it takes 20, p95 12", () => {
    // 6 cases x 3 times are 18 samples. A p50 takes 20, a p95 12.
    const cases = [...casesIn("large", 20), ...casesIn("small", 6)];

    expect(outcomes(decide(timesEach(10, 10, 10), timesEach(10, 10, 10), { cases }))).toEqual([
      "p50 pass",
      "p95 pass",
      "large p50 pass",
      "large p95 pass",
      "small p95 pass",
    ]);
  });

  it("latency leaves out a case that had no times before", () => {
    // Nothing was found before, so nothing took time: by the clock such a case is new.
    const cases = casesIn("howto", 24);
    const before: TimesOf = ({ id }) => (id === "howto-0" ? [] : [10, 10, 10]);
    const now: TimesOf = ({ id }) => (id === "howto-0" ? [900, 900, 900] : [10, 10, 10]);

    const check = findCheck(decide(before, now, { cases }), "latency_p95_ms");

    // 23 cases, three times each.
    expect(check).toMatchObject({ n: 69, state: "pass" });
  });

  it("latency fails as missing if queries have no times now", () => {
    const before = timesEach(10, 10, 10);
    const onlyThreeTimed: TimesOf = ({ id }) => (Number(id.split("-")[1]) < 3 ? [10, 10, 10] : []);

    // 3 x 3 samples; p50 takes 20, p95 12.
    expect(outcomes(decide(before, onlyThreeTimed))).toEqual([
      "p50 missing too_few_samples",
      "p95 missing too_few_samples",
    ]);
    expect(outcomes(decide(before, timesEach()))).toEqual([
      "p50 missing not_measured",
      "p95 missing not_measured",
    ]);
  });

  it("latency that failed queries leave without times is blamed on the retriever", () => {
    const suite = suiteOf(...TWENTY);
    const config = configWithRules(new Map(), { latency: SETTINGS });
    const run = runWith(TWENTY, timesEach(10, 10, 10), 3);
    const baseline = baselineOf(config, suite, run);
    // 3 x 3 samples are left; a p95 takes 12.
    const cases = run.cases.map((each, i) => (i < 17 ? failedRun(each.case_id) : each));

    const check = findCheck(
      verdictOn({ config, suite, baseline }, { ...run, cases }),
      "latency_p95_ms",
    );

    expect(check).toMatchObject({ state: "missing", category: "retriever_error" });
  });
});

// Samples after the first three of a case are those of the second pass, which confirms.
describe("a check that would fail is timed once more", () => {
  const before = timesEach(10, 10, 10);

  it("latency fails only if it fails again in the second pass", () => {
    expect(outcomes(decide(before, timesEach(90, 90, 90, 90, 90, 90)))).toEqual([
      "p50 fail",
      "p95 fail",
    ]);
    expect(outcomes(decide(before, timesEach(90, 90, 90, 10, 10, 10)))).toEqual([
      "p50 pass",
      "p95 pass",
    ]);
  });

  it("a latency check shows the times of the second pass alone", () => {
    const check = findCheck(decide(before, timesEach(90, 90, 90, 12, 12, 12)), "latency_p50_ms");

    expect(check).toMatchObject({ current: 12, n: TWENTY.length * 3 });
  });

  it("latency does not fail if noise explains the times of the second pass", () => {
    // 32 ms is above the limit of 10 + 20 = 30 ms, by less than repeats differ: by a factor of two.
    const noisy = timesEach(10, 20, 10);

    expect(outcomes(decide(noisy, timesEach(90, 180, 90, 32, 64, 32)))).toEqual([
      "p50 fell",
      "p95 fell",
    ]);
  });

  it("latency passes if the first pass does, with any times in the second", () => {
    expect(outcomes(decide(before, timesEach(10, 10, 10, 90, 90, 90)))).toEqual([
      "p50 pass",
      "p95 pass",
    ]);
  });

  it("latency fails by the first pass if there was no second one", () => {
    expect(outcomes(decide(before, timesEach(90, 90, 90)))).toContain("p50 fail");
  });

  it("latency fails by the first pass if the budget ended the second one", () => {
    const verdict = decide(before, timesEach(90, 90, 90, 10, 10), {
      timing: { budget_ended: true },
    });

    expect(outcomes(verdict)).toContain("p50 fail");
  });

  it("latency takes the first pass of cases that the second pass left out", () => {
    const now: TimesOf = ({ id }) => (id === "howto-0" ? [90, 90, 90] : [90, 90, 90, 10, 10, 10]);

    expect(outcomes(decide(before, now))).toEqual(["p50 pass", "p95 pass"]);
  });
});

describe("a check of a plan that the budget ended", () => {
  const before = timesEach(10, 10, 10, 10);
  /** A plan of four repeats. */
  const ended = { repeats: 4, timing: { budget_ended: true } };

  it("latency fails by three of four planned repeats, and does not pass by them", () => {
    expect(outcomes(decide(before, timesEach(90, 90, 90), ended))).toEqual([
      "p50 fail",
      "p95 fail",
    ]);
    expect(outcomes(decide(before, timesEach(10, 10, 10), ended))).toEqual([
      "p50 fell",
      "p95 fell",
    ]);
  });

  it("latency is missing with two of four planned repeats", () => {
    const check = findCheck(decide(before, timesEach(10, 10), ended), "latency_p50_ms");

    // 20 x 2 samples of 20 x 4.
    expect(check).toMatchObject({
      state: "missing",
      missing: { code: "plan_unfinished", have: 40, need: 80 },
    });
  });

  it("latency is missing while recording with three of four planned repeats", () => {
    const rules = { latency_p50_ms: { ceiling: 100 } };

    const verdict = decide(null, timesEach(10, 10, 10), { ...ended, rules, recording: true });

    expect(outcomes(verdict)).toEqual(["p50 missing plan_unfinished"]);
  });
});

describe("a ceiling", () => {
  const rules = { latency_p50_ms: { ceiling: 25 } };

  it("a ceiling is the limit if it is below the tolerance's", () => {
    // The tolerance alone would allow 10 + 20 = 30 ms.
    const verdict = decide(timesEach(10, 10, 10), timesEach(26, 26, 26), { rules });

    expect(findCheck(verdict, "latency_p50_ms")).toMatchObject({
      limit: 25,
      state: "fail",
      by: "ceiling",
    });
  });

  it("a ceiling decides alone without a baseline", () => {
    expect(outcomes(decide(null, timesEach(25, 25, 25), { rules }))).toEqual(["p50 pass"]);
    expect(outcomes(decide(null, timesEach(26, 26, 26), { rules }))).toEqual(["p50 fail"]);
  });

  it("a ceiling of p90 makes one check of p90 side by side", () => {
    const p90 = { latency_p90_ms: { ceiling: 25 } };

    const verdict = decide(timesEach(26, 26, 26), timesEach(26, 26, 26), {
      rules: p90,
      beside: true,
    });

    expect(outcomes(verdict)).toEqual(["p50 pass", "p95 pass", "p90 fail"]);
  });

  it("a ceiling of p50 is a check of its own side by side", () => {
    const verdict = decide(timesEach(26, 26, 26), timesEach(26, 26, 26), { rules, beside: true });

    const p50 = verdict.checks.filter(({ metric }) => metric === "latency_p50_ms");

    expect(
      p50.map(({ ratio, state }) => `${ratio === undefined ? "latency" : "ratio"} ${state}`),
    ).toEqual(["ratio pass", "latency fail"]);
  });
});

describe("checks side by side", () => {
  const base = timesEach(20, 20, 20);
  const beside = { beside: true };

  it("side by side, p50 fails above a tenth more, p95 above a quarter", () => {
    // 20 ms x 1.1 = 22 ms, 20 ms x 1.25 = 25 ms.
    expect(outcomes(decide(base, timesEach(22, 22, 22), beside))).toEqual(["p50 pass", "p95 pass"]);
    expect(outcomes(decide(base, timesEach(23, 23, 23), beside))).toEqual(["p50 fail", "p95 pass"]);
    expect(outcomes(decide(base, timesEach(26, 26, 26), beside))).toEqual(["p50 fail", "p95 fail"]);
  });

  it("a check side by side shows the ratio that decides", () => {
    const check = findCheck(decide(base, timesEach(24, 24, 24), beside), "latency_p50_ms");

    expect(check).toMatchObject({
      baseline: 20,
      current: 24,
      limit: 22,
      ratio: { ratio: 1.2, low: 1.2, high: 1.2 },
    });
  });

  it("a rise of half a millisecond fails nothing side by side", () => {
    // 50 % more, which is above both shares.
    const verdict = decide(timesEach(1, 1, 1), timesEach(1.5, 1.5, 1.5), beside);

    expect(outcomes(verdict)).toEqual(["p50 pass", "p95 pass"]);
  });

  it("the mean side by side compares the second pass with the base's second pass", () => {
    // The tolerance is 20 ms. By the plan's three times the mean rose by 70 ms, by the others not.
    const verdict = decide(timesEach(20, 20, 20, 90, 90, 90), timesEach(90, 90, 90, 90, 90, 90), {
      ...beside,
      rules: { latency_mean_ms: {} },
    });

    expect(findCheck(verdict, "latency_mean_ms")).toMatchObject({
      state: "pass",
      baseline: 90,
      current: 90,
    });
  });

  it("p90 side by side names the repeats that it needs if too few are planned", () => {
    // p90 takes 30 samples, of 8 of the 9 cases: 30 / 8 = 3.75.
    const verdict = decide(base, base, {
      ...beside,
      cases: casesIn("howto", 9),
      rules: { latency_p90_ms: {} },
    });

    expect(findCheck(verdict, "latency_p90_ms")).toMatchObject({
      missing: { code: "not_in_plan", by: "repeats", needed: 4 },
    });
  });

  it("p50 side by side fails by the plan's times, also if others were taken after it", () => {
    // The plan has three times of each case. By the other three nothing rose.
    const verdict = decide(
      timesEach(20, 20, 20, 40, 40, 40),
      timesEach(40, 40, 40, 40, 40, 40),
      beside,
    );

    expect(outcomes(verdict)).toEqual(["p50 fail", "p95 fail"]);
  });
});

/** The timing of a run whose budget was too small to time anything. */
const NOTHING_TIMED = { repeats: 0, asked: { queries: 20, ms: 0, repeats: 0 } };

describe("a rule that the config names", () => {
  const p95 = { latency_p95_ms: { ceiling: 1000 } };

  it("a rule of p95 is missing if the config's repeats are too few for it", () => {
    const verdict = decide(null, timesEach(5, 5), {
      rules: p95,
      repeats: 2,
      latency: { repeats: 2 },
    });

    expect(findCheck(verdict, "latency_p95_ms")).toMatchObject({
      missing: { code: "not_in_plan", by: "repeats", needed: 3 },
    });
  });

  it("a rule of p95 is missing if the budget is too small to time anything", () => {
    const verdict = decide(null, timesEach(), { rules: p95, timing: NOTHING_TIMED });

    expect(findCheck(verdict, "latency_p95_ms")).toMatchObject({
      missing: { code: "not_in_plan", by: "budget_s" },
    });
  });

  it("a rule of p95 is missing if nothing was planned, also without a baseline", () => {
    const rules = { latency_p95_ms: {} };

    const unplanned = decide(null, timesEach(), { rules, timing: NOTHING_TIMED });
    const planned = decide(null, timesEach(5, 5, 5, 5), { rules, repeats: 4 });

    expect(outcomes(unplanned)).toEqual(["p95 missing not_in_plan"]);
    expect(outcomes(planned)).toEqual([]);
  });

  it("a recorded run's times are compared only if a rule names latency", () => {
    const timing = { source: "recorded" as const };
    const slow = timesEach(90, 90, 90);

    expect(outcomes(decide(timesEach(10, 10, 10), slow, { timing }))).toEqual([]);
    expect(
      outcomes(decide(timesEach(10, 10, 10), slow, { timing, rules: { latency_p95_ms: {} } })),
    ).toEqual(["p95 fail"]);
    expect(outcomes(decide(null, timesEach(5), { timing, rules: p95, repeats: 1 }))).toEqual([
      "p95 missing not_in_plan",
    ]);
  });
});

describe("the notice of the rises that a run could not detect", () => {
  const limitsOf = ({ notices }: Verdict): unknown =>
    notices.find(({ code }) => code === "latency_limits");

  it("latency_limits has the tolerance of each figure: 50 % of 63 ms", () => {
    const verdict = decide(timesEach(63, 63, 63), timesEach(82, 82, 82));

    // 50 % of 63 ms.
    expect(limitsOf(verdict)).toEqual({
      code: "latency_limits",
      beside: false,
      other_machine: false,
      rises: [
        { metric: "latency_p50_ms", ms: 31.5, baseline: 63 },
        { metric: "latency_p95_ms", ms: 31.5, baseline: 63 },
      ],
      budget_s: null,
    });
  });

  it("latency_limits adds the noise of the run", () => {
    // Noise ln 1.1 / 0.3186 / sqrt(2) = 0.21153, of p50 of 20 queries x 1.3626 x sqrt(2 / 3) x 2 /
    // sqrt(20) = 0.10525. Half a 95 % interval is 1.96 of that: 100 - 100 / e^0.2063 = 18.64 ms.
    const verdict = decide(timesEach(100, 110, 100), timesEach(100, 110, 100));

    const limits = limitsOf(verdict) as { readonly rises: readonly { readonly ms: number }[] };

    expect(limits.rises[0]!.ms).toBeCloseTo(50 + 18.64, 2);
  });

  it("latency_limits of a recording has what later runs can't detect", () => {
    const verdict = decide(null, timesEach(100, 100, 100), { recording: true });

    expect(limitsOf(verdict)).toMatchObject({
      rises: [
        { metric: "latency_p50_ms", ms: 50, baseline: 100 },
        { metric: "latency_p95_ms", ms: 50, baseline: 100 },
      ],
    });
  });

  it("latency_limits has the budget that timing takes if nothing was timed", () => {
    const verdict = decide(null, timesEach(), { timing: NOTHING_TIMED });

    expect(limitsOf(verdict)).toMatchObject({ rises: [], budget_s: expect.any(Number) });
  });
});

describe("findCasesToConfirm", () => {
  const suite = suiteOf(...TWENTY);
  const config = configWithRules(new Map(), { latency: SETTINGS });
  const baseline = baselineOf(config, suite, runWith(TWENTY, timesEach(10, 10, 10), 3));
  const policy: PlanningPolicy = { config, suite, baseline };
  const asked = {
    cases: TWENTY,
    settings: SETTINGS,
    percentile: "linear" as const,
    times: new Map(TWENTY.map(({ id }) => [id, 3])),
  };
  const timesNow = (ms: number): ReadonlyMap<string, readonly number[]> =>
    new Map(TWENTY.map(({ id }) => [id, [ms, ms, ms]]));

  /**
   * How many of the twenty cases are to confirm if each took `nowMs`, and `firstMs` in the first
   * pass.
   */
  const countToConfirm = ({
    nowMs,
    firstMs,
    subject = policy,
    cases = TWENTY,
  }: {
    readonly nowMs: number;
    readonly firstMs: number;
    readonly subject?: PlanningPolicy;
    readonly cases?: readonly Case[];
  }): number => {
    const first = new Map(TWENTY.map(({ id }) => [id, firstMs]));
    const seen = { now: timesNow(nowMs), base: null, first };
    return findCasesToConfirm(subject, { ...asked, cases }, seen).size;
  };

  it("returns the cases of checks that would fail", () => {
    // The limit is 10 + 20 = 30 ms.
    expect(countToConfirm({ nowMs: 30, firstMs: 10 })).toBe(0);
    expect(countToConfirm({ nowMs: 31, firstMs: 10 })).toBe(20);
  });

  it("returns none if most queries were slower than 30 ms in the first pass as well", () => {
    expect(countToConfirm({ nowMs: 31, firstMs: 30 })).toBe(20);
    expect(countToConfirm({ nowMs: 31, firstMs: 31 })).toBe(0);
  });

  it("returns all if fewer than four of five queries are over the limit", () => {
    const first = new Map(TWENTY.map(({ id }) => [id, 31]));
    const sizeOf = (slowCases: number): number => {
      const now = new Map(TWENTY.map(({ id }, n) => [id, Array(3).fill(n < slowCases ? 31 : 10)]));
      return findCasesToConfirm(policy, asked, { now, base: null, first }).size;
    };

    // p50 and p95 are over the limit with both.
    expect(sizeOf(16)).toBe(0);
    expect(sizeOf(15)).toBe(20);
  });

  it("compares each query with the limit of its own time before", () => {
    // p50 allows 10 + 20 = 30 ms, which is three times 10 ms. 33 ms is not three times 12 ms, but
    // it is above 12 + 20 = 32 ms.
    const run = runWith(
      TWENTY,
      ({ id }) => Array(3).fill(Number(id.split("-")[1]) < 10 ? 10 : 12),
      3,
    );
    const subject = { ...policy, baseline: baselineOf(config, suite, run) };

    expect(countToConfirm({ nowMs: 33, firstMs: 33, subject })).toBe(0);
    expect(countToConfirm({ nowMs: 33, firstMs: 32, subject })).toBe(20);
  });

  it("returns none for a p95 that makes no check", () => {
    // p95 of 4 queries is about that of the slowest one: 90 ms, where 30 ms are allowed. No rule
    // names it, so it makes no check.
    const cases = TWENTY.slice(0, 4);
    const suite = suiteOf(...cases);
    const run = runWith(cases, timesEach(...Array<number>(7).fill(10)), 7);
    const subject = { config, suite, baseline: baselineOf(config, suite, run) };
    const times = new Map(cases.map(({ id }) => [id, 7]));
    const now = new Map(cases.map(({ id }, n) => [id, Array<number>(7).fill(n === 0 ? 90 : 10)]));

    const ids = findCasesToConfirm(
      subject,
      { ...asked, cases, times },
      { now, base: null, first: new Map() },
    );

    expect(ids.size).toBe(0);
  });

  it("returns none for p50 and p95 side by side", () => {
    const seen = { now: timesNow(31), base: timesNow(20), first: new Map() };

    expect(findCasesToConfirm(policy, asked, seen).size).toBe(0);
  });

  it("returns the cases of a rule of the mean side by side", () => {
    const rules = new Map([["latency_mean_ms", {}]]);
    const config = configWithRules(rules, { latency: SETTINGS });
    const seen = { now: timesNow(41), base: timesNow(20), first: new Map() };

    expect(findCasesToConfirm({ ...policy, config }, asked, seen).size).toBe(20);
  });

  it("returns no case whose query is another than in the baseline", () => {
    const cases = TWENTY.map((each) => ({ ...each, query: "another" }));

    expect(countToConfirm({ nowMs: 31, firstMs: 10, cases })).toBe(0);
  });

  it("returns no case that has no time", () => {
    const nothingTimed = { now: new Map(), base: null, first: new Map() };

    expect(findCasesToConfirm(policy, asked, nothingTimed).size).toBe(0);
  });

  it("without a baseline, returns all cases if p50 was over its ceiling at first, too", () => {
    const rules = new Map([["latency_p50_ms", { ceiling: 25 }]]);
    const config = configWithRules(rules, { latency: SETTINGS });
    const subject = { config, suite, baseline: null };

    expect(countToConfirm({ nowMs: 25, firstMs: 25, subject })).toBe(0);
    expect(countToConfirm({ nowMs: 26, firstMs: 26, subject })).toBe(20);
  });
});

it("canAskTwice is true if two passes take at most nine tenths of the budget", () => {
  const cases = casesIn("howto", 10);
  const subject = { config: timedConfig(), suite: suiteOf(...cases) };
  const tookMs = new Map(cases.map(({ id }) => [id, 10]));
  // A pass asks ten cases three times: 300 ms, and two of them 600 ms.
  const isEnough = (budget: number): boolean =>
    canAskTwice(subject, 3, { ...SETTINGS, budget_s: budget }, tookMs);

  expect([isEnough(0.65), isEnough(0.7)]).toEqual([false, true]);
});
