/** YAML 1.2, strictly: no aliases, no merge keys, no tags, no directives, no keys that occur twice. */
import { LineCounter, parseDocument as parse, isMap, isScalar, isSeq } from "yaml";
import type { ErrorCode } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import type { Document } from "./document.ts";
import { syntaxError } from "./document.ts";
import { escapePointer } from "./json-scan.ts";
import type { FileText } from "./read.ts";

const MAX_DEPTH = 64;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

export function parseYaml(source: FileText, code: ErrorCode): Document {
  const { file, text } = source;
  const counter = new LineCounter();
  const lineAt = (offset: number): number => Math.max(counter.linePos(offset).line, 1);
  if (/^%YAML/m.test(text)) {
    // A 1.1 document brings merge keys back, and `yes` as true.
    throw syntaxError(code, file, [{ file, line: 1, message: "a %YAML directive is not allowed; this is YAML 1.2" }]);
  }
  const parsed = guard(code, file, () =>
    parse(text, { version: "1.2", uniqueKeys: true, strict: true, lineCounter: counter, prettyErrors: false }),
  );
  const syntax = [...parsed.errors, ...parsed.warnings].map(
    (error): Problem => ({ file, line: lineAt(error.pos[0]), message: error.message }),
  );
  if (syntax.length > 0) throw syntaxError(code, file, syntax);
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  walk(parsed.contents, "", 0, { file, lineAt, lines, problems });
  if (problems.length > 0) throw syntaxError(code, file, problems);
  const value: unknown = guard(code, file, () => parsed.toJS({ maxAliasCount: 0 }));
  return { file, value, digest: source.digest, lineOf: (pointer) => nearestLine(lines, pointer) };
}

/** A stack overflow on absurd nesting, or an alias, must not look like a crash of ours. */
function guard<T>(code: ErrorCode, file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const message = error instanceof RangeError ? "nested too deeply" : error instanceof Error ? error.message : String(error);
    throw syntaxError(code, file, [{ file, line: 1, message }]);
  }
}

interface Walk {
  readonly file: string;
  readonly lineAt: (offset: number) => number;
  readonly lines: Map<string, number>;
  readonly problems: Problem[];
}

function walk(node: unknown, pointer: string, depth: number, state: Walk): void {
  const range = (node as { range?: readonly number[] | null } | null)?.range;
  const line = range?.[0] === undefined ? undefined : state.lineAt(range[0]);
  if (line !== undefined && !state.lines.has(pointer)) state.lines.set(pointer, line);
  const problem = (message: string): void => {
    state.problems.push({ file: state.file, pointer, ...(line === undefined ? {} : { line }), message });
  };
  if (depth > MAX_DEPTH) return problem(`nested deeper than ${MAX_DEPTH} levels`);
  if (isSeq(node)) {
    node.items.forEach((item, index) => walk(item, `${pointer}/${index}`, depth + 1, state));
  } else if (isMap(node)) {
    for (const pair of node.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : "?";
      const child = `${pointer}/${escapePointer(key)}`;
      const at = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
      if (at !== undefined) state.lines.set(child, state.lineAt(at));
      if (FORBIDDEN_KEYS.has(key)) problem(`the key "${key}" is not allowed`);
      if (!isScalar(pair.key) || (typeof pair.key.value !== "string" && typeof pair.key.value !== "number")) {
        problem(`keys must be plain text, got ${String(pair.key)}`);
      }
      walk(pair.value, child, depth + 1, state);
    }
  }
}

function nearestLine(lines: ReadonlyMap<string, number>, pointer: string): number {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
    if (at === "") return 1;
  }
}
