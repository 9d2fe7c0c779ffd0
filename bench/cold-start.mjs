// How long `validate` takes from start to end, as a multiple of `node -e 0`, medians of one interleaved run:
// `node bench/cold-start.mjs [cli] [--check]`. A YAML project has its config and suite as YAML, a JSON project as JSON.
// Goals: at most 2.5 and 2. `--check` exits 1 above them.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const ROUNDS = 21;
const root = fileURLToPath(new URL("..", import.meta.url));
const [given] = process.argv.slice(2).filter((argument) => argument !== "--check");
const cli = resolve(given ?? join(root, "dist/cli/index.js"));
const quickstart = join(root, "examples/quickstart");
const folder = mkdtempSync(join(tmpdir(), "gate-bench-"));

const text = (name) => readFileSync(join(quickstart, name), "utf8");

cpSync(join(root, "baselines/handbook.json"), join(folder, "baseline.json"));
for (const name of ["corpus.jsonl", "suite.yaml"]) cpSync(join(quickstart, name), join(folder, name));
const config = text("retrieval-gate.yaml").replace(/^baseline: .*$/m, "baseline: baseline.json");
writeFileSync(join(folder, "config.yaml"), config);
writeFileSync(join(folder, "config.json"), JSON.stringify({ ...parse(config), suite: "suite.json" }));
writeFileSync(join(folder, "suite.json"), JSON.stringify(parse(text("suite.yaml"))));

const commands = {
  "node -e 0": ["-e", "0"],
  "validate, YAML project": [cli, "validate", "--config", "config.yaml"],
  "validate, JSON project": [cli, "validate", "--config", "config.json"],
};
const goals = { "validate, YAML project": 2.5, "validate, JSON project": 2 };

function time(args) {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")}: exit ${status} ${stderr}`);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round++) {
  // The first round warms the file cache.
  for (const [name, args] of Object.entries(commands)) {
    const taken = time(args);
    if (round > 0) times[name].push(taken);
  }
}
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const base = median(times["node -e 0"]);
let slow = 0;
for (const [name, goal] of Object.entries(goals)) {
  const ratio = median(times[name]) / base;
  if (ratio > goal) slow++;
  console.log(`${name}: ${ratio.toFixed(2)} x node -e 0 (goal ${goal}, ${ROUNDS} rounds)`);
}
rmSync(folder, { recursive: true });
if (process.argv.includes("--check") && slow > 0) process.exit(1);
