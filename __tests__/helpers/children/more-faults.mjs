// More ways to misbehave than faulty.mjs has; most of them hold for a whole run of a gate.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const mode = process.argv[2];
let asked = 0;
let held = null;

const line = ({ id, query }, results = [{ id: query, score: 1 }]) => JSON.stringify({ id, results });
const print = (text) => process.stdout.write(text);
const reply = (request, results) => print(`${line(request, results)}\n`);
const others = (count) => Array.from({ length: count }, (_, i) => ({ id: `other-${i}`, score: 1 / (i + 2) }));
const sleeper = ["-e", "setInterval(() => {}, 1000)"];

async function flood(stream, bytes) {
  const block = "noise\n".repeat(20_000);
  for (let written = 0; written < bytes; written += block.length) {
    if (!stream.write(block)) await new Promise((resolve) => stream.once("drain", resolve));
  }
}

/** Signals the gate on its third query, and goes on until its input ends. */
const signals = (name) => (request) => {
  reply(request);
  if (++asked === 3) process.kill(process.ppid, name);
};

const modes = {
  // In pairs, the second first; one that stays alone is answered after a while.
  reversed: (request) => {
    const before = held;
    held = before === null ? request : null;
    if (before === null) setTimeout(() => held === request && (reply(request), (held = null)), 300);
    else [request, before].forEach((each) => reply(each));
  },
  "duplicate-documents": (request) =>
    reply(
      request,
      [...others(2), { id: request.query, score: 0.1 }, { id: request.query, score: 0.1 }].toReversed(),
    ),
  more: (request) => reply(request, [{ id: request.query, score: 1 }, ...others(500)]),
  fewer: (request) => reply(request, []),
  "stderr-1g": async (request) => {
    if (++asked === 1) await flood(process.stderr, 2 ** 30);
    reply(request);
  },
  setsid: (request) => {
    if (++asked === 1) spawn(process.execPath, sleeper, { stdio: "inherit", detached: true }).unref();
    reply(request);
  },
  sigint: signals("SIGINT"),
  sigterm: signals("SIGTERM"),
  sigkill: signals("SIGKILL"),
};

// One process a query, and no line end.
if (mode === "once") print(JSON.stringify({ results: [{ id: process.argv[3], score: 1 }] }));
else createInterface({ input: process.stdin }).on("line", (text) => void modes[mode](JSON.parse(text)));
