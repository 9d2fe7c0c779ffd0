/** All that `init` sees in a folder, except queries (see data.test.ts). */
import path from "node:path";
import { expect, it } from "vitest";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { workspace } from "../../helpers/workspace.ts";

/** Markdown files such as `docs/0.md`. */
const makePages = (folder: string, count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}${i}.md`, "# Page"]));
const emptyFiles = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, ""]));
const PIP = "python3 -m venv .venv && .venv/bin/pip install";
const NPM_INSTALL = { install: "npm install" };

/** The members of what `init` sees that these tests compare: of searches their retrievers. */
interface Seen {
  readonly documents: string | null;
  readonly install: string | null;
  readonly index: string | null;
  readonly searches: readonly (string | null)[];
  readonly packages: readonly string[];
  readonly isMonorepo: boolean;
  readonly gates: readonly string[];
}

function see(folder: string): Seen {
  const { builtIn, searches, ...others } = lookAround(folder);
  const { install, index, packages, isMonorepo, gates } = others;
  const documents = builtIn?.file ?? null;
  const retrievers = searches.map(({ retriever }) => retriever);
  return { documents, install, index, searches: retrievers, packages, isMonorepo, gates };
}

const pythonSearch = (name: string): string => `{ kind: python, function: "${name}" }`;
/** A function that searches. */
const SEARCHES = "def search(query):\n";

/** Each row has the files of a folder, and what differs from an empty folder. */
it.each<readonly [title: string, Readonly<Record<string, string>>, seen: Partial<Seen>]>([
  ["nothing in two pages, which are too few", makePages("docs/", 2), {}],
  ["three pages", makePages("docs/", 3), { documents: "docs" }],
  [
    "the folder with more pages of two",
    { ...makePages("docs/", 3), ...makePages("guide/", 4) },
    { documents: "guide" },
  ],
  [
    "the folder docs of two with as many pages",
    { ...makePages("guide/", 3), ...makePages("docs/", 3) },
    { documents: "docs" },
  ],
  [
    "docs within a package",
    makePages("packages/api/docs/more/", 3),
    { documents: "packages/api/docs" },
  ],
  ["pages at the top", makePages("", 3), { documents: "." }],
  ["nothing in pages below .github", makePages(".github/", 3), {}],
  [
    "a Python package",
    { "setup.py": "", "a/search.py": SEARCHES, "a/build_index.py": "" },
    {
      install: `${PIP} .`,
      index: ".venv/bin/python a/build_index.py",
      searches: [pythonSearch("a.search:search")],
    },
  ],
  [
    "a Python package whose modules build nothing, and one that is a program, too",
    {
      "setup.py": "",
      "kb/__init__.py": "",
      "kb/index.py": "class Index: pass\n",
      "kb/ingest.py": 'if __name__ == "__main__":\n    build()\n',
    },
    { install: `${PIP} .`, index: ".venv/bin/python kb/ingest.py" },
  ],
  [
    "Python's requirements",
    emptyFiles("requirements.txt"),
    { install: `${PIP} -r requirements.txt` },
  ],
  ["a program alone", { "z/reindex.sh": "" }, { index: "bash z/reindex.sh" }],
  [
    "Python alone",
    { "engine.py": SEARCHES, "ingest_docs.py": "" },
    { index: "python3 ingest_docs.py", searches: [pythonSearch("engine:search")] },
  ],
  [
    // The first program of each kind is below "a b", and no other is taken in its place.
    "nothing in programs whose folder has a space in its name",
    { "a b/reindex.sh": "", "a b/search.py": SEARCHES, "z/reindex.sh": "" },
    {},
  ],
  ["no program for the index in src/index.mjs", emptyFiles("src/index.mjs"), {}],
  [
    "a script for the index",
    { "package.json": '{"scripts":{"test":"x","reindex":"x"}}' },
    { ...NPM_INSTALL, index: "npm run reindex" },
  ],
  [
    "the script build:index",
    { "package.json": '{"scripts":{"build:index":"x"}}' },
    { ...NPM_INSTALL, index: "npm run build:index" },
  ],
  [
    "a package that can't be read",
    { "package.json": "{", "package-lock.json": "" },
    { install: "npm ci" },
  ],
  [
    "a package of no scripts",
    { "package.json": '{"scripts":[]}', Makefile: "noindex:\nindex:" },
    { ...NPM_INSTALL, index: "make index" },
  ],
  [
    "a server, and a function",
    { "compose.yml": "image: x/elasticsearch:8\nports: ['9201:9200']", "search.py": SEARCHES },
    { searches: [pythonSearch("search:search"), null] },
  ],
  [
    "a search server beside another one",
    { "a/compose.yml": "image: postgres", "b/docker-compose.dev.yaml": "  image: opensearch" },
    { searches: [null] },
  ],
  [
    "packages",
    emptyFiles(
      "packages/b/go.mod",
      "packages/a/package.json",
      "package.json",
      "examples/x/package.json",
    ),
    { ...NPM_INSTALL, packages: ["packages/a", "packages/b"], isMonorepo: true },
  ],
  [
    "one package, and its tests",
    emptyFiles("packages/a/package.json", "packages/a/setup.py", "tests/x/package.json"),
    { packages: ["packages/a"] },
  ],
  [
    "gates",
    emptyFiles(
      "retrieval-gate.yaml",
      "b/retrieval-gate.docs.json",
      ".github/workflows/retrieval-gate.yml",
    ),
    { gates: ["b/retrieval-gate.docs.json", "retrieval-gate.yaml"] },
  ],
  [
    "nothing in folders of examples, tests and libraries, and in too deep ones",
    Object.fromEntries(
      [
        "examples/search.py",
        "tests/engine.py",
        "node_modules/a/search.py",
        ".venv/search.py",
        "a/b/c/d/e/search.py",
      ].map((file) => [file, SEARCHES]),
    ),
    {},
  ],
  [
    "a function four folders deep, the deepest",
    { "a/b/c/d/search.py": SEARCHES },
    { searches: [pythonSearch("a.b.c.d.search:search")] },
  ],
])("lookAround finds %s", (_, files, seen) => {
  expect(see(workspace(files))).toEqual({ ...see(workspace()), ...seen });
});

it("lookAround finds a workspace's lock file at the top of the repository", () => {
  const root = workspace({ "pnpm-lock.yaml": "", "packages/a/package.json": "{}" });

  expect(lookAround(path.join(root, "packages/a"), root).install).toBe(
    "corepack enable && pnpm install --frozen-lockfile",
  );
});

it("lookAround lists a log of searches, but not one below another gate", () => {
  const log = "query,clicks\na,1\n";

  const logsBeside = (...gates: readonly string[]): readonly unknown[] =>
    lookAround(workspace({ "a/searches.csv": log, ...emptyFiles(...gates) })).queries;

  expect(logsBeside()).toHaveLength(1);
  expect(logsBeside("retrieval-gate.yaml")).toHaveLength(1);
  expect(logsBeside("a/retrieval-gate.yaml")).toEqual([]);
});
