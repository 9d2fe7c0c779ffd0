/** Texts in chunks, and compressed in pieces. */
import { inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { inChunks } from "../../src/system/chunks.ts";
import { deflateToBase64 } from "../../src/system/deflate.ts";

it("deflateToBase64 gives one stream and one text for many pieces", () => {
  const parts = Array.from(
    { length: 60_000 },
    (_, i) => `case ${i} of many: ä€😀 ${"x".repeat(i % 50)}\n`,
  );
  const text = parts.join("");

  const base64 = [...deflateToBase64(parts)].join("");

  // So long that it is compressed in several pieces.
  expect(text.length).toBeGreaterThan(2_000_000);
  expect(base64).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  expect(inflateRawSync(Buffer.from(base64, "base64")).toString()).toBe(text);
});

it("deflateToBase64 gives a stream of no text for no input", () => {
  const base64 = [...deflateToBase64([])].join("");

  expect(inflateRawSync(Buffer.from(base64, "base64")).toString()).toBe("");
});

it("inChunks joins parts until a chunk has at least 3 characters, and loses none", () => {
  expect([...inChunks(["a", "b", "", "cd", "e"], 3)]).toEqual(["abcd", "e"]);
  expect([...inChunks([], 3)]).toEqual([]);
});
