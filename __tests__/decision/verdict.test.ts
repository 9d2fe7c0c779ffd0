/** The verdict of one policy: rates, critical cases, failed queries, consequences, gains. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { pairCases } from "../../src/decision/pairs.ts";
import { resolveRules } from "../../src/decision/rules.ts";
import { type DecidedVerdict, decideVerdict, findGain } from "../../src/decision/verdict.ts";
import type { AcceptedFigures, Baseline } from "../../src/model/baseline.ts";
import type { Config, RulePatch, RuleSetting } from "../../src/model/config.ts";
import { mapValues } from "../../src/model/lookup.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { Case } from "../../src/model/suite.ts";
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
import { rows } from "../helpers/table.ts";
import { answerListing, judgedPolicyOf, verdictOn, withAnswer } from "../gate/made.ts";

const inOneCluster = (hit: Hit): Hit => ({ ...hit, cluster: "one" });
const inOwnCluster = (hit: Hit): Hit => ({ ...hit, cluster: hit.doc_id });
const foundHits = (id: string): readonly Hit[] => hitsOf(`${id}-doc`, "n1", "n2");
const lostHits = hitsOf("n1", "n2", "n3");

/** The answers to a case by the words of the tables; `found` has its document first. */
const ANSWERS = {
  found: (id) => answered(id, foundHits(id)),
  second: (id) => answered(id, hitsOf("n1", `${id}-doc`, "n2")),
  third: (id) => answered(id, hitsOf("n1", "n2", `${id}-doc`)),
  lost: (id) => answered(id, lostHits),
  empty: (id) => answered(id, []),
  alone: (id) => answered(id, hitsOf(`${id}-doc`)),
  forbidden: (id) => answered(id, hitsOf(`${id}-doc`, "bad")),
  failed: (id) => failedRun(id),
  "in one cluster": (id) => answered(id, foundHits(id).map(inOneCluster)),
  "in many clusters": (id) => answered(id, foundHits(id).map(inOwnCluster)),
  "lost in one cluster": (id) => answered(id, lostHits.map(inOneCluster)),
  "lost in many clusters": (id) => answered(id, lostHits.map(inOwnCluster)),
  "degraded and found": (id) => withAnswer(answered(id, foundHits(id)), { degraded: true }),
  "degraded and lost": (id) => withAnswer(answered(id, hitsOf("n1")), { degraded: true }),
} as const satisfies Readonly<Record<string, (id: string) => CaseRun>>;
type Word = keyof typeof ANSWERS;

/** The answers of a cell such as `3 lost + 17 found`: a word for each case. */
const wordsOf = (cell: string): readonly Word[] =>
  cell.split(" + ").flatMap((part) => {
    const [, count, word] = /^(\d+) (.*)$/.exec(part)!;
    return Array<Word>(Number(count)).fill(word as Word);
  });

const idOf = (at: number): string => `c${String(at).padStart(2, "0")}`;

interface JudgeOptions {
  /** Fields of the case at each place. */
  readonly caseFields?: (at: number) => Partial<Case>;
  readonly gate?: Partial<Config["gate"]>;
  /** Changes the baseline before it is used. */
  readonly adjust?: (baseline: Baseline) => Baseline;
}

interface VerdictWithGain extends DecidedVerdict {
  /** Its p, which may be null. Undefined if there is no gain. */
  readonly gain: number | null | undefined;
}

/** The answers recorded in the baseline and those of now: a word for each case. */
interface Answers {
  readonly before: readonly Word[];
  readonly now: readonly Word[];
}

/** Decides a suite of the cases c00, c01, …: one for each word of the answers. */
function judge({
  before,
  now,
  caseFields = () => ({}),
  gate = {},
  adjust = (baseline) => baseline,
}: Answers & JudgeOptions): VerdictWithGain {
  const suite = suiteOf(...before.map((_, at) => makeCase(idOf(at), caseFields(at))));
  const config = configOf({ gate: { significance: null, ...gate } });
  const runOfWords = (words: readonly Word[]) =>
    runOf(words.map((word, at) => ANSWERS[word](idOf(at))));
  const baseline = adjust(baselineOf(config, suite, runOfWords(before)));
  const policy = { config, suite, baseline };
  const rules = resolveRules(config, suite);
  const decided = decideVerdict(rules, judgedPolicyOf(policy, runOfWords(now)));
  return { ...decided, gain: findGain(rules, decided, policy)?.p };
}

/** Returns the first check of a metric: that of the whole suite against the baseline. */
function checkOf({ checks }: DecidedVerdict, metric: string): Check {
  return checks.find((check) => check.metric === metric)!;
}

/** A gate with these rules by metric. */
const gateWith = (rules: Readonly<Record<string, RuleSetting>>): Partial<Config["gate"]> => ({
  metrics: new Map(Object.entries(rules)),
});
const HALF_MAY_FAIL = { error_rate: { ceiling: 0.5 } };
/** What the words in a table's column of options mean; a rule is written by its metric. */
const OPTIONS: Readonly<Record<string, JudgeOptions>> = {
  // Every case forbids the document "bad".
  forbidding: { caseFields: () => ({ forbidden: [target("bad")] }) },
  critical: { caseFields: () => ({ critical: true }) },
  "critical and watched": {
    caseFields: () => ({ critical: true, watched: true, expected: [] }),
  },
  "critical and expecting nothing": {
    caseFields: () => ({ critical: true, expected: [], expect_empty: true }),
  },
  "critical and forbidding": {
    caseFields: () => ({ critical: true, forbidden: [target("bad")] }),
  },
  // c00, c02, … are of the intent howto, c01, c03, … of symbol.
  "two intents": { caseFields: (at) => ({ intent: at % 2 === 0 ? "howto" : "symbol" }) },
  // Of 21 cases, of which the last is new.
  "the new one forbids": {
    caseFields: (at) => (at === 20 ? { forbidden: [target("bad")] } : {}),
  },
  "last is new": {
    adjust: (old) => ({ ...old, cases: new Map([...old.cases].slice(0, -1)) }),
  },
  "only first recorded": {
    adjust: (old) => ({ ...old, cases: new Map([...old.cases].slice(0, 1)) }),
  },
};
/** Reads a cell of options, such as `forbidding, half may fail, rule fill_rate@10`. */
function parseOptions(cell: string): JudgeOptions {
  const words = cell.split(", ").filter(Boolean);
  const rules = words.filter((word) => word.startsWith("rule ")).map((word) => word.slice(5));
  const gate = {
    ...gateWith({
      ...Object.fromEntries(rules.map((name) => [name, {}])),
      ...(words.includes("half may fail") ? HALF_MAY_FAIL : {}),
    }),
    ...(words.includes("no test") && { significance: "off" as const }),
  };
  return Object.assign({ gate }, ...words.map((word) => OPTIONS[word] ?? {}));
}

/** Cells of a table: answers before and now, options, a metric, and the members of its check. */
type Cells = Partial<Readonly<Record<"before" | "now" | "options" | "metric" | "members", string>>>;

/** Expects that the metric's check has these members, or that there is "no check". */
function expectCheck({ before = "", now = "", options = "", metric = "", members }: Cells): void {
  const answers = { before: wordsOf(before), now: wordsOf(now) };

  const check = checkOf(judge({ ...answers, ...parseOptions(options) }), metric);

  if (members === "no check") {
    expect(check).toBeUndefined();
  } else {
    expect(check).toMatchObject(parse(`{ ${members} }`));
  }
}

// In these tables `found` is a list of three results with the query's document first, and `lost` one
// without it. Here every query forbids the document that a `forbidden` list has second. If that rises
// by n lists, p is 0.5^n: 0.125 for three. That of seven found again is 0.5^7 = 0.0078125.
it.each(
  rows(`
# what | the lists before | now | the check of forbidden_rate@10 has these members
a first forbidden document | 20 found | 1 forbidden + 19 found | state: fail, by: new_hit, category: forbidden_hit, cases: [{ id: c00 }]
one forbidden document more than three | 3 forbidden + 17 found | 4 forbidden + 16 found | state: fell, p: 0.5, level: 0.15, reason: not_significant
three forbidden documents more than three | 3 forbidden + 17 found | 6 forbidden + 14 found | state: fail, by: test, p: 0.125
a forbidden document beside a rise of seven found again | 7 lost + 13 found | 7 found + 1 forbidden + 12 found | state: fail, quality_rise_p: 0.0078125
`),
)("decideVerdict › forbidden documents › %s: %s, then %s", (_, before, now, members) => {
  expectCheck({ before, now, options: "forbidding", metric: "forbidden_rate@10", members });
});

// `forbidden` has a forbidden document, `lost` has three others than the expected one, `alone` has one
// result, and `empty` has none.
it.each(
  rows(`
# what | the lists before | now | options of all cases | the check of this metric | has these members
a critical case that is newly hit | 3 forbidden + 17 found | 4 forbidden + 16 found | critical and forbidding | critical_hit | state: fail, current: 1, n: 20, category: forbidden_hit
a critical case that finds something, which it should not | 20 empty | 1 alone + 19 empty | critical and expecting nothing | critical_hit | state: fail, current: 1, n: 20
a critical case lost beside another found again | 1 lost + 19 found | 19 found + 1 lost | critical | critical_lost | state: fail, current: 1, limit: 0
a critical case that was lost before | 1 lost + 19 found | 1 lost + 19 found | critical | critical_lost | state: pass, current: 0
a critical watched query with an empty list | 20 found | 1 empty + 19 found | critical and watched | critical_lost | state: fail, current: 1, limit: 0
critical watched queries with other documents | 20 found | 20 lost | critical and watched | critical_lost | state: pass, current: 0
`),
)(
  "decideVerdict › critical cases › %s: %s, then %s",
  (_, before, now, options, metric, members) => {
    expectCheck({ before, now, options, metric, members });
  },
);

// The ratio is the share of a list's largest cluster: 1 / 3 `in many clusters`, 3 / 3 `in one cluster`.
// `found` has no clusters, and `alone` is one result, which has no ratio. If five of 20 lists rise
// to 1, the mean is (15 / 3 + 5) / 20 = 0.5, and p is 0.5^5 = 0.03125. For four it is 0.0625.
it.each(
  rows(`
# what | the lists before | now | the check of clustering_ratio@10 has these members
five lists of one cluster | 20 in many clusters | 5 in one cluster + 15 in many clusters | state: fail, category: diversity_collapse, by: test, p: 0.03125, level: 0.05, current: 0.5
four lists of one cluster | 20 in many clusters | 4 in one cluster + 16 in many clusters | state: fell, p: 0.0625, reason: not_significant, cases: [{ id: c00 }, { id: c01 }, { id: c02 }, { id: c03 }]
five lists of one cluster beside a query found again | 1 lost + 19 in many clusters | 1 in many clusters + 5 in one cluster + 14 in many clusters | state: fell, reason: found_more
lists that lost their clusters | 6 in many clusters | 6 found | state: missing, missing: { code: not_measured }
lists of one result, which have no clusters | 6 in many clusters | 6 alone | state: not_gated, lacks: now
lists of one result before, which had no clusters | 6 alone | 6 in many clusters | state: not_gated, lacks: before
three lists of one result beside 17 with clusters | 20 in many clusters | 3 alone + 17 in many clusters | state: pass, n: 17
one result in the only list with clusters | 1 in many clusters + 5 found | 1 alone + 5 found | state: not_gated, lacks: now
`),
)("decideVerdict › clusters › %s: %s, then %s", (_, before, now, members) => {
  expectCheck({ before, now, metric: "clustering_ratio@10", members });
});

// `last is new`: the last case is not in the baseline. `rule METRIC`: the config names the metric.
// `second` and `third` have the document at rank 2 and 3.
it.each(
  rows(`
# what | the lists before | now | options | the check of this metric | has these members
a new critical case that finds nothing | 21 found | 20 found + 1 empty | critical, last is new | critical_lost | state: pass, current: 0
a new case with a forbidden document | 21 found | 20 found + 1 forbidden | the new one forbids, last is new | forbidden_rate@10 | state: not_gated
mrr, of which the largest loss is named first | 20 found | 1 second + 1 lost + 1 third + 17 found | | mrr@10 | state: fail, cases: [{ id: c01 }, { id: c02 }, { id: c00 }]
lists of one result, and a named rule | 6 in many clusters | 6 alone | rule clustering_ratio@10 | clustering_ratio@10 | state: missing
empty lists of queries that found something | 20 found | 14 empty + 6 found | | recall@10 | state: fail, category: recall_drop
empty lists, which no rule names | 20 found | 14 empty + 6 found | | zero_result_rate | no check
shorter lists, which no rule names | 20 found | 14 empty + 6 found | | fill_rate@10 | no check
`),
)(
  "decideVerdict › new cases, ranks and unnamed rules › %s: %s, then %s",
  (_, before, now, options, metric, members) => {
    expectCheck({ before, now, options, metric, members });
  },
);

// Half of the queries may fail. One that fails counts as its row in the baseline; if its case forbids
// a document, as a hit. `only first recorded`: the other cases are not in the baseline. A list of
// three results fills 3 / 10, so eight empty ones are a fall by 8 / 20 x 0.3 = 0.12.
it.each(
  rows(`
# what | the answers before | now | further options | the check of this metric | has these members
lost documents beside failed queries | 20 found | 3 failed + 3 lost + 14 found | | recall@10 | state: fail, category: recall_drop
three new hits beside a failed query that was one | 1 forbidden + 19 found | 1 failed + 3 forbidden + 16 found | forbidding | forbidden_rate@10 | state: fail
a failed query that forbids a document | 20 found | 1 failed + 19 found | forbidding | forbidden_rate@10 | state: fail, by: new_hit, category: retriever_error
a failed critical query that forbids a document | 20 found | 1 failed + 19 found | critical and forbidding | critical_hit | state: fail, current: 1
a failed query that was a hit before | 1 forbidden + 19 found | 1 failed + 19 found | forbidding | forbidden_rate@10 | state: pass
failed queries, which are not degraded | 20 found | 4 failed + 16 found | rule degraded_rate | degraded_rate | state: pass, current: 0
a failed query beside lists without clusters | 6 found | 1 failed + 5 found | | clustering_ratio@10 | no check
the only recorded query failed, a new one answered | 2 found | 1 failed + 1 found | last is new | degraded_rate | state: missing
the only recorded list (3 of 10 results) failed, new ones answered | 6 found | 1 failed + 5 found | rule fill_rate@10, only first recorded | fill_rate@10 | state: fail, baseline: 0.3
four empty lists | 20 found | 4 empty + 16 found | rule zero_result_rate | zero_result_rate | state: fail
four failed queries in place of empty lists | 20 found | 4 failed + 16 found | rule zero_result_rate | zero_result_rate | state: fail, category: retriever_error
eight empty lists, by their length | 20 found | 8 empty + 12 found | rule fill_rate@10 | fill_rate@10 | state: fail
eight failed queries, by the length of their lists | 20 found | 8 failed + 12 found | rule fill_rate@10 | fill_rate@10 | state: fail, category: retriever_error
six failed queries, by the clusters of their lists | 6 lost in many clusters + 14 found | 6 failed + 14 found | rule clustering_ratio@10 | clustering_ratio@10 | state: fail, category: retriever_error
`),
)(
  "decideVerdict › failed queries › %s: %s, then %s",
  (_, before, now, options, metric, members) => {
    expectCheck({ before, now, options: `half may fail, ${options}`, metric, members });
  },
);

it("decideVerdict passes results that the suite forbids only now", () => {
  const config = configOf();
  const oldSuite = suiteOf(makeCase("a", { forbidden: [target("bad")] }));
  const suite = suiteOf(makeCase("a", { forbidden: [target("bad"), target("n1")] }));
  const run = runOf([answerListing("a", "a-doc", "n1")]);
  const policy = { config, suite, baseline: baselineOf(config, oldSuite, run) };

  const { verdict } = decideVerdict(resolveRules(config, suite), judgedPolicyOf(policy, run));

  expect(verdict).toBe("pass");
});

it("decideVerdict fails one more forbidden hit if the config has a tolerance of 0", () => {
  const before = wordsOf("3 forbidden + 17 found");
  const now = wordsOf("4 forbidden + 16 found");
  const gate = gateWith({ "forbidden_rate@10": { tolerance: [{ unit: "absolute", value: 0 }] } });

  const check = checkOf(
    judge({ before, now, ...OPTIONS["forbidding"], gate }),
    "forbidden_rate@10",
  );

  expect(check).toMatchObject({ state: "fail", by: "limit" });
});

it.each(
  rows(`
# what | the answers now, of twenty that were found | options | categories | secondary categories
failed queries, which pass by their earlier rows | 3 failed + 17 found | half may fail | retriever_error |
documents that rank lower | 20 third | | ranking_shift |
lost documents, which rankings follow | 3 lost + 17 found | | recall_drop | ranking_shift
# Cases alternate between the two intents: those that are lost are of one, those at rank 3 of the other.
lower ranks in one intent, and lost documents in another | 1 lost + 1 third + 1 lost + 1 third + 1 lost + 1 third + 14 found | two intents, no test | recall_drop, ranking_shift |
degraded answers that lost their document | 3 degraded and lost + 17 found | | semantic_degraded_spike | recall_drop, ranking_shift
documents lost by others than degraded answers | 3 degraded and found + 3 lost + 14 found | | recall_drop, semantic_degraded_spike | ranking_shift
`),
)(
  "decideVerdict › the categories of %s: %s",
  (_, now = "", options = "", categories, secondary) => {
    const answers = { before: wordsOf("20 found"), now: wordsOf(now) };

    const verdict = judge({ ...answers, ...parseOptions(options) });

    expect(verdict.categories.join(", ")).toBe(categories);
    expect(verdict.secondary_categories.join(", ")).toBe(secondary);
  },
);

it("decideVerdict has no missing check for a new case whose query failed", () => {
  // The only case is new, and the ceiling of the rate of errors is 0.5.
  const verdict = judge({
    before: wordsOf("1 found"),
    now: wordsOf("1 failed"),
    ...parseOptions("half may fail, last is new"),
  });

  expect(verdict.checks.filter(lacksFigure)).toEqual([]);
});

describe("decideVerdict › failed queries", () => {
  it("hide no rate above its ceiling: they count as in the baseline", () => {
    const verdict = judge({
      before: wordsOf("1 degraded and found + 3 found"),
      now: wordsOf("1 failed + 3 found"),
      gate: gateWith({ degraded_rate: { ceiling: 0.2 }, ...HALF_MAY_FAIL }),
    });

    // 0 of the 3 answers are degraded. With the recorded answer, 1 of 4.
    expect(checkOf(verdict, "degraded_rate")).toMatchObject({ state: "fail", current: 0.25 });
  });

  it("are checked in every intent by the suite's ceiling", () => {
    // The 1st, 3rd and 5th case fail. Every second case from the 1st on is of howto, so that 3 of 20
    // fail overall, and 3 of 10 in howto.
    const { checks } = judge({
      before: wordsOf("20 found"),
      now: wordsOf("1 failed + 1 found + 1 failed + 1 found + 1 failed + 15 found"),
      ...OPTIONS["two intents"],
      gate: gateWith({ error_rate: { ceiling: 0.2 } }),
    });

    const rates = checks.filter(({ metric }) => metric === "error_rate");
    expect(rates.map(({ scope, passed }) => [scopeText(scope), passed])).toEqual([
      ["overall", true],
      ["intent:howto", false],
      ["intent:symbol", true],
    ]);
  });

  it("never passes a failing run because some of its queries end in an error", () => {
    const gate = gateWith({
      zero_result_rate: {},
      "fill_rate@10": {},
      "jaccard@10": {},
      "map@10": {},
      error_rate: { ceiling: 1 },
    });
    const drawnCase = fc.record({
      before: fc.constantFrom<Word>(
        "found",
        "found",
        "third",
        "lost",
        "in many clusters",
        "lost in many clusters",
        "forbidden",
      ),
      after: fc.constantFrom<Word>(
        "found",
        "third",
        "lost",
        "empty",
        "forbidden",
        "in one cluster",
        "lost in one cluster",
        "lost in many clusters",
        "degraded and found",
        "degraded and lost",
      ),
      // One of three: if more cases changed, nearly every run would fail, and by quality.
      changes: fc.nat(2).map((n) => n === 0),
      fails: fc.nat(3),
    });
    let failingDraws = 0;

    const drawnCases = fc.array(drawnCase, { minLength: 10, maxLength: 24 });
    // Only in one of five suites: a failed query counts as one that found what its case forbids, so
    // that one failure is enough to fail.
    const drawnForbids = fc.nat(4).map((n) => n === 0);
    fc.assert(
      fc.property(drawnCases, drawnForbids, (cases, areForbidding) => {
        const options = { gate, ...(areForbidding ? OPTIONS["forbidding"] : {}) };
        const before = cases.map((each) => each.before);
        const after = cases.map((each) => (each.changes ? each.after : each.before));
        const withoutFailures = judge({ before, now: after, ...options });
        // `fails` is 0 to 3: half of the changed queries fail, and a quarter of the others.
        const withFailures = cases.map(({ changes, fails }, at): Word =>
          fails > (changes ? 1 : 2) ? "failed" : after[at]!,
        );
        if (withoutFailures.verdict !== "pass") {
          failingDraws++;
          expect(judge({ before, now: withFailures, ...options }).verdict).toBe("fail");
        }
      }),
      { numRuns: 200, seed: 26 },
    );

    expect(failingDraws).toBeGreaterThan(60);
  });
});

it.each<[string, JudgeOptions]>([
  ["answers vary", { adjust: (baseline) => ({ ...baseline, answers_vary: true }) }],
  [
    "recall has a tolerance of its own",
    { gate: gateWith({ "recall@10": { tolerance: [{ unit: "absolute", value: 0.9 }] } }) },
  ],
  ["recall is off", { gate: gateWith({ "recall@10": "off" }) }],
])("decideVerdict fails nothing by a lost query if %s", (_, options) => {
  const answers = { before: wordsOf("20 found"), now: wordsOf("1 lost + 19 found") };
  const isByLost = ({ checks }: DecidedVerdict): boolean => checks.some(({ by }) => by === "lost");

  // Without the options it fails by that query.
  expect(isByLost(judge(answers))).toBe(true);
  expect(isByLost(judge({ ...answers, ...options }))).toBe(false);
});

describe("decideVerdict › a check", () => {
  it("has the figures, the tolerance and the ranks of each lost case", () => {
    const verdict = judge({ before: wordsOf("20 found"), now: wordsOf("3 lost + 17 found") });

    // 17 / 20 = 0.85.
    expect(checkOf(verdict, "recall@10")).toMatchObject({
      baseline: 1,
      current: 0.85,
      delta: expect.closeTo(-0.15, 12),
      tolerance: 0.01,
      limit: 0.99,
      n: 20,
      cases: ["c00", "c01", "c02"].map((id) => ({
        id,
        before: 1,
        after: 0,
        ranks_before: [1],
        ranks_after: [null],
      })),
    });
  });

  it("against the baseline stands beside that of a floor, which counts new cases, too", () => {
    const { checks } = judge({
      before: wordsOf("21 found"),
      now: wordsOf("3 lost + 17 found + 1 lost"),
      ...OPTIONS["last is new"],
      gate: gateWith({ "recall@10": { floor: 0.8 } }),
    });

    // The last case is new. Three lost of the other 20 fail the test: 0.5^3 = 0.125 is below the
    // level of 0.15. With the new one, 17 of 21 = 0.81 are above the floor of 0.8.
    expect(checks.filter(({ metric }) => metric === "recall@10")).toMatchObject([
      { baseline: 1, n: 20, state: "fail" },
      { baseline: null, n: 21, state: "pass", current: expect.closeTo(17 / 21, 12) },
    ]);
  });

  it("of a floor counts targets of the suite, not those of the rows", () => {
    // The suite expects of c00 and c01 what search does not find. Their rows expect what it finds.
    const suite = suiteOf(
      ...wordsOf("20 found").map((_, at) =>
        makeCase(idOf(at), at < 2 ? { expected: [target("none")] } : {}),
      ),
    );
    const recordedSuite = suiteOf(...suite.cases.map(({ id }) => makeCase(id)));
    const run = runOf(suite.cases.map(({ id }) => ANSWERS.found(id)));
    const config = configOf({ gate: gateWith({ "recall@10": { floor: 0.95 } }) });
    const baseline = baselineOf(config, recordedSuite, run);

    const { checks } = verdictOn({ config, suite, baseline }, run);

    expect(checks.filter(({ passed }) => !passed)).toMatchObject([
      { metric: "recall@10", by: "floor", current: 18 / 20 },
    ]);
  });

  it("of a floor names the worst cases if no case moved", () => {
    const words = wordsOf("1 third + 1 second + 18 found");
    const gate = gateWith({ "mrr@10": { floor: 0.95 } });

    const { checks } = judge({ before: words, now: words, gate });

    // (1/3 + 1/2 + 18) / 20 = 0.942.
    const [failed] = checks.filter(({ passed }) => !passed);
    expect(failed).toMatchObject({ metric: "mrr@10", limit: 0.95 });
    expect(failed!.cases.map(({ id }) => id)).toEqual(["c00", "c01"]);
  });
});

describe("decideVerdict › a baseline that lacks", () => {
  /** Takes metrics out of the rows of these cases. */
  const withoutMetrics =
    (names: RegExp, isMeant = (_id: string): boolean => true) =>
    (baseline: Baseline): Baseline => {
      const cases = [...baseline.cases].map(([id, row]) => {
        const metrics = [...row.metrics].filter(([name]) => !names.test(name) || !isMeant(id));
        return [id, { ...row, metrics: new Map(metrics) }] as const;
      });
      return { ...baseline, cases: new Map(cases) };
    };

  it.each([
    [
      "nDCG in all rows fails as missing data",
      "20 found",
      withoutMetrics(/ndcg/),
      "ndcg@10",
      { state: "missing", missing: { code: "baseline_lacks_metric" } },
    ],
    [
      "nDCG in all rows is tested by recall alone: three lost are p = 1/8",
      "3 lost + 17 found",
      withoutMetrics(/ndcg/),
      "recall@10",
      { state: "fail", by: "test", p: 1 / 8 },
    ],
    [
      "all metrics of one row is compared over the other cases",
      "20 found",
      withoutMetrics(/./, (id) => id === "c00"),
      "recall@10",
      { state: "pass", baseline: 1 },
    ],
    [
      "every query of the suite fails",
      "20 found",
      (baseline: Baseline) => ({ ...baseline, cases: new Map() }),
      "cases",
      { state: "missing", missing: { code: "no_paired_cases" } },
    ],
  ])("%s", (_, now, adjust, metric, check) => {
    const verdict = judge({ before: wordsOf("20 found"), now: wordsOf(now), adjust });

    expect(checkOf(verdict, metric)).toMatchObject(check);
  });
});

it("decideVerdict fails a baseline, and passes without one, if every rule is off", () => {
  // With a baseline somebody turned the gate off. Without one there is nothing to compare.
  const suite = suiteOf(makeCase("c00"));
  const metrics = new Map(
    resolveRules(configOf(), suite).map(({ metric }) => [metric.name, "off"] as const),
  );
  const config = configOf({ gate: { metrics } });
  const run = runOf([ANSWERS.found("c00")]);
  const baseline = baselineOf(config, suite, run);

  expect(verdictOn({ config, suite, baseline }, run)).toMatchObject({
    verdict: "fail",
    checks: [],
  });
  expect(verdictOn({ config, suite, baseline: null }, run)).toMatchObject({
    verdict: "pass",
    checks: [],
  });
});

it("pairCases lists the cases that the run lacks in the order of their ids", () => {
  const suite = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"));
  const inOrder = baselineOf(configOf(), suite, runOf(["a", "b", "c"].map(ANSWERS.found)));
  const baseline = { ...inOrder, cases: new Map([...inOrder.cases].toReversed()) };
  const scores = scoresOf(configOf(), suiteOf(makeCase("c")), runOf([ANSWERS.found("c")]));

  expect(pairCases(scores, baseline).absent).toEqual(["a", "b"]);
});

describe("decideVerdict › new cases", () => {
  it("shows no rule of an intent whose only case with targets is new", () => {
    // Nothing of the intent howto can be compared: the recorded case has no precision.
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

const TOLERANCE_OF_03 = { tolerance: [{ unit: "absolute", value: 0.3 }] } as const;
/** The gate of a findGain row, by its words. */
const GAIN_GATES: Readonly<Record<string, Partial<Config["gate"]>>> = {
  "a tolerance of 0.3": gateWith({ "recall@10": TOLERANCE_OF_03, "ndcg@10": TOLERANCE_OF_03 }),
  "recall and nDCG off": gateWith({ "recall@10": "off", "ndcg@10": "off" }),
};

// `null` is a gain without a test. Of 20 cases seven won and one lost are a rise by 6 / 20 = 0.3.
it.each(
  rows(`
# what | the answers before | now | gate | p
seven won beside one lost: 9 / 2^8 | 7 lost + 13 found | 19 found + 1 lost | | 0.03515625
six won beside one lost, as 8 / 2^7 is above 0.05 | 6 lost + 14 found | 19 found + 1 lost | | no gain
one newly found and none worse | 1 lost + 299 found | 300 found | | null
four that rank higher, as 1 / 16 is above 0.05 | 4 third + 16 found | 20 found | | no gain
a rise of 0.3 within the tolerance | 7 lost + 13 found | 19 found + 1 lost | a tolerance of 0.3 | no gain
a rise of 0.35 above the tolerance: 10 / 2^9 | 8 lost + 12 found | 19 found + 1 lost | a tolerance of 0.3 | 0.01953125
seven that rank higher, by MRR: 1 / 2^7 | 7 third + 13 found | 20 found | recall and nDCG off | 0.0078125
seven found again beside a forbidden document | 7 lost + 13 found | 7 found + 1 forbidden + 12 found | | no gain
`),
)("findGain › the p of %s: %s, then %s", (_, before = "", now = "", gate = "", p = "") => {
  const answers = { before: wordsOf(before), now: wordsOf(now) };
  const options = { ...OPTIONS["forbidding"], gate: GAIN_GATES[gate] ?? {} };

  const { gain } = judge({ ...answers, ...options });

  expect(String(gain === undefined ? "no gain" : gain)).toBe(p);
});

describe("decideVerdict › comparison with the accepted state", () => {
  /** Returns a function that gives the first rows these figures of the last accepted state. */
  const firstAccepted =
    (count: number, accepted: AcceptedFigures) =>
    (baseline: Baseline): Baseline => ({
      ...baseline,
      cases: new Map(
        [...baseline.cases].map(([id, row], at) => [id, at < count ? { ...row, accepted } : row]),
      ),
    });
  const firstAcceptedAsFound = (count: number) =>
    firstAccepted(count, { recall: 1, mrr: 1, ndcg: 1 });
  const firstAcceptedAsLost = (count: number) =>
    firstAccepted(count, { recall: 0, mrr: 0, ndcg: 0 });
  const sinceAccepted = ({ checks }: DecidedVerdict): Check =>
    checks.find(({ metric, reference }) => metric === "recall@10" && reference === "accepted")!;

  it("fails at the fifth loss since the last acceptance (p = 1/32) if one is new", () => {
    const verdict = judge({
      before: wordsOf("4 lost + 16 found"),
      now: wordsOf("5 lost + 15 found"),
      adjust: firstAcceptedAsFound(4),
    });

    // Against the baseline the one new loss decides, against the accepted state all five.
    expect(checkOf(verdict, "recall@10")).toMatchObject({ state: "fail", by: "lost" });
    expect(sinceAccepted(verdict)).toMatchObject({
      state: "fail",
      by: "test",
      p: 1 / 32,
      level: 0.05,
    });
    expect(sinceAccepted(verdict).baseline).toBeCloseTo(1, 12);
  });

  it("names an edited case's earlier document in the check since acceptance", () => {
    const editRows = ({ cases, ...baseline }: Baseline): Baseline => {
      const edited = mapValues(cases, (row) => ({
        ...row,
        digests: { ...row.digests, targets: "of the former targets" },
      }));
      return { ...baseline, cases: edited };
    };

    const verdict = judge({
      before: wordsOf("4 lost + 16 found"),
      now: wordsOf("5 lost + 15 found"),
      adjust: (baseline) => editRows(firstAcceptedAsFound(4)(baseline)),
    });

    // c00 to c03 were lost before, so c04 is the one that this change lost.
    const [culprit] = sinceAccepted(verdict).cases;
    expect(culprit).toMatchObject({ id: "c04", before: 1, after: 0, targets: ["c04-doc"] });
  });

  it("counts no query as lost since the acceptance that found nothing then", () => {
    // That is c00: accepted with recall 0, found since, and lost now. c01 was found until now.
    const verdict = judge({
      before: wordsOf("20 found"),
      now: wordsOf("2 lost + 18 found"),
      adjust: firstAcceptedAsLost(1),
    });

    expect(checkOf(verdict, "recall@10").losses?.lost).toEqual(["c00", "c01"]);
    expect(sinceAccepted(verdict).losses?.lost).toEqual(["c01"]);
  });

  it("passes, and marks a fall since acceptance, if this change made no case worse", () => {
    const verdict = judge({
      before: wordsOf("5 lost + 15 found"),
      now: wordsOf("5 lost + 15 found"),
      adjust: firstAcceptedAsFound(5),
    });

    // The five were found at the last acceptance, and lost before this change.
    expect(sinceAccepted(verdict)).toMatchObject({ state: "fell", reason: "earlier" });
    expect(verdict.verdict).toBe("pass");
  });
});
