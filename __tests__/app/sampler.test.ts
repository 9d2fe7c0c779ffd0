/** How a run says what it asks. */
import { expect, it } from "vitest";
import { makeDice, type RunPurpose, Sampler } from "../../src/app/measure.ts";
import type { Plan } from "../../src/gate/plan.ts";
import type { LatencyPolicy } from "../../src/model/config.ts";
import { answerListing } from "../gate/made.ts";
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
  const lines: string[] = [];
  const plan = { head: inputsOf(configOf({ latency }), SUITE), base: null, beside };
  const sampler = new Sampler({ ...plan, cases, all: SUITE.cases }, purpose, (line) =>
    lines.push(line),
  );
  return { own: sampler, said: lines };
}

it("Sampler announces once how many queries a run asks", () => {
  const off = makeSampler("off");
  off.own.announceKnown();

  // Four of four are asked twice.
  expect(off.said).toEqual(["This run asks 8 queries."]);
  expect(() => off.own.planRounds(new Map())).toThrow("latency is off");

  const timed = makeSampler(THREE_TIMES);
  timed.own.announceKnown();
  const tookMs = new Map(SUITE.cases.map(({ id }) => [id, 1]));
  for (const _ of ["first", "again"]) {
    timed.own.planRounds(tookMs);
  }

  // One to warm up and three timed of each of four; the timed ones once more if a check would fail.
  expect(timed.said).toEqual([
    "This run asks 16 queries, and at most 28 if latency has to be timed again.",
  ]);
});

it("Sampler announces it before the first query if the baseline has the repeats", () => {
  const config = configOf({ latency: AUTO });
  const cases = SUITE.cases.map(({ id }) => ({
    ...answerListing(id, `${id}-doc`),
    first_ms: 1,
    samples_ms: [1],
  }));
  const own = inputsOn(config, SUITE, runOf(cases));
  const timing = { source: "measured", repeats: 5, ms: 1 } as const;
  const head = { ...own, baseline: { ...own.baseline, timing } };
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
    "This run asks 24 queries, and at most 44 if latency has to be timed again.",
  ]);
  expect(saidBy(false, null, SUITE.cases.slice(0, 1))).toEqual([
    "This run asks 6 queries, and at most 11 if latency has to be timed again.",
  ]);
  expect(saidBy(true)).toEqual([]);
  expect(saidBy(false, { ...head, baseline: null })).toEqual([]);
});

it("Sampler asks a recording's plan twice, if the budget allows it", () => {
  const announced = (budget: number): readonly [readonly string[], number] => {
    const latency = latencyOf(3, { budget_s: budget });
    const { own, said } = makeSampler(latency, SUITE.cases, null, "record");
    own.announceKnown();
    own.planRounds(new Map(SUITE.cases.map(({ id }) => [id, 1000])));
    return [said, own.confirmingRounds({ now: new Map(), base: null }).flat().length];
  };

  // Four to warm up, 12 timed twice, and four of a second start. 24 seconds are nine tenths of 26.7.
  expect(announced(27)).toEqual([["This run asks 32 queries."], 12]);
  expect(announced(26)).toEqual([
    ["This run asks 20 queries, and at most 32 if latency has to be timed again."],
    0,
  ]);
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
  const seen = { now: new Map(), base: null };
  const timing = {
    source: "measured",
    repeats: 3,
    budget_ended: false,
  } as const;
  for (const { own } of [makeSampler("off"), makeSampler(THREE_TIMES)]) {
    expect([own.confirmingRounds(seen), own.needsAnotherPass(new Map())]).toEqual([[], false]);
    const run = { cases: [], timing };
    expect(own.finishRun(run)).toBe(run);

    const asked = { asked: {} as never };

    const finished = own.finishRun({ cases: [], timing: { ...timing, ...asked } });
    expect(finished.timing.asked).toEqual({ repeats: 3 });
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
    own.planRounds(new Map(SUITE.cases.map(({ id }) => [id, 2 * base[0]!])));
    const seen = new Map(SUITE.cases.map(({ id }) => [id, base]));
    while (own.needsAnotherPass(seen)) {
      expect(said).toHaveLength(2);
    }
    return said.slice(1);
  };
  const announcement = (queries: number, most: number, passed: string): readonly string[] => [
    `This run asks ${queries} queries of base and head together (${passed}), and at most ${most} if latency has to be timed again.`,
  ];

  // Four cases are timed 7 times for p50. Noise 0.1 / 0.3186 / sqrt(2) = 0.222: 2 x (0.222 x 1.3626 x 3.126 / 0.0445)^2 =
  // 905 answers of each side, of 28 in a pass: 33 passes of 56 queries, and 8 for quality.
  expect(announcedPasses([40, 44.21, 40])).toEqual(announcement(1856, 3704, "33 passes"));
  expect(announcedPasses([40, 40, 40])).toEqual(announcement(64, 120, "1 pass"));
  // A pass of 56 queries takes 2.3 s; of 6 s a tenth is left over.
  expect(announcedPasses([40, 44.21, 40], { ...AUTO, budget_s: 6 })).toEqual(
    announcement(120, 232, "2 passes"),
  );
  // A rise within half a millisecond fails nothing: of 3 ms it takes more to show one of 25 % than of 15 % of 40 ms.
  expect(announcedPasses([3, 3.316, 3])).toEqual(announcement(792, 1576, "14 passes"));
  // A number of repeats holds whatever they show: 8 for quality, and three pairs of four cases.
  expect(announcedPasses([40, 44.21, 40], THREE_TIMES)).toEqual(announcement(32, 56, "1 pass"));
});
