/** Suites and answers made up from a seed, with everything that tells one scorer from another. */
import { splitMix64 } from "../../src/decision/random.ts";

export interface Made {
  readonly name: string;
  readonly k: number;
  readonly definition: Readonly<Record<string, unknown>>;
  readonly cases: readonly Readonly<Record<string, unknown>>[];
  /** Results by query; null: the query fails. */
  readonly answers: Readonly<Record<string, readonly Result[] | null>>;
  /**
   * Cases in which a result comes back twice, matches two targets, or shares a target with another
   * result.
   */
  readonly differing: readonly string[];
}

interface Result {
  readonly id: string;
  readonly path?: string;
  readonly name?: string;
  readonly score?: number;
}

type Kind = "plain" | "short" | "nothing" | "negative" | "failing" | "repeat" | "chunks" | "both";

export interface Traits {
  readonly name: string;
  readonly seed: number;
  readonly k: number;
  readonly definition?: Readonly<Record<string, unknown>>;
  readonly kinds: readonly Kind[];
  readonly scores: "none" | "distinct" | "tied";
}

const DIFFERING: readonly Kind[] = ["repeat", "chunks", "both"];

/** Eight cases of each kind, in turns. */
export function makeSuite({ name, seed, k, definition = {}, kinds, scores }: Traits): Made {
  const random = splitMix64(seed);
  const randomBelow = (n: number): number => random.below(n);
  const cases: Record<string, unknown>[] = [];
  const answers: Record<string, readonly Result[] | null> = {};
  const differing: string[] = [];
  for (let n = 0; n < kinds.length * 8; n++) {
    const kind = kinds[n % kinds.length];
    const id = `${kind} ${String(n).padStart(3, "0")}`;
    const query = `query ${n}`;
    const docs = Array.from({ length: 1 + randomBelow(5) }, (_, t) => ({
      doc: `d${n}-${t}`,
      grade: 1 + randomBelow(4),
    }));
    cases.push({
      id,
      query,
      intent: n % 2 === 0 ? "even" : "odd",
      ...(kind === "negative" ? { expect_empty: true } : { expected: targetsOf(kind, docs) }),
    });
    // Two lists more than k deep, so that targets also lie below the cut.
    const length = kind === "short" ? 1 + randomBelow(k - 1) : 2 * k;
    const list: Result[] = Array.from({ length }, (_, i) => ({ id: `x${n}-${i}` }));
    for (const { doc } of docs) {
      if (randomBelow(5) > 0) {
        list[randomBelow(length)] = resultOf(doc);
      }
    }
    const found = specialList(kind, list, docs[0].doc);
    answers[query] =
      kind === "failing" ? null : kind === "nothing" ? [] : withScores(found, scores, randomBelow);
    if (DIFFERING.includes(kind)) {
      differing.push(id);
    }
  }
  return { name, k, definition, cases, answers, differing: differing.toSorted() };
}

const resultOf = (doc: string): Result => ({ id: doc, path: `src/${doc}.ts`, name: doc });

function targetsOf(
  kind: Kind,
  docs: readonly { readonly doc: string; readonly grade: number }[],
): readonly unknown[] {
  const [{ doc, grade }] = docs;
  const plain = docs.map((each, t) => ({
    ...(t % 2 === 0 ? { id: each.doc } : { path: `${each.doc}.ts` }),
    grade: each.grade,
  }));
  if (kind === "chunks") {
    return [{ path: `${doc}.ts`, grade }, ...plain.slice(1)];
  }
  return kind === "both" ? [{ name: doc, grade: 5 }, ...plain] : plain;
}

/** What makes the case one of its kind stands at the top, where no cutoff hides it. */
function specialList(kind: Kind, list: readonly Result[], doc: string): readonly Result[] {
  const others = list.filter((each) => each.id !== doc);
  const chunkOf = (part: string): Result => ({ id: `${doc}#${part}`, path: `src/${doc}.ts` });
  if (kind === "repeat") {
    return [list[0], ...list];
  }
  if (kind === "chunks") {
    return [chunkOf("a"), chunkOf("b"), ...others];
  }
  return kind === "both" ? [resultOf(doc), ...others] : list;
}

function withScores(
  list: readonly Result[],
  scores: Traits["scores"],
  below: (n: number) => number,
): readonly Result[] {
  if (scores === "none") {
    return list;
  }
  let score = 1000;
  return list.map((each) => {
    // Ties run over two or three neighbours, each way round by their ids.
    score -= scores === "tied" ? Number(below(3) === 0) : 1;
    return { ...each, score };
  });
}
