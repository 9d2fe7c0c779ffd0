import { describe, expect, it } from "vitest";
import type { Part } from "../../src/model/part.ts";
import type { Run } from "../../src/model/run.ts";
import { type JoinedRun, joinShardParts } from "../../src/shards/join.ts";
import { answered, failedRun, hitsOf, makeCase, runOf, timingOf } from "../helpers/make.ts";
import { makePart } from "../helpers/make-part.ts";

const IDS = ["a", "b", "c", "d", "e"];
const ALL_FAILED = IDS.map((id) => failedRun(id));
/** Returns runs of all five cases, each with these latency samples. */
const casesWith = (...samples: readonly number[]): Run["cases"] =>
  IDS.map((id) => answered(id, hitsOf(`${id}-doc`), samples));

/** Joins the parts of a run of all five cases. */
function joinParts(parts: readonly Part[]): JoinedRun {
  const received = parts.map((part, i) => ({ file: `parts/${i + 1}/part.json`, part }));
  return joinShardParts(received, IDS);
}

/** Returns part `index` of 2, whose cases have these samples. Of five, part 1 has a, c and e. */
const timedPart = (index: number, samples: readonly number[], run: Partial<Run> = {}): Part =>
  makePart(index, 2, casesWith(...samples), { run });

type Timing = Partial<Run["timing"]> & Pick<Run["timing"], "source" | "repeats">;
interface PartTimes {
  /** The times of each query. */
  readonly ms: readonly number[] | "failed";
  /** That of `ms` if absent. */
  readonly timing?: Timing;
}

describe("joinShardParts", () => {
  it("returns the run of one job, for any number of shards", () => {
    const whole = runOf(casesWith(1, 2, 3), {
      unstable: ["b", "c"],
      retries: IDS.length,
      corrected: { absolute_paths: IDS.length },
    });
    for (const count of [1, 2, 3, 5]) {
      const parts = Array.from({ length: count }, (_, i) => {
        const part = makePart(i + 1, count, whole.cases);
        const shardIds = new Set(part.run.cases.map((each) => each.case_id));
        const unstable = whole.unstable.filter((id) => shardIds.has(id));
        // One of each for each case.
        const counts = { retries: shardIds.size, corrected: { absolute_paths: shardIds.size } };
        return { ...part, run: { ...part.run, unstable, ...counts } };
      });
      // The job that decides reads a single part as a recorded run, so its times count as recorded.
      const timing = { ...whole.timing, source: count === 1 ? "recorded" : whole.timing.source };

      expect(joinParts(parts)).toEqual({
        run: { ...whole, timing },
        base: null,
        failure: null,
        probe: expect.any(Function),
      });
    }
  });

  it("returns the deeper answers of all shards, and why one ended early", async () => {
    const subjects = ["a", "b"].map((id) => makeCase(id));
    const first = makePart(1, 2, casesWith(1, 2));
    const second = makePart(2, 2, casesWith(1, 2));
    const deeperAnswer = { id: "b", digest: subjects[1]!.digest, ranks: [14], returned: 50 };
    const { probe } = joinParts([
      { ...first, deeper: { answers: [], failure: "it died" } },
      { ...second, deeper: { answers: [deeperAnswer], failure: null } },
    ]);
    const answers = [null, { ranks: [14], returned: 50 }];

    expect(await probe(subjects, 100)).toEqual({ answers, failure: "it died" });
  });

  it("keeps all samples of all shards, and the fewest repeats", () => {
    const runAsking = (repeats: number): Partial<Run> => ({
      timing: timingOf("measured", repeats, {
        asked: { queries: 7, ms: 30, repeats },
      }),
    });
    const { run } = joinParts([
      timedPart(1, [1, 2, 3, 4], runAsking(3)),
      timedPart(2, [5, 6], runAsking(2)),
    ]);

    // Part 1 has a, c and e, with four samples each; part 2 has b and d, with two.
    expect(run.cases.map((each) => each.samples_ms.length)).toEqual([4, 2, 4, 2, 4]);
    expect(run.timing.repeats).toBe(2);

    // 7 + 7 queries in 30 + 30 ms.
    expect(run.timing.asked).toEqual({ queries: 14, ms: 60, repeats: 2 });
  });

  it("keeps what a single shard asked", () => {
    const asked = { queries: 7, ms: 30, repeats: 2 };
    const timing = timingOf("measured", 2, { asked });

    const { run } = joinParts([makePart(1, 1, casesWith(1), { run: { timing } })]);

    expect(run.timing.asked).toEqual(asked);
  });

  it("records the first shard's machine", () => {
    const otherMachine = { os: "linux", arch: "x64", cpu: "another", cores: 2, node: "24.0.0" };

    const { run } = joinParts([
      timedPart(1, [1]),
      timedPart(2, [1], { environment: otherMachine }),
    ]);

    // The first part has the machine of `runOf`, whose cpu is `test`.
    expect(run.environment.cpu).toBe("test");
  });

  it("takes the fewest repeats, also those of a shard in which some queries failed", () => {
    // Of these part 2 takes b and d. Part 1 has two repeats.
    const cases = [failedRun("a"), failedRun("b"), failedRun("c"), answered("d", [], [1])];
    const someFailed = makePart(2, 2, cases, { run: { timing: timingOf("measured", 1) } });
    const whole = joinParts([timedPart(1, [1, 2]), someFailed]);

    expect(whole.run.timing).toMatchObject({ source: "measured", repeats: 1 });
  });

  /** Returns part `index` of 2 with these times in each case, or in which all queries failed. */
  const makePartTaking = (index: number, { ms, timing }: PartTimes) =>
    makePart(index, 2, ms === "failed" ? ALL_FAILED : casesWith(...ms), {
      run: timing === undefined ? {} : { timing: timingOf(timing.source, timing.repeats, timing) },
    });

  const OFF = { source: "off", repeats: 0 } as const;
  const REPORTED = { source: "reported", repeats: 1 } as const;
  const MEASURED = { source: "measured", repeats: 1 } as const;
  const CUT = { ...MEASURED, budget_ended: true } as const;
  const FAILED_IN_THREE = { ms: "failed", timing: { source: "measured", repeats: 3 } } as const;
  // `samples` has the number of times of each case. Cases 1, 3 and 5 are of the first shard.
  it.each<{ what: string; parts: [PartTimes, PartTimes]; timing: Timing; samples: number[] }>([
    {
      what: "reported times if both shards have them",
      parts: [
        { ms: [1], timing: REPORTED },
        { ms: [2], timing: REPORTED },
      ],
      timing: REPORTED,
      samples: [1, 1, 1, 1, 1],
    },
    {
      what: "no times if a shard has none, as one job does",
      parts: [{ ms: [1], timing: REPORTED }, { ms: [] }],
      timing: OFF,
      samples: [0, 0, 0, 0, 0],
    },
    {
      what: "no times if the shards used different clocks",
      parts: [
        { ms: [1], timing: REPORTED },
        { ms: [2], timing: MEASURED },
      ],
      timing: OFF,
      samples: [0, 0, 0, 0, 0],
    },
    {
      what: "the repeats beside a shard in which every query failed",
      parts: [{ ms: [1, 2] }, { ms: "failed" }],
      timing: { source: "measured", repeats: 2 },
      samples: [2, 0, 2, 0, 2],
    },
    {
      what: "the clock even if every query failed",
      parts: [FAILED_IN_THREE, FAILED_IN_THREE],
      timing: { source: "measured", repeats: 3 },
      samples: [0, 0, 0, 0, 0],
    },
    {
      what: "that a budget ended in any shard",
      parts: [{ ms: [1] }, { ms: [1], timing: CUT }],
      timing: CUT,
      samples: [1, 1, 1, 1, 1],
    },
  ])("keeps $what", ({ parts: [first, second], timing, samples }) => {
    const { run } = joinParts([makePartTaking(1, first), makePartTaking(2, second)]);

    expect(run.timing).toMatchObject(timing);
    expect(run.cases.map((each) => each.samples_ms.length)).toEqual(samples);
  });

  it("keeps the times of stages, and drops them with the answers' times", () => {
    // Each answer has no results and took 9 ms.
    const staged = IDS.map((id) => ({
      ...answered(id, [], [9]),
      spans_ms: new Map([["rerank", [4]]]),
    }));

    expect(joinParts([makePart(1, 2, staged), makePart(2, 2, staged)]).run.cases).toEqual(staged);

    // A shard without times: so the samples of the other one are dropped. The time of the first
    // answer, first_ms, is no sample and stays.
    const untimedPart = timedPart(2, []);
    const { run } = joinParts([makePart(1, 2, staged), untimedPart]);

    expect(run.cases[0]).toEqual({ ...answered("a", []), first_ms: 9 });
  });

  it("keeps the logs apart, and has none if all were empty", () => {
    const { log } = joinParts([
      timedPart(1, [1], { log: "ready" }),
      timedPart(2, [1], { log: "slow\n" }),
    ]).run;

    expect(log).toBe("[shard 1 of 2]\nready\n[shard 2 of 2]\nslow\n");
    expect(joinParts([timedPart(1, [1]), timedPart(2, [1])]).run.log).toBe("");
  });

  const FAILURE = { code: "retriever_failed", message: "it died", hint: "Look at the log." };
  const failedPart = makePart(2, 2, ALL_FAILED, { failure: FAILURE });

  it("fails as the failed shard, with its number", () => {
    const { failure } = joinParts([timedPart(1, [1]), failedPart]);

    expect(failure).toMatchObject({
      code: "retriever_failed",
      exitCode: 3,
      message: "shard 2 of 2: it died",
      hint: "Look at the log.",
      problems: [],
    });
  });

  it("fails as the first of several failed shards, and lists all", () => {
    const { failure } = joinParts([
      { ...timedPart(1, [1]), failure: { ...FAILURE, code: "cancelled", hint: null } },
      failedPart,
    ]);

    expect(failure).toMatchObject({
      code: "cancelled",
      message: "shard 1 of 2: it died",
      hint: undefined,
    });
    expect(failure!.problems).toEqual([
      { file: "parts/1/part.json", message: "shard 1 of 2: it died" },
      { file: "parts/2/part.json", message: "shard 2 of 2: it died" },
    ]);
  });
});
