/** Parses a JSON, JSON Lines or YAML file to its value, and the line of each part of it. */

import { GateError, type ErrorCode, newerVersion } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { isObject, showValue } from "../system/json.ts";
import { readJson } from "./json-text.ts";
import {
  findNearest,
  type FileText,
  type Document,
  type Origin,
  syntaxError,
  type CutValue,
} from "./read.ts";

/**
 * Throws `newer_version` if the number under `key` is above 1, the only version that this program
 * reads. The error names the program that wrote the file, which stands in `tool` or `binding.tool`.
 */
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

/** By keys that no other file of the gate has. */
const KINDS = [
  { name: "suite", keys: ["revision", "cases"] },
  { name: "suite", keys: ["revision", "dataset"] },
  { name: "config", keys: ["suite", "retriever"] },
  { name: "baseline", keys: ["tool", "metrics"] },
] as const;

/** Throws `code` for a file of another kind, about which the schema's problems would not help. */
export function refuseOtherKind(
  { file, value }: Document,
  wanted: "config" | "suite",
  code: ErrorCode,
): void {
  const kind = isObject(value)
    ? KINDS.find(({ keys }) => keys.every((key) => key in value))
    : undefined;
  if (kind !== undefined && kind.name !== wanted) {
    const advice =
      wanted === "config"
        ? "Name the config with --config, for example retrieval-gate.yaml. The config names the suite."
        : "Name the file with the cases in `suite` of the config, for example retrieval/suite.yaml.";
    throw new GateError(code, `${file} is a ${kind.name}, not a ${wanted}`, advice);
  }
}

/**
 * Parses a file by its extension: .json, .jsonl (a suite only), .yaml or .yml. Throws `code` for
 * another extension, and with every problem of the syntax. A foreign YAML file may have aliases and
 * several documents. A .jsonl file is always an own one.
 */
export async function parseDocument(
  source: FileText,
  code: ErrorCode,
  origin: Origin = "own",
): Promise<Document> {
  refuseConflict(source, code);
  if (/\.jsonl$/i.test(source.file)) {
    return parseJsonLines(source, code);
  }
  if (/\.json$/i.test(source.file)) {
    return parseJson(source, code, origin);
  }
  if (/\.ya?ml$/i.test(source.file)) {
    const { parseForeignYaml, parseYaml } = await import("./yaml-document.ts");
    return origin === "own" ? parseYaml(source, code) : parseForeignYaml(source, code);
  }
  throw new GateError(
    code,
    `${source.file}: unknown file type`,
    "Expected .yaml, .yml, .json or .jsonl.",
  );
}

/** Throws `code` at git's conflict marker: a parser would name another line. */
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

/** Throws `code` with the problems of readJson. */
function parseJson(source: FileText, code: ErrorCode, origin: Origin): Document {
  const { file, digest } = source;
  const { problems, ...reading } = readJson(source, origin);
  if (problems.length > 0) {
    throw syntaxError(code, file, problems);
  }
  return { file, digest, ...reading };
}

/**
 * Reads a suite in JSON Lines: the first line is the suite without its cases, and each other line
 * is a case. If the first line is no object, the value is that of this line, which the schema
 * refuses.
 */
function parseJsonLines(source: FileText, code: ErrorCode): Document {
  const { file, digest } = source;
  // The first value is the suite, so the second one is case 0.
  const pointerOf = (index: number): string => (index === 0 ? "" : `/cases/${index - 1}`);
  const { values, lineOf, texts } = readJsonLines(source, code, pointerOf, "own");
  const [head, ...cases] = values;
  return { file, value: isObject(head) ? { ...head, cases } : head, digest, lineOf, texts };
}

/** Whether the line is blank, or a comment: that begins with `#` or `//`, as no JSON does. */
export function isBlankOrComment(line: string): boolean {
  return /^\s*(?:$|#|\/\/)/.test(line);
}

/**
 * Reads each line but blank ones and comments. `pointerOf` gives the pointer that the value at an
 * index is to have. Throws `code` with every line that is no JSON, or has repeated or forbidden
 * keys.
 */
export function readJsonLines(
  { file, text }: Pick<FileText, "file" | "text">,
  code: ErrorCode,
  pointerOf: (index: number) => string,
  origin: Origin,
): Required<Pick<Document, "lineOf" | "texts">> & { readonly values: readonly unknown[] } {
  const problems: Problem[] = [];
  // By pointer. An empty file, too, has a line for "".
  const lines = new Map<string, number>([["", 1]]);
  const values: unknown[] = [];
  const texts = new Map<string, string>();
  for (const [index, lineText] of text.split("\n").entries()) {
    if (isBlankOrComment(lineText)) {
      continue;
    }
    const line = index + 1;
    const root = pointerOf(values.length);
    const reading = readJson({ file, text: lineText, line, root }, origin);
    problems.push(...reading.problems);
    for (const [pointer, number] of reading.texts) {
      texts.set(pointer, number);
    }
    lines.set(root, line);
    values.push(reading.value);
  }
  if (problems.length > 0) {
    throw syntaxError(code, file, problems);
  }
  return { values, lineOf: (pointer) => findNearest(lines, pointer), texts };
}

// Warns of texts that a YAML comment may have cut: `does PR #532 break` is read as `does PR`.

const MOST_SHOWN = 20;

/**
 * Returns a warning for each value below `root` that a comment probably cut, and above MOST_SHOWN
 * how many others there are.
 */
export function warnOfValuesCutByComment(
  { file, cuts = [] }: Document,
  root = "",
): readonly Problem[] {
  const likelyCuts = cuts.filter((cut) => cut.pointer.startsWith(root) && isLikelyCut(cut));
  const warnings = likelyCuts.slice(0, MOST_SHOWN).map((cut) => warnOfCut(file, cut));
  const otherCuts = likelyCuts.slice(MOST_SHOWN);
  const [firstOther] = otherCuts;
  if (firstOther === undefined) {
    return warnings;
  }
  const message = `so do ${otherCuts.length} more values from here on: each ends at " #"`;
  return [...warnings, { file, line: firstOther.line, message }];
}

/** Pointers of members whose values are sentences. */
const SENTENCE_POINTER = /\/(?:query|reference_answer)$/;
/** Pointers within lists of documents, whose values are names. */
const DOCUMENT_POINTER = /\/(?:expected|forbidden)\//;

/**
 * Whether a comment was probably not meant as one. A `#` that touches a word (`PR #532`) is rarely
 * a comment, other than `##` and `#!`. A `#` with a space behind it (`C # code`) may have cut a sentence, or a name of
 * several words, unless two spaces stand before it, as before a comment.
 */
function isLikelyCut({ pointer, value, comment }: CutValue): boolean {
  if (/^[ \t]+#[^ \t#!]/.test(comment)) {
    return true;
  }
  const isNameOfWords = DOCUMENT_POINTER.test(pointer) && /\s/.test(value);
  const hasSeveralWords = SENTENCE_POINTER.test(pointer) || isNameOfWords;
  return hasSeveralWords && /^[ \t]#/.test(comment);
}

function warnOfCut(file: string, { line, value, comment }: CutValue): Problem {
  const commentText = comment.trim();
  const wholeText = `${value}${comment}`;
  const message = `YAML reads ${showValue(commentText)} as a comment, so the value is ${showValue(value)}; if it is part of the value, write ${showValue(wholeText)}, else put two spaces before the # and one after it`;
  return { file, line, message };
}
