import { describe, expect, test } from "vitest";
import { createRetriever, RETRIEVERS } from "../../src/retrievers/registry.ts";
import { buildModuleHost } from "./build.ts";
import {
  type AnyRetriever,
  ask,
  childScript,
  COMMON,
  drive,
  failure,
  faulty,
  httpConfig,
  ids,
  makePorts,
  makeRoot,
  mcpConfig,
  stoppedWhileStarting,
} from "./harness.ts";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = makeRoot();
const SERVER = `import { createServer } from "node:http";
createServer((_, response) => response.setHeader("content-type", "application/json").end('["hello"]')).listen(process.argv[2], "127.0.0.1");`;
writeFileSync(join(root, "server.mjs"), SERVER);
writeFileSync(join(root, "search.mjs"), "export default (query) => [query];");
writeFileSync(join(root, "recorded.jsonl"), '{"query_id":"hello","results":["hello"]}\n');
writeFileSync(join(root, "corpus.jsonl"), '{"id":"hello","text":"hello"}\n');

const CONFIGS: Readonly<Record<string, AnyRetriever>> = {
  command: faulty("ok"),
  http: httpConfig({
    url: "http://127.0.0.1:{{port}}/",
    start: { command: [process.execPath, "server.mjs", "{{port}}"], stop: null },
  }),
  mcp: mcpConfig({
    command: [process.execPath, childScript("mcp.mjs"), "texts"],
    results: "[?score > `0.5`]",
  }),
  module: { ...COMMON, kind: "module", path: "search.mjs" },
  run: { ...COMMON, kind: "run", path: "recorded.jsonl" },
  bm25: { ...COMMON, kind: "bm25", corpus: "corpus.jsonl", files: [] },
};

describe("createRetriever", () => {
  test.each(Object.keys(CONFIGS))("%s: starts, answers and stops", async (kind) => {
    const ports = makePorts({ root, moduleHost: await buildModuleHost() });
    const answer = await drive(
      CONFIGS[kind]!,
      (config) => createRetriever(config, ports),
      (retriever) => ask(retriever),
    );

    expect(ids(answer)).toStrictEqual(["hello"]);
  });

  test("knows every kind once, each with its meaning and a test of its name", () => {
    const kinds = RETRIEVERS.map(({ kind }) => kind);

    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toStrictEqual(expect.arrayContaining(Object.keys(CONFIGS)));
    for (const { kind, meaning } of RETRIEVERS) {
      expect(meaning).toMatch(/^[A-Z].{20,110}[^.]$/);
      expect(existsSync(new URL(`${kind}.test.ts`, import.meta.url)), kind).toBe(true);
    }
  });

  test("fails at start for a refused config, and can be stopped at any time", async () => {
    const makeRetriever = (): ReturnType<typeof createRetriever> =>
      createRetriever(faulty("ok", { cwd: "missing" }), makePorts({ root }));
    const broken = makeRetriever();

    expect((await failure(broken.start())).code).toBe("retriever_start");

    await broken.stop();
    const unused = makeRetriever();

    await expect(ask(unused)).rejects.toThrow("ask was called before start");

    await unused.stop();

    await expect(unused.start()).rejects.toThrow("start was called after stop");

    const early = createRetriever(faulty("ok"), makePorts({ root }));
    await Promise.all([early.start(), early.stop()]);
    await drive(
      faulty("ok"),
      (config) => createRetriever(config, makePorts({ root })),
      async (retriever) => {
        await retriever.stop();
        await retriever.stop();
      },
    );
  });

  test("leaves nothing if it is stopped while starting", async () => {
    await drive(
      faulty("ok"),
      (config) => stoppedWhileStarting(createRetriever(config, makePorts({ root }))),
      async () => {},
    );
  });
});
