/**
 * Guesses how `format: json` reads a golden file: a file of queries and of the documents that a
 * search should find for them. Its author chose the keys, so their words and values have to show
 * which key is the query and which the documents: `[{ "ask": "reset it", "pages": ["a.md"] }]` is
 * read with `fields: { query: ask, expected: pages }`.
 *
 * Words of this file:
 * - case: one query with its documents. A CaseList is a list of cases somewhere in the file.
 * - expression: JMESPath, as `cases` and `fields` in suite.yaml take it.
 * - column: what one expression gives for each case of a list; `values` has one value for each
 *   case.
 * - name: what the file writes for a document: a path or an id. `fit.share` is the share of a
 *   column's names that are documents of the repository, from 0 to 1.
 * - entry: a member of `dataset` in suite.yaml, which says how one list is read.
 */
import type { JsonObject } from "../../system/json.ts";
import type { DocumentNames, NameFit } from "./document-names.ts";
import {
  type CaseList,
  type Column,
  areMostlyPhrases,
  isDocumentIdKey,
  isDocumentKey,
  isText,
  isTextOrInteger,
  lastKey,
  separateWords,
} from "./golden-columns.ts";
import {
  type DocumentColumn,
  EXPECTED_KEY,
  areMostlyDocuments,
  findCutMark,
  readDocumentColumn,
} from "./golden-documents.ts";
import { findLists, findSingleCases } from "./golden-lists.ts";
import { quoteExpression, quoteIfNeeded } from "../../retrievers/expression-text.ts";
import { addEnding, findNameForm } from "../../retrievers/name-ending.ts";

/** How a golden file is read. */
export type Golden =
  | {
      readonly kind: "read";
      /** Members of `dataset:` without format and path, one entry for each list of the file. */
      readonly entries: readonly JsonObject[];
      /** What only a person can know, a line each. */
      readonly hintsForPerson: readonly string[];
      /**
       * The file of documents whose ids the names are; null if they are paths, or no corpus has
       * them.
       */
      readonly corpus: string | null;
      /**
       * Whether at least half of the names in one of the lists are documents here: files, or ids of
       * a corpus.
       */
      readonly namesDocuments: boolean;
      /**
       * Whether, in such a list, the key of the queries or of the documents has a usual word:
       * `query`, `expected`.
       */
      readonly hasUsualKey: boolean;
      /**
       * Whether, in some list, the key of the queries has a usual word, and that of the documents
       * says that they are expected and that they are documents: `expected_sources`.
       */
      readonly hasTellingKeys: boolean;
    }
  | {
      /** The file has queries, but the values beside them are words and no names of documents. */
      readonly kind: "refused";
      readonly reason: string;
      /** The entry by which the file would be read all the same. */
      readonly entry: JsonObject;
    };

/**
 * Returns how the file is read, with an entry of `dataset` for each list that has queries and
 * documents. Refused if there are such lists, but no list's documents can be names. Null if no list
 * has both queries and documents.
 *
 * Beside a list that can be read, a list of queries without documents becomes an entry, too, if its
 * key says that nothing should be found for them (`out_of_scope`), and a hint if its key says that
 * it has queries. Else it is left out.
 */
export function readGolden(value: unknown, documents: DocumentNames): Golden | null {
  const { readLists, refusedLists, listsWithoutDocuments } = guessLists(value, documents);
  if (readLists.length === 0) {
    const [refused] = refusedLists;
    return refused === undefined
      ? null
      : { kind: "refused", reason: refused.reason, entry: refused.entry };
  }
  const isOneOfSeveral = readLists.length > 1 || listsWithoutDocuments.length > 0;
  const entries = readLists.map((list) => writeEntry(list, isOneOfSeveral));
  const hintsForPerson = readLists.flatMap((list) => list.hintsForPerson);
  for (const list of listsWithoutDocuments) {
    // The expression holds the list's key.
    const expression = list.expression ?? "@";
    if (NOTHING_EXPECTED.test(expression)) {
      entries.push(writeEmptyEntry(list));
    } else if (QUERY_LIST_KEY.test(expression)) {
      hintsForPerson.push(
        `\`${expression}\` has ${list.size} queries without documents, which are not asked. If nothing should be found for them: a second entry of dataset with cases: ${quoteIfNeeded(expression)} and fields: { query: ${quoteExpression(queryExpression(list))}, expect_empty: "\`true\`" }`,
      );
    }
  }
  const corpus = readLists.map(({ fit }) => fit.corpus).find((file) => file !== null) ?? null;
  const listsThatNameDocuments = readLists.filter(({ fit }) => areMostlyDocuments(fit));
  return {
    kind: "read",
    entries,
    hintsForPerson,
    corpus,
    namesDocuments: listsThatNameDocuments.length > 0,
    hasUsualKey: listsThatNameDocuments.some((list) => list.hasUsualKey),
    hasTellingKeys: readLists.some((list) => list.hasTellingKeys),
  };
}

/** The lists of a file that have queries, by what was found beside the queries. */
interface GuessedLists {
  /** With a column that gives documents. */
  readonly readLists: readonly ReadList[];
  /** With a column of words in place of the documents' names. */
  readonly refusedLists: readonly RefusedList[];
  /** With no column that may give documents. */
  readonly listsWithoutDocuments: readonly CaseList[];
}

/**
 * Returns the lists of the file that have queries, each guessed. If no list has queries, each
 * object that could be a case by itself is taken for a list of one case.
 */
function guessLists(value: unknown, documents: DocumentNames): GuessedLists {
  const caseLists = findLists(value, documents);
  const hasQueries = caseLists.some((list) => findQuery(list) !== null);
  const lists = hasQueries ? caseLists : findSingleCases(value);
  const readLists: ReadList[] = [];
  const refusedLists: RefusedList[] = [];
  const listsWithoutDocuments: CaseList[] = [];
  for (const list of lists) {
    const query = findQuery(list);
    if (query === null) {
      continue;
    }
    const guess = guessList(list, query, documents);
    if (guess === null) {
      listsWithoutDocuments.push(list);
    } else if (guess.kind === "read") {
      readLists.push(guess);
    } else {
      refusedLists.push(guess);
    }
  }
  return { readLists, refusedLists, listsWithoutDocuments };
}

/**
 * Returns the expression of the first column that names documents of the repository, beside a
 * column of texts of several words, which may be queries. It is for a file in which no query was
 * found: a person then names the query's key. Null if no list has two such columns. At least half
 * of the names must look like ids or paths: plain words may be called like a file by chance.
 */
export function findDocumentKey(value: unknown, documents: DocumentNames): string | null {
  for (const { columns } of findLists(value, documents)) {
    for (const column of columns) {
      const documentColumn = readDocumentColumn(column, documents);
      if (documentColumn === null || !areMostlyDocuments(documentColumn.fit)) {
        continue;
      }
      const names = documentColumn.names.flat();
      const areIdentifiers = names.filter(isIdentifier).length >= names.length / 2;
      const isBesidePhrases = columns.some(
        (other) => other !== column && areMostlyPhrases(listTexts(other)),
      );
      if (areIdentifiers && isBesidePhrases) {
        return documentColumn.expression;
      }
    }
  }
  return null;
}

/**
 * Returns the texts of a column, one for each case; a value that is no text counts as an empty
 * text.
 */
function listTexts({ values }: Column): readonly string[] {
  return values.map((value) => (isText(value) ? value : ""));
}

/** Returns the entry of `dataset` for a list of queries for which nothing should be found. */
function writeEmptyEntry(list: CaseList): JsonObject {
  return {
    cases: list.expression ?? "@",
    ...(list.label === null ? {} : { intent: asIntent(list.label) }),
    fields: { query: queryExpression(list), expect_empty: "`true`" },
  };
}

/**
 * Returns the expression of the list's queries; `@`, the case itself, if no column has the queries.
 */
function queryExpression(list: CaseList): string {
  return findQuery(list)?.expression ?? "@";
}

/** Keys of lists that hold queries. */
const QUERY_LIST_KEY = /quer|question|prompt/i;
/**
 * Words in keys and categories of queries for which nothing should be found: `unanswerable`,
 * `out_of_scope`.
 */
const NOTHING_EXPECTED =
  /unsupported|unanswerable|negative|out[-_ ]?of[-_ ]?(?:scope|domain)|no[-_ ]?(?:answer|hit|match|result)|nothing|irrelevant|off[-_ ]?topic|absent|empty/i;
/** Words in keys of documents that must not be found. */
const FORBIDDEN_KEY =
  /stale|forbid|negative|wrong|obsolete|outdated|unexpected|avoid|exclud|distract|must_?not|not_|irrelevant|superseded/i;
/** Words in keys of documents that are alternatives: to find one of them is enough. */
const ANY_OF_KEY = /accept|any_?of|_any$|one_?of|alternativ/i;
/** Keys that say something about a case or a document, but do not name one. */
export const NO_DOCUMENT_KEY: RegExp =
  /^(?:notes?|description|reason|explanation|comment|difficulty|tags?|title|name|section|type|kind|annotator|score|lang\w*|ids?|metadata)$|score|count|min|max|keyword/i;
/**
 * Names of columns whose last key looks like an id of the case, but which are ids of documents:
 * `expected.ids`, `labels.relevant.ids`, `expected.doc.id`.
 */
const ID_OF_DOCUMENT =
  /(?:expect\w*|gold|target|relevan\w*|output)(?:\.\w*(?:doc|chunk|passage|page|article|source)\w*)?\.ids?$/i;
/** Keys of ids of contexts: of passages, or of the conversation. */
const CONTEXT_ID_KEY = /context_?ids?$/i;
/** Keys of passages. */
const CONTEXT_KEY = /(?:contexts?|passages?)$/i;
/** Keys of answers: words in most files, names of documents in some. */
const ANSWER_KEY = /^(?:page|reference|response|\w*outputs?|(?:\w*_)?answers?)$/i;
/** Keys of what a search returned when the file was made, which is not what it should return. */
const RETRIEVED_KEY = /^(?:retriev\w+|actual\w*|predict\w+|generated\w*)$/i;

/** Keys of a query, the most telling first, in the form of `plainKey`. */
const QUERY_KEYS = [
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
 * Names of columns that have a word of a query, also in German and Spanish: `user_query`, but not
 * `query_id` or `question_type`.
 */
const QUERY_WORD =
  /quer(?!y_?(?:type|id))|question(?!_?(?:type|id))|search_?(?:phrase|string|words)|frage|pregunta|consulta/i;

/**
 * Returns the column of the queries, which has a text for every case: the one whose key comes first
 * in QUERY_KEYS, else the first whose name has a word of a query. Null if there is none.
 */
function findQuery({ columns, size }: CaseList): Column | null {
  const textColumns = columns.filter(({ values }) => values.filter(isText).length === size);
  for (const queryKey of QUERY_KEYS) {
    const usualColumn = textColumns.find(({ name }) => plainKey(lastKey(name)) === queryKey);
    if (usualColumn !== undefined) {
      return usualColumn;
    }
  }
  return textColumns.find(({ name }) => QUERY_WORD.test(name)) ?? null;
}

/**
 * Returns the key in small letters, without marks between words: `searchquery` for `search_query`
 * and `searchQuery`.
 */
function plainKey(key: string): string {
  return key.replaceAll(/[_\s-]/g, "").toLowerCase();
}

/** The beginning of a hint: where its line goes. That suite is written by `init`. */
const ADD_TO_FIELDS = "add to `fields` in retrieval/suite.yaml";

/** A list whose cases can be read, and how. */
interface ReadList {
  readonly kind: "read";
  readonly list: CaseList;
  /** The members of `fields`: an expression for each part of a case. */
  readonly fields: JsonObject;
  /** An expression that leaves out the cases without documents; null if none has to be left out. */
  readonly filter: string | null;
  readonly hintsForPerson: readonly string[];
  /** How the names in the column of the documents fit the documents here. */
  readonly fit: NameFit;
  /**
   * Whether the key of the queries or that of the documents has a usual word: `query`, `expected`.
   * False if the list itself is a guess.
   */
  readonly hasUsualKey: boolean;
  /** Whether both keys say what they have: `question`, and `expected_sources`. */
  readonly hasTellingKeys: boolean;
}

/** A list with queries, and with words in place of names of documents. */
interface RefusedList {
  readonly kind: "refused";
  readonly reason: string;
  /** The entry of `dataset` by which it would be read all the same. */
  readonly entry: JsonObject;
}

/**
 * Returns how to read the list, whose queries are in the column `query`. The documents come from
 * the likeliest column, and from fallback columns for the cases in which the likeliest is empty.
 * Returns a RefusedList if the likeliest column has words, no passages, and a key that does not
 * call them ids, and no document here is called like one of the words. Null if no column gives
 * documents.
 */
function guessList(
  list: CaseList,
  query: Column,
  documents: DocumentNames,
): ReadList | RefusedList | null {
  const candidates = findDocumentColumns(list, query, documents);
  const expectedColumns = candidates
    .filter(isExpectedColumn)
    .toSorted((a, b) => columnLikelihood(b) - columnLikelihood(a));
  const [first, ...otherColumns] = expectedColumns;
  if (first === undefined) {
    return null;
  }
  const isCalledIds = isDocumentIdKey(lastKey(first.column.name));
  const mayBeWords = !first.arePassages && !isCalledIds && first.fit.share === 0;
  if (mayBeWords && areWords(first.names.flat())) {
    return refuseWords(list, query, first);
  }
  const fallbacks = otherColumns.filter((column) => fillsGaps(column.names, first.names));
  // In `split(a, ',') || b`, b would be looked up in the parts, not in the case: so there is no
  // fallback.
  const isSplit = [first, ...fallbacks].some(({ expression }) => expression.startsWith("split("));
  return buildList(list, { query, first, fallbacks: isSplit ? [] : fallbacks, candidates });
}

/** Returns why a list whose documents are words is not read, with three of the words. */
function refuseWords(list: CaseList, query: Column, words: DocumentColumn): RefusedList {
  const differentWords = [...new Set(words.names.flat())];
  const shown = differentWords.slice(0, 3).join(", ");
  const reason = `None of the ${differentWords.length} names in \`${words.expression}\` is a document here (${shown}): they are words, and a case needs the path or id of a document`;
  const entry = {
    ...(list.expression === null ? {} : { cases: list.expression }),
    fields: { query: query.expression, expected: words.expression },
  };
  return { kind: "refused", reason, entry };
}

/**
 * Returns the columns that may give documents, whether expected or forbidden ones. Left out are the
 * query, notes, what a search returned, and answers and ids of contexts that are not in the list,
 * unless at least half of them are names of documents here.
 */
function findDocumentColumns(
  list: CaseList,
  query: Column,
  documents: DocumentNames,
): readonly DocumentColumn[] {
  const candidates: DocumentColumn[] = [];
  const hasContexts = list.columns.some(({ name }) => CONTEXT_KEY.test(name));
  for (const column of list.columns) {
    const key = lastKey(column.name);
    const isNote = NO_DOCUMENT_KEY.test(key) && !ID_OF_DOCUMENT.test(column.name);
    if (column === query || isNote || RETRIEVED_KEY.test(key)) {
      continue;
    }
    const documentColumn = readDocumentColumn(column, documents);
    if (documentColumn === null) {
      continue;
    }
    const isOther = ANSWER_KEY.test(key) || (CONTEXT_ID_KEY.test(key) && !hasContexts);
    if (areMostlyDocuments(documentColumn.fit) || !isOther) {
      candidates.push(documentColumn);
    }
  }
  return candidates;
}

/**
 * Whether the column gives the documents that a case expects: at least half of its names are
 * documents here, or it has passages, or its key has a word of documents and it has ids, or its key
 * says that they are expected. False for documents that must not be found.
 */
function isExpectedColumn({ column, fit, names, arePassages }: DocumentColumn): boolean {
  if (FORBIDDEN_KEY.test(column.name)) {
    return false;
  }
  const areIds = isDocumentKey(column.name) && names.flat().every(isIdentifier);
  return areMostlyDocuments(fit) || arePassages || areIds || EXPECTED_KEY.test(column.name);
}

/** Whether more than a fifth of the names look like words and not like ids or paths. */
function areWords(names: readonly string[]): boolean {
  return names.filter(isIdentifier).length < names.length * 0.8;
}

/**
 * Returns a number that is the higher, the more likely the column gives the documents. It counts
 * how many names are documents here, what the key says, whether the names are ids and the texts
 * passages, and how many cases have a value. The weights were chosen by hand.
 */
function columnLikelihood({ column, fit, names, arePassages }: DocumentColumn): number {
  const filledCases = column.values.filter((value) => value !== undefined).length;
  const filledShare = filledCases / column.values.length;
  return (
    2 * fit.share +
    (arePassages ? 0.4 : 0) +
    (EXPECTED_KEY.test(column.name) ? 1 : 0) +
    (isDocumentKey(column.name) ? 0.3 : 0) +
    (areWords(names.flat()) ? 0 : 0.2) +
    (isDocumentIdKey(lastKey(column.name)) && new Set(names.flat()).size > 1 ? 0.7 : 0) +
    filledShare / 2
  );
}

/** The names of a column's documents, a list for each case. */
type NamesByCase = DocumentColumn["names"];

/**
 * Whether a column gives documents for some cases, and only for those for which the first column
 * gives none.
 */
function fillsGaps(names: NamesByCase, namesOfFirst: NamesByCase): boolean {
  const isFilled = names.some((caseNames) => caseNames.length > 0);
  const isOnlyInGaps = names.every(
    (caseNames, i) => caseNames.length === 0 || namesOfFirst[i]?.length === 0,
  );
  return isFilled && isOnlyInGaps;
}

/** The columns of a list that have a part in how it is read. */
interface ChosenColumns {
  readonly query: Column;
  /** The column that most likely gives the documents. */
  readonly first: DocumentColumn;
  /** Columns that give the documents of cases in which the first column is empty. */
  readonly fallbacks: readonly DocumentColumn[];
  /**
   * All columns that may give documents: `first`, the fallbacks, and others, such as one with
   * documents that must not be found.
   */
  readonly candidates: readonly DocumentColumn[];
}

/** Returns how the list is read: its fields, the filter of cases, and hints for a person. */
function buildList(
  list: CaseList,
  { query, first, fallbacks, candidates }: ChosenColumns,
): ReadList {
  const expectedColumns = [first, ...fallbacks];
  const namesExpression = expectedColumns.map(({ expression }) => expression).join(" || ");
  const withEnding = appendEnding(namesExpression, first.fit, expectedColumns);
  // A search of the repository's own may return names without the ending, too.
  const expected = first.fit.mayLackEnding ? namesExpression : withEnding;
  const names = first.names.map((_, i) => expectedColumns.flatMap((each) => each.names[i] ?? []));

  const fields: Record<string, unknown> = { query: query.expression, expected };
  const id = findColumn(list, ID_KEY, isUnique);
  if (id !== null && id !== first.column) {
    fields["id"] = id.expression;
  }
  const intent = findColumn(list, INTENT_KEY, isCategory);
  if (intent !== null) {
    fields["intent"] = intent.expression;
  }

  const hintsForPerson: string[] = [];
  const hasSeveralDocuments = names.some((caseNames) => caseNames.length > 1);
  // Each inner list of a list of lists is one need already.
  const hasInnerLists = first.column.values.some(
    (value) => Array.isArray(value) && value.some(Array.isArray),
  );
  if (!hasInnerLists && expectedColumns.some(({ column }) => ANY_OF_KEY.test(column.name))) {
    fields["any"] = true;
  } else if (hasSeveralDocuments && !first.hasGrades && !hasInnerLists) {
    hintsForPerson.push(`If one of the documents of a case is enough, ${ADD_TO_FIELDS}: any: true`);
  }

  // An expression that is empty for a case without documents. `split` fails where the value is
  // missing.
  const presence = namesExpression.startsWith("split(") ? first.column.expression : namesExpression;
  const emptyCases = readSpecialCases(list, names, presence);
  const rowGrades = readRowGrades(list, query, first);
  hintsForPerson.push(
    ...emptyCases.hints,
    ...rowGrades.hints,
    ...otherExpectedHints(expectedColumns, candidates),
    ...forbiddenHints(candidates),
    ...passageHints(first, candidates),
    ...pageHints(list, first),
    ...documentHints(first, namesExpression, expected === withEnding ? null : withEnding),
  );

  // The keys of a guessed list may be data, so they show nothing.
  const isGuess = list.isGuess === true;
  const isUsualQuery = !isGuess && USUAL_QUERY_KEY.test(lastKey(query.name));
  const isUsualExpected = !isGuess && EXPECTED_KEY.test(first.column.name);
  return {
    kind: "read",
    list,
    fields: { ...fields, ...emptyCases.fields, ...rowGrades.fields },
    filter:
      [emptyCases.filter, rowGrades.filter].filter((each) => each !== null).join(" && ") || null,
    hintsForPerson,
    fit: first.fit,
    hasUsualKey: isUsualQuery || isUsualExpected,
    hasTellingKeys:
      isUsualQuery && isUsualExpected && NAMES_DOCUMENTS.test(separateWords(first.column.name)),
  };
}

/** Keys that hardly anything but a query has. */
const USUAL_QUERY_KEY = /quer|question|^q$|^ask$|^search_|frage|pregunta|consulta/i;
/** Words that say what is expected: documents, or parts of them. */
const NAMES_DOCUMENTS =
  /doc|source|chunk|passage|file|path|page|(?:^|[_.])ur[li]s?(?:[_.]|$)|node|article|citation/i;
/** Keys of the id of a case. */
const ID_KEY = /^(?:id|qid|case_?id|query_?id|test_?id|key)$/i;
/** Keys of the category of a query. */
const INTENT_KEY =
  /^(?:intent|category|query_?type|question_?type|type|kind|topic|class|group|slice|section)$/i;

/** How the cases without documents, or with grades, are read. */
interface SpecialCases {
  /** `expect_empty` if nothing should be found for them, or `grade`; else no member. */
  readonly fields: JsonObject;
  /** An expression that leaves cases out; null if all are asked. */
  readonly filter: string | null;
  readonly hints: readonly string[];
}

/**
 * Returns how the cases without documents are read. `names` are the documents of each case, and
 * `presence` is an expression that is empty for a case without documents. If a key says that
 * nothing should be found for exactly these cases, they are asked with `expect_empty`. Else they
 * are left out, and a hint says how to ask them.
 */
function readSpecialCases(list: CaseList, names: NamesByCase, presence: string): SpecialCases {
  const emptyIndices = new Set<number>();
  for (const [i, caseNames] of names.entries()) {
    if (caseNames.length === 0) {
      emptyIndices.add(i);
    }
  }
  if (emptyIndices.size === 0) {
    return { fields: {}, filter: null, hints: [] };
  }
  const emptyCondition = findEmptyCondition(list, emptyIndices);
  if (emptyCondition !== null) {
    return { fields: { expect_empty: emptyCondition }, filter: null, hints: [] };
  }
  const counted = emptyIndices.size === 1 ? "1 case has" : `${emptyIndices.size} cases have`;
  const are = emptyIndices.size === 1 ? "is" : "are";
  const emptyExpression = quoteExpression(`!(${presence})`);
  const hint = `${counted} no document in \`${presence}\` and ${are} left out. If nothing should be found for them, take the filter [?…] away and ${ADD_TO_FIELDS}: expect_empty: ${emptyExpression}`;
  return { fields: {}, filter: presence, hints: [hint] };
}

/** Keys of the grade of a case's only document. */
const ROW_GRADE_KEY = /^(?:grade|rating|relevance|gain)$/i;

/**
 * Returns how the grades are read if each case is one document with a grade: cases of grade 0 are
 * left out. A hint says so, and that queries which stand in several rows are cases of their own.
 */
function readRowGrades(list: CaseList, query: Column, documents: DocumentColumn): SpecialCases {
  const grade = findColumn(list, ROW_GRADE_KEY, (values) =>
    values.every((value) => Number.isSafeInteger(value)),
  );
  if (grade === null || documents.column.values.some(Array.isArray)) {
    return { fields: {}, filter: null, hints: [] };
  }
  const hints: string[] = [];
  const hasZeros = grade.values.includes(0);
  if (hasZeros) {
    hints.push(`Cases with \`${grade.expression}\` 0 are left out`);
  }
  if (new Set(query.values).size < list.size) {
    hints.push(
      "Some queries stand in several cases, and each counts by itself. Write one case with a list of documents, or the rows as CSV, where they are joined",
    );
  }
  const filter = hasZeros ? `${grade.expression} > \`0\`` : null;
  return { fields: { grade: grade.expression }, filter, hints };
}

/**
 * Returns what a person has to know of the documents' column: that it has passages, that few of its
 * names are files here, how to write names with the files' ending, or whole names if the expression
 * cuts them at a mark; empty if there is nothing to say. `otherExpression` is the one for a search
 * that returns names with the ending; null if the config's expression is right for it.
 */
function documentHints(
  documents: DocumentColumn,
  namesExpression: string,
  otherExpression: string | null,
): readonly string[] {
  const { fit, arePassages, column } = documents;
  if (arePassages) {
    return [`\`${namesExpression}\` are passages, so each result needs its text`];
  }
  if (!areMostlyDocuments(fit)) {
    return [
      `Few of the names in \`${namesExpression}\` are files here. Check their spelling: \`record\` stops only if no result has any of the names`,
    ];
  }
  const returned = new Map<string, string>();
  if (otherExpression !== null) {
    returned.set(`names with ${fit.ending}`, otherExpression);
  }
  const cutMark = findCutMark(documents);
  if (cutMark !== null) {
    returned.set(`names with \`${cutMark}\``, column.expression);
  }
  return [...returned].map(
    ([names, expression]) =>
      `If your search returns ${names}, write in \`fields\` of retrieval/suite.yaml: expected: ${quoteExpression(expression)}`,
  );
}

/**
 * Returns a hint that names the columns of expected documents that are not read, since another one
 * is; empty if there are none. Columns of passages have a hint of their own.
 */
function otherExpectedHints(
  expectedColumns: readonly DocumentColumn[],
  candidates: readonly DocumentColumn[],
): readonly string[] {
  const others = candidates.filter(
    (each) =>
      !expectedColumns.includes(each) &&
      isExpectedColumn(each) &&
      !each.arePassages &&
      !areWords(each.names.flat()),
  );
  if (others.length === 0) {
    return [];
  }
  const listed = others.map(({ expression }) => `\`${expression}\``).join(", ");
  const verb = others.length === 1 ? "names" : "name";
  return [
    `${listed} ${verb} documents, too, and ${others.length === 1 ? "is" : "are"} not read. To read another one, change \`expected\` in \`fields\` of retrieval/suite.yaml`,
  ];
}

/**
 * Returns a hint for each column whose name says that its documents must not be found. Whether such
 * a column has documents at all is known only if half of its names are documents here, or if its
 * name has a word of expected documents, too, as `not_relevant` does. Other columns get no hint.
 */
function forbiddenHints(candidates: readonly DocumentColumn[]): readonly string[] {
  const forbiddenColumns = candidates.filter(
    ({ column, fit }) =>
      FORBIDDEN_KEY.test(column.name) &&
      (areMostlyDocuments(fit) || EXPECTED_KEY.test(column.name)),
  );
  return forbiddenColumns.map(
    ({ expression }) =>
      `If \`${expression}\` must not be found, ${ADD_TO_FIELDS}: forbidden: ${quoteIfNeeded(expression)}`,
  );
}

/**
 * Returns a hint for each column of passages beside a column of ids: a search may return texts
 * without these ids. Empty if the documents are no ids of documents.
 */
function passageHints(
  documents: DocumentColumn,
  candidates: readonly DocumentColumn[],
): readonly string[] {
  if (documents.arePassages || areMostlyDocuments(documents.fit)) {
    return [];
  }
  return candidates
    .filter(({ arePassages }) => arePassages)
    .map(
      ({ expression }) =>
        `If your search returns texts without these ids, write in \`fields\` of retrieval/suite.yaml: expected: ${quoteExpression(expression)}`,
    );
}

/**
 * Returns a hint if there are several cases, and all expect the same document: the gate can't tell
 * them apart. `names` are the documents of each case.
 */
export function sameDocumentHints(names: NamesByCase): readonly string[] {
  const [onlyName, secondName] = new Set(names.flat());
  if (names.length < 2 || onlyName === undefined || secondName !== undefined) {
    return [];
  }
  return [
    `All ${names.length} cases expect ${onlyName}: the gate sees a loss only if a query does not find it at all`,
  ];
}

/** Keys of numbers of pages: `gold_pages`, `page_number`. */
const PAGE_KEY = /(?:^|_)pages?(?:_?(?:no|num|numbers?))?$/i;

/**
 * Returns a hint if there are numbers of pages beside the documents: how to compare pages, too. And
 * one if all cases expect the same document, so that the gate can't tell them apart.
 */
function pageHints(list: CaseList, documents: DocumentColumn): readonly string[] {
  const { column, names, arePassages } = documents;
  const hints = [...sameDocumentHints(names)];
  const isPages = (value: unknown): boolean =>
    [value].flat().every((each) => Number.isSafeInteger(each));
  const pages = findColumn(list, PAGE_KEY, (values) => values.every(isPages));
  if (pages === null || pages === column || arePassages) {
    return hints;
  }
  const havePageLists = pages.values.some(Array.isArray);
  const haveNameLists = column.values.some(Array.isArray);
  const sources = haveNameLists ? column.expression : `[${column.expression}]`;
  const pageNumbers = havePageLists ? pages.expression : `[${pages.expression}]`;
  const expression = `zip(${sources}, ${pageNumbers})[*].join('#', [[0], to_string([1])])`;
  hints.push(
    `\`${pages.expression}\` has numbers of pages, which are not compared. To compare them, write in \`fields\` of retrieval/suite.yaml: expected: ${quoteExpression(expression)}, and under \`retriever\` results: "[].{id: join('#', [path, to_string(page)])}", with the keys of your results`,
  );
  return hints;
}

/**
 * Returns an expression that appends to each name the files' ending that it lacks (`.md`):
 * `pages[].join('', [@, '.md'])`. Returns the expression itself if the names lack no ending, or if
 * no expression can append it. `fit` is that of the first of the columns which `expression` reads.
 */
function appendEnding(
  expression: string,
  fit: DocumentColumn["fit"],
  columns: readonly DocumentColumn[],
): string {
  if (fit.ending === "") {
    return expression;
  }
  const columnForm = findNameForm(columns.flatMap(({ column }) => column.values));
  // What `split` gives for a text may be a list.
  const isSplitText = expression.startsWith("split(") && columnForm !== "lists";
  const form = isSplitText ? "texts" : columnForm;
  const key = fit.corpus === null ? "path" : "id";
  return form === null ? expression : (addEnding(expression, fit.ending, form, key) ?? expression);
}

/**
 * Returns the list's entry of `dataset`: which cases, their intent, and their fields. If the list
 * is one of several and its cases have no intents, its key becomes their intent.
 */
function writeEntry({ list, fields, filter }: ReadList, isOneOfSeveral: boolean): JsonObject {
  const cases = filter === null ? list.expression : filterCases(list.expression, filter);
  const needsIntent = isOneOfSeveral && list.label !== null && !("intent" in fields);
  const intent = needsIntent && list.label !== null ? asIntent(list.label) : null;
  return {
    ...(cases === null ? {} : { cases }),
    ...(intent === null ? {} : { intent }),
    fields,
  };
}

/**
 * Returns the expression for those cases of a list for which `filter` is not empty; the list is the
 * file if it is null.
 */
function filterCases(listExpression: string | null, filter: string): string {
  return listExpression === null ? `[?${filter}]` : `${listExpression} | [?${filter}]`;
}

/**
 * Returns the key as the name of an intent, which has only letters, digits, `_`, `.` and `-`: other
 * characters become `-`. Marks at its beginning and `-` at its end are cut off. Returns `all` if
 * nothing is left.
 */
function asIntent(key: string): string {
  const withoutOtherCharacters = key.replaceAll(/[^\w.-]+/g, "-");
  return withoutOtherCharacters.replaceAll(/^[^A-Za-z0-9]+|(?<!-)-+$/g, "") || "all";
}

/**
 * Returns the first column whose last key matches `keyPattern` and whose values fit; null if there
 * is none.
 */
function findColumn(
  { columns, size }: CaseList,
  keyPattern: RegExp,
  fits: (values: readonly unknown[], size: number) => boolean,
): Column | null {
  return (
    columns.find((column) => keyPattern.test(lastKey(column.name)) && fits(column.values, size)) ??
    null
  );
}

/** Whether every case has a text or an integer, and no two cases have the same. */
function isUnique(values: readonly unknown[], size: number): boolean {
  return values.every(isTextOrInteger) && new Set(values.map(String)).size === size;
}

/** Whether every case has a text, and there are at most half as many different ones as cases. */
function isCategory(values: readonly unknown[], size: number): boolean {
  return values.every(isText) && new Set(values).size <= Math.max(1, size / 2);
}

/**
 * Returns an expression that is true for exactly the cases with these indices, from a column that
 * says that nothing should be found for them: a flag (`answerable == false`), or a category such as
 * `unanswerable`. Null if there is no such column.
 */
function findEmptyCondition(
  { columns }: CaseList,
  emptyIndices: ReadonlySet<number>,
): string | null {
  const [firstIndex = 0] = emptyIndices;
  for (const { expression, name, values } of columns) {
    const emptyValue = values[firstIndex];
    const isValueOfSpecialCasesOnly = values.every(
      (value, i) => (value === emptyValue) === emptyIndices.has(i),
    );
    if (!isValueOfSpecialCasesOnly) {
      continue;
    }
    if (typeof emptyValue === "boolean" && NOTHING_EXPECTED_FLAG.test(name)) {
      return emptyValue ? expression : `${expression} == \`false\``;
    }
    // A quote would end the text within the expression.
    const canBeQuoted = isText(emptyValue) && !emptyValue.includes("'");
    if (canBeQuoted && NOTHING_EXPECTED.test(emptyValue)) {
      return `${expression} == '${emptyValue}'`;
    }
  }
  return null;
}

/**
 * Keys of a flag that says whether something should be found, be it true or false where nothing
 * should be found.
 */
const NOTHING_EXPECTED_FLAG = new RegExp(
  `${NOTHING_EXPECTED.source}|answerable|has_?answer|expect`,
  "i",
);

/**
 * Whether a name looks as ids and paths do, and words do not: without spaces, and with a digit or a
 * mark.
 */
function isIdentifier(name: string): boolean {
  return !/\s/.test(name) && /[\d\-_./:#]/.test(name);
}
