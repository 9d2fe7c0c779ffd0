// A grandchild of a session of its own, and signals to the gate: for a whole run of it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const mode = process.argv[2];
const SIGNALS = { sigint: "SIGINT", sigterm: "SIGTERM", sigkill: "SIGKILL" };
const sleeper = ["-e", "setInterval(() => {}, 1000)"];
let asked = 0;

// A signal on the third query; it goes on until its input ends.
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  asked += 1;
  if (mode === "setsid" && asked === 1) {
    spawn(process.execPath, sleeper, { stdio: "inherit", detached: true }).unref();
  }
  process.stdout.write(`${JSON.stringify({ id, results: [{ id: query, score: 1 }] })}\n`);
  if (mode in SIGNALS && asked === 3) {
    process.kill(process.ppid, SIGNALS[mode]);
  }
});
