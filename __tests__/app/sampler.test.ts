/** How a run plans what it times, and announces how many queries it asks. */
import { describe, expect, it } from "vitest";
import { makeDice, type RunPurpose, Sampler } from "../../src/app/measure.ts";
import type { Plan } from "../../src/gate/questions.ts";
import type { Config, LatencyPolicy } from "../../src/model/config.ts";
import { answered, configOf, inputsOf, latencyOf, makeCase, suiteOf } from "../helpers/make.ts";

const SUITE = suiteOf(...["a", "b", "c", "d"].map((id) => makeCase(id)));
const THREE_TIMES = latencyOf(3, { budget_s: 120 });
const AUTO = latencyOf("auto", { budget_s: 120 });

/** The base's retriever, if it is asked side by side. */
const BESIDE = { config: configOf().retriever } as Plan["beside"];

/** What a test of the sampler may set. */
interface SamplerOptions {
  readonly latency: LatencyPolicy;
  readonly beside?: Plan["beside"];
  readonly purpose?: RunPurpose;
  /** In place of a config with this latency. */
  readonly config?: Config | undefined;
}

/** A sampler for the four cases, and the lines that it prints. */
function makeSampler({ latency, beside = null, purpose = "gate", config }: SamplerOptions): {
  readonly sampler: Sampler;
  readonly lines: readonly string[];
} {
  const lines: string[] = [];
  const head = inputsOf(config ?? configOf({ latency }), SUITE);
  const plan = { head, base: null, beside, cases: SUITE.cases, all: SUITE.cases };
  const sampler = new Sampler(plan, purpose, (line) => lines.push(line));
  return { sampler, lines };
}

/** Each case took this many milliseconds in the quality pass. */
const tookMs = (ms: number): ReadonlyMap<string, number> =>
  new Map(SUITE.cases.map(({ id }) => [id, ms]));

it("Sampler announces that a recording without rules of latency may be timed twice", () => {
  const off = ["latency_p50_ms", "latency_p95_ms"].map((metric) => [metric, "off"] as const);
  const gate = { metrics: new Map(off) };
  const config = configOf({ latency: THREE_TIMES, gate });
  const { sampler, lines } = makeSampler({ latency: THREE_TIMES, purpose: "record", config });

  sampler.announceUntimed();
  expect(lines).toEqual([]);
  sampler.planRounds(tookMs(1));

  // A slow moment would spoil the recorded times, whatever the rules are: then it times them again.
  // 4 x (1 to warm up + 3 timed) + 4 of a second start = 20, and 4 x 3 more = 32.
  expect(lines).toEqual([
    "This run asks 4 queries, 20 times in total, or up to 32 times if it measures latency again.",
  ]);
});

it("Sampler times a recording again if a moment was slow and the budget allows it", () => {
  const record = (budgetS: number, times: readonly number[]) => {
    const latency = latencyOf(3, { budget_s: budgetS });
    const { sampler, lines } = makeSampler({ latency, purpose: "record" });
    sampler.announceUntimed();
    sampler.planRounds(tookMs(1000));
    const now = new Map(SUITE.cases.map(({ id }) => [id, times]));
    const secondPass = sampler.confirmingRounds({ now, base: null });
    return { lines, secondPass: secondPass.flat().length };
  };
  const calmTimes = [1000, 1000, 1000];
  const busyTimes = [1000, 2000, 1000];

  // Two passes of 4 x 3 queries take 24 s, which are nine tenths of 26.7. The run asks four to warm
  // up, 12 timed ones once or twice, and four of a second start.
  const lines = [
    "This run asks 4 queries, 20 times in total, or up to 32 times if it measures latency again.",
  ];

  expect(record(27, calmTimes)).toEqual({ lines, secondPass: 0 });
  expect(record(27, busyTimes)).toEqual({ lines, secondPass: 12 });
  expect(record(26, busyTimes)).toEqual({ lines, secondPass: 0 });
});

it("Sampler counts second answers of base and head, and of a second start", () => {
  const announcedLines = (options: Partial<SamplerOptions>): readonly string[] => {
    const { sampler, lines } = makeSampler({ latency: "off", ...options });
    sampler.announceUntimed();
    return lines;
  };

  // Four cases, each asked twice: of two sides 2 x (4 + 4), with a second start 4 + 4 + 4, without
  // 4 + 4.
  expect(announcedLines({ beside: BESIDE })).toEqual([
    "This run asks 4 queries, 16 times in total.",
  ]);
  expect(announcedLines({ purpose: "record" })).toEqual([
    "This run asks 4 queries, 12 times in total.",
  ]);
  expect(announcedLines({ purpose: "record_mean" })).toEqual([
    "This run asks 4 queries, 8 times in total.",
  ]);
});

it.each([
  ["if nothing is timed", "off"],
  ["before the first plan", THREE_TIMES],
] as const)("Sampler asks nothing more and keeps the run's times %s", (_, latency) => {
  const { sampler } = makeSampler({ latency });
  const timing = { source: "measured", repeats: 3, budget_ended: false } as const;
  const run = { cases: [], timing };

  expect(sampler.confirmingRounds({ now: new Map(), base: null })).toEqual([]);
  expect(sampler.needsAnotherPass(new Map())).toBe(false);
  expect(sampler.finishRun(run)).toBe(run);
});

it("Sampler adds the number of repeats to what a run asked", () => {
  const { sampler } = makeSampler({ latency: THREE_TIMES });
  const asked = { queries: 16, ms: 100, repeats: 0 };
  const timing = { source: "measured", repeats: 3, budget_ended: false, asked } as const;

  const run = sampler.finishRun({ cases: [], timing });

  expect(run.timing.asked).toEqual({ queries: 16, ms: 100, repeats: 3 });
});

/** The sampler of a recording that plans a second pass: one repeat of three is much slower. */
function samplerWithSecondPass(): Sampler {
  const { sampler } = makeSampler({ latency: THREE_TIMES, purpose: "record" });
  sampler.planRounds(tookMs(1));
  const busyTimes = new Map(SUITE.cases.map(({ id }) => [id, [1, 9, 1]]));
  expect(sampler.confirmingRounds({ now: busyTimes, base: null })).toHaveLength(3);
  return sampler;
}

// Of the times of case a, the first three are those of the first pass.
it.each([
  ["the faster pass of a recording", false, [10, 11, 12, 8, 8, 8], [8, 8, 8]],
  ["the first pass if the budget cut the second", true, [10, 11, 12, 8, 8], [10, 11, 12]],
])("Sampler keeps %s", (_, wasCut, times, kept) => {
  const sampler = samplerWithSecondPass();
  // Every run of the head has such counts. They do not matter here.
  const asked = { queries: 0, ms: 0, repeats: 0 };
  const timing = {
    source: "measured",
    repeats: times.length,
    budget_ended: wasCut,
    asked,
  } as const;

  const run = sampler.finishRun({ cases: [answered("a", [], times)], timing });

  expect(run.cases[0]!.samples_ms).toEqual(kept);
  expect(run.timing.repeats).toBe(3);
});

it("makeDice draws which side comes first from the seed", () => {
  // SplitMix64 of 0 begins with e220a8397b1dcdaf, 6e789e6aa1b965f4, 06c45d188009454f: odd, even,
  // odd. Even is true.
  expect(Array.from({ length: 3 }, makeDice(0).coin)).toEqual([false, true, false]);
});

describe("Sampler side by side", () => {
  /** What is announced after a pass in which four cases took `baseTimesMs` on the base. */
  const announcedPasses = (
    baseTimesMs: readonly number[],
    { latency = AUTO, config }: { latency?: LatencyPolicy; config?: Config } = {},
  ): string => {
    const { sampler, lines } = makeSampler({ latency, beside: BESIDE, config });
    sampler.announceUntimed();
    // What both sides took together.
    sampler.planRounds(tookMs(2 * baseTimesMs[0]!));
    const baseTimes = new Map(SUITE.cases.map(({ id }) => [id, baseTimesMs]));
    // The line after the first pass is the only one, however many passes follow.
    while (sampler.needsAnotherPass(baseTimes)) {
      expect(lines).toHaveLength(2);
    }
    return lines[1]!;
  };
  /** The announcement: 4 queries to each side for quality, then rounds of timing. */
  const announcement = (rounds: number, queriesOfRound: number): string =>
    `This run sends ${8 + rounds * queriesOfRound} queries in total to base and head (${rounds} ${rounds === 1 ? "round" : "rounds"} of timing).`;
  const STEADY_MS = [40, 40, 40];
  /** Milliseconds that differ so much that `auto` plans 33 rounds. */
  const UNSTEADY_MS = [40, 44.21, 40];
  /** A round of timing asks four cases seven times, on base and head. */
  const QUERIES_OF_ROUND = 4 * 7 * 2;

  it("plans one round if the base's times don't differ", () => {
    expect(announcedPasses(STEADY_MS)).toBe(announcement(1, QUERIES_OF_ROUND));
  });

  it("plans more rounds, the more the base's times differ", () => {
    // UNSTEADY_MS is 40, 44.21, 40. Its noise, the deviation of one time's natural logarithm, is
    //   ln(44.21 / 40) / QUARTER_SIZE / sqrt(2) = 0.1001 / 0.3186 / 1.414 = 0.2221.
    // allowed: 10 %
    // to be shown: 15 %, which is ln(1.15 / 1.1) = 0.04445 above
    // answers of a side: 2 x (noise x QUARTILE_ERROR x ERRORS_APART / 0.04445)^2
    //   = 2 x (0.2221 x 1.3626 x 3.126 / 0.04445)^2 = 906
    // rounds of 4 x 7 = 28 answers: 906 / 28 = 32.4, so 33. The constants are in src/latency.
    expect(announcedPasses(UNSTEADY_MS)).toBe(announcement(33, QUERIES_OF_ROUND));
  });

  it("plans no more rounds than the budget allows", () => {
    // A round of 56 queries takes 56 x 41.4 ms (the mean of UNSTEADY_MS) = 2.3 s. Nine tenths of 6 s
    // may be used: 5.4 s / 2.3 s = 2 whole rounds. With AUTO's 120 s there are 33.
    const latency = { ...AUTO, budget_s: 6 };

    expect(announcedPasses(UNSTEADY_MS, { latency })).toBe(announcement(2, QUERIES_OF_ROUND));
  });

  it("plans one round if the config has a number of repeats", () => {
    // Four cases three times on two sides, also with times for which `auto` plans 33 rounds.
    const queriesOfRound = 4 * 3 * 2;

    expect(announcedPasses(UNSTEADY_MS, { latency: THREE_TIMES })).toBe(
      announcement(1, queriesOfRound),
    );
  });

  it("plans fewer rounds for short times, of which small rises fail nothing", () => {
    // The noise is that of UNSTEADY_MS, since 3.316 / 3 = 44.21 / 40. By the test of 33 rounds it
    // takes 906 answers of a side to show a logarithm of 0.04445.
    // allowed: half a millisecond of 3 ms, 16.7 %
    // to be shown: half more than that, 25 %, which is ln(1.25 / 1.167) = 0.069 above
    // answers of a side: 906 x (0.04445 / 0.069)^2 = 376
    // rounds of 28 answers: 376 / 28 = 13.4, so 14
    expect(announcedPasses([3, 3.316, 3])).toBe(announcement(14, QUERIES_OF_ROUND));
  });

  it.each([
    ["a ceiling", "latency_p50_ms", { ceiling: 100 }],
    ["a rule of the mean", "latency_mean_ms", {}],
  ])("announces that %s may be timed again", (_, metric, rule) => {
    const gate = { metrics: new Map([[metric, rule]]) };
    const config = configOf({ latency: THREE_TIMES, gate });

    // 8 for quality. A round of timing asks four cases three times on two sides: 8 + 24 = 32, and 56
    // if it is asked again.
    expect(announcedPasses(STEADY_MS, { latency: THREE_TIMES, config })).toBe(
      "This run sends 32 queries in total to base and head (1 round of timing). If the gate measures latency again, it sends up to 56 queries.",
    );
  });
});
