/** Gzip files (RFC 1952) of one member, made the same every time and read no further than a limit. */
import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

const MAGIC = [0x1f, 0x8b, 8] as const;
const HEADER = 10;
const TRAILER = 8;
const LEVEL = 9;
/** "Maximum compression" in the header's byte for it, and an operating system that is not named. */
const [BEST, UNKNOWN_SYSTEM] = [2, 255];
const FLAGS = { crc: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 } as const;

/** What is to be written at a path: the text, or where the name says so one gzip member without name and time. */
export function writtenAs(file: string, parts: Iterable<string>): Iterable<string> | Uint8Array {
  return /\.gz$/i.test(file) ? gzipped(parts) : parts;
}

export function gzipped(parts: Iterable<string>): Uint8Array {
  const bytes = Buffer.concat([...parts].map((part) => Buffer.from(part)));
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE(crc32(bytes), 0);
  trailer.writeUInt32LE(bytes.length % 2 ** 32, 4);
  return Buffer.concat([
    Buffer.from([...MAGIC, 0, 0, 0, 0, 0, BEST, UNKNOWN_SYSTEM]),
    deflateRawSync(bytes, { level: LEVEL }),
    trailer,
  ]);
}

/** Why bytes are not what `gzipped` makes. */
export type GzipFault = "no_gzip" | "cut_off" | "damaged" | "too_large" | "more_behind";

/** The inflated bytes, at most `limit` of them. */
export function gunzipped(bytes: Buffer, limit: number): Buffer | GzipFault {
  const start = headerEnd(bytes);
  if (typeof start === "string") return start;
  const body = inflated(bytes.subarray(start), limit);
  if (typeof body === "string") return body;
  const end = start + body.read;
  if (end + TRAILER > bytes.length) return "cut_off";
  if (end + TRAILER < bytes.length) return "more_behind";
  const isSound =
    bytes.readUInt32LE(end) === crc32(body.bytes) &&
    bytes.readUInt32LE(end + 4) === body.bytes.length % 2 ** 32;
  return isSound ? body.bytes : "damaged";
}

/** Where the compressed data starts. */
function headerEnd(bytes: Buffer): number | GzipFault {
  if (!MAGIC.every((byte, at) => bytes[at] === byte)) return "no_gzip";
  const flags = bytes[3] ?? 0;
  if ((flags & FLAGS.reserved) !== 0) return "no_gzip";
  let at = HEADER;
  if ((flags & FLAGS.extra) !== 0 && at + 2 <= bytes.length) at += 2 + bytes.readUInt16LE(at);
  for (const flag of [FLAGS.name, FLAGS.comment]) {
    if ((flags & flag) === 0) continue;
    const zero = bytes.indexOf(0, at);
    if (zero === -1) return "cut_off";
    at = zero + 1;
  }
  if ((flags & FLAGS.crc) !== 0) at += 2;
  return at >= bytes.length ? "cut_off" : at;
}

/** What its types leave out: with `info`, zlib tells how much it read. */
type WithInfo = (
  bytes: Buffer,
  options: { readonly info: true; readonly maxOutputLength: number },
) => { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } };

/** `read`: the compressed bytes that it took. */
function inflated(
  bytes: Buffer,
  limit: number,
): { readonly bytes: Buffer; readonly read: number } | GzipFault {
  try {
    const { buffer, engine } = (inflateRawSync as unknown as WithInfo)(bytes, {
      info: true,
      maxOutputLength: limit,
    });
    return { bytes: buffer, read: engine.bytesWritten };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ERR_BUFFER_TOO_LARGE") return "too_large";
    return code === "Z_BUF_ERROR" ? "cut_off" : "damaged";
  }
}
