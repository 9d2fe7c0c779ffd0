import { isTooLong } from "../system/written-numbers.ts";
import { FORBIDDEN_KEYS, isObject, type JsonObject, present } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { RawAnswer, RawResult } from "../model/retriever.ts";
import type { CharacterSpan, Usage } from "../model/run.ts";
import { cut, quote } from "./failures.ts";

/** More than any metric looks at, few enough that a flood ends in an error. */
const MAX_RESULTS = 10_000;

/** Of an answer, and of the results of each. */
const [MOST_STAGES, MOST_OF_A_STAGE] = [8, 1_000];

/** Of an answer without results, for its error. */
const MOST_KEYS = 10;

export type ParsedAnswer = Omit<RawAnswer, "elapsed_ms" | "retries">;

const RESULT_TEXTS = ["id", "path", "name", "qualified_name", "text", "cluster"] as const;

/**
 * Checks an answer object of the contract: `results` (id strings, or objects with id, path, name, qualified_name,
 * text, score, cluster, start and end), `degraded`, `latency_ms`, `spans`, `usage`, `answer`, `stages`. Keys it does not know are ignored,
 * since retrievers return what else they have; a text that is null counts as absent. Throws `retriever_answer`
 * naming `where` and the place (`results[3].score: expected a finite number, got "NaN"`).
 */
export function parseAnswer(value: unknown, where: string): ParsedAnswer {
  const reader = new AnswerReader(where);
  const answer = reader.object(value, "");
  const results = Array.isArray(answer.results) ? answer.results : reader.noResults(answer);
  if (results.length > MAX_RESULTS) {
    reader.fail("results", `at most ${MAX_RESULTS} results`, `${results.length}`);
  }
  return present({
    kind: "answer" as const,
    reported_ms: reader.amount(answer.latency_ms, "latency_ms"),
    spans: reader.spans(answer.spans),
    usage: reader.usage(answer.usage),
    answer: reader.text(answer.answer, "answer"),
    stages: reader.stages(answer.stages),
    results: results.map((result, index) => reader.result(result, index)),
    degraded: reader.flag(answer.degraded, "degraded"),
  });
}

class AnswerReader {
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  fail(place: string, expected: string, got: string): never {
    const at = place === "" ? "" : `${place}: `;
    throw new GateError(
      "retriever_answer",
      `${this.#where}: ${at}expected ${expected}, got ${got}`,
      {
        hint: 'An answer is {"results": [...]}; docs/retrievers.md lists its fields.',
      },
    );
  }

  object(value: unknown, place: string): JsonObject {
    return isObject(value) ? value : this.fail(place, "an object", show(value));
  }

  /** Shows what is there instead of the list: many servers call it otherwise, or report an error. */
  noResults(answer: JsonObject): never {
    const other = findList(answer);
    if (other !== null) {
      const way = `rename it, or write \`results: ${other}\` (http, mcp)`;
      return this.fail("results", "an array", `the list in \`${other}\`: ${way}`);
    }
    const got = answer.results === undefined ? "nothing" : show(answer.results);
    const keys = Object.keys(answer).slice(0, MOST_KEYS).join(", ");
    const there = keys === "" ? "" : `; the answer has the keys ${quote(keys)}`;
    return this.fail("results", "an array", `${got}${there}: ${excerptOf(answer)}`);
  }

  array(value: unknown, place: string): readonly unknown[] {
    return Array.isArray(value) ? value : this.fail(place, "an array", show(value));
  }

  text(value: unknown, place: string): string | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    return typeof value === "string" ? value : this.fail(place, "a string", show(value));
  }

  flag(value: unknown, place: string): boolean {
    if (value === undefined || value === null) {
      return false;
    }
    return typeof value === "boolean" ? value : this.fail(place, "true or false", show(value));
  }

  /** Null is refused here: it is what JSON.stringify makes of NaN. */
  finite(value: unknown, place: string): number | undefined {
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
    return this.fail(place, "a finite number", show(value));
  }

  /** Milliseconds or a count. */
  amount(value: unknown, place: string): number | undefined {
    const number = this.finite(value, place);
    if (number !== undefined && number < 0) {
      this.fail(place, "a number of at least 0", show(value));
    }
    return number;
  }

  /** The place is put into words only where something is wrong: this runs for every result of every query. */
  result(value: unknown, index: number, list = "results"): RawResult {
    const at = (key = ""): string => `${list}[${index}]${key}`;
    if (typeof value === "string") {
      return value === "" ? this.#emptyId(at()) : { id: value };
    }
    if (typeof value === "number") {
      this.fail(at(), "a string or an object", `${value} (send ids as strings)`);
    }
    if (typeof value !== "object") {
      this.fail(at(), "a string or an object", show(value));
    }
    if (Array.isArray(value)) {
      this.fail(at(), "an object", "an array (one list too many: `results` is a list of results)");
    }
    if (!isObject(value)) {
      this.fail(at(), "an object", show(value));
    }
    const parsed: { -readonly [K in keyof RawResult]: RawResult[K] } = {};
    for (const key of RESULT_TEXTS) {
      const given = value[key];
      if (given === undefined || given === null) {
        continue;
      }
      if (typeof given === "string") {
        parsed[key] = given;
      } else if (key === "id" && typeof given === "number") {
        this.fail(at(".id"), "a string", `the number ${given} (send ids as strings)`);
      } else {
        this.fail(at(`.${key}`), "a string", show(given));
      }
    }
    if (typeof value["page_content"] === "string") {
      fillFromDocument(parsed, value["page_content"], value["metadata"]);
    }
    if (parsed.id === "") {
      this.#emptyId(at(".id"));
    }
    const { score } = value;
    if (typeof score === "number" && Number.isFinite(score)) {
      parsed.score = score;
    } else if (score !== undefined) {
      parsed.score = this.finite(score, at(".score"))!;
    }
    const span = this.#span(value, at);
    if (span !== undefined) {
      parsed.span = span;
    }
    if (parsed.id === undefined && parsed.path === undefined && parsed.text === undefined) {
      this.#refuseUnnamed(value, at());
    }
    return parsed;
  }

  /** `start` and `end`, half-open, in code points of the document. */
  #span({ start, end }: JsonObject, at: (key: string) => string): CharacterSpan | undefined {
    if (start === undefined && end === undefined) {
      return undefined;
    }
    const offset = (value: unknown, key: string): number =>
      Number.isSafeInteger(value) && (value as number) >= 0
        ? (value as number)
        : this.fail(at(key), "a whole number of at least 0", show(value));
    const span = { start: offset(start, ".start"), end: offset(end, ".end") };
    if (span.end < span.start) {
      this.fail(at(".end"), `at least start (${span.start})`, String(span.end));
    }
    return span;
  }

  spans(value: unknown): Readonly<Record<string, number>> | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    const entries = Object.entries(this.object(value, "spans"));
    return Object.fromEntries(
      entries.map(([name, ms]) => {
        const place = `spans.${name}`;
        if (FORBIDDEN_KEYS.has(name)) {
          this.fail("spans", `other names than ${[...FORBIDDEN_KEYS].join(", ")}`, show(name));
        }
        return [name, this.amount(ms, place) ?? this.fail(place, "a number", show(ms))];
      }),
    );
  }

  stages(value: unknown): RawAnswer["stages"] {
    if (value === undefined || value === null) {
      return undefined;
    }
    const stages = Object.entries(this.object(value, "stages"));
    if (stages.length > MOST_STAGES) {
      this.fail("stages", `at most ${MOST_STAGES} stages`, String(stages.length));
    }
    return Object.fromEntries(
      stages.map(([name, list]) => {
        const place = `stages.${name}`;
        if (FORBIDDEN_KEYS.has(name)) {
          this.fail("stages", `other names than ${[...FORBIDDEN_KEYS].join(", ")}`, show(name));
        }
        const results = this.array(list, place);
        if (results.length > MOST_OF_A_STAGE) {
          this.fail(place, `at most ${MOST_OF_A_STAGE} results`, String(results.length));
        }
        return [name, results.map((result, index) => this.result(result, index, place))];
      }),
    );
  }

  /** One object for one call, or an array for several. */
  usage(value: unknown): readonly Usage[] | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    if (!Array.isArray(value)) {
      return [this.#usageItem(value, "usage")];
    }
    return value.map((item, index) => this.#usageItem(item, `usage[${index}]`));
  }

  #usageItem(value: unknown, place: string): Usage {
    const item = this.object(value, place);
    return present({
      model: this.text(item.model, `${place}.model`),
      prompt_tokens: this.amount(item.prompt_tokens, `${place}.prompt_tokens`),
      completion_tokens: this.amount(item.completion_tokens, `${place}.completion_tokens`),
    });
  }

  /** Without one of these three a result can't be told from the others. */
  #refuseUnnamed(result: JsonObject, place: string): never {
    const keys = Object.keys(result).slice(0, MOST_KEYS).join(", ");
    throw new GateError(
      "retriever_answer",
      `${this.#where}: ${place} has none of id, path and text; its keys are ${quote(keys)}`,
      {
        hint: 'Rename one of them, or map them (http, mcp, python): `results: "hits[].{id: _id, path: _source.path}"`.',
      },
    );
  }

  #emptyId(place: string): never {
    return this.fail(place, "a document id", "an empty string");
  }
}

/** Returns where the answer has a list, one or two keys deep, as an expression; null if it has none. */
function findList(answer: JsonObject): string | null {
  const outer = Object.keys(answer).find((key) => Array.isArray(answer[key]));
  if (outer !== undefined) {
    return asKey(outer);
  }
  for (const [key, member] of Object.entries(answer)) {
    if (!isObject(member)) {
      continue;
    }
    const inner = Object.keys(member).find((each) => Array.isArray(member[each]));
    if (inner !== undefined) {
      return `${asKey(key)}.${asKey(inner)}`;
    }
  }
  return null;
}

/** Returns a key as JMESPath writes it. */
function asKey(key: string): string {
  return /^[A-Za-z_]\w{0,60}$/.test(key) ? key : JSON.stringify(cut(key, 60));
}

function excerptOf(answer: JsonObject): string {
  return cut(JSON.stringify(answer), 100);
}

/** A document as LangChain writes it: `page_content`, and `metadata.source` where it came from. */
function fillFromDocument(
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

function show(value: unknown): string {
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
  return typeof value === "string" ? quote(value) : typeof value;
}
