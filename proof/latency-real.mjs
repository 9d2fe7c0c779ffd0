/**
 * Latency on a real machine beside busy tasks: an HTTP server that the built gate starts, 24
 * queries of about 60 ms, a stored baseline. Twenty runs of the same code may not be red, and five
 * of a server that takes twice as long must be: `node proof/latency-real.mjs [--check]`. Uses
 * dist/. Ten minutes.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const UNCHANGED = 20;
const SLOWER = 5;
const CASES = 24;
const MS = 60;
const cli = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "latency-real-"));

const SERVER = `
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
const ms = Number(readFileSync("ms.txt", "utf8"));
createServer((request, response) => {
  const query = new URL(request.url, "http://x").searchParams.get("q") ?? "";
  const own = ms * (1 + (Number(query.split("-")[1] ?? 0) % 5) / 10);
  // A third of the time is work, the rest is waiting for something else.
  const end = performance.now() + own / 3;
  while (performance.now() < end);
  response.setHeader("content-type", "application/json");
  const answer = JSON.stringify({ hits: [{ id: "doc-" + query }] });
  setTimeout(() => response.end(answer), (2 * own) / 3);
}).listen(Number(process.argv[2]), "127.0.0.1");
`;

function writeProject() {
  const cases = Array.from({ length: CASES }, (_, i) => ({
    id: `case-${i}`,
    query: `query-${i}`,
    intent: "howto",
    expected: [{ id: `doc-query-${i}` }],
  }));
  const address = "http://127.0.0.1:{{port}}";
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    k: 3,
    retriever: {
      kind: "http",
      start: { command: [process.execPath, "server.mjs", "{{port}}"] },
      ready_url: `${address}/ready`,
      url: `${address}/search?q={{query}}`,
      method: "GET",
      results: "hits",
    },
    gate: { degraded_rate: "off" },
  };
  writeFileSync(join(folder, "server.mjs"), SERVER);
  writeFileSync(join(folder, "retrieval-gate.json"), JSON.stringify(config));
  writeFileSync(
    join(folder, "suite.json"),
    JSON.stringify({ version: 1, name: "real", revision: "1", cases }),
  );
}

/** Returns the exit code of a command of the gate whose server takes `ms` for a query. */
function runGate(command, ms) {
  writeFileSync(join(folder, "ms.txt"), String(ms));
  const ran = spawnSync(process.execPath, [cli, command, "--config", "retrieval-gate.json"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (ran.status !== 0 && ran.status !== 1) {
    throw new Error(`exit ${ran.status}\n${ran.stdout}${ran.stderr}`);
  }
  return ran.status;
}

const busy = Array.from({ length: 2 }, () =>
  spawn(process.execPath, ["-e", "for (;;) Math.sqrt(Math.random());"], { stdio: "ignore" }),
);
let red = 0;
let caught = 0;
try {
  writeProject();
  if (runGate("record", MS) !== 0) {
    throw new Error("record failed");
  }
  for (let run = 0; run < UNCHANGED; run++) {
    red += runGate("gate", MS);
  }
  for (let run = 0; run < SLOWER; run++) {
    caught += runGate("gate", 2 * MS);
  }
} finally {
  for (const task of busy) {
    task.kill("SIGKILL");
  }
  rmSync(folder, { recursive: true, force: true });
}
console.log(`unchanged: ${red} of ${UNCHANGED} red; twice as slow: ${caught} of ${SLOWER} red`);
if (process.argv.includes("--check") && (red > 0 || caught < SLOWER)) {
  process.exitCode = 1;
}
