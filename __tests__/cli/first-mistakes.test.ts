/** What the command says to mistakes of a first day. */
import { expect, test } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

const CONFIG = `version: 1
suite: suite.yaml
baseline: baseline.json
retriever: { kind: module, path: search.mjs }
latency: off
`;
const FILES = {
  "retrieval-gate.yaml": CONFIG,
  "search.mjs": 'export default () => ["https://example.org/a"];\n',
  "suite.yaml":
    'version: 1\nname: docs\nrevision: "1"\ncases:\n  - { id: a, query: how, intent: howto, expected: [docs/a.md] }\n',
};

test("gate that finds no target shows what was expected and what was returned", async () => {
  const { code, stdout } = await retrievalGate(workspace(FILES), ["record"]);

  expect(code).toBe(3);
  expect(stdout).toContain(
    '"how" expects "docs/a.md", and its first result is "https://example.org/a".',
  );
});

test("gate names the intents that exist if a rule's intent has no case", async () => {
  const gate = "gate:\n  intents:\n    how-to: { recall@10: { floor: 0.8 } }\n";
  const files = { ...FILES, "retrieval-gate.yaml": CONFIG + gate };

  const { code, stderr } = await retrievalGate(workspace(files), ["validate"]);

  expect(code).toBe(2);
  expect(stderr).toMatch(/retrieval-gate\.yaml:8 .*the suite has howto$/m);
});

test("gate finds a config that is named in another folder at the top", async () => {
  const files = { ...FILES, "config/other.txt": "" };

  const { code, stdout } = await retrievalGate(workspace(files), [
    "gate",
    "--config",
    "config/retrieval-gate.yaml",
  ]);

  expect(code).toBe(2);
  expect(stdout).toContain("At the top of the repository there is retrieval-gate.yaml");
});
