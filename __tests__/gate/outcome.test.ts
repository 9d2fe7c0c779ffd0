/** What a failure becomes in a report, and the baseline that a run is recorded as. */
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { errorVerdict, toFailure, makeBaseline } from "../../src/gate/outcome.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { type Config, baselineFile } from "../../src/model/config.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Clock, Run } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
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

describe("toFailure and errorVerdict", () => {
  it("toFailure keeps code, message, hint and problems of a GateError", () => {
    const problems = [{ file: "a.yaml", pointer: "/k", message: "is no number" }];
    const gateError = new GateError("invalid_config", "a.yaml has 1 problem", {
      hint: "Fix it.",
      problems,
    });

    expect(toFailure(gateError)).toEqual({
      code: "invalid_config",
      message: "a.yaml has 1 problem",
      hint: "Fix it.",
      problems,
    });
  });

  it.each([
    { thrown: new TypeError("boom"), message: "TypeError: boom" },
    { thrown: "boom", message: "a value was thrown: boom" },
  ])("toFailure calls anything else a defect: $message", ({ thrown, message }) => {
    expect(toFailure(thrown)).toMatchObject({ code: "internal", message });
  });

  const EMPTY_ERROR = {
    verdict: "error",
    categories: [],
    secondary_categories: [],
    checks: [],
    notices: [],
  };

  it("errorVerdict is empty if nothing was decided", () => {
    expect(errorVerdict(null)).toEqual(EMPTY_ERROR);
  });

  it("errorVerdict turns a verdict into `error`, and keeps its checks and notices", () => {
    const inputs = inputsOf(configOf(), suiteOf(makeCase("a")));
    const decided = {
      ...verdictOn(inputs, runOf([answered("a", [])])),
      notices: [{ code: "zero_quality" } as const],
    };

    const verdict = errorVerdict(decided);

    const { checks, notices } = decided;
    expect(checks).not.toEqual([]);
    expect(verdict).toEqual({ ...EMPTY_ERROR, checks, notices });
  });
});

describe("makeBaseline", () => {
  const config = configOf();
  /** The baseline of case a, which has these fields, and of inputs with these. */
  const baselineOfOneCase = (
    fields: Partial<Inputs> = {},
    caseFields: Partial<Case> = {},
  ): ReturnType<typeof makeBaseline> => {
    const suite = suiteOf(makeCase("a", caseFields));
    const run = runOf([answerListing("a", "a-doc")]);
    const inputs = { ...inputsOf(config, suite), ...fields };
    return makeBaseline(inputs, run, scoresOf(config, suite, run), "tool 1");
  };

  it("has the digests of all files but config and baseline", () => {
    const digests = new Map([
      [config.file, "1"],
      [baselineFile(config), "2"],
      ["suite.yaml", "3"],
    ]);

    expect(baselineOfOneCase({ digests }).files).toEqual(new Map([["suite.yaml", "3"]]));
  });

  it("has no files if there are no digests", () => {
    expect(Object.keys(baselineOfOneCase({ digests: new Map() }))).not.toContain("files");
  });

  it("leaves out what the run does not have", () => {
    for (const key of ["answers_vary", "run_count", "accepted", "beside", "judge", "prices"]) {
      expect(Object.keys(baselineOfOneCase())).not.toContain(key);
    }
  });

  it("has tags in a row only if its case has some", () => {
    const untaggedRow = baselineOfOneCase().cases.get("a")!;
    const taggedRow = baselineOfOneCase({}, { tags: ["rare"] }).cases.get("a")!;

    expect(Object.keys(untaggedRow)).not.toContain("tags");
    expect(taggedRow.tags).toEqual(["rare"]);
  });

  describe("answers_vary", () => {
    const suite = suiteOf(makeCase("a"));
    const steadyRun = runOf([answerListing("a", "a-doc")]);
    const baselineThatVaries: Baseline = {
      ...baselineOf(config, suite, steadyRun),
      answers_vary: true,
    };
    const answersVaryBy = (
      command: "gate" | "record",
      options: {
        readonly settings?: Config;
        readonly run?: Run;
        /** The baseline that is replaced. */
        readonly before?: Baseline;
      } = {},
    ): true | undefined => {
      const { settings = config, run = steadyRun, before } = options;
      const inputs = inputsOf(settings, suite, before);
      const scores = scoresOf(settings, suite, run);
      return makeBaseline(inputs, run, scores, "tool 1", command).answers_vary;
    };

    it("answers_vary is true if a query got another second answer", () => {
      expect(answersVaryBy("gate", { run: { ...steadyRun, unstable: ["a"] } })).toBe(true);
      expect(answersVaryBy("gate")).toBeUndefined();
    });

    it("answers_vary is kept by gate, and measured again by record", () => {
      // In this run no query got another second answer.
      expect(answersVaryBy("gate", { before: baselineThatVaries })).toBe(true);
      expect(answersVaryBy("record", { before: baselineThatVaries })).toBeUndefined();
    });

    it("answers_vary is kept by record if it asks no query twice", () => {
      const settings = { ...config, vary: "off" } as const;

      expect(answersVaryBy("record", { settings, before: baselineThatVaries })).toBe(true);
    });
  });

  it("has the clock and the number of repeats, 0 if it was not timed", () => {
    const timed = timedConfig();
    const baselineFrom = (source: Clock) => {
      // Each query took about 105 ms, three times.
      const { timing, ...rest } = timedRun(105);
      const run = { ...rest, timing: { ...timing, source } };
      const scores = scoresOf(timed, SUITE, run);
      return makeBaseline(inputsOf(timed, SUITE, timedBaseline(timed)), run, scores, "tool 1");
    };

    expect(baselineFrom("measured").timing).toEqual({
      source: "measured",
      repeats: 3,
      ms: 0,
    });
    expect(baselineFrom("off").timing).toEqual({ source: "off", repeats: 0, ms: 0 });
  });
});
