/** The repository root: nothing that a config names lies outside it. */
import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import { GateError } from "../errors.ts";
import type { Root } from "../files/read.ts";

/** The nearest folder above `directory` that holds `.git`, or `directory` itself. Throws file_not_found. */
export function findRoot(directory: string): Root {
  let real: string;
  try {
    real = realpathSync(directory);
  } catch (error) {
    throw new GateError("file_not_found", `the working directory ${directory} does not exist`, {
      cause: error,
    });
  }
  for (let folder = real; ; folder = path.dirname(folder)) {
    if (statSync(path.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined)
      return { directory: folder };
    if (path.dirname(folder) === folder) return { directory: real };
  }
}
