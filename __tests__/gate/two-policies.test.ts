/** The rules of base and head: which judge, what is asked for both, and the one verdict. */
import { describe, expect, test } from "vitest";
import {
  type PolicyDecision,
  basePolicy,
  combineVerdicts,
  decideBase,
  latencyPolicy,
} from "../../src/gate/two-policies.ts";
import { mergeQuestions } from "../../src/gate/questions.ts";
import { findWeakenedRules } from "../../src/change/weakening.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Verdict } from "../../src/model/verdict.ts";
import {
  configOf,
  definitionOf,
  failedRun,
  inputsOn,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";
import { rows } from "../helpers/table.ts";
import { answerListing, decisionOf, verdictOn } from "./made.ts";
import { SETTINGS } from "../latency/timed.ts";

const SUITE = suiteOf(...Array.from({ length: 10 }, (_, n) => makeCase(`c${n}`)));

/** Config, suite and a baseline in which every case finds its document. */
function inputs(overrides: Parameters<typeof configOf>[0] = {}, suite = SUITE): Inputs {
  const run = runOf(suite.cases.map((each) => answerListing(each.id, `${each.id}-doc`)));
  return inputsOn(configOf(overrides), suite, run);
}

/** The verdict on a run that loses these cases. */
function verdictOf(policy: Inputs, lost: readonly string[] = []): Verdict {
  const run = runOf(
    policy.suite.cases.map((each) =>
      answerListing(each.id, lost.includes(each.id) ? "other" : `${each.id}-doc`),
    ),
  );
  return verdictOn(policy, run);
}

/** A pull request whose base and head have the usual inputs. */
const decision = (overrides: Partial<PolicyDecision> = {}): PolicyDecision =>
  decisionOf(inputs(), inputs(), overrides);

/** A head that turns the rule of recall off, and what is found in that change. */
const withoutRecallRule = inputs({ gate: { metrics: new Map([["recall@10", "off"]]) } });
const FINDINGS = findWeakenedRules({
  base: inputs(),
  head: withoutRecallRule,
  moved: [],
  unusable: null,
  links: [],
});

describe("mergeQuestions", () => {
  const edited = makeCase("b", { query: "query of the head's b" });
  const relabelled = makeCase("c", { expected: [] });
  const base = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"), makeCase("gone"));
  const head = suiteOf(makeCase("a"), edited, relabelled, makeCase("new"), makeCase("b (base)"));

  test("asks every question once, and an edited one twice", () => {
    // The head edits b's query, adds `new` and `b (base)`, and removes `gone`. The base's b would be
    // named `b (base)`; the head has a case of that name, so it gets a prime.
    const asked = mergeQuestions(head, base).cases.map((each) => [
      each.id,
      each.id_in_suite ?? each.id,
      each.query,
    ]);

    expect(asked).toEqual([
      ["a", "a", "query of a"],
      ["b", "b", "query of the head's b"],
      ["b (base)", "b (base)", "query of b (base)"],
      ["b (base)'", "b", "query of b"],
      ["c", "c", "query of c"],
      ["gone", "gone", "query of gone"],
      ["new", "new", "query of new"],
    ]);
  });

  test("gives each policy its own answers and unstable cases under its own ids", () => {
    const union = mergeQuestions(head, base);
    const run = runOf(union.cases.map((each) => answerListing(each.id, `answer to ${each.query}`)));
    const answers = (policy: "head" | "base") =>
      union
        .part(run, policy)
        .cases.map((each) => [
          each.case_id,
          each.outcome.kind === "answer" ? each.outcome.hits[0].doc_id : null,
        ]);
    // The base's b has another query than the head's. The name `b (base)` is taken by a case of the
    // head, so the base's b is asked as `b (base)'`.
    const unstable = { ...run, unstable: ["gone", "b (base)'", "a", "new"] };

    expect(union.part(unstable, "base").unstable).toEqual(["a", "b", "gone"]);
    expect(union.part(unstable, "head").unstable).toEqual(["a", "new"]);
    expect(answers("base")).toEqual(
      ["a", "b", "c", "gone"].map((id) => [id, `answer to query of ${id}`]),
    );
    expect(answers("head")).toEqual([
      ["a", "answer to query of a"],
      ["b", "answer to query of the head's b"],
      ["b (base)", "answer to query of b (base)"],
      ["c", "answer to query of c"],
      ["new", "answer to query of new"],
    ]);
  });

  test("keeps each policy's own order of ids in its answers", () => {
    const headWithEditedA = suiteOf(makeCase("a", { query: "edited" }));
    const baseWithA = suiteOf(makeCase("a"), makeCase("a !"));

    const union = mergeQuestions(headWithEditedA, baseWithA);
    const run = runOf(union.cases.map(({ id }) => answerListing(id)));

    // All are asked in the order of their ids. The base's a, asked as `a (base)`, comes last.
    expect(run.cases.map((each) => each.case_id)).toEqual(["a", "a !", "a (base)"]);
    // In the base's part it is `a` again, and so comes first.
    expect(union.part(run, "base").cases.map((each) => each.case_id)).toEqual(["a", "a !"]);
  });

  test("asks a base's case with its own params", () => {
    // b has the same params on both sides, so it is asked once.
    const suiteWithLang = (lang: string) =>
      suiteOf(makeCase("a", { params: { lang } }), makeCase("b", { params: { x: 1 } }));

    const asked = mergeQuestions(suiteWithLang("en"), suiteWithLang("de")).cases.map((each) => [
      each.id,
      each.id_in_suite ?? each.id,
      each.params,
    ]);

    expect(asked).toEqual([
      ["a", "a", { lang: "en" }],
      ["a (base)", "a", { lang: "de" }],
      ["b", "b", { x: 1 }],
    ]);
  });
});

describe("basePolicy", () => {
  // On the default branch weaker rules are merged already: the head's rules decide, with a notice.
  test.each([
    ["pull_request", true],
    ["base_ref", true],
    ["merge_base", true],
    ["default_branch", false],
  ] as const)("applies the base's rules in mode %s: %s", (mode, isApplied) => {
    expect(basePolicy(decision({ mode })) !== null).toBe(isApplied);
  });

  const usualInputs = inputs();
  test.each([
    ["another k", { head: inputs({ k: 20 }) }],
    ["another definition", { head: inputs({ definition: definitionOf({ gain: "exponential" }) }) }],
    [
      "a base whose config asks for k 10, and whose baseline has k 5",
      { base: { ...usualInputs, baseline: { ...usualInputs.baseline!, k: 5 } } },
    ],
  ] as const)("is null for %s, and the change is a finding", (_, overrides) => {
    const policies = decision(overrides);

    expect(basePolicy(policies)).toBeNull();
    expect(findWeakenedRules({ ...policies, moved: [], unusable: null, links: [] })).not.toEqual(
      [],
    );
  });

  test("latencyPolicy measures latency if either policy wants it", () => {
    const timed = inputs({ latency: { ...SETTINGS, repeats: 5, budget_s: 1 } });

    expect(latencyPolicy(inputs(), timed)).toBe(timed.config.latency);
    expect(latencyPolicy(timed, inputs())).toBe(timed.config.latency);
    expect(latencyPolicy(inputs(), null)).toBe("off");
  });
});

test("decideBase throws for no results only if the head asks the same questions", () => {
  const emptyRun = runOf(SUITE.cases.map(({ id }) => answerListing(id)));
  const suiteOfOtherQuestions = suiteOf(makeCase("c0", { query: "another" }));
  // "possible": a person may set the label that accepts, but has not.
  const decide = (headSuite: typeof SUITE) => decideBase(inputs(), headSuite, emptyRun, "possible");

  expect(() => decide(SUITE)).toThrow(expect.objectContaining({ code: "nothing_retrieved" }));
  expect(decide(suiteOfOtherQuestions).verdict.categories).toContain("recall_drop");
});

describe("decideBase of a base with a failed query", () => {
  const runWithFailure = runOf(
    SUITE.cases.map(({ id }, n) => (n === 0 ? failedRun(id) : answerListing(id, `${id}-doc`))),
  );

  test.each(["possible", "impossible"] as const)(
    "throws query_errors if acceptance is %s",
    (acceptance) => {
      expect(() => decideBase(inputs(), inputs().suite, runWithFailure, acceptance)).toThrow(
        expect.objectContaining({ code: "query_errors" }),
      );
    },
  );

  test("has the category retriever_error, which the label accepts", () => {
    const { verdict: base } = decideBase(inputs(), inputs().suite, runWithFailure, "given");
    const combined = combineVerdicts(verdictOf(inputs()), base, decision({ acceptance: "given" }));

    expect(base.categories).toContain("retriever_error");
    expect(combined).toMatchObject({ verdict: "pass" });
  });
});

describe("combineVerdicts", () => {
  const passVerdict = verdictOf(inputs());
  /** Three of ten cases are lost. */
  const failVerdict = verdictOf(inputs(), ["c0", "c1", "c2"]);
  const weakened = { head: withoutRecallRule, findings: FINDINGS };
  const partial = verdictOf(inputs({}, { ...SUITE, partial: true }));
  const labelled = { acceptance: "given" } as const;

  const VERDICTS: Readonly<Record<string, Verdict | null>> = {
    pass: passVerdict,
    fail: failVerdict,
    // The head turns the rule of recall off.
    "pass by weaker rules": verdictOf(withoutRecallRule),
    partial,
    none: null,
  };
  const DECISIONS: Readonly<Record<string, Partial<PolicyDecision>>> = {
    "no label": {},
    "weaker rules, not a finding": { head: withoutRecallRule },
    weakened,
    "weakened, and no base": { ...weakened, base: null },
    "weakened, and no label possible": { ...weakened, acceptance: "impossible" },
    "weakened, and the label": { findings: FINDINGS, ...labelled },
    "the label": labelled,
    "weakened on main": { mode: "default_branch", findings: FINDINGS, acceptance: "impossible" },
  };

  test.each(
    rows(`
# the head's verdict | the base's | the decision | verdict and categories, and the notice
pass | pass | no label | pass
pass by weaker rules | fail | weaker rules, not a finding | fail recall_drop
fail | pass | no label | fail recall_drop
pass by weaker rules | pass | weakened | fail gate_weakened
pass by weaker rules | none | weakened, and no base | fail gate_weakened
pass by weaker rules | pass | weakened, and no label possible | fail gate_weakened
pass by weaker rules | fail | weakened, and the label | pass
fail | pass | weakened, and the label | fail recall_drop
pass | pass | the label | pass
pass by weaker rules | none | weakened on main | pass, weakened
partial | pass | no label | partial
partial | pass | the label | partial
`),
  )("of a head %s and a base %s with %s it is: %s", (head, base, decided, expected) => {
    const policies = decision(DECISIONS[decided!]);

    const { verdict, categories, notices } = combineVerdicts(
      VERDICTS[head!]!,
      VERDICTS[base!] ?? null,
      policies,
    );

    const weakenedNotices = notices.filter(({ code }) => code === "weakened");
    // ranking_shift follows from recall_drop here.
    const verdictWords = [verdict, ...categories.filter((each) => each !== "ranking_shift")].join(
      " ",
    );

    expect([verdictWords, ...weakenedNotices.map(({ code }) => code)].join(", ")).toBe(expected);
  });

  test("lists equal checks of both policies once", () => {
    const equal = combineVerdicts(passVerdict, passVerdict, decision());

    const { checks, notices } = passVerdict;
    expect(equal).toMatchObject({ checks, notices, accepted: [] });
  });

  test("names head or base for a check that differs, and none for an equal one", () => {
    const { checks } = combineVerdicts(failVerdict, passVerdict, decision());

    const policiesOf = (name: string): unknown =>
      checks.flatMap(({ metric, scope, policy }) =>
        metric === name && scope.kind === "overall" ? [policy] : [],
      );
    // Recall is lower by the head's verdict. No query failed by either.
    expect(policiesOf("recall@10")).toEqual(["head", "base"]);
    expect(policiesOf("error_rate")).toEqual([undefined]);
  });

  test("names the base for a failed check whose rule the head does not have", () => {
    const change = decision({ head: withoutRecallRule });
    const { checks } = combineVerdicts(verdictOf(withoutRecallRule), failVerdict, change);

    const failedRecall = checks.filter(({ metric, passed }) => metric === "recall@10" && !passed);
    expect(new Set(failedRecall.map(({ policy }) => policy))).toEqual(new Set(["base"]));
  });

  test("keeps what the label accepted: the weakening, and the base's failed checks", () => {
    const headVerdict = verdictOf(withoutRecallRule);
    const labelledChange = decision({ findings: FINDINGS, acceptance: "given" });

    const { accepted } = combineVerdicts(headVerdict, failVerdict, labelledChange);

    const [weakening, ...others] = accepted!;
    expect(weakening).toMatchObject({ category: "gate_weakened" });
    expect(others.every(({ policy, passed }) => policy === "base" && !passed)).toBe(true);
  });
});

describe("basePolicy › prices", () => {
  /** Inputs with these prices of models, per 1,000 tokens of a prompt. */
  const inputsWithPrices = (promptPrices: Readonly<Record<string, number>>): Inputs => {
    const models = Object.entries(promptPrices).map(
      ([name, prompt]) => [name, { prompt, completion: null, per_call: null }] as const,
    );
    return inputs({ prices: { currency: "USD", models: new Map(models) } });
  };
  test.each([
    [
      "the base's, and the head's for a new model",
      { chat: 1 },
      { chat: 2, new: 3 },
      { chat: 1, new: 3 },
    ],
    ["the base's if the head has none", { chat: 1 }, null, { chat: 1 }],
    ["none if the base has none, and so judges no cost", null, { chat: 1 }, undefined],
  ])("are %s", (_, ofBase, ofHead, expected) => {
    const base = ofBase === null ? inputs() : inputsWithPrices(ofBase);
    const head = ofHead === null ? inputs() : inputsWithPrices(ofHead);

    const { models } = basePolicy({ mode: "pull_request", base, head })!.config.prices ?? {};

    const prices =
      models && Object.fromEntries([...models].map(([name, { prompt }]) => [name, prompt]));
    expect(prices).toEqual(expected);
  });
});

test("basePolicy turns latency off unless the head uses the base's clock or none", () => {
  const inputsTimedBy = (source: "measured" | "reported"): Inputs =>
    inputs({ latency: { ...SETTINGS, source } });
  const latencyOfBase = (base: Inputs, head: Inputs): unknown =>
    basePolicy({ mode: "pull_request", base, head })!.config.latency;

  expect(latencyOfBase(inputsTimedBy("measured"), inputsTimedBy("reported"))).toBe("off");
  expect(latencyOfBase(inputsTimedBy("measured"), inputsTimedBy("measured"))).toMatchObject({
    source: "measured",
  });
  // Inputs without a setting have latency off.
  expect(latencyOfBase(inputsTimedBy("measured"), inputs())).toMatchObject({ source: "measured" });
  expect(latencyOfBase(inputs(), inputsTimedBy("measured"))).toBe("off");
});
