import { constants, deflateRawSync } from "node:zlib";
import { inChunks } from "./chunks.ts";

/** Characters; deflate looks back over 32 KiB, so that little is lost where a new piece begins. */
const PIECE = 1 << 20;

/** Raw deflate in base64: what a page unpacks with DecompressionStream and atob. */
export function* deflateToBase64(parts: Iterable<string>): Iterable<string> {
  // A piece that ends with a flush and is not the last can be followed by another: together they are one stream.
  let left: Uint8Array = new Uint8Array();
  for (const piece of inChunks(parts, PIECE)) {
    const bytes = Buffer.concat([
      left,
      deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH }),
    ]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString("base64", 0, whole);
    left = bytes.subarray(whole);
  }
  yield Buffer.concat([left, deflateRawSync("")]).toString("base64");
}
