/** `max_per_second`: one pace over all queries of a run, whose waiting no clock counts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { Pace } from "../../src/retrievers/ports.ts";
import type { HttpRetriever } from "../../src/retrievers/kinds.ts";
import { createRetriever } from "../../src/retrievers/registry.ts";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { askHello, httpConfig, makePorts } from "./harness.ts";

const RATE = 10;
/** The milliseconds between two requests at that rate. */
const APART_MS = 1000 / RATE;

/**
 * Expects the pace between requests at these times. The first may be late, so one gap less is
 * expected.
 */
function expectSpaced(times: readonly number[]): void {
  expect(times.at(-1)! - times[0]!).toBeGreaterThan((times.length - 2) * APART_MS);
}

/** Asks a search whose first request is refused, and one with an embedding, in turn and twice. */
async function askTwoSearches(pace = new Pace()) {
  const requestTimes: number[] = [];
  let busyRequests = 0;
  const server = await serve(({ url }, response) => {
    requestTimes.push(performance.now());
    const isRefused = url === "/busy" && busyRequests++ === 0;
    sendJson(response, url === "/embed" ? [1, 2] : ["a"], isRefused ? 429 : 200);
  });
  const ports = makePorts({ pace });
  const pacedConfig = (url: string, overrides: Partial<HttpRetriever> = {}) =>
    httpConfig({ url: server.url + url, max_per_second: RATE, timeout_ms: 90, ...overrides });
  const embed = { url: `${server.url}/embed`, headers: {}, body: { q: "{{query}}" }, vector: "@" };
  const busy = createRetriever(pacedConfig("/busy"), ports);
  const embedded = createRetriever(
    pacedConfig("/plain", { embed, body: { v: "{{vector}}" } }),
    ports,
  );
  await busy.start();
  await embedded.start();
  // Requests of the start don't count.
  requestTimes.length = 0;

  const answers = [];
  for (const retriever of [busy, embedded, busy, embedded]) {
    answers.push(await askHello(retriever));
  }
  await busy.stop();
  await embedded.stop();
  return { requestTimes, answers };
}

it("Pace spaces searches, embeddings and retries", async () => {
  const { requestTimes } = await askTwoSearches();

  // A query and its retry, an embedding and its search, a query, an embedding and its search.
  expect(requestTimes).toHaveLength(2 + 2 + 1 + 2);
  expectSpaced(requestTimes);
});

it("Pace counts no waiting, neither for timeout_ms nor in a query's time", async () => {
  const pace = new Pace();
  const startedAt = performance.now();

  const { answers } = await askTwoSearches(pace);

  // A run's clock subtracts waited_ms, which must be a part of the time that passed.
  expect(pace.waited_ms).toBeLessThan(performance.now() - startedAt);
  // Although timeout_ms (90) is below the pace (100), no query is late.
  expect(answers.map(({ kind }) => kind)).toStrictEqual(["answer", "answer", "answer", "answer"]);

  const elapsedTimes = answers.map((answer) =>
    answer.kind === "answer" ? answer.elapsed_ms! : Infinity,
  );

  // The fastest one, since a busy machine may delay the others.
  expect(Math.min(...elapsedTimes)).toBeLessThan(APART_MS);
});

/** Writes the time of each question into the file LOG. */
const SEARCH = `import { appendFileSync } from "node:fs";
export default (query) => { appendFileSync(process.env.LOG, Date.now() + "\\n"); return [query.replace("find ", "d")]; };`;
/** Returns the files of a project of three queries. */
const makeFiles = (retriever: object, latency: object): Readonly<Record<string, unknown>> => ({
  "search.mjs": SEARCH,
  "suite.json": {
    version: 1,
    name: "paced",
    revision: "1",
    cases: [0, 1, 2].map((n) => ({
      id: `q${n}`,
      query: `find ${n}`,
      intent: "all",
      expected: [`d${n}`],
    })),
  },
  "retrieval-gate.json": {
    version: 1,
    suite: "suite.json",
    baseline: "b.json",
    k: 1,
    latency,
    gate: { latency_p50_ms: "off", latency_p95_ms: "off" },
    retriever: { kind: "module", path: "search.mjs", ...retriever },
  },
});

it("record paces quality and timing, and records no waiting", async () => {
  const folder = workspace(makeFiles({ max_per_second: RATE }, { repeats: 3, warmup: 1 }));
  const log = path.join(folder, "asked.txt");

  const ran = await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"], {
    LOG: log,
  });

  expect(ran.code, ran.stderr).toBe(0);

  const askedAt = readFileSync(log, "utf8").trim().split("\n").map(Number);

  // Three queries, each asked once for quality and three times for timing; and warm-up queries.
  expect(askedAt.length).toBeGreaterThanOrEqual(3 * (1 + 3));
  expectSpaced(askedAt);

  const baseline = JSON.parse(readFileSync(path.join(folder, "b.json"), "utf8"));
  const samplesByCase: Readonly<Record<string, readonly number[]>> = baseline.samples;

  // A busy machine may delay some queries. If waiting counted, even the fastest would take longer.
  expect(Math.min(...Object.values(samplesByCase).flat())).toBeLessThan(APART_MS);
});
