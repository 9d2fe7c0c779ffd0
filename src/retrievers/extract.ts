/** Finds an answer in what a server sent, as the config says. */
import { type Expression, adviseTrying, compileExpression } from "../expressions/expression.ts";
import {
  adviseResults,
  haveHiddenNames,
  isUnnamed,
  suggestResults,
} from "../expressions/suggest-results.ts";
import { errorMessage, excerptJson, quoteText } from "../system/excerpt.ts";
import { isObject } from "../system/json.ts";
import { GateError } from "../errors.ts";
import { orderScoreMap, parseAnswer, type ParsedAnswer } from "./answer.ts";
import { refuseFailure } from "./read-value.ts";
import { type TextPattern, compilePattern, makeTextReader } from "./text-lines.ts";

/**
 * Where the parts of an answer are in what a server sent: JMESPath for each part, or for the
 * results a pattern for a text. Null or absent: the config does not write it.
 */
export interface Extraction {
  /** Null if the server answers in the contract's own shape, `{"results": [...]}`. */
  readonly results: string | TextPattern | null;
  /** JMESPath that is true if the server fell back to a lesser method. */
  readonly degraded: string | null;
  /** JMESPath to the milliseconds that the server reports. */
  readonly latency_ms: string | null;
  /** JMESPath to `{ documents, digest }`. */
  readonly corpus?: string | null;
  /** True if the expression is a preset's: fields of a result that are no text are left out. */
  readonly lenient?: boolean;
}

const RESULTS_KEY = "retriever.results";
/** The keys of Extraction that are looked up beside the results. */
const EXTRA_KEYS = ["degraded", "latency_ms", "corpus"] as const;
type ExtraKey = (typeof EXTRA_KEYS)[number];

/**
 * Returns the answer in what a server sent; `where` names it. Throws WrongAnswer if it says that it
 * failed, and `retriever_answer` if it can't be read. That proposes an expression over `whole` if
 * `value` is only a part of what an expression would see.
 */
export type Extractor = (value: unknown, where: string, whole?: unknown) => ParsedAnswer;
/**
 * Returns the function that finds an answer as the config says: by the JMESPath or the pattern of
 * `results`, or without `results` in the contract's own shape. Throws `invalid_config` for an
 * expression or a pattern that can't be used.
 */
export async function makeExtractor(config: Extraction): Promise<Extractor> {
  const { results } = config;
  if (results === null) {
    return readOwnShape;
  }
  return typeof results === "string"
    ? makeJsonExtractor(config, results)
    : makeTextExtractor(config, results);
}

/**
 * Returns the extractor of answers in JSON, in which the JMESPath `written` finds the results, and
 * the config's other expressions the rest. Throws `invalid_config` for an expression that is none.
 */
async function makeJsonExtractor(config: Extraction, written: string): Promise<Extractor> {
  const resultsExpression = await compileExpression(written, RESULTS_KEY);
  const readDegraded = await compileExtra(config, "degraded");
  const readLatency = await compileExtra(config, "latency_ms");
  const readCorpus = await compileExtra(config, "corpus");
  return (value, where) => {
    refuseFailure(value);
    const place = `${where}: ${RESULTS_KEY}`;
    const listOrMap = evaluateExpression(resultsExpression, written, value, place);
    const found = Array.isArray(listOrMap) ? listOrMap : orderScoreMap(listOrMap);
    if (found === null) {
      const got = listOrMap === null ? "nothing" : excerptJson(listOrMap);
      const subject = `${place} ${quoteText(written)} found ${got}, not a list`;
      throw unreadError(value, subject);
    }
    const readBy = `${where}, read by ${RESULTS_KEY}`;
    const results = found.map((result: unknown) => normalizeResult(result, config.lenient));
    // The expression finds other things than results. `parseAnswer` refuses a later unnamed one.
    if (isUnnamed(results[0])) {
      throw unreadError(value, `${readBy}: ${UNNAMED}`);
    }
    const latencyMs = readLatency?.(value, where) ?? undefined;
    const degraded = readDegraded?.(value, where) === true;
    const corpus = readCorpus?.(value, where);
    return parseAnswer({ results, degraded, latency_ms: latencyMs, corpus }, readBy);
  };
}

/**
 * Returns the function that evaluates the config's expression of this key in an answer, which
 * `where` names; null if the config has none. Throws `invalid_config` if it is no expression.
 */
async function compileExtra(
  config: Extraction,
  extraKey: ExtraKey,
): Promise<((answer: unknown, where: string) => unknown) | null> {
  const text = config[extraKey] ?? null;
  if (text === null) {
    return null;
  }
  const key = `retriever.${extraKey}`;
  const expression = await compileExpression(text, key);
  return (answer, where) => evaluateExpression(expression, text, answer, `${where}: ${key}`);
}

/** What is wrong with a list whose first result names no document. */
const UNNAMED = "results[0] has none of id, path and text";

/**
 * Returns the `retriever_answer` error of an answer in which `results` of the config finds none.
 * It names the list that the answer has and an expression for it, or shows the answer if none is
 * seen. `problem` begins the message.
 */
export function unreadError(answer: unknown, problem: string): GateError {
  const suggested = suggestResults(answer);
  const advice =
    suggested === null
      ? `: ${excerptJson(answer)}`
      : `; ${suggested.where}. ${adviseResults(suggested.expression)}`;
  return new GateError("retriever_answer", `${problem}${advice}`, {
    hint: `Compare ${RESULTS_KEY} with the answer.`,
    key: RESULTS_KEY,
  });
}

/**
 * Returns the extractor of answers that are text, in which each line that `lines` matches is a
 * result. The extractor throws WrongAnswer for an object that says that it failed, and
 * `retriever_answer` for any other value. With `empty` alone, which readMcpAnswer looks for in texts,
 * all other answers have the contract's own shape. Throws `invalid_config` for a pattern that can't be used, and
 * for an expression beside `lines`.
 */
function makeTextExtractor(config: Extraction, { lines, empty }: TextPattern): Extractor {
  if (empty !== null) {
    // Only to refuse a wrong pattern at the start: the reader of a text compiles it again.
    compilePattern(empty, `${RESULTS_KEY}.empty`);
  }
  if (lines === null) {
    return readOwnShape;
  }
  const uselessKey = EXTRA_KEYS.find((field) => typeof config[field] === "string");
  if (uselessKey !== undefined) {
    throw new GateError(
      "invalid_config",
      `retriever.${uselessKey}: there is no JSON to look it up in`,
      "With `results.lines` answers are text: remove it.",
    );
  }
  const readText = makeTextReader(lines, empty);
  return (value, where) => {
    if (typeof value === "string") {
      return parseAnswer({ results: readText(value, where) }, where);
    }
    refuseFailure(value);
    throw new GateError(
      "retriever_answer",
      `${where} is no text, which ${RESULTS_KEY}.lines reads: ${excerptJson(value)}`,
      "Write JMESPath for an answer in JSON.",
    );
  };
}

/**
 * Returns the answer of the contract's own shape, `{"results": [...], ...}` or the bare list.
 * Throws WrongAnswer if it says that it failed, and `retriever_answer` for another shape: if the
 * answer has a list elsewhere, or results of other fields, the error proposes an expression. It is
 * over `whole`: what the server sent, if `value` is only a part of it.
 */
function readOwnShape(value: unknown, where: string, whole: unknown = value): ParsedAnswer {
  refuseFailure(value);
  const answer = Array.isArray(value) ? { results: value } : value;
  const problem = isObject(answer) ? describeOtherShape(answer["results"]) : null;
  if (problem !== null && suggestResults(whole) !== null) {
    throw unreadError(whole, `${where}: ${problem}`);
  }
  // Throws for any other value, and names what is there.
  return parseAnswer(answer, where);
}

/**
 * Returns why the contract can't read the results, so that an expression has to; null if it can.
 * The first result stands for all of a list.
 */
function describeOtherShape(results: unknown): string | null {
  if (Array.isArray(results)) {
    // Another field than id and path names the documents.
    if (haveHiddenNames(results)) {
      return "the results have a text and neither id nor path";
    }
    return Array.isArray(results[0]) || isUnnamed(results[0]) ? UNNAMED : null;
  }
  return orderScoreMap(results) === null ? "results: expected an array" : null;
}

/**
 * Returns a result as the contract wants it: without fields that are absent (JMESPath gives null
 * for a field that a document lacks), and with an integer id as text, if JSON.parse kept it exact.
 * A bare number is such an id. If `lenient`, fields that should be texts and are not are left out
 * as well. Anything else is returned as it is; parseAnswer refuses what is wrong.
 */
export function normalizeResult(value: unknown, lenient = false): unknown {
  if (typeof value === "number") {
    return idAsText(value);
  }
  if (!isObject(value)) {
    return value;
  }
  const kept = new Map<string, unknown>();
  for (const [key, member] of Object.entries(value)) {
    const mayBeNoText = !lenient || key === "id" || key === "score";
    const hasRightType = mayBeNoText || typeof member === "string";
    if (hasRightType && !isAbsent(key, member)) {
      kept.set(key, key === "id" ? idAsText(member) : member);
    }
  }
  return Object.fromEntries(kept);
}

/**
 * Whether a member of a result counts as absent: it is null, or NaN, which is what pandas has for a
 * text that is missing. A score that is NaN is a fault.
 */
function isAbsent(key: string, member: unknown): boolean {
  return member === null || (Number.isNaN(member) && key !== "score");
}

/** Returns an exact integer in decimal digits, and every other value as it is. */
function idAsText(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

/**
 * Returns what the expression finds, null if nothing. `text` is the expression as the config has
 * it. Throws `retriever_answer` if it fails.
 */
function evaluateExpression(
  expression: Expression,
  text: string,
  value: unknown,
  where: string,
): unknown {
  try {
    return expression(value) ?? null;
  } catch (cause) {
    // A function of JMESPath that was given another type, say.
    const message = `${where}: ${errorMessage(cause)} It looked in ${excerptJson(value)}`;
    const hint = adviseTrying(text, "an answer of the server");
    throw new GateError("retriever_answer", message, { hint, cause });
  }
}
