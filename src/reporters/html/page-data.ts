/**
 * What the page's script reads: every case once, with what the baseline and this run answered.
 * Documents and their texts stand once and are named by number. Members that are undefined are left
 * out.
 */
import { shortenNames } from "../../model/short-names.ts";
import { cutText, requireItem } from "../../model/lookup.ts";
import { medianOfTimes } from "../../metrics/latency.ts";
import { findMetric, unitOfMetric } from "../../metrics/registry.ts";
import type { Holes, Loss } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import type { CaseRun } from "../../model/run.ts";
import type { Unit, Value } from "../../model/scores.ts";
import { targetLabel } from "../../model/suite.ts";
import { causeMeaning, groupWords, lossWords } from "../../messages/causes.ts";
import { capText } from "../../messages/escape.ts";
import { type CaseRow, listHits } from "../../messages/rows.ts";
import type { FullView } from "../../messages/view.ts";

/** The page's data as its script reads them. */
export interface PageData {
  readonly suite: string;
  readonly k: number;
  /** The config's file, for the commands that ask again; null where none was read. */
  readonly config: string | null;
  /** How a reader starts this program. */
  readonly program: string;
  /** Causes of the lost cases (causeKey), each with what it means. */
  readonly causes: readonly (readonly [cause: string, meaning: string])[];
  /** What changed in many lists, largest first; `cases` are indices into the cases. */
  readonly groups: readonly { readonly words: string; readonly cases: readonly number[] }[];
  readonly metrics: readonly PageMetric[];
  /** Document ids, in the order of first use. */
  readonly documents: readonly string[];
  /** Beginnings of result texts. */
  readonly snippets: readonly string[];
  /** In case-id order. */
  readonly cases: readonly PageCase[];
  /** Indices into `cases` of those behind a failed check, worst first. */
  readonly worst: readonly number[];
  /** Results without a judgment, at most QUEUE, those first whose grade would say most. */
  readonly queue: readonly PageHole[];
  readonly unjudged: number;
}

/** A metric that some case has. */
export interface PageMetric {
  readonly name: string;
  readonly unit: Unit;
  /** What it says, in one line. */
  readonly meaning: string;
  /** True if less is better. */
  readonly lower: boolean;
}

/** A case, and what each side answered. */
export interface PageCase {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  /** `file:line` of the suite. */
  readonly place: string;
  readonly critical?: true | undefined;
  readonly expect_empty?: true | undefined;
  readonly targets: readonly PageTarget[];
  /** What is sent with the query, as JSON. */
  readonly params?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Null if the baseline has no such case. */
  readonly before: PageSide | null;
  /** Null if it was not asked. */
  readonly now: PageSide | null;
  /** What happened to its lost target: one of `causes`, and the words for it. */
  readonly loss?: readonly [cause: string, words: string] | undefined;
  /** Categories of the failed checks that name the case. */
  readonly failed: readonly string[];
}

/** An expected document of a case. */
export interface PageTarget {
  readonly label: string;
  readonly grade: number;
  /** Its rank in a longer list that was asked for after the loss. */
  readonly deeper?: number | undefined;
  /** Its text, if that is known. */
  readonly passage?: string | undefined;
}

/** What the baseline or this run answered to a case. */
export interface PageSide {
  /** By target; null is "not in the list". */
  readonly ranks: readonly Value[];
  readonly metrics: readonly Value[];
  /** Indices into `documents`. */
  readonly results: readonly number[];
  /** By result: index into `snippets`, or -1; absent without any text. */
  readonly texts?: readonly number[] | undefined;
  /** The retriever's scores, by result. */
  readonly scores?: readonly Value[] | undefined;
  /** Median of the timed answers in milliseconds. */
  readonly ms: number | null;
  readonly error?: string | undefined;
  readonly degraded?: true | undefined;
  /** 1-based ranks of results that match a forbidden target. */
  readonly forbidden?: readonly number[] | undefined;
  /** Milliseconds of each stage. */
  readonly spans?: Readonly<Record<string, number>> | undefined;
  readonly answer?: string | undefined;
  /** What was checked, for each judged metric. */
  readonly claims?: readonly PageClaims[] | undefined;
}

/** A judged metric, and what was checked: a claim, and 1 if the retrieved texts support it. */
export type PageClaims = readonly [
  metric: string,
  claims: readonly (readonly [text: string, supported: 0 | 1])[],
];

/** A result without a judgment. */
export interface PageHole {
  /** Index into `cases`. */
  readonly case: number;
  readonly rank: number;
  readonly doc_id: string;
  /** The document left the list of a watched query; `rank` is that of the baseline. */
  readonly gone?: true;
  readonly path?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * Yields the JSON of PageData in parts, a case at a time. The cases stand first, then their
 * documents, which are known only once all cases are encoded.
 */
export function* pageParts(report: Report, view: FullView): Iterable<string> {
  const rows = [...view.tables.cases.values()];
  const metrics = pageMetrics(report, view);
  const snippets = collectSnippets(rows);
  const numbering: Numbering = { documents: new Map(), snippets: snippets.numbers };
  yield '{"cases":[';
  let lead = "";
  for (const row of rows) {
    yield lead + jsonBlock(encodeCase(row, report.explanation ?? null, metrics, numbering));
    lead = ",";
  }
  yield '],"documents":[';
  lead = "";
  for (const name of shortenNames([...numbering.documents.keys()])) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const otherMembers: Omit<PageData, "cases" | "documents"> = {
    ...pageFacts(report, view, rows),
    metrics,
    snippets: snippets.texts,
  };
  // Without its first brace, since the object began with the cases.
  yield `],${jsonBlock(otherMembers).slice(1)}`;
}

/**
 * Returns JSON for a script element of a page. `<`, `>`, `&` and characters that can't be seen or
 * that reorder the text are escaped: they could end the element or hide what it says. JSON reads
 * `\u003c` as `<`.
 */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Returns the metrics of the cases, those of the primary failed checks first, in the order of the
 * checks, which have the worst first.
 */
function pageMetrics({ scores }: Report, { tables }: FullView): readonly PageMetric[] {
  const names = [...(scores?.cases[0]?.metrics.keys() ?? [])];
  const failedNames = tables.checks.primary.map(({ metric }) => metric);
  const orderedNames = [...failedNames.filter((name) => names.includes(name)), ...names];
  return [...new Set(orderedNames)].map((name) => {
    const family = findMetric(name)?.family;
    return {
      name,
      unit: unitOfMetric(name),
      meaning: family?.meaning ?? "",
      lower: family?.direction === "lower",
    };
  });
}

/** Returns what is known of the whole report; a case is its index in `rows`. */
function pageFacts(report: Report, view: FullView, rows: readonly CaseRow[]) {
  const { inputs, explanation, verdict } = report;
  const indexById = new Map(rows.map((row, i) => [row.case.id, i]));
  const rowIndexes = (ids: readonly string[]): readonly number[] =>
    ids.flatMap((id) => indexById.get(id) ?? []);
  const failedIds = view.tables.checks.primary.flatMap(({ cases }) => cases.map(({ id }) => id));
  // Watched queries whose lists changed, the most changed first.
  const watchedIds = verdict.notices.flatMap((notice) =>
    notice.code === "watched" ? notice.changed : [],
  );
  const queue = explanation?.holes?.queue ?? [];
  return {
    suite: inputs?.suite.name ?? "",
    k: inputs?.config.k ?? 0,
    config: inputs?.config.file ?? null,
    program: report.origin?.command ?? "retrieval-gate",
    causes: (explanation?.causes ?? []).map(
      (share) => [causeKey(share), causeMeaning(share)] as const,
    ),
    groups: (explanation?.groups ?? []).map((group) => ({
      words: groupWords(group),
      cases: rowIndexes(group.cases),
    })),
    worst: rowIndexes([...new Set([...failedIds, ...watchedIds])]),
    queue: pageQueue(queue.slice(0, QUEUE), rows, indexById),
    unjudged: queue.length,
  };
}

/**
 * Returns the name by which the page's filter tells causes apart: each stage that dropped documents
 * is one of its own.
 */
function causeKey({ cause, stage }: Pick<Loss, "cause" | "stage">): string {
  return stage === undefined ? cause : `${cause} ${stage}`;
}

/** The most unjudged results that the page asks about: as many as one person grades. */
const QUEUE = 1_000;
/** Characters of the text that is shown for a grade. */
const TEXT = 1_000;

/**
 * Returns the unjudged results as the page asks about them, without results of unknown cases. A
 * result that this run did not return is left out, too, but for a document that left the list of a
 * watched query: the queue has its id (`gone`), and it is shown without a text.
 */
function pageQueue(
  queue: Holes["queue"],
  rows: readonly CaseRow[],
  indexById: ReadonlyMap<string, number>,
): readonly PageHole[] {
  const holes: PageHole[] = [];
  for (const { case_id: id, rank, gone: goneId } of queue) {
    const index = indexById.get(id);
    if (index === undefined) {
      continue;
    }
    const hit = listHits(requireItem(rows, index))[rank - 1];
    if (goneId !== undefined) {
      holes.push({ case: index, rank, doc_id: goneId, gone: true });
    } else if (hit !== undefined) {
      const text = hit.text === undefined ? undefined : capText(hit.text, TEXT);
      holes.push({ case: index, rank, doc_id: hit.doc_id, path: hit.path, text });
    }
  }
  return holes;
}

// One case.

/** Characters of an answer, of a claim, of a target's text, and of a query's parameters. */
const ANSWER = 2_000;
const CLAIM = 500;
const PASSAGE = 600;
const PARAMS = 1_000;
/**
 * Decimals of a metric, significant digits of a retriever's score, and decimals of milliseconds.
 */
const VALUE_DECIMALS = 6;
const SCORE_DIGITS = 5;
const MS_DECIMALS = 3;

/** The numbers of documents, which grow with each case that is encoded, and those of texts. */
interface Numbering {
  readonly documents: Map<string, number>;
  readonly snippets: ReadonlyMap<string, number>;
}

/** Returns a case as the page has it. Its documents that are new get their numbers here. */
function encodeCase(
  row: CaseRow,
  explanation: Report["explanation"],
  metrics: readonly PageMetric[],
  numbering: Numbering,
): PageCase {
  const { case: suiteCase, before, score, loss, failed } = row;
  const encodeSide = (figures: Figures, samples: readonly number[]): CommonFigures =>
    encodeFigures(figures, samples, metrics, numbering.documents);
  return {
    id: suiteCase.id,
    query: suiteCase.query,
    intent: suiteCase.intent,
    place: `${suiteCase.place.file}:${suiteCase.place.line}`,
    critical: suiteCase.critical || undefined,
    expect_empty: suiteCase.expect_empty || undefined,
    targets: encodeTargets(row, explanation?.documents),
    params:
      suiteCase.params === undefined
        ? undefined
        : capText(JSON.stringify(suiteCase.params), PARAMS),
    tags: suiteCase.tags,
    before: before && {
      ...encodeSide(before, before.latency_ms),
      answer: before.answer === undefined ? undefined : capText(before.answer, ANSWER),
    },
    now: score && {
      ...encodeSide(score, score.samples_ms),
      ...encodeAnswer(row, numbering.snippets),
      error: score.error ?? undefined,
      degraded: score.degraded || undefined,
      forbidden: undefinedIfEmpty(score.forbidden_ranks),
    },
    failed: [...new Set(failed.map(({ category }) => category))],
    loss: loss === null ? undefined : [causeKey(loss), lossWords(loss)],
  };
}

/**
 * Returns the case's targets, each with its text if that is known: the suite's own text, or for a
 * lost target that of its old document, out of `documents` (the corpus). `deeper` is the rank of a
 * lost target in a longer list.
 */
function encodeTargets(
  row: CaseRow,
  documents: ReadonlyMap<string, string> = new Map(),
): readonly PageTarget[] {
  return row.case.expected.map((target, i) => {
    const suiteText = target.kind === "file" || target.kind === "span" ? target.text : undefined;
    const lostDocument = findLostDocument(row, i);
    const lostText = lostDocument === null ? undefined : documents.get(lostDocument);
    const text = suiteText ?? lostText;
    return {
      label: targetLabel(target),
      grade: target.grade,
      deeper: row.loss?.targets[i]?.deeper ?? undefined,
      passage: text === undefined ? undefined : capText(text, PASSAGE),
    };
  });
}

/** Returns the document that matched a target in the baseline; null if the target is not lost. */
function findLostDocument({ before, score }: CaseRow, targetIndex: number): string | null {
  if (before === null || score === null) {
    return null;
  }
  const oldRank = before.ranks[targetIndex] ?? null;
  const newRank = score.ranks[targetIndex] ?? null;
  const isLost = oldRank !== null && newRank === null;
  return isLost ? (before.results[oldRank - 1] ?? null) : null;
}

/** What a row of the baseline and a score have in common. */
interface Figures {
  readonly ranks: readonly Value[];
  readonly metrics: ReadonlyMap<string, Value>;
  readonly results: readonly string[];
}
type CommonFigures = Pick<PageSide, "ranks" | "metrics" | "results" | "ms">;

/**
 * Returns what baseline and run both have of a case, with the median of its timed samples. A
 * document that is new gets its number here.
 */
function encodeFigures(
  figures: Figures,
  samples: readonly number[],
  metrics: readonly PageMetric[],
  documents: Map<string, number>,
): CommonFigures {
  return {
    ranks: figures.ranks,
    metrics: metrics.map(({ name }) =>
      roundValue(figures.metrics.get(name) ?? null, VALUE_DECIMALS),
    ),
    results: figures.results.map((id) => {
      const number = documents.get(id) ?? documents.size;
      documents.set(id, number);
      return number;
    }),
    ms: roundValue(medianOfTimes(samples), MS_DECIMALS),
  };
}

/**
 * Returns what only an answer of this run has; `{}` if the query failed or was not asked. Lists
 * without any text or score are left out.
 */
function encodeAnswer(
  { run }: CaseRow,
  snippets: Numbering["snippets"],
): Pick<PageSide, "texts" | "scores" | "spans" | "answer" | "claims"> {
  if (run?.outcome.kind !== "answer") {
    return {};
  }
  const { hits, spans, answer } = run.outcome;
  const texts = hits.map(({ text }) => snippets.get(snippetKey(text)) ?? -1);
  const scores = hits.map(({ score }) =>
    score === undefined ? null : Number(score.toPrecision(SCORE_DIGITS)),
  );
  return {
    texts: texts.every((text) => text === -1) ? undefined : texts,
    scores: scores.every((score) => score === null) ? undefined : scores,
    spans,
    answer: answer === undefined ? undefined : capText(answer, ANSWER),
    claims: undefinedIfEmpty(pageClaims(run)),
  };
}

/** Returns the claims that the judge checked, by metric. Metrics without claims are left out. */
function pageClaims(run: CaseRun): readonly PageClaims[] {
  const claimsByMetric: PageClaims[] = [];
  for (const [metric, sample] of run.judged ?? []) {
    if (sample.kind === "value" && sample.claims !== undefined) {
      const claims = sample.claims.map(
        ({ text: claim, supported }) => [capText(claim, CLAIM), supported ? 1 : 0] as const,
      );
      claimsByMetric.push([metric, claims]);
    }
  }
  return claimsByMetric;
}

function undefinedIfEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function roundValue(value: Value, decimals: number): Value {
  return value === null ? null : Number(value.toFixed(decimals));
}

// The beginnings of result texts, each once, as many as a page can carry.

/** Characters of a snippet. */
const LENGTH = 220;
/** Characters over the whole page. */
const BUDGET = 2_000_000;

/** Enough characters for a snippet of most texts, once their white space is one blank. */
const KEY_LENGTH = 4 * LENGTH;

/** Returns the text's beginning. Texts with the same one share a snippet. Empty for no text. */
function snippetKey(text: string = ""): string {
  return text.slice(0, KEY_LENGTH);
}

/** The texts of results, and the number of each by its snippetKey. */
interface Snippets {
  readonly texts: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
}

/** Returns the beginnings of the results' texts until the page's budget is spent. */
function collectSnippets(rows: readonly CaseRow[]): Snippets {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  let charactersLeft = BUDGET;
  for (const { text } of rows.flatMap(listHits)) {
    const key = snippetKey(text);
    if (key === "" || numbers.has(key)) {
      continue;
    }
    const snippet = makeSnippet(key);
    charactersLeft -= snippet.length;
    if (charactersLeft < 0) {
      break;
    }
    numbers.set(key, texts.push(snippet) - 1);
  }
  return { texts, numbers };
}

/**
 * Returns the first LENGTH characters of a result's text in one line. Of the text it gets only the
 * beginning (snippetKey), so the snippet is empty if that is all white space.
 */
function makeSnippet(beginning: string): string {
  const line = beginning.replaceAll(/\s+/gu, " ").trim();
  return line.length > LENGTH ? `${cutText(line, LENGTH)}…` : line;
}
