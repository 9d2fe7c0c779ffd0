/** One structured file: its value, and the line on which each part of it stands. */
import { GateError, type ErrorCode, newerVersion } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { isObject, describeJsonError } from "../system/json.ts";
import { parseJsonAsWritten } from "../system/written-numbers.ts";
import { findNearest, scanJson } from "./json-scan.ts";
import { type FileText, type Document, syntaxError } from "./read.ts";

/** Throws `newer_version` if the file has a version that this program does not read. */
export function refuseNewer({ file, value, lineOf }: Document, key = "version"): void {
  if (!isObject(value)) {
    return;
  }
  const { [key]: version, tool, binding } = value;
  if (typeof version !== "number" || version <= 1) {
    return;
  }
  const pointer = `/${key}`;
  const place = { file, pointer, line: lineOf(pointer) };
  throw newerVersion(place, version, isObject(binding) ? binding["tool"] : tool);
}

/**
 * Parses a file by its extension. Throws `code` with every problem of its syntax. `numbers: "as written"` is for files of
 * other programs, whose numbers may be ids: a number such as 007 stays text.
 */
export async function parseDocument(
  source: FileText,
  code: ErrorCode,
  numbers: "parsed" | "as written" = "parsed",
): Promise<Document> {
  refuseConflict(source, code);
  if (/\.jsonl$/i.test(source.file)) {
    return parseJsonLines(source, code);
  }
  if (/\.json$/i.test(source.file)) {
    return parseJson(source, code, numbers);
  }
  if (/\.ya?ml$/i.test(source.file)) {
    const { parseForeignYaml, parseYaml } = await import("./yaml-document.ts");
    return numbers === "parsed" ? parseYaml(source, code) : parseForeignYaml(source, code);
  }
  throw new GateError(code, `${source.file}: unknown file type`, {
    hint: "Expected .yaml, .yml, .json or .jsonl.",
  });
}

/** Throws `code` with the line of git's first conflict marker: a parser would name another line. */
function refuseConflict({ file, text }: FileText, code: ErrorCode): void {
  const marker = /^(?:<{7}|>{7}) /m.exec(text);
  if (marker === null) {
    return;
  }
  const line = text.slice(0, marker.index).split("\n").length;
  const message = "git's conflict marker; keep one of the two sides";
  const record = code === "invalid_baseline" ? ", then record again: `retrieval-gate record`" : "";
  throw syntaxError(code, file, [{ file, line, message: `${message}${record}` }]);
}

/** Parses a JSON file. Throws `code` for text that is no JSON, and for repeated or forbidden keys. */
function parseJson(source: FileText, code: ErrorCode, numbers: "parsed" | "as written"): Document {
  const parsed = tryJson(source.text, source.file, 1);
  if (parsed.problem !== null) {
    throw syntaxError(code, source.file, [parsed.problem]);
  }
  const scan = scanJson(source.text, source.file);
  if (scan.problems.length > 0) {
    throw syntaxError(code, source.file, scan.problems);
  }
  return {
    file: source.file,
    value: numbers === "parsed" ? parsed.value : parseJsonAsWritten(source.text),
    digest: source.digest,
    lineOf: scan.lineOf,
    texts: scan.numbers,
  };
}

/** Parses a suite as JSON Lines: the first line is the suite without its cases, each other line a case. */
function parseJsonLines(source: FileText, code: ErrorCode): Document {
  const problems: Problem[] = [];
  const lines = new Map<string, number>([["", 1]]);
  const values: unknown[] = [];
  const texts = new Map<string, string>();
  for (const [index, text] of source.text.split("\n").entries()) {
    if (text.trim() === "") {
      continue;
    }
    const line = index + 1;
    const parsed = tryJson(text, source.file, line);
    if (parsed.problem !== null) {
      problems.push(parsed.problem);
    } else {
      const root = values.length === 0 ? "" : `/cases/${values.length - 1}`;
      const scan = scanJson(text, source.file, line, root);
      problems.push(...scan.problems);
      for (const [pointer, number] of scan.numbers) {
        texts.set(pointer, number);
      }
    }
    lines.set(`/cases/${values.length - 1}`, line);
    values.push(parsed.value);
  }
  if (problems.length > 0) {
    throw syntaxError(code, source.file, problems);
  }
  const [head, ...cases] = values;
  const value = isObject(head) ? { ...head, cases } : head;
  return {
    file: source.file,
    value,
    digest: source.digest,
    lineOf: (pointer) => findNearest(lines, pointer),
    texts,
  };
}

/** A value, or the problem that the text is no JSON; null if there is none. */
interface ParsedText {
  readonly value: unknown;
  readonly problem: Problem | null;
}

/** Parses a text that begins on this line of the file. */
function tryJson(text: string, file: string, line: number): ParsedText {
  try {
    return { value: JSON.parse(text) as unknown, problem: null };
  } catch (error) {
    if (text.trim() === "") {
      return { value: undefined, problem: { file, line, message: "the file is empty" } };
    }
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const offset = position === undefined ? text.length : Number(position);
    const linesBefore = text.slice(0, offset).split("\n").length - 1;
    return {
      value: undefined,
      problem: { file, line: line + linesBefore, message: describeJsonError(text, error) },
    };
  }
}
