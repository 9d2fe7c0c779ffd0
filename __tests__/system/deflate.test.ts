import { inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { inChunks } from "../../src/system/chunks.ts";
import { deflateToBase64 } from "../../src/system/deflate.ts";

it("deflateToBase64 gives one stream and one text for many pieces", () => {
  const line = (i: number): string => `case ${i} of many: ä€😀 ${"x".repeat(i % 50)}\n`;
  const parts = Array.from({ length: 60_000 }, (_, i) => line(i));
  const text = parts.join("");

  // Several pieces of a million characters each.
  expect(text.length).toBeGreaterThan(2_000_000);

  const base64 = [...deflateToBase64(parts)].join("");

  expect(base64).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  expect(inflateRawSync(Buffer.from(base64, "base64")).toString()).toBe(text);
});

it("deflateToBase64 gives an empty stream for no input", () => {
  expect(inflateRawSync(Buffer.from([...deflateToBase64([])].join(""), "base64")).toString()).toBe(
    "",
  );
});

it("inChunks gathers small parts and loses none", () => {
  expect([...inChunks(["a", "b", "", "cd", "e"], 3)]).toEqual(["abcd", "e"]);
  expect([...inChunks([], 3)]).toEqual([]);
});
