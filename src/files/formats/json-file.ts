/**
 * For format json: reads a golden file (a team's file of test cases) of any structure, finds the
 * lists of cases in it, and finds where each value stands in the file.
 */
import { GateError } from "../../errors.ts";
import type { Problem } from "../../model/problem.ts";
import { isObject } from "../../system/json.ts";
import { describeJsonError } from "../../system/json-fault.ts";
import { quoteExpression } from "../../expressions/expression-text.ts";
import { digestText } from "../../system/digest.ts";
import { parseJsonAsWritten } from "../../system/written-numbers.ts";
import { warnOfValuesCutByComment } from "../cut-values.ts";
import { parseDocument } from "../document.ts";
import { writePointer, scanJson } from "../json-scan.ts";
import { syntaxError } from "../read.ts";
import type { DatasetFiles } from "./format.ts";
import { splitLines } from "./lines.ts";

/** What was read from a golden file. */
export interface GoldenFile {
  /** Relative to the root. */
  readonly file: string;
  /** The parsed value; of JSON Lines, the list of the lines' values. */
  readonly value: unknown;
  /**
   * Returns the 1-based line of the value at a JSON pointer, or of its nearest parent whose line is
   * known.
   */
  readonly lineOf: (pointer: string) => number;
  /**
   * The texts of all numbers whose value JavaScript writes otherwise, such as 007. In `value` these
   * numbers are texts.
   */
  readonly numberTexts: ReadonlySet<string>;
  /** Values of a YAML file that a comment may have cut. Empty for other files. */
  readonly warnings: readonly Problem[];
}

/**
 * Reads a golden file by its ending: JSON, JSON Lines or YAML, also with .gz. Throws
 * `invalid_suite` for another ending, and with every problem of the syntax.
 */
export async function readGoldenFile(files: DatasetFiles, path: string): Promise<GoldenFile> {
  const source = files.readText([path], {
    what: "cases",
    hint: "`path` is the file with the cases.",
  });
  // `cases.jsonl.gz` has the ending "jsonl".
  const ending = /\.(jsonl|ndjson|json|ya?ml)(?:\.gz)?$/i.exec(source.file)?.[1]?.toLowerCase();
  if (ending === undefined) {
    throw new GateError("invalid_suite", `${source.file}: unknown file type`, {
      hint: "Format json reads .json, .jsonl, .ndjson, .yaml and .yml.",
    });
  }
  if (ending === "jsonl" || ending === "ndjson") {
    return readJsonLines(source);
  }
  const document = {
    file: source.file.replace(/\.gz$/i, ""),
    text: source.text,
    digest: digestText(source.text),
  };
  // A number such as 007 stays the text that it is written as: it may be an id.
  const parsed = await parseDocument(document, "invalid_suite", { numbers: "as written" });
  return {
    file: source.file,
    value: parsed.value,
    lineOf: parsed.lineOf,
    numberTexts: new Set(parsed.texts?.values()),
    warnings: warnOfValuesCutByComment(parsed),
  };
}

/**
 * Whether a line of JSON Lines is blank, or a comment: it begins with `#` or `//`, as no JSON does.
 */
export function isBlankOrComment(line: string): boolean {
  return /^\s*(?:$|#|\/\/)/.test(line);
}

/**
 * Reads JSON Lines as a list of the lines' values, without comments. Throws `invalid_suite` with
 * every line that is no JSON, or has repeated or forbidden keys.
 */
function readJsonLines({
  file,
  text,
}: {
  readonly file: string;
  readonly text: string;
}): GoldenFile {
  const problems: Problem[] = [];
  const value: unknown[] = [];
  const lines: number[] = [];
  const numberTexts = new Set<string>();
  for (const { line, text: lineText } of splitLines(text)) {
    if (isBlankOrComment(lineText)) {
      continue;
    }
    try {
      value.push(parseJsonAsWritten(lineText));
      lines.push(line);
      const scan = scanJson(lineText, file, line);
      problems.push(...scan.problems);
      for (const numberText of scan.numbers.values()) {
        numberTexts.add(numberText);
      }
    } catch {
      problems.push({ file, line, message: describeJsonError(lineText) });
    }
  }
  if (problems.length > 0) {
    throw syntaxError("invalid_suite", file, problems);
  }
  // The first key of a pointer, such as 3 in `/3/query`, is the index of the line's value.
  const findLine = (pointer: string): number => lines[Number(pointer.split("/")[1] ?? 0)] ?? 1;
  return { file, value, lineOf: findLine, numberTexts, warnings: [] };
}

/** A list of objects within the file, which may be the list of cases. */
export interface CaseList {
  /** The JMESPath expression that finds the list; `@` if the file itself is the list. */
  readonly expression: string;
  /** The keys that lead to the list, from the root. */
  readonly path: readonly string[];
  readonly cases: readonly unknown[];
}

/**
 * Returns every list of objects that can be reached through maps alone, in the order of the file.
 * Empty lists, lists with something else than objects, and lists within lists do not count.
 */
export function findCaseLists(value: unknown): readonly CaseList[] {
  const lists: CaseList[] = [];
  const visitValue = (node: unknown, path: readonly string[]): void => {
    if (Array.isArray(node)) {
      if (node.length > 0 && node.every(isObject)) {
        lists.push({ expression: path.map(writeKey).join(".") || "@", path, cases: node });
      }
    } else if (isObject(node)) {
      for (const [key, member] of Object.entries(node)) {
        visitValue(member, [...path, key]);
      }
    }
  };
  visitValue(value, []);
  return lists;
}

/**
 * Returns one expression that joins all lists (at least one is given), such as `topics.*.cases[]`
 * for `topics.a.cases` and `topics.b.cases`. Null unless their paths differ in the last key but one
 * alone.
 */
export function joinLists(lists: readonly CaseList[]): string | null {
  // Each path with `*` for its last key but one, as one text: equal texts are equal patterns.
  const patterns = new Set(
    lists.map(({ path }) => [...path.slice(0, -2), "*", path.at(-1)].join("\n")),
  );
  const [{ path }] = lists as readonly [CaseList];
  const lastKey = path.at(-1);
  if (patterns.size !== 1 || path.length < 2 || lastKey === undefined) {
    return null;
  }
  return `${[...path.slice(0, -2).map(writeKey), "*", writeKey(lastKey)].join(".")}[]`;
}

/**
 * Returns a key as JMESPath writes it: in quotes if it has other characters than letters, digits
 * and `_`.
 */
export function writeKey(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : JSON.stringify(key);
}

/** How many keys an advice names. */
const MOST_KEYS_SHOWN = 5;

/**
 * Finds where values that a JMESPath expression returned stand in the file. An object or list is
 * found by identity, since JMESPath returns those of the file themselves; a text is found by its
 * characters. A path is the list of keys that lead to a value from the root.
 */
export class ValuePlaces {
  /** Paths of all objects and lists of the file. */
  readonly #paths = new Map<object, readonly string[]>();
  /**
   * Paths of all texts of the file, by text, in the order of the file. findPath removes those that
   * it has returned.
   */
  readonly #texts = new Map<string, (readonly string[])[]>();
  /** The value of the whole file. */
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
    this.#visit(value, []);
  }

  /**
   * Adds the path of the value, and those of all values within it. An object that was visited
   * before, to which an alias of YAML leads again, keeps its first path.
   */
  #visit(value: unknown, path: readonly string[]): void {
    if (typeof value === "string") {
      const pathsOfText = this.#texts.get(value);
      if (pathsOfText === undefined) {
        this.#texts.set(value, [path]);
      } else {
        pathsOfText.push(path);
      }
    }
    if (typeof value !== "object" || value === null || this.#paths.has(value)) {
      return;
    }
    this.#paths.set(value, path);
    for (const [key, member] of Object.entries(value)) {
      this.#visit(member, [...path, key]);
    }
  }

  /**
   * Returns the path of a case; null if it is not found. A case that the expression made new, such
   * as `{q: question, d: docs}` or a row of `items(@)`, does not stand in the file. It gets the
   * path of its last object or list that does, or else of its last text. If the file has a text
   * several times, each call returns the next of its places, and the last one from then on: so
   * cases with equal texts get their own places if they are asked for in order.
   */
  findPath(value: unknown): readonly string[] | null {
    if (typeof value === "string") {
      const paths = this.#texts.get(value);
      return (paths !== undefined && paths.length > 1 ? paths.shift() : paths?.[0]) ?? null;
    }
    if (typeof value !== "object" || value === null) {
      return null;
    }
    const pathOfObject = this.#paths.get(value);
    if (pathOfObject !== undefined) {
      return pathOfObject;
    }
    const parts: readonly unknown[] = Object.values(value).toReversed();
    const objects = parts.filter((part) => typeof part === "object" && part !== null);
    const texts = parts.filter((part) => typeof part === "string");
    for (const part of [...objects, ...texts]) {
      const path = this.findPath(part);
      if (path !== null) {
        return path;
      }
    }
    return null;
  }

  /**
   * Returns the path of findPath as a JSON pointer; "", the pointer of the whole file, if the value
   * is not found.
   */
  findPointer(value: unknown): string {
    return writePointer(this.findPath(value) ?? []);
  }

  /**
   * Returns the JSON pointer of a member of an object or list; null if the object does not stand in
   * the file.
   */
  findMemberPointer(object: object, key: string): string | null {
    const path = this.#paths.get(object);
    return path === undefined ? null : writePointer([...path, key]);
  }

  /**
   * Returns advice how the expressions of `fields` can use a text that stands in an object around
   * the case: JMESPath can't look up from a case, so `cases` has to be written as `each(parents,
   * path)`, which gives pairs of parent and case. The nearest object around the case that has a
   * text is used. Null if there is none but the whole file, whose texts belong to all cases.
   */
  adviseOnParent(value: unknown): string | null {
    const path = this.findPath(value) ?? [];
    // `depth` is the number of keys that lead to the parent. At 0 it would be the whole file.
    for (let depth = path.length - 1; depth > 0; depth--) {
      const parent = getAtPath(this.#value, path.slice(0, depth));
      if (!isObject(parent)) {
        continue;
      }
      const textKeys = Object.keys(parent).filter((key) => typeof parent[key] === "string");
      const [firstTextKey] = textKeys;
      if (firstTextKey === undefined) {
        continue;
      }
      const parentsExpression = this.#allMembersExpression(path.slice(0, depth - 1));
      // Indexes are left out: `each` takes all items of a list.
      const childPath = path
        .slice(depth)
        .filter((key) => !/^\d+$/.test(key))
        .map(writeKey)
        .join(".");
      const expression = quoteExpression(`each(${parentsExpression}, ${childPath || "@"})`);
      const textExpression = quoteExpression(`[0].${writeKey(firstTextKey)}`);
      const shownKeys = textKeys.slice(0, MOST_KEYS_SHOWN).map((key) => `\`${key}\``);
      return `The object above the case has ${shownKeys.join(", ")}, and an expression can't look up. Write \`cases: ${expression}\`: then [0] is that object and [1] the case, for example \`expected: ${textExpression}\`.`;
    }
    return null;
  }

  /**
   * Returns the expression for all items of the list, or all members of the map, at a path:
   * `topics[]` or `topics.*`. A list on the way there counts with all its items, too:
   * `data[].paragraphs[]`.
   */
  #allMembersExpression(path: readonly string[]): string {
    let expression = "";
    for (const [depth, key] of path.entries()) {
      const isInList = Array.isArray(getAtPath(this.#value, path.slice(0, depth)));
      expression += isInList ? "[]" : `.${writeKey(key)}`;
    }
    expression += Array.isArray(getAtPath(this.#value, path)) ? "[]" : ".*";
    // For the root, `.*` becomes `*`.
    return expression.replace(/^\./, "");
  }
}

/** Returns the value at a path of keys below `value`; undefined if there is none. */
function getAtPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (parent, key) => (parent as Readonly<Record<string, unknown>> | undefined)?.[key],
    value,
  );
}
