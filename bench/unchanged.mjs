// Unchanged code against the baseline that it recorded itself: real children, timed by the gate's own clock, by speed and
// number of cases. `node bench/unchanged.mjs [gates=2] [starts=20]`, from the repository's root, after `npm run bundle`.
// Slow retrievers are scaled: answers and `budget_s` by the same factor. Then `npm start` so many times, against the
// baseline in the repository, wherever that was recorded. Exits 1 where a run is not green, or asked more than twice its
// plan.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const [gates = 2, starts = 20] = process.argv.slice(2).map(Number);
const CLI = path.resolve(process.env.GATE_DIST ?? "dist", "cli/index.js");
const BUDGET_S = 120;
const SPEEDS = [
  { ms: 1, scale: 1 },
  { ms: 20, scale: 1 },
  { ms: 300, scale: 0.1 },
  { ms: 3000, scale: 0.01 },
];

const SERVE = `
import { createInterface } from "node:readline";
const wait = Number(process.argv[2]);
createInterface({ input: process.stdin }).on("line", async (line) => {
  const { id, query } = JSON.parse(line);
  await new Promise((done) => setTimeout(done, wait));
  process.stdout.write(JSON.stringify({ id, results: [{ id: query.replace("find ", "doc-") }] }) + "\\n");
});
`;

function project(folder, { ms, scale }, count) {
  const cases = Array.from({ length: count }, (_, n) => ({
    id: `case-${n}`,
    query: `find ${n}`,
    intent: n % 2 === 0 ? "howto" : "symbol",
    expected: [{ id: `doc-${n}` }],
  }));
  const files = {
    "serve.mjs": SERVE,
    "suite.json": { version: 1, name: "unchanged", revision: "1", cases },
    "retrieval-gate.json": {
      version: 1,
      suite: "suite.json",
      baseline: "baseline.json",
      retriever: { kind: "command", command: [process.execPath, "serve.mjs", String(ms * scale)] },
      latency: { budget_s: BUDGET_S * scale },
    },
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  spawnSync("git", ["init", "-q"], { cwd: folder });
}

function gate(folder, command) {
  const args = [CLI, command, "--config", "retrieval-gate.json", "--report-dir", "report", "--json"];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  const { notices = [], checks = [] } = JSON.parse(stdout);
  const asked = notices.find(({ code }) => code === "queries_asked")?.queries ?? 0;
  return { status, asked, watches: checks.filter(({ outcome }) => outcome === "watch").length };
}

let wrong = 0;
for (const speed of SPEEDS) {
  for (const count of [6, 40, 500]) {
    const folder = mkdtempSync(path.join(tmpdir(), "unchanged-"));
    try {
      project(folder, speed, count);
      const recorded = gate(folder, "record");
      const runs = Array.from({ length: gates }, () => gate(folder, "gate"));
      const { plan } = JSON.parse(readFileSync(path.join(folder, "baseline.json"), "utf8"));
      const most = Math.max(...runs.map(({ asked }) => asked));
      const green = runs.filter(({ status }) => status === 0).length;
      if (recorded.status !== 0 || green < gates || most > 2 * plan.queries) wrong++;
      process.stdout.write(
        `${speed.ms} ms${speed.scale === 1 ? "" : ` (x ${speed.scale})`}, ${count} cases: ${green} of ${gates} green, ` +
          `plan ${plan.queries} queries, asked at most ${most}, gated ${plan.filled.length} of ` +
          `${plan.filled.length + plan.unfilled.length}, watches ${runs.map(({ watches }) => watches).join(" ")}\n`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
const started = Array.from({ length: starts }, () => {
  const args = [CLI, "gate", "--config", "examples/quickstart/retrieval-gate.yaml"];
  return spawnSync(process.execPath, args).status === 0;
});
const green = started.filter(Boolean).length;
process.stdout.write(`npm start: ${green} of ${starts} green\n`);
process.exitCode = wrong === 0 && green === starts ? 0 : 1;
