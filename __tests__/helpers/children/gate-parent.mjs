// Stands between the runner and the gate: starts it, and once it has ended waits up to 5 s until no process of this
// step is left. Exits with 128 + the signal's number where a signal ended the gate.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";

const mark = `RUNNER_TRACKING_ID=${process.env.RUNNER_TRACKING_ID}`;
const others = () =>
  readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) {
      return false;
    }
    try {
      return (
        readFileSync(`/proc/${pid}/environ`, "utf8").includes(mark) &&
        readFileSync(`/proc/${pid}/cmdline`).length > 0
      );
    } catch {
      return false; // ended meanwhile
    }
  });

const gate = spawn(process.execPath, [process.env.GATE_ENTRY], { stdio: "inherit" });
gate.on("exit", async (code, signal) => {
  for (let i = 0; i < 100 && others().length > 0; i++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  process.exitCode = code ?? 128 + constants.signals[signal];
});
