import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { CommandPorts } from "../../../src/cli/command.ts";
import { runInit } from "../../../src/workbench/init/command.ts";
import { runValidate } from "../../../src/workbench/validate/command.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { git } from "../../helpers/git-repository.ts";
import { workspace } from "../../helpers/workspace.ts";
import { REPOSITORY } from "../../../src/model/repository.generated.ts";

const page = (title: string): string =>
  `# ${title}\n\n## How ${title} works\nSome words on ${title}.\n`;
const makeDocs = (folder: string, ...titles: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(titles.map((title) => [`${folder}${title}.md`, page(title)]));
const TITLES = ["alpha", "bravo", "charlie", "delta", "echo"] as const;

interface Repository {
  readonly files: Readonly<Record<string, unknown>>;
  /** The folder in which `init` runs; the top if absent. */
  readonly at?: string;
  /** A part of the config that `init` writes. */
  readonly config: string;
  /** The commands of the workflow before the gate. */
  readonly steps: readonly string[];
}

/** A function of Python that searches. */
const SEARCH = "def search(query):\n    return []\n";
/** The config's line where no search was found. */
const FILL_IN = "\nretriever: # fill in\n";
const PIP = "python3 -m venv .venv && .venv/bin/pip install";

const REPOSITORIES: Readonly<Record<string, Repository>> = {
  "Python with an index script": {
    files: { "requirements.txt": "", "scripts/build_index.py": "", "app/engine.py": SEARCH },
    config: '\nretriever: { kind: python, function: "app.engine:search" }',
    steps: [`${PIP} -r requirements.txt`, ".venv/bin/python scripts/build_index.py"],
  },
  "documents only": {
    files: makeDocs("docs/", ...TITLES),
    config: 'files: ["docs/**/*.{md,mdx}"]',
    steps: [],
  },
  "documents at the top": {
    files: makeDocs("", ...TITLES),
    config: 'files: ["**/*.md"]',
    steps: [],
  },
  "a monorepo at its top": {
    files: {
      "package.json": {},
      "yarn.lock": "",
      ...makeDocs("packages/api/docs/", ...TITLES),
      "node_modules/x/a.md": "#",
    },
    config: 'files: ["packages/api/docs/**/*.{md,mdx}"]',
    steps: ["corepack enable && yarn install --immutable"],
  },
  "a package of a monorepo": {
    files: { "package.json": {}, "packages/api/package.json": {}, "packages/api/ingest.py": "" },
    at: "packages/api",
    config: FILL_IN,
    steps: ["npm install", "python3 ingest.py"],
  },
  "a function that searches, and a suite": {
    files: {
      "search.mjs": "export default (query) => [];\n",
      "search/suite.yaml":
        "version: 1\nname: mine\nrevision: '1'\ncases:\n  - { id: a, query: a, intent: i, expected: [a] }\n",
    },
    config: "suite: search/suite.yaml",
    steps: [],
  },
  "a .gitignore without a last newline": {
    files: { ".gitignore": "node_modules\n/retrieval-gate-report" },
    config: FILL_IN,
    steps: [],
  },
};

/** Runs a command in the folder. Returns what it prints. */
async function run(command: typeof runInit, folder: string): Promise<string> {
  let out = "";
  const ports = {
    environment: { PATH: process.env["PATH"] },
    workingDirectory: folder,
    guard: { signal: new AbortController().signal },
    moduleHost: "",
    out: (text: string) => (out += text),
    err: (text: string) => (out += text),
    columns: null,
  } as unknown as CommandPorts;
  const ending = await command([], ports);
  expect(ending, out).toEqual({ kind: "answered" });
  return out;
}

/** The text of each file of a folder, by path. */
const readFolder = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes(".git/"))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );

describe.each(Object.entries(REPOSITORIES))(
  "init in %s",
  (_, { files, at = "", config, steps }) => {
    const top = workspace(files);
    const folder = path.join(top, at);
    const suiteFile = path.join(folder, "retrieval/suite.yaml");
    const textBefore = readFolder(top);
    let initResult: { readonly code: number | null; readonly stdout: string };
    let writtenConfig = "";

    beforeAll(async () => {
      git(top, "init", "-q", "-b", "trunk");
      initResult = await retrievalGate(folder, ["init"]);
      expect(initResult.code, initResult.stdout).toBe(0);
      writtenConfig = readFileSync(path.join(folder, "retrieval-gate.yaml"), "utf8");
    }, 60_000);

    it("writes the expected config, and a suite only if there is none", () => {
      expect(writtenConfig).toContain(config);
      expect(existsSync(suiteFile)).toBe(writtenConfig.includes("suite: retrieval/suite.yaml"));
    });

    it("writes files that are valid, name their schema, and say what to edit", async () => {
      const schemaLine = (schema: string): RegExp =>
        new RegExp(`^# yaml-language-server: \\$schema=https://\\S+/${schema}\\.schema\\.json\n`);

      expect(writtenConfig).toMatch(schemaLine("config"));
      expect(writtenConfig).toContain("Edit 1 of 2");
      if (existsSync(suiteFile)) {
        const suite = readFileSync(suiteFile, "utf8");
        expect(suite).toMatch(schemaLine("suite"));
        expect(suite).toContain("Edit 2 of 2");
      }
      if (config !== FILL_IN && !/kind: (?:python|module)/.test(config)) {
        expect(await run(runValidate, folder)).toContain("valid");
      }
    });

    it("names the next step: fill in, ask, or gate", () => {
      const steps = {
        fill: "fill in the retriever in retrieval-gate.yaml",
        ask: '.*retrieval-gate ask "a query"',
        gate: ".*retrieval-gate gate",
      };
      const isOwn = /kind: (?:python|module)/.test(config) || config.startsWith("suite: ");
      const next = config === FILL_IN ? steps.fill : isOwn ? steps.ask : steps.gate;

      expect(initResult.stdout).toMatch(new RegExp(`^Next: ${next}`, "m"));
      expect(initResult.stdout).toContain(`replace ${REPOSITORY}@v0`);
    });

    it("changes no file that was there, except for a line in .gitignore", () => {
      for (const [file, text] of textBefore) {
        const textAfter = readFileSync(file, "utf8");
        const isKept = file.endsWith(".gitignore")
          ? textAfter.startsWith(text)
          : textAfter === text;

        expect(isKept, file).toBe(true);
      }

      const ignoredPaths = readFileSync(path.join(folder, ".gitignore"), "utf8").split("\n");

      expect(ignoredPaths.filter((line) => line.includes("retrieval-gate-report"))).toHaveLength(1);
    });

    it("writes a workflow with the repository's steps, folder and branch", () => {
      const name = at === "" ? "retrieval-gate" : "retrieval-gate-packages-api";
      const file = path.join(top, ".github/workflows", `${name}.yml`);
      const workflow = parse(readFileSync(file, "utf8"));
      const allSteps = workflow.jobs[name].steps as readonly {
        readonly run?: string;
        readonly "working-directory"?: string;
        readonly with?: Readonly<Record<string, unknown>>;
      }[];
      const runSteps = allSteps.filter((step) => step.run !== undefined);

      expect(runSteps.map((step) => step.run)).toEqual(steps);
      for (const step of runSteps) {
        expect(step["working-directory"] ?? "").toBe(at);
      }
      expect(allSteps.at(-1)!.with!["working-directory"] ?? "").toBe(at);
      expect(workflow.on.push.branches).toEqual(["trunk"]);
    });
  },
);

it("init writes nothing if a file has the name of a folder that it needs", async () => {
  const folder = workspace({ retrieval: "mine\n" });
  const textBefore = readFolder(folder);

  await expect(run(runInit, folder)).rejects.toThrow(
    "retrieval is a file, and init writes retrieval/",
  );
  expect(readFolder(folder)).toEqual(textBefore);
});

it("init refuses to write if there is a gate under any config name", async () => {
  const folder = workspace({ "retrieval-gate.docs.yaml": "version: 1\n" });
  const textBefore = readFolder(folder);

  await expect(run(runInit, folder)).rejects.toThrow("retrieval-gate.docs.yaml exists already");
  expect(readFolder(folder)).toEqual(textBefore);
});
