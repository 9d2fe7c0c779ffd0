/** Which times a plan is made of, and which stage times count: those of timed passes. */
import { describe, expect, it } from "vitest";
import type { RawAnswer } from "../../src/model/retriever.ts";
import type { RunPlan } from "../../src/run/run-suite.ts";
import type { SideMeasurement } from "../../src/run/side.ts";
import { makeCase } from "../helpers/make.ts";
import { LATENCY, makeSampling, measure, NO_ANSWER, type Script, scriptRetriever } from "./plan.ts";

describe("runSuite › times for the sampling plan", () => {
  /** The times by which a, b and c are planned, if the three questions took these. */
  const plannedTimes = async (tookMs: readonly number[], concurrency = 1): Promise<unknown> => {
    let timesForPlan: ReadonlyMap<string, number> = new Map();
    const remainingTimes = [...tookMs];
    const script = scriptRetriever({ answer: () => ({ elapsed_ms: remainingTimes.shift()! }) });
    await measure(script, {
      cases: ["a", "b", "c"].map((id) => makeCase(id)),
      latency: LATENCY,
      concurrency,
      planTiming: (times) => {
        timesForPlan = times;
        return makeSampling()();
      },
    });
    return Object.fromEntries(timesForPlan);
  };

  // The first answer may wait for the start of the retriever. So it counts at most as long as the
  // slowest later one. With two queries in flight there are two first answers.
  it("leaves out the start of the retriever, for which first answers wait", async () => {
    expect(await plannedTimes([5000, 20, 30])).toEqual({ a: 30, b: 20, c: 30 });
    expect(await plannedTimes([10, 20, 5000])).toEqual({ a: 10, b: 20, c: 5000 });
    expect(await plannedTimes([5000, 0.5, 0.2])).toEqual({ a: 0.5, b: 0.5, c: 0.2 });
    expect(await plannedTimes([5000, 4000, 30], 2)).toEqual({ a: 30, b: 30, c: 30 });
  });

  it("takes the times of first answers if there are no later ones", async () => {
    // All three are in flight at once, so each is a first answer.
    expect(await plannedTimes([50, 60, 70], 3)).toEqual({ a: 50, b: 60, c: 70 });
  });
});

describe("runSuite › stages", () => {
  /** Returns the kept stage times of the cases a and b, timed three times after one warm-up. */
  const stageTimes = async (
    answer: NonNullable<Script["answer"]>,
    overrides: Partial<RunPlan> = {},
  ): Promise<unknown> => {
    const ids = ["a", "b"];
    const timed = { latency: LATENCY, planTiming: makeSampling(ids, ids, ids) };
    return stageTimesOf(await measure(scriptRetriever({ answer }), { ...timed, ...overrides }));
  };
  const stageTimesOf = ({ cases }: SideMeasurement): unknown =>
    Object.fromEntries(
      cases.map(({ case_id: id, spans_ms: spans }) => [id, spans && Object.fromEntries(spans)]),
    );
  /** The nth answer has a search of n ms. */
  const search: NonNullable<Script["answer"]> = (_, n) => ({
    spans: { search: n },
    reported_ms: 5,
  });

  it("takes the times of stages of timed repeats, without the warm-up", async () => {
    // The nth answer has a search of n ms.
    const afterOne = await stageTimes(search);
    const afterTwo = await stageTimes(search, { latency: { ...LATENCY, warmup: 2 } });

    expect(afterOne).toEqual({ a: { search: [2, 3, 4] }, b: { search: [2, 3, 4] } });
    expect(afterTwo).toEqual({ a: { search: [3, 4, 5] }, b: { search: [3, 4, 5] } });
  });

  it("takes the times of stages of a recorded run, which is asked once", async () => {
    const recorded = await stageTimes(search, { clock: "recorded" });

    expect(recorded).toEqual({ a: { search: [1] }, b: { search: [1] } });
  });

  it("takes no times of stages if a case's answers vary and too few are left", async () => {
    // From the fourth on, answers to b have another result.
    const times = await stageTimes(({ case_id: id }, n): Partial<RawAnswer> => {
      const results = [{ id: id === "b" && n > 3 ? "another" : "d" }];
      return { spans: { search: n }, results };
    });

    // The first answer warms up. Of b two timed ones are left, and three are needed.
    expect(times).toEqual({ a: { search: [2, 3, 4] }, b: undefined });
  });

  it("takes fewer times of stages if a repeat lacks them, and none if all do", async () => {
    // The first answer warms up. The third one to a lacks rerank. Those to b lack all.
    const times = await stageTimes(({ case_id: id }, n): Partial<RawAnswer> => {
      const rerank = n === 3 ? {} : { rerank: 7 };
      return id === "b" ? {} : { spans: { search: n, ...rerank } };
    });

    expect(times).toEqual({ a: { search: [2, 3, 4], rerank: [7, 7] }, b: undefined });
  });

  it("drops the times of stages of a case that fails in a repeat", async () => {
    const times = await stageTimes(({ case_id: id }, n) =>
      id === "a" && n === 3 ? NO_ANSWER : { spans: { search: n } },
    );

    // The first answer warms up.
    expect(times).toEqual({ a: undefined, b: { search: [2, 3, 4] } });
  });
});
