import { isTooLong } from "../system/written-numbers.ts";
import { UNSAFE_KEYS, isObject, type JsonObject, withoutUndefined } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { RawAnswer, RawResult } from "../model/retriever.ts";
import type { CharacterSpan, CorpusState, Usage } from "../model/run.ts";
import { cutText, quoteText } from "./failures.ts";

/** More than any metric looks at, few enough that a flood ends in an error. */
const MAX_RESULTS = 10_000;

/** Of an answer, and of the results of each. */
const MOST_STAGES = 8;
const MOST_RESULTS_OF_A_STAGE = 1_000;

const MOST_DIGEST_CHARACTERS = 200;

/** Of an answer without results, for its error. */
const MOST_NAMED_KEYS = 10;

export type ParsedAnswer = Omit<RawAnswer, "elapsed_ms" | "retries">;

const RESULT_TEXT_KEYS = ["id", "path", "name", "qualified_name", "text", "cluster"] as const;

/**
 * Checks an answer object of the contract: `results` (id strings, or objects with id, path, name, qualified_name,
 * text, score, cluster, start and end), `degraded`, `latency_ms`, `spans`, `usage`, `answer`, `stages`, `corpus`. Keys it does not know are ignored,
 * since retrievers return what else they have; a text that is null counts as absent. Throws `retriever_answer`
 * naming `where` and the place (`results[3].score: expected a finite number, got "NaN"`).
 */
export function parseAnswer(value: unknown, where: string): ParsedAnswer {
  const reader = new AnswerReader(where);
  const answer = reader.requireObject(value, "");
  const results = Array.isArray(answer.results)
    ? answer.results
    : reader.refuseWithoutResults(answer);
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
    results: results.map((result, index) => reader.readResult(result, index)),
    degraded: reader.readFlag(answer.degraded, "degraded"),
  });
}

/** Returns what an answer says of the corpus beside its results. Throws `retriever_answer`. */
export function parseCorpus(value: unknown, where: string): CorpusState | undefined {
  return new AnswerReader(where).readCorpus(value);
}

class AnswerReader {
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  refuseValue(place: string, expected: string, got: string): never {
    const at = place === "" ? "" : `${place}: `;
    throw new GateError(
      "retriever_answer",
      `${this.#where}: ${at}expected ${expected}, got ${got}`,
      {
        hint: 'An answer is {"results": [...]}; docs/retrievers.md lists its fields.',
      },
    );
  }

  requireObject(value: unknown, place: string): JsonObject {
    return isObject(value) ? value : this.refuseValue(place, "an object", describeValue(value));
  }

  /** Shows what is there instead of the list: many servers call it otherwise, or report an error. */
  refuseWithoutResults(answer: JsonObject): never {
    const other = findListExpression(answer);
    if (other !== null) {
      const way = `rename it, or write \`results: ${other}\` (http, mcp)`;
      return this.refuseValue("results", "an array", `the list in \`${other}\`: ${way}`);
    }
    const got = answer.results === undefined ? "nothing" : describeValue(answer.results);
    const keys = Object.keys(answer).slice(0, MOST_NAMED_KEYS).join(", ");
    const there = keys === "" ? "" : `; the answer has the keys ${quoteText(keys)}`;
    return this.refuseValue("results", "an array", `${got}${there}: ${excerptAnswer(answer)}`);
  }

  requireArray(value: unknown, place: string): readonly unknown[] {
    return Array.isArray(value) ? value : this.refuseValue(place, "an array", describeValue(value));
  }

  readText(value: unknown, place: string): string | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    return typeof value === "string"
      ? value
      : this.refuseValue(place, "a string", describeValue(value));
  }

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

  readFlag(value: unknown, place: string): boolean {
    if (value === undefined || value === null) {
      return false;
    }
    return typeof value === "boolean"
      ? value
      : this.refuseValue(place, "true or false", describeValue(value));
  }

  /** Null is refused here: it is what JSON.stringify makes of NaN. */
  readNumber(value: unknown, place: string): number | undefined {
    if (value === undefined) {
      return undefined;
    }
    if (typeof value === "number" && Number.isFinite(value)) {
      return value;
    }
    // An integer beyond 2^53 is kept as text; as a score its digits don't matter.
    if (typeof value === "string" && isTooLong(value)) {
      return Number(value);
    }
    return this.refuseValue(place, "a finite number", describeValue(value));
  }

  /** Milliseconds or a count. */
  readAmount(value: unknown, place: string): number | undefined {
    const number = this.readNumber(value, place);
    if (number !== undefined && number < 0) {
      this.refuseValue(place, "a number of at least 0", describeValue(value));
    }
    return number;
  }

  /** The place is put into words only where something is wrong: this runs for every result of every query. */
  readResult(value: unknown, index: number, list = "results"): RawResult {
    const resultPlace = (key = ""): string => `${list}[${index}]${key}`;
    if (typeof value === "string") {
      return value === "" ? this.#refuseEmptyId(resultPlace()) : { id: value };
    }
    if (typeof value === "number") {
      this.refuseValue(resultPlace(), "a string or an object", `${value} (send ids as strings)`);
    }
    if (typeof value !== "object") {
      this.refuseValue(resultPlace(), "a string or an object", describeValue(value));
    }
    if (Array.isArray(value)) {
      this.refuseValue(
        resultPlace(),
        "an object",
        "an array (one list too many: `results` is a list of results)",
      );
    }
    if (!isObject(value)) {
      this.refuseValue(resultPlace(), "an object", describeValue(value));
    }
    const parsed: { -readonly [K in keyof RawResult]: RawResult[K] } = {};
    for (const key of RESULT_TEXT_KEYS) {
      const given = value[key];
      if (given === undefined || given === null) {
        continue;
      }
      if (typeof given === "string") {
        parsed[key] = given;
      } else if (key === "id" && typeof given === "number") {
        this.refuseValue(
          resultPlace(".id"),
          "a string",
          `the number ${given} (send ids as strings)`,
        );
      } else {
        this.refuseValue(resultPlace(`.${key}`), "a string", describeValue(given));
      }
    }
    if (typeof value["page_content"] === "string") {
      fillFromLangchainDocument(parsed, value["page_content"], value["metadata"]);
    }
    if (parsed.id === "") {
      this.#refuseEmptyId(resultPlace(".id"));
    }
    const { score } = value;
    if (typeof score === "number" && Number.isFinite(score)) {
      parsed.score = score;
    } else if (score !== undefined) {
      parsed.score = this.readNumber(score, resultPlace(".score"))!;
    }
    const span = this.#readSpan(value, resultPlace);
    if (span !== undefined) {
      parsed.span = span;
    }
    if (parsed.id === undefined && parsed.path === undefined && parsed.text === undefined) {
      this.#refuseUnnamed(value, resultPlace());
    }
    return parsed;
  }

  /** `start` and `end`, half-open, in code points of the document. */
  #readSpan({ start, end }: JsonObject, at: (key: string) => string): CharacterSpan | undefined {
    if (start === undefined && end === undefined) {
      return undefined;
    }
    const readOffset = (value: unknown, key: string): number =>
      Number.isSafeInteger(value) && (value as number) >= 0
        ? (value as number)
        : this.refuseValue(at(key), "a whole number of at least 0", describeValue(value));
    const span = { start: readOffset(start, ".start"), end: readOffset(end, ".end") };
    if (span.end < span.start) {
      this.refuseValue(at(".end"), `at least start (${span.start})`, String(span.end));
    }
    return span;
  }

  readSpans(value: unknown): Readonly<Record<string, number>> | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    const entries = Object.entries(this.requireObject(value, "spans"));
    return Object.fromEntries(
      entries.map(([name, ms]) => {
        const place = `spans.${name}`;
        if (UNSAFE_KEYS.has(name)) {
          this.refuseValue(
            "spans",
            `other names than ${[...UNSAFE_KEYS].join(", ")}`,
            describeValue(name),
          );
        }
        return [
          name,
          this.readAmount(ms, place) ?? this.refuseValue(place, "a number", describeValue(ms)),
        ];
      }),
    );
  }

  readStages(value: unknown): RawAnswer["stages"] {
    if (value === undefined || value === null) {
      return undefined;
    }
    const stages = Object.entries(this.requireObject(value, "stages"));
    if (stages.length > MOST_STAGES) {
      this.refuseValue("stages", `at most ${MOST_STAGES} stages`, String(stages.length));
    }
    return Object.fromEntries(
      stages.map(([name, list]) => {
        const place = `stages.${name}`;
        if (UNSAFE_KEYS.has(name)) {
          this.refuseValue(
            "stages",
            `other names than ${[...UNSAFE_KEYS].join(", ")}`,
            describeValue(name),
          );
        }
        const results = this.requireArray(list, place);
        if (results.length > MOST_RESULTS_OF_A_STAGE) {
          this.refuseValue(
            place,
            `at most ${MOST_RESULTS_OF_A_STAGE} results`,
            String(results.length),
          );
        }
        return [name, results.map((result, index) => this.readResult(result, index, place))];
      }),
    );
  }

  /** One object for one call, or an array for several. */
  readUsage(value: unknown): readonly Usage[] | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    if (!Array.isArray(value)) {
      return [this.#readUsageItem(value, "usage")];
    }
    return value.map((item, index) => this.#readUsageItem(item, `usage[${index}]`));
  }

  #readUsageItem(value: unknown, place: string): Usage {
    const item = this.requireObject(value, place);
    return withoutUndefined({
      model: this.readText(item.model, `${place}.model`),
      prompt_tokens: this.readAmount(item.prompt_tokens, `${place}.prompt_tokens`),
      completion_tokens: this.readAmount(item.completion_tokens, `${place}.completion_tokens`),
    });
  }

  /** Without one of these three a result can't be told from the others. */
  #refuseUnnamed(result: JsonObject, place: string): never {
    const keys = Object.keys(result).slice(0, MOST_NAMED_KEYS).join(", ");
    throw new GateError(
      "retriever_answer",
      `${this.#where}: ${place} has none of id, path and text; its keys are ${quoteText(keys)}`,
      {
        hint: 'Rename one of them, or map them (http, mcp, python): `results: "hits[].{id: _id, path: _source.path}"`.',
      },
    );
  }

  #refuseEmptyId(place: string): never {
    return this.refuseValue(place, "a document id", "an empty string");
  }
}

/** Returns where the answer has a list, one or two keys deep, as an expression; null if it has none. */
function findListExpression(answer: JsonObject): string | null {
  const outer = Object.keys(answer).find((key) => Array.isArray(answer[key]));
  if (outer !== undefined) {
    return jmespathKey(outer);
  }
  for (const [key, member] of Object.entries(answer)) {
    if (!isObject(member)) {
      continue;
    }
    const inner = Object.keys(member).find((each) => Array.isArray(member[each]));
    if (inner !== undefined) {
      return `${jmespathKey(key)}.${jmespathKey(inner)}`;
    }
  }
  return null;
}

/** Returns a key as JMESPath writes it. */
function jmespathKey(key: string): string {
  return /^[A-Za-z_]\w{0,60}$/.test(key) ? key : JSON.stringify(cutText(key, 60));
}

function excerptAnswer(answer: JsonObject): string {
  return cutText(JSON.stringify(answer), 100);
}

/** A document as LangChain writes it: `page_content`, and `metadata.source` where it came from. */
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

function describeValue(value: unknown): string {
  if (value === undefined) {
    return "nothing";
  }
  if (value === null) {
    return "null (which JSON writers also make of NaN and Infinity)";
  }
  if (typeof value === "number" || typeof value === "boolean") {
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
