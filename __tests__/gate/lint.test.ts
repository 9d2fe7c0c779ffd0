/** What validate says of a suite and its rules: warnings, and what each rule can notice. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findEmptyIntents, lintSuite } from "../../src/gate/lint.ts";
import { HEADLINE, resolveRules } from "../../src/decision/rules.ts";
import type { Config, RuleSetting, Tolerance } from "../../src/model/config.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { Case, Target } from "../../src/model/suite.ts";
import {
  JUDGE,
  answered,
  baselineOf,
  configOf,
  definitionOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { rows } from "../helpers/table.ts";
import { SETTINGS } from "../latency/timed.ts";
import { configWithRules, answerListing } from "./made.ts";

/** Pairs of one case's targets that one result could cover: `covering > covered`. */
function findOverlaps(...expected: readonly Target[]): readonly string[] {
  const { warnings } = lintSuite(configOf(), suiteOf(makeCase("q", { expected })), null);
  return warnings.flatMap((warning) => {
    const found =
      /^suite.yaml:1: case q: one result can match both "(.*)" and "(.*)", and recall then counts this result twice\. Keep one of them$/.exec(
        warning,
      );
    return found === null ? [] : [`${found[1]} > ${found[2]}`];
  });
}

const path = (value: string): Target => target(value, 1, "path");
const text = (value: string): Target => target(value, 1, "text");
const spanTarget = (start: number, end: number, by: "path" | "id" = "path"): Target =>
  ({ kind: "span", value: "a.md", by, start, end, grade: 1 }) as Target;
/** A target of a whole file; files of one name may have other texts. */
const file = (value: string): Target => ({
  kind: "file",
  value,
  text: value === "2019/t.csv" ? "one" : "other",
  grade: 1,
});

describe("lintSuite › targets that one result could cover", () => {
  const long = `alpha beta ${"gamma ".repeat(30)}`;
  // `a > b`: one result can match both targets.
  it.each<readonly [string, readonly Target[], readonly string[]]>([
    ["paths", ["a.md", "docs/a.md", "b.md"].map(path), ["a.md > docs/a.md"]],
    // What has 70 % of a span covers it: [0, 100) has all of [30, 60), which has 30 of 100. Below
    // both have 70 of 100 in common.
    ["spans", [spanTarget(0, 100), spanTarget(30, 60)], ["span: a.md[0:100] > span: a.md[30:60]"]],
    [
      "alike spans",
      [spanTarget(0, 100), spanTarget(30, 130)],
      ["span: a.md[0:100] > span: a.md[30:130]"],
    ],
    ["a span and its file", [spanTarget(0, 100), path("a.md")], ["span: a.md[0:100] > a.md"]],
    [
      "spans by id",
      [spanTarget(0, 100, "id"), spanTarget(30, 60, "id")],
      ["span: id a.md[0:100] > span: id a.md[30:60]"],
    ],
    [
      "passages, cut where they are long",
      [text(long), text("alpha beta")],
      [`passage "alpha beta ${"gamma ".repeat(9)}gamma… > passage "alpha beta"`],
    ],
    [
      "files of one name",
      ["2019/t.csv", "2020/t.csv"].map(file),
      ["file: 2019/t.csv > file: 2020/t.csv"],
    ],
  ])("names each pair once among %s", (_, expected, found) => {
    expect(findOverlaps(...expected)).toEqual(found);
  });

  it("looks at up to 300 targets of a case, and warns if there are more", () => {
    const warningsOfTargets = (count: number): readonly string[] => {
      const expected = Array.from({ length: count }, (_, n) => path(`${n}.md`));
      const { warnings } = lintSuite(configOf(), suiteOf(makeCase("q", { expected })), null);
      return warnings.filter((each) => each.includes("targets;"));
    };

    expect(warningsOfTargets(300)).toEqual([]);
    expect(warningsOfTargets(301)).toEqual([
      "suite.yaml:1: case q has 301 targets; which of them one result could cover is looked at up to 300",
    ]);
  });
});

describe("lintSuite of six cases and two controls", () => {
  const control = { expected: [], expect_empty: true } as const;
  const suite = suiteOf(
    ...Array.from({ length: 6 }, (_, i) => makeCase(`c${i}`)),
    makeCase("n1", control),
    makeCase("n2", control),
  );
  const { rules, warnings } = lintSuite(configOf({ gate: { significance: "auto" } }), suite, null);

  it("says that recall fails by one lost query, without a test of significance", () => {
    // The test alone would need more: p of one loss is 0.5. But a lost query fails recall at once
    // while no query gets better (`lost_queries`). The loss of one query of six lowers recall by 1/6.
    const recall = rules.find(({ metric }) => metric === "recall@10")!;

    expect(recall.visible).toEqual({ losses: 1, drop: 1 / 6 });
  });

  it("does not warn of error_rate, which the config does not name", () => {
    expect(warnings.filter((each) => each.includes("error_rate"))).toEqual([]);
  });
});

it("findEmptyIntents names the intents that have rules and no case", () => {
  const suite = suiteOf(makeCase("a", { intent: "howto" }), makeCase("b", { intent: "howto" }));
  const recall = new Map([["recall@10", {}]]);
  const off = new Map([["recall@10", "off" as const]]);
  const someOff = new Map([...recall, ["mrr@10", "off" as const]]);
  const intents = new Map(
    Object.entries({ symbol: recall, howto: recall, off, some: someOff, error: recall }),
  );

  expect(findEmptyIntents(configOf({ gate: { intents } }), suite)).toEqual([
    "error",
    "some",
    "symbol",
  ]);
});

it("lintSuite warns of a small suite, and of small intents that nothing gates", () => {
  const suite = suiteOf(
    makeCase("a", { intent: "howto" }),
    makeCase("b", { intent: "howto" }),
    makeCase("c", { intent: "symbol" }),
  );
  const sizeWarnings = lintSuite(configOf(), suite, null).warnings.filter((each) =>
    each.includes("Add cases"),
  );

  expect(sizeWarnings).toEqual([
    "the suite has only 3 cases, so the gate notices only large losses. Add cases",
    "these intents have fewer than 5 cases: howto (2), symbol (1). The gate checks them only if the config names them. Add cases, or merge intents",
  ]);
});

describe("lintSuite of intents that pass even if all of their queries are lost", () => {
  function warningOf({ intents, casesOfEach }: Readonly<Record<string, number>>) {
    const cases = Array.from({ length: intents! * casesOfEach! }, (_, at) =>
      makeCase(`c${at}`, { intent: `i${at % intents!}` }),
    );
    const config = configOf({ gate: { significance: "auto" } });
    const { warnings } = lintSuite(config, suiteOf(...cases), null);
    return warnings.find((each) => each.includes("even if all of their queries are lost"));
  }

  it("names them, and how many queries each needs", () => {
    // Five lost queries have p = 1/32 = 0.031, above 0.10 / 5 = 0.02; six have 1/64 = 0.016.
    expect(warningOf({ intents: 5, casesOfEach: 5 })).toBe(
      "the gate can't fail by these intents alone, even if all of their queries are lost: i0 (5), i1 (5), i2 (5), i3 (5), i4 (5). With 5 intents, each needs 6 queries. Add queries, or merge intents",
    );
  });

  it("says nothing of intents that fail if all of their queries are lost", () => {
    // Six lost queries have p = 1/64 = 0.016, below 0.10 / 5 = 0.02.
    expect(warningOf({ intents: 5, casesOfEach: 6 })).toBeUndefined();
    // Five have 1/32 = 0.031, below 0.10 / 3 = 0.033.
    expect(warningOf({ intents: 3, casesOfEach: 5 })).toBeUndefined();
  });
});

it("lintSuite names the cases that the baseline never found in one warning", () => {
  const suite = suiteOf(
    makeCase("a"),
    makeCase("b"),
    makeCase("lost phone", { named_by_query: true }),
  );
  const run = runOf([
    answerListing("a", "a-doc"),
    answerListing("b", "x"),
    answerListing("lost phone", "x"),
  ]);

  const { warnings } = lintSuite(configOf(), suite, baselineOf(configOf(), suite, run));

  // A case without an id of its own is named by its query, in quotes.
  expect(warnings).toContain(
    '2 cases found no expected document in the baseline, so the gate can\'t notice if they get worse: b, "lost phone". Check the expected documents, or the index',
  );
});

it.each<[string, Partial<Case>]>([
  ["controls", { expect_empty: true }],
  ["cases for answers alone", { watched: true }],
])("lintSuite counts %s among the cases of a small suite", (_, other) => {
  const warningsOfSize = (targets: number, others: number): readonly string[] => {
    const cases = Array.from({ length: targets + others }, (_each, n) =>
      makeCase(`c${n}`, n < targets ? {} : { expected: [], ...other }),
    );
    return lintSuite(configOf(), suiteOf(...cases), null).warnings.filter((each) =>
      each.startsWith("the suite has"),
    );
  };

  // Fewer than five cases are few.
  expect(warningsOfSize(2, 1)).toEqual([
    "the suite has only 3 cases, so the gate notices only large losses. Add cases",
  ]);
  expect(warningsOfSize(3, 2)).toEqual([]);
});

it("lintSuite lists intents by name, with their cases and controls", () => {
  const control = { expected: [], expect_empty: true } as const;
  const suite = suiteOf(
    makeCase("a", { intent: "z" }),
    makeCase("b", { intent: "c", ...control }),
    makeCase("c", { intent: "z", expected: [], watched: true }),
  );
  const { buckets } = lintSuite(configOf(), suite, null);

  // The watched case is not counted.
  expect(buckets.map(({ scope, cases, controls }) => [scopeText(scope), cases, controls])).toEqual([
    ["overall", 1, 1],
    ["intent:c", 0, 1],
    ["intent:z", 1, 0],
  ]);
});

const absolute = (value: number): Tolerance => ({ unit: "absolute", value });

/**
 * The warning why this rule can never fail, over so many cases with this mean in the baseline
 * (null: without a baseline). Null if it can fail.
 */
function neverFailsWarning(
  metric: string,
  setting: RuleSetting,
  mean: number | null = null,
  cases = 20,
): string | null {
  const suite = suiteOf(...Array.from({ length: cases }, (_, i) => makeCase(`c${i}`)));
  const config = configWithRules(new Map([[metric, setting]]));
  const allFound = baselineOf(
    config,
    suite,
    runOf(suite.cases.map(({ id }) => answerListing(id, `${id}-doc`))),
  );
  const baseline = {
    ...allFound,
    means: { ...allFound.means, overall: new Map([[metric, mean]]) },
  };
  const { warnings } = lintSuite(config, suite, mean === null ? null : baseline);
  const start = `the rule for ${metric} (overall) can never fail: `;
  return warnings.find((each) => each.startsWith(start))?.slice(start.length) ?? null;
}

describe("lintSuite › a rule that can never fail", () => {
  const beyond = (limit: number): string => `no value is worse than its limit ${limit.toFixed(4)}`;
  // The limit is the baseline's mean less the tolerance, or a floor. Without a baseline (null) it is
  // the best value, 1, less the tolerance. Of 20 cases one is 0.05.
  it.each<[RuleSetting, number | null, string]>([
    [{ tolerance: [absolute(0.5)] }, 0.4, beyond(-0.1)],
    [{ tolerance: [{ unit: "percent", value: 100 }] }, 0.9, beyond(0)],
    [{ tolerance: [{ unit: "cases", value: 1 }] }, 0.05, beyond(0)],
    [{ tolerance: [absolute(1)] }, null, beyond(0)],
    [{ tolerance: [], floor: 0 }, null, beyond(0)],
    [{ tolerance: [] }, 0.4, "it has no tolerance, floor or ceiling"],
  ])("is named for recall@10 with the rule %j and a mean of %s: %s", (rule, mean, warning) => {
    expect(neverFailsWarning("recall@10", rule, mean)).toBe(warning);
  });

  // Of a rate lower is better: the limit is the mean and the tolerance, or a ceiling.
  it.each<[RuleSetting, number | null, string]>([
    [{ tolerance: [], ceiling: 1 }, null, beyond(1)],
    [{ tolerance: [absolute(0.3)] }, 0.8, beyond(1.1)],
  ])("is named for a rate with the rule %j and a mean of %s: %s", (rule, mean, warning) => {
    expect(neverFailsWarning("zero_result_rate", rule, mean)).toBe(warning);
  });

  // A rule can fail if its limit is between 0 and 1.
  it.each<[metric: string, rule: RuleSetting, mean: number | null]>([
    ["recall@10", { tolerance: [absolute(0.5)], floor: 0.1 }, 0.4], // The floor, 0.1
    ["recall@10", { tolerance: [absolute(0.3)] }, 0.4], // 0.4 - 0.3 = 0.1
    ["recall@10", { tolerance: [absolute(0.9)] }, null], // 1 - 0.9 = 0.1
    ["zero_result_rate", { tolerance: [], ceiling: 0.9 }, null], // The ceiling, 0.9
    ["zero_result_rate", { tolerance: [absolute(0.1)] }, 0.8], // 0.8 + 0.1 = 0.9
  ])("is not named for %s with %j and a mean of %s, which can fail", (metric, rule, mean) => {
    expect(neverFailsWarning(metric, rule, mean)).toBeNull();
  });
});

/** The tolerance of a rule in a cell: 0.01 or 50%. */
const readTolerances = (key: string, value: unknown): unknown => {
  if (key !== "tolerance") {
    return value;
  }
  const isPercent = typeof value === "string";
  return [{ unit: isPercent ? "percent" : "absolute", value: Number.parseFloat(String(value)) }];
};
/** The gate of a cell in YAML. The rules of `alone` stand beside none of recall, MRR and nDCG. */
function parseGate(cell: string): Partial<Config["gate"]> {
  const written = JSON.stringify(parse(`{ ${cell} }`));
  const {
    metrics = {},
    alone,
    ...others
  } = JSON.parse(written, readTolerances) as Record<string, object>;
  const off = Object.fromEntries(HEADLINE.map((name) => [`${name}@10`, "off"]));
  const rules = alone === undefined ? metrics : { ...off, ...alone };
  return { ...others, metrics: new Map(Object.entries(rules)) };
}

describe("lintSuite › what each rule sees", () => {
  const cases = [
    ...Array.from({ length: 6 }, (_, i) =>
      makeCase(`a${i}`, { intent: "a", ...(i < 2 ? { group: "g" } : {}) }),
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      makeCase(`b${i}`, { intent: "b", expected: [target("x"), target("y")] }),
    ),
    makeCase("none", { intent: "b", expected: [], expect_empty: true }),
  ];
  const suite = suiteOf(...cases);
  const config = configOf();
  type Rows = ReturnType<typeof lintSuite>["rules"];
  /** The row of a metric's rule in a scope. */
  const rowAt = (rows: Rows, metric: string, scope = "overall"): Rows[number] =>
    rows.find((row) => row.metric === metric && scopeText(row.scope) === scope)!;

  it("counts the cases of every rule, and the losses that it sees", () => {
    const { rules } = lintSuite(config, suite, null);

    expect(rules.length).toBe(resolveRules(config, suite).length);

    // Six cases of a, five of b, and in b a control, which rates of answers count as well.
    const at = (metric: string, scope: string) => rowAt(rules, metric, scope);
    const expectedRow = { cases: 11, visible: { losses: 1, drop: 1 / 11 }, neverFires: null };

    expect(at("recall@10", "overall")).toMatchObject(expectedRow);
    expect(at("recall@10", "intent:a")).toMatchObject({ cases: 6 });
    expect(at("false_result_rate", "overall")).toMatchObject({ cases: 1 });
    expect(at("degraded_rate", "intent:b")).toMatchObject({ cases: 6 });
  });

  it("counts for judged answers all cases but controls", () => {
    const withAnswersAlone = suiteOf(...cases, makeCase("alone", { expected: [], watched: true }));
    const judged = configWithRules(new Map([["faithfulness", {}]]), { judge: JUDGE });

    // Six of a, five of b, and `alone`.
    expect(rowAt(lintSuite(judged, withAnswersAlone, null).rules, "faithfulness").cases).toBe(12);
  });

  it("sees nothing if the test needs more losses than there are cases", () => {
    // 0.5^4 = 0.0625 is above 0.05, so four losses are not significant.
    const settings = { tolerance: [absolute(0.01)], significance: 0.05 } as const;
    const judged = configWithRules(new Map([["faithfulness", settings]]), { judge: JUDGE });
    const four = suiteOf(...cases.slice(0, 4));
    const five = suiteOf(...cases.slice(0, 5));

    expect(rowAt(lintSuite(judged, four, null).rules, "faithfulness").visible).toBe(null);
    expect(rowAt(lintSuite(judged, five, null).rules, "faithfulness").visible?.losses).toBe(5);
  });

  it("counts for forbidden documents the cases that have some", () => {
    const withForbidden = suiteOf(...cases, makeCase("f", { forbidden: [target("bad")] }));
    const row = lintSuite(config, withForbidden, null).rules.find(
      ({ metric }) => metric === "forbidden_rate@10",
    );

    expect(row).toMatchObject({ cases: 1, visible: { drop: 1 } });
  });

  it("uses the baseline's values, and leaves out rules it has no value for", () => {
    // Each of the five cases of intent b has the targets x and y. b0 finds x, the others nothing:
    // recall is 0.5 / 5 = 0.1, of which 0.2 may be lost.
    const perIntent = { tolerance: [absolute(0.2)] };
    const config = configOf({ gate: { per_intent: perIntent } });
    const run = runOf(
      suite.cases.map((each) => answered(each.id, each.id === "b0" ? hitsOf("x") : [])),
    );
    const rows = lintSuite(config, suite, baselineOf(config, suite, run)).rules;

    expect(rowAt(rows, "recall@10", "intent:b")).toMatchObject({
      cases: 5,
      neverFires: { code: "limit_beyond_worst", worst: 0 },
    });
    // No case of the baseline has two results, so nothing has a clustering ratio.
    expect(rows.some((each) => each.metric === "clustering_ratio@10")).toBe(false);
  });

  // Of eleven cases: one is 0.09, two are 0.18, three 0.27; ten are left with 0.909, nine with 0.818.
  // p of losses is 0.5^losses: two 0.25, three 0.125, five 0.03125, six 0.016, seven 0.008. `auto` is
  // 0.15. `alone`: all other rules of recall, MRR and nDCG are off. 50 % of a rate of 0 is 0.
  it.each(
    rows(`
# what decides | the gate's settings | the rule | losses that fail
recall without a tolerance, which fails by one lost query at once | metrics: { recall@10: {} }, significance: auto | recall@10 | 1
the test beside a tolerance | metrics: { recall@10: { tolerance: 0.01, significance: auto } }, significance: auto | recall@10 | 3
a stricter test | metrics: { recall@10: { tolerance: 0.01, significance: 0.01 } }, significance: 0.01 | recall@10 | 7
a floor before the test | metrics: { recall@10: { tolerance: 0.01, significance: auto, floor: 0.95 } }, significance: auto | recall@10 | 1
the test before a floor | metrics: { recall@10: { tolerance: 0.01, significance: auto, floor: 0.8 } }, significance: auto | recall@10 | 3
the test of recall alone | alone: { recall@10: { tolerance: 0.01, significance: auto } } | recall@10 | 3
the test of a hit rate | alone: { hit_rate@10: { tolerance: 0.01, significance: 0.03125 } } | hit_rate@10 | 5
the tolerance of a hit rate without a test | alone: { hit_rate@10: { tolerance: 0.01, significance: off } } | hit_rate@10 | 1
a tolerance that allows all | alone: { hit_rate@10: { tolerance: 1 } } | hit_rate@10 | none
a rate beyond 0.2 | alone: { zero_result_rate: { tolerance: 0.2 } } | zero_result_rate | 3
a rate of 0 without a baseline | alone: { zero_result_rate: { tolerance: 50% } } | zero_result_rate | 1
`),
  )("gives the fewest losses that fail by %s", (_, gate = "", metric = "", losses = "") => {
    const { rules } = lintSuite(configOf({ gate: parseGate(gate) }), suite, null);

    const drop: unknown = expect.closeTo(Number(losses) / 11, 12);
    expect(rowAt(rules, metric).visible).toEqual(
      losses === "none" ? null : { losses: Number(losses), drop },
    );
  });

  it.each(HEADLINE)("counts losses by the other rules if the tolerance of %s is wide", (name) => {
    // This config does not test significance: one of eleven is beyond the other two rules' 0.01.
    const wideTolerance = configWithRules(
      new Map([[`${name}@10`, { tolerance: [absolute(0.5)] }]]),
    );

    expect(lintSuite(wideTolerance, suite, null).power.lost).toBe(1);
  });

  it("leaves out time, cost and size", () => {
    const metrics = new Map<string, RuleSetting>([
      ["cost_per_query", { ceiling: 0.1 }],
      ["context_chars@10", { ceiling: 100 }],
    ]);
    const suiteWithText = suiteOf(
      ...cases,
      makeCase("text", { expected: [target("words", 1, "text")] }),
    );
    const allKinds = configWithRules(metrics, { latency: SETTINGS });
    const rules = resolveRules(allKinds, suiteWithText);
    const kinds = new Set(rules.map(({ metric: { family } }) => family.kind));

    expect(kinds).toEqual(new Set(["quality", "rate", "size", "cost", "latency"]));

    const namesOfRows = (subject: Config) =>
      lintSuite(subject, suiteWithText, null).rules.map(({ metric }) => metric);

    expect(namesOfRows(allKinds)).toEqual(namesOfRows(config));
  });

  it("gives the heaviest case's weight if cases weigh by their targets", () => {
    const metrics = new Map<string, RuleSetting>([
      ["evidence_recall@10", { tolerance: [absolute(0.01)] }],
    ]);
    const { rules } = lintSuite(configWithRules(metrics), suite, null);

    // 6 cases of one target and 5 of two: 2 / 16.
    expect(rowAt(rules, "evidence_recall@10").visible).toEqual({ losses: 1, drop: 2 / 16 });

    // All targets have grade 1, below the relevance of 2: no case has any weight.
    const onlyGradeTwo = configWithRules(metrics, { definition: definitionOf({ relevance: 2 }) });

    expect(rowAt(lintSuite(onlyGradeTwo, suite, null).rules, "evidence_recall@10")).toMatchObject({
      visible: null,
    });
  });
});

describe("lintSuite › targets that hardly match", () => {
  const isWarnedOf = (value: string): boolean => {
    const suite = suiteOf(makeCase("q", { expected: [target(value)] }));
    const { warnings } = lintSuite(configOf(), suite, null);
    return warnings.some((warning) =>
      /^suite.yaml:1: case q: the target ".*write (?:it|each)/.test(warning),
    );
  };

  it.each([
    "docs/a.md|docs/b.md",
    "docs/a.md, docs/b.md",
    "docs/a.md;docs/b.md",
    "docs/a.md\ndocs/b.md",
    "['docs/a.md', 'docs/b.md']",
  ])("warns of several documents in %j", (value) => {
    expect(isWarnedOf(value)).toBe(true);
  });

  it.each([
    "docs/a.md",
    "https://example.org/docs/a",
    "https://example.org//a/",
    "docs/f\u00fcr.md",
    "d'accord.md",
    "Install, then run",
    "docs/[id]/page.md",
  ])("takes %j for the name of one document", (value) => {
    expect(isWarnedOf(value)).toBe(false);
  });

  it("warns of a best grade below definition.relevance", () => {
    const expected = [target("a", 0.9), target("b", 0.1)];

    const { warnings } = lintSuite(configOf(), suiteOf(makeCase("q", { expected })), null);

    expect(warnings).toContain(
      "suite.yaml:1: case q: its best grade is 0.9, below `definition.relevance` (1), so its recall and MRR are always 0",
    );
  });
});

describe("lintSuite › targets that hardly match a document", () => {
  it.each([
    ["/docs/x.md", "begins with a slash; paths are relative to the repository"],
    ["docs//x.md", "has a double slash"],
    ["docs/x.md/", "ends with a slash, as a folder does"],
    ["“docs/x.md”", "has a quote at its end"],
  ])("warns of %s with its line", (value, reason) => {
    const suite = suiteOf(makeCase("q", { expected: [path(value)] }));

    const { warnings } = lintSuite(configOf(), suite, null);

    expect(warnings).toContain(
      `suite.yaml:1: case q: the target "${value}" ${reason}; write it as the search returns it`,
    );
  });
});
