// The registries as the sources have them, for what is generated from them; no build is needed
// first.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

const SOURCE = `
export { METRICS, metricForms } from "./src/metrics/registry.ts";
export { RETRIEVERS } from "./src/retrievers/registry.ts";
export { SHARED_SCHEMAS } from "./src/retrievers/kind.ts";
export { REPORTERS } from "./src/reporters/registry.ts";
export { ERROR_CODES } from "./src/errors.ts";
export { CATEGORIES } from "./src/model/verdict.ts";
`;

/**
 * Returns for each command the file and the function that run it, from the text of cli/index.ts,
 * which loads them lazily: `(await import("file")).runCommand`, or a function of the command's own
 * name.
 */
function readCommandFunctions() {
  const index = readFileSync(join(root, "src/cli/index.ts"), "utf8");
  const entries = index.matchAll(
    /^ {4}name: "([\w-]+)",[^]*?\bimport\("([^"]+)"\)(?:\)\.(\w+))?/gm,
  );
  const commands = new Map();
  for (const [, name, file, exported = name] of entries) {
    commands.set(name, { file: join("src/cli", file), exported });
  }
  return commands;
}

/** Adapters and the like are loaded by `import()`, and nothing here calls them. */
const withoutLazyImports = {
  name: "without lazy imports",
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/**
 * METRICS, metricForms, RETRIEVERS, SHARED_SCHEMAS (the retrievers' common `$defs`), REPORTERS,
 * ERROR_CODES, CATEGORIES.
 */
export const loadRegistries = () => loadModule(SOURCE);

/**
 * Returns each command by its name: what `--help` prints, and the flags that the command reads, as
 * it lists them if one is unknown.
 */
export async function loadCommands() {
  const functions = readCommandFunctions();
  const lines = [...functions].map(
    ([name, { file, exported }]) => `export { ${exported} as ${name} } from "./${file}";`,
  );
  const loaded = await loadModule(lines.join("\n"));
  const commands = {};
  for (const name of functions.keys()) {
    let help = "";
    const ports = {
      out: (text) => (help += text),
      err: () => {},
      workingDirectory: root,
      environment: {},
    };
    await loaded[name](["--help"], ports);
    const { hint } = await loaded[name](["--no-flag-has-this-name"], ports).catch((error) => error);
    commands[name] = {
      help,
      flags: [...new Set(hint.match(/--[a-z][a-z-]*/g))].filter((flag) => flag !== "--help"),
    };
  }
  return commands;
}

async function loadModule(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    // The compiled validators are CommonJS.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
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
