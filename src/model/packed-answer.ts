/** An answer in less than half of the memory, for lists of names with scores: those of suites with very many cases. */
import type { Answer, Hit } from "./run.ts";

type Rest = Omit<Answer, "hits" | "kind" | "returned" | "degraded">;

class PackedAnswer implements Answer {
  readonly kind = "answer";
  readonly returned: number;
  readonly degraded: boolean;
  /** Document ids by rank - 1. */
  readonly #ids: readonly string[];
  /** What the retriever called each of them. */
  readonly #name: "id" | "path";
  /** Null where no result has a score. */
  readonly #scores: readonly number[] | null;
  /** By rank - 1; null where none is a repeat. */
  readonly #repeats: readonly boolean[] | null;

  constructor(
    { returned, degraded }: Pick<Answer, "returned" | "degraded">,
    { ids, name, scores, repeats }: Columns,
    rest: Rest,
  ) {
    this.returned = returned;
    this.degraded = degraded;
    this.#ids = ids;
    this.#name = name;
    this.#scores = scores;
    this.#repeats = repeats;
    Object.assign(this, rest);
  }

  /** Made each time that they are asked for. */
  get hits(): readonly Hit[] {
    // Each member is written out: a spread with one more would be an object of a class of its own, and slow, in Node 20.
    return this.#ids.map((id, at): Hit => {
      const repeat = this.#repeats?.[at] ?? false;
      const score = this.#scores?.[at];
      if (this.#name === "id")
        return score === undefined ? { repeat, doc_id: id, id } : { repeat, doc_id: id, id, score };
      return score === undefined ? { repeat, doc_id: id, path: id } : { repeat, doc_id: id, path: id, score };
    });
  }

  get ids(): readonly string[] {
    return this.#ids;
  }
}

interface Columns {
  readonly ids: readonly string[];
  readonly name: "id" | "path";
  readonly scores: readonly number[] | null;
  readonly repeats: readonly boolean[] | null;
}

/**
 * The same answer, packed where its results say nothing but an id or a path and a score. `known` is a list that is held
 * anyway, such as the baseline's: where it is the same, it is kept once.
 */
export function packed(answer: Answer, known?: readonly string[]): Answer {
  const { hits, kind: _, returned, degraded, ...rest } = answer;
  const columns = columnsOf(hits, known);
  return columns === null ? answer : new PackedAnswer({ returned, degraded }, columns, rest);
}

/** Document ids of the results, in order. */
export function listOf(answer: Answer): readonly string[] {
  return answer instanceof PackedAnswer ? answer.ids : answer.hits.map((hit) => hit.doc_id);
}

/** The same with its results as a member, for those who look through any object. */
export function unpacked(answer: Answer): Answer {
  return answer instanceof PackedAnswer ? withHits(answer, answer.hits) : answer;
}

/** The answer with other results. */
export function withHits(answer: Answer, hits: Answer["hits"]): Answer {
  return Object.assign({}, answer, { hits });
}

const MEMBERS: ReadonlySet<string> = new Set(["repeat", "doc_id", "id", "path", "score"]);

/** Null where there is more to keep. */
function columnsOf(hits: readonly Hit[], known: readonly string[] | undefined): Columns | null {
  const [first] = hits;
  if (first === undefined) return null;
  const name = first.id === undefined ? "path" : "id";
  const other = name === "id" ? "path" : "id";
  const scored = first.score !== undefined;
  for (const hit of hits) {
    if (hit[name] !== hit.doc_id || other in hit || (hit.score !== undefined) !== scored) return null;
    for (const member in hit) if (!MEMBERS.has(member)) return null;
  }
  const isKnown = known?.length === hits.length && hits.every((hit, at) => hit.doc_id === known[at]);
  return {
    ids: isKnown ? known : hits.map((hit) => hit.doc_id),
    name,
    scores: scored ? hits.map((hit) => hit.score!) : null,
    repeats: hits.some((hit) => hit.repeat) ? hits.map((hit) => hit.repeat) : null,
  };
}
