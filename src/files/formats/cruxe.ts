/**
 * Reads files of cruxe, another program that evaluates retrieval, as it writes them. Its query pack
 * (`retrieval-eval-suite-v1`) has queries with intents, hints to find and hints that must not
 * appear. A hint is a text that a result's path, name or id matches. MemberReader reads its policy
 * and baseline for `init`.
 */
import { escapePointer } from "../json-scan.ts";
import { isObject, objectMembers, showValue, type JsonObject } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { Target } from "../../model/suite.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import { warnOfValuesCutByComment } from "../cut-values.ts";
import { parseDocument } from "../document.ts";
import { readTextMember } from "./lines.ts";
import {
  type AddEntryProblem,
  type Dataset,
  type DatasetCase,
  type DatasetSource,
  INTENT,
} from "./format.ts";
import type { Document } from "../read.ts";

/** All keys that a query of the pack may have. */
const QUERY_KEYS = ["id", "query", "intent", "expected_targets", "negative_targets"];

/**
 * Reads a query pack, JSON or YAML, as cases. The pack's `version` must be the suite's `revision`:
 * a baseline of cruxe names its suite by that version alone. An unknown key is a problem, since
 * cruxe itself ignores a misspelt `negative_targets`. What is wrong is returned in `problems`; then
 * the cases are not used.
 */
export async function readCruxePack({ files, path, revision }: DatasetSource): Promise<Dataset> {
  const { file, text } = files.readText([path], {
    what: "query pack",
    hint: "`path` is the query pack.",
  });
  const document = await parseDocument({ file, text, digest: "" }, "invalid_suite", {
    numbers: "as written",
  });
  const { value, lineOf } = document;

  const problems: Problem[] = [];
  // Returns a function that adds a problem at a pointer below `entryPointer`.
  const makeReport =
    (entryPointer: string): AddEntryProblem =>
    (message, pointer = "") => {
      problems.push({
        file,
        pointer: `${entryPointer}${pointer}`,
        line: lineOf(`${entryPointer}${pointer}`),
        message,
      });
    };
  const reportInPack = makeReport("");

  const pack = objectMembers(value);
  reportUnknownKeys(pack, ["version", "queries"], reportInPack);
  const version = readTextMember(pack, "version", reportInPack);
  if (version !== null && version !== revision) {
    reportInPack(
      `the pack's version is ${showValue(version)}, the suite's \`revision\` ${showValue(revision)}; write it as the pack has it`,
      "/version",
    );
  }
  const queries: readonly unknown[] = Array.isArray(pack["queries"]) ? pack["queries"] : [];
  if (queries.length === 0) {
    reportInPack("expected a list of queries with at least one", "/queries");
  }

  const cases = new Map<string, DatasetCase>();
  for (const [index, query] of queries.entries()) {
    const pointer = `/queries/${index}`;
    const reportInQuery = makeReport(pointer);
    const parsedCase = readQuery(query, { file, line: lineOf(pointer) }, reportInQuery);
    if (parsedCase === null) {
      continue;
    }
    if (cases.has(parsedCase.id)) {
      reportInQuery(`query id ${showValue(parsedCase.id)} is taken by an earlier query`, "/id");
    } else {
      cases.set(parsedCase.id, parsedCase);
    }
  }
  const warnings = warnOfValuesCutByComment(document);
  return { cases: [...cases.values()], usualCorpus: null, problems, warnings };
}

/**
 * Returns a query of the pack as a case. Null if it is no object, or has no text as its id, query
 * or intent. These, an intent of other characters than INTENT has, unknown keys, and a query
 * without expected targets are reported.
 */
function readQuery(
  value: unknown,
  place: DatasetCase["place"],
  report: AddEntryProblem,
): DatasetCase | null {
  if (!isObject(value)) {
    report(`expected an object; got ${showValue(value)}`);
    return null;
  }
  reportUnknownKeys(value, QUERY_KEYS, report);
  const id = readTextMember(value, "id", report);
  const query = readTextMember(value, "query", report);
  const intent = readTextMember(value, "intent", report);
  if (intent !== null && !INTENT.test(intent)) {
    report(
      `expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${showValue(intent)}`,
      "/intent",
    );
  }
  const expected = readHints(value, "expected_targets", report);
  const forbidden = readHints(value, "negative_targets", report);
  if (expected.length === 0) {
    report("expected at least one target", "/expected_targets");
  }
  return id === null || query === null || intent === null
    ? null
    : { id, query, intent, place, expected, forbidden };
}

/**
 * Returns the hints of the list `[{ hint }]` under `key` as targets of grade 1, each hint once;
 * empty if the key is absent or its value is no list. A value that is no list, an item without a
 * hint and a repeated hint are reported.
 */
function readHints(query: JsonObject, key: string, report: AddEntryProblem): readonly Target[] {
  const list = query[key] ?? [];
  if (!Array.isArray(list)) {
    report(`expected a list; got ${showValue(list)}`, `/${key}`);
    return [];
  }
  const seenHints = new Set<string>();
  for (const [index, target] of (list as readonly unknown[]).entries()) {
    const targetPointer = `/${key}/${index}`;
    const reportInside: AddEntryProblem = (message, pointer = "") =>
      report(message, `${targetPointer}${pointer}`);
    if (!isObject(target)) {
      reportInside(`expected an object with \`hint\`; got ${showValue(target)}`);
      continue;
    }
    reportUnknownKeys(target, ["hint"], reportInside);
    const hint = readTextMember(target, "hint", reportInside)?.trim();
    if (hint === undefined) {
      continue;
    }
    if (seenHints.has(hint)) {
      reportInside(`hint ${showValue(hint)} is already in the list; remove one`);
    }
    seenHints.add(hint);
  }
  return [...seenHints].map((value) => ({ kind: "hint", value, grade: 1 }));
}

/** Reports each key of the object that is not in `knownKeys`, at the key. */
function reportUnknownKeys(
  value: JsonObject,
  knownKeys: readonly string[],
  report: AddEntryProblem,
): void {
  for (const key of Object.keys(value)) {
    if (!knownKeys.includes(key)) {
      report(`unknown key "${key}"; expected one of ${knownKeys.join(", ")}`, `/${key}`);
    }
  }
}

/**
 * Reads the members of one object in a policy or baseline of cruxe, for which there is no schema.
 * Each method returns a value that can be used. If the member is wrong, that is an empty or default
 * value, and a problem with the member's line is added to the list that `openDocument` was given.
 * So one pass finds all problems, and the caller throws them.
 */
export class MemberReader {
  readonly #document: Document;
  /** The caller's list, shared by the readers of all objects of the document. */
  readonly #problems: Problem[];
  /** JSON pointer of the object. */
  readonly #pointer: string;
  readonly #value: JsonObject;

  private constructor(document: Document, problems: Problem[], pointer: string, value: JsonObject) {
    this.#document = document;
    this.#problems = problems;
    this.#pointer = pointer;
    this.#value = value;
  }

  /**
   * Returns the reader of the document's top level: of an empty object, with a problem, if that is
   * no object.
   */
  static openDocument(document: Document, problems: Problem[]): MemberReader {
    const value = readObject(document.value, "", document, problems);
    return new MemberReader(document, problems, "", value);
  }

  /**
   * Adds a problem for every member whose name is not in `knownKeys`, with the known name that is
   * nearest.
   */
  reportUnknownMembers(knownKeys: readonly string[]): void {
    for (const key of Object.keys(this.#value)) {
      if (knownKeys.includes(key)) {
        continue;
      }
      const nearKey = nearestWord(key, knownKeys);
      const expected =
        nearKey === null
          ? `expected one of ${knownKeys.join(", ")}`
          : `did you mean \`${nearKey}\`?`;
      this.#report(`unknown key "${key}"; ${expected}`, this.#memberPointer(key));
    }
  }

  /**
   * Returns the reader of the member, which must be an object: of an empty object if the member is
   * missing or no object. A member that is no object is a problem, and so is a missing one that is
   * `required`.
   */
  readObject(key: string, presence: "required" | "optional"): MemberReader {
    const value = this.#value[key];
    if (value === undefined && presence === "required") {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    }
    const object =
      value === undefined
        ? {}
        : readObject(value, this.#memberPointer(key), this.#document, this.#problems);
    return new MemberReader(this.#document, this.#problems, this.#memberPointer(key), object);
  }

  /**
   * Returns a reader for every member, with the member's name. Adds a problem for each member that
   * is no object.
   */
  readObjects(): readonly (readonly [string, MemberReader])[] {
    return Object.keys(this.#value).map((key) => [key, this.readObject(key, "required")]);
  }

  /** Returns the number; 0, with a problem, if it is missing or wrong (not finite, or below 0). */
  readRequiredNumber(key: string): number {
    if (this.#value[key] === undefined) {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    }
    return this.readNumber(key, 0);
  }

  /**
   * Returns the number; `fallback` if it is missing, and, with a problem, if it is not finite or
   * below 0.
   */
  readNumber(key: string, fallback: number): number {
    const value = this.#value[key];
    if (typeof value === "number" && Number.isFinite(value) && value >= 0) {
      return value;
    }
    if (value !== undefined) {
      this.#report(
        `expected a number from 0; got ${JSON.stringify(value)}`,
        this.#memberPointer(key),
      );
    }
    return fallback;
  }

  /** Returns the number; null if it is missing, and 0, with a problem, if it is wrong. */
  readOptionalNumber(key: string): number | null {
    return this.#value[key] === undefined ? null : this.readNumber(key, 0);
  }

  /**
   * Returns the member; `fallback` if it is missing or null, and, with a problem, if it is anything
   * else.
   */
  readBoolean(key: string, fallback: boolean): boolean {
    const value = this.#value[key] ?? fallback;
    if (typeof value === "boolean") {
      return value;
    }
    this.#report(`expected true or false; got ${JSON.stringify(value)}`, this.#memberPointer(key));
    return fallback;
  }

  /** Adds a problem unless the member is exactly the text `expected`. */
  requireText(key: string, expected: string): void {
    const value = this.#value[key];
    if (value === undefined) {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    } else if (value !== expected) {
      const message = `expected ${JSON.stringify(expected)}; got ${JSON.stringify(value)}`;
      this.#report(message, this.#memberPointer(key));
    }
  }

  /** Returns the pointer of a member. */
  #memberPointer(key: string): string {
    return `${this.#pointer}/${escapePointer(key)}`;
  }

  /** Adds a problem at a pointer of the document. */
  #report(message: string, pointer: string): void {
    const { file, lineOf } = this.#document;
    this.#problems.push({ file, pointer, line: lineOf(pointer), message });
  }
}

/**
 * Returns the value if it is an object. Otherwise returns an empty object, and adds a problem at
 * the pointer.
 */
function readObject(
  value: unknown,
  pointer: string,
  { file, lineOf }: Document,
  problems: Problem[],
): JsonObject {
  if (isObject(value)) {
    return value;
  }
  const message = `expected an object; got ${JSON.stringify(value)}`;
  problems.push({ file, pointer, line: lineOf(pointer), message });
  return {};
}
