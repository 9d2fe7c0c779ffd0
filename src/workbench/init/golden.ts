/** What a golden file with keys of its own says to `format: json`: which keys are the query, the documents and so on. */
import { isObject, type JsonObject } from "../../system/json.ts";
import type { DocumentNames, NameFit } from "./document-names.ts";
import {
  type CaseList,
  type Column,
  arePhrases,
  listColumns,
  isDocumentName,
  isName,
  isText,
} from "./golden-columns.ts";
import { findLists, findSingles } from "./golden-lists.ts";

/** How a golden file is read. */
export type Golden =
  | {
      readonly kind: "read";
      /** Members of `dataset:` but its format and path, one entry for each list of the file. */
      readonly entries: readonly JsonObject[];
      /** What only a person can know, a line each. */
      readonly hintsForPerson: readonly string[];
      readonly corpus: string | null;
      /** Whether the keys say what they are, and most of the names are documents here. */
      readonly isSure: boolean;
    }
  | {
      readonly kind: "refused";
      readonly reason: string;
      /** How it would be read all the same. */
      readonly entry: JsonObject;
    };

/** Returns null if the value is no golden file. */
export function readGolden(value: unknown, documents: DocumentNames): Golden | null {
  const found = findLists(value, documents);
  const lists = found.some((list) => findQuery(list) !== null) ? found : findSingles(value);
  const guesses: ListGuess[] = [];
  const withoutDocuments: CaseList[] = [];
  for (const list of lists) {
    const query = findQuery(list);
    if (query === null) {
      continue;
    }
    const guess = guessList(list, query, documents);
    if (guess === null) {
      withoutDocuments.push(list);
    } else {
      guesses.push(guess);
    }
  }
  const read = guesses.filter((guess): guess is ReadList => guess.reason === null);
  if (read.length === 0) {
    const refused = guesses.find((guess): guess is RefusedList => guess.reason !== null);
    return refused === undefined ? null : { kind: "refused", ...refused };
  }
  const isSeveral = read.length > 1 || withoutDocuments.length > 0;
  const entries = read.map((guess) => writeEntry(guess, isSeveral));
  const hintsForPerson = read.flatMap(({ hintsForPerson: each }) => each);
  for (const list of withoutDocuments) {
    const name = list.expression ?? "@";
    const query = findQuery(list)?.expression ?? "@";
    const entry = {
      cases: name,
      ...(list.label === null ? {} : { intent: asIntent(list.label) }),
      fields: { query, expect_empty: "`true`" },
    };
    if (NEGATIVE.test(name)) {
      entries.push(entry);
    } else if (QUERY_LIST.test(name)) {
      hintsForPerson.push(
        `\`${name}\` has ${list.size} queries without documents, which are not asked. If nothing should be found for them: a second entry of dataset with cases: ${name} and fields: { query: "${query}", expect_empty: "\`true\`" }`,
      );
    }
  }
  const corpus = read.map(({ fit }) => fit.corpus).find((each) => each !== null) ?? null;
  const isSure = read.some(({ fit, isNamed }) => isNamed && fit.share >= 0.5);
  return { kind: "read", entries, hintsForPerson, corpus, isSure };
}

const QUERY_LIST = /quer|question|prompt/i;
const NEGATIVE =
  /unsupported|unanswerable|negative|out[-_ ]?of[-_ ]?(?:scope|domain)|no[-_ ]?(?:answer|hit|match|result)|nothing|irrelevant|off[-_ ]?topic|absent|empty/i;
const FORBIDDEN =
  /stale|forbid|negative|wrong|obsolete|outdated|unexpected|avoid|exclud|distract|must_?not|not_|irrelevant|superseded/i;
const ANY_OF = /accept|any_?of|one_?of|alternativ/i;
/** Keys that hold documents by their name alone. */
const EXPECTED = /expect|relevan|gold|target|truth|accept|correct|support|positive|matching/i;
const NO_DOCUMENT =
  /^(?:notes?|description|reason|explanation|comment|difficulty|tags?|title|name|section|score|lang\w*|ids?|metadata)$|score|count|min|max|keyword/i;
/** Keys of answers, which name documents in some files. */
const ANSWER = /^(?:page|reference|response|\w*outputs?|(?:\w*_)?answers?)$/i;
/** What a search gave when the file was made. */
const RETRIEVED = /^(?:retriev\w+|actual\w*|predict\w+|generated\w*)$/i;
/** Keys whose texts are passages of documents. */
const PASSAGE = /context|passage|excerpt|snippet|evidence|content|chunk|^text$|^body$/i;

const QUERY_NAMES = [
  "query",
  "question",
  "q",
  "search_query",
  "user_query",
  "query_text",
  "user_input",
  "search",
  "prompt",
  "input",
  "utterance",
  "request",
  "text",
];

/** Returns the column of the queries: by a usual name, or one that speaks of queries; null if there is none. */
function findQuery({ columns, size }: CaseList): Column | null {
  const texts = columns.filter(({ values }) => values.filter(isText).length === size);
  for (const name of QUERY_NAMES) {
    const found = texts.find((column) => lastKey(column.name) === name);
    if (found !== undefined) {
      return found;
    }
  }
  return (
    texts.find(({ name }) =>
      /quer(?!y_?(?:type|id))|question(?!_?(?:type|id))|frage/i.test(name),
    ) ?? null
  );
}

/** What a list of cases was read as. */
interface ReadList {
  readonly reason: null;
  readonly list: CaseList;
  readonly fields: JsonObject;
  /** Leaves cases without documents out; null if there are none. */
  readonly filter: string | null;
  readonly hintsForPerson: readonly string[];
  readonly fit: NameFit;
  /** Whether one of the keys is called a query, or expected. */
  readonly isNamed: boolean;
}

interface RefusedList {
  readonly reason: string;
  readonly entry: JsonObject;
}

type ListGuess = ReadList | RefusedList;

/** A column that may give the documents. */
interface DocumentColumn {
  readonly column: Column;
  /** The expression for the documents. */
  readonly expression: string;
  readonly names: readonly (readonly string[])[];
  readonly fit: NameFit;
  readonly grades: boolean;
  /** Whether these are texts of documents, in place of their names. */
  readonly passages: boolean;
}

/** Returns null if no column gives documents. */
function guessList(list: CaseList, query: Column, documents: DocumentNames): ListGuess | null {
  const candidates: DocumentColumn[] = [];
  for (const column of list.columns) {
    const key = lastKey(column.name);
    const isOther =
      NO_DOCUMENT.test(key) && !/(?:expect\w*|gold|target|output)\.ids?$/i.test(column.name);
    if (column === query || isOther || RETRIEVED.test(key)) {
      continue;
    }
    const found = readDocuments(column, documents);
    if (found !== null && (found.fit.share >= 0.5 || !ANSWER.test(key))) {
      candidates.push(found);
    }
  }
  const positive = candidates
    .filter(({ column, fit, names, passages }) => {
      const areIds = isDocumentName(column.name) && names.flat().every(isIdentifier);
      const isExpected = passages || areIds || EXPECTED.test(column.name);
      return !FORBIDDEN.test(column.name) && (fit.share >= 0.5 || isExpected);
    })
    .toSorted((a, b) => columnLikelihood(b) - columnLikelihood(a));
  const [first] = positive;
  if (first === undefined) {
    return null;
  }
  const all = first.names.flat();
  if (
    !first.passages &&
    first.fit.share === 0 &&
    all.filter(isIdentifier).length < all.length * 0.8
  ) {
    const shown = [...new Set(all)].slice(0, 3).join(", ");
    const reason = `None of the ${new Set(all).size} names in \`${first.expression}\` is a document here (${shown}): they are words, and a case needs the path or id of a document`;
    const entry = {
      ...(list.expression === null ? {} : { cases: list.expression }),
      fields: { query: query.expression, expected: first.expression },
    };
    return { reason, entry };
  }
  const others = positive.slice(1).filter(({ names }) => isInstead(names, first.names));
  // What follows a function of ours would be looked up in what it gives.
  const isSplit = [first, ...others].some(({ expression }) => expression.startsWith("split("));
  return buildList(list, query, isSplit ? [first] : [first, ...others], candidates);
}

function columnLikelihood({ column, fit, passages }: DocumentColumn): number {
  const filled = column.values.filter((value) => value !== undefined).length / column.values.length;
  return (
    2 * fit.share +
    (passages ? 0.4 : 0) +
    (EXPECTED.test(column.name) ? 1 : 0) +
    (isDocumentName(column.name) ? 0.3 : 0) +
    filled / 2
  );
}

/** Whether the column gives documents where the first gives none, and only there. */
function isInstead(
  names: readonly (readonly string[])[],
  first: readonly (readonly string[])[],
): boolean {
  const isFilled = names.some((each) => each.length > 0);
  return isFilled && names.every((each, i) => each.length === 0 || first[i]?.length === 0);
}

function buildList(
  list: CaseList,
  query: Column,
  chosen: readonly DocumentColumn[],
  candidates: readonly DocumentColumn[],
): ReadList {
  const [first] = chosen as readonly [DocumentColumn];
  const plain = chosen.map(({ expression }) => expression).join(" || ");
  const given = plain.startsWith("split(") ? first.column.expression : plain;
  const withEnding = addEnding(plain, first);
  const expected = first.fit.isEndingOpen ? plain : withEnding;
  const names =
    list.columns.length === 0
      ? []
      : first.names.map((_, i) => chosen.flatMap((each) => each.names[i] ?? []));
  const fields: Record<string, unknown> = { query: query.expression, expected };
  const id = findColumn(list, /^(?:id|qid|case_?id|query_?id|test_?id|key)$/i, isUnique);
  if (id !== null) {
    fields["id"] = id.expression;
  }
  const intent = findColumn(list, INTENT, isCategory);
  if (intent !== null) {
    fields["intent"] = intent.expression;
  }
  const isNamed =
    list.isUnnamed !== true &&
    (/quer|question|^q$|frage/i.test(lastKey(query.name)) || EXPECTED.test(first.column.name));
  const hintsForPerson: string[] = [];
  if (chosen.some(({ column }) => ANY_OF.test(column.name))) {
    fields["any"] = true;
  } else if (names.some((each) => each.length > 1) && !first.grades) {
    hintsForPerson.push("If one of the documents of a case is enough, add to fields: any: true");
  }
  const missing = names.flatMap((each, i) => (each.length === 0 ? [i] : []));
  let filter: string | null = null;
  if (missing.length > 0) {
    const control = findControl(list, new Set(missing));
    if (control === null) {
      filter = given;
      hintsForPerson.push(
        `${missing.length} cases have no document in \`${given}\` and are left out. If nothing should be found for them, take the filter [?…] away and add to fields: expect_empty: "!(${given})"`,
      );
    } else {
      fields["expect_empty"] = control;
    }
  }
  for (const { column, expression, fit } of candidates) {
    if (FORBIDDEN.test(column.name) && (fit.share >= 0.5 || EXPECTED.test(column.name))) {
      hintsForPerson.push(
        `If \`${expression}\` must not be found, add to fields: forbidden: ${expression}`,
      );
    }
  }
  if (first.passages) {
    hintsForPerson.push(`\`${plain}\` are passages, so each result needs its text`);
  } else if (first.fit.share < 0.5) {
    hintsForPerson.push(
      `Few of the names in \`${plain}\` are files here: \`validate\` and \`record\` check them`,
    );
  } else if (expected !== withEnding) {
    hintsForPerson.push(
      `If your search returns names with ${first.fit.ending}: expected: "${withEnding}"`,
    );
  }
  return { reason: null, list, fields, filter, hintsForPerson, fit: first.fit, isNamed };
}

function addEnding(expression: string, { fit, names }: DocumentColumn): string {
  if (fit.ending === "") {
    return expression;
  }
  const isList = names.some((each) => each.length > 1) || expression.endsWith("[]");
  const joined = `join('', [@, '${fit.ending}'])`;
  const list = expression.endsWith("[]") ? expression : `${expression}[]`;
  return isList ? `${list}.${joined}` : `${expression}.${joined}`;
}

function writeEntry({ list, fields, filter }: ReadList, isSeveral: boolean): JsonObject {
  const own = list.expression;
  const cases = filter === null ? own : own === null ? `[?${filter}]` : `${own} | [?${filter}]`;
  const intent =
    isSeveral && list.label !== null && !("intent" in fields) ? asIntent(list.label) : null;
  return {
    ...(cases === null ? {} : { cases }),
    ...(intent === null ? {} : { intent }),
    fields,
  };
}

function asIntent(label: string): string {
  return label.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^[^A-Za-z0-9]+|(?<!-)-+$/g, "") || "all";
}

/** Returns the documents that a column gives for each case; null if it gives anything else. */
function readDocuments(column: Column, documents: DocumentNames): DocumentColumn | null {
  const present = column.values.filter(
    (value) => value !== undefined && value !== null && value !== "",
  );
  if (present.length === 0) {
    return null;
  }
  const isNames = (value: unknown): boolean =>
    isName(value) || (Array.isArray(value) && value.flat().every(isName));
  if (present.every(isNames)) {
    return readNames(column, present, documents);
  }
  if (present.every((value) => isObject(value) && Object.values(value).every(isGrade))) {
    const names = column.values.map((value) => (isObject(value) ? Object.keys(value) : []));
    const grades = { grades: true, passages: false };
    return describeColumn(column, column.expression, names, documents, grades);
  }
  if (present.every((value) => Array.isArray(value) && value.every(isObject))) {
    return readObjects(column, documents);
  }
  return null;
}

const PLAIN = { grades: false, passages: false } as const;

/** Names of documents, several in one text, or passages. */
function readNames(
  column: Column,
  present: readonly unknown[],
  documents: DocumentNames,
): DocumentColumn | null {
  const { expression } = column;
  const names = column.values.map((value) => [value].flat(2).filter(isName).map(String));
  const plain = describeColumn(column, expression, names, documents, PLAIN);
  const isNumbers = present.flat(2).every((value) => typeof value === "number");
  const isCalledIds = EXPECTED.test(column.name) && /(?:ids?|docs?|documents?)$/i.test(column.name);
  if (isNumbers && plain.fit.share < 0.5 && !isCalledIds) {
    return null;
  }
  const isList = present.some(Array.isArray);
  const parts = plain.fit.share === 1 ? null : readParts(column, names, isList, documents);
  if (parts !== null && parts.fit.share > plain.fit.share) {
    return parts;
  }
  if (plain.fit.share >= 0.5) {
    return plain;
  }
  const texts = names.flat();
  if (!PASSAGE.test(lastKey(column.name)) || !arePhrases(texts)) {
    return plain;
  }
  const passage = isList ? `${expression}[].{text: @}` : `${expression} && {text: ${expression}}`;
  return describeColumn(column, passage, names, documents, { grades: false, passages: true });
}

/** Names with a mark between them, or with a mark before what is no part of a name; of these the best. */
function readParts(
  column: Column,
  names: readonly (readonly string[])[],
  isList: boolean,
  documents: DocumentNames,
): DocumentColumn | null {
  const found: DocumentColumn[] = [];
  const addColumn = (mark: string, most: number, rest: string): void => {
    const parts = names.map((each) => each.flatMap((name) => splitText(name, mark).slice(0, most)));
    const expression = `split(${column.expression}, '${mark}')${rest}`;
    found.push(describeColumn(column, expression, parts, documents, PLAIN));
  };
  const texts = names.flat();
  for (const mark of [",", ";", "|"].filter((each) => texts.some((text) => text.includes(each)))) {
    if (!isList) {
      addColumn(mark, Number.POSITIVE_INFINITY, "");
    }
  }
  for (const mark of ["#", ":"].filter((each) => texts.some((text) => text.includes(each)))) {
    addColumn(mark, 1, isList ? "[*][0]" : "[0]");
  }
  return found.toSorted((a, b) => b.fit.share - a.fit.share)[0] ?? null;
}

function splitText(text: string, mark: string): readonly string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Lists of objects, of which one key is the document and another its grade. */
function readObjects(column: Column, documents: DocumentNames): DocumentColumn | null {
  const rows = column.values.map((value) => (Array.isArray(value) ? value.filter(isObject) : []));
  const objects = rows.flat();
  const isEach = (fits: (value: unknown) => boolean, part: Column): boolean =>
    part.values.every(fits);
  const parts = listColumns(objects, "");
  const grade = parts.find(
    (part) =>
      /grade|relev|rating|gain|score|label/i.test(part.name) &&
      isEach((value) => isGrade(value ?? 1), part),
  );
  const found = parts
    .filter((part) => part !== grade && isEach(isName, part))
    .map((part) => {
      let at = 0;
      const names = rows.map((each) => each.map(() => String(part.values[at++])));
      const { share, corpus } = documents.measureFit(names.flat());
      const key = lastKey(part.name);
      const passages = share < 0.5 && PASSAGE.test(key) && arePhrases(names.flat());
      const isPath = corpus === null && /path|file|doc$|url|source/i.test(key);
      const kind = passages ? "text" : isPath ? "path" : "id";
      const more = grade === undefined ? "" : `, grade: ${grade.expression}`;
      const expression = `${column.expression}[].{${kind}: ${part.expression}${more}}`;
      const about = { grades: grade !== undefined, passages };
      return describeColumn(column, expression, names, documents, about);
    })
    .toSorted((a, b) => rankOfPart(b) - rankOfPart(a));
  return found[0] ?? null;
}

/** The higher, the more likely a part of an object is the document. */
function rankOfPart({ expression, fit, passages }: DocumentColumn): number {
  const isNamed = /\.\{path: |\.\{id: \S*id\b/i.test(expression);
  return 2 * fit.share + (isNamed ? 1 : 0) + (passages ? 0.5 : 0);
}

function describeColumn(
  column: Column,
  expression: string,
  names: readonly (readonly string[])[],
  documents: DocumentNames,
  about: { readonly grades: boolean; readonly passages: boolean },
): DocumentColumn {
  return { column, expression, names, ...about, fit: documents.measureFit(names.flat()) };
}

const INTENT =
  /^(?:intent|category|query_?type|question_?type|type|kind|topic|class|group|slice|section)$/i;

function findColumn(
  { columns, size }: CaseList,
  name: RegExp,
  fits: (values: readonly unknown[], size: number) => boolean,
): Column | null {
  return (
    columns.find((column) => name.test(lastKey(column.name)) && fits(column.values, size)) ?? null
  );
}

function isUnique(values: readonly unknown[], size: number): boolean {
  const isNamed = (value: unknown): boolean => isText(value) || Number.isSafeInteger(value);
  return values.every(isNamed) && new Set(values.map(String)).size === size;
}

function isCategory(values: readonly unknown[], size: number): boolean {
  return values.every(isText) && new Set(values).size <= Math.max(1, size / 2);
}

/** Returns an expression that is true of exactly these cases, if a key says that nothing should be found for them. */
function findControl({ columns }: CaseList, cases: ReadonlySet<number>): string | null {
  for (const { expression, name, values } of columns) {
    const isOurs = (value: unknown): boolean =>
      values.every((each, i) => (each === value) === cases.has(i));
    const [first] = cases;
    const value = values[first ?? 0];
    if (typeof value === "boolean" && NEGATIVE_FLAG.test(name) && isOurs(value)) {
      return value ? expression : `${expression} == \`false\``;
    }
    if (isText(value) && NEGATIVE.test(value) && !value.includes("'") && isOurs(value)) {
      return `${expression} == '${value}'`;
    }
  }
  return null;
}

const NEGATIVE_FLAG = new RegExp(`${NEGATIVE.source}|answerable|has_?answer|expect`, "i");

function isGrade(value: unknown): boolean {
  return typeof value === "number" && value >= 0;
}

/** Whether a name looks as ids and paths do, and words do not. */
function isIdentifier(name: string): boolean {
  return !/\s/.test(name) && /[\d\-_./:#]/.test(name);
}

function lastKey(name: string): string {
  return name.split(".").at(-1) ?? name;
}
