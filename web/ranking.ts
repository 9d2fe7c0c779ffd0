/** The rankings of one case, each beside the one to its left: where each result was, and which target it was first to cover. */
import type { ReportData, Row, Side, Target } from "./decode.ts";

export type Fate = "same" | "up" | "down" | "gone" | "new";

export interface Place {
  /** 1-based. */
  readonly rank: number;
  readonly document: string;
  /** Rank in the neighbour; null where it is not in its top k, or where there is none. */
  readonly other: number | null;
  readonly fate: Fate | null;
  /** Targets that this result was the first to cover. */
  readonly targets: readonly Target[];
  /** One of them is not in the list to the right. */
  readonly lost: boolean;
  readonly forbidden: boolean;
  readonly score: number | null;
  readonly text: string | null;
}

export interface Ranking {
  readonly name: string;
  /** Of the systems that are held against each other the first. */
  readonly first: boolean;
  /** Rank here by rank to the left; null where it is gone, undefined of a repeat. */
  readonly links: readonly (number | null | undefined)[];
  /** Null where the case has no counterpart in this system. */
  readonly places: readonly Place[] | null;
  readonly unasked: boolean;
}

/** The two that are compared, then the others. */
export function makeRankings(report: ReportData, row: Row): readonly Ranking[] {
  const { page, pair } = report;
  const order = [...pair, ...page.names.keys()].filter((at, i, all) => all.indexOf(at) === i);
  return order.map((at, i): Ranking => {
    const side = row.sides[at] ?? null;
    const left = row.sides[order[i - 1] ?? -1] ?? null;
    const right = row.sides[order[i + 1] ?? -1] ?? null;
    return {
      name: page.names[at] ?? "",
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

function makeLinks(left: Side, side: Side): Ranking["links"] {
  const was = firstRanks(left);
  const is = firstRanks(side);
  return left.results.map((id, at) => (was.get(id) === at + 1 ? (is.get(id) ?? null) : undefined));
}

interface Beside {
  readonly side: Side;
  readonly neighbour: Side | null;
  readonly right: Side | null;
  readonly isLeft: boolean;
}

function makePlace(
  report: ReportData,
  row: Row,
  { side, neighbour, right, isLeft }: Beside,
  rank: number,
): Place {
  const { page } = report;
  const id = side.results[rank - 1] ?? 0;
  // A repeat of a document has no line of its own.
  const other =
    firstRanks(side).get(id) === rank && neighbour !== null
      ? (firstRanks(neighbour).get(id) ?? null)
      : null;
  const covered = (row.case.targets ?? []).flatMap((_, at) =>
    side.ranks[at] === rank ? [at] : [],
  );
  const ended = neighbour === null || neighbour.page.unasked === true || side.page.unasked === true;
  return {
    rank,
    document: page.documents[id] ?? "",
    other,
    fate: ended ? null : findFate(isLeft, rank, other),
    targets: covered.flatMap(
      (at) => row.targets.find(({ label }) => label === row.case.targets?.[at]?.[0]) ?? [],
    ),
    lost:
      right !== null &&
      !right.page.unasked &&
      covered.some((at) => (right.ranks[at] ?? null) === null),
    forbidden: side.page.forbidden?.includes(rank) ?? false,
    score: side.page.scores?.[rank - 1] ?? null,
    text: findText(report, side, rank),
  };
}

function findFate(isLeft: boolean, rank: number, other: number | null): Fate {
  if (other === null) {
    return isLeft ? "gone" : "new";
  }
  if (other === rank) {
    return "same";
  }
  return isLeft === other < rank ? "up" : "down";
}

const ranked = new WeakMap<Side, ReadonlyMap<number, number>>();

function firstRanks(side: Side): ReadonlyMap<number, number> {
  const ranks =
    ranked.get(side) ?? new Map(side.results.map((id, i) => [id, i + 1] as const).toReversed());
  ranked.set(side, ranks);
  return ranks;
}

/** Of this answer, else of whichever answer the document came back in: what was lost here may be found elsewhere. */
function findText({ page }: ReportData, side: Side, rank: number): string | null {
  const own = side.page.texts?.[rank - 1] ?? page.texts[side.results[rank - 1] ?? -1] ?? -1;
  return (
    page.snippets[own] ?? page.snippets[page.texts[side.results[rank - 1] ?? -1] ?? -1] ?? null
  );
}

/** What the missing target says: its own passage or its document in the corpus, else what any answer had of it. */
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
