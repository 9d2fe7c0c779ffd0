/**
 * Scores against the trec_eval on the PATH, where there is one: odd judgments and runs of many queries, one process of it
 * for each pair. What `score` refuses on purpose is left out; all else must be printed alike.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GateError } from "../../src/errors.ts";
import { evaluateRun, TREC_OPTIONS } from "../../src/trec/evaluate.ts";
import { readQrels } from "../../src/trec/qrels.ts";
import { selectMeasures } from "../../src/trec/selection.ts";
import { valuesOf } from "../../src/trec/evaluator.ts";
import { formatRun } from "../../src/workbench/score.ts";
import { damagedText } from "./draw.mjs";
import { must } from "./must.mjs";

const work = mkdtempSync(join(tmpdir(), "fuzz-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

/** What it says of itself; null where it is not installed. */
function versionOf(program) {
  const { error, stdout, stderr } = spawnSync(program, ["-v"], { encoding: "utf8" });
  return error === undefined ? `${stdout}${stderr}`.trim() : null;
}
const version = versionOf("trec_eval");

const selection = selectMeasures(["all_trec"]);
const NAMES = new Set(selection.columns.map(({ label }) => label));

const GRADES = [[0], [1], [0, 0, 1], [0, 1, 2, 3], [-1, 0, 1], [-2, -1, 0, 1, 4]];
const DOCUMENTS = ["a", "aa", "A", "b", "10", "9", "é", "\uff21", "\u{1f600}", "x".repeat(200), "#", "Z"];
/** Scores of one query: ties, signs, exponents, digits beyond those that a number of 32 or 64 bits keeps. */
const SCORES = [
  (draw) => String(draw.below(4)),
  (draw) => ((draw.below(2000) - 1000) / 64).toFixed(6),
  (draw) => (draw.below(1000) / 1000).toExponential(3),
  (draw) => `1.0000000${draw.below(10)}`,
  (draw) => `0.123456789012345${draw.below(1000)}`,
  () => "0",
  (draw) => draw.pick(["1e-3", "-0", "+1", ".5", "5.", "1E2", "00.5"]),
];

function shuffled(draw, list) {
  const rest = [...list];
  return list.map(() => rest.splice(draw.below(rest.length), 1)[0]);
}

function pairOf(draw) {
  const qrels = [];
  const run = [];
  for (let at = 0; at < 20; at++) {
    const query = draw.pick(["q", "query-", "", "ü"]) + at;
    const names = [...DOCUMENTS, ...Array.from({ length: draw.pick([3, 20, 120]) }, (_, n) => `d${n}`)];
    const grades = draw.pick(GRADES);
    const judged = shuffled(draw, names).slice(0, 1 + draw.below(40));
    const rows = judged.map((name) => `${query} 0 ${name} ${draw.pick(grades)}`);
    // Where all grades of a query are below -1, 10.0-rc3 writes beside its memory (form_res_rels.c, line 157).
    if (draw.chance(95)) qrels.push(...rows, `${query} 0 zero 0`);
    const score = draw.pick(SCORES);
    const listed = shuffled(draw, names).slice(0, 1 + draw.below(names.length));
    if (draw.chance(90))
      run.push(...listed.map((name, rank) => `${query} Q0 ${name} ${rank} ${score(draw)} odd`));
  }
  const text = (rows) => `${(draw.chance(30) ? shuffled(draw, rows) : rows).join("\n")}\n`;
  const [judgments, results] = [text(qrels), text(run)];
  if (draw.chance(80)) return [judgments, results];
  return draw.chance(50) ? [damagedText(draw, judgments), results] : [judgments, damagedText(draw, results)];
}

/** What we print, and the values behind it; null where it is refused. */
async function ours(qrels, run, options) {
  try {
    const judged = await readQrels(Buffer.from(qrels), "qrels");
    // An exact repeat of a judgment counts once here; trec_eval refuses it.
    if (judged.repeated > 0) return null;
    const evaluation = await evaluateRun(Buffer.from(run), judged, selection.columns, options, "run");
    return { evaluation, lines: linesOf(formatRun({ file: "run", evaluation }, selection, true)) };
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

/** By name and query. */
function linesOf(text) {
  const lines = text.split("\n").map((line) => line.split("\t"));
  return new Map(
    lines
      .filter(([name]) => NAMES.has(name.trim()))
      .map(([name, query, value]) => [`${name.trim()} ${query}`, value]),
  );
}

function unrounded(evaluation, key) {
  const [label, query] = key.split(" ");
  const at = selection.columns.findIndex((column) => column.label === label);
  return query === "all" ? evaluation.summary[at] : valuesOf(evaluation, evaluation.ids.indexOf(query))[at];
}

/** Sums are added in another order here and there: where the value lies between two roundings, either may be printed. */
const between = (value) => Math.abs(((Math.abs(value) * 1e4) % 1) - 0.5) < 1e-7;

async function against(draw) {
  const [qrels, run] = pairOf(draw);
  const relevance = draw.pick([1, 1, 2]);
  const depth = draw.pick([Infinity, Infinity, 5]);
  const complete = draw.chance(70);
  const options = { ...TREC_OPTIONS, relevance, depth, queries: complete ? "judged" : "retrieved" };
  const own = await ours(qrels, run, options);
  // Without -c 10.0-rc3 stops at a judged query without results, which versions before it leave out.
  if (own === null || (!complete && own.evaluation.missing.length > 0)) return;
  const [judged, results] = [join(work, "qrels"), join(work, "run")];
  writeFileSync(judged, qrels);
  writeFileSync(results, run);
  const flags = ["-q", "-m", "all_trec", "-l", String(relevance), ...(complete ? ["-c"] : [])];
  if (depth !== Infinity) flags.push("-M", String(depth));
  const said = spawnSync("trec_eval", [...flags, judged, results], { encoding: "utf8", maxBuffer: 2 ** 28 });
  must(said.status === 0, "trec_eval refuses what we score", said.status, said.stderr);
  const theirs = linesOf(said.stdout);
  must(theirs.size > 0, "trec_eval prints nothing", said.stderr);
  for (const [key, value] of theirs) {
    const mine = own.lines.get(key);
    must(
      mine === value || (mine !== undefined && between(unrounded(own.evaluation, key))),
      "trec_eval differs",
      flags.join(" "),
      key,
      value,
      mine ?? "nothing",
    );
  }
  const more = [...own.lines.keys()].filter((key) => !theirs.has(key));
  must(more.length === 0, "trec_eval does not print", more.slice(0, 5));
}

export const TARGETS =
  version === null
    ? "no trec_eval on the PATH"
    : /version 10/.test(version)
      ? { trec_eval: against }
      : `trec_eval 10 is needed, this is ${version}`;
