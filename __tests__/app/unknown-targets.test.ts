/** Golden files whose expected documents are none that the search has. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { refuseUnknownTargets } from "../../src/app/unknown-targets.ts";
import { GateError } from "../../src/errors.ts";
import type { Hit } from "../../src/model/run.ts";
import type { NameForm, Suite, Target } from "../../src/model/suite.ts";
import { compileExpression } from "../../src/retrievers/expression.ts";
import { retrievalGate } from "../helpers/command.ts";
import { anyOf, definitionOf, makeCase, suiteOf, target } from "../helpers/make.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const DOCUMENTS = ["docs/laptop.md", "docs/bikes.md"].map((path) => ({
  doc_id: path,
  path,
  repeat: false,
}));

/** Code, message and hint of the error; empty if there is none. */
function refusalText(
  suite: Suite,
  from: "corpus" | "results" = "corpus",
  documents: readonly Hit[] = DOCUMENTS,
): string {
  try {
    refuseUnknownTargets(suite, definitionOf(), { documents, from });
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    return `${error.code}: ${error.message}. ${error.hint ?? ""}`;
  }
  return "";
}

/** A suite read from a golden file, whose field `docs` gives these documents for the one query. */
function suiteWith(...expected: readonly Target[]): Suite {
  const first = makeCase("q", { expected });
  const dataset = { file: "g.json", expected: "docs", form: "lists" as const, cases: 1, first };
  return { ...suiteOf(first), datasets: [dataset] };
}

describe("refuseUnknownTargets", () => {
  it("throws if no target is a document, and shows how documents are called", () => {
    const refusal = refusalText(
      suiteWith(target("Laptop", 1, "hint"), anyOf(["Setup", "Machine"])),
    );

    expect(refusal).toContain(
      "invalid_suite: none of the 3 names in `docs` is a document of the corpus",
    );
    expect(refusal).toContain("Documents are called docs/laptop.md, docs/bikes.md.");
  });

  it("suggests the ending that the names lack", () => {
    const refusal = refusalText(suiteWith(target("laptop", 1, "hint"), target("cars", 1, "hint")));

    expect(refusal).toContain("With the ending `.md`, 1 name of 2 is a document");
    expect(refusal).toContain("`expected: \"docs[].join('', [@, '.md'])\"` in `fields`");
  });

  // Columns: `fields.expected`, its form, a case, and what the suggested expression gives for it.
  it.each<readonly [string, NameForm, object, unknown]>([
    ["split(docs, '#')[*][0]", "lists", { docs: ["a#top", "b#x"] }, ["a.md", "b.md"]],
    ["split(docs, '#')[0]", "text", { docs: "a#top" }, "a.md"],
    ["docs || more", "lists", { more: ["a", "b"] }, ["a.md", "b.md"]],
    ["docs || more", "lists", { docs: ["a", "b"] }, ["a.md", "b.md"]],
    ['"doc-ids"', "texts", { "doc-ids": "a" }, ["a.md"]],
    ['"doc-ids"', "texts", { "doc-ids": ["a", "b"] }, ["a.md", "b.md"]],
    ["docs", "texts", {}, null],
    ["docs[]", "lists", { docs: ["a"] }, ["a.md"]],
    ["docs", "needs", { docs: [["a", "b"], ["c"]] }, [["a.md", "b.md"], ["c.md"]]],
    [
      "docs",
      "grades",
      { docs: { a: 2, b: 0 } },
      [
        { id: "a.md", grade: 2 },
        { id: "b.md", grade: 0 },
      ],
    ],
    [
      "docs[].{id: item, grade: stars}",
      "objects",
      { docs: [{ item: "a", stars: 2 }] },
      [{ id: "a.md", grade: 2 }],
    ],
  ])("suggests how to add an ending to %s (%s)", async (expected, form, data, names) => {
    const suite = suiteWith(target("a", 1, "hint"));
    const datasets = [{ ...suite.datasets![0]!, expected, form }];

    const refusal = refusalText({ ...suite, datasets }, "corpus", [
      { doc_id: "a.md", repeat: false },
    ]);
    const [, yaml = ""] = /or `(expected: .*)` in `fields`/.exec(refusal) ?? [];
    const { expected: suggested } = parse(yaml) as { readonly expected: string };

    expect((await compileExpression(suggested, "fields.expected"))(data)).toEqual(names);
  });

  it("suggests no expression if the cases give several forms", () => {
    const suite = suiteWith(target("laptop", 1, "hint"));
    const datasets = [{ ...suite.datasets![0]!, form: null }];

    expect(refusalText({ ...suite, datasets })).toContain("is a document. Write it in the file.");
  });

  it("names the document of a grade by its path if documents have paths", () => {
    const suite = suiteWith(target("docs/laptop", 1, "hint"));
    const datasets = [{ ...suite.datasets![0]!, form: "grades" as const }];

    expect(refusalText({ ...suite, datasets })).toContain("items(docs)[*].{path: join(");
  });

  it("suggests an expression for all datasets that have one, if their forms agree", () => {
    const suite = suiteWith(target("laptop", 1, "hint"));
    const dataset = suite.datasets![0]!;
    const csv = { ...dataset, expected: null, form: null };
    const texts = { ...dataset, form: "text" as const };

    const sameForms = refusalText({ ...suite, datasets: [csv, dataset, dataset] });
    const otherForms = refusalText({ ...suite, datasets: [dataset, texts] });

    expect(sameForms).toContain("Write it in the file, or `expected: ");
    expect(otherForms).toContain("is a document. Write it in the file.");
  });

  it("suggests to leave out the ending that the documents lack", () => {
    const documents = [{ doc_id: "laptop", repeat: false }];
    const targets = [target("laptop.md", 1, "hint"), target("bikes.md", 1, "hint")];
    // The ending stands in the file, or an expression adds it.
    const suite = suiteWith(...targets);
    const expressionDataset = { ...suite.datasets![0]!, expected: "docs[].join('', [@, '.md'])" };
    const suiteOfExpression = { ...suite, datasets: [expressionDataset] };

    const fileRefusal = refusalText(suite, "results", documents);
    const expressionRefusal = refusalText(suiteOfExpression, "results", documents);

    expect(fileRefusal).toContain("Without the ending `.md`, 1 name of 2 is a document.");
    expect(fileRefusal).toContain("Write them so in the file");
    expect(expressionRefusal).toContain('Write `expected: "docs[]"` in `fields`.');
  });

  it("names the key of the results if they have the names under another one", () => {
    const documents = [{ doc_id: "docs/laptop.md", repeat: false }];
    const suite = suiteWith(target("docs/laptop.md", 1, "path"));

    const refusal = refusalText(suite, "results", documents);

    expect(refusal).toContain('A result has "docs/laptop.md" as its id');
    expect(refusal).toContain("Write `id` in the expression");
  });

  it("says of results that the index may have other documents", () => {
    expect(refusalText(suiteWith(target("x")), "results")).toContain(
      "Or the index holds other documents",
    );
  });

  it("leaves suites written by hand to the warnings of validate", () => {
    expect(refusalText(suiteOf(makeCase("q", { expected: [target("gone")] })))).toBe("");
  });

  it("accepts a suite if one name is a document, or if a target is a passage", () => {
    expect(refusalText(suiteWith(target("gone"), target("docs/bikes.md", 1, "path")))).toBe("");
    expect(refusalText(suiteWith(target("gone"), target("some words", 1, "text")))).toBe("");
  });
});

describe("a golden file", () => {
  const WORDS_OF_TITLES = [
    { q: "set up a laptop", docs: ["Laptop", "Setup"] },
    { q: "borrow a bike", docs: ["Bike"] },
  ];
  const PATHS = [
    { q: "set up a laptop", docs: ["docs/laptop.md"] },
    { q: "borrow a bike", docs: ["docs/bikes.md"] },
  ];
  const SUITE = `version: 1
name: docs
revision: "1"
dataset: { format: json, path: golden.json, fields: { query: q, expected: docs } }
`;
  const config = (retriever: string): string =>
    `version: 1\nsuite: suite.yaml\nbaseline: baseline.json\nk: 3\nlatency: off\nretriever: ${retriever}\n`;
  /** The lines of a recorded run in which each query has one result. */
  const runLines = (laptopId: string, bikesId: string): string =>
    [
      { query_id: "set up a laptop", ranked: [{ doc_id: laptopId, score: 1 }] },
      { query_id: "borrow a bike", ranked: [{ doc_id: bikesId, score: 1 }] },
    ]
      .map((each) => JSON.stringify(each))
      .join("\n");
  const project = (retriever: string, golden: unknown) =>
    workspace({
      "golden.json": golden,
      "suite.yaml": SUITE,
      "retrieval-gate.yaml": config(retriever),
      "docs/laptop.md": "# Set up a laptop\n\nSwitch on encryption.\n",
      "docs/bikes.md": "# Borrow a bike\n\nBook it.\n",
      "run.jsonl": runLines("docs/laptop.md", "docs/bikes.md"),
    });
  const BM25 = `{ kind: bm25, files: ["docs/*.md"] }`;

  it.each([
    ["validate", BM25, "of the corpus"],
    ["record", BM25, "of the corpus"],
    ["record", "{ kind: run, path: run.jsonl }", "in the results of any query"],
  ])("of words of titles is refused by %s with %s", async (command, retriever, where) => {
    const folder = project(retriever, WORDS_OF_TITLES);

    const { code, stdout, stderr } = await retrievalGate(folder, [command]);

    expect(code).toBe(2);
    expect(`${stdout}${stderr}`).toMatch(
      new RegExp(`[Nn]one of the 3 names in \`docs\` is a document ${where}: Bike, Laptop, Setup`),
    );
  });

  it("of paths is refused by record if only an earlier search had such ids", async () => {
    const folder = project(BM25, PATHS);
    await retrievalGate(folder, ["record"]);
    writeFiles(folder, {
      "retrieval-gate.yaml": config("{ kind: run, path: run.jsonl }"),
      "run.jsonl": runLines("laptop", "bikes"),
    });

    const { code, stdout } = await retrievalGate(folder, ["record", "--accept"]);

    expect(code).toBe(2);
    expect(stdout).toMatch(/[Nn]one of the 2 names in `docs` is a document in the results/);
  });

  it("of paths is shown by validate as it was read", async () => {
    const folder = project(BM25, PATHS.slice(0, 1));

    const { code, stdout } = await retrievalGate(folder, ["validate"]);

    expect(code).toBe(0);
    expect(stdout).toContain(`golden.json: 1 case. The first was read as (line 2):
  query: set up a laptop
  expected: docs/laptop.md
  intent: all
`);
  });
});
