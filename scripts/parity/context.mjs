/** What all parity checks share: the data, the built library, and the one table of results. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const DATA = resolve(process.env.SHARED_DATA ?? join(ROOT, "../shared/data"));
/** What scripts/run-checks.mjs counts as skipped. */
const SKIPPED = 77;
const LIB = resolve(process.argv[2] ?? join(ROOT, "lib"));

if (!existsSync(DATA)) {
  console.log(`no data at ${process.env.SHARED_DATA ?? "../shared/data"}, nothing compared`);
  process.exit(SKIPPED);
}
/** A module of the built library. */
export const load = (path) => import(pathToFileURL(join(LIB, path)).href);
const { evaluateRun, TREC_OPTIONS } = await load("trec/evaluate.js");
const { readQrels } = await load("trec/qrels.js");
const { selectMeasures } = await load("trec/selection.js");
const { formatRun } = await load("trec/trec-output.js");
export { evaluateRun, readQrels, selectMeasures, TREC_OPTIONS };

export const rows = [];
export const failures = [];
export const unsupported = new Map();

export function compare(source, pairs, skipped = 0) {
  const wrong = pairs.filter(([, expected, found]) => expected !== found);
  for (const [what, expected, found] of wrong)
    failures.push(`${source}: ${what}: expected ${expected}, found ${found}`);
  rows.push([source, pairs.length, wrong.length, skipped]);
}

export const text = (...path) => readFileSync(join(DATA, ...path), "utf8");
export const json = (...path) => JSON.parse(text(...path));

/** Lines of trec_eval's output as [measure and query, value]. */
export function linesOf(output) {
  const lines = output.split("\n").filter((line) => line !== "");
  return lines
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .map(([name, qid, value]) => [`${name} ${qid}`, value]);
}

export async function score(qrels, run, names = ["all_trec"], options = {}) {
  const selection = selectMeasures(names);
  const judged = await readQrels(qrels);
  const evaluation = await evaluateRun(run, judged, selection.columns, { ...TREC_OPTIONS, ...options });
  return formatRun({ file: "run", evaluation }, selection, true);
}
