/**
 * Judgments of several formats: qrels files, lines of queries with their judgments (format
 * qrels-jsonl), and ratings. Documents of a grade above 0 become targets of their case.
 */
import { listFirst, requireItem } from "../../model/lookup.ts";
import { isObject, showValue } from "../../system/json.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { Problem } from "../../model/problem.ts";
import type { PlainTarget } from "../../model/suite.ts";
import { type Judgments, readQrels } from "../../trec/qrels.ts";
import {
  type DatasetFiles,
  decodeText,
  type DatasetCase,
  type Dataset,
  type DatasetSource,
} from "./format.ts";
import { MAX_GRADE } from "../targets.ts";
import {
  splitLines,
  readJsonObjects,
  readOptionalText,
  readTextMember,
  reportMisspeltKey,
} from "./lines.ts";

interface JudgedQueries {
  readonly file: string;
  /** Grades by document, by query id. */
  readonly queries: ReadonlyMap<string, Judgments>;
  /**
   * Of the query's first row, or of its row for the document. It splits the whole file, so it is
   * for messages only. Throws if there is no such row.
   */
  readonly lineOf: (queryId: string, document?: string) => number;
}

interface QrelsSource {
  /** The first that exists is read. */
  readonly places: readonly string[];
  /** What to do if none exists, for the error. */
  readonly hint: string;
  readonly grades: "integers" | "decimals";
}

/**
 * Reads a qrels file. Grades above 255 are added to `problems`. @throws GateError `invalid_qrels`
 * with the lines that can't be read, and as DatasetFiles.readBytes
 */
export async function readJudgments(
  files: DatasetFiles,
  { places, hint, grades: gradeKind }: QrelsSource,
  problems: Problem[],
): Promise<JudgedQueries> {
  const { file, bytes } = files.readBytes(places, { what: "judgments", hint });
  const { queries } = await readQrels(bytes, file, gradeKind);
  let rows: readonly QrelsRow[] | null = null;
  const lineOf = (queryId: string, document?: string): number => {
    rows ??= splitRows(decodeText(file, bytes, "judgments"));
    // A row is `query [iteration] document grade`: the document is the last column but one.
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
      const message = `grade ${grade}, expected ${gradeKind === "integers" ? "an integer" : "a number"} up to ${MAX_GRADE}`;
      problems.push({ file, line: lineOf(queryId, document), message });
    }
  }
  return { file, queries, lineOf };
}

interface QrelsRow {
  /** 1-based. */
  readonly line: number;
  readonly columns: readonly string[];
}

/** Returns the rows unchecked, to find the line of one. */
function splitRows(text: string): readonly QrelsRow[] {
  return splitLines(text).map(({ line, text: row }) => ({
    line,
    // White space is that of C's isspace, as trec_eval has it: space, tab, and the line ends up to
    // \r.
    columns: row.match(/[^\t-\r ]+/g) ?? [],
  }));
}

/** Returns documents of a grade above 0 as targets; the others, sorted, as `judged_irrelevant`. */
function splitByRelevance(grades: ReadonlyMap<string, number>): Pick<
  DatasetCase,
  "forbidden" | "judged_irrelevant"
> & {
  readonly expected: readonly PlainTarget[];
} {
  const irrelevant = [...grades].filter(([, grade]) => grade <= 0).map(([document]) => document);
  return {
    expected: [...grades]
      .filter(([, grade]) => grade > 0)
      .map(([value, grade]) => ({ kind: "id", value, grade })),
    forbidden: [],
    ...(irrelevant.length > 0 && { judged_irrelevant: irrelevant.toSorted(compareCodePoints) }),
  };
}

// Format qrels-jsonl: on each line a query with its judgments, as
// `{"query_id": "q1", "query": "…", "relevant_docs": {"doc-1": 2}, "reference_answer": "…"}`.

const LINE_KEYS = ["query_id", "query", "relevant_docs", "reference_answer"];

/**
 * Returns a case for each line; one without relevant documents has nothing to find, and scores 0. A
 * line with a wrong member is a problem, and no case.
 */
export async function readQrelsJsonl({ files, path }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const text = files.readText([path], {
    what: "queries and judgments",
    hint: "`path` is the JSON Lines file.",
  });
  const { file } = text;
  const cases: DatasetCase[] = [];
  readJsonObjects(
    text,
    problems,
    (value, line, report) => {
      const problemsBefore = problems.length;
      if (reportMisspeltKey(value, LINE_KEYS, report)) {
        return;
      }
      const id = readTextMember(value, "query_id", report);
      const query = readTextMember(value, "query", report);
      const grades = readGrades(value["relevant_docs"], report);
      const answer = readOptionalText(value, "reference_answer", report);
      if (id === null || query === null || problems.length > problemsBefore) {
        return;
      }
      cases.push({
        id,
        query,
        place: { file, line },
        intent: null,
        ...splitByRelevance(grades),
        ...(answer !== null && { reference_answer: answer }),
      });
    },
    "foreign",
  );
  return { cases, problems };
}

/**
 * Returns the grades of an object such as `{"doc-1": 2}`. Blank ids are reported, and grades that
 * are no whole numbers up to 255 (`2.0` is the whole grade 2).
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
    // Numbers are read as written: the parser keeps 2.0 as the text "2.0".
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

/** By the query's id. Lines count from 1. */
export type QueriesById = Map<string, { readonly query: string; readonly line: number }>;

export interface QueryFile {
  readonly file: string;
  readonly queries: Readonly<QueriesById>;
}

const NO_GRADES: ReadonlyMap<string, number> = new Map();

/**
 * Returns a case for each query that has judgments (`judged`; the number of others is a warning),
 * or for each query (`all`; one without judgments scores 0). Reports judgments of unknown queries.
 */
export function joinJudgments(
  { file, queries }: QueryFile,
  judged: JudgedQueries,
  queryChoice: "judged" | "all",
  problems: Problem[],
): { readonly cases: readonly DatasetCase[]; readonly warnings: readonly Problem[] } {
  reportUnknownQueries({ file, queries }, judged, problems);
  const selectedQueries = [...queries].filter(
    ([id]) => queryChoice === "all" || judged.queries.has(id),
  );
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

/** Reports judgments of a query that the file of queries lacks, since it can't be asked. */
function reportUnknownQueries(
  { file, queries }: QueryFile,
  judged: JudgedQueries,
  problems: Problem[],
): void {
  const judgedIds = [...judged.queries.keys()];
  const unknownIds = judgedIds.filter((id) => !queries.has(id));
  // The two files likely write their ids differently: one problem for all.
  const haveNoIdInCommon = unknownIds.length === judgedIds.length;
  if (haveNoIdInCommon && judgedIds.length > 1 && queries.size > 0) {
    const line = judged.lineOf(requireItem(judgedIds, 0));
    const message = `no query that is judged here (${listIds(judgedIds)}) is in ${file}, which has ${listIds([...queries.keys()])}; write the same ids in both files`;
    problems.push({ file: judged.file, line, message });
    return;
  }
  for (const id of unknownIds) {
    const message = `query ${JSON.stringify(id)} is judged, but ${file} has no such query; add it there, or remove the row`;
    problems.push({ file: judged.file, line: judged.lineOf(id), message });
  }
}

/** Such as `"q1", "q2", "q3" and 4 more`. */
const listIds = (ids: readonly string[]): string => listFirst(ids.map(showValue), 3);

function warnOfUnjudged(file: string, count: number): readonly Problem[] {
  if (count === 0) {
    return [];
  }
  const message =
    count === 1
      ? "1 query is unjudged and is left out"
      : `${count} queries are unjudged and are left out`;
  return [{ file, message }];
}

interface PlacedQuery {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly query: string;
}

/** Adds the query. If the id is taken, adds a problem and leaves the earlier query. */
export function addQuery(
  queries: QueriesById,
  { file, line, id, query }: PlacedQuery,
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

// Formats csv, quepid, rank-eval and judgments: each row or entry rates one document for one query.

export interface Rating {
  /** Null if the file gives none. */
  readonly id: string | null;
  readonly query: string;
  /** Null if the file gives none. */
  readonly intent: string | null;
  readonly document: string;
  readonly grade: number;
  /** 1-based. */
  readonly line: number;
}

/** A row of a file that may lack documents: then the query is watched. */
export type QueryRow = Omit<Rating, "document"> & { readonly document: string | null };

/**
 * Returns a rating from 0 to 255, whole or a decimal such as `0.5`, also written as text. Null for
 * anything else, which is reported.
 */
export function parseRating(written: unknown, report: (message: string) => void): number | null {
  const isNumberOrText = typeof written === "number" || typeof written === "string";
  const text = isNumberOrText ? String(written).trim() : "";
  // The pattern refuses what Number() would take: "", "1e2", "0x1" and "-1".
  const rating = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  // NaN is not below MAX_GRADE either.
  if (rating <= MAX_GRADE) {
    return rating;
  }
  report(`expected a rating from 0 to ${MAX_GRADE}; got ${showValue(written)}`);
  return null;
}

/** It has the query and intent of all rows of its case. */
interface FirstRating extends QueryRow {
  /** Of all rows that were read so far, by document. */
  readonly grades: Map<string, number>;
}

/**
 * Returns what differs, as a part of a message: the query, the intent, or the grade of the same
 * document. Null if nothing does.
 */
function findContradiction(row: QueryRow, first: FirstRating): string | null {
  if (first.query !== row.query) {
    return `asks ${showValue(row.query)}, and ${showValue(first.query)}`;
  }
  if (first.intent !== row.intent) {
    const intents = [row.intent, first.intent].map((intent) =>
      intent === null ? "no intent" : `the intent ${showValue(intent)}`,
    );
    return `has ${intents.join(", and ")}`;
  }
  const earlierGrade = row.document === null ? undefined : first.grades.get(row.document);
  if (earlierGrade !== undefined && earlierGrade !== row.grade) {
    return `rates ${showValue(row.document)} as ${row.grade}, and as ${earlierGrade}`;
  }
  return null;
}

/**
 * Returns a case for all rows of one id, or without an id of one query, in the order of their first
 * rows. A row that contradicts an earlier one of its case is a problem. `targetKind` is how
 * documents are named: `id`, or `hint`.
 */
export function makeRatedCases(
  ratings: readonly QueryRow[],
  file: string,
  targetKind: Extract<PlainTarget["kind"], "hint" | "id">,
  problems: Problem[],
): readonly DatasetCase[] {
  const cases = new Map<string, FirstRating>();
  for (const row of ratings) {
    const key = row.id === null ? `query ${row.query}` : `id ${row.id}`;
    const first = cases.get(key) ?? { ...row, grades: new Map<string, number>() };
    cases.set(key, first);
    const contradiction = findContradiction(row, first);
    if (contradiction !== null) {
      const message = `query ${showValue(row.id ?? row.query)} ${contradiction} from line ${first.line} on; keep one of them`;
      problems.push({ file, line: row.line, message });
    } else if (row.document !== null) {
      first.grades.set(row.document, row.grade);
    }
  }
  return [...cases.values()].map(({ id, query, intent, grades, line }) => {
    const judgedMembers = splitByRelevance(grades);
    const expected = judgedMembers.expected.map((target) => ({ ...target, kind: targetKind }));
    const watched = grades.size === 0 ? { watched: true as const } : {};
    return { id, query, place: { file, line }, intent, ...judgedMembers, expected, ...watched };
  });
}

/**
 * Returns the ratings as a dataset, with a warning of the `unjudgedCount` queries that are left
 * out. If some ratings are neither 0 nor 1, the dataset has `highestRating`: then the config must
 * say from which rating on a document is relevant.
 */
export function makeRatedDataset(
  ratings: readonly Rating[],
  file: string,
  unjudgedCount: number,
  problems: Problem[],
): Dataset {
  const cases = makeRatedCases(ratings, file, "id", problems);
  const warnings = warnOfUnjudged(file, unjudgedCount);
  const dataset = { cases, problems, warnings };
  if (ratings.every(({ grade }) => grade === 0 || grade === 1)) {
    return dataset;
  }
  const highestRating = ratings.reduce((highest, { grade }) => Math.max(highest, grade), 0);
  return { ...dataset, highestRating };
}
