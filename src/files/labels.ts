/** Judged results: unjudged.jsonl of a report with a `grade` on the lines that somebody judged. */
import { GateError, sortProblems } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { show } from "../system/json.ts";
import type { Root } from "../system/root.ts";
import { jsonObjects, misspelt, textOf } from "./formats/lines.ts";
import { readText } from "./read.ts";

export interface Label {
  readonly line: number;
  readonly case_id: string;
  readonly doc_id: string;
  readonly path: string | null;
  /** The case's, when it was judged; null where the line has none. */
  readonly query: string | null;
  /** 0: not relevant. */
  readonly grade: number;
}

export interface Labels {
  readonly labels: readonly Label[];
  /** Lines without a grade: nobody has judged them yet. */
  readonly open: number;
}

const KEYS = ["id", "query", "doc_id", "path", "text", "rank", "grade"] as const;
const MOST_GRADE = 255;

/** Throws invalid_file with every bad line. */
export function readLabels(root: Root, file: string): Labels {
  const problems: Problem[] = [];
  const labels: Label[] = [];
  let open = 0;
  const { text } = readText(root, file, "labels");
  jsonObjects({ file, text: text.replace(/^\ufeff/, "") }, problems, (value, line) => {
    const report = (message: string, pointer?: string): void => {
      problems.push({ file, line, ...(pointer === undefined ? {} : { pointer }), message });
    };
    const wrong = misspelt(value, KEYS);
    if (wrong !== null) return report(wrong);
    const { grade, path, query } = value;
    if (grade === undefined || grade === null) {
      open++;
      return;
    }
    const [caseId, docId] = [textOf(value, "id", report), textOf(value, "doc_id", report)];
    const isGrade = Number.isInteger(grade) && (grade as number) >= 0 && (grade as number) <= MOST_GRADE;
    if (!isGrade) {
      const form = `expected a whole number from 0 (not relevant) to ${MOST_GRADE}, for example "grade": 1`;
      return report(`${form}; got ${show(grade)}`, "/grade");
    }
    if (caseId === null || docId === null) return;
    labels.push({
      line,
      case_id: caseId,
      doc_id: docId,
      path: typeof path === "string" ? path : null,
      query: typeof query === "string" ? query : null,
      grade: grade as number,
    });
  });
  if (problems.length > 0) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw new GateError("invalid_file", `labels ${file} has ${count}`, { problems: sortProblems(problems) });
  }
  return { labels, open };
}
