/** Rules of judged answers, and what a change of the judge does to base and baseline. */
import { describe, expect, it } from "vitest";
import { findDifferences } from "../../src/gate/sound.ts";
import { makeBaseline } from "../../src/gate/outcome.ts";
import { listMetrics, resolveRules } from "../../src/decision/rules.ts";
import { basePolicy } from "../../src/gate/two-policies.ts";
import type { Sample } from "../../src/model/answers.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, RuleSetting, JudgeConfig } from "../../src/model/config.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Run } from "../../src/model/run.ts";
import { configOf, inputsOn, makeCase, runOf, scoresOf, suiteOf } from "../helpers/make.ts";
import { judgeConfig } from "../llm/set.ts";
import { configWithRules, answerListing, verdictOn } from "./made.ts";

/** The judge has the model judge-1 and no seed. */
const JUDGE = judgeConfig("http://judge.example");
const SUITE = suiteOf(
  ...Array.from({ length: 20 }, (_, n) => makeCase(`c${String(n).padStart(2, "0")}`)),
);

/** Returns a config with this judge (null: none) and these rules by metric. */
function config(
  judge: JudgeConfig | null = JUDGE,
  rules: Readonly<Record<string, RuleSetting>> = { faithfulness: {} },
): Config {
  return configWithRules(new Map(Object.entries(rules)), judge === null ? {} : { judge });
}

/** A run in which every answer has this faithfulness. */
const runWithFaithfulness = (figure: number): Run =>
  runOf(
    SUITE.cases.map(({ id }) => {
      const sample: Sample = { kind: "value", value: figure };
      return { ...answerListing(id, `${id}-doc`), judged: new Map([["faithfulness", sample]]) };
    }),
  );

/** Returns the files with this config, and a baseline in which every answer has 0.8. */
function makeInputs(
  judge: JudgeConfig | null = JUDGE,
  rules?: Readonly<Record<string, RuleSetting>>,
): Inputs {
  const judgedConfig = config(judge, rules);
  return inputsOn(judgedConfig, SUITE, runWithFaithfulness(0.8));
}

const decideRun = (now: Run, policy: Inputs = makeInputs()) => verdictOn(policy, now);

describe("resolveRules and decidePolicy › judged metrics", () => {
  const namesOfRules = (subject: Config) =>
    resolveRules(subject, SUITE).map((rule) => rule.metric.name);

  it("has rules of the judged metrics that the config names, and of no other", () => {
    const names = namesOfRules(config(JUDGE, { faithfulness: {} }));

    expect(names).toContain("faithfulness");
    expect(names).not.toContain("context_recall");
  });

  it("has a rule of answers_unmeasured_rate with a judge, unless it is off", () => {
    const turnedOff = config(JUDGE, { faithfulness: {}, answers_unmeasured_rate: "off" });
    const withoutJudge = configOf();

    expect(namesOfRules(config(JUDGE))).toContain("answers_unmeasured_rate");
    expect(namesOfRules(turnedOff)).not.toContain("answers_unmeasured_rate");
    expect(namesOfRules(withoutJudge)).not.toContain("answers_unmeasured_rate");
    expect(listMetrics(withoutJudge).map((metric) => metric.name)).not.toContain(
      "answers_unmeasured_rate",
    );
  });

  it("fails faithfulness as missing_data if nothing was measured", () => {
    const runWithoutSamples = runOf(SUITE.cases.map(({ id }) => answerListing(id, `${id}-doc`)));
    const { categories, checks } = decideRun(runWithoutSamples);

    expect(categories).toEqual(["missing_data"]);
    expect(
      checks.filter(({ state }) => state === "missing").map((check) => check.metric),
    ).toContain("faithfulness");
  });
});

describe("findDifferences › the judge's fingerprint", () => {
  const differencesOf = (judge: JudgeConfig | null, baseline: Baseline) =>
    findDifferences(config(judge), SUITE, baseline).map(({ field, baseline: before, current }) => [
      field,
      before,
      current,
    ]);

  const baseline = makeBaseline(
    makeInputs(),
    runWithFaithfulness(0.8),
    scoresOf(config(), SUITE, runWithFaithfulness(0.8)),
    "test",
  );
  const { judge: _judge, ...baselineWithoutJudge } = baseline;

  it("names each field that differs, with the recorded value and the current one", () => {
    expect(differencesOf({ ...JUDGE, model: "judge-2", seed: 4 }, baseline)).toEqual([
      ["judge.model", '"judge-1"', '"judge-2"'],
      ["judge.seed", "null", "4"],
    ]);

    // The version of the judge's prompts is 1.
    const olderPrompts = { ...baseline, judge: { ...baseline.judge!, prompts: 0 } };

    expect(differencesOf(JUDGE, olderPrompts)).toEqual([["judge.prompts", "0", "1"]]);
  });

  it("names the judge if only one side has one", () => {
    expect(differencesOf(null, baseline).map(([field]) => field)).toEqual(["judge"]);
    expect(differencesOf(JUDGE, baselineWithoutJudge).map(([field]) => field)).toEqual(["judge"]);
    expect(differencesOf(null, baselineWithoutJudge)).toEqual([]);
  });

  it("ignores address, key, limits and cache", () => {
    const sameModel: JudgeConfig = {
      ...JUDGE,
      base_url: "http://other",
      api_key: null,
      max_requests: 1,
      timeout_ms: 1,
      retries: 0,
      concurrency: 2,
      cache: "x.jsonl",
    };

    expect(differencesOf(sameModel, baseline)).toEqual([]);
  });
});

describe("basePolicy, if the head changes the judge", () => {
  it("drops the base's policy if the LLM judge differs by more than its address", () => {
    const policyOfBase = (base: Inputs, head: Inputs) =>
      basePolicy({ mode: "pull_request", head, base });
    const base = makeInputs();
    const otherAddress = makeInputs({ ...JUDGE, base_url: "http://x/v1" });
    const otherSetting = makeInputs({ ...JUDGE, temperature: 1 });
    const withoutJudge = makeInputs(null, {});

    expect(policyOfBase(base, makeInputs())).toEqual(base);
    expect(policyOfBase(base, otherAddress)).toEqual(base);
    expect(policyOfBase(base, otherSetting)).toBeNull();
    expect(policyOfBase(base, withoutJudge)).toBeNull();
    // A base without a judge has no judged metrics that could differ.
    expect(policyOfBase(withoutJudge, makeInputs())).toEqual(withoutJudge);
  });
});
