/**
 * The examples that need no server of somebody else's and no package, as they are and with changes
 * for the worse.
 */
import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { gateStep, recordStep, validateStep } from "./steps.mjs";

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

function copyExamples(project) {
  project.copyExample("examples");
  project.copyExample("baselines");
  const modules = join(project.source, "node_modules");
  if (existsSync(modules)) {
    symlinkSync(modules, join(project.folder, "node_modules"));
  }
}

const exampleConfig = (name) => `examples/${name}/retrieval-gate.yaml`;

/** Where a clock runs, too: it takes seconds, and shows no more in the others. */
const TIMED = ["evidence", "python-sqlite"];

/**
 * The example's config without a clock, with its own baseline and with one that is recorded here.
 */
function writeUntimed(project, name) {
  const text = project.read(exampleConfig(name)).replaceAll(/^ *latency_p.*\n|^latency:.*\n/gm, "");
  project.write(`examples/${name}/committed.yaml`, `${text}latency: off\n`);
  const own = text.replace(/^baseline: .*$/m, "baseline: recorded.json");
  project.write(`examples/${name}/untimed.yaml`, `${own}latency: off\n`);
}

function exampleScenario(name, worse) {
  const config = `examples/${name}/untimed.yaml`;
  return {
    name: `examples/${name}`,
    needs: NEEDS[name],
    prepare(project) {
      copyExamples(project);
      writeUntimed(project, name);
    },
    steps: [
      validateStep("validate", exampleConfig(name)),
      gateStep("gate without a clock", `examples/${name}/committed.yaml`, { exit: 0 }),
      ...(TIMED.includes(name) ? [gateStep("gate", exampleConfig(name), { exit: 0 })] : []),
      recordStep("record", config, `examples/${name}/recorded.json`, { exit: 0 }),
      gateStep("gate against it", config, { exit: 0 }),
      ...(worse === undefined
        ? []
        : [gateStep("gate, made worse", config, { before: worse, exit: 1 })]),
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
  exampleScenario("quickstart", lessCorpus),
  exampleScenario("evidence"),
  exampleScenario("http-search", lessCorpus),
  exampleScenario("mcp-server", lessCorpus),
  exampleScenario("python-sqlite", lessCorpus),
];
