/** Qrels of a dataset: grades by query, and the lines that they stand on. */
import { isObject, withoutUndefined, showValue } from "../../system/json.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { Problem } from "../../model/problem.ts";
import type { PlainTarget } from "../../model/suite.ts";
import { type Judgments, readQrels } from "../../trec/qrels.ts";
import {
  type DatasetFiles,
  decodeText,
  type DatasetCase,
  MAX_GRADE,
  type Dataset,
  type DatasetSource,
} from "./format.ts";
import { splitLines, readJsonObjects, describeMisspeltKey, readTextMember } from "./lines.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import { sha256Half } from "../../system/digest.ts";

/** What was read from a file of qrels. */
interface JudgedQueries {
  readonly file: string;
  readonly queries: ReadonlyMap<string, Judgments>;
  /**
   * Returns the line of the query's first row, or of its row for a document. Splits the whole file: for messages only.
   */
  readonly lineOf: (queryId: string, document?: string) => number;
}

/**
 * Reads the first of `places` that exists. Grades are integers, or decimals where `kind` says so; those above 255
 * are added to `problems`.
 * @throws GateError `invalid_qrels` with the lines that can't be read, and as DatasetFiles.bytes
 */
export async function readJudgments(
  files: DatasetFiles,
  places: readonly string[],
  hint: string,
  problems: Problem[],
  kind: "integers" | "decimals" = "integers",
): Promise<JudgedQueries> {
  const { file, bytes } = files.bytes(places, "judgments", hint);
  const { queries } = await readQrels(bytes, file, kind);
  let rows: readonly QrelsRow[] | null = null;
  const lineOf = (queryId: string, document?: string): number => {
    rows ??= splitRows(decodeText(file, bytes, "judgments"));
    // Before the grade, which is the last column, stands the document.
    const row = rows.find(
      ({ columns }) =>
        columns[0] === queryId && (document === undefined || columns.at(-2) === document),
    );
    if (row === undefined) {
      throw new Error(`${file} has no row of the query ${queryId}`);
    }
    return row.line;
  };
  for (const [queryId, grades] of queries) {
    for (const [document, grade] of grades) {
      if (grade <= MAX_GRADE) {
        continue;
      }
      const message = `grade ${grade}, expected ${kind === "integers" ? "an integer" : "a number"} up to ${MAX_GRADE}`;
      problems.push({ file, line: lineOf(queryId, document), message });
    }
  }
  return { file, queries, lineOf };
}

interface QrelsRow {
  readonly line: number;
  readonly columns: readonly string[];
}

/** Returns the rows of a qrels file, split at white space. */
function splitRows(text: string): readonly QrelsRow[] {
  return splitLines(text).map(({ line, text: row }) => ({
    line,
    columns: row.match(/[^\t-\r ]+/g) ?? [],
  }));
}

/** Returns the documents of a grade above 0 as targets, and the others as judged not relevant. */
function splitByRelevance(grades: ReadonlyMap<string, number>): Pick<
  DatasetCase,
  "forbidden" | "judged_irrelevant"
> & {
  readonly expected: readonly PlainTarget[];
} {
  const irrelevant = [...grades].filter(([, grade]) => grade <= 0).map(([document]) => document);
  return {
    expected: [...grades].filter(([, grade]) => grade > 0).map(toTarget),
    forbidden: [],
    ...(irrelevant.length === 0
      ? {}
      : { judged_irrelevant: irrelevant.toSorted(compareCodePoints) }),
  };
}

/** Returns a document id and its grade as a target. */
function toTarget([value, grade]: readonly [string, number]): PlainTarget {
  return { kind: "id", value, grade };
}

// One line a query with its judgments: `{query_id, query, relevant_docs: {document: grade}, reference_answer?}`.

const KEYS = ["query_id", "query", "relevant_docs", "reference_answer"];

/** Reads lines of queries with judgments. Every query is a case; one without relevant documents scores 0. */
export async function readQrelsJsonl({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const text = files.text([path], "queries and judgments", "`path` is the JSON Lines file.");
  const { file } = text;
  const cases = new Map<string, DatasetCase>();
  readJsonObjects(
    text,
    problems,
    (value, line) => {
      const problemsBefore = problems.length;
      const report = (message: string, pointer?: string): void => {
        problems.push(withoutUndefined({ file, line, message, pointer }));
      };
      const typo = describeMisspeltKey(value, KEYS);
      if (typo !== null) {
        return report(typo);
      }
      const id = readTextMember(value, "query_id", report);
      const query = readTextMember(value, "query", report);
      const grades = readGrades(value["relevant_docs"], report);
      const answer = value["reference_answer"] ?? undefined;
      if (answer !== undefined && typeof answer !== "string") {
        report(`expected text; got ${showValue(answer)}`, "/reference_answer");
      }
      if (id === null || query === null || problems.length > problemsBefore) {
        return;
      }
      const earlierCase = cases.get(id);
      if (earlierCase !== undefined) {
        return report(`query id ${JSON.stringify(id)} is taken by line ${earlierCase.place.line}`);
      }
      cases.set(id, {
        id,
        query,
        place: { file, line },
        intent: null,
        ...splitByRelevance(grades),
        ...(typeof answer === "string" ? { reference_answer: answer } : {}),
      });
    },
    "as written",
  );
  return { cases: [...cases.values()], corpus: null, problems };
}

/**
 * Returns the grades by document; none if the value is no object, which is reported. A grade that is no whole number up
 * to 255 is reported and left out; `2.0` is the whole grade 2. A blank document id is reported.
 */
function readGrades(
  written: unknown,
  report: (message: string, pointer: string) => void,
): ReadonlyMap<string, number> {
  const pointer = "/relevant_docs";
  const grades = new Map<string, number>();
  if (!isObject(written)) {
    report(`expected an object of grades by document; got ${showValue(written)}`, pointer);
    return grades;
  }
  for (const [document, value] of Object.entries(written)) {
    // The parser keeps a number such as 2.0 as text, so that its spelling is not lost.
    const isWholeInText = typeof value === "string" && /^-?\d+\.0+$/.test(value);
    const grade: unknown = isWholeInText ? Number(value) : value;
    if (document.trim() === "") {
      report("a document id is blank", pointer);
    }
    if (typeof grade === "number" && Number.isInteger(grade) && grade <= MAX_GRADE) {
      grades.set(document, grade);
    } else {
      report(
        `document ${showValue(document)}: expected an integer grade up to ${MAX_GRADE}; got ${showValue(grade)}`,
        pointer,
      );
    }
  }
  return grades;
}

/** Queries by id, in the order of the file, with their lines. */
type Queries = ReadonlyMap<string, { readonly query: string; readonly line: number }>;

/** What was read from a file of queries. */
export interface QueryFile {
  readonly file: string;
  readonly queries: Queries;
}

const NO_GRADES: ReadonlyMap<string, number> = new Map();

/**
 * Returns a case for each query that is judged, or for all: then one without judgments has nothing to find, and scores 0.
 * Queries left out are a warning. Judgments of a query that the file lacks are added to `problems`, since such a query
 * can't be asked. If query and document seem to be swapped in them, that is the last such problem.
 */
export function joinJudgments(
  { file, queries }: QueryFile,
  judged: JudgedQueries,
  which: "judged" | "all",
  problems: Problem[],
): { readonly cases: readonly DatasetCase[]; readonly warnings: readonly Problem[] } {
  for (const [queryId, grades] of judged.queries) {
    if (queries.has(queryId)) {
      continue;
    }
    const swappedQueryId = [...grades.keys()].find((document) => queries.has(document));
    if (swappedQueryId !== undefined) {
      problems.push({
        file: judged.file,
        line: judged.lineOf(queryId),
        message: `the query ${JSON.stringify(swappedQueryId)} stands where the document belongs, and ${JSON.stringify(queryId)} where the query belongs; expected rows of query, 0, document, grade`,
      });
      break;
    }
    const message = `query ${JSON.stringify(queryId)} is judged, but ${file} has no such query; add it there, or remove the row`;
    problems.push({ file: judged.file, line: judged.lineOf(queryId), message });
  }
  const selectedQueries = [...queries].filter(([id]) => which === "all" || judged.queries.has(id));
  const unjudgedCount = queries.size - selectedQueries.length;
  return {
    cases: selectedQueries.map(([id, { query, line }]) => ({
      id,
      query,
      place: { file, line },
      intent: null,
      ...splitByRelevance(judged.queries.get(id) ?? NO_GRADES),
    })),
    warnings: warnOfUnjudged(file, unjudgedCount),
  };
}

/** Warns of queries that are no cases, since the dataset has no judgments of them. */
export function warnOfUnjudged(file: string, count: number): readonly Problem[] {
  if (count === 0) {
    return [];
  }
  const queries = count === 1 ? "1 query has" : `${count} queries have`;
  const verb = count === 1 ? "is" : "are";
  return [{ file, message: `${queries} no judgments and ${verb} left out` }];
}

/** Adds a query to `queries`, or a problem if its id is taken. */
export function addQuery(
  queries: Map<string, { readonly query: string; readonly line: number }>,
  file: string,
  id: string,
  query: string,
  line: number,
  problems: Problem[],
): void {
  const earlierQuery = queries.get(id);
  if (earlierQuery === undefined) {
    queries.set(id, { query, line });
  } else {
    problems.push({
      file,
      line,
      message: `query id ${JSON.stringify(id)} is taken by line ${earlierQuery.line}`,
    });
  }
}

// Tables and lists that rate documents, a row each.

/** The rating of one document for one query. */
export interface Rating {
  /** The id of the query; null if the file gives none, so that it is made of the query. */
  readonly id: string | null;
  readonly query: string;
  readonly intent: string | null;
  readonly document: string;
  readonly grade: number;
  readonly line: number;
}

/**
 * Returns a whole number or a decimal from 0 to 255, also if it is written as text; null for anything else, which is
 * reported.
 */
export function parseRating(written: unknown, report: (message: string) => void): number | null {
  const text =
    typeof written === "number"
      ? String(written)
      : typeof written === "string"
        ? written.trim()
        : "";
  const rating = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (rating <= MAX_GRADE) {
    return rating;
  }
  report(`expected a rating from 0 to ${MAX_GRADE}; got ${showValue(written)}`);
  return null;
}

/** How many digits of a digest an id made of the query has. */
const ID_LENGTH = 12;

/** The first row of a case, with the grades of all its rows so far by document. */
interface FirstRating extends Rating {
  readonly grades: Map<string, number>;
}

/** Returns how a row contradicts the rows of its case so far, for a message; null if it does not. */
function findContradiction(row: Rating, first: FirstRating): string | null {
  if (first.query !== row.query) {
    return `asks ${showValue(row.query)}, and ${showValue(first.query)}`;
  }
  if (first.intent !== row.intent) {
    return `has the intent ${showValue(row.intent)}, and ${showValue(first.intent)}`;
  }
  const earlierGrade = first.grades.get(row.document) ?? row.grade;
  if (earlierGrade !== row.grade) {
    return `rates ${showValue(row.document)} as ${row.grade}, and as ${earlierGrade}`;
  }
  return null;
}

/**
 * Returns the cases of the rows, in the order of their first rows. A row with another query, intent or grade than an
 * earlier row of its case is added to `problems`; the same row may stand there twice. `kind` is the kind of the targets.
 */
export function ratedCases(
  ratings: readonly Rating[],
  file: string,
  kind: Extract<PlainTarget["kind"], "hint" | "id">,
  problems: Problem[],
): readonly DatasetCase[] {
  const cases = new Map<string, FirstRating>();
  for (const row of ratings) {
    const id = row.id ?? sha256Half(compactCanonical({ query: row.query })).slice(0, ID_LENGTH);
    const first = cases.get(id) ?? { ...row, id, grades: new Map<string, number>() };
    cases.set(id, first);
    const contradiction = findContradiction(row, first);
    if (contradiction === null) {
      first.grades.set(row.document, row.grade);
    } else {
      const message = `query ${showValue(row.id ?? row.query)} ${contradiction} from line ${first.line} on; keep one of them`;
      problems.push({ file, line: row.line, message });
    }
  }
  return [...cases].map(([id, { query, intent, grades, line }]) => {
    const judged = splitByRelevance(grades);
    const expected = judged.expected.map((target) => ({ ...target, kind }));
    return { id, query, place: { file, line }, intent, ...judged, expected };
  });
}

/**
 * Returns the highest rating as the dataset's scale, so that the config has to say which ratings are relevant. Empty if
 * all are 0 or 1.
 */
export function ratingScale(ratings: readonly Rating[]): { readonly scale?: number } {
  if (ratings.every(({ grade }) => grade === 0 || grade === 1)) {
    return {};
  }
  return { scale: ratings.reduce((highest, { grade }) => Math.max(highest, grade), 0) };
}
