/** Which stage times count: those of timed passes, repeat by repeat. */
import { describe, expect, it } from "vitest";
import type { Question, RawAnswer, RawError, Retriever } from "../../src/model/retriever.ts";
import type { SideMeasurement } from "../../src/run/side.ts";
import { type Sampling, type RunPlan, runSuite } from "../../src/run/run-suite.ts";
import { latencyOf, makeCase } from "../helpers/make.ts";
import { STILL, planOf } from "./plan.ts";

const LATENCY = latencyOf(3);

/**
 * Returns a retriever whose stage times `stageTimes` gives, from a case's id and how often the case
 * was asked: 1, 2, 3, … Null: the query fails.
 */
function countingRetriever(
  stageTimes: (caseId: string, timesAsked: number) => Readonly<Record<string, number>> | null,
): Retriever {
  const askedByCase = new Map<string, number>();
  return {
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    ask: ({ case_id: caseId }): Promise<RawAnswer | RawError> => {
      const timesAsked = (askedByCase.get(caseId) ?? 0) + 1;
      askedByCase.set(caseId, timesAsked);
      const spans = stageTimes(caseId, timesAsked);
      if (spans === null) {
        return Promise.resolve({ kind: "error", message: "no", retries: 0 });
      }
      return Promise.resolve({
        kind: "answer",
        results: [{ id: "d" }],
        degraded: false,
        elapsed_ms: 9,
        retries: 0,
        reported_ms: 5,
        ...(Object.keys(spans).length > 0 && { spans }),
      });
    },
  };
}

/** Times these cases in each of three rounds. The clock stands, so the end is never reached. */
function threeRounds(ids: readonly string[]): Sampling {
  return { rounds: [ids, ids, ids], confirmingRounds: () => [], ends_ms: 1 };
}

/** Runs the cases a and b, each timed three times after one warm-up. */
function measure(retriever: Retriever, overrides: Partial<RunPlan> = {}): Promise<SideMeasurement> {
  const timed = { latency: LATENCY, planTiming: () => threeRounds(["a", "b"]) };
  const plan = planOf([makeCase("a"), makeCase("b")], { ...timed, ...overrides });
  return runSuite(plan, { ...STILL, retriever });
}

/** Returns the kept stage times by case. */
const stageTimesByCase = ({ cases }: SideMeasurement): unknown =>
  Object.fromEntries(
    cases.map(({ case_id: caseId, spans_ms: spansMs }) => [
      caseId,
      spansMs && Object.fromEntries(spansMs),
    ]),
  );

describe("runSuite › times for the sampling plan", () => {
  /** Returns a retriever that takes so long for its first, second, … question. */
  const retrieverTaking = (...tookMs: readonly number[]): Retriever => {
    const remainingTimes = [...tookMs];
    const retriever = countingRetriever(() => ({}));
    return {
      ...retriever,
      ask: async (request) =>
        ({ ...(await retriever.ask(request)), elapsed_ms: remainingTimes.shift()! }) as RawAnswer,
    };
  };
  /** Returns the times by which the samples of the cases a, b and c are planned. */
  const plannedTimes = async (retriever: Retriever, concurrency = 1): Promise<unknown> => {
    let timesForPlan: ReadonlyMap<string, number> = new Map();
    await measure(retriever, {
      cases: ["a", "b", "c"].map((id) => makeCase(id)),
      concurrency,
      planTiming: (tookMs) => {
        timesForPlan = tookMs;
        return threeRounds([]);
      },
    });
    return Object.fromEntries(timesForPlan);
  };

  // The first answer may wait for the start of the retriever. So it counts at most as long as the
  // slowest later one. With two queries in flight there are two first answers.
  it("leaves out the start of the retriever, for which first answers wait", async () => {
    expect(await plannedTimes(retrieverTaking(5000, 20, 30))).toEqual({ a: 30, b: 20, c: 30 });
    expect(await plannedTimes(retrieverTaking(10, 20, 5000))).toEqual({ a: 10, b: 20, c: 5000 });
    expect(await plannedTimes(retrieverTaking(5000, 0.5, 0.2))).toEqual({ a: 0.5, b: 0.5, c: 0.2 });
    expect(await plannedTimes(retrieverTaking(5000, 4000, 30), 2)).toEqual({ a: 30, b: 30, c: 30 });
  });

  it("takes the times of first answers if there are no later ones", async () => {
    // All three are in flight at once.
    expect(await plannedTimes(retrieverTaking(50, 60, 70), 3)).toEqual({ a: 50, b: 60, c: 70 });
  });
});

describe("runSuite › stages", () => {
  const searchingRetriever = (): Retriever => countingRetriever((_, asked) => ({ search: asked }));

  it("takes the times of stages of timed repeats, without the warm-up", async () => {
    // The nth answer has a search of n ms. After the warm-up three answers are timed.
    const onePass = await measure(searchingRetriever());
    const twoPasses = await measure(searchingRetriever(), { latency: { ...LATENCY, warmup: 2 } });

    expect(stageTimesByCase(onePass)).toEqual({
      a: { search: [2, 3, 4] },
      b: { search: [2, 3, 4] },
    });
    expect(stageTimesByCase(twoPasses)).toEqual({
      a: { search: [3, 4, 5] },
      b: { search: [3, 4, 5] },
    });
  });

  it("takes the times of stages of a recorded run, which is asked once", async () => {
    const recorded = await measure(searchingRetriever(), { clock: "recorded" });

    expect(stageTimesByCase(recorded)).toEqual({ a: { search: [1] }, b: { search: [1] } });
  });

  it("takes no times of stages if a case's answers vary and too few are left", async () => {
    const retriever = searchingRetriever();
    const ask = async (question: Question): Promise<RawAnswer | RawError> => {
      const answer = (await retriever.ask(question)) as RawAnswer;
      // The nth answer has a search of n ms. From the fourth on those to b have another result.
      const isOther = question.case_id === "b" && answer.spans!["search"]! > 3;
      return { ...answer, results: [{ id: isOther ? "another" : "d" }] };
    };

    const measured = await measure({ ...retriever, ask });

    // The first answer warms up. Of b two timed ones are left, and three are needed.
    expect(stageTimesByCase(measured)).toEqual({ a: { search: [2, 3, 4] }, b: undefined });
  });

  it("takes fewer times of stages if a repeat lacks them, and none if all do", async () => {
    // The third answer to a lacks rerank. Those to b lack all.
    const retriever = countingRetriever((id, timesAsked) => {
      if (id === "b") {
        return {};
      }
      return timesAsked === 3 ? { search: 3 } : { search: timesAsked, rerank: 7 };
    });

    expect(stageTimesByCase(await measure(retriever))).toEqual({
      a: { search: [2, 3, 4], rerank: [7, 7] },
      b: undefined,
    });
  });

  it("drops the times of stages of a case that fails in a repeat", async () => {
    const failing = await measure(
      countingRetriever((id, asked) => (id === "a" && asked === 3 ? null : { search: asked })),
    );

    expect(failing.cases[0]).toMatchObject({ outcome: { kind: "error" }, samples_ms: [] });
    expect(stageTimesByCase(failing)).toEqual({ a: undefined, b: { search: [2, 3, 4] } });
  });
});
