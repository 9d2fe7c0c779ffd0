// Base and head side by side on a real machine with a busy core: two commits of a retriever that
// computes for a few milliseconds a query, judged by the built gate. 20 runs of the same code (no
// alarm is the goal) and 20 of a head that computes 35 % more (each is to be caught), in turns.
// `--check` exits 1 beyond the goals. Uses dist/.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const RUNS = 20;
const SLOWER = 1.35;
const MS = 3;
const CASES = 20;
const cli = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));

function doWork(rounds) {
  let x = 0;
  for (let i = 0; i < rounds; i++) {
    x = (x * 31 + i) % 1000003;
  }
  return x;
}
const SERVE = `${doWork.toString()}
const rounds = Number(require("node:fs").readFileSync("rounds.txt", "utf8"));
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const results = ["doc-" + query, "other-" + query, "last-" + (doWork(rounds) % 7)].map((id, i) => ({ id, score: 3 - i }));
  process.stdout.write(JSON.stringify({ id, results }) + "\\n");
});`;

/** Rounds of work that take MS here and now. */
function calibrateWork() {
  const took = Array.from({ length: 60 }, () => {
    const begun = performance.now();
    doWork(400_000);
    return performance.now() - begun;
  });
  return Math.round((400_000 * MS) / took.toSorted((a, b) => a - b)[30]);
}

const folder = mkdtempSync(join(tmpdir(), "side-by-side-"));
const head = join(folder, "head");
const base = join(folder, "base");
const identity = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"];
const runGit = (...args) =>
  execFileSync("git", [...identity, ...args], { cwd: head, stdio: "pipe" });
const commitBranch = (branch, rounds) => {
  runGit("checkout", "-q", "-B", branch);
  writeFileSync(join(head, "rounds.txt"), String(rounds));
  runGit("add", "-A");
  runGit("commit", "-q", "--allow-empty", "-m", branch);
};

function makeProject(rounds) {
  mkdirSync(head);
  runGit("init", "-q", "-b", "main");
  const cases = Array.from({ length: CASES }, (_, i) => ({
    id: `case-${i}`,
    query: `query-${i}`,
    intent: i % 2 === 0 ? "howto" : "symbol",
    expected: [{ id: `doc-query-${i}` }],
  }));
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    k: 3,
    retriever: { kind: "command", command: [process.execPath, "serve.cjs"] },
    latency: { budget_s: 10 },
  };
  writeFileSync(join(head, "serve.cjs"), SERVE);
  writeFileSync(join(head, "retrieval-gate.json"), JSON.stringify(config));
  writeFileSync(
    join(head, "suite.json"),
    JSON.stringify({ version: 1, name: "bench", revision: "1", cases }),
  );
  writeFileSync(join(head, ".gitignore"), "retrieval-gate-report\n");
  commitBranch("main", rounds);
  commitBranch("slower", Math.round(rounds * SLOWER));
  runGit("checkout", "-q", "main");
  runGit("worktree", "add", "-q", "--detach", base, "main");
}

/** One run of the gate; what it says of latency. */
function runGate(branch, run) {
  runGit("checkout", "-q", branch);
  const flags = ["--config", "retrieval-gate.json", "--base-ref", "main", "--base-directory", base];
  const ran = spawnSync(process.execPath, [cli, "gate", ...flags], { cwd: head, encoding: "utf8" });
  if (ran.status !== 0 && ran.status !== 1) {
    throw new Error(`exit ${ran.status}\n${ran.stdout}${ran.stderr}`);
  }
  const report = JSON.parse(
    readFileSync(join(head, "retrieval-gate-report/bench/report.json"), "utf8"),
  );
  const failed = report.checks.filter((check) => !check.passed);
  const other = failed.find((check) => check.category !== "latency_regression");
  if (other !== undefined) {
    throw new Error(`run ${run}: ${other.metric} failed as ${other.category}`);
  }
  const p50 = report.checks.find(
    (check) => check.metric === "latency_p50_ms" && check.scope === "overall",
  );
  return { alarms: failed.length, p50, repeats: report.receipt.timing.repeats };
}

function printRow(name, runs) {
  const medianValue = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const formatSpread = (values) =>
    `${Math.min(...values).toFixed(3)} ${medianValue(values).toFixed(3)} ${Math.max(...values).toFixed(3)}`;
  const countRuns = (some) => String(runs.filter(some).length).padStart(5);
  const figures = [
    countRuns(({ alarms }) => alarms > 0),
    countRuns(({ p50 }) => !p50.passed),
    String(runs.reduce((sum, { alarms }) => sum + alarms, 0)).padStart(7),
    String(medianValue(runs.map(({ repeats }) => repeats))).padStart(8),
  ];
  const ratios = formatSpread(runs.map(({ p50 }) => p50.ratio.ratio));
  console.log(`${name.padEnd(8)}${String(runs.length).padStart(5)}${figures.join("")}   ${ratios}`);
}

const busy = spawn(process.execPath, ["-e", "for (;;) Math.sqrt(Math.random());"], {
  stdio: "ignore",
});
const begun = performance.now();
const same = [];
const slower = [];
try {
  makeProject(calibrateWork());
  for (let run = 0; run < RUNS; run++) {
    same.push(runGate("main", run));
    slower.push(runGate("slower", run));
  }
} finally {
  busy.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${CASES} cases of about ${MS} ms, 2 intents, 6 latency checks a run, one core busy throughout\n`,
);
console.log("         runs alarm  p50 checks repeats   p50 ratio: least, middle, most");
printRow("A/A", same);
printRow(`+${Math.round(100 * (SLOWER - 1))} %`, slower);
const quiet = same.filter(({ alarms }) => alarms === 0).length;
const caught = slower.filter(({ p50 }) => !p50.passed).length;
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
console.log(
  `${quiet === RUNS ? "met   " : "MISSED"} A/A runs without an alarm: ${quiet} of ${RUNS}`,
);
console.log(
  `${caught === RUNS ? "met   " : "MISSED"} slower heads caught at p50: ${caught} of ${RUNS}`,
);
if (process.argv.includes("--check") && (quiet < RUNS || caught < RUNS)) {
  process.exitCode = 1;
}
