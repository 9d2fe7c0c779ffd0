import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { loadInputs } from "../../../src/files/inputs.ts";
import { filesIn, rows } from "../../helpers/table.ts";
import { workspace } from "../../helpers/workspace.ts";
import { type Files, loadDataset, refuseJson } from "./load.ts";

/** Returns the value that an error advises to write for a key, as YAML reads it. */
function advisedValue(refusal: string, key: string): unknown {
  const start = refusal.indexOf(`\`${key}: `);
  // The advice may hold backticks itself: it ends at one with a mark behind it.
  const text = /^`(.*?)`(?=[.,;)]| to | in |$)/.exec(refusal.slice(start))?.[1] ?? "";
  return (parse(text) as Files)[key];
}

/** Loads the dataset with the expression that the error advises, and returns its queries. */
async function queriesByAdvice(
  dataset: { readonly path: string; readonly fields: Files },
  files: Files,
  key: "expect_empty" | "cases" | "expected",
): Promise<readonly string[]> {
  const value = advisedValue(await refuseJson(dataset, files), key);
  const advised =
    key === "cases"
      ? { ...dataset, cases: value }
      : { ...dataset, fields: { ...dataset.fields, [key]: value } };
  const { suite } = await loadDataset({ format: "json", ...advised }, files);
  return suite.cases.map(({ query, expect_empty: isEmpty }) =>
    isEmpty ? `${query}: none` : query,
  );
}

describe("advice for a golden file", () => {
  it.each(
    rows(`
# what the file has | the file | fields.expected
a list | [{"q": "a", "docs": ["x"]}, {"q": "b", "docs": []}] | docs
texts to split | [{"q": "a", "docs": ["x#1"]}, {"q": "b"}] | split(docs, '#')[*][0]
a key that needs quotes | [{"q": "a", "doc-ids": ["x"]}, {"q": "b", "doc-ids": []}] | "doc-ids"[].join('', [@, '.md'])
two keys | [{"q": "a", "more": ["x"]}, {"q": "b", "docs": []}] | docs ¦¦ more
grades of 0 | [{"q": "a", "docs": {"x": 2}}, {"q": "b", "docs": {"y": 0}}] | docs
objects with grades of 0 | [{"q": "a", "docs": [{"id": "x", "grade": 2}]}, {"q": "b", "docs": [{"id": "y", "grade": 0}]}] | docs
`),
  )(
    "marks or leaves out a case without documents if the file has %s",
    async (_, text, expected) => {
      const dataset = { path: "g.json", fields: { query: "q", expected } };
      const files = { "g.json": text };

      const marked = await queriesByAdvice(dataset, files, "expect_empty");
      const leftOut = await queriesByAdvice(dataset, files, "cases");

      expect(marked).toEqual(["a", "b: none"]);
      expect(leftOut).toEqual(["a"]);
    },
  );

  it("marks the cases with a key if no expression tells them apart", async () => {
    const fields = { query: "q", expected: "docs" };
    const text = `[{"q": "a", "docs": ["x"]}, {"q": "b", "docs": [" "]}]`;

    const refusal = await refuseJson({ path: "g.json", fields }, { "g.json": text });

    expect(refusal).toContain("write `negative: true` in these cases");
    expect(advisedValue(refusal, "expect_empty")).toBe("negative");
    expect(advisedValue(refusal, "cases")).toBe("[?!negative]");
  });

  it.each(
    rows(`
# fields.expected | the file
docs ¦¦ more | [{"q": "a", "more": [{"item-id": "x"}]}]
split(tags, ',') ¦ [*].{item: @} | [{"q": "a", "tags": "x,y"}]
"the-doc" | [{"q": "a", "the-doc": {"item-id": "x"}}]
`),
  )("names the document in the objects that %s gives", async (expected, text) => {
    const dataset = { path: "g.json", fields: { query: "q", expected } };

    expect(await queriesByAdvice(dataset, { "g.json": text }, "expected")).toEqual(["a"]);
  });
});

it("loadInputs names the grade that is no whole number, and its place", async () => {
  const fields = { query: "q", expected: "docs" };
  const directory = workspace({
    "gate.json": { version: 1, suite: "suite.json", retriever: { kind: "run", path: "r" } },
    "suite.json": {
      version: 1,
      name: "set",
      revision: "1",
      dataset: { format: "json", path: "g.yaml", fields },
    },
    "g.yaml": "- { q: a, docs: { x: 2 } }\n- { q: b, docs: { y: 2.5, z: 3 } }\n",
    r: "",
  });

  await expect(
    loadInputs({ directory }, "gate.json", { suite: null, baseline: null }),
  ).rejects.toMatchObject({
    code: "invalid_config",
    problems: [
      {
        message:
          "g.yaml:2 has the grade 2.5, which is no whole number: expected the least one that counts as relevant, for example `definition: { relevance: 2 }`",
      },
    ],
  });
});

describe("a golden file with a mistake", () => {
  /** Takes the documents of `docs` without what follows their `#`. */
  const SPLIT = { query: "q", expected: "split(docs, '#')[*][0]" };

  /** Expects the parts of an error, which the table parts by …, in the error on this dataset. */
  async function expectRefusal(dataset: Files, file: string, parts: string): Promise<void> {
    const files = filesIn(file);

    const refusal = await refuseJson({ path: Object.keys(files)[0], ...dataset }, files);

    for (const part of parts.split(" … ")) {
      expect(refusal).toContain(part);
    }
  }

  it.each(
    rows(`
# the mistake | the file | fields.expected | parts of the error
a function that does not exist | g.json: [{"q": "a", "docs": ["x"]}] | docs[*].replace(@) | eval/suite.json:8 (/dataset/fields/expected) … there is no function replace()
a gate function behind the start | g.json: [{"q": "a", "docs": ["x"]}] | (split(docs, '#')[*][0])[] | split(…) can only stand at the start … what follows behind \` ¦ \`
a word as a grade | g.yaml: - q: a⏎  docs: { x: 2 }⏎- q: b⏎  docs:⏎    bread-sourdough: high⏎ | docs | eval/g.yaml:5: fields.expected … gives the grade "high" of bread-sourdough
grades that are all 0 | g.yaml: - { q: a, docs: { x: 2 } }⏎- { q: b, docs: { cookie-oat: 0 } }⏎ | docs | eval/g.yaml:2: fields.expected … no grade is above 0
texts where most cases have no list | g.json: [{"q": "a", "docs": ["x"]}, {"q": "b", "docs": "y"}, {"q": "c", "docs": "z"}] | docs[*] | \`docs[*]\` gives nothing … leave them out: \`cases: "[?docs[*]]"\`
an object that is no target and has no grades | g.json: [{"q": "a", "docs": {"title": "x"}}] | docs | \`docs\` gives an object with the keys \`title\`, which is no target
objects with one key in common | g.json: [{"q": "a", "docs": [{"note": "n", "item": "x"}]}, {"q": "b", "docs": [{"item": "y"}]}] | docs | \`expected: "docs[].{id: item}"\`
`),
  )("is refused for %s", (_, file = "", expected = "", parts = "") =>
    expectRefusal({ fields: { query: "q", expected } }, file, parts),
  );

  // `fields.expected` is split(docs, '#')[*][0].
  it.each(
    rows(`
# the mistake | the file | parts of the error
a number in place of an id | g.json: [{"q": "a", "docs": ["x#1"]},⏎ {"q": "b", "docs": [17]}] | eval/g.json:2: fields.expected … fails: split: expected a text, got 17
a number in place of an id in all cases | g.json: [{"q": "a", "docs": [1]}, {"q": "b", "docs": [1]}] | fails: split: expected a text, got 1 … Compare \`fields\`
a text in place of a list | g.json: [{"q": "a", "docs": ["x#1"]},⏎ {"q": "b", "docs": "y#1"}] | eval/g.json:2:  … \`docs\` is text, expected a list … Write a list in the file: ["y#1"].
a case that is a text | g.json: [{"q": "a", "docs": ["x#1"]},⏎ "y"] | eval/g.json:2: the case is "y"; expected an object … Write it as an object, or remove it.
no cases | g.json: [] | eval/g.json has no cases: the file is an empty list … Add a case to the list.
a key with no cases | g.json: {"cases": []} | eval/g.json has no cases: \`cases\` is an empty list … \`cases: cases\`
two keys with no cases | g.json: {"meta": [], "cases": []} | eval/g.json has no list of cases: it holds an object with the keys \`meta\`, \`cases\`
`),
  )("read by `split` is refused for %s", (_, file = "", parts = "") =>
    expectRefusal({ fields: SPLIT }, file, parts),
  );

  it.each(
    rows(`
# the mistake | the file | \`cases\` | parts of the error
a list of cases that is empty, beside another one | g.json: {"cases": [], "other": [{"q": "a", "docs": ["x"]}]} | cases | \`cases: cases\` gives an empty list … Lists of objects: \`other\`.
an empty list alone | g.json: {"first": [1], "second": []} | second | eval/g.json has no cases: \`second\` is an empty list … Add a case to the list.
`),
  )("read by `cases` is refused for %s", (_, file = "", cases = "", parts = "") =>
    expectRefusal({ cases, fields: SPLIT }, file, parts),
  );

  it("is refused for a case that is an object where the others are lists", () =>
    expectRefusal(
      { fields: { query: "[0]", expected: "[1]" } },
      'g.json: [["a", ["x"]], ["b", ["y"]],\n {"q": "c"}]',
      "eval/g.json: 2 problems … eval/g.json:2: fields.query (eval/suite.json:8): `[0]` gives",
    ));
});
