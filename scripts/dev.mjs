/**
 * The command as the sources have it, without a build first: `node scripts/dev.mjs gate --config
 * …`. The bundle goes to .build/dev and has source maps, so that a debugger (`node --inspect-brk
 * scripts/dev.mjs …`) shows src/.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { writeEntries } from "./entries.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, ".build/dev");
rmSync(out, { recursive: true, force: true });
const bundleFile = (file) =>
  build({
    entryPoints: [join(root, file)],
    outdir: out,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    // CommonJS packages in the bundle ask for `require`.
    banner: {
      js: `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`,
    },
    logLevel: "error",
  });
// One after the other: a chunk that both shared would not be whole in either.
await bundleFile("src/program.ts");
await bundleFile("src/retrievers/module-host.ts");
writeEntries(out);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(out, "cli/index.js")).href);
