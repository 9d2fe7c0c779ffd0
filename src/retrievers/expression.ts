import { isObject, showValue, type JsonObject } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { Question } from "../model/retriever.ts";
import { orderScoreMap, parseAnswer, type ParsedAnswer } from "./answer.ts";
import { findFailure } from "./read-value.ts";
import { type TextPattern, compilePattern, makeTextReader } from "./text-lines.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { ParamError, errorMessage, excerptJson, quoteText } from "./failures.ts";
import {
  type Mapping,
  adviseResults,
  explainUnnamed,
  findNullName,
  isUnnamed,
  readMapping,
  suggestResults,
} from "./suggest-results.ts";
import { requireItem } from "../model/lookup.ts";

/**
 * A function that JMESPath lacks and the gate adds. It gets its arguments as expressions, and
 * `data`, the value to evaluate them in. Throws an Error for arguments of a wrong type.
 */
type OwnFunction = (args: readonly Expression[], data: unknown) => unknown;

/** By name, as expressions call them: `zip(ids, texts)`. docs/retrievers.md describes them. */
const OWN_FUNCTIONS: Readonly<Record<string, OwnFunction>> = {
  zip: (args, data) => zipColumns(args.map((column) => column(data))),
  lines: ([text], data) => {
    const value = text?.(data) ?? null;
    return value === null ? null : splitIntoLines(value);
  },
  items: (args, data) => joinMaps(args.map((map) => map(data))),
  each: (args, data) => pairWithChildren(args, data),
  lookup: (args, data) => pairWithLookups(args, data),
  split: ([text, mark], data) => splitText(text?.(data) ?? null, mark?.(data)),
};

/**
 * `items(a, b)`: returns a row `[key, value in a, value in b]` for each key of the first map, with
 * null for a value that a map lacks. A map that is null lacks all; null if the first is. Throws an
 * Error for a value that is neither a map nor null.
 */
function joinMaps(maps: readonly unknown[]): readonly (readonly unknown[])[] | null {
  const [first] = maps;
  if (first === null || first === undefined) {
    return null;
  }
  if (!maps.every((map) => isObject(map) || map === null)) {
    const wrongValue = maps.find((map) => !isObject(map) && map !== null);
    throw new Error(`items: expected maps, got ${showValue(wrongValue)}`);
  }
  return Object.keys(first).map((key) => [
    key,
    ...maps.map((map) => (isObject(map) && Object.hasOwn(map, key) ? map[key] : null)),
  ]);
}

/**
 * `each(parents, children)`: returns a row `[parent, child]` for each child of each parent. The
 * second expression is evaluated in each parent: a list has its children, any other value is the
 * only child, and null is none. Null if there are no parents. Throws an Error if the parents are no
 * list, or an argument is missing.
 */
function pairWithChildren([parents, children]: readonly Expression[], data: unknown): unknown {
  if (parents === undefined || children === undefined) {
    throw new Error("each: expected two expressions, the parents and what is looked up in each");
  }
  const list = parents(data);
  if (list === null || list === undefined) {
    return null;
  }
  if (!Array.isArray(list)) {
    throw new Error(`each: expected a list of parents, got ${showValue(list)}`);
  }
  return list.flatMap((parent: unknown) => {
    const childOrList = children(parent) ?? [];
    return (Array.isArray(childOrList) ? childOrList : [childOrList]).map((child: unknown) => [
      parent,
      child,
    ]);
  });
}

/**
 * `lookup(list, key, table)`: returns a row `[member, entry]` for each member of the list: `entry`
 * is what the map `table` has at the member's key, else null. If `table` is a list of rows, `entry`
 * is the list of those with the same key (`lookup(list, key, rows, rowKey)`); without `rowKey`,
 * `key` is evaluated in a row as well. Null without a list. Throws an Error for a value of another
 * type, and if one of the first three arguments is missing.
 */
function pairWithLookups(args: readonly Expression[], data: unknown): unknown {
  const [list, key, table, rowKey] = args;
  if (list === undefined || key === undefined || table === undefined) {
    throw new Error("lookup: expected a list, the key of a member, and where to look it up");
  }
  const members = list(data) ?? null;
  if (members === null) {
    return null;
  }
  if (!Array.isArray(members)) {
    throw new Error(`lookup: expected a list, got ${showValue(members)}`);
  }
  const mapOrRows = table(data) ?? null;
  const entryByKey = Array.isArray(mapOrRows)
    ? groupRows(mapOrRows, rowKey ?? key)
    : toMap(mapOrRows);
  // A member without a key finds nothing: no map has the key null.
  return members.map((member: unknown) => [member, entryByKey.get(asMapKey(key(member))) ?? null]);
}

/** Returns the rows by their key, each group in their order; rows without a key are left out. */
function groupRows(
  rows: readonly unknown[],
  key: Expression,
): ReadonlyMap<string | null, readonly unknown[]> {
  const groups = new Map<string | null, unknown[]>();
  for (const row of rows) {
    const keyText = asMapKey(key(row));
    if (keyText === null) {
      continue;
    }
    const group = groups.get(keyText) ?? [];
    group.push(row);
    groups.set(keyText, group);
  }
  return groups;
}

/**
 * Returns the members of an object as a Map; empty for null. Throws an Error for any other value.
 */
function toMap(value: unknown): ReadonlyMap<string | null, unknown> {
  if (value !== null && !isObject(value)) {
    throw new Error(`lookup: expected a map or a list of rows, got ${showValue(value)}`);
  }
  return new Map(Object.entries(value ?? {}));
}

/**
 * Returns a text or a number as the key of a map, which is always a text; null for other values.
 */
function asMapKey(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/**
 * `split(text, mark)`: returns the parts of a text between the marks, trimmed, without empty ones.
 * A list gives a list of such parts for each of its texts; null stays null. Throws an Error for any
 * other value, and without a mark.
 */
function splitText(value: unknown, mark: unknown): unknown {
  if (typeof mark !== "string" || mark === "") {
    throw new Error("split: expected a text and a mark in quotes, such as split(sources, ',')");
  }
  if (Array.isArray(value)) {
    return value.map((member) => splitText(member, mark));
  }
  if (value === null) {
    return null;
  }
  if (typeof value !== "string") {
    throw new Error(`split: expected a text, got ${showValue(value)}`);
  }
  return value
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/**
 * An expression that starts with a function of OWN_FUNCTIONS, such as `zip(a, b)[].{…}`, in its
 * parts.
 */
interface OwnCall {
  readonly apply: OwnFunction;
  /** The expressions between the brackets: `a` and `b`. */
  readonly argumentTexts: readonly string[];
  /** What is behind the closing bracket, and is applied to the function's result: `[].{…}`. */
  readonly textAfterCall: string;
}

/**
 * `zip(a, b)`: returns the rows `[a[i], b[i]]` of columns. A column that is absent has nulls; null
 * if all are absent. Throws an Error for columns of different length, and for one that is no list.
 */
function zipColumns(columns: readonly unknown[]): readonly (readonly unknown[])[] | null {
  const presentColumns = columns.filter((column) => column !== null && column !== undefined);
  if (presentColumns.length === 0) {
    return null;
  }
  const lengths = presentColumns.map((column) =>
    Array.isArray(column) ? column.length : Number.NaN,
  );
  if (lengths.some(Number.isNaN)) {
    const wrongColumn = presentColumns.find((column) => !Array.isArray(column));
    throw new Error(`zip: expected lists, got ${showValue(wrongColumn)}`);
  }
  const rowCount = requireItem(lengths, 0);
  if (lengths.some((length) => length !== rowCount)) {
    throw new Error(`zip: expected lists of one length, got ${lengths.join(", ")}`);
  }
  return Array.from({ length: rowCount }, (_, row) =>
    columns.map((column) => (Array.isArray(column) ? (column[row] as unknown) : null)),
  );
}

/**
 * `lines(text)`: returns the trimmed lines of a text, or of all texts of a list, without blank
 * ones. Throws an Error for any other value.
 */
export function splitIntoLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((member) => splitIntoLines(member));
  }
  if (typeof value !== "string") {
    throw new Error(`lines: expected a text, got ${showValue(value)}`);
  }
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * Returns the parts of an expression such as `zip(a, b)[].{…}`, which is cut at the commas and at
 * the closing bracket of the call; quoted text and inner brackets are skipped. Null if it does not
 * start with a function of OWN_FUNCTIONS. Throws an Error if the bracket is never closed.
 */
function splitOwnCall(text: string): OwnCall | null {
  const name = findOwnFunction(text);
  const apply = name === null ? undefined : OWN_FUNCTIONS[name];
  if (apply === undefined) {
    return null;
  }
  const argumentTexts: string[] = [];
  let argumentStart = text.indexOf("(") + 1;
  /** How many brackets are open inside of the call's own. */
  let innerBrackets = 0;
  for (let at = argumentStart; at < text.length; at++) {
    const letter = text.charAt(at);
    if (QUOTES.includes(letter)) {
      at = findClosingQuote(text, at);
    } else if ("([{".includes(letter)) {
      innerBrackets++;
    } else if (")]}".includes(letter) && innerBrackets > 0) {
      innerBrackets--;
    } else if (")]}".includes(letter)) {
      argumentTexts.push(text.slice(argumentStart, at));
      return { apply, argumentTexts, textAfterCall: text.slice(at + 1).trim() };
    } else if (letter === "," && innerBrackets === 0) {
      argumentTexts.push(text.slice(argumentStart, at));
      argumentStart = at + 1;
    }
  }
  throw new Error(`${name}( has no closing bracket`);
}

/** The quotes of JMESPath: of a raw string, of a name and of a JSON literal. */
const QUOTES = `'"\``;

/**
 * Returns the index of the quote that closes the one at `start`, else the text's length. A quote
 * behind a backslash closes nothing.
 */
function findClosingQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") {
      at++;
    } else if (text[at] === text[start]) {
      return at;
    }
  }
  return text.length;
}

/** The functions of JMESPath. */
const JMESPATH_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    "abs avg ceil contains ends_with floor join keys length map max max_by merge min min_by " +
    "not_null reverse sort sort_by starts_with sum to_array to_number to_string type values"
  ).split(" "),
);

/** Returns the names of all functions that are called in the syntax tree of an expression. */
function listCalledFunctions(node: unknown): readonly string[] {
  if (Array.isArray(node)) {
    return node.flatMap(listCalledFunctions);
  }
  if (!isObject(node)) {
    return [];
  }
  const innerNames = listCalledFunctions(Object.values(node));
  return node["type"] === "Function" ? [String(node["name"]), ...innerNames] : innerNames;
}

/** An expression calls a function that does not exist, or that can't stand at its place. */
export class FunctionError extends Error {
  /** What to do about it. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

/**
 * Throws FunctionError if JMESPath lacks one of the functions that are called in the syntax tree of
 * an expression. That includes those of OWN_FUNCTIONS: at the start of an expression, where they
 * may stand, they are in no syntax tree.
 */
function refuseUnknownFunctions(tree: unknown): void {
  const name = listCalledFunctions(tree).find((called) => !JMESPATH_FUNCTIONS.has(called));
  if (name === undefined) {
    return;
  }
  if (Object.hasOwn(OWN_FUNCTIONS, name)) {
    throw new FunctionError(
      `${name}(…) can only stand at the start`,
      `Write it without parentheses around it, and what follows behind \` | \`: \`${name}(…) | [0]\`.`,
    );
  }
  const names = [...Object.keys(OWN_FUNCTIONS), ...JMESPATH_FUNCTIONS];
  const nearest = nearestWord(name, names);
  const question = nearest === null ? "" : `; did you mean ${nearest}()?`;
  throw new FunctionError(
    `there is no function ${name}()${question}`,
    `The functions are ${[...JMESPATH_FUNCTIONS].join(", ")}; and at the start ${Object.keys(OWN_FUNCTIONS).join(", ")}.`,
  );
}

/**
 * Returns the advice to try an expression on jmespath.org, with `sample`. That site does not know
 * the functions of OWN_FUNCTIONS.
 */
function adviseTrying(text: string, sample: string): string {
  const name = findOwnFunction(text);
  return name !== null
    ? `${name}(…) is a function of this program, which docs/retrievers.md describes. Try what follows it on jmespath.org.`
    : `Try the expression on jmespath.org with ${sample}.`;
}

/**
 * Returns the name of the function of OWN_FUNCTIONS that the expression calls at its start; null if
 * it starts otherwise.
 */
function findOwnFunction(text: string): string | null {
  const [, name = ""] = /^\s*([a-z_]+)\s*\(/.exec(text) ?? [];
  return Object.hasOwn(OWN_FUNCTIONS, name) ? name : null;
}

/** Whether the expression starts with a call of a function that the gate adds to JMESPath. */
export function startsWithOwnFunction(text: string): boolean {
  return findOwnFunction(text) !== null;
}

/**
 * Returns the first argument of the function of the gate that an expression starts with:
 * `pages` of `split(pages, '#')[0]`. Null if it starts otherwise.
 */
export function firstArgument(text: string): string | null {
  return splitOwnCall(text)?.argumentTexts[0]?.trim() ?? null;
}

/** A compiled expression: returns what it finds in the data. */
export type Expression = (data: unknown) => unknown;

/**
 * Where the parts of an answer are in what a server sent: JMESPath for each part, or for the
 * results a pattern for a text. Null or absent: the config does not write it.
 */
export interface Extraction {
  /** Null if the server answers in the contract's own shape, `{"results": [...]}`. */
  readonly results: string | TextPattern | null;
  /** JMESPath that is true if the server fell back to a lesser method. */
  readonly degraded: string | null;
  /** JMESPath to the milliseconds that the server reports. */
  readonly latency_ms: string | null;
  /** JMESPath to `{ documents, digest }`. */
  readonly corpus?: string | null;
  /** True if the expression is a preset's: fields of a result that are no text are left out. */
  readonly lenient?: boolean;
}

/** The keys of Extraction that are looked up beside the results. */
const EXTRA_KEYS = ["degraded", "latency_ms", "corpus"] as const;
type ExtraKey = (typeof EXTRA_KEYS)[number];

/** An answer, or the error that a server reports for this query. */
export type ExtractedAnswer = ParsedAnswer | { readonly error: string };

/** Returns the answer in what a server sent; `where` names it. Throws `retriever_answer`. */
export type Extractor = (value: unknown, where: string) => ExtractedAnswer;

/**
 * Returns the function that evaluates a JMESPath expression. The expression may start with a
 * function of OWN_FUNCTIONS, as in `zip(a, b)[].{…}`, and so may the arguments of that function:
 * the gate makes the call, and JMESPath evaluates what follows in its result. Throws
 * `invalid_config` that names the key if it is no such expression, or calls a function that does
 * not exist; `sample` is what the advice tells to try it with. The library is loaded on first use.
 */
export async function compileExpression(
  text: string,
  key: string,
  sample = "one of your server's answers",
): Promise<Expression> {
  const { default: jmespath } = await import("jmespath");
  const compileJmespath = (part: string): Expression => {
    refuseUnknownFunctions(jmespath.compile(part));
    return (data) => jmespath.search(data, part);
  };
  const compileWithOwnCalls = (part: string): Expression => {
    const call = splitOwnCall(part);
    if (call === null) {
      return compileJmespath(part);
    }
    const args = call.argumentTexts.map((argument) => compileWithOwnCalls(argument.trim()));
    // `@` is the value that JMESPath is evaluated in: here the result of the call.
    const evaluateAfterCall = compileJmespath(`@${call.textAfterCall}`);
    return (data) => evaluateAfterCall(call.apply(args, data));
  };
  try {
    return compileWithOwnCalls(text);
  } catch (cause) {
    if (cause instanceof FunctionError) {
      const message = `${key}: ${quoteText(text)} can't be used: ${cause.message}`;
      throw new GateError("invalid_config", message, { hint: cause.advice, cause });
    }
    const message = `${key}: ${quoteText(text)} is not JMESPath: ${errorMessage(cause)}`;
    throw new GateError("invalid_config", message, { hint: adviseTrying(text, sample), cause });
  }
}

/**
 * Returns the function that finds an answer as the config says: by the JMESPath or the pattern of
 * `results`, or without `results` in the contract's own shape. `prefix` is the place of the config
 * for messages, such as "retriever". Throws `invalid_config` for an expression or a pattern that
 * can't be used.
 */
export async function makeExtractor(config: Extraction, prefix: string): Promise<Extractor> {
  const { results } = config;
  if (results === null) {
    return (value, where) => readOwnShape(value, where, `${prefix}.results`);
  }
  return typeof results === "string"
    ? makeJsonExtractor(config, results, prefix)
    : makeTextExtractor(config, results, prefix);
}

/**
 * Returns the extractor of answers in JSON, in which the JMESPath `written` finds the results, and
 * the config's other expressions the rest. Throws `invalid_config` for an expression that is none.
 */
async function makeJsonExtractor(
  config: Extraction,
  written: string,
  prefix: string,
): Promise<Extractor> {
  const key = `${prefix}.results`;
  const resultsExpression = await compileExpression(written, key);
  const mapping = await compileMapping(written, key);
  const readDegraded = await compileExtra(config, "degraded", prefix);
  const readLatency = await compileExtra(config, "latency_ms", prefix);
  const readCorpus = await compileExtra(config, "corpus", prefix);
  return (value, where) => {
    const failure = findFailure(value);
    if (failure !== null) {
      return { error: failure };
    }
    const readBy = `${where}, read by ${key}`;
    const listOrMap = evaluateExpression(resultsExpression, written, value, `${where}: ${key}`);
    const found = Array.isArray(listOrMap) ? listOrMap : orderScoreMap(listOrMap);
    if (found === null) {
      throw noListError(value, listOrMap, `${where}: ${key} ${quoteText(written)}`, key);
    }
    const results = found.map((each: unknown) => normalizeResult(each, config.lenient));
    const unnamedAt = results.findIndex(isUnnamed);
    if (unnamedAt !== -1) {
      // The error proposes a mapping, by the fields that the objects had before this one.
      const items = mapping === null ? found : evaluateList(mapping.expression, value);
      throw unnamedError({ where: readBy, key, at: unnamedAt, written, mapping, items });
    }
    const latencyMs = readLatency?.(value, where) ?? undefined;
    const degraded = readDegraded?.(value, where) === true;
    const corpus = readCorpus?.(value, where);
    return parseAnswer({ results, degraded, latency_ms: latencyMs, corpus }, readBy);
  };
}

/**
 * Returns the function that evaluates the config's expression of this key in an answer, which
 * `where` names; null if the config has none. Throws `invalid_config` if it is no expression.
 */
async function compileExtra(
  config: Extraction,
  extraKey: ExtraKey,
  prefix: string,
): Promise<((answer: unknown, where: string) => unknown) | null> {
  const text = config[extraKey] ?? null;
  if (text === null) {
    return null;
  }
  const key = `${prefix}.${extraKey}`;
  const expression = await compileExpression(text, key);
  return (answer, where) => evaluateExpression(expression, text, answer, `${where}: ${key}`);
}

/** A mapping at the end of `results`, and the compiled expression of the objects before it. */
interface CompiledMapping extends Mapping {
  readonly expression: Expression;
}

/**
 * Returns the mapping at the end of an expression, `hits[].{path: url}`; null if it ends otherwise.
 */
async function compileMapping(text: string, key: string): Promise<CompiledMapping | null> {
  const mapping = readMapping(text);
  if (mapping === null) {
    return null;
  }
  return { ...mapping, expression: await compileExpression(mapping.list, key) };
}

/** Returns the objects that an expression finds, without nulls; none if it finds no list. */
function evaluateList(expression: Expression, data: unknown): readonly unknown[] {
  const found = expression(data);
  return Array.isArray(found) ? found.filter((each) => each !== null) : [];
}

/**
 * Returns the `retriever_answer` error of an answer in which `results` found no list. It names the
 * list that the answer has and an expression for it, or shows the answer if it has none. `subject`
 * begins the message.
 */
function noListError(answer: unknown, found: unknown, subject: string, key: string): GateError {
  const got = found === null ? "nothing" : excerptJson(found);
  const suggested = suggestResults(answer);
  const advice =
    suggested === null
      ? ` in ${excerptJson(answer)}`
      : `; ${suggested.where}. ${adviseResults(suggested.expression)}`;
  return new GateError("retriever_answer", `${subject} found ${got}, not a list${advice}`, {
    hint: `Compare ${key} with the answer.`,
    key,
  });
}

/** What to do about a result whose document has no name. */
export const NULL_NAME_HINT = "Name the document in that field, or leave the result out.";

/** Returns the `retriever_answer` error of a result whose document has null as its name. */
export function nullNameError(where: string, at: number, field: string): GateError {
  const message = `${where}: results[${at}] names no document: its field ${field} is null`;
  return new GateError("retriever_answer", message, { hint: NULL_NAME_HINT });
}

/** A result without id, path and text, and what was read. */
interface UnnamedResult {
  /** Names the answer. */
  readonly where: string;
  /** The config's key of `results`. */
  readonly key: string;
  /** The result's index in the list. */
  readonly at: number;
  /** The expression of `results`. */
  readonly written: string;
  /** The mapping at its end; null if it has none. */
  readonly mapping: Mapping | null;
  /** The results before the mapping. */
  readonly items: readonly unknown[];
}

/**
 * Returns the `retriever_answer` error of a result that has no id, path or text after its mapping:
 * with the field that should name its document and is null, else with a mapping that would find
 * one.
 */
function unnamedError({ where, key, at, written, mapping, items }: UnnamedResult): GateError {
  // If the expression filters after the mapping, `items` is another list.
  const item = items[at] ?? items[0];
  const nullName = findNullName(item, mapping);
  if (nullName !== null) {
    return nullNameError(where, at, nullName);
  }
  const why = explainUnnamed(written, mapping, items, item);
  const message = `${where}: results[${at}] has none of id, path and text: ${why}`;
  return new GateError("retriever_answer", message, {
    hint: `Correct ${key}.`,
    key,
  });
}

/**
 * Returns the extractor of answers that are text, in which each line that `lines` matches is a
 * result. An object that says that it failed is the query's error; the extractor throws `retriever_answer`
 * for any other value. Without `lines` an answer has the contract's own shape. Throws
 * `invalid_config` for a pattern that can't be used, and for an expression beside `lines`.
 */
function makeTextExtractor(
  config: Extraction,
  { lines, empty }: TextPattern,
  prefix: string,
): Extractor {
  if (empty !== null) {
    compilePattern(empty, `${prefix}.results.empty`);
  }
  if (lines === null) {
    return (value, where) => readOwnShape(value, where, `${prefix}.results`);
  }
  const uselessKey = EXTRA_KEYS.find((field) => typeof config[field] === "string");
  if (uselessKey !== undefined) {
    throw new GateError(
      "invalid_config",
      `${prefix}.${uselessKey}: there is no JSON to look it up in`,
      {
        hint: "With `results.lines` answers are text: remove it.",
      },
    );
  }
  const readText = makeTextReader(lines, empty);
  return (value, where) => {
    if (typeof value === "string") {
      return parseAnswer({ results: readText(value, where) }, where);
    }
    const failure = findFailure(value);
    if (failure !== null) {
      return { error: failure };
    }
    throw new GateError(
      "retriever_answer",
      `${where} is no text, which ${prefix}.results.lines reads: ${excerptJson(value)}`,
      {
        hint: "Write JMESPath for an answer in JSON.",
      },
    );
  };
}

/**
 * Returns the answer of the contract's own shape, `{"results": [...], ...}` or the bare list, or
 * the error that it reports. Throws `retriever_answer` for another shape: if the answer has a list
 * elsewhere, or results of other fields, the error proposes an expression for the config's `key`.
 */
function readOwnShape(value: unknown, where: string, key: string): ExtractedAnswer {
  const failure = findFailure(value);
  if (failure !== null) {
    return { error: failure };
  }
  const answer = Array.isArray(value) ? { results: value } : value;
  if (!isObject(answer)) {
    // Throws, and names what is there.
    return parseAnswer(answer, where);
  }
  const { results } = answer;
  const isList = Array.isArray(results) && !results.some(Array.isArray);
  if (!isList) {
    const suggested = suggestResults(value);
    if (suggested === null || orderScoreMap(results) !== null) {
      // Throws unless it is a map of scores, and names the keys that are there.
      return parseAnswer(answer, where);
    }
    const got = Array.isArray(results) ? "an array of arrays" : "nothing";
    const advice = adviseResults(suggested.expression);
    throw new GateError(
      "retriever_answer",
      `${where}: results: expected an array, got ${got}; ${suggested.where}. ${advice}`,
      { hint: `Write ${key}.`, key },
    );
  }
  const at = results.findIndex(isUnnamed);
  if (at !== -1) {
    // The JMESPath to the list, from which the error makes the proposed expression.
    const written = Array.isArray(value) ? "@" : "results";
    throw unnamedError({ where, key, at, written, mapping: null, items: results });
  }
  return parseAnswer(answer, where);
}

/**
 * Returns a result as the contract wants it: without fields that are absent (JMESPath gives null
 * for a field that a document lacks), and with an integer id as text, if JSON.parse kept it exact.
 * A bare number is such an id. If `lenient`, fields that should be texts and are not are left out
 * as well. Anything else is returned as it is; parseAnswer refuses what is wrong.
 */
export function normalizeResult(value: unknown, lenient = false): unknown {
  if (typeof value === "number") {
    return idAsText(value);
  }
  if (!isObject(value) || (!lenient && needsNoChange(value))) {
    return value;
  }
  const isKept = ([key, member]: readonly [string, unknown]): boolean =>
    !isAbsent(key, member) &&
    (!lenient || typeof member === "string" || key === "id" || key === "score");
  return Object.fromEntries(
    Object.entries(value)
      .filter(isKept)
      .map(([key, member]) => [key, key === "id" ? idAsText(member) : member]),
  );
}

/**
 * Whether a member of a result counts as absent: it is null, or NaN, which is what pandas has for a
 * text that is missing. A score that is NaN is a fault.
 */
function isAbsent(key: string, member: unknown): boolean {
  return member === null || (Number.isNaN(member) && key !== "score");
}

/** Whether no field is absent, and the id is no number. Most results are so, and need no copy. */
function needsNoChange(value: JsonObject): boolean {
  for (const key in value) {
    if (isAbsent(key, value[key])) {
      return false;
    }
  }
  return typeof value["id"] !== "number";
}

/** Returns an exact integer in decimal digits, and every other value as it is. */
function idAsText(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

/**
 * Returns what the expression finds, null if nothing. `text` is the expression as the config has
 * it. Throws `retriever_answer` if it fails.
 */
function evaluateExpression(
  expression: Expression,
  text: string,
  value: unknown,
  where: string,
): unknown {
  try {
    return expression(value) ?? null;
  } catch (cause) {
    // A function of JMESPath that was given another type, say.
    const message = `${where}: ${errorMessage(cause)} It looked in ${excerptJson(value)}`;
    const hint = adviseTrying(text, "an answer of the server");
    throw new GateError("retriever_answer", message, { hint, cause });
  }
}

/** What a request's placeholders stand for; `vector` only where an embedding was asked for. */
export interface TemplateValues extends Pick<Question, "query" | "k" | "params"> {
  readonly vector?: unknown;
}

/** The placeholders with fixed names; `{{params.NAME}}` comes beside them. */
const PLACEHOLDER_NAMES = ["query", "k", "vector"] as const;
type PlaceholderName = (typeof PLACEHOLDER_NAMES)[number];
/** Matches `params.tenant` and `params.filter.tenant`. */
const PARAM_PATTERN = "params\\.[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*";
/** Matches `{{query}}` or `{{params.tenant}}` in a text; its group is the name in the braces. */
const PLACEHOLDER = new RegExp(`\\{\\{(query|k|vector|${PARAM_PATTERN})\\}\\}`, "g");
/** A text that is one placeholder and nothing else. */
const WHOLE_PLACEHOLDER = new RegExp(`^\\{\\{(query|k|vector|${PARAM_PATTERN})\\}\\}$`);

/** Whether the template has a placeholder, at any depth. */
export function hasPlaceholder(template: unknown): boolean {
  return JSON.stringify(template ?? null).search(PLACEHOLDER) !== -1;
}

/**
 * Returns what a placeholder stands for: null for a param that is null, undefined for `vector` if
 * no embedding was asked for. Throws ParamError for a param that is not there.
 */
function placeholderValue(name: string, values: TemplateValues): unknown {
  if (!name.startsWith("params.")) {
    return values[name as PlaceholderName];
  }
  let value: unknown = values.params;
  for (const key of name.split(".").slice(1)) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  if (value !== undefined) {
    return value;
  }
  // Not left out: without its filter a query finds more.
  throw new ParamError(
    `there is no {{${name}}}: give it in the case's params, or null in retriever.params where it may be left out`,
  );
}

/**
 * Returns the function that fills a JSON template's placeholders. A string that is one placeholder
 * becomes its value, so `"{{k}}"` becomes a number; beside other text it becomes text (a vector as
 * JSON). A member that is one param which is null is left out. Placeholders in keys stay as they
 * are, and so do those in what is filled in, such as `{{k}}` in a query. Parts without a
 * placeholder are shared by all that the function returns. The function throws ParamError.
 */
export function compileTemplate(template: unknown): (values: TemplateValues) => unknown {
  if (!hasPlaceholder(template)) {
    return () => template;
  }
  if (typeof template === "string") {
    const placeholder = WHOLE_PLACEHOLDER.exec(template)?.[1];
    return placeholder === undefined
      ? (values) => fillText(template, values)
      : (values) => placeholderValue(placeholder, values);
  }
  if (Array.isArray(template)) {
    const items = template.map(compileTemplate);
    return (values) => items.map((fill) => fill(values));
  }
  const members = Object.entries(template as object).map(([key, value]) => ({
    key,
    fill: compileTemplate(value),
    mayBeLeftOut: isOneParam(value),
  }));
  return (values) => {
    const filled = new Map<string, unknown>();
    for (const { key, fill, mayBeLeftOut } of members) {
      const value = fill(values);
      if (value !== null || !mayBeLeftOut) {
        filled.set(key, value);
      }
    }
    return Object.fromEntries(filled);
  };
}

/** Whether a part of a template is one param and nothing else: `"{{params.tenant}}"`. */
function isOneParam(template: unknown): boolean {
  return (
    typeof template === "string" &&
    template.startsWith("{{params.") &&
    WHOLE_PLACEHOLDER.test(template)
  );
}

/**
 * Returns the text with its placeholders filled: a param that is null as nothing, a value that is
 * no text as JSON. `{{vector}}` stays as it is if there is no vector. Throws ParamError.
 */
export function fillText(template: string, values: TemplateValues): string {
  return template.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = placeholderValue(name, values);
    return value === undefined ? whole : asText(value ?? "");
  });
}

/**
 * Returns the URL with its placeholders filled, percent-encoded so that a value stays a value: `&`
 * in a query begins no parameter. A param that is null becomes nothing. Throws ParamError.
 */
export function fillUrl(template: string, values: TemplateValues): string {
  return template.replaceAll(PLACEHOLDER, (_, name: string) => {
    // A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it: through bytes it
    // becomes U+FFFD.
    return encodeURIComponent(Buffer.from(asText(placeholderValue(name, values) ?? "")).toString());
  });
}

/** Matches short text in double braces, `{{ query }}`; its group is the text inside. */
const BRACED_TEXT = /\{\{([^{}"]{1,40})\}\}/g;

/**
 * Throws `invalid_config` for text in double braces that was meant as a placeholder and is none:
 * `{{ query }}`, `{{qurey}}`. Other text in braces is left alone. `at` names the template's key.
 */
export function refuseMisspeltPlaceholders(template: unknown, at: string): void {
  for (const [braced, inner = ""] of JSON.stringify(template ?? null).matchAll(BRACED_TEXT)) {
    if (WHOLE_PLACEHOLDER.test(braced) || braced === "{{port}}") {
      continue;
    }
    const nearest = nearestWord(inner.trim(), [...PLACEHOLDER_NAMES, "port"]);
    const isMeantAsPlaceholder = nearest !== null || inner.trim().startsWith("params.");
    if (!isMeantAsPlaceholder) {
      continue;
    }
    const corrected = nearest ?? inner.trim();
    const message = `${at}: ${quoteText(braced)} is no placeholder; did you mean {{${corrected}}}?`;
    throw new GateError("invalid_config", message, {
      hint: "Placeholders are {{query}}, {{k}}, {{vector}}, {{port}} and {{params.NAME}}, without spaces.",
    });
  }
}

/** Whether the template has this placeholder, at any depth. */
export function usesPlaceholder(template: unknown, name: PlaceholderName): boolean {
  return JSON.stringify(template ?? null).includes(`{{${name}}}`);
}

/** Returns a text as it is, any other value as JSON. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
