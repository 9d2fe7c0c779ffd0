/**
 * Mutants: one small change in the source, and a test must fail. `node scripts/mutants.mjs [--folder gate] [--file part]
 * [--sample N] [--seed S] [--least PERCENT]`. In process, with the tests of scripts/mutants/folders.mjs: first as the
 * source is, which tells what reaches which place, then each mutant with the tests that reach it. What changes nothing is
 * in scripts/mutants/equivalent.json with the reason. Prints the survivors; exit 1 below `--least` percent.
 */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { drawer } from "./fuzz/draw.mjs";
import { FOLDERS, NOT_IN_PROCESS } from "./mutants/folders.mjs";
import { mutate } from "./mutants/mutate.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** A mutant that never ends is seen, too: the tests of one file take a second. */
const LIMIT_MS = 60_000;
const SHIM = "scripts/mutants/shim.mjs";

function filesBelow(place) {
  if (!statSync(join(root, place)).isDirectory()) return [place];
  return readdirSync(join(root, place)).flatMap((name) => filesBelow(`${place}/${name}`));
}

/** A module for each test file, which share the mutated sources. */
async function bundled(out, tests, mutated) {
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

/** In a thread of its own, so that nothing is left of the mutant before. */
async function work({ out, file, mutant, count }) {
  globalThis.mutantOn = mutant;
  globalThis.mutantsReached = new Uint8Array(count + 1);
  const load = (name) => import(pathToFileURL(join(out, name.replace(/\.\w+$/, ".mjs"))).href);
  const { runAll } = await load(SHIM);
  await load(file);
  const failure = await runAll();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort.postMessage({ failure, reached: globalThis.mutantsReached });
}

/** What the tests of a file say of a mutant, 0 for the source as it is; `failure` is null where they pass. */
function tried(data) {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data, stdout: true, stderr: true });
    const end = (result) => {
      clearTimeout(limit);
      void worker.terminate();
      resolve(result);
    };
    const limit = setTimeout(() => end({ failure: "it never ends" }), LIMIT_MS);
    worker.on("message", end);
    worker.on("error", (error) => end({ failure: error.message }));
    worker.on("exit", () => end({ failure: "it ended" }));
  });
}

const codeOf = ({ file, was, now }) =>
  `${file} | ${was.replaceAll(/\s+/g, " ")} | ${now.replaceAll(/\s+/g, " ")}`;

async function folder(name, { out, sample, draw, part }) {
  const { sources, tests } = FOLDERS[name];
  const mutated = new Map();
  const all = [];
  for (const file of sources
    .flatMap(filesBelow)
    .filter((each) => each.endsWith(".ts") && !each.includes("generated"))) {
    const { code, mutants } = await mutate(readFileSync(join(root, file), "utf8"), file, all.length + 1);
    mutated.set(file, code);
    all.push(...mutants);
  }
  const quick = tests
    .flatMap(filesBelow)
    .filter(
      (file) => file.endsWith(".test.ts") && !NOT_IN_PROCESS.test(readFileSync(join(root, file), "utf8")),
    );
  await bundled(out, quick, mutated);
  const reaching = [];
  for (const file of quick) {
    const since = performance.now();
    const { failure, reached } = await tried({ out, file, mutant: 0, count: all.length });
    if (failure !== null) console.log(`left out: ${file}: ${failure}`);
    else reaching.push({ file, reached, ms: performance.now() - since });
  }
  if (reaching.length === 0) throw new Error(`no test of ${name} passes here`);
  reaching.sort((a, b) => a.ms - b.ms);
  const equivalent = new Map(
    JSON.parse(readFileSync(join(root, "scripts/mutants/equivalent.json"), "utf8")).map((each) => [
      each.mutant,
      each.why,
    ]),
  );
  const asked = all.filter((each) => part === undefined || each.file.includes(part));
  const drawn =
    sample === undefined
      ? asked
      : Array.from(
          { length: Math.min(sample, asked.length) },
          () => asked.splice(draw.below(asked.length), 1)[0],
        );
  const counts = { killed: 0, survived: 0, equivalent: 0 };
  for (const mutant of drawn) {
    if (equivalent.has(codeOf(mutant))) {
      counts.equivalent++;
      continue;
    }
    const files = reaching.filter(({ reached }) => reached[mutant.id] === 1);
    let killed = false;
    for (const { file } of files)
      killed ||= (await tried({ out, file, mutant: mutant.id, count: all.length })).failure !== null;
    counts[killed ? "killed" : "survived"]++;
    if (!killed)
      console.log(`survives, ${files.length} files reach it: line ${mutant.line}: ${codeOf(mutant)}`);
  }
  const meant = counts.killed + counts.survived;
  console.log(
    `${name}: ${counts.killed} of ${meant} killed (${((100 * counts.killed) / Math.max(1, meant)).toFixed(1)} %), ${counts.equivalent} change nothing, ${all.length} in all`,
  );
  return counts;
}

async function main() {
  const { values } = parseArgs({
    options: {
      folder: { type: "string", multiple: true, default: Object.keys(FOLDERS) },
      file: { type: "string" },
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
      least: { type: "string", default: "0" },
    },
  });
  const parent = join(root, ".build");
  mkdirSync(parent, { recursive: true });
  const draw = drawer(Number(values.seed));
  let [killed, meant] = [0, 0];
  for (const name of values.folder) {
    const out = mkdtempSync(join(parent, "mutants-"));
    try {
      const counts = await folder(name, {
        out,
        draw,
        part: values.file,
        sample: values.sample === undefined ? undefined : Number(values.sample),
      });
      killed += counts.killed;
      meant += counts.killed + counts.survived;
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  }
  process.exitCode = meant > 0 && (100 * killed) / meant >= Number(values.least) ? 0 : 1;
}

if (isMainThread) await main();
else await work(workerData);
