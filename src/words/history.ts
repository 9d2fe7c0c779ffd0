/** What is said of a baseline's history; strangers' text stays raw. */
import type { History, HistoryPoint, HistorySeries } from "../model/history.ts";
import { formatDelta, plural } from "./format.ts";

export function historyTitle({ file, points }: History): string {
  const [first, last] = [points[0], points.at(-1)];
  const span = first === undefined || last === undefined ? "" : `, ${dayOf(first)} to ${dayOf(last)}`;
  return `${file}: ${plural(points.length, "commit")} changed it${span}`;
}

export function dayOf({ date }: HistoryPoint): string {
  return date.slice(0, 10);
}

/** What the reader can't see in here, a sentence each. */
export function historyNotes({ points, incomplete, left_out: leftOut }: History): readonly string[] {
  const ends = points.filter(({ shallow }) => shallow).map(({ commit }) => commit.slice(0, 12));
  const some =
    ends.length > 3 ? `${ends.slice(0, 3).join(", ")} and ${ends.length - 3} more` : ends.join(", ");
  return [
    ...(incomplete
      ? [
          `This clone is shallow and ends at ${some}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`,
        ]
      : []),
    ...(leftOut > 0 ? [`${plural(leftOut, "older commit is", "older commits are")} left out.`] : []),
  ];
}

/** What is special about a point; empty where nothing is. */
export function pointNote({ state, shallow, differs, path }: HistoryPoint, file: string): string {
  const notes = [
    shallow ? "the clone ends here" : "",
    state.kind === "removed" ? "the file is removed" : "",
    state.kind === "unreadable" ? `can't be read: ${state.reason}` : "",
    differs.length > 0 ? `another ${differs.join(", ")}: not comparable with the one before` : "",
    path === file ? "" : `then ${path}`,
  ];
  return notes.filter(Boolean).join("; ");
}

export interface Step {
  readonly point: HistoryPoint;
  readonly delta: number;
}

/** The largest change between two neighbours that both have a value; null where nothing moved. */
export function largestStep({ values }: HistorySeries, { points }: History): Step | null {
  let largest: Step | null = null;
  let before: number | null = null;
  for (const [i, value] of values.entries()) {
    if (value === null) continue;
    const delta = before === null ? 0 : value - before;
    if (Math.abs(delta) > Math.max(Math.abs(largest?.delta ?? 0), 1e-12))
      largest = { point: points[i]!, delta };
    before = value;
  }
  return largest;
}

/** `−0.120 at 1a2b3c4d5e6f Record after the new tokenizer`. */
export function stepWords(series: HistorySeries, history: History): string {
  const step = largestStep(series, history);
  if (step === null) return "no change";
  return `${formatDelta(series.unit, step.delta)} at ${step.point.commit.slice(0, 12)} ${step.point.subject}`;
}

/** First and last value that are there, and what lies between. */
export function endsOf({ values }: HistorySeries): {
  readonly first: number | null;
  readonly last: number | null;
  readonly delta: number | null;
} {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0] ?? null, known.at(-1) ?? null];
  return { first, last, delta: first === null || last === null ? null : last - first };
}
