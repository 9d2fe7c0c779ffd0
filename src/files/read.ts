/** Reads files inside the root, up to a size limit, as UTF-8, with the SHA-256 of their bytes. */

import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { GateError, sortProblems, type ErrorCode } from "../errors.ts";
import { digestText } from "../system/digest.ts";
import { systemCode, UNSAFE_KEYS } from "../system/json.ts";
import { suggestNearFile } from "../system/near-file.ts";
import { IS_UTF16, isUtf16 } from "../trec/text.ts";
import { type Root, absolutePath, insideRoot, statOrNull } from "../system/root.ts";
import type { Problem } from "../model/problem.ts";
import { requireValue } from "../model/lookup.ts";

/**
 * In bytes. YAML takes 20 times as long to parse as JSON: 20,000 cases take 4 s, 100,000 take 24 s
 * and 1.1 GB of memory.
 */
const YAML_LIMIT: number = 5 * 1024 * 1024;
/** The largest file of any other kind, in bytes. */
export const JSON_LIMIT: number = 256 * 1024 * 1024;

export interface FileText {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly text: string;
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string;
}

/**
 * Returns the bytes of a file, relative to the root. `what` is what errors call it. `limit` is in
 * bytes. `namingFolder` is the folder of the file that names this one: a suggested path is relative
 * to it. @throws GateError `file_not_found`; `outside_root` if a link leads out of the root;
 * `file_too_large`; `file_unreadable`, also for a file that Git LFS has not fetched
 */
export function readBytes(
  root: Root,
  file: string,
  what: string,
  limit: number,
  namingFolder = "",
): Buffer {
  // A root that is a commit reads from git.
  if (root.read !== undefined) {
    return root.read(file, what, limit);
  }
  const absolute = absolutePath(root, file);
  try {
    // Synchronous, since nothing else runs yet. The thread pool of asynchronous reads would make a
    // cold start 10 % slower.
    const real = realpathSync(absolute);
    insideRoot(root, ".", real, `${what} ${file} (a link)`);
    const { size } = statSync(real);
    if (size > limit) {
      throw tooLargeError(file, what, size, limit);
    }
    const bytes = readFileSync(real);
    if (bytes.subarray(0, LFS_POINTER_START.length).toString() === LFS_POINTER_START) {
      throw lfsPointerError(file, what);
    }
    return bytes;
  } catch (error) {
    throw explainReadError(error, root, file, what, namingFolder);
  }
}

const LFS_POINTER_START = "version https://git-lfs.github.com/spec/";

function lfsPointerError(file: string, what: string): GateError {
  return new GateError(
    "file_unreadable",
    `${what} ${file} is a pointer of Git LFS, not the file`,
    "Fetch the file with `git lfs pull`, or with `lfs: true` for actions/checkout.",
  );
}

export function formatMebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

/** `size` and `limit` are in bytes. */
function tooLargeError(file: string, what: string, size: number, limit: number): GateError {
  return new GateError(
    "file_too_large",
    `${what} ${file} has ${formatMebibytes(size)}; the limit is ${formatMebibytes(limit)}`,
    /\.ya?ml$/i.test(file)
      ? "Write large suites as JSON Lines (.jsonl); they load 20 times faster."
      : "Split the file.",
  );
}

function missingFileAdvice(file: string): string {
  if (file.includes("\\")) {
    return "Write `/` between folders, on Windows too.";
  }
  if (/[*?{]/.test(file)) {
    return "A pattern is not read here: write the path of one file, or a list of paths.";
  }
  return "A path in a file is relative to the folder of this file. A path in a flag or an input is relative to the working directory.";
}

/**
 * Returns the error to throw: a GateError as it is; for an error of the system `file_not_found` if
 * there is no file, else `file_unreadable`. `namingFolder` is the one that a suggested path is
 * relative to.
 */
function explainReadError(
  error: unknown,
  root: Root,
  file: string,
  what: string,
  namingFolder: string,
): unknown {
  if (error instanceof GateError) {
    return error;
  }
  const code = systemCode(error);
  if (code === "ENOENT" || code === "ENOTDIR") {
    const absolute = absolutePath(root, file);
    const isLink = statOrNull(absolute, lstatSync)?.isSymbolicLink() === true;
    const reason = isLink
      ? `is a link to ${readlinkSync(absolute)}, which does not exist`
      : `does not exist${suggestNearFile(root, file, namingFolder)}`;
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

/**
 * Reads a file of at most YAML_LIMIT for YAML, else JSON_LIMIT. `namingFolder` is as for readBytes.
 * Throws as readBytes and decodeUtf8.
 */
export function readText(root: Root, file: string, what: string, namingFolder = ""): FileText {
  const limit = /\.ya?ml$/i.test(file) ? YAML_LIMIT : JSON_LIMIT;
  const bytes = readBytes(root, file, what, limit, namingFolder);
  return { file, text: decodeUtf8(bytes, file, what), digest: digestText(bytes) };
}

/** Returns the number, from 1, of the first line that is not UTF-8. */
function findBrokenLine(bytes: Buffer): number {
  // Latin-1 makes each byte a character and back. In UTF-8 a newline byte is always a newline, so
  // lines can be split first.
  const lines = bytes.toString("latin1").split("\n");
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}

/** The first bytes of .xlsx and .ods (zip files), and of .xls. */
const WORKBOOK_STARTS: readonly Buffer[] = [
  Buffer.from("PK\u0003\u0004", "latin1"),
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
];

/**
 * Returns the text without a byte order mark. Throws `invalid_file` for the workbook of a
 * spreadsheet program and for what is not UTF-8.
 */
export function decodeUtf8(bytes: Buffer, file: string, what: string): string {
  if (WORKBOOK_STARTS.some((start) => bytes.subarray(0, start.length).equals(start))) {
    throw new GateError(
      "invalid_file",
      `${what} ${file} is a workbook of a spreadsheet program`,
      "Open it there, and save it as CSV (UTF-8).",
    );
  }
  if (isUtf16(bytes)) {
    throw new GateError("invalid_file", `${what} ${file}: ${IS_UTF16}`);
  }
  if (!isUtf8(bytes)) {
    const message = `${what} ${file} is not valid UTF-8 (line ${findBrokenLine(bytes)})`;
    throw new GateError("invalid_file", message, "Save it as UTF-8.");
  }
  return new TextDecoder().decode(bytes);
}

/**
 * Whether a file is one of the gate, or of another program. In a foreign one a number whose value
 * JavaScript writes otherwise, such as 007 or 1.10, stays text, since it may be an id.
 */
export type Origin = "own" | "foreign";

export interface Document {
  /** Relative to the root. */
  readonly file: string;
  readonly value: unknown;
  /** SHA-256 of the file's bytes, in hex. */
  readonly digest: string;
  /** From 1; of the value at a JSON pointer, or of the nearest parent whose line is known. */
  readonly lineOf: (pointer: string) => number;
  /** By pointer, of numbers and booleans that JavaScript writes otherwise: 007 (7), TRUE (true). */
  readonly texts?: ReadonlyMap<string, string>;
  /** YAML only: values that a comment may have cut, in the order of the file. */
  readonly cuts?: readonly CutValue[];
}

/** A YAML value without quotes that ends at ` #`: `value: PR #532` is read as `PR`. */
export interface CutValue {
  readonly pointer: string;
  /** 1-based. */
  readonly line: number;
  readonly value: string;
  /** With the spaces before it. */
  readonly comment: string;
}

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

// JSON pointers (RFC 6901), and keys of a value that no file may have.

/** The root is at depth 0. */
export const MAX_DEPTH = 64;

interface KeyProblem {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Returns a problem for each key that no file may have, and for each value nested deeper than
 * MAX_DEPTH. What YAML's aliases repeat is checked once, at its first place. JSON is checked by
 * readJson.
 */
export function findKeyProblems(value: unknown): readonly KeyProblem[] {
  const problems: KeyProblem[] = [];
  collectKeyProblems(value, "", 0, problems, new Set());
  return problems;
}

/** Adds what findKeyProblems returns. `done` has the values that were checked with all in them. */
function collectKeyProblems(
  value: unknown,
  pointer: string,
  depth: number,
  problems: KeyProblem[],
  done: Set<object>,
): void {
  if (typeof value !== "object" || value === null || done.has(value)) {
    return;
  }
  if (depth > MAX_DEPTH) {
    problems.push({ pointer, message: `nested deeper than ${MAX_DEPTH} levels` });
    return;
  }
  // The keys of a list are its indexes.
  for (const [key, member] of Object.entries(value)) {
    const memberPointer = `${pointer}/${escapePointer(key)}`;
    if (UNSAFE_KEYS.has(key)) {
      problems.push({ pointer: memberPointer, message: `the key "${key}" is not allowed` });
    } else {
      collectKeyProblems(member, memberPointer, depth + 1, problems, done);
    }
  }
  done.add(value);
}

export function writePointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${escapePointer(String(key))}`).join("");
}

/** Returns the keys and indexes of a pointer: `a/b` and `0` of `/a~1b/0`. */
export function pointerKeys(pointer: string): readonly string[] {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns a key as it stands in a pointer (RFC 6901): `a~1b` for `a/b`. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/**
 * Returns the pointer's value, or that of the nearest parent in the map. It must have "", the whole
 * file.
 */
export function findNearest<T>(byPointer: ReadonlyMap<string, T>, pointer: string): T {
  let nearest = pointer;
  while (nearest !== "" && !byPointer.has(nearest)) {
    nearest = nearest.slice(0, nearest.lastIndexOf("/"));
  }
  return requireValue(byPointer, nearest);
}
