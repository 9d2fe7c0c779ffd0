/** The program's own files, which run as the same user as the code under test: loaded before it, compared after it. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sha256 } from "./digest.ts";

export type ProgramFiles = ReadonlyMap<string, string>;

/** Digests of the files in the folder and below, by path within it. */
export function programFiles(folder: string): ProgramFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(folder, file), entryDigest(file)]));
}

function entryDigest(file: string): string {
  try {
    return sha256(readFileSync(file));
  } catch {
    return "unreadable";
  }
}

/** Names of those that changed, came or went. */
export function changedFiles(folder: string, before: ProgramFiles): readonly string[] {
  const now = programFiles(folder);
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => before.get(name) !== now.get(name)).toSorted();
}

/** Loads the bundle's chunks, so that nothing is read from the disk any more; sources that run unbundled have none. */
export async function loadChunks(folder: string): Promise<void> {
  const chunks = readdirSync(folder).filter((name) => /^\d+\.index\.js$/.test(name));
  await Promise.all(
    chunks.map((name) => import(/* webpackIgnore: true */ pathToFileURL(path.join(folder, name)).href)),
  );
}
