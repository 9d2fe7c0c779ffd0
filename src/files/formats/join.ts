/** Queries of one file, judgments of another. */
import type { Problem } from "../../model/problem.ts";
import type { Notice } from "../../model/notice.ts";
import type { DatasetCase } from "./format.ts";
import { type JudgedQueries, judgedCase } from "./judgments.ts";

/** By id, in the order of the file. */
export type Queries = ReadonlyMap<string, { readonly query: string; readonly line: number }>;

export interface QueryFile {
  readonly file: string;
  readonly queries: Queries;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/**
 * One case for each judged query, or for all of them: then one without judgments has nothing to find, and scores 0. A
 * judgment of a query that has no text is a problem, since such a query can't be asked.
 */
export function joinJudgments(
  { file, queries }: QueryFile,
  judged: JudgedQueries,
  which: "judged" | "all",
  problems: Problem[],
): { readonly cases: readonly DatasetCase[]; readonly notices: readonly Notice[] } {
  for (const queryId of judged.queries.keys()) {
    if (queries.has(queryId)) continue;
    const message = `query ${JSON.stringify(queryId)} is judged, but ${file} has no such query`;
    problems.push({ file: judged.file, line: judged.lineOf(queryId), message });
  }
  const chosen = [...queries].filter(([id]) => which === "all" || judged.queries.has(id));
  const left = queries.size - chosen.length;
  return {
    cases: chosen.map(([id, { query, line }]) => ({
      id,
      query,
      place: { file, line },
      intent: null,
      ...judgedCase(judged.queries.get(id) ?? NOTHING),
    })),
    notices: left === 0 ? [] : [{ code: "unjudged_queries", count: left }],
  };
}

/** Adds a query, or the problem that its id is taken. */
export function addQuery(
  queries: Map<string, { readonly query: string; readonly line: number }>,
  file: string,
  id: string,
  query: string,
  line: number,
  problems: Problem[],
): void {
  const earlier = queries.get(id);
  if (earlier === undefined) queries.set(id, { query, line });
  else
    problems.push({ file, line, message: `query id ${JSON.stringify(id)} is taken by line ${earlier.line}` });
}
