/**
 * Fuzzing, seeded: `node proof/fuzz.mjs [--inputs N] [--seconds S] [--seed X] [--target NAME]
 * [--only INDEX]`. In process, over every reader and escaper (proof/fuzz/targets.mjs), in turn;
 * `--whole` runs the whole command and the whole action on damaged projects instead. Prints inputs
 * per second by target and the seed of what it finds; `--target NAME --only INDEX` shows that one
 * again. An input that takes longer than its time is a hang.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { makeDrawer, inputSeed } from "./fuzz/draw.mjs";

/** Far above what any input takes on a busy machine. */
const HANG_MS = 60_000;
const MOST_SHOWN = 20;
const REPORT_EVERY_MS = 500;

/** The sources in a bundle of their own, with the targets. */
async function bundleTargets(folder) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: ["targets", "whole"].map((name) =>
      fileURLToPath(new URL(`./fuzz/${name}.mjs`, import.meta.url)),
    ),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    banner: {
      js: `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`,
    },
    logLevel: "error",
  });
}

/** To the main thread; it is no window, and has no origin. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const postMessage = (message) => parentPort.postMessage(message);

async function runWorker({ folder, seed, inputs, until, target, only, mode }) {
  const { TARGETS: targets } = await import(pathToFileURL(join(folder, `${mode}.mjs`)).href);
  const names = target === undefined ? Object.keys(targets) : [target];
  const spent = Object.fromEntries(names.map((name) => [name, { inputs: 0, ms: 0, endings: {} }]));
  let done = 0;
  let told = -Infinity;
  for (let index = only ?? 0; done < inputs && Date.now() < until; index++) {
    for (const name of names) {
      const since = performance.now();
      if (since - told > REPORT_EVERY_MS) {
        postMessage({ at: `--target ${name} --only ${index}`, done });
        told = since;
      }
      const of = spent[name];
      try {
        const ending = await targets[name](makeDrawer(inputSeed(seed, name, index)));
        if (mode === "whole") {
          of.endings[ending] = (of.endings[ending] ?? 0) + 1;
        }
      } catch (error) {
        postMessage({
          found: `--seed ${seed} --target ${name} --only ${index}`,
          error: String(error?.stack ?? error).slice(0, 1500),
        });
      }
      of.ms += performance.now() - since;
      of.inputs++;
      done++;
    }
    if (only !== undefined) {
      break;
    }
  }
  postMessage({ done, ended: true, spent });
}

function startWorker(data) {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    let last = "the start";
    let done = 0;
    let found = 0;
    let timer;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        console.error(`hangs at or after ${last}`);
        void worker.terminate().then(() => resolve({ done, found: found + 1 }));
      }, HANG_MS);
    };
    restartTimer();
    worker.on("message", (message) => {
      restartTimer();
      done = message.done ?? done;
      last = message.at ?? last;
      if (message.found !== undefined && ++found <= MOST_SHOWN) {
        console.error(`\n${message.found}\n${message.error}`);
      }
      if (message.ended !== true) {
        return;
      }
      clearTimeout(timer);
      resolve({ done, found, spent: message.spent });
    });
    worker.on("error", (error) => {
      clearTimeout(timer);
      console.error(`the process would have died at or after ${last}: ${error.stack}`);
      resolve({ done, found: found + 1 });
    });
  });
}

async function main() {
  const { values } = parseArgs({
    options: {
      inputs: { type: "string", default: "20000" },
      seconds: { type: "string", default: "86400" },
      seed: { type: "string", default: "1" },
      target: { type: "string" },
      only: { type: "string" },
      whole: { type: "boolean", default: false },
    },
  });
  // Inside the project, where packages are found.
  const parent = fileURLToPath(new URL("../.build", import.meta.url));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "fuzz-"));
  try {
    await bundleTargets(folder);
    const { seed, target, whole } = values;
    const only = values.only === undefined ? undefined : Number(values.only);
    const until = Date.now() + Number(values.seconds) * 1000;
    const { done, found, spent } = await startWorker({
      folder,
      seed,
      target,
      only,
      until,
      mode: whole ? "whole" : "targets",
      inputs: Number(values.inputs),
    });
    for (const [name, { inputs, ms, endings }] of Object.entries(spent ?? {})) {
      const codes = whole ? `, exit codes ${JSON.stringify(endings)}` : "";
      console.log(
        `  ${name.padEnd(10)} ${inputs} inputs, ${Math.round((1000 * inputs) / ms)} a second${codes}`,
      );
    }
    console.log(`${done} inputs, seed ${seed}: ${found} found`);
    process.exitCode = found === 0 && done > 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMainThread) {
  await main();
} else {
  await runWorker(workerData);
}
