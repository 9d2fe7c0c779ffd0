/**
 * Whether a search whose answers vary fails unchanged, and what is caught of a loss: `node
 * proof/verdict-varying.mjs [--quick] [--check] [--runs N] [--rule <checkout>]`. Three real child
 * processes answer the queries of cranfield (verdict/varying-search.mjs): they start many times,
 * each time with other accidents. A baseline is the mean of two starts, as `record` asks them
 * (`--runs`: of N). `--check` exits 1 if a goal is missed.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ROOT, dataFolder } from "./kit.mjs";
import { collectionsIn } from "./verdict/collections.mjs";
import { drawSuite, listJudgments } from "./verdict/draws.mjs";
import { makeChance, mean } from "./verdict/library.mjs";
import { measure } from "./verdict/measures.mjs";
import { loadRule } from "./verdict/rule.mjs";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    runs: { type: "string", default: "2" },
    rule: { type: "string", default: ROOT },
  },
});
const WORLDS = ["approximate index", "random ties", "rewriter of 10 % of the queries"];
const SIZES = [40, 200];
const RUNS = Number(options.runs);
const BASELINES = options.quick ? 6 : 14;
const UNCHANGED = options.quick ? 12 : 40;
const LOST_SHARE = 0.1;
/** The goals, over all searches and sizes. */
const MOST_RED = 0.05;
const LEAST_CAUGHT = 0.65;

const SEARCH = fileURLToPath(new URL("verdict/varying-search.mjs", import.meta.url));
const data = dataFolder("asked");
const [{ qrels, k }] = collectionsIn(data);
const [judgments] = listJudgments(qrels);
const rule = await loadRule(resolve(options.rule));

/** Starts a search so often. Returns what was measured of each start. */
function startSearch(world, starts, lostShare) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [SEARCH, data, world, String(starts), String(lostShare)],
    { encoding: "utf8", maxBuffer: 2 ** 30 },
  );
  if (status !== 0) {
    throw new Error(`the search ended with ${status}: ${stderr}`);
  }
  const lines = stdout.trimEnd().split("\n");
  return lines.map((line) => measure(judgments, new Map(Object.entries(JSON.parse(line))), k));
}

const rows = [];
for (const world of WORLDS) {
  const starts = startSearch(world, BASELINES * RUNS + UNCHANGED, 0);
  const losing = startSearch(world, UNCHANGED, LOST_SHARE);
  const unchanged = starts.slice(BASELINES * RUNS);
  for (const size of SIZES) {
    const chance = makeChance(size);
    const red = { unchanged: [], losing: [] };
    for (let at = 0; at < BASELINES; at++) {
      const suite = rule.suiteOf(drawSuite(starts[0], size, 1, chance));
      const runs = starts.slice(at * RUNS, (at + 1) * RUNS);
      const baseline = rule.varyingBaselineOf(suite, runs);
      const isRed = (columns) => Number(rule.findFailedChecks(suite, baseline, columns).length > 0);
      red.unchanged.push(mean(unchanged.map(isRed)));
      red.losing.push(mean(losing.map(isRed)));
    }
    rows.push({ world, size, ...red });
  }
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
console.log("| answers vary by | queries | unchanged, red | its worst baseline | 10 % lost, red |");
console.log("| --- | --- | --- | --- | --- |");
for (const { world, size, unchanged, losing } of rows) {
  const cells = [mean(unchanged), Math.max(...unchanged), mean(losing)].map(percent);
  console.log(`| ${[world, size, ...cells].join(" | ")} |`);
}
const allRed = mean(rows.map((row) => mean(row.unchanged)));
const caught = mean(rows.map((row) => mean(row.losing)));
console.log(`| mean | | ${percent(allRed)} | | ${percent(caught)} |`);
const isMet = allRed <= MOST_RED && caught >= LEAST_CAUGHT;
if (options.check && !isMet) {
  console.log(
    `wanted: at most ${percent(MOST_RED)} unchanged and at least ${percent(LEAST_CAUGHT)} lost`,
  );
  process.exitCode = 1;
}
