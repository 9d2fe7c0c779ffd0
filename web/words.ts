/** Words and figures of the table and the case view; figures as everywhere else in the report. */
import { escapeInvisible } from "../src/messages/escape.ts";
import type { ReportData, Row, Target } from "./decode.ts";

/** For text nodes: what can't be seen, or reorders what can, is written out. */
export const shown = escapeInvisible;

/**
 * Returns the ranks of a target in words: `3 → lost`, `new → 2`, `rank 4` if the first system does
 * not have the case.
 */
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
  if (after === null) {
    return `${before} → lost`;
  }
  return before === after ? `${after}` : `${before} → ${after}`;
}

/**
 * Returns the tone of a move: bad if the target fell or is lost, good if it rose, dim if it did not
 * move or can't be told.
 */
export function moveTone({ before, after }: Target): "bad" | "good" | "dim" {
  if (before === undefined || after === undefined || before === after) {
    return "dim";
  }
  if (after === null) {
    return "bad";
  }
  return before === null || after < before ? "good" : "bad";
}

/** What became of a case, and how it is coloured. */
export interface Outcome {
  readonly tone: "bad" | "warn" | "dim";
  readonly words: string;
}

/**
 * Returns what became of a case in words, with their tone: the worst of what applies, in the order
 * of the tests.
 */
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

/** Returns the names of the two compared systems. */
export function pairNames({ page, pair }: ReportData): readonly [from: string, to: string] {
  return [page.names[pair[0]] ?? "", page.names[pair[1]] ?? ""];
}

/**
 * Returns the names of systems without the words that all of them begin with, so that they fit a
 * narrow column: `bm25` and `dense` for `runs/bm25` and `runs/dense`. As they are if all are the
 * same.
 */
export function briefNames(names: readonly string[]): readonly string[] {
  const [first = ""] = names;
  if (names.every((name) => name === first)) {
    return names;
  }
  let sharedLength = 0;
  while (
    sharedLength < first.length &&
    names.every((name) => name[sharedLength] === first[sharedLength])
  ) {
    sharedLength++;
  }
  // Cut after a whole word only: `seed=0.3` and `seed=0.5` stay as they are.
  const [sharedWords = ""] = /^.*(?:[ /]|\.(?=[A-Za-z]))/.exec(first.slice(0, sharedLength)) ?? [];
  return names.map((name) => name.slice(sharedWords.length) || name);
}
