import { createHash } from "node:crypto";
import { inChunks } from "./chunks.ts";

/** Returns the SHA-256 as 64 lower-case hex digits. */
export function digestText(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
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
