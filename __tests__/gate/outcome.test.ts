import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { failedVerdict, toFailure, makeBaseline } from "../../src/gate/outcome.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { type Config, baselineFile } from "../../src/model/config.ts";
import type { Clock, Run } from "../../src/model/run.ts";
import {
  answered,
  baselineOf,
  configOf,
  inputsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";
import { SUITE, timedBaseline, timedConfig, timedRun } from "../latency/timed.ts";
import { answerListing, verdictOn } from "./made.ts";

describe("toFailure and failedVerdict", () => {
  it("toFailure keeps the text of a known error, and calls any other a defect", () => {
    const problems = [{ file: "a.yaml", pointer: "/k", message: "is no number" }];
    const known = new GateError("invalid_config", "a.yaml has 1 problem", {
      hint: "Fix it.",
      problems,
    });

    expect(toFailure(known)).toEqual({
      code: "invalid_config",
      message: "a.yaml has 1 problem",
      hint: "Fix it.",
      problems,
    });
    expect(toFailure(new GateError("invalid_config", "no"))).toMatchObject({
      hint: null,
      problems: [],
    });
    expect(toFailure(new TypeError("boom"))).toMatchObject({
      code: "internal",
      message: "TypeError: boom",
    });
    expect(toFailure("boom")).toMatchObject({
      code: "internal",
      message: "a value was thrown: boom",
    });
  });

  it("is the verdict error, with what was decided before", () => {
    const failure = toFailure("boom");
    const nothing = {
      verdict: "error",
      categories: [],
      secondary_categories: [],
      checks: [],
      notices: [],
    };

    expect(failedVerdict(failure, null)).toEqual(nothing);

    const inputs = inputsOf(configOf(), suiteOf(makeCase("a")));
    const { checks } = verdictOn(inputs, runOf([answered("a", [])]));
    const judged = {
      ...failedVerdict(failure, null),
      notices: [{ code: "zero_quality" } as const],
      checks,
    };

    expect(failedVerdict(failure, judged)).toEqual(judged);
  });
});

describe("makeBaseline", () => {
  const config = configOf();
  const makeOne = (tags?: readonly string[]): ReturnType<typeof makeBaseline> => {
    const suite = suiteOf(makeCase("a", tags === undefined ? {} : { tags }));
    const run = runOf([answerListing("a", "a-doc")]);
    const digests = new Map([
      [config.file, "1"],
      [baselineFile(config), "2"],
      ["suite.yaml", "3"],
    ]);
    return makeBaseline(
      { ...inputsOf(config, suite), digests },
      run,
      scoresOf(config, suite, run),
      "tool 1",
    );
  };

  it("has the digests of the files beside config and baseline", () => {
    expect(makeOne().files).toEqual(new Map([["suite.yaml", "3"]]));

    const bare = makeBaseline(
      inputsOf(config, suiteOf(makeCase("a"))),
      runOf([answered("a", [])]),
      scoresOf(config, suiteOf(makeCase("a")), runOf([answered("a", [])])),
      "tool 1",
    );

    expect(Object.keys(bare)).not.toContain("files");
  });

  it("leaves out what the run does not have", () => {
    for (const key of ["plan", "anchor", "recordings", "judge", "prices"]) {
      expect(Object.keys(makeOne())).not.toContain(key);
    }

    const row = ["digests", "intent", "targets", "metrics", "ranks", "results", "latency_ms"];

    expect(Object.keys(makeOne().cases.get("a")!)).toEqual(row);
    expect(Object.keys(makeOne(["rare"]).cases.get("a")!)).toEqual([
      ...row.slice(0, 2),
      "tags",
      ...row.slice(2),
    ]);
  });

  describe("answers_vary", () => {
    const suite = suiteOf(makeCase("a"));
    const steady = runOf([answerListing("a", "a-doc")]);
    const recorded: Baseline = { ...baselineOf(config, suite, steady), answers_vary: true };
    const madeBy = (
      command: "gate" | "record",
      more: { readonly own?: Config; readonly run?: Run; readonly before?: Baseline } = {},
    ): true | undefined => {
      const { own = config, run = steady, before } = more;
      const inputs = inputsOf(own, suite, before);
      return makeBaseline(inputs, run, scoresOf(own, suite, run), "tool 1", command).answers_vary;
    };

    it("is true if a query got another second answer", () => {
      expect(madeBy("gate", { run: { ...steady, unstable: ["a"] } })).toBe(true);
      expect(madeBy("gate")).toBeUndefined();
    });

    it("is kept by gate, and measured again by record", () => {
      expect(madeBy("gate", { before: recorded })).toBe(true);
      expect(madeBy("record", { before: recorded })).toBeUndefined();
    });

    it("is kept by record if it asks no query twice", () => {
      const own = { ...config, vary: "off" } as const;

      expect(madeBy("record", { own, before: recorded })).toBe(true);
    });
  });

  it("has the number of repeats if it was timed", () => {
    const timed = timedConfig();
    const baselineFrom = (own: Config, source: Clock) => {
      const { timing, ...rest } = timedRun(105);
      const run = { ...rest, timing: { ...timing, source } };
      const scores = scoresOf(own, SUITE, run);
      return makeBaseline(inputsOf(own, SUITE, timedBaseline(timed)), run, scores, "tool 1");
    };

    expect(baselineFrom(timed, "measured").timing).toEqual({
      source: "measured",
      repeats: 3,
      ms: 0,
    });
    expect(baselineFrom(timed, "off").timing).toEqual({ source: "off", repeats: 0, ms: 0 });
  });
});
