/** What the page's script reads: every case once, with documents and snippets named by number. */
import { parseMetric, unitOfMetric } from "../../metrics/registry.ts";
import type { Report } from "../../model/report.ts";
import type { Unit } from "../../model/scores.ts";
import { CAUSE_MEANING } from "../../words/causes.ts";
import { capped } from "../../words/escape.ts";
import { caseRows, lossesById, worstCases, type CaseRow } from "../../words/rows.ts";
import { snippetsOf } from "./html.ts";
import { encodeCase, Numbering, type PageCase, type Words } from "./page-case.ts";

export interface PageData {
  readonly suite: string;
  readonly k: number;
  /** False where no check was made: of a shard, and of a run that ended early. */
  readonly judged: boolean;
  /** The config's file, for the commands that ask again; null where none was read. */
  readonly config: string | null;
  /** How a reader starts this program. */
  readonly program: string;
  readonly intents: readonly string[];
  readonly tags: readonly string[];
  /** Of the lost cases: one of LOSS_CAUSES, and what it means. */
  readonly causes: readonly (readonly [cause: string, meaning: string])[];
  readonly metrics: readonly string[];
  /** Of the metrics, in the same order. */
  readonly units: readonly Unit[];
  /** What each says, in one line. */
  readonly meanings: readonly string[];
  /** Where less is better. */
  readonly lower: readonly boolean[];
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
  /** Results that nobody judged, those first whose grade would tell most. */
  readonly queue: readonly PageHole[];
  /** How many there are in all. */
  readonly unjudged: number;
}

export interface PageHole {
  /** Index into `cases`. */
  readonly case: number;
  readonly rank: number;
  readonly doc_id: string;
  readonly path?: string | undefined;
  readonly text?: string | undefined;
}

// Report -> what the page's script reads, as a JSON block that nothing in it can close.

/** Per-case figures worth a column each; the rest is in the case's own view. */
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK = /^(hit_rate|map|precision)(@|$)/;
const COLUMNS = 3;

/** The text in parts, a case at a time. */
export function* pageParts(report: Report): Iterable<string> {
  const rows = caseRows(report);
  const metrics = [...(report.scores?.cases[0]?.metrics.keys() ?? [])];
  const index = new Map(rows.map((row, i) => [row.case.id, i]));
  const words: Words = {
    intents: new Numbering(),
    documents: new Numbering(),
    categories: new Numbering(),
    tags: new Numbering(),
    metrics,
    snippets: snippetsOf(rows),
    losses: lossesById(report),
    corpus: report.explanation?.documents ?? new Map(),
  };
  const holes = report.explanation?.holes ?? null;
  let lead = '{"cases":[';
  for (const row of rows) {
    const unjudged = holes?.by_case.get(row.case.id)?.unjudged || undefined;
    yield lead + jsonBlock({ unjudged, ...encodeCase(row, words) } satisfies PageCase);
    lead = ",";
  }
  const families = metrics
    .map((name) => parseMetric(name))
    .map((each) => (typeof each === "string" ? null : each.family));
  // The names are known once every case was encoded.
  const { documents } = words;
  yield `${rows.length === 0 ? lead : ""}],"documents":[`;
  lead = "";
  for (const name of documents.names()) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const others: Omit<PageData, "cases" | "documents"> = {
    suite: report.inputs?.suite.name ?? "",
    k: report.inputs?.config.k ?? 0,
    judged: report.verdict.checks.length > 0,
    config: report.inputs?.config.file ?? null,
    program: report.origin?.command ?? "retrieval-gate",
    intents: [...words.intents.names()],
    tags: [...words.tags.names()],
    causes: (report.explanation?.causes ?? []).map(({ cause }) => [cause, CAUSE_MEANING[cause]] as const),
    metrics,
    units: metrics.map(unitOfMetric),
    meanings: families.map((family) => family?.meaning ?? ""),
    lower: families.map((family) => family?.direction === "lower"),
    columns: columnsOf(metrics),
    categories: [...words.categories.names()],
    snippets: words.snippets.texts,
    snippetsCut: words.snippets.cut,
    worst: worstCases(report)
      .map(({ id }) => index.get(id))
      .filter((at) => at !== undefined),
    queue: queueOf(report, rows, index),
    unjudged: holes?.queue.length ?? 0,
  };
  yield `],${jsonBlock(others).slice(1)}`;
}

/** As many as one person grades; all of them are in unjudged.jsonl. */
const QUEUE = 1_000;
const TEXT = 1_000;

function queueOf(
  report: Report,
  rows: readonly CaseRow[],
  index: ReadonlyMap<string, number>,
): readonly PageHole[] {
  const queue = report.explanation?.holes?.queue.slice(0, QUEUE) ?? [];
  return queue.flatMap(({ case_id: id, rank }): readonly PageHole[] => {
    const at = index.get(id);
    const outcome = at === undefined ? undefined : rows[at]?.run?.outcome;
    const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
    if (at === undefined || hit === undefined) return [];
    const text = hit.text === undefined ? undefined : capped(hit.text, TEXT);
    return [{ case: at, rank, doc_id: hit.doc_id, path: hit.path, text }];
  });
}

/** `<` would end the block, the others can't be seen or reorder what is; JSON reads `\u003c` as the same character. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function columnsOf(metrics: readonly string[]): readonly number[] {
  const matching = (pattern: RegExp): number[] =>
    metrics.flatMap((name, i) => (pattern.test(name) ? [i] : []));
  return [...matching(COLUMN), ...matching(FALLBACK)].slice(0, COLUMNS);
}
