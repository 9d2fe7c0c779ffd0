/**
 * How surely a function is the search, by what was seen of it: its name, its parameters, and its
 * class and file. The same for every language.
 */
import type { CodeFunction, Parameter } from "./code.ts";

/** Names of the parameter of a user's query, in words of small letters. */
const SURELY_QUERY =
  /^(?:\w*quer(?:y|ies)\w*|\w*question\w*|q|search_?(?:term|text|phrase|string|input|words?)s?|consulta|pregunta|requete|frage|anfrage|suchtext)$/;
const MAYBE_QUERY =
  /^(?:text|prompt|input|terms?|keywords?|phrase|message|utterance|search|needle|user_?input)$/;
/** Words in names of parameters that take something else. */
const NO_QUERY = /vec|emb|type|id$/;
/** Names of the parameter of the number of results. `kind: python` passes it by them (loop.py). */
const COUNT =
  /^(?:k|n|limite?|size|count|max|amount|take|how_?many|anzahl|cu?antos|cantidad|combien|(?:top|max|num|n|number_of|nombre|numero)_?(?:de_)?(?:k|n|results?|hits|docs|documents|matches|passages|chunks|items|pages|resultados|resultats)|(?:results?|hits|docs)_?(?:limit|count|size)|page_?size|per_?page|hits_?per_?page)$/;
/** First parameters of handlers of requests, and of components of a page. */
const REQUEST = /^_?(?:req|request|ctx|context|event|props|app|router|element|el|node)$/;

/** Words of searching, also in Spanish, French and German. */
const SEARCH = /^a?(?:search|retrieve)$|^(?:buscar|recuperar|rechercher|suchen?|retrieval)$/;
/** Words of functions that find something, which may be anything. */
const FIND = /^(?:find|lookup|look|get|fetch|recall)$/;
/** Words of functions that do anything with a query. */
const ANSWER = /^(?:ask|answer|run|invoke|call|filter|rank|recommend)$/;
const DOCUMENTS =
  /^(?:relevant|similar|nearest|docs?|documents?|chunks?|passages?|contexts?|articles?|pages?|results?|matches|hits|kb|knowledge|index|corpus|collection|sections?|snippets?|notes|entries)$/;
/** Words of searching in names of classes and files: not `Research`, `Storage` or `Fragment`. */
const SEARCH_PLACE =
  /(?<![Rr]e)search|Search|[Rr]etriev|(?<![A-Za-z])rag(?![a-z])|Rag(?![a-z])|(?<![A-Z])RAG|QueryEngine/;
/** Further words in names of classes that find something. */
const SEARCH_CLASS = /index|vector|knowledge|embed/i;

/** The least score of a function that may be the search. */
export const LEAST_SCORE = 6;

/**
 * Returns how surely the function is the search; below LEAST_SCORE it is not taken for one. Its
 * name gives up to 5 points, its class or file 2, and its parameter of the query 3 or 1.
 */
export function scoreFunction(
  file: string,
  { name, owner, parameters }: Pick<CodeFunction, "name" | "owner" | "parameters">,
): number {
  // Of a parameter that is taken apart, `{ query, limit }`, those of its members.
  const parameterNames = parameters.flatMap((each) =>
    each.members.length === 0 ? each.name : each.members,
  );
  const isPrivate = name.startsWith("_") && name !== "__call__";
  // The handler of a request calls the search, and is none itself.
  const takesRequest = REQUEST.test(parameterNames[0] ?? "");
  if (isPrivate || takesRequest) {
    return 0;
  }
  const query = findQueryName(parameterNames);
  const isSurely = query !== null && SURELY_QUERY.test(inSmallLetters(query));
  // A database's `query(text)` takes SQL.
  if (/^query$/i.test(name) && owner !== null && !isSurely) {
    return 0;
  }
  const isInPlace = SEARCH_PLACE.test(`${owner ?? ""} ${file}`) || SEARCH_CLASS.test(owner ?? "");
  const queryScore = isSurely ? 3 : Number(query !== null);
  return scoreName(name) + (isInPlace ? 2 : 0) + queryScore;
}

/**
 * Returns 5 for a word of searching alone (`search`), 4 for one among others (`runSearch`), 2 for a
 * word of finding and 1 for one of answering at the beginning, else 0. A word for documents beside
 * it (`findDocs`) adds 1.
 */
function scoreName(name: string): number {
  const words = inSmallLetters(name).split("_").filter(Boolean);
  const [first = "", second] = words;
  if (second === undefined && (SEARCH.test(first) || /^a?query$/.test(first))) {
    return 5;
  }
  const documentScore = words.some((word) => DOCUMENTS.test(word)) ? 1 : 0;
  // `query` is a verb in `queryDocs` and `runQuery`, but the object in `buildQuery`.
  const isQueryVerb = first === "query" || (/^(?:rag|run|do)$/.test(first) && second === "query");
  if (isQueryVerb || words.some((word) => SEARCH.test(word))) {
    return 4 + documentScore;
  }
  if (FIND.test(first)) {
    return 2 + documentScore;
  }
  return ANSWER.test(first) ? 1 + documentScore : 0;
}

/** Returns a name in words of small letters: `find_docs` for `findDocs`. */
function inSmallLetters(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "_").toLowerCase();
}

/** Returns the name of the parameter that takes the query; null if none is called so. */
export function findQueryName(names: readonly string[]): string | null {
  const candidates = names.filter((name) => !NO_QUERY.test(inSmallLetters(name)));
  const findCalled = (words: RegExp): string | undefined =>
    candidates.find((name) => words.test(inSmallLetters(name)));
  return findCalled(SURELY_QUERY) ?? findCalled(MAYBE_QUERY) ?? null;
}

/** Whether the parameter takes the number of results. */
export function isCount(name: string): boolean {
  return COUNT.test(inSmallLetters(name));
}

/** Returns the names of the parameters that have to be given besides a query and a number. */
export function listNeeded(parameters: readonly Parameter[], query: string): readonly string[] {
  return parameters
    .filter(({ name, isRequired }) => isRequired && name !== query && !isCount(name))
    .map(({ name }) => name);
}

/** Returns the advice on a search that needs `needed`, and how to go on; null if it needs none. */
export function needsAdvice(needed: readonly string[], howToCall: string): string | null {
  const names = needed.map((each) => `\`${each}\``).join(", ");
  return names === "" ? null : `it needs ${names}, too: ${howToCall}`;
}

/** A function that may be the search. */
export interface FoundFunction {
  readonly score: number;
  /** Why it can't be called as it is, and what to do; null if it can. */
  readonly obstacle: string | null;
}

/** Returns the likeliest of those that can be called, else of all; null if there is none. */
export function findBest<T extends FoundFunction>(found: readonly T[]): T | null {
  const usable = found.filter(({ obstacle }) => obstacle === null);
  const [best = null] = (usable.length > 0 ? usable : found).toSorted((a, b) => b.score - a.score);
  return best;
}
