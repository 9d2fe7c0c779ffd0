/** One retriever measured: what is kept of answers, how often it is asked, how a run ends early. */
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { FIX_RETRIEVER } from "../../src/model/query-errors.ts";
import type { RawAnswer, Retriever } from "../../src/model/retriever.ts";
import { type Sampling, fewestRepeats } from "../../src/run/run-suite.ts";
import { definitionOf, failedRun, latencyOf, makeCase, timingOf } from "../helpers/make.ts";
import {
  LATENCY,
  makeSampling,
  measure,
  NO_ANSWER,
  type Script,
  scriptRetriever,
  timesByCase,
} from "./plan.ts";

const REPORTED = latencyOf(3, { source: "reported" });

describe("runSuite", () => {
  it("times nothing if the first answers are refused", async () => {
    const script = scriptRetriever();
    const refusal = new GateError("invalid_suite", "no such documents");

    const { failure } = await measure(
      script,
      { latency: LATENCY, planTiming: makeSampling(["a", "b"]) },
      { checkAnswers: () => Promise.reject(refusal) },
    );

    expect(failure).toBe(refusal);
    expect(script.questions.map(({ case_id: id }) => id)).toEqual(["a", "b"]);
  });

  it("asks each case's query with k and params, by the id that its file has", async () => {
    const script = scriptRetriever();
    const cases = [
      makeCase("a", { query: "first", params: { tenant: "x" } }),
      { ...makeCase("b", { query: "second" }), id_in_suite: "former" },
    ];
    const { cases: measured } = await measure(script, { cases, k: 7 });

    expect(script.questions).toStrictEqual([
      { case_id: "a", query: "first", k: 7, params: { tenant: "x" } },
      { case_id: "former", query: "second", k: 7 },
    ]);
    expect(measured.map((each) => each.case_id)).toEqual(["a", "b"]);
  });

  it("keeps the corpus that only the first answer names", async () => {
    const corpus = { documents: 3, digest: "x" };
    const script = scriptRetriever({
      answer: ({ case_id: id }) => (id === "a" ? { corpus } : {}),
    });

    const measured = await measure(script);

    expect(measured.corpus).toEqual(corpus);
  });

  it("keeps all fields of an answer, and sums up the retries", async () => {
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

    // By the script's clock each answer takes 10 ms.
    expect(first).toEqual({ case_id: "a", outcome, first_ms: 10, samples_ms: [] });
    expect(Object.keys(second!.outcome).toSorted()).toEqual([
      "degraded",
      "hits",
      "kind",
      "returned",
    ]);
    expect([measured.retries, script.stops(), measured.failure]).toEqual([2 + 1, 1, null]);
  });

  it("keeps the sum of corrections, and none in an answer", async () => {
    const corrected = { absolute_paths: 2 };
    const script = scriptRetriever({ answer: () => ({ corrected }) });

    const measured = await measure(script);

    expect(measured.corrected).toEqual({
      absolute_paths: 2 * measured.cases.length,
    });
    expect(measured.cases.every(({ outcome }) => !("corrected" in outcome))).toBe(true);
  });

  it("keeps the error of a failed query, without a time", async () => {
    const script = scriptRetriever({ answer: ({ case_id: id }) => (id === "a" ? NO_ANSWER : {}) });
    const { cases } = await measure(script);

    expect(cases[0]).toEqual(failedRun("a", "no"));
    expect(cases[1]!.outcome.kind).toBe("answer");
  });

  it("asks each case once and makes no sampling plan if latency is off", async () => {
    const script = scriptRetriever();
    const failSampling = (): Sampling => {
      throw new Error("planTiming was called");
    };

    const plan = { cases: [makeCase("a"), makeCase("b")], planTiming: failSampling };
    const measured = await measure(script, { ...plan, latency: "off" });

    expect(measured.timing.source).toBe("off");
    expect(script.questions).toHaveLength(2);
  });

  describe("of a plan with asked_twice", () => {
    const casesOf = (ids: string) => Array.from(ids, (id) => makeCase(id));
    /** The ids of all questions, in their order. */
    const askedIds = ({ questions }: ReturnType<typeof scriptRetriever>): string =>
      questions.map(({ case_id: id }) => id).join("");

    it("asks these cases again once all were asked, and counts all questions", async () => {
      const script = scriptRetriever();
      const plan = { cases: casesOf("abcde"), asked_twice: casesOf("bd") };

      const measured = await measure(script, plan);

      // All five, then b and d.
      expect(askedIds(script)).toBe("abcdebd");
      expect(measured.timing.asked?.queries).toBe(5 + 2);
    });

    it("asks fewer cases again if some are asked again to be timed", async () => {
      const script = scriptRetriever();
      const plan = { cases: casesOf("abcd"), asked_twice: casesOf("bcd") };

      await measure(script, { ...plan, latency: LATENCY, planTiming: makeSampling(["a", "b"]) });

      // All four, then the timed a and b. asked_twice wants three second answers, of whatever cases.
      // Those of a and b are two; the third is of c, the first of b, c and d that has none.
      expect(askedIds(script)).toBe("abcdabc");
    });

    it("does not ask a case again whose query failed", async () => {
      const script = scriptRetriever({
        answer: ({ case_id: id }) => (id === "a" ? NO_ANSWER : {}),
      });

      await measure(script, { cases: casesOf("ab"), asked_twice: casesOf("ab") });

      // Both, then b.
      expect(askedIds(script)).toBe("abb");
    });
  });

  it("names the cases of asked_twice whose second answer differs", async () => {
    const asked_twice = [makeCase("a"), makeCase("b")];
    const script = scriptRetriever({
      answer: ({ case_id: id }, nthOfCase) =>
        id === "b" && nthOfCase === 2 ? { results: [{ id: "another" }] } : {},
    });

    const measured = await measure(script, { asked_twice });

    expect(measured.unstable).toEqual(["b"]);
  });

  it("keeps the first answer of a case of asked_twice whose second query fails", async () => {
    const asked_twice = [makeCase("a"), makeCase("b")];
    const script = scriptRetriever({ answer: (_, n) => (n === 2 ? NO_ANSWER : {}) });

    const measured = await measure(script, { asked_twice });

    expect(measured.unstable).toEqual([]);
    expect(measured.cases.map(({ outcome }) => outcome.kind)).toEqual(["answer", "answer"]);
  });

  it("takes no time of a repeat with another list, and asks it again", async () => {
    // a: one repeat of three is empty; b: all are; c finds nothing each time, also the first.
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
      planTiming: makeSampling(ids, ids, ids),
    });

    // Answer n takes 10 x n ms. The third of a is the empty one, and the fifth its repeat.
    expect(timesByCase(measured)).toEqual({ a: [20, 40, 50], b: [], c: [0.1, 0.1, 0.1] });
    expect(measured.unstable).toEqual(["a", "b"]);
    // First answers, three rounds of three, one repeat of a again, and three of b.
    expect(script.questions).toHaveLength(3 + 9 + 1 + 3);
  });

  it("drops the times of a case whose answers vary and that has fewer than three", async () => {
    // a is asked once, and timed three times. The last answer is another one, also when it is asked
    // again, so that two times are left. b is not timed.
    const script = scriptRetriever({
      answer: (_, n) => (n > 3 ? { results: [{ id: "another" }] } : {}),
    });
    const measured = await measure(script, {
      latency: LATENCY,
      planTiming: makeSampling(["a"], ["a"], ["a"]),
    });

    expect(timesByCase(measured)).toEqual({ a: [], b: [] });
  });

  it("reports the progress of the first queries, then of the timed ones", async () => {
    const seen: unknown[] = [];
    // Each of two cases is asked once for quality. Then a is timed once and b twice.
    const plan = { latency: LATENCY, planTiming: makeSampling(["a", "b"], ["b"]) };
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
});

it("fewestRepeats counts the samples of more cases than a call can have arguments", () => {
  const samples = new Map(Array.from({ length: 200_000 }, (_, at) => [`${at}`, [1, 2, 3]]));

  expect(fewestRepeats(samples, () => true)).toBe(3);
});

describe("runSuite › times", () => {
  /** The nth answer of a case takes 10 × n ms by our clock, and reports n ms. */
  const answerWithTimes: Script["answer"] = (_, n) => ({ elapsed_ms: 10 * n, reported_ms: n });
  /** Case a is to be timed twice, b once. */
  const plan = { latency: LATENCY, planTiming: makeSampling(["a", "b"], ["a"]) };

  it("takes times by our clock", async () => {
    const measured = await measure(scriptRetriever({ answer: answerWithTimes }), plan);

    // 10 × n ms of the second and third answer of a, and of the second of b; not the reported n ms.
    expect(timesByCase(measured)).toEqual({ a: [20, 30], b: [20] });
  });

  it("counts the questions, and the repeats of the case with the fewest", async () => {
    const measured = await measure(scriptRetriever({ answer: answerWithTimes }), plan);

    // Two first questions, and three that are timed. 0 ms: measure() has a clock that stands.
    const asked = { queries: 2 + 3, ms: 0, repeats: 0 };
    // b was timed once.
    const repeats = 1;
    expect(measured.timing).toEqual(timingOf("measured", repeats, { asked }));
  });

  it("takes the answer's own times if the config says so", async () => {
    const script = scriptRetriever({ answer: answerWithTimes });

    const measured = await measure(script, { ...plan, latency: REPORTED });

    // The nth answer reports n ms. Timed are the second and third of a, and the second of b.
    expect(timesByCase(measured)).toEqual({ a: [2, 3], b: [2] });
    expect(measured.timing.source).toBe("reported");
  });

  it("ends the run with a hint if an answer lacks a time of its own", async () => {
    const { failure } = await measure(scriptRetriever(), { ...plan, latency: REPORTED });

    expect(failure).toMatchObject({
      code: "retriever_answer",
      message: 'case "a": the answer has no latency_ms',
      hint: expect.stringContaining("source: measured"),
    });
  });

  // Title | the answers (answerWithTimes: the nth reports n ms) | source of the times | times of each
  // case
  it.each<readonly [string, NonNullable<Script["answer"]>, string, object]>([
    ["takes them if every answer has one", answerWithTimes, "recorded", { a: [1], b: [1] }],
    [
      "takes none if an answer has none",
      ({ case_id: id }) => (id === "a" ? { reported_ms: 1 } : {}),
      "off",
      { a: [], b: [] },
    ],
    [
      "takes them beside a failed query",
      ({ case_id: id }) => (id === "a" ? { reported_ms: 1 } : NO_ANSWER),
      "recorded",
      { a: [1], b: [] },
    ],
    ["takes none if every query failed", () => NO_ANSWER, "off", { a: [], b: [] }],
  ])("of a recorded run's own times, %s", async (_, answer, source, times) => {
    const measured = await measure(scriptRetriever({ answer }), { ...plan, clock: "recorded" });

    expect(measured.timing.source).toBe(source);
    expect(timesByCase(measured)).toEqual(times);
  });

  it("drops all times of a case that fails in a repeat", async () => {
    const script = scriptRetriever({
      answer: ({ case_id: id }, n) => (id === "a" && n === 3 ? NO_ANSWER : {}),
    });
    const rounds = makeSampling(["a", "b"], ["a", "b"], ["a", "b"]);

    const measured = await measure(script, { latency: LATENCY, planTiming: rounds });

    // The nth answer of a case takes 10 x n ms, and the first is not timed.
    expect(timesByCase(measured)).toEqual({ a: [], b: [20, 30, 40] });
    expect(measured.cases[0]!.outcome).toEqual({ kind: "error", message: "in a repeat: no" });
    // The first answer, one that is timed, and the one that fails: a is not asked again.
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
      confirmingRounds: () => [["b"]],
      ends_ms: 2,
    });
    // The clock is read at the start (0), before each timed query (1, 2) and at the end (3). So
    // after both first queries one is timed, and the time is 3 - 0 ms.
    const measured = await measure(
      script,
      { latency: LATENCY, planTiming: makePlan },
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

  it("rejects with an error that is no GateError, and stops the retriever", async () => {
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
    // The fourth case fails. A few more may be in flight, but not all twenty are asked.
    expect(script.questions.length).toBeLessThan(8);
  });

  describe("with twelve queries", () => {
    const cases = Array.from({ length: 12 }, (_, i) => makeCase(`case-${i}`));

    it("ends after the first ten if they fail, with what their errors have in common", async () => {
      const script = scriptRetriever({
        answer: ({ query }) => ({ ...NO_ANSWER, message: `${query}: the server answered 401` }),
      });

      const { failure } = await measure(script, { cases });

      // The message quotes the last of the ten.
      expect(failure).toMatchObject({
        code: "retriever_failed",
        message: "the first 10 queries failed: query of case-9: the server answered 401",
        hint: expect.stringContaining("Check the key or password that the retriever sends"),
      });
      expect(script.questions).toHaveLength(10);
    });

    it("names the first ten's error by the title of a page of HTML", async () => {
      const message = "not JSON: <!doctype html><title>Sign in</title><body>Your name";
      const script = scriptRetriever({ answer: () => ({ ...NO_ANSWER, message }) });

      const { failure } = await measure(script, { cases });

      expect(failure!.message).toBe("the first 10 queries failed: not JSON: Sign in");
    });

    it("advises to fix the retriever if the first ten fail for no known reason", async () => {
      // NO_ANSWER fails with the message "no", which names no reason.
      const { failure } = await measure(scriptRetriever({ answer: () => NO_ANSWER }), { cases });

      expect(failure!.hint).toContain(`${FIX_RETRIEVER} No other query was asked.`);
    });

    it("goes on if a recorded run lacks the first ten", async () => {
      const script = scriptRetriever({ answer: () => NO_ANSWER });

      const { failure } = await measure(script, { cases, clock: "recorded" });

      expect(failure).toBeNull();
    });

    it("goes on if the first ten are questions that only the base asks", async () => {
      const script = scriptRetriever({ answer: () => NO_ANSWER });
      // `id_in_suite` marks a question that only the base asks. Ten failures of others end the run.
      const casesOfBase = cases.map((each) => ({ ...each, id_in_suite: each.id }));

      const { failure } = await measure(script, { cases: casesOfBase });

      expect(failure).toBeNull();
    });

    it("goes on after ten that fail if one was answered before", async () => {
      const script = scriptRetriever({
        answer: ({ case_id: id }) => (id === "case-0" ? {} : NO_ANSWER),
      });

      const { failure } = await measure(script, { cases });

      expect(failure).toBeNull();
    });
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

    expect(most).toBe(expected);
    expect(measured.cases.map(({ outcome }) => outcome.kind)).toEqual(cases.map(() => "answer"));
  },
);
