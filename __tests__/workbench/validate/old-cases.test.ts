import { describe, expect, it } from "vitest";
import {
  warnOfAlwaysOrNeverSolved,
  warnOfGoneTargets,
  warnOfSameQuestions,
} from "../../../src/workbench/validate/old-cases.ts";
import type { Baseline } from "../../../src/model/baseline.ts";
import { DEFAULT_DEFINITION } from "../../../src/model/config.ts";
import type { Hit } from "../../../src/model/run.ts";
import type { Case, PlainTarget, Target } from "../../../src/model/suite.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../../helpers/make.ts";

/** A document of the corpus, without a text unless `more` has one. */
const makeDocument = (path: string, more: Partial<Hit> = {}): Hit => ({
  doc_id: path,
  path,
  repeat: false,
  ...more,
});
/** A target that is a passage of text. */
const passageTarget = (value: string): PlainTarget => target(value, 1, "text");

/** The warnings of a case with these fields, in a corpus of these documents. */
const warnOf = (caseFields: Partial<Case>, ...documents: readonly Hit[]): readonly string[] =>
  warnOfGoneTargets(
    suiteOf(makeCase("a", { expected: [], ...caseFields })),
    documents,
    DEFAULT_DEFINITION,
  );

describe("warnOfGoneTargets", () => {
  const install = makeDocument("docs/new/install.md", { id: "doc-7", name: "Install" });

  it.each(["docs/new/install.md", "new/install.md", "install.md", "doc-7", "Install"])(
    "accepts targets that the corpus has as %s, with or without a text",
    (value) => {
      const expected = [target(value, 1, "hint")];

      for (const document of [install, { ...install, text: "Run it." }]) {
        expect(warnOf({ expected }, makeDocument("other.md"), document)).toEqual([]);
      }
    },
  );

  // What is gone | the target | its kind
  it.each([
    ["a hint that is no whole folder names at the end of the path", "w/install.md", "hint"],
    ["an id that is the end of the path", "install.md", "id"],
    ["an id that is the end of the path with its slash", "/install.md", "id"],
  ] as const)("reports as gone %s", (_, value, kind) => {
    expect(warnOf({ expected: [target(value, 1, kind)] }, install)).toEqual([
      expect.stringContaining('Did it move to "docs/new/install.md"?'),
    ]);
  });

  it("accepts targets in another letter case and with other slashes", () => {
    const expected = [target(String.raw`DOCS\new\Install.md`, 1, "path")];

    // The corpus has other.md, and docs/new/install.md as `install`.
    expect(warnOf({ expected }, makeDocument("other.md"), install)).toEqual([]);
  });
});

describe("warnOfGoneTargets › passages", () => {
  const words = "set the variable before the service starts";

  it("accepts passages that stand in a document or resemble one there", () => {
    const proxy = makeDocument("proxy.md", { text: `First  ${words.replace(" ", "\n")} again.` });
    const expected = [passageTarget(words), passageTarget(`${words} again!`)];

    expect(warnOf({ expected }, makeDocument("short.md", { text: "Short." }), proxy)).toEqual([]);
  });
});

describe("warnOfGoneTargets › spans", () => {
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

  it.each([
    ["path", "Docs/Short.md"],
    ["id", "doc-1"],
  ] as const)("accepts a span to the end of its document, named by its %s", (by, value) => {
    expect(warnOf({ expected: [spanTarget(value, 5, by)] }, other, short)).toEqual([]);
    expect(warnOf({ expected: [spanTarget(value, 6, by)] }, other, short)).toEqual([
      expect.stringContaining("ends after the document, which has 5 characters"),
    ]);
  });

  it.each([
    [
      "a document of which a chunk alone is known",
      "Docs/Short.md",
      makeDocument("Docs/Short.md", { text: "Ab", span: { start: 0, end: 2 } }),
    ],
    ["a document without a text", "Docs/Short.md", makeDocument("Docs/Short.md")],
    // `short` has a text, but several documents could end in this name.
    ["a document named by the end of its path alone", "Short.md", short],
  ])("accepts any span of %s", (_, value, document) => {
    const beyondAllTexts = 400;
    expect(warnOf({ expected: [spanTarget(value, beyondAllTexts)] }, other, document)).toEqual([]);
  });

  it("names a span of a missing document", () => {
    // The end `hort.md` of `Docs/Short.md` is no whole name.
    expect(warnOf({ expected: [spanTarget("hort.md", 2)] }, other, short)).toEqual([
      expect.stringContaining('the target "span: hort.md[0:2]" is not in the corpus'),
    ]);
  });
});

describe("warnOfSameQuestions", () => {
  const caseAsking = (id: string, query: string, more: Partial<Case> = {}): Case =>
    makeCase(id, { query, ...more });
  /** Each repeated question: `b = a` if b asks the same as a word for word, `b ~ a` if almost. */
  const sameQuestionsIn = (...cases: readonly Case[]): readonly string[] =>
    warnOfSameQuestions(suiteOf(...cases)).map((warning) => {
      const [, id, almost, first] = /case (\w+) asks (almost )?the same as (\w+)/.exec(warning)!;
      return `${id} ${almost === undefined ? "=" : "~"} ${first}`;
    });

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

  // What the cases have | fields of a | fields of b | the repeated question
  it.each<[string, Partial<Case>, Partial<Case>, readonly string[]]>([
    ["one group", { group: "g" }, { group: "g" }, []],
    ["different groups", { group: "g" }, { group: "h" }, ["b = a"]],
    ["different params", {}, { params: { lang: "en" } }, []],
    ["equal params", { params: { lang: "en" } }, { params: { lang: "en" } }, ["b = a"]],
  ])("compares cases that ask the same with %s", (_, fieldsOfA, fieldsOfB, repeated) => {
    const query = "reset the password";

    const found = sameQuestionsIn(
      caseAsking("a", query, fieldsOfA),
      caseAsking("b", query, fieldsOfB),
    );

    expect(found).toEqual(repeated);
  });
});

describe("warnOfAlwaysOrNeverSolved", () => {
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

  const ALWAYS_EASY = expect.stringContaining(
    "1 case found every target, the first at rank 1, in every baseline with the same query and targets: easy.",
  );
  const NEVER_HARD = expect.stringContaining(
    "1 case found no expected document in any baseline with the same query and targets, so the gate can't notice a loss: hard.",
  );

  // `easy` is found first in each baseline, `hard` in none, `mixed` first or second.
  it("finds cases that all baselines solve, and those that none solves", () => {
    expect(
      warnOfAlwaysOrNeverSolved(suite, [withMixedFound, withMixedLower, withMixedFound]),
    ).toEqual([ALWAYS_EASY, NEVER_HARD]);
    expect(
      warnOfAlwaysOrNeverSolved(suite, [withMixedFound, withMixedFound, withMixedFound])[0],
    ).toContain(
      "2 cases found every target, the first at rank 1, in every baseline with the same query and targets: easy, mixed",
    );
  });

  it("warnOfAlwaysOrNeverSolved needs three baselines", () => {
    expect(warnOfAlwaysOrNeverSolved(suite, [withMixedFound, withMixedFound])).toEqual([]);
  });

  it("counts the baselines that have the case as it is now", () => {
    const easyWithOneTarget = makeCase("easy");
    const withEasyEdited = recordedBaseline(["n"], [easyWithOneTarget, ...cases.slice(1)]);
    const withoutEasy = recordedBaseline(["n"], cases.slice(1));
    const fourBaselines = [withMixedFound, withMixedFound, withEasyEdited, withoutEasy];

    // A warning takes three baselines with the case as in the suite. Of these four, two have `easy`
    // so, which one more makes three. `hard` is so in all.
    expect(warnOfAlwaysOrNeverSolved(suite, fourBaselines)).toEqual([NEVER_HARD]);
    expect(warnOfAlwaysOrNeverSolved(suite, [...fourBaselines, withMixedFound])).toEqual([
      ALWAYS_EASY,
      NEVER_HARD,
    ]);
  });
});
