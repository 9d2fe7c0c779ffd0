import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInto } from "../helpers/bundle.ts";
import { makeRoot } from "./harness.ts";

const SOURCE = fileURLToPath(new URL("../../src/retrievers/", import.meta.url));

/** Builds the module host: one script that imports nothing of ours. Returns its absolute path. */
export async function buildModuleHost(): Promise<string> {
  const folder = makeRoot();
  await bundleInto(folder, [join(SOURCE, "module-host.ts")], ".mjs");
  return join(folder, "module-host.mjs");
}

/**
 * Builds one script from TypeScript that imports our modules as `#retrievers/…`. Returns its path.
 */
export async function buildProgram(text: string): Promise<string> {
  const root = makeRoot();
  const source = join(root, "program.ts");
  writeFileSync(source, text.replaceAll("#retrievers/", SOURCE));
  await bundleInto(join(root, "out"), [source], ".mjs");
  return join(root, "out", "program.mjs");
}
