/** Which edits of a case's targets only add answers, and which are findings. */
import { describe, expect, it } from "vitest";
import { compareTargets, findEditedCases } from "../../src/decision/target-edits.ts";
import { makeNeed } from "../../src/metrics/needs.ts";
import type { Target } from "../../src/model/suite.ts";
import { anyOf, baselineOf, configOf, makeCase, runOf, suiteOf, target } from "../helpers/make.ts";
import { answerListing } from "../gate/made.ts";

type Targets = readonly Target[];

/** Returns the edits of a case with these targets before and after. */
function compare(before: Targets, after: Targets) {
  return compareTargets(makeCase("a", { expected: before }), makeCase("a", { expected: after }));
}

/** Two needs for one of two documents: the first named by a path, and by a plain text. */
const pathOrB = makeNeed([target("a", 1, "path"), target("b")], 1);
const textOrB = makeNeed([target("a", 1, "hint"), target("b")], 1);
/** Two needs for one of the same two values: of paths, and of ids. */
const paths = makeNeed([target("a", 1, "path"), target("b", 1, "path")], 1);
const ids = anyOf(["a", "b"]);

describe("compareTargets", () => {
  it.each<[string, Targets, Targets, readonly string[]]>([
    // what changes | targets before | targets after | the added documents
    ["a target more", [target("x")], [target("x"), target("y")], ["y"]],
    ["a member more", [anyOf(["x", "y"])], [anyOf(["x", "y", "z"])], ["z"]],
    ["a target that becomes a need", [target("x")], [anyOf(["x", "y"])], ["y"]],
    ["a plain text for an id", [target("x")], [target("x", 1, "hint")], ["x"]],
    ["a need of a path that becomes one of texts", [pathOrB], [textOrB], ["a"]],
    ["no change", [target("x")], [target("x")], []],
  ])("finds no edit but added answers for %s", (_, before, after, added) => {
    expect(compare(before, after)).toEqual({ added, raised: [], others: [] });
  });

  it.each<[string, Targets, Targets, string]>([
    // what changes | targets before | targets after | the field of the edit
    ["a target less", [target("x"), target("y")], [target("x")], "expected.y"],
    ["another target", [target("x")], [target("y")], "expected.x"],
    ["a member less", [anyOf(["x", "y"])], [target("x")], "expected.any of x, y"],
    ["two needs that become one", [target("x"), target("y")], [anyOf(["x", "y"])], "expected.y"],
    ["a path in place of an id", [target("x")], [target("x", 1, "path")], "expected.x"],
    [
      "a path in place of a plain text",
      [target("x", 1, "hint")],
      [target("x", 1, "path")],
      "expected.x",
    ],
    ["a path in a need of texts", [textOrB], [pathOrB], "expected.any of a, b"],
    ["a need of ids in place of one of paths", [paths], [ids], "expected.any of a, b"],
    ["a lower grade", [target("x", 2)], [target("x")], "expected.x.grade"],
  ])("finds an edit that does more than add answers for %s", (_, before, after, field) => {
    expect(compare(before, after).others.map((edit) => edit.field)).toEqual([field]);
  });

  it("calls a higher grade raised, and no other edit", () => {
    const { added, raised, others } = compare([target("x")], [target("x", 3)]);

    expect(raised).toEqual([{ field: "expected.x.grade", before: "1", after: "3" }]);
    expect([added, others]).toEqual([[], []]);
  });

  it("calls a removed forbidden document an edit, and ignores a new one", () => {
    const old = makeCase("a", { forbidden: [target("b")] });
    const both = makeCase("a", { forbidden: [target("b"), target("c")] });

    expect(compareTargets(old, both).others).toEqual([]);
    expect(compareTargets(both, old).others.map(({ field }) => field)).toEqual(["forbidden.c"]);
  });

  it("calls a forbidden path in place of a plain text an edit", () => {
    const text = makeCase("a", { forbidden: [target("b", 1, "hint")] });
    const path = makeCase("a", { forbidden: [target("b", 1, "path")] });

    expect(compareTargets(path, text).others).toEqual([]);
    expect(compareTargets(text, path).others.map(({ field }) => field)).toEqual(["forbidden.b"]);
  });
});

it("compareTargets finds no edit if forbidden documents stand in another order", () => {
  const forbidden = ["a", "b", "c"].map((name) => target(name));
  const before = makeCase("a", { forbidden });
  const after = makeCase("a", { forbidden: forbidden.toReversed() });

  expect(compareTargets(before, after).others).toEqual([]);
});

describe("findEditedCases", () => {
  const config = configOf();
  const withMoreTargets = (id: string) =>
    makeCase(id, { expected: [target(`${id}-doc`), target("x")] });
  const before = suiteOf(makeCase("a"), makeCase("b"));
  const head = { suite: suiteOf(withMoreTargets("a"), withMoreTargets("b")) };
  const run = runOf([answerListing("a", "a-doc")]);

  it("looks at the cases that have a row", () => {
    const baseline = baselineOf(config, suiteOf(makeCase("a")), run);

    const edited = findEditedCases({ suite: before, baseline }, head);

    expect(edited.map(({ after }) => after.id)).toEqual(["a"]);
  });

  it("looks at all cases if the base has no baseline", () => {
    expect(findEditedCases({ suite: before, baseline: null }, head)).toHaveLength(2);
    expect(findEditedCases(null, head)).toEqual([]);
  });
});
