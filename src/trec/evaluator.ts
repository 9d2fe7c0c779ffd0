import { GateError } from "../errors.ts";
import { type JudgmentLists, Pool } from "./judgments.ts";
import { type Kernel, openKernel } from "./kernel.ts";
import { MutableRanking } from "./ranking.ts";
import { type Rows, StoredRows } from "./rows.ts";
import { RunScanner, type RunReading } from "./run-rows.ts";
import type { OutputColumn } from "./selection.ts";
import { repeatMessage, decodeExact, compareBytes, PRIME, sameBytes } from "./text.ts";
import type { FormulaRules } from "./formulas.ts";

import type { ByteInput } from "./byte-source.ts";
import { inputName, type Qrels } from "./qrels.ts";

/** Scores one run: call `scanQueries` or `gatherQueries` once, then `finish`. */
class Evaluator {
  readonly #lists: JudgmentLists;
  readonly #columns: readonly OutputColumn[];
  readonly #options: ScoreOptions;
  readonly #matcher: RowMatcher;
  readonly #ranking: MutableRanking;
  readonly #order: TieOrder;
  readonly #values: Float64Array;
  /** By the query's number, 1 if the run has the query. */
  readonly #seen: Uint8Array;
  readonly #unjudged = new Set<string>();

  constructor(
    lists: JudgmentLists,
    columns: readonly OutputColumn[],
    options: ScoreOptions,
    kernel: Kernel | null,
  ) {
    this.#lists = lists;
    this.#columns = columns;
    this.#options = options;
    this.#matcher = new RowMatcher(kernel);
    this.#ranking = new MutableRanking(new Pool(lists, options.relevance));
    // `rank` orders equal scores as `score` does.
    this.#order = options.order === "trec" ? "trec" : "score";
    this.#values = new Float64Array(lists.queries.count * columns.length);
    this.#seen = new Uint8Array(lists.queries.count);
  }

  /**
   * Scores each query as its rows come. Throws `invalid_run` with all problems of the rows. Returns
   * false if rows of a query come in two places: another evaluator then has to read the run by
   * `gatherQueries`.
   */
  async scanQueries(scanner: RunScanner): Promise<boolean> {
    let isSplit = false;
    await scanner.read((rows) => {
      const query = this.#findQuery(rows);
      isSplit = this.#markSeen(rows, query);
      if (isSplit) {
        return false;
      }
      this.#scoreRows(rows, query, scanner);
      return true;
    });
    if (isSplit) {
      return false;
    }
    scanner.throwProblems();
    return true;
  }

  /**
   * Keeps all rows, then scores each query: for runs in which a query's rows do not follow one
   * another. Throws `invalid_run`.
   */
  async gatherQueries(scanner: RunScanner): Promise<void> {
    const rowsByQuery = new Map<string, StoredRows>();
    await scanner.read((rows) => {
      const { qid } = rows;
      const storedRows = rowsByQuery.get(qid) ?? new StoredRows(rows);
      rowsByQuery.set(qid, storedRows);
      storedRows.append(rows);
      return true;
    });
    for (const storedRows of rowsByQuery.values()) {
      const query = this.#findQuery(storedRows);
      this.#markSeen(storedRows, query);
      this.#scoreRows(storedRows, query, scanner);
    }
    scanner.throwProblems();
  }

  /** Returns the number of the query in the qrels, -1 if it is not judged. */
  #findQuery({ memory, qidStart, qidLength, qidHash }: Rows): number {
    return this.#lists.queries.find(0, memory.bytes, qidStart, qidStart + qidLength, qidHash);
  }

  /** Notes that the run has the query; returns whether that was noted before. */
  #markSeen(rows: Rows, query: number): boolean {
    if (query < 0) {
      const { qid } = rows;
      const wasSeen = this.#unjudged.has(qid);
      this.#unjudged.add(qid);
      return wasSeen;
    }
    const wasSeen = this.#seen[query] === 1;
    this.#seen[query] = 1;
    return wasSeen;
  }

  /**
   * Ranks the rows and computes the query's values. Scores are rounded first if the options say so.
   * The rows of an unjudged query (-1) are only searched for documents that come twice.
   */
  #scoreRows(rows: Rows, query: number, scanner: RunScanner): void {
    const { relevance, depth, scores, judgedOnly } = this.#options;
    if (scores === "float32") {
      for (let row = 0; row < rows.count; row++) {
        rows.scores[row] = Math.fround(rows.scores[row]);
      }
    }
    this.#startRanking(query);
    this.#matcher.matchJudged(rows, this.#order, this.#ranking);
    if (this.#matcher.repeats.length > 0) {
      this.#reportRepeats(rows, scanner);
    }
    this.#ranking.finish(
      judgedOnly ? this.#ranking.rankJudgedOnly() : rows.count,
      relevance,
      depth,
    );
    if (query >= 0) {
      this.#computeColumns(query);
    }
  }

  #reportRepeats(rows: Rows, scanner: RunScanner): void {
    const lines = rows.lineNumbers();
    for (const { row, firstRow } of this.#matcher.repeats) {
      scanner.problems.add(lines[row], repeatMessage(rows.docno(row), rows.qid, lines[firstRow]));
    }
  }

  /** Starts the ranking of a query (-1: an unjudged one), without results yet. */
  #startRanking(query: number): void {
    this.#ranking.clear();
    this.#ranking.pool.open(query);
  }

  #computeColumns(query: number): void {
    const columns = this.#columns;
    const values = this.#values;
    const from = query * columns.length;
    for (let column = 0; column < columns.length; column++) {
      const { measure, parameter } = columns[column];
      values[from + column] = measure.compute(this.#ranking, parameter, this.#options);
    }
  }

  /**
   * Returns the figures of the run. Judged queries that it lacks get the values of an empty list.
   * @throws GateError `invalid_run` if no query counts.
   */
  finish({ name, runId }: RunScanner): Evaluation {
    const { queries } = this.#lists;
    const judgedQueries = queries.inByteOrder();
    const missingQueries = judgedQueries.filter((query) => this.#seen[query] === 0);
    for (const query of missingQueries) {
      this.#startRanking(query);
      this.#computeColumns(query);
    }
    const countedQueries =
      this.#options.queries === "judged"
        ? judgedQueries
        : judgedQueries.filter((query) => this.#seen[query] === 1);
    if (countedQueries.length === 0) {
      throw new GateError(
        "invalid_run",
        `${name}: none of its queries is judged, nothing to average over`,
        "check that run and qrels use the same query ids",
      );
    }
    const values = rowsInOrder(this.#values, countedQueries, this.#columns.length);
    let ids: readonly string[] | undefined;
    return {
      runId,
      count: countedQueries.length,
      get ids() {
        return (ids ??= Array.from(countedQueries, (query) => queries.text(query)));
      },
      values,
      summary: this.#summarise(values, countedQueries.length),
      missing: Array.from(missingQueries, (query) => queries.text(query)),
      unjudged: this.#unjudged.size,
    };
  }

  /**
   * Returns the figure of each column. If all judged queries count, that of a measure with
   * `sumGrades` comes from all grades of the qrels.
   */
  #summarise(values: Float64Array, queries: number): readonly number[] {
    const summary = summariseColumns(this.#columns, values, queries);
    if (this.#options.queries === "retrieved") {
      return summary;
    }
    return this.#columns.map(
      ({ measure }, column) => measure.sumGrades?.(this.#lists.grades) ?? summary[column],
    );
  }
}

function rowsInOrder(values: Float64Array, order: Int32Array, width: number): Float64Array {
  if (order.length * width === values.length && order.every((row, at) => row === at)) {
    return values;
  }
  const ordered = new Float64Array(order.length * width);
  for (let row = 0, target = 0; row < order.length; row++) {
    const from = order[row] * width;
    for (let column = 0; column < width; column++) {
      ordered[target++] = values[from + column];
    }
  }
  return ordered;
}

/** Returns the summary of each column. `values` has all columns of one query, then of the next. */
function summariseColumns(
  columns: readonly OutputColumn[],
  values: Float64Array,
  queries: number,
): number[] {
  const sums = new Float64Array(columns.length);
  for (let at = 0; at < values.length;) {
    for (let column = 0; column < sums.length; column++) {
      sums[column] += values[at++];
    }
  }
  return columns.map(({ measure }, column) => {
    const sum = sums[column];
    if (measure.summary === "sum") {
      return sum;
    }
    // The values of a geometric measure are logarithms.
    const mean = sum / queries;
    return measure.summary === "geometric" ? Math.exp(mean) : mean;
  });
}

export interface ScoreOptions extends FormulaRules {
  /**
   * A run's rank column means nothing. Equal scores are ordered by document id: under `trec`
   * descending, else ascending.
   */
  readonly order: "rank" | "score" | "trec";
  /**
   * Which queries count. `judged`: all of the qrels; one that the run lacks is scored as an empty
   * list (trec_eval -c).
   * `retrieved`: only those that the run has as well.
   */
  readonly queries: "judged" | "retrieved";
  /** Results beyond this rank are left out (trec_eval -M). */
  readonly depth: number;
  /** Results without a judgment are left out before ranks are counted (trec_eval -J). */
  readonly judgedOnly: boolean;
  /** What happens to columns behind the tag of a row. */
  readonly extraColumns: "refuse" | "ignore";
}

export interface Evaluation {
  readonly runId: string;
  readonly count: number;
  /** In byte order as trec_eval prints them; made when first asked for. */
  readonly ids: readonly string[];
  /** A row for each of `ids`, with one value for each column. */
  readonly values: Float64Array;
  /** One figure for each column over the queries that count: their mean or sum, as in trec_eval. */
  readonly summary: readonly number[];
  /** They have the values of an empty list, or do not count if `queries` is `retrieved`. */
  readonly missing: readonly string[];
  /** Queries of the run that have no judgments; they count nowhere. */
  readonly unjudged: number;
}

/** Returns the values of one query, by its index in `ids`: one for each column. */
export function measuredValues(evaluation: Evaluation, query: number): Float64Array {
  const width = evaluation.summary.length;
  return evaluation.values.subarray(query * width, (query + 1) * width);
}

/** How equal scores are ordered by document id: `trec` descending, `score` ascending. */
type TieOrder = "trec" | "score";

interface Repeat {
  readonly row: number;
  readonly firstRow: number;
}

/** One sort of all rows is then faster than counting for each document the rows before it. */
const SORT_FROM = 64;
/** Searching all rows for each document is then faster than a hash table. */
const FEW_JUDGED = 32;
const INITIAL_JUDGMENTS = 1024;
/** The smallest size of the hash table of rows; sizes are powers of two. */
const MIN_SLOTS = 4096;

/**
 * Finds which rows of a query are of judged documents. Two documents are the same if their bytes
 * are; hashes only find candidates.
 */
class RowMatcher {
  readonly repeats: Repeat[] = [];
  readonly #kernel: Kernel | null;
  /** The hash table of the rows: a row's index + 1, or 0 for a free slot. */
  #slots = new Int32Array(MIN_SLOTS);
  /** By judgment of the query: the row of its document, or -1. */
  #rowByJudgment = new Int32Array(INITIAL_JUDGMENTS);

  constructor(kernel: Kernel | null) {
    this.#kernel = kernel;
  }

  /**
   * Adds the judged documents of `ranking.pool` that the rows have to the ranking, and sets
   * `repeats`. With an empty pool the rows are only searched for repeats. A hash table finds both.
   * It is not made if few documents are judged and the kernel knows that none repeats.
   */
  matchJudged(rows: Rows, order: TieOrder, ranking: MutableRanking): void {
    const { pool } = ranking;
    if (this.repeats.length > 0) {
      this.repeats.length = 0;
    }
    const judgedCount = pool.to - pool.from;
    if (this.#rowByJudgment.length < judgedCount) {
      this.#rowByJudgment = new Int32Array(2 * judgedCount);
    }
    if (judgedCount <= FEW_JUDGED && this.#kernel?.hasNoRepeats(rows) === true) {
      this.#searchRows(rows, pool, this.#kernel);
    } else {
      this.#findJudged(rows, this.#enterRows(rows), pool);
    }
    this.#addToRanking(rows, order, ranking);
  }

  /** Sets `#rowByJudgment` without a table: the kernel searches all rows for each judgment. */
  #searchRows(rows: Rows, { lists, from, to }: Pool, kernel: Kernel): void {
    for (let at = from; at < to; at++) {
      const hash = lists.hashes[at];
      let row = kernel.findRow(rows, hash, 0);
      while (row >= 0 && !isJudgedRow(rows, row, lists, at)) {
        row = kernel.findRow(rows, hash, row + 1);
      }
      this.#rowByJudgment[at - from] = row;
    }
  }

  /**
   * Returns a hash table of the rows, half full at most: an entry is a row + 1, or 0 if its slot is
   * free. Adds repeated documents to `repeats`.
   */
  #enterRows(rows: Rows): Int32Array {
    let size = MIN_SLOTS;
    while (size < 2 * rows.count) {
      size *= 2;
    }
    if (this.#slots.length === size) {
      this.#slots.fill(0);
    } else {
      this.#slots = new Int32Array(size);
    }
    const { hashes, count } = rows;
    const slots = this.#slots;
    const mask = size - 1;
    // The first slot of a hash: the top bits of its product with PRIME, as many as `mask` has.
    const shift = Math.clz32(mask);
    for (let row = 0; row < count; row++) {
      let slot = Math.imul(hashes[row], PRIME) >>> shift;
      let entry = slots[slot];
      while (entry !== 0 && !isSameRow(rows, row, entry - 1)) {
        slot = (slot + 1) & mask;
        entry = slots[slot];
      }
      if (entry === 0) {
        slots[slot] = row + 1;
      } else {
        this.repeats.push({ row, firstRow: entry - 1 });
      }
    }
    return slots;
  }

  /** Sets `#rowByJudgment` from the hash table of the rows. */
  #findJudged(rows: Rows, slots: Int32Array, { lists, from, to }: Pool): void {
    const mask = slots.length - 1;
    const shift = Math.clz32(mask);
    for (let at = from; at < to; at++) {
      let slot = Math.imul(lists.hashes[at], PRIME) >>> shift;
      while (slots[slot] !== 0 && !isJudgedRow(rows, slots[slot] - 1, lists, at)) {
        slot = (slot + 1) & mask;
      }
      this.#rowByJudgment[at - from] = slots[slot] - 1;
    }
  }

  /** Adds rank and grade of each found judgment: counts few ranks, sorts all rows for many. */
  #addToRanking(rows: Rows, order: TieOrder, ranking: MutableRanking): void {
    const { lists, from, to } = ranking.pool;
    const { grades } = lists;
    const rowByJudgment = this.#rowByJudgment;
    let foundCount = 0;
    for (let at = from; at < to; at++) {
      if (rowByJudgment[at - from] >= 0) {
        foundCount++;
      }
    }
    if (foundCount < SORT_FROM) {
      for (let at = from; at < to; at++) {
        const row = rowByJudgment[at - from];
        if (row >= 0) {
          ranking.insert(this.#findRank(rows, row, order), grades[at]);
        }
      }
      return;
    }
    const judgmentByRow = new Int32Array(rows.count).fill(-1);
    for (let at = from; at < to; at++) {
      if (rowByJudgment[at - from] >= 0) {
        judgmentByRow[rowByJudgment[at - from]] = at;
      }
    }
    sortedRows(rows, order).forEach((row, place) => {
      if (judgmentByRow[row] >= 0) {
        ranking.insert(place + 1, grades[judgmentByRow[row]]);
      }
    });
  }

  /** Returns the row's rank, counted by the kernel if no other row has the same score. */
  #findRank(rows: Rows, row: number, order: TieOrder): number {
    const untiedRank =
      this.#kernel?.hasInMemory(rows) === true ? this.#kernel.findUntiedRank(row, rows.count) : 0;
    return untiedRank > 0 ? untiedRank : countRank(rows, row, order);
  }
}

/** Whether two rows of a run name the same document; the hashes are of the bytes of the names. */
function isSameRow({ hashes, starts, ends, memory }: Rows, a: number, b: number): boolean {
  if (hashes[a] !== hashes[b]) {
    return false;
  }
  return sameBytes(memory.bytes, starts[a], ends[a], memory.bytes, starts[b], ends[b]);
}

function isJudgedRow(rows: Rows, row: number, lists: JudgmentLists, judgment: number): boolean {
  if (rows.hashes[row] !== lists.hashes[judgment]) {
    return false;
  }
  const rowBytes = rows.memory.bytes;
  const judgedBytes = lists.memory.bytes;
  return sameBytes(
    rowBytes,
    rows.starts[row],
    rows.ends[row],
    judgedBytes,
    lists.starts[judgment],
    lists.ends[judgment],
  );
}

function countRank(rows: Rows, row: number, order: TieOrder): number {
  const { scores, count } = rows;
  const score = scores[row];
  let rowsBefore = 0;
  for (let other = 0; other < count; other++) {
    const otherScore = scores[other];
    if (otherScore > score) {
      rowsBefore++;
    } else if (otherScore === score && other !== row && compareTied(rows, other, row, order) < 0) {
      rowsBefore++;
    }
  }
  return rowsBefore + 1;
}

function sortedRows(rows: Rows, order: TieOrder): Uint32Array {
  const { scores, count } = rows;
  const indexes = Uint32Array.from({ length: count }, (_, at) => at);
  return indexes.toSorted((a, b) => scores[b] - scores[a] || compareTied(rows, a, b, order));
}

/** Compares two rows of equal score by document id; UTF-8's byte order is that of code points. */
function compareTied(rows: Rows, a: number, b: number, order: TieOrder): number {
  const { starts, ends } = rows;
  const { bytes } = rows.memory;
  const ascending = compareBytes(bytes, starts[a], ends[a], starts[b], ends[b]);
  return order === "trec" ? -ascending : ascending;
}

/** The options with which figures are those of trec_eval 10 with `-c`. */
export const TREC_OPTIONS: ScoreOptions = {
  relevance: 1,
  gain: "linear",
  order: "trec",
  scores: "float64",
  queries: "judged",
  depth: Infinity,
  judgedOnly: false,
  extraColumns: "refuse",
};

/**
 * Scores a recorded run. If the rows of each query follow one another, memory depends on the number
 * of queries and the largest of them, not on the file. Else the file is read a second time, and all
 * rows are kept as bytes and numbers.
 * @param kernel null for JavaScript alone, which gives the same results, slower. A kernel must not
 * be used by two evaluations at a time.
 * @throws GateError `invalid_run` with up to 20 problems (repeated documents among them),
 * `file_not_found`, `file_unreadable`
 */
export async function evaluateRun(
  input: ByteInput,
  qrels: Qrels,
  columns: readonly OutputColumn[],
  options: ScoreOptions = TREC_OPTIONS,
  name: string = inputName(input),
  kernel: Kernel | null = openKernel(),
): Promise<Evaluation> {
  const reading: RunReading = { name, extraColumns: options.extraColumns };
  const evaluator = new Evaluator(qrels.lists, columns, options, kernel);
  const scanner = new RunScanner(input, reading, kernel);
  if (await evaluator.scanQueries(scanner)) {
    return evaluator.finish(scanner);
  }
  // Rows of a query came in several places.
  const gatheringEvaluator = new Evaluator(qrels.lists, columns, options, kernel);
  const secondScanner = new RunScanner(input, reading, kernel);
  await gatheringEvaluator.gatherQueries(secondScanner);
  return gatheringEvaluator.finish(secondScanner);
}

// Recorded runs as lists of documents.

/** Without its rank column: results are ordered by score. */
interface RunResult {
  readonly doc_id: string;
  readonly score: number;
}

/** The score of a result, and its line in the file. */
interface PlacedScore {
  readonly score: number;
  readonly line: number;
}

export interface RunLists {
  /** By query id, both queries and results in the order of the file. */
  readonly queries: ReadonlyMap<string, readonly RunResult[]>;
  readonly runId: string;
}

/**
 * Reads a TREC run into lists of strings, by the rules of evaluateRun with its default options.
 * @param name what problems call the file; by default the path.
 * @throws GateError `invalid_run` with up to 20 problems, `file_not_found`, `file_unreadable`
 */
export async function readRun(
  input: ByteInput,
  name: string = inputName(input),
): Promise<RunLists> {
  const scanner = new RunScanner(input, { name, extraColumns: "refuse" }, openKernel());
  // The results of each query by document id.
  const queries = new Map<string, Map<string, PlacedScore>>();
  await scanner.read((rows) => {
    const { qid } = rows;
    const results = queries.get(qid) ?? new Map<string, PlacedScore>();
    queries.set(qid, results);
    const lines = rows.lineNumbers();
    for (let row = 0; row < rows.count; row++) {
      const line = lines[row];
      // Null if it is not UTF-8.
      const docId = decodeExact(rows.memory.text, rows.starts[row], rows.ends[row]);
      const earlier = docId === null ? undefined : results.get(docId);
      if (docId === null) {
        scanner.problems.add(line, "the document id is not UTF-8: save the file as UTF-8");
      } else if (earlier === undefined) {
        results.set(docId, { score: rows.scores[row], line });
      } else {
        scanner.problems.add(line, repeatMessage(docId, qid, earlier.line));
      }
    }
    // Go on with the next query.
    return true;
  });
  scanner.throwProblems();
  return {
    queries: new Map(
      Array.from(queries, ([qid, results]) => [
        qid,
        Array.from(results, ([docId, { score }]) => ({ doc_id: docId, score })),
      ]),
    ),
    runId: scanner.runId,
  };
}
