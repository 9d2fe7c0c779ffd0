import { describe, expect, it } from "vitest";
import type { Part } from "../../src/model/part.ts";
import type { Run } from "../../src/model/run.ts";
import { type JoinedRun, joinShardParts } from "../../src/shards/join.ts";
import { answered, failedRun, hitsOf, makeCase, runOf, timingOf } from "../helpers/make.ts";
import { makePart } from "../helpers/make-part.ts";

const IDS = ["a", "b", "c", "d", "e"];
const FAILED = IDS.map((id) => failedRun(id));
const cases = (...samples: readonly number[]): Run["cases"] =>
  IDS.map((id) => answered(id, hitsOf(`${id}-doc`), samples));

function joinParts(parts: readonly Part[]): JoinedRun {
  const received = parts.map((part, i) => ({ file: `parts/${i + 1}/part.json`, part }));
  return joinShardParts(received, IDS);
}

const timedPart = (index: number, samples: readonly number[], run: Partial<Run> = {}): Part =>
  makePart(index, 2, cases(...samples), { run });

describe("joinShardParts", () => {
  it("returns the run of one job, for any number of shards", () => {
    const whole = runOf(cases(1, 2, 3), {
      unstable: ["b", "c"],
      retries: 3,
      corrected: { absolute_paths: 3 },
    });
    for (const count of [1, 2, 3, 5]) {
      const parts = Array.from({ length: count }, (_, i) => {
        const part = makePart(i + 1, count, whole.cases);
        const shardIds = new Set(part.run.cases.map((each) => each.case_id));
        const unstable = whole.unstable.filter((id) => shardIds.has(id));
        const first = { absolute_paths: count === 1 ? 3 : 1 };
        const corrected = [first, { absolute_paths: 2 }][i];
        const counts = { retries: i === 0 ? 3 : 0, ...(corrected && { corrected }) };
        return { ...part, run: { ...part.run, unstable, ...counts } };
      });
      // The one job of two that asks is not trusted with the verdict, and so neither with its times.
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
    const first = makePart(1, 2, cases(1, 2));
    const second = makePart(2, 2, cases(1, 2));
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

    expect(run.cases.map((each) => each.samples_ms.length)).toEqual([4, 2, 4, 2, 4]);
    expect(run.timing.repeats).toBe(2);

    const alone = joinParts([makePart(1, 1, cases(1), { run: runAsking(2) })]).run.timing;

    expect(alone.asked).toEqual({ queries: 7, ms: 30, repeats: 2 });
    expect(run.timing.asked).toEqual({
      queries: 14,
      ms: 60,
      repeats: 2,
    });
  });

  it("records the first shard's machine", () => {
    const other = { os: "linux", arch: "x64", cpu: "another", cores: 2, node: "24.0.0" };

    const { run } = joinParts([timedPart(1, [1]), timedPart(2, [1], { environment: other })]);

    expect(run.environment.cpu).toBe("test");
  });

  it("drops recorded times if a shard lacks them, as one job does", () => {
    const reported = timingOf("reported", 1);
    const both = joinParts([
      timedPart(1, [1], { timing: reported }),
      timedPart(2, [2], { timing: reported }),
    ]);

    expect(both.run.timing).toEqual(reported);

    const one = joinParts([timedPart(1, [1], { timing: reported }), timedPart(2, [])]);

    expect(one.run.timing).toMatchObject({ source: "off", repeats: 0 });
    expect(one.run.cases.flatMap((each) => each.samples_ms)).toEqual([]);

    const timing = timingOf("measured", 1);
    const two = joinParts([timedPart(1, [1], { timing: reported }), timedPart(2, [2], { timing })]);

    expect(two.run.timing).toMatchObject({ source: "off", repeats: 0 });
  });

  it("keeps the times of stages, and drops them with the answers' times", () => {
    const staged = IDS.map((id) => ({
      ...answered(id, [], [9]),
      spans_ms: new Map([["rerank", [4]]]),
    }));

    expect(joinParts([makePart(1, 2, staged), makePart(2, 2, staged)]).run.cases).toEqual(staged);

    const untimed = joinParts([makePart(1, 2, staged), timedPart(2, [])]);

    expect(untimed.run.cases[0]).toEqual({ ...answered("a", []), first_ms: 9 });
  });

  it("keeps the repeats beside a shard in which every query failed", () => {
    const { run } = joinParts([timedPart(1, [1, 2]), makePart(2, 2, FAILED)]);

    expect(run.timing).toMatchObject({ source: "measured", repeats: 2 });
    expect(run.cases.map((each) => each.samples_ms.length)).toEqual([2, 0, 2, 0, 2]);
  });

  it("counts the repeats of a shard in which only some queries failed", () => {
    const some = makePart(2, 2, [
      failedRun("a"),
      failedRun("b"),
      failedRun("c"),
      answered("d", [], [1]),
    ]);
    const timing = { ...some.run.timing, repeats: 1 };
    const whole = joinParts([timedPart(1, [1, 2]), { ...some, run: { ...some.run, timing } }]);

    expect(whole.run.timing).toMatchObject({ source: "measured", repeats: 1 });
  });

  it("says whose clock it was even if every query failed", () => {
    const timing = timingOf("measured", 3);
    const whole = joinParts([1, 2].map((index) => makePart(index, 2, FAILED, { run: { timing } })));

    expect(whole.run.timing).toEqual(timing);
  });

  it("says if a budget ended in any shard", () => {
    const timing = {
      source: "measured",
      repeats: 1,
      budget_ended: true,
    } as const;

    expect(joinParts([timedPart(1, [1]), timedPart(2, [1], { timing })]).run.timing).toEqual(
      timing,
    );
  });

  it("keeps the logs apart, and has none if all were empty", () => {
    const { log } = joinParts([
      timedPart(1, [1], { log: "ready" }),
      timedPart(2, [1], { log: "slow\n" }),
    ]).run;

    expect(log).toBe("[shard 1 of 2]\nready\n[shard 2 of 2]\nslow\n");
    expect(joinParts([timedPart(1, [1]), timedPart(2, [1])]).run.log).toBe("");
  });

  it("fails as the first failed shard, with its number, and lists the others", () => {
    const failure = { code: "retriever_failed", message: "it died", hint: "Look at the log." };
    const dead = makePart(2, 2, FAILED, { failure });
    const one = joinParts([timedPart(1, [1]), dead]);

    expect(one.failure).toMatchObject({
      code: "retriever_failed",
      exitCode: 3,
      message: "shard 2 of 2: it died",
      hint: "Look at the log.",
      problems: [],
    });

    const both = joinParts([
      { ...timedPart(1, [1]), failure: { ...failure, code: "cancelled", hint: null } },
      dead,
    ]);

    expect(both.failure).toMatchObject({
      code: "cancelled",
      message: "shard 1 of 2: it died",
      hint: undefined,
    });
    expect(both.failure!.problems).toEqual([
      { file: "parts/1/part.json", message: "shard 1 of 2: it died" },
      { file: "parts/2/part.json", message: "shard 2 of 2: it died" },
    ]);
  });
});
