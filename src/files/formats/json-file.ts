/**
 * For format json: reads a golden file of any structure, finds the lists of cases in it, and where
 * each value stands.
 */
import { addToList } from "../../model/lookup.ts";
import { GateError } from "../../errors.ts";
import type { Problem } from "../../model/problem.ts";
import { type JsonObject, isObject } from "../../system/json.ts";
import { quoteExpression, writeKey } from "../../expressions/expression-text.ts";
import { warnOfValuesCutByComment, readJsonLines } from "../document.ts";
import { type Document, writePointer } from "../read.ts";
import type { DatasetFiles } from "./format.ts";
import { parseDatasetFile } from "./lines.ts";

/** Of JSON Lines, `value` is the list of the lines' values. */
export interface GoldenFile extends Pick<Document, "file" | "value" | "lineOf"> {
  /** By pointer, numbers that JavaScript writes otherwise, such as 007. In `value` they are texts. */
  readonly numberTexts: ReadonlyMap<string, string>;
  /** Values of a YAML file that a comment may have cut. Empty for other files. */
  readonly warnings: readonly Problem[];
}

/**
 * Reads a file by its ending, also with .gz. Throws `invalid_suite` for another ending, and with
 * every problem of the syntax.
 */
export async function readGoldenFile(files: DatasetFiles, path: string): Promise<GoldenFile> {
  const source = files.readText([path], {
    what: "cases",
    hint: "`path` is the file with the cases.",
  });
  // `cases.jsonl.gz` has the ending "jsonl".
  const ending = /\.(jsonl|ndjson|json|ya?ml)(?:\.gz)?$/i.exec(source.file)?.[1]?.toLowerCase();
  if (ending === undefined) {
    throw new GateError(
      "invalid_suite",
      `${source.file}: unknown file type`,
      "Format json reads .json, .jsonl, .ndjson, .yaml and .yml.",
    );
  }
  if (ending === "jsonl" || ending === "ndjson") {
    const pointerOf = (index: number): string => `/${index}`;
    const { values, lineOf, texts } = readJsonLines(source, "invalid_suite", pointerOf, "foreign");
    return { file: source.file, value: values, lineOf, numberTexts: texts, warnings: [] };
  }
  const parsed = await parseDatasetFile(source);
  return {
    file: source.file,
    value: parsed.value,
    lineOf: parsed.lineOf,
    numberTexts: parsed.texts ?? new Map(),
    warnings: warnOfValuesCutByComment(parsed),
  };
}

export interface CaseList {
  /** The JMESPath expression that finds the list; `@` if the file itself is the list. */
  readonly expression: string;
  /** The keys that lead to the list, from the root. */
  readonly path: readonly string[];
  readonly cases: readonly unknown[];
}

/**
 * Returns the lists that can be reached through maps alone. Empty lists, and lists with something
 * else than objects, do not count.
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
 * Returns one expression for all lists, `topics.*.cases[]` for `topics.a.cases` and
 * `topics.b.cases`. Null unless their paths differ in the last key but one alone.
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

const MOST_KEYS_SHOWN = 5;

/**
 * Finds where values that a JMESPath expression returned stand in the file. An object or list is
 * found by identity, since JMESPath returns those of the file; a text by its characters.
 */
export class ValuePlaces {
  readonly #paths = new Map<object, readonly string[]>();
  /** By text, in the order of the file. findPath removes those that it has returned. */
  readonly #texts = new Map<string, (readonly string[])[]>();
  readonly #golden: GoldenFile;
  readonly #allNumbers: ReadonlySet<string>;

  constructor(golden: GoldenFile) {
    this.#golden = golden;
    this.#allNumbers = new Set(golden.numberTexts.values());
    this.#visit(golden.value, []);
  }

  /** An object to which an alias of YAML leads again keeps its first path. */
  #visit(value: unknown, path: readonly string[]): void {
    if (typeof value === "string") {
      addToList(this.#texts, value, path);
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
   * Returns the keys to a case in the file; null if it is not found. A case that the expression
   * made new, such as `{q: question, d: docs}`, gets the path of its last object or list that
   * stands in the file, or else of its last text. If the file has a text several times, each call
   * returns the next of its places: so cases with equal texts get their own places if they are
   * asked for in order.
   */
  findPath(value: unknown): readonly string[] | null {
    if (typeof value === "string") {
      const paths = this.#texts.get(value) ?? [];
      // The last path stays, for further calls.
      const path = paths.length > 1 ? paths.shift() : paths[0];
      return path ?? null;
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
   * Yields the texts within the object or list that the file has as numbers. The texts of an object
   * that the expression made have no place: those that are a number anywhere in the file count.
   */
  *listNumberTexts(value: object): Iterable<string> {
    const path = this.#paths.get(value);
    for (const [key, member] of Object.entries(value) as [string, unknown][]) {
      if (typeof member === "object" && member !== null) {
        yield* this.listNumberTexts(member);
      } else if (typeof member === "string") {
        const isNumber =
          path === undefined
            ? this.#allNumbers.has(member)
            : this.#golden.numberTexts.has(writePointer([...path, key]));
        yield* isNumber ? [member] : [];
      }
    }
  }

  /** "", the pointer of the whole file, if the value is not found. */
  findPointer(value: unknown): string {
    return writePointer(this.findPath(value) ?? []);
  }

  /**
   * Returns advice how `fields` can use a text of an object around the case: JMESPath can't look up
   * from a case, so `cases` has to be `each(parents, path)`, which gives pairs of parent and case.
   * Null if there is none but the whole file, whose texts belong to all cases.
   */
  adviseOnParent(value: unknown): string | null {
    const path = this.findPath(value) ?? [];
    // `depth` is the number of keys that lead to the parent. At 0 it would be the whole file.
    for (let depth = path.length - 1; depth > 0; depth--) {
      const parent = getAtPath(this.#golden.value, path.slice(0, depth));
      if (!isObject(parent)) {
        continue;
      }
      const textKeys = Object.keys(parent).filter((key) => typeof parent[key] === "string");
      const [firstTextKey] = textKeys;
      if (firstTextKey === undefined) {
        continue;
      }
      const pathToParents = path.slice(0, depth - 1);
      const parentsExpression = this.#allMembersExpression(pathToParents);
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
   * Returns the expression of all members at the path: `topics[]` or `topics.*`. A list on the way
   * there counts with all its items: `data[].paragraphs[]`.
   */
  #allMembersExpression(path: readonly string[]): string {
    let expression = "";
    for (const [depth, key] of path.entries()) {
      const isInList = Array.isArray(getAtPath(this.#golden.value, path.slice(0, depth)));
      expression += isInList ? "[]" : `.${writeKey(key)}`;
    }
    expression += Array.isArray(getAtPath(this.#golden.value, path)) ? "[]" : ".*";
    // For the root, `.*` becomes `*`.
    return expression.replace(/^\./, "");
  }
}

function getAtPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((parent, key) => (parent as JsonObject | undefined)?.[key], value);
}
