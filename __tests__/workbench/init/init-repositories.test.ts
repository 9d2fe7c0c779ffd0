import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { retrievalGate } from "../../helpers/command.ts";
import { git } from "../../helpers/git-repository.ts";
import { filesIn, rows } from "../../helpers/table.ts";
import { workspace } from "../../helpers/workspace.ts";
import { REPOSITORY } from "../../../src/model/repository.generated.ts";

/** Makes a repository whose default branch is trunk, and runs `init` in one of its folders. */
async function initIn(files: Readonly<Record<string, unknown>>, folder = ".") {
  const top = workspace(files);
  git(top, "init", "-q", "-b", "trunk");
  const { code, stdout } = await retrievalGate(path.join(top, folder), ["init"]);
  const read = (file: string): string => readFileSync(path.join(top, file), "utf8");
  return { top, code, stdout, read };
}

/** The steps of a workflow that run commands, and its last one, which is the gate. */
function stepsOf(text: string, job: string) {
  const { jobs, on } = parse(text);
  const steps = jobs[job].steps as readonly {
    readonly run?: string;
    readonly "working-directory"?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
  return { commands: steps.filter(({ run }) => run !== undefined), gate: steps.at(-1)!, on };
}

/** The text of each file of a folder, by path. */
const readFolder = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes(".git/"))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );

describe("init", () => {
  it.each(
    rows(`
# the repository | its files | a part of the config | the workflow's commands before the gate | the next step
Python with an index script | requirements.txt: + scripts/build_index.py: + app/engine.py: def search(query):⏎    return []⏎ | retriever: { kind: python, function: "app.engine:search" } | python3 -m venv .venv && .venv/bin/pip install -r requirements.txt; .venv/bin/python scripts/build_index.py | retrieval-gate ask "a query"
documents only | docs/a.md: # Alpha⏎ + docs/b.md: # Bravo⏎ + docs/c.md: # Charlie⏎ | files: ["docs/**/*.{md,mdx}"] | | retrieval-gate gate
documents at the top | a.md: # Alpha⏎ + b.md: # Bravo⏎ + c.md: # Charlie⏎ | files: ["**/*.md"] | | retrieval-gate gate
a monorepo at its top | package.json: {} + yarn.lock: + packages/api/docs/a.md: # Alpha⏎ + packages/api/docs/b.md: # Bravo⏎ + packages/api/docs/c.md: # Charlie⏎ + node_modules/x/a.md: # | files: ["packages/api/docs/**/*.{md,mdx}"] | corepack enable && yarn install --immutable | retrieval-gate gate
nothing to search | package.json: {} | retriever: # fill in | npm install | fill in the retriever in retrieval-gate.yaml
`),
  )("writes config and workflow, and names the next step: %s", async (_, ...cells) => {
    const [files = "", config = "", commands = "", next = ""] = cells;

    const { code, stdout, read } = await initIn(filesIn(files));

    const workflow = stepsOf(read(".github/workflows/retrieval-gate.yml"), "retrieval-gate");
    const nextLine = stdout.split("\n").find((line) => line.startsWith("Next: "));
    expect(code, stdout).toBe(0);
    expect(read("retrieval-gate.yaml")).toContain(config);
    expect(workflow.commands.map(({ run }) => run).join("; ")).toBe(commands);
    // The repository's default branch.
    expect(workflow.on.push.branches).toEqual(["trunk"]);
    expect(nextLine).toContain(next);
    expect(stdout).toContain(`replace ${REPOSITORY}@v0`);
  });

  it("writes valid files, which name their schemas and say what to edit", async () => {
    const pages = {
      "docs/a.md": "# Alpha\n",
      "docs/b.md": "# Bravo\n",
      "docs/c.md": "# Charlie\n",
    };

    const { top, read } = await initIn(pages);

    const validated = await retrievalGate(top, ["validate"]);
    const schema = /^# yaml-language-server: \$schema=https:\/\/\S+\/(\w+)\.schema\.json\n/;
    const config = read("retrieval-gate.yaml");
    const suite = read("retrieval/suite.yaml");
    expect([schema.exec(config)?.[1], schema.exec(suite)?.[1]]).toEqual(["config", "suite"]);
    expect(config).toContain("Edit 1 of 2");
    expect(suite).toContain("Edit 2 of 2");
    expect(validated, validated.stdout).toMatchObject({ code: 0 });
  });

  it("runs the commands and the gate of a package in the package's folder", async () => {
    const files = {
      "package.json": {},
      "packages/api/package.json": {},
      "packages/api/ingest.py": "",
    };

    const { read } = await initIn(files, "packages/api");

    const { commands, gate } = stepsOf(
      read(".github/workflows/retrieval-gate-packages-api.yml"),
      "retrieval-gate-packages-api",
    );
    expect(commands).toMatchObject([
      { run: "npm install", "working-directory": "packages/api" },
      { run: "python3 ingest.py", "working-directory": "packages/api" },
    ]);
    expect(gate.with).toMatchObject({ "working-directory": "packages/api" });
  });

  it("uses the suite that there is, and writes no other", async () => {
    const suite =
      "version: 1\nname: mine\nrevision: '1'\ncases:\n  - { id: a, query: a, intent: i, expected: [a] }\n";
    const files = { "search.mjs": "export default (query) => [];\n", "search/suite.yaml": suite };

    const { top, read } = await initIn(files);

    expect(read("retrieval-gate.yaml")).toContain("suite: search/suite.yaml");
    expect(read("search/suite.yaml")).toBe(suite);
    expect(existsSync(path.join(top, "retrieval/suite.yaml"))).toBe(false);
  });

  it("keeps a .gitignore that ignores the report already and has no last newline", async () => {
    const text = "node_modules\n/retrieval-gate-report";

    const { read } = await initIn({ ".gitignore": text });

    expect(read(".gitignore")).toBe(text);
  });

  it.each(
    rows(`
# what is there | the file | the error
a file with the name of a folder that init needs | retrieval: mine⏎ | retrieval is a file, and init writes retrieval/
a gate under another config name | retrieval-gate.docs.yaml: version: 1⏎ | retrieval-gate.docs.yaml exists already
`),
  )("writes nothing beside %s", async (_, file = "", message = "") => {
    const folder = workspace(filesIn(file));
    const textBefore = readFolder(folder);

    const { code, stderr } = await retrievalGate(folder, ["init"]);

    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(readFolder(folder)).toEqual(textBefore);
  });
});
