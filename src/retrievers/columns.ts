import { isObject } from "../system/json.ts";

/** What JMESPath lacks: answers in columns, and answers in lines. */
export const FUNCTIONS: Readonly<Record<string, (values: readonly unknown[]) => unknown>> = {
  zip: (values) => zip(values),
  lines: ([value]) => (value === null || value === undefined ? null : linesOf(value)),
};

/** An expression that starts with a function of ours, taken apart; null for all others. */
export interface Call {
  readonly name: string;
  readonly arguments: readonly string[];
  /** What follows, to be applied to what the function gives. */
  readonly rest: string;
}

/** Rows of columns. A column that is not there is one of nulls; columns of different length fit nowhere. */
function zip(columns: readonly unknown[]): readonly (readonly unknown[])[] | null {
  const lists = columns.filter((column) => column !== null && column !== undefined);
  if (lists.length === 0) return null;
  const lengths = lists.map((list) => (Array.isArray(list) ? list.length : Number.NaN));
  if (lengths.some(Number.isNaN)) throw new Error("zip: expected lists, got something else");
  const [rows = 0] = lengths;
  if (lengths.some((length) => length !== rows)) {
    throw new Error(`zip: expected lists of one length, got ${lengths.join(", ")}`);
  }
  return Array.from({ length: rows }, (_, row) =>
    columns.map((column) => (Array.isArray(column) ? (column[row] as unknown) : null)),
  );
}

/** The lines of a text, or of each text of a list; blank ones are none. */
export function linesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each));
  if (typeof value !== "string") throw new Error("lines: expected a text, got something else");
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** `zip(a, b)[].{…}` as name, arguments and rest. Throws what is wrong with its brackets. */
export function takeCall(text: string): Call | null {
  const head = /^\s*([a-z_]+)\s*\(/.exec(text);
  if (head === null || !Object.hasOwn(FUNCTIONS, head[1]!)) return null;
  const own: string[] = [];
  let from = head[0].length;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at]!;
    if (`'"\``.includes(letter)) at = endOfText(text, at);
    else if (letter === "," && depth === 0) {
      own.push(text.slice(from, at));
      from = at + 1;
    } else if ("([{".includes(letter)) depth++;
    else if (")]}".includes(letter) && depth-- === 0) {
      return { name: head[1]!, arguments: [...own, text.slice(from, at)], rest: text.slice(at + 1).trim() };
    }
  }
  throw new Error(`${head[1]!}( has no closing bracket`);
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === text[start]) return at;
  }
  return text.length;
}

/** The name of a function of ours within a compiled expression, where JMESPath could not call it. */
export function calledWithin(node: unknown): string | null {
  if (Array.isArray(node)) return node.map(calledWithin).find((name) => name !== null) ?? null;
  if (!isObject(node)) return null;
  if (node["type"] === "Function" && Object.hasOwn(FUNCTIONS, String(node["name"])))
    return String(node["name"]);
  return (
    Object.values(node)
      .map(calledWithin)
      .find((name) => name !== null) ?? null
  );
}
