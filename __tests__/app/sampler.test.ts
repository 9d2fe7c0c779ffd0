/** How a run says what it asks. */
import { expect, it } from "vitest";
import { makeDice, type RunPurpose, Sampler } from "../../src/app/measure.ts";
import type { Plan } from "../../src/gate/plan.ts";
import type { SeenSamples } from "../../src/gate/latency/asking.ts";
import type { LatencyPolicy } from "../../src/model/config.ts";
import { listed } from "../gate/made.ts";
import {
  configOf,
  inputsOf,
  inputsOn,
  latencyOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

const SUITE = suiteOf(...["a", "b", "c", "d"].map((id) => makeCase(id)));
const THREE_TIMES = latencyOf(3, { budget_s: 120 });
const AUTO = latencyOf("auto", { budget_s: 120 });

function makeSampler(
  latency: LatencyPolicy,
  cases = SUITE.cases,
  beside: Plan["beside"] = null,
  purpose: RunPurpose = "gate",
): { readonly own: Sampler; readonly said: readonly string[] } {
  const said: string[] = [];
  const plan = { head: inputsOf(configOf({ latency }), SUITE), base: null, beside };
  const own = new Sampler({ ...plan, cases, all: SUITE.cases }, purpose, (line) => said.push(line));
  return { own, said };
}

it("Sampler announces once how many queries a run asks", () => {
  const off = makeSampler("off");
  off.own.announceKnown();

  // Four of four are asked twice.
  expect(off.said).toEqual(["This run asks 8 queries."]);
  expect(() => off.own.sampling(new Map())).toThrow("latency is off");

  const timed = makeSampler(THREE_TIMES);
  timed.own.announceKnown();
  const tookMs = new Map(SUITE.cases.map(({ id }) => [id, 1]));
  for (const _ of ["first", "again"]) {
    timed.own.sampling(tookMs);
  }

  // One to warm up and three timed of each of four; the timed ones once more where a check stays open.
  expect(timed.said).toEqual([
    "This run asks 16 queries, and at most 28 if latency stays undecided.",
  ]);
});

it("Sampler announces it before the first query if the baseline has the plan", () => {
  const config = configOf({ latency: THREE_TIMES });
  const cases = SUITE.cases.map(({ id }) => ({
    ...listed(id, `${id}-doc`),
    first_ms: 1,
    samples_ms: [1],
  }));
  const filled = (["p50", "p95"] as const).map((statistic) => ({
    scope: "overall",
    statistic,
    named: false,
    repeats: 5,
  }));
  const plan = { repeats: new Map([["overall", 5]]), filled, unfilled: [], queries: 24, ms: 1 };
  const own = inputsOn(config, SUITE, runOf(cases));
  const head = { ...own, baseline: { ...own.baseline, plan } };
  const saidBy = (
    recording: boolean,
    base: Plan["base"] = null,
    asked = SUITE.cases,
  ): readonly string[] => {
    const said: string[] = [];
    const whole = { head, base, beside: null, cases: asked, all: SUITE.cases };
    new Sampler(whole, recording ? "record" : "gate", (line) => said.push(line)).announceKnown();
    return said;
  };

  // One to warm up and five timed of each.
  expect(saidBy(false)).toEqual([
    "This run asks 24 queries, and at most 44 if latency stays undecided.",
  ]);
  expect(saidBy(false, null, SUITE.cases.slice(0, 1))).toEqual([
    "This run asks 6 queries, and at most 11 if latency stays undecided.",
  ]);
  expect(saidBy(true)).toEqual([]);
  expect(saidBy(false, { ...head, baseline: null })).toEqual([]);
});

it("Sampler counts second answers of base and head, and of a second start", () => {
  const plans = [
    makeSampler("off", SUITE.cases, { config: configOf().retriever } as Plan["beside"]),
    makeSampler("off", SUITE.cases, null, "record"),
    makeSampler("off", SUITE.cases, null, "record_mean"),
  ];

  for (const { own } of plans) {
    own.announceKnown();
  }

  // 2 x (4 + 4), 4 + 4 + 4, 4 + 4.
  expect(plans.flatMap(({ said }) => said)).toEqual([
    "This run asks 16 queries.",
    "This run asks 12 queries.",
    "This run asks 8 queries.",
  ]);
});

it("Sampler adds no queries before the first plan, nor if nothing is timed", () => {
  const seen = { samples: new Map(), spans: new Map() } as unknown as SeenSamples;
  const timing = {
    source: "measured",
    repeats: 3,
    budget_ended: false,
    includes_start: false,
  } as const;
  for (const { own } of [makeSampler("off"), makeSampler(THREE_TIMES)]) {
    expect([own.more(seen), own.needsAnotherPass(new Map())]).toEqual([[], false]);
    expect(own.withPlanTimes(timing)).toBe(timing);

    const asked = { asked: {} as never };

    expect(own.withPlanTimes({ ...timing, ...asked }).asked).toEqual({ plan: [] });
  }
});

it("Sampler draws which side comes first from the seed", () => {
  // SplitMix64 of 0 begins with e220a8397b1dcdaf, 6e789e6aa1b965f4, 06c45d188009454f: odd, even, odd.
  expect(Array.from({ length: 3 }, makeDice(0).coin)).toEqual([false, true, false]);
});

it("Sampler sizes the plan side by side once, within the budget", () => {
  const beside = { config: configOf().retriever } as Plan["beside"];
  const announcedPasses = (
    base: readonly number[],
    latency: LatencyPolicy = AUTO,
  ): readonly string[] => {
    const { own, said } = makeSampler(latency, SUITE.cases, beside);
    own.announceKnown();
    own.sampling(new Map(SUITE.cases.map(({ id }) => [id, 2 * base[0]!])));
    const seen = new Map(SUITE.cases.map(({ id }) => [id, base]));
    while (own.needsAnotherPass(seen)) {
      expect(said).toHaveLength(2);
    }
    return said.slice(1);
  };
  // A plan of four cases asks each 20 times for p95. Repeats of a case differ by a tenth: 600 * (0.1 / 0.143)^2 = 294 of
  // four cases are 74 each, and 4 passes of 20.
  const announcement = (queries: number, most: number, passed: string): readonly string[] => [
    `This run asks ${queries} queries of base and head together (${passed}), and at most ${most} if latency stays undecided.`,
  ];

  expect(announcedPasses([40, 44.21, 40])).toEqual(announcement(648, 1288, "4 passes"));
  expect(announcedPasses([40, 40, 40])).toEqual(announcement(168, 328, "1 pass"));
  // A pass of 160 queries takes 6.6 s; of 20 s a tenth is left over.
  expect(announcedPasses([40, 44.21, 40], { ...AUTO, budget_s: 20 })).toEqual(
    announcement(328, 648, "2 passes"),
  );
  // A rise of 15 % that is within half a millisecond fails nothing.
  expect(announcedPasses([3, 3.3, 3])).toEqual(announcement(168, 328, "1 pass"));
  // A number of repeats holds whatever they show: 8 for quality, and three pairs of four cases.
  expect(announcedPasses([40, 44.21, 40], THREE_TIMES)).toEqual(announcement(32, 56, "1 pass"));
});
