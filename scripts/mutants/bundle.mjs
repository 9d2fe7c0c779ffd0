/** A module for each test file in `out`, which share the mutated sources: `mutated` is path to code. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";

export const SHIM = "scripts/mutants/shim.mjs";

export async function bundled({ root, out, tests, mutated }) {
  const { build } = await import("esbuild");
  const plugin = {
    name: "mutants",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: join(root, SHIM) }));
      onLoad({ filter: /\/(src|__tests__)\/.*\.ts$/ }, ({ path }) => {
        const code = mutated.get(relative(root, path));
        const text = (code ?? readFileSync(path, "utf8"))
          .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
          .replaceAll("import.meta.dirname", JSON.stringify(join(path, "..")));
        return { contents: text, loader: code === undefined ? "ts" : "js" };
      });
    },
  };
  const require = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;
  await build({
    entryPoints: [SHIM, ...tests].map((file) => join(root, file)),
    outdir: out,
    outbase: root,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["esbuild", "vite"],
    banner: { js: `${require} const __m = globalThis.mutantOn, __hit = globalThis.mutantsReached;` },
    logLevel: "error",
    plugins: [plugin],
  });
}
