/** What all parity checks share: the data, the built library, and the one table of results. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, dataFolder } from "../kit.mjs";

export const DATA = dataFolder("compared");
const LIB = resolve(process.argv[2] ?? join(ROOT, "lib"));

/** A module of the built library. */
export const loadModule = (path) => import(pathToFileURL(join(LIB, path)).href);
const { evaluateRun, TREC_OPTIONS } = await loadModule("trec/evaluator.js");
const { readQrels } = await loadModule("trec/qrels.js");
const { selectMeasures } = await loadModule("trec/selection.js");
const { formatRun } = await loadModule("workbench/score.js");
export { evaluateRun, readQrels, selectMeasures, TREC_OPTIONS };

const rows = [];
const failures = [];
export const unsupported = new Map();

export function comparePairs(source, pairs, skipped = 0) {
  const wrong = pairs.filter(([, expected, found]) => expected !== found);
  for (const [what, expected, found] of wrong) {
    failures.push(`${source}: ${what}: expected ${expected}, found ${found}`);
  }
  rows.push([source, pairs.length, wrong.length, skipped]);
}

export const readText = (...path) => readFileSync(join(DATA, ...path), "utf8");
export const readJson = (...path) => JSON.parse(readText(...path));

/** Lines of trec_eval's output as [measure and query, value]. */
export function parseOutput(output) {
  const lines = output.split("\n").filter((line) => line !== "");
  return lines
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .map(([name, qid, value]) => [`${name} ${qid}`, value]);
}

export async function scoreRun(qrels, run, names = ["all_trec"], options = {}) {
  const selection = selectMeasures(names);
  const judged = await readQrels(qrels);
  const evaluation = await evaluateRun(run, judged, selection.columns, {
    ...TREC_OPTIONS,
    ...options,
  });
  return formatRun({ file: "run", evaluation }, selection, true);
}

/** Prints the table of all that was compared and every difference; exit 1 where there is one. */
export function printComparison(notes = "") {
  const all = [1, 2, 3].map((at) => rows.reduce((sum, row) => sum + row[at], 0));
  const width = Math.max(...rows.map(([source]) => source.length));
  for (const [source, ...counts] of [
    ["source", "compared", "differences", "left out"],
    ...rows,
    ["all", ...all],
  ]) {
    console.log(
      `${source.padEnd(width)} ${counts.map((count) => String(count).padStart(12)).join("")}`,
    );
  }
  if (notes !== "") {
    console.log(`\n${notes}`);
  }
  for (const failure of failures) {
    console.log(failure);
  }
  process.exitCode = failures.length === 0 ? 0 : 1;
}
