// What `gate` and `record` over 2,000 and 20,000 cases x 10 results with latency take, through a
// module: `node bench/scale.mjs [cli] [sizes] [--check]`. Seconds, CPU a case, peak memory and the
// report directory's bytes, each with its growth from one size to the next. Goals at 20,000: 300
// MiB for each of the two commands, 75 MB; growth at most 11 for ten times the cases. `--check`
// exits 1 beyond them. The CPU is the gate's own; the module's process is another.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const MOST_MIB = 300;
const MOST_MB = 75;
const MOST_GROWTH = 11;
const INTENTS = 20;

const root = fileURLToPath(new URL("..", import.meta.url));
const [cli = join(root, "dist/cli/index.js"), sizes = "2000,20000"] = process.argv
  .slice(2)
  .filter((argument) => argument !== "--check");

/** Ten documents; the target is first, third or not there, by the query's number. */
const MODULE = `export default (query, { k }) => {
  const number = Number(query.split(" ")[1]);
  const at = [0, 2, 0, 0, 20][number % 5];
  return Array.from({ length: k }, (_, i) => ({ id: i === at ? "doc-" + number : "other-" + number + "-" + i, score: 1 / (i + 1) }));
};`;

/** Says at its end what the process took. */
const METER = `process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  require("node:fs").writeFileSync(process.env.METER, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, mib: maxRSS / 1024 }));
});`;

function writeProject(folder, cases) {
  const suite = {
    version: 1,
    name: "scale",
    revision: "1",
    cases: Array.from({ length: cases }, (_, i) => ({
      id: `case-${i}`,
      query: `number ${i}`,
      intent: `intent-${i % INTENTS}`,
      expected: [{ id: `doc-${i}` }],
    })),
  };
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    k: 10,
    retriever: { kind: "module", path: "search.mjs", total_timeout_ms: 3_600_000 },
    latency: { budget_s: 600 },
    gate: {
      degraded_rate: "off",
      latency_p50_ms: { tolerance: 50 },
      latency_p95_ms: { tolerance: 200 },
    },
  };
  writeFileSync(join(folder, "suite.json"), JSON.stringify(suite));
  writeFileSync(join(folder, "retrieval-gate.json"), JSON.stringify(config));
  writeFileSync(join(folder, "search.mjs"), MODULE);
  writeFileSync(join(folder, "meter.cjs"), METER);
}

async function measureCommand(folder, command) {
  const meter = join(folder, "meter.json");
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [
      "--require",
      join(folder, "meter.cjs"),
      resolve(cli),
      command,
      "--config",
      "retrieval-gate.json",
    ],
    { cwd: folder, env: { ...process.env, METER: meter }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const said = [];
  child.stdout.on("data", (chunk) => said.push(chunk));
  child.stderr.on("data", (chunk) => said.push(chunk));
  const status = await new Promise((done) => child.on("exit", done));
  if (status !== 0) {
    throw new Error(`${command}: exit ${status}\n${Buffer.concat(said).toString().slice(-2000)}`);
  }
  const { cpu, mib } = JSON.parse((await import("node:fs")).readFileSync(meter, "utf8"));
  return { seconds: (performance.now() - begun) / 1000, cpu, mib };
}

const bytesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

let missed = 0;
let before = null;
for (const cases of sizes.split(",").map(Number)) {
  const folder = mkdtempSync(join(tmpdir(), "gate-scale-"));
  writeProject(folder, cases);
  const recorded = await measureCommand(folder, "record");
  rmSync(join(folder, "retrieval-gate-report"), { recursive: true });
  const gated = await measureCommand(folder, "gate");
  const files = join(folder, "retrieval-gate-report", "scale");
  const now = {
    seconds: gated.seconds,
    cpu: gated.cpu,
    mib: gated.mib,
    mb: bytesBelow(files) / 1e6,
  };
  const formatGrowth = (key) =>
    before === null ? "" : ` (x ${(now[key] / before[key]).toFixed(1)})`;
  console.log(
    `${cases} cases: ${now.seconds.toFixed(1)} s${formatGrowth("seconds")}, CPU ${((now.cpu / cases) * 1e3).toFixed(3)} ms a case${formatGrowth("cpu")}, ` +
      `peak ${now.mib.toFixed(0)} MiB${formatGrowth("mib")}, report ${now.mb.toFixed(1)} MB${formatGrowth("mb")}; ` +
      `record: ${recorded.seconds.toFixed(1)} s, ${recorded.mib.toFixed(0)} MiB`,
  );
  if (before !== null) {
    for (const key of Object.keys(now)) {
      if (now[key] > MOST_GROWTH * before[key]) {
        missed++;
      }
    }
  }
  if (Math.max(now.mib, recorded.mib) > MOST_MIB || now.mb > MOST_MB) {
    missed++;
  }
  for (const file of readdirSync(files)) {
    if (process.env.FILES) {
      console.log(`  ${file}: ${(statSync(join(files, file)).size / 1e6).toFixed(1)} MB`);
    }
  }
  before = now;
  if (process.env.KEEP) {
    console.log(folder);
  } else {
    rmSync(folder, { recursive: true });
  }
}
if (process.argv.includes("--check") && missed > 0) {
  process.exit(1);
}
