import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";

describe("init", () => {
  it("writes a config, a suite, two workflows and a baseline that pass", async () => {
    const titles = ["alpha", "bravo", "charlie"];
    const folder = workspace(
      Object.fromEntries(titles.map((title) => [`docs/${title}.md`, `# How ${title} works\n`])),
    );

    const initResult = await retrievalGate(folder, ["init"]);

    expect(initResult, initResult.stderr).toMatchObject({ code: 0 });
    for (const file of [
      "retrieval-gate.yaml",
      "retrieval/suite.yaml",
      ".github/workflows/retrieval-gate.yml",
      ".github/workflows/retrieval-gate-comment.yml",
      "baselines/search.json",
    ]) {
      expect(existsSync(path.join(folder, file)), file).toBe(true);
    }

    const gate = await retrievalGate(folder, ["gate"]);

    expect(gate, gate.stderr).toMatchObject({ code: 0 });
    expect(gate.stdout).toContain("PASS");
  });

  it("writes the comment's workflow as documented, and ignores reports in git", async () => {
    const folder = workspace({ ".gitignore": "node_modules" });

    const initResult = await retrievalGate(folder, ["init"]);

    expect(initResult, initResult.stderr).toMatchObject({ code: 0 });

    const readWritten = (file: string): string => readFileSync(path.join(folder, file), "utf8");
    const documentedWorkflow = readFileSync(
      "examples/workflows/retrieval-gate-comment.yml",
      "utf8",
    );

    expect(readWritten(".github/workflows/retrieval-gate-comment.yml")).toBe(documentedWorkflow);
    // It waits for the gate's workflow by name.
    expect(readWritten(".github/workflows/retrieval-gate.yml")).toMatch(/^name: Retrieval gate$/m);
    expect(readWritten(".gitignore")).toBe("node_modules\nretrieval-gate-report/\n");
  });

  it("writes what a gate lacks, keeps the rest, and prints the lines for it", async () => {
    const config = "version: 1\nsuite: eval/suite.yaml\nretriever: # fill in\n";
    const folder = workspace({
      "retrieval-gate.yaml": config,
      "search.py": "def search(query, k=10): return []\n",
    });

    const { code, stdout, stderr } = await retrievalGate(folder, ["init"]);

    expect(code, stderr).toBe(0);
    expect(stdout).toContain(
      'not used: search.py, the function search. To use it: retriever: { kind: python, function: "search:search" }',
    );
    expect(stdout).toContain("kept retrieval-gate.yaml\nwrote eval/suite.yaml\n");
    expect(stdout).toMatch(/^Next: .* validate$/m);
    expect(readFileSync(path.join(folder, "retrieval-gate.yaml"), "utf8")).toBe(config);
  });

  it("records no baseline by a config that is there", async () => {
    const titles = ["alpha", "bravo", "charlie"];
    const folder = workspace({
      ...Object.fromEntries(titles.map((title) => [`docs/${title}.md`, `# How ${title} works\n`])),
      "retrieval-gate.yaml":
        "version: 1\nsuite: suite.yaml\nbaseline: baseline.json\nretriever: { kind: bm25, files: [docs/*.md] }\n",
    });

    const { code, stdout, stderr } = await retrievalGate(folder, ["init"]);

    expect(code, stderr).toBe(0);
    expect(stdout).toContain("wrote suite.yaml\n");
    expect(existsSync(path.join(folder, "baseline.json"))).toBe(false);
  });

  it("writes the usual suite if the config names none", async () => {
    const folder = workspace({ "retrieval-gate.yaml": "version: 1\nsuite:\nretriever:\n" });

    const { code, stdout, stderr } = await retrievalGate(folder, ["init"]);

    expect(code, stderr).toBe(0);
    expect(stdout).toContain("wrote retrieval/suite.yaml\n");
  });

  it("prints no line for a search if the config names one already", async () => {
    const retriever = '{ kind: python, function: "search:search" }';
    const folder = workspace({
      "retrieval-gate.yaml": `version: 1\nsuite: eval/suite.yaml\nretriever: ${retriever}\n`,
      "search.py": "def search(query, k=10): return []\n",
      ...Object.fromEntries(["a", "b", "c"].map((name) => [`docs/${name}.md`, `# ${name}`])),
    });

    const { code, stdout, stderr } = await retrievalGate(folder, ["init"]);

    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^kept retrieval-gate\.yaml\nwrote eval\/suite\.yaml\n/);
  });
});
