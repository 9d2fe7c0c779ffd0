import type { ByteInput } from "./byte-source.ts";
import { Evaluator, type Evaluation, type ScoreOptions } from "./evaluator.ts";
import { type Kernel, openKernel } from "./kernel.ts";
import { inputName, type Qrels } from "./qrels.ts";
import { RunScanner, type RunReading } from "./run-rows.ts";
import type { OutputColumn } from "./selection.ts";
import { decodeExact, repeatMessage } from "./text.ts";

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
  const queries = new Map<string, Map<string, { doc_id: string; score: number; line: number }>>();
  await scanner.read((rows) => {
    const { qid } = rows;
    let results = queries.get(qid);
    if (results === undefined) {
      queries.set(qid, (results = new Map()));
    }
    const lines = rows.lineNumbers();
    for (let row = 0; row < rows.count; row++) {
      const line = lines[row];
      // Null if it is not UTF-8.
      const docId = decodeExact(rows.memory.text, rows.starts[row], rows.ends[row]);
      const earlier = docId === null ? undefined : results.get(docId);
      if (docId === null) {
        scanner.problems.add(line, "the document id is not UTF-8: save the file as UTF-8");
      } else if (earlier === undefined) {
        results.set(docId, { doc_id: docId, score: rows.scores[row], line });
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
        Array.from(results.values(), ({ doc_id: docId, score }) => ({ doc_id: docId, score })),
      ]),
    ),
    runId: scanner.runId,
  };
}
