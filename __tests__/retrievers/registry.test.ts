import { describe, expect, test } from "vitest";
import type { RetrieverConfig } from "../../src/model/config.ts";
import { createRetriever, RETRIEVERS } from "../../src/retrievers/registry.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildModuleHost } from "./build.ts";
import { ask, COMMON, drive, failure, faulty, ids, makePorts, makeRoot } from "./harness.ts";

const root = makeRoot();
writeFileSync(join(root, "search.mjs"), "export default (query) => [query];");
writeFileSync(join(root, "recorded.jsonl"), '{"query_id":"hello","results":["hello"]}\n');
writeFileSync(join(root, "corpus.jsonl"), '{"id":"hello","text":"hello"}\n');

const CONFIGS: Readonly<Record<RetrieverConfig["kind"], RetrieverConfig>> = {
  command: faulty("ok"),
  module: { ...COMMON, kind: "module", path: "search.mjs" },
  run: { ...COMMON, kind: "run", path: "recorded.jsonl" },
  bm25: { ...COMMON, kind: "bm25", corpus: "corpus.jsonl", files: [] },
};

describe("the registry", () => {
  test.each(RETRIEVERS.map(({ kind }) => kind))("%s: starts, answers and stops", async (kind) => {
    const ports = makePorts({ root, moduleHost: await buildModuleHost() });
    const answer = await drive(
      CONFIGS[kind],
      (config) => createRetriever(config, ports),
      (retriever) => ask(retriever),
    );
    expect(ids(answer)).toEqual(["hello"]);
  });

  test("has every kind once, each with its meaning", () => {
    expect(RETRIEVERS.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(CONFIGS).toSorted());
    for (const { meaning } of RETRIEVERS) expect(meaning).toMatch(/^[A-Z].{20,110}[^.]$/);
  });

  test("a config that the adapter refuses fails at start, and stop is safe before, during and after", async () => {
    const make = (): ReturnType<typeof createRetriever> =>
      createRetriever(faulty("ok", { cwd: "missing" }), makePorts({ root }));
    const broken = make();
    expect((await failure(broken.start())).code).toBe("retriever_start");
    await broken.stop();
    const unused = make();
    await unused.stop();
    await expect(unused.start()).rejects.toThrow("start was called after stop");
    await drive(
      faulty("ok"),
      (config) => createRetriever(config, makePorts({ root })),
      async (retriever) => {
        await retriever.stop();
        await retriever.stop();
      },
    );
  });

  test("stop while it starts leaves nothing", async () => {
    await drive(
      faulty("ok"),
      (config) => {
        const retriever = createRetriever(config, makePorts({ root }));
        return {
          start: async () => {},
          ask: (question) => retriever.ask(question),
          stop: async () => {
            const started = retriever.start().catch(() => {});
            await retriever.stop();
            await started;
          },
        };
      },
      async () => {},
    );
  });
});
