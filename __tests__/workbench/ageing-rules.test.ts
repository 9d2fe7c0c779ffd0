import { describe, expect, it } from "vitest";
import { agedTargets, sameInAll, sameQuestions } from "../../src/workbench/ageing.ts";
import type { Ageing } from "../../src/workbench/ageing.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { DEFAULT_DEFINITION } from "../../src/model/config.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Case, PlainTarget, Target } from "../../src/model/suite.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";

const document = (path: string, more: Partial<Hit> = {}): Hit => ({
  doc_id: path,
  path,
  repeat: false,
  ...more,
});
const passage = (value: string): PlainTarget => target(value, 1, "text");

const aged = (subject: Partial<Case>, ...documents: readonly Hit[]): readonly Ageing[] =>
  agedTargets(suiteOf(makeCase("a", { expected: [], ...subject })), documents, DEFAULT_DEFINITION);

describe("agedTargets", () => {
  const install = document("docs/new/install.md", { id: "doc-7", name: "Install" });

  it.each(["docs/new/install.md", "new/install.md", "install.md", "doc-7", "Install"])(
    "accepts targets that the corpus has as %s, with or without a text",
    (value) => {
      expect(aged({ expected: [target(value, 1, "hint")] }, document("other.md"), install)).toEqual(
        [],
      );

      const whole = { ...install, text: "Run it." };

      expect(aged({ expected: [target(value, 1, "hint")] }, document("other.md"), whole)).toEqual(
        [],
      );
    },
  );

  it("finds a path only by whole folder names at its end", () => {
    for (const [value, kind] of [
      ["w/install.md", "hint"],
      ["/install.md", "id"],
      // An id is the whole id: no path ends with it that would match.
      ["install.md", "id"],
    ] as const) {
      expect(aged({ expected: [target(value, 1, kind)] }, install)).toMatchObject([
        { code: "target_gone", like: "docs/new/install.md" },
      ]);
    }
  });

  it("names targets that only another letter case or slash finds", () => {
    const expected = [target(String.raw`DOCS\new\Install.md`, 1, "path")];

    expect(aged({ expected }, document("other.md"), install)).toEqual([]);
  });

  it("names each with the document of the same file name elsewhere", () => {
    const found = aged(
      {
        expected: [target("docs/old/install.md", 1, "hint"), target("uninstall.md", 1, "path")],
        forbidden: [target("docs/legacy.md", 1, "hint")],
      },
      document("a/legacy-notes.md"),
      document("b/Install.md"),
    );

    expect(found.map((each) => ({ ...each, case: undefined }))).toEqual([
      {
        code: "target_gone",
        list: "expected",
        target: "docs/old/install.md",
        like: "b/Install.md",
      },
      { code: "target_gone", list: "expected", target: "uninstall.md", like: null },
      { code: "target_gone", list: "forbidden", target: "docs/legacy.md", like: null },
    ]);
  });
});

describe("agedTargets › passages", () => {
  const words = "set the variable before the service starts";

  it("accepts passages that stand in a document or resemble one there", () => {
    const proxy = document("proxy.md", { text: `First  ${words.replace(" ", "\n")} again.` });
    const expected = [passage(words), passage(`${words} again!`)];

    expect(aged({ expected }, document("short.md", { text: "Short." }), proxy)).toEqual([]);
  });

  // "one two three four five" has three runs of three words; a third of them is one.
  const wanted = "one two three four five";
  it.each([
    [
      "the document with most of its words in a row",
      ["one two three", "zero two three four five"],
      "1.md",
    ],
    ["the first of two with as many", ["x one two three y", "three four five"], "0.md"],
    ["a document with a third of them", ["nine", "three four five"], "1.md"],
    [
      "none where all are torn apart",
      ["one two x three four y five", "five four three two one"],
      null,
    ],
  ])("names a changed passage with %s", (_, texts, expected) => {
    const filler = "lorem ipsum dolor sit amet ".repeat(20);
    const documents = texts.map((text, i) =>
      document(`${i}.md`, { text: `${filler}${text} ${filler}` }),
    );

    expect(aged({ expected: [passage(wanted)] }, ...documents)).toEqual([
      expect.objectContaining({
        code: "passage_changed",
        target: `text: ${wanted}`,
        document: expected,
      }),
    ]);
  });

  it("names no document for a passage of which less than a third is left", () => {
    // Four runs of three words; one of them is less than a third.
    const [found] = aged(
      { expected: [passage("one two three four five six")] },
      document("a.md", { text: `${"lorem ipsum ".repeat(30)} one two three` }),
    );

    expect(found).toMatchObject({ code: "passage_changed", document: null });
  });

  it("names a document by its path, or by its id, if three words are left", () => {
    const known = {
      doc_id: "d1",
      repeat: false,
      text: `${"lorem ipsum ".repeat(30)} three four five`,
    };

    expect(aged({ expected: [passage("proxy variable")] }, known)).toMatchObject([
      { document: null },
    ]);
    expect(aged({ expected: [passage(wanted)] }, known)).toMatchObject([{ document: "d1" }]);

    const placed = { ...known, path: "docs/one.md" };

    expect(aged({ expected: [passage(wanted)] }, placed)).toMatchObject([
      { document: "docs/one.md" },
    ]);
  });

  it("compares at most 500 passages a suite, and counts the others", () => {
    const many = (n: number): readonly Ageing[] =>
      aged(
        { expected: Array.from({ length: n }, (_, i) => passage(`gone ${i}`)) },
        document("a.md"),
      );

    expect(many(500).map(({ code }) => code)).toEqual(
      Array.from({ length: 500 }, () => "passage_changed"),
    );
    expect(many(502).slice(500)).toEqual([{ code: "not_looked_for", targets: 2 }]);

    // Those that stand in some document word for word need no comparing.
    const there = Array.from({ length: 501 }, (_, i) => passage(`${words} ${i}`));
    const text = there.map(({ value }) => value).join(" ");

    expect(aged({ expected: there }, document("a.md", { text }), document("b.md"))).toEqual([]);
  });
});

describe("agedTargets › spans", () => {
  const span = (value: string, end: number, by: "path" | "id" = "path"): Target => ({
    kind: "span",
    by,
    value,
    start: 0,
    end,
    grade: 1,
  });
  // Five characters, six UTF-16 units.
  const short = document("Docs/Short.md", { text: "Ab𝄞d.", id: "doc-1" });
  const other = document("other.md", { text: "x" });

  it("accepts a span to the end of its document, and no character more", () => {
    for (const [value, by] of [
      ["Docs/Short.md", "path"],
      ["doc-1", "id"],
    ] as const) {
      expect(aged({ expected: [span(value, 5, by)] }, other, short)).toEqual([]);
      expect(aged({ expected: [span(value, 6, by)] }, other, short)).toEqual([
        expect.objectContaining({ code: "span_beyond", length: 5 }),
      ]);
    }
  });

  it("accepts a span whose document's length is unknown", () => {
    const chunk = document("Docs/Short.md", { text: "Ab", span: { start: 0, end: 2 } });

    for (const [value, known] of [
      ["Docs/Short.md", chunk],
      ["Docs/Short.md", document("Docs/Short.md")],
      ["Short.md", short],
    ] as const) {
      expect(aged({ expected: [span(value, 400)] }, other, known)).toEqual([]);
    }
  });

  it("names a span of a missing document", () => {
    expect(aged({ expected: [span("hort.md", 2)] }, other, short)).toEqual([
      expect.objectContaining({ code: "target_gone", target: "span: hort.md[0:2]", like: null }),
    ]);
  });
});

describe("sameQuestions", () => {
  const asked = (id: string, query: string, more: Partial<Case> = {}): Case =>
    makeCase(id, { query, ...more });
  const found = (...cases: readonly Case[]): readonly string[] =>
    sameQuestions(suiteOf(...cases)).flatMap((each) =>
      each.code === "same_question"
        ? [`${each.case.id} ${each.exact ? "=" : "~"} ${each.first.id}`]
        : [],
    );

  it("names the first equal case, and whether it is word for word", () => {
    expect(
      found(
        asked("a", "reset the password"),
        asked("b", "install the proxy"),
        asked("c", " Reset the Password"),
        asked("d", "reset the passwords"),
      ),
    ).toEqual(["c = a", "d ~ a"]);
  });

  it("ignores cases of one group, and cases with other params", () => {
    const query = "reset the password";

    expect(found(asked("a", query, { group: "g" }), asked("b", query, { group: "g" }))).toEqual([]);
    expect(found(asked("a", query, { group: "g" }), asked("b", query, { group: "h" }))).toEqual([
      "b = a",
    ]);
    expect(found(asked("a", query), asked("b", query, { params: { lang: "en" } }))).toEqual([]);

    const same = { params: { lang: "en" } };

    expect(found(asked("a", query, same), asked("b", query, same))).toEqual(["b = a"]);
  });
});

describe("sameInAll", () => {
  const two = { expected: [target("x"), target("y")] };
  const cases = [
    makeCase("easy", two),
    makeCase("hard"),
    makeCase("middling", two),
    makeCase("mixed", two),
  ];
  const suite = suiteOf(...cases, makeCase("none", { expected: [], expect_empty: true }));
  const recorded = (mixed: readonly string[], answered_ = cases): Baseline => {
    const lists: Readonly<Record<string, readonly string[]>> = {
      easy: ["y", "x"],
      hard: ["n"],
      middling: ["x", "n"],
      mixed,
    };
    const run = runOf(answered_.map(({ id }) => answered(id, hitsOf(...lists[id]!))));
    return baselineOf(configOf(), suiteOf(...answered_), run);
  };
  const good = recorded(["x", "y"]);
  const bad = recorded(["n", "x", "y"]);

  it("finds cases that all baselines solve, and those that none solves", () => {
    expect(sameInAll(suite, [good, bad, good])).toEqual([
      { code: "always_solved", cases: ["easy"], baselines: 3 },
      { code: "never_solved", cases: ["hard"], baselines: 3 },
    ]);
    expect(sameInAll(suite, [good, good, good])[0]).toMatchObject({ cases: ["easy", "mixed"] });
  });

  it("needs three baselines, and counts those with the case as it is now", () => {
    expect(sameInAll(suite, [good, good])).toEqual([]);

    const edited = cases.map((each) => (each.id === "easy" ? makeCase("easy") : each));
    const other = baselineOf(
      configOf(),
      suiteOf(...edited),
      runOf(edited.map(({ id }) => answered(id, hitsOf("n")))),
    );
    const withoutEasy = recorded(["x", "y"], cases.slice(1));

    expect(sameInAll(suite, [good, good, other])).toEqual([
      { code: "never_solved", cases: ["hard"], baselines: 3 },
    ]);
    // Of `easy` three rows count, of `hard` five: fewest is what is said of all.
    expect(sameInAll(suite, [good, good, good, other, withoutEasy])).toEqual([
      { code: "always_solved", cases: ["easy"], baselines: 3 },
      { code: "never_solved", cases: ["hard"], baselines: 3 },
    ]);
  });
});
