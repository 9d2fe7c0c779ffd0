/** What the fields of a case hold, as targets, texts and grades. Each throws a FieldError that says what is wrong. */
import { isObject, showValue } from "../../system/json.ts";
import type { SingleTarget, Target } from "../../model/suite.ts";
import { targetIdentity } from "../../metrics/text.ts";
import { MAX_GRADE } from "./format.ts";

/** What is wrong with the value of a field. */
export class FieldError extends Error {}

/** Keys of a target object, of which it has one, and those of a forbidden one. */
const KINDS = ["path", "name", "qualified_name", "id", "text"] as const;
const FORBIDDEN_KINDS = [...KINDS, "cluster", "glob"] as const;

/** The documents of a case, before they become targets. */
export interface ExpectedDocuments {
  /** Needs, each with the documents that answer it; of a grade above 0. */
  readonly needs: readonly (readonly SingleTarget[])[];
  /** Documents of grade 0. */
  readonly irrelevant: readonly string[];
}

/**
 * Returns the documents that the field `expected` gives. `grade` is what the field `grade` gives: one grade, or a list
 * with one for each document. `areOneNeed`: all documents answer one need.
 */
export function readExpected(
  value: unknown,
  grade: unknown,
  areOneNeed: boolean,
): ExpectedDocuments {
  const entries = listEntries(value);
  const grades = Array.isArray(grade) ? grade : null;
  if (grades !== null && grades.length !== entries.length) {
    throw new FieldError(
      `gives ${entries.length} documents, and \`grade\` gives ${grades.length} grades`,
    );
  }
  const needs: (readonly SingleTarget[])[] = [];
  const irrelevant: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const entryGrade = readGrade(grades === null ? grade : grades[index]);
    const members = readEntry(entry, entryGrade);
    const relevant = members.filter((member) => member.grade > 0);
    irrelevant.push(...members.filter((member) => member.grade <= 0).map((member) => member.value));
    if (relevant.length > 0) {
      needs.push(relevant);
    }
  }
  return { needs: areOneNeed && needs.length > 0 ? [needs.flat()] : needs, irrelevant };
}

/**
 * Returns the entries of a list; a single text or target is a list of one, and a map from document to grade becomes a
 * list of `{document, grade}`. Throws FieldError for a map whose values are no grades.
 */
function listEntries(value: unknown): readonly unknown[] {
  if (isNothing(value)) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.filter((each) => !isNothing(each));
  }
  if (isObject(value) && !isTargetObject(value)) {
    return Object.entries(value).map(([document, grade]) => {
      const isGrade = typeof grade === "string" ? /^\d+(?:\.\d+)?$/.test(grade) : !isNothing(grade);
      if (isGrade && typeof grade !== "object") {
        return { document, grade };
      }
      const hint = "give texts, lists of texts, or targets such as { path: …, grade: … }";
      throw new FieldError(
        `gives an object with the keys ${keysText(value)}, which is no target: ${hint}`,
      );
    });
  }
  return [value];
}

/** Returns the documents of one entry, which all answer the same need: several if it is a list or has `any`. */
function readEntry(entry: unknown, grade: number): readonly SingleTarget[] {
  if (Array.isArray(entry)) {
    return entry.flatMap((each) => (isNothing(each) ? [] : readEntry(each, grade)));
  }
  if (isObject(entry) && typeof entry["document"] === "string" && Object.keys(entry).length === 2) {
    return [{ kind: "hint", value: entry["document"].trim(), grade: readGrade(entry["grade"]) }];
  }
  if (isObject(entry) && Array.isArray(entry["any"])) {
    const needGrade = "grade" in entry ? readGrade(entry["grade"]) : grade;
    return entry["any"].flatMap((each) => readEntry(each, needGrade));
  }
  return [readSingle(entry, grade, KINDS)];
}

/**
 * Returns a text as a hint, or an object as a target of one of `kinds`. Its own grade comes before `grade`. Throws
 * FieldError.
 */
function readSingle(entry: unknown, grade: number, kinds: readonly string[]): SingleTarget {
  if (!isObject(entry)) {
    return { kind: "hint", value: readTextOrNumber(entry), grade };
  }
  const targetGrade = isNothing(entry["grade"]) ? grade : readGrade(entry["grade"]);
  const span = entry["span"];
  if (isObject(span)) {
    return readSpan(span, targetGrade);
  }
  const writtenKinds = kinds.filter((kind) => !isNothing(entry[kind]));
  if (writtenKinds.length !== 1) {
    const kindsText =
      writtenKinds.length === 0 ? `none of ${kinds.join(", ")}` : writtenKinds.join(" and ");
    throw new FieldError(
      `gives an object with the keys ${keysText(entry)}; expected one of ${kinds.join(", ")}, got ${kindsText}`,
    );
  }
  const kind = writtenKinds[0] as (typeof FORBIDDEN_KINDS)[number];
  const trimmedValue = readTextOrNumber(entry[kind]);
  return {
    kind,
    value: kind === "text" ? String(entry[kind]) : trimmedValue,
    grade: targetGrade,
  };
}

/** Returns the span of a document that is named by `path` or `id`. Throws FieldError if a member is missing or wrong. */
function readSpan(span: Readonly<Record<string, unknown>>, grade: number): SingleTarget {
  const { path, id, start, end } = span;
  const document = path ?? id;
  if (typeof document !== "string" || !Number.isInteger(start) || !Number.isInteger(end)) {
    throw new FieldError(
      `gives ${showValue(span)}; expected a span of \`path\` or \`id\`, \`start\` and \`end\``,
    );
  }
  if ((start as number) < 0 || (end as number) <= (start as number)) {
    throw new FieldError(
      `gives ${showValue(span)}; expected \`end\` above \`start\`, and \`start\` from 0`,
    );
  }
  const by = typeof path === "string" ? "path" : "id";
  return {
    kind: "span",
    by,
    value: document.trim(),
    start: start as number,
    end: end as number,
    grade,
  };
}

/** Returns the targets of the field `forbidden`, a list or one value, each once. */
export function readForbidden(value: unknown): readonly Target[] {
  const list = Array.isArray(value) ? value : [value];
  const targets = list
    .filter((each) => !isNothing(each))
    .map((each) => readSingle(each, 1, FORBIDDEN_KINDS));
  return uniqueTargets(targets);
}

/** Returns each target once; of equal targets the one with the highest grade. */
export function uniqueTargets<T extends Target>(targets: readonly T[]): readonly T[] {
  const byIdentity = new Map<string, T>();
  for (const target of targets) {
    const earlier = byIdentity.get(targetIdentity(target));
    if (earlier === undefined || target.grade > earlier.grade) {
      byIdentity.set(targetIdentity(target), target);
    }
  }
  return [...byIdentity.values()];
}

/** Returns a text or a whole number as text; a number that JSON can't hold exactly is refused. */
export function readTextOrNumber(value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") {
    return value.trim();
  }
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) {
      return String(value);
    }
    throw new FieldError(
      `gives the number ${value}, whose digits may not be those of the file; write it in quotes`,
    );
  }
  throw new FieldError(`gives ${describeValue(value)}; expected text`);
}

/**
 * Returns the grade: 1 for nothing and for true, 0 for false and for negative numbers. Throws FieldError if it is no
 * number up to 255.
 */
function readGrade(value: unknown): number {
  if (isNothing(value)) {
    return 1;
  }
  if (typeof value === "boolean") {
    return value ? 1 : 0;
  }
  const grade = typeof value === "string" ? Number(value) : value;
  if (typeof grade !== "number" || !Number.isFinite(grade) || grade > MAX_GRADE) {
    throw new FieldError(
      `gives the grade ${showValue(value)}; expected a number from 0, which is not relevant, to ${MAX_GRADE}`,
    );
  }
  return Math.max(0, grade);
}

/** Whether a field is empty by this value: null, undefined, or blank text. */
export function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === "string" && value.trim() === "")
  );
}

/** Whether the object is written as a target, and not as a map from document to grade. */
function isTargetObject(value: Readonly<Record<string, unknown>>): boolean {
  const hasKind = KINDS.some((kind) => typeof value[kind] === "string");
  return hasKind || isObject(value["span"]) || Array.isArray(value["any"]);
}

/**
 * Returns what a value is, in words for a message: `nothing`, `a list of 3`, `an object with the keys …`, or the value.
 */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) {
    return "nothing";
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  }
  return isObject(value) ? `an object with the keys ${keysText(value)}` : showValue(value);
}

/** How many keys a message names. */
const MOST_KEYS_SHOWN = 12;

/** Returns the first keys in backticks, and how many more there are. */
export function keysText(value: object): string {
  const keys = Object.keys(value).map((key) => `\`${key}\``);
  return keys.length <= MOST_KEYS_SHOWN
    ? keys.join(", ")
    : `${keys.slice(0, MOST_KEYS_SHOWN).join(", ")} and ${keys.length - MOST_KEYS_SHOWN} more`;
}
