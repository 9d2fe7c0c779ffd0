import { createHash } from "node:crypto";
import { inChunks } from "./chunks.ts";

/** SHA-256 in lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Of the text that the parts make together. */
export function sha256Of(parts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const part of inChunks(parts)) hash.update(part);
  return hash.digest("hex");
}
