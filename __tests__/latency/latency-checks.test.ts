/** Latency checks, from the times of a run to the verdict of the whole gate. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findCasesToConfirm } from "../../src/latency/latency-checks.ts";
import { canAskTwice, type PlanningPolicy } from "../../src/latency/plan.ts";
import type { LatencySettings, RuleSetting } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import {
  failedRun,
  answered,
  baselineOf,
  hitsOf,
  runOf,
  suiteOf,
  timingOf,
} from "../helpers/make.ts";
import { rows } from "../helpers/table.ts";
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
  /** The baseline is a run of the base on this machine, compared side by side. */
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

/** The times of a cell such as `10 10 10`; null for `none`, which is no baseline. */
const parseTimes = (cell: string): TimesOf | null =>
  cell === "none" ? null : timesEach(...cell.split(" ").filter(Boolean).map(Number));

// Twenty queries are timed three times each, unless `repeats` says otherwise; all take the same
// times. Times after the repeats are those of a second pass, which confirms. Limits: a stored
// baseline allows the larger of 20 ms and 50 % more; side by side (`beside`) p50 a tenth more and
// p95 a quarter, and both 0.5 ms at least. A p50 takes 20 samples, a p95 12 and, unless a rule names
// it, 5 queries. `fell` neither passes nor fails: it rose, not significantly, or time ended.
it.each(
  rows(`
# what happens | ms before | ms now | options | the checks
20 ms more than 10 ms | 10 10 10 | 30 30 30 | | p50 pass, p95 pass
21 ms more than 10 ms | 10 10 10 | 31 31 31 | | p50 fail, p95 fail
half of 100 ms more | 100 100 100 | 150 150 150 | | p50 pass, p95 pass
over half of 100 ms more | 100 100 100 | 151 151 151 | | p50 fail, p95 fail
slow for four queries, whose p95 no rule names | 10 10 10 10 10 10 10 | 90 90 90 90 90 90 90 | cases: 4, repeats: 7 | p50 fail
slow for four queries, whose p95 a rule names | 10 10 10 10 10 10 10 | 90 90 90 90 90 90 90 | cases: 4, repeats: 7, rules: { latency_p95_ms: {} } | p50 fail, p95 fail
no times now | 10 10 10 | | | p50 missing not_measured, p95 missing not_measured

# a second pass
slow in both passes | 10 10 10 | 90 90 90 90 90 90 | | p50 fail, p95 fail
slow in the first pass alone | 10 10 10 | 90 90 90 10 10 10 | | p50 pass, p95 pass
slow in the second pass alone | 10 10 10 | 10 10 10 90 90 90 | | p50 pass, p95 pass
# The second pass is over the limit of 30 ms by less than its repeats differ (32 and 64 ms).
slow by less in the second pass than its times differ | 10 20 10 | 90 180 90 32 64 32 | | p50 fell, p95 fell
slow, and the budget ended the second pass | 10 10 10 | 90 90 90 10 10 | timing: { budget_ended: true } | p50 fail, p95 fail

# a plan of four repeats that the budget ended: a fail needs three of them, a pass all four
slow in three of four repeats | 10 10 10 10 | 90 90 90 | repeats: 4, timing: { budget_ended: true } | p50 fail, p95 fail
as fast as before in three of four repeats, which is no pass | 10 10 10 10 | 10 10 10 | repeats: 4, timing: { budget_ended: true } | p50 fell, p95 fell
recorded with three of four repeats, where a recording takes all | none | 10 10 10 | repeats: 4, timing: { budget_ended: true }, recording: true, rules: { latency_p50_ms: { ceiling: 100 } } | p50 missing plan_unfinished

# ceilings
at its ceiling, without a baseline | none | 25 25 25 | rules: { latency_p50_ms: { ceiling: 25 } } | p50 pass
over its ceiling, without a baseline | none | 26 26 26 | rules: { latency_p50_ms: { ceiling: 25 } } | p50 fail
over a ceiling of p90, side by side | 26 26 26 | 26 26 26 | beside: true, rules: { latency_p90_ms: { ceiling: 25 } } | p50 pass, p95 pass, p90 fail
over a ceiling of p50 side by side, which is a check of its own | 26 26 26 | 26 26 26 | beside: true, rules: { latency_p50_ms: { ceiling: 25 } } | p50 pass, p50 fail, p95 pass

# side by side
a tenth more, side by side | 20 20 20 | 22 22 22 | beside: true | p50 pass, p95 pass
over a tenth more, side by side | 20 20 20 | 23 23 23 | beside: true | p50 fail, p95 pass
over a quarter more, side by side | 20 20 20 | 26 26 26 | beside: true | p50 fail, p95 fail
0.5 ms more than 1 ms, side by side | 1 1 1 | 1.5 1.5 1.5 | beside: true | p50 pass, p95 pass
slow in the first pass alone, which decides side by side | 20 20 20 40 40 40 | 40 40 40 40 40 40 | beside: true | p50 fail, p95 fail

# what was not planned, and times of a recorded run
nothing planned, though a rule names p95 | none | | rules: { latency_p95_ms: {} }, timing: { repeats: 0, asked: { queries: 20, ms: 0, repeats: 0 } } | p95 missing not_in_plan
a rule of p95 without a baseline or ceiling: no check | none | 5 5 5 5 | repeats: 4, rules: { latency_p95_ms: {} } |
slow by a recorded run's one time a query, which no rule names | 10 | 90 | repeats: 1, timing: { source: recorded } |
a recorded run with one time a query, and a ceiling of p95 | none | 5 | repeats: 1, timing: { source: recorded }, rules: { latency_p95_ms: { ceiling: 1000 } } | p95 missing not_in_plan
`),
)("latency, %s: %s ms, then %s ms", (_, before, now, options, expected) => {
  const { cases: count = 20, ...others } = parse(`{ ${options} }`);

  const verdict = decide(parseTimes(before!), parseTimes(now!)!, {
    ...others,
    cases: casesIn("howto", count),
  });

  expect(outcomes(verdict).join(", ")).toBe(expected);
});

describe("decidePolicy › a latency check against a stored baseline", () => {
  it("names the cases whose median rose, most first", () => {
    const msById = new Map([
      ["howto-3", 900],
      ["howto-4", 5],
    ]);
    const timesOf: TimesOf = ({ id }) => Array<number>(3).fill(msById.get(id) ?? 300);

    const check = findCheck(decide(timesEach(10, 10, 10), timesOf), "latency_p50_ms");

    // All others but howto-4 rose to 300 ms, and come in the suite's order.
    expect(check?.cases.map(({ id }) => id).slice(0, 2)).toEqual(["howto-3", "howto-0"]);
    expect(check?.cases.map(({ id }) => id)).not.toContain("howto-4");
  });

  it("interpolates the p95 of an intent of five queries", () => {
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

  it("is not made for p50 of an intent with 6 x 3 = 18 samples: it takes 20", () => {
    const cases = [...casesIn("large", 20), ...casesIn("small", 6)];

    // By MIN_SAMPLES a p50 takes 20 samples of all its cases. A p95 takes 12, so 18 are enough.
    expect(outcomes(decide(timesEach(10, 10, 10), timesEach(10, 10, 10), { cases }))).toEqual([
      "p50 pass",
      "p95 pass",
      "large p50 pass",
      "large p95 pass",
      "small p95 pass",
    ]);
  });

  it("leaves out a case that had no times before", () => {
    // Nothing was found before, so nothing took time: by the clock such a case is new.
    const cases = casesIn("howto", 24);
    const before: TimesOf = ({ id }) => (id === "howto-0" ? [] : [10, 10, 10]);
    const now: TimesOf = ({ id }) => (id === "howto-0" ? [900, 900, 900] : [10, 10, 10]);

    const check = findCheck(decide(before, now, { cases }), "latency_p95_ms");

    // 23 cases, three times each.
    expect(check).toMatchObject({ n: 69, state: "pass" });
  });

  it("is not made if a recorded run had times before and has none now", () => {
    const suite = suiteOf(...TWENTY);
    const config = configWithRules(new Map(), { latency: SETTINGS });
    const timed = { ...runWith(TWENTY, timesEach(10), 1), timing: timingOf("recorded", 1) };
    const untimed = { ...runWith(TWENTY, timesEach(), 0), timing: timingOf("off", 0) };
    const baseline = baselineOf(config, suite, timed);

    expect(outcomes(verdictOn({ config, suite, baseline }, untimed))).toEqual([]);
  });

  it("is blamed on the retriever if failed queries leave it without times", () => {
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

  it("shows the times of the second pass alone, which confirms", () => {
    const now = timesEach(90, 90, 90, 12, 12, 12);

    const check = findCheck(decide(timesEach(10, 10, 10), now), "latency_p50_ms");

    expect(check).toMatchObject({ current: 12, n: TWENTY.length * 3 });
  });

  it("takes the first pass of a case that the second pass left out", () => {
    const now: TimesOf = ({ id }) => (id === "howto-0" ? [90, 90, 90] : [90, 90, 90, 10, 10, 10]);

    // howto-0 counts with 90 ms, and the 19 others with their second pass, 10 ms. p95 of 20 is at
    // 0.95 x 19 = 18.05, between 10 and 90: 10 + 0.05 x 80 = 14 ms. The limit is 10 + 20 = 30 ms.
    expect(outcomes(decide(timesEach(10, 10, 10), now))).toEqual(["p50 pass", "p95 pass"]);
  });

  it("is missing with two of four planned repeats: 20 x 2 samples of 20 x 4", () => {
    const ended = { repeats: 4, timing: { budget_ended: true } };

    const verdict = decide(timesEach(10, 10, 10, 10), timesEach(10, 10), ended);

    expect(findCheck(verdict, "latency_p50_ms")).toMatchObject({
      state: "missing",
      missing: { code: "plan_unfinished", have: 40, need: 80 },
    });
  });

  it("has a ceiling as its limit if that is below the tolerance's 10 + 20 ms", () => {
    const rules = { latency_p50_ms: { ceiling: 25 } };

    const verdict = decide(timesEach(10, 10, 10), timesEach(26, 26, 26), { rules });

    expect(findCheck(verdict, "latency_p50_ms")).toMatchObject({
      limit: 25,
      state: "fail",
      by: "ceiling",
    });
  });
});

describe("decidePolicy › a latency check side by side", () => {
  const base = timesEach(20, 20, 20);

  // The tolerance is a tenth: 22 ms.
  it("shows the ratio that decides: 24 ms / 20 ms", () => {
    const check = findCheck(
      decide(base, timesEach(24, 24, 24), { beside: true }),
      "latency_p50_ms",
    );

    expect(check).toMatchObject({
      baseline: 20,
      current: 24,
      limit: 22,
      ratio: { ratio: 1.2, low: 1.2, high: 1.2 },
    });
  });

  it("compares the mean of the second pass with that of the base's second pass", () => {
    // The tolerance is 20 ms. By the plan's three times the mean rose by 70 ms, by the others not.
    const verdict = decide(timesEach(20, 20, 20, 90, 90, 90), timesEach(90, 90, 90, 90, 90, 90), {
      beside: true,
      rules: { latency_mean_ms: {} },
    });

    expect(findCheck(verdict, "latency_mean_ms")).toMatchObject({
      state: "pass",
      baseline: 90,
      current: 90,
    });
  });
});

/** The timing of a run whose budget was too small to time anything. */
const NOTHING_TIMED = { repeats: 0, asked: { queries: 20, ms: 0, repeats: 0 } };

describe("decidePolicy › a rule of latency that the plan can't fill", () => {
  const p95 = { latency_p95_ms: { ceiling: 1000 } };
  const repeatsNeeded = (needed: number) => ({ code: "not_in_plan", by: "repeats", needed });

  it("names three repeats, the fewest for any check, if there were two", () => {
    // Each query must be timed three times, though 2 x 20 samples would be enough for p95.
    const options = { rules: p95, repeats: 2 };

    const check = findCheck(decide(null, timesEach(5, 5), options), "latency_p95_ms");

    expect(check?.missing).toMatchObject(repeatsNeeded(3));
  });

  it("names four repeats for p90 of nine cases", () => {
    // A p90 takes 30 samples, even if one of the nine queries fails: 30 / 8 = 3.75.
    const times = timesEach(20, 20, 20);
    const options = { beside: true, cases: casesIn("howto", 9), rules: { latency_p90_ms: {} } };

    const check = findCheck(decide(times, times, options), "latency_p90_ms");

    expect(check?.missing).toMatchObject(repeatsNeeded(4));
  });

  it("names the budget if it is too small to time anything", () => {
    const options = { rules: p95, timing: NOTHING_TIMED };

    const check = findCheck(decide(null, timesEach(), options), "latency_p95_ms");

    expect(check?.missing).toMatchObject({ code: "not_in_plan", by: "budget_s" });
  });
});

describe("the notice of the rises that a run could not detect", () => {
  const limitsOf = ({ notices }: Verdict): unknown =>
    notices.find(({ code }) => code === "latency_limits");

  it("latency_limits has the tolerance of each figure: 50 % of 63 ms", () => {
    const verdict = decide(timesEach(63, 63, 63), timesEach(82, 82, 82));

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
    // The repeats of a query differ by a tenth. The standard error of the time's logarithm is, for
    //   one answer (estimateNoise)           | ln 1.1 / QUARTER_SIZE / sqrt(2) = 0.21153
    //   one query, 3 repeats now, 3 before   | 0.21153 x QUARTILE_ERROR x sqrt(1/3 + 1/3) = 0.23534
    //   p50, which 5 of 20 queries decide    | 0.23534 / sqrt(5) = 0.10525
    // The 95 % interval of 100 ms begins at 100 / e^(1.96 x 0.10525) = 81.36 ms.
    const tolerance = 100 * 0.5;
    const noise = 100 - 81.36;
    const verdict = decide(timesEach(100, 110, 100), timesEach(100, 110, 100));

    const limits = limitsOf(verdict) as { readonly rises: readonly { readonly ms: number }[] };

    expect(limits.rises[0]!.ms).toBeCloseTo(tolerance + noise, 2);
  });

  it("latency_limits of a recording has what later runs can't detect", () => {
    const verdict = decide(null, timesEach(100, 100, 100), { recording: true });

    // The tolerance is 50 % of 100 ms.
    expect(limitsOf(verdict)).toMatchObject({
      rises: [
        { metric: "latency_p50_ms", ms: 50, baseline: 100 },
        { metric: "latency_p95_ms", ms: 50, baseline: 100 },
      ],
    });
  });

  it("latency_limits has budget_s, and no rises, if nothing was timed", () => {
    const verdict = decide(null, timesEach(), { timing: NOTHING_TIMED });

    // The seconds that timing would take: 0, since no query of this run took any time.
    expect(limitsOf(verdict)).toMatchObject({ rises: [], budget_s: 0 });
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

  /** How many of twenty cases are to confirm if each took `nowMs`, in the first pass `firstMs`. */
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

  const edited = TWENTY.map((each) => ({ ...each, query: "another" }));
  const ceiling = new Map([["latency_p50_ms", { ceiling: 25 }]]);
  const withCeiling: PlanningPolicy = {
    config: configWithRules(ceiling, { latency: SETTINGS }),
    suite,
    baseline: null,
  };
  // Ten queries took 10 ms, and ten 12 ms.
  const unevenRun = runWith(
    TWENTY,
    ({ id }) => Array(3).fill(Number(id.split("-")[1]) < 10 ? 10 : 12),
    3,
  );
  const afterUneven = { ...policy, baseline: baselineOf(config, suite, unevenRun) };

  // p50 was 10 ms in the baseline, and may rise by 20 ms to 30 ms. Each query is compared with its
  // own time before: in `afterUneven` those of 10 ms may take 30 ms, those of 12 ms 32 ms.
  // Which cases are asked again | their times now and in the first pass | how many of the 20
  it.each([
    ["all if the first pass was within 30 ms", { nowMs: 31, firstMs: 30 }, 20],
    ["none if the first pass was above 30 ms, too", { nowMs: 31, firstMs: 31 }, 0],
    ["none if the queries are others", { nowMs: 31, firstMs: 10, cases: edited }, 0],
    ["all if half were within 12 + 20 ms", { nowMs: 33, firstMs: 32, subject: afterUneven }, 20],
    ["none if all were over 12 + 20 ms", { nowMs: 33, firstMs: 33, subject: afterUneven }, 0],
    ["none at a ceiling of 25 ms", { nowMs: 25, firstMs: 25, subject: withCeiling }, 0],
    ["all above a ceiling of 25 ms", { nowMs: 26, firstMs: 26, subject: withCeiling }, 20],
  ])("returns %s", (_, times, count) => {
    expect(countToConfirm(times)).toBe(count);
  });

  // 31 ms is over the limit of 10 + 20 ms, so p50 and p95 would fail with 15 slow queries, too. A
  // slow moment of the machine does not hit four of five queries twice.
  it.each([
    ["all 20 cases if 15 were over the limit in both passes", 15, 20],
    ["no case if 16 of 20 (four of five) were over the limit in both passes", 16, 0],
  ])("returns %s", (_, slowCount, countToAskAgain) => {
    const first = new Map(TWENTY.map(({ id }) => [id, 31]));
    const now = new Map(TWENTY.map(({ id }, n) => [id, Array(3).fill(n < slowCount ? 31 : 10)]));

    const ids = findCasesToConfirm(policy, asked, { now, base: null, first });

    expect(ids.size).toBe(countToAskAgain);
  });

  it("returns none for a p95 that makes no check", () => {
    // p95 of 4 queries is about that of the slowest one: 90 ms, where 10 + 20 ms are allowed. It
    // makes no check: no rule names it, and without a rule it takes five queries.
    const repeats = 7;
    const cases = TWENTY.slice(0, 4);
    const suite = suiteOf(...cases);
    const run = runWith(cases, timesEach(...Array<number>(repeats).fill(10)), repeats);
    const subject = { config, suite, baseline: baselineOf(config, suite, run) };
    const times = new Map(cases.map(({ id }) => [id, repeats]));
    const now = new Map(
      cases.map(({ id }, n) => [id, Array<number>(repeats).fill(n === 0 ? 90 : 10)]),
    );

    const ids = findCasesToConfirm(
      subject,
      { ...asked, cases, times },
      { now, base: null, first: new Map() },
    );

    expect(ids.size).toBe(0);
  });

  it("returns none side by side: p50 and p95 are decided without a second pass", () => {
    // 31 ms is over both limits: a tenth and a quarter more than 20 ms.
    const seen = { now: timesNow(31), base: timesNow(20), first: new Map() };

    expect(findCasesToConfirm(policy, asked, seen).size).toBe(0);
  });

  it("returns the cases of a rule of the mean side by side", () => {
    const rules = new Map([["latency_mean_ms", {}]]);
    const config = configWithRules(rules, { latency: SETTINGS });
    // The mean may rise by the larger of 20 ms and 50 %, so from 20 ms to 40 ms.
    const seen = { now: timesNow(41), base: timesNow(20), first: new Map() };

    expect(findCasesToConfirm({ ...policy, config }, asked, seen).size).toBe(asked.cases.length);
  });
});

it("canAskTwice is true if two passes take at most nine tenths of the budget", () => {
  const cases = casesIn("howto", 10);
  const subject = { config: timedConfig(), suite: suiteOf(...cases) };
  const tookMs = new Map(cases.map(({ id }) => [id, 10]));
  // A pass asks ten cases three times: 300 ms, and two of them take 600 ms. Nine tenths of 0.65 s
  // are 585 ms, and of 0.7 s 630 ms.
  const isEnough = (budget: number): boolean =>
    canAskTwice(subject, 3, { ...SETTINGS, budget_s: budget }, tookMs);

  expect([isEnough(0.65), isEnough(0.7)]).toEqual([false, true]);
});
