/** Schema errors as sentences: file, pointer, line, value, and what was expected. All of them, always in one order. */
import { escapePointer } from "./json-scan.ts";
import { type ErrorCode, GateError, sortProblems } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { isObject, showValue } from "../system/json.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { isTooLong } from "../system/written-numbers.ts";
import type { Schema, SchemaError, Validator } from "./validators.generated.cjs";
import { exampleForPlace, inCase, quotedExample, suggestChoice, suggestNear } from "./example.ts";
import { parseMetric } from "../metrics/registry.ts";
import type { Document } from "./read.ts";
import * as validators from "./validators.generated.cjs";

/** How many problems an error lists: a reader fixes the first few, and the others often go with them. */
const MOST_PROBLEMS = 100;
/** How many schema errors get a sentence, in the order of the file: with more it would take minutes. */
const MOST_WORDED = 1000;

type What = "config" | "suite" | "baseline" | "verdicts";

/**
 * Stand-ins for the keys that every such file must have at its root: with them the rest of a file that lacks one is
 * checked.
 */
const NEEDED: Readonly<Record<"config" | "suite", Readonly<Record<string, unknown>>>> = {
  config: { version: 1, suite: "-", baseline: "-", retriever: { kind: "run", path: "-" } },
  suite: { version: 1, name: "-", revision: "-" },
};

/** The smallest valid file of each kind, for messages. */
const SMALLEST = {
  suite:
    '{ version: 1, name: docs, revision: "1", cases: [{ id: install, query: how to install it, intent: howto, expected: [docs/install.md] }] }',
  config:
    "{ version: 1, suite: retrieval/suite.yaml, baseline: baselines/docs.json, retriever: { kind: command, command: [python3, retrieval/serve.py] } }",
};

let parsedSchemas: ReturnType<typeof validators.schemas> | null = null;

/** Returns a schema. All are parsed at the first call: for a valid document none is needed. */
function readSchema(what: What): Schema {
  parsedSchemas ??= validators.schemas();
  return parsedSchemas[what];
}

export interface CheckedDocument {
  /** The part that the schema accepts; null if there is none, so that nothing else can be checked. */
  readonly validPart: ValidPart | null;
  readonly problems: readonly Problem[];
}

/**
 * Returns the problems that the schema finds in a file, and the part of it that is right, in which its reader can look
 * for more. Throws nothing.
 */
export function checkAll(document: Document, what: "config" | "suite"): CheckedDocument {
  if (document.value === null || document.value === undefined) {
    const message = `the file is empty; expected at least \`${SMALLEST[what]}\``;
    return { validPart: null, problems: [{ file: document.file, line: 1, message }] };
  }
  if (what === "suite" && Array.isArray(document.value)) {
    const message =
      'expected a map of keys; got a list. If these are the cases, put them below `cases:`, after `version: 1`, `name: docs` and `revision: "1"`';
    return { validPart: null, problems: [{ file: document.file, line: 1, message }] };
  }
  const validator = validators[what];
  const isNeverMissing = (): boolean => false;
  if (validator(document.value)) {
    const wholeDocument = {
      value: document.value,
      toFilePointer: (pointer: string) => pointer,
      isIncomplete: isNeverMissing,
      isLeftOut: isNeverMissing,
    };
    return { validPart: wholeDocument, problems: findNumberProblems(document, what, []) };
  }
  const schemaProblems = findProblems(document, what, validator, () => readSchema(what));
  const problems = [...schemaProblems, ...findNumberProblems(document, what, schemaProblems)];
  const findWrongPlaces = (value: unknown): readonly string[] =>
    validator(value) ? [] : selectReadableErrors(validator.errors ?? []).map(errorPointer);
  return { validPart: keepValidPart(document.value, NEEDED[what], findWrongPlaces), problems };
}

/** The forms of a number that every reader takes for the same one. */
const PLAIN_NUMBER = /^[-+]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * Returns the problems of numbers that are not written as their value is, but for places with a schema problem. Where
 * the schema asks for a number, `0.10` is right; elsewhere the text may be what matters, as in a version or an id that
 * is handed on.
 */
function findNumberProblems(
  document: Document,
  what: "config" | "suite",
  schemaProblems: readonly Problem[],
): readonly Problem[] {
  const reportedPointers = new Set(schemaProblems.map(({ pointer }) => pointer));
  const problems: Problem[] = [];
  for (const [pointer, text] of document.texts ?? []) {
    const { schema, value } = findSchemaPlace(readSchema(what), document.value, pointer);
    const isNumber = typeof value === "number";
    const wantsNumber = takesNumber(schema);
    const isRightNumber = wantsNumber && PLAIN_NUMBER.test(text) && !isTooLong(text);
    if (reportedPointers.has(pointer) || !isNumber || isRightNumber) {
      continue;
    }
    const key = pointer.slice(pointer.lastIndexOf("/") + 1);
    const label = /^\d+$/.test(key) ? "" : `${key}: `;
    const rightForm = wantsNumber ? `${label}${value}` : `${label}"${text}"`;
    const otherForm = isTooLong(text) || wantsNumber ? "" : `, or \`${label}${value}\``;
    const message = `the number ${text} would be read as ${value}; write \`${rightForm}\`${otherForm}`;
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
  const isNumberType = [schema["type"]]
    .flat()
    .some((type) => type === "number" || type === "integer");
  return (
    isNumberType || typeof schema["const"] === "number" || schemaChoices(schema).some(takesNumber)
  );
}

/** Returns whether this text may stand at a place of this schema, as free text: one of fixed words does not count. */
function takesText(root: Schema, schema: Schema, text: string): boolean {
  const { type, enum: words, const: word, pattern } = resolveSchema(root, schema, text);
  const isText = [type].flat().includes("string") && words === undefined && word === undefined;
  const fits = typeof pattern !== "string" || new RegExp(pattern, "u").test(text);
  return (isText && fits) || schemaChoices(schema).some((choice) => takesText(root, choice, text));
}

/** Returns the branches of a schema's oneOf and anyOf. */
function schemaChoices(schema: Schema): readonly Schema[] {
  return ["oneOf", "anyOf"].flatMap((key) => (schema[key] ?? []) as readonly Schema[]);
}

/** Returns the value if the schema accepts it. Otherwise throws, for example `invalid_config`, with every problem. */
export function checkSchema(document: Document, what: What): unknown {
  return checkCompiled(document, what, validators[what], () => readSchema(what));
}

/** As checkSchema, with a validator and a schema that not every command loads. */
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

/**
 * Returns `; for example …` with the right form of a wrong place; empty for an unknown key, and if no form would help.
 */
function exampleForm(
  { keyword, instancePath, params }: SchemaError,
  place: SourcePlace,
  root: Schema,
): string {
  if (keyword === "additionalProperties" || (keyword === "oneOf" && instancePath === "")) {
    return "";
  }
  const missingKey = keyword === "required" ? String(params["missingProperty"]) : null;
  const { value, schema } = place;
  const isPlain = typeof value === "number" || typeof value === "boolean";
  const text = place.text ?? (isPlain ? String(value) : null);
  if (missingKey === null && instancePath.endsWith("/expected") && isObject(value)) {
    return "; for example `expected: [{ path: docs/install.md, grade: 2 }]`";
  }
  const isText = missingKey === null && !takesNumber(schema);
  return isText && text !== null && takesText(root, schema, text)
    ? quotedExample(instancePath, text)
    : exampleForPlace(instancePath, missingKey);
}

/** Returns the last validation's errors as problems with sentences and lines, at most MOST_WORDED. */
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
      const schemaPlace = findSchemaPlace(schema(), document.value, error.instancePath);
      const text = document.texts?.get(error.instancePath) ?? null;
      const place: SourcePlace = { ...schemaPlace, text };
      const caseText = inCase(error.instancePath, document);
      const isWritten = what === "config" || what === "suite";
      const example = isWritten ? exampleForm(error, place, schema()) : "";
      const owners = isWritten ? findOwners(schema(), document.value, error) : [];
      const sentence =
        error.keyword === "additionalProperties"
          ? describeUnknownKey(error, place.schema, owners)
          : describeProblem(error, place);
      const message = `${sentence}${caseText}${example}`;
      return { file: document.file, pointer, line: document.lineOf(pointer), message };
    });
}

/**
 * Returns the error of a file with its problems, each once, sorted, at most MOST_PROBLEMS. `more`: how many others there
 * are that have no sentence.
 */
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
  const total = sorted.length + more;
  const count = total === 1 ? "1 problem" : `${total} problems`;
  return new GateError(code, `${what} ${file} has ${count}`, {
    problems: sorted.slice(0, MOST_PROBLEMS),
    ...(code === "invalid_baseline"
      ? {
          hint: "Restore the file from the last good commit, or record a new baseline: `retrieval-gate record`.",
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
      // A missing `kind` has an error of its own.
      !(keyword === "discriminator" && params["tagValue"] === undefined) &&
      !(BOUNDS.has(keyword) && wrongTypes.has(instancePath)),
  );
}

/** Returns the place of the error; of an unknown key, that of the key. */
function errorPointer(error: SchemaError): string {
  const key = error.params["additionalProperty"];
  return typeof key === "string"
    ? `${error.instancePath}/${escapePointer(key)}`
    : error.instancePath;
}

/** A place of a file: what the schema says of it, and what stands there. */
interface SourcePlace {
  readonly schema: Schema;
  readonly value: unknown;
  /** The text of the file, if the value would be written otherwise; else null. */
  readonly text?: string | null;
}

/** Returns the value at a pointer, and the part of the schema for it. Ajv's own schema paths stop at references. */
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

/** Returns the schema itself, or the one that its reference, or the value's `kind`, leads to. */
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

/** Returns the names of the schemas among which `kind` chooses. */
function branchKinds(schema: Schema): readonly string[] {
  const branches = (schema["oneOf"] ?? []) as readonly { readonly $ref?: string }[];
  return branches.flatMap((branch) => branch.$ref?.split("/").at(-1) ?? []);
}

/** Returns what is wrong at a place: what was expected (in the schema's own words, if it has any), and what was got. */
function describeProblem(error: SchemaError, { schema, value, text }: SourcePlace): string {
  const got = text ?? showValue(value);
  const isOfThen = error.schemaPath.includes("/then/");
  const brokenSchema = isOfThen ? (schema["then"] as Schema) : schema;
  const expected = brokenSchema["x-expected"];
  switch (error.keyword) {
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
  const near =
    error.keyword === "enum"
      ? suggestChoice(
          error.instancePath,
          value,
          error.params["allowedValues"] as readonly unknown[],
        )
      : "";
  return `${describeWanted(error)}; got ${got}${near}`;
}

/** Returns what the schema's keyword asks for, in words. */
function describeWanted(error: SchemaError): string {
  const { keyword, params } = error;
  switch (keyword) {
    case "const":
      return `expected ${showValue(params["allowedValue"])}`;
    case "enum":
      return `expected one of ${(params["allowedValues"] as readonly unknown[]).map(showValue).join(", ")}`;
    case "type":
      return `expected ${listTypeNames(error).join(" or ")}`;
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

/** Returns the names of the types that the error asks for. */
function listTypeNames({ params }: SchemaError): readonly string[] {
  return [params["type"]].flat().map((type) => TYPES[String(type)] ?? String(type));
}

/** Returns the limit of the error with the word for one or for many: `1 key`, `2 keys`. */
function countedText({ params }: SchemaError, one: string, many: string): string {
  return `${String(params["limit"])} ${params["limit"] === 1 ? one : many}`;
}

/** Keys as other tools call them, with those that they may mean here. */
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

/** What a message adds about keys in a wrong place, by their pointers. */
const NOTES_ON_KEYS: Readonly<Record<string, string>> = {
  "/retriever/start/env":
    ". PORT is set to the free port if an address of the retriever has {{port}}",
};

/** Whether any text may stand in place of the object, and the schema describes both. */
function takesTextOrObject({ type, pattern, "x-expected": expected }: Schema): boolean {
  const takesText = Array.isArray(type) && type.includes("string") && pattern === undefined;
  return takesText && expected !== undefined;
}

/**
 * Returns the places to which the unknown key of an error belongs: what encloses its own place, but
 * for lists; for a key of the root, the sections that have it. Empty for another error, and if no
 * other place has the key.
 */
function findOwners(
  root: Schema,
  document: unknown,
  { instancePath, params }: SchemaError,
): readonly string[] {
  const key = params["additionalProperty"];
  if (typeof key !== "string") {
    return [];
  }
  if (instancePath === "") {
    const sections = Object.entries((root["properties"] ?? {}) as Record<string, Schema>);
    const owners = sections.filter(
      ([name, section]) => hasKey(root, section, key) || (name === "gate" && isMetric(key)),
    );
    return owners.map(([name]) => `under \`${name}\``);
  }
  const parts = instancePath.split("/").slice(1);
  for (let depth = parts.length - 1; depth >= 0 && !/^\d+$/.test(parts[depth] ?? ""); depth--) {
    const outerParts = parts.slice(0, depth);
    const outer = findSchemaPlace(root, document, outerParts.map((part) => `/${part}`).join(""));
    if (Object.hasOwn(outer.schema["properties"] ?? {}, key)) {
      return [depth === 0 ? "at the top level" : `under \`${outerParts.join(".")}\``];
    }
  }
  return [];
}

/** Whether an object of this schema, or of one of its branches, may have the key. */
function hasKey(root: Schema, schema: Schema, key: string): boolean {
  const resolved = resolveSchema(root, schema, null);
  return (
    Object.hasOwn(resolved["properties"] ?? {}, key) ||
    schemaChoices(resolved).some((choice) => hasKey(root, choice, key))
  );
}

/** Whether the text names a metric, such as recall@10. */
function isMetric(text: string): boolean {
  return typeof parseMetric(text) !== "string";
}

/**
 * Returns the message about an unknown key: where it belongs, else the nearest known key, else all
 * of them, or the forms of a place that takes text too. `owners` are the places to which it belongs.
 */
function describeUnknownKey(
  { instancePath, params }: SchemaError,
  schema: Schema,
  owners: readonly string[],
): string {
  const key = String(params["additionalProperty"]);
  if (/^dry[-_]?run$/i.test(key)) {
    return "there is no dry run; remove the key";
  }
  const knownKeys = Object.keys(schema["properties"] ?? {}).filter((name) => name !== "$schema");
  const synonym = SYNONYMS.get(key)?.find((name) => knownKeys.includes(name));
  if (synonym === undefined && owners.length > 0) {
    const note = NOTES_ON_KEYS[`${instancePath}/${key}`] ?? "";
    return `unknown key "${key}"; expected it ${owners.join(" or ")}${note}`;
  }
  const meantKey =
    synonym ??
    nearestWord(key, knownKeys) ??
    knownKeys.find((name) => name.startsWith(`${key}_`)) ??
    null;
  if (meantKey !== null) {
    return `unknown key "${key}"; did you mean \`${meantKey}\`?`;
  }
  const forms = takesTextOrObject(schema) ? String(schema["x-expected"]) : null;
  return `unknown key "${key}"; expected ${forms ?? `one of ${knownKeys.join(", ")}`}`;
}

/** Whether the value is an object or a list. */
function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** The part of a file that its schema accepts: a copy without the wrong places. */
interface ValidPart {
  readonly value: unknown;
  /** Returns the place in the file of a place in `value`. They differ in lists that lost items. */
  readonly toFilePointer: (pointer: string) => string;
  /** Whether this place of the file, or a part of it, is not in `value`. */
  readonly isIncomplete: (pointer: string) => boolean;
  /** Whether exactly this place was left out. */
  readonly isLeftOut: (pointer: string) => boolean;
}

/** How often wrong places are left out: without them another place may be wrong. */
const MOST_ROUNDS = 10;

/** The indexes in the file of the items that each list of a copy still has, by the pointer of the list in the copy. */
type KeptItems = ReadonlyMap<string, readonly number[]>;

/**
 * Returns the value without its wrong places, which `findWrongPlaces` gives as pointers (none if the value is right),
 * and with `needed` for keys of the root that it lacks. Leaves places out until the rest is right. Null if that can't be
 * reached.
 */
function keepValidPart(
  value: unknown,
  needed: Readonly<Record<string, unknown>>,
  findWrongPlaces: (value: unknown) => readonly string[],
): ValidPart | null {
  const omitted = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const keptItems = new Map<string, readonly number[]>();
    const copy = copyWithout(value, "", "", omitted, keptItems);
    if (!isObject(copy)) {
      return null;
    }
    const completedCopy = { ...needed, ...copy };
    const toFilePointer = makePointerFinder(keptItems);
    const wrongPlaces = findWrongPlaces(completedCopy).map(toFilePointer);
    if (wrongPlaces.length === 0) {
      return {
        value: completedCopy,
        toFilePointer,
        isIncomplete: (pointer) =>
          [...omitted].some((place) => place === pointer || place.startsWith(`${pointer}/`)),
        isLeftOut: (pointer) => omitted.has(pointer),
      };
    }
    if (wrongPlaces.every((pointer) => pointer === "" || omitted.has(pointer))) {
      return null;
    }
    for (const pointer of wrongPlaces) {
      if (pointer !== "") {
        omitted.add(pointer);
      }
    }
  }
  return null;
}

/**
 * Returns a copy of the value without the places of the file that are `omitted`. `from` is the value's place in the
 * file, `to` its place in the copy. Adds to `keptItems` which items each list still has.
 */
function copyWithout(
  value: unknown,
  from: string,
  to: string,
  omitted: ReadonlySet<string>,
  keptItems: Map<string, readonly number[]>,
): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    const oldIndexes = [...value.keys()].filter((index) => !omitted.has(`${from}/${index}`));
    keptItems.set(to, oldIndexes);
    return oldIndexes.map((oldIndex, newIndex) =>
      copyWithout(value[oldIndex], `${from}/${oldIndex}`, `${to}/${newIndex}`, omitted, keptItems),
    );
  }
  const members: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value)) {
    const memberFrom = `${from}/${escapePointer(key)}`;
    const memberTo = `${to}/${escapePointer(key)}`;
    if (!omitted.has(memberFrom)) {
      members.push([key, copyWithout(member, memberFrom, memberTo, omitted, keptItems)]);
    }
  }
  return Object.fromEntries(members);
}

/** Returns a function that gives the pointer in the file of a pointer in the copy. */
function makePointerFinder(keptItems: KeptItems): (pointer: string) => string {
  return (pointer) => {
    let from = "";
    let to = "";
    for (const part of pointer.split("/").slice(1)) {
      const oldIndexes = keptItems.get(to);
      from += `/${oldIndexes?.[Number(part)] ?? part}`;
      to += `/${part}`;
    }
    return from;
  };
}
