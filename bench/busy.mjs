// Unchanged code on a busy machine: the quickstart's gate so many times while tasks keep every core busy.
// `node bench/busy.mjs [tasks=20] [runs=20]`, from the repository's root, after `npm run bundle`. It records a baseline
// of its own first, in a copy of the example, and exits 1 where one run is not green.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const [tasks = 20, runs = 20] = process.argv.slice(2).map(Number);
const CLI = path.resolve(process.env.GATE_DIST ?? "dist", "cli/index.js");
const folder = mkdtempSync(path.join(tmpdir(), "busy-"));
const config = path.join(folder, "retrieval-gate.yaml");

function gate(command) {
  const args = [CLI, command, "--config", "retrieval-gate.yaml"];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
}

cpSync("examples/quickstart", folder, { recursive: true });
writeFileSync(config, readFileSync(config, "utf8").replace(/^baseline: .*$/m, "baseline: baseline.json"));
spawnSync("git", ["init", "-q"], { cwd: folder });
const recorded = gate("record");
if (recorded.status !== 0) throw new Error(`record: ${recorded.stdout}${recorded.stderr}`);

const busy = Array.from({ length: tasks }, () =>
  spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
const end = () => {
  for (const child of busy) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
};
process.once("SIGTERM", () => (end(), process.exit(1)));
process.once("SIGINT", () => (end(), process.exit(1)));
let green = 0;
try {
  for (let run = 1; run <= runs; run++) {
    const { status, stdout } = gate("gate");
    if (status === 0) green++;
    else
      process.stdout.write(`run ${run}: exit code ${status}\n${stdout.split("\n").slice(-8).join("\n")}\n`);
  }
} finally {
  end();
}
process.stdout.write(`${green} of ${runs} green with ${tasks} busy tasks\n`);
process.exitCode = green === runs ? 0 : 1;
