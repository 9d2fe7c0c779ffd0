/** The corpus in which `validate` looks for the documents that a suite expects. */
import { describe, expect, it } from "vitest";
import { checkWithCorpus } from "../../../src/workbench/validate/command.ts";
import { loadConfig } from "../../../src/files/config.ts";
import { inputsOf, makeCase, suiteOf, target } from "../../helpers/make.ts";
import { workspace } from "../../helpers/workspace.ts";

const FILES = {
  "docs/a.md": "# A\nText on a.\n",
  "run.trec": "",
  "eval/golden.json": "[]",
  "empty.jsonl": "",
};
/** Its one target, docs/b.md, is not in FILES. */
const SUITE = suiteOf(makeCase("gone", { expected: [target("docs/b.md", 1, "path")] }));

/** Looks for the targets of SUITE in the corpus, or for null in that of the config's retriever. */
async function checkSuite(
  retriever: object,
  corpus: string | null,
): ReturnType<typeof checkWithCorpus> {
  const config = { version: 1, suite: "s.json", baseline: "b.json", retriever };
  const root = { directory: workspace({ ...FILES, "gate.json": config }) };
  const loaded = await loadConfig(root, "gate.json", { suite: null, baseline: null });
  const ports = {
    environment: {},
    moduleHost: "",
    signal: new AbortController().signal,
    log: () => {},
  };
  return checkWithCorpus(root, inputsOf(loaded.config, SUITE), corpus, ports);
}

/** A retriever that knows no documents. */
const RUN = { kind: "run", path: "run.trec" };

describe("checkWithCorpus › the corpus", () => {
  it("takes the named corpus for any retriever", async () => {
    const { documents, warnings } = await checkSuite(RUN, "docs");

    expect(documents).toBe(1);
    expect(warnings).toEqual([
      expect.stringContaining('the target "docs/b.md" is not in the corpus'),
    ]);
  });

  it("takes the embedded retriever's own corpus if none is named", async () => {
    // docs/ has one file, docs/a.md.
    expect(await checkSuite({ kind: "bm25", files: ["docs/*.md"] }, null)).toMatchObject({
      documents: 1,
    });
  });

  it("without --corpus, knows no documents of a retriever other than bm25", async () => {
    expect(await checkSuite(RUN, null)).toEqual({ documents: null, warnings: [] });
  });

  it.each([
    ["eval", "--corpus eval has no file with the ending .md"],
    ["empty.jsonl", "--corpus empty.jsonl has no line with a document"],
  ])("must have a document if it is named: %s", async (corpus, message) => {
    await expect(checkSuite(RUN, corpus)).rejects.toMatchObject({
      code: "usage",
      message: expect.stringContaining(message),
    });
  });

  it("a corpus of --corpus must exist, one of the retriever may come later", async () => {
    const ownCorpus = { kind: "bm25", corpus: "later.jsonl" };

    await expect(checkSuite(ownCorpus, "later.jsonl")).rejects.toMatchObject({
      code: "file_not_found",
    });
    expect(await checkSuite(ownCorpus, null)).toEqual({
      documents: null,
      warnings: [expect.stringMatching(/^the corpus can't be looked at: .*later\.jsonl/u)],
    });
  });
});
