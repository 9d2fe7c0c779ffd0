/**
 * The verdict of one policy from scored cases: rates, critical cases, failed queries, consequences.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pairCases } from "../../src/decision/pairs.ts";
import { addRowScores } from "../../src/decision/row-scores.ts";
import { resolveRules } from "../../src/decision/rules.ts";
import { type DecidedVerdict, decideVerdict, findGain } from "../../src/decision/verdict.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, RulePatch } from "../../src/model/config.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import type { Case, Suite } from "../../src/model/suite.ts";
import { type Check, lacksFigure } from "../../src/model/verdict.ts";
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
import { answerListing, judgedPolicyOf, withAnswer } from "../gate/made.ts";

const inOneCluster = (hit: Hit): Hit => ({ ...hit, cluster: "one" });
const inOwnCluster = (hit: Hit): Hit => ({ ...hit, cluster: hit.doc_id });

/**
 * Returns the answer that a letter stands for. The case's document is first (`.`), third (`3`) or
 * not found (`x`); first before a forbidden one (`b`); first in one cluster (`o`) or in many (`m`);
 * not found in one cluster (`w`) or in many (`u`); first in a degraded answer (`d`) or not found in
 * one (`D`); first and alone (`1`). `-` is no result at all, `!` a failed query.
 */
function answerTo(letter: string, id: string): CaseRun {
  const found = hitsOf(`${id}-doc`, "n1", "n2");
  switch (letter) {
    case "!":
      return failedRun(id);
    case "3":
      return answered(id, hitsOf("n1", "n2", `${id}-doc`));
    case "x":
      return answered(id, hitsOf("n1", "n2", "n3"));
    case "-":
      return answered(id, []);
    case "b":
      return answered(id, hitsOf(`${id}-doc`, "bad"));
    case "o":
      return answered(id, found.map(inOneCluster));
    case "m":
      return answered(id, found.map(inOwnCluster));
    case "w":
      return answered(id, hitsOf("n1", "n2", "n3").map(inOneCluster));
    case "u":
      return answered(id, hitsOf("n1", "n2", "n3").map(inOwnCluster));
    case "d":
      return withAnswer(answered(id, found), { degraded: true });
    case "1":
      return answered(id, hitsOf(`${id}-doc`));
    case "D":
      return withAnswer(answered(id, hitsOf("n1")), { degraded: true });
    default:
      return answered(id, found);
  }
}

const idOf = (at: number): string => `c${String(at).padStart(2, "0")}`;
/** Returns a suite of the cases c00, c01, …, each with these fields. */
const suiteWith = (count: number, caseFields: Partial<Case> = {}): Suite =>
  suiteOf(...Array.from({ length: count }, (_, at) => makeCase(idOf(at), caseFields)));

interface JudgeOptions {
  /** Fields of every case. */
  readonly caseFields?: Partial<Case>;
  readonly gate?: Partial<Config["gate"]>;
  /** Changes the baseline before it is used. */
  readonly adjust?: (baseline: Baseline) => Baseline;
}

interface VerdictWithGain extends DecidedVerdict {
  /** Its p, which may be null. Undefined if there is no gain. */
  readonly gain: number | null | undefined;
}

/** The answers recorded in the baseline and those of now: a letter for each case, see answerTo. */
interface Answers {
  readonly before: string;
  readonly now: string;
}

/** Decides a suite with a case for each letter of the answers. */
function judge({
  before,
  now,
  caseFields,
  gate = {},
  adjust = (baseline) => baseline,
}: Answers & JudgeOptions): VerdictWithGain {
  const suite = suiteWith(before.length, caseFields);
  const config = configOf({ gate: { significance: null, ...gate } });
  const runOfLetters = (letters: string) =>
    runOf(Array.from(letters, (letter, at) => answerTo(letter, idOf(at))));
  const baseline = adjust(baselineOf(config, suite, runOfLetters(before)));
  const policy = { config, suite, baseline };
  const rules = resolveRules(config, suite);
  const decided = decideVerdict(rules, judgedPolicyOf(policy, runOfLetters(now)));
  return { ...decided, gain: findGain(rules, decided, policy)?.p };
}

/** Returns the first check of a metric: that of the whole suite against the baseline. */
function checkOf({ checks }: DecidedVerdict, metric: string): Check {
  return checks.find((check) => check.metric === metric)!;
}

/** Every case forbids the document "bad". */
const FORBIDDING = { caseFields: { forbidden: [target("bad")] } } as const;
/** Letters of answerTo for so many cases with the same answer. */
const foundCases = (count: number): string => ".".repeat(count);
const lostCases = (count: number): string => "x".repeat(count);
const casesAtRank3 = (count: number): string => "3".repeat(count);
const forbiddenHits = (count: number): string => "b".repeat(count);
const failedQueries = (count: number): string => "!".repeat(count);
const emptyLists = (count: number): string => "-".repeat(count);
const listsInManyClusters = (count: number): string => "m".repeat(count);
const listsInOneCluster = (count: number): string => "o".repeat(count);
const singleResults = (count: number): string => "1".repeat(count);
const degradedFound = (count: number): string => "d".repeat(count);
const degradedLost = (count: number): string => "D".repeat(count);

describe("decideVerdict › forbidden_rate", () => {
  it("fails the first forbidden document that is returned", () => {
    const check = checkOf(
      judge({ before: foundCases(20), now: `${forbiddenHits(1)}${foundCases(19)}`, ...FORBIDDING }),
      "forbidden_rate@10",
    );

    expect(check).toMatchObject({ state: "fail", by: "new_hit", category: "forbidden_hit" });
    expect(check.cases.map(({ id }) => id)).toEqual(["c00"]);
  });

  it("tests forbidden hits if there were some: one more is p = 1/2, three are 1/8", () => {
    const oneMore = checkOf(
      judge({
        before: `${forbiddenHits(3)}${foundCases(17)}`,
        now: `${forbiddenHits(4)}${foundCases(16)}`,
        ...FORBIDDING,
      }),
      "forbidden_rate@10",
    );
    const threeMore = checkOf(
      judge({
        before: `${forbiddenHits(3)}${foundCases(17)}`,
        now: `${forbiddenHits(6)}${foundCases(14)}`,
        ...FORBIDDING,
      }),
      "forbidden_rate@10",
    );

    expect(oneMore).toMatchObject({
      state: "fell",
      p: 1 / 2,
      level: 0.15,
      reason: "not_significant",
    });
    expect(threeMore).toMatchObject({ state: "fail", by: "test", p: 1 / 8 });
  });

  it("fails one more forbidden hit if the config has a tolerance of 0", () => {
    const gate = {
      metrics: new Map([
        ["forbidden_rate@10", { tolerance: [{ unit: "absolute" as const, value: 0 }] }],
      ]),
    };
    const check = checkOf(
      judge({
        before: `${forbiddenHits(3)}${foundCases(17)}`,
        now: `${forbiddenHits(4)}${foundCases(16)}`,
        ...FORBIDDING,
        gate,
      }),
      "forbidden_rate@10",
    );

    expect(check).toMatchObject({ state: "fail", by: "limit" });
  });

  it("fails each critical case that is newly hit", () => {
    const caseFields = { ...FORBIDDING.caseFields, critical: true };
    const verdict = judge({
      before: `${forbiddenHits(3)}${foundCases(17)}`,
      now: `${forbiddenHits(4)}${foundCases(16)}`,
      caseFields,
    });

    expect(checkOf(verdict, "critical_hit")).toMatchObject({ state: "fail", current: 1, n: 20 });
    expect(verdict.categories).toEqual(["forbidden_hit"]);
  });

  it("a check of a forbidden hit has the p of a rise of recall and nDCG beside it", () => {
    // Seven cases newly found beside the hit: p of the rise is 1/128.
    const check = checkOf(
      judge({
        before: `${lostCases(7)}${foundCases(13)}`,
        now: `${foundCases(7)}${forbiddenHits(1)}${foundCases(12)}`,
        ...FORBIDDING,
      }),
      "forbidden_rate@10",
    );

    expect(check).toMatchObject({ state: "fail", quality_rise_p: 1 / 128 });
  });
});

describe("decideVerdict › critical_lost", () => {
  it("fails one lost critical case, though another got better", () => {
    const verdict = judge({
      before: `${lostCases(1)}${foundCases(19)}`,
      now: `${foundCases(19)}${lostCases(1)}`,
      caseFields: { critical: true },
    });

    expect(checkOf(verdict, "critical_lost")).toMatchObject({
      state: "fail",
      current: 1,
      limit: 0,
    });
    expect(checkOf(verdict, "recall@10").state).toBe("pass");
    expect(verdict.verdict).toBe("fail");
  });
});

describe("decideVerdict › clustering_ratio", () => {
  it("fails a significant rise: five of 20 lists from 1/3 to 1 are p = 1/32", () => {
    const check = checkOf(
      judge({
        before: listsInManyClusters(20),
        now: `${listsInOneCluster(5)}${listsInManyClusters(15)}`,
      }),
      "clustering_ratio@10",
    );

    expect(check).toMatchObject({ state: "fail", by: "test", p: 1 / 32, level: 0.05 });
    expect(check.current! - check.baseline!).toBeCloseTo((5 * (1 - 1 / 3)) / 20, 12);
  });

  it("passes four of 20 lists that rise from 1/3 to 1: p = 1/16", () => {
    const check = checkOf(
      judge({
        before: listsInManyClusters(20),
        now: `${listsInOneCluster(4)}${listsInManyClusters(16)}`,
      }),
      "clustering_ratio@10",
    );

    expect(check).toMatchObject({ state: "fell", p: 1 / 16, reason: "not_significant" });
    expect(check.cases.map(({ id }) => id)).toEqual(["c00", "c01", "c02", "c03"]);
  });

  it("does not fail lists of fewer clusters if recall and nDCG rose", () => {
    // The first case is found again, and the lists of five others come from one cluster now.
    const check = checkOf(
      judge({
        before: `${lostCases(1)}${listsInManyClusters(19)}`,
        now: `${listsInManyClusters(1)}${listsInOneCluster(5)}${listsInManyClusters(14)}`,
      }),
      "clustering_ratio@10",
    );

    expect(check).toMatchObject({ state: "fell", reason: "found_more" });
  });
});

describe("decideVerdict › clustering_ratio of lists without a ratio", () => {
  const NAMED = { metrics: new Map<string, RulePatch>([["clustering_ratio@10", {}]]) };

  it("clustering_ratio is missing if the results lost their clusters", () => {
    const verdict = judge({ before: listsInManyClusters(6), now: foundCases(6) });

    expect(checkOf(verdict, "clustering_ratio@10")).toMatchObject({
      state: "missing",
      missing: { code: "not_measured" },
    });
    expect(verdict.verdict).toBe("fail");
  });

  it("clustering_ratio is not gated if no list has two results any more", () => {
    const verdict = judge({ before: listsInManyClusters(6), now: singleResults(6) });

    expect(checkOf(verdict, "clustering_ratio@10")).toMatchObject({
      state: "not_gated",
      lacks: "now",
    });
  });

  it("clustering_ratio is not gated if the one list with clusters has one result now", () => {
    const verdict = judge({
      before: `${listsInManyClusters(1)}${foundCases(5)}`,
      now: `${singleResults(1)}${foundCases(5)}`,
    });

    expect(checkOf(verdict, "clustering_ratio@10")).toMatchObject({
      state: "not_gated",
      lacks: "now",
    });
    expect(verdict.verdict).toBe("pass");
  });

  it("clustering_ratio is not missing if every query failed", () => {
    const verdict = judge({ before: listsInManyClusters(6), now: failedQueries(6), gate: NAMED });

    expect(checkOf(verdict, "clustering_ratio@10").state).not.toBe("missing");
  });

  it("clustering_ratio is missing if the config names it and no list has two results", () => {
    const verdict = judge({ before: listsInManyClusters(6), now: singleResults(6), gate: NAMED });

    expect(checkOf(verdict, "clustering_ratio@10").state).toBe("missing");
  });
});

describe("decideVerdict › critical cases", () => {
  it("fails a critical case that is lost, not one that was not found before either", () => {
    const caseFields = { critical: true };

    const lost = checkOf(
      judge({
        before: `${lostCases(1)}${foundCases(19)}`,
        now: `${lostCases(2)}${foundCases(18)}`,
        caseFields,
      }),
      "critical_lost",
    );
    const same = checkOf(
      judge({
        before: `${lostCases(1)}${foundCases(19)}`,
        now: `${lostCases(1)}${foundCases(19)}`,
        caseFields,
      }),
      "critical_lost",
    );

    expect(lost).toMatchObject({ state: "fail", current: 1 });
    expect(same).toMatchObject({ state: "pass", current: 0 });
  });
});

describe("decideVerdict › failed queries", () => {
  const MANY_FAILURES: readonly [string, RulePatch] = ["error_rate", { ceiling: 0.5 }];
  /** Up to half of the queries may fail. */
  const tolerant = { gate: { metrics: new Map([MANY_FAILURES]) } };

  const dropLastRow = (baseline: Baseline): Baseline => ({
    ...baseline,
    cases: new Map([...baseline.cases].slice(0, -1)),
  });

  it("blames the retriever for what passes with the failed queries' earlier rows", () => {
    const verdict = judge({
      before: foundCases(20),
      now: `${failedQueries(3)}${foundCases(17)}`,
      ...tolerant,
    });

    expect(verdict.categories).toEqual(["retriever_error"]);
  });

  it("keeps a failure that is there without the failed queries", () => {
    const verdict = judge({
      before: foundCases(20),
      now: `${failedQueries(3)}${lostCases(3)}${foundCases(14)}`,
      ...tolerant,
    });

    expect(checkOf(verdict, "recall@10")).toMatchObject({
      state: "fail",
      category: "recall_drop",
    });
  });

  it("does not let a failed query hide a hit of another query", () => {
    const verdict = judge({
      before: `${forbiddenHits(1)}${foundCases(19)}`,
      now: `${failedQueries(1)}${forbiddenHits(3)}${foundCases(16)}`,
      ...FORBIDDING,
      ...tolerant,
    });

    // One case was hit. The failed one counts as a hit, as before, and three more are hit: p = 1/8.
    expect(checkOf(verdict, "forbidden_rate@10").state).toBe("fail");
  });

  it("counts a failed query as a hit if its case forbids a document", () => {
    const verdict = judge({
      before: foundCases(20),
      now: `${failedQueries(1)}${foundCases(19)}`,
      ...FORBIDDING,
      ...tolerant,
    });

    expect(checkOf(verdict, "forbidden_rate@10")).toMatchObject({
      state: "fail",
      by: "new_hit",
      category: "retriever_error",
    });
  });

  it("never passes a failing run if more of its queries fail", () => {
    const metrics = ["zero_result_rate", "fill_rate@10", "jaccard@10", "map@10"];
    const named = metrics.map((name): readonly [string, RulePatch] => [name, {}]);
    const gate = {
      metrics: new Map<string, RulePatch>([...named, ["error_rate", { ceiling: 1 }]]),
    };
    const letter = (letters: string): fc.Arbitrary<string> =>
      fc.constantFrom(...Array.from(letters));
    // Letters of answerTo. Two of three cases are as before: else nearly every run fails, and by
    // quality.
    const drawnCase = fc.record({
      before: letter("..3xmub"),
      after: letter(".3x-bowudD"),
      changes: fc.nat(2).map((n) => n === 0),
      fails: fc.nat(3),
    });
    let failingDraws = 0;

    fc.assert(
      fc.property(fc.array(drawnCase, { minLength: 10, maxLength: 24 }), fc.nat(4), (cases, n) => {
        // A failed query counts as a hit: if all cases forbid a document, one failure is enough to
        // fail.
        const options = { gate, ...(n === 0 ? FORBIDDING : {}) };
        const before = cases.map((each) => each.before).join("");
        const after = cases.map((each) => (each.changes ? each.after : each.before));
        const withoutFailures = judge({ before, now: after.join(""), ...options });
        // `fails` is 0 to 3: half of the changed queries fail, and a quarter of the others.
        const withFailures = cases.map(({ changes, fails }, at) =>
          fails > (changes ? 1 : 2) ? "!" : after[at],
        );
        if (withoutFailures.verdict === "pass") {
          return;
        }
        failingDraws++;

        expect(judge({ before, now: withFailures.join(""), ...options }).verdict).toBe("fail");
      }),
      { numRuns: 200, seed: 26 },
    );

    expect(failingDraws).toBeGreaterThan(60);
  });

  it("fails a rate whose recorded queries all failed, though new ones were answered", () => {
    const keepFirstRow = (baseline: Baseline): Baseline => ({
      ...baseline,
      cases: new Map([...baseline.cases].slice(0, 1)),
    });
    const gate = { metrics: new Map<string, RulePatch>([["fill_rate@10", {}], MANY_FAILURES]) };

    const verdict = judge({
      before: foundCases(6),
      now: `${failedQueries(1)}${foundCases(5)}`,
      gate,
      adjust: keepFirstRow,
    });

    expect(checkOf(verdict, "fill_rate@10")).toMatchObject({ state: "fail", baseline: 0.3 });
  });

  it("does not take a failed query for a measured clustering_ratio", () => {
    const verdict = judge({
      before: foundCases(6),
      now: `${failedQueries(1)}${foundCases(5)}`,
      ...tolerant,
    });

    expect(checkOf(verdict, "clustering_ratio@10")).toBeUndefined();
  });

  it("misses no metric of a new case whose query failed", () => {
    // The only case has no row in the baseline: it is new.
    const verdict = judge({ before: foundCases(1), now: "!", ...tolerant, adjust: dropLastRow });

    expect(verdict.checks.filter(lacksFigure)).toEqual([]);
  });

  it("misses the rate of degraded answers if all recorded queries failed", () => {
    // The second case is new.
    const verdict = judge({
      before: foundCases(2),
      now: `${failedQueries(1)}${foundCases(1)}`,
      ...tolerant,
      adjust: dropLastRow,
    });

    expect(checkOf(verdict, "degraded_rate").state).toBe("missing");
  });

  it("counts a failed critical query as a hit if its case forbids a document", () => {
    const caseFields = { ...FORBIDDING.caseFields, critical: true };

    const verdict = judge({
      before: foundCases(20),
      now: `${failedQueries(1)}${foundCases(19)}`,
      caseFields,
      ...tolerant,
    });

    expect(checkOf(verdict, "critical_hit")).toMatchObject({ state: "fail", current: 1 });
  });

  const NO_RESULT = "-";
  const MANY_CLUSTERS = "u";
  const ONE_CLUSTER = "w";

  it.each([
    ["zero_result_rate", foundCases(4), NO_RESULT.repeat(4)],
    // Three results of ten are 0.3: eight empty lists of 20 are a fall by 0.12.
    ["fill_rate@10", foundCases(8), NO_RESULT.repeat(8)],
    ["clustering_ratio@10", MANY_CLUSTERS.repeat(6), ONE_CLUSTER.repeat(6)],
  ])("fails %s for bad answers, and if their queries fail instead", (metric, before, bad) => {
    const gate = { metrics: new Map<string, RulePatch>([[metric, {}], MANY_FAILURES]) };
    const rest = foundCases(20 - bad.length);
    const failures = failedQueries(bad.length);

    const answered = checkOf(
      judge({ before: `${before}${rest}`, now: `${bad}${rest}`, gate }),
      metric,
    );
    const failed = checkOf(
      judge({ before: `${before}${rest}`, now: `${failures}${rest}`, gate }),
      metric,
    );

    expect([answered.state, failed.state]).toEqual(["fail", "fail"]);
    expect(failed.category).toBe("retriever_error");
  });

  it("counts no failed query as degraded", () => {
    const gate = { metrics: new Map<string, RulePatch>([["degraded_rate", {}], MANY_FAILURES]) };

    const verdict = judge({
      before: foundCases(20),
      now: `${failedQueries(4)}${foundCases(16)}`,
      gate,
    });

    expect(checkOf(verdict, "degraded_rate")).toMatchObject({ state: "pass", current: 0 });
  });

  it("counts no failed query as a new hit if it was a hit before", () => {
    const verdict = judge({
      before: `${forbiddenHits(1)}${foundCases(19)}`,
      now: `${failedQueries(1)}${foundCases(19)}`,
      ...FORBIDDING,
      ...tolerant,
    });

    expect(checkOf(verdict, "forbidden_rate@10").state).toBe("pass");
  });
});

describe("decideVerdict › consequences", () => {
  it("marks failed rankings of a bucket that lost targets as a consequence", () => {
    const verdict = judge({ before: foundCases(20), now: `${lostCases(3)}${foundCases(17)}` });

    expect(verdict.categories).toEqual(["recall_drop"]);
    expect(verdict.secondary_categories).toEqual(["ranking_shift"]);
  });

  it("marks what passes without the degraded answers as their consequence", () => {
    const verdict = judge({ before: foundCases(20), now: `${degradedLost(3)}${foundCases(17)}` });

    expect(verdict.categories).toEqual(["semantic_degraded_spike"]);
    expect(verdict.secondary_categories).toEqual(["recall_drop", "ranking_shift"]);
  });

  it("does not mark lost targets of other queries as a consequence", () => {
    const verdict = judge({
      before: foundCases(20),
      now: `${degradedFound(3)}${lostCases(3)}${foundCases(14)}`,
    });

    expect(verdict.categories).toEqual(["recall_drop", "semantic_degraded_spike"]);
  });
});

describe("decideVerdict › new cases", () => {
  it("does not show a rule of an intent that is tested with the whole suite", () => {
    // Both cases are of the intent howto. The one with targets is new, so nothing can be compared.
    const control = makeCase("c00", { expected: [], expect_empty: true });
    const added = makeCase("c01");
    const suite = suiteOf(control, added);
    const intents = new Map([["howto", new Map<string, RulePatch>([["precision@5", {}]])]]);
    const config = configOf({ gate: { significance: null, intents } });
    const oldSuite = suiteOf(control);
    const baseline = baselineOf(config, oldSuite, runOf([answered("c00", [])]));
    const run = runOf([answered("c00", []), answered("c01", hitsOf("c01-doc"))]);

    const verdict = decideVerdict(
      resolveRules(config, suite),
      judgedPolicyOf({ config, suite, baseline }, run),
    );

    expect(verdict.checks.filter(({ metric }) => metric === "precision@5")).toEqual([]);
  });
});

describe("decideVerdict › floors", () => {
  const keepFirstTwoRows = (baseline: Baseline): Baseline => ({
    ...baseline,
    cases: new Map([...baseline.cases].slice(0, 2)),
  });
  const withFloor = (value: number): JudgeOptions => ({
    gate: { metrics: new Map([["recall@10", { floor: value, tolerance: [] }]]) },
    adjust: keepFirstTwoRows,
  });

  it("has one check of a floor, over recorded and new cases together", () => {
    // x: not found. The two recorded cases find 1 of 2. All four find 3 of 4.
    const atFloor = judge({ before: ".x..", now: ".x..", ...withFloor(0.75) });
    const belowFloor = judge({ before: ".x..", now: ".x..", ...withFloor(0.76) });

    const recallChecks = ({ checks }: DecidedVerdict): readonly unknown[] =>
      checks.filter(({ metric }) => metric === "recall@10").map(({ n, state }) => [n, state]);

    expect(recallChecks(atFloor)).toEqual([[4, "pass"]]);
    expect(recallChecks(belowFloor)).toEqual([[4, "fail"]]);
  });
});

describe("decideVerdict › empty and shorter lists", () => {
  it("fails recall for queries that found something and now get an empty list", () => {
    const check = checkOf(
      judge({ before: foundCases(20), now: `${emptyLists(14)}${foundCases(6)}` }),
      "recall@10",
    );

    expect(check).toMatchObject({ state: "fail", category: "recall_drop" });
    expect(check.cases).toHaveLength(14);
  });

  it("does not gate empty or shorter lists unless the config names them", () => {
    const metrics = judge({ before: foundCases(20), now: foundCases(20) }).checks.map(
      ({ metric }) => metric,
    );

    expect(metrics).not.toContain("zero_result_rate");
    expect(metrics).not.toContain("fill_rate@10");
  });
});

describe("findGain", () => {
  it("is the p of a significant rise: seven won beside one lost are 9 / 2^8 = 0.035", () => {
    const gainOf = (won: number): number | null | undefined =>
      judge({
        before: `${lostCases(won)}${foundCases(20 - won)}`,
        now: `${foundCases(19)}${lostCases(1)}`,
      }).gain;

    expect(gainOf(7)).toBe(9 / 256);
    // Six won and one lost: 8 / 2^7 = 0.0625.
    expect(gainOf(6)).toBeUndefined();
  });

  it("needs no p if a query is newly found and none got worse", () => {
    expect(
      judge({ before: `${lostCases(1)}${foundCases(299)}`, now: foundCases(300) }).gain,
    ).toBeNull();
    // Ranks that only rise are no new find, and four are not significant: 1 / 16.
    expect(
      judge({ before: `${casesAtRank3(4)}${foundCases(16)}`, now: foundCases(20) }).gain,
    ).toBeUndefined();
  });

  it("needs recall or nDCG to rise by more than its tolerance", () => {
    const gate = {
      metrics: new Map([
        ["recall@10", { tolerance: [{ unit: "absolute", value: 0.3 }] }],
        ["ndcg@10", { tolerance: [{ unit: "absolute", value: 0.3 }] }],
      ] as const),
    };
    // Seven won and one lost of 20: both rise by 6 / 20 = 0.3. With eight won it is 0.35.
    const gainOf = (won: number): number | null | undefined =>
      judge({
        before: `${lostCases(won)}${foundCases(20 - won)}`,
        now: `${foundCases(19)}${lostCases(1)}`,
        gate,
      }).gain;

    expect(gainOf(7)).toBeUndefined();
    expect(gainOf(8)).toBe(10 / 512);
  });

  it("uses a rise of MRR if recall and nDCG are off", () => {
    const gate = {
      metrics: new Map([
        ["recall@10", "off"],
        ["ndcg@10", "off"],
      ] as const),
    };

    // A document that moves from third to first: recall stays.
    expect(
      judge({ before: `${casesAtRank3(7)}${foundCases(13)}`, now: foundCases(20), gate }).gain,
    ).toBe(1 / 128);
  });

  it("is no gain if one more case has a forbidden document", () => {
    // Without the forbidden document the seven new finds are a gain.
    const after = `${foundCases(7)}${forbiddenHits(1)}${foundCases(12)}`;

    expect(
      judge({ before: `${lostCases(7)}${foundCases(13)}`, now: after, ...FORBIDDING }).gain,
    ).toBeUndefined();
  });
});

describe("decideVerdict › comparison with the accepted state", () => {
  /** Returns a function that marks the first rows as found when the state was last accepted. */
  const lostSince =
    (count: number) =>
    (baseline: Baseline): Baseline => ({
      ...baseline,
      cases: new Map(
        [...baseline.cases].map(([id, row], at) => [
          id,
          at < count ? { ...row, accepted: { recall: 1, mrr: 1, ndcg: 1 } } : row,
        ]),
      ),
    });
  const sinceAccepted = ({ checks }: DecidedVerdict): Check =>
    checks.find(({ metric, reference }) => metric === "recall@10" && reference === "accepted")!;

  it("fails at the fifth loss since the last acceptance (p = 1/32) if one is new", () => {
    const verdict = judge({
      before: `${lostCases(4)}${foundCases(16)}`,
      now: `${lostCases(5)}${foundCases(15)}`,
      adjust: lostSince(4),
    });

    expect(checkOf(verdict, "recall@10")).toMatchObject({ state: "fail", by: "lost" });
    expect(sinceAccepted(verdict)).toMatchObject({
      state: "fail",
      by: "test",
      p: 1 / 32,
      level: 0.05,
    });
    expect(sinceAccepted(verdict).baseline).toBeCloseTo(1, 12);
  });

  it("only marks a fall since acceptance if this change made no case worse", () => {
    const verdict = judge({
      before: `${lostCases(5)}${foundCases(15)}`,
      now: `${lostCases(5)}${foundCases(15)}`,
      adjust: lostSince(5),
    });

    expect(sinceAccepted(verdict)).toMatchObject({ state: "fell", reason: "earlier" });
    expect(verdict.verdict).toBe("pass");
  });

  it("makes no check since acceptance without accepted figures", () => {
    const verdict = judge({ before: foundCases(20), now: `${lostCases(5)}${foundCases(15)}` });

    expect(sinceAccepted(verdict)).toBeUndefined();
  });
});

describe("pairCases", () => {
  const config = configOf();

  it("pairs a case whose targets changed by the targets of its row", () => {
    const before = suiteOf(makeCase("a"), makeCase("b"));
    const after = suiteOf(makeCase("a"), makeCase("b", { expected: [target("other")] }));
    const run = runOf([answerTo(".", "a"), answerListing("b", "other", "b-doc")]);
    const baseline = baselineOf(config, before, run);
    const policy = { config, suite: after, baseline };

    const scores = addRowScores(policy, scoresOf(config, after, run), run);
    const { pairs, added, absent } = pairCases(scores, baseline);

    expect(pairs.map(({ now }) => [now.id, now.ranks])).toEqual([
      ["a", [1]],
      ["b", [2]],
    ]);
    expect(pairs[1]!.by_suite?.ranks).toEqual([1]);
    expect([added, absent]).toEqual([[], []]);
  });

  it("lists cases whose query changed, and rows without a case", () => {
    const before = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"));
    const after = suiteOf(makeCase("a"), makeCase("b", { query: "another" }));
    const run = runOf(["a", "b"].map((id) => answerTo(".", id)));

    const pairing = pairCases(scoresOf(config, after, run), baselineOf(config, before, run));

    expect(pairing.pairs.map(({ now }) => now.id)).toEqual(["a"]);
    expect(pairing.added.map(({ id }) => id)).toEqual(["b"]);
    expect(pairing.absent).toEqual(["c"]);
  });
});
