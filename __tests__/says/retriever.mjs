// Answers as answers.json beside it says: by query, and what it does otherwise at a query's number or at its start.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const { control, answers } = JSON.parse(
  readFileSync(new URL("answers.json", import.meta.url), "utf8"),
);
const write = (line) => process.stdout.write(`${line}\n`);
const TRACEBACK = `Traceback (most recent call last):\n  File "serve.py", line 30, in <module>\nMemoryError\n`;
let asked = 0;
function crash() {
  process.stderr.write(TRACEBACK);
  process.exit(1);
}
if (control.dead) {
  crash();
}
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query, k } = JSON.parse(line);
  asked += 1;
  if (asked >= control.crash) {
    crash();
  }
  if (asked >= control.kill) {
    process.kill(process.pid, "SIGKILL");
  }
  if (asked >= control.hang) {
    return;
  }
  if (asked >= control.garbage) {
    return write("Loading model… done");
  }
  const { results, ...more } = answers[query] ?? { results: [] };
  write(JSON.stringify({ id, ...more, ...(results && { results: results.slice(0, k) }) }));
});
