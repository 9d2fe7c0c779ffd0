/** Words and figures of the table and the case view; figures as everywhere else in the report. */
import { escapeInvisible } from "../src/messages/escape.ts";
import type { ReportData, Row, Target } from "./decode.ts";

/** For text nodes: what can't be seen, or reorders what can, is written out. */
export const shown = escapeInvisible;

export function moveWords({ before, after }: Target): string {
  if (after === undefined) {
    return "not asked";
  }
  if (before === undefined) {
    return after === null ? "not found" : `rank ${after}`;
  }
  if (before === null) {
    return after === null ? "not found before either" : `new → ${after}`;
  }
  return after === null
    ? `${before} → lost`
    : before === after
      ? `${after}`
      : `${before} → ${after}`;
}

export function moveTone({ before, after }: Target): "bad" | "good" | "dim" {
  if (before === undefined || after === undefined || before === after) {
    return "dim";
  }
  if (after === null) {
    return "bad";
  }
  return before === null || after < before ? "good" : "bad";
}

export interface Outcome {
  readonly tone: "bad" | "warn" | "dim";
  readonly words: string;
}

export function rowOutcome(row: Row): Outcome {
  if (row.unasked) {
    return { tone: "dim", words: "not asked" };
  }
  if (row.error !== undefined) {
    return { tone: "bad", words: "error" };
  }
  if (row.failed.length > 0) {
    return { tone: "bad", words: row.failed.join(", ") };
  }
  if (row.from === null) {
    return { tone: "warn", words: "no baseline" };
  }
  if (row.to?.page.degraded) {
    return { tone: "warn", words: "degraded" };
  }
  if (row.lost) {
    return { tone: "warn", words: "lost a document" };
  }
  return { tone: "dim", words: row.changed ? "changed" : "same" };
}

/** The two systems that are held against each other. */
export function pairNames({ page, pair }: ReportData): readonly [from: string, to: string] {
  return [page.names[pair[0]] ?? "", page.names[pair[1]] ?? ""];
}

/** Where room is short: each name without the words that all begin with. */
export function briefNames(names: readonly string[]): readonly string[] {
  const [first = ""] = names;
  if (names.every((name) => name === first)) {
    return names;
  }
  let same = 0;
  while (same < first.length && names.every((name) => name[same] === first[same])) {
    same++;
  }
  // `seed=0.3` and `seed=0.5` are told apart whole.
  const [all = ""] = /^.*(?:[ /]|\.(?=[A-Za-z]))/.exec(first.slice(0, same)) ?? [];
  return names.map((name) => name.slice(all.length) || name);
}
