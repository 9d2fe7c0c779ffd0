/**
 * Format json: a list of cases as a team keeps it, with keys of its own. `cases` of the suite file
 * is a JMESPath expression that finds the list, and each of `fields` one that finds a member of a
 * case in an item of the list. A case's "value" is that item.
 */
import { GateError, type GateErrorOptions, sortProblems } from "../../errors.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import { type Problem, problemPlace } from "../../model/problem.ts";
import type { Params } from "../../model/suite.ts";
import {
  FunctionError,
  compileExpression,
  firstArgument,
  findOwnFunction,
  type Expression,
} from "../../expressions/expression.ts";
import {
  continueExpression,
  quoteExpression,
  quoteIfNeeded,
  findNameForm,
  writeKey,
} from "../../expressions/expression-text.ts";

import { type JsonObject, isObject, objectMembers, withoutUndefined } from "../../system/json.ts";
import {
  FIELDS,
  type FieldName,
  INTENT,
  toWord,
  type Dataset,
  type DatasetCase,
  type DatasetSource,
  type WrittenFields,
} from "./format.ts";
import {
  ValuePlaces,
  findCaseLists,
  joinLists,
  readGoldenFile,
  type CaseList,
  type GoldenFile,
} from "./json-file.ts";
import {
  FieldError,
  describeValue,
  isNothing,
  describeKeys,
  readExpected,
  readForbidden,
  readTextOrNumber,
  uniqueTargets,
  type ExpectedDocuments,
  makeTarget,
} from "../targets.ts";
import { requireItem } from "../../model/lookup.ts";

/** Absent for fields that are not written. */
type CompiledFields = ReadonlyMap<FieldName, Expression>;

/**
 * Returns the cases of the file. Throws `invalid_suite` if the list of them can't be found, if the
 * suite file has no `fields`, or else with everything that is wrong with the cases.
 */
export async function readJsonCases(source: DatasetSource): Promise<Dataset> {
  const golden = await readGoldenFile(source.files, source.path);
  const { values, filterStart } = await listCases(golden, source.cases);
  const { fields: writtenFields } = source;
  if (writtenFields === undefined) {
    throw makeCaseError(golden, values, {
      message: "`fields` is missing",
      advice: "Name what is the query.",
      shownCase: values[0],
      key: "fields",
    });
  }
  const fields = await compileFields(writtenFields);
  const reader = new CaseReader({
    golden,
    values,
    places: new ValuePlaces(golden),
    written: writtenFields,
    fields,
    placeOfKey: source.placeOfKey,
    filterStart,
  });
  const cases = values
    .map((value) => reader.readCase(value))
    .filter((datasetCase) => datasetCase !== null);
  await reader.throwProblems();
  const expectedField = fields.get("expected");
  const form = expectedField && findNameForm(evaluateAll(expectedField, values));
  return {
    cases,
    // The reader throws its problems, with advice.
    problems: [],
    warnings: golden.warnings,
    ...(form && { form }),
    ...findDecimalScale(cases),
  };
}

/**
 * Returns the highest grade if one is no whole number, such as 0.5: then the config has to say
 * which grades count as relevant.
 */
function findDecimalScale(cases: readonly DatasetCase[]): Pick<Dataset, "highestRating"> {
  const grades = cases.flatMap(({ expected }) => expected.map(({ grade }) => grade));
  return grades.every(Number.isInteger)
    ? {}
    : { highestRating: grades.reduce((highest, grade) => Math.max(highest, grade)) };
}

interface ListedCases {
  readonly values: readonly unknown[];
  /**
   * For advice: what `cases` has before a filter such as `[?category != 'negative']`. It is
   * `topics[].cases[] | ` for that expression, `data` if that is the file's only list, and empty if
   * the file itself is the list.
   */
  readonly filterStart: string;
}

/**
 * Returns the cases that the expression finds, and where a filter of them begins. Without an
 * expression, the cases are the file itself, if that is a list with items, or else the only list of
 * objects in its maps. Throws `invalid_suite`, with what to write as `cases`, if there is none or
 * several.
 */
async function listCases(golden: GoldenFile, expression?: string): Promise<ListedCases> {
  const { file, value } = golden;
  if (expression !== undefined) {
    // In JMESPath ` | ` ends a projection such as `topics[].cases[]`, so that a filter behind it
    // selects cases. Without it, the filter would be applied within each case.
    return { values: await evaluateCases(golden, expression), filterStart: `${expression} | ` };
  }
  if (Array.isArray(value) && value.length > 0) {
    return { values: value, filterStart: "" };
  }

  const lists = findCaseLists(value);
  const [firstList, ...otherLists] = lists;
  if (firstList !== undefined && otherLists.length === 0) {
    // A path of keys such as `data.cases` is no projection: a filter may follow it at once.
    return { values: firstList.cases, filterStart: firstList.expression };
  }
  if (firstList === undefined) {
    const message = `${file} has no list with cases: it holds ${describeValue(value)}`;
    throw new GateError("invalid_suite", message, {
      hint: `Write \`cases\`, an expression for the list. ${adviseOnCases(value)}`.trim(),
      key: "path",
    });
  }
  throw severalListsError(file, lists);
}

/** Returns an error that names the lists, and how to choose one or take all. */
function severalListsError(file: string, lists: readonly CaseList[]): GateError {
  const listsText = lists.map((list) => `\`${list.expression}\` (${list.cases.length})`).join(", ");
  const longestFirst = lists.toSorted((a, b) => b.cases.length - a.cases.length);
  const longestList = quoteIfNeeded(requireItem(longestFirst, 0).expression);
  const joinedExpression = joinLists(lists);
  const adviceForAll =
    joinedExpression === null
      ? "several lists are several entries of `dataset`"
      : `all of them are \`cases: ${quoteIfNeeded(joinedExpression)}\``;
  const message = `${file} has ${lists.length} lists of cases: ${listsText}`;
  return new GateError("invalid_suite", message, {
    hint: `Write which one it is, for example \`cases: ${longestList}\`; ${adviceForAll}.`,
    key: "path",
  });
}

/**
 * Returns the list. Throws `invalid_suite` if the expression fails, or gives no list or no item.
 */
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
  const keysSentence = isObject(value) ? ` The file has the keys ${describeKeys(value)}.` : "";
  throw new GateError(
    "invalid_suite",
    `${file}: \`cases: ${expression}\` gives ${describeValue(result)}, not a list of cases`,
    {
      hint: `${adviseOnCases(value)}${keysSentence}`,
      key: "cases",
    },
  );
}

const MOST_LISTS_SHOWN = 5;

/** Returns advice how to write `cases`; empty if the file is neither lists of objects nor a map. */
function adviseOnCases(value: unknown): string {
  const lists = findCaseLists(value).map(({ expression }) => `\`${expression}\``);
  if (lists.length > 0) {
    return `Lists of objects: ${lists.slice(0, MOST_LISTS_SHOWN).join(", ")}.`;
  }
  if (!isObject(value)) {
    return "";
  }
  const grades = Object.values(value).flatMap((member) => Object.values(objectMembers(member)));
  if (grades.length > 0 && grades.every((grade) => typeof grade === "number")) {
    return 'The file has grades by query and document. If its keys are the queries: `cases: items(@)` and `fields: { query: "[0]", expected: "[1]" }`. If they are ids, the queries have to be in the same file, as `{"queries": {id: text}, "qrels": {…}}`: `cases: items(queries, qrels)` and `fields: { id: "[0]", query: "[1]", expected: "[2]" }`.';
  }
  return adviseOnMaps(value);
}

/** Returns advice how `cases` turns the maps of an object, or the object itself, into a list. */
function adviseOnMaps(value: JsonObject): string {
  const maps: { readonly key: string; readonly keys: string }[] = [];
  for (const [key, member] of Object.entries(value)) {
    if (isObject(member)) {
      // The map's own keys are joined to one text, so that they can be compared.
      maps.push({ key: writeKey(key), keys: Object.keys(member).toSorted().join("\n") });
    }
  }
  const [firstMap, ...otherMaps] = maps;
  if (firstMap === undefined) {
    return 'A map from query to documents is `cases: items(@)`, with `query: "[0]"` and `expected: "[1]"`. One case is `cases: "[@]"`.';
  }
  // Maps with the same keys are likely joined by them.
  const secondMap = otherMaps.find(({ keys }) => keys === firstMap.keys) ?? otherMaps[0];
  const mapKeys = secondMap === undefined ? firstMap.key : `${firstMap.key}, ${secondMap.key}`;
  return `Maps that are joined by key: \`items(${mapKeys})\` gives rows of key and values. Lists in maps: \`${firstMap.key}.*[]\`.`;
}

/** Throws `invalid_suite` if it is not JMESPath. */
async function compileInSuite(text: string, key: string): Promise<Expression> {
  try {
    return await compileExpression(text, key, "a case of the file");
  } catch (cause) {
    if (!(cause instanceof GateError)) {
      throw cause;
    }
    // All other errors are of the syntax.
    const isFunctionError = cause.cause instanceof FunctionError;
    const quotesAdvice =
      "A key with other characters than letters, digits and _ needs quotes: '\"doc-id\"'.";
    const advice = cause.hint ?? "";
    throw new GateError("invalid_suite", cause.message, {
      hint: isFunctionError ? advice : `${quotesAdvice} ${advice}`,
      cause,
      key,
    });
  }
}

/** Throws `invalid_suite` if one is not JMESPath. */
async function compileFields(written: WrittenFields): Promise<CompiledFields> {
  const fields = new Map<FieldName, Expression>();
  for (const name of FIELDS) {
    const text = written[name];
    if (text !== undefined) {
      fields.set(name, await compileInSuite(text, `fields.${name}`));
    }
  }
  return fields;
}

/** Returns what the expression finds; null if it fails. */
function evaluateOrNull(expression: Expression, value: unknown): unknown {
  try {
    return expression(value) ?? null;
  } catch {
    return null;
  }
}

function evaluateAll(expression: Expression, values: readonly unknown[]): readonly unknown[] {
  return values.map((value) => evaluateOrNull(expression, value));
}

const MOST_CASE_SHOWN = 400;

interface CaseErrorParts extends Pick<GateErrorOptions, "key" | "problems"> {
  readonly message: string;
  readonly advice: string;
  /** The first wrong case, or the first one if all are wrong. */
  readonly shownCase: unknown;
}

/** Returns an error whose hint is the advice, then `shownCase` in JSON and its keys. */
function makeCaseError(
  { file }: GoldenFile,
  values: readonly unknown[],
  { message, advice, shownCase, key, problems }: CaseErrorParts,
): GateError {
  const subject = shownCase === values[0] ? "The first case" : "The first of them";
  const caseJson = JSON.stringify(shownCase) ?? "nothing";
  const isLong = caseJson.length > MOST_CASE_SHOWN;
  const text = isLong ? `${caseJson.slice(0, MOST_CASE_SHOWN)}…` : caseJson;
  const hasKeys = isObject(shownCase) && Object.keys(shownCase).length > 0;
  const keysSentence = hasKeys ? ` Its keys are ${describeKeys(shownCase)}.` : "";
  return new GateError("invalid_suite", `${file}: ${message}`, {
    hint: `${advice} ${subject} is ${text}.${keysSentence}`,
    key,
    problems,
  });
}

/** What is wrong with one field, the same in one or more cases. */
interface FieldProblem {
  readonly field: FieldName;
  readonly message: string;
  readonly lines: number[];
  /** Of the first of these cases. */
  readonly value: unknown;
}

/** How the message begins if an expression fails. */
const FAILS = "fails: ";

interface ReaderParts {
  readonly golden: GoldenFile;
  /** All cases. */
  readonly values: readonly unknown[];
  readonly places: ValuePlaces;
  /** `fields` as the suite writes it. */
  readonly written: WrittenFields;
  readonly fields: CompiledFields;
  readonly placeOfKey: DatasetSource["placeOfKey"];
  readonly filterStart: string;
}

/** Collects what is wrong with the cases. `throwProblems` then throws all of it at once. */
class CaseReader {
  readonly #parts: ReaderParts;
  /** By field and message, so that cases with the same problem share one entry. */
  readonly #problems = new Map<string, FieldProblem>();
  #reportCount = 0;
  /** Of cases without an expected document that don't say `expect_empty`. */
  readonly #withoutExpected: unknown[] = [];
  readonly #withExpected: unknown[] = [];

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  /**
   * Returns the case; null if something is wrong with it, which is kept for `throwProblems`. All
   * fields are read in any case.
   */
  readCase(value: unknown): DatasetCase | null {
    const line = this.#parts.golden.lineOf(this.#parts.places.findPointer(value));
    const reportsBefore = this.#reportCount;
    // Undefined if the expression fails or `convert` throws a FieldError, which is reported.
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
    const id = readField("id", readOptionalText);
    const intent = readField("intent", readIntent);
    const tags = readField("tags", readTags);
    const params = readField("params", (fieldValue) => readParams(fieldValue, this.#parts.places));
    const forbidden = readField("forbidden", readForbidden);
    const answer = readField("reference_answer", readOptionalText);
    const expectsNothing = readField("expect_empty", readFlag);
    const grade = readField("grade", (fieldValue) => fieldValue);
    const documents = readField("expected", (fieldValue) =>
      readExpected(fieldValue, grade, this.#parts.written.any === true),
    );
    const isWatched = !this.#parts.fields.has("expected") && expectsNothing === false;
    if (documents !== undefined && expectsNothing !== undefined && !isWatched) {
      this.#checkDocuments(documents, expectsNothing, line, value);
    }
    // A field that is undefined was reported. These four are asked for so that the compiler knows.
    const isReadable =
      query !== undefined &&
      intent !== undefined &&
      forbidden !== undefined &&
      documents !== undefined;
    if (!isReadable || this.#reportCount > reportsBefore) {
      return null;
    }
    const irrelevant = [...new Set(documents.irrelevant)].toSorted(compareCodePoints);
    return {
      id: id ?? null,
      query,
      place: { file: this.#parts.golden.file, line },
      intent,
      expected: uniqueTargets(documents.needs.map(makeTarget)),
      forbidden,
      ...withoutUndefined({
        judged_irrelevant: irrelevant.length > 0 ? irrelevant : undefined,
        reference_answer: answer ?? undefined,
        watched: isWatched ? (true as const) : undefined,
        expect_empty: expectsNothing === true ? (true as const) : undefined,
        params: params ?? undefined,
        tags: tags !== undefined && tags.length > 0 ? tags : undefined,
      }),
    };
  }

  /** Reports a case with documents that says `expect_empty`, and one without that does not. */
  #checkDocuments(
    { needs, irrelevant }: ExpectedDocuments,
    expectsNothing: boolean,
    line: number,
    value: unknown,
  ): void {
    if (needs.length > 0) {
      this.#withExpected.push(value);
      if (expectsNothing) {
        this.#report("expect_empty", "is true of a case that has expected documents", line, value);
      }
      return;
    }
    if (expectsNothing) {
      return;
    }
    this.#withoutExpected.push(value);
    const fieldValue = this.#evaluate("expected", value);
    const given = isNothing(fieldValue) ? "nothing" : describeValue(fieldValue);
    const reason = irrelevant.length > 0 ? "documents, and no grade is above 0" : given;
    this.#report("expected", `gives ${reason}, so no document is expected`, line, value);
  }

  /** Returns the field's value, null for nothing. Throws FieldError if the expression fails. */
  #evaluate(field: FieldName, value: unknown): unknown {
    const expression = this.#parts.fields.get(field);
    if (expression === undefined) {
      return null;
    }
    try {
      return expression(value) ?? null;
    } catch (cause) {
      throw new FieldError(`${FAILS}${(cause as Error).message}`);
    }
  }

  /** The same problem of several cases becomes one. */
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

  /** Throws `invalid_suite` with all problems, the first wrong case, and advice. */
  async throwProblems(): Promise<void> {
    const { golden, values } = this.#parts;
    const fieldProblems = [...this.#problems.values()];
    const [firstProblem] = fieldProblems;
    if (firstProblem === undefined) {
      return;
    }
    const problems = fieldProblems.map((problem) => this.#placeProblem(problem));
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw makeCaseError(golden, values, {
      message: count,
      advice: await this.#adviseOnProblems(firstProblem),
      problems: sortProblems(problems),
      shownCase: firstProblem.value,
    });
  }

  /**
   * Returns the problem with its place. If all cases have it, the expression is likely wrong: the
   * place is that of the field in the suite file. Otherwise it is the line of the first wrong case.
   */
  #placeProblem({ field, message, lines }: FieldProblem): Problem {
    const caseCount = this.#parts.values.length;
    const goldenPlace = { file: this.#parts.golden.file, line: requireItem(lines, 0) };
    const suitePlace = this.#parts.placeOfKey(`fields.${field}`);
    const text = `\`${this.#parts.written[field] ?? ""}\` ${message}`;
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
   * Returns an expression that takes the first text member as the id, such as `hits[].{id: doc}`,
   * if `expected` or `forbidden` gives objects that are no targets. Null if no text member is in
   * all of these.
   */
  #suggestMemberExpression({ field, value }: FieldProblem): string | null {
    const expression = this.#parts.fields.get(field);
    if (expression === undefined || (field !== "expected" && field !== "forbidden")) {
      return null;
    }
    const fieldValue = evaluateOrNull(expression, value);
    const object: unknown = Array.isArray(fieldValue) ? fieldValue.find(isObject) : fieldValue;
    if (!isObject(object)) {
      return null;
    }
    const allObjects = evaluateAll(expression, this.#parts.values).flat().filter(isObject);
    const key = Object.keys(object).find(
      (name) =>
        typeof object[name] === "string" && allObjects.every((other) => Object.hasOwn(other, name)),
    );
    if (key === undefined) {
      return null;
    }
    const fieldExpression = this.#parts.written[field] ?? "@";
    if (!Array.isArray(fieldValue)) {
      return continueExpression(fieldExpression, writeKey(key));
    }
    const grade = "grade" in object ? ", grade: grade" : "";
    return continueExpression(fieldExpression, `[].{id: ${writeKey(key)}${grade}}`);
  }

  /**
   * Returns `sources[].file` for `sources.file` if `sources` is a list in the case. Null if the
   * field's expression is no path, or still gives nothing.
   */
  async #suggestProjection({ field, value }: FieldProblem): Promise<string | null> {
    const expression = this.#parts.written[field] ?? "";
    if (!/^\w+(?:\.\w+)+$/.test(expression)) {
      return null;
    }
    for (const dot of expression.matchAll(/\./g)) {
      const candidate = `${expression.slice(0, dot.index)}[]${expression.slice(dot.index)}`;
      const evaluate = await compileExpression(candidate, `fields.${field}`);
      if (!isFalsyInJmesPath(evaluateOrNull(evaluate, value))) {
        return candidate;
      }
    }
    return null;
  }

  /**
   * Returns an expression that is true for all cases with documents alone, such as
   * `fields.expected` itself. Null if none is found.
   */
  async #findPresence(expectedExpression: string): Promise<string | null> {
    const argument = firstArgument(expectedExpression) ?? expectedExpression;
    for (const candidate of new Set([argument, expectedExpression])) {
      const evaluate = await compileExpression(candidate, "fields.expected");
      const isPresent = (value: unknown): boolean =>
        !isFalsyInJmesPath(evaluateOrNull(evaluate, value));
      if (this.#withExpected.every(isPresent) && !this.#withoutExpected.some(isPresent)) {
        return candidate;
      }
    }
    return null;
  }

  /**
   * Returns one advice for all problems. If some cases, but not all, have no expected documents, it
   * is about them. Otherwise it is about the first problem.
   */
  async #adviseOnProblems(firstProblem: FieldProblem): Promise<string> {
    const caseCount = this.#parts.values.length;
    const expectedExpression = this.#parts.written.expected;
    const emptyCount = this.#withoutExpected.length;
    if (emptyCount > 0 && emptyCount < caseCount && expectedExpression !== undefined) {
      const presence = await this.#findPresence(expectedExpression);
      return adviseOnEmptyCases(presence, this.#parts.filterStart);
    }
    if (firstProblem.message.startsWith(FAILS) && firstProblem.lines.length < caseCount) {
      return "Correct the value in the file, or write an expression that fits all cases.";
    }
    const expression = this.#suggestMemberExpression(firstProblem);
    if (expression !== null) {
      return `Name the part of the object that is the document: \`${firstProblem.field}: ${quoteExpression(expression)}\`.`;
    }
    const projection = await this.#suggestProjection(firstProblem);
    if (projection !== null) {
      return `There is a list on the way: \`${firstProblem.field}: ${quoteExpression(projection)}\`.`;
    }
    const parentAdvice = this.#parts.places.adviseOnParent(firstProblem.value);
    return parentAdvice ?? "Compare `fields` with the keys of the case.";
  }
}

function isFalsyInJmesPath(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length === 0;
  }
  if (isObject(value)) {
    return Object.keys(value).length === 0;
  }
  return value === null || value === undefined || value === false || value === "";
}

/**
 * Advises on cases without expected documents: to write `expect_empty`, or to leave them out by a
 * filter. `presence` is an expression that is true only for cases with documents. If it is null,
 * the cases without have to be marked with a key.
 */
function adviseOnEmptyCases(presence: string | null, filterStart: string): string {
  if (presence === null) {
    const filter = quoteExpression(`${filterStart}[?!negative]`);
    return `If nothing should be found for them, write \`negative: true\` in these cases, and add \`expect_empty: negative\` to \`fields\`. If their documents are not known yet, write the same in them, and leave them out: \`cases: ${filter}\`.`;
  }
  // A function of the gate, such as `each`, can stand neither behind `!` nor in a filter.
  const isOwnCall = findOwnFunction(presence) !== null;
  const emptyCondition = isOwnCall ? `${presence} | !@` : `!(${presence})`;
  const emptyAdvice = `If nothing should be found for them, add \`expect_empty: ${quoteExpression(emptyCondition)}\` to \`fields\`.`;
  const filter = isOwnCall
    ? "take them out of the file."
    : `leave them out: \`cases: ${quoteExpression(`${filterStart}[?${presence}]`)}\`.`;
  return `${emptyAdvice} If their documents are not known yet, ${filter}`;
}

/**
 * Returns a text with the white space around it, since the retriever is asked just that, or a whole
 * number as text. Throws FieldError for anything else, and for a blank text.
 */
function readQuery(value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") {
    return value;
  }
  return readTextOrNumber(value);
}

/** Returns a text or a whole number as readTextOrNumber; null for nothing. Throws FieldError. */
function readOptionalText(value: unknown): string | null {
  return isNothing(value) ? null : readTextOrNumber(value);
}

/**
 * Returns the intent as a word; null for nothing. Throws FieldError for a list or object, and if no
 * letter or digit is left.
 */
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

/** Returns each tag once; none for nothing. Throws FieldError as readIntent. */
function readTags(value: unknown): readonly string[] {
  const tags = [value].flat().map(readIntent);
  return [...new Set(tags.filter((tag) => tag !== null))];
}

/**
 * Returns the object; null for nothing. Throws FieldError for no object, and if a number such as 007
 * or 1e400 is within it: the retriever would get another value than the file shows.
 */
function readParams(value: unknown, places: ValuePlaces): Params | null {
  if (isNothing(value)) {
    return null;
  }
  if (!isObject(value)) {
    throw new FieldError(`gives ${describeValue(value)}; expected an object`);
  }
  const [numberText] = places.listNumberTexts(value);
  if (numberText === undefined) {
    return value;
  }
  const sentNumber = Number(numberText);
  throw new FieldError(
    Number.isFinite(sentNumber)
      ? `gives the number ${numberText}, which would reach the retriever as ${sentNumber}; write it in quotes, or as ${sentNumber}`
      : `gives ${numberText}; expected a finite number, or the text in quotes`,
  );
}

/** Returns the value, false for nothing. Throws FieldError for anything but true and false. */
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
