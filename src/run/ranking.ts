import { digestText } from "../system/digest.ts";
import { GateError } from "../errors.ts";
import type { Definition } from "../model/config.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { RawAnswer, RawResult } from "../model/retriever.ts";
import {
  type Answer,
  type CharacterSpan,
  type Hit,
  type StageHit,
  markRepeats,
} from "../model/run.ts";
import { requireItem } from "../model/lookup.ts";

/** As `documentId` names it. */
type NamedResult = RawResult & { readonly doc_id: string };

/**
 * Returns the results in the definition's order, collapsed to documents if it says so, cut to k,
 * each with whether it repeats a document. Leaves out results below `min_score`, and under
 * `ignore_identical_ids` those with the case's own id. Under other `scores` than `float64` each
 * score is rounded to 32 bits. Throws `retriever_answer` if a result can't be named, if `order` or
 * `collapse` needs scores that are missing, and for a repeated document under `duplicates: error`.
 */
export function rankAnswer(
  results: readonly RawResult[],
  caseId: string,
  k: number,
  definition: Definition,
): readonly Hit[] {
  // New keys before the spread, here and below: the other way round is twenty times as slow.
  const named = results.map((returned, index): NamedResult => {
    const result = composeNames(returned);
    const docId = documentId(result, index);
    if (result.score === undefined || definition.scores === "float64") {
      return { doc_id: docId, ...result };
    }
    return { doc_id: docId, ...result, score: Math.fround(result.score) };
  });
  const { min_score: leastScore, ignore_identical_ids: ignoresIdenticalIds } = definition;
  const counted = named.filter((result, index) => {
    // The score as it was sent: 0.7 rounded to 32 bits would be below 0.7.
    const { score } = requireItem(results, index);
    const isBelow = leastScore !== null && score !== undefined && score < leastScore;
    const isIdentical = ignoresIdenticalIds && (result.id ?? result.doc_id) === caseId;
    return !isBelow && !isIdentical;
  });
  const ordered = orderResults(counted, definition.order);
  const ranked = collapseChunks(ordered, definition).slice(0, k);
  if (definition.duplicates === "error") {
    refuseRepeats(ranked);
  }
  return markRepeats(ranked);
}

const NAMES = ["id", "path", "name", "qualified_name", "cluster"] as const;

/**
 * Returns the result with its names in Unicode's composed form (NFC), as targets have theirs: macOS
 * writes `ü` in names of files as two characters.
 */
function composeNames(result: RawResult): RawResult {
  let composed = result;
  for (const key of NAMES) {
    const name = result[key];
    if (name !== undefined && name !== name.normalize("NFC")) {
      composed = { ...composed, [key]: name.normalize("NFC") };
    }
  }
  return composed;
}

/**
 * Returns the first of these for which the result has the fields: `id`, `path::qualified_name`,
 * `path::name`, `path#start-end`, `path#` + hash of the text, `path`, `text:` + hash of the text.
 * One exception: an `id` with a span and without a path names the whole document, so the id of its
 * chunk is `id#start-end`. Throws `retriever_answer` if there is no id, path or text.
 */
export function documentId(result: RawResult, index: number): string {
  const { id, path, qualified_name: qualifiedName, name, text, span } = result;
  if (id !== undefined) {
    return span === undefined || path !== undefined ? id : chunkId(id, span);
  }
  if (path !== undefined) {
    if (qualifiedName !== undefined) {
      return `${path}::${qualifiedName}`;
    }
    if (name !== undefined) {
      return `${path}::${name}`;
    }
    if (span !== undefined) {
      return chunkId(path, span);
    }
    return text === undefined ? path : `${path}#${shortHash(text)}`;
  }
  if (text !== undefined) {
    return `text:${shortHash(text)}`;
  }
  throw new GateError(
    "retriever_answer",
    `results[${index}] has none of id, path and text`,
    "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.",
  );
}

function chunkId(document: string, { start, end }: CharacterSpan): string {
  return `${document}#${start}-${end}`;
}

function shortHash(text: string): string {
  return digestText(text).slice(0, 12);
}

/**
 * Returns the results as they were returned under `rank`. Under `score` and `trec` by falling
 * score; equal scores as they were returned, and under `trec` by falling id, as trec_eval does.
 */
function orderResults(
  results: readonly NamedResult[],
  order: Definition["order"],
): readonly NamedResult[] {
  if (order === "rank") {
    return results;
  }
  const isTrec = order === "trec";
  return results.toSorted(
    (a, b) =>
      requireScore(b) - requireScore(a) || (isTrec ? compareCodePoints(b.doc_id, a.doc_id) : 0),
  );
}

function requireScore(result: NamedResult): number {
  if (result.score !== undefined) {
    return result.score;
  }
  throw new GateError(
    "retriever_answer",
    `result "${result.doc_id}" has no score`,
    "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`.",
  );
}

/**
 * Returns one result for each document: its first chunk, or under `max` the one with the best
 * score. Its `doc_id` is then the document's path, or the id if it has no path. Under `first`
 * documents stand in the order of their first chunks. Under `max` they stand by falling score, and
 * equal scores by falling id under `trec`, else in that order. Throws as `requireScore` under `max`
 * if there are two results or more.
 */
function collapseChunks(
  results: readonly NamedResult[],
  { collapse: how, order }: Definition,
): readonly NamedResult[] {
  if (how === "none") {
    return results;
  }
  const chunkByDocument = new Map<string, NamedResult>();
  for (const result of results) {
    // A `doc_id` may name a chunk, such as `guide#0-80`.
    const document = result.path ?? result.id ?? result.doc_id;
    const chunk = chunkByDocument.get(document);
    if (chunk === undefined || (how === "max" && requireScore(result) > requireScore(chunk))) {
      chunkByDocument.set(document, { ...result, doc_id: document });
    }
  }
  const documents = [...chunkByDocument.values()];
  if (how === "first") {
    return documents;
  }
  return orderResults(documents, order === "trec" ? "trec" : "score");
}

function refuseRepeats(results: readonly NamedResult[]): void {
  const seen = new Set<string>();
  for (const { doc_id: id } of results) {
    if (seen.has(id)) {
      throw new GateError(
        "retriever_answer",
        `document "${id}" is in the results twice`,
        "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.",
      );
    }
    seen.add(id);
  }
}

/**
 * Returns the stages without texts, scores, clusters and spans: later it only matters which
 * documents were in the list.
 */
export function stageHits(stages: NonNullable<RawAnswer["stages"]>): NonNullable<Answer["stages"]> {
  const nameStageHit = (result: RawResult, index: number): StageHit => {
    const {
      text: _text,
      score: _score,
      cluster: _cluster,
      span: _span,
      ...names
    } = composeNames(result);
    return { doc_id: documentId(result, index), ...names };
  };
  return Object.fromEntries(
    Object.entries(stages).map(([stage, results]) => [stage, results.map(nameStageHit)]),
  );
}
