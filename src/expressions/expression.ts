/**
 * Compiles JMESPath expressions. An expression may start with a function that JMESPath lacks:
 * `zip(ids, texts)[*].{…}`.
 */
import { isObject, showValue } from "../system/json.ts";
import { GateError } from "../errors.ts";
import { errorMessage, quoteText } from "../system/excerpt.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { docsPage } from "../model/docs-page.ts";
import { addToList } from "../model/lookup.ts";

/**
 * A function that JMESPath lacks and the gate adds. It gets its arguments as expressions, and
 * `data`, the value to evaluate them in. Throws an Error for arguments of a wrong type.
 */
type OwnFunction = (args: readonly Expression[], data: unknown) => unknown;

type OwnFunctionName = "zip" | "lines" | "items" | "each" | "lookup" | "split";
/** By name, as expressions call them: `zip(ids, texts)`. docs/retrievers.md describes them. */
const OWN_FUNCTIONS: Readonly<Record<OwnFunctionName, OwnFunction>> = {
  zip: (args, data) => zipColumns(args.map((column) => column(data))),
  lines: ([text], data) => {
    const value = text?.(data) ?? null;
    return value === null ? null : splitIntoLines(value);
  },
  items: (args, data) => joinMaps(args.map((map) => map(data))),
  each: pairWithChildren,
  lookup: pairWithLookups,
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
  for (const map of maps) {
    if (map !== null && !isObject(map)) {
      throw new Error(`items: expected maps, got ${showValue(map)}`);
    }
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
  const list = parents(data) ?? null;
  if (list === null) {
    return null;
  }
  if (!Array.isArray(list)) {
    throw new Error(`each: expected a list of parents, got ${showValue(list)}`);
  }
  const rows: unknown[] = [];
  for (const parent of list as readonly unknown[]) {
    const found = children(parent) ?? [];
    for (const child of Array.isArray(found) ? found : [found]) {
      rows.push([parent, child]);
    }
  }
  return rows;
}

/**
 * `lookup(list, key, map)`: returns a row `[member, entry]` for each member of the list:
 * `[{"id": 1}, "a"]` if the map is `{"1": "a"}` and the key `id`. In `lookup(list, key, rows,
 * rowKey)` an entry is the list of the rows whose `rowKey` (if not given, `key`) is the same. An
 * entry is null if there is none. Null without a list. Throws an Error for a value of another type,
 * and if one of the first three arguments is missing.
 */
function pairWithLookups(
  [list, key, table, rowKey]: readonly Expression[],
  data: unknown,
): unknown {
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
    if (keyText !== null) {
      addToList(groups, keyText, row);
    }
  }
  return groups;
}

/** Returns an object's members as a Map; empty for null. Throws an Error for any other value. */
function toMap(value: unknown): ReadonlyMap<string | null, unknown> {
  if (value !== null && !isObject(value)) {
    throw new Error(`lookup: expected a map or a list of rows, got ${showValue(value)}`);
  }
  return new Map(Object.entries(value ?? {}));
}

/** Returns a text or number as the key of a map, which is a text; null for other values. */
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
  return splitTrimmed(value, mark);
}

/** Returns the parts of a text between separators, trimmed, without blank ones. */
function splitTrimmed(text: string, separator: string | RegExp): readonly string[] {
  const parts = text.split(separator).map((part) => part.trim());
  return parts.filter((part) => part !== "");
}

/**
 * `zip(a, b)`: returns the rows `[a[i], b[i]]` of columns. A column that is absent has nulls; null
 * if all are absent. Throws an Error for columns of different length, and for one that is no list.
 */
function zipColumns(columns: readonly unknown[]): readonly (readonly unknown[])[] | null {
  const presentColumns = columns.filter((column) => (column ?? null) !== null);
  const lengths = presentColumns.map((column) => {
    if (!Array.isArray(column)) {
      throw new Error(`zip: expected lists, got ${showValue(column)}`);
    }
    return column.length;
  });
  const [rowCount] = lengths;
  if (rowCount === undefined) {
    return null;
  }
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
  return splitTrimmed(value, /\r?\n/);
}

/** The parts of an expression that starts with a function of OWN_FUNCTIONS: `zip(a, b)[].{…}`. */
interface OwnCall {
  readonly apply: OwnFunction;
  /** The expressions between the brackets: `a` and `b`. */
  readonly argumentTexts: readonly string[];
  /** What is behind the closing bracket, and is applied to the function's result: `[].{…}`. */
  readonly textAfterCall: string;
}

/**
 * Returns the parts of an expression such as `zip(a, b)[].{…}`, which is cut at the commas and at
 * the closing bracket of the call; quoted text and inner brackets are skipped. Null if it does not
 * start with a function of OWN_FUNCTIONS. Throws an Error if the bracket is never closed.
 */
function splitOwnCall(text: string): OwnCall | null {
  const name = findOwnFunction(text);
  if (name === null) {
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
      const textAfterCall = text.slice(at + 1).trim();
      return { apply: OWN_FUNCTIONS[name], argumentTexts, textAfterCall };
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
 * an expression. A function of OWN_FUNCTIONS is refused there, too: at the start of an expression,
 * where it may stand, splitOwnCall has cut it off.
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
export function adviseTrying(text: string, sample: string): string {
  const [, jsonPath] = /^\s*\$\.?(.*)$/s.exec(text) ?? [];
  if (jsonPath !== undefined) {
    return `This is JSONPath. JMESPath has no \`$\` at the start: ${quoteText(jsonPath)}.`;
  }
  const name = findOwnFunction(text);
  return name !== null
    ? `${name}(…) is a function of this program, which ${docsPage("reference/formats.md#json")} describes. Try what follows it on jmespath.org.`
    : `Try the expression on jmespath.org with ${sample}.`;
}

/**
 * Returns the name of the function of OWN_FUNCTIONS that the expression calls at its start; null if
 * it starts otherwise.
 */
export function findOwnFunction(text: string): OwnFunctionName | null {
  const [, name = ""] = /^\s*([a-z_]+)\s*\(/.exec(text) ?? [];
  return Object.hasOwn(OWN_FUNCTIONS, name) ? (name as OwnFunctionName) : null;
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
  const compileJmespath = (expression: string): Expression => {
    refuseUnknownFunctions(jmespath.compile(expression));
    return (data) => jmespath.search(data, expression);
  };
  const compileWithOwnCalls = (expression: string): Expression => {
    const call = splitOwnCall(expression);
    if (call === null) {
      return compileJmespath(expression);
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
