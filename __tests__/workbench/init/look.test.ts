/** All that `init` sees in a folder, except queries (see data.test.ts). */
import path from "node:path";
import { expect, it } from "vitest";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { filesIn, rows } from "../../helpers/table.ts";
import { workspace } from "../../helpers/workspace.ts";

/** What `init` sees in the folder, a part for each document folder, command, search and so on. */
function see(folder: string): string {
  const { builtIn, install, index, searches, packages, isMonorepo, gates } = lookAround(folder);
  const parts = [
    ...(builtIn === null ? [] : [`documents: ${builtIn.file}`]),
    ...(install === null ? [] : [`install: ${install}`]),
    ...(index === null ? [] : [`index: ${index}`]),
    ...searches.map(({ retriever }) => `search: ${nameFunction(retriever)}`),
    ...packages.map((each) => `package: ${each}`),
    ...(isMonorepo ? ["a monorepo"] : []),
    ...gates.map((each) => `gate: ${each}`),
  ];
  return parts.join("; ");
}

/** Returns the function that a retriever of kind python names. */
const nameFunction = (retriever: string | null): string =>
  retriever === null ? "to fill in" : /kind: python, function: "(.*)"/.exec(retriever)![1]!;

it.each(
  rows(`
# the folder | its files | what is seen
nothing in two pages, which are too few | docs/0.md: # Page + docs/1.md: # Page |
three pages | docs/0.md: # Page + docs/1.md: # Page + docs/2.md: # Page | documents: docs
the folder with more pages of two | docs/0.md: # Page + docs/1.md: # Page + docs/2.md: # Page + guide/0.md: # Page + guide/1.md: # Page + guide/2.md: # Page + guide/3.md: # Page | documents: guide
the folder docs of two with as many pages | guide/0.md: # Page + guide/1.md: # Page + guide/2.md: # Page + docs/0.md: # Page + docs/1.md: # Page + docs/2.md: # Page | documents: docs
docs within a package | packages/api/docs/more/0.md: # Page + packages/api/docs/more/1.md: # Page + packages/api/docs/more/2.md: # Page | documents: packages/api/docs
pages at the top | 0.md: # Page + 1.md: # Page + 2.md: # Page | documents: .
nothing in pages below .github | .github/0.md: # Page + .github/1.md: # Page + .github/2.md: # Page |
a Python package | setup.py: + a/search.py: def search(query):⏎ + a/build_index.py: | install: python3 -m venv .venv && .venv/bin/pip install -e .; index: .venv/bin/python a/build_index.py; search: a.search:search
a Python package whose modules build nothing, and one that is a program, too | setup.py: + kb/__init__.py: + kb/index.py: class Index: pass⏎ + kb/ingest.py: if __name__ == "__main__":⏎    build()⏎ | install: python3 -m venv .venv && .venv/bin/pip install -e .; index: .venv/bin/python kb/ingest.py
Python's requirements | requirements.txt: | install: python3 -m venv .venv && .venv/bin/pip install -r requirements.txt
a program alone | z/reindex.sh: | index: bash z/reindex.sh
Python alone | engine.py: def search(query):⏎ + ingest_docs.py: | index: python3 ingest_docs.py; search: engine:search
nothing in programs whose folder has a space in its name | a b/reindex.sh: + a b/search.py: def search(query):⏎ + z/reindex.sh: |
no program for the index in src/index.mjs | src/index.mjs: |
a script for the index | package.json: {"scripts":{"test":"x","reindex":"x"}} | install: npm install; index: npm run reindex
the script build:index | package.json: {"scripts":{"build:index":"x"}} | install: npm install; index: npm run build:index
a package that can't be read | package.json: { + package-lock.json: | install: npm ci
a package of no scripts | package.json: {"scripts":[]} + Makefile: noindex:⏎index: | install: npm install; index: make index
a server, and a function | compose.yml: image: x/elasticsearch:8⏎ports: ['9201:9200'] + search.py: def search(query):⏎ | search: search:search; search: to fill in
a search server beside another one | a/compose.yml: image: postgres + b/docker-compose.dev.yaml:   image: opensearch | search: to fill in
packages | packages/b/go.mod: + packages/a/package.json: + package.json: + examples/x/package.json: | install: npm install; package: packages/a; package: packages/b; a monorepo
one package, and its tests | packages/a/package.json: + packages/a/setup.py: + tests/x/package.json: | package: packages/a
gates | retrieval-gate.yaml: + b/retrieval-gate.docs.json: + .github/workflows/retrieval-gate.yml: | gate: b/retrieval-gate.docs.json; gate: retrieval-gate.yaml
nothing in folders of examples, tests and libraries, and in too deep ones | examples/search.py: def search(query):⏎ + tests/engine.py: def search(query):⏎ + node_modules/a/search.py: def search(query):⏎ + .venv/search.py: def search(query):⏎ + a/b/c/d/e/search.py: def search(query):⏎ |
a function four folders deep, the deepest | a/b/c/d/search.py: def search(query):⏎ | search: a.b.c.d.search:search
`),
)("lookAround finds %s", (_, files = "", seen = "") => {
  expect(see(workspace(filesIn(files)))).toBe(seen);
});

it("lookAround finds a workspace's lock file at the top of the repository", () => {
  const root = workspace({ "pnpm-lock.yaml": "", "packages/a/package.json": "{}" });

  expect(lookAround(path.join(root, "packages/a"), root).install).toBe(
    "corepack enable && pnpm install --frozen-lockfile",
  );
});

it("lookAround prefers the lock file of the folder to that at the top", () => {
  const root = workspace({
    "pnpm-lock.yaml": "",
    "a/package.json": "{}",
    "a/package-lock.json": "{}",
  });

  expect(lookAround(path.join(root, "a"), root).install).toBe("npm ci");
});

it("lookAround lists a log of searches, but not one below another gate", () => {
  const log = "query,clicks\na,1\n";

  const logsBeside = (files: object): readonly unknown[] =>
    lookAround(workspace({ "a/searches.csv": log, ...files })).queries;

  expect(logsBeside({})).toHaveLength(1);
  expect(logsBeside({ "retrieval-gate.yaml": "" })).toHaveLength(1);
  expect(logsBeside({ "a/retrieval-gate.yaml": "" })).toEqual([]);
});
