/** What several formats read from lines and cells. */
import type { Problem } from "../../model/problem.ts";
import {
  type JsonObject,
  isObject,
  showValue,
  tryParseJson,
  withoutUndefined,
} from "../../system/json.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import { readJson } from "../json-text.ts";
import type { Document, Origin } from "../read.ts";
import { parseDocument } from "../document.ts";
import type { AddEntryProblem, DatasetText } from "./format.ts";

/**
 * Parses a dataset's file of JSON or YAML by its ending, which may be followed by `.gz`. A number
 * such as 007 stays the text that it is written as: it may be an id. Throws `invalid_suite`.
 */
export function parseDatasetFile({ file, text }: DatasetText): Promise<Document> {
  const source = { file: file.replace(/\.gz$/i, ""), text, digest: "" };
  return parseDocument(source, "invalid_suite", "foreign");
}

interface NumberedLine {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** Returns the lines that are not blank, without their line ends. */
export function splitLines(text: string): readonly NumberedLine[] {
  const lines: NumberedLine[] = [];
  for (const [index, rawLine] of text.split("\n").entries()) {
    const lineText = rawLine.endsWith("\r") ? rawLine.slice(0, -1) : rawLine;
    if (lineText.trim() !== "") {
      lines.push({ line: index + 1, text: lineText });
    }
  }
  return lines;
}

/** Returns a function that adds a problem of the value at a pointer of the file. */
export function makeFileReport(
  { file, lineOf }: Pick<Document, "file" | "lineOf">,
  problems: Problem[],
): AddEntryProblem {
  return (message, pointer = "") => {
    problems.push({ file, pointer, line: lineOf(pointer), message });
  };
}

/** Returns a function that reports what is wrong with the part at `place` of an entry. */
export function reportInside(report: AddEntryProblem, place: string): AddEntryProblem {
  return (message, pointer = "") => report(message, `${place}${pointer}`);
}

/** Returns a function that adds a problem of the line. */
export function makeLineReport(file: string, line: number, problems: Problem[]): AddEntryProblem {
  return (message, pointer) => {
    problems.push(withoutUndefined({ file, line, message, pointer }));
  };
}

/**
 * Calls `handleObject` for each line that is not blank; `report` adds a problem of that line. Lines
 * that are no objects, or have repeated or forbidden keys, are problems. One JSON document over
 * several lines is one problem.
 */
export function readJsonObjects(
  { file, text }: DatasetText,
  problems: Problem[],
  handleObject: (value: JsonObject, line: number, report: AddEntryProblem) => void,
  origin: Origin = "own",
): void {
  if (isJsonDocument(text)) {
    const message =
      "expected JSON Lines, one object on each line; the file is one JSON document of several lines: `jq -c '.[]'` writes each item of a list on a line";
    problems.push({ file, line: 1, message });
    return;
  }
  for (const { line, text: lineText } of splitLines(text)) {
    const reading = readJson({ file, text: lineText, line }, origin);
    const { value } = reading;
    problems.push(...reading.problems);
    if (value !== undefined && !isObject(value)) {
      problems.push({ file, line, message: `expected an object, got ${showValue(value)}` });
    } else if (value !== undefined && reading.problems.length === 0) {
      handleObject(value, line, makeLineReport(file, line, problems));
    }
  }
}

/** Whether the text is one JSON value over several lines, as indented JSON is. */
function isJsonDocument(text: string): boolean {
  const [firstLine, secondLine] = splitLines(text);
  if (firstLine === undefined || secondLine === undefined) {
    return false;
  }
  return tryParseJson(firstLine.text) === undefined && tryParseJson(text) !== undefined;
}

/** Returns the member; null, with a report, if it is missing, blank or no text. */
export function readTextMember(
  value: JsonObject,
  key: string,
  report: AddEntryProblem,
): string | null {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "") {
    return member;
  }
  if (member === undefined) {
    report(`\`${key}\` is missing`);
  } else {
    const quoted = typeof member === "number" ? `; write it in quotes: "${member}"` : "";
    report(`expected text that is not blank; got ${showValue(member)}${quoted}`, `/${key}`);
  }
  return null;
}

/** Returns the text; null if it is absent or blank, and, with a report, if it is no text. */
export function readOptionalText(
  entry: JsonObject,
  key: string,
  report: AddEntryProblem,
): string | null {
  const value = entry[key] ?? null;
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    return null;
  }
  if (typeof value === "string") {
    return value;
  }
  report(`expected text; got ${showValue(value)}`, `/${key}`);
  return null;
}

/**
 * Reports the first key that looks like a misspelt one of `knownKeys`, and returns whether there is
 * one. Other unknown keys are no mistake: public files may carry more keys than a format reads.
 */
export function reportMisspeltKey(
  value: JsonObject,
  knownKeys: readonly string[],
  report: AddEntryProblem,
): boolean {
  for (const key of Object.keys(value)) {
    if (knownKeys.includes(key)) {
      continue;
    }
    const nearKey = nearestWord(
      key,
      knownKeys.filter((name) => value[name] === undefined),
    );
    if (nearKey !== null) {
      report(`unknown key "${key}"; did you mean \`${nearKey}\`?`);
      return true;
    }
  }
  return false;
}

// A list of texts in one cell: as JSON, `["a", "b"]`, or as Python prints it, `['a', 'b']`, which
// is what pandas writes.

/** The texts of a cell, or a message about what is wrong with it. */
type TextList =
  | { readonly kind: "texts"; readonly texts: readonly string[] }
  | { readonly kind: "wrong"; readonly message: string };

/** Reads a list of texts as JSON, or as Python prints it. */
export function readTextList(cell: string): TextList {
  const text = cell.trim();
  if (!text.startsWith("[")) {
    return makeWrongList('expected a list of texts, such as ["first", "second"]');
  }
  const json = tryParseJson(text);
  if (json !== undefined) {
    if (Array.isArray(json) && json.every((entry) => typeof entry === "string")) {
      return { kind: "texts", texts: json };
    }
    return makeWrongList("expected every entry of the list to be a text");
  }
  return readPythonList(text);
}

function makeWrongList(message: string): TextList {
  return { kind: "wrong", message };
}

/**
 * One string of a Python list, such as `'it\'s', ` or `"a"]`. Groups: the text in single quotes, in
 * double quotes, and the comma or bracket that must follow. `[^]` is any character, also a line
 * end.
 */
const PYTHON_STRING =
  /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
/** \x41, \u0041, \U00000041, an octal number, or a backslash and one letter. */
const PYTHON_ESCAPE =
  /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
/** A backslash before a line end joins the two lines. */
const LETTER_ESCAPES: ReadonlyMap<string, string> = new Map([
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["a", "\u0007"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["\n", ""],
]);

/**
 * Reads a list of texts as Python's repr() writes it. Anything else that Python would accept there,
 * such as `u'a'`, `'a' 'b'` or a name, is wrong.
 */
function readPythonList(text: string): TextList {
  if (/^\[\s*\]$/.test(text)) {
    return { kind: "texts", texts: [] };
  }
  const texts: string[] = [];
  // After the opening bracket.
  let offset = 1;
  for (;;) {
    // One string, with the comma or bracket behind it.
    PYTHON_STRING.lastIndex = offset;
    const match = PYTHON_STRING.exec(text);
    if (match === null) {
      return makeWrongList(
        `expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(offset, offset + 20))}`,
      );
    }
    const [, singleQuoted, doubleQuoted, delimiter] = match;
    const value = unescapeText(singleQuoted ?? doubleQuoted ?? "");
    if (value === null) {
      return makeWrongList(`entry ${texts.length + 1} has an escape that Python does not know`);
    }
    texts.push(value);
    offset = PYTHON_STRING.lastIndex;
    if (delimiter === "]") {
      const rest = text.slice(offset, offset + 20);
      return rest === ""
        ? { kind: "texts", texts }
        : makeWrongList(`expected nothing after the list; got ${JSON.stringify(rest)}`);
    }
  }
}

/** Returns the text that a Python string stands for; null if it has an unknown escape. */
function unescapeText(written: string): string | null {
  let isKnown = true;
  const value = written.replaceAll(PYTHON_ESCAPE, (...groups: (string | undefined)[]) => {
    const [, hex2, hex4, hex8, octal, letter] = groups;
    if (letter !== undefined) {
      const character = LETTER_ESCAPES.get(letter);
      isKnown &&= character !== undefined;
      return character ?? "";
    }
    const hex = hex2 ?? hex4 ?? hex8;
    const codePoint = Number.parseInt(hex ?? octal ?? "", hex === undefined ? 8 : 16);
    // Unicode ends at U+10FFFF.
    isKnown &&= codePoint <= 0x10ffff;
    return isKnown ? String.fromCodePoint(codePoint) : "";
  });
  return isKnown ? value : null;
}
