import { isObject, type JsonObject, objectMembers } from "../system/json.ts";
import { absoluteInside } from "../system/root.ts";
import { GateError } from "../errors.ts";
import type { RunRetriever } from "./kinds.ts";
import type { RawAnswer, RawError, RawResult, Retriever } from "../model/retriever.ts";
import { readRun } from "../trec/evaluate.ts";
import { type ParsedAnswer, parseAnswer } from "./answer.ts";
import { cancelledError, fileError, errorMessage, quoteText } from "./failures.ts";
import { readJsonLines } from "./output.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import type { RetrieverPorts } from "./ports.ts";
import { open } from "node:fs/promises";

const NOT_ASKED: ParsedAnswer & Pick<RawAnswer, "absent"> = {
  kind: "answer",
  results: [],
  degraded: false,
  absent: true,
};

/** By query id, which is the case's id. */
type RecordedAnswers = ReadonlyMap<string, ParsedAnswer | RawError>;

/**
 * `kind: run`: what a retriever answered earlier, read from a file. One that starts with `{` is JSON Lines, of
 * `{query_id, ranked: [{doc_id, score}]}` or of answers with a `query_id`; anything else is a TREC run. No clock runs, so
 * `elapsed_ms` is null; a `latency_ms` of the file is reported. A query that the file lacks was not asked: it has no
 * results, as under `trec_eval -c`, and is no good answer of a negative control.
 */
export function runRetriever({ path: name }: RunRetriever, ports: RetrieverPorts): Retriever {
  let answers: RecordedAnswers | null = null;
  /** By query id, where the file says with which it was asked. */
  const params = new Map<string, string>();
  return {
    start: async () => {
      const path = absoluteInside(ports.root, name, "retriever.path");
      const lines = (await firstCharacter(path, name)) === "{";
      answers = await (lines ? readAnswerLines(path, name, params) : readTrecAnswers(path, name));
      refuseUnrelatedRun(name, [...answers.keys()], ports.caseIds);
    },
    ask: async (question) => {
      if (ports.signal.aborted) {
        throw cancelledError();
      }
      if (answers === null) {
        throw new GateError("retriever_failed", "the recorded run was asked before it was read");
      }
      const recorded = answers.get(question.case_id) ?? NOT_ASKED;
      const own = params.get(question.case_id);
      if (own !== undefined && own !== compactCanonical(question.params ?? {})) {
        const message = `the run was recorded with other params: ${quoteText(own)}`;
        return { kind: "error", message, retries: 0 };
      }
      return recorded.kind === "error" ? recorded : { elapsed_ms: null, retries: 0, ...recorded };
    },
    stop: async () => {
      answers = null;
    },
  };
}

/** Throws `invalid_run` if the run has answers, and none to a case of the suite. */
function refuseUnrelatedRun(
  name: string,
  queryIds: readonly string[],
  caseIds: readonly string[] = [],
): void {
  const asked = new Set(caseIds);
  if (queryIds.length === 0 || asked.size === 0 || queryIds.some((id) => asked.has(id))) {
    return;
  }
  throw new GateError(
    "invalid_run",
    `the run ${name} has answers to ${nameFirstIds(queryIds)}, and to no case of the suite, which has ${nameFirstIds(caseIds)}`,
    { hint: "Compare the ids of both files: a suffix or leading zeros make another id." },
  );
}

const MOST_NAMED = 5;

function nameFirstIds(ids: readonly string[]): string {
  const named = ids.slice(0, MOST_NAMED).map((id) => quoteText(id));
  const more = ids.length - named.length;
  return more === 0 ? named.join(", ") : `${named.join(", ")} and ${more} more`;
}

/** Such a file has no returned order: its rank column is ignored, and here score decides, then id. */
async function readTrecAnswers(path: string, name: string): Promise<RecordedAnswers> {
  const { queries } = await readRun(path, name);
  const answers = new Map<string, ParsedAnswer>();
  for (const [queryId, listed] of queries) {
    const results = listed.map(({ doc_id: id, score }) => ({ id, score }));
    results.sort((a, b) => b.score - a.score || compareCodePoints(a.id, b.id));
    answers.set(queryId, { kind: "answer", results, degraded: false });
  }
  return answers;
}

async function readAnswerLines(
  path: string,
  name: string,
  params: Map<string, string>,
): Promise<RecordedAnswers> {
  const answers = new Map<string, ParsedAnswer | RawError>();
  await readJsonLines({ path, name, code: "invalid_run" }, (value) => {
    const id = value.query_id;
    if (typeof id !== "string" || id === "") {
      return "query_id: expected a string that is not empty";
    }
    if (answers.has(id)) {
      return `query_id ${quoteText(id)} was already answered on an earlier line`;
    }
    if (isObject(value.params)) {
      params.set(id, compactCanonical(value.params));
    }
    try {
      answers.set(id, lineToAnswer(value, `query_id ${quoteText(id)}`));
      return null;
    } catch (error) {
      return errorMessage(error);
    }
  });
  return answers;
}

function lineToAnswer(value: JsonObject, where: string): ParsedAnswer | RawError {
  if (value.ranked === undefined) {
    if (typeof value.error === "string") {
      return { kind: "error", message: value.error, retries: 0 };
    }
    return parseAnswer(value, where);
  }
  if (!Array.isArray(value.ranked)) {
    throw new GateError("invalid_run", `${where}: ranked: expected an array`);
  }
  const results = value.ranked.map((item: unknown, index) =>
    rankedItemToResult(item, `${where}: ranked[${index}]`),
  );
  return parseAnswer({ ...value, results }, where);
}

function rankedItemToResult(item: unknown, place: string): RawResult {
  const { doc_id: id, score } = objectMembers(item);
  if (typeof id !== "string" || id === "") {
    throw new GateError("invalid_run", `${place}.doc_id: expected a string that is not empty`);
  }
  if (score === undefined) {
    return { id };
  }
  if (typeof score !== "number" || !Number.isFinite(score)) {
    throw new GateError("invalid_run", `${place}.score: expected a finite number`);
  }
  return { id, score };
}

/** The first character that is neither white space nor a byte order mark, within the first 64 KiB. */
async function firstCharacter(path: string, name: string): Promise<string | undefined> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536));
      // String trimming takes U+FEFF as white space.
      return buffer.subarray(0, bytesRead).toString("utf8").trimStart()[0];
    } finally {
      await file.close();
    }
  } catch (error) {
    throw fileError(error, name);
  }
}
