/** `max_per_second`: one pace over all queries of a run, whose waiting no clock counts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { Pace } from "../../src/retrievers/ports.ts";
import { createRetriever } from "../../src/retrievers/registry.ts";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { ask, httpConfig, makePorts } from "./harness.ts";

const RATE = 10;
/** Milliseconds. */
const APART = 1000 / RATE;

/** The first may be late on a busy machine, and is counted as one less. */
function expectSpaced(times: readonly number[]): void {
  expect(times.at(-1)! - times[0]!).toBeGreaterThan((times.length - 2) * APART);
}

it("Pace spaces searches, embeddings and retries, and counts no waiting", async () => {
  const times: number[] = [];
  let refused = 0;
  const server = await serve(({ url }, response) => {
    times.push(performance.now());
    const busy = url === "/busy" && refused++ === 0;
    sendJson(response, url === "/embed" ? [1, 2] : ["a"], busy ? 429 : 200);
  });
  const pace = new Pace();
  const ports = makePorts({ pace });
  const config = (url: string, more: object = {}) =>
    httpConfig({ url: server.url + url, max_per_second: RATE, timeout_ms: 90, ...more });
  const embed = { url: `${server.url}/embed`, headers: {}, body: { q: "{{query}}" }, vector: "@" };
  const retrievers = [config("/busy"), config("/plain", { embed, body: { v: "{{vector}}" } })].map(
    (each) => createRetriever(each, ports),
  );
  for (const each of retrievers) {
    await each.start();
  }
  times.length = 0;
  const answers = [];
  for (const each of [...retrievers, ...retrievers]) {
    answers.push(await ask(each));
  }
  for (const each of retrievers) {
    await each.stop();
  }

  // One retry, and two requests for each query that is embedded.
  expect(times).toHaveLength(2 + 2 + 1 + 2);
  expectSpaced(times);
  expect(pace.waited_ms).toBeLessThan(performance.now());
  // With a limit below the pace no query is late.
  expect(answers.map(({ kind }) => kind)).toStrictEqual(["answer", "answer", "answer", "answer"]);

  const took = answers.map((each) => (each.kind === "answer" ? each.elapsed_ms! : Infinity));

  expect(Math.min(...took)).toBeLessThan(APART);
});

const SEARCH = `import { appendFileSync } from "node:fs";
export default (query) => { appendFileSync(process.env.LOG, Date.now() + "\\n"); return [query.replace("find ", "d")]; };`;
const files = (retriever: object, latency: object): Readonly<Record<string, unknown>> => ({
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

it("pace applies to quality and timing, and is not recorded", async () => {
  const folder = workspace(files({ max_per_second: RATE }, { repeats: 3, warmup: 1 }));
  const log = path.join(folder, "asked.txt");
  const ran = await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"], {
    LOG: log,
  });

  expect(ran.code, ran.stderr).toBe(0);

  const times = readFileSync(log, "utf8").trim().split("\n").map(Number);

  expect(times.length).toBeGreaterThanOrEqual(12);
  expectSpaced(times);

  const { samples } = JSON.parse(readFileSync(path.join(folder, "b.json"), "utf8"));
  const all: readonly number[] = Object.values(
    samples as Record<string, { latency_ms: number[] }>,
  ).flatMap((each) => each.latency_ms ?? each);

  expect(Math.min(...all)).toBeLessThan(APART);
});
