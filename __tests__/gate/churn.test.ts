/** Rules of jaccard@k, the share of each list that is left since the baseline, and their report. */
import { describe, expect, it } from "vitest";
import { churnReport } from "../../src/explain/explain.ts";
import type { Config, RuleSetting } from "../../src/model/config.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  inputsOn,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";
import { OVERALL, intentScope } from "../../src/model/scope.ts";
import { judgedPolicyOf, answerListing, verdictOn } from "./made.ts";

/** Ten cases; every target is first before and after, so that only the lists below it change. */
const suite = suiteOf(
  ...Array.from({ length: 10 }, (_, i) =>
    makeCase(`c${i}`, { intent: i < 5 ? "howto" : "symbol" }),
  ),
);
const recordedRun = runOf(
  suite.cases.map(({ id }) => answerListing(id, `${id}-doc`, "a", "b", "c")),
);
/** Of the first five cases one document of four is another: Jaccard 3 / 5. */
const currentRun = runOf(
  suite.cases.map(({ id, intent }) =>
    answerListing(id, `${id}-doc`, "a", "b", intent === "howto" ? "x" : "c"),
  ),
);

/** A config at k = 4 with these rules of the suite and of intents. */
function config(
  rules: Readonly<Record<string, RuleSetting>>,
  intents: Config["gate"]["intents"] = new Map(),
): Config {
  return configOf({ k: 4, gate: { metrics: new Map(Object.entries(rules)), intents } });
}

interface VerdictOptions {
  /** The baseline of the recorded run if absent; null for none. */
  readonly baseline?: Baseline | null;
  /** Whether the policy is that of `record`. */
  readonly recording?: boolean;
}

/** Returns the verdict on the current run by these settings. */
function verdictOf(
  settings: Config,
  { baseline = baselineOf(settings, suite, recordedRun), recording = false }: VerdictOptions = {},
): Verdict {
  return verdictOn({ config: settings, suite, baseline, recording }, currentRun);
}

const churnChecks = (verdict: Verdict): readonly Check[] =>
  verdict.checks.filter((check) => check.metric.startsWith("jaccard"));

describe("decidePolicy › jaccard@k as a rule", () => {
  it("jaccard@k makes no check unless the config names it", () => {
    expect(churnChecks(verdictOf(config({})))).toEqual([]);
  });

  it("passes within a tolerance of 0.5 by default: 0.8 of 1", () => {
    // Five lists of howto share 3 of 5 documents, those of symbol all: (5 x 3/5 + 5 x 1) / 10 = 0.8.
    const [check] = churnChecks(verdictOf(config({ "jaccard@4": {} })));

    expect(check).toMatchObject({ baseline: 1, tolerance: 0.5, limit: 0.5, passed: true });
    expect(check!.current).toBeCloseTo(0.8, 12);
  });

  it("fails below a floor as ranking_shift, with the cases whose lists changed", () => {
    const verdict = verdictOf(config({ "jaccard@4": { floor: 0.9 } }));

    expect(verdict).toMatchObject({ verdict: "fail", categories: ["ranking_shift"] });

    const [failed] = churnChecks(verdict);

    expect(failed).toMatchObject({ limit: 0.9, passed: false, secondary_to: null });
    // Of the first five cases 3 of 5 documents are in both lists.
    expect(failed.cases.map((each) => [each.id, each.before, each.after])).toEqual(
      ["c0", "c1", "c2", "c3", "c4"].map((id) => [id, 1, 0.6]),
    );
  });

  it("jaccard@3 compares the first 3 documents, which are those of the baseline", () => {
    // c0 had [c0-doc, a, b, c] and has [c0-doc, a, b, x].
    expect(churnChecks(verdictOf(config({ "jaccard@3": { floor: 1 } })))).toMatchObject([
      { metric: "jaccard@3", current: 1, passed: true },
    ]);
  });

  it("makes a check for an intent that names it", () => {
    const named = config(
      { "jaccard@4": {} },
      new Map([["howto", new Map([["jaccard@4", { floor: 0.7 }]])]]),
    );

    // Overall it is 0.8, above the limit of the default tolerance 0.5; in howto 0.6, below 0.7.
    expect(
      churnChecks(verdictOf(named)).map(({ scope, limit, passed }) => ({ scope, limit, passed })),
    ).toEqual([
      { scope: OVERALL, limit: 0.5, passed: true },
      { scope: intentScope("howto"), limit: 0.7, passed: false },
    ]);
  });

  it("fails as missing_data without earlier lists, except while recording", () => {
    const named = config({ "jaccard@4": {} });

    const withoutBaseline = verdictOf(named, { baseline: null });

    expect(withoutBaseline).toMatchObject({ verdict: "fail", categories: ["missing_data"] });
    expect(churnChecks(withoutBaseline)[0]).toMatchObject({
      missing: { code: "baseline_lacks_lists" },
    });
    expect(verdictOf(named, { baseline: null, recording: true })).toMatchObject({
      verdict: "pass",
    });
  });

  it("jaccard@k needs one case that has a list now and in the baseline", () => {
    const named = config({ "jaccard@4": {} });
    const baseline = baselineOf(named, suite, recordedRun);
    const checkWithLists = (count: number): unknown => {
      const cases = new Map([...baseline.cases].slice(0, count));
      return churnChecks(verdictOf(named, { baseline: { ...baseline, cases } }))[0];
    };

    // c0 had [c0-doc, a, b, c] and has [c0-doc, a, b, x]: 3 of 5 are in both.
    expect(checkWithLists(1)).toMatchObject({ n: 1, baseline: 1, current: 0.6 });
    expect(checkWithLists(0)).toMatchObject({ missing: { code: "not_measured" } });
  });
});

describe("churnReport", () => {
  it("gives means overall and by intent, at k and each cutoff of the config", () => {
    const settings = { ...config({}), metrics: ["jaccard@3"] };

    const found = churnReport(judgedPolicyOf(inputsOn(settings, suite, recordedRun), currentRun))!;

    // At 4, a list of howto shares 3 of 5 documents with the earlier one: 0.6, and (0.6 + 1) / 2
    // overall. The first three documents are the same in all lists.
    expect([...found.overall.keys()]).toEqual(["jaccard@4", "jaccard@3"]);
    expect(found.overall.get("jaccard@4")).toBeCloseTo(0.8, 12);
    expect(found.by_intent.get("howto")!.get("jaccard@4")).toBeCloseTo(0.6, 12);
    expect(found.by_intent.get("symbol")!.get("jaccard@4")).toBe(1);
    expect(found.overall.get("jaccard@3")).toBe(1);
    expect(found.by_case.get("c0")!.get("jaccard@4")).toBe(0.6);
  });

  it("gives null if all lists are empty before and now: 0 shared of 0", () => {
    const empty = runOf(suite.cases.map(({ id }) => answered(id, [])));
    const report = churnReport(judgedPolicyOf(inputsOn(config({}), suite, empty), empty));

    expect(report!.overall.get("jaccard@4")).toBeNull();
  });

  it("makes no report without a baseline", () => {
    const policy = { config: config({}), suite, baseline: null };

    expect(churnReport(judgedPolicyOf(policy, currentRun))).toBeNull();
  });
});
