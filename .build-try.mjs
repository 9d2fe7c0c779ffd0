import { mkdirSync, rmSync } from "node:fs";
import { build } from "esbuild";
import { writeEntries } from "./scripts/entries.mjs";
const folder = "/work/wi/.build/try/dist";
rmSync(folder, { recursive: true, force: true }); mkdirSync(folder, { recursive: true });
const REQUIRE = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;
for (const s of ["/work/wi/src/program.ts","/work/wi/src/retrievers/module-host.ts"])
await build({entryPoints:[s],outdir:folder,outExtension:{".js":".js"},bundle:true,splitting:true,platform:"node",format:"esm",target:"node20",banner:{js:REQUIRE},logLevel:"error"});
writeEntries(folder);
