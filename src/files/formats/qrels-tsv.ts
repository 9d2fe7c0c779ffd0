/** Two files of columns with tabs, without a header: `id query`, and `id document gain`. */
import { showValue } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { DatasetText, Dataset, DatasetSource } from "./format.ts";
import {
  type QueriesById,
  type QueryFile,
  addQuery,
  joinJudgments,
  readJudgments,
} from "./judgments.ts";
import { splitLines } from "./lines.ts";

/**
 * Makes a case of each query; one without judgments has nothing to find, and scores 0. `path` is
 * the folder of both files, or the file of queries. A gain may be a decimal: nDCG uses it as it is,
 * or 2^gain - 1. In binary metrics the document is relevant if it is at least
 * `definition.relevance`.
 */
export async function readTsv({ files, path, queries, qrels }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const judgments = await readJudgments(
    files,
    {
      places: [qrels ?? `${path}/qrels.tsv`],
      hint: "Name the file with `qrels`. A table with a header is `format: csv`, which reads tabs.",
      grades: "decimals",
    },
    problems,
  );
  const text = files.readText(queries === undefined ? [`${path}/queries.tsv`, path] : [queries], {
    what: "queries",
    hint: "`path` is the file of queries, or a folder that holds queries.tsv.",
  });
  const queryFile = readTwoColumns(text, problems);
  reportHeader(queryFile, judgments.queries, problems);
  return { ...joinJudgments(queryFile, judgments, "all", problems), problems };
}

/** Returns queries by id. Lines without two columns, and repeated ids, are added to `problems`. */
export function readTwoColumns({ file, text }: DatasetText, problems: Problem[]): QueryFile {
  const queries: QueriesById = new Map();
  for (const { line, text: row } of splitLines(text)) {
    const columns = row.split("\t").map((cell) => cell.trim());
    const [id, query] = columns;
    if (columns.length !== 2 || !id || !query) {
      const message = `expected two columns, a query's id and its text, with one tab between them; got ${showValue(row)}`;
      problems.push({ file, line, message });
      continue;
    }
    addQuery(queries, { file, line, id, query }, problems);
  }
  return { file, queries };
}

/** Such as `query-id` and `text`. */
const ID_NAMES = /^(?:q|qid|query|id|query[-_ ]?id|topic[-_ ]?id)$/i;
const TEXT_NAMES = /^(?:query|text|query[-_ ]?text|question|title|topic)$/i;

/**
 * Adds a problem if the first line looks like a header, and no judgment is about it. The file has
 * no header: the line would become a case that nothing can answer, and lower every mean.
 */
export function reportHeader(
  { file, queries }: QueryFile,
  judgedQueries: ReadonlyMap<string, unknown>,
  problems: Problem[],
): void {
  const [firstQuery] = queries;
  if (firstQuery === undefined) {
    return;
  }
  // In a header these are names of columns.
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
