import { createHash } from "node:crypto";
import { inChunks } from "./chunks.ts";

/** SHA-256 in lower-case hex. */
export function digestText(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Its first half, 128 bits: enough to tell what somebody wrote from everything else in the file. */
export function sha256Half(data: string | Uint8Array): string {
  // A slice of the hex would keep the whole of it in memory.
  return createHash("sha256").update(data).digest().toString("hex", 0, 16);
}

/** Of the text that the parts make together. */
export function digestParts(parts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const part of inChunks(parts)) {
    hash.update(part);
  }
  return hash.digest("hex");
}
