/** A retriever's results become hits: named, ordered, collapsed and cut to k. */
import { digestText } from "../system/digest.ts";
import { GateError } from "../errors.ts";
import type { Definition } from "../model/config.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { RawAnswer, RawResult } from "../model/retriever.ts";
import type { Answer, CharacterSpan, Hit, StageHit } from "../model/run.ts";
import { requireItem } from "../model/lookup.ts";

/** How neighbours with equal scores are ordered. */
type Ties = "by id" | "as returned";

type NamedResult = RawResult & { readonly doc_id: string };

/** Returns the hits of an answer. Throws as rankResults. */
export function rankAnswer(
  results: readonly RawResult[],
  caseId: string,
  k: number,
  definition: Definition,
  ties: Ties = "by id",
): readonly Hit[] {
  return markRepeats(rankResults(results, caseId, k, definition, ties));
}

/** Returns the document ids of the hits that `rank` returns, and makes no hits. Throws as rankResults. */
export function rankIds(
  results: readonly RawResult[],
  caseId: string,
  k: number,
  definition: Definition,
  ties: Ties = "by id",
): readonly string[] {
  return rankResults(results, caseId, k, definition, ties).map((result) => result.doc_id);
}

/**
 * Returns the results in order, cut to k; those that score below `min_score` are left out. Throws retriever_answer where
 * a result can't be named, where `order` or `collapse` needs scores that are missing, and for a repeated document under
 * `duplicates: error`.
 */
function rankResults(
  results: readonly RawResult[],
  caseId: string,
  k: number,
  definition: Definition,
  ties: Ties,
): readonly NamedResult[] {
  // Own keys before the spread, here and below: the other way round is twenty times as slow.
  const nameStageHit = results.map((result, index): NamedResult => {
    const docId = documentId(result, index);
    if (result.score === undefined || definition.scores === "float64") {
      return { doc_id: docId, ...result };
    }
    return { doc_id: docId, ...result, score: Math.fround(result.score) };
  });
  const kept = nameStageHit.filter(
    (result, index) =>
      // As the retriever wrote it: rounded to 32 bits, a score of 0.7 would fall short of 0.7.
      !isBelow(requireItem(results, index).score, definition.min_score) &&
      !(definition.ignore_identical_ids && (result.id ?? result.doc_id) === caseId),
  );
  const keepsOrder = definition.order === "rank" && ties === "as returned";
  const ordered = collapseChunks(
    keepsOrder ? kept : orderResults(kept, definition.order),
    definition.collapse,
  );
  const ranked = ordered.slice(0, k);
  if (definition.duplicates === "error") {
    refuseRepeats(ranked);
  }
  return ranked;
}

/** Returns how neighbours with equal scores are ordered: scores out of a text are rounded, so that its order stands. */
export function tieOrder(answer: Pick<RawAnswer, "rounded_scores">): Ties {
  return answer.rounded_scores === true ? "as returned" : "by id";
}

/** A result without a score is below nothing. */
function isBelow(score: number | undefined, least: number | null): boolean {
  return least !== null && score !== undefined && score < least;
}

/**
 * `id`, else `path::qualified_name`, `path::name`, `path#start-end`, `path#` + hash of the text, `path`, `text:` + hash.
 * An id without a path names the document that `start` and `end` count in: then its chunks are `id#start-end`.
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
  throw new GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
    hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.",
  });
}

function chunkId(document: string, { start, end }: CharacterSpan): string {
  return `${document}#${start}-${end}`;
}

function shortHash(text: string): string {
  return digestText(text).slice(0, 12);
}

function orderResults(
  results: readonly NamedResult[],
  by: Definition["order"],
): readonly NamedResult[] {
  if (by === "rank") {
    return settleTies(results);
  }
  const ascending = by === "score" ? 1 : -1;
  return results.toSorted(
    (a, b) =>
      requireScore(b) - requireScore(a) || ascending * compareCodePoints(a.doc_id, b.doc_id),
  );
}

function requireScore(result: NamedResult): number {
  if (result.score !== undefined) {
    return result.score;
  }
  throw new GateError("retriever_answer", `result "${result.doc_id}" has no score`, {
    hint: "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`.",
  });
}

/**
 * Ranks as returned, but neighbours with equal scores by id: their order is the retriever's chance. Untouched where any
 * score is missing or all are equal, since then the scores say nothing and the order everything.
 */
function settleTies(results: readonly NamedResult[]): readonly NamedResult[] {
  const first = results[0]?.score;
  if (results.some((result) => result.score === undefined)) {
    return results;
  }
  if (results.every((result) => result.score === first)) {
    return results;
  }
  const settled: NamedResult[] = [];
  for (let start = 0; start < results.length;) {
    const { score } = requireItem(results, start);
    let end = start + 1;
    while (results[end]?.score === score) {
      end++;
    }
    settled.push(
      ...results.slice(start, end).toSorted((a, b) => compareCodePoints(a.doc_id, b.doc_id)),
    );
    start = end;
  }
  return settled;
}

/** Chunks to documents: one entry a path (or id, without one), named by it. */
function collapseChunks(
  results: readonly NamedResult[],
  how: Definition["collapse"],
): readonly NamedResult[] {
  if (how === "none") {
    return results;
  }
  const best = new Map<string, NamedResult>();
  for (const result of results) {
    const key = result.path ?? result.id ?? result.doc_id;
    const held = best.get(key);
    if (held === undefined || (how === "max" && requireScore(result) > requireScore(held))) {
      best.set(key, { ...result, doc_id: key });
    }
  }
  const documents = [...best.values()];
  if (how === "first") {
    return documents;
  }
  return documents.toSorted(
    (a, b) => requireScore(b) - requireScore(a) || compareCodePoints(a.doc_id, b.doc_id),
  );
}

function refuseRepeats(results: readonly NamedResult[]): void {
  const seen = new Set<string>();
  for (const { doc_id: id } of results) {
    if (seen.has(id)) {
      throw new GateError("retriever_answer", `document "${id}" is in the results twice`, {
        hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.",
      });
    }
    seen.add(id);
  }
}

function markRepeats(results: readonly NamedResult[]): readonly Hit[] {
  const seen = new Set<string>();
  return results.map((result) => {
    const repeat = seen.has(result.doc_id);
    seen.add(result.doc_id);
    return { repeat, ...result };
  });
}

/** What each stage passed on, by name: texts and scores would take room and say nothing of who was there. */
export function stageHits(stages: NonNullable<RawAnswer["stages"]>): NonNullable<Answer["stages"]> {
  const nameStageHit = (result: RawResult, index: number): StageHit => {
    const { text: _text, score: _score, cluster: _cluster, span: _span, ...names } = result;
    return { doc_id: documentId(result, index), ...names };
  };
  return Object.fromEntries(
    Object.entries(stages).map(([stage, results]) => [stage, results.map(nameStageHit)]),
  );
}
