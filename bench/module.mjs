// A gate over 200 cases through a module, with latency, beside what a team would write by hand: a
// script in Python that asks the same queries as often and scores them with pytrec_eval: `node
// bench/module.mjs [--before DIR] [--python FILE] [--node FILE] [--rounds N] [--check]`. CPU (user
// and system, children included), medians of one interleaved run. The goal is 2.8 times the script;
// DIR holds the dist/ of the program before. Without pytrec_eval only the builds are compared.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const text = { type: "string" };
const { values: flags } = parseArgs({
  options: {
    before: text,
    python: { ...text, default: "python3" },
    node: { ...text, default: process.execPath },
    rounds: { ...text, default: "11" },
    check: { type: "boolean", default: false },
  },
});
const GOAL = 2.8;
const CASES = 200;
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gate-bench-"));
const writeInput = (name, value) =>
  writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));

writeInput(
  "search.mjs",
  `export default (query, { k }) => {
  const number = Number(query.split(" ")[1]);
  const at = [0, 2, 0, 0, 20][number % 5];
  return Array.from({ length: k }, (_, i) => ({ id: i === at ? "doc-" + number : "other-" + number + "-" + i, score: 1 / (i + 1) }));
};`,
);
const cases = Array.from({ length: CASES }, (_, i) => ({
  id: `case-${i}`,
  query: `find ${i}`,
  intent: `intent-${i % 4}`,
  expected: [{ id: `doc-${i}` }],
}));
writeInput("suite.json", { version: 1, name: "module", revision: "1", cases });
writeInput("config.json", {
  version: 1,
  suite: "suite.json",
  baseline: "baseline.json",
  retriever: { kind: "module", path: "search.mjs" },
});

/** The module's child: a line in, a line out. */
const HOST = `import("./search.mjs").then(({ default: search }) =>
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const { query, k } = JSON.parse(line);
    process.stdout.write(JSON.stringify(search(query, { k })) + "\\n");
  }))`;
writeInput(
  "script.py",
  `import collections, json, subprocess, sys, time
import pytrec_eval

cases = json.load(open("suite.json"))["cases"]
baseline = json.load(open("script.json"))
host = subprocess.Popen([sys.argv[1], "-e", ${JSON.stringify(HOST)}], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
run, times, intents = {}, collections.defaultdict(list), {}
for case in (cases * (1 + int(sys.argv[2]) // len(cases)))[: int(sys.argv[2])]:
    begun = time.perf_counter()
    host.stdin.write(json.dumps({"query": case["query"], "k": 10}) + "\\n")
    host.stdin.flush()
    results = json.loads(host.stdout.readline())
    times[case["intent"]].append(1000 * (time.perf_counter() - begun))
    run[case["id"]] = {each["id"]: each["score"] for each in results}
    intents[case["id"]] = case["intent"]
host.stdin.close()
host.wait()
qrels = {case["id"]: {target["id"]: 1 for target in case["expected"]} for case in cases}
measures = ["recall.10", "ndcg_cut.10", "recip_rank"]
failed = False
for intent in [None, *sorted(times)]:
    ids = [id for id in intents if intent in (None, intents[id])]
    scores = pytrec_eval.RelevanceEvaluator(qrels, measures).evaluate({id: run[id] for id in ids})
    slow = sorted(ms for each in times if intent in (None, each) for ms in times[each])
    for name in ["recall_10", "ndcg_cut_10", "recip_rank"]:
        value = sum(each[name] for each in scores.values()) / len(scores)
        failed |= value < baseline[name] - 0.2
        print(intent or "overall", name, round(value, 4))
    print(intent or "overall", "p50", slow[len(slow) // 2], "p95", slow[int(len(slow) * 0.95)])
sys.exit(failed)
`,
);
writeInput("script.json", { recall_10: 0.8, ndcg_cut_10: 0.7, recip_rank: 0.6 });

function runCommand(command, args) {
  return spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, OPENBLAS_NUM_THREADS: "1" },
  });
}

/** Milliseconds of CPU, those of its children included. */
function measureCpu([command, ...args]) {
  const timed = 'TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null 2> said.txt';
  const { status, stderr } = runCommand("bash", ["-c", timed, command, ...args]);
  if (status !== 0) {
    throw new Error(
      `${[command, ...args].join(" ")}: ${readFileSync(join(folder, "said.txt"), "utf8")}`,
    );
  }
  const [user, system] = stderr.trim().split(" ");
  return 1000 * (Number(user) + Number(system));
}

const builds = {
  now: root,
  ...(flags.before === undefined ? {} : { before: resolve(flags.before) }),
};
const gateCommand = (build, command) => {
  const report = join(folder, build);
  return [
    flags.node,
    join(builds[build], "dist/cli/index.js"),
    command,
    "--config",
    "config.json",
    "--report-dir",
    report,
  ];
};
const recorded = runCommand(flags.node, gateCommand("now", "record").slice(1));
if (recorded.status !== 0) {
  throw new Error(recorded.stdout + recorded.stderr);
}
const commands = Object.fromEntries(
  Object.keys(builds).map((build) => [build, gateCommand(build, "gate")]),
);
measureCpu(commands.now);
const { latency } = JSON.parse(readFileSync(join(folder, "now/report.json"), "utf8"));
const asked = latency.asked?.queries ?? 4 * CASES;
if (runCommand(flags.python, ["-c", "import pytrec_eval"]).status === 0) {
  commands.script = [flags.python, "script.py", flags.node, String(asked)];
} else {
  console.log(`${String(flags.python)} has no pytrec_eval: the script is left out`);
}

const taken = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
for (let round = 0; round <= Number(flags.rounds); round++) {
  for (const [name, command] of Object.entries(commands)) {
    const ms = measureCpu(command);
    if (round > 0) {
      taken[name].push(ms);
    }
  }
}
rmSync(folder, { recursive: true });

const medianValue = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
for (const name of Object.keys(taken)) {
  console.log(`${name}: ${medianValue(taken[name]).toFixed(0)} ms`);
}
for (const other of Object.keys(taken).slice(1)) {
  const ratio = medianValue(taken.now.map((ms, i) => ms / taken[other][i]));
  const goal = other === "script" ? ` (goal ${GOAL})` : "";
  console.log(`${CASES} cases, ${asked} queries: ${ratio.toFixed(2)} x ${other}${goal}`);
  if (flags.check && other === "script" && ratio > GOAL) {
    process.exitCode = 1;
  }
}
