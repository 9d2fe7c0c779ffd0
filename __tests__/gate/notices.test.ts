/** The notices of a verdict: of checks and cases that the test lists, and of whole runs. */
import { describe, expect, test } from "vitest";
import type { Policy } from "../../src/decision/pairs.ts";

import type { Sample } from "../../src/model/answers.ts";
import type { LatencyPolicy } from "../../src/model/config.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
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
import { configWithRules, answerListing, verdictOn, withAnswer } from "./made.ts";

describe("findNotices", () => {
  const SUITE = suiteOf(...Array.from({ length: 10 }, (_, n) => makeCase(`c${n}`)));
  const RUN = runOf(SUITE.cases.map(({ id }) => answerListing(id, `${id}-doc`)));
  const TIMED = { ...SETTINGS, repeats: 6 };

  /** The notices of a verdict with these codes (separated by spaces), or "all". */
  function noticesOf(
    codes: string,
    policy: Partial<Policy> = {},
    run: Run = RUN,
  ): readonly Notice[] {
    const wholePolicy = { config: configOf(), suite: SUITE, baseline: null, ...policy };
    const { notices } = verdictOn(wholePolicy, run);
    return notices.filter(({ code }) => codes === "all" || codes.split(" ").includes(code));
  }

  /** The first times in ms of ten cases: six have none, the other four have 31. */
  const MOSTLY_NO_FIRST = Array.from({ length: 10 }, (_, n) => (n < 6 ? null : 31));

  /**
   * A run of the ten cases, in which each has this first time in ms (or that of the list), and six
   * repeated times of `repeat` ms.
   */
  function timedRun(
    timing: Partial<Run["timing"]>,
    first: number | readonly (number | null)[] = 10,
    repeat = 10,
  ): Run {
    const run = runOf(
      SUITE.cases.map(({ id }, n) => ({
        ...answered(id, hitsOf(`${id}-doc`), Array<number>(6).fill(repeat)),
        first_ms: typeof first === "number" ? first : (first[n] ?? null),
      })),
    );
    return { ...run, timing: { ...run.timing, ...timing } };
  }

  test("has no notices if nothing is unusual", () => {
    expect(noticesOf("all", { baseline: baselineOf(configOf(), SUITE, RUN) })).toEqual([]);
  });

  /** A run in which these cases don't find their document. */
  const runLosing = (...ids: readonly string[]): Run =>
    runOf(SUITE.cases.map(({ id }) => answerListing(id, ids.includes(id) ? "other" : `${id}-doc`)));
  const withIntents = suiteOf(
    ...SUITE.cases.map((each, n) => ({ ...each, intent: n < 5 ? "a" : "b" })),
  );
  const degradedRun = runOf(RUN.cases.map((each) => withAnswer(each, { degraded: true })));

  // A rise by 0.15 of a mean over all cases is implausible.
  test.each<[string, Run, readonly string[]]>([
    ["two of ten cases", runLosing("c0", "c1"), ["recall@10", "mrr@10", "ndcg@10"]],
    ["one of ten, which is one of five in its intent", runLosing("c0"), []],
    ["answers that are no longer degraded", degradedRun, []],
  ])("implausible_jump names the metrics that rose by %s", (_, before, metrics) => {
    const config = configOf();
    const baseline = baselineOf(config, withIntents, before);

    const notices = noticesOf("implausible_jump", { config, suite: withIntents, baseline });

    expect(notices.map((notice) => "metric" in notice && notice.metric)).toEqual(metrics);
  });

  const inClusters = runOf(
    SUITE.cases.map(({ id }) =>
      answered(
        id,
        hitsOf(`${id}-doc`, "n1").map((hit) => ({ ...hit, cluster: hit.doc_id })),
      ),
    ),
  );
  const losingAll = runOf(SUITE.cases.map(({ id }) => answerListing(id, `other than ${id}`)));

  // What the notice names | the baseline's run | this run | which side lacks clustering_ratio@10
  test.each<[string, Run, Run, readonly string[]]>([
    [
      "the clustering ratio if the baseline's results have no clusters",
      RUN,
      inClusters,
      ["before"],
    ],
    ["the clustering ratio if this run's results have none", inClusters, RUN, ["now"]],
    ["nothing if this run's results have none, and a check failed", inClusters, losingAll, []],
  ])("not_gated names %s", (_, before, now, sides) => {
    const baseline = baselineOf(configOf(), SUITE, before);

    const notices = noticesOf("not_gated", { baseline }, now);

    expect(notices).toEqual(
      sides.map((lacks) => ({ code: "not_gated", metric: "clustering_ratio@10", lacks })),
    );
  });

  test("names unmeasured answers by metric and reason", () => {
    const judged = (id: string, sample: Sample | null): CaseRun => ({
      ...answered(id, []),
      ...(sample === null ? {} : { judged: new Map([["faithfulness", sample]]) }),
    });
    const run = runOf([
      judged("c0", { kind: "unmeasured", reason: "no_text" }),
      judged("c1", { kind: "unmeasured", reason: "no_answer" }),
      judged("c2", { kind: "value", value: 1 }),
      judged("c3", null),
      judged("c4", { kind: "unmeasured", reason: "no_text" }),
    ]);
    const metric = "faithfulness";

    expect(noticesOf("answers_unmeasured", {}, run)).toEqual([
      { code: "answers_unmeasured", metric, reason: "no_answer", cases: ["c1"] },
      { code: "answers_unmeasured", metric, reason: "no_text", cases: ["c0", "c4"] },
    ]);
  });

  const ELSEWHERE = { os: "linux", arch: "x64", cpu: "another", cores: 2, node: "24.0.0" };
  test.each([
    ["this machine", {}, false],
    ["another machine", { environment: ELSEWHERE }, true],
  ])(
    "latency_limits has whether the baseline is of another machine: %s",
    (_, ofBaseline, otherMachine) => {
      const config = configOf({ latency: TIMED });
      const baseline = { ...baselineOf(config, SUITE, timedRun({})), ...ofBaseline };

      const notices = noticesOf("latency_limits", { config, baseline }, timedRun({}));

      expect(notices).toMatchObject([{ other_machine: otherMachine }]);
    },
  );

  test.each<[string, LatencyPolicy, Run["timing"]["source"]]>([
    ["latency is off", "off", "measured"],
    ["this run was not timed", TIMED, "off"],
  ])("has no notice latency_limits if %s", (_, latency, source) => {
    const config = configOf({ latency });
    const baseline = baselineOf(config, SUITE, timedRun({}));

    expect(noticesOf("latency_limits", { config, baseline }, timedRun({ source }))).toEqual([]);
  });

  const CODES_OF_RUN = "unstable absolute_paths cached_answers";
  const TIMED_POLICY = { config: configOf({ latency: TIMED }) };

  // A cache is suspected if the first time is more than three times the repeated one, and more than
  // 20 ms longer.
  test.each<readonly [string, number | readonly (number | null)[], number]>([
    ["more than three times, and 21 ms", 31, 10],
    ["82 times, and 20.25 ms", 20.5, 0.25],
    ["as the first row, in the four of ten cases that have a first time", MOSTLY_NO_FIRST, 10],
  ])("suspects a cache if first answers take longer: %s", (_, firstMs, repeatMs) => {
    const notices = noticesOf(CODES_OF_RUN, TIMED_POLICY, timedRun({}, firstMs, repeatMs));

    const first_ms = typeof firstMs === "number" ? firstMs : 31;
    expect(notices).toEqual([{ code: "cached_answers", first_ms, repeat_ms: repeatMs }]);
  });

  test.each<readonly [string, Partial<Run["timing"]>, number, number]>([
    ["take as long", {}, 10, 10],
    ["take just three times as long", {}, 30, 10],
    ["take just 20 ms longer", {}, 20.25, 0.25],
    ["take 7.4 times as long and 2.1 ms longer, as a search that warms up", {}, 2.43, 0.33],
    ["take longer, but the run is not timed", { source: "off" }, 31, 10],
  ])("suspects no cache if first answers %s", (_, timing, firstMs, repeatMs) => {
    const run = timedRun(timing, firstMs, repeatMs);

    expect(noticesOf(CODES_OF_RUN, TIMED_POLICY, run)).toEqual([]);
  });

  test.each<readonly [what: string, cases: readonly Case[], idsInNotice: readonly string[]]>([
    [
      "a document that is newly forbidden",
      [makeCase("c0", { forbidden: [target("c0-doc")] })],
      ["c0"],
    ],
    [
      "a newly forbidden document that is not found",
      [makeCase("c0", { forbidden: [target("x")] })],
      [],
    ],
    [
      "a new case that must find nothing",
      [makeCase("c0"), makeCase("new", { expect_empty: true, expected: [] })],
      ["new"],
    ],
  ])("has the notice new_hits, or none, for %s", (_, cases, idsInNotice) => {
    const before = suiteOf(makeCase("c0"));
    const baseline = baselineOf(configOf(), before, runOf([answerListing("c0", "c0-doc")]));
    const suite = suiteOf(...cases);
    const run = runOf(suite.cases.map(({ id }) => answerListing(id, `${id}-doc`)));

    const notices = noticesOf("new_hits", { suite, baseline }, run);

    expect(notices).toEqual(
      idsInNotice.length === 0 ? [] : [{ code: "new_hits", cases: idsInNotice }],
    );
  });

  test("names a query whose scores contradict the order of its results", () => {
    const suite = suiteOf(makeCase("a", { query: "falls" }), makeCase("b", { query: "rises" }));
    const scored = (id: string, ...scores: readonly number[]): CaseRun =>
      answered(
        id,
        scores.map((score, at) => ({ doc_id: `${id}${at}`, repeat: false, score })),
      );
    // Equal scores, and those that rounding explains, do not rise.
    const run = runOf([scored("a", 2, 2, 1, 1 + 1e-9), scored("b", 3, 1, 2)]);

    expect(noticesOf("scores_rise", { suite }, run)).toEqual([
      { code: "scores_rise", cases: ["b"], query: "rises", rank: 3, score: 2, score_before: 1 },
    ]);
  });

  test("reports unstable answers and corrected paths, with and without times", () => {
    const unusual = {
      unstable: ["c1"],
      corrected: { absolute_paths: 7 },
    };
    const bothNotices = [
      { code: "unstable", cases: ["c1"], differ: null, of: null, noise: null },
      { code: "absolute_paths", count: 7 },
    ];

    expect(
      noticesOf(
        CODES_OF_RUN,
        { config: configOf({ latency: TIMED }) },
        { ...timedRun({}), ...unusual },
      ),
    ).toEqual(bothNotices);

    // The usual config has latency off.
    expect(noticesOf(CODES_OF_RUN, {}, { ...timedRun({}), ...unusual })).toEqual(bothNotices);
  });

  test("counts the recorded queries whose answers differed", () => {
    const recorded = baselineOf(configOf(), SUITE, RUN);
    const rows = [...recorded.cases].map(
      ([id, row]) => [id, { ...row, variance: id === "c1" ? 0.04 : 0 }] as const,
    );
    const baseline = { ...recorded, answers_vary: true as const, cases: new Map(rows) };

    expect(noticesOf("unstable", { baseline })).toMatchObject([{ differ: 1, of: 10 }]);
  });

  test("names lists that repeat a document or match two targets by one, for trec_eval", () => {
    const suite = suiteOf(
      makeCase("once"),
      makeCase("twice"),
      // Its one result has the names of both targets.
      makeCase("many", {
        expected: [target("a/many-doc", 1, "path"), target("many-doc", 1, "path")],
      }),
    );
    const run = runOf([
      answerListing("once", "x", "y"),
      answerListing("twice", "x", "x"),
      answered("many", [{ doc_id: "1", path: "a/many-doc", repeat: false }]),
    ]);

    expect(noticesOf("trec_counts_differ", { suite }, run)).toMatchObject([
      { cases: ["many", "twice"] },
    ]);
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
    const run = runOf(suite.cases.map((each) => answerListing(each.id, `${each.id}-doc`)));
    const casesNamed = (gain: "linear" | "exponential"): unknown =>
      noticesOf(
        "trec_counts_differ",
        { suite, config: configOf({ definition: definitionOf({ gain }) }) },
        run,
      );

    expect(casesNamed("linear")).toMatchObject([{ cases: ["half", "mixed"] }]);
    // 2^200 - 1 is beyond every integer of C.
    expect(casesNamed("exponential")).toMatchObject([{ cases: ["half", "high", "mixed"] }]);
  });

  test("names cases without a relevant target, and cases whose query failed", () => {
    const withoutTargets = { expected: [] };
    const suite = suiteOf(
      // Neither of these two is to have a target.
      makeCase("answers", { ...withoutTargets, watched: true }),
      makeCase("control", { ...withoutTargets, expect_empty: true }),
      makeCase("usual", { expected: [target("usual-doc", 2)] }),
      // Its targets are below the relevance of 2, but they count in nDCG.
      makeCase("low", { expected: [target("x"), target("y")] }),
      makeCase("failed", { expected: [target("y", 2)] }),
      makeCase("nothing", withoutTargets),
    );
    // Without this ceiling the failed query is a failed check instead of a notice.
    const config = configWithRules(new Map([["error_rate", { ceiling: 0.5 }]]), {
      definition: definitionOf({ relevance: 2 }),
    });
    const run = runOf(
      suite.cases.map(({ id }) => (id === "failed" ? failedRun(id) : answerListing(id, "x"))),
    );

    expect(noticesOf("dead_cases errored_cases", { suite, config }, run)).toEqual([
      { code: "dead_cases", reason: "no_target", cases: ["nothing"] },
      { code: "errored_cases", cases: ["failed"] },
    ]);
  });

  test("names a case that found no target at the baseline while it finds none", () => {
    const baseline = baselineOf(configOf(), SUITE, runLosing("c1", "c2"));

    expect(noticesOf("dead_cases", { baseline }, runLosing("c2"))).toEqual([
      { code: "dead_cases", reason: "never_found", cases: ["c2"] },
    ]);
  });
});
