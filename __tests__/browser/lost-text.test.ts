/** What a lost document says, where no answer has it any more: from the corpus, of a real run. */
import { expect, it } from "vitest";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import { gateIn, useBrowser } from "./browser.ts";

const { open } = useBrowser();

/** A query and a document for each name. */
const NAMES = ["password", "invoice", "export", "import", "refund", "invite"];
const CORPUS = NAMES.map((id) => ({
  id,
  path: `${id}.md`,
  text: `All about the ${id}, in one page.`,
}))
  .map((document) => `${JSON.stringify(document)}\n`)
  .join("");

it.each([
  {
    shown: "its document in the corpus",
    // The search reads the first four documents only, so refund and invite are lost.
    retriever: { kind: "bm25", corpus: "corpus.jsonl", max_docs: 4 },
    corpus: CORPUS,
    texts: ["All about the invite, in one page."],
    lookedUp: ["invite", "refund"],
  },
  {
    shown: "nothing if the corpus lost it, too",
    retriever: { kind: "bm25", corpus: "corpus.jsonl" },
    corpus: CORPUS.replace(/.*invite.*\n/, ""),
    texts: [],
    lookedUp: [],
  },
])("the page shows for a lost target $shown", async ({ retriever, corpus, texts, lookedUp }) => {
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "base.json",
    latency: "off",
    gate: { "recall@10": { tolerance: 0 } },
    retriever: { kind: "bm25", corpus: "corpus.jsonl" },
  };
  const cases = NAMES.map((id) => ({
    id,
    query: `the ${id}`,
    intent: "howto",
    expected: [`${id}.md`],
  }));
  const suite = { version: 1, name: "s", revision: "1", cases };
  const folder = workspace({ "suite.json": suite, "gate.json": config, "corpus.jsonl": CORPUS });

  const recorded = await gateIn(folder, { command: "record", config: "gate.json" });

  expect(recorded.verdict.verdict).toBe("pass");

  writeFiles(folder, { "gate.json": { ...config, retriever }, "corpus.jsonl": corpus });

  const report = await gateIn(folder, { config: "gate.json" });

  expect(report.verdict.verdict).toBe("fail");

  const page = await open(report, { hash: "#case=invite" });
  const target = page.getByRole("dialog").locator(".targets li");

  await target.waitFor();

  expect(await target.locator("p").allInnerTexts()).toEqual(texts);
  // Only what is lost is looked up.
  expect([...report.explanation!.documents!.keys()].toSorted()).toEqual(lookedUp);
});
