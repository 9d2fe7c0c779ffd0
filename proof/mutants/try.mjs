/**
 * Tests of one file in a thread of their own, so that nothing is left of the mutant before. The threads live in a further
 * process: a mutant that makes an array grow without end takes down the whole process of its thread.
 */
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { SHIM } from "./bundle.mjs";

/** A mutant that never ends is seen, too: this long, and ten times what its tests take as the source is. */
const LEAST_LIMIT_MS = 20_000;
/** A mutant that fills the memory is seen before the machine has none left. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

const own = fileURLToPath(import.meta.url);
/** Processes that have no thread at the moment. */
const idle = [];

/**
 * What the tests of a file say of a mutant, 0 for the source as it is. `only`: the numbers of the tests to run, up to the
 * first that fails; without it all run. `{ failure, atLoad, tests: [{ failure, ms, reached }] }`, `failure` null where
 * they pass; `atLoad` and `reached` list the mutants. What tests write goes into `folders`. `programs`: the folder of the
 * programs that they start, null where they start none; no other thread may use it meanwhile.
 */
export function tried(asked) {
  const host = idle.pop() ?? fork(own, { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  host.ref();
  host.channel.ref();
  return new Promise((resolve) => {
    const died = () => resolve({ failure: "it took its process down" });
    host.once("exit", died);
    host.once("message", (result) => {
      host.off("exit", died);
      host.unref();
      host.channel.unref();
      idle.push(host);
      resolve(result);
    });
    host.send(asked);
  });
}

function inThread({ out, folders, programs, file, mutant, count, only, usualMs }) {
  const told = mkdtempSync(join(folders, "told-"));
  if (programs !== null)
    writeFileSync(join(programs, "mutant.json"), JSON.stringify({ mutant, count, told }));
  return new Promise((resolve) => {
    const worker = new Worker(own, {
      workerData: { out, programs, told, file, mutant, count, only },
      env: { ...process.env, TMPDIR: folders },
      stdout: true,
      stderr: true,
      resourceLimits,
    });
    const end = (result) => {
      clearTimeout(limit);
      void worker.terminate();
      resolve(result);
    };
    const limit = setTimeout(
      () => end({ failure: "it never ends" }),
      usualMs === undefined ? 600_000 : LEAST_LIMIT_MS + 10 * usualMs,
    );
    worker.on("message", end);
    worker.on("error", (error) => end({ failure: error.message }));
    worker.on("exit", () => end({ failure: "it ended" }));
  });
}

/** What programs reached that have ended since it was last called. */
function toldBy(folder) {
  return readdirSync(folder).flatMap((name) => {
    const ids = JSON.parse(readFileSync(join(folder, name), "utf8"));
    rmSync(join(folder, name));
    return ids;
  });
}

async function work({ out, programs, told, file, mutant, count, only }) {
  globalThis.mutantOn = mutant;
  globalThis.mutantPrograms = programs;
  const hits = (globalThis.mutantsReached = new Uint8Array(count + 1));
  const taken = () => {
    const ids = [...hits.keys()].filter((id) => hits[id] === 1);
    hits.fill(0);
    return [...ids, ...toldBy(told)];
  };
  const load = (name) => import(pathToFileURL(join(out, name.replace(/\.\w+$/, ".mjs"))).href);
  const { runAll } = await load(SHIM);
  await load(file);
  const atLoad = taken();
  const tests = await runAll(only, taken);
  const failure = tests.find((each) => each.failure !== null)?.failure ?? null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort.postMessage(only === undefined ? { failure, atLoad, tests } : { failure });
}

if (!isMainThread) await work(workerData);
else if (process.argv[1] === own)
  process.on("message", (asked) => void inThread(asked).then((result) => process.send(result)));
