/** The examples that need no server of somebody else's and no package, as they are and with changes for the worse. */
import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { gate, record, validate } from "./steps.mjs";

const FTS5 =
  "import sqlite3; sqlite3.connect(':memory:').execute('CREATE VIRTUAL TABLE t USING fts5(a)')";
const SDK = "node_modules/@modelcontextprotocol/sdk";

const NEEDS = {
  "python-sqlite": () =>
    spawnSync("python3", ["-c", FTS5], { stdio: "ignore" }).status === 0
      ? null
      : "no python3 with SQLite FTS5",
  "mcp-server": ({ source }) =>
    existsSync(join(source, SDK)) ? null : "its tree has no node_modules",
};

function prepare(project) {
  project.example("examples");
  project.example("baselines");
  const modules = join(project.source, "node_modules");
  if (existsSync(modules)) {
    symlinkSync(modules, join(project.folder, "node_modules"));
  }
}

const configOf = (name) => `examples/${name}/retrieval-gate.yaml`;

/** Where a clock runs, too: it takes seconds, and shows no more in the others. */
const TIMED = ["evidence", "python-sqlite"];

/** The example's config without a clock, with its own baseline and with one that is recorded here. */
function untimed(project, name) {
  const text = project.read(configOf(name)).replaceAll(/^ *latency_p.*\n|^latency:.*\n/gm, "");
  project.write(`examples/${name}/committed.yaml`, `${text}latency: off\n`);
  const own = text.replace(/^baseline: .*$/m, "baseline: recorded.json");
  project.write(`examples/${name}/untimed.yaml`, `${own}latency: off\n`);
}

function runs(name, worse) {
  const config = `examples/${name}/untimed.yaml`;
  return {
    name: `examples/${name}`,
    needs: NEEDS[name],
    prepare(project) {
      prepare(project);
      untimed(project, name);
    },
    steps: [
      validate("validate", configOf(name)),
      gate("gate without a clock", `examples/${name}/committed.yaml`, { exit: 0 }),
      ...(TIMED.includes(name) ? [gate("gate", configOf(name), { exit: 0 })] : []),
      record("record", config, `examples/${name}/recorded.json`, { exit: 0 }),
      gate("gate against it", config, { exit: 0 }),
      ...(worse === undefined
        ? []
        : [gate("gate, made worse", config, { before: worse, exit: 1 })]),
    ],
  };
}

/** Every third document is gone. */
function lessCorpus(project) {
  const file = "examples/quickstart/corpus.jsonl";
  const lines = project.read(file).trimEnd().split("\n");
  project.write(file, `${lines.filter((_, at) => at % 3 !== 0).join("\n")}\n`);
}

export const examples = [
  runs("quickstart", lessCorpus),
  runs("evidence"),
  runs("http-search", lessCorpus),
  runs("mcp-server", lessCorpus),
  runs("python-sqlite", lessCorpus),
];
