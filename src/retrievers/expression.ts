import { isObject, type JsonObject } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { Question } from "../model/retriever.ts";
import { parseAnswer, type ParsedAnswer } from "./answer.ts";
import { type TextPattern, compilePattern, makeTextReader } from "./text-lines.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { ParamError, cutText, errorMessage, excerptJson, quoteText } from "./failures.ts";
import {
  type Mapping,
  adviseResults,
  explainList,
  explainMapping,
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
  zip: (args, data) => zipColumns(args.map((each) => each(data))),
  lines: ([text], data) => {
    const value = text?.(data) ?? null;
    return value === null ? null : splitIntoLines(value);
  },
  items: (args, data) => joinMaps(args.map((each) => each(data))),
  each: (args, data) => pairWithChildren(args, data),
  lookup: (args, data) => pairWithLookups(args, data),
  split: ([text, mark], data) => splitText(text?.(data) ?? null, mark?.(data)),
};

/**
 * `items(a, b)`: returns a row `[key, value in a, value in b]` for each key of the first map, with
 * null for a value that a map lacks. Null if there is no first map.
 */
function joinMaps(maps: readonly unknown[]): readonly (readonly unknown[])[] | null {
  const [first] = maps;
  if (first === null || first === undefined) {
    return null;
  }
  if (!maps.every((map) => isObject(map) || map === null)) {
    throw new Error("items: expected maps, got something else");
  }
  return Object.keys(first).map((key) => [
    key,
    ...maps.map((map) => (isObject(map) && Object.hasOwn(map, key) ? map[key] : null)),
  ]);
}

/**
 * `each(parents, children)`: returns a row `[parent, child]` for each child of each parent. The
 * second expression is evaluated in each parent. Null if there are no parents.
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
    throw new Error("each: expected a list of parents, got something else");
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
 * is the list of those with the same key (`lookup(list, key, rows, rowKey)`). Null without a list.
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
    throw new Error("lookup: expected a list, got something else");
  }
  const mapOrRows = table(data) ?? null;
  const entryByKey = Array.isArray(mapOrRows)
    ? groupRows(mapOrRows, rowKey ?? key)
    : toMap(mapOrRows);
  return members.map((member: unknown) => [member, entryByKey.get(asMapKey(key(member))) ?? null]);
}

/** Returns the rows by their key; rows without a key are left out. */
function groupRows(
  rows: readonly unknown[],
  key: Expression,
): ReadonlyMap<string | null, readonly unknown[]> {
  const groups = new Map<string | null, unknown[]>();
  for (const row of rows) {
    const keyText = asMapKey(key(row));
    const group = groups.get(keyText);
    if (keyText !== null && group === undefined) {
      groups.set(keyText, [row]);
    } else {
      group?.push(row);
    }
  }
  return groups;
}

/** Throws an Error if the value is no map. */
function toMap(value: unknown): ReadonlyMap<string | null, unknown> {
  if (value !== null && !isObject(value)) {
    throw new Error("lookup: expected a map or a list of rows, got something else");
  }
  return new Map(Object.entries(value ?? {}));
}

/** Returns a text or a number as the key of a map, which is always a text; null for other values. */
function asMapKey(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/**
 * `split(text, mark)`: returns the parts of a text between the marks, trimmed, without empty ones.
 * A list gives a list of such parts for each of its texts; null stays null.
 */
function splitText(value: unknown, mark: unknown): unknown {
  if (typeof mark !== "string" || mark === "") {
    throw new Error("split: expected a text and a mark in quotes, such as split(sources, ',')");
  }
  if (Array.isArray(value)) {
    return value.map((each) => splitText(each, mark));
  }
  if (value === null) {
    return null;
  }
  if (typeof value !== "string") {
    throw new Error("split: expected a text, got something else");
  }
  return value
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** An expression that starts with an own function, such as `zip(a, b)[].{…}`, in its parts. */
interface OwnCall {
  readonly apply: OwnFunction;
  /** Each an expression. */
  readonly arguments: readonly string[];
  /** The expression behind the closing bracket, which is applied to the function's result. */
  readonly rest: string;
}

/**
 * `zip(a, b)`: returns the rows `[a[i], b[i]]` of columns. A column that is absent has nulls; null
 * if all are absent. Throws an Error for columns of different length.
 */
function zipColumns(columns: readonly unknown[]): readonly (readonly unknown[])[] | null {
  const lists = columns.filter((column) => column !== null && column !== undefined);
  if (lists.length === 0) {
    return null;
  }
  const lengths = lists.map((list) => (Array.isArray(list) ? list.length : Number.NaN));
  if (lengths.some(Number.isNaN)) {
    throw new Error("zip: expected lists, got something else");
  }
  const rowCount = requireItem(lengths, 0);
  if (lengths.some((length) => length !== rowCount)) {
    throw new Error(`zip: expected lists of one length, got ${lengths.join(", ")}`);
  }
  return Array.from({ length: rowCount }, (_, row) =>
    columns.map((column) => (Array.isArray(column) ? (column[row] as unknown) : null)),
  );
}

/** `lines(text)`: returns the trimmed lines of a text, or of all texts of a list, without blank ones. */
export function splitIntoLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each) => splitIntoLines(each));
  }
  if (typeof value !== "string") {
    throw new Error("lines: expected a text, got something else");
  }
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * Takes an expression such as `zip(a, b)[].{…}` apart, at the commas and the closing bracket of the
 * call; quoted text and inner brackets are skipped. Null if it does not start with an own function.
 * Throws an Error if the bracket is never closed.
 */
function takeOwnCall(text: string): OwnCall | null {
  const [head = "", name = ""] = /^\s*([a-z_]+)\s*\(/.exec(text) ?? [];
  const apply = Object.hasOwn(OWN_FUNCTIONS, name) ? OWN_FUNCTIONS[name] : undefined;
  if (apply === undefined) {
    return null;
  }
  const args: string[] = [];
  let from = head.length;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (`'"\``.includes(letter)) {
      at = findClosingQuote(text, at);
    } else if (letter === "," && depth === 0) {
      args.push(text.slice(from, at));
      from = at + 1;
    } else if ("([{".includes(letter)) {
      depth++;
    } else if (")]}".includes(letter) && depth-- === 0) {
      return {
        apply,
        arguments: [...args, text.slice(from, at)],
        rest: text.slice(at + 1).trim(),
      };
    }
  }
  throw new Error(`${name}( has no closing bracket`);
}

/** Returns the index of the quote that closes the one at `start`, else the text's length. */
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

/** Returns the name of the first own function in a compiled expression (a tree); null if none. */
function findNestedOwnCall(node: unknown): string | null {
  if (Array.isArray(node)) {
    return node.map(findNestedOwnCall).find((name) => name !== null) ?? null;
  }
  if (!isObject(node)) {
    return null;
  }
  const { type, name } = node;
  if (type === "Function" && Object.hasOwn(OWN_FUNCTIONS, String(name))) {
    return String(name);
  }
  return findNestedOwnCall(Object.values(node));
}

/** A compiled expression: returns what it finds in the data. */
export type Expression = (data: unknown) => unknown;

/** Where the parts of an answer are in what a server sent: JMESPath, or a pattern for a text. */
export interface Extraction {
  /** Null if the server answers in the contract's own shape. */
  readonly results: string | TextPattern | null;
  readonly degraded: string | null;
  readonly latency_ms: string | null;
  /** JMESPath to `{ documents, digest }`. */
  readonly corpus?: string | null;
  /** True if the expression is a preset's: fields of a result that are no text are left out. */
  readonly lenient?: boolean;
}

/** The keys of Extraction that are looked up beside the results. */
const EXTRA_KEYS = ["degraded", "latency_ms", "corpus"] as const;

/** An answer, or the error that a server reports for this query. */
export type ExtractedAnswer = ParsedAnswer | { readonly error: string };

/** Returns the answer in what a server sent; `where` names it. Throws `retriever_answer`. */
export type Extractor = (value: unknown, where: string) => ExtractedAnswer;

/**
 * Returns the function of a JMESPath expression. It may start with an own function, as in
 * `zip(a, b)[].{…}`, also in the arguments of another: the call is made by the gate, and JMESPath
 * gets the rest. Throws `invalid_config` that names the key. The library is loaded on first use.
 */
export async function compileExpression(text: string, key: string): Promise<Expression> {
  const { default: jmespath } = await import("jmespath");
  const compileJmespath = (part: string): Expression => {
    const misplacedCall = findNestedOwnCall(jmespath.compile(part));
    if (misplacedCall !== null) {
      throw new Error(`${misplacedCall}(…) can only stand at the start`);
    }
    return (data) => jmespath.search(data, part);
  };
  const compileWithOwnCalls = (part: string): Expression => {
    const call = takeOwnCall(part);
    if (call === null) {
      return compileJmespath(part);
    }
    const args = call.arguments.map((argument) => compileWithOwnCalls(argument.trim()));
    const rest = compileJmespath(`@${call.rest}`);
    return (data) => rest(call.apply(args, data));
  };
  try {
    return compileWithOwnCalls(text);
  } catch (cause) {
    throw new GateError(
      "invalid_config",
      `${key}: ${quoteText(text)} is not JMESPath: ${errorMessage(cause)}`,
      {
        hint: "Try the expression on jmespath.org with one of your server's answers.",
        cause,
      },
    );
  }
}

/**
 * Returns the function that finds an answer as the config says. `prefix` is the place of the config
 * for messages. Throws `invalid_config` for an expression or a pattern that can't be used.
 */
export async function makeExtractor(config: Extraction, prefix: string): Promise<Extractor> {
  if (config.results === null) {
    return (value, where) => readOwnShape(value, where, `${prefix}.results`);
  }
  if (typeof config.results !== "string") {
    return makeTextExtractor(config, config.results, prefix);
  }
  const written = config.results;
  const compileField = (key: (typeof EXTRA_KEYS)[number]): Promise<Expression> | null => {
    const text = config[key];
    return text === null || text === undefined ? null : compileExpression(text, `${prefix}.${key}`);
  };
  const key = `${prefix}.results`;
  const resultsExpression = await compileExpression(written, key);
  const mapping = await compileMapping(written, key);
  const degraded = await compileField("degraded");
  const latency = await compileField("latency_ms");
  const corpus = await compileField("corpus");
  return (value, where) => {
    const found = evaluateExpression(resultsExpression, value, `${where}: ${key}`);
    if (!Array.isArray(found)) {
      throw noListError(value, found, `${where}: ${key} ${quoteText(written)}`, key);
    }
    const results = found.map((each) => normalizeResult(each, config.lenient));
    const unnamedAt = results.findIndex(isUnnamed);
    if (unnamedAt !== -1) {
      const items = mapping === null ? found : evaluateList(mapping.expression, value);
      const readBy = `${where}, read by ${key}`;
      throw unnamedError({ where: readBy, key, at: unnamedAt, written, mapping, items });
    }
    const ms = latency
      ? evaluateExpression(latency, value, `${where}: ${prefix}.latency_ms`)
      : null;
    return parseAnswer(
      {
        results,
        degraded: degraded
          ? evaluateExpression(degraded, value, `${where}: ${prefix}.degraded`) === true
          : false,
        ...(ms === null ? {} : { latency_ms: ms }),
        ...(corpus && { corpus: evaluateExpression(corpus, value, `${where}: ${prefix}.corpus`) }),
      },
      `${where}, read by ${key}`,
    );
  };
}

/** A mapping at the end of `results`, and the compiled expression of the objects before it. */
interface CompiledMapping extends Mapping {
  readonly expression: Expression;
}

/** Returns the mapping at the end of an expression; null if it ends otherwise. */
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

/** Returns the error of an answer in which `results` found no list. */
function noListError(answer: unknown, found: unknown, subject: string, key: string): GateError {
  const got = found === null ? "nothing" : excerptJson(found);
  const suggested = suggestResults(answer);
  const rest =
    suggested === null
      ? ` in ${excerptJson(answer)}`
      : `; ${suggested.where}. ${adviseResults(suggested.expression)}`;
  return new GateError("retriever_answer", `${subject} found ${got}, not a list${rest}`, {
    hint: `Compare ${key} with the answer.`,
    key,
  });
}

interface UnnamedResult {
  /** Names the answer. */
  readonly where: string;
  readonly key: string;
  readonly at: number;
  /** The expression of `results`. */
  readonly written: string;
  readonly mapping: Mapping | null;
  /** The results before the mapping. */
  readonly items: readonly unknown[];
}

/** Returns the error of a result that has no id, path or text after its mapping. */
function unnamedError({ where, key, at, written, mapping, items }: UnnamedResult): GateError {
  // The list is as long as that of the results unless the expression filters the mapped ones.
  const ownItems = items.length > at ? items.slice(at) : items;
  const why = mapping === null ? explainList(written, ownItems) : explainMapping(mapping, ownItems);
  const message = `${where}: results[${at}] has none of id, path and text: ${why}`;
  return new GateError("retriever_answer", message, {
    hint: `Correct ${key}.`,
    key,
  });
}

/**
 * Returns the extractor of answers that are text, whose lines `lines` matches. Without `lines` an
 * answer has the contract's own shape. Throws `invalid_config`.
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
      return { ...parseAnswer({ results: readText(value, where) }, where), rounded_scores: true };
    }
    if (isObject(value) && typeof value["error"] === "string") {
      return { error: value["error"] };
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
 * Returns the answer of the contract's own shape: `{"results": [...], ...}`, or the bare list. `key`
 * is the config's key that would map another shape.
 */
function readOwnShape(value: unknown, where: string, key: string): ExtractedAnswer {
  const reported = isObject(value) ? findReportedError(value) : null;
  if (reported !== null) {
    return { error: reported };
  }
  const answer = Array.isArray(value) ? { results: value } : value;
  if (!isObject(answer)) {
    return parseAnswer(answer, where);
  }
  const { results } = answer;
  if (!Array.isArray(results)) {
    const suggested = suggestResults(answer);
    if (suggested === null) {
      return parseAnswer(answer, where);
    }
    const advice = adviseResults(suggested.expression);
    throw new GateError(
      "retriever_answer",
      `${where}: results: expected an array, got nothing; ${suggested.where}. ${advice}`,
      { hint: `Write ${key}.`, key },
    );
  }
  const at = results.findIndex(isUnnamed);
  if (at !== -1) {
    const written = Array.isArray(value) ? "@" : "results";
    throw unnamedError({ where, key, at, written, mapping: null, items: results });
  }
  return parseAnswer(answer, where);
}

/** Returns the error that an answer without results reports, as a text or as `{ message }`; null if it has none. */
function findReportedError(answer: JsonObject): string | null {
  const { error } = answer;
  if (typeof error === "string") {
    return error;
  }
  if (!isObject(error) || Array.isArray(answer["results"])) {
    return null;
  }
  const { message } = error;
  return typeof message === "string" ? message : cutText(JSON.stringify(error), 200);
}

/**
 * Returns a result as the contract wants it: without fields that are null (JMESPath gives null for
 * a field that a document lacks), and with an integer id as text, if JSON.parse kept it exact. If
 * `lenient`, fields that should be texts and are not are left out as well.
 */
export function normalizeResult(value: unknown, lenient = false): unknown {
  if (typeof value === "number") {
    return idAsText(value);
  }
  if (!isObject(value) || (!lenient && needsNoChange(value))) {
    return value;
  }
  const isKept = ([key, member]: readonly [string, unknown]): boolean =>
    member !== null && (!lenient || typeof member === "string" || key === "id" || key === "score");
  return Object.fromEntries(
    Object.entries(value)
      .filter(isKept)
      .map(([key, member]) => [key, key === "id" ? idAsText(member) : member]),
  );
}

/** Whether no field is null, and the id is no number. */
function needsNoChange(value: JsonObject): boolean {
  for (const key in value) {
    if (value[key] === null) {
      return false;
    }
  }
  return typeof value["id"] !== "number";
}

/** Returns an exact integer in decimal digits, and every other value as it is. */
function idAsText(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

/** Returns what the expression finds, null if nothing. Throws `retriever_answer` if it fails. */
function evaluateExpression(expression: Expression, value: unknown, where: string): unknown {
  try {
    return expression(value) ?? null;
  } catch (cause) {
    // A function of JMESPath that was given another type, say.
    const message = `${where}: ${errorMessage(cause)} It looked in ${excerptJson(value)}`;
    const hint = "Try the expression on jmespath.org with an answer of the server.";
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
const PARAM_PATTERN = "params\\.[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*";
const PLACEHOLDER = new RegExp(`\\{\\{(query|k|vector|${PARAM_PATTERN})\\}\\}`, "g");
/** A text that is one placeholder and nothing else. */
const WHOLE_PLACEHOLDER = new RegExp(`^\\{\\{(query|k|vector|${PARAM_PATTERN})\\}\\}$`);

/** Whether the template has a placeholder, at any depth. */
export function hasPlaceholder(template: unknown): boolean {
  return JSON.stringify(template ?? null).search(PLACEHOLDER) !== -1;
}

/** Returns what a placeholder stands for, null for a param that is null. Throws ParamError. */
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
 * JSON). A member that is one param which is null is left out. Keys stay as they are, and so does
 * `{{k}}` in a query. Parts without a placeholder are shared by all that the function returns.
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
  const members = Object.entries(template as object).map(
    ([key, value]) => [key, compileTemplate(value)] as const,
  );
  const paramKeys = new Set(
    Object.entries(template as object).flatMap(([key, value]) =>
      typeof value === "string" && value.startsWith("{{params.") && WHOLE_PLACEHOLDER.test(value)
        ? [key]
        : [],
    ),
  );
  return (values) =>
    Object.fromEntries(
      members
        .map(([key, fill]) => [key, fill(values)] as const)
        .filter(([key, value]) => value !== null || !paramKeys.has(key)),
    );
}

/** Returns the text with its placeholders filled. Throws ParamError. */
export function fillText(template: string, values: TemplateValues): string {
  return template.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = placeholderValue(name, values);
    return value === undefined ? whole : asText(value ?? "");
  });
}

/** Returns the URL with its placeholders filled, percent-encoded so that a value stays a value. */
export function fillUrl(template: string, values: TemplateValues): string {
  return template.replaceAll(PLACEHOLDER, (_, name: string) => {
    // A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it: through bytes it becomes U+FFFD.
    return encodeURIComponent(Buffer.from(asText(placeholderValue(name, values) ?? "")).toString());
  });
}

/**
 * Throws `invalid_config` for text in double braces that was meant as a placeholder and is none:
 * `{{ query }}`, `{{qurey}}`. Other text in braces is left alone. `at` names the template's key.
 */
export function refuseMisspeltPlaceholders(template: unknown, at: string): void {
  for (const [braced, inner = ""] of JSON.stringify(template ?? null).matchAll(
    /\{\{([^{}"]{1,40})\}\}/g,
  )) {
    if (WHOLE_PLACEHOLDER.test(braced) || braced === "{{port}}") {
      continue;
    }
    const nearest = nearestWord(inner.trim(), [...PLACEHOLDER_NAMES, "port"]);
    if (nearest === null && !inner.trim().startsWith("params.")) {
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
