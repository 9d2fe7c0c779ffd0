/** Cases from a log of queries: counted, joined and drawn, with clicked documents as targets. */
import { firstAlike, plainQuery } from "../near-duplicates.ts";
import { type Random, shuffle } from "../../decision/random.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { LoggedQuery } from "./query-log.ts";
import { groupBy } from "../../model/scope.ts";
import { type PersonalKind, personalKind } from "./personal-data.ts";
import { requireItem, requireValue, zipLists } from "../../model/lookup.ts";
import { sumEach } from "../../model/sum-each.ts";

/** A case as it is proposed; a person decides whether it stays. */
export interface SuggestedCase {
  readonly query: string;
  readonly intent: string;
  /** The band of a query of a log; empty if all are in one band, and for one from the corpus. */
  readonly tags: readonly string[];
  /** Documents as the log or the corpus names them, the most clicked first; may be empty. */
  readonly targets: readonly SuggestedTarget[];
  /** How often it was searched for; null if it comes from no log. */
  readonly asked: number | null;
  /** Other wordings of the same query. */
  readonly others: readonly string[];
}

interface SuggestedTarget {
  readonly document: string;
  /** How often it was clicked; null if it comes from no log. */
  readonly clicks: number | null;
}

/** The cases drawn from a log, and counts of what was read and left out. */
export interface LogSuggestions {
  readonly cases: readonly SuggestedCase[];
  /** Searches in the log, without the lines in `personal`; a query counts once in a session. */
  readonly searches: number;
  /** Different queries; those that are alike are one. */
  readonly queries: number;
  /** Wordings of a query that were counted with another wording. */
  readonly joined: number;
  /** Lines left out, by what their query or the name of a clicked document looks like. */
  readonly personal: ReadonlyMap<PersonalKind, number>;
  /** Clicked documents of the drawn queries that the corpus lacks. */
  readonly gone: number;
}

interface LogSettings {
  /** How many cases are drawn at most. */
  readonly cases: number;
  readonly random: Random;
  /** Whether the corpus has the document. Null without a corpus: then no target is left out. */
  readonly isInCorpus: ((document: string) => boolean) | null;
}

/**
 * Returns cases drawn from the log, the more often a query was asked the more likely, with the
 * documents that were clicked most as targets; and counts of what was read and left out. A line
 * that looks like personal data is left out before anything is counted.
 */
export function suggestFromLog(
  rows: readonly LoggedQuery[],
  settings: LogSettings,
): LogSuggestions {
  const personal = new Map<PersonalKind, number>();
  const rowsToCount: LoggedQuery[] = [];
  for (const row of rows) {
    const kind = personalKindOfRow(row);
    if (kind === null) {
      rowsToCount.push(row);
    } else {
      addCount(personal, kind, 1);
    }
  }
  const wordings = countWordings(rowsToCount);
  const queries = joinAlike(wordings);
  const bands = frequencyBands(queries);
  const bandByQuery = new Map(zipLists(queries, bands));
  // One band of all queries tells nothing.
  const hasBands = new Set(bands).size > 1;
  const drawnQueries = drawInProportion(queries, settings.cases, settings.random);
  let gone = 0;
  const cases = drawnQueries.map((query): SuggestedCase => {
    const clickedTargets = frequentTargets(query);
    const targets = clickedTargets.filter(
      ({ document }) => settings.isInCorpus === null || settings.isInCorpus(document),
    );
    gone += clickedTargets.length - targets.length;
    return {
      query: findMostFrequent(query.spellings) ?? "",
      intent: intentName(findMostFrequent(query.intents)),
      tags: hasBands ? [requireValue(bandByQuery, query)] : [],
      targets,
      asked: query.count,
      others: query.others,
    };
  });
  return {
    cases,
    searches: sumEach(queries, ({ count }) => count),
    queries: queries.length,
    joined: wordings.length - queries.length,
    personal,
    gone,
  };
}

/**
 * Returns which personal data the row looks like; null if none. Of clicked documents only an e-mail
 * address counts: their paths often have numbers and long tokens.
 */
function personalKindOfRow(row: LoggedQuery): PersonalKind | null {
  const hasEmail = row.clicked.some((document) => personalKind(document) === "e-mail");
  return personalKind(row.query) ?? (hasEmail ? "e-mail" : null);
}

/** How often a query was searched for, in which spellings and with which intents and clicks. */
interface QueryCounts {
  /** Searches. */
  count: number;
  /** Searches by the query as it was typed. */
  readonly spellings: Map<string, number>;
  readonly intents: Map<string, number>;
  readonly clicks: Map<string, number>;
  /** The most frequent spelling of each query that was joined with this one. */
  readonly others: string[];
}

/**
 * Returns the counts of each query, the most frequent one first. Rows whose queries have the same
 * words in any case and punctuation are one query. In one session a query counts once, and a click
 * on a document for it once.
 */
function countWordings(rows: readonly LoggedQuery[]): readonly QueryCounts[] {
  const countsByQuery = new Map<string, QueryCounts>();
  const countedInSessions = new Set<string>();
  /**
   * Returns true, and remembers it, if the session has not counted this yet: a query alone, or a
   * query and a clicked document. Without a session it is always true.
   */
  const countsInSession = (session: string | null, ...counted: readonly string[]): boolean => {
    if (session === null) {
      return true;
    }
    const key = JSON.stringify([session, ...counted]);
    const isFirst = !countedInSessions.has(key);
    countedInSessions.add(key);
    return isFirst;
  };
  for (const row of rows) {
    const key = plainQuery(row.query);
    const counts: QueryCounts = countsByQuery.get(key) ?? {
      count: 0,
      spellings: new Map(),
      intents: new Map(),
      clicks: new Map(),
      // Filled by joinAlike.
      others: [],
    };
    countsByQuery.set(key, counts);
    if (countsInSession(row.session, key)) {
      counts.count += row.count;
      addCount(counts.spellings, row.query, row.count);
      if (row.intent !== null) {
        addCount(counts.intents, row.intent, row.count);
      }
    }
    for (const document of row.clicked) {
      if (row.clicks > 0 && countsInSession(row.session, key, document)) {
        addCount(counts.clicks, document, row.clicks);
      }
    }
  }
  return [...countsByQuery]
    .toSorted(([a, x], [b, y]) => y.count - x.count || compareCodePoints(a, b))
    .map(([, counts]) => counts);
}

/**
 * Joins queries that are alike in almost all letters (firstAlike), and returns the rest. Both
 * `wordings` and the result have the most frequent first. Of alike queries the first stays. It is
 * changed: it gets the searches, intents and clicks of the others, and as `others` the most frequent
 * spelling of each. Its own spellings stay, so that the case has the most frequent wording.
 */
function joinAlike(wordings: readonly QueryCounts[]): readonly QueryCounts[] {
  const queries = wordings.map(({ spellings }) => findMostFrequent(spellings) ?? "");
  const kept: QueryCounts[] = [];
  for (const [index, firstIndex] of firstAlike(queries).entries()) {
    const wording = requireItem(wordings, index);
    const isFirst = firstIndex === index;
    if (isFirst) {
      kept.push(wording);
      continue;
    }
    const first = requireItem(wordings, firstIndex);
    first.count += wording.count;
    first.others.push(requireItem(queries, index));
    for (const [intent, count] of wording.intents) {
      addCount(first.intents, intent, count);
    }
    for (const [document, count] of wording.clicks) {
      addCount(first.clicks, document, count);
    }
  }
  return kept.toSorted((a, b) => b.count - a.count);
}

function addCount<K>(counts: Map<K, number>, key: K, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/**
 * Returns the most frequent text; of several the last in code point order, in which small letters
 * follow capitals: `reset` rather than `Reset`. Null without any.
 */
function findMostFrequent(counts: ReadonlyMap<string, number>): string | null {
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || compareCodePoints(b, a));
  return sorted[0]?.[0] ?? null;
}

const MOST_TARGETS = 5;
/** The least share of a query's clicks that makes a target: less is more likely a mistake. */
const LEAST_SHARE = 0.1;

/**
 * Returns at most MOST_TARGETS documents with LEAST_SHARE of the clicks, the most clicked first.
 */
function frequentTargets({ clicks }: QueryCounts): readonly SuggestedTarget[] {
  const allClicks = sumEach(clicks.values(), (count) => count);
  return [...clicks]
    .filter(([, count]) => count >= LEAST_SHARE * allClicks)
    .toSorted(([a, x], [b, y]) => y - x || compareCodePoints(a, b))
    .slice(0, MOST_TARGETS)
    .map(([document, count]) => ({ document, clicks: count }));
}

/**
 * Returns the intent of the log as a name that the suite's schema takes: `Help & Support` as
 * `Help-Support`, at most 80 characters. "search" if it has no letter or digit.
 */
function intentName(written: string | null): string {
  const name = (written ?? "")
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[^A-Za-z0-9]+/, "")
    .slice(0, 80);
  return name === "" ? "search" : name;
}

// Which queries of a log a suite takes: each in proportion to how often it was asked.

/** Each has a third of the searches, `head` the most frequent queries. */
const BANDS = ["head", "torso", "tail"] as const;
type Band = (typeof BANDS)[number];

interface BandedQuery {
  /** How often it was searched for; above 0. */
  readonly count: number;
}

/**
 * Returns the band of each query, in the same order: `head` for the most frequent ones that make up
 * a third of all searches, `torso` for the next third, `tail` for the others. A query across the
 * border of two bands is in the earlier one. Queries of equal counts are in one band, that of the
 * query in their middle. `sorted` has the most frequent query first.
 */
export function frequencyBands(sorted: readonly BandedQuery[]): readonly Band[] {
  const total = sumEach(sorted, ({ count }) => count);
  let searchesBefore = 0;
  const bands = new Map<number, Band>();
  for (const [count, { length }] of groupBy(sorted, (query) => query.count)) {
    const middle = (length - 1) >> 1;
    const shareBefore = (searchesBefore + middle * count) / total;
    searchesBefore += length * count;
    const third = Math.floor(shareBefore * 3);
    bands.set(count, requireItem(BANDS, third));
  }
  return sorted.map(({ count }) => requireValue(bands, count));
}

/**
 * Draws `n` queries, all if there are fewer, and returns them from frequent to rare; queries of
 * equal counts are in random order. The method is systematic sampling with probability proportional
 * to size (Madow 1949). Put the queries one after the other on a line, each as long as its count,
 * and take those on which n points at equal steps lie; the place of the first point is random. So
 * head, torso and tail get as many of the n as they have of the searches, to within one. A query as
 * long as a step or longer is taken first, for certain, and the others share what is left of the
 * line.
 */
export function drawInProportion<Q extends BandedQuery>(
  queries: readonly Q[],
  n: number,
  random: Random,
): readonly Q[] {
  const sorted = shuffle(queries, random).toSorted((a, b) => b.count - a.count);
  const chosen: Q[] = [];
  let searchesLeft = sumEach(sorted, ({ count }) => count);
  let stillToDraw = Math.min(n, sorted.length);
  for (const query of sorted) {
    const isShorterThanStep = query.count * stillToDraw < searchesLeft;
    if (stillToDraw === 0 || isShorterThanStep) {
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
  // The first point lies at random in the first step: at the upper 32 bits of a draw as a share of
  // 1.
  const [upperBits] = random.next();
  let nextPoint = (upperBits / 2 ** 32) * step;
  let endOfQuery = 0;
  for (const query of sorted.slice(chosen.length)) {
    endOfQuery += query.count;
    // Each query is shorter than a step, so that one point at most lies on it.
    if (endOfQuery > nextPoint) {
      chosen.push(query);
      nextPoint += step;
    }
  }
  return chosen;
}
