/** cruxe's query pack (`retrieval-eval-suite-v1`), unchanged: hints to find, hints that must not appear, intents. */
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

const QUERY_KEYS = ["id", "query", "intent", "expected_targets", "negative_targets"];

/**
 * Reads a query pack. The pack's `version` must be the suite's `revision`: cruxe's baselines know their suite by nothing
 * else. A key that the pack does not have is a problem: cruxe itself reads past a misspelt `negative_targets`.
 */
export async function readCruxePack({ files, path, revision }: DatasetSource): Promise<Dataset> {
  const { file, text } = files.text([path], "query pack", "`path` is the query pack.");
  const document = await parseDocument({ file, text, digest: "" }, "invalid_suite", "as written");
  const { value, lineOf } = document;
  const problems: Problem[] = [];
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
  const pack = objectMembers(value);
  reportUnknownKeys(pack, ["version", "queries"], makeReport(""));
  const version = readTextMember(pack, "version", makeReport(""));
  if (version !== null && version !== revision) {
    makeReport("")(
      `the pack's version is ${showValue(version)}, the suite's \`revision\` ${showValue(revision)}; write it as the pack has it`,
      "/version",
    );
  }
  const queries: readonly unknown[] = Array.isArray(pack["queries"]) ? pack["queries"] : [];
  if (queries.length === 0) {
    makeReport("")("expected a list of queries with at least one", "/queries");
  }
  const cases = new Map<string, DatasetCase>();
  for (const [index, query] of queries.entries()) {
    const pointer = `/queries/${index}`;
    const parsedCase = readQuery(query, { file, line: lineOf(pointer) }, makeReport(pointer));
    if (parsedCase === null) {
      continue;
    }
    if (cases.has(parsedCase.id)) {
      makeReport(pointer)(
        `query id ${showValue(parsedCase.id)} is taken by an earlier query`,
        "/id",
      );
    } else {
      cases.set(parsedCase.id, parsedCase);
    }
  }
  const warnings = warnOfValuesCutByComment(document);
  return { cases: [...cases.values()], corpus: null, problems, warnings };
}

/** Returns a query of the pack as a case; null without id, query or intent. What is wrong with it is reported. */
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

/** Returns the hints of the list under `key` as targets, each once. What is no hint, and a repeated one, is reported. */
function readHints(query: JsonObject, key: string, report: AddEntryProblem): readonly Target[] {
  const list = query[key] ?? [];
  if (!Array.isArray(list)) {
    report(`expected a list; got ${showValue(list)}`, `/${key}`);
    return [];
  }
  const hints = new Set<string>();
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
    if (hints.has(hint)) {
      reportInside(`hint ${showValue(hint)} is already in the list; remove one`);
    }
    hints.add(hint);
  }
  return [...hints].map((value) => ({ kind: "hint", value, grade: 1 }));
}

/** Reports each key of the object that is not in `knownKeys`. */
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
 * An object of cruxe's files, which have no schema of ours, and readers for its members. What is wrong with a member is
 * added to the problems, with its line.
 */
export class Fields {
  readonly #document: Document;
  readonly #problems: Problem[];
  readonly #pointer: string;
  readonly #value: JsonObject;

  private constructor(document: Document, problems: Problem[], pointer: string, value: JsonObject) {
    this.#document = document;
    this.#problems = problems;
    this.#pointer = pointer;
    this.#value = value;
  }

  /** Returns the document's top level, and adds a problem if it is no object. */
  static of(document: Document, problems: Problem[]): Fields {
    const value = readObject(document.value, "", document, problems);
    return new Fields(document, problems, "", value);
  }

  /** Adds a problem for every member whose name is not in `knownKeys`. */
  refuseUnknown(knownKeys: readonly string[]): void {
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
   * Returns the member as an object; an empty one if it is missing or wrong. A missing one is a problem if it is
   * `required`.
   */
  object(key: string, presence: "required" | "optional"): Fields {
    const value = this.#value[key];
    if (value === undefined && presence === "required") {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    }
    const object =
      value === undefined
        ? {}
        : readObject(value, this.#memberPointer(key), this.#document, this.#problems);
    return new Fields(this.#document, this.#problems, this.#memberPointer(key), object);
  }

  /** Returns every member by its name, as an object. */
  objects(): readonly (readonly [string, Fields])[] {
    return Object.keys(this.#value).map((key) => [key, this.object(key, "required")]);
  }

  /**
   * Returns the number, which must be finite and not below 0; `fallback` if it is missing or wrong, and 0 if that is null. A
   * wrong number is a problem, a missing one only if `fallback` is null.
   */
  number(key: string, fallback: number | null): number {
    const value = this.#value[key];
    if (typeof value === "number" && Number.isFinite(value) && value >= 0) {
      return value;
    }
    if (value !== undefined) {
      this.#report(
        `expected a number from 0; got ${JSON.stringify(value)}`,
        this.#memberPointer(key),
      );
    } else if (fallback === null) {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    }
    // `fallback` is null here only if a problem was reported. Then nothing is judged, and the 0 is not used.
    return fallback ?? 0;
  }

  /** Returns the number, or null if it is missing; 0, with a problem, if it is wrong. */
  optionalNumber(key: string): number | null {
    return this.#value[key] === undefined ? null : this.number(key, null);
  }

  /** Returns the member, or `fallback` if it is missing or wrong; a wrong one is a problem. */
  boolean(key: string, fallback: boolean): boolean {
    const value = this.#value[key] ?? fallback;
    if (typeof value === "boolean") {
      return value;
    }
    this.#report(`expected true or false; got ${JSON.stringify(value)}`, this.#memberPointer(key));
    return fallback;
  }

  /** Returns text that is not blank, and is `expected` if that is given; empty, with a problem, if it is missing or wrong. */
  text(key: string, expected?: string): string {
    const value = this.#value[key];
    if (
      typeof value === "string" &&
      value.trim() !== "" &&
      (expected === undefined || value === expected)
    ) {
      return value;
    }
    const expectedText =
      expected === undefined ? "text that is not blank" : JSON.stringify(expected);
    if (value === undefined) {
      this.#report(`\`${key}\` is missing`, this.#pointer);
    } else {
      this.#report(
        `expected ${expectedText}; got ${JSON.stringify(value)}`,
        this.#memberPointer(key),
      );
    }
    return "";
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

/** Returns the value if it is an object; otherwise an empty one, and adds a problem. */
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
