import { describe, expect, it } from "vitest";
import { type GateRequest, emptyRequest, requestedShard } from "../../src/app/request.ts";
import { GateError } from "../../src/errors.ts";

function makeRequest(overrides: Partial<GateRequest>): GateRequest {
  return { ...emptyRequest("gate", "/"), ...overrides };
}

const ONLY = { cases: [], intents: ["howto"], tags: [] };

describe("requestedShard", () => {
  it("is null for all cases, and for merge, which joins them", () => {
    expect(requestedShard(makeRequest({ leaderboard: "x.csv", baseDirectory: "base" }))).toBeNull();
    expect(
      requestedShard(makeRequest({ command: "merge", parts: ["parts"], leaderboard: "x.csv" })),
    ).toBeNull();
    expect(requestedShard(makeRequest({ shard: "2/3" }))).toEqual({ index: 2, count: 3 });
  });

  const refused: readonly (readonly [string, Partial<GateRequest>])[] = [
    ["a baseline is recorded of all cases, not of a shard", { command: "record", shard: "1/2" }],
    ["merge joins all shards and is none", { command: "merge", parts: ["p"], shard: "1/2" }],
    ["merge needs the folders of the parts", { command: "merge" }],
    ["merge asks no retriever", { command: "merge", parts: ["p"], baseDirectory: "base" }],
    ["shard and base-directory don't go together", { shard: "1/2", baseDirectory: "base" }],
    ["a shard has no figures for a leaderboard", { shard: "1/2", leaderboard: "x.csv" }],
    ['shard is "2/1"', { shard: "2/1" }],
    ["a part of the suite goes with neither shard", { only: ONLY, shard: "1/2" }],
    ["a part of the suite goes with neither shard", { only: ONLY, baseDirectory: "base" }],
    ["a part of the suite goes with neither shard", { only: ONLY, leaderboard: "x.csv" }],
  ];
  it.each(refused)("refuses: %s", (words, overrides) => {
    try {
      requestedShard(makeRequest(overrides));
    } catch (error) {
      if (!(error instanceof GateError)) {
        throw error;
      }

      expect(error).toMatchObject({
        code: "usage",
        exitCode: 2,
        message: expect.stringContaining(words) as string,
      });
      expect(error.hint).toMatch(/\.$/);

      return;
    }
    throw new Error("not refused");
  });
});
