/** `score`: scores recorded runs with qrels. Prints as trec_eval does, side by side, or as JSON. */
import { resolve } from "node:path";
import { GateError } from "../errors.ts";
import { GAINS, ORDERS } from "../model/config.ts";
import { listNames, pluralise } from "../messages/format.ts";
import {
  TREC_OPTIONS,
  evaluateRun,
  type Evaluation,
  type ScoreOptions,
  measuredValues,
} from "../trec/evaluator.ts";
import { openKernel } from "../trec/kernel.ts";
import { readQrels } from "../trec/qrels.ts";
import {
  type OutputColumn,
  type Selection,
  formatFixed,
  selectMeasures,
} from "../trec/selection.ts";
import {
  type CommandPorts,
  SWITCH,
  TEXT,
  TEXTS,
  type CommandRun,
  type Flags,
  type FlagValues,
  makeCommand,
  numberFlag,
  repeatedFlag,
  choiceFlag,
  printResult,
} from "../cli/command.ts";

import { requireItem, zipLists } from "../model/lookup.ts";

const HELP = `retrieval-gate score --qrels F --run F [--run F]... [-m METRIC]... [-q]

Scores recorded runs as trec_eval prints them.

  --qrels F            judgments: qid iteration docno grade, or without the iteration; gz is fine
  --run F              a run: qid Q0 docno rank score tag; gz is fine; several stand side by side
                       with their differences to the first
  -m, --metric NAME    map, P.5,10, ndcg_cut_10, official (the default), set or all_trec; again for
                       more; or the gate's own recall@10, mrr, ndcg@10 and so on, printed under
                       trec_eval's name
  -q, --per-query      each query's values before the summary
  -l, --relevance N    lowest grade that counts as relevant (1); ndcg uses the grades themselves
  -J, --judged-only    leave out results without a judgment, as if the run did not have them
  -M, --max-retrieved N   leave out results beyond this rank
  --order NAME         trec (the default): ties by docno descending; score, rank: ties by docno
                       ascending (a run's rank column means nothing)
  --gain NAME          linear (the default, trec_eval's) or exponential (2^grade - 1)
  --scores NAME        float64 (the default, trec_eval 10) or float32 (trec_eval 9, its rounding of
                       iprec_at_recall and 11pt_avg too)
  -c, --complete       average over every judged query, which is the default
  --only-retrieved     average over the judged queries that the run has, as trec_eval does without
                       -c; by default every judged query counts, one without results with 0
  --ignore-extra-columns   skip what follows the tag, as trec_eval does; by default that is an error
  --plain              without WebAssembly: the same figures, slower
  --json               the same as JSON, unrounded
  --help

Example:
  retrieval-gate score --qrels qrels.txt --run bm25.run --run dense.run -m ndcg_cut_10 -m recall.100
`;

const SCORES = ["float64", "float32"] as const;

const FLAGS: Flags = {
  qrels: TEXTS,
  run: TEXTS,
  metric: { type: "string", short: "m", multiple: true },
  "per-query": { type: "boolean", short: "q" },
  relevance: { type: "string", short: "l" },
  "judged-only": { type: "boolean", short: "J" },
  "max-retrieved": { type: "string", short: "M" },
  order: TEXT,
  gain: TEXT,
  scores: TEXT,
  complete: { type: "boolean", short: "c" },
  "only-retrieved": SWITCH,
  "ignore-extra-columns": SWITCH,
  plain: SWITCH,
  json: SWITCH,
};

/**
 * Runs `score`: prints the figures of the runs on `out` (one run as trec_eval does, several side by
 * side, with --json all as JSON). Then prints on `err` which queries a run or the qrels lack.
 * @throws GateError `usage`, `invalid_run`, `invalid_qrels`, `file_not_found`, `file_unreadable`
 */
export const runScore: CommandRun = makeCommand(
  { name: "score", flags: FLAGS, help: HELP },
  async (values, ports) => {
    const qrelsFile = requireOneQrels(repeatedFlag(values, "qrels"));
    if (values["complete"] === true && values["only-retrieved"] === true) {
      throw usageError("-c and --only-retrieved contradict each other; keep one");
    }
    const files = repeatedFlag(values, "run");
    if (files.length === 0) {
      throw usageError("--run is missing");
    }
    const selection = selectMeasures(repeatedFlag(values, "metric"));
    const options = readScoreOptions(values);
    const qrels = await readQrels(resolve(ports.workingDirectory, qrelsFile), qrelsFile);
    const runs: ScoredRun[] = [];
    for (const file of files) {
      // Null: JavaScript scores alone, which gives the same figures and takes longer.
      const kernel = values["plain"] === true ? null : openKernel();
      const path = resolve(ports.workingDirectory, file);
      const evaluation = await evaluateRun(path, qrels, selection.columns, options, file, kernel);
      refuseUnjudgedRun(file, evaluation, countJudgedQueries(evaluation, options));
      runs.push({ file, evaluation });
    }
    const eachQuery = values["per-query"] === true;
    const text =
      runs.length === 1
        ? formatRun(requireItem(runs, 0), selection, eachQuery)
        : formatRuns(runs, selection, eachQuery);
    printResult(ports, values, makeRunsJson(runs, selection, options, eachQuery), text);
    for (const run of runs) {
      printMissingNotes(run, options, ports);
    }
    return undefined;
  },
);

/**
 * Returns how many queries the qrels judge. With `queries: "judged"` all of them are in `count`,
 * with `"retrieved"` those that the run lacks are not.
 */
function countJudgedQueries({ count, missing }: Evaluation, { queries }: ScoreOptions): number {
  return queries === "judged" ? count : count + missing.length;
}

/**
 * Throws `invalid_run` if the run has results, but only for queries without judgments: then the ids
 * of the two files do not fit each other. A run without any result passes.
 */
function refuseUnjudgedRun(
  file: string,
  { missing, unjudged }: Evaluation,
  judgedQueries: number,
): void {
  const hasJudgedQuery = missing.length < judgedQueries;
  if (unjudged === 0 || hasJudgedQuery) {
    return;
  }
  throw new GateError(
    "invalid_run",
    `${file} has results for ${pluralise(unjudged, "query", "queries")}, and for none that is judged: the qrels have ${listNames(missing)}`,
    "Compare the query ids of both files: a suffix or leading zeros make another id.",
  );
}

/**
 * Returns the options of the scorer: where no flag says otherwise those of trec_eval with `-c`.
 * Throws `usage` for a value that a flag does not take.
 */
function readScoreOptions(values: FlagValues): ScoreOptions {
  const numberLimits = { least: 1, most: 999_999_999 };
  const { relevance, depth, order, gain, scores } = TREC_OPTIONS;
  return {
    relevance: numberFlag("score", values, "relevance", numberLimits) ?? relevance,
    depth: numberFlag("score", values, "max-retrieved", numberLimits) ?? depth,
    judgedOnly: values["judged-only"] === true,
    order: choiceFlag("score", values, "order", ORDERS) ?? order,
    gain: choiceFlag("score", values, "gain", GAINS) ?? gain,
    scores: choiceFlag("score", values, "scores", SCORES) ?? scores,
    queries: values["only-retrieved"] === true ? "retrieved" : "judged",
    extraColumns: values["ignore-extra-columns"] === true ? "ignore" : "refuse",
  };
}

/** Returns the one file of `--qrels`. Throws `usage` if there is none, or more than one. */
function requireOneQrels([file, ...furtherFiles]: readonly string[]): string {
  if (file === undefined) {
    throw usageError("--qrels is missing");
  }
  if (furtherFiles.length > 0) {
    throw usageError("--qrels is given more than once, expected one file");
  }
  return file;
}

function usageError(message: string): GateError {
  return new GateError("usage", `score: ${message}`, "See `retrieval-gate score --help`.");
}

function printMissingNotes(
  { file, evaluation }: ScoredRun,
  options: ScoreOptions,
  ports: CommandPorts,
): void {
  const { missing, unjudged } = evaluation;
  const judgedQueries = countJudgedQueries(evaluation, options);
  const consequence = options.queries === "judged" ? "each counts as 0" : "left out";
  if (missing.length > 0) {
    ports.err(
      `note: ${file} has no results for ${missing.length} of ${judgedQueries} judged queries (${consequence})\n`,
    );
  }
  if (unjudged > 0) {
    ports.err(
      `note: ${file} has results for ${pluralise(unjudged, "query", "queries")} without judgments (they count in no metric)\n`,
    );
  }
}

interface ScoredRun {
  /** Its path as the user wrote it. */
  readonly file: string;
  readonly evaluation: Evaluation;
}

/** The width to which trec_eval pads a measure's name. */
const NAME_WIDTH = 22;
/** What trec_eval prints in place of a query's id for the summary over all queries. */
const ALL = "all";

/** Returns the value as trec_eval prints it: a whole number, or four decimals. */
function formatMeasure(column: OutputColumn, value: number): string {
  return column.measure.integer ? String(value) : formatFixed(value);
}

/**
 * Returns the indexes of the columns that have a value for one query, as in trec_eval: not `num_q`,
 * and no geometric mean, whose values for one query are logarithms.
 */
function listPerQueryColumns(columns: readonly OutputColumn[]): readonly number[] {
  return [...columns.keys()].filter((index) => {
    const { measure } = requireItem(columns, index);
    return measure.name !== "num_q" && measure.summary !== "geometric";
  });
}

/**
 * Returns exactly what trec_eval prints for one run: a line `%-22s\t%s\t%s` for each query and
 * measure if `eachQuery`, then a line for each measure over all queries.
 */
export function formatRun(run: ScoredRun, selection: Selection, eachQuery: boolean): string {
  const { evaluation } = run;
  const { columns } = selection;
  const measureLine = (label: string, queryId: string, value: string): string =>
    `${label.padEnd(NAME_WIDTH)}\t${queryId}\t${value}\n`;
  let text = "";
  if (eachQuery) {
    for (const [queryIndex, id] of evaluation.ids.entries()) {
      const values = measuredValues(evaluation, queryIndex);
      for (const at of listPerQueryColumns(columns)) {
        const column = requireItem(columns, at);
        text += measureLine(column.label, id, formatMeasure(column, requireItem(values, at)));
      }
    }
  }
  if (selection.runId) {
    text += measureLine("runid", ALL, evaluation.runId);
  }
  for (const [column, value] of zipLists(columns, evaluation.summary)) {
    text += measureLine(column.label, ALL, formatMeasure(column, value));
  }
  return text;
}

/**
 * Returns several runs side by side: a heading, then a line for each query (if `eachQuery`) and
 * measure, and a line for each measure over all queries. A line has the measure, the query, the
 * value of each run and, for each run but the first, its difference to the first, separated by
 * tabs. `-` is a value that a run does not have.
 */
function formatRuns(runs: readonly ScoredRun[], selection: Selection, eachQuery: boolean): string {
  const { columns } = selection;
  const files = runs.map(({ file }) => file);
  const [firstFile = ""] = files;
  let text = joinWithTabs([
    "measure",
    "query",
    ...files,
    ...files.slice(1).map((file) => `${file} - ${firstFile}`),
  ]);
  if (eachQuery) {
    // For each run: by id of a query its values, one for each column.
    const valuesByIdOfRuns = runs.map(
      ({ evaluation }) =>
        new Map(evaluation.ids.map((id, index) => [id, measuredValues(evaluation, index)])),
    );
    const idsOfAllRuns = new Set(runs.flatMap(({ evaluation }) => evaluation.ids));
    for (const id of idsOfAllRuns) {
      // Undefined for a run that does not have the query.
      const valuesOfRuns = valuesByIdOfRuns.map((valuesById) => valuesById.get(id));
      for (const at of listPerQueryColumns(columns)) {
        const columnValues = valuesOfRuns.map((values) => values?.[at]);
        text += formatComparedRow(requireItem(columns, at), id, columnValues);
      }
    }
  }
  if (selection.runId) {
    text += joinWithTabs(["runid", ALL, ...runs.map(({ evaluation }) => evaluation.runId)]);
  }
  for (const [at, column] of columns.entries()) {
    const values = runs.map(({ evaluation }) => evaluation.summary[at]);
    text += formatComparedRow(column, ALL, values);
  }
  return text;
}

/**
 * Returns one line of formatRuns: the values, and the difference of each to the first one, with `+`
 * before a gain. `values`: one for each run, undefined if the run has none.
 */
function formatComparedRow(
  column: OutputColumn,
  queryId: string,
  values: readonly (number | undefined)[],
): string {
  const [first] = values;
  const valueTexts = values.map((value) =>
    value === undefined ? "-" : formatMeasure(column, value),
  );
  const differences = values.slice(1).map((value) => {
    if (value === undefined || first === undefined) {
      return "-";
    }
    const difference = value - first;
    const text = formatMeasure(column, difference);
    return difference > 0 ? `+${text}` : text;
  });
  return joinWithTabs([column.label, queryId, ...valueTexts, ...differences]);
}

/** Returns the cells as one line with tabs between them, the first as wide as trec_eval's names. */
function joinWithTabs([label, ...cells]: readonly [string, ...string[]]): string {
  return `${[label.padEnd(NAME_WIDTH), ...cells].join("\t")}\n`;
}

/** Returns the runs for `--json`, unrounded: means, and each query's values if `eachQuery`. */
function makeRunsJson(
  runs: readonly ScoredRun[],
  selection: Selection,
  options: ScoreOptions,
  eachQuery: boolean,
): object {
  const { columns } = selection;
  /** The values of these columns by the columns' names. `values` has one for every column. */
  const valuesByName = (
    values: ArrayLike<number>,
    columnIndexes: readonly number[],
  ): Record<string, number> =>
    Object.fromEntries(
      columnIndexes.map((index) => [requireItem(columns, index).label, requireItem(values, index)]),
    );
  const allIndexes = [...columns.keys()];
  const perQueryIndexes = listPerQueryColumns(columns);
  const { relevance, gain, order, scores, queries, depth, judgedOnly } = options;
  // JSON has no member for undefined: `max_retrieved` and `judged_only` without their flags,
  // `queries` without -q.
  return {
    schema_version: 1,
    definition: {
      gain,
      relevance,
      order,
      scores,
      queries,
      max_retrieved: depth === Infinity ? undefined : depth,
      judged_only: judgedOnly ? true : undefined,
    },
    runs: runs.map(({ file, evaluation }) => {
      const queryValues = (id: string, queryIndex: number): object => ({
        id,
        ...valuesByName(measuredValues(evaluation, queryIndex), perQueryIndexes),
      });
      return {
        file,
        runid: evaluation.runId,
        summary: valuesByName(evaluation.summary, allIndexes),
        missing_queries: evaluation.missing,
        unjudged_queries: evaluation.unjudged,
        queries: eachQuery ? evaluation.ids.map(queryValues) : undefined,
      };
    }),
  };
}
