/**
 * Checks files against their schemas with compiled validators (Ajv's), and says what is wrong in
 * sentences: file, line, pointer, what was expected, what was got, and how it is written right. A
 * "place" is a position in the file, given as a JSON pointer.
 */
import { escapePointer, pointerKeys, type Document } from "./read.ts";
import { type ErrorCode, GateError, sortProblems } from "../errors.ts";
import { type Problem, formatProblem } from "../model/problem.ts";
import { type JsonObject, isObject, objectMembers, showValue } from "../system/json.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { showCommand } from "../system/shell-words.ts";
import { isTooLong } from "../system/written-numbers.ts";
import type { Schema, SchemaError, Validator } from "./validators.generated.cjs";
import {
  exampleForPlace,
  describeCase,
  quotedExample,
  suggestChoice,
  suggestNear,
} from "./example.ts";
import { findMetric } from "../metrics/registry.ts";

import * as validators from "./validators.generated.cjs";

/** A reader fixes the first few, and the others often go with them. */
const MOST_PROBLEMS = 100;
/** In the order of the file: with more it would take minutes. */
const MOST_WORDED = 1000;

/** part.ts brings another schema. */
type FileKind = "config" | "suite" | "baseline" | "verdicts";

/** They stand in for missing and wrong keys of the root, so that the rest can be read. */
const STAND_INS: Readonly<Record<"config" | "suite", JsonObject>> = {
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

/** Parses the schemas when first needed: for a valid file the compiled validators are enough. */
function readSchema(what: FileKind): Schema {
  parsedSchemas ??= validators.schemas();
  return parsedSchemas[what];
}

export interface CheckedDocument {
  /**
   * The file's value. Wrong keys of the root are left out or have a stand-in; wrong cases are still
   * there (`isWrong`). Null if nothing of it can be used.
   */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /**
   * Whether something is wrong in this member of the root (`/gate`), or in this case (`/cases/7`).
   * Takes no deeper pointer.
   */
  readonly isWrong: (pointer: string) => boolean;
}

/** Returns all problems, and what of the value is right, in which the reader can find more of them. */
export function checkAll(document: Document, what: "config" | "suite"): CheckedDocument {
  const refuseWhole = (message: string): CheckedDocument => {
    const problems = [{ file: document.file, line: 1, message }];
    return { value: null, problems, isWrong: () => true };
  };
  const { value } = document;
  if (value === null || value === undefined) {
    return refuseWhole(`the file is empty; expected at least \`${SMALLEST[what]}\``);
  }
  if (what === "suite" && Array.isArray(value)) {
    return refuseWhole(
      'expected a map of keys; got a list. If these are the cases, put them below `cases:`, after `version: 1`, `name: docs` and `revision: "1"`',
    );
  }
  const validator = validators[what];
  const errors = validator(value) ? [] : selectReadableErrors(validator.errors ?? []);
  const schemaProblems = describeErrors(errors, document, what, () => readSchema(what));
  const problems = [...schemaProblems, ...findNumberProblems(document, what, schemaProblems)];
  // Other number problems, such as `007`, leave a value that can be read.
  const wrongPlaces = [...errors.map(errorPointer), ...listInfinitePlaces(document)];
  // `/cases/7` of a place in a case, `/gate` of any other. None of the whole file, whose place is
  // "": leaveOutWrongKeys adds the keys that it lacks.
  const wrongParts = new Set(
    wrongPlaces.flatMap((place) => place.match(/^\/cases\/\d+|^\/[^/]*/) ?? []),
  );
  const isWrong = (pointer: string): boolean => wrongParts.has(pointer);
  const rest = wrongPlaces.length === 0 ? value : leaveOutWrongKeys(value, what, isWrong);
  return { value: rest, problems, isWrong };
}

/**
 * Returns the document without the keys of the root that are wrong, such as `gate`. Those that the
 * schema needs are replaced by STAND_INS. Wrong cases stay, so that the others keep their indices.
 * Null if the schema refuses this, too, its wrong cases aside.
 */
function leaveOutWrongKeys(
  value: unknown,
  what: "config" | "suite",
  isWrong: CheckedDocument["isWrong"],
): unknown {
  const rightMembers = Object.entries(objectMembers(value)).filter(
    ([key]) => !isWrong(`/${escapePointer(key)}`),
  );
  const rest: JsonObject = { ...STAND_INS[what], ...Object.fromEntries(rightMembers) };
  return validators[what](leaveOutWrongCases(rest, isWrong)) ? rest : null;
}

function leaveOutWrongCases(document: JsonObject, isWrong: CheckedDocument["isWrong"]): JsonObject {
  const { cases } = document;
  return Array.isArray(cases)
    ? { ...document, cases: cases.filter((_, index) => !isWrong(`/cases/${index}`)) }
    : document;
}

/**
 * Returns the pointers of infinite numbers (`1e400`, `.inf`) and NaN, which no digest or request
 * can have. They are all among `texts`, the numbers whose writing JavaScript changes.
 */
function listInfinitePlaces({ texts = new Map() }: Document): readonly string[] {
  const isFinite = (written: string): boolean =>
    !/^[-+]?\.(?:inf|nan)$/i.test(written) && Math.abs(Number(written)) !== Infinity;
  return [...texts].flatMap(([pointer, written]) => (isFinite(written) ? [] : pointer));
}

/** Matches what every parser reads as the same: `0.10`, `.5` and `1e3`; not `007` or `0x1f`. */
const PLAIN_NUMBER = /^[-+]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * Returns a problem for each number that JavaScript would write otherwise than the file does, since
 * its text may be what matters: the version `1.10` would be read as 1.1. Where the schema asks for a
 * number, `1.10` is right, but not `007`, and not one that loses digits.
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
    // `texts` also has booleans such as TRUE.
    if (typeof value !== "number" || reportedPointers.has(pointer)) {
      continue;
    }
    const wantsNumber = acceptsNumber(schema);
    const isRightNumber = wantsNumber && PLAIN_NUMBER.test(text) && !isTooLong(text);
    if (isRightNumber) {
      continue;
    }
    const sentence = describeNumber(pointer, text, value, wantsNumber);
    const message = `${sentence}${describeCase(pointer, document)}`;
    problems.push({ file: document.file, pointer, line: document.lineOf(pointer), message });
  }
  return problems;
}

/**
 * Returns what is wrong with a number and how to write it: `got .inf; or write the text "v: .inf"`,
 * `007 would be read as 7; write grade: 7` if a number is wanted, and else `1.10 would be read as
 * 1.1; write v: "1.10", or v: 1.1`.
 */
function describeNumber(
  pointer: string,
  text: string,
  value: number,
  wantsNumber: boolean,
): string {
  const key = pointer.slice(pointer.lastIndexOf("/") + 1);
  // An item of a list has an index and no key.
  const label = /^\d+$/.test(key) ? "" : `${key}: `;
  const asNumber = `\`${label}${value}\``;
  const asText = `\`${label}"${text}"\``;
  if (!Number.isFinite(value)) {
    return `expected a finite number; got ${text}; or write the text ${asText}`;
  }
  // As a number, a text that is too long would lose digits.
  const textForms = isTooLong(text) ? asText : `${asText}, or ${asNumber}`;
  return `the number ${text} would be read as ${value}; write ${wantsNumber ? asNumber : textForms}`;
}

function acceptsNumber(schema: Schema): boolean {
  const isNumberType = [schema["type"]]
    .flat()
    .some((type) => type === "number" || type === "integer");
  return (
    isNumberType || typeof schema["const"] === "number" || schemaChoices(schema).some(acceptsNumber)
  );
}

/**
 * Whether the schema accepts the text. One that accepts only fixed words does not count. `root` is
 * the schema of the whole file, in which references are looked up.
 */
function acceptsText(root: Schema, schema: Schema, text: string): boolean {
  const { type, enum: words, const: word, pattern } = resolveSchema(root, schema, text);
  const hasFixedWords = words !== undefined || word !== undefined;
  const isFreeText = [type].flat().includes("string") && !hasFixedWords;
  const fitsPattern = typeof pattern !== "string" || new RegExp(pattern, "u").test(text);
  return (
    (isFreeText && fitsPattern) ||
    schemaChoices(schema).some((choice) => acceptsText(root, choice, text))
  );
}

function schemaChoices(schema: Schema): readonly Schema[] {
  return ["oneOf", "anyOf"].flatMap((key) => (schema[key] ?? []) as readonly Schema[]);
}

/** Returns the file's value. Throws `invalid_config` (or `_suite` …) with every problem in it. */
export function checkSchema(document: Document, what: FileKind): unknown {
  return checkCompiled(document, what, validators[what], () => readSchema(what));
}

/** As checkSchema, with the validator given: that of part.json is loaded by few commands. */
export function checkCompiled(
  document: Document,
  what: FileKind | "part",
  validator: Validator,
  schema: () => Schema,
): unknown {
  if (validator(document.value)) {
    return document.value;
  }
  const errors = selectReadableErrors(validator.errors ?? []);
  const problems = describeErrors(errors, document, what, schema);
  const hint =
    what === "baseline"
      ? "Restore the file from the last good commit, or record a new baseline: `retrieval-gate record`."
      : undefined;
  throw invalidFile(`invalid_${what}`, what, document.file, problems, hint);
}

/**
 * Returns `; for example …` or `; write …` with the right form of what is wrong. Empty for an
 * unknown key, for a wrong choice of keys at the root, and if there is no example.
 */
function describeRightForm(
  { keyword, instancePath, params }: SchemaError,
  place: SourcePlace,
  root: Schema,
): string {
  if (keyword === "additionalProperties" || (keyword === "oneOf" && instancePath === "")) {
    return "";
  }
  if (keyword === "required") {
    const missingKey = String(params["missingProperty"]);
    return missingKey === "kind"
      ? `; with these keys it is \`kind: ${findLikelyKind(place, root)}\``
      : exampleForPlace(instancePath, missingKey);
  }
  return describeRightValue(instancePath, place, root);
}

/** Returns the right form of a wrong value, as describeRightForm does. */
function describeRightValue(instancePath: string, place: SourcePlace, root: Schema): string {
  const { value, schema } = place;
  const key = instancePath.slice(instancePath.lastIndexOf("/") + 1);
  const wantsNumber = acceptsNumber(schema);
  // `floor: "80%"`: write `floor: 0.8`.
  const number = wantsNumber && typeof value === "string" ? readWrittenNumber(key, value) : null;
  if (number !== null) {
    return `; write \`${key}: ${number}\``;
  }
  if (key === "expected" && isObject(value)) {
    return "; for example `expected: [{ path: docs/install.md, grade: 2 }]`";
  }
  // `command: python3 serve.py`: write `[python3, serve.py]`.
  if (key === "command" && typeof value === "string") {
    return `; write ${showCommand(value.trim().split(/\s+/))}`;
  }
  // A command's `results` may be patterns alone, and no JMESPath such as `hits`.
  const acceptsJmesPath = acceptsText(root, schema, "hits");
  if (key === "results" && !acceptsJmesPath) {
    return "; a program takes no expression: leave this out, and let it, or a small program that calls it, print `path` or `id` of each result; if it prints text, for example `results: { lines: '^(?<path>.+)$' }`";
  }
  // `revision: 1`: write `revision: "1"`.
  const isNumberOrBoolean = typeof value === "number" || typeof value === "boolean";
  const writtenText = place.text ?? (isNumberOrBoolean ? String(value) : null);
  if (writtenText !== null && !wantsNumber && acceptsText(root, schema, writtenText)) {
    return quotedExample(instancePath, writtenText);
  }
  const example = exampleForPlace(instancePath, null);
  // `init` leaves keys without a value, to be filled in, with a comment.
  if (value === null && example !== "") {
    return `; fill it in, as a comment above may say${example}`;
  }
  return example;
}

/** Returns the kind that has the most of the object's keys; of several the first. */
function findLikelyKind({ value, schema }: SourcePlace, root: Schema): string | undefined {
  const countKeys = (kind: string): number =>
    Object.keys(value as Schema).filter((key) => hasKey(root, findDefinition(root, kind), key))
      .length;
  return branchKinds(schema).toSorted((a, b) => countKeys(b) - countKeys(a))[0];
}

/**
 * Returns the number that a text means as the key's value: 10 of `10`, 0.8 of `80%`, 300 of `300 ms`.
 * Seconds count as 1,000 ms, but for a key such as `budget_s` as they are. Null for other texts.
 */
function readWrittenNumber(key: string, text: string): number | null {
  const [, digits, unit = ""] = /^\s*(-?\d+(?:\.\d+)?)\s*(%|ms|s)?\s*$/.exec(text) ?? [];
  if (digits === undefined) {
    return null;
  }
  const value = Number(digits);
  if (unit === "%") {
    return value / 100;
  }
  if (key.endsWith("_s")) {
    return unit === "ms" ? value / 1000 : value;
  }
  return unit === "s" ? value * 1000 : value;
}

/**
 * Returns a problem for each error, at most MOST_WORDED. In a config or suite, which people write,
 * a sentence ends with an example, or says where an unknown key belongs.
 */
function describeErrors(
  errors: readonly SchemaError[],
  document: Document,
  what: FileKind | "part",
  schema: () => Schema,
): readonly Problem[] {
  return errors.slice(0, MOST_WORDED).map((error): Problem => {
    const pointer = errorPointer(error);
    const schemaPlace = findSchemaPlace(schema(), document.value, error.instancePath);
    const text = document.texts?.get(error.instancePath) ?? null;
    const place: SourcePlace = { ...schemaPlace, text };
    const caseText = describeCase(error.instancePath, document);
    const isWrittenByHand = what === "config" || what === "suite";
    const example = isWrittenByHand ? describeRightForm(error, place, schema()) : "";
    const owners = isWrittenByHand ? findKeyOwners(schema(), document.value, error) : [];
    const sentence =
      error.keyword === "additionalProperties"
        ? describeUnknownKey(error, place.schema, owners)
        : describeProblem(error, place);
    const message = `${sentence}${caseText}${example}`;
    return { file: document.file, pointer, line: document.lineOf(pointer), message };
  });
}

/** Returns the error with each problem once, sorted. `what` is what the message calls the file. */
export function invalidFile(
  code: ErrorCode,
  what: string,
  file: string,
  problems: readonly Problem[],
  hint?: string,
): GateError {
  const uniqueProblems = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  const sorted = sortProblems([...uniqueProblems.values()]);
  const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`;
  const message = `${what} ${file} has ${count}`;
  return new GateError(code, message, { problems: sorted.slice(0, MOST_PROBLEMS), hint });
}

/** Matches the keywords of bounds: `minimum`, `exclusiveMaximum`. */
const BOUND = /^(?:exclusive)?(?:min|max)imum$/i;

/**
 * Returns the errors without those that repeat another one: errors within the branches of a oneOf,
 * a failed if/then, the lack of a `kind`, and the bounds of a value that has a wrong type.
 */
function selectReadableErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const outsideBranches = errors.filter(({ schemaPath }) => !/\/oneOf\/\d+\//.test(schemaPath));
  const typeErrors = outsideBranches.filter(({ keyword }) => keyword === "type");
  const placesOfWrongType = new Set(typeErrors.map(({ instancePath }) => instancePath));
  return outsideBranches.filter(({ keyword, params, instancePath }) => {
    const isFailedIf = keyword === "if";
    const isMissingKind = keyword === "discriminator" && params["tagValue"] === undefined;
    const isBoundOfWrongType = BOUND.test(keyword) && placesOfWrongType.has(instancePath);
    return !isFailedIf && !isMissingKind && !isBoundOfWrongType;
  });
}

/** Returns the pointer of the wrong value, or of the unknown key. */
function errorPointer(error: SchemaError): string {
  const key = error.params["additionalProperty"];
  return typeof key === "string"
    ? `${error.instancePath}/${escapePointer(key)}`
    : error.instancePath;
}

interface SourcePlace {
  /** Empty if the place is not described. */
  readonly schema: Schema;
  readonly value: unknown;
  /** If the value would be written otherwise (007, TRUE). */
  readonly text?: string | null;
}

/**
 * Returns the value at the pointer, and the schema that describes it. Goes down from the root of
 * both, since the schema paths in Ajv's errors stop at references.
 */
function findSchemaPlace(root: Schema, document: unknown, pointer: string): SourcePlace {
  let place: SourcePlace = { schema: resolveSchema(root, root, document), value: document };
  for (const key of pointerKeys(pointer)) {
    const value = (place.value as JsonObject)[key];
    const { properties, items, additionalProperties } = place.schema;
    const memberSchema =
      (properties as Schema | undefined)?.[key] ??
      (Array.isArray(place.value) ? items : additionalProperties);
    // `additionalProperties` may be true or false.
    const schema = isObject(memberSchema) ? resolveSchema(root, memberSchema, value) : {};
    place = { schema, value };
  }
  return place;
}

/**
 * Follows references (`$ref`), and returns the schema to which they lead. If that is a choice by
 * `kind`, returns the branch of the value's kind, or the choice itself if there is none.
 */
function resolveSchema(root: Schema, schema: Schema, value: unknown): Schema {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    return resolveSchema(root, findDefinition(root, name), value);
  }
  const { kind } = objectMembers(value);
  const branch = branchKinds(schema).find((name) => name === kind);
  return branch === undefined ? schema : resolveSchema(root, findDefinition(root, branch), value);
}

/** Throws an Error if the schema has no such definition. */
function findDefinition(root: Schema, name: string): Schema {
  const definition = (root["$defs"] as Readonly<Record<string, Schema>>)[name];
  if (definition === undefined) {
    throw new Error(`the schema has no ${name}`);
  }
  return definition;
}

/** Returns the kinds that the schema's branches are for, which are the names of their definitions. */
function branchKinds(schema: Schema): readonly string[] {
  const branches = (schema["oneOf"] ?? []) as readonly { readonly $ref?: string }[];
  return branches.flatMap((branch) => branch.$ref?.split("/").at(-1) ?? []);
}

/** Matches a rule under `gate` itself, where `# recall@10:` above it became a comment. */
const RULE_OUTSIDE_METRIC = /^\/gate(?:\/intents\/[^/]+)?\/(floor|ceiling|tolerance)$/;

/** Returns what is missing, or `expected …; got …`. Not for unknown keys. */
function describeProblem(error: SchemaError, place: SourcePlace): string {
  const { keyword, instancePath, params } = error;
  const { schema, value } = place;
  const got = showUnlessSecret(place, instancePath);
  const rule = RULE_OUTSIDE_METRIC.exec(instancePath)?.[1];
  if (rule !== undefined) {
    return `\`${rule}\` belongs under a metric, \`recall@10: { ${rule}: ${got} }\`; is the line of the metric a comment?`;
  }
  if (keyword === "required") {
    return `\`${String(params["missingProperty"])}\` is missing`;
  }
  if (keyword === "discriminator") {
    const kinds = branchKinds(schema);
    const kind = params["tagValue"];
    return `\`kind\` must be one of ${kinds.join(", ")}; got ${showValue(kind)}${suggestNear(kind, kinds)}`;
  }
  // The schema's `then`, which holds in some cases only, may have words of its own.
  const isInThen = error.schemaPath.includes("/then/");
  const brokenSchema = isInThen ? (schema["then"] as Schema) : schema;
  const expected = brokenSchema["x-expected"];
  if (typeof expected !== "string") {
    const choices = (params["allowedValues"] ?? []) as readonly unknown[];
    const suggestion = keyword === "enum" ? suggestChoice(instancePath, value, choices) : "";
    return `${describeWanted(error)}; got ${got}${suggestion}`;
  }
  if (keyword !== "oneOf" || !isObject(value)) {
    return `expected ${expected}; got ${got}`;
  }
  const isChoiceOfKeys = expected.startsWith("either ");
  // Ajv lists the branches that accept the value; null if none does.
  const isAcceptedTwice = params["passingSchemas"] !== null;
  const hasBothKeys = isChoiceOfKeys && isAcceptedTwice;
  return `expected ${expected}${hasBothKeys ? "; there are both: remove one" : ""}`;
}

/** Returns the value as the file has it, unless it may be a secret, which must not be in a log. */
function showUnlessSecret({ value, text }: SourcePlace, pointer: string): string {
  const isApiKey = /\/api_key(?:\/env)?$/.test(pointer);
  // `https://name:password@host`.
  const hasPassword = /:\/\/[^/\s]*@/.test(String(value));
  return isApiKey || hasPassword ? "a text that is not shown" : (text ?? showValue(value));
}

/** Returns `expected …` with what the broken keyword of the schema asks for. */
function describeWanted(error: SchemaError): string {
  const { keyword, params } = error;
  switch (keyword) {
    case "const":
      return `expected ${showValue(params["allowedValue"])}`;
    case "enum":
      return `expected one of ${(params["allowedValues"] as readonly unknown[]).map(showValue).join(", ")}`;
    case "type":
      return `expected ${[params["type"]]
        .flat()
        .map((type) => TYPES[String(type)] ?? String(type))
        .join(" or ")}`;
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

/** Returns `1 key`, `2 keys`. */
function countedText({ params }: SchemaError, one: string, many: string): string {
  return `${String(params["limit"])} ${params["limit"] === 1 ? one : many}`;
}

/** Our keys by those of other tools. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    floor: "min minimum threshold",
    ceiling: "max maximum",
    tolerance: "margin delta",
    query: "text question",
    expected: "relevant targets",
    kind: "type",
    intent: "category type",
    cases: "questions queries",
  }).map(([key, otherKeys]) => [key, otherKeys.split(" ")]),
);

/**
 * Returns where an unknown key belongs, in words such as `under \`gate\``; empty if nowhere, and
 * for another error. A key at the root may belong to several sections. One further down belongs to
 * the nearest object around its own that has such a key; the search ends at a list.
 */
function findKeyOwners(
  root: Schema,
  document: unknown,
  { instancePath, params }: SchemaError,
): readonly string[] {
  const key = params["additionalProperty"];
  if (typeof key !== "string") {
    return [];
  }
  if (instancePath === "") {
    return findSectionsWithKey(root, key).map((name) => `under \`${name}\``);
  }
  // From the object around the key's own up to the root, whose pointer is empty.
  let innerPointer = instancePath;
  while (innerPointer !== "" && !/\/\d+$/.test(innerPointer)) {
    const pointer = innerPointer.slice(0, innerPointer.lastIndexOf("/"));
    const { schema } = findSchemaPlace(root, document, pointer);
    if (Object.hasOwn(schema["properties"] ?? {}, key)) {
      const dottedName = pointer.slice(1).replaceAll("/", ".");
      return [pointer === "" ? "at the top level" : `under \`${dottedName}\``];
    }
    innerPointer = pointer;
  }
  return [];
}

/** Returns the names of the root's members that may have such a key. */
function findSectionsWithKey(root: Schema, key: string): readonly string[] {
  const sections = Object.entries((root["properties"] ?? {}) as Record<string, Schema>);
  // `gate` has metrics as keys, which the schema does not list.
  const isMetric = findMetric(key) !== null;
  const owners = sections.filter(
    ([name, section]) => hasKey(root, section, key) || (name === "gate" && isMetric),
  );
  return owners.map(([name]) => name);
}

/** Whether the schema, or one of its choices, has such a key. */
function hasKey(root: Schema, schema: Schema, key: string): boolean {
  // Null has no kind, so a choice by `kind` stays one.
  const resolved = resolveSchema(root, schema, null);
  return (
    Object.hasOwn(resolved["properties"] ?? {}, key) ||
    schemaChoices(resolved).some((choice) => hasKey(root, choice, key))
  );
}

/**
 * Returns what to write in place of an unknown key. The first of these that there is:
 * - under `per_intent`, and for a dry run: why there is no such key;
 * - our key for a key of another tool;
 * - where the key belongs (`owners`, such as "under `gate`"; empty if nowhere), and a near key;
 * - a near key, or one that begins with this one;
 * - all known keys, of the object's `schema`.
 */
function describeUnknownKey(
  { instancePath, params }: SchemaError,
  schema: Schema,
  owners: readonly string[],
): string {
  const key = String(params["additionalProperty"]);
  if (instancePath === "/gate/per_intent") {
    return `unknown key "${key}"; \`per_intent\` has one rule for all metrics and intents. A rule of one intent is \`intents: { howto: { recall@10: { floor: 0.8 } } }\` under \`gate\``;
  }
  if (/^dry[-_]?run$/i.test(key)) {
    return "there is no dry run; remove the key";
  }
  const knownKeys = Object.keys(schema["properties"] ?? {}).filter((name) => name !== "$schema");
  const synonym = knownKeys.find((name) => SYNONYMS.get(name)?.includes(key));
  const didYouMean = (name: string): string => `unknown key "${key}"; did you mean \`${name}\`?`;
  if (synonym !== undefined) {
    return didYouMean(synonym);
  }
  const nearKey = nearestWord(key, knownKeys);
  if (owners.length > 0) {
    return nearKey === null
      ? `unknown key "${key}"; expected it ${owners.join(" or ")}`
      : `${didYouMean(nearKey)} \`${key}\` stands ${owners.join(" or ")}`;
  }
  const meantKey = nearKey ?? knownKeys.find((name) => name.startsWith(`${key}_`));
  return meantKey === undefined
    ? `unknown key "${key}"; expected one of ${knownKeys.join(", ")}`
    : didYouMean(meantKey);
}
