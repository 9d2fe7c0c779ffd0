/** One structured file: its value, and the line on which each part of it stands. */
import { LineCounter, type Node, isMap, isScalar, isSeq, parseDocument as parse } from "yaml";
import { GateError, sortProblems, type ErrorCode } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { scanJson, FORBIDDEN_KEYS, escapePointer, MAX_DEPTH } from "./json-scan.ts";
import type { FileText } from "./read.ts";

export interface Document {
  readonly file: string;
  readonly value: unknown;
  readonly digest: string;
  /** 1-based line of the value at a JSON pointer, or of the nearest parent that is known. */
  readonly lineOf: (pointer: string) => number;
}

/** Parses by the file's extension; throws `code` with every problem that the syntax has. */
export async function parseDocument(source: FileText, code: ErrorCode): Promise<Document> {
  if (/\.jsonl$/i.test(source.file)) return parseJsonLines(source, code);
  if (/\.json$/i.test(source.file)) return parseJson(source, code);
  if (/\.ya?ml$/i.test(source.file)) return parseYaml(source, code);
  throw new GateError(code, `${source.file}: unknown file type`, {
    hint: "Expected .yaml, .yml, .json or .jsonl.",
  });
}

export function syntaxError(code: ErrorCode, file: string, problems: readonly Problem[]): GateError {
  return new GateError(code, `${file} cannot be read`, {
    hint: "Fix the line shown, or restore the file from its last good commit.",
    problems: sortProblems(problems),
  });
}

function parseJson(source: FileText, code: ErrorCode): Document {
  const parsed = tryJson(source.text, source.file, 1);
  if (parsed.problem !== null) throw syntaxError(code, source.file, [parsed.problem]);
  const scan = scanJson(source.text, source.file);
  if (scan.problems.length > 0) throw syntaxError(code, source.file, scan.problems);
  return { file: source.file, value: parsed.value, digest: source.digest, lineOf: scan.lineOf };
}

/** The first line is the suite without its cases, every other line a case. */
function parseJsonLines(source: FileText, code: ErrorCode): Document {
  const problems: Problem[] = [];
  const lines = new Map<string, number>([["", 1]]);
  const values: unknown[] = [];
  for (const [index, text] of source.text.split("\n").entries()) {
    if (text.trim() === "") continue;
    const line = index + 1;
    const parsed = tryJson(text, source.file, line);
    if (parsed.problem !== null) problems.push(parsed.problem);
    else problems.push(...scanJson(text, source.file, line).problems);
    if (values.length > 0) lines.set(`/cases/${values.length - 1}`, line);
    values.push(parsed.value);
  }
  if (problems.length > 0) throw syntaxError(code, source.file, problems);
  const [head, ...cases] = values;
  const value = typeof head === "object" && head !== null && !Array.isArray(head) ? { ...head, cases } : head;
  return { file: source.file, value, digest: source.digest, lineOf: nearest(lines) };
}

interface Parsed {
  readonly value: unknown;
  readonly problem: Problem | null;
}

function tryJson(text: string, file: string, line: number): Parsed {
  try {
    return { value: JSON.parse(text) as unknown, problem: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    const at = position === undefined ? text.length : Number(position);
    const before = text.slice(0, at).split("\n").length - 1;
    return {
      value: undefined,
      problem: { file, line: line + before, message: `not valid JSON: ${message}` },
    };
  }
}

function nearest(lines: ReadonlyMap<string, number>): (pointer: string) => number {
  return (pointer) => {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
      const line = lines.get(at);
      if (line !== undefined) return line;
      if (at === "") return 1;
    }
  };
}

// YAML 1.2, strictly: no aliases, no merge keys, no tags, no directives, no keys that occur twice.

export function parseYaml(source: FileText, code: ErrorCode): Document {
  const { file, text } = source;
  const counter = new LineCounter();
  const lineAt = (offset: number): number => Math.max(counter.linePos(offset).line, 1);
  if (/^%YAML/m.test(text)) {
    // A 1.1 document brings merge keys back, and `yes` as true.
    throw syntaxError(code, file, [
      { file, line: 1, message: "a %YAML directive is not allowed; this is YAML 1.2" },
    ]);
  }
  const parsed = guard(code, file, () =>
    parse(text, {
      version: "1.2",
      uniqueKeys: true,
      strict: true,
      stringKeys: true,
      lineCounter: counter,
      prettyErrors: false,
    }),
  );
  const syntax = [...parsed.errors, ...parsed.warnings].map((error): Problem => ({
    file,
    line: lineAt(error.pos[0]),
    message: error.message,
  }));
  if (syntax.length > 0) throw syntaxError(code, file, syntax);
  const value: unknown = guard(code, file, () => parsed.toJS({ maxAliasCount: 0 }));
  const lineOf = (pointer: string): number => lineAt(offsetOf(parsed.contents, pointer));
  const problems = checkKeys(value).map(({ pointer, message }): Problem => ({
    file,
    pointer,
    line: lineOf(pointer),
    message,
  }));
  if (problems.length > 0) throw syntaxError(code, file, problems);
  return { file, value, digest: source.digest, lineOf };
}

/** A stack overflow on absurd nesting, or an alias, must not look like a crash of ours. */
function guard<T>(code: ErrorCode, file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const known = error instanceof Error ? error.message : String(error);
    const message = error instanceof RangeError ? "nested too deeply" : known;
    throw syntaxError(code, file, [{ file, line: 1, message }]);
  }
}

/** Where the value at the pointer begins (a member at its key), or the nearest parent that exists. */
function offsetOf(root: Node | null, pointer: string): number {
  let node: unknown = root;
  let offset = 0;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (pair === undefined) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as { readonly range?: readonly number[] | null } | null | undefined)?.range?.[0];
}

// What no file may hold, whatever its syntax: keys that reach prototypes, and nesting that would overflow.

export interface KeyProblem {
  readonly pointer: string;
  readonly message: string;
}

export function checkKeys(value: unknown, pointer = "", depth = 0): readonly KeyProblem[] {
  if (typeof value !== "object" || value === null) return [];
  if (depth > MAX_DEPTH) return [{ pointer, message: `nested deeper than ${MAX_DEPTH} levels` }];
  const problems: KeyProblem[] = [];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (typeof item === "object") problems.push(...checkKeys(item, `${pointer}/${index}`, depth + 1));
    }
    return problems;
  }
  for (const key of Object.keys(value)) {
    const child = `${pointer}/${escapePointer(key)}`;
    if (FORBIDDEN_KEYS.has(key))
      problems.push({ pointer: child, message: `the key "${key}" is not allowed` });
    else problems.push(...checkKeys((value as Record<string, unknown>)[key], child, depth + 1));
  }
  return problems;
}
