import { isTooLong } from "../system/written-numbers.ts";
import { UNSAFE_KEYS, isObject, type JsonObject, withoutUndefined } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { RawAnswer, RawResult } from "../model/retriever.ts";
import type { CharacterSpan, CorpusState, Usage } from "../model/run.ts";
import { excerptJson, quoteText } from "../system/excerpt.ts";
import { isUnnamed, listMembers, suggestResults } from "../expressions/suggest-results.ts";
import { docsPage } from "../model/docs-page.ts";

/** Most results of one answer: more than any metric looks at; a flood beyond it is an error. */
const MAX_RESULTS = 10_000;

/** Most stages (steps of the search that the answer shows, such as "vector") of one answer. */
const MOST_STAGES = 8;
const MOST_RESULTS_OF_A_STAGE = 1_000;

/** Greatest length of the text that names the state of the corpus. */
const MOST_DIGEST_CHARACTERS = 200;

/** What to do about an answer that a program printed or a server sent. */
export const ANSWER_HINT: string = `An answer is {"results": [...]}. Its fields: ${docsPage("reference/answer.md")}`;

/** How many keys of a wrong result its error names. */
const MOST_NAMED_KEYS = 10;

/** An answer without what only the caller knows: the time that it took and its retries. */
export type ParsedAnswer = Omit<RawAnswer, "elapsed_ms" | "retries">;

/** The keys of a result whose value is a text. */
const RESULT_TEXT_KEYS = ["id", "path", "name", "qualified_name", "text", "cluster"] as const;

/**
 * Returns the answer of the contract that `value` holds: `results` (id strings, or objects with id,
 * path, name, qualified_name, text, score, cluster, start and end; or a map of ids to scores),
 * `degraded`, `latency_ms`, `spans`, `usage`, `answer`, `stages`, `corpus`. Other keys are ignored.
 * A null counts as absent, but is refused for a number and for `results`. Throws
 * `retriever_answer`, which starts with `where` and names the place (`results[3].score: expected a
 * finite number, got "NaN"`). `listKey`: what the place calls `results`.
 */
export function parseAnswer(value: unknown, where: string, listKey = "results"): ParsedAnswer {
  const reader = new AnswerReader(where);
  const answer = reader.requireObject(value, "");
  const results = Array.isArray(answer.results)
    ? answer.results
    : (orderScoreMap(answer.results) ?? reader.refuseWithoutResults(answer));
  if (results.length > MAX_RESULTS) {
    reader.refuseValue("results", `at most ${MAX_RESULTS} results`, `${results.length}`);
  }
  return withoutUndefined({
    kind: "answer" as const,
    reported_ms: reader.readAmount(answer.latency_ms, "latency_ms"),
    spans: reader.readSpans(answer.spans),
    usage: reader.readUsage(answer.usage),
    answer: reader.readText(answer.answer, "answer"),
    stages: reader.readStages(answer.stages),
    corpus: reader.readCorpus(answer.corpus),
    results: results.map((result, index) => reader.readResult(result, `${listKey}[${index}]`)),
    degraded: reader.readDegraded(answer.degraded),
  });
}

/** Returns the results of a map of ids to scores, best first; null if the value is no such map. */
export function orderScoreMap(value: unknown): readonly RawResult[] | null {
  if (!isObject(value)) {
    return null;
  }
  const results = Object.entries(value).map(([id, score]) => ({ id, score: score as number }));
  if (results.length === 0 || !results.every(({ score }) => Number.isFinite(score))) {
    return null;
  }
  return results.toSorted((a, b) => b.score - a.score);
}

/**
 * Returns the state of the corpus, `{ documents, digest }`, that an answer sends beside its
 * results; undefined if `value` is absent or null. Throws `retriever_answer` if it is wrong.
 */
export function parseCorpus(value: unknown, where: string): CorpusState | undefined {
  return new AnswerReader(where).readCorpus(value);
}

/**
 * Returns the result that a line of a corpus holds, with the keys of a result of the contract.
 * Throws `retriever_answer`, whose message names the line's key.
 */
export function parseResult(value: unknown, where: string): RawResult {
  return new AnswerReader(where).readResult(value, "");
}

/** A result while it is read. */
type MutableResult = { -readonly [K in keyof RawResult]: RawResult[K] };

/**
 * Reads the parts of one answer. Each method gets a value and its place in the answer for messages,
 * such as `results[3].score`. A `read…` method returns undefined for what is absent, and throws
 * `retriever_answer` for what is wrong, as `require…` and `refuse…` do.
 */
class AnswerReader {
  /** Names the answer: every message starts with it. */
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  /**
   * Throws `retriever_answer`: "WHERE: PLACE: expected EXPECTED, got GOT". `place` is empty for the
   * answer itself; `expected` and `got` are words.
   */
  refuseValue(place: string, expected: string, got: string): never {
    // A key of what has no place of its own is `.id`.
    const at = place === "" ? "" : `${place.replace(/^\./, "")}: `;
    throw new GateError(
      "retriever_answer",
      `${this.#where}: ${at}expected ${expected}, got ${got}`,
      ANSWER_HINT,
    );
  }

  requireObject(value: unknown, place: string): JsonObject {
    return isObject(value) ? value : this.refuseValue(place, "an object", describeValue(value));
  }

  /** Throws and shows what is there instead of `results`: a list of another name, or all of it. */
  refuseWithoutResults(answer: JsonObject): never {
    const suggested = suggestResults(answer);
    if (suggested !== null) {
      return this.refuseValue(
        "results",
        "an array",
        `nothing; ${suggested.where}. Send it as \`results\`: a small program can call yours and do so`,
      );
    }
    const got = describeValue(answer.results);
    return this.refuseValue("results", "an array", `${got}: ${excerptJson(answer)}`);
  }

  /** Returns a text, which may be empty; a null counts as absent. */
  readText(value: unknown, place: string): string | undefined {
    if (value === undefined || value === null || typeof value === "string") {
      return value ?? undefined;
    }
    return this.refuseValue(place, "a string", describeValue(value));
  }

  /** Returns the state of the corpus, `{ documents, digest }`; a null counts as absent. */
  readCorpus(value: unknown): CorpusState | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    const { documents, digest } = this.requireObject(value, "corpus");
    if (!Number.isSafeInteger(documents) || Number(documents) < 0) {
      this.refuseValue("corpus.documents", "a count of documents", describeValue(documents));
    }
    if (typeof digest !== "string" || digest === "" || digest.length > MOST_DIGEST_CHARACTERS) {
      this.refuseValue(
        "corpus.digest",
        `a string of 1 to ${MOST_DIGEST_CHARACTERS} characters`,
        describeValue(digest),
      );
    }
    return { documents: Number(documents), digest };
  }

  readDegraded(value: unknown): boolean {
    if (value === undefined || value === null || typeof value === "boolean") {
      return value ?? false;
    }
    return this.refuseValue("degraded", "true or false", describeValue(value));
  }

  /**
   * Returns a finite number. Refuses null, too: it is what JSON.stringify makes of NaN. An integer
   * that a double can't hold comes as a text of its digits, and is rounded.
   */
  readNumber(value: unknown, place: string): number | undefined {
    if (value === undefined) {
      return undefined;
    }
    if (typeof value === "number" && Number.isFinite(value)) {
      return value;
    }
    // parseAnswerJson keeps an integer beyond 2^53 as text.
    if (typeof value === "string" && isTooLong(value)) {
      return Number(value);
    }
    const got =
      value === null
        ? "null (which JSON writers also make of NaN and Infinity)"
        : describeValue(value);
    return this.refuseValue(place, "a finite number", got);
  }

  /** Returns milliseconds or a count, at least 0. */
  readAmount(value: unknown, place: string): number | undefined {
    const number = this.readNumber(value, place);
    if (number !== undefined && number < 0) {
      this.refuseValue(place, "a number of at least 0", describeValue(value));
    }
    return number;
  }

  /**
   * Returns one result: an id alone, or an object with its known keys. It needs an id, a path or a
   * text.
   */
  readResult(value: unknown, place: string): RawResult {
    if (typeof value === "string") {
      return value === "" ? this.#refuseEmptyId(place) : { id: value };
    }
    if (typeof value === "number") {
      return this.refuseValue(place, "a string or an object", `${value} (send ids as strings)`);
    }
    if (Array.isArray(value)) {
      const got = "an array (one list too many: `results` is a list of results)";
      return this.refuseValue(place, "an object", got);
    }
    if (!isObject(value)) {
      return this.refuseValue(place, "a string or an object", describeValue(value));
    }
    const parsed = this.#readResultTexts(value, place);
    if (typeof value["page_content"] === "string") {
      fillFromLangchainDocument(parsed, value["page_content"], value["metadata"]);
    }
    if (parsed.id === "") {
      this.#refuseEmptyId(`${place}.id`);
    }
    const score = this.readNumber(value["score"], `${place}.score`);
    // Assigned one by one: a spread with conditions is slow, and each query has many results.
    if (score !== undefined) {
      parsed.score = score;
    }
    const span = this.#readSpan(value, place);
    if (span !== undefined) {
      parsed.span = span;
    }
    if (parsed.id === undefined && parsed.path === undefined && parsed.text === undefined) {
      // A struct of Go without tags is written with capitals: `ID`, `Score`.
      const entries = Object.entries(value).map(([key, member]) => [key.toLowerCase(), member]);
      const lowered: unknown = Object.fromEntries(entries);
      if (isUnnamed(lowered)) {
        return this.#refuseUnnamed(value, place);
      }
      // Reads once more only, since this one has a name.
      return this.readResult(lowered, place);
    }
    return parsed;
  }

  /** Returns the members of a result that are texts; what is absent or null is left out. */
  #readResultTexts(result: JsonObject, place: string): MutableResult {
    const texts: MutableResult = {};
    for (const key of RESULT_TEXT_KEYS) {
      const member = result[key];
      if (member === undefined || member === null) {
        continue;
      }
      if (typeof member === "string") {
        texts[key] = member;
      } else if (key === "id" && typeof member === "number") {
        this.refuseValue(`${place}.id`, "a string", `the number ${member} (send ids as strings)`);
      } else {
        this.refuseValue(`${place}.${key}`, "a string", describeValue(member));
      }
    }
    return texts;
  }

  /**
   * Returns the characters of the document that a result is, `start` to `end` without `end`, in
   * code points; undefined if it has neither key.
   */
  #readSpan({ start, end }: JsonObject, place: string): CharacterSpan | undefined {
    if (start === undefined && end === undefined) {
      return undefined;
    }
    const readOffset = (value: unknown, key: string): number =>
      Number.isSafeInteger(value) && (value as number) >= 0
        ? (value as number)
        : this.refuseValue(place + key, "a whole number of at least 0", describeValue(value));
    const span = { start: readOffset(start, ".start"), end: readOffset(end, ".end") };
    if (span.end < span.start) {
      this.refuseValue(`${place}.end`, `at least start (${span.start})`, String(span.end));
    }
    return span;
  }

  /** Returns milliseconds by the name of a part of the search. */
  readSpans(value: unknown): Readonly<Record<string, number>> | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    const spans = new Map<string, number>();
    for (const [name, ms] of Object.entries(this.requireObject(value, "spans"))) {
      const place = `spans.${name}`;
      this.#refuseUnsafeName(name, "spans");
      const amount = this.readAmount(ms, place);
      spans.set(name, amount ?? this.refuseValue(place, "a number", describeValue(ms)));
    }
    return Object.fromEntries(spans);
  }

  /** Throws if the name, as a key of the object at the place, could reach a prototype. */
  #refuseUnsafeName(name: string, place: string): void {
    if (UNSAFE_KEYS.has(name)) {
      const expected = `other names than ${[...UNSAFE_KEYS].join(", ")}`;
      this.refuseValue(place, expected, describeValue(name));
    }
  }

  /** Returns lists of results by the name of the stage that found them. */
  readStages(value: unknown): RawAnswer["stages"] {
    if (value === undefined || value === null) {
      return undefined;
    }
    const stages = Object.entries(this.requireObject(value, "stages"));
    if (stages.length > MOST_STAGES) {
      this.refuseValue("stages", `at most ${MOST_STAGES} stages`, String(stages.length));
    }
    return Object.fromEntries(stages.map(([name, list]) => [name, this.#readStage(name, list)]));
  }

  #readStage(name: string, value: unknown): readonly RawResult[] {
    const place = `stages.${name}`;
    this.#refuseUnsafeName(name, "stages");
    const results: readonly unknown[] = Array.isArray(value)
      ? value
      : this.refuseValue(place, "an array", describeValue(value));
    if (results.length > MOST_RESULTS_OF_A_STAGE) {
      const expected = `at most ${MOST_RESULTS_OF_A_STAGE} results`;
      this.refuseValue(place, expected, String(results.length));
    }
    return results.map((result, index) => this.readResult(result, `${place}[${index}]`));
  }

  /** Returns the tokens of each model call: `value` is one call's object, or a list of them. */
  readUsage(value: unknown): readonly Usage[] | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    if (!Array.isArray(value)) {
      return [this.#readUsageItem(value, "usage")];
    }
    return value.map((item, index) => this.#readUsageItem(item, `usage[${index}]`));
  }

  /** Returns the tokens of one model call; counts that are absent are left out. */
  #readUsageItem(value: unknown, place: string): Usage {
    const item = this.requireObject(value, place);
    return withoutUndefined({
      model: this.readText(item.model, `${place}.model`),
      prompt_tokens: this.readAmount(item.prompt_tokens, `${place}.prompt_tokens`),
      completion_tokens: this.readAmount(item.completion_tokens, `${place}.completion_tokens`),
    });
  }

  /**
   * Throws for a result without id, path and text: nothing names its document. The message shows
   * which fields look like them, such as `{path: file, score: rating}`.
   */
  #refuseUnnamed(result: JsonObject, place: string): never {
    const keys = Object.keys(result).slice(0, MOST_NAMED_KEYS).join(", ");
    const members = listMembers([result]).join(", ");
    const advice = members === "" ? "" : `; send it as {${members}}`;
    throw new GateError(
      "retriever_answer",
      `${this.#where}: ${place} has none of id, path and text; its keys are ${quoteText(keys)}${advice}`,
      "A result needs one of them: name its document, or leave the result out.",
    );
  }

  #refuseEmptyId(place: string): never {
    return this.refuseValue(place, "a document id", "an empty string");
  }
}

/**
 * Fills text and path of `parsed`, where they are absent, from a document as LangChain writes it:
 * `page_content` is its text, `metadata.source` the path that it came from.
 */
function fillFromLangchainDocument(
  parsed: { text?: string; path?: string },
  content: string,
  metadata: unknown,
): void {
  parsed.text ??= content;
  const source = isObject(metadata) ? metadata["source"] : undefined;
  if (typeof source === "string" && source !== "") {
    parsed.path ??= source;
  }
}

/** Returns what a value is, for "got …": scalars as written, lists and objects by kind. */
function describeValue(value: unknown): string {
  if (value === undefined) {
    return "nothing";
  }
  if (value === null || typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  if (Array.isArray(value)) {
    return "an array";
  }
  if (typeof value === "object") {
    return "an object";
  }
  return typeof value === "string" ? quoteText(value) : typeof value;
}
