/**
 * decidePolicy, from the answers to twenty cases to a verdict. Cases with an odd number are of the
 * intent symbol, the others of howto.
 */
import { describe, expect, it } from "vitest";
import { pairCases } from "../../src/decision/pairs.ts";
import { resolveRules } from "../../src/decision/rules.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import type { Config, RuleSetting } from "../../src/model/config.ts";
import type { CaseRun, Hit, Run } from "../../src/model/run.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { Case, Suite } from "../../src/model/suite.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { verdictOn } from "./made.ts";

const NOISE = ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9"];
const ids = Array.from({ length: 20 }, (_, i) => `c${String(i).padStart(2, "0")}`);
/** The twenty cases; `own` has further fields of the case at each place. */
const makeCases = (own: (i: number) => Partial<Case> = () => ({})): readonly Case[] =>
  ids.map((id, i) => makeCase(id, { intent: i % 2 ? "symbol" : "howto", ...own(i) }));
const suite = suiteOf(...makeCases());

// Runs of the twenty cases, in words of ANSWERS. Cases of howto and symbol take turns.
const ALL_FOUND = "20 found";
/** c00 and c02 of howto lose their document, and c01 of symbol. */
const THREE_LOST = "3 lost + 17 found";
/** Three cases of howto lose their document. Three of symbol find it at rank 10. */
const HOWTO_LOST_SYMBOL_LOWER =
  "1 lost + 1 at rank 10 + 1 lost + 1 at rank 10 + 1 lost + 1 at rank 10 + 14 found";

/** Ten results with the case's document at this rank. */
const hitsWithTargetAt = (id: string, at: number): readonly Hit[] =>
  hitsOf(...NOISE.slice(0, at - 1), `${id}-doc`, ...NOISE.slice(at - 1));
const withClusters = (hits: readonly Hit[], clusterOf: (hit: Hit) => string): readonly Hit[] =>
  hits.map((hit) => ({ ...hit, cluster: clusterOf(hit) }));

/** The answers to a case by the words of a run; `found` has its document first of ten. */
const ANSWERS: Readonly<Record<string, (id: string) => CaseRun>> = {
  found: (id) => answered(id, hitsWithTargetAt(id, 1)),
  "at rank 2": (id) => answered(id, hitsWithTargetAt(id, 2)),
  "at rank 4": (id) => answered(id, hitsWithTargetAt(id, 4)),
  "at rank 5": (id) => answered(id, hitsWithTargetAt(id, 5)),
  "at rank 10": (id) => answered(id, hitsWithTargetAt(id, 10)),
  lost: (id) => answered(id, hitsOf(...NOISE)),
  empty: (id) => answered(id, []),
  "found alone": (id) => answered(id, hitsOf(`${id}-doc`)),
  "found in one cluster": (id) =>
    answered(
      id,
      withClusters(hitsWithTargetAt(id, 1), () => "one"),
    ),
  "found in many clusters": (id) =>
    answered(
      id,
      withClusters(hitsWithTargetAt(id, 1), ({ doc_id: docId }) => docId),
    ),
  failed: (id) => failedRun(id),
};

/** Returns the run of these cases by a text such as `3 lost + 17 found`. */
function runOfText(text: string, cases: readonly Case[]): Run {
  const words = text.split(" + ").flatMap((part) => {
    const [, count, word] = /^(\d+) (.*)$/.exec(part)!;
    return Array<string>(Number(count)).fill(word!);
  });
  return runOf(cases.map(({ id }, at) => ANSWERS[words[at]!]!(id)));
}

/** What is decided on beside today's run. */
interface Given {
  /** The recorded run; ALL_FOUND if absent. */
  readonly before?: string;
  readonly metrics?: Readonly<Record<string, RuleSetting | "off">>;
  readonly gate?: Partial<Config["gate"]>;
  /** The suite of today. The baseline is that of `suite` above. */
  readonly suite?: Suite;
  /** Changes the recorded baseline. */
  readonly changeBaseline?: (baseline: Baseline) => Baseline;
}

/** Returns the verdict on a run, in the words of ANSWERS. */
function decideRun(now: string, given: Given = {}): Verdict {
  const {
    before = ALL_FOUND,
    metrics = {},
    gate = {},
    suite: currentSuite = suite,
    changeBaseline = (baseline: Baseline): Baseline => baseline,
  } = given;
  const config = configOf({ gate: { metrics: new Map(Object.entries(metrics)), ...gate } });
  const baseline = changeBaseline(baselineOf(config, suite, runOfText(before, suite.cases)));
  const run = runOfText(now, currentSuite.cases);
  return verdictOn({ config, suite: currentSuite, baseline }, run);
}

/** The metric of a check, behind its intent if it has one. */
const nameOf = ({ scope, metric }: Pick<Check, "scope" | "metric">): string =>
  scope.kind === "overall" ? metric : `${scopeText(scope)} ${metric}`;
const failedIn = ({ checks }: Verdict): readonly Check[] => checks.filter(({ passed }) => !passed);
const checkIn = ({ checks }: Verdict, name: string): Check =>
  checks.find((each) => nameOf(each) === name)!;
/** The verdict and its categories, and after a bar (`|`) each secondary category. */
const verdictText = ({ verdict, categories, secondary_categories: others }: Verdict): string =>
  [[verdict, ...categories].join(" "), ...others].join(" | ");

describe("decidePolicy › the category of a failure", () => {
  it.each<[what: string, runs: Record<"before" | "now", string>, verdict: string]>([
    ["nothing", { before: ALL_FOUND, now: ALL_FOUND }, "pass"],
    [
      "targets that fell to rank 10",
      { before: ALL_FOUND, now: "20 at rank 10" },
      "fail ranking_shift",
    ],
    // symbol lost no target: its own ranking fell, not as a consequence of recall.
    [
      "lower ranks in an intent that lost no target",
      { before: ALL_FOUND, now: HOWTO_LOST_SYMBOL_LOWER },
      "fail recall_drop ranking_shift",
    ],
    [
      "results of one cluster",
      { before: "20 found in many clusters", now: "20 found in one cluster" },
      "fail diversity_collapse",
    ],
    [
      "one result instead of many clusters",
      { before: "20 found in many clusters", now: "20 found alone" },
      "pass",
    ],
    [
      "many clusters instead of one result",
      { before: "20 found alone", now: "20 found in many clusters" },
      "pass",
    ],
    ["shorter lists", { before: ALL_FOUND, now: "20 found alone" }, "pass"],
  ])("gives verdict and categories for %s", (_, { before, now }, expected) => {
    expect(verdictText(decideRun(now, { before }))).toBe(expected);
  });

  it("compares a case with another target by the target of its row", () => {
    const retargeted = makeCases((at) => (at < 3 ? { expected: [target("n1")] } : {}));

    const verdict = decideRun(THREE_LOST, { suite: suiteOf(...retargeted) });

    // The new target n1 is first in the lists, but the baseline's rows expect the old document.
    expect(verdictText(verdict)).toBe("fail recall_drop | ranking_shift");
    expect(checkIn(verdict, "recall@10")).toMatchObject({ n: 20, baseline: 1, current: 0.85 });
  });

  it("checks a floor by the suite's own targets", () => {
    const twoUnfindable = suiteOf(
      ...makeCases((at) => (at < 2 ? { expected: [target("none")] } : {})),
    );

    const verdict = decideRun(ALL_FOUND, {
      suite: twoUnfindable,
      metrics: { "recall@10": { floor: 0.95 } },
    });

    // The targets of the baseline's rows are found in all 20 cases, those of the suite in 18.
    expect(failedIn(verdict).map(({ metric, by, current }) => [metric, by, current])).toEqual([
      ["recall@10", "floor", 0.9],
    ]);
  });

  it("fails a suite of which no query was recorded", () => {
    const other = suiteOf(...makeCases(() => ({ query: "other" })));

    expect(failedIn(decideRun(ALL_FOUND, { suite: other }))[0]).toMatchObject({
      missing: { code: "no_paired_cases" },
    });
  });
});

describe("decidePolicy › a check", () => {
  it("a check of recall has figures, tolerance and limit if 3 of 20 lost the target", () => {
    const check = checkIn(decideRun(THREE_LOST), "recall@10");

    // 17 / 20 = 0.85.
    expect(check).toMatchObject({
      baseline: 1,
      current: 0.85,
      delta: expect.closeTo(-0.15, 12),
      tolerance: 0.01,
      limit: 0.99,
      category: "recall_drop",
      n: 20,
    });
    expect(check.cases.map(({ id }) => id)).toEqual(["c00", "c01", "c02"]);
    expect(check.cases[0]).toEqual({
      id: "c00",
      before: 1,
      after: 0,
      ranks_before: [1],
      ranks_after: [null],
    });
  });

  it("a check of MRR lists the cases with the largest loss first", () => {
    // c00 at rank 2, c01 not found, c02 at rank 5: reciprocal ranks of 0.5, 0 and 0.2.
    const check = checkIn(decideRun("1 at rank 2 + 1 lost + 1 at rank 5 + 17 found"), "mrr@10");

    // 17.7 of 20.
    expect(check.current).toBeCloseTo(0.885, 12);
    expect(check).toMatchObject({ baseline: 1, limit: 0.99 });
    expect(check.cases.map(({ id }) => id)).toEqual(["c01", "c02", "c00"]);
  });

  it("a check of a floor counts a new case that finds nothing: 20/21 is below 0.97", () => {
    const grown = suiteOf(...suite.cases, makeCase("new"));
    const metrics = { "recall@10": { floor: 0.97 } };

    const failed = failedIn(decideRun(`${ALL_FOUND} + 1 lost`, { suite: grown, metrics }));

    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatchObject({ baseline: null, limit: 0.97, cases: [{ id: "new" }] });
    expect(failed[0]!.current).toBeCloseTo(20 / 21, 12);
  });

  it("a floor's check stands beside the baseline's, which leaves out a new case", () => {
    const grown = suiteOf(...suite.cases, makeCase("new"));

    const { checks } = decideRun(`${THREE_LOST} + 1 found`, {
      suite: grown,
      metrics: { "recall@10": { floor: 0.8 } },
      gate: { significance: "auto" },
    });

    // Three lost of 20 fail the test: 0.5^3 = 0.125. With the new one 18 of 21 are above the floor.
    const recallChecks = checks.filter((each) => nameOf(each) === "recall@10");
    expect(recallChecks).toMatchObject([
      { baseline: 1, n: 20, state: "fail" },
      { baseline: null, n: 21, state: "pass" },
    ]);
  });

  it("a check of a floor names the worst cases if no case moved", () => {
    // c03 and c05 at rank 2, c07 at rank 4, all others first.
    const low = "3 found + 1 at rank 2 + 1 found + 1 at rank 2 + 1 found + 1 at rank 4 + 12 found";

    const [mrr] = failedIn(decideRun(low, { before: low, metrics: { "mrr@10": { floor: 0.95 } } }));

    const mean = (17 + 1 / 2 + 1 / 2 + 1 / 4) / 20;
    expect(mrr).toMatchObject({ baseline: mean, current: mean, limit: 0.95 });
    expect(mrr!.cases.map(({ id }) => id)).toEqual(["c07", "c03", "c05"]);
  });

  it("a check of clustering_ratio leaves out three lists of a single result", () => {
    const verdict = decideRun("3 found alone + 17 found in many clusters", {
      before: "20 found in many clusters",
    });

    expect(checkIn(verdict, "clustering_ratio@10").n).toBe(17);
    expect(checkIn(verdict, "recall@10").n).toBe(20);
  });
});

describe("decidePolicy › single cases", () => {
  it("passes a new critical case that finds nothing yet", () => {
    const grown = suiteOf(...suite.cases, makeCase("new", { critical: true }));

    const verdict = decideRun(`${ALL_FOUND} + 1 empty`, { suite: grown });

    expect(verdictText(verdict)).toBe("pass");
    expect(checkIn(verdict, "critical_lost").current).toBe(0);
  });

  it("does not gate the first case with a forbidden list yet", () => {
    const grown = suiteOf(...suite.cases, makeCase("new", { forbidden: [target("bad")] }));

    const verdict = decideRun(`${ALL_FOUND} + 1 found`, {
      suite: grown,
      metrics: { "forbidden_rate@10": { ceiling: 0.5 } },
    });

    expect(verdictText(verdict)).toBe("pass");
    expect(
      verdict.checks
        .filter(({ metric }) => metric === "forbidden_rate@10")
        .map(({ state, scope }) => `${state} ${scopeText(scope)}`),
    ).toContain("not_gated overall");
  });

  it("checks failed queries in every intent, by the ceiling of the config", () => {
    // Failed are 3 of 20 overall, and 3 of the 10 in howto.
    const verdict = decideRun("1 failed + 1 found + 1 failed + 1 found + 1 failed + 15 found", {
      metrics: { error_rate: { ceiling: 0.2 } },
    });
    const rates = verdict.checks.filter(({ metric }) => metric === "error_rate");
    const checkTexts = rates.map(
      ({ scope, limit, passed }) => `${scopeText(scope)} ${limit} ${passed}`,
    );

    expect(checkTexts).toEqual([
      "overall 0.2 true",
      "intent:howto 0.2 false",
      "intent:symbol 0.2 true",
    ]);
  });
});

describe("decidePolicy › a rule", () => {
  describe("if the baseline lacks metrics", () => {
    /** Takes metrics out of all rows of the baseline, or out of the row of one case. */
    const withoutMetrics =
      (names: RegExp, onlyCase?: string) =>
      (baseline: Baseline): Baseline => {
        const rows = [...baseline.cases].map(([id, row]): readonly [string, BaselineCase] => {
          const metrics = [...row.metrics].filter(([name]) => !names.test(name));
          return [
            id,
            onlyCase === undefined || onlyCase === id ? { ...row, metrics: new Map(metrics) } : row,
          ];
        });
        return { ...baseline, cases: new Map(rows) };
      };

    it("fails nDCG as missing if no row has it", () => {
      const verdict = decideRun(ALL_FOUND, { changeBaseline: withoutMetrics(/ndcg@10/) });

      expect(failedIn(verdict)[0]).toMatchObject({
        metric: "ndcg@10",
        missing: { code: "baseline_lacks_metric" },
      });
    });

    it("tests recall if no row has nDCG: three of 20 lost are p = 1/8", () => {
      const verdict = decideRun(THREE_LOST, {
        gate: { significance: "auto" },
        changeBaseline: withoutMetrics(/ndcg@10/),
      });

      expect(checkIn(verdict, "recall@10")).toMatchObject({ state: "fail", by: "test", p: 1 / 8 });
    });

    it("compares the other cases if one row has no metrics", () => {
      const verdict = decideRun(ALL_FOUND, { changeBaseline: withoutMetrics(/./, "c00") });

      expect(checkIn(verdict, "recall@10")).toMatchObject({ state: "pass", baseline: 1 });
    });
  });

  describe("if every rule is off", () => {
    const names = resolveRules(configOf(), suite).map(
      ({ metric }) => [metric.name, "off"] as const,
    );
    const gate = { metrics: new Map(names) };

    it("nothing is checked, and that fails beside a baseline", () => {
      expect(decideRun(ALL_FOUND, { gate })).toMatchObject({ verdict: "fail", checks: [] });
    });

    it("nothing is checked, and that passes without a baseline", () => {
      const run = runOf(ids.map((id) => ANSWERS["found"]!(id)));

      const verdict = verdictOn({ config: configOf({ gate }), suite, baseline: null }, run);

      expect(verdict).toMatchObject({ verdict: "pass", checks: [] });
    });
  });

  it("gives the verdict partial for a part of a suite, though no check fails", () => {
    expect(decideRun(ALL_FOUND, { suite: { ...suite, partial: true } }).verdict).toBe("partial");
  });
});

it("pairCases lists the cases that the run lacks in the order of their ids", () => {
  const run = runOf(ids.slice(3).map((id) => ANSWERS["found"]!(id)));
  const inOrder = baselineOf(configOf(), suite, runOf(ids.map((id) => ANSWERS["found"]!(id))));
  const baseline = { ...inOrder, cases: new Map([...inOrder.cases].toReversed()) };
  const scores = scoresOf(configOf(), suiteOf(...suite.cases.slice(3)), run);

  expect(pairCases(scores, baseline).absent).toEqual(["c00", "c01", "c02"]);
});
