/** Files in: bytes once, with caps, decoded strictly, digested as read. */
import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { GateError, sortProblems, type ErrorCode } from "../errors.ts";
import { digestText } from "../system/digest.ts";
import { systemCode } from "../system/json.ts";
import { suggestNearFile } from "../system/near-file.ts";
import { encodingProblem } from "../trec/text.ts";
import { type Root, absolutePath, insideRoot, statOrNull } from "../system/root.ts";
import type { Problem } from "../model/problem.ts";

/** In bytes. YAML takes 20 times as long as JSON: 20,000 cases parse in 4 s, 100,000 in 24 s and with 1.1 GB. */
const YAML_LIMIT: number = 5 * 1024 * 1024;
export const JSON_LIMIT: number = 256 * 1024 * 1024;

export interface FileText {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly text: string;
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string;
}

/** Reads a file inside the root. Throws file_not_found, file_unreadable, file_too_large, outside_root. */
export function readBytes(root: Root, file: string, what: string, limit: number): Buffer {
  if (root.read !== undefined) {
    return root.read(file, what, limit);
  }
  const absolute = absolutePath(root, file);
  try {
    // Synchronous: nothing else runs yet, and the thread pool would cost a cold start a tenth.
    const real = realpathSync(absolute);
    insideRoot(root, ".", real, `${what} ${file} (a link)`);
    const { size } = statSync(real);
    if (size > limit) {
      throw tooLargeError(file, what, size, limit);
    }
    const bytes = readFileSync(real);
    if (bytes.subarray(0, LFS.length).toString() === LFS) {
      throw lfsPointerError(file, what);
    }
    return bytes;
  } catch (error) {
    throw readError(error, root, file, what);
  }
}

const LFS = "version https://git-lfs.github.com/spec/";

/** The error of a file whose content Git LFS has not fetched. */
function lfsPointerError(file: string, what: string): GateError {
  return new GateError("file_unreadable", `${what} ${file} is a pointer of Git LFS, not the file`, {
    hint: "Fetch the file with `git lfs pull`, or with `lfs: true` for actions/checkout.",
  });
}

function tooLargeError(file: string, what: string, size: number, limit: number): GateError {
  const formatMebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  return new GateError(
    "file_too_large",
    `${what} ${file} has ${formatMebibytes(size)}; the limit is ${formatMebibytes(limit)}`,
    {
      hint: /\.ya?ml$/.test(file)
        ? "Write large suites as JSON Lines (.jsonl); they load 20 times faster."
        : "Split the file.",
    },
  );
}

/** Returns what to do about a path that does not exist, by how it is written. */
function missingFileAdvice(file: string): string {
  if (file.includes("\\")) {
    return "Write `/` between folders, on Windows too.";
  }
  if (/[*?{]/.test(file)) {
    return "A pattern is not read here: write the path of one file, or a list of paths.";
  }
  return "A path in a file is relative to the folder of this file. A path in a flag or an input is relative to the working directory.";
}

/** Returns where a link leads whose target does not exist; null for anything else. */
function describeLink(root: Root, file: string): string | null {
  const absolute = absolutePath(root, file);
  const isLink = statOrNull(absolute, lstatSync)?.isSymbolicLink() === true;
  return isLink ? `is a link to ${readlinkSync(absolute)}, which does not exist` : null;
}

/** Returns the error of a file that can't be read: `file_not_found` or `file_unreadable`; a GateError as it is. */
function readError(error: unknown, root: Root, file: string, what: string): unknown {
  if (error instanceof GateError) {
    return error;
  }
  const code = systemCode(error);
  if (code === "ENOENT" || code === "ENOTDIR") {
    const link = describeLink(root, file);
    const reason = link === null ? `does not exist${suggestNearFile(root, file)}` : link;
    return new GateError("file_not_found", `${what} ${file} ${reason}`, {
      hint: missingFileAdvice(file),
      cause: error,
    });
  }
  return new GateError(
    "file_unreadable",
    `${what} ${file || "."} cannot be read: ${code ?? String(error)}`,
    {
      hint:
        code === "EISDIR"
          ? "It is a folder; name a file."
          : "Check that the job's user may read this file, and that it is a regular file.",
      cause: error,
    },
  );
}

/** Reads a file as text; YAML files may be smaller only. Throws as readBytes and decodeUtf8. */
export function readText(root: Root, file: string, what: string): FileText {
  const bytes = readBytes(root, file, what, /\.ya?ml$/i.test(file) ? YAML_LIMIT : JSON_LIMIT);
  return { file, text: decodeUtf8(bytes, file, what), digest: digestText(bytes) };
}

/** Returns the first line that is not UTF-8, 1-based. No character of several bytes has a newline in it. */
function brokenLine(bytes: Buffer): number {
  const lines = bytes.toString("latin1").split("\n");
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}

/** The first bytes of .xlsx and .ods, and of .xls. */
const WORKBOOK: readonly Buffer[] = [
  Buffer.from("PK\u0003\u0004", "latin1"),
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
];

/** Returns the text of the bytes. Throws invalid_file for workbooks, and anything else but UTF-8. */
export function decodeUtf8(bytes: Buffer, file: string, what: string): string {
  if (WORKBOOK.some((start) => bytes.subarray(0, start.length).equals(start))) {
    throw new GateError("invalid_file", `${what} ${file} is a workbook of a spreadsheet program`, {
      hint: "Open it there, and save it as CSV (UTF-8).",
    });
  }
  const problem = encodingProblem(bytes, 0, bytes.length);
  if (problem !== null) {
    throw new GateError("invalid_file", `${what} ${file}: ${problem}`);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new GateError(
      "invalid_file",
      `${what} ${file} is not valid UTF-8 (line ${brokenLine(bytes)})`,
      {
        hint: "Save it as UTF-8.",
        cause: error,
      },
    );
  }
}

/** A structured file, parsed. */
export interface Document {
  readonly file: string;
  readonly value: unknown;
  readonly digest: string;
  /** 1-based line of the value at a JSON pointer, or of the nearest parent that is known. */
  readonly lineOf: (pointer: string) => number;
  /** The text of each number or boolean that is not written as its value is, by pointer. */
  readonly texts?: ReadonlyMap<string, string>;
  /** Values that a comment cuts, in the order of the file. */
  readonly cuts?: readonly CutValue[];
}

/** A plain YAML value that ends at ` #`. */
export interface CutValue {
  readonly pointer: string;
  readonly line: number;
  readonly value: string;
  /** What YAML takes for a comment, with the spaces before it. */
  readonly comment: string;
}

/** Returns the error of a file that can't be parsed. */
export function syntaxError(
  code: ErrorCode,
  file: string,
  problems: readonly Problem[],
): GateError {
  return new GateError(code, `${file} cannot be read`, {
    hint:
      code === "invalid_baseline"
        ? "Take the file of the default branch, or remove this file. Then record again: `retrieval-gate record`."
        : "Fix the line shown, or restore the file from its last good commit.",
    problems: sortProblems(problems),
  });
}
