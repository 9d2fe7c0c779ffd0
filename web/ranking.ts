/** Two rankings of one case, joined: where each result was and is, and which target it was first to cover. */
import type { ReportData, Row, Target } from "./decode.ts";

export type Fate = "same" | "up" | "down" | "gone" | "new";

export interface Place {
  /** 1-based. */
  readonly rank: number;
  readonly document: string;
  /** Rank on the other side; null where it is not in the other top k, or where there is no other side. */
  readonly other: number | null;
  readonly fate: Fate | null;
  /** Targets that this result was the first to cover. */
  readonly targets: readonly Target[];
  /** One of them is found no more. */
  readonly lost: boolean;
  readonly forbidden: boolean;
  readonly score: number | null;
  readonly text: string | null;
}

export interface Joined {
  /** Null where the case has no counterpart in the baseline. */
  readonly before: readonly Place[] | null;
  readonly now: readonly Place[];
}

export function joinRankings(report: ReportData, row: Row): Joined {
  const texts = textsOf(report, row);
  const others = textsAnywhere(report);
  const [now, before] = [firstRanks(row.results), row.resultsBefore && firstRanks(row.resultsBefore)];
  const place = (document: string, index: number, side: "before" | "now"): Place => {
    const rank = index + 1;
    const across = side === "now" ? before : now;
    const own = side === "now" ? now : before;
    // A repeat of a document has no line of its own.
    const other = own?.get(document) === rank ? (across?.get(document) ?? null) : null;
    const targets = row.targets.filter((each) => (side === "now" ? each.after : each.before) === rank);
    return {
      rank,
      document,
      other,
      fate: before === null || row.case.unasked ? null : fateOf(side, rank, other),
      targets,
      lost: side === "before" && targets.some((each) => each.after === null),
      forbidden: side === "now" && (row.case.forbidden?.includes(rank) ?? false),
      score: side === "now" ? (row.case.scores?.[index] ?? null) : null,
      text: texts.get(document) ?? others.get(document) ?? null,
    };
  };
  return {
    before: row.resultsBefore?.map((document, i) => place(document, i, "before")) ?? null,
    now: row.results.map((document, i) => place(document, i, "now")),
  };
}

function fateOf(side: "before" | "now", rank: number, other: number | null): Fate {
  if (other === null) return side === "before" ? "gone" : "new";
  if (other === rank) return "same";
  return (side === "now") === other > rank ? "up" : "down";
}

function firstRanks(documents: readonly string[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const [i, document] of documents.entries()) if (!ranks.has(document)) ranks.set(document, i + 1);
  return ranks;
}

const everywhere = new WeakMap<ReportData, ReadonlyMap<string, string>>();

/** A text of each document, from whichever case it came back: what was lost here may be found elsewhere. */
export function textsAnywhere(report: ReportData): ReadonlyMap<string, string> {
  const known = everywhere.get(report);
  if (known !== undefined) return known;
  const texts = new Map<string, string>();
  for (const row of report.rows)
    for (const [document, text] of textsOf(report, row)) if (!texts.has(document)) texts.set(document, text);
  everywhere.set(report, texts);
  return texts;
}

/** Texts of this run by document; the baseline records none, so its side shows those of the same documents. */
function textsOf({ page }: ReportData, row: Row): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [i, document] of row.results.entries()) {
    const text = page.snippets[row.case.texts?.[i] ?? -1];
    if (text !== undefined && !texts.has(document)) texts.set(document, text);
  }
  return texts;
}
