/**
 * Guesses how `format: json` or `csv` reads a golden file: queries, and the documents that a search
 * should find for them. Its author chose the keys. So a list counts by what was seen in it: a
 * column of phrases or with the key of a query, beside a column whose values are documents of the
 * repository or whose key says that they are expected. `[{ "ask": "reset it", "pages": ["a.md"] }]`
 * is read with `fields: { query: ask, expected: pages }`.
 */
import { type JsonObject, withoutUndefined } from "../../system/json.ts";
import { quoteExpression } from "../../expressions/expression-text.ts";
import { toWord } from "../../files/formats/format.ts";
import { pluralise } from "../../messages/format.ts";
import type { MeasureFit } from "./name-fit.ts";
import {
  type Column,
  type DocumentColumn,
  EXPECTED_KEY,
  areMostlyDocuments,
  areMostlyPhrases,
  isText,
  isDocumentKey,
  isTextOrInteger,
  lastKey,
  listColumns,
  readDocumentColumn,
  separateWords,
} from "./golden-columns.ts";
import { type CaseList, readBestLists } from "./golden-lists.ts";

/** How a golden file is read, and what was seen in it. */
export interface Golden {
  /** Members of `dataset` without format and path, one entry for each list of the file. */
  readonly entries: readonly JsonObject[];
  /** What only a person can know, a line each. */
  readonly hints: readonly string[];
  /** The file of documents whose ids the names are; null if they are paths, or none is known. */
  readonly corpus: string | null;
  /** How many different names there are, if at least half of them are documents here; else 0. */
  readonly documentCount: number;
  /** How many words in its keys say what it is: `question`, `expected`, and `page` in a table. */
  readonly tellingWords: number;
  /** Why the names can't be documents; null if they may be. */
  readonly obstacle: string | null;
  /** By what they mean to a case: the columns of its first list; one may have queries alone. */
  readonly columns: Readonly<Record<Role, Column | undefined>>;
}

type Role = "query" | "expected" | "id" | "intent" | "grade";

/** A list of a golden file, and its columns. */
interface Reading {
  readonly list: CaseList;
  readonly columns: readonly Column[];
  readonly query: Column;
  /** The columns that may give documents, the likeliest first. Empty if there are only queries. */
  readonly expected: readonly DocumentColumn[];
  /** A column of documents that must not be found. */
  readonly forbidden: DocumentColumn | undefined;
  readonly tellingWords: number;
  readonly strength: number;
}

/**
 * Returns how the value of a file is read; null if no list of it has queries. These lists count:
 * - those with documents that can be used;
 * - if none of these can be used, the first one, with its obstacle;
 * - beside either, lists of queries alone for which nothing should be found (expectsNothing);
 * - without any list with documents, the first one of queries alone.
 */
export function readGolden(value: unknown, measureFit: MeasureFit): Golden | null {
  const readings = readBestLists({ expression: "@", label: null, value }, (list) =>
    readList(list, measureFit),
  );
  const withDocuments = readings.filter(({ expected }) => expected.length > 0);
  const usable = withDocuments.filter((reading) => describeObstacle(reading) === null);
  const first = usable[0] ?? withDocuments[0] ?? readings[0];
  if (first === undefined) {
    return null;
  }
  const used = usable.length > 0 ? usable : [first];
  const ofNoDocuments = withDocuments.length > 0 ? readings.filter(expectsNothing) : [];
  const isOneOfSeveral = readings.length > 1;
  const entries = [...used, ...ofNoDocuments].map((reading) => buildEntry(reading, isOneOfSeveral));
  // The likeliest column of each list.
  const documentColumns = used.flatMap(({ expected }) => expected[0] ?? []);
  return {
    entries: entries.map(({ entry }) => entry),
    hints: entries.flatMap(({ hints }) => hints),
    corpus: documentColumns.map(({ fit }) => fit.corpus).find(isText) ?? null,
    documentCount: documentColumns.some(({ fit }) => areMostlyDocuments(fit))
      ? new Set(documentColumns.flatMap(({ names }) => names.flat())).size
      : 0,
    tellingWords: Math.max(...used.map(({ tellingWords }) => tellingWords)),
    obstacle: describeObstacle(first),
    columns: findColumns(first),
  };
}

/** Words in keys of a query, also in German and Spanish, but not `query_id` or `question_type`. */
const QUERY_KEY =
  /quer(?!y_?(?:type|id))|question(?!_?(?:type|id))|^q$|^ask$|^search_|^user_?(?:input|message)$|frage|such(?:text|begriff|wort|anfrage)|pregunta|consulta|requ[eê]te|domanda/i;
/** Keys that queries have, and other texts, too. */
const TEXT_KEY = /^(?:prompt|input|utterance|request|message|phrase|term|search|text)$/i;
/** Keys that say something about a case or a document, but name none. */
const NOTE_KEY =
  /^(?:notes?|description|summary|reason|explanation|comment|difficulty|level|tags?|title|label|section|type|kind|annotator|score|lang\w*|ids|metadata)$|score|count|min|max|keyword/i;
/** Keys of an id, which may be that of the document above the queries. */
const OWN_ID_KEY = /^(?:id|name|slug|key)$/i;
/** Keys of answers: words in most files, names of documents in some. */
const ANSWER_KEY = /^(?:page|reference|response|\w*outputs?|(?:\w*_)?answers?)$/i;
/** Keys of what a search returned when the file was made, which is not what it should return. */
const RETRIEVED_KEY =
  /^(?:retriev\w+|actual\w*|predict\w+|generated\w*|results?|hits?|returned\w*|ranked\w*|found\w*|top_?\w*)$/i;
/** Words in keys of documents that must not be found. */
const FORBIDDEN_KEY =
  /stale|forbid|negative|wrong|obsolete|outdated|unexpected|avoid|exclud|distract|must_?not|not_|irrelevant|superseded/i;
/** Keys of the id of a document or of a part of it. */
const DOCUMENT_ID_KEY = /(?:^|_)(?:chunk|node|doc|document|passage|source|article|page)s?_?ids?$/i;

/**
 * Returns the list with its columns of queries and documents; null if it has no queries, or is a
 * chat. Queries are the first column of texts with the key of a query, else with the key of a text,
 * else of phrases.
 */
function readList(list: CaseList, measureFit: MeasureFit): Reading | null {
  const columns = listColumns(list);
  // Messages of a chat are no cases.
  if (columns.some(({ name }) => name === "role")) {
    return null;
  }
  const texts = columns.filter(({ values }) => values.length > 0 && values.every(isText));
  const findByKey = (key: RegExp): Column | undefined =>
    texts.find(({ name }) => key.test(separateWords(lastKey(name))));
  const queryByKey = findByKey(QUERY_KEY);
  const namedQuery = queryByKey ?? findByKey(TEXT_KEY);
  const query = namedQuery ?? texts.find(mayBeQuery);
  if (query === undefined) {
    return null;
  }
  const candidates = columns
    .filter((column) => column !== query)
    .flatMap((column) => readCandidate(column, measureFit) ?? []);
  const expected = candidates
    .filter(isExpected)
    .toSorted((a, b) => columnLikelihood(b) - columnLikelihood(a));
  const [first] = expected;
  // Phrases under any key are queries only beside documents of the repository.
  const namesDocuments = first !== undefined && areMostlyDocuments(first.fit);
  if (namedQuery === undefined && !namesDocuments) {
    return null;
  }
  const isCalledExpected = EXPECTED_KEY.test(first?.column.name ?? "");
  const queryPoint = Number(queryByKey !== undefined);
  return {
    list,
    columns,
    query,
    expected,
    forbidden: candidates.find(
      ({ column, fit }) => FORBIDDEN_KEY.test(column.name) && areMostlyDocuments(fit),
    ),
    tellingWords: queryPoint + Number(isCalledExpected),
    // How sure it is that the list has queries and documents. One of queries alone is weak.
    strength: first === undefined ? 0.1 : 1 + columnLikelihood(first) + queryPoint,
  };
}

/** Whether a column with no key of a query may have queries: phrases, most of them different. */
function mayBeQuery({ name, values }: Column): boolean {
  const key = lastKey(name);
  const texts = values.filter(isText);
  return (
    !NOTE_KEY.test(key) &&
    !OWN_ID_KEY.test(key) &&
    !ANSWER_KEY.test(key) &&
    areMostlyPhrases(texts) &&
    new Set(texts).size > texts.length / 2
  );
}

/** Returns the column if it may give documents, expected or forbidden; else null. */
function readCandidate(column: Column, measureFit: MeasureFit): DocumentColumn | null {
  const key = lastKey(column.name);
  if (RETRIEVED_KEY.test(key) || isGradeColumn(column)) {
    return null;
  }
  const documentColumn = readDocumentColumn(column, measureFit);
  if (documentColumn === null) {
    return null;
  }
  // `relevant.ids`, though `ids` alone is a note.
  const isExpectedIds = /^ids?$/i.test(key) && EXPECTED_KEY.test(column.name);
  if (isExpectedIds) {
    return documentColumn;
  }
  if (NOTE_KEY.test(key)) {
    return null;
  }
  // `slug` and `answer` name documents in some files only.
  const mustBeDocuments = OWN_ID_KEY.test(key) || ANSWER_KEY.test(key);
  const isOther = mustBeDocuments && !areMostlyDocuments(documentColumn.fit);
  return isOther ? null : documentColumn;
}

/** Whether the column gives the documents that a case expects. */
function isExpected({
  column: { name },
  fit,
  names,
  hasGrades,
  arePassages,
}: DocumentColumn): boolean {
  if (FORBIDDEN_KEY.test(name)) {
    return false;
  }
  const allNames = names.flat();
  // Documents differ, `{ "a.md": 2 }`, then `{ "b.md": 1 }`; settings do not: `{ "top_k": 5 }`.
  const namesDiffer = new Set(allNames).size > (names[0]?.length ?? 0);
  const areGraded = hasGrades && namesDiffer;
  // The list in `{ "how?": ["a-1"] }` has no key (""), and so may be of documents.
  const mayBeNamed = name === "" || isDocumentKey(name);
  const areIds = mayBeNamed && allNames.every(isIdentifier);
  return areMostlyDocuments(fit) || arePassages || areGraded || areIds || EXPECTED_KEY.test(name);
}

/** Whether a name looks as ids and paths do: without spaces, and with a digit or a mark. */
function isIdentifier(name: string): boolean {
  return !/\s/.test(name) && /[\d\-_./:#]/.test(name);
}

/** Whether more than a fifth of the names look like words. */
function areWords(names: readonly string[]): boolean {
  return names.filter(isIdentifier).length < names.length * 0.8;
}

function isIdColumn({ column }: DocumentColumn): boolean {
  return DOCUMENT_ID_KEY.test(separateWords(lastKey(column.name)));
}

/**
 * How likely the column gives the documents. The weights were chosen by hand. Words may be answers.
 * An id that is equal in all rows is not that of a document.
 */
function columnLikelihood(documents: DocumentColumn): number {
  const { column, fit, names, arePassages } = documents;
  const filled = column.values.filter((value) => value !== undefined);
  return (
    2 * fit.share +
    (arePassages ? 0.4 : 0) +
    (EXPECTED_KEY.test(column.name) ? 1 : 0) +
    (isDocumentKey(column.name) ? 0.3 : 0) +
    (areWords(names.flat()) ? 0 : 0.2) +
    (isIdColumn(documents) && new Set(names.flat()).size > 1 ? 0.7 : 0) -
    (OWN_ID_KEY.test(lastKey(column.name)) ? 1 : 0) +
    filled.length / column.values.length / 2
  );
}

/** Returns what to do if the expected names look like words and none is a document; else null. */
function describeObstacle({ expected: [first] }: Reading): string | null {
  if (first === undefined || first.arePassages || first.fit.share > 0 || isIdColumn(first)) {
    return null;
  }
  const names = [...new Set(first.names.flat())];
  if (!areWords(names)) {
    return null;
  }
  const { expression } = first;
  // `hits[].{id: name, grade: rating}` becomes `hits[].name`.
  const nameExpression = expression.replace(/\[\]\.\{\w+: ([^,}]+).*\}$/, "[].$1");
  const texts = `${nameExpression}[].{text: @}`;
  return `None of the ${names.length} names in \`${expression}\` is a document here (${names.slice(0, 3).join(", ")}). If they are names in your index, use the line below. If they are words of the results' texts: expected: ${quoteExpression(texts)}`;
}

/** Words in keys and categories of queries for which nothing should be found. */
const NOTHING_EXPECTED =
  /unsupported|unanswerable|negative|out[-_ ]?of[-_ ]?(?:scope|domain)|no[-_ ]?(?:answer|hit|match|result)|nothing|irrelevant|off[-_ ]?topic|absent|empty/i;

/** Whether the list has queries alone, and its key says that nothing should be found for them. */
function expectsNothing({ list, expected }: Reading): boolean {
  return expected.length === 0 && NOTHING_EXPECTED.test(list.expression);
}

/** Keys of documents that are alternatives: to find one of them is enough. */
const ANY_OF_KEY = /accept|any_?of|_any$|one_?of|alternativ/i;
const areAlternatives = ({ column }: DocumentColumn): boolean => ANY_OF_KEY.test(column.name);
const ID_KEY = /^(?:nr|id|qid|case|case_?id|query_?id|test_?id|key)$/i;
/** Words in keys of an intent: `topicArea`, `question_category`. */
const INTENT_KEY =
  /(?:^|_)(?:intent|[ck]ategor[^_]+|type|kind|topic|th?[eè]m[ae]|team|area|bereich|class|group|slice|section)(?:_|$)/i;
const GRADE_KEY = /^(?:grade|rating|relevan\w+|gain|pertinence|notes?|nota|bewertung)$/i;

/** Whether the column grades the document of each row. A table has grades as text. */
function isGradeColumn({ name, values }: Column): boolean {
  return GRADE_KEY.test(lastKey(name)) && values.every((value) => /^\d+$/.test(String(value)));
}

/**
 * Returns the column of each role; undefined for a role without one. An id differs in each row, and
 * an intent stands in two rows on average. A grade counts only beside one document in each row.
 */
function findColumns({ list, columns, query, expected: [first] }: Reading): Golden["columns"] {
  const otherColumns = columns.filter((column) => column !== first?.column);
  const find = (key: RegExp, fits: (values: readonly unknown[]) => boolean): Column | undefined =>
    otherColumns.find(
      // `case_id` for `caseId` and `case id`
      ({ name, values }) =>
        key.test(separateWords(lastKey(name)).replaceAll(" ", "_")) && fits(values),
    );
  const areDifferent = (values: readonly unknown[]): boolean =>
    values.every(isTextOrInteger) && new Set(values.map(String)).size === list.rows.length;
  const areRepeated = (values: readonly unknown[]): boolean =>
    values.every(isText) && new Set(values).size <= Math.max(1, values.length / 2);
  const hasOneDocument = first !== undefined && !first.column.values.some(Array.isArray);
  const grade = hasOneDocument ? otherColumns.find(isGradeColumn) : undefined;
  return {
    query,
    expected: first?.column,
    id: find(ID_KEY, areDifferent),
    intent: find(INTENT_KEY, areRepeated),
    grade: grade && { ...grade, expression: `to_number(${grade.expression})` },
  };
}

/**
 * Returns the list's entry of `dataset`, and what only a person can know of it. Rows with the grade
 * 0 are filtered out, and rows without a document unless a column says that nothing should be found
 * for them. Without a column of documents, nothing is expected for any query. `isOneOfSeveral`:
 * whether the file has further lists. Without a column of intents, the key of each list is then its
 * intent, and `all` if that key has no letter or digit.
 */
function buildEntry(reading: Reading, isOneOfSeveral: boolean) {
  const { list, query, expected, forbidden } = reading;
  const [likeliest] = expected;
  const { id, intent, grade } = findColumns(reading);
  const documents = likeliest === undefined ? null : readExpected(reading, likeliest);
  const gradeFilter = grade === undefined ? null : `${grade.expression} > \`0\``;
  const filters = [documents?.filter, gradeFilter].filter(isText).join(" && ");
  const place = list.expression === "@" ? "" : list.expression;
  const cases = [place, filters === "" ? "" : `[?${filters}]`].filter(isText).join(" | ");
  const hasListIntent = intent === undefined && isOneOfSeveral && list.label !== null;
  return {
    entry: withoutUndefined({
      cases: cases || undefined,
      intent: hasListIntent ? toWord(list.label) || "all" : undefined,
      fields: withoutUndefined({
        query: query.expression,
        ...(documents?.fields ?? { expect_empty: "`true`" }),
        id: id?.expression,
        intent: intent?.expression,
        grade: grade?.expression,
        forbidden: forbidden?.expression,
      }),
    }),
    hints: documents?.hints ?? [],
  };
}

/** The beginning of a hint: where its line goes. That suite is written by `init`. */
const ADD_TO_FIELDS = "add to `fields` in retrieval/suite.yaml";

/**
 * Returns the members of `fields` for the documents, and hints; and the filter that leaves out the
 * cases without documents: null if there are none, or if a column says that nothing should be
 * found for them. `first` is the likeliest column; others are read that fill its gaps.
 */
function readExpected({ columns, expected }: Reading, first: DocumentColumn) {
  // In `split(a, ',') || b`, b would be looked up in the parts, not in the case.
  const isSplit = first.expression.startsWith("split(");
  const used = isSplit ? [first] : expected.filter((column) => isUsed(column, first));
  // How many documents each case has.
  const counts = first.names.map((_, i) => used.flatMap(({ names }) => names[i] ?? []).length);
  // `split` fails where the value is missing.
  const presence = isSplit ? first.column.expression : joinExpressions(used);
  const emptyCases = readEmptyCases(columns, counts, presence);
  // In a list of lists, one document of each inner list is enough already.
  const hasInnerLists = first.column.values.flat().some(Array.isArray);
  const areAllNeeded = !used.some(areAlternatives) && !hasInnerLists && !first.hasGrades;
  const isAnyUnclear = areAllNeeded && counts.some((count) => count > 1);
  const anyHint = `If one of the documents of a case is enough, ${ADD_TO_FIELDS}: any: true`;
  return {
    fields: withoutUndefined({
      expected: writeExpected(used),
      any: (used.every(areAlternatives) && !hasInnerLists) || undefined,
      expect_empty: emptyCases.condition ?? undefined,
    }),
    filter: emptyCases.filter,
    hints: [...(isAnyUnclear ? [anyHint] : []), ...emptyCases.hints],
  };
}

/**
 * Returns the expression of the documents: `pages`, `one_of`, or `pages || files` if `files` has the
 * documents of cases without `pages`. It is `[must_have, [one_of]][]` if one column has what is
 * needed, and another one alternatives: this gives `["a.md", ["b.md", "c.md"]]`, in which one
 * document of the inner list is enough.
 */
function writeExpected(columns: readonly DocumentColumn[]): string {
  const needed = columns.filter((column) => !areAlternatives(column));
  const alternatives = columns.filter(areAlternatives);
  return needed.length === 0 || alternatives.length === 0
    ? joinExpressions(columns)
    : `[${joinExpressions(needed)}, [${joinExpressions(alternatives)}]][]`;
}

/**
 * Returns how cases without documents are read. If a column says that nothing should be found for
 * them, `condition` is an expression that is true for exactly these: `answerable == false`.
 * Otherwise `filter` leaves them out, with a hint: it is `presence`, the expression of the
 * documents. Both are null if there are no such cases.
 */
function readEmptyCases(columns: readonly Column[], counts: readonly number[], presence: string) {
  const isEmpty = counts.map((count) => count === 0);
  const emptyCount = isEmpty.filter(Boolean).length;
  const condition = emptyCount === 0 ? null : findEmptyCondition(columns, isEmpty);
  if (emptyCount === 0 || condition !== null) {
    return { condition, filter: null, hints: [] };
  }
  const are = emptyCount === 1 ? "is" : "are";
  const hint = `${pluralise(emptyCount, "case")} without a document in \`${presence}\` ${are} left out. If nothing should be found for them, take the filter [?…] away and ${ADD_TO_FIELDS}: expect_empty: ${quoteExpression(`!(${presence})`)}`;
  return { condition, filter: presence, hints: [hint] };
}

/** Returns the expression of the first of the columns that has a value. */
function joinExpressions(columns: readonly DocumentColumn[]): string {
  return columns.map(({ expression }) => expression).join(" || ");
}

/**
 * Whether a column counts: the first one, or another with documents for some cases, if the first
 * has none for these, or if the documents of the other are alternatives.
 */
function isUsed(other: DocumentColumn, first: DocumentColumn): boolean {
  const isEmpty = other.names.flat().length === 0;
  const fillsGaps = other.names.every(
    (names, i) => names.length === 0 || first.names[i]?.length === 0,
  );
  return other === first || (!isEmpty && (fillsGaps || areAlternatives(other)));
}

/**
 * Returns an expression that is true for exactly the cases without documents, from a column that
 * says that nothing should be found for them: `answerable == false`, or a category such as
 * `unanswerable`. Null if there is none. `isEmpty`: whether each case has no documents; one has
 * none at least.
 */
function findEmptyCondition(
  columns: readonly Column[],
  isEmpty: readonly boolean[],
): string | null {
  const firstIndex = isEmpty.indexOf(true);
  for (const { expression, name, values } of columns) {
    const emptyValue = values[firstIndex];
    const marksEmptyCases = values.every((value, i) => isEmpty[i] === (value === emptyValue));
    if (!marksEmptyCases) {
      continue;
    }
    const isFlag = NOTHING_EXPECTED.test(name) || /answerable|has_?answer|expect/i.test(name);
    if (typeof emptyValue === "boolean" && isFlag) {
      return emptyValue ? expression : `${expression} == \`false\``;
    }
    // A quote would end the text within the expression.
    if (isText(emptyValue) && !emptyValue.includes("'") && NOTHING_EXPECTED.test(emptyValue)) {
      return `${expression} == '${emptyValue}'`;
    }
  }
  return null;
}
