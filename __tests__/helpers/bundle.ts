/** Scripts that a plain node can start, made out of TypeScript sources in well under a second. */
import { build } from "esbuild";

/** CommonJS packages in the bundle ask for `require`. */
const REQUIRE = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;

/** Bundles sources (absolute paths) into the folder, with `extension` in place of `.ts`. */
export async function bundleInto(
  folder: string,
  sources: readonly string[],
  extension: ".js" | ".mjs",
): Promise<void> {
  await build({
    entryPoints: [...sources],
    outdir: folder,
    outExtension: { ".js": extension },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Each start of a program reads all of it, and looks whether it is still the same.
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: REQUIRE },
    logLevel: "error",
  });
}
