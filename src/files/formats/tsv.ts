/** Two files of tab-separated columns without a header: `id query` and `id document gain`, whose gains may be decimals. */
import { showValue } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { DatasetText, Dataset, DatasetSource } from "./format.ts";
import { readJudgments, type QueryFile, addQuery, joinJudgments } from "./judgments.ts";
import { splitLines } from "./lines.ts";

/**
 * Reads queries and gains. Every query is a case; one without relevant documents scores 0. A decimal gain counts in ndcg
 * as it is (2^gain - 1 with exponential gain), and in the binary metrics from `definition.relevance` on.
 */
export async function readTsv({ files, path, queries, qrels }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const judgments = await readJudgments(
    files,
    [qrels ?? `${path}/qrels.tsv`],
    "Name the file with `qrels`.",
    problems,
    "decimals",
  );
  const text = files.text(
    queries === null ? [`${path}/queries.tsv`, path] : [queries],
    "queries",
    "`path` is the file of queries, or a folder that holds queries.tsv.",
  );
  const queryFile = readTwoColumns(text, problems);
  refuseHeader(queryFile, judgments.queries, problems);
  return { ...joinJudgments(queryFile, judgments, "all", problems), corpus: null, problems };
}

/** Reads queries from lines of an id and a text with a tab between them. Other lines are added to `problems`. */
export function readTwoColumns({ file, text }: DatasetText, problems: Problem[]): QueryFile {
  const queries = new Map<string, { readonly query: string; readonly line: number }>();
  for (const { line, text: row } of splitLines(text)) {
    const columns = row.split("\t").map((cell) => cell.trim());
    const [id, query] = columns;
    if (columns.length !== 2 || !id || !query) {
      const message = `expected two columns, a query's id and its text, with one tab between them; got ${showValue(row)}`;
      problems.push({ file, line, message });
      continue;
    }
    addQuery(queries, file, id, query, line, problems);
  }
  return { file, queries };
}

/** Usual names of the two columns in a header. */
const ID_NAMES = /^(?:q|qid|query|id|query[-_ ]?id|topic[-_ ]?id)$/i;
const TEXT_NAMES = /^(?:query|text|query[-_ ]?text|question|title|topic)$/i;

/**
 * Adds a problem if the first line looks like a header and is not judged. Read as a query, it would be a case that
 * nothing can answer, and lower every mean.
 */
export function refuseHeader(
  { file, queries }: QueryFile,
  judgedQueries: ReadonlyMap<string, unknown>,
  problems: Problem[],
): void {
  const [firstQuery] = queries;
  if (firstQuery === undefined) {
    return;
  }
  const [id, { query, line }] = firstQuery;
  if (line !== 1 || judgedQueries.has(id) || !ID_NAMES.test(id) || !TEXT_NAMES.test(query)) {
    return;
  }
  problems.push({
    file,
    line: 1,
    message: "this looks like a header; the format has none: remove the line",
  });
}
