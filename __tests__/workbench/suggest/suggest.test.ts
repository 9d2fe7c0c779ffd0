import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { reviewDraft } from "../../../src/workbench/suggest/command.ts";
import { type SuggestRequest, suggest } from "../../../src/workbench/suggest/suggest.ts";
import { loadSuite } from "../../../src/files/suite.ts";
import { retrievalGate, startedGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";

const ASKS = {
  environment: process.env,
  moduleHost: "",
  signal: new AbortController().signal,
  log: () => {},
};
const REQUEST: SuggestRequest = {
  log: null,
  fields: null,
  corpus: null,
  config: null,
  out: null,
  name: "docs",
  cases: 60,
  known_items: 0,
  seed: 1,
};

/** A search of each row: query, clicked document, session, section. */
const LOG = [
  // Rarer than what it is near to, though it comes first.
  ["reset passwords", "docs/account.md", "s3", "howto"],
  ["reset password", "docs/password.md", "s1", "howto"],
  ["Reset Password?", "docs/password.md", "s2", "howto"],
  // The same again within a session.
  ["reset password", "docs/password.md", "s1", "howto"],
  ["invoice of bob@example.com", "docs/invoices.md", "s4", "billing"],
  ["4111 1111 1111 1111", "", "s4", "billing"],
  ["change the address, please", "docs/invoices.md", "s5", "billing"],
  ["change the address, please", "docs/gone.md", "s6", "billing"],
  ['the "quoted" word', "", "s7", "Other things"],
];
const csv = (rows: readonly (readonly string[])[]): string =>
  [["q", "url", "session", "section"], ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\n");
const DOCS = {
  "docs/password.md": "# Passwords\n\n## Reset a forgotten password\nOpen the sign-in page.\n",
  "docs/account.md": "# Account\n\n## Overview\nAll of it.\n",
  "docs/invoices.md": "# Invoices\n\n## Overview\n```sh\n# no heading at all here\n```\n",
};

const made = (files: Readonly<Record<string, unknown>>, request: Partial<SuggestRequest>) =>
  suggest({ directory: workspace(files) }, { ...REQUEST, ...request }, ASKS);

describe("suggest --log", () => {
  const files = { "log.csv": csv(LOG), ...DOCS };
  const request = { log: "log.csv", fields: "clicked=url", corpus: "docs" };

  it("counts, joins, leaves out personal data, and takes clicks that the corpus holds as targets", async () => {
    const { cases, found } = await made(files, request);
    expect(cases).toEqual([
      {
        query: "reset password",
        intent: "howto",
        tags: ["head"],
        targets: [
          { document: "docs/password.md", clicks: 2 },
          { document: "docs/account.md", clicks: 1 },
        ],
        asked: 3,
        others: ["reset passwords"],
        today: null,
      },
      {
        query: "change the address, please",
        intent: "billing",
        tags: ["torso"],
        targets: [{ document: "docs/invoices.md", clicks: 1 }],
        asked: 2,
        others: [],
        today: null,
      },
      {
        query: 'the "quoted" word',
        intent: "Other-things",
        tags: ["tail"],
        targets: [],
        asked: 1,
        others: [],
        today: null,
      },
    ]);
    expect(found).toEqual([
      "6 searches of 3 queries; 1 near duplicate joined",
      "3 cases drawn: 1 head, 1 torso, 1 tail",
      "2 lines left out, because they look like personal data: e-mail 1, card number 1",
      "1 case without a click: a person has to name the targets",
      "1 clicked document that the corpus lacks left out",
    ]);
  });

  it("writes the same bytes again, and another draw for another seed", async () => {
    const many = csv(
      Array.from({ length: 300 }, (_, i) => [`query ${i} ${"abcdef"[i % 6]}`, `d${i}.md`, "", ""]),
    );
    const draw = async (seed: number) =>
      (await made({ "log.csv": many }, { log: "log.csv", fields: "clicked=url", cases: 20, seed })).yaml;
    expect(await draw(1)).toBe(await draw(1));
    expect(await draw(1)).not.toBe(await draw(2));
  });

  it("reads JSON Lines with counts, lists of clicks and a number of clicks", async () => {
    const lines = [
      { query: "a word", count: 40, clicked: ["x.md", "y.md"], clicks: 10 },
      { query: "A word", count: 2, clicked: "z.md" },
      { query: " ", count: 2 },
      { query: "two ways", clicked: "x.md", clicks: 9 },
      { query: "two ways", clicked: "y.md", clicks: 1 },
      { query: "seen only", clicked: "x.md", clicks: 0 },
    ];
    const { cases, found } = await made(
      { "log.jsonl": lines.map((line) => JSON.stringify(line)).join("\n") },
      { log: "log.jsonl" },
    );
    // One click of 21 is below a tenth.
    expect(cases[0]).toMatchObject({
      asked: 42,
      targets: [
        { document: "x.md", clicks: 10 },
        { document: "y.md", clicks: 10 },
      ],
    });
    // One of 10 is a tenth.
    expect(cases[1]).toMatchObject({ targets: [{ document: "x.md" }, { document: "y.md" }] });
    expect(cases[2]).toMatchObject({ query: "seen only", targets: [] });
    expect(found).toContain("1 line without a query left out");
  });

  it.each([
    ["log.csv", "url,n\nx,1\n", null, "no field holds the queries", "--fields query=NAME"],
    ["log.csv", "q,n\nx,1\n", "query=p", 'has no field "p"', "Did you mean query=q?|It has: q, n."],
    ["log.csv", "q,n\nx,1\n", "querry=q", '"querry=q" names no field', "Ours: query, count"],
    ["log.csv", "q,n\nx,many\ny\n", null, "has 2 problems", ""],
    ["log.txt", "x", null, "unknown file type", ".jsonl"],
  ])("%s: %j with %s", async (name, text, fields, message, hint) => {
    const error = await made({ [name]: text }, { log: name, fields }).catch((each: unknown) => each);
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    expect((error as { hint?: string }).hint ?? "").toMatch(new RegExp(hint.replace("?", "\\?")));
  });
});

describe("suggest --corpus", () => {
  it("asks by headings that one document alone has", async () => {
    const { cases, found } = await made(DOCS, { corpus: "docs", known_items: 60 });
    expect(cases.map(({ targets }) => targets[0]!.document)).toEqual([
      "docs/account.md",
      "docs/invoices.md",
      "docs/password.md",
    ]);
    for (const { query } of cases)
      expect([
        "Account",
        "Account Overview",
        "Invoices",
        "Invoices Overview",
        "Passwords",
        "Reset a forgotten password",
      ]).toContain(query);
    expect(found).toEqual([
      "3 known-item cases of 3 documents; 0 documents without a heading of their own were left out",
    ]);
  });

  it("reads JSON Lines, and leaves out titles that two documents share", async () => {
    const corpus = [
      { id: "1", title: "Home" },
      { id: "2", title: "home" },
      { id: "3", title: "About us" },
    ];
    const { cases } = await made(
      { "c.jsonl": corpus.map((line) => JSON.stringify(line)).join("\n") },
      { corpus: "c.jsonl", known_items: 5 },
    );
    expect(cases).toMatchObject([{ query: "About us", targets: [{ document: "3" }] }]);
  });
});

/** A whole project, whose log has a query for each document, asked more or less often, and one that nobody clicks. */
const WORDS = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot"];
const PROJECT = {
  "log.csv": csv([
    ...WORDS.flatMap((word, i) =>
      Array.from({ length: 6 - i }, (_, j) => [
        `where is ${word}`,
        `docs/${word}.md`,
        `${word}${j}`,
        "howto",
      ]),
    ),
    ["zulu", "", "z", "howto"],
  ]),
  ...Object.fromEntries(
    WORDS.map((word) => [`docs/${word}.md`, `# All about ${word}\n\nText on ${word}.\n`]),
  ),
  "retrieval-gate.yaml": `version: 1
suite: suite.yaml
baseline: baseline.json
retriever: { kind: bm25, files: ["docs/*.md"] }
latency: off
`,
};

describe("from a log to a gated suite in four commands", () => {
  it("goes by way of a draft that the gate refuses", { timeout: 60_000 }, async () => {
    const folder = workspace(PROJECT);
    const drafted = await retrievalGate(
      folder,
      "suggest --log log.csv --fields clicked=url --out suite.yaml".split(" "),
    );
    expect(drafted, drafted.stderr).toMatchObject({ code: 0 });
    const refused = await retrievalGate(folder, ["record"]);
    expect(refused.code).toBe(2);
    expect(refused.stderr + refused.stdout).toContain(
      "suite suite.yaml is a draft; 1 of 7 cases have no target yet",
    );
    const person = ["a", "a", "a", "a", "a", "a", "a", "n", "a"].map((line) => line);
    const out: string[] = [];
    const reviewed = await reviewDraft({ directory: folder }, "suite.yaml", "retrieval-gate.yaml", ASKS, {
      line: () => Promise.resolve(person.shift() ?? null),
      out: (text) => out.push(text),
    });
    expect(reviewed).toEqual({ accepted: 7, rejected: 0, left: 0 });
    expect(out.join("")).toContain("1. * docs/alpha.md");
    expect(out.join("")).toContain("It has no target yet");
    for (const command of ["record", "gate"]) {
      const ran = await retrievalGate(folder, [command]);
      expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    }
    const again = await retrievalGate(folder, ["suggest", "--log", "log.csv", "--out", "suite.yaml"]);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain("suite.yaml exists already");
  });
});

it("goes from a folder of Markdown to a gated suite in four commands", { timeout: 60_000 }, async () => {
  const folder = workspace(PROJECT);
  const drafted = await retrievalGate(folder, ["suggest", "--corpus", "docs", "--out", "suite.yaml"]);
  expect(drafted, drafted.stderr).toMatchObject({ code: 0 });
  const reviewed = await startedGate(
    folder,
    ["suggest", "--review", "suite.yaml"],
    {},
    "a\n".repeat(WORDS.length),
  );
  expect(reviewed.stdout, reviewed.stderr).toContain("6 cases accepted, 0 rejected. The draft is approved.");
  for (const command of ["record", "gate"]) {
    const ran = await retrievalGate(folder, [command]);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  }
  expect((await loadSuite({ directory: folder }, ["suite.yaml"])).suite.cases).toHaveLength(WORDS.length);
});

describe("suggest --review", () => {
  async function typed(folder: string, ...lines: string[]) {
    const out: string[] = [];
    const done = await reviewDraft({ directory: folder }, "suite.yaml", "retrieval-gate.yaml", ASKS, {
      line: () => Promise.resolve(lines.shift() ?? null),
      out: (text) => out.push(text),
    });
    const text = readFileSync(path.join(folder, "suite.yaml"), "utf8");
    return { done, text, out: out.join(""), suite: parse(text) };
  }
  const draft = async () => {
    const folder = workspace(PROJECT);
    await suggest(
      { directory: folder },
      { ...REQUEST, log: "log.csv", fields: "clicked=url", config: "retrieval-gate.yaml", out: "suite.yaml" },
      ASKS,
    );
    return folder;
  };

  it("edits, rejects, and goes on another time", async () => {
    const folder = await draft();
    const first = await typed(
      folder,
      "q all on bravo",
      "=1",
      "i lookup",
      "a",
      "r",
      "s",
      "t docs/delta-2.md",
      "9",
      "a",
      "x",
    );
    expect(first.done).toEqual({ accepted: 2, rejected: 1, left: 4 });
    expect(first.out).toContain("There are results 1 to ");
    expect(first.suite.draft).toBe(true);
    expect(first.suite.cases).toHaveLength(6);
    expect(first.suite.cases[0]).toMatchObject({
      query: "all on bravo",
      intent: "lookup",
      expected: ["docs/bravo.md"],
      tags: ["head"],
    });
    expect(first.suite.cases[2].expected).toEqual(["docs/delta.md", "docs/delta-2.md"]);
    // A case that waits keeps its comment and its tag.
    expect(first.text).toContain("  # asked 4 times\n  # found today: docs/charlie.md");
    const second = await typed(folder, "a", "a", "a", "r");
    expect(second.done).toEqual({ accepted: 3, rejected: 1, left: 0 });
    expect(second.suite.draft).toBeUndefined();
    expect(second.text).not.toContain("A draft");
    expect((await loadSuite({ directory: folder }, ["suite.yaml"])).suite).toMatchObject({
      cases: { length: 5 },
    });
  });
});
