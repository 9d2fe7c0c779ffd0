/**
 * The loops in other languages that docs/retrievers.md shows, each asked by the gate. That in Go is
 * built by proof/go-loop.mjs.
 */
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "./helpers/command.ts";
import { blocksOf } from "./helpers/pages.ts";
import { workspace } from "./helpers/workspace.ts";

/** The text of a file that the page shows. */
function shownFile(file: string): string {
  return blocksOf("docs/retrievers.md").find((block) => block.file === file)!.text;
}

/** A folder with these files, and a config with this retriever. */
function withRetriever(retriever: object, files: Readonly<Record<string, unknown>>): string {
  const config = { version: 1, suite: "suite.yaml", baseline: "b.json", retriever };
  return workspace({ "retrieval-gate.yaml": JSON.stringify(config), ...files });
}

/** The documents that the retriever finds for the query. */
async function askIn(folder: string, query: string): Promise<readonly string[]> {
  const { stdout, stderr, code } = await retrievalGate(folder, ["ask", query, "--json"]);
  expect(code, stderr).toBe(0);
  const { hits } = JSON.parse(stdout) as { hits: readonly { readonly doc_id: string }[] };
  return hits.map(({ doc_id: id }) => id);
}

describe("docs/retrievers.md # The same in other languages", () => {
  it("has a loop in TypeScript", async () => {
    // As tsx does it: types are taken away, and `.js` is the ending of what is imported.
    const { code } = transformSync(shownFile("retrieval/serve.ts"), { loader: "ts" });
    const search =
      "export const search = async (query, { limit }) => [`${query}.md`, 'b.md'].slice(0, limit);";
    const folder = withRetriever(
      { kind: "command", command: ["node", "retrieval/serve.mjs"] },
      { "package.json": { type: "module" }, "retrieval/serve.mjs": code, "src/search.js": search },
    );

    expect(await askIn(folder, "a")).toEqual(["a.md", "b.md"]);
  });

  it("has a program in a shell that finds pages, those with most matching lines first", async () => {
    const folder = withRetriever(
      {
        kind: "command",
        per_query: true,
        command: ["sh", "retrieval/search.sh", "{{query}}", "{{k}}"],
        results: { lines: "^(?<path>.+)$", empty: "^$" },
      },
      {
        "retrieval/search.sh": shownFile("retrieval/search.sh"),
        "docs/a.md": "reset\n",
        "docs/b.md": "reset\nhow to Reset it\n",
        "docs/c.md": "other\n",
      },
    );

    // Two lines of b have the word, whatever its case, and one of a.
    expect(await askIn(folder, "reset")).toEqual(["docs/b.md", "docs/a.md"]);
    expect(await askIn(folder, "nothing")).toEqual([]);
  });
});
