/** The text of a baseline file, which may be compressed. */
import { GateError } from "../errors.ts";
import { sha256 } from "../system/digest.ts";
import type { GzipFault } from "../system/gzip.ts";
import type { Root } from "../system/root.ts";
import { type FileText, JSON_LIMIT, decode, readBytes, readText } from "./read.ts";

const WHAT = "baseline";

/** Throws invalid_baseline for a `.gz` that is not one sound gzip member, and as readText. */
export async function readBaselineText(root: Root, file: string): Promise<FileText> {
  if (!/\.gz$/i.test(file)) return readText(root, file, WHAT);
  const { gunzipped } = await import("../system/gzip.ts");
  const bytes = readBytes(root, file, WHAT, JSON_LIMIT);
  const inside = gunzipped(bytes, JSON_LIMIT);
  if (typeof inside === "string") {
    throw new GateError("invalid_baseline", `${WHAT} ${file} ${WHY[inside]}`, {
      hint: "Restore it from the last good commit, or record it again: `retrieval-gate record`.",
    });
  }
  return { file, text: decode(inside, file, WHAT), digest: sha256(bytes) };
}

const WHY: Readonly<Record<GzipFault, string>> = {
  no_gzip: "is not a gzip file",
  cut_off: "is cut off: its gzip data has no end",
  damaged: "is damaged: its gzip data or checksum is wrong",
  too_large: `is too large: it inflates to more than ${JSON_LIMIT / 1024 / 1024} MiB`,
  more_behind: "has bytes after its gzip data; expected a single gzip member",
};
