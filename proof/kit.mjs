/**
 * What several of these tools need: the project's folder, the public collections, and modules of
 * src.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** What scripts/run-checks.mjs counts as skipped. */
const SKIPPED = 77;

/**
 * The folder of the public collections: SHARED_DATA, or ../shared/data beside the project. Where it
 * is missing the program ends as skipped, and says what was not `done`.
 */
export function dataFolder(done) {
  const folder = resolve(process.env.SHARED_DATA ?? join(ROOT, "../shared/data"));
  if (existsSync(folder)) {
    return folder;
  }
  return skipProof(`no data at ${process.env.SHARED_DATA ?? "../shared/data"}, nothing ${done}`);
}

/** Ends the program as one that proved nothing. */
export function skipProof(why) {
  console.log(why);
  process.exit(SKIPPED);
}

/**
 * All exports of these modules of a folder (paths without `.ts`, with blanks between), from the
 * sources as they are, whether or not lib/ is built.
 */
export async function loadSources(modules, folder = join(ROOT, "src")) {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.replaceAll(/\S+/g, `export * from "./$&.ts";`),
      resolveDir: folder,
      loader: "ts",
    },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(process.execPath);',
    },
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`
  );
}

/** Rows of comma-separated values by the names of the first (RFC 4180). */
export function csvRows(text) {
  const rows = [[]];
  for (const [, cell, end] of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1).push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") {
      rows.push([]);
    }
  }
  const [header, ...body] = rows.filter((row) => row.length > 1);
  return body.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])));
}
