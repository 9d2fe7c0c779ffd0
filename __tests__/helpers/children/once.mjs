// One process a query: arguments are mode, query, k; one answer object on standard output.
import { spawn } from "node:child_process";

const [mode, query, k] = process.argv.slice(2);
const answer = { results: [{ id: query }, { id: `k=${k}` }] };

const modes = {
  ok: () => process.stdout.write(JSON.stringify(answer, null, 2)),
  error: () => process.stdout.write('{"error":"no such index"}\n'),
  exit3: () => {
    process.stderr.write("the index is locked\n");
    process.exitCode = 3;
  },
  hang: () => setInterval(() => {}, 1000),
  text: () => process.stdout.write("found 3 documents\n"),
  bytes: () => process.stdout.write(Buffer.of(0x22, 0xff, 0x22)),
  nothing: () => {},
  long: () => process.stdout.write("x".repeat(1024 * 1024 + 1)),
  full: () => process.stdout.write(JSON.stringify(answer).padEnd(1024 * 1024)),
  "holds-pipe": () => {
    spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" }).unref();
    process.stdout.write(JSON.stringify(answer));
  },
};
modes[mode]();
