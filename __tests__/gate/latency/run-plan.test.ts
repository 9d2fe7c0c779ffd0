import { describe, expect, it } from "vitest";
import {
  type PlanningPolicy,
  knownRepeats,
  roundsFor,
  runSampling,
  timesByCase,
} from "../../../src/gate/latency/asking.ts";
import { gatedBuckets, limitsOf, newPlan, planSampling, planWith } from "../../../src/gate/latency/plan.ts";
import { suiteOf } from "../../helpers/make.ts";
import { SETTINGS, SUITE, casesIn, timedBaseline, timedConfig, timedRun } from "./timed.ts";

const config = timedConfig();
const took = new Map(SUITE.cases.map(({ id }) => [id, 10]));

// A tenth of a bucket may fail. p50 takes 20 samples and p95 60, each case three at least: 60 / 18 -> 4 overall, and
// 60 / 9 -> 7 in an intent of ten.
const PLANNED = { "intent:howto": 7, "intent:rare": 7, overall: 4 };
const planned = newPlan({ config, suite: SUITE }, SETTINGS, took);

it("asks as often as the config says, whatever that fills", () => {
  for (const repeats of [1, 4])
    expect(newPlan({ config, suite: SUITE }, { ...SETTINGS, repeats }, took).repeats).toEqual(
      new Map([["overall", repeats]]),
    );
});

const policyWith = (
  repeats: Readonly<Record<string, number>> | null,
  suite = SUITE,
  settings = SETTINGS,
): PlanningPolicy => {
  const own = { config: timedConfig({}, settings), suite };
  const baseline = timedBaseline(own.config, timedRun(100, {}, suite.cases), suite);
  if (repeats === null) return { ...own, baseline: null };
  return {
    ...own,
    baseline: { ...baseline, plan: planWith(new Map(Object.entries(repeats)), own, settings, took) },
  };
};

describe("a plan that is made now", () => {
  it("asks every bucket as often as its percentiles need, and says what that costs", () => {
    expect(Object.fromEntries(planned.repeats)).toEqual(PLANNED);
    // 20 queries of warm-up and 20 cases seven times, of 10 ms each.
    expect(planned).toMatchObject({ queries: 160, ms: 1400, unfilled: [] });
  });

  it("is the one that fits, with or without overall figures", () => {
    for (const budget of [60, 0.001]) {
      const [own, settings] = [
        { config, suite: SUITE },
        { ...SETTINGS, budget_s: budget },
      ];
      const fits = planSampling(gatedBuckets(own), took, limitsOf(settings));
      expect(newPlan(own, settings, took)).toEqual(fits);
    }
  });

  it("asks for overall figures, too, where only an intent is gated", () => {
    const off = timedConfig({ latency_p50_ms: "off", latency_p95_ms: "off" });
    const intents = new Map([["howto", new Map([["latency_p50_ms", { ceiling: 400 }]])]]);
    const alone = { config: { ...off, gate: { ...off.gate, intents } }, suite: SUITE };
    const { repeats, filled, queries } = newPlan(alone, SETTINGS, took);
    // 20 / 9 -> 3 in the intent, and three of each case overall.
    expect(Object.fromEntries(repeats)).toEqual({ "intent:howto": 3, overall: 3 });
    expect(filled.map(({ scope, statistic }) => `${scope} ${statistic}`)).toEqual(["intent:howto p50"]);
    expect(queries).toBe(20 + 20 * 3);
  });

  it("is what a run without a baseline asks: known only after the first pass", () => {
    expect(knownRepeats([policyWith(null)], SETTINGS)).toBeNull();
    const {
      repeats,
      times,
      rounds,
      ends_ms: endsMs,
    } = runSampling([policyWith(null)], SUITE.cases, SETTINGS, took);
    expect(Object.fromEntries(repeats)).toEqual(PLANNED);
    expect(new Set(times.values())).toEqual(new Set([7]));
    expect(rounds).toHaveLength(7);
    // 3 x 1.4 s are less than the budget of 60 s.
    expect(endsMs).toBe(60_000);
  });
});

describe("plans of baselines", () => {
  it("are known before anything is asked: of two policies the larger, scope by scope", () => {
    const base = policyWith({ ...PLANNED, overall: 9 });
    const head = policyWith({ ...PLANNED, "intent:rare": 8 });
    const both = { "intent:howto": 7, "intent:rare": 8, overall: 9 };
    expect(Object.fromEntries(knownRepeats([base, head], SETTINGS)!)).toEqual(both);
    expect(Object.fromEntries(runSampling([base, head], SUITE.cases, SETTINGS, took).repeats)).toEqual(both);
    expect(knownRepeats([base, policyWith(null)], SETTINGS)).toBeNull();
  });

  it("are raised to the number of repeats that the config names", () => {
    const fixed = { ...SETTINGS, repeats: 12 };
    expect(Object.fromEntries(knownRepeats([policyWith(PLANNED, SUITE, fixed)], fixed)!)).toEqual({
      ...PLANNED,
      overall: 12,
    });
  });

  it("may take three times what they took when they were recorded", () => {
    const slow = policyWith(PLANNED);
    const plan = { ...slow.baseline!.plan!, ms: 50_000 };
    const policy = { ...slow, baseline: { ...slow.baseline!, plan } };
    expect(runSampling([policyWith(PLANNED), policy], SUITE.cases, SETTINGS, took).ends_ms).toBe(150_000);
  });

  it("are completed by what is new since: an intent that the plan has never heard of", () => {
    const before = suiteOf(...casesIn("howto"));
    const known = policyWith({ overall: 9, "intent:howto": 7 }, before);
    const grown: PlanningPolicy = { config, suite: SUITE, baseline: known.baseline };
    expect(knownRepeats([grown], SETTINGS)).toBeNull();
    const { repeats } = runSampling([grown], SUITE.cases, SETTINGS, took);
    expect(Object.fromEntries(repeats)).toEqual({ overall: 9, "intent:howto": 7, "intent:rare": 7 });
  });
});

describe("how often a case is asked", () => {
  it("is the most of what base and head say of it, also where its intent changed", () => {
    const repeats = new Map([
      ["overall", 3],
      ["intent:howto", 5],
      ["intent:rare", 8],
    ]);
    const [howto] = casesIn("howto", 1);
    const moved = { ...howto!, intent: "rare" };
    const policy = (
      subject: typeof moved,
    ): { readonly config: typeof config; readonly suite: typeof SUITE } => ({
      config,
      suite: suiteOf(subject),
    });
    const times = (...policies: readonly ReturnType<typeof policy>[]): number | undefined =>
      timesByCase(repeats, policies, [howto!]).get("howto-0");
    expect(times(policy(howto!))).toBe(5);
    expect(times(policy(howto!), policy(moved))).toBe(8);
    // The base's wording of a case has an id of its own.
    const renamed = { ...howto!, id: "howto-0 (base)", asked_as: "howto-0" };
    expect([...timesByCase(repeats, [policy(moved)], [renamed])]).toEqual([["howto-0 (base)", 8]]);
  });

  it("is once more the plan for the cases that are still open", () => {
    const times = new Map([
      ["a", 2],
      ["b", 1],
    ]);
    expect(roundsFor(times, new Set(["a"]))).toEqual([["a"], ["a"]]);
  });
});
