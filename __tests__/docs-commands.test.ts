/** Every shell block of the pages runs, line by line, in a folder that holds what its page shows and what its reader has. */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CLI } from "./helpers/command.ts";
import { commitAll, git, repository, writeFiles } from "./helpers/git-repository.ts";
import { PAGES, blocksOf } from "./helpers/pages.ts";
import { workspace } from "./helpers/workspace.ts";

interface World {
  /** What the reader has; the page's own files come on top. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** Before the first command, in a repository with these files committed on main. */
  readonly make?: (folder: string) => void;
  /** Before each command. */
  readonly before?: (folder: string, command: string) => void;
  readonly env?: (folder: string) => Readonly<Record<string, string>>;
  /** What is typed. */
  readonly input?: string;
  /** The exit code of commands that hold these words; 0 for the others. */
  readonly codes?: Readonly<Record<string, number>>;
}

const bin = workspace({
  "retrieval-gate": `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`,
  npx: `#!/bin/sh\nwhile case "$1" in -*|github:*) true;; *) false; esac; do shift; done\nexec "${process.execPath}" "${CLI}" "$@"\n`,
});
for (const name of ["retrieval-gate", "npx"]) chmodSync(path.join(bin, name), 0o755);

function run(folder: string, command: string, world: World) {
  const ran = spawnSync("bash", ["-o", "pipefail", "-c", command], {
    cwd: folder,
    input: world.input ?? "",
    encoding: "utf8",
    env: { PATH: `${bin}:${process.env["PATH"]}`, HOME: folder, ...world.env?.(folder) },
    timeout: 120_000,
  });
  return { code: ran.status, output: `${ran.stdout}${ran.stderr}` };
}

const CONFIG = {
  version: 1,
  suite: "retrieval/suite.yaml",
  baseline: "baselines/search.json",
  retriever: { kind: "module", path: "search.mjs", params: { tenant: "none" } },
  latency: "off",
};
const NAMES = ["install", "proxy", "run", "update", "remove"];
const DOCS = Object.fromEntries(
  NAMES.map((name) => [`docs/${name}.md`, `# How to ${name} it\n\nWords on how to ${name} it.\n`]),
);
const searchBy = (order: string): string =>
  `export default (query, { params }) => ${JSON.stringify(NAMES)}${order}.map((name) => ({ path: \`docs/\${name}.md\`, score: query.includes(name) ? 2 : 1 })).sort((a, b) => b.score - a.score).slice(0, params?.ef);\n`;
/** A gate as it stands after the first day. */
const GATE = {
  ...DOCS,
  "retrieval-gate.yaml": CONFIG,
  "search.mjs": searchBy(""),
  "retrieval/suite.yaml": {
    version: 1,
    name: "search",
    revision: "1",
    cases: NAMES.map((name) => ({
      id: name === "install" ? "acme-install" : name,
      query: `how to ${name}`,
      intent: "howto",
      expected: [`docs/${name}.md`],
    })),
  },
};
const KEY = { SEARCH_TOKEN: "only-for-tests" };
const recorded = (folder: string): void => {
  const ran = run(folder, "retrieval-gate record && retrieval-gate gate", { env: () => KEY });
  expect(ran.code, ran.output).toBe(0);
  writeFileSync(path.join(folder, ".gitignore"), "retrieval-gate-report/\n");
  commitAll(folder, "the gate");
};
const labelled = (folder: string, command: string): void => {
  if (!command.includes("label")) return;
  const unjudged = path.join(folder, "retrieval-gate-report/search/unjudged.jsonl");
  const [first] = readFileSync(unjudged, "utf8").split("\n");
  writeFileSync(path.join(folder, "judged.jsonl"), JSON.stringify({ ...JSON.parse(first!), grade: 0 }));
};
/** The folder's copy as its origin, with a change of another project's fork as pull request 12. */
const withOrigin = (folder: string): void => {
  recorded(folder);
  const origin = workspace();
  cpSync(folder, origin, { recursive: true });
  git(origin, "checkout", "-q", "-b", "theirs");
  writeFiles(origin, { "NOTES.md": "theirs\n" });
  git(origin, "update-ref", "refs/pull/12/head", commitAll(origin, "theirs"));
  git(origin, "checkout", "-q", "main");
  git(folder, "remote", "add", "origin", `file://${origin}`);
};

/** By page, or by page and heading where a page has several ways. */
const WORLDS: Readonly<Record<string, World>> = {
  "README.md": {},
  "docs/first-gate.md": { before: (folder) => void commitAll(folder) },
  "docs/suite.md": {
    files: { ...DOCS, "retrieval-gate.yaml": CONFIG, "search.mjs": searchBy("") },
    input: "a\n".repeat(99),
    before: (folder, command) => {
      if (command.includes("--fields")) expect(run(folder, "retrieval-gate gate", {}).code).toBe(0);
      labelled(folder, command);
    },
  },
  "docs/retrievers.md": { files: DOCS, input: "a\n".repeat(99) },
  "docs/search-server.md": {
    files: { "retrieval/suite.yaml": GATE["retrieval/suite.yaml"] },
  },
  "docs/monorepo.md": {
    files: Object.fromEntries(["api", "docs", "web"].map((name) => [`packages/${name}/package.json`, {}])),
  },
  "docs/tenants.md": { files: GATE, make: recorded },
  "docs/compare.md": {
    files: {
      ...GATE,
      "embedding-old.yaml": CONFIG,
      "embedding-new.yaml": { ...CONFIG, retriever: { kind: "module", path: "new.mjs" } },
      "new.mjs": searchBy(".toReversed()"),
    },
    make: recorded,
    before: labelled,
  },
  "docs/forks.md": {
    files: {
      ...GATE,
      ".search-token": KEY.SEARCH_TOKEN,
      "server.mjs": blocksOf("docs/search-server.md").find(({ file }) => file === "server.mjs")!.text,
      "retrieval-gate.yaml": {
        ...CONFIG,
        retriever: {
          kind: "http",
          start: { command: ["node", "server.mjs", "{{port}}"] },
          url: "http://127.0.0.1:{{port}}/?q={{query}}",
          headers: { authorization: { env: "SEARCH_TOKEN" } },
          results: "hits",
        },
      },
    },
    make: withOrigin,
  },
  "docs/several-jobs.md": { files: GATE, make: recorded, codes: { "--shard": 1 } },
  "docs/other-ci.md The others": { files: GATE, make: withOrigin, env: () => ({ TARGET_BRANCH: "main" }) },
  "docs/other-ci.md Find the commit that broke it": {
    files: GATE,
    make: (folder) => {
      recorded(folder);
      for (const order of ["", ".slice(1)", ".slice(2)"]) {
        writeFiles(folder, {
          "search.mjs": order === "" ? "throw new Error('no build');\n" : searchBy(order),
        });
        commitAll(folder, `search with ${order}`);
      }
    },
    env: (folder) => ({ GOOD_COMMIT: git(folder, "rev-parse", "main~3") }),
  },
  "docs/read-a-failure.md": { files: GATE, make: recorded },
  "docs/baselines.md": { files: GATE, make: recorded },
  "docs/slow-and-paid.md": { files: GATE, make: recorded },
  "docs/latency.md": { files: GATE, make: recorded },
};

const walks = new Map<string, string[]>();
for (const page of PAGES.filter((each) => each !== "CONTRIBUTING.md")) {
  for (const { language, text, under } of blocksOf(page)) {
    if (language !== "sh") continue;
    const own = `${page} ${under}`;
    const name = own in WORLDS ? own : page;
    const commands = text.split("\n").filter((line) => line.trim() !== "");
    walks.set(name, [...(walks.get(name) ?? []), ...commands]);
  }
}

it("has a world for each page with commands, and none without", () => {
  expect([...walks.keys()].toSorted()).toEqual(Object.keys(WORLDS).toSorted());
});

describe.each([...walks])("%s", (name, commands) => {
  it("works, command by command", () => {
    const world = WORLDS[name]!;
    const page = name.split(" ")[0]!;
    const shown = blocksOf(page).flatMap(({ file, text }) => (file === null ? [] : [[file, text]]));
    // A sibling folder is the walk's own, too.
    const folder = path.join(workspace(), "repository");
    cpSync(repository(), folder, { recursive: true });
    writeFiles(folder, { ...world.files, ...Object.fromEntries(shown) });
    commitAll(folder, "before");
    world.make?.(folder);
    for (const command of commands) {
      world.before?.(folder, command);
      const ran = run(folder, command, world);
      const [, code = 0] = Object.entries(world.codes ?? {}).find(([words]) => command.includes(words)) ?? [];
      expect(ran.code, `${command}\n${ran.output}`).toBe(code);
    }
  });
});
