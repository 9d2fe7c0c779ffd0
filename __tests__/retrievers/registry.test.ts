import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Retriever } from "../../src/model/retriever.ts";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import { createRetriever, RETRIEVERS } from "../../src/retrievers/registry.ts";
import { drive, failure, faultyCommand, makePorts, stoppedWhileStarting } from "./harness.ts";

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

  const makeRetriever = (overrides: Partial<CommandRetriever> = {}): Retriever =>
    createRetriever(faultyCommand("ok", overrides), makePorts());

  test("fails at start for a refused config, and can be stopped then", async () => {
    const refused = makeRetriever({ cwd: "missing" });

    expect((await failure(refused.start())).code).toBe("retriever_start");
    await expect(refused.stop()).resolves.toBeUndefined();
  });

  test("leaves no process if it is stopped while starting", async () => {
    await drive(
      faultyCommand("ok"),
      (config) => stoppedWhileStarting(createRetriever(config, makePorts())),
      async () => {},
    );
  });
});
