/** What the page's script reads: every case once, with documents and snippets named by number. */
import type { Loss } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import { targetLabel, type Target } from "../../model/suite.ts";
import { nextSteps } from "../../words/advice.ts";
import { lossWords } from "../../words/causes.ts";
import { capped } from "../../words/escape.ts";
import { caseRows, lossesById, rankBefore, worstCases, type CaseRow } from "../../words/rows.ts";
import { snippetsOf, type Snippets } from "./html.ts";
import { unitOfMetric } from "../../metrics/registry.ts";
import type { Unit } from "../../model/scores.ts";

export interface PageData {
  readonly k: number;
  /** One line that runs the gate again; null where no config was read. */
  readonly command: string | null;
  readonly intents: readonly string[];
  readonly metrics: readonly string[];
  /** Of the metrics, in the same order. */
  readonly units: readonly Unit[];
  /** Of the metrics those that get a column in the table of cases. */
  readonly columns: readonly number[];
  /** Categories of the failed checks. */
  readonly categories: readonly string[];
  /** Document ids, in the order of first use. */
  readonly documents: readonly string[];
  /** Beginnings of result texts. */
  readonly snippets: readonly string[];
  /** True where the report would have grown too large with every snippet. */
  readonly snippetsCut: boolean;
  /** In case-id order. */
  readonly cases: readonly PageCase[];
  /** Indices into `cases` of those behind a failed check, worst first. */
  readonly worst: readonly number[];
}

/** Members that say nothing are left out: a page of 20,000 cases has to be read before it is shown. */
export interface PageCase {
  readonly id: string;
  readonly query: string;
  /** As JSON. */
  readonly params?: string | undefined;
  /** Index into `intents`. */
  readonly intent: number;
  /** `file:line` of the suite. */
  readonly place: string;
  readonly critical?: true | undefined;
  readonly expect_empty?: true | undefined;
  readonly degraded?: true | undefined;
  readonly error?: string | undefined;
  /** Label, grade, rank before, rank now; a rank of 0 is "not in the top k". */
  readonly targets?:
    | readonly (readonly [label: string, grade: number, before: number, after: number])[]
    | undefined;
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

// Report -> what the page's script reads, as a JSON block that nothing in it can close.

const ANSWER = 2_000;
/** Per-case figures worth a column each; the rest is in the case's own view. */
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK = /^(hit_rate|map|precision)(@|$)/;
const COLUMNS = 3;

export function pageData(report: Report): PageData {
  const rows = caseRows(report);
  const metrics = [...(report.scores?.cases[0]?.metrics.keys() ?? [])];
  const worst = worstCases(report);
  const index = new Map(rows.map((row, i) => [row.case.id, i]));
  const words: Words = {
    intents: new Numbering(),
    documents: new Numbering(),
    categories: new Numbering(),
    metrics,
    snippets: snippetsOf(rows),
  };
  const losses = lossesById(report);
  const cases = rows.map((row) => ({
    ...encodeCase(row, words),
    loss: lossOf(losses.get(row.case.id)),
    unjudged: report.explanation?.holes?.by_case.get(row.case.id)?.unjudged || undefined,
  }));
  return {
    k: report.inputs?.config.k ?? 0,
    command: nextSteps(report)[0]?.command ?? null,
    intents: words.intents.names(),
    metrics,
    units: metrics.map(unitOfMetric),
    columns: columnsOf(metrics),
    categories: words.categories.names(),
    documents: words.documents.names(),
    snippets: words.snippets.texts,
    snippetsCut: words.snippets.cut,
    cases,
    worst: worst.map(({ id }) => index.get(id)).filter((at) => at !== undefined),
  };
}

function lossOf(loss: Loss | undefined): PageCase["loss"] {
  return loss === undefined ? undefined : [loss.cause, lossWords(loss)];
}

/** `<` would end the block, the others can't be seen or reorder what is; JSON reads `\u003c` as the same character. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

interface Words {
  readonly intents: Numbering;
  readonly documents: Numbering;
  readonly categories: Numbering;
  readonly metrics: readonly string[];
  readonly snippets: Snippets;
}

/** Names by number, in the order of first use. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  names(): readonly string[] {
    return [...this.#numbers.keys()];
  }
}

function columnsOf(metrics: readonly string[]): readonly number[] {
  const matching = (pattern: RegExp): number[] =>
    metrics.flatMap((name, i) => (pattern.test(name) ? [i] : []));
  return [...matching(COLUMN), ...matching(FALLBACK)].slice(0, COLUMNS);
}

function encodeCase(row: CaseRow, words: Words): PageCase {
  const { case: one, score } = row;
  const results = score?.results.map((id) => words.documents.of(id)) ?? [];
  const now = score === null ? undefined : figuresOf(score.metrics, words);
  return {
    id: one.id,
    query: one.query,
    params: one.params && JSON.stringify(one.params),
    intent: words.intents.of(one.intent),
    place: `${one.place.file}:${one.place.line}`,
    critical: one.critical || undefined,
    expect_empty: one.expect_empty || undefined,
    degraded: score?.degraded === true || undefined,
    error: score?.error ?? undefined,
    targets: some(one.expected.map((target, i) => targetOf(row, target, i))),
    now,
    before: beforeOf(row, words, now ?? [], results),
    results: some(results),
    texts: some(words.snippets.of(one.id)),
    forbidden: some(score?.forbidden_ranks ?? []),
    samples: some((score?.samples_ms ?? []).map((ms) => rounded(ms, 3))),
    failed: some([...new Set(row.failed.map((check) => words.categories.of(check.category)))]),
    ...answerOf(row),
  };
}

/** A path is seen to be one and needs no `path:` before it. */
function targetOf(row: CaseRow, target: Target, index: number): readonly [string, number, number, number] {
  const label = target.kind === "path" ? target.value : targetLabel(target);
  return [label, target.grade, rankBefore(row, index) ?? 0, row.score?.ranks[index] ?? 0];
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
function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
