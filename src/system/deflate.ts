import { constants, deflateRawSync } from "node:zlib";
import { inChunks } from "./chunks.ts";

/**
 * Characters that are compressed at a time. Each piece is compressed without the ones before it;
 * since deflate looks back over 32 KiB only, that costs little.
 */
const PIECE_LENGTH = 1 << 20;

/**
 * Yields the text compressed (raw deflate) as base64, in parts: what a page unpacks with
 * DecompressionStream and atob.
 */
export function* deflateToBase64(parts: Iterable<string>): Iterable<string> {
  // Three bytes make four characters of base64: bytes beyond the last three wait for more.
  let waitingBytes: Uint8Array = new Uint8Array();
  for (const piece of inChunks(parts, PIECE_LENGTH)) {
    // A full flush does not end the stream, so that the pieces are one stream together.
    const compressed = deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH });
    const bytes = Buffer.concat([waitingBytes, compressed]);
    const end = bytes.length - (bytes.length % 3);
    yield bytes.toString("base64", 0, end);
    waitingBytes = bytes.subarray(end);
  }
  const streamEnd = deflateRawSync("");
  yield Buffer.concat([waitingBytes, streamEnd]).toString("base64");
}
