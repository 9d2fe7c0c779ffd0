import type { Judgments } from "./qrels.ts";
import { hashBytes } from "./words.ts";

/** A query's judgments, counted, and its docnos as bytes for comparing with a run's. */
export interface Pool {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  /** One more than there are judgments: each docno ends where the next begins. */
  readonly hashes: Int32Array;
  readonly grades: readonly number[];
  /** Judgments with at least the relevance level. */
  readonly relevant: number;
  /** Judgments from 0 up to the relevance level; those below 0 are in the pool but count as unjudged, as in trec_eval. */
  readonly nonrelevant: number;
  /** Judgments above 0, whatever the relevance level. */
  readonly positive: number;
  /** Grades above 0, highest first, with how many documents have each. */
  readonly levels: readonly (readonly [grade: number, count: number])[];
}

export function poolOf(judgments: Judgments, relevance: number): Pool {
  const docnos = [...judgments.keys()];
  const grades = [...judgments.values()];
  const bytes = Buffer.from(docnos.join(""), "utf8");
  const starts = new Int32Array(docnos.length + 1);
  const hashes = new Int32Array(docnos.length);
  docnos.forEach((docno, at) => {
    starts[at + 1] = starts[at]! + Buffer.byteLength(docno, "utf8");
    hashes[at] = hashBytes(bytes, starts[at]!, starts[at + 1]!);
  });
  const counts = new Map<number, number>();
  for (const grade of grades) if (grade > 0) counts.set(grade, (counts.get(grade) ?? 0) + 1);
  return {
    bytes,
    starts,
    hashes,
    grades,
    relevant: grades.filter((grade) => grade >= relevance).length,
    nonrelevant: grades.filter((grade) => grade >= 0 && grade < relevance).length,
    positive: grades.filter((grade) => grade > 0).length,
    levels: [...counts].toSorted(([a], [b]) => b - a),
  };
}
