import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { commitAll, git } from "../../helpers/git-repository.ts";
import { configFile, suiteFile } from "../../helpers/gated-project.ts";
import { workspace } from "../../helpers/workspace.ts";
import { values } from "../../helpers/table.ts";

const DOCS = {
  "docs/new/install.md": "# Install\nRun the installer on each machine that serves search.\n",
  "docs/proxy.md":
    "# Proxy\nSet the variable before the service starts and restart it after the change.\n",
  "docs/short.md": "Short.\n",
};

/** A case of the suite's file. */
const caseAsking = (
  id: string,
  query: string,
  expected: readonly unknown[],
  more: object = {},
): object => ({
  id,
  query,
  intent: "howto",
  expected,
  ...more,
});
/** The passage of docs/proxy.md with another end. */
const CHANGED_PASSAGE =
  "Set the variable before the service starts with a new session on all clients";
/**
 * A suite that grew old in every way that can be seen without asking the retriever: each case in
 * the way that its id names. `solved` is in order itself, `near` asks almost the same; `guard`
 * guards nothing, and `same` asks the same; `twice` expects one document under two names, and is
 * the only case of its intent.
 */
const CASES = [
  caseAsking("solved", "installer machine serves search", ["docs/new/install.md"]),
  caseAsking("lost", "zebra", ["docs/proxy.md"]),
  caseAsking("moved", "install the service", ["docs/old/install.md"]),
  caseAsking("gone", "uninstall everything", ["docs/proxy.md", "docs/uninstall.md"]),
  caseAsking("guard", "proxy variable", ["docs/proxy.md"], {
    forbidden: ["docs/legacy.md", { cluster: "drafts" }, { glob: "drafts/**" }],
  }),
  caseAsking("passage", "set a variable", [{ text: CHANGED_PASSAGE }]),
  caseAsking("nowhere", "write a poem", [{ text: "Roses are red, violets are blue" }]),
  caseAsking("span", "short page", [{ span: { path: "docs/short.md", start: 0, end: 400 } }]),
  caseAsking("near", "installer machines serve searches", ["docs/new/install.md"]),
  caseAsking("same", "Proxy variable", ["docs/proxy.md"]),
  caseAsking("twice", "restart service", ["proxy.md", { path: "docs/proxy.md" }], {
    intent: "rare",
  }),
];
const PROJECT = {
  ...DOCS,
  "suite.json": suiteFile("docs", CASES),
  "retrieval-gate.json": configFile({ retriever: { kind: "bm25", files: ["docs/**/*.md"] } }),
};

/** What `validate` warns of in a project with this suite and three commits of the baseline. */
let warnings: readonly string[] = [];

beforeAll(async () => {
  const folder = workspace(PROJECT);
  git(folder, "init", "-q", "-b", "main");
  const configFlag = ["--config", "retrieval-gate.json"];
  const recorded = await retrievalGate(folder, ["record", ...configFlag]);
  expect(recorded.code, recorded.stdout + recorded.stderr).toBe(0);
  // Another machine in the baseline makes another commit of it, with the same rows.
  const file = path.join(folder, "baseline.json");
  for (const machine of ["one", "two", "three"]) {
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(/"cpu": "[^"]*"/, `"cpu": "${machine}"`),
    );
    commitAll(folder);
  }
  const validated = await retrievalGate(folder, ["validate", "--json", ...configFlag]);
  expect(validated.code, validated.stderr).toBe(0);
  ({ warnings } = JSON.parse(validated.stdout) as { readonly warnings: readonly string[] });
}, 60_000);

// title | the warning's words on what is old | its words on what to do
it.each(
  values<readonly [string, string, string]>(`
a target that moved | case moved: the target "docs/old/install.md" is not in the corpus | Did it move to "docs/new/install.md"? Write the new path.
a target that is gone | case gone: the target "docs/uninstall.md" is not in the corpus, so nothing can find it | Name the document that now answers the query
a forbidden document that is gone | case guard: the forbidden document "docs/legacy.md" is not in the corpus, so it guards nothing | Remove it, or name what must not come back now
a passage that was rewritten | case passage: no document of the corpus holds the passage | Copy the passage that now answers the query
a passage that is gone | case nowhere: no document of the corpus holds the passage "Roses are red, violets are blue" as it was | Copy the passage that now answers the query
characters beyond the document | case span: the target "span: docs/short.md[0:400]" ends after the document, which has 7 characters | write its start and end
a near duplicate | case solved asks almost the same as near | Remove one, or give both the same \`group\`.
a duplicate | case same asks the same as guard | Remove one, or give both the same \`group\`.
targets that one result covers | case twice: one result can match both "docs/proxy.md" and "proxy.md" | Keep one of them
an intent that is too small | these intents have fewer than 5 cases: rare (1) | Add cases, or merge intents
cases that every baseline solves | "found every target, the first at rank 1, in every baseline with the same query and targets: " | A case that is always right can get worse
cases that none solves | found no expected document in any baseline with the same query and targets, so the gate can't notice a loss: gone, lost, moved, nowhere, passage, span | Correct the expected documents, or remove the cases.
`),
)("validate names %s, and what to do", (_, what, advice) => {
  const matching = warnings.filter((each) => each.includes(what));

  expect(matching, warnings.join("\n")).toHaveLength(1);
  expect(matching[0]).toContain(advice);
});

it("validate has no warning of forbidden clusters and globs", () => {
  // `guard` forbids docs/legacy.md, the cluster `drafts` and the glob `drafts/**`.
  expect(warnings.filter((each) => each.includes("case guard:"))).toEqual([
    expect.stringContaining('the forbidden document "docs/legacy.md"'),
  ]);
});
