// The registries as the sources have them, for what is generated from them; no build is needed first.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

const SOURCE = `
export { METRICS, metricForms } from "./src/metrics/registry.ts";
export { RETRIEVERS } from "./src/retrievers/registry.ts";
export { SHARED } from "./src/retrievers/kind.ts";
export { REPORTERS } from "./src/reporters/registry.ts";
`;

/** Adapters and the like are loaded by `import()`, and nothing here calls them. */
const withoutLazyImports = {
  name: "without lazy imports",
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/** METRICS, metricForms, RETRIEVERS, SHARED (the retrievers' common `$defs`) and REPORTERS. */
export async function loadRegistries() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "error",
    plugins: [withoutLazyImports],
  });
  const work = mkdtempSync(join(tmpdir(), "registries-"));
  try {
    symlinkSync(join(root, "node_modules"), join(work, "node_modules"));
    const file = join(work, "registries.mjs");
    writeFileSync(file, outputFiles[0].text);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(work, { recursive: true });
  }
}
