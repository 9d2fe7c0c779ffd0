/** Files of lines: text, columns, and JSON objects with everything that JSON.parse hides. */
import type { Problem } from "../../model/problem.ts";
import { scanJson } from "../json-scan.ts";
import { nearestWord } from "../nearest-word.ts";
import type { DatasetText } from "./dataset-files.ts";

export interface Line {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** Lines that are not blank, without their line ends. */
export function linesOf(text: string): readonly Line[] {
  return text.split("\n").flatMap((written, index) => {
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
  });
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Hands over each line as an object. `take` adds what is wrong with it to the problems; lines that are no objects are
 * added here.
 */
export function jsonObjects(
  { file, text }: DatasetText,
  problems: Problem[],
  take: (value: JsonObject, line: number) => void,
): void {
  for (const { line, text: written } of linesOf(text)) {
    let value: unknown;
    try {
      value = JSON.parse(written);
    } catch (error) {
      const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({ file, line, message });
      continue;
    }
    const hidden = scanJson(written, file, line).problems;
    problems.push(...hidden);
    if (!isObject(value)) problems.push({ file, line, message: `expected an object, got ${show(value)}` });
    else if (hidden.length === 0) take(value, line);
  }
}

/** The member, where it is a string that is not blank. */
export function textOf(
  value: JsonObject,
  key: string,
  report: (message: string, pointer?: string) => void,
): string | null {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "") return member;
  if (member === undefined) report(`\`${key}\` is missing`);
  else report(`expected text that is not blank; got ${show(member)}`, `/${key}`);
  return null;
}

/** Public files may carry more than a format names; a misspelt name of the format is still a mistake. */
export function misspelt(value: JsonObject, known: readonly string[]): string | null {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const near = nearestWord(
      key,
      known.filter((name) => value[name] === undefined),
    );
    if (near !== null) return `unknown key "${key}"; did you mean \`${near}\`?`;
  }
  return null;
}

/** A value as it would be written, cut where it is long. */
export function show(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
