import { describe, expect, test } from "vitest";
import {
  type PolicyDecision,
  basePolicy,
  combine,
  decideBase,
  latencyOf,
  unionOf,
} from "../../src/gate/two-policies.ts";
import { weakening } from "../../src/policy/weakening.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Verdict } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";
import { verdictOn } from "./made.ts";
import { SETTINGS } from "./latency/timed.ts";

const SUITE = suiteOf(...Array.from({ length: 10 }, (_, n) => makeCase(`c${n}`)));

function inputs(overrides: Parameters<typeof configOf>[0] = {}, suite = SUITE): Inputs {
  const config = configOf(overrides);
  const run = runOf(suite.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`))));
  return inputsOf(config, suite, baselineOf(config, suite, run));
}

function verdictOf(policy: Inputs, lost: readonly string[] = []): Verdict {
  const run = runOf(
    policy.suite.cases.map((each) =>
      answered(each.id, hitsOf(lost.includes(each.id) ? "other" : `${each.id}-doc`)),
    ),
  );
  return verdictOn(policy, run);
}

function decision(overrides: Partial<PolicyDecision> = {}): PolicyDecision {
  const base = inputs();
  return {
    mode: "pull_request",
    head: base,
    base,
    over: base,
    acceptance: "possible",
    label: "the-label",
    base_commit: "b".repeat(40),
    policy_digest: { head: "1".repeat(64), base: "2".repeat(64) },
    bootstrap: false,
    findings: [],
    notices: [],
    ...overrides,
  };
}

const off = inputs({ gate: { ...configOf().gate, metrics: new Map([["recall@10", "off"]]) } });
const FINDINGS = weakening({ base: inputs(), head: off, moved: [], unusable: null, links: [] });
const LOST = ["c0", "c1", "c2"];

describe("the union of both suites", () => {
  const edited = { ...makeCase("b", { query: "easier" }) };
  const relabelled = makeCase("c", { expected: [] });
  const base = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"), makeCase("gone"));
  const head = suiteOf(makeCase("a"), edited, relabelled, makeCase("new"), makeCase("b (base)"));

  test("asks every question once, and an edited one twice", () => {
    const asked = unionOf(head, base).cases.map((each) => [each.id, each.asked_as ?? each.id, each.query]);
    expect(asked).toEqual([
      ["a", "a", "query of a"],
      ["b", "b", "easier"],
      ["b (base)", "b (base)", "query of b (base)"],
      ["b (base)'", "b", "query of b"],
      ["c", "c", "query of c"],
      ["gone", "gone", "query of gone"],
      ["new", "new", "query of new"],
    ]);
  });

  test("gives each policy its own answers under its own ids", () => {
    const union = unionOf(head, base);
    const run = runOf(union.cases.map((each) => answered(each.id, hitsOf(`answer to ${each.query}`))));
    const answers = (policy: "head" | "base") =>
      union
        .part(run, policy)
        .cases.map((each) => [
          each.case_id,
          each.outcome.kind === "answer" ? each.outcome.hits[0].doc_id : null,
        ]);
    const unstable = { ...run, unstable: ["gone", "b (base)'", "a", "new"] };
    expect(union.part(unstable, "base").unstable).toEqual(["a", "b", "gone"]);
    expect(union.part(unstable, "head").unstable).toEqual(["a", "new"]);
    expect(answers("base")).toEqual(["a", "b", "c", "gone"].map((id) => [id, `answer to query of ${id}`]));
    expect(answers("head")).toEqual([
      ["a", "answer to query of a"],
      ["b", "answer to easier"],
      ["b (base)", "answer to query of b (base)"],
      ["c", "answer to query of c"],
      ["new", "answer to query of new"],
    ]);
  });

  test("asks a base's case with its own params", () => {
    const [before, after] = [{ lang: "de" }, { lang: "en" }].map((params) =>
      suiteOf(makeCase("a", { params }), makeCase("b", { params: { x: 1, y: 2 } })),
    );
    const asked = unionOf(after!, before!).cases.map((each) => [
      each.id,
      each.asked_as ?? each.id,
      each.params,
    ]);
    expect(asked).toEqual([
      ["a", "a", { lang: "en" }],
      ["a (base)", "a", { lang: "de" }],
      ["b", "b", { x: 1, y: 2 }],
    ]);
  });

  test("is the head's suite where the base does not judge", () => {
    expect(unionOf(head, null).cases).toEqual(head.cases);
  });
});

describe("whether the base judges", () => {
  test.each([
    ["pull_request", true],
    ["base_ref", true],
    ["merge_base", true],
    ["default_branch", false],
    ["head_only", false],
  ] as const)("%s: %s", (mode, judges) => {
    expect(basePolicy(decision({ mode })) !== null).toBe(judges);
  });

  test.each([
    ["another k", { head: inputs({ k: 20 }) }],
    [
      "another definition",
      { head: inputs({ definition: { ...configOf().definition, gain: "exponential" } }) },
    ],
    [
      "a base that does not fit together",
      { base: { ...inputs(), baseline: { ...inputs().baseline!, k: 5 } } },
    ],
  ] as const)("%s can't be judged by one measurement, and is a finding", (_, overrides) => {
    const policies = decision(overrides);
    expect(basePolicy(policies)).toBeNull();
    expect(weakening({ ...policies, moved: [], unusable: null, links: [] })).not.toEqual([]);
  });

  test("latency is measured where either policy wants it", () => {
    const timed = inputs({
      latency: { ...SETTINGS, repeats: 5, budget_s: 1 },
    });
    expect(latencyOf(inputs(), timed)).toBe(timed.config.latency);
    expect(latencyOf(timed, inputs())).toBe(timed.config.latency);
    expect(latencyOf(inputs(), null)).toBe("off");
  });
});

describe("a base's case whose query fails now", () => {
  const run = runOf(
    SUITE.cases.map((each, n) =>
      n === 0 ? failedRun(each.id) : answered(each.id, hitsOf(`${each.id}-doc`)),
    ),
  );

  test.each(["possible", "impossible"] as const)(
    "is an error, as in the head's suite (label %s)",
    (acceptance) => {
      expect(() => decideBase(inputs(), run, acceptance)).toThrow(
        expect.objectContaining({ code: "query_errors" }),
      );
    },
  );

  test("fails for the record only, after acceptance", () => {
    const { verdict: base } = decideBase(inputs(), run, "given");
    expect(base.categories).toContain("retriever_error");
    expect(combine(verdictOf(inputs()), base, decision({ acceptance: "given" }))).toMatchObject({
      verdict: "pass",
    });
  });
});

describe("the one verdict", () => {
  test("both pass: what both checked is listed once", () => {
    const verdict = combine(verdictOf(inputs()), verdictOf(inputs()), decision());
    expect(verdict).toMatchObject({ verdict: "pass", categories: [], accepted: [] });
    expect(verdict.checks).toEqual(verdictOf(inputs()).checks);
    expect(verdict.notices).toEqual(verdictOf(inputs()).notices);
  });

  test("the base alone fails: whose check it is, and what can be done", () => {
    const verdict = combine(verdictOf(off, []), verdictOf(inputs(), LOST), decision({ head: off }));
    expect(verdict).toMatchObject({ verdict: "fail", categories: ["recall_drop"] });
    expect(verdict.checks.filter((check) => !check.passed).map((check) => check.policy)).toContain("base");
    expect(verdict.notices).toContainEqual({ code: "acceptable", label: "the-label" });
  });

  test("the head alone fails: no label helps", () => {
    const verdict = combine(verdictOf(inputs(), LOST), verdictOf(inputs()), decision());
    expect(verdict).toMatchObject({ verdict: "fail" });
    expect(verdict.notices).not.toContainEqual({ code: "acceptable", label: "the-label" });
    expect(new Set(verdict.checks.map((check) => check.policy))).toEqual(
      new Set(["head", "base", undefined]),
    );
  });

  test("a weakening fails by itself, named", () => {
    const verdict = combine(verdictOf(off), verdictOf(inputs()), decision({ head: off, findings: FINDINGS }));
    expect(verdict).toMatchObject({ verdict: "fail", categories: ["gate_weakened"] });
    expect(verdict.notices.filter(({ code }) => code === "weakened")).toEqual([]);
    const failed = verdict.checks.filter((check) => !check.passed);
    expect(failed).toEqual([
      expect.objectContaining({
        metric: "gate.recall@10",
        category: "gate_weakened",
        weakening: FINDINGS[0],
      }),
    ]);
  });

  test("also where the base could not be judged", () => {
    const verdict = combine(verdictOf(off), null, decision({ base: null, findings: FINDINGS }));
    expect(verdict).toMatchObject({ verdict: "fail", categories: ["gate_weakened"] });
  });

  test("accepted: the head decides, the rest is kept", () => {
    const policies = decision({ findings: FINDINGS, acceptance: "given" });
    const passed = combine(verdictOf(off), verdictOf(inputs(), LOST), policies);
    expect(passed).toMatchObject({ verdict: "pass", categories: [] });
    expect(passed.accepted![0]).toMatchObject({ category: "gate_weakened" });
    expect(passed.accepted!.slice(1).every((check) => check.policy === "base" && !check.passed)).toBe(true);
    expect(combine(verdictOf(inputs(), LOST), verdictOf(inputs()), policies)).toMatchObject({
      verdict: "fail",
    });
  });

  test("accepted, with nothing to accept", () => {
    const verdict = combine(verdictOf(inputs()), verdictOf(inputs()), decision({ acceptance: "given" }));
    expect([
      verdict.verdict,
      verdict.accepted,
      verdict.notices.some((notice) => notice.code === "accepted"),
    ]).toEqual(["pass", [], false]);
  });

  test.each(["given", "possible", "impossible"] as const)("an error stays one (label %s)", (acceptance) => {
    const error: Verdict = { ...verdictOf(inputs()), verdict: "error" };
    expect(combine(error, verdictOf(inputs()), decision({ acceptance }))).toMatchObject({
      verdict: "error",
    });
  });

  test.each(["given", "possible"] as const)("a part stays one (label %s)", (acceptance) => {
    const partial = inputs({}, { ...SUITE, partial: true });
    const verdict = combine(verdictOf(partial), verdictOf(inputs()), decision({ head: partial, acceptance }));
    expect(verdict).toMatchObject({ verdict: "partial" });
  });

  test("where weakening was verdictOn before it is a notice", () => {
    const verdict = combine(
      verdictOf(off),
      null,
      decision({ mode: "default_branch", findings: FINDINGS, acceptance: "impossible" }),
    );
    expect(verdict).toMatchObject({ verdict: "pass" });
    expect(verdict.notices).toContainEqual({
      code: "weakened",
      field: "gate.recall@10",
      before: "tolerance 0.01",
      after: "no rule",
    });
  });
});

describe("a base by another clock", () => {
  const clocked = (source: "measured" | "reported"): Inputs =>
    inputs({
      latency: { ...SETTINGS, repeats: 5, source },
    });
  const latencyBeside = (base: Inputs, head: Inputs): unknown =>
    basePolicy({ mode: "pull_request", base, head })!.config.latency;

  test("judges all but latency", () => {
    expect(latencyBeside(clocked("measured"), clocked("reported"))).toBe("off");
    expect(latencyBeside(clocked("measured"), clocked("measured"))).toMatchObject({ source: "measured" });
    expect(latencyBeside(clocked("measured"), inputs())).toMatchObject({ source: "measured" });
    expect(latencyBeside(inputs(), clocked("measured"))).toBe("off");
  });
});
