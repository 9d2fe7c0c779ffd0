import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Case, Target } from "../../../src/model/suite.ts";
import { filesIn, rows } from "../../helpers/table.ts";
import { type Files, loadDataset, refuseJson } from "./load.ts";

/**
 * Returns a target as text: `a.md` for a hint, `path:a.md` for another kind, `2*a.md` with grade 2,
 * `(a.md | b.md)` for a need.
 */
function targetText(target: Target): string {
  const grade = target.grade === 1 ? "" : `${target.grade}*`;
  if (target.kind === "any") {
    return `${grade}(${target.members.map(targetText).join(" | ")})`;
  }
  return `${grade}${target.kind === "hint" ? "" : `${target.kind}:`}${target.value}`;
}

/**
 * Returns a case in one line, with `; ` between the parts: id and `@line`, query, targets
 * (`nothing` if it expects none), intent. Then come the members that it has of these: `not`
 * forbidden targets, `irrelevant` documents, `tags`, params as JSON, `answer`. Example:
 * `q1 @3; set it up; 2*a.md + b.md; all; not old.md`.
 */
function describeCase(each: Case): string {
  const parts = [
    `${each.id} @${each.place.line}`,
    each.query,
    each.expect_empty ? "nothing" : each.expected.map(targetText).join(" + "),
    each.intent,
    ...(each.forbidden.length > 0 ? [`not ${each.forbidden.map(targetText).join(" ")}`] : []),
    ...(each.judged_irrelevant === undefined
      ? []
      : [`irrelevant ${each.judged_irrelevant.join(" ")}`]),
    ...(each.tags === undefined ? [] : [`tags ${each.tags.join(" ")}`]),
    ...(each.params === undefined ? [] : [JSON.stringify(each.params)]),
    ...(each.reference_answer === undefined ? [] : [`answer ${each.reference_answer}`]),
  ];
  return parts.join("; ");
}

/** A golden file as a team may have it. */
interface Shape {
  readonly name: string;
  /** The file's name. */
  readonly file: string;
  /** The file's content. */
  readonly text: string;
  /** Keys of `dataset:` for it. */
  readonly dataset: Files;
  /** Its cases as describeCase shows them. */
  readonly cases: readonly string[];
}

/** Each entry of `cases` is `id @line; query; targets; intent`, and more parts (describeCase). */
const SHAPES: readonly Shape[] = [
  {
    name: "JSON Lines with comments",
    file: "golden.jsonl",
    text: `# one case a line
{"id": "a", "ask": "set it up", "pages": ["a.md"]}
  // the next one is new
{"id": "b", "ask": "# of seats", "pages": ["b.md"]}
`,
    dataset: { fields: { id: "id", query: "ask", expected: "pages" } },
    cases: ["a @2; set it up; a.md; all", "b @4; # of seats; b.md; all"],
  },
  {
    name: "YAML of graded sources, with numbers as ids and words as labels",
    file: "tests.yaml",
    text: `suite: support
tests:
  - nr: 007
    prompt: how do I cancel # asked every day
    kind: Account & billing
    labels: [long tail, mobile]
    sources:
      - { doc: help/cancel.md, relevance: 2 }
      - { doc: help/refund.md, relevance: 1 }
      - { doc: help/old.md, relevance: 0 }
  - nr: 12
    prompt: change the card
    kind: account
    labels: mobile
    sources: [{ doc: help/card.md }]
`,
    dataset: {
      fields: {
        id: "nr",
        query: "prompt",
        intent: "kind",
        tags: "labels",
        expected: "sources[].{path: doc, grade: relevance}",
      },
    },
    cases: [
      "007 @3; how do I cancel; 2*path:help/cancel.md + path:help/refund.md; Account-billing; irrelevant help/old.md; tags long-tail mobile",
      "12 @11; change the card; path:help/card.md; account; tags mobile",
    ],
  },
  {
    name: "JSON Lines of maps from document to grade, with params",
    file: "qrels.jsonl",
    text: `{"key": 41, "text": "opening hours", "lang": "de", "qrels": {"d1": 2, "d2": 0, "d3": 1}}

{"key": 42, "text": "parking", "lang": null, "qrels": {"d4": true, "d5": false}}
`,
    dataset: {
      intent: "search",
      fields: { id: "key", query: "text", expected: "qrels", params: "lang && {lang: lang}" },
    },
    cases: [
      '41 @1; opening hours; 2*d1 + d3; search; irrelevant d2; {"lang":"de"}',
      "42 @3; parking; d4; search; irrelevant d5",
    ],
  },
  {
    name: "JSON by topic, with lists of lists as needs and a negative topic",
    file: "topics.json",
    text: `{
 "note": "two needs, each with its documents",
 "topics": {
  "ship": [{ "say": "return a parcel", "find": [["a.md", "b.md"], ["c.md"]], "topic": "ship" }],
  "none": [{ "say": "stock price", "find": [], "topic": "none" }]
 }
}`,
    dataset: {
      cases: "topics.*[]",
      fields: { query: "say", expected: "find", intent: "topic", expect_empty: "topic == 'none'" },
    },
    cases: [
      "return a parcel @4; return a parcel; (a.md | b.md) + c.md; ship",
      "stock price @5; stock price; nothing; none",
    ],
  },
  {
    name: "YAML with the page above its questions",
    file: "pages.yml",
    text: `- page: docs/install.md
  questions: [how to install, install behind a proxy]
- page: docs/upgrade.md
  stale: docs/upgrade-v1.md
  questions: [how to upgrade]
`,
    dataset: {
      cases: "each(@, questions)",
      fields: { query: "[1]", expected: "[0].page", forbidden: "[0].stale" },
    },
    cases: [
      "how to install @1; how to install; docs/install.md; all",
      "how to upgrade @3; how to upgrade; docs/upgrade.md; all; not docs/upgrade-v1.md",
      "install behind a proxy @1; install behind a proxy; docs/install.md; all",
    ],
  },
  {
    name: "JSON of paragraphs with questions, whose passage is the target",
    file: "squad.json",
    text: `{"version": "2", "data": [
 {"context": "Node 20 is needed.", "qas": [
  {"id": "s1", "question": "which node", "answer": "20"}]}
]}`,
    dataset: {
      cases: "each(data, qas)",
      fields: {
        id: "[1].id",
        query: "[1].question",
        expected: "[{text: [0].context}]",
        reference_answer: "[1].answer",
      },
    },
    cases: ["s1 @2; which node; text:Node 20 is needed.; all; answer 20"],
  },
  {
    name: "YAML of acceptable files, as one need",
    file: "golden.yaml",
    text: `version: 3
checks:
  - ask: where is the limit set
    ok: [src/limit.ts, src/config.ts, src/limit.ts]
    weight: 3
  - ask: who calls it
    ok: src/main.ts
    weight:
`,
    dataset: { fields: { query: "ask", expected: "ok", grade: "weight", any: true } },
    cases: [
      "where is the limit set @3; where is the limit set; 3*(3*src/config.ts | 3*src/limit.ts); all",
      "who calls it @6; who calls it; src/main.ts; all",
    ],
  },
  {
    name: "JSON from query to documents, without any keys",
    file: "map.json",
    text: `{"set it up": ["install.md", "proxy.md"],
 "take it away": {"remove.md": 2, "proxy.md": 0}}`,
    dataset: { cases: "items(@)", fields: { query: "[0]", expected: "[1]" } },
    cases: [
      "set it up @1; set it up; install.md + proxy.md; all",
      "take it away @2; take it away; 2*remove.md; all; irrelevant proxy.md",
    ],
  },
  {
    name: "YAML of two documents, with an anchor and a merge key",
    file: "many.yaml",
    text: `defaults: &usual { kind: howto }
query: set it up
docs: [install.md#first, install.md#second]
<<: *usual
---
query: take it away
docs: [remove.md]
`,
    dataset: {
      fields: { query: "query", expected: "split(docs, '#')[*][0]", intent: "kind" },
    },
    cases: [
      "set it up @1; set it up; install.md; howto",
      "take it away @6; take it away; remove.md; all",
    ],
  },
  {
    name: "lines of chats, whose last question is asked",
    file: "chats.ndjson",
    text: `\ufeff{"messages": [{"role": "system", "content": "be brief"}, {"role": "user", "content": "set it up"}], "docs": "a, b"}\r
{"messages": [{"role": "user", "content": "hello"}, {"role": "user", "content": "take it away"}], "docs": "c"}\r
`,
    dataset: {
      fields: {
        query: "messages[?role=='user'].content | [-1]",
        expected: "split(docs, ',')",
      },
    },
    cases: ["set it up @1; set it up; a + b; all", "take it away @2; take it away; c; all"],
  },
  {
    name: "one object, which is one case",
    file: "one.json",
    text: `{"query": "set it up", "expected": ["install.md"]}`,
    dataset: { cases: "[@]", fields: { query: "query", expected: "expected" } },
    cases: ["set it up @1; set it up; install.md; all"],
  },
];

describe("format json", () => {
  it.each(SHAPES)("format json reads $name", async ({ file, text, dataset, cases }) => {
    const { suite } = await loadDataset(
      { format: "json", path: file, ...dataset },
      { [file]: text },
    );

    expect(suite.cases.map(describeCase)).toStrictEqual(cases);
  });

  it("joins the datasets of a list, each with its own intent", async () => {
    const text = `{"yes": [{"q": "a", "d": "a.md"}], "no": ["b", "a"]}`;
    const answerable = {
      cases: "yes",
      intent: "answerable",
      fields: { query: "q", expected: "d" },
    };
    const unsupported = {
      cases: "no",
      intent: "unsupported",
      fields: { query: "@", expect_empty: "`true`" },
    };
    const list = [answerable, unsupported].map((each) => ({
      format: "json",
      path: "g.json",
      ...each,
    }));

    const { suite } = await loadDataset(list as unknown as Files, { "g.json": text });

    // Both lists have a query `a`: the second one gets the id `a #2`.
    expect(suite.cases.map(describeCase)).toStrictEqual([
      "a @1; a; a.md; answerable",
      "a #2 @1; a; nothing; unsupported",
      "b @1; b; nothing; unsupported",
    ]);
    expect(suite.datasets).toMatchObject([{ cases: 1 }, { cases: 2, first: { query: "b" } }]);
  });

  it("names cases without ids by their queries, and gives a notice", async () => {
    const lines = [
      { q: "same", d: "a.md" },
      { q: "other", d: "b.md" },
      { q: " same\n", d: "c.md" },
      { q: "constructor", d: "d.md" },
      { q: "x".repeat(300), d: "e.md" },
    ];
    const text = lines.map((each) => JSON.stringify(each)).join("\n");

    const { suite } = await loadDataset(
      { format: "json", path: "g.jsonl", fields: { query: "q", expected: "d" } },
      { "g.jsonl": text },
    );

    const ids = suite.cases.map(({ id }) => id);

    // Sorted by id. `constructor` can't be an id, since every object has it as a key. A long query is
    // cut, and a digest of it is added. Both cases of "same" count as repeated.
    expect(ids.slice(0, 4)).toStrictEqual(["other", "query constructor", "same", "same #2"]);
    expect(ids[4]).toMatch(/^x{180}… [0-9a-f]{8}$/);
    expect(suite.notices).toStrictEqual([{ code: "named_by_query", count: 5, repeated: 2 }]);
  });

  it("returns the highest grade if a grade is a decimal", async () => {
    const text = `[{"q": "a", "d": {"a.md": 0.9, "b.md": 0.1}}]`;

    const { suite } = await loadDataset(
      { format: "json", path: "g.json", fields: { query: "q", expected: "d" } },
      { "g.json": text },
    );

    expect(suite.scale).toStrictEqual({ file: "eval/g.json", most: 0.9 });
  });

  it("keeps the expression that reads the expected documents, for advice on them", async () => {
    const { suite } = await loadDataset(
      { format: "json", path: "g.json", fields: { query: "q", expected: "docs" } },
      { "g.json": `[{"q": "a", "docs": ["a.md"]}]` },
    );

    expect(suite.datasets).toMatchObject([{ file: "eval/g.json", expected: "docs" }]);
  });

  it("sends a text of params in quotes though it stands elsewhere as a number", async () => {
    const fields = { query: "ask", expected: "docs", params: "p" };
    const golden = '[{"ask": "a", "docs": ["a.md"], "grade": 1.0, "p": {"version": "1.0"}}]';

    const { suite } = await loadDataset(
      { format: "json", path: "g.json", fields },
      { "g.json": golden },
    );

    expect(suite.cases[0]?.params).toStrictEqual({ version: "1.0" });
  });

  it("keeps a reference answer without documents as a case for answers alone", async () => {
    const { suite } = await loadDataset(
      { format: "json", path: "g.json", fields: { query: "q", reference_answer: "a" } },
      { "g.json": `[{"q": "who", "a": "she"}]` },
    );

    expect(suite.cases[0]).toMatchObject({
      watched: true,
      reference_answer: "she",
      expected: [],
    });
  });
});

describe("format json refuses", () => {
  // Its second case expects no document.
  const TESTS =
    'g.json: {"title": "t", "tests": [{"ask": "a", "docs": ["a.md"]}, {"ask": "b", "docs": []}]}';

  /** Refuses the file of a cell such as `g.json: []`, with these keys of `dataset:`. */
  const refuseFile = (file: string, keys: Files): Promise<string> => {
    const files = filesIn(file);
    return refuseJson({ path: Object.keys(files)[0], ...keys }, files);
  };
  const expectParts = (refusal: string, parts: string): void => {
    for (const part of parts.split(" … ")) {
      expect(refusal).toContain(part);
    }
  };

  it.each(
    rows(`
# what is wrong | the file, read by { query: ask, expected: docs } | parts of the error
an empty list, with the two ways out | ${TESTS} | eval/g.json:1: fields.expected (eval/suite.json:8): \`docs\` gives an empty list, so no document is expected (1 of 2 cases) … expect_empty: "!(docs)" … cases: "tests[?docs]" … The first of them is {"ask":"b","docs":[]}
several lists | g.json: {"a": {"x": [{"q": 1}]}, "b": [{"q": 1}]} | has 2 lists of cases: \`a.x\` (1), \`b\` (1) … for example \`cases: a.x\`
several lists of one map, with the expression for all | g.json: {"a": {"x": {"q": [{}]}, "y-z": {"q": [{}]}}} | \`a.x.q\` (1), \`a."y-z".q\` (1) … all of them are \`cases: a.*.q[]\`
maps without a list, with the way to join them | g.json: {"q": {"1": "a"}, "corpus": {"d": "x"}, "rel": {"1": ["d"]}} | has no list with cases: it holds an object with the keys \`q\`, \`corpus\`, \`rel\` … \`items(q, rel)\`
a map without lists, with the ways to read it | g.json: {"set it up": "install.md"} | has no list with cases … is \`cases: items(@)\` … One case is \`cases: "[@]"\`
objects that are no targets, with an expression | g.json: [{"ask": "a", "docs": [{"item": "a.md", "grade": 2}]}] | gives an object with the keys \`item\`, \`grade\` … \`expected: "docs[].{id: item, grade: grade}"\`
objects that are no targets, with a document | g.json: [{"ask": "a", "docs": [{"document": "a.md", "note": "b"}]}] | gives an object with the keys \`document\`, \`note\` … \`expected: "docs[].{id: document}"\`
a grade above 255 | g.json: [{"ask": "a", "docs": {"a.md": 256}}] | gives the grade 256
an unknown ending | g.txt: [] | g.txt: unknown file type … .json, .jsonl, .ndjson, .yaml and .yml
a broken line | g.jsonl: {"ask": "a"}⏎{"ask":}⏎ | g.jsonl:2: not valid JSON
`),
  )("format json refuses a file with %s", async (_, file = "", parts = "") => {
    const fields = { query: "ask", expected: "docs" };

    expectParts(await refuseFile(file, { fields }), parts);
  });

  it.each(
    rows(`
# what is wrong | \`fields\` for TESTS | parts of the error
a key that no case has, with the keys that it has | { query: question, expected: docs } | eval/suite.json:8 (/dataset/fields/query): \`question\` gives nothing; expected text (all 2 cases, eval/g.json:1) … The first case is {"ask":"a","docs":["a.md"]}. Its keys are \`ask\`, \`docs\`.
missing fields |  | \`fields\` is missing … The first case is {"ask":"a","docs":["a.md"]}. Its keys are \`ask\`, \`docs\`.
an expression that is none | { query: ask, expected: doc-id } | (/dataset/fields/expected): fields.expected: "doc-id" is not JMESPath … needs quotes
JSONPath | { query: ask, expected: "$.docs[*].item" } | "$.docs[*].item" is not JMESPath … JMESPath has no \`$\` at the start: "docs[*].item".
an expression that fails on a case | { query: ask, expected: docs, expect_empty: "length(none) == \`0\`" } | /dataset/fields/expect_empty): \`length(none) == \`0\`\` fails: … (all 2 cases, eval/g.json:1)
documents of a negative control | { query: ask, expected: docs, expect_empty: "\`true\`" } | is true of a case that has expected documents
a flag that is no flag | { query: ask, expected: docs, expect_empty: ask } | gives "a"; expected true or false
`),
  )("format json refuses `fields`: %s", async (_, fields = "", parts = "") => {
    const keys = fields === "" ? {} : { fields: parse(fields) };

    expectParts(await refuseFile(TESTS, keys), parts);
  });

  it.each(
    rows(`
# what is wrong | the file | \`cases\` | \`fields\` | parts of the error
a list that is not there, with those that are | ${TESTS} | queries | { query: ask, expected: docs } | (/dataset/cases): eval/g.json: \`cases: queries\` gives nothing, not a list of cases … Lists of objects: \`tests\`. … \`title\`, \`tests\`
an empty list of cases, beside another list | g.json: {"cases": [], "other": [{"q": "a"}]} | cases | { query: ask, expected: docs } | \`cases: cases\` gives an empty list … Lists of objects: \`other\`.
a document above its queries, with the way out | g.json: {"docs": {"one": {"path": "a.md", "queries": [{"q": "x"}]}}} | docs.*.queries[] | { query: q, expected: path } | Write \`cases: "each(docs.*, queries)"\` … for example \`expected: "[0].path"\`
a passage above its questions, in lists of lists, with the way out | g.json: {"data": [{"paragraphs": [{"context": "a", "qas": [{"question": "x"}]}]}]} | data[].paragraphs[].qas[] | { query: question, expected: context } | Write \`cases: "each(data[].paragraphs[], qas)"\` … for example \`expected: "[0].context"\`
`),
  )("format json refuses `cases`: %s", async (_, file = "", cases, fields = "", parts = "") => {
    expectParts(await refuseFile(file, { cases, fields: parse(fields) }), parts);
  });

  it.each(
    rows(`
# what is wrong | the file | \`fields\` | parts of the error
a number in params whose value is written otherwise | g.json: [{"ask": "a", "docs": ["a"], "p": {"v": [1.10]}}] | { query: ask, expected: docs, params: p } | gives the number 1.10, which would reach the retriever as 1.1; write it in quotes
a number in params of YAML whose value is written otherwise | g.yaml: - { ask: a, docs: [a], p: { v: 007 } }⏎ | { query: ask, expected: docs, params: p } | gives the number 007, which would reach the retriever as 7
a number in params that an expression makes | g.json: [{"ask": "a", "docs": ["a"], "p": 1.10}] | { query: ask, expected: docs, params: "{v: p}" } | gives the number 1.10, which would reach the retriever as 1.1
grades that do not fit the documents | g.json: [{"ask": "a", "docs": ["a.md", "b.md"], "grades": [1]}] | { query: ask, expected: docs, grade: grades } | gives 2 documents, and \`grade\` gives 1 grades
ids that occur twice | g.json: [{"id": 1, "ask": "a", "docs": "a.md"},⏎ {"id": 1, "ask": "b", "docs": "b.md"}] | { query: ask, expected: docs, id: id } | case id "1" is taken by eval/g.json:1
`),
  )(
    "format json refuses the values of fields: %s",
    async (_, file = "", fields = "", parts = "") => {
      expectParts(await refuseFile(file, { fields: parse(fields) }), parts);
    },
  );

  it("names a file that is not there", async () => {
    const fields = { query: "ask", expected: "docs" };

    expect(await refuseJson({ path: "h.json", fields }, {})).toContain("there is no eval/h.json");
  });
});
