/**
 * decidePolicy, from answers to a verdict. A run is written as twenty letters, one for each case in
 * order (see answerTo). Cases with an odd number are of the intent symbol, the others of howto.
 */
import { describe, expect, it } from "vitest";
import { pairCases } from "../../src/decision/pairs.ts";
import { resolveRules } from "../../src/decision/rules.ts";
import type { Baseline, BaselineCase } from "../../src/model/baseline.ts";
import type { Config, RuleSetting } from "../../src/model/config.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
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
import { verdictOn, withAnswer } from "./made.ts";

const NOISE = ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9"];
const ids = Array.from({ length: 20 }, (_, i) => `c${String(i).padStart(2, "0")}`);
/** The twenty cases; `own` has further fields of the case at each place. */
const makeCases = (own: (i: number) => Partial<Case> = () => ({})): readonly Case[] =>
  ids.map((id, i) => makeCase(id, { intent: i % 2 ? "symbol" : "howto", ...own(i) }));
const suite = suiteOf(...makeCases());

// Runs of twenty letters, as answerTo reads them.
/** Every case finds its document first. */
const ALL = ".".repeat(20);
/** The first three cases lose their document (x): c00 and c02 of howto, c01 of symbol. */
const THREE_LOST = `xxx${".".repeat(17)}`;
/** Three cases of howto lose their document (x). Three of symbol find it at rank 10 (t). */
const HOWTO_LOST_SYMBOL_LOWER = `xtxtxt${".".repeat(14)}`;

/** Ten results with the case's document at this rank. */
const hitsWithTargetAt = (id: string, at: number): readonly Hit[] =>
  hitsOf(...NOISE.slice(0, at - 1), `${id}-doc`, ...NOISE.slice(at - 1));
const withClusters = (hits: readonly Hit[], clusterOf: (hit: Hit) => string): readonly Hit[] =>
  hits.map((hit) => ({ ...hit, cluster: clusterOf(hit) }));

/**
 * The answer that a letter stands for. The case's document is first (`.`), at this rank (`2` to
 * `9`, `t` for 10) or not found (`x`); it is the only result (`1`), the first before a forbidden
 * one (`b`), the first of one cluster (`o`) or of as many clusters as results (`m`). No result at
 * all is `0`, a failed query `!`, a degraded answer `d`.
 */
function answerTo(letter: string, id: string): CaseRun {
  const good = hitsWithTargetAt(id, 1);
  const hits: Readonly<Record<string, readonly Hit[]>> = {
    ".": good,
    x: hitsOf(...NOISE),
    t: hitsWithTargetAt(id, 10),
    "0": [],
    "1": good.slice(0, 1),
    b: hitsOf(`${id}-doc`, "bad", ...NOISE.slice(1)),
    o: withClusters(good, () => "one"),
    m: withClusters(good, ({ doc_id: docId }) => docId),
  };
  if (letter === "!") {
    return failedRun(id);
  }
  if (letter === "d") {
    return withAnswer(answered(id, good), { degraded: true });
  }
  return answered(id, hits[letter] ?? hitsWithTargetAt(id, Number(letter)));
}

/** What is decided on beside the letters of today's run. */
interface Given {
  /** Letters of the recorded run; ALL if absent. */
  readonly before?: string;
  readonly metrics?: Readonly<Record<string, RuleSetting | "off">>;
  readonly gate?: Partial<Config["gate"]>;
  /** The suite of today. The baseline is that of `suite` above. */
  readonly suite?: Suite;
  /** Changes the recorded baseline. */
  readonly changeBaseline?: (baseline: Baseline) => Baseline;
}

/**
 * Returns the verdict on a run of these letters. A case beyond the last letter has the last one.
 */
function decideLetters(now: string, given: Given = {}): Verdict {
  const {
    before = ALL,
    metrics = {},
    gate = {},
    suite: currentSuite = suite,
    changeBaseline = (baseline: Baseline): Baseline => baseline,
  } = given;
  const config = configOf({ gate: { metrics: new Map(Object.entries(metrics)), ...gate } });
  const answers = (letters: string, { cases }: Suite) =>
    runOf(cases.map(({ id }, i) => answerTo(letters[i] ?? letters.at(-1)!, id)));
  const baseline = changeBaseline(baselineOf(config, suite, answers(before, suite)));
  const run = answers(now, currentSuite);
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
  // Runs in which all twenty cases have the same kind of answer.
  const FOUND_AT_10 = "t".repeat(20);
  const ONE_RESULT = "1".repeat(20);
  const ONE_CLUSTER = "o".repeat(20);
  const CLUSTER_EACH = "m".repeat(20);
  const DEGRADED = "d".repeat(20);

  it.each<[what: string, runs: Record<"before" | "now", string>, verdict: string]>([
    ["nothing", { before: ALL, now: ALL }, "pass"],
    [
      "three lost targets, which their ranking follows",
      { before: ALL, now: THREE_LOST },
      "fail recall_drop | ranking_shift",
    ],
    ["targets that fell to rank 10", { before: ALL, now: FOUND_AT_10 }, "fail ranking_shift"],
    // symbol lost no target: its own ranking fell, not as a consequence of recall.
    [
      "lower ranks in an intent that lost no target",
      { before: ALL, now: HOWTO_LOST_SYMBOL_LOWER },
      "fail recall_drop ranking_shift",
    ],
    [
      "results of one cluster",
      { before: CLUSTER_EACH, now: ONE_CLUSTER },
      "fail diversity_collapse",
    ],
    ["degraded answers", { before: ALL, now: DEGRADED }, "fail semantic_degraded_spike"],
    ["one result instead of many clusters", { before: CLUSTER_EACH, now: ONE_RESULT }, "pass"],
    ["many clusters instead of one result", { before: ONE_RESULT, now: CLUSTER_EACH }, "pass"],
    ["shorter lists", { before: ALL, now: ONE_RESULT }, "pass"],
  ])("gives verdict and categories for %s", (_, { before, now }, expected) => {
    expect(verdictText(decideLetters(now, { before }))).toBe(expected);
  });

  it("does not compare a case with another query, and counts it in a notice", () => {
    const edited = makeCase("c00", { query: "easier" });

    const verdict = decideLetters(ALL, { suite: suiteOf(edited, ...suite.cases.slice(1)) });

    expect(verdictText(verdict)).toBe("pass");
    expect(checkIn(verdict, "recall@10").n).toBe(19);
    expect(verdict.notices).toContainEqual({ code: "new_cases", cases: ["c00"] });
  });

  it("compares a case with another target by the target of its row", () => {
    const retargeted = makeCases((at) => (at < 3 ? { expected: [target("n1")] } : {}));

    const verdict = decideLetters(THREE_LOST, { suite: suiteOf(...retargeted) });

    // The new target n1 is first in the lists, but the baseline's rows expect the old document.
    expect(verdictText(verdict)).toBe("fail recall_drop | ranking_shift");
    expect(checkIn(verdict, "recall@10")).toMatchObject({ n: 20, baseline: 1, current: 0.85 });
  });

  it("checks a floor by the suite's own targets", () => {
    const twoUnfindable = suiteOf(
      ...makeCases((at) => (at < 2 ? { expected: [target("none")] } : {})),
    );

    const verdict = decideLetters(ALL, {
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

    expect(failedIn(decideLetters(ALL, { suite: other }))[0]).toMatchObject({
      missing: { code: "no_paired_cases" },
    });
  });
});

describe("decidePolicy › a check", () => {
  it("a check of recall has figures, tolerance and limit if 3 of 20 lost the target", () => {
    const check = checkIn(decideLetters(THREE_LOST), "recall@10");

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
    const check = checkIn(decideLetters("2x5................."), "mrr@10");

    // 17.7 of 20.
    expect(check.current).toBeCloseTo(0.885, 12);
    expect(check).toMatchObject({ baseline: 1, limit: 0.99 });
    expect(check.cases.map(({ id }) => id)).toEqual(["c01", "c02", "c00"]);
  });

  it("a check of MRR names the loss of recall that it follows from, in its bucket", () => {
    const shifts = failedIn(decideLetters(HOWTO_LOST_SYMBOL_LOWER)).filter(
      ({ metric }) => metric === "mrr@10",
    );
    const causes = shifts.map((each) => `${nameOf(each)} ${each.secondary_to}`);

    expect(causes).toEqual([
      "mrr@10 recall_drop",
      "intent:howto mrr@10 recall_drop",
      "intent:symbol mrr@10 null",
    ]);
  });

  it("a check of a floor counts a new case that finds nothing: 20/21 is below 0.97", () => {
    const grown = suiteOf(...suite.cases, makeCase("new"));
    const metrics = { "recall@10": { floor: 0.97 } };

    const failed = failedIn(decideLetters(`${ALL}x`, { suite: grown, metrics }));

    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatchObject({ baseline: null, limit: 0.97, cases: [{ id: "new" }] });
    expect(failed[0]!.current).toBeCloseTo(20 / 21, 12);
  });

  it("a floor's check stands beside the baseline's, which leaves out a new case", () => {
    const grown = suiteOf(...suite.cases, makeCase("new"));

    const { checks } = decideLetters(`${THREE_LOST}.`, {
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

  it("of a floor names the worst cases if no case moved", () => {
    // c03 and c05 at rank 2, c07 at rank 4, all others first.
    const low = "...2.2.4............";

    const [mrr] = failedIn(
      decideLetters(low, { before: low, metrics: { "mrr@10": { floor: 0.95 } } }),
    );

    const mean = (17 + 1 / 2 + 1 / 2 + 1 / 4) / 20;
    expect(mrr).toMatchObject({ baseline: mean, current: mean, limit: 0.95 });
    expect(mrr!.cases.map(({ id }) => id)).toEqual(["c07", "c03", "c05"]);
  });

  it("of clustering_ratio counts the 17 lists with two results, not three with one", () => {
    const verdict = decideLetters(`111${"m".repeat(17)}`, { before: "m".repeat(20) });

    expect(checkIn(verdict, "clustering_ratio@10").n).toBe(17);
    expect(checkIn(verdict, "recall@10").n).toBe(20);
  });

  it("lists the cases that the run lacks in the order of their ids", () => {
    const run = runOf(ids.slice(3).map((id) => answerTo(".", id)));
    const inOrder = baselineOf(configOf(), suite, runOf(ids.map((id) => answerTo(".", id))));
    const baseline = { ...inOrder, cases: new Map([...inOrder.cases].toReversed()) };
    const scores = scoresOf(configOf(), suiteOf(...suite.cases.slice(3)), run);

    expect(pairCases(scores, baseline).absent).toEqual(["c00", "c01", "c02"]);
  });
});

describe("decidePolicy › single cases", () => {
  it("passes a new critical case that finds nothing yet", () => {
    const grown = suiteOf(...suite.cases, makeCase("new", { critical: true }));

    const verdict = decideLetters(`${ALL}0`, { suite: grown });

    expect(verdictText(verdict)).toBe("pass");
    expect(checkIn(verdict, "critical_lost").current).toBe(0);
  });

  it("does not gate the first case with a forbidden list yet", () => {
    const grown = suiteOf(...suite.cases, makeCase("new", { forbidden: [target("bad")] }));

    const verdict = decideLetters(`${ALL}.`, {
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
    // Failed (!) are 3 of 20 overall, and 3 of the 10 in howto.
    const verdict = decideLetters("!.!.!...............", {
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
      const verdict = decideLetters(ALL, { changeBaseline: withoutMetrics(/ndcg@10/) });

      expect(failedIn(verdict)[0]).toMatchObject({
        metric: "ndcg@10",
        missing: { code: "baseline_lacks_metric" },
      });
    });

    it("tests recall if no row has nDCG: three of 20 lost are p = 1/8", () => {
      const verdict = decideLetters(THREE_LOST, {
        gate: { significance: "auto" },
        changeBaseline: withoutMetrics(/ndcg@10/),
      });

      expect(checkIn(verdict, "recall@10")).toMatchObject({ state: "fail", by: "test", p: 1 / 8 });
    });

    it("compares the other cases if one row has no metrics", () => {
      const verdict = decideLetters(ALL, { changeBaseline: withoutMetrics(/./, "c00") });

      expect(checkIn(verdict, "recall@10")).toMatchObject({ state: "pass", baseline: 1 });
    });
  });

  describe("if every rule is off", () => {
    const names = resolveRules(configOf(), suite).map(
      ({ metric }) => [metric.name, "off"] as const,
    );
    const gate = { metrics: new Map(names) };

    it("nothing is checked, and that fails beside a baseline", () => {
      expect(decideLetters(ALL, { gate })).toMatchObject({ verdict: "fail", checks: [] });
    });

    it("nothing is checked, and that passes without a baseline", () => {
      const run = runOf(ids.map((id) => answerTo(".", id)));

      const verdict = verdictOn({ config: configOf({ gate }), suite, baseline: null }, run);

      expect(verdict).toMatchObject({ verdict: "pass", checks: [] });
    });
  });

  it("gives the verdict partial for a part of a suite, though no check fails", () => {
    expect(decideLetters(ALL, { suite: { ...suite, partial: true } }).verdict).toBe("partial");
  });
});
