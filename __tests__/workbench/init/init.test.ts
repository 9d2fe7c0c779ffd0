/** What `init` prints and writes in whole folders, and whether the gate that it writes can pass. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { REPOSITORY } from "../../../src/model/repository.generated.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { git } from "../../helpers/git-repository.ts";
import type { Files } from "../../helpers/init-project.ts";
import { read } from "../../helpers/pages.ts";
import { filesIn, rows } from "../../helpers/table.ts";
import { readWorkflow } from "../../helpers/workflow.ts";
import { workspace } from "../../helpers/workspace.ts";

/** Runs `init` with these flags in a new folder. Returns what it printed, and how to read a file. */
async function initIn(files: Files, ...flags: readonly string[]) {
  const folder = workspace(files);
  const ran = await retrievalGate(folder, ["init", ...flags]);
  const [firstLine] = ran.stdout.split("\n");
  const readFile = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  return { ...ran, firstLine, folder, readFile };
}

const CONFIG = "retrieval-gate.yaml";
const WORKFLOW = "retrieval-gate.yml";
/** Three pages with headings, of which `init` makes queries. */
const PAGES = Object.fromEntries(
  ["install", "remove", "update"].map((name) => [
    `docs/${name}.md`,
    `# How to ${name} it\n\nWords on ${name}.\n`,
  ]),
);
const SEARCH = { "engine.py": "def search(query):\n    return []\n" };
const GOLDEN = { "golden.json": [{ query: "how to install it", expected: ["docs/install.md"] }] };

describe("init in a folder with documents alone", () => {
  let init: Awaited<ReturnType<typeof initIn>>;
  beforeAll(async () => {
    init = await initIn(PAGES);
  });

  it("says first that the gate checks BM25, and no search of the team", () => {
    expect(init.firstLine).toBe(
      "This gate checks the built-in search BM25 over docs, with headings as queries. It does not check a search of yours.",
    );
  });

  it("writes valid files, which name their schemas and say what to edit", async () => {
    const config = init.readFile(CONFIG);
    const suite = init.readFile("retrieval/suite.yaml");
    const schema = /^# yaml-language-server: \$schema=https:\/\/\S+\/(\w+)\.schema\.json\n/;

    const validated = await retrievalGate(init.folder, ["validate"]);

    expect([schema.exec(config)?.[1], schema.exec(suite)?.[1]]).toEqual(["config", "suite"]);
    expect(config).toContain("Edit 1 of 2");
    expect(suite).toContain("Edit 2 of 2");
    expect(validated, validated.stdout).toMatchObject({ code: 0 });
  });

  it("writes two workflows, and a baseline with which the gate passes", async () => {
    const workflows = readdirSync(path.join(init.folder, ".github/workflows"));

    const gate = await retrievalGate(init.folder, ["gate"]);

    expect(workflows).toEqual(["retrieval-gate-comment.yml", WORKFLOW]);
    expect(existsSync(path.join(init.folder, "baselines/search.json"))).toBe(true);
    expect(gate, gate.stderr).toMatchObject({ code: 0 });
    expect(gate.stdout).toContain("PASS");
  });

  it("writes the comment's workflow as documented; it waits for the gate's by name", () => {
    expect(init.readFile(".github/workflows/retrieval-gate-comment.yml")).toBe(
      read("examples/workflows/retrieval-gate-comment.yml"),
    );
    expect(readWorkflow(init.folder, WORKFLOW).name).toBe("Retrieval gate");
  });
});

describe("init", () => {
  it.each(
    rows(`
# the repository | its files | a part of the config | the workflow's commands before the gate | the next step
Python with an index script | requirements.txt: + scripts/build_index.py: + app/engine.py: def search(query):⏎    return []⏎ | retriever: { kind: python, function: "app.engine:search" } | python3 -m venv .venv && .venv/bin/pip install -r requirements.txt; .venv/bin/python scripts/build_index.py | ask "a query"
documents only | docs/a.md: # Alpha⏎ + docs/b.md: # Bravo⏎ + docs/c.md: # Charlie⏎ | files: ["docs/**/*.{md,mdx}"] | | gate
documents at the top | a.mdx: # Alpha⏎ + b.mdx: # Bravo⏎ + c.md: # Charlie⏎ | files: ["**/*.{md,mdx}"] | | gate
a monorepo at its top | package.json: {} + yarn.lock: + packages/api/docs/a.md: # Alpha⏎ + packages/api/docs/b.md: # Bravo⏎ + packages/api/docs/c.md: # Charlie⏎ + node_modules/x/a.md: # | files: ["packages/api/docs/**/*.{md,mdx}"] | corepack enable && yarn install --immutable | gate
nothing to search | package.json: {} | retriever: # fill in | npm install | fill in the retriever in retrieval-gate.yaml
`),
  )("writes config and workflow, and names the next step: %s", async (_, files = "", ...cells) => {
    const [config = "", commands, next = ""] = cells;
    const folder = workspace(filesIn(files));
    git(folder, "init", "-q", "-b", "trunk");

    const { code, stdout } = await retrievalGate(folder, ["init"]);

    const { on, jobs } = readWorkflow(folder, WORKFLOW);
    const scripts = jobs["retrieval-gate"]!.steps.map(({ run }) => run);
    const nextLine = stdout.split("\n").find((line) => line.startsWith("Next: "));
    expect(code, stdout).toBe(0);
    expect(readFileSync(path.join(folder, CONFIG), "utf8")).toContain(config);
    expect(scripts.filter((run) => run !== undefined).join("; ")).toBe(commands);
    // The repository's default branch.
    expect(on["push"]).toMatchObject({ branches: ["trunk"] });
    // Before a command stands how this program was started.
    expect(nextLine).toContain(` ${next}`);
    expect(stdout).toContain(`replace ${REPOSITORY}@v0`);
  });

  it("runs the commands and the gate of a package in the package's folder", async () => {
    const top = workspace({
      "package.json": {},
      "packages/api/package.json": {},
      "packages/api/ingest.py": "",
    });
    git(top, "init", "-q", "-b", "main");

    await retrievalGate(path.join(top, "packages/api"), ["init"]);

    const { jobs } = readWorkflow(top, "retrieval-gate-packages-api.yml");
    const { steps } = jobs["retrieval-gate-packages-api"]!;
    expect(steps.filter(({ run }) => run !== undefined)).toMatchObject([
      { run: "npm install", "working-directory": "packages/api" },
      { run: "python3 ingest.py", "working-directory": "packages/api" },
    ]);
    // The last step is the gate.
    expect(steps.at(-1)!.with).toMatchObject({ "working-directory": "packages/api" });
  });

  it("prints each finding behind a dash, on a line of its own", async () => {
    const { stdout } = await initIn({
      "corpus.jsonl": '{"id":"install","text":"How to install it"}\n',
      "eval/queries.jsonl": '{"query":"set it up","expected":["install"]}\n',
    });

    expect(stdout.split("\n").filter((line) => line.startsWith("- "))).toEqual([
      "- used: eval/queries.jsonl: the cases",
      '- not used: corpus.jsonl. To use it: retriever: { kind: bm25, corpus: "corpus.jsonl" }',
    ]);
  });

  it.each<readonly [title: string, Files, lacks: string]>([
    ["nothing", {}, "no search and no queries"],
    ["code, and documents", { "main.go": "package x\n", ...PAGES }, "no search and no queries"],
    [
      "a program in bin, and documents",
      { "bin/find-docs": "#!/bin/sh\n", ...PAGES },
      "no search and no queries",
    ],
    ["code, and queries", { "main.go": "package x\n", ...PAGES, ...GOLDEN }, "no search"],
    ["a search", SEARCH, "no queries"],
    ["a search, and documents", { ...SEARCH, ...PAGES }, "no queries"],
  ])("writes no gate that can pass where it finds %s, and says so", async (_, files, lacks) => {
    const { firstLine, folder } = await initIn(files);

    const record = await retrievalGate(folder, ["record"]);
    const gate = await retrievalGate(folder, ["gate"]);

    expect(firstLine).toBe(
      `Found ${lacks} that can be used unchanged: the files say what to fill in.`,
    );
    expect([record.code, gate.code]).toEqual([2, 2]);
    expect(record.stdout).toMatch(
      /retrieval-gate\.yaml:\d+ \(\/retriever\)|suite\.yaml:\d+ \(\/(?:cases|draft)\)|suggest --review/,
    );
  });

  it("gates BM25 in place of a search if it is asked for", async () => {
    const init = await initIn({ ...SEARCH, ...PAGES, ...GOLDEN }, "--bm25");

    expect(init.code).toBe(0);
    expect(init.firstLine).toBe(
      "This gate checks the built-in search BM25 over docs. It does not check a search of yours.",
    );
  });

  it("uses the suite that there is, and writes no other", async () => {
    const suite =
      "version: 1\nname: mine\nrevision: '1'\ncases:\n  - { id: a, query: a, intent: i, expected: [a] }\n";

    const init = await initIn({
      "search.mjs": "export default (query) => [];\n",
      "search/suite.yaml": suite,
    });

    expect(init.readFile(CONFIG)).toContain("suite: search/suite.yaml");
    expect(init.readFile("search/suite.yaml")).toBe(suite);
    expect(existsSync(path.join(init.folder, "retrieval/suite.yaml"))).toBe(false);
  });

  it.each([
    ["adds the report to", "node_modules", "node_modules\nretrieval-gate-report/\n"],
    ["keeps", "node_modules\n/retrieval-gate-report", "node_modules\n/retrieval-gate-report"],
  ])("%s a .gitignore of %j, which has no last newline", async (_, text, written) => {
    const { readFile } = await initIn({ ".gitignore": text });

    expect(readFile(".gitignore")).toBe(written);
  });
});

describe("init beside a config", () => {
  it("writes what a gate lacks, keeps the rest, and prints the lines for it", async () => {
    const config = "version: 1\nsuite: eval/suite.yaml\nretriever: # fill in\n";

    const init = await initIn({ [CONFIG]: config, ...SEARCH });

    expect(init.code, init.stderr).toBe(0);
    expect(init.stdout).toContain(
      'not used: engine.py, the function search. To use it: retriever: { kind: python, function: "engine:search" }',
    );
    expect(init.stdout).toContain("kept retrieval-gate.yaml\nwrote eval/suite.yaml\n");
    expect(init.stdout).toMatch(/^Next: .* validate$/m);
    expect(init.readFile(CONFIG)).toBe(config);
  });

  it("records no baseline if the folder has a config already", async () => {
    const config =
      "version: 1\nsuite: suite.yaml\nbaseline: baseline.json\nretriever: { kind: bm25, files: [docs/*.md] }\n";

    const init = await initIn({ [CONFIG]: config, ...PAGES });

    expect(init.code, init.stderr).toBe(0);
    expect(init.stdout).toContain("wrote suite.yaml\n");
    expect(existsSync(path.join(init.folder, "baseline.json"))).toBe(false);
  });

  it("writes the usual suite if the config names none", async () => {
    const init = await initIn({ [CONFIG]: "version: 1\nsuite:\nretriever:\n" });

    expect(init.code, init.stderr).toBe(0);
    expect(init.stdout).toContain("wrote retrieval/suite.yaml\n");
  });

  it("prints no line for a search if the config names one already", async () => {
    const retriever = '{ kind: python, function: "engine:search" }';
    const config = `version: 1\nsuite: eval/suite.yaml\nretriever: ${retriever}\n`;

    const init = await initIn({ [CONFIG]: config, ...SEARCH, ...PAGES });

    expect(init.code, init.stderr).toBe(0);
    // Lines of a search would stand first.
    expect(init.stdout).toMatch(/^kept retrieval-gate\.yaml\nwrote eval\/suite\.yaml\n/);
  });
});

it.each(
  rows(`
# what is there | its file | the flag | the error
a file with the name of a folder that init needs | retrieval: mine⏎ | | retrieval is a file, and init writes retrieval/
a gate under another config name | retrieval-gate.docs.yaml: version: 1⏎ | | retrieval-gate.docs.yaml exists already
no document, but --bm25 | main.go: package x⏎ | --bm25 | --bm25: there are no documents here that it could search
`),
)("init writes nothing if there is %s", async (_, file = "", flag = "", message = "") => {
  const init = await initIn(filesIn(file), ...(flag === "" ? [] : [flag]));

  expect(init.code).toBe(2);
  expect(init.stderr).toContain(message);
  expect(readdirSync(init.folder)).toEqual(Object.keys(filesIn(file)));
  for (const [name, text] of Object.entries(filesIn(file))) {
    expect(init.readFile(name)).toBe(text);
  }
});
