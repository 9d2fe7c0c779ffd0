// What the gate adds to a query, against a minimal driver of the same child or server, interleaved
// in one run. Goals: stdio at most 2x, HTTP at most 1.3x. And a retriever that sleeps 5 ms by its
// own clock is reported within +0.3 ms at p50 and +1 ms at p95. `--check` exits 1 beyond the goals.
// Uses lib/, which `npm run bundle` makes.
import { spawn } from "node:child_process";
import http from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createRetriever } from "../lib/retrievers/registry.js";
import { runSuite } from "../lib/run/run-suite.js";
import { DEFAULT_DEFINITION } from "../lib/model/config.js";

const ROUNDS = 60;
/**
 * Until the compiler has seen both: a suite's first hundred queries are not what a bound is set on.
 */
const WARM_ROUNDS = 40;
const QUERIES = 100;
const SLEEP_ROUNDS = 7;
const SLEEP_QUERIES = 100;
const SLEEP_MS = 5;
const GOALS = { stdio: 2, HTTP: 1.3, p50: 0.3, p95: 1 };
const root = fileURLToPath(new URL("..", import.meta.url));

/** Ten results, at once or after a sleep; the time by its own clock goes with them. */
const ANSWER = `
const results = (query) => Array.from({ length: 10 }, (_, i) => ({ id: query + "-" + i, score: 1 / (i + 1), path: "docs/" + i + ".md" }));
const cell = new Int32Array(new SharedArrayBuffer(4));
const answer = ({ id, query }) => {
  const begun = performance.now();
  if (query.startsWith("sleep")) Atomics.wait(cell, 0, 0, ${SLEEP_MS});
  return JSON.stringify({ id, results: results(query), latency_ms: performance.now() - begun });
};`;
const CHILD = `${ANSWER}
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => process.stdout.write(answer(JSON.parse(line)) + "\\n"));`;
const SERVER = `${ANSWER}
require("node:http").createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk)).on("end", () => {
    response.writeHead(200, { "content-type": "application/json" }).end(answer(JSON.parse(Buffer.concat(chunks))));
  });
}).listen(0, "127.0.0.1", function () { console.log(this.address().port); });
process.stdin.resume().on("end", () => process.exit(0));`;

const common = {
  cwd: ".",
  env: {},
  env_only: null,
  startup_timeout_ms: 20_000,
  timeout_ms: 20_000,
  total_timeout_ms: 600_000,
  concurrency: 1,
  params: null,
};
const ports = {
  root,
  environment: process.env,
  moduleHost: "",
  signal: new AbortController().signal,
  log: () => {},
};

const makeQueries = (word, count = QUERIES) =>
  Array.from({ length: count }, (_, i) => `${word} ${i}`);
const percentileValue = (list, p) =>
  list.toSorted((a, b) => a - b)[Math.ceil(p * list.length - 1e-9) - 1];

/** Milliseconds a query, over all of `ask` one after another. */
async function perQuery(ask) {
  const asked = makeQueries("find");
  const begun = performance.now();
  for (const query of asked) {
    await ask(query);
  }
  return (performance.now() - begun) / asked.length;
}

/** The gate's own way over the suite: ask, check, order, cut. */
function throughGate(retriever) {
  const plan = {
    cases: makeQueries("find").map((query) => ({ id: query, query })),
    k: 10,
    definition: DEFAULT_DEFINITION,
    latency: "off",
    concurrency: 1,
    clock: "ours",
    planTiming: () => ({ rounds: [], confirmingRounds: () => [], ends_ms: 0 }),
  };
  // Started and stopped outside: here only queries count.
  let asked = 0;
  const ask = (question) => (asked++, retriever.ask(question));
  const kept = { start: async () => {}, stop: async () => {}, ask };
  return async () => {
    // Not the number of cases: some are asked a second time, to see whether the answer is the same.
    asked = 0;
    const begun = performance.now();
    const { failure } = await runSuite(plan, {
      retriever: kept,
      now: () => performance.now(),
      cancelled: () => false,
      progress: () => {},
      environment: {},
    });
    if (failure !== null) {
      throw failure;
    }
    return (performance.now() - begun) / asked;
  };
}

/** As little as a program can do that asks a child over JSON Lines. */
function minimalChild() {
  const child = spawn(process.execPath, ["-e", CHILD], { stdio: ["pipe", "pipe", "inherit"] });
  let resolve;
  createInterface({ input: child.stdout }).on("line", (line) => resolve(JSON.parse(line)));
  const ask = (query) =>
    new Promise((done) => {
      resolve = done;
      child.stdin.write(`${JSON.stringify({ id: "1", query, k: 10 })}\n`);
    });
  return { ask, stop: () => child.stdin.end() };
}

async function startServer() {
  const child = spawn(process.execPath, ["-e", SERVER], { stdio: ["pipe", "pipe", "inherit"] });
  const port = await new Promise((resolve) =>
    child.stdout.once("data", (chunk) => resolve(Number(chunk))),
  );
  return { port, stop: () => child.stdin.end() };
}

/** As little as a program can do that asks a server over kept-alive HTTP. */
function minimalHttp(port) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (query) =>
    new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json" };
      const request = http.request(
        { host: "127.0.0.1", port, path: "/", method: "POST", agent, headers },
        (response) => {
          const chunks = [];
          response
            .on("data", (chunk) => chunks.push(chunk))
            .on("end", () => resolve(JSON.parse(Buffer.concat(chunks))));
        },
      );
      request.on("error", reject).end(JSON.stringify({ query, k: 10 }));
    });
  return { ask, stop: () => agent.destroy() };
}

let missed = 0;
function reportFigure(name, value, goal, unit) {
  if (!(value <= goal)) {
    missed++;
  }
  console.log(`${name}: ${value.toFixed(2)} ${unit} (goal ${goal})`);
}

/** Interleaved rounds, the best of each: other work of the machine only ever adds. */
async function compareOverhead(name, retriever, minimal) {
  const gate = throughGate(retriever);
  const best = { ours: Infinity, theirs: Infinity };
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    const order =
      round % 2 === 0 ? [gate, () => perQuery(minimal.ask)] : [() => perQuery(minimal.ask), gate];
    const first = await order[0]();
    const second = await order[1]();
    const [ours, theirs] = round % 2 === 0 ? [first, second] : [second, first];
    if (round < WARM_ROUNDS) {
      continue;
    }
    best.ours = Math.min(best.ours, ours);
    best.theirs = Math.min(best.theirs, theirs);
  }
  reportFigure(
    `${name}, a query through the gate`,
    best.ours / best.theirs,
    GOALS[name],
    "x a minimal driver",
  );
}

/** How far the reported time is above the retriever's own, in the best of the rounds. */
async function compareSleeper(name, retriever) {
  const above = { p50: [], p95: [] };
  for (let round = 0; round < SLEEP_ROUNDS; round++) {
    const answers = [];
    for (const query of makeQueries("sleep", SLEEP_QUERIES)) {
      answers.push(await retriever.ask({ case_id: query, query, k: 10 }));
    }
    for (const [label, p] of [
      ["p50", 0.5],
      ["p95", 0.95],
    ]) {
      const [reported, own] = ["elapsed_ms", "reported_ms"].map((key) =>
        percentileValue(
          answers.map((answer) => answer[key]),
          p,
        ),
      );
      above[label].push(reported - own);
    }
  }
  for (const [label, differences] of Object.entries(above)) {
    reportFigure(
      `${name}, ${SLEEP_MS} ms of sleep at ${label}`,
      Math.min(...differences),
      GOALS[label],
      "ms above its own clock",
    );
  }
}

const command = {
  ...common,
  kind: "command",
  command: [process.execPath, "-e", CHILD],
  ready: false,
  per_query: false,
};
const child = createRetriever(command, ports);
await child.start();
const driver = minimalChild();
await compareOverhead("stdio", child, driver);
await compareSleeper("stdio", child);
driver.stop();
await child.stop();

const server = await startServer();
const overHttp = {
  ...common,
  kind: "http",
  url: `http://127.0.0.1:${server.port}/`,
  body: { query: "{{query}}", k: "{{k}}" },
  preset: null,
  method: null,
  headers: {},
  results: null,
  degraded: null,
  latency_ms: null,
  embed: null,
  ready_url: null,
  start: null,
  retries: 2,
};
const remote = createRetriever(overHttp, ports);
await remote.start();
const client = minimalHttp(server.port);
await compareOverhead("HTTP", remote, client);
await compareSleeper("HTTP", remote);
client.stop();
await remote.stop();
server.stop();
if (process.argv.includes("--check") && missed > 0) {
  process.exitCode = 1;
}
