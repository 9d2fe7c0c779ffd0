/** Renamed documents: which targets are the same under another name, and what follows. */
import { describe, expect, it } from "vitest";
import { followRenames } from "../../src/change/follow-renames.ts";
import type { NamedDocuments } from "../../src/change/renames.ts";
import { indexNames } from "../../src/model/renames.ts";
import type { Case, Target } from "../../src/model/suite.ts";
import type { Inputs } from "../../src/model/report.ts";
import {
  answered,
  anyOf,
  baselineOf,
  configOf,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";

const config = configOf();

/** A target that names a document by its path. */
const page = (path: string, grade = 1): Target => target(path, grade, "path");

/** Inputs with these cases and a baseline with one list of paths for each; `x` alone if absent. */
function inputsWith(cases: readonly Case[], lists: readonly (readonly string[])[] = []): Inputs {
  const suite = suiteOf(...cases);
  const hits = (paths: readonly string[]) =>
    hitsOf(...paths).map((hit) => ({ ...hit, path: hit.doc_id }));
  const run = runOf(cases.map(({ id }, i) => answered(id, hits(lists[i] ?? ["x"]))));
  return inputsOf(config, suite, baselineOf(config, suite, run));
}

const caseExpecting = (...pages: readonly Target[]): Case => makeCase("a", { expected: pages });

/** The files of a repository before and after a change. */
interface Files {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Old and new path of the files that git takes as renamed. */
  readonly pairs?: readonly (readonly [string, string])[];
}

/** The names by which targets may name these files. */
const namesOf = ({ before, after, pairs = [] }: Files): NamedDocuments => ({
  base: indexNames(before),
  head: indexNames(after),
  pairs: pairs.map(([oldPath, newPath]) => ({
    before: indexNames([oldPath]),
    after: indexNames([newPath]),
  })),
});

/** Old and new name of each document that followRenames takes as renamed. */
const renamesOf = (base: Inputs, head: Inputs, files: Files): readonly (readonly string[])[] => [
  ...followRenames(base, head, () => namesOf(files)).renames,
];

const NO_FILES = namesOf({ before: [], after: [] });
const A_MOVED_TO_B: Files = { before: ["docs/a.md"], after: ["docs/b.md"] };

// In these tests the case "a" expects docs/a.md on the base, and docs/b.md on the head.
describe("followRenames", () => {
  const base = inputsWith([caseExpecting(page("docs/a.md"))]);
  const head = inputsWith([caseExpecting(page("docs/b.md"))]);

  it("takes a document as renamed if the old file is gone and the new one is new", () => {
    expect(renamesOf(base, head, A_MOVED_TO_B)).toEqual([["docs/a.md", "docs/b.md"]]);
  });

  it.each<[string, Files]>([
    ["the old file is still there", { before: ["docs/a.md"], after: ["docs/a.md", "docs/b.md"] }],
    ["the new file was there before", { before: ["docs/a.md", "docs/b.md"], after: ["docs/b.md"] }],
    ["the old name was no file", { before: [], after: ["docs/b.md"] }],
    ["the new name is no file", { before: ["docs/a.md"], after: [] }],
  ])("takes no document as renamed if %s", (_, files) => {
    expect(renamesOf(base, head, files)).toEqual([]);
  });

  it("takes files that git pairs as renamed, though both stand on both sides", () => {
    const both = ["docs/a.md", "docs/b.md"];
    const pairs = [["docs/a.md", "docs/b.md"]] as const;

    expect(renamesOf(base, head, { before: both, after: both, pairs })).toEqual(pairs);
  });

  it("takes no document as renamed if the new name is in a recorded result", () => {
    const recorded = inputsWith([caseExpecting(page("docs/a.md"))], [["docs/b.md"]]);

    expect(renamesOf(recorded, head, A_MOVED_TO_B)).toEqual([]);
  });

  it("takes a document as renamed if the head names it by a hint instead of a path", () => {
    // A hint is a text alone, which can be a path: `expected: [docs/b.md]`.
    const headWithHint = inputsWith([caseExpecting(target("docs/b.md", 1, "hint"))]);

    expect(renamesOf(base, headWithHint, A_MOVED_TO_B)).toEqual([["docs/a.md", "docs/b.md"]]);
  });

  it("takes a document as renamed if its grade changes, too", () => {
    const headWithGrade2 = inputsWith([caseExpecting(page("docs/b.md", 2))]);

    expect(renamesOf(base, headWithGrade2, A_MOVED_TO_B)).toEqual([["docs/a.md", "docs/b.md"]]);
  });

  it("renames a document in all cases, and in what is forbidden", () => {
    const inputsNaming = (name: string): Inputs =>
      inputsWith([
        makeCase("a", { expected: [page(name)] }),
        makeCase("b", { expected: [page("docs/z.md")], forbidden: [page(name)] }),
      ]);

    const followed = followRenames(inputsNaming("docs/a.md"), inputsNaming("docs/b.md"), () =>
      namesOf(A_MOVED_TO_B),
    );

    expect(followed.base.suite.cases).toEqual(followed.head.suite.cases);
    expect([...followed.base.baseline!.cases.values()].map(({ digests }) => digests)).toEqual(
      followed.head.suite.cases.map(({ digests }) => digests),
    );
  });

  it.each([
    ["one of two cases keeps the old name", "docs/b.md", "docs/a.md"],
    ["two cases have different new names", "docs/b.md", "docs/c.md"],
  ])("takes no document as renamed if %s", (_, pageOfA, pageOfB) => {
    const inputsOfTwo = (firstPage: string, secondPage: string): Inputs =>
      inputsWith([
        makeCase("a", { expected: [page(firstPage)] }),
        makeCase("b", { expected: [page(secondPage)] }),
      ]);
    const files = { before: ["docs/a.md"], after: ["docs/b.md", "docs/c.md"] };
    const oldInputs = inputsOfTwo("docs/a.md", "docs/a.md");

    expect(renamesOf(oldInputs, inputsOfTwo(pageOfA, pageOfB), files)).toEqual([]);
  });

  it("takes git's pair if there are several new names", () => {
    const headWithTwo = inputsWith([caseExpecting(page("docs/b.md"), page("docs/c.md"))]);
    const files = { before: ["docs/a.md"], after: ["docs/b.md", "docs/c.md"] };
    const pairs = [["docs/a.md", "docs/c.md"]] as const;

    expect(renamesOf(base, headWithTwo, { ...files, pairs })).toEqual([["docs/a.md", "docs/c.md"]]);
  });

  it("keeps each rank beside its target if names change their order", () => {
    const foundAtBase = ["docs/m.md", "x"];
    const expectedAtBase = [caseExpecting(page("docs/a.md"), page("docs/m.md"))];
    const baseInputs = inputsWith(expectedAtBase, [foundAtBase]);
    const headInputs = inputsWith([caseExpecting(page("docs/m.md"), page("docs/z.md"))]);
    const files = { before: ["docs/a.md"], after: ["docs/z.md"] };
    const row = baseInputs.baseline!.cases.get("a")!;

    const { base: followed } = followRenames(baseInputs, headInputs, () => namesOf(files));
    const renamed = followed.baseline!.cases.get("a")!;

    // docs/a.md was not found, docs/m.md at rank 1.
    expect(row).toMatchObject({
      targets: [page("docs/a.md"), page("docs/m.md")],
      ranks: [null, 1],
    });
    // docs/a.md is followed to docs/z.md, which sorts after docs/m.md.
    expect(renamed).toMatchObject({
      targets: [page("docs/m.md"), page("docs/z.md")],
      ranks: [1, null],
    });
    expect(renamed.targets).toEqual(followed.suite.cases[0]!.expected);
  });

  it("renames rows that an earlier change left under an old name", () => {
    const { baseline } = inputsWith([caseExpecting(page("docs/a.md"))]);
    // The suite has the new name on both sides, the baseline the old one: the same case expects
    // one document, so a.md is the old name of b.md.
    const inputs = { ...inputsWith([caseExpecting(page("docs/b.md"))]), baseline };
    const files = { before: ["docs/b.md"], after: ["docs/b.md"] };

    const followed = followRenames(inputs, inputs, () => namesOf(files));

    expect(followed.renames.size).toBe(0);
    for (const side of [followed.base, followed.head]) {
      expect(side.baseline!.cases.get("a")!.targets).toEqual([page("docs/b.md")]);
    }
  });

  it("follows a document and the id of its case if both are renamed", () => {
    const query = { query: "how?" };
    const baseInputs = inputsWith([makeCase("a", { ...query, expected: [page("docs/a.md")] })]);
    const headInputs = inputsWith([makeCase("b", { ...query, expected: [page("docs/b.md")] })]);
    const headWithOldRows = { ...headInputs, baseline: baseInputs.baseline };

    const followed = followRenames(baseInputs, headWithOldRows, () => namesOf(A_MOVED_TO_B));

    expect([...followed.renames]).toEqual([["docs/a.md", "docs/b.md"]]);
    expect(followed.base.suite.cases).toEqual(headInputs.suite.cases);
    expect([...followed.head.baseline!.cases.keys()]).toEqual(["b"]);
    expect(followed.head.baseline!.cases).toEqual(followed.base.baseline!.cases);
  });

  it("keeps the row that the head recorded under a case's new id", () => {
    const query = { query: "how?", expected: [page("docs/a.md")] };
    const baseInputs = inputsWith([makeCase("a", query)]);
    const headInputs = inputsWith([makeCase("b", query)]);
    const newRow = headInputs.baseline!.cases.get("b")!;
    const rows = new Map([["b", newRow], ...baseInputs.baseline!.cases]);
    const headWithBothRows = { ...headInputs, baseline: { ...headInputs.baseline!, cases: rows } };

    const followed = followRenames(baseInputs, headWithBothRows, () => NO_FILES);

    expect(followed.head.baseline!.cases.get("b")).toBe(newRow);
  });

  it.each([
    { when: "the change that renames it", baseId: "a" },
    { when: "a later change", baseId: "b" },
  ])("follows a case's new id to a row of fewer targets in $when", ({ baseId }) => {
    // The baseline knows the case as a, with one of its two targets. Its row is known by the query.
    const query = "how?";
    const { baseline } = inputsWith([makeCase("a", { query, expected: [page("docs/a.md")] })]);
    const twoTargets = { query, expected: [page("docs/a.md"), page("docs/more.md")] };
    const baseInputs = { ...inputsWith([makeCase(baseId, twoTargets)]), baseline };
    const headInputs = { ...inputsWith([makeCase("b", twoTargets)]), baseline };

    const followed = followRenames(baseInputs, headInputs, () => NO_FILES);

    for (const side of [followed.base, followed.head]) {
      expect([...side.baseline!.cases.keys()]).toEqual(["b"]);
      expect(side.baseline!.cases.get("b")!.targets).toEqual([page("docs/a.md")]);
    }
  });

  it.each<[string, NonNullable<Files["pairs"]>, readonly (readonly string[])[]]>([
    ["none if git pairs none", [], []],
    [
      "all if git pairs one",
      [["docs/a.md", "docs/moved-a.md"]],
      [
        ["docs/a.md", "docs/moved-a.md"],
        ["docs/b.md", "docs/moved-b.md"],
      ],
    ],
  ])("of two moved documents of a case it takes %s as renamed", (_, pairs, renames) => {
    // Nothing but a pair of git says that a moved: then b, too, has moved, to the place that is left.
    // The head's case is edited: either document is enough.
    const baseInputs = inputsWith([caseExpecting(target("docs/a.md"), target("docs/b.md"))]);
    const headInputs = inputsWith([caseExpecting(anyOf(["docs/moved-a.md", "docs/moved-b.md"]))]);
    const files = {
      before: ["docs/a.md", "docs/b.md"],
      after: ["docs/moved-a.md", "docs/moved-b.md"],
      pairs,
    };

    expect(renamesOf(baseInputs, headInputs, files)).toEqual(renames);
  });

  it("takes no document as renamed if more documents came than left", () => {
    const headWithTwo = inputsWith([caseExpecting(page("docs/b.md"), page("docs/c.md"))]);
    const files = { before: ["docs/a.md"], after: ["docs/b.md", "docs/c.md"] };

    expect(renamesOf(base, headWithTwo, files)).toEqual([]);
  });

  it("reads no file names if no target looks renamed", () => {
    const readNames = (): NamedDocuments => {
      throw new Error("the names were read");
    };

    expect(followRenames(base, base, readNames).renames.size).toBe(0);
  });
});

it("indexNames finds a file by the end of its path, and without its ending", () => {
  const names = indexNames(["docs/guide/setup.md"]);

  expect(names.has("docs/guide/setup.md")).toBe(true);
  expect(names.has("setup.md")).toBe(true);
  expect(names.has("guide/setup")).toBe(true);
  expect(names.has("up.md")).toBe(false);
  expect(names.has("docs")).toBe(false);
});
