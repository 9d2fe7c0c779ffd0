/** Real folders for tests. */
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A fresh folder with these files in it; objects are written as JSON. It goes with the folder of
 * the whole run.
 */
export function workspace(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "gate-test-")));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const raw = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(file, raw ? content : JSON.stringify(content, null, 2));
  }
}
