import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { compactCanonical } from "../model/canonical-json.ts";
import { inChunks } from "./chunks.ts";

/** Returns the SHA-256 as 64 lower-case hex digits. */
export function digestText(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Returns the SHA-256 of the value's canonical JSON. */
export function digestValue(value: unknown): string {
  return digestText(compactCanonical(value));
}

/** How many bytes of a large file are in memory at once. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Returns the SHA-256 of the file at an absolute path. The file may have any size: `readFileSync`
 * fails from 2 GiB on. Throws what node:fs throws.
 */
export function digestLargeFile(file: string): string {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(PIECE_BYTES);
  const descriptor = openSync(file, "r");
  try {
    let length = readSync(descriptor, piece);
    while (length > 0) {
      hash.update(piece.subarray(0, length));
      length = readSync(descriptor, piece);
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest("hex");
}

/** Returns the first half of the SHA-256, 32 hex digits: enough for an id within one file. */
export function sha256Half(data: string | Uint8Array): string {
  // Not digestText(data).slice(0, 32): the slice would keep all 64 digits in memory.
  return createHash("sha256").update(data).digest().toString("hex", 0, 16);
}

/** Returns the SHA-256, as `digestText` does, of the text that the parts make together. */
export function digestParts(parts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const part of inChunks(parts)) {
    hash.update(part);
  }
  return hash.digest("hex");
}
