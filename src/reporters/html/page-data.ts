/**
 * What the page's script reads: every case once, with documents and texts named by number. A side
 * is what one system answered: of a report the baseline and now, of a comparison each of the
 * compared systems. Members that are undefined are left out.
 */
import { parseMetric, unitOfMetric } from "../../metrics/registry.ts";
import type { Loss } from "../../model/explanation.ts";
import type { Hit } from "../../model/run.ts";
import type { Unit, Value } from "../../model/scores.ts";
import { type Case, targetLabel } from "../../model/suite.ts";
import { lossWords } from "../../messages/causes.ts";
import { capText } from "../../messages/escape.ts";
import { requireItem } from "../../model/lookup.ts";

/** The page's data as its script reads them. */
export interface PageData {
  /** Names of the sides: `Before` and `Now`, or the compared systems. */
  readonly names: readonly string[];
  /**
   * True if systems are compared side by side; false for a report, where now is judged by the
   * baseline.
   */
  readonly compared: boolean;
  readonly suite: string;
  readonly k: number;
  /** The config's file, for the commands that ask again; null where none was read. */
  readonly config: string | null;
  /** How a reader starts this program. */
  readonly program: string;
  readonly intents: readonly string[];
  readonly tags: readonly string[];
  /** Causes of the lost cases (causeKey), each with what it means. */
  readonly causes: readonly (readonly [cause: string, meaning: string])[];
  /** What changed in many lists, largest first. */
  readonly groups: readonly PageGroup[];
  readonly metrics: readonly string[];
  /** Units of the metrics, in the same order. */
  readonly units: readonly Unit[];
  /** What each metric says, in one line. */
  readonly meanings: readonly string[];
  /** By metric: true if less is better. */
  readonly lower: readonly boolean[];
  /** Indices into `metrics` of those that get a column in the table of cases. */
  readonly columns: readonly number[];
  /** Categories of the failed checks. */
  readonly categories: readonly string[];
  /** Document ids, in the order of first use. */
  readonly documents: readonly string[];
  /** Beginnings of result texts. */
  readonly snippets: readonly string[];
  /** By document: index into `snippets`, or -1. */
  readonly texts: readonly number[];
  /** True where the page would have grown too large with every text. */
  readonly snippetsCut: boolean;
  /** In case-id order. */
  readonly cases: readonly PageCase[];
  /** Indices into `cases` of those behind a failed check, worst first. */
  readonly worst: readonly number[];
  /** Results without a judgment, at most QUEUE, those first whose grade would say most. */
  readonly queue: readonly PageHole[];
  /** Number of all unjudged results. */
  readonly unjudged: number;
  /**
   * What a copied issue ends with, a line each: commit, run, what to do. Empty where systems are
   * compared.
   */
  readonly issue: readonly string[];
}

/**
 * Members that say nothing are left out: a page of 20,000 cases has to be read before it is shown.
 */
export interface PageCase {
  readonly id: string;
  readonly query: string;
  /** Index into `intents`. */
  readonly intent: number;
  /** `file:line` of the suite. */
  readonly place: string;
  readonly critical?: true | undefined;
  readonly expect_empty?: true | undefined;
  readonly targets?: readonly PageTarget[] | undefined;
  /** What is sent with the query, as JSON. */
  readonly params?: string | undefined;
  /** Indices into `tags`. */
  readonly tags?: readonly number[] | undefined;
  /** By side, in the order of PageData.names; null where it has no such case. */
  readonly sides: readonly (PageSide | null)[];
  /** What happened to its lost target: a key of `causes`, and the words for it. */
  readonly loss?: readonly [cause: string, words: string] | undefined;
  /** Number of results of the top k without a judgment. */
  readonly unjudged?: number | undefined;
  /** Indices into `categories`. */
  readonly failed?: readonly number[] | undefined;
}

/**
 * A target. `deeper` is its rank in a longer list that was asked for after the loss, 0 if there is
 * none; `passage` is its text if that is known.
 */
export type PageTarget = readonly [label: string, grade: number, deeper?: number, passage?: string];

/**
 * What one side answered. Ranks, figures and results are absent if they equal those of the first
 * side that has the case, here called the first side.
 */
export interface PageSide {
  readonly error?: string | undefined;
  readonly degraded?: true | undefined;
  /** The run ended before it: nothing in it is of now. */
  readonly unasked?: true | undefined;
  /** By target; 0 is "not in the list". */
  readonly ranks?: readonly number[] | undefined;
  /** By `metrics`. */
  readonly metrics?: readonly Value[] | undefined;
  /** Indices into `documents`; -1 is the first result of the first side, -2 its second. */
  readonly results?: readonly number[] | undefined;
  /** By result: index into `snippets`, or -1; absent where they are those of the documents. */
  readonly texts?: readonly number[] | undefined;
  /** The retriever's scores, by result. */
  readonly scores?: readonly Value[] | undefined;
  /** 1-based ranks of results that match a forbidden target. */
  readonly forbidden?: readonly number[] | undefined;
  /** Times of whole answers in milliseconds. */
  readonly samples?: readonly number[] | undefined;
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

/** One change that many lists have in common. */
export interface PageGroup {
  readonly words: string;
  /** Indices into `names`: the change is from the one to the other. */
  readonly pair: readonly [from: number, to: number];
  /** Indices into `cases`. */
  readonly cases: readonly number[];
}

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

// What is encoded: a report's cases, or those of several systems.

/**
 * The members of PageData that pageParts makes: those that are known only when all cases are
 * encoded, and those that follow from the metrics' names.
 */
type DerivedMember =
  | (
      | "intents"
      | "tags"
      | "categories"
      | "documents"
      | "snippets"
      | "texts"
      | "snippetsCut"
      | "cases"
    )
  | ("units" | "meanings" | "lower" | "columns");

/** What the page is made of, before it is encoded. */
export interface ExplorerData {
  readonly facts: Omit<PageData, DerivedMember>;
  /** Iterated once. */
  readonly cases: Iterable<ExploredCase>;
  /**
   * All lists of results, those first whose texts people read: the page has no room for all texts.
   */
  readonly answers: Iterable<readonly Hit[]>;
}

/** A case before it is encoded. */
export interface ExploredCase {
  readonly case: Case;
  /**
   * What each of `facts.names` answered: the baseline and now, or each system. Null if that one has
   * no such case.
   */
  readonly sides: readonly (ExploredSide | null)[];
  readonly loss?: Loss | undefined;
  /**
   * Returns the text of a target whose document was lost; undefined for other targets, and if the
   * text is not known.
   */
  readonly passage?: (target: number) => string | undefined;
  /** Categories of the failed checks that name the case. */
  readonly failedCategories?: readonly string[];
  /** Number of results of the top k without a judgment. */
  readonly unjudgedResults?: number | undefined;
}

/** What one side answered to a case: its figures and results. */
export interface ExploredSide {
  readonly ranks: readonly (number | null)[];
  readonly metrics: ReadonlyMap<string, Value>;
  readonly results: readonly string[];
  readonly samples: readonly number[];
  /** Empty where texts and scores are not known. */
  readonly hits: readonly Hit[];
  readonly details?: Pick<
    PageSide,
    "error" | "degraded" | "unasked" | "forbidden" | "spans" | "answer" | "claims"
  >;
}

/** Gives each name a number, in the order of first use. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  /** Returns the number of a name, which a new name gets here. */
  of(name: string): number {
    const number = this.#numbers.get(name);
    if (number !== undefined) {
      return number;
    }
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Returns the names in the order of their numbers. */
  names(): Iterable<string> {
    return this.#numbers.keys();
  }
}

/**
 * What the cases name, collected while they are encoded: an encoded case has numbers in place of
 * these words.
 */
class Words {
  readonly intents = new Numbering();
  readonly documents = new Numbering();
  readonly categories = new Numbering();
  readonly tags = new Numbering();
  /** By number of the document: number of the snippet that it came with first, or -1. */
  readonly texts: number[] = [];
  readonly snippets = new Snippets();
}

/**
 * Yields the JSON of PageData in parts, a case at a time. The cases stand first, then what they
 * name, which is known only once all cases are encoded. The texts are numbered before that, in the
 * order of `answers`: the page has no room for all of them.
 */
export function* pageParts({ facts, cases, answers }: ExplorerData): Iterable<string> {
  const words = new Words();
  for (const hits of answers) {
    for (const hit of hits) {
      words.snippets.add(hit.text);
    }
  }
  yield '{"cases":[';
  let lead = "";
  for (const explored of cases) {
    yield lead + jsonBlock(encodeCase(explored, facts.metrics, words));
    lead = ",";
  }
  yield '],"documents":[';
  lead = "";
  for (const name of shortenNames([...words.documents.names()])) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const families = facts.metrics.map((name) => {
    const metric = parseMetric(name);
    return typeof metric === "string" ? null : metric.family;
  });
  const otherMembers: Omit<PageData, "cases" | "documents"> = {
    ...facts,
    intents: [...words.intents.names()],
    tags: [...words.tags.names()],
    units: facts.metrics.map(unitOfMetric),
    meanings: families.map((family) => family?.meaning ?? ""),
    lower: families.map((family) => family?.direction === "lower"),
    columns: usualColumns(facts.metrics),
    categories: [...words.categories.names()],
    snippets: words.snippets.texts,
    texts: Array.from(words.documents.names(), (_, number) => words.texts[number] ?? -1),
    snippetsCut: words.snippets.cut,
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
 * Metrics that get a column in the table of cases, and those that get one if there are fewer than
 * COLUMNS.
 */
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK =
  /^(hit_rate|map|precision|faithfulness|answer_relevancy|context_recall|context_precision)(@|$)/;
const COLUMNS = 3;

/**
 * Returns the indices of the metrics that get a column, at most COLUMNS; the view of one case has
 * all metrics.
 */
function usualColumns(metrics: readonly string[]): readonly number[] {
  const matchingColumns = (pattern: RegExp): number[] =>
    metrics.flatMap((name, i) => (pattern.test(name) ? [i] : []));
  return [...matchingColumns(COLUMN), ...matchingColumns(FALLBACK)].slice(0, COLUMNS);
}

/**
 * `#0123456789ab` at the end of a name: the gate has added it to a result without an id, so that
 * two texts of one path differ.
 */
const TEXT_HASH = /#[0-9a-f]{12}$/;

/**
 * Returns the names of results, without the hash if no other name of the page has the same path.
 */
function shortenNames(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const path = name.replace(TEXT_HASH, "");
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return names.map((name) => {
    const path = name.replace(TEXT_HASH, "");
    return counts.get(path) === 1 ? path : name;
  });
}

// One case.

/** Characters of an answer. */
const ANSWER = 2_000;
/** Characters of a target's text. */
const PASSAGE = 600;
/** Characters of a query's parameters. */
const PARAMS = 1_000;
/**
 * Decimals of a metric, significant digits of a retriever's score, and decimals of milliseconds.
 */
const VALUE_DECIMALS = 6;
const SCORE_DIGITS = 5;
const MS_DECIMALS = 3;

/**
 * Returns the case as the page reads it. Its names get numbers in
 * `words`, which this function adds to; members that say nothing are undefined. `metrics` is the
 * order of the figures.
 */
function encodeCase(
  { case: suiteCase, sides, loss, passage, failedCategories = [], unjudgedResults }: ExploredCase,
  metrics: readonly string[],
  words: Words,
): PageCase {
  const first = sides.find((side) => side !== null);
  const targets = suiteCase.expected.map((target, i): PageTarget => {
    const label = targetLabel(target);
    const deeper = loss?.targets[i]?.deeper ?? 0;
    const suiteText = target.kind === "file" || target.kind === "span" ? target.text : undefined;
    const text = suiteText ?? passage?.(i);
    if (text !== undefined) {
      return [label, target.grade, deeper, capText(text, PASSAGE)];
    }
    return deeper === 0 ? [label, target.grade] : [label, target.grade, deeper];
  });
  return {
    unjudged: unjudgedResults || undefined,
    id: suiteCase.id,
    query: suiteCase.query,
    intent: words.intents.of(suiteCase.intent),
    place: `${suiteCase.place.file}:${suiteCase.place.line}`,
    critical: suiteCase.critical || undefined,
    expect_empty: suiteCase.expect_empty || undefined,
    targets: undefinedIfEmpty(targets),
    params:
      suiteCase.params === undefined
        ? undefined
        : capText(JSON.stringify(suiteCase.params), PARAMS),
    tags: undefinedIfEmpty((suiteCase.tags ?? []).map((tag) => words.tags.of(tag))),
    sides: sides.map(
      (side) => side && encodeSide(side, side === first ? null : first!, metrics, words),
    ),
    failed: undefinedIfEmpty([
      ...new Set(failedCategories.map((category) => words.categories.of(category))),
    ]),
    loss: loss === undefined ? undefined : [causeKey(loss), lossWords(loss)],
  };
}

/**
 * Returns the name by which the page's filter tells causes apart: each stage that dropped documents
 * is one of its own.
 */
export function causeKey({ cause, stage }: Pick<Loss, "cause" | "stage">): string {
  return stage === undefined ? cause : `${cause} ${stage}`;
}

/**
 * Returns what one side answered, as the page reads it. Ranks, figures and results that equal those
 * of `first`, the first side that has the case, are left out. `first` is null for that side itself.
 * Names get numbers in `words`.
 */
function encodeSide(
  side: ExploredSide,
  first: ExploredSide | null,
  metrics: readonly string[],
  words: Words,
): PageSide {
  const sideFigures = (answer: ExploredSide): readonly Value[] =>
    metrics.map((name) => roundValue(answer.metrics.get(name) ?? null, VALUE_DECIMALS));
  const sideRanks = (answer: ExploredSide): readonly number[] =>
    answer.ranks.map((rank) => rank ?? 0);
  const { hits, details, samples } = side;
  const scores = hits.map(({ score }) =>
    score === undefined ? null : Number(score.toPrecision(SCORE_DIGITS)),
  );
  return {
    unasked: details?.unasked,
    error: details?.error,
    degraded: details?.degraded,
    spans: details?.spans,
    answer: details?.answer === undefined ? undefined : capText(details.answer, ANSWER),
    claims: undefinedIfEmpty(details?.claims ?? []),
    forbidden: undefinedIfEmpty(details?.forbidden ?? []),
    ranks:
      first === null
        ? undefinedIfEmpty(sideRanks(side))
        : undefinedIfSame(sideRanks(side), sideRanks(first)),
    metrics:
      first === null ? sideFigures(side) : undefinedIfSame(sideFigures(side), sideFigures(first)),
    results: encodeResults(side, first, words),
    texts: encodeTexts(side, words),
    scores: scores.some((score) => score !== null) ? scores : undefined,
    samples: undefinedIfEmpty(samples.map((ms) => roundValue(ms, MS_DECIMALS)!)),
  };
}

/**
 * Returns the results as numbers: of a document in `words`, or -1, -2, … for the first, second, …
 * result of the first side. Undefined if they are the first side's; for the first side itself
 * (`first` null) if there are none.
 */
function encodeResults(
  side: ExploredSide,
  first: ExploredSide | null,
  words: Words,
): readonly number[] | undefined {
  if (first === null) {
    return undefinedIfEmpty(side.results.map((id) => words.documents.of(id)));
  }
  if (undefinedIfSame(side.results, first.results) === undefined) {
    return undefined;
  }
  // Reversed, so that of a repeated id the first place stays.
  const placesInFirst = new Map(
    first.results.map((id, place) => [id, place] as const).toReversed(),
  );
  return side.results.map((id) => {
    const place = placesInFirst.get(id);
    return place === undefined ? words.documents.of(id) : -1 - place;
  });
}

/**
 * Returns the number of each result's text, or undefined if each is the text that the document came
 * with first: the page then takes it from `words.texts`, where this function notes the first text
 * of a document.
 */
function encodeTexts({ hits }: ExploredSide, words: Words): readonly number[] | undefined {
  const hitTexts = hits.map(({ text }) => words.snippets.of(text));
  const documentTexts = hits.map(({ doc_id: id }, i) => {
    const document = words.documents.of(id);
    if ((words.texts[document] ?? -1) === -1) {
      words.texts[document] = requireItem(hitTexts, i);
    }
    return requireItem(words.texts, document);
  });
  return undefinedIfSame(hitTexts, documentTexts);
}

function undefinedIfEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function undefinedIfSame<T>(list: readonly T[], other: readonly T[]): readonly T[] | undefined {
  return list.length === other.length && list.every((value, i) => value === other[i])
    ? undefined
    : list;
}

function roundValue(value: Value, decimals: number): Value {
  return value === null ? null : Number(value.toFixed(decimals));
}

// The beginnings of result texts, each once, as many as a page can carry.

/** Characters of a snippet. */
const LENGTH = 220;
/**
 * Characters of a text that are looked at: two texts that begin with the same ones share a snippet.
 */
const READ = 4 * LENGTH;
/** Characters over the whole page. */
const BUDGET = 2_000_000;

/** Gives each text a number and keeps its beginning, until the page's budget is spent. */
class Snippets {
  readonly texts: string[] = [];
  /** True where some did not fit. */
  cut = false;
  readonly #numbers = new Map<string, number>();
  #charactersLeft = BUDGET;

  /**
   * Keeps the beginning of a text that is new. Sets `cut` if it did not fit, and keeps no further
   * text then.
   */
  add(text: string | undefined): void {
    if (!text || this.cut || this.#numbers.has(text.slice(0, READ))) {
      return;
    }
    const head = text.slice(0, READ);
    // Only the head is looked at, so a text that begins with pages of white space has an empty
    // snippet.
    const line = head.replaceAll(/\s+/gu, " ").trim();
    // Half of a character that has two code units is cut off as well.
    const snippet =
      line.length > LENGTH ? `${line.slice(0, LENGTH).replace(/[\ud800-\udbff]$/, "")}…` : line;
    this.#charactersLeft -= snippet.length;
    this.cut = this.#charactersLeft < 0;
    if (!this.cut) {
      this.#numbers.set(head, this.texts.push(snippet) - 1);
    }
  }

  /**
   * Returns the number of a text's snippet, or -1 if it has none: there is no text, or it did not
   * fit.
   */
  of(text: string | undefined): number {
    return text ? (this.#numbers.get(text.slice(0, READ)) ?? -1) : -1;
  }
}

/** The most unjudged results that the page asks about: as many as one person grades. */
export const QUEUE = 1_000;
/** Characters of the text that is shown for a grade. */
const TEXT = 1_000;

/** Returns an unjudged result as the page asks about it; `caseIndex` is the index of its case. */
export function makeHole(caseIndex: number, rank: number, { doc_id, path, text }: Hit): PageHole {
  return {
    case: caseIndex,
    rank,
    doc_id,
    path,
    text: text === undefined ? undefined : capText(text, TEXT),
  };
}
