/** `record` names the cases whose targets nothing may ever find. */
import { expect, test } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

const suite = (expected: Readonly<Record<string, string>>): object => ({
  version: 1,
  name: "docs",
  revision: "1",
  cases: Object.entries(expected).map(([id, target]) => ({
    id,
    query: id,
    intent: "all",
    expected: [target],
  })),
});
const config = (retriever: object): object => ({
  version: 1,
  suite: "suite.json",
  baseline: "b.json",
  k: 2,
  latency: "off",
  retriever,
});

async function recorded(files: Readonly<Record<string, unknown>>): Promise<string> {
  const { code, stdout } = await retrievalGate(workspace(files), ["record", "--config", "gate.json"]);
  expect(code, stdout).toBe(0);
  return stdout.replaceAll(/\s+/g, " ");
}

test("by their lists and ten times as many results, where no corpus is known", async () => {
  // "deep" stands at rank 12 of the longer list, "gone" nowhere.
  const search = `export default async (query, { k }) => {
    const filler = Array.from({ length: k }, (_, i) => ({ id: "x" + i }));
    if (query === "near") filler[0] = { id: "near.md" };
    if (query === "deep" && k > 11) filler[11] = { id: "deep.md" };
    return filler;
  };`;
  const stdout = await recorded({
    "suite.json": suite({ near: "near.md", deep: "deep.md", gone: "gone.md" }),
    "search.mjs": search,
    "gate.json": config({ kind: "module", path: "search.mjs" }),
  });
  expect(stdout).toContain(
    "1 case has a target that neither the list holds nor ten times as many results, so nothing may ever find it: gone.",
  );
});

test("by the corpus, where the retriever has one: what it holds is no target nowhere", async () => {
  const line = (id: string, text: string): string => JSON.stringify({ id, text });
  const stdout = await recorded({
    "suite.json": suite({ apple: "fruit", pear: "typo-of-fruit", plum: "unrelated" }),
    // No query finds "unrelated", which is there all the same.
    "corpus.jsonl": [line("fruit", "apple pear plum"), line("unrelated", "nothing of it")].join("\n"),
    "gate.json": config({ kind: "bm25", corpus: "corpus.jsonl" }),
  });
  expect(stdout).toContain(
    "1 case has a target that neither the list holds nor the corpus, so nothing may ever find it: pear.",
  );
});
