import { GateError } from "../errors.ts";
import type { ByteInput } from "./byte-source.ts";
import type { Rules } from "./formulas.ts";
import { type Kernel, openKernel } from "./kernel.ts";
import { Matcher, type TieOrder } from "./matcher.ts";
import { Pool } from "./pools.ts";
import { inputName, type Qrels } from "./qrels.ts";
import { MutableRanking } from "./ranking.ts";
import type { Rows } from "./rows.ts";
import { RunScanner, type RunReading } from "./run-rows.ts";
import { StoredRows } from "./stored-rows.ts";
import type { Column } from "./selection.ts";
import { repeatMessage } from "./text.ts";
import { hashBytes } from "./words.ts";

export interface ScoreOptions extends Rules {
  /** `rank` and `score` are the same in a run, whose rank column means nothing; see TieOrder. */
  readonly order: "rank" | "score" | "trec";
  /** float32 rounds scores before ordering, as trec_eval 9 did: near ties become ties. */
  readonly scores: "float64" | "float32";
  /** `judged`: every query of the qrels counts, one without results scores 0 (trec_eval -c). `retrieved`: only those in both. */
  readonly queries: "judged" | "retrieved";
  /** Results beyond this rank are left out (trec_eval -M). */
  readonly depth: number;
  readonly extraColumns: "refuse" | "ignore";
}

export const TREC_OPTIONS: ScoreOptions = {
  relevance: 1,
  gain: "linear",
  order: "trec",
  scores: "float64",
  queries: "judged",
  depth: Infinity,
  extraColumns: "refuse",
};

export interface Evaluation {
  readonly runId: string;
  /** The queries that count, in byte order of their ids, as trec_eval prints them. */
  readonly ids: readonly string[];
  /** One row for each of `ids`, of one value for each column. */
  readonly values: Float64Array;
  /**
   * Over the queries, one for each column. One figure differs from trec_eval's on purpose: under -c its num_rel forgets
   * the relevance level and counts every grade above 0.
   */
  readonly summary: readonly number[];
  /** Judged queries that the run lacks; they score 0, or are left out where `queries` is `retrieved`. */
  readonly missing: readonly string[];
  /** Queries of the run that have no judgments; they count nowhere. */
  readonly unjudged: number;
}

/** One query's values, one for each column. */
export function valuesOf(evaluation: Evaluation, query: number): Float64Array {
  const width = evaluation.summary.length;
  return evaluation.values.subarray(query * width, (query + 1) * width);
}

/**
 * Scores a recorded run. Memory grows with the number of queries and the largest query, not with the file, as long as
 * each query's rows follow each other; where they don't, all rows are held as bytes and numbers.
 * @param kernel null for the plain path, which gives the same results; a kernel serves one evaluation at a time.
 * @throws GateError `invalid_run` with up to 20 problems (repeated documents among them), `file_not_found`,
 * `file_unreadable`
 */
export async function evaluateRun(
  input: ByteInput,
  qrels: Qrels,
  columns: readonly Column[],
  options: ScoreOptions = TREC_OPTIONS,
  name: string = inputName(input),
  kernel: Kernel | null = openKernel(),
): Promise<Evaluation> {
  const reading: RunReading = { name, extraColumns: options.extraColumns };
  const inOrder = new Evaluator(qrels, columns, options, kernel);
  if (await inOrder.scan(new RunScanner(input, reading, kernel))) return inOrder.finish(name);
  const gathered = new Evaluator(qrels, columns, options, kernel);
  await gathered.gather(new RunScanner(input, reading, kernel));
  return gathered.finish(name);
}

class Evaluator {
  readonly #qrels: Qrels;
  readonly #columns: readonly Column[];
  readonly #options: ScoreOptions;
  readonly #matcher: Matcher;
  readonly #ranking = new MutableRanking(new Pool());
  readonly #order: TieOrder;
  /** Judged queries in byte order, which is that of the rows of `values`; and each one's place by its number. */
  readonly #ids: readonly string[];
  readonly #numbers: readonly number[];
  readonly #places: Int32Array;
  readonly #values: Float64Array;
  readonly #seen: Uint8Array;
  readonly #unjudged = new Set<string>();
  #runId = "";

  constructor(qrels: Qrels, columns: readonly Column[], options: ScoreOptions, kernel: Kernel | null) {
    this.#matcher = new Matcher(kernel);
    this.#qrels = qrels;
    this.#columns = columns;
    this.#options = options;
    this.#order = options.order === "trec" ? "trec" : "score";
    const { queries } = qrels.table;
    const ids = Array.from({ length: queries.count }, (_, number) => queries.text(number));
    this.#numbers = inByteOrder(ids);
    this.#ids = this.#numbers.map((number) => ids[number]!);
    this.#places = new Int32Array(ids.length);
    this.#numbers.forEach((number, place) => {
      this.#places[number] = place;
    });
    this.#values = new Float64Array(this.#ids.length * columns.length);
    this.#seen = new Uint8Array(this.#ids.length);
  }

  /** Scores query after query; false where one turns up a second time, so that this way of reading can't do. */
  async scan(scanner: RunScanner): Promise<boolean> {
    let known = false;
    await scanner.read((rows) => {
      const query = this.#find(rows);
      known = !this.#isNew(rows, query);
      if (known) return false;
      this.#runId = rows.tag();
      this.#scoreRows(rows, query, scanner);
      return true;
    });
    if (known) return false;
    scanner.throwIfAny();
    return true;
  }

  /** Reads everything first, for runs whose queries are interleaved. */
  async gather(scanner: RunScanner): Promise<void> {
    const stored = new Map<string, StoredRows>();
    await scanner.read((rows) => {
      this.#runId = rows.tag();
      const { qid } = rows;
      let all = stored.get(qid);
      if (all === undefined) stored.set(qid, (all = new StoredRows(rows)));
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

  /** The number of the rows' query, or -1 where it is not judged. */
  #find({ memory, qidStart, qidLength }: Rows): number {
    const [bytes, end] = [memory.bytes, qidStart + qidLength];
    return this.#qrels.table.queries.find(0, bytes, qidStart, end, hashBytes(bytes, qidStart, end));
  }

  /** Notes that the run has this query; false where that was known. */
  #isNew(rows: Rows, query: number): boolean {
    if (query < 0) {
      const { qid } = rows;
      const known = this.#unjudged.has(qid);
      this.#unjudged.add(qid);
      return !known;
    }
    const place = this.#places[query]!;
    const known = this.#seen[place] === 1;
    this.#seen[place] = 1;
    return !known;
  }

  #scoreRows(rows: Rows, query: number, scanner: RunScanner): void {
    const { relevance, depth, scores } = this.#options;
    if (scores === "float32")
      for (let row = 0; row < rows.count; row++) rows.scores[row] = Math.fround(rows.scores[row]!);
    this.#begin(query);
    this.#matcher.match(rows, this.#order, this.#ranking);
    if (this.#matcher.repeats.length > 0) this.#tellRepeats(rows, scanner);
    this.#ranking.finish(rows.count, relevance, depth);
    if (query >= 0) this.#compute(this.#places[query]!);
  }

  #tellRepeats(rows: Rows, scanner: RunScanner): void {
    const lines = rows.lines();
    for (const { row, firstRow } of this.#matcher.repeats)
      scanner.problems.add(lines[row]!, repeatMessage(rows.docno(row), rows.qid, lines[firstRow]!));
  }

  /** Starts a ranking that is empty but for the judgments. */
  #begin(query: number): void {
    this.#ranking.clear();
    this.#ranking.pool.clear(this.#options.relevance);
    if (query >= 0) this.#qrels.table.fill(this.#ranking.pool, query);
  }

  #compute(place: number): void {
    const columns = this.#columns;
    const values = this.#values;
    const from = place * columns.length;
    for (let column = 0; column < columns.length; column++) {
      const { measure, parameter } = columns[column]!;
      values[from + column] = measure.compute(this.#ranking, parameter, this.#options);
    }
  }

  /** @throws GateError `invalid_run` where no query is left to average over. */
  finish(name: string): Evaluation {
    const { queries } = this.#options;
    const missing: string[] = [];
    for (let place = 0; place < this.#ids.length; place++) {
      if (this.#seen[place] === 1) continue;
      missing.push(this.#ids[place]!);
      this.#begin(this.#numbers[place]!);
      this.#compute(place);
    }
    const width = this.#columns.length;
    let [ids, values] = [this.#ids, this.#values];
    if (queries === "retrieved" && missing.length > 0) {
      const seen = Array.from(ids.keys()).filter((place) => this.#seen[place] === 1);
      ids = seen.map((place) => this.#ids[place]!);
      values = new Float64Array(ids.length * width);
      seen.forEach((place, at) =>
        values.set(this.#values.subarray(place * width, (place + 1) * width), at * width),
      );
    }
    if (ids.length === 0)
      throw new GateError("invalid_run", `${name}: none of its queries is judged, nothing to average over`, {
        hint: "check that run and qrels use the same query ids",
      });
    const summary = summarise(this.#columns, values, ids.length);
    return { runId: this.#runId, ids, values, summary, missing, unjudged: this.#unjudged.size };
  }
}

function summarise(columns: readonly Column[], values: Float64Array, queries: number): number[] {
  const sums = new Float64Array(columns.length);
  for (let at = 0; at < values.length;)
    for (let column = 0; column < sums.length; column++) sums[column]! += values[at++]!;
  return columns.map(({ measure }, column) => {
    const sum = sums[column]!;
    if (measure.summary === "sum") return sum;
    const mean = sum / queries;
    return measure.summary === "geometric" ? Math.exp(mean) : mean;
  });
}

/** The indexes of ids in byte order, which is that of code points; UTF-16's, JavaScript's own, differs from U+D800 on. */
function inByteOrder(ids: readonly string[]): readonly number[] {
  const numbers = Array.from(ids.keys());
  if (/[\uD800-\uFFFF]/.test(ids.join("\n")))
    return numbers.sort((a, b) => Buffer.compare(Buffer.from(ids[a]!), Buffer.from(ids[b]!)));
  if (ids.every((id, at) => at === 0 || ids[at - 1]! < id)) return numbers;
  const numberOf = new Map(ids.map((id, number) => [id, number]));
  return ids.toSorted().map((id) => numberOf.get(id)!);
}
