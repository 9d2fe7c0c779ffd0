import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transformWithEsbuild } from "vite";
import { makeRoot } from "./harness.ts";

const SOURCE = fileURLToPath(new URL("../../src/retrievers/", import.meta.url));

/** The module host as a script that Node 20 runs; it imports nothing of ours. Returns its absolute path. */
export async function buildModuleHost(): Promise<string> {
  const source = join(SOURCE, "module-host.ts");
  const { code } = await transformWithEsbuild(readFileSync(source, "utf8"), source);
  const path = join(makeRoot(), "module-host.mjs");
  writeFileSync(path, code);
  return path;
}

/** A program over our own modules, given as TypeScript that imports from `#retrievers/`, as one script. */
export async function buildProgram(text: string): Promise<string> {
  const root = makeRoot();
  writeFileSync(join(root, "program.ts"), text);
  await build({
    root,
    logLevel: "error",
    resolve: { alias: { "#retrievers/": SOURCE } },
    build: {
      ssr: true,
      minify: false,
      outDir: join(root, "out"),
      rollupOptions: { input: join(root, "program.ts"), output: { entryFileNames: "program.mjs" } },
    },
  });
  return join(root, "out", "program.mjs");
}
