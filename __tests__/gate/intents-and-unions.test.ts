/** Which intents are too small to be gated unnamed, and which cases two policies ask for. */
import { expect, test } from "vitest";
import { resolveRules } from "../../src/gate/rules.ts";
import { combine, type PolicyDecision, unionOf } from "../../src/gate/two-policies.ts";
import type { Verdict } from "../../src/model/verdict.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";
import { weakeningCheck } from "../../src/gate/check.ts";

test("an intent of one to four cases is too small, and one without any is only missing", () => {
  const of = (intent: string, count: number) =>
    Array.from({ length: count }, (_, n) => makeCase(`${intent}-${n}`, { intent }));
  const suite = suiteOf(...of("one", 1), ...of("four", 4), ...of("five", 5));
  const intents = new Map([["gone", new Map([["recall@10", {}]])]]);
  const { rules, notices } = resolveRules(configOf({ gate: { ...configOf().gate, intents } }), suite);
  expect(notices.filter(({ code }) => code === "small_intent")).toEqual([
    { code: "small_intent", intent: "four", cases: 4 },
    { code: "small_intent", intent: "one", cases: 1 },
  ]);
  const gated = rules.flatMap(({ scope }) => (scope.kind === "intent" ? [scope.name] : []));
  expect(new Set(gated)).toEqual(new Set(["five", "gone"]));
});

test("a case that the base alone has is asked under its own id, as it is", () => {
  const [same, edited, own] = [makeCase("a"), makeCase("b", { query: "before" }), makeCase("c")];
  const { cases } = unionOf(suiteOf(makeCase("a"), makeCase("b")), suiteOf(same, edited, own));
  expect(cases.map(({ id, query }) => [id, query])).toEqual([
    ["a", "query of a"],
    ["b", "query of b"],
    ["b (base)", "before"],
    ["c", "query of c"],
  ]);
  expect(cases.map(({ asked_as: as }) => as)).toEqual([undefined, undefined, "b", undefined]);
});

test("how many checks the label accepts is said, where there are some", () => {
  const inputs = inputsOf(configOf(), suiteOf(makeCase("a")));
  const found = { field: "k", file: "retrieval-gate.yaml", before: "10", after: "20", cases: [] };
  const finding = { code: "definition", ...found } as const;
  const decision: PolicyDecision = {
    mode: "pull_request",
    head: inputs,
    base: null,
    over: null,
    acceptance: "given",
    base_commit: null,
    bootstrap: false,
    policy_digest: { head: "1".repeat(64), base: null },
    label: "the-label",
    findings: [finding],
    notices: [],
  };
  const word = { categories: [], secondary_categories: [], notices: [] } as const;
  const head: Verdict = { ...word, verdict: "pass", checks: [] };
  const base: Verdict = { ...word, verdict: "fail", checks: [weakeningCheck(finding)] };
  expect(combine(head, base, decision).notices).toEqual([{ code: "accepted", checks: 2 }]);
  expect(combine(head, head, { ...decision, findings: [] }).notices).toEqual([]);
});
