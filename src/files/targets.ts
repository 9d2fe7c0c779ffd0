/**
 * Turns what a case of a suite has, or what an expression of format json gives for one, into
 * targets, texts and grades. Each reader throws a FieldError if the value is wrong.
 */
import { isObject, showValue, type JsonObject } from "../system/json.ts";
import { listFirst } from "../model/lookup.ts";
import type { SingleTarget, Target } from "../model/suite.ts";
import { makeNeed } from "../metrics/needs.ts";
import { targetIdentity } from "../metrics/text.ts";

/** Up to this grade sums of exponential gains (2^grade - 1) are finite, up to 52 exact. */
export const MAX_GRADE = 255;

/** The message goes on after the field's name, as in `gives nothing`. */
export class FieldError extends Error {}

/** A target object has one of them as a key, as in `{ path: "docs/a.md", grade: 2 }`. */
const KINDS = ["path", "name", "qualified_name", "id", "text"] as const;
const FORBIDDEN_KINDS = [...KINDS, "cluster", "glob"] as const;
type TargetKind = (typeof FORBIDDEN_KINDS)[number];
/** Every target has a grade. That of a forbidden one is not used. */
const GRADE_OF_FORBIDDEN = 1;

export interface ExpectedDocuments {
  /** Each with the documents of a grade above 0 that answer it. */
  readonly needs: readonly (readonly SingleTarget[])[];
  readonly irrelevant: readonly string[];
}

/**
 * Returns the targets of a field's value. Each entry is one need. `grade` is what the field `grade`
 * gave: one grade for all, or a list with one for each entry; a target's own comes
 * before it. Documents of grade 0 go to `irrelevant`. If `areOneNeed`, all others are one need.
 * Throws FieldError.
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
    // The documents of a map of grades have their own.
    const members = "target" in entry ? [entry.target] : readEntry(entry.written, entryGrade);
    const relevant = members.filter((member) => member.grade > 0);
    irrelevant.push(...members.filter((member) => member.grade <= 0).map((member) => member.value));
    if (relevant.length > 0) {
      needs.push(relevant);
    }
  }
  return { needs: areOneNeed && needs.length > 0 ? [needs.flat()] : needs, irrelevant };
}

/** An entry of a list as it is written, or the target of an entry of `{"a.md": 2, "b.md": 1}`. */
type Entry = { readonly written: unknown } | { readonly target: SingleTarget };

/** Leaves out null and blank texts. Throws FieldError for a map with a value that is no grade. */
function listEntries(value: unknown): readonly Entry[] {
  if (!looksLikeGradeMap(value)) {
    const entries = [value].flat().filter((entry) => !isNothing(entry));
    return entries.map((written) => ({ written }));
  }
  return Object.entries(value).map(([document, grade]) => {
    if (!isGradeOfMap(grade)) {
      throw notGradedError(value, document);
    }
    return { target: { kind: "hint", value: document.trim(), grade: readGrade(grade) } };
  });
}

/** Whether the value is a number, true, false, or a number in quotes. */
function isGradeOfMap(value: unknown): boolean {
  return typeof value === "string"
    ? /^\d+(?:\.\d+)?$/.test(value)
    : !isNothing(value) && typeof value !== "object";
}

/**
 * Returns the error about the document's value, which is no grade. If another value is a number,
 * the map was meant as one of grades, and else as a target.
 */
function notGradedError(map: JsonObject, document: string): FieldError {
  if (Object.values(map).some((grade) => typeof grade === "number")) {
    return new FieldError(
      `gives the grade ${showValue(map[document])} of ${document}; ${EXPECTED_GRADE}`,
    );
  }
  const hint =
    "give texts, lists of texts, targets such as { path: …, grade: … }, or numbers as grades";
  return new FieldError(
    `gives an object with the keys ${describeKeys(map)}, which is no target: ${hint}`,
  );
}

const EXPECTED_GRADE = `expected a number from 0, which is not relevant, to ${MAX_GRADE}`;

/**
 * Returns the documents of one need: an entry is a document, a list of them, or `{any: […]}`.
 * `grade` is for those without a grade of their own.
 */
function readEntry(entry: unknown, grade: number): readonly SingleTarget[] {
  if (Array.isArray(entry)) {
    const members = entry.filter((member) => !isNothing(member));
    return members.flatMap((member) => readEntry(member, grade));
  }
  if (isObject(entry) && Array.isArray(entry["any"])) {
    const needGrade = "grade" in entry ? readGrade(entry["grade"]) : grade;
    return entry["any"].flatMap((member) => readEntry(member, needGrade));
  }
  return [readSingle(entry, grade, KINDS)];
}

/**
 * Returns the target of an entry. A text or number is a hint, which a result's path, name or id
 * matches. An object has a span, or exactly one key of `kinds`. Throws FieldError.
 */
function readSingle(entry: unknown, grade: number, kinds: readonly TargetKind[]): SingleTarget {
  if (!isObject(entry)) {
    return { kind: "hint", value: readTextOrNumber(entry), grade };
  }
  const targetGrade = isNothing(entry["grade"]) ? grade : readGrade(entry["grade"]);
  const span = entry["span"];
  if (isObject(span)) {
    return readSpan(span, targetGrade);
  }
  const writtenKinds = kinds.filter((kind) => !isNothing(entry[kind]));
  const [kind] = writtenKinds;
  if (kind === undefined || writtenKinds.length > 1) {
    const kindsText =
      kind === undefined ? `none of ${kinds.join(", ")}` : writtenKinds.join(" and ");
    throw new FieldError(
      `gives an object with the keys ${describeKeys(entry)}; expected one of ${kinds.join(", ")}, got ${kindsText}`,
    );
  }
  const trimmedValue = readTextOrNumber(entry[kind]);
  // A passage keeps its white space.
  const value = kind === "text" ? String(entry[kind]) : trimmedValue;
  return { kind, value, grade: targetGrade };
}

/**
 * Returns the target of the characters from `start` up to, not with, `end`. If both names are
 * written, `path` is used. Throws FieldError.
 */
function readSpan(span: JsonObject, grade: number): SingleTarget {
  const { path, id, start, end } = span;
  const document = path ?? id;
  if (typeof document !== "string" || !isInteger(start) || !isInteger(end)) {
    throw new FieldError(
      `gives ${showValue(span)}; expected a span of \`path\` or \`id\`, \`start\` and \`end\``,
    );
  }
  if (start < 0 || end <= start) {
    throw new FieldError(
      `gives ${showValue(span)}; expected \`end\` above \`start\`, and \`start\` from 0`,
    );
  }
  return {
    kind: "span",
    by: typeof path === "string" ? "path" : "id",
    value: document.trim(),
    start,
    end,
    grade,
  };
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Returns the target of an entry of `expected`: a text, an object, or `any` of several. */
export function readExpectedTarget(entry: unknown): Target {
  return makeTarget(readEntry(entry, 1));
}

/** Returns the target that any of these documents answers, with the highest of their grades. */
export function makeTarget(members: readonly SingleTarget[]): Target {
  return makeNeed(members, Math.max(...members.map(({ grade }) => grade)));
}

export function readForbiddenTarget(entry: unknown): Target {
  return readSingle(entry, GRADE_OF_FORBIDDEN, FORBIDDEN_KINDS);
}

/** Returns each forbidden document once. Throws FieldError. */
export function readForbidden(value: unknown): readonly Target[] {
  const list = Array.isArray(value) ? value : [value];
  return uniqueTargets(list.filter((entry) => !isNothing(entry)).map(readForbiddenTarget));
}

/** Returns of equal targets the one with the highest grade. */
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

/**
 * Returns a text trimmed, or a whole number as text. Throws FieldError for anything else: digits of
 * a number that is no safe integer may differ from those in the file.
 */
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
 * Returns a grade from 0 to MAX_GRADE: 0 for a negative number and for false, 1 for true and for
 * nothing. A number may be written as text. Throws FieldError for anything else, and above 255.
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
    throw new FieldError(`gives the grade ${showValue(value)}; ${EXPECTED_GRADE}`);
  }
  return Math.max(0, grade);
}

/** Whether the value is null, undefined, or blank text. */
export function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === "string" && value.trim() === "")
  );
}

/** Whether the value is an object without a kind, `span` and `any`, which a target has. */
function looksLikeGradeMap(value: unknown): value is JsonObject {
  return (
    isObject(value) &&
    !KINDS.some((kind) => typeof value[kind] === "string") &&
    !isObject(value["span"]) &&
    !Array.isArray(value["any"])
  );
}

/** Returns for example `nothing`, `a list of 3`, `an object with the keys …`, or the value. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) {
    return "nothing";
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  }
  return isObject(value) ? `an object with the keys ${describeKeys(value)}` : showValue(value);
}

const MOST_KEYS_SHOWN = 12;

export function describeKeys(value: object): string {
  const keys = Object.keys(value).map((key) => `\`${key}\``);
  return listFirst(keys, MOST_KEYS_SHOWN);
}
