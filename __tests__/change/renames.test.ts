/** Renamed documents: which targets are the same ones under another name, and what follows for suites and rows. */
import { describe, expect, it } from "vitest";
import { followRenames } from "../../src/change/follow-renames.ts";
import { type NamedDocuments, indexNames } from "../../src/change/renames.ts";
import type { Case, Target } from "../../src/model/suite.ts";
import type { Inputs } from "../../src/model/report.ts";
import {
  anyOf,
  baselineOf,
  configOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { answerListing } from "../gate/made.ts";

const config = configOf();

const page = (path: string, grade = 1): Target => target(path, grade, "path");

function inputsWith(cases: readonly Case[], lists: readonly (readonly string[])[] = []): Inputs {
  const suite = suiteOf(...cases);
  const run = runOf(cases.map(({ id }, at) => answerListing(id, ...(lists[at] ?? ["x"]))));
  return inputsOf(config, suite, baselineOf(config, suite, run));
}

const caseExpecting = (...pages: readonly Target[]): Case => makeCase("a", { expected: pages });

interface Files {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly pairs?: readonly (readonly [string, string])[];
}

const namesOf = ({ before, after, pairs = [] }: Files): NamedDocuments => ({
  base: indexNames(before),
  head: indexNames(after),
  pairs: pairs.map(([one, other]) => ({ before: indexNames([one]), after: indexNames([other]) })),
});

const renamesOf = (base: Inputs, head: Inputs, files: Files): readonly (readonly string[])[] => [
  ...followRenames(base, head, () => namesOf(files)).renames,
];

const MOVED: Files = { before: ["docs/a.md"], after: ["docs/b.md"] };

describe("followRenames", () => {
  const base = inputsWith([caseExpecting(page("docs/a.md"))]);
  const head = inputsWith([caseExpecting(page("docs/b.md"))]);

  it("takes a document as renamed if the old file is gone and the new one is new", () => {
    expect(renamesOf(base, head, MOVED)).toEqual([["docs/a.md", "docs/b.md"]]);
  });

  it.each<[string, Files]>([
    ["the old file is still there", { before: ["docs/a.md"], after: ["docs/a.md", "docs/b.md"] }],
    ["the new file was there before", { before: ["docs/a.md", "docs/b.md"], after: ["docs/b.md"] }],
    ["the old name was no file", { before: [], after: ["docs/b.md"] }],
    ["the new name is no file", { before: ["docs/a.md"], after: [] }],
  ])("does not take it as renamed if %s", (_, files) => {
    expect(renamesOf(base, head, files)).toEqual([]);
  });

  it("takes files that git pairs as renamed", () => {
    const files = { before: ["docs/a.md", "docs/b.md"], after: ["docs/a.md", "docs/b.md"] };
    const pairs = [["docs/a.md", "docs/b.md"]] as const;

    expect(renamesOf(base, head, { ...files, pairs })).toEqual([["docs/a.md", "docs/b.md"]]);
  });

  it("does not if the new name is in a recorded result", () => {
    const recorded = inputsWith([caseExpecting(page("docs/a.md"))], [["docs/b.md"]]);

    expect(renamesOf(recorded, head, MOVED)).toEqual([]);
  });

  it("does not if the grade changes", () => {
    const other = inputsWith([caseExpecting(page("docs/b.md", 2))]);

    expect(renamesOf(base, other, MOVED)).toEqual([]);
  });

  it("renames a document in all cases, and in what is forbidden", () => {
    const cases = (name: string): Inputs =>
      inputsWith([
        makeCase("a", { expected: [page(name)] }),
        makeCase("b", { expected: [page("docs/z.md")], forbidden: [page(name)] }),
      ]);

    const followed = followRenames(cases("docs/a.md"), cases("docs/b.md"), () => namesOf(MOVED));

    expect(followed.base.suite.cases).toEqual(followed.head.suite.cases);
    expect([...followed.base.baseline!.cases.values()].map(({ digests }) => digests)).toEqual(
      followed.head.suite.cases.map(({ digests }) => digests),
    );
  });

  it("does not if one of two cases keeps the old name, or they differ", () => {
    const inputsOfTwo = (one: string, other: string): Inputs =>
      inputsWith([
        makeCase("a", { expected: [page(one)] }),
        makeCase("b", { expected: [page(other)] }),
      ]);
    const files = { before: ["docs/a.md"], after: ["docs/b.md", "docs/c.md"] };
    const old = inputsOfTwo("docs/a.md", "docs/a.md");

    expect(renamesOf(old, inputsOfTwo("docs/b.md", "docs/a.md"), files)).toEqual([]);
    expect(renamesOf(old, inputsOfTwo("docs/b.md", "docs/c.md"), files)).toEqual([]);
  });

  it("takes git's pair if there are several new names", () => {
    const two = inputsWith([caseExpecting(page("docs/b.md"), page("docs/c.md"))]);
    const files = { before: ["docs/a.md"], after: ["docs/b.md", "docs/c.md"] };
    const pairs = [["docs/a.md", "docs/c.md"]] as const;

    expect(renamesOf(base, two, { ...files, pairs })).toEqual([["docs/a.md", "docs/c.md"]]);
  });

  it("keeps each rank beside its target if names change their order", () => {
    const before = inputsWith(
      [caseExpecting(page("docs/a.md"), page("docs/m.md"))],
      [["docs/m.md", "x"]],
    );
    const after = inputsWith([caseExpecting(page("docs/m.md"), page("docs/z.md"))]);
    const files = { before: ["docs/a.md"], after: ["docs/z.md"] };
    const row = before.baseline!.cases.get("a")!;

    const { base: followed } = followRenames(before, after, () => namesOf(files));
    const renamed = followed.baseline!.cases.get("a")!;

    const ranksByName = (one: typeof row): unknown =>
      one.targets.map((each, at) => [each.kind === "any" ? "" : each.value, one.ranks[at]]);

    expect(ranksByName(row)).toContainEqual(["docs/a.md", null]);
    expect(ranksByName(renamed)).toContainEqual(["docs/z.md", null]);
    expect(renamed.targets).toEqual(followed.suite.cases[0]!.expected);
  });

  it("renames rows that an earlier change left under an old name", () => {
    const { baseline } = inputsWith([caseExpecting(page("docs/a.md"))]);
    const merged = { ...inputsWith([caseExpecting(page("docs/b.md"))]), baseline };
    const files = { before: ["docs/b.md"], after: ["docs/b.md"] };

    const followed = followRenames(merged, merged, () => namesOf(files));

    expect(followed.renames.size).toBe(0);
    for (const side of [followed.base, followed.head]) {
      expect(side.baseline!.cases.get("a")!.targets).toEqual([page("docs/b.md")]);
    }
  });

  it("follows a document and the id of its case if both are renamed", () => {
    const query = { query: "how?" };
    const before = inputsWith([makeCase("a", { ...query, expected: [page("docs/a.md")] })]);
    const after = inputsWith([makeCase("b", { ...query, expected: [page("docs/b.md")] })]);
    const merged = { ...after, baseline: before.baseline };

    const followed = followRenames(before, merged, () => namesOf(MOVED));

    expect([...followed.renames]).toEqual([["docs/a.md", "docs/b.md"]]);
    expect(followed.base.suite.cases).toEqual(after.suite.cases);
    expect([...followed.head.baseline!.cases.keys()]).toEqual(["b"]);
    expect(followed.head.baseline!.cases).toEqual(followed.base.baseline!.cases);
  });

  it("follows an id whose row was measured by fewer answers", () => {
    const query = { query: "how?" };
    const { baseline } = inputsWith([makeCase("a", { ...query, expected: [page("docs/a.md")] })]);
    const more = { ...query, expected: [page("docs/a.md"), page("docs/more.md")] };
    const before = { ...inputsWith([makeCase("a", more)]), baseline };
    const after = { ...inputsWith([makeCase("b", more)]), baseline };

    const { base: oldSide, head: newSide } = followRenames(before, after, () => namesOf(MOVED));

    for (const side of [oldSide, newSide]) {
      expect([...side.baseline!.cases.keys()]).toEqual(["b"]);
      expect(side.baseline!.cases.get("b")!.targets).toEqual([page("docs/a.md")]);
    }

    // A later change has the same rows, and the new id on both sides.
    const later = followRenames({ ...after, baseline }, after, () => namesOf(MOVED));

    expect([...later.base.baseline!.cases.keys()]).toEqual(["b"]);
    expect([...later.head.baseline!.cases.keys()]).toEqual(["b"]);
  });

  it("matches the documents of needs target by target", () => {
    const moved = (name: string): string => name.replace("docs/", "docs/moved-");
    const names = ["docs/a.md", "docs/b.md", "docs/c.md"] as const;
    const [a, b, c] = names;
    const before = inputsWith([caseExpecting(target(a), anyOf([b, c]))]);
    const after = inputsWith([
      caseExpecting(anyOf([moved(a), "docs/z.md"]), anyOf([moved(b), moved(c)])),
    ]);
    const files = { before: [...names, "docs/z.md"], after: [...names.map(moved), "docs/z.md"] };

    const found = renamesOf(before, after, files);

    expect(found).toEqual(names.map((name) => [name, moved(name)]));
  });

  it("matches none if more documents came than left", () => {
    const two = inputsWith([caseExpecting(page("docs/b.md"), page("docs/c.md"))]);
    const files = { before: ["docs/a.md"], after: ["docs/b.md", "docs/c.md"] };

    expect(renamesOf(base, two, files)).toEqual([]);
  });

  it("reads no file names if no target looks renamed", () => {
    const read = (): NamedDocuments => {
      throw new Error("read");
    };

    expect(followRenames(base, base, read).renames.size).toBe(0);
  });
});

it("indexNames finds a file by the end of its path, and without its ending", () => {
  const names = indexNames(["docs/guide/setup.md"]);

  const known = ["docs/guide/setup.md", "setup.md", "guide/setup", "up.md", "docs"].map((name) =>
    names.has(name),
  );

  expect(known).toEqual([true, true, true, false, false]);
});
