import { GateError } from "../errors.ts";
import { type JudgmentLists, Pool } from "./judgments.ts";
import type { Kernel } from "./kernel.ts";
import { MutableRanking } from "./plain-rows.ts";
import { type Rows, StoredRows } from "./rows.ts";
import type { RunScanner } from "./run-rows.ts";
import type { OutputColumn } from "./selection.ts";
import { repeatMessage } from "./text.ts";
import type { FormulaRules } from "./formulas.ts";
import { compareBytes, sameBytes } from "./bytes.ts";

/** Scores the queries of one run: read them once, by `scan` or by `gather`, then `finish`. */
export class Evaluator {
  readonly #lists: JudgmentLists;
  readonly #columns: readonly OutputColumn[];
  readonly #options: ScoreOptions;
  readonly #matcher: RowMatcher;
  readonly #ranking: MutableRanking;
  readonly #order: TieOrder;
  /** By the query's number: one value for each column, and whether the run has it. */
  readonly #values: Float64Array;
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
    this.#order = options.order === "trec" ? "trec" : "score";
    this.#values = new Float64Array(lists.queries.count * columns.length);
    this.#seen = new Uint8Array(lists.queries.count);
  }

  /** Scores query after query. Returns false if a query comes a second time: then `gatherQueries` is needed. */
  async scanQueries(scanner: RunScanner): Promise<boolean> {
    let hasRepeat = false;
    await scanner.read((rows) => {
      const query = this.#find(rows);
      hasRepeat = !this.#isNew(rows, query);
      if (hasRepeat) {
        return false;
      }
      this.#scoreRows(rows, query, scanner);
      return true;
    });
    if (hasRepeat) {
      return false;
    }
    scanner.throwIfAny();
    return true;
  }

  /** Reads everything first, for runs whose queries are interleaved. */
  async gatherQueries(scanner: RunScanner): Promise<void> {
    const stored = new Map<string, StoredRows>();
    await scanner.read((rows) => {
      const { qid } = rows;
      let all = stored.get(qid);
      if (all === undefined) {
        stored.set(qid, (all = new StoredRows(rows)));
      }
      all.append(rows);
      return true;
    });
    for (const all of stored.values()) {
      const query = this.#find(all);
      this.#isNew(all, query);
      this.#scoreRows(all, query, scanner);
    }
    scanner.throwIfAny();
  }

  /** Returns the number of the rows' query, or -1 if it is not judged. */
  #find({ memory, qidStart, qidLength, qidHash }: Rows): number {
    return this.#lists.queries.find(0, memory.bytes, qidStart, qidStart + qidLength, qidHash);
  }

  /** Notes that the run has this query. Returns false if the run had it already. */
  #isNew(rows: Rows, query: number): boolean {
    if (query < 0) {
      const { qid } = rows;
      const known = this.#unjudged.has(qid);
      this.#unjudged.add(qid);
      return !known;
    }
    const known = this.#seen[query] === 1;
    this.#seen[query] = 1;
    return !known;
  }

  #scoreRows(rows: Rows, query: number, scanner: RunScanner): void {
    const { relevance, depth, scores, judgedOnly } = this.#options;
    if (scores === "float32") {
      for (let row = 0; row < rows.count; row++) {
        rows.scores[row] = Math.fround(rows.scores[row]);
      }
    }
    this.#begin(query);
    this.#matcher.matchJudged(rows, this.#order, this.#ranking);
    if (this.#matcher.repeats.length > 0) {
      this.#reportRepeats(rows, scanner);
    }
    this.#ranking.finish(judgedOnly ? this.#ranking.closeUp() : rows.count, relevance, depth);
    if (query >= 0) {
      this.#compute(query);
    }
  }

  #reportRepeats(rows: Rows, scanner: RunScanner): void {
    const lines = rows.lines();
    for (const { row, firstRow } of this.#matcher.repeats) {
      scanner.problems.add(lines[row], repeatMessage(rows.docno(row), rows.qid, lines[firstRow]));
    }
  }

  /** Starts the ranking of a query, without results yet. */
  #begin(query: number): void {
    this.#ranking.clear();
    this.#ranking.pool.open(query);
  }

  #compute(query: number): void {
    const columns = this.#columns;
    const values = this.#values;
    const from = query * columns.length;
    for (let column = 0; column < columns.length; column++) {
      const { measure, parameter } = columns[column];
      values[from + column] = measure.compute(this.#ranking, parameter, this.#options);
    }
  }

  /** @throws GateError `invalid_run` where no query is left to average over. */
  finish({ name, runId }: RunScanner): Evaluation {
    const { queries } = this.#lists;
    const all = queries.inByteOrder();
    const missing = all.filter((query) => this.#seen[query] === 0);
    for (const query of missing) {
      this.#begin(query);
      this.#compute(query);
    }
    const counted =
      this.#options.queries === "judged" ? all : all.filter((query) => this.#seen[query] === 1);
    if (counted.length === 0) {
      throw new GateError(
        "invalid_run",
        `${name}: none of its queries is judged, nothing to average over`,
        {
          hint: "check that run and qrels use the same query ids",
        },
      );
    }
    const values = rowsInOrder(this.#values, counted, this.#columns.length);
    let ids: readonly string[] | undefined;
    return {
      runId,
      count: counted.length,
      get ids() {
        return (ids ??= Array.from(counted, (query) => queries.text(query)));
      },
      values,
      summary: this.#summarise(values, counted.length),
      missing: Array.from(missing, (query) => queries.text(query)),
      unjudged: this.#unjudged.size,
    };
  }

  #summarise(values: Float64Array, queries: number): readonly number[] {
    const summary = summariseColumns(this.#columns, values, queries);
    if (this.#options.queries === "retrieved") {
      return summary;
    }
    return this.#columns.map(
      ({ measure }, column) => measure.ofGrades?.(this.#lists.grades) ?? summary[column],
    );
  }
}

/** Returns the rows of values in this order. Often they are in it already. */
function rowsInOrder(values: Float64Array, order: Int32Array, width: number): Float64Array {
  if (order.length * width === values.length && order.every((row, at) => row === at)) {
    return values;
  }
  const ordered = new Float64Array(order.length * width);
  for (let row = 0, to = 0; row < order.length; row++) {
    const from = order[row] * width;
    for (let column = 0; column < width; column++) {
      ordered[to++] = values[from + column];
    }
  }
  return ordered;
}

/** Returns one figure for each column: a sum, a mean, or e to the mean of logarithms. */
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
    const mean = sum / queries;
    return measure.summary === "geometric" ? Math.exp(mean) : mean;
  });
}

export interface ScoreOptions extends FormulaRules {
  /** `rank` and `score` are the same in a run, whose rank column means nothing; see TieOrder. */
  readonly order: "rank" | "score" | "trec";
  /** `judged`: every query of the qrels counts, one without results scores 0 (trec_eval -c). `retrieved`: only those in both. */
  readonly queries: "judged" | "retrieved";
  /** Results beyond this rank are left out (trec_eval -M). */
  readonly depth: number;
  /** Results that nobody judged are left out before anything is counted (trec_eval -J). */
  readonly judgedOnly: boolean;
  readonly extraColumns: "refuse" | "ignore";
}

export interface Evaluation {
  readonly runId: string;
  /** How many queries count. */
  readonly count: number;
  /** They, in byte order of their ids, as trec_eval prints them; made when first asked for. */
  readonly ids: readonly string[];
  /** One row for each of `ids`, of one value for each column. */
  readonly values: Float64Array;
  /** Over the queries, one for each column, as trec_eval has it. */
  readonly summary: readonly number[];
  /** Judged queries that the run lacks; they score 0, or are left out where `queries` is `retrieved`. */
  readonly missing: readonly string[];
  /** Queries of the run that have no judgments; they count nowhere. */
  readonly unjudged: number;
}

/** One query's values, one for each column. */
export function measuredValues(evaluation: Evaluation, query: number): Float64Array {
  const width = evaluation.summary.length;
  return evaluation.values.subarray(query * width, (query + 1) * width);
}

type TieOrder = "trec" | "score";

interface Repeat {
  readonly row: number;
  readonly firstRow: number;
}

/** From so many judged documents on, one sort of all rows is cheaper than counting for each. */
const SORT_FROM = 64;
/** Up to so many judged documents, searching all rows for each is cheaper than a hash table of the rows. */
const FEW_JUDGED = 32;
const LEAST_SLOTS = 4096;
const GOLDEN = 0x9e3779b1;

/**
 * Finds judged and repeated documents of one query after the other with one hash table. Documents are the same where
 * their bytes are; hashes only find candidates.
 */
class RowMatcher {
  /** Repeated documents of the last query, in file order. */
  readonly repeats: Repeat[] = [];
  readonly #kernel: Kernel | null;
  /** 0: free; k > 0: row k - 1. */
  #slots = new Int32Array(LEAST_SLOTS);
  /** By judgment of the query: its row, or -1. */
  #rowOf = new Int32Array(1024);

  constructor(kernel: Kernel | null) {
    this.#kernel = kernel;
  }

  /** Puts the judged documents of `into.pool` into the ranking. Where it is empty, rows are only searched for repeats. */
  matchJudged(rows: Rows, order: TieOrder, into: MutableRanking): void {
    const { pool } = into;
    if (this.repeats.length > 0) {
      this.repeats.length = 0;
    }
    const judged = pool.to - pool.from;
    if (this.#rowOf.length < judged) {
      this.#rowOf = new Int32Array(2 * judged);
    }
    if (judged <= FEW_JUDGED && this.#kernel?.hasNoRepeats(rows) === true) {
      this.#searchRows(rows, pool, this.#kernel);
    } else {
      this.#findJudged(rows, this.#enterRows(rows), pool);
    }
    this.#place(rows, order, into);
  }

  #searchRows(rows: Rows, { lists, from, to }: Pool, kernel: Kernel): void {
    for (let at = from; at < to; at++) {
      const hash = lists.hashes[at];
      let row = kernel.findRow(rows, hash, 0);
      while (row >= 0 && !isJudgedRow(rows, row, lists, at)) {
        row = kernel.findRow(rows, hash, row + 1);
      }
      this.#rowOf[at - from] = row;
    }
  }

  #enterRows(rows: Rows): Int32Array {
    let size = LEAST_SLOTS;
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
    const shift = Math.clz32(mask);
    for (let row = 0; row < count; row++) {
      let slot = Math.imul(hashes[row], GOLDEN) >>> shift;
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

  #findJudged(rows: Rows, slots: Int32Array, { lists, from, to }: Pool): void {
    const mask = slots.length - 1;
    const shift = Math.clz32(mask);
    for (let at = from; at < to; at++) {
      let slot = Math.imul(lists.hashes[at], GOLDEN) >>> shift;
      while (slots[slot] !== 0 && !isJudgedRow(rows, slots[slot] - 1, lists, at)) {
        slot = (slot + 1) & mask;
      }
      this.#rowOf[at - from] = slots[slot] - 1;
    }
  }

  #place(rows: Rows, order: TieOrder, into: MutableRanking): void {
    const { lists, from, to } = into.pool;
    const { grades } = lists;
    const rowOf = this.#rowOf;
    let retrieved = 0;
    for (let at = from; at < to; at++) {
      if (rowOf[at - from] >= 0) {
        retrieved++;
      }
    }
    if (retrieved < SORT_FROM) {
      for (let at = from; at < to; at++) {
        const row = rowOf[at - from];
        if (row >= 0) {
          into.insert(this.#findRank(rows, row, order), grades[at]);
        }
      }
      return;
    }
    const judgmentOf = new Int32Array(rows.count).fill(-1);
    for (let at = from; at < to; at++) {
      if (rowOf[at - from] >= 0) {
        judgmentOf[rowOf[at - from]] = at;
      }
    }
    sortedRows(rows, order).forEach((row, at) => {
      if (judgmentOf[row] >= 0) {
        into.insert(at + 1, grades[judgmentOf[row]]);
      }
    });
  }

  #findRank(rows: Rows, row: number, order: TieOrder): number {
    const counted =
      this.#kernel?.holds(rows) === true ? this.#kernel.countedRank(row, rows.count) : 0;
    return counted > 0 ? counted : countRank(rows, row, order);
  }
}

function isSameRow({ hashes, starts, ends, memory }: Rows, a: number, b: number): boolean {
  if (hashes[a] !== hashes[b]) {
    return false;
  }
  return sameBytes(memory.bytes, starts[a], ends[a], memory.bytes, starts[b], ends[b]);
}

function isJudgedRow(rows: Rows, row: number, lists: JudgmentLists, at: number): boolean {
  if (rows.hashes[row] !== lists.hashes[at]) {
    return false;
  }
  const bytes = rows.memory.bytes;
  const judged = lists.memory.bytes;
  return sameBytes(
    bytes,
    rows.starts[row],
    rows.ends[row],
    judged,
    lists.starts[at],
    lists.ends[at],
  );
}

/** Returns the rank of a row: 1 + the number of rows that stand before it. */
function countRank(rows: Rows, row: number, order: TieOrder): number {
  const { scores, count } = rows;
  const score = scores[row];
  let before = 0;
  for (let other = 0; other < count; other++) {
    const rival = scores[other];
    if (rival > score) {
      before++;
    } else if (rival === score && other !== row && compareTied(rows, other, row, order) < 0) {
      before++;
    }
  }
  return before + 1;
}

function sortedRows(rows: Rows, order: TieOrder): Uint32Array {
  const { scores, count } = rows;
  const indexes = Uint32Array.from({ length: count }, (_, at) => at);
  return indexes.toSorted((a, b) => scores[b] - scores[a] || compareTied(rows, a, b, order));
}

/** Negative where `a` stands before `b`, by docno alone; UTF-8's byte order is that of code points. */
function compareTied(rows: Rows, a: number, b: number, order: TieOrder): number {
  const { starts, ends } = rows;
  const { bytes } = rows.memory;
  const ascending = compareBytes(bytes, starts[a], ends[a], starts[b], ends[b]);
  return order === "trec" ? -ascending : ascending;
}
