import { describe, expect, it } from "vitest";
import {
  findAgedTargets,
  findAlwaysOrNeverSolved,
  findSameQuestions,
} from "../../src/workbench/ageing.ts";
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

/** A document of the corpus, without a text unless `more` has one. */
const makeDocument = (path: string, more: Partial<Hit> = {}): Hit => ({
  doc_id: path,
  path,
  repeat: false,
  ...more,
});
/** A target that is a passage of text. */
const passageTarget = (value: string): PlainTarget => target(value, 1, "text");

/** What findAgedTargets reports of a case with these fields, in a corpus of these documents. */
const ageTargets = (caseFields: Partial<Case>, ...documents: readonly Hit[]): readonly Ageing[] =>
  findAgedTargets(
    suiteOf(makeCase("a", { expected: [], ...caseFields })),
    documents,
    DEFAULT_DEFINITION,
  );

describe("findAgedTargets", () => {
  const install = makeDocument("docs/new/install.md", { id: "doc-7", name: "Install" });

  it.each(["docs/new/install.md", "new/install.md", "install.md", "doc-7", "Install"])(
    "accepts targets that the corpus has as %s, with or without a text",
    (value) => {
      expect(
        ageTargets({ expected: [target(value, 1, "hint")] }, makeDocument("other.md"), install),
      ).toEqual([]);

      const withText = { ...install, text: "Run it." };

      expect(
        ageTargets({ expected: [target(value, 1, "hint")] }, makeDocument("other.md"), withText),
      ).toEqual([]);
    },
  );

  it.each([
    ["a hint that is no whole folder names at the end of the path", "w/install.md", "hint"],
    ["an id that is the end of the path", "install.md", "id"],
    ["an id that is the end of the path with its slash", "/install.md", "id"],
  ] as const)("reports as gone %s", (_, value, kind) => {
    expect(ageTargets({ expected: [target(value, 1, kind)] }, install)).toMatchObject([
      { code: "target_gone", like: "docs/new/install.md" },
    ]);
  });

  it("accepts targets in another letter case and with other slashes", () => {
    const expected = [target(String.raw`DOCS\new\Install.md`, 1, "path")];

    expect(ageTargets({ expected }, makeDocument("other.md"), install)).toEqual([]);
  });

  it("names each missing target, with a document of the same file name elsewhere", () => {
    const ageings = ageTargets(
      {
        expected: [target("docs/old/install.md", 1, "hint"), target("uninstall.md", 1, "path")],
        forbidden: [target("docs/legacy.md", 1, "hint")],
      },
      makeDocument("a/legacy-notes.md"),
      makeDocument("b/Install.md"),
    );

    expect(ageings.map((each) => ({ ...each, case: undefined }))).toEqual([
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

describe("findAgedTargets › passages", () => {
  const words = "set the variable before the service starts";

  it("accepts passages that stand in a document or resemble one there", () => {
    const proxy = makeDocument("proxy.md", { text: `First  ${words.replace(" ", "\n")} again.` });
    const expected = [passageTarget(words), passageTarget(`${words} again!`)];

    expect(ageTargets({ expected }, makeDocument("short.md", { text: "Short." }), proxy)).toEqual(
      [],
    );
  });

  // "one two three four five" has three runs of three words; a third of them is one.
  const passage = "one two three four five";
  it.each<[title: string, texts: readonly string[], document: string | null]>([
    [
      "the document with most of its words in a row",
      ["one two three", "zero two three four five"],
      "1.md",
    ],
    [
      "the first of two documents with as many words in a row",
      ["x one two three y", "three four five"],
      "0.md",
    ],
    ["a document with a third of the runs of three words", ["nine", "three four five"], "1.md"],
    [
      "no document if no three words stand in a row",
      ["one two x three four y five", "five four three two one"],
      null,
    ],
  ])("names a changed passage with %s", (_, texts, document) => {
    const filler = "lorem ipsum dolor sit amet ".repeat(20);
    const documents = texts.map((text, i) =>
      makeDocument(`${i}.md`, { text: `${filler}${text} ${filler}` }),
    );

    expect(ageTargets({ expected: [passageTarget(passage)] }, ...documents)).toEqual([
      expect.objectContaining({
        code: "passage_changed",
        target: `text: ${passage}`,
        document,
      }),
    ]);
  });

  it("names no document for a passage of which less than a third is left", () => {
    // Four runs of three words; one of them is less than a third.
    const [ageing] = ageTargets(
      { expected: [passageTarget("one two three four five six")] },
      makeDocument("a.md", { text: `${"lorem ipsum ".repeat(30)} one two three` }),
    );

    expect(ageing).toMatchObject({ code: "passage_changed", document: null });
  });

  it("names a document by its path, or by its id if it has no path", () => {
    const text = `${"lorem ipsum ".repeat(30)} three four five`;
    const withoutPath = { doc_id: "d1", repeat: false, text };
    const withPath = { ...withoutPath, path: "docs/one.md" };

    expect(ageTargets({ expected: [passageTarget(passage)] }, withoutPath)).toMatchObject([
      { document: "d1" },
    ]);
    expect(ageTargets({ expected: [passageTarget(passage)] }, withPath)).toMatchObject([
      { document: "docs/one.md" },
    ]);
  });

  it("names no document for a passage of fewer than three words", () => {
    const document = makeDocument("a.md", { text: "lorem ipsum ".repeat(30) });

    // Two words have no run of three: all 0 of 0 runs found is no match.
    expect(ageTargets({ expected: [passageTarget("proxy variable")] }, document)).toMatchObject([
      { document: null },
    ]);
  });

  it("compares at most 500 passages a suite, and counts the others", () => {
    const ageMany = (n: number): readonly Ageing[] =>
      ageTargets(
        { expected: Array.from({ length: n }, (_, i) => passageTarget(`gone ${i}`)) },
        makeDocument("a.md"),
      );

    expect(ageMany(500).map(({ code }) => code)).toEqual(
      Array.from({ length: 500 }, () => "passage_changed"),
    );
    expect(ageMany(502).slice(500)).toEqual([{ code: "not_looked_for", targets: 2 }]);
  });

  it("does not count passages that a document has word for word among the 500", () => {
    const unchanged = Array.from({ length: 501 }, (_, i) => passageTarget(`${words} ${i}`));
    const text = unchanged.map(({ value }) => value).join(" ");

    expect(
      ageTargets({ expected: unchanged }, makeDocument("a.md", { text }), makeDocument("b.md")),
    ).toEqual([]);
  });
});

describe("findAgedTargets › spans", () => {
  const spanTarget = (value: string, end: number, by: "path" | "id" = "path"): Target => ({
    kind: "span",
    by,
    value,
    start: 0,
    end,
    grade: 1,
  });
  // Five characters, six UTF-16 units.
  const short = makeDocument("Docs/Short.md", { text: "Ab𝄞d.", id: "doc-1" });
  const other = makeDocument("other.md", { text: "x" });

  it("accepts a span to the end of its document, and no character more", () => {
    for (const [value, by] of [
      ["Docs/Short.md", "path"],
      ["doc-1", "id"],
    ] as const) {
      expect(ageTargets({ expected: [spanTarget(value, 5, by)] }, other, short)).toEqual([]);
      expect(ageTargets({ expected: [spanTarget(value, 6, by)] }, other, short)).toEqual([
        expect.objectContaining({ code: "span_beyond", length: 5 }),
      ]);
    }
  });

  it("accepts a span whose document's length is unknown", () => {
    const chunk = makeDocument("Docs/Short.md", { text: "Ab", span: { start: 0, end: 2 } });

    const withoutText = makeDocument("Docs/Short.md");
    for (const [value, document] of [
      ["Docs/Short.md", chunk],
      ["Docs/Short.md", withoutText],
      // The end of a path names the document, not its text.
      ["Short.md", short],
    ] as const) {
      expect(ageTargets({ expected: [spanTarget(value, 400)] }, other, document)).toEqual([]);
    }
  });

  it("names a span of a missing document", () => {
    expect(ageTargets({ expected: [spanTarget("hort.md", 2)] }, other, short)).toEqual([
      expect.objectContaining({ code: "target_gone", target: "span: hort.md[0:2]", like: null }),
    ]);
  });
});

describe("findSameQuestions", () => {
  const caseAsking = (id: string, query: string, more: Partial<Case> = {}): Case =>
    makeCase(id, { query, ...more });
  /** Each repeated question: `b = a` if b asks the same as a word for word, `b ~ a` if almost. */
  const sameQuestionsIn = (...cases: readonly Case[]): readonly string[] =>
    findSameQuestions(suiteOf(...cases)).flatMap((each) =>
      each.code === "same_question"
        ? [`${each.case.id} ${each.exact ? "=" : "~"} ${each.first.id}`]
        : [],
    );

  it("names the first equal case, and whether it is word for word", () => {
    expect(
      sameQuestionsIn(
        caseAsking("a", "reset the password"),
        caseAsking("b", "install the proxy"),
        caseAsking("c", " Reset the Password"),
        caseAsking("d", "reset the passwords"),
      ),
    ).toEqual(["c = a", "d ~ a"]);
  });

  it("compares cases of different groups only", () => {
    const query = "reset the password";

    expect(
      sameQuestionsIn(
        caseAsking("a", query, { group: "g" }),
        caseAsking("b", query, { group: "g" }),
      ),
    ).toEqual([]);
    expect(
      sameQuestionsIn(
        caseAsking("a", query, { group: "g" }),
        caseAsking("b", query, { group: "h" }),
      ),
    ).toEqual(["b = a"]);
  });

  it("compares cases of equal params only", () => {
    const query = "reset the password";
    const english = { params: { lang: "en" } };

    expect(sameQuestionsIn(caseAsking("a", query), caseAsking("b", query, english))).toEqual([]);
    expect(
      sameQuestionsIn(caseAsking("a", query, english), caseAsking("b", query, english)),
    ).toEqual(["b = a"]);
  });
});

describe("findAlwaysOrNeverSolved", () => {
  const twoTargets = { expected: [target("x"), target("y")] };
  const cases = [
    makeCase("easy", twoTargets),
    makeCase("hard"),
    makeCase("middling", twoTargets),
    makeCase("mixed", twoTargets),
  ];
  const suite = suiteOf(...cases, makeCase("none", { expected: [], expect_empty: true }));
  /**
   * A baseline with `recordedCases`: `easy` is solved, `hard` found nothing, `middling` found one
   * of two targets, and `mixed` got the list `mixedList`.
   */
  const recordedBaseline = (mixedList: readonly string[], recordedCases = cases): Baseline => {
    const lists: Readonly<Record<string, readonly string[]>> = {
      easy: ["y", "x"],
      hard: ["n"],
      middling: ["x", "n"],
      mixed: mixedList,
    };
    const run = runOf(recordedCases.map(({ id }) => answered(id, hitsOf(...lists[id]!))));
    return baselineOf(configOf(), suiteOf(...recordedCases), run);
  };
  const withMixedFound = recordedBaseline(["x", "y"]);
  const withMixedLower = recordedBaseline(["n", "x", "y"]);

  it("finds cases that all baselines solve, and those that none solves", () => {
    expect(
      findAlwaysOrNeverSolved(suite, [withMixedFound, withMixedLower, withMixedFound]),
    ).toEqual([
      { code: "always_solved", cases: ["easy"], baselines: 3 },
      { code: "never_solved", cases: ["hard"], baselines: 3 },
    ]);
    expect(
      findAlwaysOrNeverSolved(suite, [withMixedFound, withMixedFound, withMixedFound])[0],
    ).toMatchObject({
      cases: ["easy", "mixed"],
    });
  });

  it("needs three baselines", () => {
    expect(findAlwaysOrNeverSolved(suite, [withMixedFound, withMixedFound])).toEqual([]);
  });

  it("counts the baselines that have the case as it is now", () => {
    const edited = cases.map((each) => (each.id === "easy" ? makeCase("easy") : each));
    const withEasyEdited = baselineOf(
      configOf(),
      suiteOf(...edited),
      runOf(edited.map(({ id }) => answered(id, hitsOf("n")))),
    );
    const withoutEasy = recordedBaseline(["x", "y"], cases.slice(1));

    expect(
      findAlwaysOrNeverSolved(suite, [withMixedFound, withMixedFound, withEasyEdited]),
    ).toEqual([{ code: "never_solved", cases: ["hard"], baselines: 3 }]);
    // Three rows of `easy` count and five of `hard`. The warning has the smaller number for both.
    expect(
      findAlwaysOrNeverSolved(suite, [
        withMixedFound,
        withMixedFound,
        withMixedFound,
        withEasyEdited,
        withoutEasy,
      ]),
    ).toEqual([
      { code: "always_solved", cases: ["easy"], baselines: 3 },
      { code: "never_solved", cases: ["hard"], baselines: 3 },
    ]);
  });
});
