/** Recorded runs as lists of documents, for whoever needs the documents themselves. */
import type { ByteInput } from "./byte-source.ts";
import { inputName } from "./qrels.ts";
import { RunScanner } from "./run-rows.ts";
import { decodeExact, repeatMessage } from "./text.ts";

export interface RunResult {
  readonly docId: string;
  readonly score: number;
}

export interface RecordedRun {
  /** By query id, both queries and results in the order of the file. */
  readonly queries: ReadonlyMap<string, readonly RunResult[]>;
  /** The tag of the last row. */
  readonly runId: string;
}

/**
 * Reads a TREC run as evaluateRun does, into strings.
 * @param name what problems call the file; by default the path.
 * @throws GateError `invalid_run` with up to 20 problems, `file_not_found`, `file_unreadable`
 */
export async function readRun(input: ByteInput, name: string = inputName(input)): Promise<RecordedRun> {
  const scanner = new RunScanner(input, { name, extraColumns: "refuse" });
  const queries = new Map<string, Map<string, { docId: string; score: number; line: number }>>();
  await scanner.read((rows) => {
    const { qid } = rows;
    let results = queries.get(qid);
    if (results === undefined) queries.set(qid, (results = new Map()));
    const lines = rows.lines();
    for (let row = 0; row < rows.count; row++) {
      const line = lines[row]!;
      const docId = decodeExact(rows.memory.text, rows.starts[row]!, rows.ends[row]!);
      const earlier = docId === null ? undefined : results.get(docId);
      if (docId === null) scanner.problems.add(line, "the document id is not UTF-8: save the file as UTF-8");
      else if (earlier === undefined) results.set(docId, { docId, score: rows.scores[row]!, line });
      else scanner.problems.add(line, repeatMessage(docId, qid, earlier.line));
    }
    return true;
  });
  scanner.throwIfAny();
  return {
    queries: new Map(Array.from(queries, ([qid, results]) => [qid, listOf(results)])),
    runId: scanner.runId,
  };
}

function listOf(results: ReadonlyMap<string, RunResult>): RunResult[] {
  return Array.from(results.values(), ({ docId, score }) => ({ docId, score }));
}
