import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { GateError } from "../errors.ts";
import { errorMessage } from "./excerpt.ts";

/** Returns a new folder in the system's temporary one. Throws `usage` if none can be made. */
export function makeTemporaryFolder(prefix: string): string {
  const parent = tmpdir();
  try {
    return mkdtempSync(path.join(parent, prefix));
  } catch (cause) {
    throw new GateError("usage", `no folder can be made in ${parent}: ${errorMessage(cause)}`, {
      hint: "Make this folder, or set TMPDIR to a folder that is there.",
      cause,
    });
  }
}
