/**
 * Scores a generated run of 6,980 queries x 1,000 results and one twice as long: `node
 * bench/score.mjs [cli] [rounds]` after a build. Every figure is a ratio of times taken in this one
 * run, alternating, each net of starting node.
 *
 * The bare read to compare with is the fastest that node has: into one buffer that stays in the
 * processor's cache. How fast that is depends on where the file's pages lie, so that the ratio to
 * it wavers by a half between runs; those to reads that make new buffers and to trec_eval stand
 * beside it.
 */
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const built = [join(ROOT, "dist/cli/index.js"), join(ROOT, "lib/cli/index.js")].find((file) =>
  existsSync(file),
);
const CLI = process.argv[2] === undefined ? built : resolve(process.argv[2]);
const ROUNDS = Number(process.argv[3] ?? 7);
const QUERIES = 6980;
const DEPTH = 1000;
/**
 * trec_eval's stock build was to take 95 times the bare read where the kernel may take 5, and the
 * plain path 12.
 */
const GOALS = {
  kernel: 5,
  plain: 12,
  memory: 130,
  growth: 1.1,
  trecEval: 95 / 5,
  trecEvalPlain: 95 / 12,
};

if (CLI === undefined) {
  console.error("bench: build first, there is no dist/cli/index.js");
  process.exit(1);
}

/**
 * A run as a first-stage retriever writes it, and one or two judgments a query, half of them
 * retrieved.
 */
function generateRun(folder, queries) {
  let state = 20_261_121;
  const drawNumber = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const files = { run: join(folder, `run-${queries}`), qrels: join(folder, `qrels-${queries}`) };
  const run = openSync(files.run, "w");
  const qrels = openSync(files.qrels, "w");
  for (let at = 0; at < queries; at++) {
    const qid = 100_000 + at * 61;
    const docs = new Set();
    while (docs.size < DEPTH) {
      docs.add(Math.floor(drawNumber() * 8_841_823));
    }
    let score = 20 + drawNumber() * 10;
    const rows = Array.from(
      docs,
      (doc, rank) =>
        `${qid} Q0 ${doc} ${rank + 1} ${(score -= drawNumber() / 100).toFixed(6)} anserini`,
    );
    writeSync(run, `${rows.join("\n")}\n`);
    const [one] = [...docs].slice(Math.floor(drawNumber() * DEPTH));
    writeSync(
      qrels,
      `${qid} 0 ${one} 1\n${drawNumber() < 0.5 ? `${qid} 0 ${9_000_000 + at} 1\n` : ""}`,
    );
  }
  closeSync(run);
  closeSync(qrels);
  return files;
}

/** Wall-clock milliseconds of one child. */
function timeCommand(command, argv) {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, argv, {
    stdio: ["ignore", "ignore", "pipe"],
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) {
    throw new Error(`${command} ${argv.join(" ")}: exit ${String(status)}\n${stderr.toString()}`);
  }
  return performance.now() - start;
}

/** Peak resident memory in MiB, as the child itself reports it at its end. */
function peakMemory(argv) {
  const report = `process.on("exit",()=>process.stderr.write("\\nmaxrss "+process.resourceUsage().maxRSS))`;
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(report)}`, ...argv],
    {
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  return Number(/maxrss (\d+)$/.exec(stderr)[1]) / 1024;
}

const BARE = `const f=require("fs"),d=f.openSync(process.argv[1]),b=Buffer.allocUnsafeSlow(1<<20);while(f.readSync(d,b)>0);`;
const FRESH = `const f=require("fs"),d=f.openSync(process.argv[1]);while(f.readSync(d,Buffer.allocUnsafeSlow(1<<20))>0);`;
const WHOLE = `require("fs").readFileSync(process.argv[1])`;
const scoreArguments = ({ run, qrels }, ...flags) => [
  CLI,
  "score",
  "--qrels",
  qrels,
  "--run",
  run,
  ...flags,
];

const folder = mkdtempSync(join(tmpdir(), "bench-score-"));
try {
  const half = generateRun(folder, QUERIES);
  const full = generateRun(folder, 2 * QUERIES);
  const jobs = {
    start: [process.execPath, ["-e", "0"]],
    bare: [process.execPath, ["-e", BARE, half.run]],
    fresh: [process.execPath, ["-e", FRESH, half.run]],
    whole: [process.execPath, ["-e", WHOLE, half.run]],
    score: [process.execPath, scoreArguments(half)],
    plain: [process.execPath, scoreArguments(half, "--plain")],
    double: [process.execPath, scoreArguments(full)],
  };
  const best = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, [command, argv]] of Object.entries(jobs)) {
      best[name] = Math.min(best[name] ?? Infinity, timeCommand(command, argv));
    }
  }
  const netTime = (name) => best[name] - best.start;
  const formatRatio = (value) => value.toFixed(1);
  console.log(
    `${QUERIES} x ${DEPTH} rows, ${(statSync(half.run).size / 1e6).toFixed(0)} MB; best of ${ROUNDS}, net of node -e 0`,
  );
  const formatCeiling = (value) => `${formatRatio(value)}, goal at most`;
  console.log(
    `score / bare read into one buffer   ${formatCeiling(netTime("score") / netTime("bare"))} ${GOALS.kernel}`,
  );
  console.log(
    `score --plain / bare read           ${formatCeiling(netTime("plain") / netTime("bare"))} ${GOALS.plain}`,
  );
  console.log(
    `score / read into new buffers       ${formatRatio(netTime("score") / netTime("fresh"))}`,
  );
  console.log(
    `score / readFileSync                ${formatRatio(netTime("score") / netTime("whole"))}`,
  );
  console.log(
    `twice the file / the file           ${formatRatio(netTime("double") / netTime("score"))}`,
  );
  const small = peakMemory(scoreArguments(half));
  const large = peakMemory(scoreArguments(full));
  console.log(
    `peak memory                         ${small.toFixed(0)} MiB, goal at most ${GOALS.memory}`,
  );
  console.log(
    `peak memory, twice the file / file  ${(large / small).toFixed(2)}, goal below ${GOALS.growth}`,
  );
  if (spawnSync("trec_eval", ["--version"]).error === undefined) {
    const trecEval = timeCommand("trec_eval", ["-c", half.qrels, half.run]);
    const formatFloor = (name, goal) =>
      `${formatRatio(trecEval / netTime(name))}, goal at least ${formatRatio(goal)}`;
    console.log(`trec_eval / score                   ${formatFloor("score", GOALS.trecEval)}`);
    console.log(`trec_eval / score --plain           ${formatFloor("plain", GOALS.trecEvalPlain)}`);
  } else {
    console.log("trec_eval                           not on PATH, not compared");
  }
} finally {
  rmSync(folder, { recursive: true });
}
