// How long `validate` takes from start to end, as a multiple of `node -e 0`, medians of one interleaved run.
// Goals: at most 3 for a YAML suite, 2 for a JSON suite. `--check` exits 1 above them.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const ROUNDS = 21;
const root = fileURLToPath(new URL("..", import.meta.url));
const cli = join(root, "dist/cli/index.js");
const quickstart = join(root, "examples/quickstart");
const folder = mkdtempSync(join(tmpdir(), "gate-bench-"));

function json(name) {
  return JSON.stringify(parse(readFileSync(join(quickstart, name), "utf8")));
}

cpSync(join(root, "baselines/handbook.json"), join(folder, "baseline.json"));
cpSync(join(quickstart, "corpus.jsonl"), join(folder, "corpus.jsonl"));
cpSync(join(quickstart, "suite.yaml"), join(folder, "suite.yaml"));
const config = { ...JSON.parse(json("retrieval-gate.yaml")), baseline: "baseline.json" };
writeFileSync(join(folder, "suite.json"), json("suite.yaml"));
writeFileSync(join(folder, "json.json"), JSON.stringify({ ...config, suite: "suite.json" }));
writeFileSync(join(folder, "yaml.json"), JSON.stringify({ ...config, suite: "suite.yaml" }));

const commands = {
  "node -e 0": ["-e", "0"],
  "validate, YAML suite": [cli, "validate", "--config", "yaml.json"],
  "validate, JSON suite": [cli, "validate", "--config", "json.json"],
};
const goals = { "validate, YAML suite": 3, "validate, JSON suite": 2 };

function time(args) {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")}: exit ${status} ${stderr}`);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round++) {
  // The first round warms the file cache.
  for (const [name, args] of Object.entries(commands))
    if (time(args) && round > 0) times[name].push(time(args));
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
