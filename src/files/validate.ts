/** Schema errors as sentences: file, pointer, line, value, and what was expected. All of them, always in one order. */
import { escapePointer } from "./json-scan.ts";
import { type ErrorCode, GateError, sortProblems } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { isObject, showValue } from "../system/json.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { isTooLong } from "../system/written-numbers.ts";
import type { Schema, SchemaError, Validator } from "./validators.generated.cjs";
import { exampleForPlace, inCase, suggestNear, quotedExample } from "./example.ts";
import type { Document } from "./read.ts";
import * as validators from "./validators.generated.cjs";

/** A reader fixes the first few; the others often go with them. */
const MOST_PROBLEMS = 100;
/** In the order of the file; of more, a sentence for each would take minutes. */
const MOST_WORDED = 1000;

type What = "config" | "suite" | "baseline" | "verdicts";

/** What every such file must have at its root, to check the rest of one that lacks it. */
const NEEDED: Readonly<Record<"config" | "suite", Readonly<Record<string, unknown>>>> = {
  config: { version: 1, suite: "-", baseline: "-", retriever: { kind: "run", path: "-" } },
  suite: { version: 1, name: "-", revision: "-" },
};

const SMALLEST = {
  suite:
    '{ version: 1, name: docs, revision: "1", cases: [{ id: install, query: how to install it, intent: howto, expected: [docs/install.md] }] }',
  config:
    "{ version: 1, suite: retrieval/suite.yaml, baseline: baselines/docs.json, retriever: { kind: command, command: [python3, retrieval/serve.py] } }",
};

let parsedSchemas: ReturnType<typeof validators.schemas> | null = null;

/** Returns a schema. All are parsed once, when the first is wanted: a valid document needs none. */
function readSchema(what: What): Schema {
  parsedSchemas ??= validators.schemas();
  return parsedSchemas[what];
}

export interface CheckedDocument {
  /** Null if nothing else can be checked. */
  readonly sound: SoundPart | null;
  readonly problems: readonly Problem[];
}

/** As checkSchema, for files in which more is checked than a schema can say: throws nothing. */
export function checkAll(document: Document, what: "config" | "suite"): CheckedDocument {
  if (document.value === null || document.value === undefined) {
    const message = `the file is empty; expected at least \`${SMALLEST[what]}\``;
    return { sound: null, problems: [{ file: document.file, line: 1, message }] };
  }
  if (what === "suite" && Array.isArray(document.value)) {
    const message =
      'expected a map of keys; got a list. If these are the cases, put them below `cases:`, after `version: 1`, `name: docs` and `revision: "1"`';
    return { sound: null, problems: [{ file: document.file, line: 1, message }] };
  }
  const validator = validators[what];
  const isNeverMissing = (): boolean => false;
  if (validator(document.value)) {
    const all = {
      value: document.value,
      origin: (pointer: string) => pointer,
      lacks: isNeverMissing,
      leftOut: isNeverMissing,
    };
    return { sound: all, problems: numberProblems(document, what, []) };
  }
  const schemaProblems = findProblems(document, what, validator, () => readSchema(what));
  const problems = [...schemaProblems, ...numberProblems(document, what, schemaProblems)];
  const findWrong = (value: unknown): readonly string[] =>
    validator(value) ? [] : selectReadableErrors(validator.errors ?? []).map(errorPointer);
  return { sound: keepSoundPart(document.value, NEEDED[what], findWrong), problems };
}

/** The forms of a number that every reader takes for the same one. */
const PLAIN_NUMBER = /^[-+]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * Returns what is wrong with numbers whose value is not their text. Where the schema asks for a number, `0.10` is one;
 * elsewhere the text may be what matters, as in a version or an id that is handed on.
 */
function numberProblems(
  document: Document,
  what: "config" | "suite",
  others: readonly Problem[],
): readonly Problem[] {
  const known = new Set(others.map(({ pointer }) => pointer));
  const problems: Problem[] = [];
  for (const [pointer, text] of document.texts ?? []) {
    const { schema, value } = findSchemaPlace(readSchema(what), document.value, pointer);
    const isNumber = typeof value === "number";
    const isTyped = takesNumber(schema);
    const isAsked = isTyped && PLAIN_NUMBER.test(text) && !isTooLong(text);
    if (known.has(pointer) || !isNumber || isAsked) {
      continue;
    }
    const key = pointer.slice(pointer.lastIndexOf("/") + 1);
    const label = /^\d+$/.test(key) ? "" : `${key}: `;
    const read = isTooLong(text) || isTyped ? "" : `, or \`${label}${value}\``;
    const quoted = isTyped ? `${label}${value}` : `${label}"${text}"`;
    const message = `the number ${text} would be read as ${value}; write \`${quoted}\`${read}`;
    problems.push({
      file: document.file,
      pointer,
      line: document.lineOf(pointer),
      message: `${message}${inCase(pointer, document)}`,
    });
  }
  return problems;
}

/** Returns whether a number may stand at a place of this schema. */
function takesNumber(schema: Schema): boolean {
  const own = [schema["type"]].flat().some((type) => type === "number" || type === "integer");
  return own || typeof schema["const"] === "number" || schemaChoices(schema).some(takesNumber);
}

/** Returns whether this text may stand at a place of this schema. */
function takesText(root: Schema, schema: Schema, text: string): boolean {
  const { type, enum: words, const: word, pattern } = resolveSchema(root, schema, text);
  const isText = [type].flat().includes("string") && words === undefined && word === undefined;
  const fits = typeof pattern !== "string" || new RegExp(pattern, "u").test(text);
  return (isText && fits) || schemaChoices(schema).some((choice) => takesText(root, choice, text));
}

function schemaChoices(schema: Schema): readonly Schema[] {
  return ["oneOf", "anyOf"].flatMap((key) => (schema[key] ?? []) as readonly Schema[]);
}

/** Throws `invalid_` and what it is (`invalid_config`) with every problem, or returns the value as checked. */
export function checkSchema(document: Document, what: What): unknown {
  return checkCompiled(document, what, validators[what], () => readSchema(what));
}

/** As checkSchema, by a schema that not every command loads. */
export function checkCompiled(
  document: Document,
  what: What | "part",
  validator: Validator,
  schema: () => Schema,
): unknown {
  if (validator(document.value)) {
    return document.value;
  }
  const problems = findProblems(document, what, validator, schema);
  const more = selectReadableErrors(validator.errors ?? []).length - problems.length;
  throw invalidFile(`invalid_${what}`, what, document.file, problems, more);
}

/** An example of the right form; an unknown key has none. */
function exampleForm(
  { keyword, instancePath, params }: SchemaError,
  place: SourcePlace,
  root: Schema,
): string {
  if (keyword === "additionalProperties" || (keyword === "oneOf" && instancePath === "")) {
    return "";
  }
  const missing = keyword === "required" ? String(params["missingProperty"]) : null;
  const { value, schema } = place;
  const isPlain = typeof value === "number" || typeof value === "boolean";
  const text = place.text ?? (isPlain ? String(value) : null);
  if (missing === null && instancePath.endsWith("/expected") && isObject(value)) {
    return "; for example `expected: [{ path: docs/install.md, grade: 2 }]`";
  }
  const isText = missing === null && !takesNumber(schema);
  return isText && text !== null && takesText(root, schema, text)
    ? quotedExample(instancePath, text)
    : exampleForPlace(instancePath, missing);
}

function findProblems(
  document: Document,
  what: What | "part",
  validator: Validator,
  schema: () => Schema,
): readonly Problem[] {
  return selectReadableErrors(validator.errors ?? [])
    .slice(0, MOST_WORDED)
    .map((error): Problem => {
      const pointer = errorPointer(error);
      const found = findSchemaPlace(schema(), document.value, error.instancePath);
      const text = document.texts?.get(error.instancePath) ?? null;
      const place: SourcePlace = { ...found, text };
      const where = inCase(error.instancePath, document);
      const form = what === "config" || what === "suite" ? exampleForm(error, place, schema()) : "";
      const message = `${problemSentence(error, place)}${where}${form}`;
      return { file: document.file, pointer, line: document.lineOf(pointer), message };
    });
}

export function invalidFile(
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
  return new GateError(code, `${what} ${file} has ${count}`, {
    problems: sorted.slice(0, MOST_PROBLEMS),
    ...(code === "invalid_baseline"
      ? {
          hint: "Restore it from the last good commit, or record it again: `retrieval-gate record`.",
        }
      : {}),
  });
}

const BOUNDS: ReadonlySet<string> = new Set([
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
]);

/**
 * Returns the errors that are worth reading: of a failed oneOf or if/then the failure itself, not every branch that did
 * not fit, and of a value of another type not its bounds.
 */
function selectReadableErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const outside = errors.filter(({ schemaPath }) => !/\/oneOf\/\d+\//.test(schemaPath));
  const wrongTypes = new Set(
    outside.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => instancePath),
  );
  return outside.filter(
    ({ keyword, params, instancePath }) =>
      keyword !== "if" &&
      // That it is missing is said already.
      !(keyword === "discriminator" && params["tagValue"] === undefined) &&
      !(BOUNDS.has(keyword) && wrongTypes.has(instancePath)),
  );
}

function errorPointer(error: SchemaError): string {
  const key = error.params["additionalProperty"];
  return typeof key === "string"
    ? `${error.instancePath}/${escapePointer(key)}`
    : error.instancePath;
}

interface SourcePlace {
  readonly schema: Schema;
  readonly value: unknown;
  /** As the file has it, where that is not how the value is written. */
  readonly text?: string | null;
}

/** The part of the schema that speaks of the value at a pointer; Ajv's own schema paths stop at references. */
function findSchemaPlace(root: Schema, document: unknown, pointer: string): SourcePlace {
  let place: SourcePlace = { schema: resolveSchema(root, root, document), value: document };
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const value = (place.value as Schema)[key];
    const { properties, items, additionalProperties } = place.schema;
    const next =
      (properties as Schema | undefined)?.[key] ??
      (Array.isArray(place.value) ? items : additionalProperties);
    place = { schema: isContainer(next) ? resolveSchema(root, next as Schema, value) : {}, value };
  }
  return place;
}

/** Follows a reference, and the branch that the value's `kind` chooses. */
function resolveSchema(root: Schema, schema: Schema, value: unknown): Schema {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    const definition = (root["$defs"] as Readonly<Record<string, Schema>>)[name];
    if (definition === undefined) {
      throw new Error(`the schema has no ${reference}`);
    }
    return resolveSchema(root, definition, value);
  }
  const kind =
    isContainer(value) && schema["discriminator"] !== undefined
      ? (value as Schema)["kind"]
      : undefined;
  const branch = branchKinds(schema).find((name) => name === kind);
  return branch === undefined ? schema : resolveSchema(root, { $ref: branch }, value);
}

function branchKinds(schema: Schema): readonly string[] {
  const branches = (schema["oneOf"] ?? []) as readonly { readonly $ref?: string }[];
  return branches.flatMap((branch) => branch.$ref?.split("/").at(-1) ?? []);
}

function problemSentence(error: SchemaError, { schema, value, text }: SourcePlace): string {
  const got = text ?? showValue(value);
  const then = error.schemaPath.includes("/then/") ? (schema["then"] as Schema) : schema;
  const expected = then["x-expected"];
  switch (error.keyword) {
    case "additionalProperties":
      return unknownKey(
        String(error.params["additionalProperty"]),
        Object.keys(schema["properties"] ?? {}),
      );
    case "required":
      return `\`${String(error.params["missingProperty"])}\` is missing`;
    case "discriminator":
      return `\`kind\` must be one of ${branchKinds(schema).join(", ")}; got ${showValue(error.params["tagValue"])}${suggestNear(error.params["tagValue"], branchKinds(schema))}`;
  }
  if (typeof expected === "string") {
    return error.keyword === "oneOf" && isObject(value)
      ? `expected ${expected}${expected.startsWith("either") && error.params["passingSchemas"] !== null ? "; there are both: remove one" : ""}`
      : `expected ${expected}; got ${got}`;
  }
  return `${describeWanted(error)}; got ${got}${error.keyword === "enum" ? suggestNear(value, error.params["allowedValues"] as readonly unknown[]) : ""}`;
}

function describeWanted(error: SchemaError): string {
  const { keyword, params } = error;
  switch (keyword) {
    case "const":
      return `expected ${showValue(params["allowedValue"])}`;
    case "enum":
      return `expected one of ${(params["allowedValues"] as readonly unknown[]).map(showValue).join(", ")}`;
    case "type":
      return `expected ${typeNames(error).join(" or ")}`;
    case "minItems":
      return `expected a list with at least ${countedText(error, "entry", "entries")}`;
    case "uniqueItems":
      return "expected each entry once";
    case "minLength":
      return "expected text that is not empty";
    case "maxLength":
      return `expected text of at most ${countedText(error, "character", "characters")}`;
    case "minProperties":
      return `expected at least ${countedText(error, "key", "keys")}`;
    case "minimum":
    case "exclusiveMinimum":
    case "maximum":
    case "exclusiveMaximum":
      return `expected a number ${String(params["comparison"])} ${String(params["limit"])}`;
    case "pattern":
      return `expected text matching ${String(params["pattern"])}`;
    default:
      return `not as the schema has it (${keyword})`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  integer: "a whole number",
  number: "a number",
  array: "a list",
  object: "a map of keys",
  string: "text",
  boolean: "`true` or `false`",
  null: "null",
};

function typeNames({ params }: SchemaError): readonly string[] {
  return [params["type"]].flat().map((type) => TYPES[String(type)] ?? String(type));
}

function countedText({ params }: SchemaError, one: string, many: string): string {
  return `${String(params["limit"])} ${params["limit"] === 1 ? one : many}`;
}

/** As other tools call it. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["min", ["floor"]],
  ["minimum", ["floor"]],
  ["threshold", ["floor"]],
  ["max", ["ceiling"]],
  ["maximum", ["ceiling"]],
  ["margin", ["tolerance"]],
  ["delta", ["tolerance"]],
  ["text", ["query"]],
  ["question", ["query"]],
  ["relevant", ["expected"]],
  ["targets", ["expected"]],
  ["category", ["intent"]],
  ["type", ["kind", "intent"]],
  ["questions", ["cases"]],
  ["queries", ["cases"]],
]);

function unknownKey(key: string, keys: readonly string[]): string {
  if (/^dry[-_]?run$/i.test(key)) {
    return "there is no dry run; remove the key";
  }
  const known = keys.filter((name) => name !== "$schema");
  const found =
    SYNONYMS.get(key)?.find((name) => known.includes(name)) ??
    nearestWord(key, known) ??
    known.find((name) => name.startsWith(`${key}_`)) ??
    null;
  return `unknown key "${key}"; ${found === null ? `expected one of ${known.join(", ")}` : `did you mean \`${found}\`?`}`;
}

function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

interface SoundPart {
  readonly value: unknown;
  /** The place in the file, of a place in `value`: items of lists move up where others are left out. */
  readonly origin: (pointer: string) => string;
  /** Whether this place of the file, or a part of it, is not in `value`. */
  readonly lacks: (pointer: string) => boolean;
  /** Whether this very place is not. */
  readonly leftOut: (pointer: string) => boolean;
}

/** Leaving one place out can make another one wrong; deeper chains than this are not worth following. */
const MOST_ROUNDS = 10;

/**
 * `wrongIn` gives the places of a value to leave out; none where it passes. `needed` are stand-ins for what the root of
 * every such file must have. Null if nothing can be saved.
 */
function keepSoundPart(
  value: unknown,
  needed: Readonly<Record<string, unknown>>,
  wrongIn: (value: unknown) => readonly string[],
): SoundPart | null {
  const left = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const kept = new Map<string, readonly number[]>();
    const copy = copyWithout(value, "", "", left, kept);
    if (!isObject(copy)) {
      return null;
    }
    const whole = { ...needed, ...copy };
    const origin = originFinder(kept);
    const wrong = wrongIn(whole).map(origin);
    if (wrong.length === 0) {
      const isMissing = (pointer: string): boolean =>
        [...left].some((each) => each === pointer || each.startsWith(`${pointer}/`));
      return { value: whole, origin, lacks: isMissing, leftOut: (pointer) => left.has(pointer) };
    }
    if (wrong.every((pointer) => pointer === "" || left.has(pointer))) {
      return null;
    }
    for (const pointer of wrong) {
      if (pointer !== "") {
        left.add(pointer);
      }
    }
  }
  return null;
}

/** `from` is the place in the file, `to` that in the copy. Of each list `kept` says which items it still has. */
function copyWithout(
  value: unknown,
  from: string,
  to: string,
  left: ReadonlySet<string>,
  kept: Map<string, readonly number[]>,
): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    const places = [...value.keys()].filter((index) => !left.has(`${from}/${index}`));
    kept.set(to, places);
    return places.map((place, index) =>
      copyWithout(value[place], `${from}/${place}`, `${to}/${index}`, left, kept),
    );
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): readonly (readonly [string, unknown])[] => {
      const own = `${from}/${escapePointer(key)}`;
      const other = `${to}/${escapePointer(key)}`;
      return left.has(own) ? [] : [[key, copyWithout(each, own, other, left, kept)]];
    }),
  );
}

function originFinder(kept: ReadonlyMap<string, readonly number[]>): (pointer: string) => string {
  return (pointer) => {
    let from = "";
    let to = "";
    for (const part of pointer.split("/").slice(1)) {
      const places = kept.get(to);
      from += `/${places?.[Number(part)] ?? part}`;
      to += `/${part}`;
    }
    return from;
  };
}
