/** Words of the table and the case view. */
import { escapeInvisible } from "../src/messages/escape.ts";
import { moveWords } from "../src/messages/format.ts";
import type { Row, Target } from "./decode.ts";

/** For text nodes: what can't be seen, or reorders what can, is written out. */
export const shown = escapeInvisible;

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
  readonly tone: "bad" | "warn" | "dim";
  readonly words: string;
}

/**
 * Returns what became of a case in words, with their tone: the worst of what applies, in the order
 * of the tests.
 */
export function rowOutcome({ case: { before, now, failed }, lost, changed }: Row): Outcome {
  if (now === null) {
    return { tone: "dim", words: "not asked" };
  }
  if (now.error !== undefined) {
    return { tone: "bad", words: "error" };
  }
  if (failed.length > 0) {
    return { tone: "bad", words: failed.join(", ") };
  }
  if (before === null) {
    return { tone: "warn", words: "no baseline" };
  }
  if (now.degraded) {
    return { tone: "warn", words: "degraded" };
  }
  if (lost) {
    return { tone: "warn", words: "lost a document" };
  }
  return { tone: "dim", words: changed ? "changed" : "same" };
}
