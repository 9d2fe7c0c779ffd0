/** One case as the page's script reads it. */
import { targetLabel, type Target } from "../../model/suite.ts";
import { lossWords } from "../../words/causes.ts";
import { capped } from "../../words/escape.ts";
import type { Loss } from "../../model/explanation.ts";
import { rankBefore, type CaseRow } from "../../words/rows.ts";
import type { Snippets } from "./html.ts";

/** Members that say nothing are left out: a page of 20,000 cases has to be read before it is shown. */
export interface PageCase {
  readonly id: string;
  readonly query: string;
  /** Index into `intents`. */
  readonly intent: number;
  /** `file:line` of the suite. */
  readonly place: string;
  readonly critical?: true | undefined;
  readonly expect_empty?: true | undefined;
  readonly degraded?: true | undefined;
  readonly error?: string | undefined;
  /** The run ended before it: nothing in it is of now. */
  readonly unasked?: true | undefined;
  /**
   * Label, grade, rank before, rank now, rank in a longer list where the case was asked for one, and what the target
   * says where its name does not tell; a rank of 0 is "not in the list".
   */
  readonly targets?: readonly PageTarget[] | undefined;
  /** What is sent beside the query, as JSON. */
  readonly params?: string | undefined;
  /** Indices into `tags`. */
  readonly tags?: readonly number[] | undefined;
  /** By `metrics`. */
  readonly now?: readonly (number | null)[] | undefined;
  /** Absent where the case has no counterpart in the baseline. */
  readonly before?:
    | {
        /** Absent where equal to `now`. */
        readonly metrics?: readonly (number | null)[] | undefined;
        /** Indices into `documents`; absent where equal to `results`. */
        readonly results?: readonly number[] | undefined;
        /** Milliseconds. */
        readonly samples?: readonly number[] | undefined;
      }
    | undefined;
  readonly results?: readonly number[] | undefined;
  /** By result: index into `snippets`, or -1. */
  readonly texts?: readonly number[] | undefined;
  readonly scores?: readonly (number | null)[] | undefined;
  /** 1-based ranks of results that match a forbidden target. */
  readonly forbidden?: readonly number[] | undefined;
  readonly samples?: readonly number[] | undefined;
  /** Milliseconds by stage. */
  readonly spans?: Readonly<Record<string, number>> | undefined;
  readonly answer?: string | undefined;
  /** What happened to its lost target: one of LOSS_CAUSES, and the words for it. */
  readonly loss?: readonly [cause: string, words: string] | undefined;
  /** Results of the top k that nobody judged. */
  readonly unjudged?: number | undefined;
  /** Indices into `categories`. */
  readonly failed?: readonly number[] | undefined;
}

export type PageTarget = readonly [
  label: string,
  grade: number,
  before: number,
  after: number,
  deeper?: number,
  passage?: string,
];

const ANSWER = 2_000;
/** Of what a target says, where its name does not tell. */
const PASSAGE = 600;
const PARAMS = 1_000;

export interface Words {
  readonly intents: Numbering;
  readonly documents: Numbering;
  readonly categories: Numbering;
  readonly tags: Numbering;
  readonly metrics: readonly string[];
  readonly snippets: Snippets;
  readonly losses: ReadonlyMap<string, Loss>;
  /** Texts of lost documents by id, where the corpus is at hand. */
  readonly corpus: ReadonlyMap<string, string>;
}

/** Names by number, in the order of first use. */
export class Numbering {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  names(): Iterable<string> {
    return this.#numbers.keys();
  }
}

export function encodeCase(row: CaseRow, words: Words): PageCase {
  const { case: one, score } = row;
  const loss = words.losses.get(one.id);
  const results = score?.results.map((id) => words.documents.of(id)) ?? [];
  const now = score === null ? undefined : figuresOf(score.metrics, words);
  return {
    id: one.id,
    query: one.query,
    intent: words.intents.of(one.intent),
    place: `${one.place.file}:${one.place.line}`,
    critical: one.critical || undefined,
    expect_empty: one.expect_empty || undefined,
    degraded: score?.degraded === true || undefined,
    error: score?.error ?? undefined,
    unasked: score === null || undefined,
    targets: some(one.expected.map((target, i) => targetOf(row, target, i, loss, words.corpus))),
    params: one.params === undefined ? undefined : capped(JSON.stringify(one.params), PARAMS),
    tags: some((one.tags ?? []).map((tag) => words.tags.of(tag))),
    now,
    before: beforeOf(row, words, now ?? [], results),
    results: some(results),
    texts: some(words.snippets.of(one.id)),
    forbidden: some(score?.forbidden_ranks ?? []),
    samples: some((score?.samples_ms ?? []).map((ms) => rounded(ms, 3))),
    failed: some([...new Set(row.failed.map((check) => words.categories.of(check.category)))]),
    loss: loss === undefined ? undefined : [loss.cause, lossWords(loss)],
    ...answerOf(row),
  };
}

/** A path is seen to be one and needs no `path:` before it. */
function targetOf(
  row: CaseRow,
  target: Target,
  index: number,
  loss: Loss | undefined,
  corpus: Words["corpus"],
): PageTarget {
  const label = target.kind === "path" ? target.value : targetLabel(target);
  const ranks = [rankBefore(row, index) ?? 0, row.score?.ranks[index] ?? 0] as const;
  const deeper = loss?.targets[index]?.deeper ?? 0;
  const own = target.kind === "file" || target.kind === "span" ? target.text : undefined;
  const lost =
    row.score !== null && ranks[0] > 0 && ranks[1] === 0 ? row.before?.results[ranks[0] - 1] : undefined;
  const passage = own ?? (lost === undefined ? undefined : corpus.get(lost));
  if (passage !== undefined) return [label, target.grade, ...ranks, deeper, capped(passage, PASSAGE)];
  return deeper === 0 ? [label, target.grade, ...ranks] : [label, target.grade, ...ranks, deeper];
}

function figuresOf(metrics: ReadonlyMap<string, number | null>, words: Words): readonly (number | null)[] {
  return words.metrics.map((name) => {
    const value = metrics.get(name) ?? null;
    return value === null ? null : rounded(value, 6);
  });
}

function beforeOf(
  { before }: CaseRow,
  words: Words,
  now: readonly (number | null)[],
  results: readonly number[],
): PageCase["before"] {
  if (before === null) return undefined;
  const metrics = figuresOf(before.metrics, words);
  const documents = before.results.map((id) => words.documents.of(id));
  return {
    metrics: same(metrics, now) ? undefined : metrics,
    results: same(documents, results) ? undefined : documents,
    samples: some(before.latency_ms.map((ms) => rounded(ms, 3))),
  };
}

function answerOf({ run }: CaseRow): Pick<PageCase, "scores" | "spans" | "answer"> {
  if (run?.outcome.kind !== "answer") return {};
  const { hits, spans, answer } = run.outcome;
  const scores = hits.map((hit) => (hit.score === undefined ? null : Number(hit.score.toPrecision(5))));
  return {
    scores: scores.some((score) => score !== null) ? scores : undefined,
    spans,
    answer: answer === undefined ? undefined : capped(answer, ANSWER),
  };
}

/** JSON leaves out what is undefined. */
export function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
