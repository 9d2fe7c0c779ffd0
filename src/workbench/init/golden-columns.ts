/**
 * The columns of a list of cases: what each expression gives for each case, and which documents of
 * the repository its values name. For `[{ "q": "reset it", "meta": { "id": 7 } }]` there are the
 * columns `q`, `meta` and `meta.id`.
 */
import { isObject } from "../../system/json.ts";
import { writeKey } from "../../expressions/expression-text.ts";
import type { MeasureFit, NameFit } from "./name-fit.ts";
import type { CaseList } from "./golden-lists.ts";

/** What one expression gives for each case. */
export interface Column {
  /** The expression, evaluated on a case: `meta.id`, `[1]`. */
  readonly expression: string;
  /** The keys that lead to the value: `meta.id`; empty for a case without keys. */
  readonly name: string;
  /** A value for each case; undefined if the case has none. */
  readonly values: readonly unknown[];
}

/** How many keys lead to a value of a case at most: `labels.relevant.docs`. */
const MOST_KEYS = 3;

/** Above this, most columns are documents in maps of grades, `{ "a.md": 2 }`. */
const MANY_COLUMNS = 1000;

/** A value of a case, by the expression and the keys that lead to it. */
interface Cell extends Omit<Column, "values"> {
  readonly value: unknown;
}

/**
 * Returns the columns of a list; if there are more than MANY_COLUMNS, those that at least 1 % of
 * the cases have. A case may be an object, a list of parts, or a text.
 */
export function listColumns(list: CaseList): readonly Column[] {
  const { rows } = list;
  const columns = new Map<
    string,
    { readonly name: string; readonly cells: Map<number, unknown> }
  >();
  for (const [index, row] of rows.entries()) {
    for (const { expression, name, value } of listCells(row, list)) {
      const column = columns.get(expression) ?? { name, cells: new Map() };
      column.cells.set(index, value);
      columns.set(expression, column);
    }
  }
  // Each column has a value for each case: all columns of a large list would fill the memory.
  const leastCells = columns.size > MANY_COLUMNS ? rows.length / 100 : 0;
  return [...columns]
    .filter(([, { cells }]) => cells.size >= leastCells)
    .map(([expression, { name, cells }]) => {
      return { expression, name, values: rows.map((_, index) => cells.get(index)) };
    });
}

/**
 * Returns the cells of a row. An object has one for each member. A list has one for each part, and
 * for the members of parts that are objects: `[{ "doc": "a.md" }, "how?"]` has `[0]`, `[0].doc` and
 * `[1]`. A text is a cell itself, `@`, by the key of its list: `pages` for `a.md` in `{ "pages":
 * ["a.md"] }`.
 */
function listCells(row: unknown, { expression: place, partNames }: CaseList): readonly Cell[] {
  if (Array.isArray(row)) {
    return row.flatMap((value: unknown, i) => {
      const cell = { expression: `[${i}]`, name: partNames?.[i] ?? "", value };
      return [cell, ...listMembers(cell, 0)];
    });
  }
  return isObject(row)
    ? listMembers({ expression: "", name: "", value: row }, 0)
    : [{ expression: "@", name: lastKey(place.replace(/\[\]$/, "")), value: row }];
}

/** Returns the members of an object, and those of objects within it, up to MOST_KEYS keys deep. */
function listMembers({ expression, name, value }: Cell, depth: number): readonly Cell[] {
  if (!isObject(value) || depth === MOST_KEYS) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    const cell = {
      expression: joinWithDot(expression, writeKey(key)),
      name: joinWithDot(name, key),
      value: member,
    };
    return [cell, ...listMembers(cell, depth + 1)];
  });
}

function joinWithDot(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** Whether the value is a text with more than white space. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** Whether the value could name a document: a text, or an integer, which ids are in some files. */
export function isTextOrInteger(value: unknown): value is string | number {
  return isText(value) || Number.isSafeInteger(value);
}

/** Whether the value is a number, or is missing: null or undefined. */
function isNumberOrMissing(value: unknown): boolean {
  return typeof (value ?? 0) === "number";
}

/** Whether at least 60 % of the texts have several words, as questions do and names do not. */
export function areMostlyPhrases(texts: readonly string[]): boolean {
  return texts.filter((text) => /\S\s+\S/.test(text)).length >= texts.length * 0.6;
}

/** Returns the key with a mark between its words: `page_Url` for `pageUrl`. */
export function separateWords(key: string): string {
  return key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_");
}

/** Returns the last key of a column's name: `b` for `a.b`. */
export function lastKey(name: string): string {
  return name.split(".").at(-1) ?? name;
}

/** Words in keys of documents that a search should find. */
export const EXPECTED_KEY: RegExp =
  /expect|relevan|gold|target|truth|accept|correct|support|positive|matching|(?:^|[_. ])right|(?:^|[_. ])want|must_?retrieve|erwartet|esperad/i;
/** Words in keys of documents, also in German and Spanish. They begin a word. */
const DOCUMENT_KEY =
  /(?:^|[_. -])(?:doc|dok|file|path|page|ur[li]s?(?![a-z])|chunk|passage|module|source|match|article|citation|slug|node|quelle|fuente|(?:product|item)_?id|(?:refs?|links?)(?![a-z]))/i;

export function isDocumentKey(name: string): boolean {
  return DOCUMENT_KEY.test(separateWords(name));
}

/** Keys whose texts are passages of documents. */
const PASSAGE_KEY = /context|passage|excerpt|snippet|evidence|content|chunk|^text$|^body$/i;

/** A column that may give the documents of the cases. */
export interface DocumentColumn {
  readonly column: Column;
  /** The expression for the documents, which may be more than the column's: `split(pages, ',')`. */
  readonly expression: string;
  /** The documents' names, a list for each case; of passages, their texts. */
  readonly names: readonly (readonly string[])[];
  readonly fit: NameFit;
  readonly hasGrades: boolean;
  /** Whether these are texts of documents, in place of their names. */
  readonly arePassages: boolean;
}

/** Whether at least half of the names are documents of the repository. */
export function areMostlyDocuments({ share }: NameFit): boolean {
  return share >= 0.5;
}

/**
 * Returns the documents that a column gives. Its values are names or passages (or lists of them, up
 * to two deep), maps from name to grade, or lists of objects with a name each. Null for any other.
 */
export function readDocumentColumn(column: Column, measureFit: MeasureFit): DocumentColumn | null {
  const { values, expression } = column;
  const filled = values.filter((value) => (value ?? "") !== "");
  const areNames = (value: unknown): boolean => [value].flat(2).every(isTextOrInteger);
  if (filled.length === 0) {
    return null;
  }
  if (filled.every(areNames)) {
    return readNames(column, measureFit);
  }
  const isGrade = (value: unknown): boolean => typeof value === "number" && value >= 0;
  if (filled.every((value) => isObject(value) && Object.values(value).every(isGrade))) {
    const names = values.map((value) => (isObject(value) ? Object.keys(value) : []));
    return { ...makeDocumentColumn(column, expression, names, measureFit), hasGrades: true };
  }
  const areObjects = filled.every((value) => Array.isArray(value) && value.every(isObject));
  return areObjects ? readObjects(column, measureFit) : null;
}

/**
 * Returns a column of names, each text whole or split into several: the reading that names most
 * documents. If it names few, and the texts look like passages, it is a column of passages. Null for
 * numbers that are no documents, unless the key says that they are.
 */
function readNames(column: Column, measureFit: MeasureFit): DocumentColumn | null {
  const { expression, name, values } = column;
  const names = values.map((value) => [value].flat(2).filter(isTextOrInteger).map(String));
  const unsplit = makeDocumentColumn(column, expression, names, measureFit);
  const areNumbers = values.flat(2).every(isNumberOrMissing);
  if (areNumbers && !areMostlyDocuments(unsplit.fit)) {
    const areExpectedIds = EXPECTED_KEY.test(name) && /(?:ids?|docs?)$/i.test(name);
    return areExpectedIds ? unsplit : null;
  }
  const readings = [unsplit, ...splitNames(unsplit, measureFit)];
  const [best = unsplit] = readings.toSorted((a, b) => b.fit.share - a.fit.share);
  if (areMostlyDocuments(best.fit) || !mayBePassages(name, names.flat())) {
    return best;
  }
  // `&&` keeps a missing text missing: it gives no object without a text.
  const texts = values.some(Array.isArray)
    ? `${expression}[].{text: @}`
    : `${expression} && {text: ${expression}}`;
  return { ...makeDocumentColumn(column, texts, names, measureFit), arePassages: true };
}

function mayBePassages(name: string, texts: readonly string[]): boolean {
  return PASSAGE_KEY.test(lastKey(name)) && areMostlyPhrases(texts);
}

/**
 * Returns a reading for each mark in the texts:
 * - of `a.md, b.md` all names, `split(docs, ',')`; so for `;` and `|`, too, but not in lists;
 * - of `a.md#usage` the name before it, `split(docs, '#')[0]`; of lists `split(docs, '#')[*][0]`.
 */
function splitNames(
  { column, names }: DocumentColumn,
  measureFit: MeasureFit,
): readonly DocumentColumn[] {
  const { expression, name, values } = column;
  const areLists = values.some(Array.isArray);
  const hasMark = (mark: string): boolean => names.flat().some((text) => text.includes(mark));
  const readings: DocumentColumn[] = [];
  const addReading = (written: string, split: (text: string) => readonly string[]): void => {
    const pieces = names.map((texts) =>
      texts
        .flatMap(split)
        .map((piece) => piece.trim())
        .filter(isText),
    );
    readings.push(makeDocumentColumn(column, written, pieces, measureFit));
  };
  for (const mark of areLists ? [] : [",", ";", "|"].filter(hasMark)) {
    addReading(`split(${expression}, '${mark}')`, (text) => text.split(mark));
  }
  // Of chunks the mark is a part of the name: the search returns `a.md#usage`, too.
  const areParts = /chunk|passage|node|section|anchor/i.test(name);
  if (!areParts && hasMark("#")) {
    const index = areLists ? "[*][0]" : "[0]";
    addReading(`split(${expression}, '#')${index}`, (text) => text.split("#", 1));
  }
  return readings;
}

/** Keys of the grade of a document. */
const GRADE_KEY = /grade|relev|rating|gain|score|label|weight/i;

/**
 * Returns the documents of a column of lists of objects, `[{ "path": "a.md", "grade": 2 }]`, by the
 * likeliest key of the objects (judgeKey); null without one. Some objects may lack a grade.
 */
function readObjects(column: Column, measureFit: MeasureFit): DocumentColumn | null {
  const objectsByCase = column.values.map((value) =>
    Array.isArray(value) ? value.filter(isObject) : [],
  );
  const keys = listColumns({ expression: "", label: null, rows: objectsByCase.flat() });
  const grade = keys.find(
    ({ name, values }) => GRADE_KEY.test(name) && values.every(isNumberOrMissing),
  );
  const [best] = keys
    .filter((key) => key !== grade && key.values.every(isTextOrInteger))
    .map((key) => judgeKey(key, measureFit))
    .toSorted((a, b) => b.likelihood - a.likelihood);
  if (best === undefined) {
    return null;
  }
  const gradeMember = grade === undefined ? "" : `, grade: ${grade.expression}`;
  // There is a name for each object, case after case.
  const remainingNames = [...best.names];
  return {
    column,
    expression: `${column.expression}[].{${best.member}: ${best.expression}${gradeMember}}`,
    // Each case takes as many as it has objects.
    names: objectsByCase.map(({ length }) => remainingNames.splice(0, length)),
    fit: best.fit,
    hasGrades: grade !== undefined,
    arePassages: best.member === "text",
  };
}

/**
 * Returns the names under a key of objects, as which member of a target, and how likely they are
 * it: 2 points if all are documents here, 1 if half are; 1 for a key such as `path` or `id`; and 0.5
 * for passages.
 */
function judgeKey({ name, expression, values }: Column, measureFit: MeasureFit) {
  const names = values.map(String);
  const fit = measureFit(names);
  const arePassages = !areMostlyDocuments(fit) && mayBePassages(name, names);
  // Names that fit a corpus are its ids.
  const isPath = fit.corpus === null && /path|file|doc$|url|source/i.test(lastKey(name));
  const isNamed = isPath || /id$/i.test(name);
  const likelihood = 2 * fit.share + Number(isNamed) + (arePassages ? 0.5 : 0);
  const nameMember = isPath ? "path" : "id";
  return { names, expression, fit, likelihood, member: arePassages ? "text" : nameMember };
}

/** Returns a column of names without grades, with their fit to the documents. */
function makeDocumentColumn(
  column: Column,
  expression: string,
  names: readonly (readonly string[])[],
  measureFit: MeasureFit,
): DocumentColumn {
  const fit = measureFit(names.flat());
  return { column, expression, names, fit, hasGrades: false, arePassages: false };
}
