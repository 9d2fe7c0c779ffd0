/** Words of the table and the case view. */
import { moveWords } from "../src/messages/format.ts";
import type { Row, Target } from "./decode.ts";

/** Returns the ranks of a target in words. */
export function targetWords({ before, after }: Target): string {
  return after === undefined ? "not asked" : moveWords(before, after);
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
interface Outcome {
  /** Place in the order of outcomes, 0 the first; null for a case that was not asked. */
  readonly rank: number | null;
  readonly tone: "bad" | "warn" | "dim";
  readonly words: string;
}

/** Returns what became of a case: the outcome of the least rank that applies. */
export function rowOutcome({ case: { before, now, failed }, lost, changed }: Row): Outcome {
  if (now === null) {
    return { rank: null, tone: "dim", words: "not asked" };
  }
  if (now.error !== undefined) {
    return { rank: 0, tone: "bad", words: "error" };
  }
  if (failed.length > 0) {
    return { rank: 1, tone: "bad", words: failed.join(", ") };
  }
  if (now.degraded) {
    return { rank: 2, tone: "warn", words: "degraded" };
  }
  if (lost) {
    return { rank: 3, tone: "warn", words: "lost a document" };
  }
  if (changed) {
    return { rank: 4, tone: "dim", words: "changed" };
  }
  if (before === null) {
    return { rank: 5, tone: "warn", words: "no baseline" };
  }
  return { rank: 6, tone: "dim", words: "same" };
}
