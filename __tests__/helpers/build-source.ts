/**
 * Before the suite starts: builds the tree under test, so that no test runs an old build. If
 * GATE_DIST is set (the path of a built dist), that is tested instead, and nothing is built.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { writeEntries } from "../../scripts/entries.mjs";
import { bundleInto } from "./bundle.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Absolute path of a folder like dist/. */
    built: string;
  }
}

const ROOT = resolve(import.meta.dirname, "../..");
/** How the name of the run's temporary folder begins. */
const FOLDER_PREFIX = "gate-tests-";

/**
 * Makes one folder for all that the tests and their programs leave behind, and sets TMPDIR to it.
 * Returns the function that removes it. Does nothing if TMPDIR is such a folder already.
 */
function makeTemporaryFolder(): () => void {
  if (basename(tmpdir()).startsWith(FOLDER_PREFIX)) {
    return () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Provides the tests with the built folder. Returns the function that cleans up after them. */
export default async function buildSource({ provide }: TestProject): Promise<() => void> {
  const clear = makeTemporaryFolder();
  const given = process.env["GATE_DIST"];
  if (given !== undefined) {
    provide("built", resolve(given));
    return clear;
  }
  // Inside the project, where package.json says that .js files are modules.
  mkdirSync(join(ROOT, ".build"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, ".build/"));
  await bundleInto(folder, [join(ROOT, "src/program.ts")], ".js");
  await bundleInto(folder, [join(ROOT, "src/retrievers/module-host.ts")], ".js");
  writeEntries(folder);
  provide("built", folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
    clear();
  };
}
