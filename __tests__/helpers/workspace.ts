/** Real folders for tests. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

const open: string[] = [];

// Not after each test: of concurrent ones the first would take the others' folders with it.
afterAll(() => {
  for (const folder of open.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder with these files in it; objects are written as JSON. Removed after the file's tests. */
export function workspace(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "gate-test-")));
  open.push(folder);
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
