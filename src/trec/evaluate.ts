import { GateError } from "../errors.ts";
import type { ByteInput } from "./byte-source.ts";
import type { Rules } from "./formulas.ts";
import { Matcher, type TieOrder } from "./matcher.ts";
import { poolOf, type Pool } from "./pools.ts";
import { inputName, type Qrels } from "./qrels.ts";
import { emptyRanking, rankingOf, type Ranking } from "./ranking.ts";
import type { Rows } from "./rows.ts";
import { RunScanner } from "./run-rows.ts";
import { StoredRows } from "./stored-rows.ts";
import type { Column } from "./selection.ts";
import { repeatMessage } from "./text.ts";

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

export interface QueryScore {
  readonly id: string;
  /** One for each column. */
  readonly values: Float64Array;
}

export interface Evaluation {
  readonly runId: string;
  /** In byte order of their ids, as trec_eval prints them. */
  readonly queries: readonly QueryScore[];
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

/**
 * Scores a recorded run. Memory grows with the number of queries and the largest query, not with the file, as long as
 * each query's rows follow each other; where they don't, all rows are held as bytes and numbers.
 * @throws GateError `invalid_run` with up to 20 problems (repeated documents among them), `file_not_found`,
 * `file_unreadable`
 */
export async function evaluateRun(
  input: ByteInput,
  qrels: Qrels,
  columns: readonly Column[],
  options: ScoreOptions = TREC_OPTIONS,
  name: string = inputName(input),
): Promise<Evaluation> {
  const inOrder = new Evaluator(qrels, columns, options);
  if (await inOrder.scan(new RunScanner(input, { name, extraColumns: options.extraColumns })))
    return inOrder.finish(name);
  const gathered = new Evaluator(qrels, columns, options);
  await gathered.gather(new RunScanner(input, { name, extraColumns: options.extraColumns }));
  return gathered.finish(name);
}

class Evaluator {
  readonly #qrels: Qrels;
  readonly #columns: readonly Column[];
  readonly #options: ScoreOptions;
  readonly #matcher = new Matcher();
  readonly #order: TieOrder;
  readonly #scored = new Map<string, Float64Array>();
  readonly #seen = new Set<string>();
  #runId = "";

  constructor(qrels: Qrels, columns: readonly Column[], options: ScoreOptions) {
    this.#qrels = qrels;
    this.#columns = columns;
    this.#options = options;
    this.#order = options.order === "trec" ? "trec" : "score";
  }

  /** Scores query after query; false where one turns up a second time, so that this way of reading can't do. */
  async scan(scanner: RunScanner): Promise<boolean> {
    for await (const rows of scanner.queries()) {
      if (this.#seen.has(rows.qid)) return false;
      this.#runId = rows.tag();
      this.#scoreRows(rows, scanner);
    }
    scanner.throwIfAny();
    return true;
  }

  /** Reads everything first, for runs whose queries are interleaved. */
  async gather(scanner: RunScanner): Promise<void> {
    const stored = new Map<string, StoredRows>();
    for await (const rows of scanner.queries()) {
      this.#runId = rows.tag();
      let all = stored.get(rows.qid);
      if (all === undefined) stored.set(rows.qid, (all = new StoredRows(rows.qid)));
      all.append(rows);
    }
    for (const all of stored.values()) this.#scoreRows(all.rows, scanner);
    scanner.throwIfAny();
  }

  #scoreRows(rows: Rows, scanner: RunScanner): void {
    this.#seen.add(rows.qid);
    const { relevance, depth, scores } = this.#options;
    if (scores === "float32")
      for (let row = 0; row < rows.count; row++) rows.scores[row] = Math.fround(rows.scores[row]!);
    const pool = this.#pool(rows.qid);
    const placed = this.#matcher.match(rows, pool, this.#order);
    for (const { row, firstRow } of this.#matcher.repeats)
      scanner.problems.add(rows.lines[row]!, repeatMessage(rows.docno(row), rows.qid, rows.lines[firstRow]!));
    if (pool === null) return;
    this.#scored.set(rows.qid, this.#compute(rankingOf(placed, pool, rows.count, relevance, depth)));
  }

  #pool(qid: string): Pool | null {
    const judgments = this.#qrels.queries.get(qid);
    return judgments === undefined ? null : poolOf(judgments, this.#options.relevance);
  }

  #compute(ranking: Ranking): Float64Array {
    const values = new Float64Array(this.#columns.length);
    this.#columns.forEach(({ measure, parameter }, at) => {
      values[at] = measure.compute(ranking, parameter, this.#options);
    });
    return values;
  }

  /** @throws GateError `invalid_run` where no query is left to average over. */
  finish(name: string): Evaluation {
    const missing: string[] = [];
    const queries: QueryScore[] = [];
    for (const id of sortedByBytes(this.#qrels.queries.keys())) {
      const values = this.#scored.get(id);
      if (values === undefined) missing.push(id);
      if (values !== undefined) queries.push({ id, values });
      else if (this.#options.queries === "judged")
        queries.push({ id, values: this.#compute(emptyRanking(this.#pool(id)!)) });
    }
    if (queries.length === 0)
      throw new GateError("invalid_run", `${name}: none of its queries is judged, nothing to average over`, {
        hint: "check that run and qrels use the same query ids",
      });
    const unjudged = this.#seen.size - this.#scored.size;
    return { runId: this.#runId, queries, summary: this.#summary(queries), missing, unjudged };
  }

  #summary(queries: readonly QueryScore[]): number[] {
    return this.#columns.map(({ measure }, column) => {
      let sum = 0;
      for (const { values } of queries) sum += values[column]!;
      if (measure.summary === "sum") return sum;
      const mean = sum / queries.length;
      return measure.summary === "geometric" ? Math.exp(mean) : mean;
    });
  }
}

function sortedByBytes(ids: Iterable<string>): readonly string[] {
  const keyed = Array.from(ids, (id) => ({ id, bytes: Buffer.from(id, "utf8") }));
  return keyed.toSorted((a, b) => Buffer.compare(a.bytes, b.bytes)).map(({ id }) => id);
}
