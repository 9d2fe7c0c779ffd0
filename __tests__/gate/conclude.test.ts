/** concludeGate: from what was measured to one verdict, by the rules of head and base. */
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { GateError } from "../../src/errors.ts";
import { concludeGate, type ConcludeOptions } from "../../src/gate/conclude.ts";
import { makePlan, type RetrievedRuns, splitByPolicy } from "../../src/gate/questions.ts";
import { type PolicyDecision } from "../../src/gate/two-policies.ts";

import type { Baseline } from "../../src/model/baseline.ts";
import type { Config } from "../../src/model/config.ts";
import type { Probe } from "../../src/model/explanation.ts";
import type { Run } from "../../src/model/run.ts";
import type { Suite } from "../../src/model/suite.ts";
import {
  baselineOf,
  configOf,
  failedRun,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
  timingOf,
} from "../helpers/make.ts";
import { rows } from "../helpers/table.ts";
import { SETTINGS } from "../latency/timed.ts";
import { judgedPolicyOf, answerListing, checkoutOf, decisionOf } from "./made.ts";

const IDS = Array.from({ length: 20 }, (_, n) => `c${String(n).padStart(2, "0")}`);
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)));
const CONFIG = configOf({ gate: { significance: "auto" } });
/** The answer that has the case's document first. */
const answerOf = (id: string) => answerListing(id, `${id}-doc`, `list of ${id}`);
/** A run in which the first `lost` cases find none of their targets. */
const runLosing = (lost: number): Run =>
  runOf(IDS.map((id, n) => (n < lost ? answerListing(id, "x", `list of ${id}`) : answerOf(id))));
/** The baseline of a run in which the first `lost` cases find none of their targets. */
const baselineLosing = (lost: number): Baseline => baselineOf(CONFIG, SUITE, runLosing(lost));

/** What a test says about the pull request, and what it asks of the verdict. */
interface Options {
  readonly accept?: boolean;
  readonly config?: Config;
  readonly suite?: Suite;
  readonly run?: Run;
  /** The baselines that head and base have stored; null for none. */
  readonly headBaseline?: Baseline | null;
  readonly baseBaseline?: Baseline | null;
  /** The base's config; by default the head's. */
  readonly baseConfig?: Config;
  /** A file whose name is similar to that of the head's baseline. */
  readonly near?: string;
  /** Whether the base's retriever is asked in this job too. */
  readonly beside?: boolean;
  /** What was retrieved besides `run`: the base's run, a failure, notices. */
  readonly asked?: Partial<RetrievedRuns>;
  readonly acceptance?: PolicyDecision["acceptance"];
}

/** Concludes a measured pull request, by default without a loss. Returns the report. */
function conclude(
  command: ConcludeOptions["command"],
  options: Options = {},
): ReturnType<typeof concludeGate> {
  const {
    config = CONFIG,
    run = runLosing(0),
    headBaseline = baselineLosing(0),
    baseBaseline = null,
    baseConfig = config,
    near,
    beside = false,
    suite = SUITE,
    asked = {},
    acceptance = "impossible",
    accept = false,
  } = options;
  const inputs = {
    ...inputsOf(config, suite, headBaseline),
    ...(near !== undefined && { near_baseline: near }),
  };
  const baseInputs = baseBaseline === null ? null : inputsOf(baseConfig, suite, baseBaseline);
  const policies = decisionOf(inputs, baseInputs, {
    acceptance,
    beside: beside ? checkoutOf(inputs) : null,
  });
  const { plan, union } = makePlan(policies, (cases) => cases);
  const retrieved: RetrievedRuns = { run, base: null, failure: null, ...asked };
  const { scores } = judgedPolicyOf(inputs, run);
  const measured = splitByPolicy(union, retrieved);
  const measurement = { policies, plan, union, asked: retrieved, measured, inputs, scores };
  return concludeGate(measurement, { accept, command, tool: "test" });
}

test.each(["gate", "record"] as const)(
  "%s allows one failed query of 20, and errs if the retriever died at it",
  async (command) => {
    // 1 / 20 = 0.05 as a failure, and as a query without results.
    const metrics = new Map([
      ["error_rate", { ceiling: 0.05 }],
      ["zero_result_rate", { tolerance: [{ unit: "absolute", value: 0.05 } as const] }],
    ]);
    const config = configOf({ gate: { significance: "auto", metrics } });
    const run = runOf(IDS.map((id) => (id === "c19" ? failedRun(id) : answerOf(id))));

    expect(await conclude(command, { config, run })).toMatchObject({
      verdict: { verdict: "pass" },
      failure: null,
    });

    const failure = new GateError("retriever_failed", "the retriever ended with 1");

    expect(await conclude(command, { config, run, asked: { failure } })).toMatchObject({
      verdict: { verdict: "error", checks: [], categories: [] },
      failure: { code: "retriever_failed", message: "the retriever ended with 1" },
    });
  },
);

describe("concludeGate of a case whose target the search does not find", () => {
  const run = runOf(IDS.map((id) => (id === "c03" ? answerListing(id, "x") : answerOf(id))));
  /** Asked for a list of 100 results, the search does not find the target either. */
  const findNothing: Probe = (cases) =>
    Promise.resolve({
      answers: cases.map(() => ({ ranks: [null], returned: 100 })),
      failure: null,
    });
  const corpusOf = (id: string) => () => Promise.resolve([{ doc_id: id, id, repeat: false }]);

  test.each<[string, ConcludeOptions["command"], Options, readonly object[]]>([
    [
      "record names the case",
      "record",
      { asked: { probe: findNothing } },
      [{ code: "dead_cases", reason: "not_returned", cases: ["c03"] }],
    ],
    [
      "record names none if the corpus has the target",
      "record",
      { asked: { probe: findNothing, corpus: corpusOf("c03-doc") } },
      [],
    ],
    ["record names none if the retriever can't be asked again", "record", {}, []],
    ["gate does not look", "gate", { asked: { probe: findNothing } }, []],
  ])("%s", async (_, command, options, notices) => {
    const { verdict } = await conclude(command, { run, ...options });

    expect(verdict.notices.filter(({ code }) => code === "dead_cases")).toEqual(notices);
  });
});

/** The number of lost cases in a cell; null for `none`, which is no baseline. */
const baselineOfCell = (cell: string): Baseline | null =>
  cell === "none" ? null : baselineLosing(Number(cell));

// Of twenty cases a column says how many are lost: in this run, and in the run that head and base
// have stored as baseline (`none`: there is none). Further settings: `beside` is how many the base's
// run of this job loses; `accept: true` is `record --accept`; `acceptance: given` is the label. A
// loss of six or eight is significant: p is 1 / 2^6 and 1 / 2^8.
test.each(
  rows(`
# what | command | lost in this run | in the head's baseline | in the base's | further settings | verdict | failure
a loss | gate | 6 | 0 | none | | fail |
a loss | record | 6 | 0 | none | | fail |
a loss that is accepted | record | 6 | 0 | none | accept: true | pass |
no loss | gate | 0 | 0 | none | | pass |
no baseline | gate | 0 | none | none | | error | code: baseline_missing, hint: then commit <report-dir>
no baseline | record | 0 | none | none | | pass |
no baseline, and recall of 14 / 20 below a floor of 0.9 | gate | 6 | none | none | floor: 0.9 | error | code: baseline_missing, hint: Fix what
no baseline, but the base has it | gate | 0 | none | 0 | | error | code: baseline_missing, message: but bbbbbbbbbbbb has it, hint: Restore the baseline with \`git checkout
a loss that the head's baseline has | gate | 8 | 8 | none | | pass |
a loss that the head's baseline has and the base's has not | gate | 8 | 8 | 0 | | fail |
# Side by side with the base's run, which takes the place of the head's baseline.
no baseline, side by side | gate | 0 | none | none | beside: 0 | pass |
no baseline, side by side, with the label | gate | 0 | none | none | beside: 0, acceptance: given | pass |
a loss that the base's run has, too | gate | 8 | 0 | none | beside: 8 | pass |
a loss that the base's run has, too, but not the base's baseline | gate | 8 | 0 | 0 | beside: 8 | error | code: base_drifted
a base that was to be asked and was not | gate | 0 | 0 | none | beside: not asked | error | code: base_failed, message: the base's retriever was not asked
`),
)(
  "concludeGate of %s: %s, %s lost, %s in the head's baseline, %s in the base's (%s): %s",
  async (_, command, lost = "", head = "", base = "", besides = "", verdict = "", failure = "") => {
    const { beside, floor, ...options } = parse(`{ ${besides} }`);
    const metrics = new Map(floor === undefined ? [] : [["recall@10", { floor }] as const]);

    const report = await conclude(command as "gate" | "record", {
      run: runLosing(Number(lost)),
      headBaseline: baselineOfCell(head),
      baseBaseline: baselineOfCell(base),
      beside: beside !== undefined,
      asked: typeof beside === "number" ? { base: runLosing(beside) } : {},
      config: configOf({ gate: { significance: "auto", metrics } }),
      ...options,
    });

    const parts = Object.entries(parse(`{ ${failure} }`)).map(
      ([key, text]) => [key, expect.stringContaining(String(text))] as const,
    );
    expect(report.verdict.verdict).toBe(verdict);
    if (failure === "") {
      expect(report.failure).toBeNull();
    } else {
      expect(report.failure).toMatchObject(Object.fromEntries(parts));
    }
  },
);

test("a gate's report says that recording it accepts a loss only if the gate failed", async () => {
  const failed = await conclude("gate", { run: runLosing(6) });
  const passed = await conclude("gate");

  expect(failed.verdict.verdict).toBe("fail");
  expect(failed.recording!.accepts).toBe(true);
  expect(passed.verdict.verdict).toBe("pass");
  expect(passed.recording!.accepts).toBe(false);
});

test("record with --accept has each notice once, though it decides twice", async () => {
  const { verdict, recording } = await conclude("record", { run: runLosing(6), accept: true });

  const noticeCodes = verdict.notices.map(({ code }) => code);

  expect(recording!.accepts).toBe(true);
  expect(noticeCodes).toHaveLength(new Set(noticeCodes).size);
});

test("gate asks whether a baseline is meant whose name the change misspells", async () => {
  const config = configOf({ baseline: "retrieval/base-line.json" });

  const { failure } = await conclude("gate", {
    config,
    headBaseline: null,
    baseBaseline: baselineLosing(0),
    baseConfig: CONFIG,
    near: "retrieval/baseline.json",
  });

  expect(failure!.message).toBe(
    "there is no baseline retrieval/base-line.json; did you mean retrieval/baseline.json?",
  );
});

test.each<[part: string, notices: Suite["notices"], hint: string]>([
  ["cases that flags name", [], "Run the gate without --case, --intent and --tag."],
  ["a dataset that is cut", [{ code: "limit", count: 20 }], "Remove `limit` from the dataset."],
])("gate without a baseline advises to ask all cases, not %s", async (_, notices, hint) => {
  const suite = { ...SUITE, partial: true, notices };

  const { failure } = await conclude("gate", { headBaseline: null, suite });

  expect(failure).toMatchObject({ code: "baseline_missing" });
  expect(failure!.hint).toBe(`A baseline needs all cases. ${hint}`);
});

test("gate refuses to compare times of another clock, record replaces them", async () => {
  const config = configOf({
    latency: SETTINGS,
    gate: { metrics: new Map([["latency_p50_ms", { ceiling: 9 }]]) },
  });
  const runTimed = (source: Run["timing"]["source"]): Run => ({
    ...runLosing(0),
    timing: timingOf(source, 0),
  });
  const options = {
    config,
    run: runTimed("measured"),
    headBaseline: baselineOf(config, SUITE, runTimed("reported")),
  };

  expect(await conclude("gate", options)).toMatchObject({ failure: { code: "not_comparable" } });
  expect(await conclude("record", options)).toMatchObject({ failure: null });
});

test.each([
  ["fails", { accept: false }, "fail"],
  ["with --accept passes", { accept: true }, "pass"],
])("record %s a lost critical case", async (_, options, expected) => {
  const suite = suiteOf(...SUITE.cases.map((each, n) => ({ ...each, critical: n === 0 })));

  const { verdict } = await conclude("record", { suite, run: runLosing(1), ...options });

  expect(verdict.verdict).toBe(expected);
});

test("gate reads texts of documents only for cases that lost their target", async () => {
  const idsAskedFor: (readonly string[])[] = [];
  const recordTexts: RetrievedRuns["texts"] = (ids) => {
    idsAskedFor.push([...ids]);
    return Promise.resolve(new Map());
  };
  await conclude("gate", { asked: { texts: recordTexts } });

  expect(idsAskedFor).toEqual([]);

  await conclude("gate", { asked: { texts: recordTexts }, run: runLosing(1) });

  expect(idsAskedFor).toEqual([["c00-doc"]]);
});

test("gate fails a changed baseline row that this run does not confirm", async () => {
  // The run finds the target of c00 at rank 1.
  const wrongRow = { ...baselineLosing(0).cases.get("c00")!, ranks: [2] };
  // As after one recording, so that the accepted state is no second finding.
  const accepted = { commit: null, recordings: 1 };
  const baselineWithWrongRow = {
    ...baselineLosing(0),
    accepted,
    cases: new Map([...baselineLosing(0).cases, ["c00", wrongRow]]),
  };
  const findingCodes = async (headBaseline: Baseline): Promise<readonly string[]> => {
    const { verdict } = await conclude("gate", { headBaseline, baseBaseline: baselineLosing(0) });
    return verdict.checks.flatMap((check) =>
      check.weakening === undefined ? [] : [check.weakening.code],
    );
  };

  expect(await findingCodes(baselineWithWrongRow)).toEqual(["baseline_not_measured"]);
  expect(await findingCodes(baselineLosing(0))).toEqual([]);
});

test("gate names the base's policy for a loss that only the base's baseline shows", async () => {
  const baselines = { headBaseline: baselineLosing(8), baseBaseline: baselineLosing(0) };

  const report = await conclude("gate", { run: runLosing(8), ...baselines });

  const failed = report.verdict.checks.filter(
    ({ passed, metric }) => !passed && metric === "recall@10",
  );
  expect(new Set(failed.map(({ policy }) => policy))).toEqual(new Set(["base"]));
  expect(report.explanation!.losses!.map(({ id, policy }) => [id, policy])).toEqual(
    IDS.slice(0, 8).map((id) => [id, "base"]),
  );
});

test("gate keeps the notices of the run", async () => {
  const notice = { code: "absolute_paths", count: 7 } as const;
  const { verdict } = await conclude("gate", { asked: { notices: [notice] } });

  expect(verdict.notices).toContainEqual(notice);
});
