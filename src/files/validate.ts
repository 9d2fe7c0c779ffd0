/** Schema errors as sentences: file, pointer, line, value, and what was expected. All of them, always in one order. */
import { escapePointer } from "./keys.ts";
import { type ErrorCode, GateError, sortProblems } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { show } from "../system/json.ts";
import { nearestWord } from "../system/nearest-word.ts";
import type { Schema, SchemaError, Validator } from "./validators.generated.cjs";
import type { Document } from "./read.ts";
import { type Salvaged, salvage } from "./salvage.ts";
import * as validators from "./validators.generated.cjs";

/** A reader fixes the first few; the others often go with them. */
const MOST_PROBLEMS = 100;
/** In the order of the file; of more, a sentence for each would take minutes. */
const MOST_WORDED = 1000;

export type What = "config" | "suite" | "baseline" | "verdicts";

/** What every such file must have at its root, to check the rest of one that lacks it. */
const NEEDED: Readonly<Record<"config" | "suite", Readonly<Record<string, unknown>>>> = {
  config: { version: 1, suite: "-", baseline: "-", retriever: { kind: "run", path: "-" } },
  suite: { version: 1, name: "-", revision: "-" },
};

/** A document beside all that its schema finds wrong in it. */
export interface Checked {
  /** Null where nothing else can be checked. */
  readonly sound: Salvaged | null;
  readonly problems: readonly Problem[];
}

/** As checkSchema, for files in which more is checked than a schema can say: throws nothing. */
export function checkAll(document: Document, what: "config" | "suite"): Checked {
  const validator = validators[what];
  const none = (): boolean => false;
  if (validator(document.value)) {
    const all = { value: document.value, origin: (pointer: string) => pointer, lacks: none, leftOut: none };
    return { sound: all, problems: [] };
  }
  const problems = problemsOf(document, validator, () => validators.schemas()[what]);
  const wrongIn = (value: unknown): readonly string[] =>
    validator(value) ? [] : withoutBranches(validator.errors ?? []).map(pointerOf);
  return { sound: salvage(document.value, NEEDED[what], wrongIn), problems };
}

/** Throws `invalid_` and what it is (`invalid_config`) with every problem, or returns the value as checked. */
export function checkSchema(document: Document, what: What): unknown {
  return checkCompiled(document, what, validators[what], () => validators.schemas()[what]);
}

/** As checkSchema, by a schema that not every command loads. */
export function checkCompiled(
  document: Document,
  what: What | "part",
  validator: Validator,
  schema: () => Schema,
): unknown {
  if (validator(document.value)) return document.value;
  const problems = problemsOf(document, validator, schema);
  const more = withoutBranches(validator.errors ?? []).length - problems.length;
  throw invalid(`invalid_${what}`, what, document.file, problems, more);
}

function problemsOf(document: Document, validator: Validator, schema: () => Schema): readonly Problem[] {
  return withoutBranches(validator.errors ?? [])
    .slice(0, MOST_WORDED)
    .map((error): Problem => {
      const pointer = pointerOf(error);
      const message = sentence(error, placeOf(schema(), document.value, error.instancePath));
      return { file: document.file, pointer, line: document.lineOf(pointer), message };
    });
}

export function invalid(
  code: ErrorCode,
  what: string,
  file: string,
  problems: readonly Problem[],
  more = 0,
): GateError {
  const unique = new Map(
    problems.map((problem) => [`${problem.file} ${problem.pointer} ${problem.message}`, problem]),
  );
  const sorted = sortProblems([...unique.values()]);
  const all = sorted.length + more;
  const count = all === 1 ? "1 problem" : `${all} problems`;
  return new GateError(code, `${what} ${file} has ${count}`, { problems: sorted.slice(0, MOST_PROBLEMS) });
}

/** Of a failed oneOf or if/then only the failure itself is worth reading, not every branch that did not fit. */
function withoutBranches(errors: readonly SchemaError[]): readonly SchemaError[] {
  return errors.filter((error) => !/\/oneOf\/\d+\//.test(error.schemaPath) && error.keyword !== "if");
}

function pointerOf(error: SchemaError): string {
  const key = error.params["additionalProperty"];
  return typeof key === "string" ? `${error.instancePath}/${escapePointer(key)}` : error.instancePath;
}

interface SourcePlace {
  readonly schema: Schema;
  readonly value: unknown;
}

/** The part of the schema that speaks of the value at a pointer; Ajv's own schema paths stop at references. */
function placeOf(root: Schema, document: unknown, pointer: string): SourcePlace {
  let place: SourcePlace = { schema: resolve(root, root, document), value: document };
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const value = isContainer(place.value) ? (place.value as Schema)[key] : undefined;
    const { properties, items, additionalProperties } = place.schema;
    const next =
      (properties as Schema | undefined)?.[key] ??
      (Array.isArray(place.value) ? items : additionalProperties);
    place = { schema: isContainer(next) ? resolve(root, next as Schema, value) : {}, value };
  }
  return place;
}

/** Follows a reference, and the branch that the value's `kind` chooses. */
function resolve(root: Schema, schema: Schema, value: unknown): Schema {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = reference.split("/").at(-1)!;
    return resolve(root, (root["$defs"] as Readonly<Record<string, Schema>>)[name]!, value);
  }
  const kind =
    isContainer(value) && schema["discriminator"] !== undefined ? (value as Schema)["kind"] : undefined;
  const branch = kindsOf(schema).find((name) => name === kind);
  return branch === undefined ? schema : resolve(root, { $ref: branch }, value);
}

function kindsOf(schema: Schema): readonly string[] {
  const branches = (schema["oneOf"] ?? []) as readonly { readonly $ref?: string }[];
  return branches.flatMap((branch) => branch.$ref?.split("/").at(-1) ?? []);
}

function sentence(error: SchemaError, { schema, value }: SourcePlace): string {
  const then = error.schemaPath.includes("/then/") ? (schema["then"] as Schema) : schema;
  const expected = then["x-expected"];
  switch (error.keyword) {
    case "additionalProperties":
      return unknownKey(String(error.params["additionalProperty"]), Object.keys(schema["properties"] ?? {}));
    case "required":
      return `\`${String(error.params["missingProperty"])}\` is missing`;
    case "discriminator":
      return `\`kind\` must be one of ${kindsOf(schema).join(", ")}; got ${show(error.params["tagValue"])}`;
  }
  if (typeof expected === "string") {
    return error.keyword === "oneOf" && isContainer(value)
      ? `expected ${expected}`
      : `expected ${expected}; got ${show(value)}`;
  }
  switch (error.keyword) {
    case "const":
      return `expected ${show(error.params["allowedValue"])}; got ${show(value)}`;
    case "enum":
      return `expected one of ${(error.params["allowedValues"] as readonly unknown[]).map(show).join(", ")}; got ${show(value)}`;
    case "type":
      return `expected ${[error.params["type"]].flat().join(" or ")}; got ${show(value)}`;
    case "minimum":
    case "exclusiveMinimum":
    case "maximum":
    case "exclusiveMaximum":
      return `expected a number ${String(error.params["comparison"])} ${String(error.params["limit"])}; got ${show(value)}`;
    case "pattern":
      return `expected text matching ${String(error.params["pattern"])}; got ${show(value)}`;
    default:
      return `${error.message ?? error.keyword}; got ${show(value)}`;
  }
}

function unknownKey(key: string, keys: readonly string[]): string {
  if (/^dry[-_]?run$/i.test(key)) return "there is no dry run; remove the key";
  const known = keys.filter((name) => name !== "$schema");
  const near = nearestWord(key, known);
  return `unknown key "${key}"; ${near === null ? `expected one of ${known.join(", ")}` : `did you mean \`${near}\`?`}`;
}

/** An object or a list. */
function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
