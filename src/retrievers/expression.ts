import { isObject, type JsonObject } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { Question } from "../model/retriever.ts";
import { parseAnswer, type ParsedAnswer } from "./answer.ts";
import { type TextPattern, compilePattern, makeTextReader } from "./text-lines.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { ParamError, cutText, errorMessage, quoteText } from "./failures.ts";
import { requireItem } from "../model/lookup.ts";

/** A function of ours: it gets its arguments as expressions, and what they are about. */
type OwnFunction = (args: readonly Expression[], data: unknown) => unknown;

const OWN_FUNCTIONS: Readonly<Record<string, OwnFunction>> = {
  zip: (args, data) => zipColumns(args.map((each) => each(data))),
  lines: ([text], data) => {
    const value = text?.(data) ?? null;
    return value === null ? null : splitLines(value);
  },
  items: (args, data) => joinMaps(args.map((each) => each(data))),
  each: (args, data) => pairWithChildren(args, data),
  lookup: (args, data) => pairWithLookups(args, data),
  split: ([text, mark], data) => splitText(text?.(data) ?? null, mark?.(data)),
};

/** Returns a row of key and values for each key of the first map; null for a value that another map lacks. */
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

/** Returns a row of parent and child for each child of each parent. */
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
    const found = children(parent) ?? [];
    return (Array.isArray(found) ? found : [found]).map((child: unknown) => [parent, child]);
  });
}

/**
 * Returns a row for each member of a list: the member, and what a map has at its key. If the table is a list, that is
 * the list of its rows with the same key.
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
  const found = table(data) ?? null;
  const byKey = Array.isArray(found) ? groupRows(found, rowKey ?? key) : toMap(found);
  return members.map((member: unknown) => [member, byKey.get(asMapKey(key(member))) ?? null]);
}

function groupRows(
  rows: readonly unknown[],
  key: Expression,
): ReadonlyMap<string | null, readonly unknown[]> {
  const groups = new Map<string | null, unknown[]>();
  for (const row of rows) {
    const name = asMapKey(key(row));
    const group = groups.get(name);
    if (name !== null && group === undefined) {
      groups.set(name, [row]);
    } else {
      group?.push(row);
    }
  }
  return groups;
}

function toMap(value: unknown): ReadonlyMap<string | null, unknown> {
  if (value !== null && !isObject(value)) {
    throw new Error("lookup: expected a map or a list of rows, got something else");
  }
  return new Map(Object.entries(value ?? {}));
}

/** Keys of a map are texts, and ids may be numbers. */
function asMapKey(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** Returns the parts of a text between the marks, without white space around them; of each text of a list. */
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

/** An expression that starts with a function of ours, taken apart; null for all others. */
interface OwnCall {
  readonly apply: OwnFunction;
  readonly arguments: readonly string[];
  /** What follows, to be applied to what the function gives. */
  readonly rest: string;
}

/** Rows of columns. A column that is not there is one of nulls; columns of different length fit nowhere. */
function zipColumns(columns: readonly unknown[]): readonly (readonly unknown[])[] | null {
  const lists = columns.filter((column) => column !== null && column !== undefined);
  if (lists.length === 0) {
    return null;
  }
  const lengths = lists.map((list) => (Array.isArray(list) ? list.length : Number.NaN));
  if (lengths.some(Number.isNaN)) {
    throw new Error("zip: expected lists, got something else");
  }
  const rows = requireItem(lengths, 0);
  if (lengths.some((length) => length !== rows)) {
    throw new Error(`zip: expected lists of one length, got ${lengths.join(", ")}`);
  }
  return Array.from({ length: rows }, (_, row) =>
    columns.map((column) => (Array.isArray(column) ? (column[row] as unknown) : null)),
  );
}

/** The lines of a text, or of each text of a list; without blank ones. */
export function splitLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each) => splitLines(each));
  }
  if (typeof value !== "string") {
    throw new Error("lines: expected a text, got something else");
  }
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** `zip(a, b)[].{…}` as function, arguments and rest. Throws what is wrong with its brackets. */
function takeOwnCall(text: string): OwnCall | null {
  const [head = "", name = ""] = /^\s*([a-z_]+)\s*\(/.exec(text) ?? [];
  const apply = Object.hasOwn(OWN_FUNCTIONS, name) ? OWN_FUNCTIONS[name] : undefined;
  if (apply === undefined) {
    return null;
  }
  const own: string[] = [];
  let from = head.length;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (`'"\``.includes(letter)) {
      at = findClosingQuote(text, at);
    } else if (letter === "," && depth === 0) {
      own.push(text.slice(from, at));
      from = at + 1;
    } else if ("([{".includes(letter)) {
      depth++;
    } else if (")]}".includes(letter) && depth-- === 0) {
      return {
        apply,
        arguments: [...own, text.slice(from, at)],
        rest: text.slice(at + 1).trim(),
      };
    }
  }
  throw new Error(`${name}( has no closing bracket`);
}

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

/** The name of a function of ours within a compiled expression, where JMESPath could not call it. */
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

export type Expression = (data: unknown) => unknown;

/** How the answer is found in what a server sent. */
export interface Extraction {
  /** Null if the server answers in the contract's own shape. */
  readonly results: string | TextPattern | null;
  readonly degraded: string | null;
  readonly latency_ms: string | null;
  /** Of `{ documents, digest }`. */
  readonly corpus?: string | null;
  /** True for a preset's: it names fields in which a document may hold what is no text; those are left out. */
  readonly lenient?: boolean;
}

/** What is looked up beside the results. */
const EXTRA_KEYS = ["degraded", "latency_ms", "corpus"] as const;

/** What a server sent, as an answer or as the error that it reports. Throws `retriever_answer`. */
export type Extractor = (
  value: unknown,
  where: string,
) => ParsedAnswer | { readonly error: string };

/** Throws `invalid_config` naming the key. The library is loaded by the first expression. */
export async function compileExpression(text: string, key: string): Promise<Expression> {
  const { default: jmespath } = await import("jmespath");
  const compileJmespath = (part: string): Expression => {
    const inner = findNestedOwnCall(jmespath.compile(part));
    if (inner !== null) {
      throw new Error(`${inner}(…) can only stand at the start`);
    }
    return (data) => jmespath.search(data, part);
  };
  const compileWithOwnCalls = (part: string): Expression => {
    const call = takeOwnCall(part);
    if (call === null) {
      return compileJmespath(part);
    }
    const own = call.arguments.map((argument) => compileWithOwnCalls(argument.trim()));
    const rest = compileJmespath(`@${call.rest}`);
    return (data) => rest(call.apply(own, data));
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

export async function makeExtractor(config: Extraction, prefix: string): Promise<Extractor> {
  if (config.results === null) {
    return readOwnShape;
  }
  if (typeof config.results !== "string") {
    return makeTextExtractor(config, config.results, prefix);
  }
  const written = config.results;
  const compileField = (key: (typeof EXTRA_KEYS)[number]): Promise<Expression> | null => {
    const text = config[key];
    return text === null || text === undefined ? null : compileExpression(text, `${prefix}.${key}`);
  };
  const results = await compileExpression(written, `${prefix}.results`);
  const degraded = await compileField("degraded");
  const latency = await compileField("latency_ms");
  const corpus = await compileField("corpus");
  return (value, where) => {
    const found = evaluateExpression(results, value, `${where}: results`);
    if (!Array.isArray(found)) {
      const got = found === null ? "nothing" : quoteText(JSON.stringify(found));
      const message = `${where}: the expression ${quoteText(written)} found ${got}, not a list, in ${quoteText(JSON.stringify(value))}`;
      const hint = "Compare retriever.results with the server's answer.";
      throw new GateError("retriever_answer", message, { hint });
    }
    const ms = latency ? evaluateExpression(latency, value, `${where}: latency_ms`) : null;
    return parseAnswer(
      {
        results: found.map((each) => normalizeResult(each, config.lenient)),
        degraded: degraded
          ? evaluateExpression(degraded, value, `${where}: degraded`) === true
          : false,
        ...(ms === null ? {} : { latency_ms: ms }),
        ...(corpus && { corpus: evaluateExpression(corpus, value, `${where}: corpus`) }),
      },
      where,
    );
  };
}

/** Without `lines` an answer is of the contract's own shape. Throws `invalid_config`. */
function makeTextExtractor(
  config: Extraction,
  { lines, empty }: TextPattern,
  prefix: string,
): Extractor {
  if (empty !== null) {
    compilePattern(empty, `${prefix}.results.empty`);
  }
  if (lines === null) {
    return readOwnShape;
  }
  const key = EXTRA_KEYS.find((field) => typeof config[field] === "string");
  if (key !== undefined) {
    throw new GateError("invalid_config", `${prefix}.${key}: there is no JSON to look it up in`, {
      hint: "With `results.lines` answers are text: remove it.",
    });
  }
  const read = makeTextReader(lines, empty);
  return (value, where) => {
    if (typeof value === "string") {
      return { ...parseAnswer({ results: read(value, where) }, where), rounded_scores: true };
    }
    if (isObject(value) && typeof value["error"] === "string") {
      return { error: value["error"] };
    }
    throw new GateError(
      "retriever_answer",
      `${where} is no text: ${quoteText(JSON.stringify(value))}`,
      {
        hint: "`results.lines` reads text; write JMESPath for an answer in JSON.",
      },
    );
  };
}

/** `{"results": [...], ...}`, or the bare list. */
function readOwnShape(value: unknown, where: string): ReturnType<Extractor> {
  const reported = isObject(value) ? findReportedError(value) : null;
  if (reported !== null) {
    return { error: reported };
  }
  return parseAnswer(Array.isArray(value) ? { results: value } : value, where);
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
 * JMESPath gives null for a field that a document lacks, so null is "not there". Servers with integer ids are common;
 * their decimal form is the id, as long as JSON.parse kept it exact.
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

function idAsText(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

function evaluateExpression(expression: Expression, value: unknown, where: string): unknown {
  try {
    return expression(value) ?? null;
  } catch (cause) {
    // A function of JMESPath that was given another type, say.
    const message = `${where}: ${errorMessage(cause)} It looked in ${quoteText(JSON.stringify(value))}`;
    throw new GateError("retriever_answer", message, { cause });
  }
}

/** What a request's placeholders stand for; `vector` only where an embedding was asked for. */
export interface TemplateValues extends Pick<Question, "query" | "k" | "params"> {
  readonly vector?: unknown;
}

const PLACEHOLDER_NAMES = ["query", "k", "vector"] as const;
type PlaceholderName = (typeof PLACEHOLDER_NAMES)[number];
const PARAM_PATTERN = "params\\.[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*";
const PLACEHOLDER = new RegExp(`\\{\\{(query|k|vector|${PARAM_PATTERN})\\}\\}`, "g");
const WHOLE_PLACEHOLDER = new RegExp(`^\\{\\{(query|k|vector|${PARAM_PATTERN})\\}\\}$`);

export function hasPlaceholder(template: unknown): boolean {
  return JSON.stringify(template ?? null).search(PLACEHOLDER) !== -1;
}

/** What a placeholder stands for; null for a param that is null. */
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
 * Makes bodies or arguments of a template: a string that is nothing but `{{k}}` becomes the number, one that holds it
 * beside other text gets it as text (a vector as JSON). Keys stay as they are. One pass: a query that holds `{{k}}`
 * stays as it is. A member that is nothing but a param which is null is left out. The template is read once, what has no placeholder is shared by all that it makes.
 */
export function compileTemplate(template: unknown): (values: TemplateValues) => unknown {
  if (!hasPlaceholder(template)) {
    return () => template;
  }
  if (typeof template === "string") {
    const whole = WHOLE_PLACEHOLDER.exec(template)?.[1];
    return whole === undefined
      ? (values) => fillText(template, values)
      : (values) => placeholderValue(whole, values);
  }
  if (Array.isArray(template)) {
    const items = template.map(compileTemplate);
    return (values) => items.map((fill) => fill(values));
  }
  const members = Object.entries(template as object).map(
    ([key, value]) => [key, compileTemplate(value)] as const,
  );
  const optional = new Set(
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
        .filter(([key, value]) => value !== null || !optional.has(key)),
    );
}

export function fillText(template: string, values: TemplateValues): string {
  return template.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = placeholderValue(name, values);
    return value === undefined ? whole : asText(value ?? "");
  });
}

/** Percent-encoded, so that a query can change nothing but its own value. */
export function fillUrl(template: string, values: TemplateValues): string {
  return template.replaceAll(PLACEHOLDER, (_, name: string) => {
    // A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it: through bytes it becomes U+FFFD.
    return encodeURIComponent(Buffer.from(asText(placeholderValue(name, values) ?? "")).toString());
  });
}

/** Throws `invalid_config` for what was meant to be one of these placeholders: `{{ query }}`, `{{qurey}}`. */
export function refuseMisspeltPlaceholders(template: unknown, at: string): void {
  for (const [whole, written = ""] of JSON.stringify(template ?? null).matchAll(
    /\{\{([^{}"]{1,40})\}\}/g,
  )) {
    if (WHOLE_PLACEHOLDER.test(whole) || whole === "{{port}}") {
      continue;
    }
    const meant = nearestWord(written.trim(), [...PLACEHOLDER_NAMES, "port"]);
    if (meant === null && !written.trim().startsWith("params.")) {
      continue;
    }
    const right = meant ?? written.trim();
    const message = `${at}: ${quoteText(whole)} is no placeholder; did you mean {{${right}}}?`;
    throw new GateError("invalid_config", message, {
      hint: "Placeholders are {{query}}, {{k}}, {{vector}}, {{port}} and {{params.NAME}}, without spaces.",
    });
  }
}

export function usesPlaceholder(template: unknown, name: PlaceholderName): boolean {
  return JSON.stringify(template ?? null).includes(`{{${name}}}`);
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
