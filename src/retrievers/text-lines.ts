/** Reads results out of a text by a regular expression, one line at a time. */
import { GateError } from "../errors.ts";
import type { RawResult } from "../model/retriever.ts";
import { errorMessage, quoteText } from "./failures.ts";

/** `retriever.results` for answers that are text. Null: not written. */
export interface TextPattern {
  /** A regular expression with named groups; a line that it does not match is no result. */
  readonly lines: string | null;
  /** A regular expression for a text that says that nothing was found. */
  readonly empty: string | null;
}

/** Returns the results of a text. Throws `retriever_answer`. */
export type TextReader = (text: string, where: string) => readonly RawResult[];

/** The pattern is the user's own and may look at each character often: a longer line is refused. */
const MOST_CHARACTERS = 16_384;

const GROUPS = ["id", "path", "name", "qualified_name", "text", "cluster", "score"] as const;
type Group = (typeof GROUPS)[number];
const NAMING_GROUPS: readonly Group[] = ["id", "path", "text"];

/** Throws `invalid_config` if a pattern can't be used. */
export function makeTextReader(lines: string, empty: string | null): TextReader {
  const line = compilePattern(lines, "retriever.results.lines");
  checkGroups(lines);
  const nothing = empty === null ? null : compilePattern(empty, "retriever.results.empty");
  return (text, where) => {
    const results: RawResult[] = [];
    for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
      const place = `${where}: line ${index + 1}`;
      if (written.length > MOST_CHARACTERS) {
        throw textError(`${place} is longer than ${MOST_CHARACTERS} characters`);
      }
      const match = line.exec(written);
      if (match !== null) {
        results.push(readResult(match.groups ?? {}, place));
      }
    }
    if (results.length === 0 && nothing !== null && !nothing.test(text.slice(0, MOST_CHARACTERS))) {
      const patterns =
        "retriever.results.lines, and the text does not match retriever.results.empty";
      throw textError(`${where}: no line matches ${patterns}: ${quoteText(text)}`);
    }
    return results;
  };
}

export function compilePattern(text: string, key: string): RegExp {
  try {
    return new RegExp(text, "u");
  } catch (cause) {
    throw new GateError(
      "invalid_config",
      `${key}: ${quoteText(text)} is no regular expression: ${errorMessage(cause)}`,
      {
        hint: "Write it as JavaScript does, in single quotes: lines: '^- (?<path>\\S+) \\(score (?<score>[\\d.]+)\\)$'",
        cause,
      },
    );
  }
}

function checkGroups(lines: string): void {
  const names = [...lines.matchAll(/\(\?<([^=!>][^>]*)>/g)].map(([, name]) => name!);
  const unknown = names.find((name) => !GROUPS.some((group) => group === name));
  const problem =
    unknown === undefined
      ? "has no group that names a result"
      : `has a group ${quoteText(unknown)}, which results don't have`;
  if (unknown === undefined && NAMING_GROUPS.some((group) => names.includes(group))) {
    return;
  }
  throw new GateError("invalid_config", `retriever.results.lines: ${quoteText(lines)} ${problem}`, {
    hint: `Name the parts of a line: (?<path>…), (?<id>…) or (?<text>…), and beside it any of ${GROUPS.join(", ")}.`,
  });
}

function readResult(
  groups: Readonly<Record<string, string | undefined>>,
  place: string,
): RawResult {
  const found: Partial<Record<Exclude<Group, "score">, string>> & { score?: number } = {};
  for (const group of GROUPS) {
    const written = groups[group]?.trim() ?? "";
    if (written === "") {
      continue;
    }
    if (group === "score") {
      found.score = readScore(written, place);
    } else {
      found[group] = written;
    }
  }
  if (NAMING_GROUPS.every((group) => found[group as "id"] === undefined)) {
    throw textError(`${place} matches retriever.results.lines without an id, a path or a text`);
  }
  return found;
}

function readScore(written: string, place: string): number {
  const score = Number(written);
  if (Number.isFinite(score)) {
    return score;
  }
  throw textError(`${place}: the score ${quoteText(written)} is no number`);
}

function textError(message: string): GateError {
  return new GateError("retriever_answer", message, {
    hint: '`retrieval-gate ask "some words"` shows an answer; compare the pattern with it.',
  });
}
