// The CPU (user and system, children included) of `validate`, in pairs with another build's, and as
// a multiple of `node -e 0`, medians of one interleaved run: `node bench/cold-start.mjs [--before
// DIR] [--node FILE] [--rounds N] [--check]`. DIR holds the dist/ of the program before. A YAML
// project has config and suite as YAML, a JSON project as JSON; one of the YAML projects is a git
// work tree with five baselines. `demo` records and gates, and the README says that it takes two
// seconds. `--check` exits 1 above the goals.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse } from "yaml";

const text = { type: "string" };
const { values: flags } = parseArgs({
  options: {
    before: text,
    node: { ...text, default: process.execPath },
    rounds: { ...text, default: "15" },
    check: { type: "boolean", default: false },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gate-bench-"));
/** The most CPU time of the demo, as a multiple of that of `node -e 0`. */
const DEMO_GOAL = 14;
/** The longest median time of the demo, in seconds. */
const DEMO_SECONDS = 2;
/** The most CPU time of each project, as a multiple of that before, and of that of `node -e 0`. */
const GOALS = { yaml: [0.65, 3.2], json: [0.75, 2.4], git: [0.55, 3.8] };

function makeProject(name, kind) {
  const at = join(folder, name);
  mkdirSync(at);
  const readQuickstart = (file) => readFileSync(join(root, "examples/quickstart", file), "utf8");
  const config = parse(readQuickstart("retrieval-gate.yaml"));
  const written = { ...config, baseline: "baseline.json", suite: `suite.${kind}` };
  cpSync(join(root, "baselines/handbook.json"), join(at, "baseline.json"));
  cpSync(join(root, "examples/quickstart/corpus.jsonl"), join(at, "corpus.jsonl"));
  if (kind === "json") {
    writeFileSync(join(at, "suite.json"), JSON.stringify(parse(readQuickstart("suite.yaml"))));
  } else {
    cpSync(join(root, "examples/quickstart/suite.yaml"), join(at, "suite.yaml"));
  }
  const yaml = readQuickstart("retrieval-gate.yaml").replace(
    /^baseline: .*$/m,
    "baseline: baseline.json",
  );
  writeFileSync(join(at, `config.${kind}`), kind === "json" ? JSON.stringify(written) : yaml);
  return at;
}

/** Each of five commits has a baseline of its own. */
function commitBaselines(at) {
  const runGit = (...args) =>
    execFileSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@example.com", ...args], {
      cwd: at,
    });
  runGit("init", "-q", "-b", "main");
  const file = join(at, "baseline.json");
  for (let n = 0; n < 5; n++) {
    const baseline = readFileSync(file, "utf8").replace(
      /"tool": ".*"/,
      `"tool": "retrieval-eval-gate 0.0.${n}"`,
    );
    writeFileSync(file, baseline);
    runGit("add", "-A");
    runGit("commit", "-q", "-m", `baseline ${n}`);
  }
  return at;
}

/** Milliseconds of CPU. `code` is the exit code that the command should have. */
function measureCpu(args, cwd, code) {
  const timed = 'TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null 2> said.txt';
  const ran = spawnSync("bash", ["-c", timed, flags.node, ...args], { cwd, encoding: "utf8" });
  if (ran.status !== code) {
    throw new Error(`${args.join(" ")}: ${readFileSync(join(cwd, "said.txt"), "utf8")}`);
  }
  const [user, system] = ran.stderr.trim().split(" ");
  return 1000 * (Number(user) + Number(system));
}

const medianValue = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const now = join(root, "dist/cli/index.js");
const before = flags.before === undefined ? null : join(flags.before, "dist/cli/index.js");
const folders = {
  yaml: makeProject("yaml", "yaml"),
  json: makeProject("json", "json"),
  git: commitBaselines(makeProject("git", "yaml")),
};
const commands = {
  "node -e 0": [["-e", "0"], folder],
  version: [[now, "--version"], folder],
  ...(before === null ? {} : { "version before": [[before, "--version"], folder] }),
};
for (const [kind, at] of Object.entries(folders)) {
  const args = ["validate", "--config", `config.${kind === "json" ? "json" : "yaml"}`];
  commands[kind] = [[now, ...args], at];
  if (before !== null) {
    commands[`${kind} before`] = [[before, ...args], at];
  }
}
// The gate of the demo fails.
commands.demo = [[now, "demo"], folder, 1];
const taken = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
const clocked = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
// The first round warms the file cache.
for (let round = 0; round <= Number(flags.rounds); round++) {
  for (const [name, [args, at, code = 0]] of Object.entries(commands)) {
    const start = performance.now();
    const ms = measureCpu(args, at, code);
    if (round > 0) {
      taken[name].push(ms);
      clocked[name].push(performance.now() - start);
    }
  }
}
rmSync(folder, { recursive: true });

/** The median of the rounds' ratios. */
const medianRatio = (name, to) => medianValue(taken[name].map((ms, i) => ms / taken[to][i]));
let missed = 0;
const printLine = (name, value, goal, than) => {
  if (value > goal) {
    missed++;
  }
  console.log(
    `${name}: ${value.toFixed(2)} x ${than} (goal ${goal}); ${medianValue(taken[name]).toFixed(0)} ms`,
  );
};
console.log(execFileSync(flags.node, ["--version"], { encoding: "utf8" }).trim());
if (before !== null) {
  printLine("version", medianRatio("version", "version before"), 1.05, "before");
}
for (const [kind, [goal, ofNode]] of Object.entries(GOALS)) {
  if (before !== null) {
    printLine(kind, medianRatio(kind, `${kind} before`), goal, "before");
  }
  printLine(kind, medianRatio(kind, "node -e 0"), ofNode, "node -e 0");
}
printLine("demo", medianRatio("demo", "node -e 0"), DEMO_GOAL, "node -e 0");
const seconds = medianValue(clocked.demo) / 1000;
console.log(`demo: ${seconds.toFixed(2)} s of the clock (goal ${DEMO_SECONDS})`);
if (seconds > DEMO_SECONDS) {
  missed++;
}
if (flags.check && missed > 0) {
  process.exit(1);
}
