/** The last look before exit 0. */
import { lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { REPORTERS } from "../reporters/registry.ts";

/**
 * True where every file is on disk as a regular file of the size it should have, and no file of an earlier report is
 * among them. False, never an error, for anything that can't be read.
 */
export async function isComplete(directory: string, files: ReadonlyMap<string, number>): Promise<boolean> {
  try {
    const names = await readdir(directory);
    if (names.some((name) => OWN_FILES.includes(name) && !files.has(name))) return false;
    for (const [name, bytes] of files) {
      const stat = await lstat(path.join(directory, name));
      if (!stat.isFile() || stat.size !== bytes) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Names that a report directory may hold because an earlier report put them there; anything else is somebody's own. */
export const OWN_FILES: readonly string[] = REPORTERS.map(({ file }) => file);

/** What tells a finished report: it goes first and comes last. */
export const LAST_FILE = "report.json";
