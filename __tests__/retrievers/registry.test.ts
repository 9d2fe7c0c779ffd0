import { describe, expect, test } from "vitest";
import type { Retriever } from "../../src/model/retriever.ts";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import { createRetriever, RETRIEVERS } from "../../src/retrievers/registry.ts";
import { buildModuleHost } from "./build.ts";
import {
  type AnyRetriever,
  ask,
  childScript,
  COMMON,
  drive,
  failure,
  faultyCommand,
  httpConfig,
  idsOrMessage,
  makePorts,
  makeRoot,
  mcpConfig,
  moduleConfig,
  stoppedWhileStarting,
} from "./harness.ts";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A repository with a search of each kind that finds "hello" for the query "hello". */
const root = makeRoot();
const SERVER = `import { createServer } from "node:http";
createServer((_, response) => response.setHeader("content-type", "application/json").end('["hello"]')).listen(process.argv[2], "127.0.0.1");`;
writeFileSync(join(root, "server.mjs"), SERVER);
writeFileSync(join(root, "search.mjs"), "export default (query) => [query];");
writeFileSync(join(root, "recorded.jsonl"), '{"query_id":"hello","results":["hello"]}\n');
writeFileSync(join(root, "corpus.jsonl"), '{"id":"hello","text":"hello"}\n');

/** A config for each of these kinds, by its name. */
const CONFIGS: Readonly<Record<string, AnyRetriever>> = {
  command: faultyCommand("ok"),
  http: httpConfig({
    url: "http://127.0.0.1:{{port}}/",
    start: { command: [process.execPath, "server.mjs", "{{port}}"], stop: null },
  }),
  mcp: mcpConfig({
    command: [process.execPath, childScript("mcp.mjs"), "texts"],
    results: "[?score > `0.5`]",
  }),
  module: moduleConfig({}),
  run: { ...COMMON, kind: "run", path: "recorded.jsonl" },
  bm25: { ...COMMON, kind: "bm25", corpus: "corpus.jsonl", files: [] },
};

describe("createRetriever", () => {
  test.each(Object.keys(CONFIGS))("kind: %s starts, answers and stops", async (kind) => {
    const ports = makePorts({ root, moduleHost: await buildModuleHost() });
    const answer = await drive(
      CONFIGS[kind]!,
      (config) => createRetriever(config, ports),
      (retriever) => ask(retriever),
    );

    expect(idsOrMessage(answer)).toStrictEqual(["hello"]);
  });

  test("knows each kind once, with a meaning, and a test of its name", () => {
    const kinds = RETRIEVERS.map(({ kind }) => kind);

    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toStrictEqual(expect.arrayContaining(Object.keys(CONFIGS)));
    for (const { kind, schema } of RETRIEVERS) {
      expect(schema["description"]).toMatch(/^[A-Z].{20,110}\./);
      expect(existsSync(new URL(`${kind}.test.ts`, import.meta.url)), kind).toBe(true);
    }
  });

  const makeRetriever = (overrides: Partial<CommandRetriever> = {}): Retriever =>
    createRetriever(faultyCommand("ok", overrides), makePorts({ root }));

  test("fails at start for a refused config, and can be stopped then", async () => {
    const refused = makeRetriever({ cwd: "missing" });

    expect((await failure(refused.start())).code).toBe("retriever_start");
    await expect(refused.stop()).resolves.toBeUndefined();
  });

  test("a retriever can be stopped while it starts", async () => {
    const retriever = makeRetriever();

    await expect(Promise.all([retriever.start(), retriever.stop()])).resolves.toHaveLength(2);
  });

  test("leaves no process if it is stopped while starting", async () => {
    await drive(
      faultyCommand("ok"),
      (config) => stoppedWhileStarting(createRetriever(config, makePorts({ root }))),
      async () => {},
    );
  });
});
