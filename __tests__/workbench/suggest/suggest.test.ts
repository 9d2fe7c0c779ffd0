import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reviewDraft } from "../../../src/workbench/suggest/command.ts";
import { type SuggestRequest, writeDraft } from "../../../src/workbench/suggest/suggest.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";

/** What the commands need to ask a retriever. */
const PORTS = {
  environment: process.env,
  moduleHost: "",
  signal: new AbortController().signal,
  log: () => {},
};
const NO_FILES = { log: null, fields: null, corpus: null, config: null, out: null };
const REQUEST: SuggestRequest = { ...NO_FILES, name: "docs", cases: 60, known_items: 0, seed: 1 };

/** Two of the three documents have the heading Overview. */
const DOCS = {
  "docs/password.md": "# Passwords\n\n## Reset a forgotten password\nOpen the sign-in page.\n",
  "docs/account.md": "# Account\n\n## Overview\nAll of it.\n",
  "docs/invoices.md": "# Invoices\n\n## Overview\n```sh\n# no heading at all here\n```\n",
};

const makeDraft = (files: Readonly<Record<string, unknown>>, request: Partial<SuggestRequest>) =>
  writeDraft({ directory: workspace(files) }, { ...REQUEST, ...request }, PORTS);

/** Makes a draft of a log whose columns are q, url and perhaps session. */
const draftOfClicks = (...lines: readonly string[]) =>
  makeDraft({ "log.csv": lines.join("\n") }, { log: "log.csv", fields: "clicked=url" });
/** Makes a draft of a log with a query on each line. */
const draftOfQueries = (...queries: readonly string[]) =>
  makeDraft({ "log.txt": queries.join("\n") }, { log: "log.txt" });

describe("suggest --log", () => {
  it("names init as the next command of watched queries if there is no config", async () => {
    const folder = workspace({ "queries.txt": "reset the password\nchange an invoice\n" });

    const { code, stderr } = await retrievalGate(
      folder,
      "suggest --log queries.txt --out retrieval/suite.yaml".split(" "),
    );

    expect(code, stderr).toBe(0);
    expect(stderr).toMatch(/2 watched queries\. Next: .* init$/m);
  });

  it("says that queries lack clicks if some have them, not if none has", async () => {
    const someClicked = await draftOfClicks("q,url", "one,a.md", "two,");
    const noneClicked = await draftOfClicks("q,url", "one,", "two,");

    expect(someClicked.found.join("\n")).toContain("1 case without a click in the log");
    expect(noneClicked.found.join("\n")).not.toContain("without a click");
  });

  it("counts the clicks of a session on a document once for each query", async () => {
    const { cases } = await draftOfClicks("q,url,session", "one,a.md,s", "two,a.md,s");

    expect(cases).toMatchObject([
      { query: "one", targets: [{ document: "a.md", clicks: 1 }] },
      { query: "two", targets: [{ document: "a.md", clicks: 1 }] },
    ]);
  });

  it("makes ids of queries without their accents, and with the vowel signs of Hindi", async () => {
    const { yaml } = await draftOfQueries("Café zurücksetzen?", "हिन्दी खोज");

    expect(yaml).toContain("id: cafe-zurucksetzen");
    expect(yaml).toContain('id: "हिन्दी-खोज"');
  });

  it("has no tags of frequency if each query was asked equally often", async () => {
    const { found, yaml } = await draftOfQueries("reset password", "change invoice", "lost phone");

    expect(found).toContain("The draft has 3 cases");
    expect(yaml).not.toMatch(/head|torso|tail/);
  });

  it("tags queries by the third of all searches in which they begin, head first", async () => {
    const { found } = await draftOfQueries("twice", "twice", "once a", "once b");

    // `twice` has searches 1 and 2 of 4. `once a` begins after 2/4 of them, in the second third: torso.
    // `once b` was asked as often, so it has the same tag.
    expect(found).toContain("The draft has 3 cases, tagged from frequent to rare: 1 head, 2 torso");
  });

  it("reads JSON Lines with counts, lists of clicks and a number of clicks", async () => {
    const lines = [
      // Asked in two spellings, 42 times in all.
      { query: "a word", count: 40, clicked: ["x.md", "y.md"], clicks: 10 },
      { query: "A word", count: 2, clicked: "z.md" },
      { query: " ", count: 2 },
      { query: "two ways", clicked: "x.md", clicks: 9 },
      { query: "two ways", clicked: "y.md", clicks: 1 },
      { query: "seen only", clicked: "x.md", clicks: 0 },
    ];
    const { cases, found: findings } = await makeDraft(
      { "log.jsonl": lines.map((line) => JSON.stringify(line)).join("\n") },
      { log: "log.jsonl" },
    );

    // z.md has one click of 10 + 10 + 1, less than a tenth, and is no target.
    expect(cases[0]).toMatchObject({
      asked: 42,
      targets: [
        { document: "x.md", clicks: 10 },
        { document: "y.md", clicks: 10 },
      ],
    });
    // y.md has one click of 10, a tenth.
    expect(cases[1]).toMatchObject({ targets: [{ document: "x.md" }, { document: "y.md" }] });
    expect(cases[2]).toMatchObject({ query: "seen only", targets: [] });
    expect(findings).toContain("Left out: 1 line without a query");
  });
});

describe("suggest --corpus", () => {
  /** Answers each query with the one document of its argument. */
  const PROGRAM = `import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify({ id: JSON.parse(line).id, results: [process.argv[2]] }));
}
`;

  it.each([
    ["password.md", ["account.md", "invoices.md", "password.md"]],
    ["docs/password.md", ["docs/account.md", "docs/invoices.md", "docs/password.md"]],
    // Fits no document: the names of the corpus stay.
    ["other.md", ["docs/account.md", "docs/invoices.md", "docs/password.md"]],
  ])("names the documents as a search that finds %s does", async (foundName, expected) => {
    const config = {
      version: 1,
      suite: "suite.yaml",
      retriever: { kind: "command", command: ["node", "search.mjs", foundName] },
    };
    const files = { ...DOCS, "retrieval-gate.json": config, "search.mjs": PROGRAM };

    const { cases } = await makeDraft(files, {
      corpus: "docs",
      known_items: 60,
      config: "retrieval-gate.json",
    });

    const documents = cases.flatMap(({ targets }) => targets.map(({ document }) => document));
    expect(documents.toSorted()).toEqual(expected);
  });

  it("finds the documents of a folder whose name has marks of a glob", async () => {
    const files = { "app/(docs)/a.md": "# Reset a password\n", "app/(docs)/b.md": "# Pay\n" };

    const { cases } = await makeDraft(files, { corpus: "app/(docs)", known_items: 2 });

    expect(cases.map(({ targets }) => targets[0]!.document)).toEqual([
      "app/(docs)/a.md",
      "app/(docs)/b.md",
    ]);
  });

  it("makes questions of headings that only one document has", async () => {
    const { cases, found: findings } = await makeDraft(DOCS, { corpus: "docs", known_items: 60 });

    expect(cases.map(({ targets }) => targets[0]!.document)).toEqual([
      "docs/account.md",
      "docs/invoices.md",
      "docs/password.md",
    ]);
    // Any heading but Overview, which two documents have: it comes with the page's title.
    for (const { query } of cases) {
      expect([
        "Account",
        "Account Overview",
        "Invoices",
        "Invoices Overview",
        "Passwords",
        "Reset a forgotten password",
      ]).toContain(query);
    }
    expect(findings).toEqual(["3 cases made from the titles of 3 documents"]);
  });

  it("reads JSON Lines, and leaves out shared titles and personal data", async () => {
    const corpus = [
      { id: "1", title: "Home" },
      { id: "2", title: "home" },
      { id: "3", title: "About us" },
      { id: "4", title: "Write to jane.doe@example.com" },
    ];

    const { cases } = await makeDraft(
      { "c.jsonl": corpus.map((line) => JSON.stringify(line)).join("\n") },
      { corpus: "c.jsonl", known_items: 5 },
    );

    expect(cases).toMatchObject([{ query: "About us", targets: [{ document: "3" }] }]);
  });
});

describe("reviewDraft", () => {
  /** A draft whose case expects nothing. */
  const DRAFT = `version: 1
name: docs
revision: "1"
draft: true
cases:
  - id: reset
    query: reset
    intent: howto
    tags: [to-review]
    expect_empty: true
`;
  /** The case accepted with one target. */
  const REVIEWED = `version: 1
name: docs
revision: "1"
cases:
  - id: reset
    query: reset
    intent: howto
    expected: [docs/password.md]
`;
  /** Lines that a person types. */
  const typeLines = (...lines: string[]) => ({
    line: () => Promise.resolve(lines.shift() ?? null),
    out: () => {},
  });

  it("replaces `expect_empty` by the targets that the person adds", async () => {
    const root = { directory: workspace({ "suite.yaml": DRAFT }) };
    // `t` adds a target, `a` accepts the case.
    const person = typeLines("t docs/password.md", "a");

    const reviewed = await reviewDraft(root, "suite.yaml", null, PORTS, person);

    expect(reviewed).toEqual({ accepted: 1, rejected: 0, left: 0 });
    expect(readFileSync(`${root.directory}/suite.yaml`, "utf8")).toBe(REVIEWED);
  });

  it("adds a result once whose number the person types twice", async () => {
    const config = `version: 1
suite: suite.yaml
baseline: baseline.json
retriever: { kind: bm25, files: ["docs/*.md"] }
gate: { mrr: { floor: 0 } }
`;
    const files = { ...DOCS, "suite.yaml": DRAFT, "retrieval-gate.yaml": config };
    const root = { directory: workspace(files) };
    // `1 1` adds the first result, named twice.
    const person = typeLines("1 1", "a");

    await reviewDraft(root, "suite.yaml", "retrieval-gate.yaml", PORTS, person);

    expect(readFileSync(`${root.directory}/suite.yaml`, "utf8")).toBe(REVIEWED);
  });
});

it("reviewDraft says what to do about watched queries, which have nothing to review", async () => {
  const folder = workspace({
    "suite.yaml": `version: 1
name: docs
revision: "1"
cases:
  - { id: reset, query: reset, intent: howto }
`,
  });
  const person = { line: () => Promise.resolve(null), out: () => {} };

  const review = reviewDraft({ directory: folder }, "suite.yaml", null, PORTS, person);

  await expect(review).rejects.toMatchObject({
    message: expect.stringContaining("its watched queries have no expected documents"),
    hint: expect.stringContaining("`retrieval-gate label`"),
  });
});
