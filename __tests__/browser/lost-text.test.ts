/** What a lost document says, where no answer has it any more: from the corpus, of a real run. */
import { expect, it } from "vitest";
import { runGate } from "../../src/app/gate.ts";
import { emptyRequest, type GateRequest } from "../../src/app/request.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import { useBrowser } from "./browser.ts";

const { open } = useBrowser();

const NAMES = ["password", "invoice", "export", "import", "refund", "invite"];
const CORPUS = NAMES.map((name) => ({
  id: name,
  path: `${name}.md`,
  text: `All about the ${name}, in one page.`,
}))
  .map((document) => `${JSON.stringify(document)}\n`)
  .join("");
const PORTS = {
  environment: {},
  event: null,
  moduleHost: "",
  signal: new AbortController().signal,
  listen: () => {},
  progress: () => {},
  line: null,
};

it.each([
  [
    "its document in the corpus",
    { kind: "bm25", corpus: "corpus.jsonl", max_docs: 4 },
    CORPUS,
    ["All about the invite, in one page."],
    ["invite", "refund"],
  ],
  [
    "nothing where the corpus lost it, too",
    { kind: "bm25", corpus: "corpus.jsonl" },
    CORPUS.replace(/.*invite.*\n/, ""),
    [],
    [],
  ],
])("shows of a lost target %s", async (_, retriever, corpus, texts, known) => {
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "base.json",
    latency: "off",
    gate: { newly_lost: { max: 0, significance: "off" } },
    retriever: { kind: "bm25", corpus: "corpus.jsonl" },
  };
  const cases = NAMES.map((name) => ({
    id: name,
    query: `the ${name}`,
    intent: "howto",
    expected: [`${name}.md`],
  }));
  const suite = { version: 1, name: "s", revision: "1", cases };
  const folder = workspace({
    "suite.json": suite,
    "retrieval-gate.json": config,
    "corpus.jsonl": CORPUS,
    ".git/HEAD": "",
  });
  const request = (command: "gate" | "record"): GateRequest => ({
    ...emptyRequest(command, folder),
    config: "retrieval-gate.json",
  });
  expect((await runGate(request("record"), PORTS)).report.verdict.verdict).toBe("pass");
  writeFiles(folder, { "retrieval-gate.json": { ...config, retriever }, "corpus.jsonl": corpus });
  const { report } = await runGate(request("gate"), PORTS);
  expect(report.verdict.verdict).toBe("fail");
  const page = await open(report, { hash: "#case=invite" });
  const target = page.getByRole("dialog").locator(".targets li");
  await target.waitFor();
  expect(await target.locator("p").allInnerTexts()).toEqual(texts);
  // Only what is lost is looked up.
  expect([...report.explanation!.documents!.keys()].toSorted()).toEqual(known);
});
