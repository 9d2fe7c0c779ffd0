/**
 * A list of cases as a team keeps it: JSON, JSON Lines or YAML with keys of its own. `cases` finds the list, and each of
 * `fields` is an expression over one case.
 */
import { GateError, type GateErrorOptions, sortProblems } from "../../errors.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import { type Problem, problemPlace } from "../../model/problem.ts";
import type { Params, Target } from "../../model/suite.ts";
import { compileExpression, type Expression } from "../../retrievers/expression.ts";
import { isObject, withoutUndefined } from "../../system/json.ts";
import { makeNeed } from "../../metrics/needs.ts";
import {
  INTENT,
  type Dataset,
  type DatasetCase,
  type DatasetSource,
  type WrittenFields,
} from "./format.ts";
import {
  Places,
  findCaseLists,
  joinLists,
  readGoldenFile,
  writeKey,
  type GoldenFile,
} from "./json-file.ts";
import {
  FieldError,
  describeValue,
  isNothing,
  keysText,
  readExpected,
  readForbidden,
  readTextOrNumber,
  uniqueTargets,
} from "./json-targets.ts";
import { requireItem } from "../../model/lookup.ts";

const FIELDS = [
  "query",
  "expected",
  "id",
  "intent",
  "grade",
  "tags",
  "forbidden",
  "params",
  "reference_answer",
  "expect_empty",
] as const;
type FieldName = (typeof FIELDS)[number];
/** The expressions of `fields` that are written, compiled. */
type CompiledFields = ReadonlyMap<FieldName, Expression>;

/**
 * Reads the cases of a golden file by the expressions in `fields`. Throws `invalid_suite` with everything that is wrong.
 */
export async function readJsonCases(source: DatasetSource): Promise<Dataset> {
  const golden = await readGoldenFile(source.files, source.path);
  const { values, expression } = await listCases(golden, source.cases);
  const places = new Places(golden.value);
  const { fields: writtenFields } = source;
  if (writtenFields === null) {
    const message = "`fields` is missing";
    throw errorWithFirstCase(golden, values, message, "Name what is the query.", { key: "fields" });
  }
  const fields = await compileFields(golden, values, writtenFields);
  const { placeOfKey } = source;
  const parts = {
    golden,
    places,
    written: writtenFields,
    fields,
    placeOfKey,
    listExpression: expression,
  };
  const reader = new CaseReader(parts);
  const cases = values.flatMap((value) => reader.read(value) ?? []);
  reader.throwProblems(values);
  const grades = cases.flatMap(({ expected }) => expected.map(({ grade }) => grade));
  // With grades such as 0.5 the suite has to say which of them count as relevant.
  const scale = grades.some((grade) => !Number.isInteger(grade))
    ? { scale: Math.max(...grades) }
    : {};
  return {
    cases,
    corpus: null,
    problems: [],
    warnings: golden.warnings,
    ...scale,
  };
}

/** The values of the cases, before they are read. */
interface ListedCases {
  readonly values: readonly unknown[];
  /** The expression of the list, for advice: with a filter in brackets behind it, some cases are left out. */
  readonly expression: string;
}

/**
 * Returns the values of the cases: those that `expression` gives, or else the file's only list of objects. Throws
 * `invalid_suite`, with what the file holds, if there is no list or if there are several.
 */
async function listCases(golden: GoldenFile, expression: string | null): Promise<ListedCases> {
  const { file, value } = golden;
  if (expression !== null) {
    // ` | ` ends a projection: a filter behind it selects cases. Without it, the filter would look into each case.
    return { values: await evaluateCases(golden, expression), expression: `${expression} | ` };
  }
  if (Array.isArray(value) && value.length > 0) {
    return { values: value, expression: "" };
  }
  const lists = findCaseLists(value);
  const [firstList, ...otherLists] = lists;
  if (firstList !== undefined && otherLists.length === 0) {
    return { values: firstList.cases, expression: firstList.expression };
  }
  const content = isObject(value)
    ? `an object with the keys ${keysText(value)}`
    : describeValue(value);
  if (firstList === undefined) {
    throw new GateError("invalid_suite", `${file} has no list of cases: it holds ${content}`, {
      hint: `Write \`cases\`, an expression for the list. ${adviseOnCases(value)}`,
      key: "path",
    });
  }
  const listsText = lists.map((list) => `\`${list.expression}\` (${list.cases.length})`).join(", ");
  const [longestList = firstList] = lists.toSorted((a, b) => b.cases.length - a.cases.length);
  const joinedExpression = joinLists(lists);
  const adviceForAll =
    joinedExpression === null
      ? "several lists are several entries of `dataset`"
      : `all of them are \`cases: ${joinedExpression}\``;
  throw new GateError("invalid_suite", `${file} has ${lists.length} lists of cases: ${listsText}`, {
    hint: `Write which one it is, for example \`cases: ${longestList.expression}\`; ${adviceForAll}.`,
    key: "path",
  });
}

/** Returns the list that the expression gives. Throws `invalid_suite` if it fails, or gives no list or an empty one. */
async function evaluateCases(
  { file, value }: GoldenFile,
  expression: string,
): Promise<readonly unknown[]> {
  const evaluate = await compileInSuite(expression, "cases");
  let result: unknown;
  try {
    result = evaluate(value);
  } catch (cause) {
    const message = `${file}: \`cases\`: ${(cause as Error).message}`;
    throw new GateError("invalid_suite", message, {
      hint: adviseOnCases(value),
      cause,
      key: "cases",
    });
  }
  if (Array.isArray(result) && result.length > 0) {
    return result;
  }
  const keysSentence = isObject(value) ? ` The file has the keys ${keysText(value)}.` : "";
  throw new GateError(
    "invalid_suite",
    `${file}: \`cases: ${expression}\` gives ${describeValue(result)}, not a list of cases`,
    {
      hint: `${adviseOnCases(value)}${keysSentence}`,
      key: "cases",
    },
  );
}

/** How many lists an advice names. */
const MOST_LISTS_SHOWN = 5;

/**
 * Returns a sentence on how `cases` is written for what the file holds: its lists of objects, else its maps, else the one
 * map that it is. Empty if it holds no list of objects and is no map.
 */
function adviseOnCases(value: unknown): string {
  const lists = findCaseLists(value).map(({ expression }) => `\`${expression}\``);
  if (lists.length > 0) {
    return `Lists of objects: ${lists.slice(0, MOST_LISTS_SHOWN).join(", ")}.`;
  }
  if (!isObject(value)) {
    return "";
  }
  const [firstMap, ...otherMaps] = Object.entries(value).flatMap(([key, member]) =>
    isObject(member)
      ? [{ key: writeKey(key), keys: Object.keys(member).toSorted().join("\n") }]
      : [],
  );
  if (firstMap === undefined) {
    return 'A map from query to documents is `cases: items(@)`, with `query: "[0]"` and `expected: "[1]"`. One case is `cases: "[@]"`.';
  }
  // Maps with the same keys are likely joined by them.
  const secondMap = otherMaps.find(({ keys }) => keys === firstMap.keys) ?? otherMaps[0];
  const mapKeys = secondMap === undefined ? firstMap.key : `${firstMap.key}, ${secondMap.key}`;
  return `Maps that are joined by key: \`items(${mapKeys})\` gives rows of key and values. Lists in maps: \`${firstMap.key}.*[]\`.`;
}

/** Compiles the expression of `key`. Throws `invalid_suite` if it is not JMESPath. */
async function compileInSuite(text: string, key: string): Promise<Expression> {
  try {
    return await compileExpression(text, key);
  } catch (cause) {
    if (!(cause instanceof GateError)) {
      throw cause;
    }
    throw new GateError("invalid_suite", cause.message, {
      hint: "A key with other characters than letters, digits and _ needs quotes: '\"doc-id\"'. Try the expression on jmespath.org with a case of the file.",
      cause,
      key,
    });
  }
}

/**
 * Compiles the expressions of `fields`. Throws `invalid_suite` if one is not JMESPath, and if none of `expected`,
 * `expect_empty` and `reference_answer` is written: then nothing could be judged.
 */
async function compileFields(
  golden: GoldenFile,
  values: readonly unknown[],
  written: WrittenFields,
): Promise<CompiledFields> {
  const fields = new Map<FieldName, Expression>();
  for (const name of FIELDS) {
    const text = written[name];
    if (text !== undefined) {
      fields.set(name, await compileInSuite(text, `fields.${name}`));
    }
  }
  if (fields.has("expected") || fields.has("expect_empty") || fields.has("reference_answer")) {
    return fields;
  }
  throw errorWithFirstCase(
    golden,
    values,
    "`fields.expected` is missing",
    "Name what holds the documents.",
    { key: "fields" },
  );
}

/** How many characters of a case an error shows. */
const MOST_CASE_SHOWN = 400;

/**
 * Returns an `invalid_suite` error whose hint shows a case and its keys: the first one, unless `shownCase` is given, which
 * is the first of the wrong cases.
 */
function errorWithFirstCase(
  { file }: GoldenFile,
  values: readonly unknown[],
  message: string,
  advice: string,
  options: Pick<GateErrorOptions, "key" | "problems">,
  shownCase: unknown = values[0],
): GateError {
  const caseJson = JSON.stringify(shownCase) ?? "nothing";
  const text =
    caseJson.length > MOST_CASE_SHOWN ? `${caseJson.slice(0, MOST_CASE_SHOWN)}…` : caseJson;
  const keys = isObject(shownCase) ? ` Its keys are ${keysText(shownCase)}.` : "";
  return new GateError("invalid_suite", `${file}: ${message}`, {
    hint: `${advice} The first ${shownCase === values[0] ? "case" : "of them"} is ${text}.${keys}`,
    ...options,
  });
}

/** A problem that one or more cases have with a field. */
interface FieldProblem {
  readonly field: FieldName;
  readonly message: string;
  /** The lines of the cases. */
  readonly lines: number[];
  /** The first of the cases. */
  readonly value: unknown;
}

/** What a CaseReader is made of. */
interface ReaderParts {
  readonly golden: GoldenFile;
  readonly places: Places;
  /** `fields` as the suite writes it. */
  readonly written: WrittenFields;
  /** The same, compiled. */
  readonly fields: CompiledFields;
  readonly placeOfKey: DatasetSource["placeOfKey"];
  readonly listExpression: string;
}

/** Reads cases one by one, and collects what is wrong with them until `throwProblems`. */
class CaseReader {
  readonly #golden: GoldenFile;
  readonly #places: Places;
  readonly #written: WrittenFields;
  readonly #fields: CompiledFields;
  readonly #placeOfKey: DatasetSource["placeOfKey"];
  readonly #listExpression: string;
  readonly #problems = new Map<string, FieldProblem>();
  /** How many problems were reported, with those that several cases share. */
  #reportCount = 0;
  /** Cases that expect no document and do not say `expect_empty`. */
  readonly #withoutExpected: unknown[] = [];

  constructor({ golden, places, written, fields, placeOfKey, listExpression }: ReaderParts) {
    this.#golden = golden;
    this.#places = places;
    this.#written = written;
    this.#fields = fields;
    this.#placeOfKey = placeOfKey;
    this.#listExpression = listExpression;
  }

  /** Returns the case; null if something is wrong with it, which is kept for `throwProblems`. */
  read(value: unknown): DatasetCase | null {
    const line = this.#golden.lineOf(this.#places.findPointer(value));
    const reportsBefore = this.#reportCount;
    // Returns what `convert` makes of the field's value; undefined if it is wrong, which is reported.
    const readField = <T>(field: FieldName, convert: (fieldValue: unknown) => T): T | undefined => {
      try {
        return convert(this.#evaluate(field, value));
      } catch (error) {
        if (!(error instanceof FieldError)) {
          throw error;
        }
        this.#report(field, error.message, line, value);
        return undefined;
      }
    };
    const query = readField("query", readQuery);
    const id = readField("id", (fieldValue) =>
      isNothing(fieldValue) ? null : readTextOrNumber(fieldValue),
    );
    const intent = readField("intent", readIntent);
    const tags = readField("tags", readTags);
    const params = readField("params", (fieldValue) =>
      readParams(fieldValue, this.#golden.numberTexts),
    );
    const forbidden = readField("forbidden", readForbidden);
    const answer = readField("reference_answer", (fieldValue) =>
      isNothing(fieldValue) ? null : readTextOrNumber(fieldValue),
    );
    const expectsNothing = readField("expect_empty", readFlag);
    const grade = readField("grade", (fieldValue) => fieldValue);
    const documents = readField("expected", (fieldValue) =>
      readExpected(fieldValue, grade, this.#written.any === true),
    );
    const answersOnly = !this.#fields.has("expected") && typeof answer === "string";
    if (documents !== undefined && expectsNothing !== undefined && !answersOnly) {
      this.#checkDocuments(documents.needs.length, expectsNothing, line, value);
    }
    const isReadable =
      query !== undefined &&
      intent !== undefined &&
      forbidden !== undefined &&
      documents !== undefined;
    if (!isReadable || this.#reportCount > reportsBefore) {
      return null;
    }
    const needs: readonly Target[] = documents.needs.map((members) =>
      makeNeed(members, Math.max(...members.map((member) => member.grade))),
    );
    const irrelevant = [...new Set(documents.irrelevant)].toSorted(compareCodePoints);
    return {
      id: id ?? "",
      query,
      place: { file: this.#golden.file, line },
      intent,
      expected: uniqueTargets(needs),
      forbidden,
      ...withoutUndefined({
        judged_irrelevant: irrelevant.length > 0 ? irrelevant : undefined,
        reference_answer: answer ?? undefined,
        answers_only: answersOnly && expectsNothing === false ? (true as const) : undefined,
        expect_empty: expectsNothing === true ? (true as const) : undefined,
        params: params ?? undefined,
        tags: tags !== undefined && tags.length > 0 ? tags : undefined,
        named_by_query: id === null ? (true as const) : undefined,
      }),
    };
  }

  /** Reports documents of a case that expects nothing, and a case that expects documents and has none. */
  #checkDocuments(needCount: number, expectsNothing: boolean, line: number, value: unknown): void {
    if (expectsNothing && needCount > 0) {
      this.#report("expect_empty", "is true of a case that has expected documents", line, value);
    }
    if (!expectsNothing && needCount === 0) {
      // For the advice of the error.
      this.#withoutExpected.push(value);
      const fieldValue = this.#evaluate("expected", value);
      const valueText = isNothing(fieldValue) ? "nothing" : describeValue(fieldValue);
      this.#report("expected", `gives ${valueText}, so no document is expected`, line, value);
    }
  }

  /**
   * Returns what the field's expression gives for a case; null for nothing, or if the field is not written. Throws
   * FieldError.
   */
  #evaluate(field: FieldName, value: unknown): unknown {
    const expression = this.#fields.get(field);
    if (expression === undefined) {
      return null;
    }
    try {
      return expression(value) ?? null;
    } catch (cause) {
      throw new FieldError(`fails: ${(cause as Error).message}`);
    }
  }

  /** Keeps a problem of a case. The same problem of several cases is one, with all their lines. */
  #report(field: FieldName, message: string, line: number, value: unknown): void {
    this.#reportCount += 1;
    const key = `${field} ${message}`;
    const sameProblem = this.#problems.get(key);
    if (sameProblem === undefined) {
      this.#problems.set(key, { field, message, lines: [line], value });
    } else {
      sameProblem.lines.push(line);
    }
  }

  /** Throws `invalid_suite` with what is wrong, the first case, and what to do; returns if nothing is wrong. */
  throwProblems(values: readonly unknown[]): void {
    const fieldProblems = [...this.#problems.values()];
    const [firstProblem] = fieldProblems;
    if (firstProblem === undefined) {
      return;
    }
    const problems = fieldProblems.map((problem) => this.#placeProblem(problem, values.length));
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw errorWithFirstCase(
      this.#golden,
      values,
      count,
      this.#adviseOnProblems(firstProblem, values),
      { problems: sortProblems(problems) },
      firstProblem.value,
    );
  }

  /** Returns a problem of all cases at the field in the suite file, and one of some cases at the first of them. */
  #placeProblem({ field, message, lines }: FieldProblem, caseCount: number): Problem {
    const suitePlace = this.#placeOfKey(`fields.${field}`);
    const goldenPlace = { file: this.#golden.file, line: requireItem(lines, 0) };
    const text = `${this.#quoteExpression(field)} ${message}`;
    if (lines.length === caseCount) {
      const cases = caseCount === 1 ? "the only case" : `all ${caseCount} cases`;
      return { ...suitePlace, message: `${text} (${cases}, ${problemPlace(goldenPlace)})` };
    }
    const more = lines.length === 1 ? "" : `, the same in ${lines.length - 1} more`;
    const place = problemPlace(suitePlace);
    return {
      ...goldenPlace,
      message: `fields.${field} (${place}): ${text} (1 of ${caseCount} cases${more})`,
    };
  }

  /**
   * Returns an expression that takes a text member of the objects that a field gives, such as `hits[].{id: doc}`; null
   * if it gives no objects, or they have no text member.
   */
  #expressionOfMember({ field, value }: FieldProblem): string | null {
    if (field !== "expected" && field !== "forbidden") {
      return null;
    }
    const fieldValue = this.#evaluate(field, value);
    const object: unknown = Array.isArray(fieldValue) ? fieldValue.find(isObject) : fieldValue;
    if (!isObject(object)) {
      return null;
    }
    const key = Object.keys(object).find((name) => typeof object[name] === "string");
    if (key === undefined) {
      return null;
    }
    const fieldExpression = this.#written[field] ?? "@";
    if (!Array.isArray(fieldValue)) {
      return `${fieldExpression}.${writeKey(key)}`;
    }
    const grade = "grade" in object ? ", grade: grade" : "";
    return `${fieldExpression}[].{id: ${writeKey(key)}${grade}}`;
  }

  /** Returns the expression of a field in backticks. */
  #quoteExpression(field: FieldName): string {
    return `\`${this.#written[field] ?? ""}\``;
  }

  /**
   * Returns what to do about the problems: about cases without documents, if not all are such, else about the first one.
   */
  #adviseOnProblems(firstProblem: FieldProblem, values: readonly unknown[]): string {
    const expectedExpression = this.#written.expected;
    const [firstWithoutExpected] = this.#withoutExpected;
    const areOnlySome = this.#withoutExpected.length < values.length;
    if (firstWithoutExpected !== undefined && areOnlySome && expectedExpression !== undefined) {
      return adviseOnEmptyCases(
        expectedExpression,
        this.#listExpression,
        isFalse(this.#evaluate("expected", firstWithoutExpected)),
      );
    }
    const expression = this.#expressionOfMember(firstProblem);
    if (expression !== null) {
      return `Name the part of the object that is the document: \`${firstProblem.field}: "${expression}"\`.`;
    }
    const parentAdvice = this.#places.adviseOnParent(firstProblem.value);
    return parentAdvice ?? "Compare `fields` with the keys of the case.";
  }
}

/** Whether JMESPath counts the value as false. */
function isFalse(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length === 0;
  }
  if (isObject(value)) {
    return Object.keys(value).length === 0;
  }
  return value === null || value === undefined || value === false || value === "";
}

/**
 * Returns what to do about cases without documents. `isFalsy`: what `expected` gives for them counts as false, so its
 * expression tells them from the others. If not, the advice shows a condition on a key `category` as an example.
 */
function adviseOnEmptyCases(
  expectedExpression: string,
  listExpression: string,
  isFalsy: boolean,
): string {
  const emptyCondition = isFalsy ? `!(${expectedExpression})` : "category == 'negative'";
  const filter = isFalsy ? expectedExpression : "category != 'negative'";
  const quote = emptyCondition.includes('"') ? "'" : '"';
  return `If nothing should be found for them, add \`expect_empty: ${quote}${emptyCondition}${quote}\` to \`fields\`. If their documents are not known yet, leave them out: \`cases: ${quote}${listExpression}[?${filter}]${quote}\`.`;
}

/** Returns the query: a text as it is, a whole number as text. Throws FieldError for anything else. */
function readQuery(value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") {
    return value;
  }
  return readTextOrNumber(value);
}

/** The most characters of an intent or tag. */
const LONGEST_WORD = 80;

/** Returns the text as an intent or tag may be written: characters that it can't have become `-`, and it is cut. */
function toWord(text: string): string {
  return text
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")
    .replaceAll(/^[^\p{L}\p{N}]+|(?<!-)-+$/gu, "")
    .slice(0, LONGEST_WORD);
}

/** Returns the value as a word; null for nothing. Throws FieldError if no letter or digit is left of it. */
function readIntent(value: unknown): string | null {
  if (isNothing(value)) {
    return null;
  }
  const word = toWord(typeof value === "boolean" ? String(value) : readTextOrNumber(value));
  if (INTENT.test(word)) {
    return word;
  }
  throw new FieldError(`gives ${describeValue(value)}; expected a word`);
}

/** Returns the words of a list, or of one value, each once. */
function readTags(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return [...new Set(list.flatMap((each) => readIntent(each) ?? []))];
}

/**
 * Returns the params; null for nothing. `numberTexts` are those of numbers that are not written as their value is, such
 * as 007. Throws FieldError if the params hold one: the retriever would get another value than the file shows.
 */
function readParams(value: unknown, numberTexts: ReadonlySet<string>): Params | null {
  if (isNothing(value)) {
    return null;
  }
  if (isObject(value)) {
    const numberText = findText(value, numberTexts);
    if (numberText === null) {
      return value;
    }
    throw new FieldError(
      `gives the number ${numberText}, which would reach the retriever as ${Number(numberText)}; write it in quotes, or as ${Number(numberText)}`,
    );
  }
  throw new FieldError(`gives ${describeValue(value)}; expected an object`);
}

/** Returns the first text within the value that is one of `texts`; null if there is none. */
function findText(value: unknown, texts: ReadonlySet<string>): string | null {
  if (typeof value === "string") {
    return texts.has(value) ? value : null;
  }
  if (typeof value !== "object" || value === null) {
    return null;
  }
  for (const member of Object.values(value)) {
    const memberText = findText(member, texts);
    if (memberText !== null) {
      return memberText;
    }
  }
  return null;
}

/** Returns the flag; false for nothing. Throws FieldError for anything but true and false. */
function readFlag(value: unknown): boolean {
  if (isNothing(value)) {
    return false;
  }
  if (typeof value === "boolean") {
    return value;
  }
  throw new FieldError(
    `gives ${describeValue(value)}; expected true or false, for example \`category == 'negative'\``,
  );
}
