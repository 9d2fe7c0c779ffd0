/**
 * The rankings of one case, each beside the one to its left: where each result was, and which
 * target it was first to cover.
 */
import type { ReportData, Row, Side, Target } from "./decode.ts";

/** What became of a result from the list on the left to that on the right. */
export type Fate = "same" | "up" | "down" | "gone" | "new";

/** A result in a ranking. */
export interface Place {
  /** 1-based. */
  readonly rank: number;
  readonly document: string;
  /** Rank in the neighbour, the list to compare with; null if it is not in it, or for a repeat. */
  readonly other: number | null;
  /** Null without a neighbour that was asked. */
  readonly fate: Fate | null;
  /** Targets that this result was the first to cover. */
  readonly targets: readonly Target[];
  /** True if one of these targets is not found in the list to the right. */
  readonly lost: boolean;
  readonly forbidden: boolean;
  readonly score: number | null;
  readonly text: string | null;
}

/** The list of results of one system. */
export interface Ranking {
  readonly name: string;
  /** True for the list on the very left. */
  readonly first: boolean;
  /**
   * By result of the list to the left, its rank in this one: null if it is gone, undefined for a
   * repeat.
   */
  readonly links: readonly (number | null | undefined)[];
  /** Null if this system does not have the case. */
  readonly places: readonly Place[] | null;
  readonly unasked: boolean;
}

/** Returns the rankings of a case from left to right: the two compared systems, then the others. */
export function makeRankings(report: ReportData, row: Row): readonly Ranking[] {
  const { page, pair } = report;
  // A set: the two compared systems are not repeated among the others.
  const order = [...new Set([...pair, ...page.names.keys()])];
  return order.map((system, i): Ranking => {
    const side = row.sides[system] ?? null;
    const left = row.sides[order[i - 1] ?? -1] ?? null;
    const right = row.sides[order[i + 1] ?? -1] ?? null;
    return {
      name: page.names[system] ?? "",
      first: i === 0,
      unasked: side?.page.unasked === true,
      links: side === null || left === null || side.page.unasked ? [] : makeLinks(left, side),
      places:
        side &&
        side.results.map((_, rank) =>
          makePlace(
            report,
            row,
            { side, neighbour: i === 0 ? right : left, right, isLeft: i === 0 },
            rank + 1,
          ),
        ),
    };
  });
}

/**
 * Returns for each result of the left list its rank in the right one: null if it is gone, undefined
 * for a repeat in the left.
 */
function makeLinks(left: Side, right: Side): Ranking["links"] {
  const leftRanks = firstRanks(left);
  const rightRanks = firstRanks(right);
  return left.results.map((id, at) =>
    leftRanks.get(id) === at + 1 ? (rightRanks.get(id) ?? null) : undefined,
  );
}

/** A list and those around it. */
interface ListContext {
  readonly side: Side;
  /** The list that it is compared with: to its left, or to its right for the first list. */
  readonly neighbour: Side | null;
  readonly right: Side | null;
  /** True for the list on the very left. */
  readonly isLeft: boolean;
}

/**
 * Returns the result at a rank: where it is in the neighbour, and which targets it was the first to
 * cover.
 */
function makePlace(
  report: ReportData,
  row: Row,
  { side, neighbour, right, isLeft }: ListContext,
  rank: number,
): Place {
  const { page } = report;
  const id = side.results[rank - 1] ?? 0;
  // A repeat of a document has no line of its own.
  const other =
    firstRanks(side).get(id) === rank && neighbour !== null
      ? (firstRanks(neighbour).get(id) ?? null)
      : null;
  const coveredTargets = (row.case.targets ?? []).flatMap((_, target) =>
    side.ranks[target] === rank ? [target] : [],
  );
  const isIncomparable =
    neighbour === null || neighbour.page.unasked === true || side.page.unasked === true;
  return {
    rank,
    document: page.documents[id] ?? "",
    other,
    fate: isIncomparable ? null : findFate(isLeft, rank, other),
    targets: coveredTargets.flatMap(
      (target) => row.targets.find(({ label }) => label === row.case.targets?.[target]?.[0]) ?? [],
    ),
    lost:
      right !== null &&
      !right.page.unasked &&
      coveredTargets.some((target) => (right.ranks[target] ?? null) === null),
    forbidden: side.page.forbidden?.includes(rank) ?? false,
    score: side.page.scores?.[rank - 1] ?? null,
    text: findText(report, side, rank),
  };
}

/**
 * Returns what became of a result at a rank. `other` is its rank in the list that it is compared
 * with, null if it is not there: for the leftmost list (`isLeft`) that is where it went, for the
 * others where it came from.
 */
function findFate(isLeft: boolean, rank: number, other: number | null): Fate {
  if (other === null) {
    return isLeft ? "gone" : "new";
  }
  if (other === rank) {
    return "same";
  }
  const from = isLeft ? rank : other;
  const to = isLeft ? other : rank;
  return to < from ? "up" : "down";
}

/** The ranks that firstRanks has computed, by side. */
const rankCache = new WeakMap<Side, ReadonlyMap<number, number>>();

/**
 * Returns the first rank of each document of a list, by the document's index; computed once for
 * each side.
 */
function firstRanks(side: Side): ReadonlyMap<number, number> {
  const ranks =
    rankCache.get(side) ?? new Map(side.results.map((id, i) => [id, i + 1] as const).toReversed());
  rankCache.set(side, ranks);
  return ranks;
}

/**
 * Returns the text of the result at a rank: as this answer has it, else as any other answer has it
 * that returned the document. Null if there is none.
 */
function findText({ page }: ReportData, side: Side, rank: number): string | null {
  const documentText = page.texts[side.results[rank - 1] ?? -1] ?? -1;
  const resultText = side.page.texts?.[rank - 1] ?? documentText;
  return page.snippets[resultText] ?? page.snippets[documentText] ?? null;
}

/**
 * Returns the text of a target that is not found: its passage, else the text of the result that
 * found it before. Null if neither is known.
 */
export function lostText(
  report: ReportData,
  { from }: Row,
  { passage, before }: Target,
): string | null {
  if (passage !== null) {
    return passage;
  }
  return typeof before === "number" && from !== null ? findText(report, from, before) : null;
}
