import { describe, expect, test } from "vitest";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, LatencyPolicy } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
import { OVERALL } from "../../src/model/scope.ts";
import {
  JUDGE,
  answered,
  baselineOf,
  configOf,
  definitionOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { verdictOn } from "./made.ts";
import { SETTINGS } from "./latency/timed.ts";

const SUITE = suiteOf(...Array.from({ length: 10 }, (_, n) => makeCase(`c${n}`)));
const TIMED: LatencyPolicy = { ...SETTINGS, repeats: 6 };

interface Options {
  readonly latency?: LatencyPolicy;
  readonly timing?: Partial<Run["timing"]>;
  readonly baseline?: Partial<Baseline>;
}

/** The codes that say what latency was compared with. */
function said({ latency = TIMED, timing = {}, baseline = {} }: Options): readonly string[] {
  const config = configOf({ latency });
  const run = runOf(
    SUITE.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`), Array(6).fill(10))),
  );
  const policy = { config, suite: SUITE, baseline: { ...baselineOf(config, SUITE, run), ...baseline } };
  const timed = { ...run, timing: { ...run.timing, ...timing } };
  const { notices } = verdictOn(policy, timed);
  return notices.map((notice) => notice.code).filter((code) => /stored_latency|other_machine/.test(code));
}

const ELSEWHERE = { os: "linux", arch: "x64", cpu: "another", cores: 2, node: "24.0.0" };

describe("what latency was compared with", () => {
  test.each([
    ["a stored baseline of this machine", {}, ["stored_latency"]],
    ["one of another machine", { baseline: { environment: ELSEWHERE } }, ["stored_latency", "other_machine"]],
    ["the base beside it", { baseline: { beside: { commit: "b".repeat(40) } }, timing: { seed: 1 } }, []],
    ["nothing: latency is off", { latency: "off", baseline: { environment: ELSEWHERE } }, []],
    ["nothing: the baseline was not timed", { baseline: { timing: { source: "off", repeats: 0 } } }, []],
    ["nothing: this run was not timed", { timing: { source: "off" } }, []],
  ] as const)("%s", (_, options, expected) => {
    expect(said(options)).toEqual(expected);
  });
});

test("cases whose gains are no integers are named: trec_eval cuts them in qrels.trec", () => {
  const graded = (id: string, grade: number) =>
    makeCase(id, { expected: [{ kind: "id", value: `${id}-doc`, grade }] });
  const suite = suiteOf(
    graded("half", 0.5),
    graded("two", 2),
    graded("high", 200),
    makeCase("mixed", { expected: [target("mixed-doc"), target("other", 0.5)] }),
  );
  const run = runOf(suite.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`))));
  const named = (gain: "linear" | "exponential"): unknown => {
    const config = configOf({ definition: definitionOf({ gain }) });
    const policy = { config, suite, baseline: baselineOf(config, suite, run) };
    const { notices } = verdictOn(policy, run);
    return notices.find(({ code }) => code === "trec_counts_differ");
  };
  expect(named("linear")).toMatchObject({ cases: ["half", "mixed"] });
  // 2^200 - 1 is beyond every integer of C.
  expect(named("exponential")).toMatchObject({ cases: ["half", "high", "mixed"] });
});

test("cases none of whose targets counts as relevant are named", () => {
  const graded = (id: string, ...grades: readonly number[]) =>
    makeCase(id, { expected: grades.map((grade, n) => target(`${id}-${n}`, grade)) });
  const suite = suiteOf(graded("low", 1, 1), graded("mixed", 1, 2), graded("high", 2));
  const run = runOf(suite.cases.map(({ id }) => answered(id, hitsOf(`${id}-0`))));
  const config = configOf({ definition: definitionOf({ relevance: 2 }) });
  const { notices } = verdictOn({ config, suite, baseline: null }, run);
  expect(notices).toContainEqual({ code: "no_relevant_target", cases: ["low"] });
});

test("an edited suite is named by its revision, and by its digest where the revision is the old one", () => {
  const config = configOf();
  const run = runOf(SUITE.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`))));
  const baseline = baselineOf(config, SUITE, run);
  const fields = (suite: Partial<Baseline["suite"]>): readonly string[] => {
    const before = { ...baseline, suite: { ...baseline.suite, ...suite } };
    const { notices } = verdictOn({ config, suite: SUITE, baseline: before }, run);
    return notices.flatMap((notice) => (notice.code === "differs" ? [notice.field] : []));
  };
  expect(fields({})).toEqual([]);
  expect(fields({ digest: "another" })).toEqual(["suite.digest"]);
  expect(fields({ digest: "another", revision: "0" })).toEqual(["suite.revision"]);
});

describe("how a run was timed, and answered", () => {
  const CODES = [
    "unstable",
    "retries",
    "latency_off",
    "includes_start",
    "reported_latency",
    "recorded_latency",
    "budget_ended",
    "cached_answers",
  ];

  function told(
    { timing = {}, ...change }: Partial<Omit<Run, "timing">> & Pick<Options, "timing"> = {},
    [first, repeat]: readonly (number | null)[] = [10, 10],
    latency: LatencyPolicy = TIMED,
  ): readonly unknown[] {
    const config = configOf({ latency });
    const plain = runOf(
      SUITE.cases.map((each) => ({
        ...answered(each.id, hitsOf(`${each.id}-doc`), Array<number>(6).fill(repeat!)),
        // A case whose first query failed has no such time.
        first_ms: Number(each.id.slice(1)) < 6 && first === null ? null : (first ?? 31),
      })),
    );
    const run: Run = { ...plain, ...change, timing: { ...plain.timing, ...timing } };
    const { notices } = verdictOn({ config, suite: SUITE, baseline: null }, run);
    return notices.filter(({ code }) => CODES.includes(code));
  }

  test("is said where it is not as usual", () => {
    expect(told()).toEqual([]);
    expect(told({ timing: { includes_start: true } })).toEqual([{ code: "includes_start" }]);
    expect(told({ timing: { source: "reported" } })).toEqual([{ code: "reported_latency" }]);
    expect(told({ timing: { source: "recorded" } })).toEqual([{ code: "recorded_latency" }]);
    expect(told({ timing: { budget_ended: true } })).toEqual([{ code: "budget_ended", repeats: 6 }]);
    expect(told({ timing: { source: "off" } })).toEqual([{ code: "latency_off", by: "retriever" }]);
    const shaky = { unstable: ["c1"], retries: 1 };
    const both = [
      { code: "unstable", cases: ["c1"] },
      { code: "retries", count: 1 },
    ];
    expect(told(shaky)).toEqual(both);
    const off = told({ ...shaky, timing: { includes_start: true } }, [10, 10], "off");
    expect(off).toEqual([{ code: "latency_off", by: "config" }, ...both]);
  });

  test("repeats look like a cache's from three times as fast and a millisecond on, and not before", () => {
    expect(told({}, [31, 10])).toEqual([{ code: "cached_answers", first_ms: 31, repeat_ms: 10 }]);
    expect(told({}, [30, 10])).toEqual([]);
    expect(told({}, [null, 10])).toEqual([{ code: "cached_answers", first_ms: 31, repeat_ms: 10 }]);
    // 1.5 - 0.25 is more than a millisecond, 1.25 - 0.25 is not.
    expect(told({}, [1.5, 0.25])).toEqual([{ code: "cached_answers", first_ms: 1.5, repeat_ms: 0.25 }]);
    expect(told({}, [1.25, 0.25])).toEqual([]);
  });
});

test("the judge is named where it was asked", () => {
  const run = runOf(SUITE.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`))));
  const judging = { requests: 3, known: 4, cost: null, prompt_tokens: 5, completion_tokens: 6 };
  const said = (config: Config, more: object): unknown => {
    const whole: Run = { ...run, ...more };
    const { notices } = verdictOn({ config, suite: SUITE, baseline: null }, whole);
    return notices.filter(({ code }) => code === "judged_by");
  };
  expect(said(configOf({ judge: JUDGE }), { judging })).toEqual([
    { code: "judged_by", model: "m", ...judging },
  ]);
  expect(said(configOf({ judge: JUDGE }), {})).toEqual([]);
  expect(said(configOf(), { judging })).toEqual([]);
});

test("cases whose query failed are named where the rules let some fail", () => {
  const gate = { ...configOf().gate, metrics: new Map([["error_rate", { ceiling: 0.5 }]]) };
  const config = configOf({ gate });
  const run = runOf(
    SUITE.cases.map(({ id }) => (id === "c1" ? failedRun(id) : answered(id, hitsOf(`${id}-doc`)))),
  );
  const { notices } = verdictOn({ config, suite: SUITE, baseline: null }, run);
  expect(notices).toContainEqual({ code: "errored_cases", cases: ["c1"] });
});

test("a run in which nothing is unusual has those of what was not measured, and no other", () => {
  const config = configOf();
  const run = runOf(SUITE.cases.map(({ id }) => answered(id, hitsOf(`${id}-doc`))));
  const policy = { config, suite: SUITE, baseline: baselineOf(config, SUITE, run) };
  // Of one result nothing can be clustered.
  expect(verdictOn(policy, run).notices).toEqual([
    { code: "latency_off", by: "config" },
    { code: "not_applicable", metric: "clustering_ratio@10", scope: OVERALL },
    { code: "lost_and_found", lost: 0, found: 0 },
  ]);
});
