import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { gunzipped, gzipped, writtenAs } from "../../src/system/gzip.ts";

const TEXT = "what a baseline says, line by line\n".repeat(50);
const LIMIT = 10_000;
const packed = Buffer.from(gzipped([TEXT.slice(0, 10), TEXT.slice(10)]));

describe("a gzip file", () => {
  it("is read by any program, and holds neither name nor time nor system", () => {
    expect(gunzipSync(packed).toString()).toBe(TEXT);
    expect([...packed.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
    expect(Buffer.from(gzipped([TEXT])).equals(packed)).toBe(true);
    expect(packed.length).toBeLessThan(TEXT.length / 10);
  });

  it("is written where the name says so", () => {
    expect(Buffer.from(writtenAs("b.json.gz", [TEXT]) as Uint8Array).equals(packed)).toBe(true);
    expect(writtenAs("b.json", ["a", "b"])).toEqual(["a", "b"]);
  });

  it("is read, whoever made it", () => {
    expect(gunzipped(packed, LIMIT).toString()).toBe(TEXT);
    expect(gunzipped(gzipSync(TEXT), LIMIT).toString()).toBe(TEXT);
    expect(gunzipped(Buffer.from(gzipped([])), LIMIT).toString()).toBe("");
    // With a name, a comment, two bytes more and a checksum of all that.
    const header = Buffer.from([0x1f, 0x8b, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3]);
    const fields = Buffer.from([2, 0, 7, 7, 97, 0, 98, 0, 1, 2]);
    expect(gunzipped(Buffer.concat([header, fields, packed.subarray(10)]), LIMIT).toString()).toBe(TEXT);
  });

  const changed = (at: number, by = 1): Buffer => {
    const copy = Buffer.from(packed);
    const place = at < 0 ? copy.length + at : at;
    copy[place] = copy[place]! ^ by;
    return copy;
  };
  it.each<readonly [string, Buffer, string]>([
    ["no bytes", Buffer.alloc(0), "no_gzip"],
    ["a text", Buffer.from(TEXT), "no_gzip"],
    ["a flag that means nothing", changed(3, 32), "no_gzip"],
    ["a name without an end", Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3, 97]), "cut_off"],
    ["a header alone", packed.subarray(0, 10), "cut_off"],
    ["half of it", packed.subarray(0, packed.length / 2), "cut_off"],
    ["all but its last byte", packed.subarray(0, -1), "cut_off"],
    ["another checksum", changed(-8), "damaged"],
    ["another length", changed(-4), "damaged"],
    ["a byte more", Buffer.concat([packed, Buffer.from([0])]), "more_behind"],
    ["a second member", Buffer.concat([packed, packed]), "more_behind"],
  ])("is refused where it is %s", (_, bytes, fault) => {
    expect(gunzipped(bytes, LIMIT)).toBe(fault);
  });

  it("is inflated up to the limit and no further", () => {
    expect(gunzipped(packed, TEXT.length).toString()).toBe(TEXT);
    expect(gunzipped(packed, TEXT.length - 1)).toBe("too_large");
    const bomb = Buffer.from(gzipped(["0".repeat(50_000_000)]));
    const before = process.memoryUsage().arrayBuffers;
    expect(gunzipped(bomb, LIMIT)).toBe("too_large");
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
  });
});
