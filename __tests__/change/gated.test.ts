/** Which files of a commit are the gate's configs, by name and by content. */
import { expect, test } from "vitest";
import { listConfigs } from "../../src/change/change.ts";
import { openGit } from "../../src/change/git.ts";
import { commitAll, git, link, repository, writeFiles } from "../helpers/git-repository.ts";

const GATE = { version: 1, suite: "s.json", baseline: "b.json", retriever: { kind: "command" } };

/** Commits README.md, these files and what `addMore` writes. Returns what listConfigs finds. */
async function findConfigs(
  files: Readonly<Record<string, unknown>>,
  addMore = (_folder: string): void => {},
) {
  const folder = repository();
  writeFiles(folder, { "README.md": "retriever", ...files });
  addMore(folder);
  const commit = commitAll(folder, "files");
  const port = openGit(folder, { PATH: process.env["PATH"] });
  return { configs: await listConfigs(port, commit), port, commit };
}

test("listConfigs finds configs by name in any folder, and no workflow", async () => {
  const { configs } = await findConfigs({
    "retrieval-gate.yaml": "anything",
    "docs/retrieval-gate-live.json": "{",
    ".github/retrieval-gate.yml": "x: 1\n",
    ".github/workflows/retrieval-gate.yml": "on: push\n",
    "my-retrieval-gate.yaml": "x: 1\n",
    "retrieval-gate.toml": "x = 1\n",
  });

  expect(configs).toStrictEqual([
    ".github/retrieval-gate.yml",
    "docs/retrieval-gate-live.json",
    "retrieval-gate.yaml",
  ]);
});

test("listConfigs finds configs by content: suite, baseline and retriever", async () => {
  const { retriever: _retriever, ...withoutRetriever } = GATE;
  const { configs } = await findConfigs({
    "search/gate.json": GATE,
    "a.yml": "version: 1\nsuite: s\nbaseline: b\nretriever: { kind: run }\n",
    "text.txt": JSON.stringify(GATE),
    "retriever-is-a-word.json": { ...GATE, retriever: "command" },
    "list.json": [GATE],
    "no-retriever.json": { ...withoutRetriever, about: "retriever" },
    "torn.json": '{"suite": 1, "baseline": 1, "retriever": {',
  });

  expect(configs).toStrictEqual(["a.yml", "search/gate.json"]);
});

test("listConfigs reads a config of one mebibyte, and no larger one", async () => {
  const configOfSize = (bytes: number): string => JSON.stringify(GATE).padEnd(bytes);
  const { configs } = await findConfigs({
    "one-mebibyte.json": configOfSize(1_048_576),
    "one-byte-more.json": configOfSize(1_048_577),
  });

  expect(configs).toStrictEqual(["one-mebibyte.json"]);
});

test("listConfigs returns configs among the given files alone", async () => {
  const { port, commit } = await findConfigs({
    "retrieval-gate.yaml": "anything",
    "a.json": GATE,
    "b.json": GATE,
  });

  const someConfigs = await listConfigs(port, commit, new Set(["b.json", "README.md"]));
  const noConfigs = await listConfigs(port, commit, new Set(["README.md"]));

  expect(someConfigs).toStrictEqual(["b.json"]);
  expect(noConfigs).toStrictEqual([]);
});

test("listConfigs skips links and submodules", async () => {
  // A link's own content is the name of a file: that of named.json looks like a config.
  const { configs } = await findConfigs({ "real.json": GATE, "deep/a.txt": "x" }, (folder) => {
    link(folder, "linked.json", "real.json");
    link(folder, "named.json", JSON.stringify({ ...GATE, retriever: {} }));
    // An entry of mode 160000 is a submodule.
    git(
      folder,
      "update-index",
      "--add",
      "--cacheinfo",
      `160000,${"1".repeat(40)},retrieval-gate-sub.yaml`,
    );
  });

  expect(configs).toStrictEqual(["real.json"]);
});
