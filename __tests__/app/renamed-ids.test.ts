import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { commitAll, git, writeFiles } from "../helpers/git-repository.ts";
import { configFile, gate, recordedBranch, suiteFile } from "../helpers/gated-project.ts";

const NAMES = Array.from("abcdefgh");
const RENAMED = Array.from("abc");

/** Returns a run in TREC format in which each query finds its document under its `nameOf`. */
const runFile = (nameOf: (name: string) => string): string =>
  NAMES.map((name) => `${name} Q0 docs/${nameOf(name)}.md 1 1 x\n`).join("");

/** Returns the suite in which each query expects its document under its `nameOf`. */
const suiteOfNames = (nameOf: (name: string) => string): unknown => {
  const cases = NAMES.map((name) => ({
    id: name,
    query: name,
    intent: "howto",
    expected: [`docs/${nameOf(name)}.md`],
  }));
  return suiteFile("s", cases);
};

const oldName = (name: string): string => name;
const newName = (name: string): string => (RENAMED.includes(name) ? `new-${name}` : name);

/** Returns a repository on a branch that renames documents in the index, not in the suite. */
async function makeRenamedProject(rename: (name: string) => string): Promise<string> {
  const folder = await recordedBranch({
    "retrieval-gate.json": configFile({ retriever: { kind: "run", path: "run.trec" } }),
    "run.trec": runFile(oldName),
    "suite.json": suiteOfNames(oldName),
    ...Object.fromEntries(
      NAMES.map((name) => [`docs/${name}.md`, `${`About ${name}. `.repeat(20)}\n`]),
    ),
  });
  for (const name of NAMES.filter((each) => rename(each) !== each)) {
    mkdirSync(dirname(join(folder, `docs/${rename(name)}.md`)), { recursive: true });
    git(folder, "mv", `docs/${name}.md`, `docs/${rename(name)}.md`);
  }
  writeFiles(folder, { "run.trec": runFile(rename) });
  commitAll(folder, "rename");
  return folder;
}

it.each([
  ["three documents", newName, "3 renamed documents: docs/a.md is now docs/new-a.md, "],
  [
    "the folder of all",
    (name: string) => `manual/${name}`,
    "8 renamed documents: docs/a.md is now docs/manual/a.md, ",
  ],
])("gate names old and new names of %s, and the file to change", async (_, rename, cause) => {
  const folder = await makeRenamedProject(rename);

  const { code, report } = await gate(folder, ["--base-ref", "main"]);

  expect(code).not.toBe(0);
  expect(report.view.cause).toContain(cause);
  expect(report.view.advice).toBe("Change suite.json: write the new names of these documents.");
});
