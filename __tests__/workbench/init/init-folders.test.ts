/** What `init` says first, and whether the gate that it writes can pass. */
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";

type Files = Readonly<Record<string, unknown>>;

const NAMES = ["install", "remove", "update"];
const PAGES = Object.fromEntries(
  NAMES.map((name) => [`docs/${name}.md`, `# How to ${name} it\n\nWords on ${name}.\n`]),
);
const CORPUS = {
  "corpus.jsonl": NAMES.map((id) => `${JSON.stringify({ id, text: `How to ${id} it` })}\n`).join(
    "",
  ),
};
const jsonLines = (...rows: readonly unknown[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join("");

const NO_SEARCH = "Found no search that can be used unchanged: the files say what to fill in.";
const NO_QUERIES = "Found no queries that can be used unchanged: the files say what to fill in.";
const NEITHER =
  "Found no search and no queries that can be used unchanged: the files say what to fill in.";

describe("init", () => {
  it("init prints each finding behind a dash, on a line of its own", async () => {
    const golden = jsonLines({ query: "set it up", expected: ["install"] });
    const folder = workspace({ ...CORPUS, "eval/queries.jsonl": golden });

    const { stdout } = await retrievalGate(folder, ["init"]);

    expect(stdout.split("\n").filter((line) => line.startsWith("- "))).toEqual([
      "- used: eval/queries.jsonl: the cases",
      '- not used: corpus.jsonl. To use it: retriever: { kind: bm25, corpus: "corpus.jsonl" }',
    ]);
  });

  const SEARCH = { "engine.py": "def search(query):\n    return []\n" };
  const GOLDEN = { "golden.json": [{ query: "how to install it", expected: ["docs/install.md"] }] };
  const CODE = { "main.go": "package main\n" };

  it.each<readonly [title: string, Files, sentence: string]>([
    ["nothing", {}, NEITHER],
    ["code, and documents", { ...CODE, ...PAGES }, NEITHER],
    ["a program in bin, and documents", { "bin/find-docs": "#!/bin/sh\n", ...PAGES }, NEITHER],
    ["code, and queries", { ...CODE, ...PAGES, ...GOLDEN }, NO_SEARCH],
    ["a search", SEARCH, NO_QUERIES],
    ["a search, and documents", { ...SEARCH, ...PAGES }, NO_QUERIES],
  ])("writes no gate that can pass where it finds %s, and says so", async (_, files, sentence) => {
    const folder = workspace(files);

    const init = await retrievalGate(folder, ["init"]);
    const record = await retrievalGate(folder, ["record"]);
    const gate = await retrievalGate(folder, ["gate"]);

    expect(init.stdout.split("\n")[0]).toBe(sentence);
    expect(record.code).toBe(2);
    expect(gate.code).toBe(2);
    expect(record.stdout).toMatch(
      /retrieval-gate\.yaml:\d+ \(\/retriever\)|suite\.yaml:\d+ \(\/(?:cases|draft)\)|suggest --review/,
    );
  });

  it("gates BM25 over documents if there is nothing else, and says so first", async () => {
    const folder = workspace(PAGES);

    const init = await retrievalGate(folder, ["init"]);
    const gate = await retrievalGate(folder, ["gate"]);

    expect(init.stdout.split("\n")[0]).toBe(
      "This gate checks the built-in search BM25 over docs, with headings as queries. It does not check a search of yours.",
    );
    expect(gate.code).toBe(0);
  });

  it("gates BM25 in place of a search if it is asked for", async () => {
    const folder = workspace({ ...SEARCH, ...PAGES, ...GOLDEN });

    const init = await retrievalGate(folder, ["init", "--bm25"]);

    expect(init.stdout.split("\n")[0]).toBe(
      "This gate checks the built-in search BM25 over docs. It does not check a search of yours.",
    );
    expect(init.code).toBe(0);
  });

  it("refuses --bm25 where there are no documents", async () => {
    const { code, stderr } = await retrievalGate(workspace({}), ["init", "--bm25"]);

    expect(code).toBe(2);
    expect(stderr).toContain("--bm25: there are no documents here that it could search");
  });
});
