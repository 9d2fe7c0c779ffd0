import { describe, expect, it } from "vitest";
import { emptyBuckets, lintSuite } from "../../src/gate/lint.ts";
import { scopeText } from "../../src/model/scope.ts";
import type { Target } from "../../src/model/suite.ts";
import { configOf, makeCase, suiteOf, target } from "../helpers/make.ts";

/** Warnings about targets of one case that one result could cover. */
function overlaps(...expected: readonly Target[]): readonly string[] {
  const { warnings } = lintSuite(configOf(), suiteOf(makeCase("q", { expected })), null);
  return warnings.filter((warning) => warning.includes("also covers"));
}

function span(start: number, end: number): Target {
  return { kind: "span", value: "a.md", by: "path", start, end, grade: 1 };
}

describe("targets that one result could cover", () => {
  it("are named, the covering one first", () => {
    expect(
      overlaps(target("a.md", 1, "path"), target("docs/a.md", 1, "path"), target("b.md", 1, "path")),
    ).toEqual([
      'suite.yaml:1: case q: a result for "path: docs/a.md" also covers "path: a.md", so recall counts it twice. Keep one of the two',
    ]);
  });

  it("are spans that share most of their characters", () => {
    // 0 to 100 holds all of 30 to 60; that holds 30 of 100.
    expect(overlaps(span(0, 100), span(30, 60))).toEqual([
      'suite.yaml:1: case q: a result for "span: a.md[0:100]" also covers "span: a.md[30:60]", so recall counts it twice. Keep one of the two',
    ]);
    // 70 of 100 both ways.
    expect(overlaps(span(0, 100), span(30, 130))).toHaveLength(2);
    expect(overlaps(span(0, 100), span(31, 131))).toEqual([]);
    expect(overlaps(span(0, 100), target("a.md", 1, "path"))).toEqual([
      'suite.yaml:1: case q: a result for "span: a.md[0:100]" also covers "path: a.md", so recall counts it twice. Keep one of the two',
    ]);
  });

  it("are spans of one document by its id", () => {
    const byId = (start: number, end: number): Target => ({ ...span(start, end), by: "id" }) as Target;
    expect(overlaps(byId(0, 100), byId(30, 60))).toHaveLength(1);
    expect(overlaps(byId(0, 100), span(30, 60))).toEqual([]);
  });

  it("are looked for among 300 targets, and how many there are is said beyond", () => {
    const many = (count: number): readonly string[] => {
      const expected = Array.from({ length: count }, (_, n) => target(`${n}.md`, 1, "path"));
      const { warnings } = lintSuite(configOf(), suiteOf(makeCase("q", { expected })), null);
      return warnings.filter((each) => each.includes("targets;"));
    };
    expect(many(300)).toEqual([]);
    expect(many(301)).toEqual([
      "suite.yaml:1: case q has 301 targets; which of them one result could cover is looked at up to 300",
    ]);
  });

  it("are passages of which one contains the other, cut where they are long", () => {
    const long = `alpha beta ${"gamma ".repeat(30)}`;
    expect(overlaps(target(long, 1, "text"), target("alpha beta", 1, "text"))).toEqual([
      `suite.yaml:1: case q: a result for "text: alpha beta ${"gamma ".repeat(10)}ga…" also covers "text: alpha beta", so recall counts it twice. Keep one of the two`,
    ]);
    expect(overlaps(target("alpha beta", 1, "text"), target("gamma delta", 1, "text"))).toEqual([]);
  });

  it("are files of one name", () => {
    const file = (value: string, text: string): Target => ({ kind: "file", value, text, grade: 1 });
    expect(overlaps(file("2019/t.csv", "one"), file("2020/t.csv", "other"))).toHaveLength(2);
    expect(overlaps(file("2019/t.csv", "one"), file("2019/u.csv", "other"))).toEqual([]);
  });
});

it("weighs a case among those with targets, and names what a rule sees at least", () => {
  const suite = suiteOf(
    ...Array.from({ length: 6 }, (_, i) => makeCase(`c${i}`)),
    makeCase("n1", { expected: [], expect_empty: true }),
    makeCase("n2", { expected: [], expect_empty: true }),
  );
  const gate = { ...configOf().gate, significance: "auto" as const };
  const lint = lintSuite(configOf({ gate }), suite, null);
  expect(lint.buckets[0]).toMatchObject({ cases: 6, controls: 2, weight: 1 / 6 });
  const recall = lint.rules.find(({ metric }) => metric === "recall@10")!;
  // Beyond one case, and 0.5^3 = 0.125 is no chance where nothing gets better.
  expect(recall.visible).toEqual({ losses: 3, drop: 3 / 6 });
  expect(lint.warnings.filter((each) => each.includes("error_rate"))).toEqual([]);
});

it("says that newly_lost can't fail, and which intents and tags no case has", () => {
  const suite = suiteOf(makeCase("a", { tags: ["rare"] }), makeCase("b"));
  const recall = new Map([["recall@10", {}]]);
  const tags = new Map([
    ["hard", recall],
    ["rare", recall],
    ["off", new Map([["recall@10", "off" as const]])],
    ["some", new Map([...recall, ["mrr@10", "off" as const]])],
  ]);
  const config = configOf({
    gate: {
      ...configOf().gate,
      intents: new Map([
        ["symbol", recall],
        ["error", recall],
      ]),
      tags,
    },
  });
  expect(lintSuite(config, suite, null).warnings).toContain(
    "the rule for newly_lost (overall) can never fail: it allows 2 losses of 2",
  );
  expect(emptyBuckets(config, suite)).toEqual([
    { kind: "intent", name: "error" },
    { kind: "intent", name: "symbol" },
    { kind: "tag", name: "hard" },
    { kind: "tag", name: "some" },
  ]);
});

it("says of a small suite that it sees little, and of a small intent that nothing gates it", () => {
  const suite = suiteOf(makeCase("a"), makeCase("b"), makeCase("c", { intent: "symbol" }));
  const small = lintSuite(configOf(), suite, null).warnings.filter((each) => each.includes("Add cases"));
  expect(small).toEqual([
    "the suite has 3 cases, and checks of so few see little. Add cases",
    "intent:howto has 2 cases; below 5 its quality is not gated unless named. Add cases, or join it with another intent",
    "intent:symbol has 1 case; below 5 its quality is not gated unless named. Add cases, or join it with another intent",
  ]);
});

it("takes a label of 80 characters as it is, and says nothing of small tags", () => {
  const long = (length: number): Target => target(`alpha ${"b".repeat(length - 12)}`, 1, "text");
  const label = (length: number): string =>
    /a result for "([^"]*)"/.exec(overlaps(long(length), target("alpha", 1, "text"))[0]!)![1]!;
  expect(label(80)).toBe(`text: alpha ${"b".repeat(68)}`);
  expect(label(81)).toBe(`text: alpha ${"b".repeat(67)}…`);
  const suite = suiteOf(
    ...Array.from({ length: 5 }, (_, i) => makeCase(`c${i}`, i === 0 ? { tags: ["t"] } : {})),
  );
  const tags = new Map([["t", new Map([["recall@10", {}]])]]);
  const { warnings, buckets } = lintSuite(configOf({ gate: { ...configOf().gate, tags } }), suite, null);
  expect(buckets.map(({ cases }) => cases)).toEqual([5, 5, 1]);
  expect(warnings.filter((each) => each.includes("Add cases"))).toEqual([]);
});

it("counts controls among the cases of a small suite, and names limits that nothing is below", () => {
  const control = makeCase("n", { expected: [], expect_empty: true });
  const suite = suiteOf(makeCase("a"), makeCase("b"), control);
  const gate = { ...configOf().gate, metrics: new Map([["recall@10", { tolerance: [], floor: 0 }]]) };
  const { warnings } = lintSuite(configOf({ gate }), suite, null);
  expect(warnings).toContain("the suite has 3 cases, and checks of so few see little. Add cases");
  const controls = ["n1", "n2", "n3"].map((id) => ({ ...control, id }));
  const six = lintSuite(
    configOf({ gate }),
    suiteOf(...["a", "b", "c"].map((id) => makeCase(id)), ...controls),
    null,
  );
  expect(six.warnings.filter((each) => each.includes("Add cases"))).toEqual([]);
  expect(warnings).toContain(
    "the rule for recall@10 (overall) can never fail: its limit 0.0000 is no better than the worst, 0",
  );
});

it("lists intents and tags in their order, and weighs no case where none has targets", () => {
  const none = { expected: [], expect_empty: true } as const;
  const suite = suiteOf(
    makeCase("a", { intent: "z" }),
    makeCase("b", { intent: "c", ...none }),
    makeCase("c", { intent: "z", expected: [], answers_only: true }),
  );
  const recall = new Map([["recall@10", {}]]);
  const tags = new Map(["y", "x"].map((tag) => [tag, recall]));
  const { buckets } = lintSuite(configOf({ gate: { ...configOf().gate, tags } }), suite, null);
  // The case for answers alone counts nowhere, and one case is the whole mean.
  expect(
    buckets.map(({ scope, cases, controls, weight }) => [scopeText(scope), cases, controls, weight]),
  ).toEqual([
    ["overall", 1, 1, 1],
    ["intent:c", 0, 1, null],
    ["intent:z", 1, 0, 1],
    ["tag:x", 0, 0, null],
    ["tag:y", 0, 0, null],
  ]);
});
