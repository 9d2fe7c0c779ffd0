// CPU of `validate` and `gate` for 3,000 cases in 600 intents, beside the same cases in 6: `node
// bench/intents.mjs [cli] [--check]`. Both variants alternate, five times each; a ratio is of the
// medians. Goal: at most 1.5. `--check` exits 1 beyond it. The CPU is user and system time of the
// command; the module's process is another.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [cli = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url))] = process.argv
  .slice(2)
  .filter((argument) => argument !== "--check");
const CASES = 3000;
const FEW = 6;
const MANY = 600;
const ROUNDS = 5;
const MOST = 1.5;

/** Ten documents; the target is first, third or not there, by the query's number. */
const MODULE = `export default (query, { k }) => {
  const number = Number(query.split(" ")[1]);
  const at = [0, 2, 0, 0, 20][number % 5];
  return Array.from({ length: k }, (_, i) => ({ id: i === at ? "doc-" + number : "other-" + number + "-" + i }));
};`;

/** Writes at the process's end how many seconds of CPU it took. */
const METER = `process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  require("node:fs").writeFileSync(process.env.METER, String((userCPUTime + systemCPUTime) / 1e6));
});`;

/** Returns a folder with a project of so many intents and its recorded baseline. */
function makeProject(intents) {
  const folder = mkdtempSync(join(tmpdir(), "intents-"));
  const cases = Array.from({ length: CASES }, (_, i) => ({
    id: `case-${i}`,
    query: `number ${i}`,
    intent: `intent-${i % intents}`,
    expected: [{ id: `doc-${i}` }],
  }));
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    k: 10,
    retriever: { kind: "module", path: "search.mjs" },
    latency: "off",
  };
  writeFileSync(
    join(folder, "suite.json"),
    JSON.stringify({ version: 1, name: "intents", revision: "1", cases }),
  );
  writeFileSync(join(folder, "retrieval-gate.json"), JSON.stringify(config));
  writeFileSync(join(folder, "search.mjs"), MODULE);
  writeFileSync(join(folder, "meter.cjs"), METER);
  measureSeconds(folder, "record");
  return folder;
}

/** Returns the CPU seconds of one command in a folder. */
function measureSeconds(folder, command) {
  const meter = join(folder, "seconds");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--require", join(folder, "meter.cjs"), cli, command, "--config", "retrieval-gate.json"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, METER: meter } },
  );
  if (status !== 0) {
    throw new Error(`${command} ended with ${status}: ${stderr}`);
  }
  return Number(readFileSync(meter, "utf8"));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

const few = makeProject(FEW);
const many = makeProject(MANY);
for (const command of ["validate", "gate"]) {
  const seconds = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round++) {
    seconds.few.push(measureSeconds(few, command));
    seconds.many.push(measureSeconds(many, command));
  }
  const ratio = median(seconds.many) / median(seconds.few);
  const words = `${MANY} intents ${median(seconds.many).toFixed(2)} s, ${FEW} intents ${median(seconds.few).toFixed(2)} s`;
  console.log(`${command}: ${words}, ratio ${ratio.toFixed(2)}`);
  if (process.argv.includes("--check") && ratio > MOST) {
    process.exitCode = 1;
  }
}
rmSync(few, { recursive: true });
rmSync(many, { recursive: true });
