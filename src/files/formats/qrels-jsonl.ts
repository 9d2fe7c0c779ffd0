/** One line a query with its judgments: `{query_id, query, relevant_docs: {document: grade}, reference_answer?}`. */
import type { Problem } from "../../model/problem.ts";
import type { Dataset, DatasetCase, DatasetSource } from "./format.ts";
import { MAX_GRADE } from "./format.ts";
import { judgedCase } from "./judgments.ts";
import { isObject, jsonObjects, misspelt, show, textOf } from "./lines.ts";

const KEYS = ["query_id", "query", "relevant_docs", "reference_answer"];

/** Every query is a case; one without relevant documents scores 0. */
export async function readQrelsJsonl({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const text = files.text([path], "queries and judgments", "`path` is the JSON Lines file.");
  const { file } = text;
  const cases = new Map<string, DatasetCase>();
  jsonObjects(text, problems, (value, line) => {
    const before = problems.length;
    const report = (message: string, pointer?: string): void => {
      problems.push({ file, line, message, ...(pointer === undefined ? {} : { pointer }) });
    };
    const typo = misspelt(value, KEYS);
    if (typo !== null) return report(typo);
    const [id, query] = [textOf(value, "query_id", report), textOf(value, "query", report)];
    const grades = gradesOf(value["relevant_docs"], report);
    const answer = value["reference_answer"] ?? undefined;
    if (answer !== undefined && typeof answer !== "string")
      report(`expected text; got ${show(answer)}`, "/reference_answer");
    if (problems.length > before || id === null || query === null) return;
    const earlier = cases.get(id);
    if (earlier !== undefined)
      return report(`query id ${JSON.stringify(id)} is taken by line ${earlier.place.line}`);
    cases.set(id, {
      id,
      query,
      place: { file, line },
      intent: null,
      ...judgedCase(grades),
      ...(typeof answer === "string" ? { referenceAnswer: answer } : {}),
    });
  });
  return { cases: [...cases.values()], notices: [], corpus: null, problems };
}

function gradesOf(
  written: unknown,
  report: (message: string, pointer: string) => void,
): ReadonlyMap<string, number> {
  const at = "/relevant_docs";
  const grades = new Map<string, number>();
  if (!isObject(written)) {
    report(`expected an object of grades by document; got ${show(written)}`, at);
    return grades;
  }
  for (const [document, grade] of Object.entries(written)) {
    if (document.trim() === "") report("a document id is blank", at);
    if (typeof grade === "number" && Number.isInteger(grade) && grade <= MAX_GRADE)
      grades.set(document, grade);
    else
      report(
        `document ${show(document)}: expected an integer grade up to ${MAX_GRADE}; got ${show(grade)}`,
        at,
      );
  }
  return grades;
}
