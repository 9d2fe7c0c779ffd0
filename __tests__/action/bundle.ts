/** Makes a script that a plain node can start out of TypeScript sources. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";

/** The path of the bundled script; `source` is relative to the repository root. */
export async function bundle(source: string): Promise<string> {
  const root = resolve(import.meta.dirname, "../..");
  const outDir = mkdtempSync(join(tmpdir(), "bundle-"));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: resolve(root, source),
      outDir,
      emptyOutDir: true,
      target: "node20",
      minify: false,
      rollupOptions: { output: { entryFileNames: "index.mjs", chunkFileNames: "[name].mjs" } },
    },
  });
  return join(outDir, "index.mjs");
}
