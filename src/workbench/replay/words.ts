/**
 * A replay as text for a terminal, and as JSON. Texts of strangers stay as they are until printed.
 */
import { logLine } from "../../messages/escape.ts";
import { pluralise } from "../../messages/format.ts";
import { canonicalJson } from "../../model/canonical-json.ts";
import { alignCells } from "../../reporters/terminal.ts";
import { OUTCOME_WORDS, valueText } from "../outcome.ts";
import type { Replay, ReplayOutcome, ReplayRow } from "./model.ts";

const REPLAY_WORDS: Readonly<Record<ReplayOutcome, string>> = {
  ...OUTCOME_WORDS,
  start: "start",
  not_run: "not run",
};

/** Returns `FAIL: 2 queries lost a document`. */
export function verdictWords({ outcome, words }: ReplayRow): string {
  return [REPLAY_WORDS[outcome], words].filter(Boolean).join(": ");
}

/** The commits that were compared, in words by their outcome, in the order of the summary. */
const COUNT_WORDS: readonly (readonly [ReplayOutcome, string])[] = [
  ["same", "changed nothing"],
  ["pass", "changed lists and passed"],
  ["fell", "fell without failing"],
  ["gain", "gained"],
  ["fail", "would have failed"],
  ["not_run", "not run"],
];

/**
 * Returns `20 commits after the start: 16 changed nothing, 1 gained, 3 would have failed`, and then
 * `; 2 commits before it not run` if there are such. `3 commits not run` if none is the start.
 */
export function summaryWords({ rows }: Replay): string {
  const start = rows.findIndex(({ outcome }) => outcome === "start");
  if (start === -1) {
    return `${pluralise(rows.length, "commit")} not run`;
  }
  const counted = rows.slice(start + 1);
  const parts: string[] = [];
  for (const [outcome, words] of COUNT_WORDS) {
    const count = counted.filter((row) => row.outcome === outcome).length;
    if (count > 0) {
      parts.push(`${count} ${words}`);
    }
  }
  const countPart = parts.length === 0 ? "" : `: ${parts.join(", ")}`;
  const beforePart = start === 0 ? "" : `; ${pluralise(start, "commit")} before it not run`;
  return `${pluralise(counted.length, "commit")} after the start${countPart}${beforePart}`;
}

/** The longest subject in the table, in characters. */
const SUBJECT = 48;

/** Returns the replay as text: a line for each commit, oldest first, and the summary. */
export function renderReplayText(replay: Replay): string {
  const [metric] = replay.metrics;
  const head = ["commit", "date", "subject", ...(metric === undefined ? [] : [metric]), "verdict"];
  const cells = replay.rows.map((row) => {
    const subject = logLine(row.subject);
    const cut = subject.length > SUBJECT ? `${subject.slice(0, SUBJECT - 1)}…` : subject;
    const value = metric === undefined ? [] : [valueText(metric, row.values[0] ?? null)];
    return [row.commit.slice(0, 7), row.date, cut, ...value, logLine(verdictWords(row))];
  });
  const lines = alignCells([head, ...cells], (column) => column === 3 && metric !== undefined);
  const table = lines.map((line) => `${line}\n`).join("");
  return `${table}${summaryWords(replay)}\n${doubtWords(replay)}`;
}

/**
 * Returns a doubt if no list changed over two comparisons or more, and no commit failed: each
 * commit may have been asked by the same installed search. Else empty.
 */
function doubtWords({ rows }: Replay): string {
  const compared = rows.filter(({ changed }) => changed !== null);
  const isUnchanged =
    compared.length >= 2 &&
    compared.every(({ changed }) => changed === 0) &&
    rows.every(({ outcome }) => outcome !== "fail");
  return isUnchanged
    ? "No list changed at all. See that the search runs the code of its own work tree, and not an installed copy.\n"
    : "";
}

/** Returns the replay as JSON: the values of a commit by metric. */
export function renderReplayJson({ rows, metrics, ...replay }: Replay): string {
  const commits = rows.map(({ values, ...row }) => {
    const figures = Object.fromEntries(metrics.map((metric, at) => [metric, values[at] ?? null]));
    return { ...row, figures };
  });
  return canonicalJson({ schema_version: 1, ...replay, metrics, commits });
}
