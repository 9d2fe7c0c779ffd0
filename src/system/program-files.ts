/** The program's own files, which run as the same user as the code under test: loaded before it, compared after it. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** By path within the folder. Comparing the bytes takes half of what digests take, and believes no time stamp. */
export type ProgramFiles = ReadonlyMap<string, Buffer>;

/** The files in the folder and below. */
export function programFiles(folder: string): ProgramFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(folder, file), entryBytes(file)]));
}

function entryBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.from("unreadable");
  }
}

/** Names of those that changed, came or went. */
export function changedFiles(folder: string, before: ProgramFiles): readonly string[] {
  const now = programFiles(folder);
  const names = new Set([...before.keys(), ...now.keys()]);
  const isSame = (name: string): boolean =>
    now.has(name) && before.get(name)?.equals(now.get(name)!) === true;
  return [...names].filter((name) => !isSame(name)).toSorted();
}

/** Loads the bundle's chunks, so that nothing is read from the disk any more; sources that run unbundled have none. */
export async function loadChunks(folder: string): Promise<void> {
  const chunks = readdirSync(folder).filter((name) => /^\d+\.index\.js$/.test(name));
  await Promise.all(
    chunks.map((name) => import(/* webpackIgnore: true */ pathToFileURL(path.join(folder, name)).href)),
  );
}
