// CPU seconds of the command for an input and for one of twice its size. `node bench/linear.mjs`
// prints a ratio for each kind; time in proportion to the size gives about 2, the square of it 4.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
const CONFIG = `version: 1
suite: suite.yaml
baseline: baseline.json
retriever: { kind: module, path: search.mjs }
latency: off
`;
const HEAD = 'version: 1\nname: docs\nrevision: "1"\n';
const SEARCH = 'export default (query) => ["docs/" + query + ".md"];\n';

/** Returns the text of a case; `more` are further members. */
function caseText(id, intent = "x", more = "") {
  return `  - { id: ${id}, query: ${id}, intent: ${intent}, expected: [docs/${id}.md]${more} }\n`;
}

function manyCases(count, intentOf) {
  return Array.from({ length: count }, (_, i) => caseText(`c${i}`, intentOf(i))).join("");
}

function suiteFiles(cases) {
  return { "suite.yaml": `${HEAD}cases:\n${cases}` };
}

function tableFiles(rows) {
  const dataset = "dataset: { format: csv, path: t.csv, intent: x }\n";
  return { "suite.yaml": HEAD + dataset, "t.csv": `query,expected\n${rows}` };
}

/** A path of so many folders as the first result of each query. */
function deepPath(folders) {
  return `export default (query) => [{ path: "a/".repeat(${folders}) + "b" }, "docs/" + query + ".md"];\n`;
}

const KINDS = [
  {
    name: "spaces in a YAML value",
    size: 200_000,
    command: "validate",
    files: (n) =>
      suiteFiles(
        `${caseText("a")}  - id: b\n    query: a${" ".repeat(n)}b\n    intent: x\n    expected: [d]\n`,
      ),
  },
  {
    name: "aliases in YAML",
    size: 20_000,
    command: "validate",
    files: (n) => suiteFiles(caseText("a", "x", `, tags: [&t z${", *t".repeat(n)}]`)),
  },
  {
    name: "`-` after ${{ in the config",
    size: 40_000,
    command: "validate",
    files: (n) => ({
      ...suiteFiles(caseText("a")),
      "retrieval-gate.yaml": `${CONFIG}prices: "\${{${"-".repeat(n)}"\n`,
    }),
  },
  {
    name: "cells of a CSV table",
    size: 5000,
    command: "validate",
    files: (n) => tableFiles(Array.from({ length: n }, (_, i) => `q${i},docs/${i}.md\n`).join("")),
  },
  {
    name: "intents of a suite",
    size: 100,
    command: "validate",
    files: (n) => suiteFiles(manyCases(2400, (i) => `intent-${i % n}`)),
  },
  {
    name: "folders in a result's path",
    size: 12_500,
    command: "record",
    files: (n) => ({ ...suiteFiles(manyCases(12, () => "x")), "search.mjs": deepPath(n) }),
  },
  {
    name: "queries that fail, and their annotations",
    size: 1000,
    command: "record",
    files: (n) => ({
      ...suiteFiles(manyCases(n, () => "x")),
      "search.mjs": 'export default () => { throw new Error("no"); };\n',
    }),
  },
];

/** Returns the CPU seconds of one run in a folder of its own. */
function measureSeconds({ command, files }, size) {
  const folder = mkdtempSync(join(tmpdir(), "linear-"));
  const all = { "retrieval-gate.yaml": CONFIG, "search.mjs": SEARCH, ...files(size) };
  for (const [name, text] of Object.entries(all)) {
    writeFileSync(join(folder, name), text);
  }
  const timed = spawnSync(
    "bash",
    ["-c", 'time "$0" "$@" >/dev/null 2>&1', process.execPath, COMMAND, command],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, TIMEFORMAT: "%U" },
    },
  );
  rmSync(folder, { recursive: true });
  return Number(timed.stderr.trim());
}

for (const kind of KINDS) {
  const least = measureSeconds(kind, 1);
  const once = measureSeconds(kind, kind.size) - least;
  const twice = measureSeconds(kind, 2 * kind.size) - least;
  const ratio = once < 0.1 ? "below 0.1 s" : (twice / once).toFixed(1);
  console.log(
    `${kind.name}: ${once.toFixed(2)} s, twice the size ${twice.toFixed(2)} s, ratio ${ratio}`,
  );
}
