/** Which stage times count: those of timed passes, repeat by repeat. */
import { describe, expect, it } from "vitest";
import type { Question, RawAnswer, RawError, Retriever } from "../../src/model/retriever.ts";
import type { SideMeasurement } from "../../src/run/side.ts";
import { type Sampling, type RunPlan, runSuite } from "../../src/run/run-suite.ts";
import { latencyOf, makeCase } from "../helpers/make.ts";
import { STILL, planOf } from "./plan.ts";

const LATENCY = latencyOf(3);

/** The n-th time that a case is asked it says that its stage took n ms. */
function countingRetriever(
  spans: (caseId: string, asked: number) => Readonly<Record<string, number>> | null,
): Retriever {
  const asked = new Map<string, number>();
  return {
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    ask: ({ case_id: caseId }): Promise<RawAnswer | RawError> => {
      const times = (asked.get(caseId) ?? 0) + 1;
      asked.set(caseId, times);
      const stageTimes = spans(caseId, times);
      if (stageTimes === null) {
        return Promise.resolve({ kind: "error", message: "no", retries: 0 });
      }
      const spanFields = Object.keys(stageTimes).length === 0 ? {} : { spans: stageTimes };
      const rest = {
        results: [{ id: "d" }],
        degraded: false,
        elapsed_ms: 9,
        retries: 0,
        reported_ms: 5,
      };
      return Promise.resolve({ kind: "answer", ...rest, ...spanFields });
    },
  };
}

function threeRounds(ids: readonly string[]): Sampling {
  return { rounds: [ids, ids, ids], more: () => [], ends_ms: 1 };
}

function measure(retriever: Retriever, overrides: Partial<RunPlan> = {}): Promise<SideMeasurement> {
  const timed = { latency: LATENCY, sampling: () => threeRounds(["a", "b"]) };
  const plan = planOf([makeCase("a"), makeCase("b")], { ...timed, ...overrides });
  return runSuite(plan, { ...STILL, retriever });
}

const stagesOf = ({ cases }: SideMeasurement): unknown =>
  Object.fromEntries(
    cases.map(({ case_id: caseId, spans_ms: spansMs }) => [
      caseId,
      spansMs && Object.fromEntries(spansMs),
    ]),
  );

describe("runSuite › times for the sampling plan", () => {
  const retrieverTaking = (...tookMs: readonly number[]): Retriever => {
    const remainingTimes = [...tookMs];
    const bare = countingRetriever(() => ({}));
    return {
      ...bare,
      ask: async (request) =>
        ({ ...(await bare.ask(request)), elapsed_ms: remainingTimes.shift()! }) as RawAnswer,
    };
  };
  const plannedTimes = async (retriever: Retriever, concurrency = 1): Promise<unknown> => {
    let seen: ReadonlyMap<string, number> = new Map();
    await measure(retriever, {
      cases: ["a", "b", "c"].map((id) => makeCase(id)),
      concurrency,
      sampling: (tookMs) => ((seen = tookMs), threeRounds([])),
    });
    return Object.fromEntries(seen);
  };

  it("leave out the start of the retriever, for which first answers wait", async () => {
    expect(await plannedTimes(retrieverTaking(5000, 20, 30))).toEqual({ a: 30, b: 20, c: 30 });
    expect(await plannedTimes(retrieverTaking(10, 20, 5000))).toEqual({ a: 10, b: 20, c: 5000 });
    expect(await plannedTimes(retrieverTaking(5000, 0.5, 0.2))).toEqual({ a: 0.5, b: 0.5, c: 0.2 });
    expect(await plannedTimes(retrieverTaking(5000, 4000, 30), 2)).toEqual({ a: 30, b: 30, c: 30 });
  });

  it("are those of the first answers if there are no later ones", async () => {
    expect(await plannedTimes(retrieverTaking(50, 60, 70), 3)).toEqual({ a: 50, b: 60, c: 70 });
  });

  it("leave out answers that failed", async () => {
    expect(await plannedTimes(countingRetriever((id) => (id === "b" ? null : {})))).toEqual({
      a: 9,
      c: 9,
    });
  });
});

describe("runSuite › stages", () => {
  const searchingRetriever = (): Retriever => countingRetriever((_, asked) => ({ search: asked }));

  it("have the times of timed repeats, without the warm-up", async () => {
    const each = { a: { search: [2, 3, 4] }, b: { search: [2, 3, 4] } };

    expect(stagesOf(await measure(searchingRetriever()))).toEqual(each);

    const two = await measure(searchingRetriever(), { latency: { ...LATENCY, warmup: 2 } });

    expect(stagesOf(two)).toEqual({ a: { search: [3, 4, 5] }, b: { search: [3, 4, 5] } });
  });

  it("count from the first answer if that is timed", async () => {
    const none = await measure(searchingRetriever(), { latency: { ...LATENCY, warmup: 0 } });

    expect(stagesOf(none)).toEqual({ a: { search: [1, 2, 3] }, b: { search: [1, 2, 3] } });

    const recorded = await measure(searchingRetriever(), { clock: "recorded" });

    expect(stagesOf(recorded)).toEqual({ a: { search: [1] }, b: { search: [1] } });
  });

  it("are absent if a case's answers vary and too few are left", async () => {
    const bare = searchingRetriever();
    const ask = async (question: Question): Promise<RawAnswer | RawError> => {
      const answer = (await bare.ask(question)) as RawAnswer;
      const other = question.case_id === "b" && answer.spans!["search"]! > 3;
      return { ...answer, results: [{ id: other ? "another" : "d" }] };
    };

    expect(stagesOf(await measure({ ...bare, ask }))).toEqual({
      a: { search: [2, 3, 4] },
      b: undefined,
    });
  });

  it("are fewer if a repeat does not tell them, and absent if none does", async () => {
    const some = await measure(
      countingRetriever((id, asked) =>
        id === "b" ? {} : asked === 3 ? { search: 3 } : { search: asked, rerank: 7 },
      ),
    );

    expect(stagesOf(some)).toEqual({ a: { search: [2, 3, 4], rerank: [7, 7] }, b: undefined });

    const off = await measure(searchingRetriever(), { latency: "off" });

    expect(stagesOf(off)).toEqual({ a: undefined, b: undefined });
  });

  it("are dropped with the samples of a case that fails in a repeat", async () => {
    const failing = await measure(
      countingRetriever((id, asked) => (id === "a" && asked === 3 ? null : { search: asked })),
    );

    expect(failing.cases[0]).toMatchObject({ outcome: { kind: "error" }, samples_ms: [] });
    expect(stagesOf(failing)).toEqual({ a: undefined, b: { search: [2, 3, 4] } });
  });
});
