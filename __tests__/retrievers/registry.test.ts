import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createRetriever, RETRIEVERS } from "../../src/retrievers/registry.ts";
import {
  failure,
  faultyCommand,
  findMarkedProcesses,
  makePorts,
  makeRetriever,
} from "./harness.ts";

describe("createRetriever", () => {
  test("RETRIEVERS has the known kinds; each has a meaning, and a test of its name", () => {
    const kinds = RETRIEVERS.map(({ kind }) => kind);

    expect(kinds).toEqual(
      expect.arrayContaining(["command", "http", "mcp", "module", "python", "run", "bm25"]),
    );
    for (const { kind, schema } of RETRIEVERS) {
      expect(schema["description"]).toMatch(/^[A-Z].{20,110}\./);
      expect(existsSync(new URL(`${kind}.test.ts`, import.meta.url)), kind).toBe(true);
    }
  });

  test("fails at start for a refused config, and can be stopped then", async () => {
    const refused = createRetriever(faultyCommand("ok", { cwd: "missing" }), makePorts());

    expect((await failure(refused.start())).code).toBe("retriever_start");
    await expect(refused.stop()).resolves.toBeUndefined();
  });

  test("leaves no process if it is stopped while starting", async () => {
    const { retriever, mark } = makeRetriever(faultyCommand("ok"));

    const startEnded = retriever.start().catch(() => {});
    await retriever.stop();
    await startEnded;

    expect(findMarkedProcesses(mark)).toEqual([]);
  });
});
