/** What the page's script reads: every case once, in each system, with documents and texts named by number. */
import { parseMetric, unitOfMetric } from "../../metrics/registry.ts";
import type { Loss } from "../../model/explanation.ts";
import type { Hit } from "../../model/run.ts";
import type { Unit, Value } from "../../model/scores.ts";
import { type Case, targetLabel } from "../../model/suite.ts";
import { lossWords } from "../../messages/causes.ts";
import { capText } from "../../messages/escape.ts";
import { requireItem } from "../../model/lookup.ts";

export interface PageData {
  /** Of the systems: `Baseline` and `Now`, or those that are compared. */
  readonly names: readonly string[];
  /** Systems side by side; false for a report, whose second system is held against the first. */
  readonly compared: boolean;
  readonly suite: string;
  readonly k: number;
  /** False where no check was made: of a shard, and of a run that ended early. */
  /** The config's file, for the commands that ask again; null where none was read. */
  readonly config: string | null;
  /** How a reader starts this program. */
  readonly program: string;
  readonly intents: readonly string[];
  readonly tags: readonly string[];
  /** Of the lost cases: one of LOSS_CAUSES, and what it means. */
  readonly causes: readonly (readonly [cause: string, meaning: string])[];
  /** What changed in many lists, largest first. */
  readonly groups: readonly PageGroup[];
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
  /** By document: index into `snippets`, or -1. */
  readonly texts: readonly number[];
  /** True where the page would have grown too large with every text. */
  readonly snippetsCut: boolean;
  /** In case-id order. */
  readonly cases: readonly PageCase[];
  /** Indices into `cases` of those behind a failed check, worst first. */
  readonly worst: readonly number[];
  /** Results that nobody judged, those first whose grade would tell most. */
  readonly queue: readonly PageHole[];
  /** How many there are in all. */
  readonly unjudged: number;
  /** What a copied issue ends with, a line each: commit, run, what to do. Empty where systems are compared. */
  readonly issue: readonly string[];
}

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
  readonly targets?: readonly PageTarget[] | undefined;
  /** What is sent beside the query, as JSON. */
  readonly params?: string | undefined;
  /** Indices into `tags`. */
  readonly tags?: readonly number[] | undefined;
  /** By system; null where it has no such case. */
  readonly sides: readonly (PageSide | null)[];
  /** What happened to its lost target: one of LOSS_CAUSES, and the words for it. */
  readonly loss?: readonly [cause: string, words: string] | undefined;
  /** Results of the top k that nobody judged. */
  readonly unjudged?: number | undefined;
  /** Indices into `categories`. */
  readonly failed?: readonly number[] | undefined;
}

/**
 * A rank in a longer list where the case was asked for one (else 0), and what the target says where its name does not
 * tell.
 */
export type PageTarget = readonly [label: string, grade: number, deeper?: number, passage?: string];

/** Ranks, figures and results are absent where they are those of the first system that has the case. */
export interface PageSide {
  readonly error?: string | undefined;
  readonly degraded?: true | undefined;
  /** The run ended before it: nothing in it is of now. */
  readonly unasked?: true | undefined;
  /** By target; 0 is "not in the list". */
  readonly ranks?: readonly number[] | undefined;
  /** By `metrics`. */
  readonly metrics?: readonly Value[] | undefined;
  /** Indices into `documents`; -1 is the first result of that first system, -2 its second. */
  readonly results?: readonly number[] | undefined;
  /** By result: index into `snippets`, or -1; absent where they are those of the documents. */
  readonly texts?: readonly number[] | undefined;
  readonly scores?: readonly Value[] | undefined;
  /** 1-based ranks of results that match a forbidden target. */
  readonly forbidden?: readonly number[] | undefined;
  /** Milliseconds. */
  readonly samples?: readonly number[] | undefined;
  /** Milliseconds by stage. */
  readonly spans?: Readonly<Record<string, number>> | undefined;
  readonly answer?: string | undefined;
  /** By judged metric. */
  readonly claims?: readonly PageClaims[] | undefined;
}

/** A judged metric, and what was checked: a claim, and 1 if the retrieved texts support it. */
export type PageClaims = readonly [
  metric: string,
  claims: readonly (readonly [text: string, supported: 0 | 1])[],
];

export interface PageGroup {
  readonly words: string;
  /** The systems that it is between. */
  readonly pair: readonly [from: number, to: number];
  /** Indices into `cases`. */
  readonly cases: readonly number[];
}

export interface PageHole {
  /** Index into `cases`. */
  readonly case: number;
  readonly rank: number;
  readonly doc_id: string;
  readonly path?: string | undefined;
  readonly text?: string | undefined;
}

// What is encoded: a report's cases, or those of several systems.

/** What is found out while the cases are encoded, and what the metrics' names say. */
type EncodedCases =
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

export interface ExplorerData {
  readonly facts: Omit<PageData, EncodedCases>;
  /** Asked for once. */
  readonly cases: Iterable<ExploredCase>;
  /** All answers, those first whose texts people read. */
  readonly answers: Iterable<readonly Hit[]>;
}

export interface ExploredCase {
  readonly case: Case;
  readonly sides: readonly (ExploredSide | null)[];
  readonly loss?: Loss | undefined;
  /** What a target says whose document was lost. */
  readonly passage?: (target: number) => string | undefined;
  readonly failed?: readonly string[];
  readonly unjudged?: number | undefined;
}

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

/** Names by number, in the order of first use. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) {
      return known;
    }
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  names(): Iterable<string> {
    return this.#numbers.keys();
  }
}

class Words {
  readonly intents = new Numbering();
  readonly documents = new Numbering();
  readonly categories = new Numbering();
  readonly tags = new Numbering();
  /** By document: the text that it came with first. */
  readonly texts: number[] = [];
  readonly snippets = new Snippets();
}

/** The text in parts, a case at a time. */
export function* pageParts({ facts, cases, answers }: ExplorerData): Iterable<string> {
  const words = new Words();
  for (const hits of answers) {
    for (const hit of hits) {
      words.snippets.add(hit.text);
    }
  }
  let lead = '{"cases":[';
  for (const one of cases) {
    yield lead + jsonBlock(encodeCase(one, facts.metrics, words));
    lead = ",";
  }
  // The names are known once every case was encoded.
  yield `${lead === "," ? "" : lead}],"documents":[`;
  lead = "";
  for (const name of shortenNames([...words.documents.names()])) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const families = facts.metrics.map((name) => {
    const metric = parseMetric(name);
    return typeof metric === "string" ? null : metric.family;
  });
  const others: Omit<PageData, "cases" | "documents"> = {
    ...facts,
    intents: [...words.intents.names()],
    tags: [...words.tags.names()],
    units: facts.metrics.map(unitOfMetric),
    meanings: families.map((family) => family?.meaning ?? ""),
    lower: families.map((family) => family?.direction === "lower"),
    columns: usualColumns(facts.metrics),
    categories: [...words.categories.names()],
    snippets: words.snippets.texts,
    texts: Array.from(words.documents.names(), (_, at) => words.texts[at] ?? -1),
    snippetsCut: words.snippets.cut,
  };
  yield `],${jsonBlock(others).slice(1)}`;
}

/** `<` would end the block, the others can't be seen or reorder what is; JSON reads `\u003c` as the same character. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Per-case figures worth a column each; the rest is in the case's own view. */
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK =
  /^(hit_rate|map|precision|faithfulness|answer_relevancy|context_recall|context_precision)(@|$)/;
const COLUMNS = 3;

function usualColumns(metrics: readonly string[]): readonly number[] {
  const matchingColumns = (pattern: RegExp): number[] =>
    metrics.flatMap((name, i) => (pattern.test(name) ? [i] : []));
  return [...matchingColumns(COLUMN), ...matchingColumns(FALLBACK)].slice(0, COLUMNS);
}

/** What results without an id are told apart by. */
const TEXT_HASH = /#[0-9a-f]{12}$/;

/** Returns the names without the hash of a text where no other result of the page has the same path. */
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

const ANSWER = 2_000;
/** Of what a target says, where its name does not tell. */
const PASSAGE = 600;
const PARAMS = 1_000;

function encodeCase(
  { case: one, sides, loss, passage, failed = [], unjudged }: ExploredCase,
  metrics: readonly string[],
  words: Words,
): PageCase {
  const first = sides.find((side) => side !== null);
  const targets = one.expected.map((target, i): PageTarget => {
    // A path is seen to be one and needs no `path:` before it.
    const label = target.kind === "path" ? target.value : targetLabel(target);
    const deeper = loss?.targets[i]?.deeper ?? 0;
    const own = target.kind === "file" || target.kind === "span" ? target.text : undefined;
    const said = own ?? passage?.(i);
    if (said !== undefined) {
      return [label, target.grade, deeper, capText(said, PASSAGE)];
    }
    return deeper === 0 ? [label, target.grade] : [label, target.grade, deeper];
  });
  return {
    unjudged: unjudged || undefined,
    id: one.id,
    query: one.query,
    intent: words.intents.of(one.intent),
    place: `${one.place.file}:${one.place.line}`,
    critical: one.critical || undefined,
    expect_empty: one.expect_empty || undefined,
    targets: undefinedIfEmpty(targets),
    params: one.params === undefined ? undefined : capText(JSON.stringify(one.params), PARAMS),
    tags: undefinedIfEmpty((one.tags ?? []).map((tag) => words.tags.of(tag))),
    sides: sides.map(
      (side) => side && encodeSide(side, side === first ? null : first!, metrics, words),
    ),
    failed: undefinedIfEmpty([...new Set(failed.map((category) => words.categories.of(category)))]),
    loss: loss === undefined ? undefined : [causeKey(loss), lossWords(loss)],
  };
}

/** What the page's filter tells causes by: a stage of its own is a cause of its own. */
export function causeKey({ cause, stage }: Pick<Loss, "cause" | "stage">): string {
  return stage === undefined ? cause : `${cause} ${stage}`;
}

/** `first`: what equals it is left out; null for the first itself. */
function encodeSide(
  side: ExploredSide,
  first: ExploredSide | null,
  metrics: readonly string[],
  words: Words,
): PageSide {
  const sideFigures = (of: ExploredSide): readonly Value[] =>
    metrics.map((name) => roundValue(of.metrics.get(name) ?? null, 6));
  const sideRanks = (of: ExploredSide): readonly number[] => of.ranks.map((rank) => rank ?? 0);
  const { hits, details, samples } = side;
  const scores = hits.map(({ score }) =>
    score === undefined ? null : Number(score.toPrecision(5)),
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
    samples: undefinedIfEmpty(samples.map((ms) => roundValue(ms, 3)!)),
  };
}

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
  const places = new Map(first.results.map((id, at) => [id, at] as const).toReversed());
  return side.results.map((id) => {
    const at = places.get(id);
    return at === undefined ? words.documents.of(id) : -1 - at;
  });
}

function encodeTexts({ hits }: ExploredSide, words: Words): readonly number[] | undefined {
  const own = hits.map(({ text }) => words.snippets.of(text));
  const known = hits.map(({ doc_id: id }, i) => {
    const document = words.documents.of(id);
    if ((words.texts[document] ?? -1) === -1) {
      words.texts[document] = requireItem(own, i);
    }
    return requireItem(words.texts, document);
  });
  return undefinedIfSame(own, known);
}

/** JSON leaves out what is undefined. */
function undefinedIfEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function undefinedIfSame<T>(own: readonly T[], first: readonly T[]): readonly T[] | undefined {
  return own.length === first.length && own.every((value, i) => value === first[i])
    ? undefined
    : own;
}

function roundValue(value: Value, decimals: number): Value {
  return value === null ? null : Number(value.toFixed(decimals));
}

// The beginnings of result texts, each once, as many as a page can carry.

const LENGTH = 220;
/** As much of a text as is looked at for its first line. */
const READ = 4 * LENGTH;
/** Characters over the whole page. */
const BUDGET = 2_000_000;

class Snippets {
  readonly texts: string[] = [];
  /** True where some did not fit. */
  cut = false;
  readonly #numbers = new Map<string, number>();
  #left = BUDGET;

  add(text: string | undefined): void {
    if (!text || this.cut || this.#numbers.has(text.slice(0, READ))) {
      return;
    }
    const head = text.slice(0, READ);
    // Of a text that begins with pages of white space nothing is shown.
    const line = head.replaceAll(/\s+/gu, " ").trim();
    const shown =
      line.length > LENGTH ? `${line.slice(0, LENGTH).replace(/[\ud800-\udbff]$/, "")}…` : line;
    this.#left -= shown.length;
    this.cut = this.#left < 0;
    if (!this.cut) {
      this.#numbers.set(head, this.texts.push(shown) - 1);
    }
  }

  of(text: string | undefined): number {
    return text ? (this.#numbers.get(text.slice(0, READ)) ?? -1) : -1;
  }
}

/** As many as one person grades. */
export const QUEUE = 1_000;
const TEXT = 1_000;

export function makeHole(at: number, rank: number, { doc_id, path, text }: Hit): PageHole {
  return {
    case: at,
    rank,
    doc_id,
    path,
    text: text === undefined ? undefined : capText(text, TEXT),
  };
}
