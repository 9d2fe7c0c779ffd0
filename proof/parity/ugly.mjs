/**
 * Malformed and odd files: accepted with trec_eval's numbers, or refused with the line and what was
 * expected.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { comparePairs, DATA, parseOutput, loadModule, scoreRun, readText } from "./context.mjs";

const { formatProblem } = await loadModule("model/problem.js");

/** What we refuse and trec_eval takes, and why. */
const REFUSED = {
  "qrels.nonnumeric.trec": "a grade that is no number; trec_eval reads it as 0",
  "run.score_nan.trec": "a score that orders nothing; trec_eval places it by chance",
  "run.score_NaN.trec": "the same",
  "run.score_minusinf.trec": "no retrieval score is infinite",
  "run.score_1comma5.trec": "a decimal comma; trec_eval reads 1,5 as 1",
  "run.extra_col.trec":
    "a docno with a space would shift the score; --ignore-extra-columns takes the file",
};
/**
 * What we read rightly where trec_eval refuses or loses a row: equal to the file without the
 * oddity.
 */
const AS_BASE = {
  "qrels.bom.trec": "the byte order mark is no part of the first query id",
  "qrels.beir3col.tsv": "three columns with a header",
  "run.bom.trec": "the byte order mark is no part of the first query id",
};

/** Fills the table; returns a line for each file. */
export async function compareUglyFiles() {
  const [, ...lines] = readText("ugly/trec_eval_behaviour.tsv").trimEnd().split("\n");
  const names = ["num_q", "map", "recip_rank", "ndcg_cut_10", "P_10", "recall_100"];
  const table = lines.map((line) => line.split("\t"));
  const [base] = table;
  const pairs = [];
  let absent = 0;
  const shown = [];
  const lenient = await scoreRun(
    join(DATA, "ugly/qrels.base.trec"),
    join(DATA, "ugly/run.extra_col.trec"),
    names,
    { extraColumns: "ignore" },
  );
  names.forEach((name, at) =>
    pairs.push([
      `run.extra_col.trec ignoring: ${name}`,
      base[4 + at],
      new Map(parseOutput(lenient)).get(`${name} all`),
    ]),
  );
  for (const [qrels, run, why, exit, ...cells] of table) {
    if (!existsSync(join(DATA, "ugly", qrels)) || !existsSync(join(DATA, "ugly", run))) {
      absent++;
      continue;
    }
    const odd = qrels === "qrels.base.trec" ? run : qrels;
    const from = join(DATA, "ugly", qrels);
    const to = join(DATA, "ugly", run);
    const output = await scoreRun(from, to, names).catch((error) => error);
    if (output instanceof Error) {
      const [problem] = output.problems ?? [];
      const meant = exit !== "0" || odd in REFUSED;
      pairs.push([`${odd} refused`, true, meant && problem !== undefined]);
      const reason = REFUSED[odd] ?? "trec_eval refuses it too";
      shown.push(
        `  refused   ${why}: ${problem === undefined ? output.stack : formatProblem({ ...problem, file: odd })} (${reason})`,
      );
      continue;
    }
    const expected = odd in AS_BASE ? base.slice(4) : cells;
    const found = new Map(parseOutput(output));
    const wanted = names
      .map((name, at) => [name, expected[at]])
      .filter(([, value]) => value !== "");
    // Where trec_eval stops without -c, its -c figures stand in the last two columns.
    const complete = [
      ["num_q", expected[6]],
      ["map", expected[7]],
    ].filter(() => wanted.length === 0);
    for (const [name, value] of [...wanted, ...complete]) {
      pairs.push([`${odd} ${name}`, value, found.get(`${name} all`)]);
    }
    shown.push(
      `  accepted  ${why}: ${odd in AS_BASE ? `as without it (${AS_BASE[odd]})` : "trec_eval's numbers"}`,
    );
  }
  comparePairs("ugly", pairs, absent);
  return shown;
}
