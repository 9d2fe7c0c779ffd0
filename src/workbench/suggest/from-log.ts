/** Cases from a log of queries: counted, joined, drawn, with the documents that were clicked as targets. */
import { firstAlike, plainQuery } from "../near-duplicates.ts";
import { type Random, shuffle } from "../../decision/random.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { LoggedQuery } from "./query-log.ts";
import { type PersonalKind, personalKind } from "./personal-data.ts";
import { requireItem, requireValue, zipLists } from "../../model/lookup.ts";

/** A case as it is proposed; a person decides. */
export interface SuggestedCase {
  readonly query: string;
  readonly intent: string;
  readonly tags: readonly string[];
  /** Documents as the log or the corpus names them, the most clicked first; may be empty. */
  readonly targets: readonly SuggestedTarget[];
  /** How often it was searched for; null if it comes from no log. */
  readonly asked: number | null;
  /** Other wordings of the same query. */
  readonly others: readonly string[];
}

/** A document as a target. */
interface SuggestedTarget {
  readonly document: string;
  /** How often it was clicked; null if it comes from no log. */
  readonly clicks: number | null;
}

/** The cases drawn from a log, and counts of what was read and left out. */
interface LogSuggestions {
  readonly cases: readonly SuggestedCase[];
  /** Searches in the log without the lines that are left out. */
  readonly searches: number;
  /** Queries after those that are alike were joined. */
  readonly queries: number;
  /** Wordings that were joined with another one. */
  readonly joined: number;
  /** Lines left out because of what their query, or a clicked document's name, looks like. */
  readonly personal: ReadonlyMap<PersonalKind, number>;
  /** Clicked documents of the drawn queries that the corpus lacks. */
  readonly gone: number;
}

interface LogSettings {
  /** How many cases are drawn at most. */
  readonly cases: number;
  readonly random: Random;
  /** Whether the corpus holds the document; null if no corpus is known. */
  readonly holds: ((document: string) => boolean) | null;
}

/**
 * Returns cases drawn from the log, with the documents that were clicked as targets, and counts of
 * what was read and left out.
 */
export function suggestFromLog(
  rows: readonly LoggedQuery[],
  settings: LogSettings,
): LogSuggestions {
  const personal = new Map<PersonalKind, number>();
  const clean = rows.filter((row) => {
    const kind =
      personalKind(row.query) ??
      (row.clicked.some((each) => personalKind(each) === "e-mail") ? "e-mail" : null);
    if (kind !== null) {
      personal.set(kind, (personal.get(kind) ?? 0) + 1);
    }
    return kind === null;
  });
  const wordings = countWordings(clean);
  const queries = joinAlike(wordings);
  const bands = new Map(zipLists(queries, frequencyBands(queries)));
  const drawn = drawInProportion(queries, settings.cases, settings.random);
  let gone = 0;
  const cases = drawn.map((query): SuggestedCase => {
    const targets = frequentTargets(query);
    const remaining = targets.filter(({ document }) => settings.holds?.(document) ?? true);
    gone += targets.length - remaining.length;
    return {
      query: findMostFrequent(query.spellings) ?? "",
      intent: intentName(findMostFrequent(query.intents)),
      tags: [requireValue(bands, query)],
      targets: remaining,
      asked: query.count,
      others: query.others,
    };
  });
  return {
    cases,
    searches: queries.reduce((sum, { count }) => sum + count, 0),
    queries: queries.length,
    joined: wordings.length - queries.length,
    personal,
    gone,
  };
}

/** How often a query was searched for, in which spellings and with which intents and clicks. */
interface QueryCounts {
  count: number;
  readonly spellings: Map<string, number>;
  readonly intents: Map<string, number>;
  readonly clicks: Map<string, number>;
  /** Spellings of the queries that were joined with this one. */
  readonly others: string[];
}

/**
 * Counts the queries that have the same words in any case and punctuation, the most frequent first.
 * In one session a query counts once, and a click on a document, too.
 */
function countWordings(rows: readonly LoggedQuery[]): readonly QueryCounts[] {
  const countsByQuery = new Map<string, QueryCounts>();
  const countedParts = new Set<string>();
  /** Whether these parts were not counted in the session yet, and notes them. Without a session everything counts. */
  const isFirstInSession = (session: string | null, ...parts: readonly string[]): boolean => {
    if (session === null) {
      return true;
    }
    const key = JSON.stringify([session, ...parts]);
    const isFirst = !countedParts.has(key);
    countedParts.add(key);
    return isFirst;
  };
  for (const row of rows) {
    const key = plainQuery(row.query);
    const counts: QueryCounts = countsByQuery.get(key) ?? {
      count: 0,
      spellings: new Map(),
      intents: new Map(),
      clicks: new Map(),
      others: [],
    };
    countsByQuery.set(key, counts);
    if (isFirstInSession(row.session, key)) {
      counts.count += row.count;
      addCount(counts.spellings, row.query, row.count);
      if (row.intent !== null) {
        addCount(counts.intents, row.intent, row.count);
      }
    }
    for (const document of row.clicked) {
      if (row.clicks > 0 && isFirstInSession(row.session, key, document)) {
        addCount(counts.clicks, document, row.clicks);
      }
    }
  }
  return [...countsByQuery]
    .toSorted(([a, x], [b, y]) => y.count - x.count || compareCodePoints(a, b))
    .map(([, counts]) => counts);
}

/**
 * Adds the counts of each query to those of the earliest one that is like it, and returns those
 * that are left, the most frequent first.
 */
function joinAlike(wordings: readonly QueryCounts[]): readonly QueryCounts[] {
  const spelled = wordings.map(({ spellings }) => findMostFrequent(spellings) ?? "");
  for (const [index, first] of firstAlike(spelled).entries()) {
    if (first === index) {
      continue;
    }
    const into = requireItem(wordings, first);
    const from = requireItem(wordings, index);
    into.count += from.count;
    into.others.push(requireItem(spelled, index));
    for (const [intent, count] of from.intents) {
      addCount(into.intents, intent, count);
    }
    for (const [document, count] of from.clicks) {
      addCount(into.clicks, document, count);
    }
    from.count = 0;
  }
  return wordings.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

/** Adds `count` to the number of a key, which is 0 at first. */
function addCount(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** Returns the most frequent text; of those that are as frequent, the one in small letters. Null without any. */
function findMostFrequent(counts: ReadonlyMap<string, number>): string | null {
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || compareCodePoints(b, a));
  return sorted[0]?.[0] ?? null;
}

/** Targets of a case at most. */
const MOST_TARGETS = 5;
/**
 * The least share of a query's clicks that a document needs to be a target: with less it was more
 * likely clicked by mistake.
 */
const LEAST_SHARE = 0.1;

/** Returns the documents with at least LEAST_SHARE of the query's clicks, the most clicked first, at most MOST_TARGETS. */
function frequentTargets({ clicks }: QueryCounts): readonly SuggestedTarget[] {
  const allClicks = [...clicks.values()].reduce((sum, count) => sum + count, 0);
  return [...clicks]
    .filter(([, count]) => count >= LEAST_SHARE * allClicks)
    .toSorted(([a, x], [b, y]) => y - x || compareCodePoints(a, b))
    .slice(0, MOST_TARGETS)
    .map(([document, count]) => ({ document, clicks: count }));
}

/** Returns the text as a word that the suite's schema takes; "search" if there is none. */
function intentName(written: string | null): string {
  const name = (written ?? "")
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[^A-Za-z0-9]+/, "")
    .slice(0, 80);
  return name === "" ? "search" : name;
}

// Which queries of a log a suite takes: each in proportion to how often it was asked.

/** A query of a log. */
interface BandedQuery {
  /** How often; above 0. */
  readonly count: number;
}

/**
 * Returns the band of each query, in the same order: `head` for the most frequent ones that make up a third of all searches,
 * `torso` for the next third, `tail` for the rest. `sorted` has the most frequent first.
 */
export function frequencyBands(
  sorted: readonly BandedQuery[],
): readonly ("head" | "torso" | "tail")[] {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return sorted.map(({ count }) => {
    const shareBefore = before / total;
    before += count;
    return shareBefore < 1 / 3 ? "head" : shareBefore < 2 / 3 ? "torso" : "tail";
  });
}

/**
 * Draws `n` queries, and returns them from frequent to rare. Systematic sampling with probability
 * proportional to size (Madow 1949): head, torso and tail get as many of the n as they have of the
 * searches, to within one. A query with more than its share, one n-th, is taken for certain.
 * Queries of equal counts are in random order.
 */
export function drawInProportion<Q extends BandedQuery>(
  queries: readonly Q[],
  n: number,
  random: Random,
): readonly Q[] {
  const sorted = shuffle(queries, random).toSorted((a, b) => b.count - a.count);
  const chosen: Q[] = [];
  let searchesLeft = sorted.reduce((sum, { count }) => sum + count, 0);
  let stillToDraw = Math.min(n, sorted.length);
  for (const query of sorted) {
    if (stillToDraw === 0 || query.count * stillToDraw < searchesLeft) {
      break;
    }
    chosen.push(query);
    searchesLeft -= query.count;
    stillToDraw--;
  }
  if (stillToDraw === 0) {
    return chosen;
  }
  const step = searchesLeft / stillToDraw;
  // The first point lies at random in the first step: the upper 32 bits of a draw as a share of 1.
  const [upperBits] = random.next();
  let nextPoint = (upperBits / 2 ** 32) * step;
  let searchesPassed = 0;
  for (const query of sorted.slice(chosen.length)) {
    searchesPassed += query.count;
    if (searchesPassed > nextPoint) {
      chosen.push(query);
      nextPoint += step;
    }
  }
  return chosen;
}
