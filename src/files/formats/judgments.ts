/** Qrels of a dataset: grades by query, and the lines that they stand on for whoever has to mend them. */
import type { Problem } from "../../model/problem.ts";
import { compareCodePoints } from "../../model/order.ts";
import type { Target } from "../../model/suite.ts";
import { type Judgments, readQrels } from "../../trec/qrels.ts";
import { type DatasetFiles, decodeText } from "./dataset-files.ts";
import { type DatasetCase, MAX_GRADE } from "./format.ts";
import { linesOf } from "./lines.ts";

export interface JudgedQueries {
  readonly file: string;
  readonly queries: ReadonlyMap<string, Judgments>;
  /** Of the query's first row, or of its row for a document. Reads the file again: for messages only. */
  readonly lineOf: (queryId: string, document?: string) => number;
}

/**
 * Reads the first of `places` that exists. Grades above 30 are added to `problems`.
 * @throws GateError `invalid_qrels` with the lines that can't be read, and as DatasetFiles.bytes
 */
export async function readJudgments(
  files: DatasetFiles,
  places: readonly string[],
  hint: string,
  problems: Problem[],
): Promise<JudgedQueries> {
  const { file, bytes } = files.bytes(places, "judgments", hint);
  const { queries } = await readQrels(bytes, file);
  let rows: readonly (readonly [string, string, number])[] | null = null;
  const lineOf = (queryId: string, document?: string): number => {
    rows ??= rowsOf(decodeText(file, bytes, "judgments"));
    return (
      rows.find(([qid, docno]) => qid === queryId && (document === undefined || docno === document))?.[2] ?? 1
    );
  };
  for (const [queryId, grades] of queries) {
    for (const [document, grade] of grades) {
      if (grade <= MAX_GRADE) continue;
      const message = `grade ${grade}, expected an integer up to ${MAX_GRADE}`;
      problems.push({ file, line: lineOf(queryId, document), message });
    }
  }
  return { file, queries, lineOf };
}

function rowsOf(text: string): readonly (readonly [string, string, number])[] {
  return linesOf(text).flatMap(({ line, text: row }) => {
    const columns = row.trim().split(/[\t-\r ]+/);
    return row.startsWith("#") ? [] : [[columns[0] ?? "", columns.at(-2) ?? "", line] as const];
  });
}

/** Documents of grade 1 and more are targets; the others were judged not relevant. */
export function judgedCase(
  grades: ReadonlyMap<string, number>,
): Pick<DatasetCase, "expected" | "forbidden" | "judgedIrrelevant"> {
  const irrelevant = [...grades].filter(([, grade]) => grade <= 0).map(([document]) => document);
  return {
    expected: [...grades].filter(([, grade]) => grade > 0).map(asTarget),
    forbidden: [],
    ...(irrelevant.length === 0 ? {} : { judgedIrrelevant: irrelevant.toSorted(compareCodePoints) }),
  };
}

function asTarget([value, grade]: readonly [string, number]): Target {
  return { kind: "id", value, grade };
}
