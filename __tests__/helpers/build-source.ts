/**
 * Before the suite starts: the tree under test as programs, so that no test runs an old build.
 * GATE_DIST, the path of a built dist, takes its place where the bundle that ships is to be tested.
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
const OURS = "gate-tests-";

/** What the tests and their programs leave behind lies in one folder, which goes with them. */
function ownTemporaryFolder(): () => void {
  if (basename(tmpdir()).startsWith(OURS)) {
    return () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), OURS));
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

export default async function buildSource({ provide }: TestProject): Promise<() => void> {
  const clear = ownTemporaryFolder();
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
