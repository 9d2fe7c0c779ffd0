/** A golden file as its team wrote it: its value, its lists of cases, and where each case stands. */
import { GateError } from "../../errors.ts";
import type { Problem } from "../../model/problem.ts";
import { isObject, showValue, describeJsonError } from "../../system/json.ts";
import { digestText } from "../../system/digest.ts";
import { parseJsonAsWritten } from "../../system/written-numbers.ts";
import { warnOfValuesCutByComment } from "../cut-values.ts";
import { parseDocument } from "../document.ts";
import { escapePointer, scanJson } from "../json-scan.ts";
import { syntaxError } from "../read.ts";
import type { DatasetFiles } from "./format.ts";
import { splitLines } from "./lines.ts";

/** What was read from a golden file. */
export interface GoldenFile {
  readonly file: string;
  /** Of JSON Lines, the list of all lines. */
  readonly value: unknown;
  /** Returns the line of the value at a JSON pointer, or of its nearest parent that is known. */
  readonly lineOf: (pointer: string) => number;
  /** Numbers that are not written as their value is, such as 007: as written, they are texts in `value`. */
  readonly numberTexts: ReadonlySet<string>;
  readonly warnings: readonly Problem[];
}

/** Reads the file by its ending: JSON Lines, else JSON or YAML. Throws `invalid_suite` with every problem of its syntax. */
export async function readGoldenFile(files: DatasetFiles, path: string): Promise<GoldenFile> {
  const source = files.text([path], "cases", "`path` is the file with the cases.");
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
  const parsed = await parseDocument(document, "invalid_suite", "as written");
  return {
    file: source.file,
    value: parsed.value,
    lineOf: parsed.lineOf,
    numberTexts: new Set(parsed.texts?.values()),
    warnings: warnOfValuesCutByComment(parsed),
  };
}

/** Reads a file with a case on each line. Throws `invalid_suite` with every line that is no JSON, or has wrong keys. */
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
    try {
      value.push(parseJsonAsWritten(lineText));
      lines.push(line);
      const scan = scanJson(lineText, file, line);
      problems.push(...scan.problems);
      for (const numberText of scan.numbers.values()) {
        numberTexts.add(numberText);
      }
    } catch (error) {
      problems.push({ file, line, message: describeJsonError(lineText, error) });
    }
  }
  if (problems.length > 0) {
    throw syntaxError("invalid_suite", file, problems);
  }
  // The first key of a pointer is the index of the case.
  const findLine = (pointer: string): number => lines[Number(pointer.split("/")[1] ?? 0)] ?? 1;
  return { file, value, lineOf: findLine, numberTexts, warnings: [] };
}

/** A list of objects within the file, and the expression that finds it. */
export interface CaseList {
  readonly expression: string;
  /** The keys that lead to the list. */
  readonly path: readonly string[];
  readonly cases: readonly unknown[];
}

/** Returns every list of objects that the maps of the file lead to. Lists within lists are not looked for. */
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
 * Returns one expression for all lists, of which there is at least one, such as `topics.*.cases[]`; null unless they are
 * all under the same key in the members of one map.
 */
export function joinLists(lists: readonly CaseList[]): string | null {
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

/** Returns a key as JMESPath writes it: in quotes if it is more than a word. */
export function writeKey(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : JSON.stringify(key);
}

/** How many keys an advice names. */
const MOST_KEYS_SHOWN = 5;

/**
 * Where the values of a file stand. Objects are found by identity, since JMESPath returns the objects of the file
 * themselves.
 */
export class Places {
  /** Paths of objects and lists: the keys that lead to them. */
  readonly #paths = new Map<object, readonly string[]>();
  /** Paths of texts, by text, in the order of the file. */
  readonly #texts = new Map<string, (readonly string[])[]>();
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
    this.#visit(value, []);
  }

  /** Adds the path of the value, and those of all values within it. */
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
   * Returns the keys that lead to a case; null if it is not found. A row that an expression made does not stand in the
   * file: it has the path of its last object that does, or else of its last text. A text that the file has several times
   * has the path of its next place with each call, and that of the last place from then on.
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
    for (const part of [...objects, ...parts.filter((each) => typeof each === "string")]) {
      const path = this.findPath(part);
      if (path !== null) {
        return path;
      }
    }
    return null;
  }

  /** Returns the path of findPath as a JSON pointer; empty, which is the whole file, if the value is not found. */
  findPointer(value: unknown): string {
    return (this.findPath(value) ?? []).map((key) => `/${escapePointer(key)}`).join("");
  }

  /**
   * Returns advice how a case can use a text of the object around it, which JMESPath can't reach; null if no object
   * around it has a text. The whole file does not count: what it holds is of all cases.
   */
  adviseOnParent(value: unknown): string | null {
    const path = this.findPath(value) ?? [];
    for (let end = path.length - 1; end > 0; end--) {
      const parent = getAtPath(this.#value, path.slice(0, end));
      if (!isObject(parent)) {
        continue;
      }
      const textKeys = Object.keys(parent).filter((key) => typeof parent[key] === "string");
      const [firstTextKey] = textKeys;
      if (firstTextKey === undefined) {
        continue;
      }
      const container = getAtPath(this.#value, path.slice(0, end - 1));
      const containerPath = path
        .slice(0, end - 1)
        .map(writeKey)
        .join(".");
      const parentsExpression = Array.isArray(container)
        ? `${containerPath}[]`
        : `${containerPath}.*`;
      const childPath = path
        .slice(end)
        .filter((key) => !/^\d+$/.test(key))
        .map(writeKey)
        .join(".");
      const expression = showValue(
        `each(${parentsExpression.replace(/^\./, "")}, ${childPath || "@"})`,
      );
      return `The object above the case has ${textKeys
        .slice(0, MOST_KEYS_SHOWN)
        .map((key) => `\`${key}\``)
        .join(
          ", ",
        )}, and an expression can't look up. Write \`cases: ${expression}\`: then [0] is that object and [1] the case, for example \`expected: "[0].${writeKey(firstTextKey)}"\`.`;
    }
    return null;
  }
}

/** Returns the value at a path of keys; undefined if there is none. */
function getAtPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (parent, key) => (parent as Readonly<Record<string, unknown>> | undefined)?.[key],
    value,
  );
}
