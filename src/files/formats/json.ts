/**
 * A list of cases as a team keeps it: JSON, JSON Lines or YAML with keys of its own. `cases` finds the list, and each of
 * `fields` is an expression over one case.
 */
import { GateError, sortProblems } from "../../errors.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { Problem } from "../../model/problem.ts";
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
  readText,
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
type Fields = ReadonlyMap<FieldName, Expression>;

export async function readJsonCases(source: DatasetSource): Promise<Dataset> {
  const golden = await readGoldenFile(source.files, source.path);
  const { values, expression } = await listCases(golden, source.cases);
  const places = new Places(golden.value);
  const { fields: written } = source;
  if (written === null) {
    throw withFirstCase(golden, values, "`fields` is missing", "Name what is the query.");
  }
  const fields = await compileFields(golden, values, written);
  const reader = new CaseReader({ golden, places, written, fields, listExpression: expression });
  const cases = values.flatMap((value) => reader.read(value) ?? []);
  reader.throwProblems(values);
  const grades = cases.flatMap(({ expected }) => expected.map(({ grade }) => grade));
  // Which parts of 1 count as relevant, the file does not say.
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

interface ListedCases {
  readonly values: readonly unknown[];
  /** What a filter in brackets can follow to leave some of them out. */
  readonly expression: string;
}

/** Returns the values of the cases. Throws `invalid_suite`, with what the file holds, if it has no list of cases or several. */
async function listCases(golden: GoldenFile, expression: string | null): Promise<ListedCases> {
  const { file, value } = golden;
  if (expression !== null) {
    // A filter after a projection would look into each case.
    return { values: await evaluateCases(golden, expression), expression: `${expression} | ` };
  }
  if (Array.isArray(value) && value.length > 0) {
    return { values: value, expression: "" };
  }
  const lists = findCaseLists(value);
  const [only, ...others] = lists;
  if (only !== undefined && others.length === 0) {
    return { values: only.cases, expression: only.expression };
  }
  const seen = isObject(value)
    ? `an object with the keys ${keysText(value)}`
    : describeValue(value);
  if (only === undefined) {
    throw new GateError("invalid_suite", `${file} has no list of cases: it holds ${seen}`, {
      hint: `Write \`cases\`, an expression for the list. ${waysToList(value)}`,
    });
  }
  const named = lists.map((list) => `\`${list.expression}\` (${list.cases.length})`).join(", ");
  const [longest = only] = lists.toSorted((a, b) => b.cases.length - a.cases.length);
  const joined = joinLists(lists);
  const all =
    joined === null
      ? "several lists are several entries of `dataset`"
      : `all of them are \`cases: ${joined}\``;
  throw new GateError("invalid_suite", `${file} has ${lists.length} lists of cases: ${named}`, {
    hint: `Write which one it is, for example \`cases: ${longest.expression}\`; ${all}.`,
  });
}

async function evaluateCases(
  { file, value }: GoldenFile,
  expression: string,
): Promise<readonly unknown[]> {
  const find = await compileInSuite(expression, "cases");
  let found: unknown;
  try {
    found = find(value);
  } catch (cause) {
    const message = `${file}: \`cases\`: ${(cause as Error).message}`;
    throw new GateError("invalid_suite", message, { hint: waysToList(value), cause });
  }
  if (Array.isArray(found) && found.length > 0) {
    return found;
  }
  const seen = isObject(value) ? ` The file has the keys ${keysText(value)}.` : "";
  throw new GateError(
    "invalid_suite",
    `${file}: \`cases: ${expression}\` gives ${describeValue(found)}, not a list of cases`,
    {
      hint: `${waysToList(value)}${seen}`,
    },
  );
}

/** Says how the lists and maps of the file are written as expressions. */
function waysToList(value: unknown): string {
  const lists = findCaseLists(value).map(({ expression }) => `\`${expression}\``);
  if (lists.length > 0) {
    return `Lists of objects: ${lists.slice(0, 5).join(", ")}.`;
  }
  if (!isObject(value)) {
    return "";
  }
  const [first, ...others] = Object.entries(value).flatMap(([key, member]) =>
    isObject(member)
      ? [{ key: writeKey(key), keys: Object.keys(member).toSorted().join("\n") }]
      : [],
  );
  if (first === undefined) {
    return 'A map from query to documents is `cases: items(@)`, with `query: "[0]"` and `expected: "[1]"`. One case is `cases: "[@]"`.';
  }
  const second = others.find(({ keys }) => keys === first.keys) ?? others[0];
  const joined = second === undefined ? first.key : `${first.key}, ${second.key}`;
  return `Maps that are joined by key: \`items(${joined})\` gives rows of key and values. Lists in maps: \`${first.key}.*[]\`.`;
}

/** Throws `invalid_suite` for an expression that is none. */
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
    });
  }
}

async function compileFields(
  golden: GoldenFile,
  values: readonly unknown[],
  written: WrittenFields,
): Promise<Fields> {
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
  throw withFirstCase(
    golden,
    values,
    "`fields.expected` is missing",
    "Name what holds the documents.",
  );
}

const SHOWN_CASE = 400;

/** Returns an error that shows the first case and its keys. */
function withFirstCase(
  { file }: GoldenFile,
  values: readonly unknown[],
  message: string,
  advice: string,
  problems: readonly Problem[] = [],
  first: unknown = values[0],
): GateError {
  const written = JSON.stringify(first) ?? "nothing";
  const text = written.length > SHOWN_CASE ? `${written.slice(0, SHOWN_CASE)}…` : written;
  const keys = isObject(first) ? ` Its keys are ${keysText(first)}.` : "";
  return new GateError("invalid_suite", `${file}: ${message}`, {
    hint: `${advice} The first ${first === values[0] ? "case" : "of them"} is ${text}.${keys}`,
    problems: sortProblems(problems),
  });
}

/** Cases with the same thing wrong. */
interface FieldProblem {
  readonly field: FieldName;
  readonly message: string;
  readonly lines: number[];
  /** The first of them. */
  readonly value: unknown;
}

interface ReaderParts {
  readonly golden: GoldenFile;
  readonly places: Places;
  readonly written: WrittenFields;
  readonly fields: Fields;
  readonly listExpression: string;
}

class CaseReader {
  readonly #golden: GoldenFile;
  readonly #places: Places;
  readonly #written: WrittenFields;
  readonly #fields: Fields;
  readonly #listExpression: string;
  readonly #problems = new Map<string, FieldProblem>();
  #reported = 0;
  /** Cases that expect no document and do not say `expect_empty`. */
  readonly #withoutExpected: unknown[] = [];

  constructor({ golden, places, written, fields, listExpression }: ReaderParts) {
    this.#golden = golden;
    this.#places = places;
    this.#written = written;
    this.#fields = fields;
    this.#listExpression = listExpression;
  }

  /** Returns the case; null if something is wrong with it, which is kept for `throwProblems`. */
  read(value: unknown): DatasetCase | null {
    const line = this.#golden.lineOf(this.#places.findPointer(value));
    const reported = this.#reported;
    const takeField = <T>(field: FieldName, make: (found: unknown) => T): T | undefined => {
      try {
        return make(this.#evaluate(field, value));
      } catch (error) {
        if (!(error instanceof FieldError)) {
          throw error;
        }
        this.#report(field, error.message, line, value);
        return undefined;
      }
    };
    const query = takeField("query", readQuery);
    const id = takeField("id", (found) => (isNothing(found) ? null : readText(found)));
    const intent = takeField("intent", readIntent);
    const tags = takeField("tags", readTags);
    const params = takeField("params", (found) => readParams(found, this.#golden.numbers));
    const forbidden = takeField("forbidden", readForbidden);
    const answer = takeField("reference_answer", (found) =>
      isNothing(found) ? null : readText(found),
    );
    const isControl = takeField("expect_empty", readFlag);
    const grade = takeField("grade", (found) => found);
    const documents = takeField("expected", (found) =>
      readExpected(found, grade, this.#written.any === true),
    );
    const answersOnly = !this.#fields.has("expected") && typeof answer === "string";
    if (documents !== undefined && isControl !== undefined && !answersOnly) {
      this.#checkDocuments(documents.needs.length, isControl, line, value);
    }
    const isReadable =
      query !== undefined &&
      intent !== undefined &&
      forbidden !== undefined &&
      documents !== undefined;
    if (!isReadable || this.#reported > reported) {
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
        answers_only: answersOnly && isControl === false ? (true as const) : undefined,
        expect_empty: isControl === true ? (true as const) : undefined,
        params: params ?? undefined,
        tags: tags !== undefined && tags.length > 0 ? tags : undefined,
        named_by_query: id === null ? (true as const) : undefined,
      }),
    };
  }

  /** Reports documents of a case that expects none, and a case that expects documents and has none. */
  #checkDocuments(needs: number, isControl: boolean, line: number, value: unknown): void {
    if (isControl && needs > 0) {
      this.#report("expect_empty", "is true of a case that has expected documents", line, value);
    }
    if (!isControl && needs === 0) {
      // For the advice of the error.
      this.#withoutExpected.push(value);
      const found = this.#evaluate("expected", value);
      const what = isNothing(found) ? "nothing" : describeValue(found);
      this.#report("expected", `gives ${what}, so no document is expected`, line, value);
    }
  }

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

  #report(field: FieldName, message: string, line: number, value: unknown): void {
    this.#reported += 1;
    const key = `${field} ${message}`;
    const known = this.#problems.get(key);
    if (known === undefined) {
      this.#problems.set(key, { field, message, lines: [line], value });
    } else {
      known.lines.push(line);
    }
  }

  /** Throws `invalid_suite` with what is wrong, the first case, and what to do. */
  throwProblems(values: readonly unknown[]): void {
    const all = [...this.#problems.values()];
    const [first] = all;
    if (first === undefined) {
      return;
    }
    const { file } = this.#golden;
    const problems = all.map(({ field, message, lines }): Problem => {
      const more =
        lines.length === 1
          ? ""
          : ` (the same in ${lines.length - 1} more of ${values.length} cases)`;
      return {
        file,
        line: requireItem(lines, 0),
        message: `fields.${field}: ${this.#quoted(field)} ${message}${more}`,
      };
    });
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw withFirstCase(
      this.#golden,
      values,
      count,
      this.#advice(first, values),
      problems,
      first.value,
    );
  }

  /** Returns an expression for a part of the objects that a field gives; null if it gives no objects. */
  #partsOfObject({ field, value }: FieldProblem): string | null {
    if (field !== "expected" && field !== "forbidden") {
      return null;
    }
    const found = this.#evaluate(field, value);
    const object: unknown = Array.isArray(found) ? found.find(isObject) : found;
    if (!isObject(object)) {
      return null;
    }
    const key = Object.keys(object).find((name) => typeof object[name] === "string");
    if (key === undefined) {
      return null;
    }
    const written = this.#written[field] ?? "@";
    if (!Array.isArray(found)) {
      return `${written}.${writeKey(key)}`;
    }
    const grade = "grade" in object ? ", grade: grade" : "";
    return `${written}[].{id: ${writeKey(key)}${grade}}`;
  }

  #quoted(field: FieldName): string {
    return `\`${this.#written[field] ?? ""}\``;
  }

  #advice(first: FieldProblem, values: readonly unknown[]): string {
    const written = this.#written.expected;
    const [firstWithoutExpected] = this.#withoutExpected;
    const isSome = this.#withoutExpected.length < values.length;
    if (firstWithoutExpected !== undefined && isSome && written !== undefined) {
      return adviceOnEmpty(
        written,
        this.#listExpression,
        isFalse(this.#evaluate("expected", firstWithoutExpected)),
      );
    }
    const parts = this.#partsOfObject(first);
    if (parts !== null) {
      return `Name the part of the object that is the document: \`${first.field}: "${parts}"\`.`;
    }
    const parent = this.#places.wayToParent(first.value);
    return parent ?? "Compare `fields` with the keys of the case.";
  }
}

/** Whether JMESPath counts it as false. */
function isFalse(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length === 0;
  }
  if (isObject(value)) {
    return Object.keys(value).length === 0;
  }
  return value === null || value === undefined || value === false || value === "";
}

/** What to do about cases without documents: `isEmpty` if the field itself says that there are none. */
function adviceOnEmpty(expected: string, list: string, isEmpty: boolean): string {
  const control = isEmpty ? `!(${expected})` : "category == 'negative'";
  const filter = isEmpty ? expected : "category != 'negative'";
  const quote = control.includes('"') ? "'" : '"';
  return `If nothing should be found for them, add \`expect_empty: ${quote}${control}${quote}\` to \`fields\`. If their documents are not known yet, leave them out: \`cases: ${quote}${list}[?${filter}]${quote}\`.`;
}

function readQuery(value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") {
    return value;
  }
  return readText(value);
}

/** Characters that an intent can't have become `-`. */
function asWord(text: string): string {
  return text
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")
    .replaceAll(/^[^\p{L}\p{N}]+|(?<!-)-+$/gu, "")
    .slice(0, 80);
}

function readIntent(value: unknown): string | null {
  if (isNothing(value)) {
    return null;
  }
  const word = asWord(typeof value === "boolean" ? String(value) : readText(value));
  if (INTENT.test(word)) {
    return word;
  }
  throw new FieldError(`gives ${describeValue(value)}; expected a word`);
}

function readTags(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return [...new Set(list.flatMap((each) => readIntent(each) ?? []))];
}

/** `numbers`: those of the file that are texts because their value is written otherwise. */
function readParams(value: unknown, numbers: ReadonlySet<string>): Params | null {
  if (isNothing(value)) {
    return null;
  }
  if (isObject(value)) {
    const odd = findText(value, numbers);
    if (odd === null) {
      return value;
    }
    throw new FieldError(
      `gives the number ${odd}, which would reach the retriever as ${Number(odd)}; write it in quotes, or as ${Number(odd)}`,
    );
  }
  throw new FieldError(`gives ${describeValue(value)}; expected an object`);
}

/** Returns the first text of the value that is one of these; null if none is. */
function findText(value: unknown, texts: ReadonlySet<string>): string | null {
  if (typeof value === "string") {
    return texts.has(value) ? value : null;
  }
  if (typeof value !== "object" || value === null) {
    return null;
  }
  for (const member of Object.values(value)) {
    const found = findText(member, texts);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

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
