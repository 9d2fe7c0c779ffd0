import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { GateError } from "../../src/errors.ts";
import { type Extraction, makeExtractor } from "../../src/retrievers/extract.ts";
import { adviseResults, suggestResults } from "../../src/expressions/suggest-results.ts";
import { values } from "../helpers/table.ts";

/** An answer of a server that wraps its results twice. */
const WIKI = {
  took_ms: 1,
  data: { matches: [{ page: { ref: "policies/leave.md", title: "Days off" }, points: 1.25 }] },
};

describe("suggestResults", () => {
  it.each(
    values<readonly [string, unknown, string]>(String.raw`
# what is mapped | the answer | the expression
fields of inner objects | {"took_ms":1,"data":{"matches":[{"page":{"ref":"policies/leave.md"},"points":1.25}]}} | data.matches[].{path: page.ref, score: points}
an id and a path | {"hits":{"hits":[{"_id":"7","_score":2.5,"_source":{"path":"a.md"}}]}} | hits.hits[].{id: _id, path: _source.path, score: _score}
a path by its look | [{"doc":"help/track.md","rank":1}] | [].{path: doc}
a text | {"rows":[{"snippet":"Read this."}]} | rows[].{text: snippet}
the first field of unknown ones | [{"label":"x","size":3}] | [].{id: label}
lists with a score | [["a.md",3,0.5]] | [*].{path: [0], score: [2]}
lists with two whole numbers and no score | [["a.md",3,7]] | [*].{path: [0]}
keys that JMESPath quotes | {"the-hits":[{"id_":7}]} | "the-hits"[].{id: id_}
results that name their documents | {"docs":[{"id":"a"}]} | docs
texts | {"took":3,"ids":["a"]} | ids
an id of another name before a text | [{"title":"A page","content":"How to","product_id":7}] | [].{id: product_id}
objects before texts | {"ids":["a"],"docs":[{"key":"a"}]} | docs[].{id: key}
`),
  )("suggestResults maps %s", (_, answer, expression) => {
    expect(suggestResults(answer)?.expression).toBe(expression);
  });

  it("names the list and the fields of its objects", () => {
    expect(suggestResults(WIKI)?.where).toBe(
      "the answer has a list at data.matches, of objects with page.ref, page.title, points",
    );
  });

  it("returns null if there is no list", () => {
    expect(suggestResults({ took: 3, hits: { total: 0 } })).toBeNull();
  });
});

describe("adviseResults", () => {
  it("puts an expression with double quotes into single ones", () => {
    expect(adviseResults('"the-hits"')).toBe("Try results: '\"the-hits\"' under `retriever`");
  });
});

describe("makeExtractor on results without id, path and text", () => {
  /** Returns the message of the error for an answer. `results` is null without an expression. */
  async function refuse(results: string | null, answer: unknown): Promise<string> {
    const config: Extraction = { results, degraded: null, latency_ms: null };
    const extract = await makeExtractor(config);
    try {
      extract(answer, "the answer");
    } catch (error) {
      if (error instanceof GateError) {
        return error.message;
      }
      throw error;
    }
    throw new Error("the answer was read");
  }

  const NAMES_NO_DOCUMENT =
    "the answer, read by retriever.results: results[0] has none of id, path and text";

  it.each([
    ["a mapping that finds nothing", "data.matches[].{path: page.reff, score: points}"],
    ["a mapping to other keys", "data.matches[].{doc: page.ref}"],
    ["a list without a mapping", "data.matches"],
  ])("proposes page.ref as the path instead of %s", async (_, expression) => {
    const matches = [{ page: { ref: "policies/leave.md", title: "Days off" }, points: 1.25 }];

    expect(await refuse(expression, { took_ms: 1, data: { matches } })).toBe(
      `${NAMES_NO_DOCUMENT}; the answer has a list at data.matches, of objects with page.ref, page.title, points. Try results: "data.matches[].{path: page.ref, score: points}" under \`retriever\``,
    );
  });

  it("proposes no field that is null", async () => {
    const answer = [{ file: null, slug: "leave" }];

    expect(await refuse("[].{id: doc}", answer)).toBe(
      `${NAMES_NO_DOCUMENT}; the answer is a list, of objects with file, slug. Try results: "[].{id: slug}" under \`retriever\``,
    );
  });

  it.each(
    values<readonly [string, unknown]>(String.raw`
# the config's expression | the answer, whose first result is "a"
hits ¦¦ found | {"found":[{"slug":"a"}]}
hits ¦¦ found[] | {"hits":[{"slug":"a"}]}
data[0] | {"data":[[{"slug":"a"}]]}
hits[?ok] | {"hits":[{"slug":"a","ok":true}]}
"\"the-hits\"" | {"the-hits":[{"slug":"a"}]}
`),
  )("proposes a mapping that works on top of %s", async (results, answer) => {
    const message = await refuse(results, answer);
    const [, yaml = ""] = /Try (results: .*) under `retriever`/.exec(message) ?? [];
    const { results: proposed } = parse(yaml) as { readonly results: string };
    const extract = await makeExtractor({ results: proposed, degraded: null, latency_ms: null });

    expect(extract(answer, "the answer")).toMatchObject({ results: [{ id: "a" }] });
  });

  it("proposes no mapping if only a later result has no name", async () => {
    const answer = { hits: [{ id: "a" }, { key: "b", score: 1 }] };

    expect(await refuse("hits[].{id: id, score: score}", answer)).toBe(
      'the answer, read by retriever.results: results[1] has none of id, path and text; its keys are "score"',
    );
  });

  it("proposes a mapping of `results` themselves", async () => {
    expect(await refuse(null, { results: [{ _source: { file: "a.md" } }] })).toBe(
      'the answer: results[0] has none of id, path and text; the answer has a list at results, of objects with _source.file. Try results: "results[].{path: _source.file}" under `retriever`',
    );
  });

  it("shows the beginning of an answer without a list, unescaped", async () => {
    const answer = { took: 3, note: "x".repeat(100) };

    // 100 characters of the JSON: 18 before the text, so 82 of the text.
    expect(await refuse("hits", answer)).toBe(
      `the answer: retriever.results "hits" found nothing, not a list: {"took":3,"note":"${"x".repeat(82)}…`,
    );
  });
});
