// A retriever over JSON Lines that behaves, or fails, as its first argument says.
import { spawn } from "node:child_process";
import { closeSync } from "node:fs";
import { createInterface } from "node:readline";

const mode = process.argv[2];
const sleeper = ["-e", "setInterval(() => {}, 1000)"];
let asked = 0;
let held = null;

const print = (text) => process.stdout.write(text);
const answer = ({ id, query }) => JSON.stringify({ id, results: [{ id: query, score: 1 }] });
const reply = (request) => print(`${answer(request)}\n`);
const scored = (id, score) =>
  print(`{"id":"${id}","results":[{"id":"a"},{"id":"b","score":${score}}]}\n`);

/** Writes one byte at a time, each in its own turn of the loop. */
async function trickle(bytes) {
  for (const byte of bytes) {
    process.stdout.write(Buffer.of(byte));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Writes without end, as fast as the pipe takes it. */
async function flood(stream, text, bytes = Infinity) {
  const block = text.repeat(Math.ceil(65_536 / text.length));
  for (let written = 0; written < bytes; written += block.length) {
    if (!stream.write(block)) {
      await new Promise((resolve) => stream.once("drain", resolve));
    }
  }
}

const modes = {
  ok: reply,
  slow: (request) => setTimeout(() => reply(request), 40),
  // Standing for the retriever that ends itself in the middle of its work.
  // oxlint-disable-next-line unicorn/no-process-exit
  exit0: () => process.exit(0),
  exit9: () => {
    process.stderr.write("loading the index\nindex.bin: no such file\n");
    process.exitCode = 9;
    process.stdin.destroy();
  },
  killed: () => process.kill(process.pid, "SIGKILL"),
  "killed-in-a-line": ({ id }) => {
    process.stderr.write("mapping 40 GB\n");
    process.stdout.write(`{"id":"${id}","resul`, () => process.kill(process.pid, "SIGKILL"));
  },
  "ends-in-a-line": ({ id }) => {
    print(`{"id":"${id}","resul`);
    process.stdin.destroy();
  },
  silent: () => {},
  "hangs-on-third": (request) => (++asked < 3 ? reply(request) : undefined),
  "hangs-on-stop": reply,
  "no-final-newline": (request) => {
    print(answer(request));
    process.stdin.destroy();
  },
  split: (request) => trickle(Buffer.from(`${answer(request)}\r\n`)),
  bom: (request) => print(`${asked++ === 0 ? "\uFEFF" : ""}${answer(request)}\n`),
  "invalid-utf8": () => process.stdout.write(Buffer.from([0x7b, 0xff, 0x7d, 0x0a])),
  banner: (request) => {
    print("Loading model...\n");
    reply(request);
  },
  "long-line": () => flood(process.stdout, "x", 200 * 1024 * 1024),
  endless: ({ id }) => flood(process.stdout, `${JSON.stringify({ id, results: [] })}\n`),
  "unknown-id": ({ query }) => reply({ id: "77", query }),
  "padded-id": ({ id, query }) => reply({ id: `0${id}`, query }),
  "number-id": () => print('{"id":1,"results":[]}\n'),
  "no-id": () => print('{"results":[]}\n'),
  "duplicate-id": (request) => {
    reply(request);
    reply(request);
  },
  reversed: (request) => {
    if (held === null) {
      held = request;
      return;
    }
    reply(request);
    reply(held);
    held = null;
  },
  nan: ({ id }) => scored(id, "NaN"),
  "nan-text": ({ id }) => scored(id, '"NaN"'),
  error: ({ id, query }) =>
    query === "bad"
      ? print(`${JSON.stringify({ id, error: "no such index" })}\n`)
      : reply({ id, query }),
  fatal: () => print(`{"error":"the database is gone${" x".repeat(1000)}"}\n`),
  "stderr-flood": async (request) => {
    process.stderr.write("first words\n");
    await flood(process.stderr, "noise\n", 16 * 1024 * 1024);
    process.stderr.write("last words\n");
    reply(request);
  },
  "closes-stdin": (request) => {
    // process.stdin.destroy() would leave the descriptor open.
    closeSync(0);
    reply(request);
    setInterval(() => {}, 1000);
  },
  "closes-stdout": () => process.stdout.end(),
  environment: ({ id }) => {
    const results = Object.entries(process.env).map(([name, value]) => ({ id: name, text: value }));
    print(`${JSON.stringify({ id, results })}\n`);
  },
  "extra-keys": ({ id, k }) =>
    print(
      `${JSON.stringify({ id, took: 3, results: [{ id: "a", vector: [1, 2] }, "b"], degraded: true, latency_ms: 1.5, spans: { embed: 1 }, usage: { model: "m", prompt_tokens: 4 }, answer: String(k) })}\n`,
    ),
  "grandchild-holds-pipe": (request) => {
    spawn(process.execPath, sleeper, { stdio: "inherit" }).unref();
    reply(request);
    process.stdin.destroy();
  },
  // In the group, deaf to SIGTERM, and without what names it as ours.
  "grandchild-stays": (request) => {
    const env = { ...process.env, RETRIEVAL_GATE_CHILD: undefined };
    spawn("sh", ["-c", "trap '' TERM; exec sleep 1000"], { stdio: "ignore", env }).unref();
    reply(request);
  },
  "grandchild-setsid": (request) => {
    spawn(process.execPath, sleeper, { stdio: "inherit", detached: true }).unref();
    reply(request);
  },
};

if (mode === "hangs-on-stop") {
  process.on("SIGTERM", () => process.stderr.write("not now\n"));
  setInterval(() => {}, 1000);
}
if (mode === "never-reads") {
  setInterval(() => {}, 1000);
} else if (mode === "dies-at-start") {
  process.stderr.write("Traceback: no module named faiss\n");
  process.exitCode = 1;
} else {
  if (mode === "ready") {
    print('{"ready":true}\n');
  }
  if (mode === "late-ready") {
    setTimeout(() => print('{"ready":true}\n'), 100);
  }
  const behave = modes[mode] ?? reply;
  createInterface({ input: process.stdin }).on("line", (line) => void behave(JSON.parse(line)));
}
