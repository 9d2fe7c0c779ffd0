/** Schema errors as sentences: file, pointer, line, value, and what was expected. All of them, always in one order. */
import { type ErrorCode, GateError, sortProblems } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import type { Document } from "./document.ts";
import { nearestWord } from "./nearest-word.ts";
import type { SchemaError, Validator } from "./validators.generated.cjs";

/** A reader mends the first few; the rest often follow. */
const MOST_PROBLEMS = 100;

/** Throws `code` with every problem of the document, or returns its value as checked. */
export function checkSchema(document: Document, validator: Validator, code: ErrorCode, what: string): unknown {
  if (validator(document.value)) return document.value;
  const problems = withoutBranches(validator.errors ?? []).map((error): Problem => {
    const pointer = pointerOf(error);
    return { file: document.file, pointer, line: document.lineOf(pointer), message: sentence(error) };
  });
  throw invalid(code, what, document.file, problems);
}

export function invalid(code: ErrorCode, what: string, file: string, problems: readonly Problem[]): GateError {
  const unique = new Map(problems.map((problem) => [`${problem.pointer} ${problem.message}`, problem]));
  const sorted = sortProblems([...unique.values()]);
  const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`;
  return new GateError(code, `${what} ${file} has ${count}`, { problems: sorted.slice(0, MOST_PROBLEMS) });
}

/** Of a failed oneOf only the failure itself is worth reading, not every branch that did not fit. */
function withoutBranches(errors: readonly SchemaError[]): readonly SchemaError[] {
  return errors.filter((error) => !/\/oneOf\/\d+\//.test(error.schemaPath));
}

function pointerOf(error: SchemaError): string {
  const key = error.params["additionalProperty"];
  return typeof key === "string" ? `${error.instancePath}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}` : error.instancePath;
}

function sentence(error: SchemaError): string {
  const expected = error.parentSchema?.["x-expected"];
  const got = show(error.data);
  switch (error.keyword) {
    case "additionalProperties":
      return unknownKey(error);
    case "required":
      return `\`${String(error.params["missingProperty"])}\` is missing`;
    case "discriminator":
      return `\`kind\` must be one of ${kindsOf(error).join(", ")}; got ${show(error.params["tagValue"])}`;
  }
  if (typeof expected === "string") {
    return error.keyword === "oneOf" && isObject(error.data) ? `expected ${expected}` : `expected ${expected}; got ${got}`;
  }
  switch (error.keyword) {
    case "const":
      return `expected ${show(error.params["allowedValue"])}; got ${got}`;
    case "enum":
      return `expected one of ${(error.params["allowedValues"] as readonly unknown[]).map(show).join(", ")}; got ${got}`;
    case "type":
      return `expected ${[error.params["type"]].flat().join(" or ")}; got ${got}`;
    case "minimum":
    case "exclusiveMinimum":
    case "maximum":
    case "exclusiveMaximum":
      return `expected a number ${String(error.params["comparison"])} ${String(error.params["limit"])}; got ${got}`;
    case "pattern":
      return `expected text matching ${String(error.params["pattern"])}; got ${got}`;
    default:
      return `${error.message ?? error.keyword}; got ${got}`;
  }
}

function unknownKey(error: SchemaError): string {
  const key = String(error.params["additionalProperty"]);
  const known = Object.keys((error.parentSchema?.["properties"] ?? {}) as object).filter((name) => name !== "$schema");
  const near = nearestWord(key, known);
  const hint = near === null ? `expected one of ${known.join(", ")}` : `did you mean \`${near}\`?`;
  if (/^dry[-_]?run$/i.test(key)) return "there is no dry run; remove the key";
  return `unknown key "${key}"; ${hint}`;
}

function kindsOf(error: SchemaError): readonly string[] {
  const branches = (error.parentSchema?.["oneOf"] ?? []) as readonly { readonly $ref?: string }[];
  return branches.map((branch) => branch.$ref?.split("/").at(-1) ?? "?");
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** A value as it would be written, cut where it is long. */
function show(value: unknown): string {
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  const text = value === undefined ? "nothing" : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
