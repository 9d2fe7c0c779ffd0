import { describe, expect, it, test } from "vitest";
import { keepFasterPass, keepOldLatency } from "../../src/latency/recorded.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { RuleSetting } from "../../src/model/config.ts";
import { answered, configOf, hitsOf, makeCase } from "../helpers/make.ts";
import { SETTINGS, SUITE, timedBaseline, timedConfig, timedRun } from "./timed.ts";

const planned = { config: timedConfig(), suite: SUITE };
const recorded = (level: number, intents: Readonly<Record<string, number>> = {}): Baseline =>
  timedBaseline(planned.config, timedRun(level, intents));
const before = recorded(100);
const samples = ({ cases }: Baseline): unknown =>
  [...cases.values()].map((each) => each.latency_ms);

/** Whether the old times stay. */
function isKept(made: Baseline, old: Baseline = before, by = planned): boolean {
  const result = keepOldLatency(by, old, made);
  if (result === made) {
    return false;
  }
  expect(samples(result)).toEqual(samples(old));
  expect(result.latency).toEqual(old.latency);
  return true;
}

describe("keepFasterPass", () => {
  const timesAfter = (...times: readonly (readonly number[])[]): unknown => {
    const runs = times.map((own, n) => answered(`case-${n}`, hitsOf("doc"), own));
    return keepFasterPass(runs, 3).map((each) => each.samples_ms);
  };

  it("keeps the pass whose queries took less on the mean, as a whole", () => {
    // The fastest of three: 10 and 40 in the first pass, 20 and 20 in the second.
    const second = timesAfter([10, 11, 12, 20, 21, 22], [40, 41, 42, 20, 21, 22]);
    // 10 and 20, and 20 and 20.
    const first = timesAfter([10, 11, 12, 20, 21, 22], [20, 41, 42, 20, 21, 22]);

    expect(second).toEqual([
      [20, 21, 22],
      [20, 21, 22],
    ]);
    expect(first).toEqual([
      [10, 11, 12],
      [20, 41, 42],
    ]);
  });

  it("leaves a case as it is that lacks a time", () => {
    const kept = timesAfter([30, 30, 30, 20, 20, 20], [30, 30, 20, 20, 20], []);

    expect(kept).toEqual([[20, 20, 20], [30, 30, 20, 20, 20], []]);
  });

  it("takes the stages of the same pass", () => {
    const run = {
      ...answered("case", hitsOf("doc"), [9, 9, 9, 5, 5, 5]),
      spans_ms: new Map([
        ["search", [8, 8, 8, 4, 4, 4]],
        ["rerank", [1, 1]],
      ]),
    };

    const [kept] = keepFasterPass([run], 3);

    expect(kept!.spans_ms).toEqual(
      new Map([
        ["search", [4, 4, 4]],
        ["rerank", [1, 1]],
      ]),
    );
  });
});

describe("keepOldLatency", () => {
  it("keeps the old times as a whole if they moved within tolerance", () => {
    const made = { ...recorded(110), tool: "retrieval-eval-gate next" };

    expect(keepOldLatency(planned, before, made)).toEqual({
      ...before,
      tool: "retrieval-eval-gate next",
    });
  });

  // [20, "50%"] of the lower: 100 to 150 ms is within it, also exactly, and 66.67 to 100, but no slow day that is over.
  it.each([
    [150, true],
    [150.01, false],
    [66.67, true],
    [66.66, false],
  ])("keeps the old times at %d ms after 100 ms: %s", (level, kept) => {
    expect(isKept(recorded(level))).toBe(kept);
  });

  it("keeps them though a case was asked less often, unless it was not asked", () => {
    const asked = (times: number): Baseline => {
      const made = recorded(110);
      const [[id, first]] = [...made.cases];
      const one = { ...first!, latency_ms: first!.latency_ms.slice(0, times) };
      return { ...made, cases: new Map([...made.cases, [id, one]]) };
    };

    expect([isKept(asked(1)), isKept(asked(0))]).toEqual([true, false]);
  });

  it("takes all new times if one intent moved", () => {
    expect(isKept(recorded(100, { rare: 160 }))).toBe(false);
  });

  it("ignores a percentile that has only a ceiling", () => {
    const bound = { tolerance: [], ceiling: 1000 };
    const config = timedConfig({ latency_p50_ms: bound, latency_p95_ms: bound });

    expect(isKept(recorded(300), before, { ...planned, config })).toBe(true);
    expect(isKept(recorded(300), before)).toBe(false);
  });

  it("takes the new times if nothing can be compared", () => {
    const timing = { source: "off", repeats: 0, ms: 0 } as const;

    expect(isKept(recorded(100), { ...before, timing })).toBe(false);
    expect(isKept({ ...recorded(100), timing })).toBe(false);
    expect(keepOldLatency(planned, null, before)).toBe(before);

    const off = { ...planned, config: configOf() };

    expect(isKept(recorded(100), before, off)).toBe(false);
    expect(
      isKept(recorded(100), {
        ...before,
        beside: { commit: "c".repeat(40), accepted_figures: true },
      }),
    ).toBe(false);
  });

  it.each<readonly [string, Partial<Baseline>]>([
    ["another machine", { environment: { ...before.environment, cpu: "another" } }],
    ["another clock", { timing: { ...before.timing, source: "reported" } }],
    ["another percentile", { definition: { ...before.definition, percentile: "linear" } }],
  ])("takes the new times on %s", (_, changed) => {
    expect(before.definition.percentile).toBe("nearest");
    expect(isKept({ ...recorded(100), ...changed })).toBe(false);
  });

  const changedCase = (change: Partial<ReturnType<Baseline["cases"]["get"]>>): Baseline => ({
    ...before,
    cases: new Map(
      [...before.cases].map(([id, row], i) => [id, i === 0 ? { ...row, ...change } : row]),
    ),
  });
  it.each([
    ["whose query was edited", changedCase({ digests: makeCase("x").digests })],
    ["of another intent", changedCase({ intent: "rare" })],
    ["without times then", changedCase({ latency_ms: [] })],
    ["whose stages were not told then", changedCase({ spans_ms: new Map([["rerank", [1]]]) })],
  ])("takes the new times for a case %s", (_, old) => {
    expect(isKept(recorded(100), old)).toBe(false);
  });

  it("keeps the times of stages in any order", () => {
    const withStages = (...stages: readonly string[]): Baseline => ({
      ...before,
      cases: new Map(
        [...before.cases].map(([id, row]) => [
          id,
          { ...row, spans_ms: new Map(stages.map((stage) => [stage, [stage.length]])) },
        ]),
      ),
    });
    const old = withStages("fetch", "rerank");
    const result = keepOldLatency(planned, old, withStages("rerank", "fetch"));

    expect([...result.cases.values()][0]!.spans_ms).toEqual([...old.cases.values()][0]!.spans_ms);
    expect(isKept(withStages("rerank", "fetch"), old)).toBe(true);
  });
});

describe("keepOldLatency and the number of repeats", () => {
  const asked = (repeats: number): Baseline => ({
    ...recorded(100),
    timing: { ...before.timing, repeats },
  });
  const withNumber = { ...planned, config: timedConfig({}, { ...SETTINGS, repeats: 2 }) };

  it("keeps old times though a slow day asked less often", () => {
    expect(isKept(asked(2))).toBe(true);
  });

  it("takes new times if cases are asked more often, or as the config says", () => {
    expect(isKept(asked(9))).toBe(false);
    expect(isKept(asked(2), before, withNumber)).toBe(false);
  });
});

// Times of stages.

/** Whole answers at one level, their stage at another. */
function stagedAt(
  level: number,
  rank: number | null,
  rules: Readonly<Record<string, RuleSetting>> = {},
): Baseline {
  const run = timedRun(level);
  const spans = rank === null ? null : timedRun(rank).cases;
  const cases = run.cases.map((each, n) => ({
    ...each,
    ...(spans === null ? {} : { spans_ms: new Map([["rank", spans[n]!.samples_ms]]) }),
  }));
  return timedBaseline(timedConfig(rules), { ...run, cases });
}

function keptOver(before: Baseline, made: Baseline, config = timedConfig()): Baseline | null {
  const result = keepOldLatency({ config, suite: SUITE }, before, made);
  return result === made ? null : result;
}

test("keepOldLatency keeps the times of stages with the others", () => {
  const before = stagedAt(100, 40);
  const result = keptOver(before, stagedAt(110, 90))!;
  const spans = ({ cases }: Baseline): unknown =>
    [...cases.values()].map((each) => each.spans_ms?.get("rank"));

  expect(spans(result)).toEqual(spans(before));
});

test("keepOldLatency keeps no times of stages if there are none", () => {
  const result = keptOver(stagedAt(100, null), stagedAt(110, null))!;

  for (const each of result.cases.values()) {
    expect(each).not.toHaveProperty("spans_ms");
  }
});

test("keepOldLatency ignores a rule for an intent without a case", () => {
  const config = timedConfig();
  const intents = new Map([["gone", new Map([["latency_p50_ms", {}]])]]);
  const gate = { ...config.gate, intents };
  const bare = timedBaseline(config);

  expect(keptOver(bare, timedBaseline(config, timedRun(110)), { ...config, gate })).not.toBeNull();
});

test("keepOldLatency applies a tolerance in cases to the cases of the bucket", () => {
  // 2000 / 20 = 100 ms overall and 2000 / 10 = 200 ms in an intent.
  const rules = {
    latency_p50_ms: { tolerance: [{ unit: "cases", value: 2000 }] },
    latency_p95_ms: { tolerance: [{ unit: "absolute", value: 900 }] },
  } as const;
  const moved = (level: number): boolean =>
    keptOver(stagedAt(100, null, rules), stagedAt(level, null, rules), timedConfig(rules)) === null;

  expect([moved(190), moved(290)]).toEqual([false, true]);
});
