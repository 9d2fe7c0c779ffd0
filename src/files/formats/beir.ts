/** BEIR's folders: queries.jsonl, qrels/<split>.tsv, corpus.jsonl; or flat, with one qrels.tsv. */
import type { Problem } from "../../model/problem.ts";
import type { DatasetText, Dataset, DatasetSource } from "./format.ts";
import {
  type QueriesById,
  type QueryFile,
  addQuery,
  joinJudgments,
  readJudgments,
} from "./judgments.ts";
import { readJsonObjects, readTextMember, reportMisspeltKey } from "./lines.ts";

/**
 * Reads the queries with a row in the qrels. These are the file `qrels` of the suite file, else
 * those of `split` (default `test`), or a single qrels.tsv. BEIR's own loader drops the first line
 * of qrels even if it is no header; this does not.
 */
export async function readBeir(source: DatasetSource): Promise<Dataset> {
  const { path, queries, qrels, split, files } = source;
  const problems: Problem[] = [];
  const flatPlaces = split === undefined ? [`${path}/qrels.tsv`] : [];
  const usualPlaces = [`${path}/qrels/${split ?? "test"}.tsv`, ...flatPlaces];
  const judgments = await readJudgments(
    files,
    {
      places: qrels === undefined ? usualPlaces : [qrels],
      hint: "Name the split with `split`, or the file with `qrels`.",
      grades: "integers",
    },
    problems,
  );
  const text = files.readText([queries ?? `${path}/queries.jsonl`], {
    what: "queries",
    hint: "`path` is the folder that holds queries.jsonl; or name the file with `queries`.",
  });
  const queryFile = readQueryLines(text, problems);
  return {
    ...joinJudgments(queryFile, judgments, "judged", problems),
    usualCorpus: `${path}/corpus.jsonl`,
    problems,
  };
}

/**
 * Reads lines such as `{"_id": "q1", "text": "…"}`. Other keys are ignored, unless one looks like a
 * misspelt `_id` or `text`.
 */
export function readQueryLines(source: DatasetText, problems: Problem[]): QueryFile {
  const { file } = source;
  const queries: QueriesById = new Map();
  readJsonObjects(
    source,
    problems,
    (value, line, report) => {
      if (reportMisspeltKey(value, ["_id", "text"], report)) {
        return;
      }
      const id = readTextMember(value, "_id", report);
      const query = readTextMember(value, "text", report);
      if (id !== null && query !== null) {
        addQuery(queries, { file, line, id, query }, problems);
      }
    },
    "foreign",
  );
  return { file, queries };
}
