/** Real folders for tests. */
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Makes a new folder with these files, and returns its real path. Objects are written as JSON. It
 * is removed with the folder of the whole test run.
 */
export function workspace(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "gate-test-")));
  writeFiles(folder, files);
  return folder;
}

/**
 * Writes the files into the folder, by their paths. What is neither text nor bytes is written as
 * JSON.
 */
export function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const isRaw = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(file, isRaw ? content : JSON.stringify(content, null, 2));
  }
}
