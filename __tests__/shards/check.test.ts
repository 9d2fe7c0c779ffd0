import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import type { Binding, Part, WorkflowRun } from "../../src/model/part.ts";
import { type Finding, type ReceivedPart, requireWholeRun } from "../../src/shards/check.ts";
import { answered, failedRun, hitsOf, timingOf } from "../helpers/make.ts";
import { BINDING, makePart } from "../helpers/make-part.ts";
import { values } from "../helpers/table.ts";

const COMMIT = "c".repeat(40);
const IDS = ["a", "b", "c", "d", "e", "f"];
const CASES = IDS.map((id) => answered(id, hitsOf(`${id}-doc`), [1, 2]));

/** Returns the parts as they are received, each in a file of its own. */
const receive = (...parts: readonly Part[]): readonly ReceivedPart[] =>
  parts.map((part, i) => ({ file: `parts/${i + 1}/part.json`, part }));

interface CheckOptions {
  /** The problems of files that could not be read as parts. */
  readonly readFindings?: readonly Finding[];
  /** The workflow run that merges; null outside of a workflow. */
  readonly workflow?: WorkflowRun | null;
}

/** Checks these parts against BINDING and IDS. Returns them sorted, or throws. */
const check = (
  received: readonly ReceivedPart[],
  { readFindings = [], workflow = null }: CheckOptions = {},
): readonly ReceivedPart[] =>
  requireWholeRun(
    received,
    { binding: BINDING, ids: IDS, workflow },
    { readFindings, where: "parts" },
  );

/** Returns the code of the error with which the parts are refused, and its problems as texts. */
function describeRefusal(
  received: readonly ReceivedPart[],
  options: CheckOptions = {},
): readonly string[] {
  try {
    check(received, options);
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    expect(error.exitCode).toBe(2);
    expect(error.hint).toMatch(/\.$/);
    const lines = error.problems.map(
      (each) => `${each.file}${each.pointer ?? ""}: ${each.message}`,
    );
    expect(error.problems.map((each) => `${each.file}: ${each.message}`)).toContain(
      error.message.replace(/ \(1 of \d+ problems\)$/, ""),
    );
    return [error.code, ...lines];
  }
  throw new Error("not refused");
}

/** Returns part `index` of `count`, with its share of six cases. */
const partOf = (index: number, count = 3, overrides: Parameters<typeof makePart>[3] = {}): Part =>
  makePart(index, count, CASES, overrides);

/** The workflow run that merges, in its attempt 2. */
const MERGING_RUN: WorkflowRun = { id: "77", attempt: 2, commit: COMMIT };

/**
 * The parts of a cell, each as `SHARD/COUNT`, and behind `@` the id and attempt of its workflow run:
 * `1/3 2/3@77.10`. A part whose commit is another has it behind a third dot: `3/3@77.2.d`.
 */
const partsOf = (cell: string): readonly ReceivedPart[] =>
  receive(
    ...cell.split(" ").map((word) => {
      const [shard = "", run] = word.split("@");
      const [index = 0, count = 0] = shard.split("/").map(Number);
      if (run === undefined) {
        return partOf(index, count);
      }
      const [id = "", attempt, letter = "c"] = run.split(".");
      const workflow = { id, attempt: Number(attempt), commit: letter.repeat(40) };
      return partOf(index, count, { workflow });
    }),
  );

describe("requireWholeRun accepts", () => {
  // Title | the parts | those that are taken. `2/3@77.10` is shard 2 of 3, of run 77, attempt 10.
  it.each([
    ["in any order, and sorts them by shard", "3/3 1/3 2/3", "1/3 2/3 3/3"],
    [
      "of several attempts, and takes the newest of each shard",
      "1/3@77.1 2/3@77.10 2/3@77.9 3/3@77.1",
      "1/3@77.1 2/3@77.10 3/3@77.1",
    ],
  ])("accepts parts %s", (_, cell, accepted) => {
    expect(check(partsOf(cell)).map(({ part }) => part)).toEqual(
      partsOf(accepted).map(({ part }) => part),
    );
  });

  it("accepts parts of this workflow run, from this attempt and an earlier one", () => {
    // MERGING_RUN is attempt 2 of run 77. `1/3@77.1` is shard 1 of 3 of its attempt 1.
    const parts = partsOf("1/3@77.1 2/3@77.2 3/3@77.1");

    expect(check(parts, { workflow: MERGING_RUN })).toHaveLength(3);
  });

  it("accepts failures, and uneven times if the retriever died", () => {
    const failure = { code: "retriever_failed", message: "died", hint: null };
    // b failed, and e has one time where the other cases have two.
    const cut = partOf(2, 3, { failure, run: { cases: [failedRun("b"), answered("e", [], [1])] } });

    expect(check(receive(partOf(1), cut, partOf(3)))).toHaveLength(3);
  });

  it("accepts lists of exactly k results", () => {
    const full = answered("a", hitsOf(...Array.from({ length: 10 }, (_, i) => `${i}`)), [1, 2]);

    expect(BINDING.k).toBe(10);
    expect(
      check(receive(makePart(1, 3, [full, ...CASES.slice(1)]), partOf(2), partOf(3))),
    ).toHaveLength(3);
  });
});

describe("requireWholeRun refuses", () => {
  // The parts are in parts/1/part.json, parts/2/part.json, … `1/3@77.1` is shard 1 of 3, of workflow
  // run 77, attempt 1.
  it.each(
    values<readonly [string, string, string, ...string[]]>(`
# what is wrong | the parts | code of the error | its problems
a missing shard | 1/3 3/3 | shard_missing | parts: shard 2 of 3 is missing
two missing shards | 2/3 | shard_missing | parts: shards 1, 3 of 3 are missing
the same shard twice | 1/3 2/3 2/3 3/3 | shard_repeated | parts/3/part.json: shard 2 of 3 is there twice, also as parts/2/part.json
the same shard twice in one attempt | 1/3@77.1 2/3@77.2 2/3@77.2 3/3@77.1 | shard_repeated | parts/3/part.json: shard 2 of 3 is there twice, also as parts/2/part.json
another number of shards | 1/2 2/3 | parts_differ | parts: shard 3 of 3 is missing | parts/2/part.json: it is shard 2 of 3, and parts/1/part.json is shard 1 of 2
`),
  )("refuses %s: %s", (_, cell, ...refusal) => {
    expect(describeRefusal(partsOf(cell))).toEqual(refusal);
  });

  it.each([
    [10, "parts: shards 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 of 11 are missing"],
    [999, "parts: shards 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 989 more of 1000 are missing"],
  ])("refuses %i missing shards, and names at most ten", (missing, problem) => {
    expect(describeRefusal(receive(partOf(1, missing + 1))).at(-1)).toBe(problem);
  });

  it("refuses parts of another run, a later attempt or another commit than the merge's", () => {
    // As SHARD/COUNT@RUN.ATTEMPT.COMMIT. MERGING_RUN is attempt 2 of run 77, of commit c….
    const parts = partsOf("1/3@78.1 2/3@77.3 3/3@77.2.d");

    expect(describeRefusal(parts, { workflow: MERGING_RUN })).toEqual([
      "parts_differ",
      "parts/1/part.json/workflow: it is of workflow run 78, and this is workflow run 77",
      "parts/2/part.json/workflow: it is of attempt 3, and this is attempt 2",
      "parts/3/part.json/workflow: it is of commit dddddddddddd, and this run is for cccccccccccc",
    ]);
  });

  // A problem for each of the three parts. MERGING_RUN is run 77.
  it.each([
    ["no workflow", "1/3 2/3 3/3"],
    ["one other workflow run", "1/3@5.1 2/3@5.1 3/3@5.1"],
  ])("refuses three parts of %s", (_, cell) => {
    const [code, ...problems] = describeRefusal(partsOf(cell), { workflow: MERGING_RUN });

    expect([code, problems.length]).toEqual(["parts_differ", 3]);
  });

  const other = "a".repeat(64);
  const changedFields: readonly (readonly [keyof Binding, Partial<Binding>, string])[] = [
    ["tool", { tool: "another 0.0.1" }, "the program is another: another 0.0.1 in the part"],
    [
      "config",
      { config: other },
      "the config file is another: aaaaaaaaaaaa in the part, 111111111111 in",
    ],
    ["suite", { suite: other }, "the suite is another"],
    [
      "base_suite",
      { base_suite: other },
      "the base's suite is another: aaaaaaaaaaaa in the part, none in",
    ],
    ["definition", { definition: other }, "the definition is another"],
    ["k", { k: 5 }, "k is another: 5 in the part, 10 in this checkout"],
    ["retriever", { retriever: other }, "the retriever's config is another"],
    ["commit", { commit: "a".repeat(40) }, "the commit is another: aaaaaaaaaaaa in the part"],
    ["corpus", { corpus: other }, "the corpus is another"],
    ["cases", { cases: other }, "the list of cases is another"],
  ];
  it("the next test changes each field of the binding", () => {
    expect(changedFields.map(([field]) => field).toSorted()).toEqual(
      Object.keys(BINDING).toSorted(),
    );
  });
  it.each(changedFields)("refuses another %s than the checkout's", (field, changed, words) => {
    const strange = partOf(2, 3, { binding: { ...BINDING, ...changed } });
    const [code, line, ...more] = describeRefusal(receive(partOf(1), strange, partOf(3)));

    expect([code, more]).toEqual(["parts_differ", []]);
    expect(line).toContain(`parts/2/part.json/binding/${field}: ${words}`);
  });

  const partWithFailure = (code: string): Part =>
    partOf(1, 3, { failure: { code, message: "", hint: null } });
  const impossibleParts: readonly (readonly [string, Part, string])[] = [
    [
      "an index beyond n",
      { ...partOf(1), shard: { index: 4, count: 3 } },
      "there is no shard 4 of 3",
    ],
    [
      "another shard's cases",
      { ...partOf(1), run: partOf(2).run },
      "its cases are not those of shard 1 of 3",
    ],
    [
      "more results than k",
      makePart(1, 3, [
        answered("a", hitsOf(...Array.from({ length: 11 }, (_, i) => `${i}`)), [1, 2]),
        ...CASES.slice(1),
      ]),
      'case "a" has more than 10 results',
    ],
    [
      "a case that was timed less often than the part says",
      makePart(1, 3, [answered("a", [], [1]), ...CASES.slice(1)], {
        run: { timing: timingOf("measured", 2) },
      }),
      'case "a" has 1 samples; each case has 2 at least',
    ],
    [
      "samples although nothing was timed",
      partOf(1, 3, { run: { timing: timingOf("off", 0) } }),
      'case "a" has 2 samples; each case has 0 at least',
    ],
    [
      "an unknown code of a failure",
      partWithFailure("fine"),
      '"fine" is no failure of a retriever',
    ],
    [
      "a failure that no shard can have, as it reads no baseline",
      partWithFailure("baseline_missing"),
      '"baseline_missing" is no failure of a retriever',
    ],
  ];
  // impossibleParts has what is wrong, the part of shard 1, and the problem.
  it.each(impossibleParts)("refuses a part with %s", (_, strange, words) => {
    const [code, ...lines] = describeRefusal(receive(strange, partOf(2), partOf(3)));

    expect(code).toBe("invalid_part");
    expect(lines).toContain(`parts/1/part.json: ${words}`);
  });

  describe("a file that is no part, which", () => {
    const unreadable: Finding = {
      code: "invalid_part",
      problem: { file: "parts/9/part.json", message: "not valid JSON" },
    };
    /** Shard 1 twice, shard 2 with another k, and no shard 3. */
    const partsWithThreeProblems = receive(
      partOf(1),
      partOf(1),
      partOf(2, 3, { binding: { ...BINDING, k: 5 } }),
    );

    it("is refused together with all problems of the other parts", () => {
      expect(describeRefusal(partsWithThreeProblems, { readFindings: [unreadable] })).toEqual([
        "invalid_part",
        "parts: shard 3 of 3 is missing",
        "parts/2/part.json: shard 1 of 3 is there twice, also as parts/1/part.json",
        "parts/3/part.json/binding/k: k is another: 5 in the part, 10 in this checkout",
        "parts/9/part.json: not valid JSON",
      ]);
    });

    it("is the problem in the message, which counts all four", () => {
      expect(() => check(partsWithThreeProblems, { readFindings: [unreadable] })).toThrow(
        /^parts\/9\/part\.json: not valid JSON \(1 of 4 problems\)$/,
      );
    });
  });
});
