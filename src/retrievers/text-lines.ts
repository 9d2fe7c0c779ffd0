/** Reads results out of a text by a regular expression, one line at a time. */
import { GateError } from "../errors.ts";
import type { RawResult } from "../model/retriever.ts";
import { errorMessage, quoteText } from "../system/excerpt.ts";
import {
  adviseLines,
  escapePattern,
  quoteYaml,
  readText,
  saysFailed,
  suggestLines,
} from "./read-value.ts";

/** `retriever.results` for answers that are text. Null: not written. */
export interface TextPattern {
  /** A regular expression with named groups; a line that it does not match is no result. */
  readonly lines: string | null;
  /** A regular expression for a text that says that nothing was found. */
  readonly empty: string | null;
}

/** Returns the results in a text, which `where` names. Throws `retriever_answer`. */
export type TextReader = (text: string, where: string) => readonly RawResult[];

/** Longest line that is matched: a user's pattern may be slow on a long one. */
const MOST_CHARACTERS = 16_384;

/** The named groups that a pattern may have: keys of a result. */
const GROUPS = ["id", "path", "name", "qualified_name", "text", "cluster", "score"] as const;
type Group = (typeof GROUPS)[number];
/** A result must have one of these. */
const NAMING_GROUPS: readonly Group[] = ["id", "path", "text"];

/**
 * Returns the reader of texts in which each line that `lines` matches is a result. A text without
 * such a line has no results if `empty` matches it. If `empty` is null, it has none if it is blank,
 * or says in usual words that nothing was found. The reader throws `retriever_answer` for another
 * text. Throws `invalid_config` if a pattern can't be used.
 */
export function makeTextReader(lines: string, empty: string | null): TextReader {
  const linePattern = compilePattern(lines, "retriever.results.lines");
  refuseUnknownGroups(lines);
  const emptyPattern = empty === null ? null : compilePattern(empty, "retriever.results.empty");
  /** Whether `lines` matched in any text so far. If so, it needs no correction. */
  let hasMatched = false;
  return (text, where) => {
    const results = readLines(text, linePattern, where);
    if (results.length > 0) {
      hasMatched = true;
      return results;
    }
    const start = text.slice(0, MOST_CHARACTERS);
    const isEmpty = emptyPattern?.test(start) ?? readText(start).kind === "empty";
    if (isEmpty) {
      return [];
    }
    const needsOtherLines = !hasMatched && suggestLines(start) !== null;
    const advice = needsOtherLines ? adviseLines(start) : adviseEmpty(start, lines, empty);
    const adviceSentence = advice === "" ? "" : `. ${advice}`;
    throw textError(
      `${where}: no line matches retriever.results.lines: ${quoteText(text)}${adviceSentence}`,
    );
  };
}

/** Returns the results of the lines that match. Throws `retriever_answer` for a line too long. */
function readLines(text: string, pattern: RegExp, where: string): readonly RawResult[] {
  const results: RawResult[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const place = `${where}: line ${index + 1}`;
    if (line.length > MOST_CHARACTERS) {
      throw textError(`${place} is longer than ${MOST_CHARACTERS} characters`);
    }
    const match = pattern.exec(line);
    if (match !== null) {
      results.push(readResult(match.groups ?? {}, place));
    }
  }
  return results;
}

/**
 * Returns the advice to add the first words of a text to `empty`: `^No guides match` for the text
 * `No guides match "x"`. Empty for words of a failure.
 */
function adviseEmpty(text: string, lines: string, empty: string | null): string {
  if (saysFailed(text)) {
    return "";
  }
  const firstLine = text.trim().split(/\r\n|\r|\n/)[0] ?? "";
  // The words before a quoted query, a number or a mark.
  const words = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}/u.exec(firstLine)?.[0];
  const pattern =
    firstLine === "" ? String.raw`^\s*$` : `^${words ?? escapePattern(firstLine.slice(0, 30))}`;
  const newEmpty = quoteYaml(empty === null ? pattern : `${empty}|${pattern}`);
  return `If this text means that nothing was found, write results: { lines: ${quoteYaml(lines)}, empty: ${newEmpty} } under \`retriever\``;
}

/** Returns the regular expression, by code points (`u`). Throws `invalid_config` with the key. */
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

/** Throws `invalid_config` for a group that no result has, or if none is in NAMING_GROUPS. */
function refuseUnknownGroups(lines: string): void {
  // `(?<path>` begins a named group, `(?<=` and `(?<!` something else.
  const names = [...lines.matchAll(/\(\?<([^=!>][^>]*)>/g)].map(([, name = ""]) => name);
  const unknownName = names.find((name) => !GROUPS.some((group) => group === name));
  if (unknownName === undefined && NAMING_GROUPS.some((group) => names.includes(group))) {
    return;
  }
  const problem =
    unknownName === undefined
      ? "has no group that names a result"
      : `has a group ${quoteText(unknownName)}, which results don't have`;
  throw new GateError(
    "invalid_config",
    `retriever.results.lines: ${quoteText(lines)} ${problem}`,
    `Name the parts of a line: (?<path>…), (?<id>…) or (?<text>…), and beside it any of ${GROUPS.join(", ")}.`,
  );
}

/**
 * Returns the result of a line from the groups of its match, trimmed; empty ones are left out.
 * Throws `retriever_answer` without an id, a path or a text, and for a score that is no number.
 */
function readResult(
  groups: Readonly<Record<string, string | undefined>>,
  place: string,
): RawResult {
  const result: Partial<Record<Exclude<Group, "score">, string>> & { score?: number } = {};
  for (const group of GROUPS) {
    const groupText = groups[group]?.trim() ?? "";
    if (groupText === "") {
      continue;
    }
    if (group === "score") {
      result.score = readScore(groupText, place);
    } else {
      result[group] = groupText;
    }
  }
  if (!NAMING_GROUPS.some((group) => group in result)) {
    throw textError(`${place} matches retriever.results.lines without an id, a path or a text`);
  }
  return result;
}

/** Returns the number that the text is. Throws `retriever_answer` if it is none, or not finite. */
function readScore(written: string, place: string): number {
  const score = Number(written);
  if (Number.isFinite(score)) {
    return score;
  }
  throw textError(`${place}: the score ${quoteText(written)} is no number`);
}

function textError(message: string): GateError {
  return new GateError(
    "retriever_answer",
    message,
    "Correct the pattern, or write as retriever.results.empty what the search says if it finds nothing.",
  );
}
