/**
 * Every shell block of the pages runs, line by line, in a folder that holds what its page shows and
 * what its reader has.
 */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { commitAll, git, repository, writeFiles } from "./helpers/git-repository.ts";
import { paste } from "./helpers/paste.ts";
import { PAGES, ROOT, blocksOf, read } from "./helpers/pages.ts";
import { workspace } from "./helpers/workspace.ts";
import { testBesidePython } from "./helpers/python.ts";

/** What the reader of a page has, and how its commands are run. */
interface World {
  /** Files that the reader has. The page's own files are written over them. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** Called before the first command, in a repository with all files committed on main. */
  readonly make?: (folder: string) => void | Promise<void>;
  /** Called before each command. */
  readonly before?: (folder: string, command: string) => void | Promise<void>;
  /** Variables that each command gets. */
  readonly env?: (folder: string) => Readonly<Record<string, string>>;
  /** What is typed into each command. */
  readonly input?: string;
  /** Whether the page's own files are not written. */
  readonly alone?: boolean;
  /**
   * A folder in which, at the end, a passing and a failing gate must fit a terminal of 80 columns.
   */
  readonly screen?: string;
  /** The exit codes of commands that contain these words; 0 for the others. */
  readonly codes?: Readonly<Record<string, number>>;
}

const CONFIG = {
  version: 1,
  suite: "retrieval/suite.yaml",
  baseline: "baselines/search.json",
  retriever: { kind: "module", path: "search.mjs", params: { tenant: "none" } },
  latency: "off",
};
/** The names of the reader's pages. */
const NAMES = ["install", "proxy", "run", "update", "remove"];
const DOCS = Object.fromEntries(
  NAMES.map((name) => [`docs/${name}.md`, `# How to ${name} it\n\nWords on how to ${name} it.\n`]),
);
/**
 * A module that finds the pages whose names are in the query before the others. `order` is code
 * that reorders or cuts NAMES, by which equal pages are ordered.
 */
const searchBy = (order: string): string =>
  `export default (query, { params }) => ${JSON.stringify(NAMES)}${order}.map((name) => ({ path: \`docs/\${name}.md\`, score: query.includes(name) ? 2 : 1 })).sort((a, b) => b.score - a.score).slice(0, params?.ef);\n`;
/** Names the module in the config that `init` wrote, as its comment asks. */
function fillInSearch(folder: string): void {
  const file = path.join(folder, "retrieval-gate.yaml");
  const retriever = "retriever: { kind: module, path: search.mjs }";
  writeFileSync(file, readFileSync(file, "utf8").replace("retriever: # fill in", retriever));
}
/** The files of a gate after its first day. */
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
/** The server of examples/mcp-server, over the reader's own pages. */
const MCP = {
  "server.mjs": read("examples/mcp-server/server.mjs").replace(
    "../http-search/search.mjs",
    "./find.mjs",
  ),
  "find.mjs": `const names = ${JSON.stringify(NAMES)};
export const search = (query, limit) =>
  names.filter((name) => query.includes(name)).slice(0, limit).map((name) => ({ path: \`docs/\${name}.md\` }));
`,
};
/** A server that finds the pages whose names are in the query. */
const SERVER = `import { createServer } from "node:http";
const names = ${JSON.stringify(NAMES)};
createServer((request, response) => {
  const query = new URL(request.url, "http://localhost").searchParams.get("q") ?? "";
  const hits = names.filter((name) => query.includes(name)).map((name) => ({ path: \`docs/\${name}.md\` }));
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ hits }));
}).listen(Number(process.argv[2]));
`;
/** A function that finds the pages that contain a word of the query in their paths. */
const SEARCH = `const pages = ["account/password.md", "account/two-factor.md", "billing/invoices.md", "data/export.md"];
export function search(query) {
  return pages.filter((page) => query.split(" ").some((word) => page.includes(word)));
}
`;
/** The secret that docs/forks.md names. */
const KEY = { SEARCH_TOKEN: "only-for-tests" };
/** Records a baseline, gates, and commits all but the report. */
const recordAndCommit = async (folder: string): Promise<void> => {
  const ran = await paste(folder, "retrieval-gate record && retrieval-gate gate", { env: KEY });
  expect(ran.status, ran.stderr).toBe(0);
  writeFileSync(path.join(folder, ".gitignore"), "retrieval-gate-report/\n");
  commitAll(folder, "the gate");
};
/** Before a command with `label`: writes judged.jsonl, which grades the first unjudged result 0. */
const gradeFirstResult = (folder: string, command: string): void => {
  if (!command.includes("label")) {
    return;
  }
  const unjudged = path.join(folder, "retrieval-gate-report/search/unjudged.jsonl");
  const [first] = readFileSync(unjudged, "utf8").split("\n");
  writeFileSync(
    path.join(folder, "judged.jsonl"),
    JSON.stringify({ ...JSON.parse(first!), grade: 0 }),
  );
};
/**
 * Records and commits, and gives the folder an origin: a copy of itself, with pull request 12 of a
 * fork.
 */
const withOrigin = async (folder: string): Promise<void> => {
  await recordAndCommit(folder);
  const origin = workspace();
  cpSync(folder, origin, { recursive: true });
  git(origin, "checkout", "-q", "-b", "theirs");
  writeFiles(origin, { "NOTES.md": "theirs\n" });
  git(origin, "update-ref", "refs/pull/12/head", commitAll(origin, "theirs"));
  git(origin, "checkout", "-q", "main");
  git(folder, "remote", "add", "origin", `file://${origin}`);
};

/** The pages of a help center. */
const HELP_CENTER = Object.fromEntries(
  ["account/password", "account/two-factor", "billing/invoices", "data/export"].map((name) => [
    `help/${name}.md`,
    `# ${name.replaceAll(/\W/g, " ")}\n\nHow to use the ${name.replace(/.*\//, "")}.\n`,
  ]),
);

/**
 * The reader's world by page, or by page and heading if its sections are ways of their own. What
 * follows a second `#` only names a world of the same section.
 */
const WORLDS: Readonly<Record<string, World>> = {
  "README.md": { files: DOCS, codes: { demo: 1 } },
  "docs/first-gate.md": { screen: ".", files: DOCS, before: (folder) => void commitAll(folder) },
  "docs/test-set.md # A table of questions": {
    screen: ".",
    files: { ...HELP_CENTER, "search.mjs": SEARCH },
  },
  "docs/test-set.md # Judgments of another tool": { screen: ".", files: { "search.mjs": SEARCH } },
  "docs/test-set.md # Judgments of another tool # BEIR": {
    alone: true,
    screen: ".",
    files: {
      "data/fiqa/queries.jsonl":
        '{"_id":"q1","text":"reset password"}\n{"_id":"q2","text":"export data"}\n',
      "data/fiqa/corpus.jsonl":
        '{"_id":"d1","title":"Password","text":"reset it"}\n{"_id":"d2","title":"Export","text":"data"}\n',
      "data/fiqa/qrels/test.tsv": "query-id\tcorpus-id\tscore\nq1\td1\t1\nq2\td2\t1\n",
      "search.mjs": `export default (query) => [query.includes("password") ? "d1" : "d2"];\n`,
    },
  },
  "docs/golden-in-code.md": {
    files: { "tests/golden-cases.mjs": 'export const CASES = [["reset", ["password.md"]]];\n' },
  },
  "docs/no-golden-data.md": {
    files: {
      ...DOCS,
      "retrieval-gate.yaml": CONFIG,
      "search.mjs": searchBy(""),
      "queries.txt": NAMES.map((name) => `how to ${name}\n`).join(""),
    },
  },
  "docs/would-it-have-helped.md": {
    files: {
      ...GATE,
      "package.json": { name: "search", version: "1.0.0", scripts: { index: "node --version" } },
      "package-lock.json": {
        name: "search",
        version: "1.0.0",
        lockfileVersion: 3,
        packages: { "": { name: "search", version: "1.0.0" } },
      },
    },
    make: async (folder) => {
      await recordAndCommit(folder);
      writeFiles(folder, { "search.mjs": searchBy(".slice(2)") });
      commitAll(folder, "search with fewer pages");
    },
  },
  "docs/suite.md": {
    screen: ".",
    files: { ...DOCS, "search.mjs": searchBy("") },
    input: "a\n".repeat(99),
    before: async (folder, command) => {
      if (command.includes("suggest --log")) {
        fillInSearch(folder);
      }
      if (command.includes("--fields")) {
        expect((await paste(folder, "retrieval-gate gate")).status).toBe(0);
      }
      gradeFirstResult(folder, command);
    },
  },
  "docs/retrievers.md # A program": { screen: ".", files: DOCS, input: "a\n".repeat(99) },
  "docs/retrievers.md # An MCP server": {
    alone: true,
    screen: ".",
    files: {
      ...DOCS,
      "retrieval/suite.yaml": GATE["retrieval/suite.yaml"],
      "package.json": { dependencies: { "@modelcontextprotocol/sdk": "1" } },
      ...MCP,
    },
    make: (folder) =>
      symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules")),
  },
  "docs/monorepo.md": {
    screen: "packages/api",
    files: Object.fromEntries(
      ["api", "docs", "web"].flatMap((name) => [
        [`packages/${name}/package.json`, {}],
        ...Object.entries(DOCS).map(([file, text]) => [`packages/${name}/${file}`, text]),
      ]),
    ),
  },
  "docs/tenants.md": { files: GATE, make: recordAndCommit },
  "docs/compare.md": {
    files: {
      ...GATE,
      "embedding-old.yaml": CONFIG,
      "embedding-new.yaml": { ...CONFIG, retriever: { kind: "module", path: "new.mjs" } },
      "new.mjs": searchBy(".toReversed()"),
      "queries.tsv": "q1\tinstall\n",
      "qrels.tsv": "q1\td1\t1\n",
      "corpus.jsonl": '{"id":"d1","text":"how to install"}\n',
      "old.run": "q1 Q0 d1 1 1 old\n",
      "new.run": "q1 Q0 d1 1 1 new\n",
    },
    make: recordAndCommit,
    before: gradeFirstResult,
  },
  "docs/forks.md": {
    files: {
      ...GATE,
      ".search-token": KEY.SEARCH_TOKEN,
      "server.mjs": SERVER,
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
  // A database of the reader's own, which says here what the file holds.
  "docs/several-jobs.md # A million queries": {
    files: { "run.parquet": "q1 Q0 d1 1 0.5 run\n", "qrels.trec": "q1 0 d1 1\n" },
    env: () => ({ "BASH_FUNC_duckdb%%": "() { cat run.parquet; }" }),
  },
  "docs/several-jobs.md": { files: GATE, make: recordAndCommit, codes: { "--shard": 1 } },
  "docs/other-ci.md # Metrics and a badge": { files: GATE, make: recordAndCommit },
  "docs/other-ci.md # Other systems": {
    files: GATE,
    make: withOrigin,
    env: () => ({ TARGET_BRANCH: "main" }),
  },
  "docs/other-ci.md # Find the commit that broke it": {
    files: GATE,
    make: async (folder) => {
      await recordAndCommit(folder);
      for (const order of [".toReversed()", "", ".toSorted()", ".slice(2)"]) {
        writeFiles(folder, {
          "search.mjs": order === "" ? "throw new Error('no build');\n" : searchBy(order),
        });
        commitAll(folder, `search with ${order}`);
      }
    },
    env: (folder) => ({ GOOD_COMMIT: git(folder, "rev-parse", "main~4") }),
  },
  "docs/read-a-failure.md": { files: GATE, make: recordAndCommit },
  "docs/baselines.md": { files: GATE, make: recordAndCommit },
  "docs/latency.md": { files: GATE, make: recordAndCommit },
};

/** Returns the rows in which a terminal of 80 columns shows the gate of this folder. */
async function screenRows(folder: string): Promise<readonly string[]> {
  const { stdout } = await paste(
    folder,
    '(script -qec "stty cols 80; retrieval-gate gate" /dev/null)',
  );
  // Whether answers look cached depends on how busy the machine is.
  const shownText = stripVTControlCharacters(stdout).replace(
    /note: Answers look cached[^]*? new queries\.\s*/,
    "",
  );
  // The folder of a test has a longer path than that of a reader.
  const shortText = shownText.replaceAll(/\/\S*?\/repository\//g, "/home/me/search/");
  const lines = shortText.trimEnd().split("\n");
  // A line of progress writes over itself.
  const shownLines = lines.map((line) => line.trimEnd().split("\r").at(-1)!);
  return shownLines.flatMap((line) => line.match(/.{1,80}/g) ?? [""]);
}
/** Returns a function that says whether the rows have this verdict, and are at most so many. */
const fitsScreen = (verdict: string, most: number) => (rows: readonly string[]) =>
  rows.length <= most && rows.some((row) => row.startsWith(verdict));

/** A page, or a section of it, with the world in which its commands are run. */
interface Walk {
  readonly name: string;
  readonly page: string;
  /** The heading of the section; undefined for the rest of the page. */
  readonly under: string | undefined;
  readonly world: World;
}

const walks = Object.entries(WORLDS).map(([name, world]): Walk => {
  const [page = "", under] = name.split(" # ");
  return { name, page, under, world };
});
/**
 * Returns the headings of the page that have a walk of their own; undefined for the rest of the
 * page.
 */
const headingsOf = (page: string): readonly (string | undefined)[] =>
  walks.filter((each) => each.page === page).map(({ under }) => under);

/**
 * Returns the blocks of the walk: those below its heading; without a heading, those of the page
 * that are below no other walk's heading.
 */
const blocksOfWalk = ({ page, under }: Walk): ReturnType<typeof blocksOf> =>
  blocksOf(page).filter((block) =>
    under === undefined ? !headingsOf(page).includes(block.under) : block.under === under,
  );
/** Returns the lines of the walk's shell blocks, in order. */
const commandsOf = (walk: Walk): readonly string[] =>
  blocksOfWalk(walk).flatMap(({ language, text }) =>
    language === "sh" ? text.split("\n").filter((line) => line.trim() !== "") : [],
  );

it("every shell block of the docs is run by these tests", () => {
  const unrunBlocks = PAGES.filter((page) => page !== "CONTRIBUTING.md").flatMap((page) => {
    const headings = headingsOf(page);
    const hasWalkForTheRest = headings.includes(undefined);
    if (hasWalkForTheRest) {
      return [];
    }
    return blocksOf(page)
      .filter(({ language, under }) => language === "sh" && !headings.includes(under))
      .map(({ text }) => `${page}: ${text}`);
  });

  expect(unrunBlocks).toEqual([]);
  expect(walks.filter((walk) => commandsOf(walk).length === 0)).toEqual([]);
});

describe.each(walks)("$name", (walk) => {
  const isPython = blocksOfWalk(walk).some(({ text }) => text.includes("python3"));
  (isPython ? testBesidePython : it)("ends each command with its exit code", async () => {
    const { world } = walk;
    const shown = blocksOfWalk(walk).flatMap(({ file, text }) =>
      file === null ? [] : [[file, text]],
    );
    // A sibling folder is the walk's own, too.
    const folder = path.join(workspace(), "repository");
    cpSync(repository(), folder, { recursive: true });
    writeFiles(folder, {
      ...world.files,
      ...(world.alone === true ? {} : Object.fromEntries(shown)),
    });
    commitAll(folder, "before");
    await world.make?.(folder);

    for (const command of commandsOf(walk)) {
      await world.before?.(folder, command);
      const ran = await paste(folder, command, {
        input: world.input ?? "",
        env: world.env?.(folder) ?? {},
      });
      const [, code = 0] =
        Object.entries(world.codes ?? {}).find(([words]) => command.includes(words)) ?? [];
      expect(ran.status, `${command}\n${ran.stdout}${ran.stderr}`).toBe(code);
    }
    if (world.screen === undefined) {
      return;
    }

    // At the end the gate passes, and fails with a search that finds nothing.
    const at = path.join(folder, world.screen);
    expect(await screenRows(at)).toSatisfy(fitsScreen("PASS", 12));
    const config = parse(readFileSync(path.join(at, "retrieval-gate.yaml"), "utf8")) as object;
    const broken = { ...config, retriever: { kind: "module", path: "broken.mjs" } };
    writeFiles(at, {
      "retrieval-gate.yaml": JSON.stringify(broken),
      "broken.mjs": "export default (query) => [{ path: `${query}.txt` }];\n",
    });
    expect(await screenRows(at)).toSatisfy(fitsScreen("FAIL", 28));
  });
});
