/**
 * The plain way to score a run: split, Map, sort, and a loop over ranks. Slow, and the yardstick of
 * the byte-level one.
 */

/** The values of one query, each by the measure of trec_eval with a similar name. */
export interface OracleQuery {
  readonly retrieved: number;
  readonly map: number;
  readonly ndcg10: number;
  readonly p5: number;
  readonly recall20: number;
  readonly bpref: number;
  readonly reciprocal: number;
}

export interface OracleOptions {
  /** Equal scores are ordered by document id: `trec` descending, `score` ascending. */
  readonly ties: "trec" | "score";
  /** Whether scores are rounded first. */
  readonly float32: boolean;
  /** The lowest relevant grade. */
  readonly level: number;
}

/** Returns the scores of each judged query; those of an empty list if the run lacks the query. */
export function oracle(
  qrels: string,
  run: string,
  options: OracleOptions,
): ReadonlyMap<string, OracleQuery> {
  const judged = new Map<string, Map<string, number>>();
  for (const line of qrels.split("\n").filter((text) => text.trim() !== "")) {
    const [qid, , docno, grade] = line.trim().split(/\s+/);
    judged.set(qid, (judged.get(qid) ?? new Map<string, number>()).set(docno, Number(grade)));
  }
  const results = new Map<string, { docno: string; score: number }[]>();
  for (const line of run.split("\n").filter((text) => text.trim() !== "")) {
    const [qid, , docno, , text] = line.trim().split(/\s+/);
    const score = options.float32 ? Math.fround(Number(text)) : Number(text);
    results.set(qid, [...(results.get(qid) ?? []), { docno, score }]);
  }
  const scored = new Map<string, OracleQuery>();
  for (const [qid, grades] of judged) {
    scored.set(qid, score(grades, results.get(qid) ?? [], options));
  }
  return scored;
}

/** Scores the results of one query by its grades. */
function score(
  grades: ReadonlyMap<string, number>,
  results: readonly { docno: string; score: number }[],
  { ties, level }: OracleOptions,
): OracleQuery {
  const sorted = results.toSorted((a, b) => {
    if (a.score !== b.score) {
      return b.score - a.score;
    }
    const bytes = Buffer.compare(Buffer.from(a.docno), Buffer.from(b.docno));
    return ties === "trec" ? -bytes : bytes;
  });
  const list = sorted.map(({ docno }) => grades.get(docno) ?? null);
  const isRelevant = (grade: number | null): boolean => grade !== null && grade >= level;
  const relevant = [...grades.values()].filter(isRelevant).length;
  const nonrelevant = [...grades.values()].filter((grade) => grade >= 0 && grade < level).length;
  const dcgOf = (gains: readonly (number | null)[]): number =>
    gains
      .slice(0, 10)
      .reduce<number>((sum, gain, at) => sum + Math.max(gain ?? 0, 0) / Math.log2(at + 2), 0);
  const ideal = dcgOf([...grades.values()].toSorted((a, b) => b - a));
  const first = list.findIndex(isRelevant);
  let found = 0;
  let sum = 0;
  let nonrelevantAbove = 0;
  let preferred = 0;
  list.forEach((grade, at) => {
    if (isRelevant(grade)) {
      sum += ++found / (at + 1);
      preferred +=
        nonrelevantAbove === 0
          ? 1
          : 1 - Math.min(nonrelevantAbove, relevant) / Math.min(nonrelevant, relevant);
    } else if (grade !== null && grade >= 0) {
      nonrelevantAbove++;
    }
  });
  const relevantWithin = (cutoff: number): number =>
    list.slice(0, cutoff).filter(isRelevant).length;
  return {
    retrieved: list.length,
    map: relevant === 0 ? 0 : sum / relevant,
    ndcg10: ideal === 0 ? 0 : dcgOf(list) / ideal,
    p5: relevantWithin(5) / 5,
    recall20: relevant === 0 ? 0 : relevantWithin(20) / relevant,
    bpref: relevant === 0 ? 0 : preferred / relevant,
    reciprocal: first < 0 ? 0 : 1 / (first + 1),
  };
}
