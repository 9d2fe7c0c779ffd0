import { listFirst } from "../model/lookup.ts";
import { isObject, type JsonObject, objectMembers } from "../system/json.ts";
import { absoluteInside } from "../system/root.ts";
import { GateError } from "../errors.ts";
import type { RunRetriever } from "./kinds.ts";
import type { RawAnswer, RawError, RawResult, Retriever } from "../model/retriever.ts";
import { readRun } from "../trec/evaluator.ts";
import { type ParsedAnswer, parseAnswer } from "./answer.ts";
import { answerProblem, cancelledError, failedQuery, fileError } from "./failures.ts";
import { quoteText } from "../system/excerpt.ts";
import { readJsonLines } from "./output.ts";
import { findFailure } from "./read-value.ts";
import { decodeDocno, RUN_TAG } from "../model/docno.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import type { RetrieverPorts } from "./ports.ts";
import { open } from "node:fs/promises";

const ABSENT_ANSWER: ParsedAnswer & Pick<RawAnswer, "absent"> = {
  kind: "answer",
  results: [],
  degraded: false,
  absent: true,
};

/** What a file recorded for each query, by its id, which is the case's id. */
type RecordedAnswers = ReadonlyMap<string, ParsedAnswer | RawError>;

/**
 * `kind: run`: what a retriever answered earlier, read from a file. A file that starts with `{` is
 * JSON Lines, of `{query_id, ranked: [{doc_id, score}]}` or of answers with a `query_id`; any other
 * is a TREC run. Nothing is timed, so `elapsed_ms` is null; a `latency_ms` in the file counts as
 * reported. A query that the file does not have gets no results and `absent`: it counts as in
 * `trec_eval -c`, and never as the right answer of a query that expects none. A query that was
 * recorded with other params than it is asked with fails.
 */
export function runRetriever({ path: name }: RunRetriever, ports: RetrieverPorts): Retriever {
  /** Null before `start` and after `stop`. */
  let answers: RecordedAnswers | null = null;
  /** Canonical JSON of the params that a query was recorded with, if any, by its id. */
  const recordedParams = new Map<string, string>();
  return {
    start: async () => {
      const path = absoluteInside(ports.root, name, "retriever.path");
      const isJsonLines = (await readFirstCharacter(path, name)) === "{";
      answers = isJsonLines
        ? await readAnswerLines(path, name, recordedParams)
        : await readTrecAnswers(path, name);
      refuseUnrelatedRun(name, [...answers.keys()], ports.caseIds);
    },
    ask: async (question) => {
      if (ports.signal.aborted) {
        throw cancelledError();
      }
      // `start` has read them.
      const recorded = answers!.get(question.case_id) ?? ABSENT_ANSWER;
      const params = recordedParams.get(question.case_id);
      const askedParams = compactCanonical(question.params ?? {});
      if (params !== undefined && params !== askedParams) {
        return failedQuery(`the run was recorded with other params: ${quoteText(params)}`);
      }
      return recorded.kind === "error" ? recorded : { elapsed_ms: null, retries: 0, ...recorded };
    },
    stop: async () => {
      answers = null;
    },
  };
}

/**
 * Throws `invalid_run` if the run has answers, but to none of the suite's cases. Does nothing if
 * one of the two lists of ids is empty.
 */
function refuseUnrelatedRun(
  name: string,
  queryIds: readonly string[],
  caseIds: readonly string[] = [],
): void {
  const suiteIds = new Set(caseIds);
  if (queryIds.length === 0 || suiteIds.size === 0 || queryIds.some((id) => suiteIds.has(id))) {
    return;
  }
  throw new GateError(
    "invalid_run",
    `the run ${name} has answers to ${nameFirstIds(queryIds)}, and to no case of the suite, which has ${nameFirstIds(caseIds)}`,
    "Compare the ids of both files: a suffix or leading zeros make another id.",
  );
}

/** How many ids of either side the error of an unrelated run names. */
const MOST_NAMED_IDS = 5;

function nameFirstIds(ids: readonly string[]): string {
  return listFirst(ids.map(quoteText), MOST_NAMED_IDS);
}

/**
 * Returns the answers of a TREC run. Results are ordered as trec_eval does: by score, equal scores
 * by falling id (code points). The file's rank column and its order are ignored. A run that the
 * gate wrote for a report has the tag RUN_TAG: its ids are decoded, and one may be the path that a
 * target of the suite names.
 */
async function readTrecAnswers(path: string, name: string): Promise<RecordedAnswers> {
  const { queries, runId } = await readRun(path, name);
  const isOurRun = runId === RUN_TAG;
  const answers = new Map<string, ParsedAnswer>();
  for (const [queryId, listed] of queries) {
    const ranked = listed.toSorted(
      (a, b) => b.score - a.score || compareCodePoints(b.doc_id, a.doc_id),
    );
    const results = ranked.map(({ doc_id: docno, score }): RawResult => {
      const id = decodeDocno(docno);
      return isOurRun ? { id, path: id, score } : { id: docno, score };
    });
    const caseId = isOurRun ? decodeDocno(queryId) : queryId;
    answers.set(caseId, { kind: "answer", results, degraded: false });
  }
  return answers;
}

/**
 * Returns the answers of a JSON Lines run, and adds the params that its lines have to `params`, as
 * canonical JSON by query id. Throws `invalid_run` with each line that can't be read, or whose
 * query was answered before.
 */
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
      return answerProblem(error);
    }
  });
  return answers;
}

/**
 * Returns the answer of a line: `{ranked}`, an answer of the contract, or `{error}`, a query that
 * failed when it was recorded. Throws a GateError for anything else.
 */
function lineToAnswer(value: JsonObject, where: string): ParsedAnswer | RawError {
  const failure = findFailure(value);
  if (failure !== null) {
    return failedQuery(failure);
  }
  if (value.ranked === undefined) {
    return parseAnswer(value, where);
  }
  if (!Array.isArray(value.ranked)) {
    throw new GateError("invalid_run", `${where}: ranked: expected an array`);
  }
  const results = value.ranked.map((item, index) => {
    const { doc_id: id, score } = objectMembers(item);
    if (typeof id !== "string") {
      throw new GateError("invalid_run", `${where}: ranked[${index}].doc_id: expected a string`);
    }
    return { id, score };
  });
  return parseAnswer({ ...value, results }, where, "ranked");
}

/**
 * Returns the file's first character that is no white space and no byte order mark; undefined if
 * the first 64 KiB have none. Throws as `fileError`.
 */
async function readFirstCharacter(path: string, name: string): Promise<string | undefined> {
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
    throw fileError(error, name, "retriever.path");
  }
}
