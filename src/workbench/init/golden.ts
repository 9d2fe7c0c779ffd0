/**
 * Guesses how `format: json` reads a golden file whose keys are its own: which keys are the query, its documents and so on.
 * Expressions are JMESPath.
 */
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
      /** Whether at least half of the names in one of the lists are documents here: files, or ids of a corpus. */
      readonly namesDocuments: boolean;
      /** Whether a key of such a list is also called like one of queries or of expected documents (`query`, `expected`). */
      readonly isSure: boolean;
    }
  | {
      readonly kind: "refused";
      readonly reason: string;
      /** How it would be read all the same. */
      readonly entry: JsonObject;
    };

/**
 * Returns how the file is read: an entry of `dataset` for each list that has queries and documents. Refused if there are
 * lists, and the documents of none are names. Null if no list has queries and documents. A list of queries without
 * documents becomes an entry if its key says that nothing should be found, else a hint.
 */
export function readGolden(value: unknown, documents: DocumentNames): Golden | null {
  const caseLists = findLists(value, documents);
  const hasQueries = caseLists.some((list) => findQuery(list) !== null);
  const lists = hasQueries ? caseLists : findSingles(value);
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
  const readLists = guesses.filter((guess): guess is ReadList => guess.reason === null);
  if (readLists.length === 0) {
    const refused = guesses.find((guess): guess is RefusedList => guess.reason !== null);
    return refused === undefined ? null : { kind: "refused", ...refused };
  }
  const isSeveral = readLists.length > 1 || withoutDocuments.length > 0;
  const entries = readLists.map((guess) => writeEntry(guess, isSeveral));
  const hintsForPerson = readLists.flatMap(({ hintsForPerson: listHints }) => listHints);
  for (const list of withoutDocuments) {
    const name = list.expression ?? "@";
    if (NEGATIVE.test(name)) {
      entries.push(writeEmptyEntry(list));
    } else if (QUERY_LIST.test(name)) {
      hintsForPerson.push(
        `\`${name}\` has ${list.size} queries without documents, which are not asked. If nothing should be found for them: a second entry of dataset with cases: ${name} and fields: { query: "${queryExpression(list)}", expect_empty: "\`true\`" }`,
      );
    }
  }
  const corpus = readLists.map(({ fit }) => fit.corpus).find((each) => each !== null) ?? null;
  const namingLists = readLists.filter(({ fit }) => fit.share >= 0.5);
  const namesDocuments = namingLists.length > 0;
  const isSure = namingLists.some(({ isNamed }) => isNamed);
  return { kind: "read", entries, hintsForPerson, corpus, namesDocuments, isSure };
}

/**
 * Returns the expression of the first key under which a list of objects names documents that are here, beside a key with
 * texts of several words. Null if there is none.
 */
export function findDocumentKey(value: unknown, documents: DocumentNames): string | null {
  for (const { columns } of findLists(value, documents)) {
    for (const column of columns) {
      const documentColumn = readDocuments(column, documents);
      const names = documentColumn?.names.flat() ?? [];
      const areIdentifiers = names.filter(isIdentifier).length >= names.length / 2;
      const hasPhrases = columns.some((other) => other !== column && arePhrases(listTexts(other)));
      if (
        documentColumn !== null &&
        documentColumn.fit.share >= 0.5 &&
        areIdentifiers &&
        hasPhrases
      ) {
        return documentColumn.expression;
      }
    }
  }
  return null;
}

/** Returns the texts of a column; one that is no text counts as an empty one. */
function listTexts({ values }: Column): readonly string[] {
  return values.map((value) => (isText(value) ? value : ""));
}

/** Returns the entry for a list of queries for which nothing should be found. */
function writeEmptyEntry(list: CaseList): JsonObject {
  return {
    cases: list.expression ?? "@",
    ...(list.label === null ? {} : { intent: asIntent(list.label) }),
    fields: { query: queryExpression(list), expect_empty: "`true`" },
  };
}

/** Returns the expression for the query of a list's case; `@` if no column is one. */
function queryExpression(list: CaseList): string {
  return findQuery(list)?.expression ?? "@";
}

/** Keys of lists that hold queries. */
const QUERY_LIST = /quer|question|prompt/i;
/** Keys and categories of queries for which nothing should be found. */
const NEGATIVE =
  /unsupported|unanswerable|negative|out[-_ ]?of[-_ ]?(?:scope|domain)|no[-_ ]?(?:answer|hit|match|result)|nothing|irrelevant|off[-_ ]?topic|absent|empty/i;
/** Keys of documents that must not be found. */
const FORBIDDEN =
  /stale|forbid|negative|wrong|obsolete|outdated|unexpected|avoid|exclud|distract|must_?not|not_|irrelevant|superseded/i;
/** Keys of documents of which one is enough. */
const ANY_OF = /accept|any_?of|one_?of|alternativ/i;
/** Keys that hold documents by their name alone. */
const EXPECTED =
  /expect|relevan|gold|target|truth|accept|correct|support|positive|matching|\bwant/i;
/** Keys that hold no documents. */
const NO_DOCUMENT =
  /^(?:notes?|description|reason|explanation|comment|difficulty|tags?|title|name|section|score|lang\w*|ids?|metadata)$|score|count|min|max|keyword/i;
/** Keys of answers, which name documents in some files. */
const ANSWER = /^(?:page|reference|response|\w*outputs?|(?:\w*_)?answers?)$/i;
/** What a search gave when the file was made. */
const RETRIEVED = /^(?:retriev\w+|actual\w*|predict\w+|generated\w*)$/i;
/** Keys whose texts are passages of documents. */
const PASSAGE = /context|passage|excerpt|snippet|evidence|content|chunk|^text$|^body$/i;

/** Names of a query's key, the most telling first, in small letters and without marks between words. */
const QUERY_NAMES = [
  "query",
  "question",
  "q",
  "searchquery",
  "userquery",
  "querytext",
  "userinput",
  "ask",
  "searchtext",
  "searchterm",
  "search",
  "prompt",
  "input",
  "utterance",
  "request",
  "usermessage",
  "message",
  "phrase",
  "term",
  "text",
];

/**
 * Returns the column of the queries, a text in every case: one with a usual name, in the order of QUERY_NAMES, else one
 * whose name contains query or question. Null if there is none.
 */
function findQuery({ columns, size }: CaseList): Column | null {
  const textColumns = columns.filter(({ values }) => values.filter(isText).length === size);
  for (const name of QUERY_NAMES) {
    const usual = textColumns.find((column) => plainName(lastKey(column.name)) === name);
    if (usual !== undefined) {
      return usual;
    }
  }
  return (
    textColumns.find(({ name }) =>
      /quer(?!y_?(?:type|id))|question(?!_?(?:type|id))|frage/i.test(name),
    ) ?? null
  );
}

/** Returns the key in small letters, without marks between words: `searchquery` of `search_query` and `searchQuery`. */
function plainName(key: string): string {
  return key.replaceAll(/[_\s-]/g, "").toLowerCase();
}

/** Where a hint's line goes: the suite that `init` writes. */
const ADD_TO_FIELDS = "add to `fields` in retrieval/suite.yaml";

/** What a list of cases was read as. */
interface ReadList {
  readonly reason: null;
  readonly list: CaseList;
  readonly fields: JsonObject;
  /** Leaves cases without documents out; null if there are none. */
  readonly filter: string | null;
  readonly hintsForPerson: readonly string[];
  readonly fit: NameFit;
  /** Whether the key of the queries is called like one (`query`), or that of the documents (`expected`). */
  readonly isNamed: boolean;
}

/** A list whose documents are no names. */
interface RefusedList {
  readonly reason: string;
  /** The entry of `dataset` by which it would be read all the same. */
  readonly entry: JsonObject;
}

type ListGuess = ReadList | RefusedList;

/** A column that may give the documents. */
interface DocumentColumn {
  readonly column: Column;
  /** The expression for the documents. */
  readonly expression: string;
  /** The documents' names, a list for each case. */
  readonly names: readonly (readonly string[])[];
  readonly fit: NameFit;
  /** Whether each document has a grade. */
  readonly hasGrades: boolean;
  /** Whether these are texts of documents, in place of their names. */
  readonly arePassages: boolean;
}

/**
 * Returns how to read the list: the documents come from the likeliest column and, for cases in which that is empty, from
 * fallback columns. Returns a RefusedList if the documents are words that no document here is called, and null if no column
 * gives documents.
 */
function guessList(list: CaseList, query: Column, documents: DocumentNames): ListGuess | null {
  const candidates = findDocumentColumns(list, query, documents);
  const expectedColumns = candidates
    .filter(isExpectedColumn)
    .toSorted((a, b) => columnLikelihood(b) - columnLikelihood(a));
  const [first] = expectedColumns;
  if (first === undefined) {
    return null;
  }
  const names = first.names.flat();
  if (!first.arePassages && first.fit.share === 0 && areWords(names)) {
    const shown = [...new Set(names)].slice(0, 3).join(", ");
    const reason = `None of the ${new Set(names).size} names in \`${first.expression}\` is a document here (${shown}): they are words, and a case needs the path or id of a document`;
    const entry = {
      ...(list.expression === null ? {} : { cases: list.expression }),
      fields: { query: query.expression, expected: first.expression },
    };
    return { reason, entry };
  }
  const fallbacks = expectedColumns
    .slice(1)
    .filter((column) => fillsGaps(column.names, first.names));
  // In `split(a, ',') || b`, b would be looked up in the parts, not in the case: so there is no fallback.
  const isSplit = [first, ...fallbacks].some(({ expression }) => expression.startsWith("split("));
  return buildList(list, query, isSplit ? [first] : [first, ...fallbacks], candidates);
}

/** Returns the columns that may give documents: all but the query, notes, retrieved results and answers in words. */
function findDocumentColumns(
  list: CaseList,
  query: Column,
  documents: DocumentNames,
): readonly DocumentColumn[] {
  const candidates: DocumentColumn[] = [];
  for (const column of list.columns) {
    const key = lastKey(column.name);
    const isNote =
      NO_DOCUMENT.test(key) && !/(?:expect\w*|gold|target|output)\.ids?$/i.test(column.name);
    if (column === query || isNote || RETRIEVED.test(key)) {
      continue;
    }
    const documentColumn = readDocuments(column, documents);
    if (documentColumn !== null && (documentColumn.fit.share >= 0.5 || !ANSWER.test(key))) {
      candidates.push(documentColumn);
    }
  }
  return candidates;
}

/**
 * Whether the column gives the documents that a case expects: at least half of them are documents here, or they are
 * passages or ids, or the column is called so. Documents that must not be found are none of them.
 */
function isExpectedColumn({ column, fit, names, arePassages }: DocumentColumn): boolean {
  const areIds = isDocumentName(column.name) && names.flat().every(isIdentifier);
  const isExpected = arePassages || areIds || EXPECTED.test(column.name);
  return !FORBIDDEN.test(column.name) && (fit.share >= 0.5 || isExpected);
}

/** Whether more than a fifth of the names look like words and not like ids or paths. */
function areWords(names: readonly string[]): boolean {
  return names.filter(isIdentifier).length < names.length * 0.8;
}

/** The higher, the more likely the column gives the documents: by their names, its own name, and how many cases have some. */
function columnLikelihood({ column, fit, arePassages }: DocumentColumn): number {
  const filledShare =
    column.values.filter((value) => value !== undefined).length / column.values.length;
  return (
    2 * fit.share +
    (arePassages ? 0.4 : 0) +
    (EXPECTED.test(column.name) ? 1 : 0) +
    (isDocumentName(column.name) ? 0.3 : 0) +
    filledShare / 2
  );
}

/** Whether a column gives documents for some cases, and only for those for which the first column gives none. */
function fillsGaps(
  names: readonly (readonly string[])[],
  namesOfFirst: readonly (readonly string[])[],
): boolean {
  const isFilled = names.some((each) => each.length > 0);
  return isFilled && names.every((each, i) => each.length === 0 || namesOfFirst[i]?.length === 0);
}

/**
 * Returns how the list is read: its fields, the filter of cases, and hints for a person. `chosen` are the columns of the
 * documents, the most likely first; `candidates` are all that may give some, also those that must not be found.
 */
function buildList(
  list: CaseList,
  query: Column,
  chosen: readonly DocumentColumn[],
  candidates: readonly DocumentColumn[],
): ReadList {
  const [first] = chosen as readonly [DocumentColumn];
  const namesExpression = chosen.map(({ expression }) => expression).join(" || ");
  // What is empty for a case without documents.
  const presence = namesExpression.startsWith("split(") ? first.column.expression : namesExpression;
  const withEnding = addEnding(namesExpression, first);
  const expected = first.fit.mayLackEnding ? namesExpression : withEnding;
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
    list.isGuess !== true &&
    (/quer|question|^q$|^ask$|frage/i.test(lastKey(query.name)) ||
      EXPECTED.test(first.column.name));
  const hintsForPerson: string[] = [];
  if (chosen.some(({ column }) => ANY_OF.test(column.name))) {
    fields["any"] = true;
  } else if (names.some((each) => each.length > 1) && !first.hasGrades) {
    hintsForPerson.push(`If one of the documents of a case is enough, ${ADD_TO_FIELDS}: any: true`);
  }
  const emptyCases = readEmptyCases(list, names, presence);
  hintsForPerson.push(
    ...emptyCases.hints,
    ...forbiddenHints(candidates),
    ...documentHints(first, namesExpression, expected === withEnding ? null : withEnding),
  );
  return {
    reason: null,
    list,
    fields: { ...fields, ...emptyCases.fields },
    filter: emptyCases.filter,
    hintsForPerson,
    fit: first.fit,
    isNamed,
  };
}

/** How the cases without documents are read. */
interface EmptyCases {
  readonly fields: JsonObject;
  /** Leaves these cases out; null if they are asked, or there are none. */
  readonly filter: string | null;
  readonly hints: readonly string[];
}

/**
 * Returns how the cases without documents are read. `names` are the documents of each case, and `presence` is an expression
 * that is empty for a case without documents. If a key says that nothing should be found for them, they are asked with
 * `expect_empty`; else they are left out, and a hint says how to ask them.
 */
function readEmptyCases(
  list: CaseList,
  names: readonly (readonly string[])[],
  presence: string,
): EmptyCases {
  const emptyIndices = names.flatMap((each, i) => (each.length === 0 ? [i] : []));
  if (emptyIndices.length === 0) {
    return { fields: {}, filter: null, hints: [] };
  }
  const emptyCondition = findEmptyCondition(list, new Set(emptyIndices));
  if (emptyCondition !== null) {
    return { fields: { expect_empty: emptyCondition }, filter: null, hints: [] };
  }
  const counted = emptyIndices.length === 1 ? "1 case has" : `${emptyIndices.length} cases have`;
  const are = emptyIndices.length === 1 ? "is" : "are";
  const hint = `${counted} no document in \`${presence}\` and ${are} left out. If nothing should be found for them, take the filter [?…] away and ${ADD_TO_FIELDS}: expect_empty: "!(${presence})"`;
  return { fields: {}, filter: presence, hints: [hint] };
}

/**
 * Returns what a person has to know of the documents' column. `otherExpression` is the one for results that have the files'
 * ending; null if the config's expression is right for them.
 */
function documentHints(
  { fit, arePassages }: DocumentColumn,
  namesExpression: string,
  otherExpression: string | null,
): readonly string[] {
  if (arePassages) {
    return [`\`${namesExpression}\` are passages, so each result needs its text`];
  }
  if (fit.share < 0.5) {
    return [
      `Few of the names in \`${namesExpression}\` are files here: \`validate\` and \`record\` check them`,
    ];
  }
  return otherExpression === null
    ? []
    : [
        `If your search returns names with ${fit.ending}, write in \`fields\` of retrieval/suite.yaml: expected: "${otherExpression}"`,
      ];
}

/**
 * Returns a hint for each column whose name says that its documents must not be found. That it holds documents at all is known
 * if half of its names are documents here, or if its name speaks of targets, too, as `not_relevant` does.
 */
function forbiddenHints(candidates: readonly DocumentColumn[]): readonly string[] {
  return candidates
    .filter(
      ({ column, fit }) =>
        FORBIDDEN.test(column.name) && (fit.share >= 0.5 || EXPECTED.test(column.name)),
    )
    .map(
      ({ expression }) =>
        `If \`${expression}\` must not be found, ${ADD_TO_FIELDS}: forbidden: ${expression}`,
    );
}

/** Returns the expression with the files' ending behind each name; as it is if the names have theirs. */
function addEnding(expression: string, { column, fit, names }: DocumentColumn): string {
  if (fit.ending === "") {
    return expression;
  }
  const isList =
    names.some((each) => each.length > 1) ||
    column.values.some(Array.isArray) ||
    expression.endsWith("[]");
  const joined = `join('', [@, '${fit.ending}'])`;
  const list = expression.endsWith("[]") ? expression : `${expression}[]`;
  return isList ? `${list}.${joined}` : `${expression}.${joined}`;
}

/** Returns the list's entry of `dataset`. If there are several, a list without intents has its key as the intent. */
function writeEntry({ list, fields, filter }: ReadList, isSeveral: boolean): JsonObject {
  const listExpression = list.expression;
  const cases =
    filter === null
      ? listExpression
      : listExpression === null
        ? `[?${filter}]`
        : `${listExpression} | [?${filter}]`;
  const intent =
    isSeveral && list.label !== null && !("intent" in fields) ? asIntent(list.label) : null;
  return {
    ...(cases === null ? {} : { cases }),
    ...(intent === null ? {} : { intent }),
    fields,
  };
}

/** Returns the key as the name of an intent: other characters become `-`; `all` if nothing is left. */
function asIntent(label: string): string {
  return label.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^[^A-Za-z0-9]+|(?<!-)-+$/g, "") || "all";
}

/**
 * Returns the documents that a column gives for each case: names, a map from name to grade, or a list of objects. Null if
 * it gives anything else, or nothing.
 */
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
    const traits = { hasGrades: true, arePassages: false };
    return describeColumn(column, column.expression, names, documents, traits);
  }
  if (present.every((value) => Array.isArray(value) && value.every(isObject))) {
    return readObjects(column, documents);
  }
  return null;
}

/** Names without grades, and no passages. */
const NAMES_ONLY = { hasGrades: false, arePassages: false } as const;

/**
 * Returns a column of names, of which several may stand in one text, or of passages. Null if it has numbers that are no
 * ids. The names are split if more of the parts are documents here.
 */
function readNames(
  column: Column,
  present: readonly unknown[],
  documents: DocumentNames,
): DocumentColumn | null {
  const { expression } = column;
  const names = column.values.map((value) => [value].flat(2).filter(isName).map(String));
  const wholeNames = describeColumn(column, expression, names, documents, NAMES_ONLY);
  const isNumbers = present.flat(2).every((value) => typeof value === "number");
  const isCalledIds = EXPECTED.test(column.name) && /(?:ids?|docs?|documents?)$/i.test(column.name);
  if (isNumbers && wholeNames.fit.share < 0.5 && !isCalledIds) {
    return null;
  }
  const isList = present.some(Array.isArray);
  const splitNames =
    wholeNames.fit.share === 1 ? null : splitNamesAtMark(column, names, isList, documents);
  if (splitNames !== null && splitNames.fit.share > wholeNames.fit.share) {
    return splitNames;
  }
  if (wholeNames.fit.share >= 0.5) {
    return wholeNames;
  }
  const texts = names.flat();
  if (!PASSAGE.test(lastKey(column.name)) || !arePhrases(texts)) {
    return wholeNames;
  }
  const passageExpression = isList
    ? `${expression}[].{text: @}`
    : `${expression} && {text: ${expression}}`;
  return describeColumn(column, passageExpression, names, documents, {
    hasGrades: false,
    arePassages: true,
  });
}

/** Marks between two names in one text: `a.md, b.md`. */
const MARKS_BETWEEN_NAMES = [",", ";", "|"] as const;
/** Marks between a name and a part of its document: `a.md#usage`. */
const MARKS_AFTER_NAME = ["#", ":"] as const;

/**
 * Returns the column with its names split at the mark by which most are documents here. Names that already stand in a list
 * (`isList`) are not split into several, but what follows a name is cut off. Null if no text has a mark to split at.
 */
function splitNamesAtMark(
  column: Column,
  names: readonly (readonly string[])[],
  isList: boolean,
  documents: DocumentNames,
): DocumentColumn | null {
  const splitColumns: DocumentColumn[] = [];
  /** Adds the column split at the mark. `selector` takes from the parts, in the expression, what `keep` keeps. */
  const addColumn = (mark: string, keep: "all" | "first", selector: string): void => {
    const mostParts = keep === "all" ? Infinity : 1;
    const parts = names.map((each) =>
      each.flatMap((name) => splitText(name, mark).slice(0, mostParts)),
    );
    const expression = `split(${column.expression}, '${mark}')${selector}`;
    splitColumns.push(describeColumn(column, expression, parts, documents, NAMES_ONLY));
  };
  const isInSomeText = (mark: string): boolean => names.flat().some((name) => name.includes(mark));
  if (!isList) {
    for (const mark of MARKS_BETWEEN_NAMES.filter(isInSomeText)) {
      addColumn(mark, "all", "");
    }
  }
  for (const mark of MARKS_AFTER_NAME.filter(isInSomeText)) {
    addColumn(mark, "first", isList ? "[*][0]" : "[0]");
  }
  return splitColumns.toSorted((a, b) => b.fit.share - a.fit.share)[0] ?? null;
}

/** Returns the parts between the marks, trimmed and without empty ones. */
function splitText(text: string, mark: string): readonly string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/**
 * Returns the documents of a column whose values are lists of objects: the key that most likely names or quotes the
 * document, with the key of its grade if there is one. Null if no key does.
 */
function readObjects(column: Column, documents: DocumentNames): DocumentColumn | null {
  const rows = column.values.map((value) => (Array.isArray(value) ? value.filter(isObject) : []));
  const objects = rows.flat();
  const everyValueFits = (fits: (value: unknown) => boolean, part: Column): boolean =>
    part.values.every(fits);
  const parts = listColumns(objects, "");
  const grade = parts.find(
    (part) =>
      /grade|relev|rating|gain|score|label/i.test(part.name) &&
      everyValueFits((value) => isGrade(value ?? 1), part),
  );
  const documentColumns = parts
    .filter((part) => part !== grade && everyValueFits(isName, part))
    .map((part) => {
      // The values of a part are those of the objects of all rows, one after the other.
      let index = 0;
      const names = rows.map((each) => each.map(() => String(part.values[index++])));
      const { share, corpus } = documents.measureFit(names.flat());
      const key = lastKey(part.name);
      const arePassages = share < 0.5 && PASSAGE.test(key) && arePhrases(names.flat());
      const isPath = corpus === null && /path|file|doc$|url|source/i.test(key);
      const kind = arePassages ? "text" : isPath ? "path" : "id";
      const gradeMember = grade === undefined ? "" : `, grade: ${grade.expression}`;
      const expression = `${column.expression}[].{${kind}: ${part.expression}${gradeMember}}`;
      const traits = { hasGrades: grade !== undefined, arePassages };
      return describeColumn(column, expression, names, documents, traits);
    })
    .toSorted((a, b) => rankOfPart(b) - rankOfPart(a));
  return documentColumns[0] ?? null;
}

/** The higher, the more likely a part of an object is the document. */
function rankOfPart({ expression, fit, arePassages }: DocumentColumn): number {
  const isPathOrId = /\.\{path: |\.\{id: \S*id\b/i.test(expression);
  return 2 * fit.share + (isPathOrId ? 1 : 0) + (arePassages ? 0.5 : 0);
}

/** Returns the column with these names, and how they fit the documents. */
function describeColumn(
  column: Column,
  expression: string,
  names: readonly (readonly string[])[],
  documents: DocumentNames,
  traits: { readonly hasGrades: boolean; readonly arePassages: boolean },
): DocumentColumn {
  return { column, expression, names, ...traits, fit: documents.measureFit(names.flat()) };
}

/** Keys of the category of a query. */
const INTENT =
  /^(?:intent|category|query_?type|question_?type|type|kind|topic|class|group|slice|section)$/i;

/** Returns the first column whose last key and whose values fit; null if none does. */
function findColumn(
  { columns, size }: CaseList,
  name: RegExp,
  fits: (values: readonly unknown[], size: number) => boolean,
): Column | null {
  return (
    columns.find((column) => name.test(lastKey(column.name)) && fits(column.values, size)) ?? null
  );
}

/** Whether every case has a text or a whole number, and no two the same. */
function isUnique(values: readonly unknown[], size: number): boolean {
  const isTextOrInteger = (value: unknown): boolean => isText(value) || Number.isSafeInteger(value);
  return values.every(isTextOrInteger) && new Set(values.map(String)).size === size;
}

/** Whether every case has a text, and there are at most half as many different ones as cases. */
function isCategory(values: readonly unknown[], size: number): boolean {
  return values.every(isText) && new Set(values).size <= Math.max(1, size / 2);
}

/**
 * Returns an expression that is true of exactly the cases with these indices, by a key that says that nothing should be found
 * for them: a flag, or a category such as `unanswerable`. Null if there is no such key.
 */
function findEmptyCondition(
  { columns }: CaseList,
  caseIndices: ReadonlySet<number>,
): string | null {
  for (const { expression, name, values } of columns) {
    const isOfTheseCases = (value: unknown): boolean =>
      values.every((each, i) => (each === value) === caseIndices.has(i));
    const [first] = caseIndices;
    const value = values[first ?? 0];
    if (typeof value === "boolean" && NEGATIVE_FLAG.test(name) && isOfTheseCases(value)) {
      return value ? expression : `${expression} == \`false\``;
    }
    if (isText(value) && NEGATIVE.test(value) && !value.includes("'") && isOfTheseCases(value)) {
      return `${expression} == '${value}'`;
    }
  }
  return null;
}

/** Keys of a flag that says whether something should be found. */
const NEGATIVE_FLAG = new RegExp(`${NEGATIVE.source}|answerable|has_?answer|expect`, "i");

/** Whether the value is a number from 0. */
function isGrade(value: unknown): boolean {
  return typeof value === "number" && value >= 0;
}

/** Whether a name looks as ids and paths do, and words do not. */
function isIdentifier(name: string): boolean {
  return !/\s/.test(name) && /[\d\-_./:#]/.test(name);
}

/** Returns the last key of a column's name: `b` of `a.b`. */
function lastKey(name: string): string {
  return name.split(".").at(-1) ?? name;
}
