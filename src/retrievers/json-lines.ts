import { isObject, systemCode, type JsonObject } from "../system/json.ts";
import { GateError, type ErrorCode } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { LineError, LineFramer } from "./output.ts";
import { quote } from "./failures.ts";
import { createReadStream } from "node:fs";

/** A document or an answer of this size is a mistake; the cap keeps one from taking the memory. */
const MAX_FILE_LINE_BYTES = 16 * 1024 * 1024;
const MAX_PROBLEMS = 100;

export interface JsonLinesFile {
  /** Absolute. */
  readonly path: string;
  /** As messages name it. */
  readonly name: string;
  /** Of the error that lists what is wrong with the lines. */
  readonly code: ErrorCode;
}

/**
 * Hands over each line of a JSON Lines file as an object, blank lines left out. `onObject` returns what is wrong with
 * the line, or null. Throws `file_not_found`, `file_unreadable`, or one error of `code` with every problem (at most
 * 100) as `file:line`.
 */
export async function readJsonLines(
  file: JsonLinesFile,
  onObject: (value: JsonObject, line: number) => string | null,
): Promise<void> {
  const problems: Problem[] = [];
  const add = (line: number, message: string): void => {
    if (problems.length < MAX_PROBLEMS) problems.push({ file: file.name, line, message });
  };
  const onLine = (text: string, line: number): void => {
    if (text.trim() === "") return;
    const value = parseObject(text);
    const problem = typeof value === "string" ? value : onObject(value, line);
    if (problem !== null) add(line, problem);
  };
  const framer = new LineFramer(MAX_FILE_LINE_BYTES);
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(file.path, { highWaterMark: 1024 * 1024 });
    for await (const chunk of chunks) framer.push(chunk, onLine);
    framer.end(onLine);
  } catch (error) {
    if (!(error instanceof LineError)) throw fileError(error, file.name);
    add(error.line, error.message);
  }
  if (problems.length === 0) return;
  const first = problems[0]!;
  const more = problems.length === 1 ? "" : ` (and ${problems.length - 1} more)`;
  throw new GateError(file.code, `${file.name}:${first.line}: ${first.message}${more}`, { problems });
}

/** What reading a file failed with, as a known error. */
export function fileError(error: unknown, name: string): unknown {
  if (error instanceof GateError) return error;
  const code = systemCode(error);
  if (code === undefined) return error;
  if (code === "ENOENT")
    return new GateError("file_not_found", `there is no file ${quote(name)}`, { cause: error });
  return new GateError("file_unreadable", `${quote(name)} can't be read: ${code}`, { cause: error });
}

function parseObject(text: string): JsonObject | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `not JSON: ${quote(text)}`;
  }
  return isObject(value) ? value : `not a JSON object: ${quote(text)}`;
}
