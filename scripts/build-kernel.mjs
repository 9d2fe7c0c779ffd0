// kernel/ (AssemblyScript) -> src/trec/kernel.generated.ts: the compiled bytes as base64, so that
// nothing is read at run time. The same bytes in any folder. `--check` compares instead of writing.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";

const root = fileURLToPath(new URL("..", import.meta.url));
const TARGET = new URL("../src/trec/kernel.generated.ts", import.meta.url);
/** 32 MiB of address space, of which a run touches what it needs; see kernel/layout.ts. */
const PAGES = "512";

const files = new Map();
const { error } = await asc.main(
  [
    "kernel/index.ts",
    "--baseDir",
    root,
    "--outFile",
    "kernel.wasm",
    "-O3",
    "--shrinkLevel",
    "1",
    "--noAssert",
    "--runtime",
    "stub",
    "--use",
    "abort=",
    "--enable",
    "simd,bulk-memory",
    "--initialMemory",
    PAGES,
    "--maximumMemory",
    PAGES,
  ],
  { stderr: process.stderr, writeFile: (name, contents) => files.set(name, contents) },
);
if (error) {
  throw error;
}
const wasm = Buffer.from(files.get("kernel.wasm"));
const { CONSTANTS_END, STATE, END, memory } = new WebAssembly.Instance(new WebAssembly.Module(wasm))
  .exports;
if (CONSTANTS_END.value > STATE.value || END.value > memory.buffer.byteLength) {
  throw new Error("kernel/layout.ts: the parts overlap, or the memory is too small for them");
}
const text = `// Generated from kernel/ by scripts/build-kernel.mjs; do not edit.\nexport const KERNEL: string = "${wasm.toString("base64")}";\n`;

console.log(`kernel: ${(wasm.length / 1000).toFixed(1)} kB`);
if (process.argv.includes("--check")) {
  if ((await readFile(TARGET, "utf8").catch(() => "")) !== text) {
    console.error("src/trec/kernel.generated.ts is stale: run `npm run generate`");
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, text);
}
