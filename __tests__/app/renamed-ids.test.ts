import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { commitAll, git, repository, writeFiles } from "../helpers/git-repository.ts";
import { type Gated, configFile, gate, run, suiteFile } from "../helpers/gated-project.ts";

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
  const folder = repository();
  writeFiles(folder, {
    "retrieval-gate.json": configFile({ retriever: { kind: "run", path: "run.trec" } }),
    "run.trec": runFile(oldName),
    "suite.json": suiteOfNames(oldName),
    ...Object.fromEntries(
      NAMES.map((name) => [`docs/${name}.md`, `${`About ${name}. `.repeat(20)}\n`]),
    ),
  });
  expect((await run(folder, "record")).code).toBe(0);
  commitAll(folder, "first");
  git(folder, "checkout", "-q", "-b", "topic");
  for (const name of NAMES.filter((each) => rename(each) !== each)) {
    mkdirSync(dirname(join(folder, `docs/${rename(name)}.md`)), { recursive: true });
    git(folder, "mv", `docs/${name}.md`, `docs/${rename(name)}.md`);
  }
  writeFiles(folder, { "run.trec": runFile(rename) });
  commitAll(folder, "rename");
  return folder;
}

/** Gates the branch against main. */
const gateBranch = (folder: string): Promise<Gated> => gate(folder, ["--base-ref", "main"]);

describe("gate with renamed documents", () => {
  it("names old and new names, and the file to change", async () => {
    const folder = await makeRenamedProject(newName);

    const { code, report } = await gateBranch(folder);

    expect(code).toBe(1);
    expect(report.view.cause).toBe(
      "3 documents were renamed: docs/a.md is now docs/new-a.md, docs/b.md is now docs/new-b.md, docs/c.md is now docs/new-c.md; the suite has the old names",
    );
    expect(report.view.advice).toBe("Change suite.json: write the new names of these documents.");
  });

  it("names the new folder if no query finds its document any more", async () => {
    const folder = await makeRenamedProject((name) => `manual/${name}`);

    const { report } = await gateBranch(folder);

    expect(report.view.cause).toMatch(
      /^8 documents were renamed: docs\/a.md is now docs\/manual\/a.md, /,
    );
    expect(report.view.advice).toBe("Change suite.json: write the new names of these documents.");
  });
});
