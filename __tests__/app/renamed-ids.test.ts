import { expect, it } from "vitest";
import { commitAll, git, writeFiles } from "../helpers/git-repository.ts";
import { configFile, gate, recordedBranch, suiteFile } from "../helpers/gated-project.ts";

const NAMES = Array.from("abcdefgh");
const CASES = NAMES.map((name) => ({
  id: name,
  query: name,
  intent: "howto",
  expected: [`docs/${name}.md`],
}));

/** Returns a run in TREC format in which each query finds its document under its `nameOf`. */
const runFile = (nameOf: (name: string) => string): string =>
  NAMES.map((name) => `${name} Q0 docs/${nameOf(name)}.md 1 1 x\n`).join("");

it("gate names old and new names of renamed documents, and the file to change", async () => {
  const pages = NAMES.map((name) => [`docs/${name}.md`, `${`About ${name}. `.repeat(20)}\n`]);
  const folder = await recordedBranch({
    "retrieval-gate.json": configFile({ retriever: { kind: "run", path: "run.trec" } }),
    "run.trec": runFile((name) => name),
    "suite.json": suiteFile("s", CASES),
    ...Object.fromEntries(pages),
  });
  // The branch renames three documents and indexes them so, but the suite has the old names.
  const renamed = ["a", "b", "c"];
  for (const name of renamed) {
    git(folder, "mv", `docs/${name}.md`, `docs/new-${name}.md`);
  }
  writeFiles(folder, {
    "run.trec": runFile((name) => (renamed.includes(name) ? `new-${name}` : name)),
  });
  commitAll(folder, "rename");

  const { code, report } = await gate(folder, ["--base-ref", "main"]);

  expect(code).not.toBe(0);
  expect(report.view.cause).toContain("3 renamed documents: docs/a.md is now docs/new-a.md, ");
  expect(report.view.advice).toBe("Change suite.json: write the new names of these documents.");
});
