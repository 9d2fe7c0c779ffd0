/** Makes a script that a plain node can start out of a TypeScript source. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { bundleInto } from "../helpers/bundle.ts";

/** Bundles a source, whose path is relative to the repository's root. Returns the script's path. */
export async function bundle(source: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  await bundleInto(folder, [resolve(import.meta.dirname, "../..", source)], ".mjs");
  return join(folder, basename(source).replace(/\.ts$/u, ".mjs"));
}
