import { formatProblem } from "../../src/model/problem.ts";
import { loadConfig } from "../../src/files/config.ts";
import type { RetrieverConfig } from "../../src/model/config.ts";
import { RETRIEVERS } from "../../src/retrievers/registry.ts";
import { values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { failure } from "./harness.ts";
import { describe, expect, test } from "vitest";

/** Returns the retriever's part of a config of the folder `search`, as it is read. */
async function loadRetriever(retriever: unknown): Promise<RetrieverConfig> {
  const content = { version: 1, suite: "suite.yaml", baseline: "b.json", retriever };
  const directory = workspace({ "search/gate.json": content });
  const { config } = await loadConfig({ directory }, "search/gate.json", {
    suite: null,
    baseline: null,
  });
  return config.retriever;
}

/** Returns the problems for which such a config is refused. */
const listProblems = async (retriever: unknown): Promise<readonly string[]> =>
  (await failure(loadRetriever(retriever))).problems.map(formatProblem);

const URL = "http://127.0.0.1:1/";

describe("retriever in a config", () => {
  test("a retriever of kind http has these defaults", async () => {
    expect(await loadRetriever({ kind: "http", url: URL })).toStrictEqual({
      kind: "http",
      url: URL,
      preset: null,
      ca: null,
      method: null,
      headers: {},
      body: null,
      results: null,
      degraded: null,
      corpus: null,
      latency_ms: null,
      embed: null,
      ready_url: null,
      start: null,
      retries: 2,
      cwd: "search",
      env: {},
      env_only: null,
      startup_timeout_ms: 60_000,
      timeout_ms: 30_000,
      total_timeout_ms: 1_800_000,
      concurrency: 1,
      max_per_second: null,
      params: null,
    });
  });

  test("kind http has defaults within headers, embed and start, and `ca` from the root", async () => {
    const written = {
      kind: "http",
      url: URL,
      headers: { a: "b", c: { env: "C" }, d: { env: "D", prefix: "Bearer " } },
      embed: { url: URL, body: { input: "{{query}}" }, vector: "v" },
      start: { command: ["x"] },
      ca: "ca.pem",
    };

    expect(await loadRetriever(written)).toMatchObject({
      ca: "search/ca.pem",
      headers: { a: "b", c: { env: "C", prefix: "" }, d: { env: "D", prefix: "Bearer " } },
      embed: { url: URL, headers: {}, body: { input: "{{query}}" }, vector: "v" },
      start: { command: ["x"], stop: null },
    });
  });

  test.each(
    values<readonly [object, string]>(`
# the retriever | a part of the only problem
{"kind":"http"} | (/retriever): \`url\` is missing
{"kind":"http","url":"ftp://x"} | (/retriever/url): expected an address that starts with http:// or https://; got "ftp://x"
{"kind":"http","url":"${URL}","header":{}} | (/retriever/header): unknown key "header"; did you mean \`headers\`?
{"kind":"http","url":"${URL}","preset":"vespa"} | (/retriever/preset): expected one of "elasticsearch", "opensearch"
{"kind":"http","url":"${URL}","headers":{"a":1}} | (/retriever/headers/a): expected text, or { env: NAME, prefix: "Bearer " }; got 1
{"kind":"http","url":"${URL}","headers":{"a":{"prefix":"x"}}} | (/retriever/headers/a): \`env\` is missing
{"kind":"http","url":"${URL}","start":{"stop":["x"]}} | (/retriever/start): \`command\` is missing
{"kind":"http","url":"${URL}","dry_run":true} | there is no dry run
{"kind":"mcp","tool":"search"} | (/retriever): expected either \`command\` or \`url\`
{"kind":"mcp","tool":"search","url":"${URL}","command":["x"]} | (/retriever): expected either \`command\` or \`url\`
{"kind":"mcp","url":"${URL}"} | (/retriever): \`tool\` is missing
{"kind":"https"} | \`kind\` must be one of ${RETRIEVERS.map(({ kind }) => kind).join(", ")}
`),
  )("a config is refused with the retriever %j: %s", async (retriever, message) => {
    const problems = await listProblems(retriever);

    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});

test("kind: mcp asks with the query if no arguments are written", async () => {
  const expected = { kind: "mcp", url: null, arguments: { query: "{{query}}" }, results: null };

  expect(await loadRetriever({ kind: "mcp", command: ["x"], tool: "search" })).toMatchObject(
    expected,
  );
});
