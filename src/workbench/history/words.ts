/** Prints a baseline's history: a table of commits for a terminal, and all of it as JSON. */

import { listFirst } from "../../model/lookup.ts";
import { logLine } from "../../messages/escape.ts";
import { NONE, formatDelta, pluralise } from "../../messages/format.ts";
import { canonicalJson } from "../../model/canonical-json.ts";
import { scopeText, type Scope } from "../../model/scope.ts";
import { alignCells } from "../../reporters/terminal.ts";
import type { Value } from "../../model/scores.ts";
import { valueText } from "../outcome.ts";

const SCHEMA_VERSION = 1;
/** The most characters that are printed of a commit's subject and of an id. */
const MOST_CHARACTERS = 60;

/** Returns what `history --json` prints: the history as it is, with each scope as a text. */
export function renderHistoryJson(history: History): string {
  const series = history.series.map((metricSeries) => ({
    ...metricSeries,
    scope: scopeText(metricSeries.scope),
  }));
  return canonicalJson({ schema_version: SCHEMA_VERSION, ...history, series });
}

/**
 * Returns what `history` prints: a title, a table with a row for each commit, newest first, and
 * notes. `cases`: those whose best ranks the table shows; null for the metrics.
 */
export function renderHistoryText(history: History, cases: readonly HistoryCase[] | null): string {
  const columns = cases === null ? metricColumns(history) : cases.map(rankColumn);
  const rows = history.points.map((point, at) => {
    const note = pointNote(point, history.file);
    const subject = logLine(point.subject, MOST_CHARACTERS);
    return [
      point.commit.slice(0, 12),
      commitDay(point),
      ...columns.map(({ cells }) => cells[at] ?? ""),
      note === "" ? subject : `${subject}  (${logLine(note)})`,
    ];
  });
  const head = ["commit", "date", ...columns.map(({ name }) => name), "subject"];
  const isNumber = (column: number): boolean => column >= 2 && column < 2 + columns.length;
  const lines = [
    logLine(historyTitle(history)),
    "",
    ...alignCells([head, ...rows.toReversed()], isNumber),
    ...historyNotes(history).flatMap((note) => ["", `note: ${logLine(note)}`]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** A column of the table, with a cell for each point. */
interface Column {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The metrics of the table, in its order: families with a cutoff, and percentiles of latency. */
const SHOWN_METRICS = ["recall", "mrr", "ndcg", "latency_p50_ms", "latency_p95_ms"];

/** Returns a column for each shown metric of the whole suite, and for each of its cutoffs. */
function metricColumns({ series }: History): readonly Column[] {
  const overall = series.filter(({ scope }) => scope.kind === "overall");
  return SHOWN_METRICS.flatMap((shown) =>
    overall
      .filter(({ metric }) => metric === shown || metric.startsWith(`${shown}@`))
      .map(({ metric, values }) => ({
        name: metric,
        cells: values.map((value) => valueText(metric, value)),
      })),
  );
}

/**
 * Returns the ranks of a case: a dash if no target was found, "" if the baseline lacks the case.
 */
function rankColumn({ id, ranks }: HistoryCase): Column {
  const cells = ranks.map((rank) => (rank === undefined ? "" : String(rank ?? NONE)));
  return { name: logLine(id, MOST_CHARACTERS), cells };
}

function historyTitle({ file, points }: History): string {
  const first = points[0];
  const last = points.at(-1);
  const span =
    first === undefined || last === undefined ? "" : `, ${commitDay(first)} to ${commitDay(last)}`;
  return `${file}: ${pluralise(points.length, "commit")} changed it${span}`;
}

/** Returns the commit's day in UTC: `2026-11-27`. */
function commitDay({ date }: HistoryPoint): string {
  return date.slice(0, 10);
}

/**
 * Returns a note for each reason why older commits are missing: the clone is shallow, or there are
 * too many. Empty if none is missing.
 */
function historyNotes({ points, incomplete, left_out: leftOut }: History): readonly string[] {
  const notes: string[] = [];
  if (incomplete) {
    // Git shows the last commit of a shallow clone as if it had added all files.
    const lastCommits = points
      .filter(({ shallow }) => shallow)
      .map(({ commit }) => commit.slice(0, 12));
    notes.push(
      `This clone is shallow and ends at ${listFirst(lastCommits, 3)}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`,
    );
  }
  if (leftOut > 0) {
    notes.push(`${pluralise(leftOut, "older commit is", "older commits are")} left out.`);
  }
  return notes;
}

/**
 * Returns what is special about a commit, joined by semicolons; "" if nothing is. `file`: the path
 * of the baseline today, with which the path in the commit is compared.
 */
function pointNote({ state, shallow, differs, path, moved }: HistoryPoint, file: string): string {
  const notes = [
    shallow ? "the clone ends here" : "",
    state.kind === "removed" ? "the file is removed" : "",
    state.kind === "unreadable" ? `can't be read: ${state.reason}` : "",
    acceptedMoveWords(moved),
    differs.length > 0 ? `${differs.join(", ")} changed: not comparable with the one before` : "",
    path === file ? "" : `then ${path}`,
  ];
  return notes.filter(Boolean).join("; ");
}

/**
 * Returns `accepted: recall −0.022; gained: ndcg +0.010`: which accepted figures the commit moved.
 * What fell was accepted, what rose was gained. Empty if none moved.
 */
function acceptedMoveWords(move: AcceptedMove | null): string {
  const changes = Object.entries(move ?? {}).map(([metric, change]) => ({ metric, change }));
  const listChanges = (label: string, sign: -1 | 1): string => {
    const words = changes
      .filter(({ change }) => Math.sign(change) === sign)
      .map(({ metric, change }) => `${metric} ${formatDelta("share", change)}`);
    return words.length === 0 ? "" : `${label}: ${words.join(", ")}`;
  };
  return [listChanges("accepted", -1), listChanges("gained", 1)].filter(Boolean).join("; ");
}

/** One commit that changed the baseline's file, and what the file was after it. */
export interface HistoryPoint {
  readonly commit: string;
  /** ISO 8601 in UTC, the committer's. */
  readonly date: string;
  /** The first line of the commit's message: a stranger's text, not escaped. */
  readonly subject: string;
  /** Where the file was then, relative to the root. */
  readonly path: string;
  readonly state:
    | {
        readonly kind: "baseline";
        readonly revision: string;
        readonly cases: number;
        readonly k: number;
      }
    | { readonly kind: "removed" }
    /** The file is there, but no baseline. `reason`: the error's message. */
    | { readonly kind: "unreadable"; readonly reason: string };
  /** Whether this clone ends here: then the file may be older than this commit. */
  readonly shallow: boolean;
  /**
   * What is different from the last readable baseline before, so that the figures can't be
   * compared: `k`, `definition`, `suite name`, `cases`. Empty if nothing is.
   */
  readonly differs: readonly string[];
  /** How this commit moved the figures that later changes are compared with; null if it did not. */
  readonly moved: AcceptedMove | null;
}

/**
 * The mean change of each accepted figure over the cases: below 0 if a loss was accepted, above 0
 * if a gain was recorded. A figure that did not move is absent.
 */
export type AcceptedMove = Readonly<Partial<Record<"recall" | "mrr" | "ndcg", number>>>;

/** One metric in one scope; a value for each point, in their order, null if it has none. */
export interface HistorySeries {
  readonly metric: string;
  readonly scope: Scope;
  readonly values: readonly Value[];
}

/** All that is known of a baseline's past. */
export interface History {
  /** Today's path of the baseline, relative to the root. */
  readonly file: string;
  /** Oldest first. */
  readonly points: readonly HistoryPoint[];
  /** Overall first, then by intent; in each scope by name. */
  readonly series: readonly HistorySeries[];
  /** Every case of a baseline, by id. */
  readonly cases: readonly HistoryCase[];
  /** Whether the clone lacks commits, so that older points may be missing. */
  readonly incomplete: boolean;
  /** Commits that were left out because there are too many. */
  readonly left_out: number;
}

/** A case and its ranks in the baselines. */
export interface HistoryCase {
  readonly id: string;
  /** The best rank of a target by point: null if not found, undefined if the case is missing. */
  readonly ranks: readonly (number | null | undefined)[];
}

/**
 * Returns the cases whose best rank of a target changed over the baselines, in their order. Not
 * found (null) is a rank of its own here; a baseline without the case (undefined) has none.
 */
export function selectMovedCases({ cases }: History): readonly HistoryCase[] {
  return cases.filter(({ ranks }) => new Set(ranks.filter((rank) => rank !== undefined)).size > 1);
}
