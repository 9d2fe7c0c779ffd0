import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { filesIn, rows } from "../../helpers/table.ts";
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
# what the file has | the file | fields.expected (¦ stands for a bar)
a list | [{"q": "a", "docs": ["x"]}, {"q": "b", "docs": []}] | docs
texts to split | [{"q": "a", "docs": ["x#1"]}, {"q": "b"}] | split(docs, '#')[*][0]
a key that needs quotes | [{"q": "a", "doc-ids": ["x"]}, {"q": "b", "doc-ids": []}] | "doc-ids"[].join('', [@, '.md'])
two keys | [{"q": "a", "more": ["x"]}, {"q": "b", "docs": []}] | docs ¦¦ more
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
    // The list of b is not empty in JMESPath, although a blank text names no document.
    const text = `[{"q": "a", "docs": ["x"]}, {"q": "b", "docs": [" "]}]`;

    const refusal = await refuseJson({ path: "g.json", fields }, { "g.json": text });

    expect(refusal).toContain("write `negative: true` in these cases");
    expect(advisedValue(refusal, "expect_empty")).toBe("negative");
    expect(advisedValue(refusal, "cases")).toBe("[?!negative]");
  });

  it.each(
    rows(`
# fields.expected (¦ stands for a bar) | the file | the advised expression
docs ¦¦ more | [{"q": "a", "more": [{"item-id": "x"}]}] | docs ¦¦ more ¦ [].{id: "item-id"}
split(tags, ',') ¦ [*].{item: @} | [{"q": "a", "tags": "x,y"}] | split(tags, ',') ¦ [*].{item: @} ¦ [].{id: item}
"the-doc" | [{"q": "a", "the-doc": {"item-id": "x"}}] | "the-doc"."item-id"
`),
  )("names the document in the objects that %s gives", async (expected, text, advised) => {
    const dataset = { path: "g.json", fields: { query: "q", expected } };
    const files = { "g.json": text };

    expect(advisedValue(await refuseJson(dataset, files), "expected")).toBe(advised);
    expect(await queriesByAdvice(dataset, files, "expected")).toEqual(["a"]);
  });
});

// The table parts the parts of an error by …
it.each(
  rows(`
# the mistake | the file | fields.expected | parts of the error
a function that does not exist | g.json: [{"q": "a", "docs": ["x"]}] | docs[*].replace(@) | eval/suite.json:8 (/dataset/fields/expected) … there is no function replace()
split in brackets, and so not at the start | g.json: [{"q": "a", "docs": ["x"]}] | (split(docs, '#')[*][0])[] | split(…) can only stand at the start … what follows behind \` ¦ \`
a word as a grade | g.yaml: - { q: a, docs: { x: 2 } }⏎- { q: b, docs: { y: 1, bread: high } }⏎ | docs | eval/g.yaml:2: fields.expected … gives the grade "high" of bread; expected a number from 0
grades that are all 0 | g.yaml: - { q: a, docs: { x: 2 } }⏎- { q: b, docs: { cookie-oat: 0 } }⏎ | docs | eval/g.yaml:2: fields.expected … no grade is above 0
an object that is no target and has no grades | g.json: [{"q": "a", "docs": {"title": "x"}}] | docs | \`docs\` gives an object with the keys \`title\`, which is no target
objects with one key in common | g.json: [{"q": "a", "docs": [{"note": "n", "item": "x"}]}, {"q": "b", "docs": [{"item": "y"}]}] | docs | \`expected: "docs[].{id: item}"\`
a number in place of an id | g.json: [{"q": "a", "docs": ["x#1"]},⏎ {"q": "b", "docs": [17]}] | split(docs, '#')[*][0] | eval/g.json:2: fields.expected … fails: split: expected a text, got 17
a number in place of an id in all cases | g.json: [{"q": "a", "docs": [1]}, {"q": "b", "docs": [1]}] | split(docs, '#')[*][0] | fails: split: expected a text, got 1 … Compare \`fields\`
no cases | g.json: [] | docs | eval/g.json has no list with cases: it holds an empty list
`),
)("format json refuses %s", async (_, file = "", expected = "", parts = "") => {
  const files = filesIn(file);
  const dataset = { path: Object.keys(files)[0], fields: { query: "q", expected } };

  const refusal = await refuseJson(dataset, files);

  for (const part of parts.split(" … ")) {
    expect(refusal).toContain(part);
  }
});
