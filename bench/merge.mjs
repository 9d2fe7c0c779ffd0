// What `merge` of 20 shards costs beside the whole gate over the same 2,000 cases through a module:
// `node bench/merge.mjs [--cli FILE] [--rounds N] [--check]`. CPU (user and system, children
// included), medians of one interleaved run. The goal is a third. Merge judges and reports all
// cases as the gate does, and asks nothing.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values: flags } = parseArgs({
  options: {
    cli: {
      type: "string",
      default: fileURLToPath(new URL("../dist/cli/index.js", import.meta.url)),
    },
    rounds: { type: "string", default: "7" },
    check: { type: "boolean", default: false },
  },
});
const GOAL = 1 / 3;
const CASES = 2_000;
const SHARDS = 20;
const folder = mkdtempSync(join(tmpdir(), "gate-bench-"));
const writeInput = (name, value) => writeFileSync(join(folder, name), value);
const cases = Array.from({ length: CASES }, (_, i) => ({
  id: `case-${i}`,
  query: `find ${i}`,
  intent: `intent-${i % 4}`,
  expected: [{ id: `doc-${i}` }],
}));
writeInput(
  "search.mjs",
  `export default (query, { k }) => {
  const number = Number(query.split(" ")[1]);
  const at = [0, 2, 0, 0, 20][number % 5];
  return Array.from({ length: k }, (_, i) => ({ id: i === at ? "doc-" + number : "other-" + number + "-" + i }));
};`,
);
writeInput("suite.json", JSON.stringify({ version: 1, name: "merge", revision: "1", cases }));
const retriever = { kind: "module", path: "search.mjs" };
writeInput(
  "config.json",
  JSON.stringify({ version: 1, suite: "suite.json", baseline: "b.json", retriever }),
);

/** Milliseconds of CPU. */
function measureCpu(expected, ...args) {
  const timed = 'TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null 2> said.txt';
  const command = [process.execPath, resolve(flags.cli), ...args, "--config", "config.json"];
  const { status, stderr } = spawnSync("bash", ["-c", timed, ...command], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== expected) {
    throw new Error(`${args.join(" ")}: ${readFileSync(join(folder, "said.txt"), "utf8")}`);
  }
  const [user, system] = stderr.trim().split(" ");
  return 1000 * (Number(user) + Number(system));
}

measureCpu(0, "record", "--report-dir", "recorded");
for (let shard = 1; shard <= SHARDS; shard++) {
  measureCpu(1, "gate", "--shard", `${shard}/${SHARDS}`, "--report-dir", "shard");
  mkdirSync(join(folder, "parts", String(shard)), { recursive: true });
  renameSync(join(folder, "shard/part.json"), join(folder, "parts", String(shard), "part.json"));
}
const pairs = Array.from({ length: Number(flags.rounds) }, () => [
  measureCpu(0, "merge", "parts", "--report-dir", "merged"),
  measureCpu(0, "gate", "--report-dir", "gated"),
]);
rmSync(folder, { recursive: true });
const medianValue = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const [merge, gate] = [0, 1].map((at) => medianValue(pairs.map((pair) => pair[at])));
const ratio = medianValue(pairs.map(([merged, gated]) => merged / gated));
console.log(
  `merge ${merge.toFixed(0)} ms, gate ${gate.toFixed(0)} ms: ${ratio.toFixed(2)} (goal ${GOAL.toFixed(2)})`,
);
if (flags.check && ratio > GOAL) {
  process.exitCode = 1;
}
