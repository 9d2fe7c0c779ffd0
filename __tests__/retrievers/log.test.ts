import { describe, expect, test } from "vitest";
import { BoundedLog } from "../../src/retrievers/failures.ts";

const HALF = 64 * 1024;

describe("BoundedLog", () => {
  test("keeps everything up to 128 KiB", () => {
    const log = new BoundedLog();
    const text = "0123456789abcde\n".repeat((2 * HALF) / 16);
    for (let at = 0; at < text.length; at += 1000) log.push(Buffer.from(text.slice(at, at + 1000)));
    expect(log.text()).toBe(text);
    expect(new BoundedLog().text()).toBe("");
  });

  test.each([1, 7, 1000, 200_000])("keeps head and tail and counts the rest, in chunks of %d", (size) => {
    const log = new BoundedLog();
    const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, index) => `${index}\n`).join(""));
    for (let at = 0; at < bytes.length; at += size) log.push(bytes.subarray(at, at + size));
    const head = bytes.subarray(0, HALF).toString();
    const tail = bytes.subarray(-HALF).toString();
    expect(log.text()).toBe(`${head}\n[${bytes.length - 2 * HALF} bytes left out]\n${tail}`);
  });

  test("1 GB costs no more memory than 128 KiB", () => {
    const log = new BoundedLog();
    const block = Buffer.alloc(1024 * 1024, "x");
    const before = process.memoryUsage().arrayBuffers;
    for (let count = 0; count < 1024; count++) log.push(block);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(block.length);
    expect(log.text()).toContain(`[${1024 ** 3 - 2 * HALF} bytes left out]`);
  });

  test("gives the last lines with content", () => {
    const log = new BoundedLog();
    expect(log.lastLines(3)).toBe("");
    log.push(Buffer.from("a\n\nb\nc\n  \n"));
    expect(log.lastLines(2)).toBe("b\nc");
    log.push(Buffer.from("y".repeat(5000)));
    expect(log.lastLines(2)).toBe("y".repeat(2000));
  });
});
