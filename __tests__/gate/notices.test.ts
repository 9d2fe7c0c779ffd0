/** What stands beside a verdict: from checks and cases that the test lists, and from whole runs. */
import { describe, expect, test } from "vitest";
import { meanCheck, notGatedCheck } from "../../src/decision/checks.ts";
import type { Pair } from "../../src/decision/pairs.ts";
import type { Policy } from "../../src/decision/policy.ts";
import type { Rule } from "../../src/decision/rules.ts";
import { findNotices } from "../../src/gate/notices.ts";
import { CLUSTERING } from "../../src/metrics/clustering.ts";
import type { MetricFamily } from "../../src/metrics/family.ts";
import { DEGRADED_RATE } from "../../src/metrics/rates.ts";
import { RECALL } from "../../src/metrics/recall.ts";
import type { Sample } from "../../src/model/answers.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { LatencyPolicy } from "../../src/model/config.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import { OVERALL, type Scope, intentScope } from "../../src/model/scope.ts";
import type { CaseScore } from "../../src/model/scores.ts";
import type { Case } from "../../src/model/suite.ts";
import type { Check } from "../../src/model/verdict.ts";
import {
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
import { SETTINGS } from "../latency/timed.ts";
import { gated, listed, ruleOf, scored, verdictOn } from "./made.ts";

interface Told {
  readonly cases?: readonly Case[];
  readonly scores?: readonly CaseScore[];
  readonly means?: Readonly<Record<string, number | null>>;
  readonly pairs?: readonly Pair[];
  readonly rules?: readonly Rule[];
  readonly checks?: readonly Check[];
  readonly policy?: Partial<Policy>;
  readonly run?: Run;
}

function findNoticesOf(given: Told, ...codes: readonly Notice["code"][]): readonly Notice[] {
  const {
    cases = [],
    scores = [],
    means = {},
    pairs = [],
    rules = [],
    checks = [],
    policy = {},
  } = given;
  const none = {
    samples: 0,
    p50_ms: null,
    p90_ms: null,
    p95_ms: null,
    p99_ms: null,
    mean_ms: null,
  };
  const overall = new Map(Object.entries(means));
  const all = {
    cases: scores,
    means: { overall, by_intent: new Map() },
    latency: { overall: none, by_intent: new Map() },
  };
  const whole = { config: configOf(), suite: suiteOf(...cases), baseline: null, ...policy };
  const sides = { pairs, added: [] };
  const pairing = { ...sides, asked: sides, limited: sides, absent: [] };
  const run = given.run ?? runOf([]);
  const tests = { baseline: new Map(), accepted: new Map() };
  const notices = findNotices({ policy: whole, scores: all, run, pairing, tests, rules, checks });
  return notices.filter(({ code }) => codes.includes(code));
}

/** By so much, of a tolerance. */
function checkMoved(
  family: MetricFamily,
  by: number,
  tolerance: number,
  scope: Scope = OVERALL,
): Check {
  const rule = ruleOf(family, { scope, tolerance: [{ unit: "absolute", value: tolerance }] });
  return { ...meanCheck(rule, { n: 9, baseline: 0, current: by }, () => [])!, delta: by };
}

describe("findNotices › implausible_jump", () => {
  const jumpMetrics = (...checks: readonly Check[]): unknown =>
    findNoticesOf({ checks }, "implausible_jump").map(
      (notice) => "metric" in notice && notice.metric,
    );

  test("warns of a rise of quality from 0.15 on in the whole suite", () => {
    expect(jumpMetrics(checkMoved(RECALL, 0.15, 0.01))).toEqual(["recall@10"]);
    expect(jumpMetrics(checkMoved(RECALL, 0.1499, 0.01))).toEqual([]);
    expect(jumpMetrics(checkMoved(RECALL, 0.15, 0.01, intentScope("a")))).toEqual([]);
    expect(jumpMetrics(checkMoved(DEGRADED_RATE, -0.5, 0.01))).toEqual([]);
  });

  test("does not warn of what failed or was compared with the accepted state", () => {
    const check = checkMoved(RECALL, 0.5, 0.01);

    expect(jumpMetrics({ ...check, reference: "accepted" })).toEqual([]);
    expect(jumpMetrics({ ...check, outcome: "fail", passed: false })).toEqual([]);
    expect(jumpMetrics({ ...check, delta: null })).toEqual([]);
  });
});

describe("findNotices › not_in_baseline", () => {
  const lacking = (scope: Scope): number =>
    findNoticesOf({ checks: [notGatedCheck(ruleOf(CLUSTERING, { scope }))] }, "not_in_baseline")
      .length;

  test("names a metric of the whole suite that the baseline has no value for", () => {
    expect([lacking(OVERALL), lacking(intentScope("a"))]).toEqual([1, 0]);
  });
});

describe("findNotices › cases", () => {
  const named = (
    code: Notice["code"],
    scores: readonly CaseScore[],
    cases: readonly Case[] = [],
  ): unknown =>
    findNoticesOf({ scores, cases }, code).map((notice) =>
      "cases" in notice ? notice.cases : null,
    );

  test("names lists with a document twice, and those trec_eval counts differently", () => {
    const scores = [
      scored("once", {}, { results: ["x", "y"] }),
      scored("twice", {}, { results: ["x", "x"] }),
      scored("many", {}, { results: ["x"], many_to_many: true }),
    ];

    expect(named("trec_counts_differ", scores)).toEqual([["twice", "many"]]);
    expect(named("trec_counts_differ", scores.slice(0, 1))).toEqual([]);
    expect(named("trec_counts_differ", scores.slice(2))).toEqual([["many"]]);
  });

  test("names unmeasured answers by metric and reason", () => {
    const judged = (id: string, sample: Sample | null): CaseRun => ({
      ...answered(id, []),
      ...(sample === null ? {} : { judged: new Map([["faithfulness", sample]]) }),
    });
    const run = runOf([
      judged("a", { kind: "unmeasured", reason: "no_text" }),
      judged("b", { kind: "unmeasured", reason: "no_answer" }),
      judged("c", { kind: "value", value: 1 }),
      judged("d", null),
      judged("e", { kind: "unmeasured", reason: "no_text" }),
    ]);
    const metric = "faithfulness";

    expect(findNoticesOf({ run }, "answers_unmeasured")).toEqual([
      { code: "answers_unmeasured", metric, reason: "no_answer", cases: ["b"] },
      { code: "answers_unmeasured", metric, reason: "no_text", cases: ["a", "e"] },
    ]);
  });
});

describe("findNotices of a whole run", () => {
  const SUITE = suiteOf(...Array.from({ length: 10 }, (_, n) => makeCase(`c${n}`)));
  const RUN = runOf(SUITE.cases.map(({ id }) => listed(id, `${id}-doc`)));
  const TIMED = { ...SETTINGS, repeats: 6 };

  /** Of these codes, or all. */
  function of(codes: string, policy: Partial<Policy> = {}, run: Run = RUN): readonly Notice[] {
    const whole = { config: configOf(), suite: SUITE, baseline: null, ...policy };
    const { notices } = verdictOn(whole, run);
    return notices.filter(({ code }) => codes === "all" || codes.split(" ").includes(code));
  }

  /** First and repeated times; a case whose first query failed has no first time. */
  function timed(timing: Partial<Run["timing"]>, first: number | null = 10, repeat = 10): Run {
    const run = runOf(
      SUITE.cases.map(({ id }, n) => ({
        ...answered(id, hitsOf(`${id}-doc`), Array<number>(6).fill(repeat)),
        first_ms: first === null && n < 6 ? null : (first ?? 31),
      })),
    );
    return { ...run, timing: { ...run.timing, ...timing } };
  }

  test("has no notices if nothing is unusual", () => {
    expect(of("all", { baseline: baselineOf(configOf(), SUITE, RUN) })).toEqual([]);
  });

  const ELSEWHERE = { os: "linux", arch: "x64", cpu: "another", cores: 2, node: "24.0.0" };
  test.each<
    readonly [string, Partial<Baseline>, Partial<Run["timing"]>, LatencyPolicy, boolean | null]
  >([
    ["a stored baseline of this machine", {}, {}, TIMED, false],
    ["one of another machine", { environment: ELSEWHERE }, {}, TIMED, true],
    ["nothing: latency is off", { environment: ELSEWHERE }, {}, "off", null],
    ["nothing: this run was not timed", {}, { source: "off" }, TIMED, null],
  ])(
    "says in latency_limits that latency was compared with %s",
    (_, before, timing, latency, expected) => {
      const config = configOf({ latency });
      const baseline = { ...baselineOf(config, SUITE, timed({})), ...before };

      const [limits] = of("latency_limits", { config, baseline }, timed(timing));

      expect(limits?.code === "latency_limits" ? limits.other_machine : null).toBe(expected);
    },
  );

  const HOW = "unstable absolute_paths cached_answers";
  test.each<
    readonly [Partial<Run["timing"]>, Parameters<typeof timed>[1], number, readonly Notice[]]
  >([
    [{}, 10, 10, []],
    [{ source: "off" }, 31, 10, []],
    // Repeats look like a cache's from three times as fast and a millisecond on.
    [{}, 31, 10, [{ code: "cached_answers", first_ms: 31, repeat_ms: 10 }]],
    [{}, 30, 10, []],
    [{}, null, 10, [{ code: "cached_answers", first_ms: 31, repeat_ms: 10 }]],
    [{}, 1.5, 0.25, [{ code: "cached_answers", first_ms: 1.5, repeat_ms: 0.25 }]],
    [{}, 1.25, 0.25, []],
  ])(
    "suspects a cache by the times: %j, first %s ms, again %d ms",
    (timing, first, repeat, expected) => {
      expect(
        of(HOW, { config: configOf({ latency: TIMED }) }, timed(timing, first, repeat)),
      ).toEqual(expected);
    },
  );

  test("says what was unstable or asked again, with and without times", () => {
    const shaky = {
      unstable: ["c1"],
      corrected: { absolute_paths: 7 },
    };
    const both = [
      { code: "unstable", cases: ["c1"] },
      { code: "absolute_paths", count: 7 },
    ];

    expect(of(HOW, { config: configOf({ latency: TIMED }) }, { ...timed({}), ...shaky })).toEqual(
      both,
    );

    expect(of(HOW, {}, { ...timed({}), ...shaky })).toEqual(both);
  });

  test("names cases whose gains are no integers, which trec_eval cuts", () => {
    const graded = (id: string, ...grades: readonly number[]) =>
      makeCase(id, {
        expected: grades.map((grade, n) => target(n === 0 ? `${id}-doc` : "other", grade)),
      });
    const suite = suiteOf(
      graded("half", 0.5),
      graded("two", 2),
      graded("high", 200),
      graded("mixed", 1, 0.5),
    );
    const run = runOf(suite.cases.map((each) => listed(each.id, `${each.id}-doc`)));
    const named = (gain: "linear" | "exponential"): unknown =>
      of(
        "trec_counts_differ",
        { suite, config: configOf({ definition: definitionOf({ gain }) }) },
        run,
      );

    expect(named("linear")).toMatchObject([{ cases: ["half", "mixed"] }]);
    // 2^200 - 1 is beyond every integer of C.
    expect(named("exponential")).toMatchObject([{ cases: ["half", "high", "mixed"] }]);
  });

  test("names cases without a relevant target, and cases whose query failed", () => {
    const none = { expected: [] };
    const suite = suiteOf(
      makeCase("answers", { ...none, answers_only: true }),
      makeCase("control", { ...none, expect_empty: true }),
      makeCase("usual", { expected: [target("usual-doc", 2)] }),
      // Below the relevance, and all the same with an nDCG.
      makeCase("low", { expected: [target("x"), target("y")] }),
      makeCase("mixed", { expected: [target("x"), target("y", 2)] }),
      makeCase("nothing", none),
    );
    const config = gated(new Map([["error_rate", { ceiling: 0.5 }]]), {
      definition: definitionOf({ relevance: 2 }),
    });
    const run = runOf(
      suite.cases.map(({ id }) => (id === "mixed" ? failedRun(id) : listed(id, "x"))),
    );

    expect(of("dead_cases errored_cases", { suite, config }, run)).toEqual([
      { code: "dead_cases", reason: "no_target", cases: ["nothing"] },
      { code: "errored_cases", cases: ["mixed"] },
    ]);
  });

  test("names a case without a target in the baseline while it finds none", () => {
    const lost = (...ids: readonly string[]): Run =>
      runOf(SUITE.cases.map(({ id }) => listed(id, ids.includes(id) ? "other" : `${id}-doc`)));
    const baseline = baselineOf(configOf(), SUITE, lost("c1", "c2"));

    expect(of("dead_cases", { baseline }, lost("c2"))).toEqual([
      { code: "dead_cases", reason: "never_found", cases: ["c2"] },
    ]);
  });
});
