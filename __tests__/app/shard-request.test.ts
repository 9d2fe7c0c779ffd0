/** Which flags go together with a shard, for `gate`, `record` and `merge`. */
import { describe, expect, it } from "vitest";
import { type GateRequest, emptyRequest, requestedShard } from "../../src/app/request.ts";

/** A request of `gate` with these members. */
function makeRequest(overrides: Partial<GateRequest>): GateRequest {
  return { ...emptyRequest("gate", "/"), ...overrides };
}

/** As by `--intent howto`. */
const HOWTO_CASES = { cases: [], intents: ["howto"], tags: [] };

describe("requestedShard", () => {
  it("is null for all cases, and for merge, which joins them", () => {
    const gate = makeRequest({ leaderboard: "x.csv", baseDirectory: "base" });
    const merge = makeRequest({ command: "merge", parts: ["parts"], leaderboard: "x.csv" });

    expect(requestedShard(gate)).toBeNull();
    expect(requestedShard(merge)).toBeNull();
  });

  it("reads index and count", () => {
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
    ["a part of the suite can't be used with shard", { only: HOWTO_CASES, shard: "1/2" }],
    ["a part of the suite can't be used with shard", { only: HOWTO_CASES, baseDirectory: "base" }],
    ["a part of the suite can't be used with shard", { only: HOWTO_CASES, leaderboard: "x.csv" }],
  ];
  it.each(refused)("refuses with the message: %s", (words, overrides) => {
    expect(() => requestedShard(makeRequest(overrides))).toThrow(
      expect.objectContaining({
        code: "usage",
        exitCode: 2,
        message: expect.stringContaining(words),
        // A whole sentence.
        hint: expect.stringMatching(/\.$/),
      }),
    );
  });
});
