import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { shuffle, splitMix64 } from "../../src/decision/random.ts";
import type { LatencyPolicy, LatencySettings } from "../../src/model/config.ts";
import type { Retriever } from "../../src/model/retriever.ts";
import { createRetriever } from "../../src/retrievers/registry.ts";
import {
  type PairMeasurement,
  type PairSampling,
  runSideBySide,
} from "../../src/run/side-by-side.ts";
import type { Progress } from "../../src/run/run-suite.ts";
import type { SidePlan } from "../../src/run/side.ts";
import { definitionOf, latencyOf, makeCase, timingOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";
import { COMMON, makePorts } from "../retrievers/harness.ts";
import { STILL } from "./plan.ts";
import type { RunRetriever } from "../../src/retrievers/kinds.ts";

const QUERIES = ["a", "b", "c", "d"];
const CASES = QUERIES.map((id) => makeCase(id, { query: id }));
/** A retriever reports as its time how often the query was asked of it: 1, 2, 3, … ms. */
const TIMED = latencyOf(6, { source: "reported" });

type PairPorts = Parameters<typeof runSideBySide>[1];

/** Returns random orders that this seed decides, as the gate makes them. */
function makeDice(seed: number): PairPorts["dice"] {
  const random = splitMix64(seed);
  return { shuffled: (values) => shuffle(values, random), coin: () => random.below(2) === 0 };
}

const PORTS = { ...STILL, dice: makeDice(1) };

/** Samples every case in each of six rounds. */
function sixRounds(): PairSampling {
  return {
    rounds: Array.from({ length: 6 }, () => QUERIES),
    confirmingRounds: () => [],
    ends_ms: 60_000,
  };
}

/** What one side's retriever does. */
interface SideScript {
  /** `b 4`: the fourth question b fails. */
  readonly failsAt?: string;
  /** `b 4`: the retriever dies at the fourth question b. */
  readonly diesAt?: string;
  /** What it adds to the time that it reports. */
  readonly addsMs?: number;
  /** Whether its answers differ from time to time. */
  readonly varies?: boolean;
}

/** How `measure` measures. */
interface Options {
  readonly latency?: LatencyPolicy;
  readonly base?: SideScript;
  readonly head?: SideScript;
  readonly sampling?: PairSampling;
  readonly now?: () => number;
  readonly progress?: Progress;
  readonly baseDefinition?: SidePlan["definition"];
  /** The queries that both sides are asked twice. */
  readonly askedTwice?: readonly string[];
}

/** What was measured, and who was asked what, in order. */
interface LoggedMeasurement extends PairMeasurement {
  readonly asked: readonly (readonly [side: string, query: string])[];
}

/** Returns the plan of one side. */
function sidePlanOf(latency: LatencyPolicy, clock: SidePlan["clock"] = "ours"): SidePlan {
  return { k: 10, definition: definitionOf(), latency, concurrency: 1, clock };
}

/** Measures two retrievers. By default each reports 1, 2, 3, … ms for a query, in six rounds. */
async function measure(options: Options = {}): Promise<LoggedMeasurement> {
  const asked: (readonly [side: string, query: string])[] = [];
  const scriptedRetriever = (side: "base" | "head"): Retriever => {
    const { failsAt, diesAt, addsMs = 0, varies = false } = options[side] ?? {};
    return {
      start: () => Promise.resolve(),
      stop: () => Promise.resolve(),
      ask: ({ query }) => {
        asked.push([side, query]);
        const n = asked.filter(([who, what]) => who === side && what === query).length;
        if (diesAt === `${query} ${n}`) {
          const message = "the retriever exited with code 3";
          return Promise.reject(new GateError("retriever_failed", message));
        }
        if (failsAt === `${query} ${n}`) {
          return Promise.resolve({ kind: "error", message: "boom", retries: 0 });
        }
        const results = [{ id: `doc ${query}` }, { id: varies ? `other ${n}` : "other" }];
        const times = { elapsed_ms: n, reported_ms: n + addsMs };
        return Promise.resolve({ kind: "answer", results, degraded: false, retries: 0, ...times });
      },
    };
  };
  const { latency = TIMED, now = () => 0, sampling = sixRounds(), askedTwice = [] } = options;
  const asked_twice = CASES.filter(({ id }) => askedTwice.includes(id));
  const head = { ...sidePlanOf(latency), asked_twice };
  const base = { ...head, definition: options.baseDefinition ?? definitionOf() };
  const measured = await runSideBySide(
    { cases: CASES, latency, base, head, planTiming: () => sampling },
    {
      ...STILL,
      base: scriptedRetriever("base"),
      head: scriptedRetriever("head"),
      now,
      ...(options.progress && { progress: options.progress }),
      dice: makeDice(latency === "off" ? 0 : latency.seed),
    },
  );
  return { ...measured, asked };
}

/** Returns the samples of a side by case. */
const samplesByCase = (
  measured: PairMeasurement,
  side: "base" | "head",
): Record<string, readonly number[]> =>
  Object.fromEntries(measured[side].cases.map((each) => [each.case_id, each.samples_ms]));

/** Returns what was asked after the quality passes, by round: a side and a query at a time. */
function splitIntoRounds(
  measured: LoggedMeasurement,
): readonly (readonly (readonly [string, string])[])[] {
  const timed = measured.asked.slice(2 * QUERIES.length);
  const size = 2 * QUERIES.length;
  return Array.from({ length: timed.length / size }, (_, i) =>
    timed.slice(i * size, (i + 1) * size),
  );
}

describe("runSideBySide › order", () => {
  test("asks each side all cases, then base and head in pairs, round by round", async () => {
    const measured = await measure();

    expect(measured.head.failure).toBeNull();
    expect(measured.asked.slice(0, 8)).toEqual([
      ...QUERIES.map((query) => ["base", query]),
      ...QUERIES.map((query) => ["head", query]),
    ]);
    // Six repeats were planned.
    expect(splitIntoRounds(measured)).toHaveLength(6);

    for (const round of splitIntoRounds(measured)) {
      const pairs = QUERIES.map((_, i) => round.slice(2 * i, 2 * i + 2));

      for (const [first, second] of pairs) {
        const [firstSide, firstQuery] = first!;
        const [secondSide, secondQuery] = second!;
        expect(firstQuery).toBe(secondQuery);
        expect([firstSide, secondSide].toSorted()).toEqual(["base", "head"]);
      }
      const queries = pairs.map(([first]) => first![1]);
      expect(queries.toSorted()).toEqual(QUERIES);
    }
  });

  test("the order differs from round to round, and is the same for the same seed", async () => {
    const measured = await measure();
    const withSameSeed = await measure();
    const withOtherSeed = await measure({ latency: { ...TIMED, seed: 2 } });
    const orders = new Set(
      splitIntoRounds(measured).map((round) => JSON.stringify(round.map(([, query]) => query))),
    );

    // Most of the six rounds.
    expect(orders.size).toBeGreaterThan(3);

    // Each query is asked of one side, and then of the other.
    const firstSides = splitIntoRounds(measured).flatMap((round) =>
      round.filter((_, i) => i % 2 === 0).map(([side]) => side),
    );

    expect(new Set(firstSides)).toEqual(new Set(["base", "head"]));
    expect(withSameSeed.asked).toEqual(measured.asked);
    expect(withOtherSeed.asked).not.toEqual(measured.asked);
  });
});

describe("runSideBySide › samples", () => {
  test("at the same index in both lists are from the same round", async () => {
    const measured = await measure({
      latency: { ...TIMED, warmup: 3 },
      head: { addsMs: 10 },
    });
    // Answer n of the base takes n ms, of the head n + 10. The first is the quality pass, and answers
    // 2 and 3 are the other warm-up passes.
    const baseSamples = [4, 5, 6, 7, 8, 9];
    const headSamples = [14, 15, 16, 17, 18, 19];

    expect(samplesByCase(measured, "base")).toEqual(
      Object.fromEntries(QUERIES.map((query) => [query, baseSamples])),
    );
    expect(samplesByCase(measured, "head")).toEqual(
      Object.fromEntries(QUERIES.map((query) => [query, headSamples])),
    );

    // Eight questions a pass: three passes of warm-up, and six rounds.
    const asked = { queries: 8 * 9, ms: expect.any(Number) as number, repeats: 0 };

    for (const side of [measured.base, measured.head]) {
      expect(side.timing).toEqual(timingOf("reported", 6, { seed: 1, asked }));
    }
  });

  test.each(["base", "head"] as const)(
    "drops on both sides the samples of a repeat that fails on %s",
    async (side) => {
      // The first time is the quality pass, so the fourth is in the third round.
      const measured = await measure({ [side]: { failsAt: "b 4" } });
      const allSamples = [2, 3, 4, 5, 6, 7];

      for (const eachSide of ["base", "head"] as const) {
        expect(samplesByCase(measured, eachSide)).toEqual({
          a: allSamples,
          b: [2, 3],
          c: allSamples,
          d: allSamples,
        });
      }

      const outcomeOf = (eachSide: "base" | "head") =>
        measured[eachSide].cases.find(({ case_id: caseId }) => caseId === "b")!.outcome;

      expect(outcomeOf(side)).toEqual({ kind: "error", message: "in a repeat: boom" });
      expect(outcomeOf(side === "base" ? "head" : "base").kind).toBe("answer");
      expect(measured.head.failure).toBeNull();
    },
  );

  test("takes no samples of a case that one side never answered", async () => {
    // It fails in the quality pass, after which no repeat of c is asked.
    const measured = await measure({ base: { failsAt: "c 1" } });

    expect(samplesByCase(measured, "base")["c"]).toEqual([]);
    expect(samplesByCase(measured, "head")["c"]).toEqual([]);
    expect(measured.asked.filter(([, query]) => query === "c").map(([side]) => side)).toEqual([
      "base",
      "head",
    ]);
  });

  test("takes samples in the rounds that `confirmingRounds` gives after the plan", async () => {
    const sampleCounts: object[] = [];
    // After the plan, a is sampled twice more and b once.
    const confirmingRounds: PairSampling["confirmingRounds"] = (pairs) => {
      const { base, head } = pairs.get("a")!;
      sampleCounts.push({ base: base.length, head: head.length });
      return [["a"], ["a", "b"]];
    };
    const measured = await measure({
      sampling: { ...sixRounds(), confirmingRounds },
    });

    const countByCase = Object.entries(samplesByCase(measured, "head")).map(
      ([id, { length }]) => [id, length] as const,
    );
    expect(sampleCounts).toEqual([{ base: 6, head: 6 }]);
    expect(Object.fromEntries(countByCase)).toEqual({ a: 6 + 2, b: 6 + 1, c: 6, d: 6 });
    // The fewest samples are those of c and d.
    expect(measured.head.timing).toMatchObject({ repeats: 6, budget_ended: false });
  });

  test("takes samples in as many passes as `needsAnotherPass` wants, then in more rounds", async () => {
    let passes = 0;
    const sampling = {
      rounds: [["a"]],
      needsAnotherPass: () => ++passes < 3,
      confirmingRounds: () => [["b"]],
      ends_ms: 60_000,
    };
    const measured = await measure({ sampling });

    // Three passes time a, and one more round b. The first answer, of 1 ms, is not timed.
    expect(samplesByCase(measured, "head")).toMatchObject({ a: [2, 3, 4], b: [2], c: [] });
  });

  test("takes no samples after the time limit, checked before each pair", async () => {
    // The clock is read at the start and before each pair, and is 4 s later each time: pairs are
    // taken at 4 and 8 s, and 12 s are over 10 s.
    let clockReadings = 0;
    const measured = await measure({
      sampling: { ...sixRounds(), ends_ms: 10_000 },
      now: () => 4000 * clockReadings++,
    });

    // Two pairs are two cases, each timed once. `repeats` is the fewest samples of a timed case.
    expect(measured.head.timing).toMatchObject({ repeats: 1, budget_ended: true });
    expect(Object.values(samplesByCase(measured, "head")).flat()).toHaveLength(2);
  });
});

describe("runSideBySide › failure", () => {
  // The side that fails | code | start of the message
  test.each([
    ["base", "base_failed", "the base's retriever: the retriever"],
    ["head", "retriever_failed", "the retriever"],
  ] as const)(
    "a failure of the %s in a timed query ends the run and names the side",
    async (side, code, words) => {
      const measured = await measure({ [side]: { diesAt: "a 3" } });

      expect(measured.head.failure).toMatchObject({
        code,
        exitCode: 3,
        message: expect.stringMatching(`^${words}`),
      });
      expect(measured.head.failure!.message).toContain("exited with code 3");
      // The first question a is for quality, the second one is timed, and the third one fails.
      expect(samplesByCase(measured, "base")["a"]).toHaveLength(1);
      expect(samplesByCase(measured, "head")["a"]).toHaveLength(1);
    },
  );

  test("a base whose answers can't be read fails the run as the base", async () => {
    // The answers have no scores.
    const measured = await measure({ baseDefinition: definitionOf({ order: "score" }) });

    expect(measured.head.failure).toMatchObject({
      code: "base_failed",
      message: expect.stringContaining("has no score"),
    });
    expect(measured.asked).toEqual([["base", "a"]]);
    // Nothing was timed.
    expect([measured.base.timing.source, measured.head.timing.source]).toEqual(["off", "off"]);
  });
});

test("runSideBySide asks once and takes no time if latency is off", async () => {
  const measured = await measure({ latency: "off" });

  // Four cases on two sides.
  const asked = { queries: 8, ms: 0, repeats: 0 };
  expect(measured.asked).toHaveLength(8);
  expect(samplesByCase(measured, "head")["a"]).toEqual([]);
  expect(measured.head.timing).toStrictEqual(timingOf("off", 0, { asked }));
});

test("runSideBySide asks both sides some cases twice, and names those that vary", async () => {
  const measured = await measure({
    latency: "off",
    askedTwice: ["a", "c"],
    base: { varies: true },
  });

  // Behind the four first queries of each side.
  expect(measured.asked.slice(8)).toEqual([
    ["base", "a"],
    ["base", "c"],
    ["head", "a"],
    ["head", "c"],
  ]);
  expect(measured.base.unstable).toEqual(["a", "c"]);
  expect(measured.head.unstable).toEqual([]);
  expect(measured.head.timing.asked?.queries).toBe(8 + 4);
});

test("runSideBySide reports the progress of both sides' queries, then of timed pairs", async () => {
  const steps: string[] = [];
  await measure({
    sampling: { ...sixRounds(), rounds: [["a"], ["b"]] },
    progress: (...step) => steps.push(step.join(" ")),
  });

  // Four cases on two sides, then the pairs of a and b.
  expect(steps).toEqual([
    ...Array.from({ length: 8 }, (_, i) => `quality ${i + 1} 8`),
    "latency 1 2",
    "latency 2 2",
  ]);
});

describe("runSideBySide › a recorded run", () => {
  const RUN = QUERIES.map((id) =>
    JSON.stringify({ query_id: id, ranked: [{ doc_id: `doc ${id}`, score: 1 }] }),
  );

  async function measureRecorded(baseFile: string): Promise<PairMeasurement> {
    const root = workspace({ "head.jsonl": RUN.join("\n"), "base.jsonl": RUN.join("\n") });
    const recordedRun = (file: string): Retriever => {
      const config: RunRetriever = { ...COMMON, kind: "run", path: file };
      return createRetriever(config, makePorts({ root }));
    };
    const plan = sidePlanOf(TIMED, "recorded");
    return runSideBySide(
      { cases: CASES, latency: TIMED, base: plan, head: plan, planTiming: sixRounds },
      { ...PORTS, base: recordedRun(baseFile), head: recordedRun("head.jsonl") },
    );
  }

  test("asks a recorded run once for quality, and never times it", async () => {
    const { base, head } = await measureRecorded("base.jsonl");

    expect(head.failure).toBeNull();

    for (const side of [base, head]) {
      expect(side.cases.map((each) => each.outcome.kind)).toEqual([
        "answer",
        "answer",
        "answer",
        "answer",
      ]);

      // The head's timing counts the queries of both sides.
      const asked = { queries: side === head ? 8 : 4, ms: 0, repeats: 0 };

      expect(side.timing).toEqual(timingOf("off", 0, { asked }));
    }
  });

  test("takes the times of recorded runs if both sides are recorded, else none", async () => {
    const timedRows = (ms: number): string =>
      QUERIES.map((id) =>
        JSON.stringify({ query_id: id, results: [`doc ${id}`], latency_ms: ms }),
      ).join("\n");
    const root = workspace({ "head.jsonl": timedRows(7), "base.jsonl": timedRows(5) });
    const openRun = (file: string): Retriever =>
      createRetriever({ ...COMMON, kind: "run", path: file } as RunRetriever, makePorts({ root }));
    const plan = sidePlanOf(TIMED, "recorded");
    const livePlan = sidePlanOf(TIMED);
    const shared = { cases: CASES, latency: TIMED, planTiming: sixRounds };
    const makeSidePorts = () => ({
      ...PORTS,
      base: openRun("base.jsonl"),
      head: openRun("head.jsonl"),
    });

    const bothRecorded = await runSideBySide(
      { ...shared, base: plan, head: plan },
      makeSidePorts(),
    );
    const baseRecorded = await runSideBySide(
      { ...shared, base: plan, head: livePlan },
      makeSidePorts(),
    );

    expect(samplesByCase(bothRecorded, "base")["a"]).toEqual([5]);
    expect(samplesByCase(bothRecorded, "head")["a"]).toEqual([7]);
    // Recorded times can't be compared with those of a retriever that runs now.
    expect(samplesByCase(baseRecorded, "base")["a"]).toEqual([]);
    expect(samplesByCase(baseRecorded, "head")["a"]).toEqual([]);
  });

  test("a missing file of the base's recorded run is the base's failure", async () => {
    const { head } = await measureRecorded("gone.jsonl");

    expect(head.failure).toMatchObject({ code: "base_failed", exitCode: 3 });
    expect(head.cases.every((each) => each.outcome.kind === "error")).toBe(true);
    expect(head.timing).toEqual(timingOf("off", 0));
  });
});

describe("runSideBySide › two retrievers of this process", () => {
  const answeringRetriever = (elapsedMs: number, start = () => Promise.resolve()) => {
    let stops = 0;
    const answer = { results: [{ id: "d" }], degraded: false, elapsed_ms: elapsedMs, retries: 0 };
    const retriever: Retriever = {
      start,
      stop: () => Promise.resolve(void stops++),
      ask: () => Promise.resolve({ kind: "answer", ...answer }),
    };
    return { retriever, stops: () => stops };
  };
  const measureSides = (base: Retriever, head: Retriever, sampling: () => PairSampling) => {
    const latency: LatencySettings = { ...TIMED, source: "measured" };
    const plan = sidePlanOf(latency);
    return runSideBySide(
      { cases: CASES, latency, base: plan, head: plan, planTiming: sampling },
      { ...PORTS, base, head },
    );
  };

  test("plans samples by the time that both retrievers take together", async () => {
    const times: unknown[] = [];
    const noteSampling = (tookMs: ReadonlyMap<string, number>): PairSampling => {
      times.push(Object.fromEntries(tookMs));
      return { rounds: [], confirmingRounds: () => [], ends_ms: 1 };
    };
    await measureSides(
      answeringRetriever(10).retriever,
      answeringRetriever(20).retriever,
      noteSampling as never,
    );

    // 10 + 20 ms.
    expect(times).toEqual([{ a: 30, b: 30, c: 30, d: 30 }]);
  });

  test("stops both retrievers if one throws no GateError, and throws that on", async () => {
    const broken = answeringRetriever(1, () => Promise.reject(new TypeError("a defect")));
    const other = answeringRetriever(1);

    await expect(measureSides(broken.retriever, other.retriever, sixRounds)).rejects.toThrow(
      TypeError,
    );
    await expect(measureSides(other.retriever, broken.retriever, sixRounds)).rejects.toThrow(
      TypeError,
    );
    expect([broken.stops(), other.stops()]).toEqual([2, 2]);
  });
});
