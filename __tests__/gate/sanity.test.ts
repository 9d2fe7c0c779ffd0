/** Runs that must not be judged: nothing was measured, or they mean something else. */
import { describe, expect, it } from "vitest";
import { errorVerdict } from "../../src/gate/outcome.ts";
import {
  addZeroQualityNotice,
  assertLikeClocks,
  assertMeasured,
  findDifferences,
  refuseUnsound,
  requireComparable,
} from "../../src/gate/sound.ts";
import type { Config, GatePolicy, LatencySettings, RuleSetting } from "../../src/model/config.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import type { Suite } from "../../src/model/suite.ts";
import {
  configOf,
  failedRun,
  inputsOf,
  inputsOn,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";
import { caseWithTargetsABC } from "../helpers/measure.ts";
import { SETTINGS } from "../latency/timed.ts";
import { answerListing } from "./made.ts";

const ids = ["a", "b", "c", "d", "e", "f"];
const suite = suiteOf(...ids.map((id) => makeCase(id)));
const goodAnswer = (id: string): CaseRun => answerListing(id, `${id}-doc`, "n");
const config = configOf();

interface AssertOptions {
  readonly gate?: Partial<GatePolicy>;
  /** Whether there is a baseline of good answers. */
  readonly withBaseline?: boolean;
}

/** Returns the answer to the case of this id. */
type Answer = (id: string) => CaseRun;

/** Calls assertMeasured on a run of these answers. */
function assertAnswers(
  answer: Answer,
  { gate = {}, withBaseline = true }: AssertOptions = {},
): void {
  const gateConfig = configOf({ gate });
  const baseline = withBaseline
    ? inputsOn(gateConfig, suite, runOf(ids.map(goodAnswer))).baseline
    : null;
  assertMeasured(gateConfig, suite, scoresOf(gateConfig, suite, runOf(ids.map(answer))), baseline);
}

describe("assertMeasured", () => {
  /** Good answers for the cases of these letters, empty ones for the others. */
  const onlyAnswers =
    (found: string) =>
    (id: string): CaseRun =>
      found.includes(id) ? goodAnswer(id) : answerListing(id);
  const sameAnswers =
    (...list: readonly string[]) =>
    (id: string): CaseRun =>
      answerListing(id, ...list);
  const oneFails = (id: string): CaseRun => (id === "c" ? failedRun(id) : goodAnswer(id));
  const withErrorRate = (setting: RuleSetting | "off"): AssertOptions => ({
    gate: { metrics: new Map([["error_rate", setting]]) },
  });
  const withoutBaseline = { withBaseline: false };

  // Each list of the baseline is [its target, n]. None has x, y or z. A run of n alone lost the
  // targets: that is a fall to measure, not a search that answers everything alike.
  it.each<readonly [which: string, answer: Answer, options: AssertOptions]>([
    ["nothing is wrong", goodAnswer, {}],
    ["four of six answers are empty", onlyAnswers("ab"), {}],
    ["one of six answers differs", (id) => answerListing(id, "x", id === "f" ? "z" : "y"), {}],
    ["every answer is a part of every list before", sameAnswers("n"), {}],
    ["half of every answer is such a part", sameAnswers("n", "x"), {}],
    ["a query failed, and error_rate has a ceiling", oneFails, withErrorRate({ ceiling: 0.2 })],
    ["a query failed, and error_rate is off", oneFails, withErrorRate("off")],
  ])("accepts a run in which %s", (_, answer, options) => {
    expect(() => assertAnswers(answer, options)).not.toThrow();
  });

  // Again each list of the baseline has n, and none has x or y.
  it.each<readonly [which: string, code: string, answer: Answer, options: AssertOptions]>([
    ["no answer has a result", "nothing_retrieved", onlyAnswers(""), {}],
    [
      "no answer has a result, without a baseline",
      "nothing_retrieved",
      onlyAnswers(""),
      withoutBaseline,
    ],
    ["every answer is the same new list", "constant_answers", sameAnswers("x", "y"), {}],
    [
      "every answer is the same list, without a baseline",
      "constant_answers",
      sameAnswers("n"),
      withoutBaseline,
    ],
    [
      "less than half of every answer was in every list before",
      "constant_answers",
      sameAnswers("n", "x", "y"),
      {},
    ],
    ["a query failed", "query_errors", oneFails, {}],
  ])("refuses a run in which %s: %s", (_, code, answer, options) => {
    expect(() => assertAnswers(answer, options)).toThrow(
      expect.objectContaining({ code }) as Error,
    );
  });

  it("needs five queries to see that all got one list", () => {
    const measureQueries = (queries: string) => () => {
      const suiteOfQueries = suiteOf(
        ...Array.from(queries, (query, n) => makeCase(`c${n}`, { query })),
      );
      const run = runOf(suiteOfQueries.cases.map(({ id }) => answerListing(id, "x")));
      assertMeasured(config, suiteOfQueries, scoresOf(config, suiteOfQueries, run), null);
    };

    expect(measureQueries("abcde")).toThrow(
      expect.objectContaining({ code: "constant_answers" }) as Error,
    );
    // Five cases, of which two ask the same: four queries.
    expect(measureQueries("abcda")).not.toThrow();
  });
});

describe("refuseUnsound without a baseline", () => {
  /** Judges a run in which only the cases of these letters got an answer. */
  const refuseWithAnswersFor = (found: string) => () => {
    const run = runOf(ids.map((id) => (found.includes(id) ? goodAnswer(id) : answerListing(id))));
    refuseUnsound(inputsOf(config, suite), scoresOf(config, suite, run), run, "gate");
  };

  it("throws if more than half of the queries get nothing, and names them", () => {
    const message = "4 of 6 queries that should find something got no result: c, d, e, f";

    expect(refuseWithAnswersFor("ab")).toThrow(
      expect.objectContaining({ code: "mostly_empty", message }) as Error,
    );
  });

  it("accepts a run in which half of the queries get nothing", () => {
    // Three of six queries, a to f.
    expect(refuseWithAnswersFor("abc")).not.toThrow();
  });
});

describe("addZeroQualityNotice", () => {
  // A watched case asks for no target, whatever it expects.
  const suiteWithoutTargets = suiteOf(
    makeCase("a", { expected: [], expect_empty: true }),
    makeCase("b", { watched: true }),
  );
  const nothing: Answer = (id) => answerListing(id, "n");

  it.each<[string, Answer, Suite, readonly string[]]>([
    ["adds it if no case with targets finds one", nothing, suite, ["zero_quality"]],
    ["adds none if one case does", (id) => (id === "d" ? goodAnswer : nothing)(id), suite, []],
    [
      "adds none if one of the three targets of a case is found",
      (id) => answerListing(id, "n", "b"),
      suiteOf(caseWithTargetsABC),
      [],
    ],
    ["adds none if the suite asks for no target", nothing, suiteWithoutTargets, []],
  ])("%s", (_, answer, subjects, codes) => {
    const run = runOf(subjects.cases.map(({ id }) => answer(id)));
    const verdictWithoutNotices = errorVerdict(null);
    const scores = scoresOf(config, subjects, run);

    const { notices } = addZeroQualityNotice(verdictWithoutNotices, subjects, scores);

    expect(notices.map(({ code }) => code)).toEqual(codes);
  });
});

describe("assertLikeClocks", () => {
  const latency: LatencySettings = SETTINGS;
  const runTimedBy = (source: Run["timing"]["source"]): Run => {
    const run = runOf(ids.map(goodAnswer));
    return { ...run, timing: { ...run.timing, source } };
  };
  /** A config with this rule of latency, for the whole suite or for the intent howto. */
  const configNaming = (
    setting: RuleSetting | "off",
    place: "suite" | "intent" = "suite",
  ): Config => {
    const rules = new Map([["latency_p95_ms", setting]]);
    const isForIntent = place === "intent";
    return configOf({
      latency,
      gate: isForIntent ? { intents: new Map([["howto", rules]]) } : { metrics: rules },
    });
  };
  const compare = (
    before: Run["timing"]["source"],
    now: Run["timing"]["source"],
    settings = configOf({ latency }),
  ): void =>
    assertLikeClocks(
      settings,
      runTimedBy(now),
      inputsOn(settings, suite, runTimedBy(before)).baseline,
    );

  it("refuses the gate's clock against the retriever's own", () => {
    expect(() => compare("measured", "reported")).toThrow(
      expect.objectContaining({
        code: "not_comparable",
        hint: "Set latency.source to the baseline's, or record a new baseline.",
        problems: [
          {
            file: "baselines/test.json",
            pointer: "/timing/source",
            message: "timing.source is measured in the baseline and reported in this run",
          },
        ],
      }) as Error,
    );
  });

  const withRule = configNaming({ ceiling: 100 });
  const withRuleOfIntent = configNaming({ ceiling: 100 }, "intent");
  const withRuleOff = configNaming("off");
  const withoutRule = configOf({ latency });
  const withLatencyOff = configOf();

  // The times of a run that was recorded elsewhere are compared only by a rule that names latency.
  // Those of a measured run always are, so a recorded baseline is refused even without a rule.
  it.each([
    ["measured", "recorded", "a rule of latency", withRule],
    ["measured", "recorded", "a rule in an intent", withRuleOfIntent],
    ["recorded", "measured", "no rule", withoutRule],
  ] as const)(
    "refuses a baseline of %s times, a run of %s ones and %s",
    (before, now, _, rules) => {
      expect(() => compare(before, now, rules)).toThrow("can't be compared");
    },
  );

  it.each([
    ["measured", "measured", "no rule", withoutRule],
    ["measured", "recorded", "no rule", withoutRule],
    ["off", "measured", "no rule", withoutRule],
    ["measured", "off", "no rule", withoutRule],
    ["measured", "recorded", "a rule that is off", withRuleOff],
    ["measured", "reported", "latency off", withLatencyOff],
  ] as const)(
    "accepts a baseline of %s times, a run of %s ones and %s",
    (before, now, _, rules) => {
      expect(() => compare(before, now, rules)).not.toThrow();
    },
  );

  it("accepts a run without a baseline", () => {
    expect(() => assertLikeClocks(withoutRule, runTimedBy("reported"), null)).not.toThrow();
  });
});

describe("findDifferences and requireComparable", () => {
  const stored = inputsOn(config, suite, runOf(ids.map(goodAnswer)));
  const { baseline } = stored;

  it("findDifferences names each field with both values", () => {
    expect(findDifferences(config, suite, baseline)).toEqual([]);
    expect(findDifferences(configOf({ k: 5 }), { ...suite, name: "other" }, baseline)).toEqual([
      { field: "suite.name", baseline: '"test"', current: '"other"' },
      { field: "k", baseline: "10", current: "5" },
    ]);

    const definition = { ...config.definition, relevance: 2 };

    expect(findDifferences(configOf({ definition }), suite, baseline)).toEqual([
      { field: "definition.relevance", baseline: "1", current: "2" },
    ]);
  });

  it("requireComparable throws with the file, the place and both values", () => {
    const other = { ...stored, config: configOf({ k: 5 }) };

    expect(() => requireComparable(other)).toThrow(
      expect.objectContaining({
        code: "not_comparable",
        problems: [
          {
            file: "baselines/test.json",
            pointer: "/k",
            message: "k is 10 in the baseline and 5 in this run",
          },
        ],
      }) as Error,
    );
    expect(() => requireComparable({ ...other, baseline: null })).not.toThrow();
    expect(() => requireComparable(stored)).not.toThrow();
  });
});
