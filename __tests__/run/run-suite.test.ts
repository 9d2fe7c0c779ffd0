/** One retriever measured: what is kept of its answers, how often it is asked, and how a run ends early. */
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import type { Question, RawAnswer, RawError, Retriever } from "../../src/model/retriever.ts";
import { type Sampling, type RunPlan, fewestRepeats, runSuite } from "../../src/run/run-suite.ts";
import type { SideMeasurement } from "../../src/run/side.ts";
import { definitionOf, failedRun, latencyOf, makeCase, timingOf } from "../helpers/make.ts";
import { STILL, planOf } from "./plan.ts";

const LATENCY = latencyOf(3);
const REPORTED = latencyOf(3, { source: "reported" });

interface Script {
  /** What the `n`th question for the case is answered with; from 1. */
  readonly answer?: (
    question: Question,
    n: number,
  ) => Partial<RawAnswer> | RawError | Promise<never>;
  readonly start?: () => Promise<void>;
}

/** Answers as the script says, and keeps what it was asked. */
function scriptRetriever({ answer = () => ({}), start }: Script = {}) {
  const questions: Question[] = [];
  let stops = 0;
  const retriever: Retriever = {
    start: start ?? (() => Promise.resolve()),
    stop: () => Promise.resolve(void stops++),
    ask: async (question) => {
      questions.push(question);
      const n = questions.filter(({ case_id: id }) => id === question.case_id).length;
      const { kind, ...own } = await answer(question, n);
      if (kind === "error") {
        return { kind, ...own } as RawError;
      }
      const results = [{ id: `${question.case_id}-doc` }];
      return { kind: "answer", results, degraded: false, elapsed_ms: 10 * n, retries: 0, ...own };
    },
  };
  return { retriever, questions, stops: () => stops };
}

const NO: RawError = { kind: "error", message: "no", retries: 0 };

function makeSampling(...rounds: readonly (readonly string[])[]): () => Sampling {
  return () => ({ rounds, more: () => [], ends_ms: 1000 });
}

function measure(
  script: ReturnType<typeof scriptRetriever>,
  plan: Partial<RunPlan> = {},
  ports: Partial<Parameters<typeof runSuite>[1]> = {},
): Promise<SideMeasurement> {
  const plannedRun = planOf([makeCase("a"), makeCase("b")], { k: 7, ...plan });
  return runSuite(plannedRun, { ...STILL, retriever: script.retriever, ...ports });
}

const timesByCase = (measured: SideMeasurement): unknown =>
  Object.fromEntries(measured.cases.map((each) => [each.case_id, each.samples_ms]));

describe("runSuite asks and keeps", () => {
  it("each case's query with k and its params, under the id of its file", async () => {
    const script = scriptRetriever();
    const cases = [
      makeCase("a", { query: "first", params: { tenant: "x" } }),
      { ...makeCase("b", { query: "second" }), asked_as: "former" },
    ];
    const { cases: measured } = await measure(script, { cases });

    expect(script.questions).toStrictEqual([
      { case_id: "a", query: "first", k: 7, params: { tenant: "x" } },
      { case_id: "former", query: "second", k: 7 },
    ]);
    expect(measured.map((each) => each.case_id)).toEqual(["a", "b"]);
  });

  it("everything that an answer has", async () => {
    const usage = [{ model: "m", prompt_tokens: 3, completion_tokens: 4 }];
    const answerFields = {
      reported_ms: 5,
      spans: { search: 2 },
      usage,
      answer: "yes",
      degraded: true,
      retries: 2,
    };
    const script = scriptRetriever({
      answer: ({ case_id: id }) => (id === "a" ? answerFields : { retries: 1 }),
    });
    const measured = await measure(script);
    const hit = { doc_id: "a-doc", id: "a-doc", repeat: false };
    const { retries: _, ...kept } = answerFields;
    const [first, second] = measured.cases;
    const outcome = { kind: "answer", hits: [hit], returned: 1, ...kept };

    expect(first).toEqual({ case_id: "a", outcome, first_ms: 10, samples_ms: [] });
    expect(Object.keys(second!.outcome).toSorted()).toEqual([
      "degraded",
      "hits",
      "kind",
      "returned",
    ]);
    expect([measured.retries, script.stops(), measured.failure]).toEqual([3, 1, null]);
  });

  it("the sum of corrections, and none in an answer", async () => {
    const corrected = { absolute_paths: 2 };
    const script = scriptRetriever({ answer: () => ({ corrected }) });

    const measured = await measure(script);

    expect(measured.corrected).toEqual({
      absolute_paths: 2 * measured.cases.length,
    });
    expect(measured.cases.every(({ outcome }) => !("corrected" in outcome))).toBe(true);
  });

  it("the failure of a failed query, without a time", async () => {
    const script = scriptRetriever({ answer: ({ case_id: id }) => (id === "a" ? NO : {}) });
    const { cases } = await measure(script);

    expect(cases[0]).toEqual(failedRun("a", "no"));
    expect(cases[1]!.outcome.kind).toBe("answer");
  });

  it("one answer a case if latency is off, without a plan", async () => {
    const script = scriptRetriever();
    const failSampling = (): Sampling => {
      throw new Error("a plan for nothing");
    };

    expect((await measure(script, { sampling: failSampling })).timing.source).toBe("off");
    expect(script.questions).toHaveLength(2);
  });

  it("the ids of cases whose second answer differs", async () => {
    const script = scriptRetriever({
      answer: ({ case_id: id }, n) =>
        id === "b" && n === 3 ? { results: [{ id: "another" }] } : {},
    });
    const rounds = makeSampling(["a", "b"], ["a", "b"]);

    expect((await measure(script, { latency: LATENCY, sampling: rounds })).unstable).toEqual(["b"]);
  });

  it("a second answer of the chosen cases, once all were asked", async () => {
    const script = scriptRetriever();
    const cases = Array.from("abcde", (id) => makeCase(id));

    const measured = await measure(script, { cases, asked_twice: [cases[1]!, cases[3]!] });

    expect(script.questions.map(({ case_id: id }) => id).join("")).toBe("abcdebd");
    expect(measured.timing.asked?.queries).toBe(7);
  });

  it("only as many second answers as the timed queries leave over", async () => {
    const script = scriptRetriever();
    const cases = Array.from("abcd", (id) => makeCase(id));
    const plan = { cases, asked_twice: cases.slice(1), latency: LATENCY };

    await measure(script, { ...plan, sampling: makeSampling(["a", "b"]) });

    // Three cases: a and b are timed, and c is asked once more.
    expect(script.questions.map(({ case_id: id }) => id).join("")).toBe("abcdabc");
  });

  it("no second answer of a query that failed", async () => {
    const script = scriptRetriever({ answer: ({ case_id: id }) => (id === "a" ? NO : {}) });

    await measure(script, { asked_twice: [makeCase("a"), makeCase("b")] });

    expect(script.questions.map(({ case_id: id }) => id).join("")).toBe("abb");
  });

  it("the first answer for scoring, and that a second one differs", async () => {
    const another = scriptRetriever({
      answer: (_, n) => (n === 2 ? { results: [{ id: "another" }] } : {}),
    });
    const failing = scriptRetriever({ answer: (_, n) => (n === 2 ? NO : {}) });

    const asked_twice = [makeCase("a"), makeCase("b")];

    const varied = await measure(another, { asked_twice });
    const failed = await measure(failing, { asked_twice });

    expect(varied.unstable).toEqual(["a", "b"]);
    expect(failed.unstable).toEqual([]);
    expect(failed.cases.map(({ outcome }) => outcome.kind)).toEqual(["answer", "answer"]);
  });

  it("no time of a repeat whose list is empty or another, and asks again", async () => {
    // a: one repeat of three is empty; b: all are; the control finds nothing each time, as it should.
    const empty: Partial<RawAnswer> = { results: [], elapsed_ms: 0.1 };
    const script = scriptRetriever({
      answer: ({ case_id: id }, n) =>
        id === "c" || (n > 1 && id === "b") || (n === 3 && id === "a") ? empty : {},
    });
    const cases = ["a", "b", "c"].map((id) => makeCase(id));
    const ids = ["a", "b", "c"];
    const measured = await measure(script, {
      cases,
      latency: LATENCY,
      sampling: makeSampling(ids, ids, ids),
    });

    expect(timesByCase(measured)).toEqual({ a: [20, 40, 50], b: [], c: [0.1, 0.1, 0.1] });
    expect(measured.unstable).toEqual(["a", "b"]);
    expect(script.questions).toHaveLength(3 + 9 + 1 + 3);
  });

  it("no time of a case with fewer than three", async () => {
    const script = scriptRetriever({
      answer: (_, n) => (n > 3 ? { results: [{ id: "another" }] } : {}),
    });
    const measured = await measure(script, {
      latency: LATENCY,
      sampling: makeSampling(["a"], ["a"], ["a"]),
    });

    expect(timesByCase(measured)).toEqual({ a: [], b: [] });
  });

  it("progress of the queries, then of the timed ones", async () => {
    const seen: unknown[] = [];
    const plan = { latency: LATENCY, sampling: makeSampling(["a", "b"], ["b"]) };
    await measure(scriptRetriever(), plan, {
      progress: (...step) => void seen.push(step.join(" ")),
    });

    expect(seen).toEqual([
      "quality 1 2",
      "quality 2 2",
      "latency 1 3",
      "latency 2 3",
      "latency 3 3",
    ]);
  });

  it("in the progress what is asked beyond the plan", async () => {
    const seen: string[] = [];
    const makeRounds = (): Sampling => ({
      rounds: [["a"]],
      more: () => [["a"], ["b"]],
      ends_ms: 1000,
    });
    const plan = { latency: LATENCY, sampling: makeRounds };
    await measure(scriptRetriever(), plan, {
      progress: (...step) => void seen.push(step.join(" ")),
    });

    expect(seen).toEqual([
      "quality 1 2",
      "quality 2 2",
      "latency 1 1",
      "latency 2 3",
      "latency 3 3",
    ]);
  });
});

describe("runSuite › the clock", () => {
  const answerWithTimes: Script["answer"] = (_, n) => ({ elapsed_ms: 10 * n, reported_ms: n });
  const plan = { latency: LATENCY, sampling: makeSampling(["a", "b"], ["a"]) };

  it("is ours, or the answer's own if the config says so", async () => {
    const measured = await measure(scriptRetriever({ answer: answerWithTimes }), plan);

    expect(timesByCase(measured)).toEqual({ a: [20, 30], b: [20] });
    expect(measured.timing).toEqual(
      timingOf("measured", 1, { asked: { queries: 5, ms: 0, repeats: 0 } }),
    );

    const reported = await measure(scriptRetriever({ answer: answerWithTimes }), {
      ...plan,
      latency: REPORTED,
    });

    expect([reported.timing.source, timesByCase(reported)]).toEqual([
      "reported",
      { a: [2, 3], b: [2] },
    ]);
  });

  it("ends the run if an answer lacks its time, and says what to do", async () => {
    const { failure } = await measure(scriptRetriever(), { ...plan, latency: REPORTED });

    expect(failure).toMatchObject({
      code: "retriever_answer",
      message: 'case "a": the answer has no latency_ms',
      hint: expect.stringContaining("source: measured"),
    });
  });

  it("of a recorded run counts only if every answer has a time", async () => {
    const timed = await measure(scriptRetriever({ answer: answerWithTimes }), {
      ...plan,
      clock: "recorded",
    });

    expect([timed.timing.source, timesByCase(timed)]).toEqual(["recorded", { a: [1], b: [1] }]);

    const some = scriptRetriever({
      answer: ({ case_id: id }) => (id === "a" ? { reported_ms: 1 } : {}),
    });
    const partly = await measure(some, { ...plan, clock: "recorded" });

    expect([partly.timing.source, timesByCase(partly)]).toEqual(["off", { a: [], b: [] }]);

    const failing = scriptRetriever({
      answer: ({ case_id: id }) => (id === "a" ? { reported_ms: 1 } : NO),
    });
    const one = await measure(failing, { ...plan, clock: "recorded" });

    expect([one.timing.source, timesByCase(one)]).toEqual(["recorded", { a: [1], b: [] }]);

    const none = await measure(scriptRetriever({ answer: () => NO }), {
      ...plan,
      clock: "recorded",
    });

    expect(none.timing.source).toBe("off");
  });

  it("counts first answers without a warm-up, unless several are in flight", async () => {
    const none = { ...plan, latency: { ...LATENCY, warmup: 0 } };
    const first = scriptRetriever({ answer: answerWithTimes });

    expect(timesByCase(await measure(first, none))).toEqual({ a: [10, 20], b: [10] });
    expect(first.questions).toHaveLength(3);

    const two = await measure(scriptRetriever({ answer: answerWithTimes }), {
      ...none,
      concurrency: 2,
    });

    expect(timesByCase(two)).toEqual({ a: [20, 30], b: [20] });

    // A case that the plan does not time has no sample.
    const planned = { ...none, sampling: makeSampling(["a"]) };

    expect(
      timesByCase(await measure(scriptRetriever({ answer: answerWithTimes }), planned)),
    ).toEqual({ a: [10], b: [] });
  });

  it("drops the samples of a case that fails in a repeat", async () => {
    const script = scriptRetriever({
      answer: ({ case_id: id }, n) => (id === "a" && n === 3 ? NO : {}),
    });
    const rounds = makeSampling(["a", "b"], ["a", "b"], ["a", "b"]);
    const measured = await measure(script, { latency: LATENCY, sampling: rounds });

    expect(timesByCase(measured)).toEqual({ a: [], b: [20, 30, 40] });
    expect(measured.cases[0]!.outcome).toEqual({ kind: "error", message: "in a repeat: no" });
    expect(script.questions.filter(({ case_id: id }) => id === "a")).toHaveLength(3);
    expect(measured.timing.repeats).toBe(3);
  });
});

describe("runSuite that ends early", () => {
  it("ends at its time limit, checked before each query", async () => {
    let clock = -1;
    const script = scriptRetriever();
    const makePlan = (): Sampling => ({
      rounds: [["a", "b"], ["a"]],
      more: () => [["b"]],
      ends_ms: 2,
    });
    // The start, then once before each query: 0, 1, 2.
    const measured = await measure(
      script,
      { latency: LATENCY, sampling: makePlan },
      { now: () => ++clock },
    );

    expect(script.questions).toHaveLength(3);
    expect(measured.timing).toMatchObject({ budget_ended: true, asked: { queries: 3, ms: 3 } });
  });

  it("keeps what was answered, gives the reason, and stops the retriever", async () => {
    const script = scriptRetriever({
      answer: ({ case_id: id }) =>
        id === "a"
          ? {}
          : Promise.reject(new GateError("retriever_timeout", "too slow", { hint: "Wait." })),
    });
    const cases = ["a", "b", "c"].map((id) => makeCase(id));
    const measured = await measure(script, { cases });

    expect(measured.failure).toMatchObject({ code: "retriever_timeout", hint: "Wait." });

    const unasked = { kind: "error", message: "not asked: too slow", asked: false };
    const outcomes = measured.cases.map(({ outcome }) =>
      outcome.kind === "answer" ? "answer" : outcome,
    );

    expect(outcomes).toEqual(["answer", unasked, unasked]);
    expect([script.stops(), script.questions.length]).toEqual([1, 2]);
  });

  it("asks nothing once it is cancelled", async () => {
    const script = scriptRetriever();
    const measured = await measure(script, {}, { cancelled: () => script.questions.length === 1 });

    expect(script.questions).toHaveLength(1);
    expect(measured.failure).toMatchObject({
      code: "cancelled",
      hint: "What was measured until then is in the report.",
    });
  });

  it("names the case whose answer can't be read, with code and hint", async () => {
    const script = scriptRetriever({ answer: () => ({ results: [{ id: "d" }, { id: "d" }] }) });
    const { failure } = await measure(script, {
      definition: definitionOf({ duplicates: "error" }),
    });

    expect(failure).toMatchObject({
      code: "retriever_answer",
      message: 'case "a": document "d" is in the results twice',
      hint: expect.stringContaining("duplicates: ignore"),
    });
  });

  it("asks nothing if the retriever does not start", async () => {
    const start = (): Promise<void> => Promise.reject(new GateError("retriever_start", "gone"));
    const script = scriptRetriever({ start });
    const { failure, cases } = await measure(script);

    expect([failure!.code, script.questions.length, script.stops()]).toEqual([
      "retriever_start",
      0,
      1,
    ]);
    expect(cases[0]!.outcome).toMatchObject({ message: "not asked: gone" });
  });

  it("rejects for a defect after it stops the retriever", async () => {
    for (const broken of [
      scriptRetriever({ answer: () => Promise.reject(new TypeError("a defect")) }),
      scriptRetriever({ start: () => Promise.reject(new TypeError("a defect")) }),
      scriptRetriever({ answer: () => ({ results: null as never }) }),
    ]) {
      await expect(measure(broken)).rejects.toThrow(TypeError);
      expect(broken.stops()).toBe(1);
    }
  });

  it("asks no new query after the first failure with several in flight", async () => {
    const cases = Array.from({ length: 20 }, (_, i) =>
      makeCase(`case-${String(i).padStart(2, "0")}`),
    );
    const script = scriptRetriever({
      answer: ({ case_id: id }) =>
        id === "case-03" ? Promise.reject(new GateError("retriever_failed", "died")) : {},
    });

    expect((await measure(script, { cases, concurrency: 2 })).failure!.code).toBe(
      "retriever_failed",
    );
    expect(script.questions.length).toBeLessThan(8);
  });

  it("ends after ten queries that fail alike, unless they come from a file", async () => {
    const cases = Array.from({ length: 12 }, (_, i) => makeCase(`case-${i}`));
    const script = scriptRetriever({ answer: () => NO });
    const { failure } = await measure(script, { cases });

    expect(failure!.message).toBe("the first 10 queries failed alike: no");
    expect(script.questions).toHaveLength(10);

    const recorded = scriptRetriever({ answer: () => NO });

    expect((await measure(recorded, { cases, clock: "recorded" })).failure).toBeNull();

    const oneAnswer = scriptRetriever({ answer: ({ case_id: id }) => (id === "case-0" ? {} : NO) });

    expect((await measure(oneAnswer, { cases })).failure).toBeNull();
  });
});

it.each([
  [1, 1],
  [3, 3],
  [8, 5],
])(
  "runSuite with concurrency %i asks %i of five queries at once",
  async (concurrency, expected) => {
    let now = 0;
    let most = 0;
    const script = scriptRetriever();
    const retriever: Retriever = {
      ...script.retriever,
      ask: async (question) => {
        most = Math.max(most, ++now);
        await new Promise<void>((go) => {
          setImmediate(go);
        });
        now--;
        return script.retriever.ask(question);
      },
    };
    const cases = ["a", "b", "c", "d", "e"].map((id) => makeCase(id));
    const measured = await measure({ ...script, retriever }, { cases, concurrency });

    expect([most, measured.cases.every(({ outcome }) => outcome.kind === "answer")]).toEqual([
      expected,
      true,
    ]);
  },
);

it("fewestRepeats ignores failed cases, and is 0 if none was timed", () => {
  const samples = new Map(Object.entries({ a: [1, 2, 3], b: [1, 2], failed: [1] }));

  expect(fewestRepeats(samples, (id) => id !== "failed")).toBe(2);
  expect(fewestRepeats(samples, () => false)).toBe(0);
});
