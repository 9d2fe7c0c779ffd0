import { deflateRawSync } from "node:zlib";

/** Raw deflate in base64: what a page unpacks with DecompressionStream and atob. */
export function deflated(text: string): string {
  return deflateRawSync(text).toString("base64");
}
