/**
 * Finds the documents in a column of a golden file, a file of queries and of the documents that a
 * search should find.
 *
 * A column is what one JMESPath expression gives for each case of the file; a case is a query with
 * its documents. Its values may be names of documents (paths or ids), maps from name to grade,
 * lists of objects that have a name each, or passages: texts of documents. How well names fit,
 * `fit.share`, is the share of them that are documents of the repository.
 */
import { isObject } from "../../system/json.ts";
import type { DocumentNames, NameFit } from "./document-names.ts";
import {
  type Column,
  areMostlyPhrases,
  isDocumentKey,
  isTextOrInteger,
  lastKey,
  listColumns,
} from "./golden-columns.ts";

/** Words in keys of documents that a search should find. */
export const EXPECTED_KEY: RegExp =
  /expect|relevan|gold|target|truth|accept|correct|support|positive|matching|\bwant|must_?retrieve|erwartet|esperad/i;
/** Keys whose texts are passages of documents. */
const PASSAGE_KEY = /context|passage|excerpt|snippet|evidence|content|chunk|^text$|^body$/i;

/** A column that may give the documents of the cases. */
export interface DocumentColumn {
  /** The column as it was found. */
  readonly column: Column;
  /** The expression for the documents, which may be more than the column's: `split(pages, ',')`. */
  readonly expression: string;
  /** The documents' names, a list for each case; of passages, their texts. */
  readonly names: readonly (readonly string[])[];
  readonly fit: NameFit;
  /** Whether each document has a grade. */
  readonly hasGrades: boolean;
  /** Whether these are texts of documents, in place of their names. */
  readonly arePassages: boolean;
}

/** Whether at least half of the names are documents of the repository. */
export function areMostlyDocuments({ share }: NameFit): boolean {
  return share >= 0.5;
}

/**
 * Returns the documents that a column gives for each case. Its values are all
 * - names or passages: `"a.md"`, `["a.md", "b.md"]`, also in lists of lists
 * - or maps from name to grade: `{ "a.md": 2 }`
 * - or lists of objects: `[{ "path": "a.md", "grade": 2 }]`.
 * Null if they are anything else, if all are empty, or if the column does not look like documents.
 */
export function readDocumentColumn(
  column: Column,
  documents: DocumentNames,
): DocumentColumn | null {
  const filledValues = column.values.filter(
    (value) => value !== undefined && value !== null && value !== "",
  );
  if (filledValues.length === 0) {
    return null;
  }
  if (filledValues.every(areNames)) {
    return readNames(column, filledValues, documents);
  }
  if (filledValues.every((value) => isObject(value) && Object.values(value).every(isGrade))) {
    const names = column.values.map((value) => (isObject(value) ? Object.keys(value) : []));
    const form = { hasGrades: true, arePassages: false };
    return describeColumn(column, column.expression, names, documents, form);
  }
  if (filledValues.every((value) => Array.isArray(value) && value.every(isObject))) {
    return readObjects(column, documents);
  }
  return null;
}

/** Whether the value is a name, a list of names, or a list of lists of names. */
function areNames(value: unknown): boolean {
  return isTextOrInteger(value) || (Array.isArray(value) && value.flat().every(isTextOrInteger));
}

/** Whether the value is a number from 0. */
function isGrade(value: unknown): boolean {
  return typeof value === "number" && value >= 0;
}

/** The form of a column with names, and neither grades nor passages. */
const NAMES_ONLY = { hasGrades: false, arePassages: false } as const;

/**
 * Returns a column whose values are names, lists of names, or passages. If more names are documents
 * here once each text is split at a mark (`"a.md, b.md"`), they are split. If few names are
 * documents, and the key and the texts look like passages, they are passages. Null if the values
 * are numbers, few are ids here, and the key does not call them ids of expected documents.
 */
function readNames(
  column: Column,
  filledValues: readonly unknown[],
  documents: DocumentNames,
): DocumentColumn | null {
  const { expression } = column;
  const names = column.values.map((value) => [value].flat(2).filter(isTextOrInteger).map(String));
  const wholeNames = describeColumn(column, expression, names, documents, NAMES_ONLY);

  const areNumbers = filledValues.flat(2).every((value) => typeof value === "number");
  const isCalledIds = EXPECTED_KEY.test(column.name) && ENDS_LIKE_IDS.test(column.name);
  if (areNumbers && !areMostlyDocuments(wholeNames.fit) && !isCalledIds) {
    return null;
  }

  const areLists = filledValues.some(Array.isArray);
  const splitNames =
    wholeNames.fit.share === 1 ? null : splitNamesAtMark(column, names, { areLists }, documents);
  if (splitNames !== null && splitNames.fit.share > wholeNames.fit.share) {
    return splitNames;
  }
  if (areMostlyDocuments(wholeNames.fit)) {
    return wholeNames;
  }

  if (!PASSAGE_KEY.test(lastKey(column.name)) || !areMostlyPhrases(names.flat())) {
    return wholeNames;
  }
  const passageExpression = areLists
    ? `${expression}[].{text: @}`
    : `${expression} && {text: ${expression}}`;
  const form = { hasGrades: false, arePassages: true };
  return describeColumn(column, passageExpression, names, documents, form);
}

/** Keys that end as those of ids do: `relevant_docs`, `expected_id`. */
const ENDS_LIKE_IDS = /(?:ids?|docs?|documents?)$/i;

/** Marks between two names in one text: `a.md, b.md`. */
const MARKS_BETWEEN_NAMES = [",", ";", "|"] as const;
/** Marks between a name and a part of its document: `a.md#usage`. */
const MARKS_AFTER_NAME = ["#", ":"] as const;

/** Keys of parts of documents, which a search of the repository's own may return: `chunk_ids`. */
const PART_KEY = /chunk|passage|node|section|anchor|uri/i;

/**
 * Returns the column with its texts split at the mark after which most of the names are documents
 * here. Of a text that is split at `,`, `;` or `|` each part is a name; these marks are tried only
 * if no value is a list (`areLists`), which has its names apart already. Of a text that is split at
 * `#` or `:` the first part is the name, unless the key says that the search finds parts. Null if
 * no text has a mark to split at.
 */
function splitNamesAtMark(
  column: Column,
  names: readonly (readonly string[])[],
  { areLists }: { readonly areLists: boolean },
  documents: DocumentNames,
): DocumentColumn | null {
  const splitColumns: DocumentColumn[] = [];
  const isInSomeText = (mark: string): boolean => names.flat().some((name) => name.includes(mark));
  if (!areLists) {
    for (const mark of MARKS_BETWEEN_NAMES.filter(isInSomeText)) {
      const allParts = names.map((texts) => texts.flatMap((text) => splitText(text, mark)));
      const expression = `split(${column.expression}, '${mark}')`;
      splitColumns.push(describeColumn(column, expression, allParts, documents, NAMES_ONLY));
    }
  }
  const mayBeParts = documents.hasOwnSearch && PART_KEY.test(column.name);
  for (const mark of mayBeParts ? [] : MARKS_AFTER_NAME.filter(isInSomeText)) {
    const firstParts = names.map((texts) =>
      texts.flatMap((text) => splitText(text, mark).slice(0, 1)),
    );
    if (joinsDifferentNames(names.flat(), firstParts.flat())) {
      continue;
    }
    const selectFirst = areLists ? "[*][0]" : "[0]";
    const expression = `split(${column.expression}, '${mark}')${selectFirst}`;
    splitColumns.push(describeColumn(column, expression, firstParts, documents, NAMES_ONLY));
  }
  return splitColumns.toSorted((a, b) => b.fit.share - a.fit.share)[0] ?? null;
}

/**
 * Whether the cut makes most of the names equal, such as `kb:install` and `kb:remove`: then it is
 * their last part that tells the documents apart.
 */
function joinsDifferentNames(names: readonly string[], cutNames: readonly string[]): boolean {
  const nameCount = new Set(names).size;
  const cutNameCount = new Set(cutNames).size;
  return nameCount > 1 && (cutNameCount === 1 || cutNameCount < nameCount / 5);
}

/** Returns the mark at which the column's expression cuts each name off; null if it cuts none. */
export function findCutMark({ column, expression }: DocumentColumn): string | null {
  const isCutAt = (mark: string): boolean =>
    expression.startsWith(`split(${column.expression}, '${mark}')`);
  return MARKS_AFTER_NAME.find(isCutAt) ?? null;
}

/** Returns the parts of the text between the marks, trimmed and without empty ones. */
function splitText(text: string, mark: string): readonly string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Keys of the grade of a document. */
const GRADE_KEY = /grade|relev|rating|gain|score|label|weight/i;
/** Keys of the path of a document. */
const PATH_KEY = /path|file|doc$|url|source/i;

/**
 * Returns the documents of a column whose values are lists of objects, `[{ "path": "a.md", "grade":
 * 2 }]`: the key of the objects that most likely names or quotes the document, with the key of its
 * grade if there is one. Null if no key has a name in every object.
 */
function readObjects(column: Column, documents: DocumentNames): DocumentColumn | null {
  const objectsByCase = column.values.map((value) =>
    Array.isArray(value) ? value.filter(isObject) : [],
  );
  // The columns of the objects: what a key gives for each object of all cases.
  const objectColumns = listColumns(objectsByCase.flat(), "");
  // An object may lack a grade.
  const grade = objectColumns.find(
    ({ name, values }) => GRADE_KEY.test(name) && values.every((value) => isGrade(value ?? 1)),
  );
  const nameColumns = objectColumns.filter(
    (each) => each !== grade && each.values.every(isTextOrInteger),
  );
  const gradeMember = grade === undefined ? "" : `, grade: ${grade.expression}`;
  if (nameColumns.length === 0) {
    const pair = findAlternatives(objectColumns.filter((each) => each !== grade));
    if (pair === null) {
      return null;
    }
    const [first, second] = pair;
    const names = groupByCase(
      first.values.map((value, i) => value ?? second.values[i]),
      objectsByCase,
    );
    const expression = `${column.expression}[].{${writeAlternatives(first, second)}${gradeMember}}`;
    const form = { hasGrades: grade !== undefined, arePassages: false };
    return describeColumn(column, expression, names, documents, form);
  }
  const candidates = nameColumns.map((nameColumn) => {
    const names = groupByCase(nameColumn.values, objectsByCase);
    const { share, corpus } = documents.measureFit(names.flat());
    const key = lastKey(nameColumn.name);
    const arePassages = share < 0.5 && PASSAGE_KEY.test(key) && areMostlyPhrases(names.flat());
    const isPath = corpus === null && PATH_KEY.test(key);
    const member = arePassages ? "text" : isPath ? "path" : "id";
    const expression = `${column.expression}[].{${member}: ${nameColumn.expression}${gradeMember}}`;
    const form = { hasGrades: grade !== undefined, arePassages };
    return describeColumn(column, expression, names, documents, form);
  });
  const [likeliest] = candidates.toSorted((a, b) => nameLikelihood(b) - nameLikelihood(a));
  return likeliest ?? null;
}

/**
 * Returns two columns that name documents, if each object has exactly one of them: some objects
 * have `doc_id`, the others `path`. Null if there are no two such columns.
 */
function findAlternatives(columns: readonly Column[]): readonly [Column, Column] | null {
  const nameColumns = columns.filter(
    ({ name, values }) =>
      isDocumentKey(lastKey(name)) &&
      values.every((value) => (value ?? null) === null || isTextOrInteger(value)),
  );
  for (const first of nameColumns) {
    const second = nameColumns.find(({ values }) =>
      values.every((value, i) => isTextOrInteger(value) !== isTextOrInteger(first.values[i])),
    );
    if (second !== undefined) {
      return [first, second];
    }
  }
  return null;
}

/**
 * Returns the members of a target that has one of two keys: `id: doc_id, path: file`, or `id:
 * doc_id || slug` if both are ids.
 */
function writeAlternatives(first: Column, second: Column): string {
  const memberOf = ({ name }: Column): string => (PATH_KEY.test(lastKey(name)) ? "path" : "id");
  const firstMember = memberOf(first);
  const secondMember = memberOf(second);
  return firstMember === secondMember
    ? `${firstMember}: ${first.expression} || ${second.expression}`
    : `${firstMember}: ${first.expression}, ${secondMember}: ${second.expression}`;
}

/**
 * Returns the values as texts, in a list for each case. `values` has one for each object of all
 * cases, one case after the other.
 */
function groupByCase(
  values: readonly unknown[],
  objectsByCase: readonly (readonly unknown[])[],
): readonly (readonly string[])[] {
  let index = 0;
  return objectsByCase.map((objects) => {
    const caseValues = values.slice(index, index + objects.length);
    index += objects.length;
    return caseValues.map(String);
  });
}

/**
 * Returns a number that is the higher, the more likely this key of the objects names the document.
 */
function nameLikelihood({ expression, fit, arePassages }: DocumentColumn): number {
  // As readObjects writes it: `pages[].{path: file}`, or `pages[].{id: doc_id}`.
  const isPathOrId = /\.\{path: |\.\{id: \S*id\b/i.test(expression);
  return 2 * fit.share + (isPathOrId ? 1 : 0) + (arePassages ? 0.5 : 0);
}

/**
 * Returns the column as one of documents with these names, and measures how many are documents of
 * the repository.
 */
function describeColumn(
  column: Column,
  expression: string,
  names: readonly (readonly string[])[],
  documents: DocumentNames,
  { hasGrades, arePassages }: Pick<DocumentColumn, "hasGrades" | "arePassages">,
): DocumentColumn {
  const fit = documents.measureFit(names.flat());
  return { column, expression, names, hasGrades, arePassages, fit };
}
