/** Files of lines: text, columns, and JSON objects with everything that JSON.parse hides. */
import type { Problem } from "../../model/problem.ts";
import { type JsonObject, isObject, showValue, describeJsonError } from "../../system/json.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import { parseJsonAsWritten } from "../../system/written-numbers.ts";
import { scanJson } from "../json-scan.ts";
import type { DatasetText } from "./format.ts";

interface RawLine {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** Lines that are not blank, without their line ends. */
export function splitLines(text: string): readonly RawLine[] {
  return text.split("\n").flatMap((written, index) => {
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
  });
}

/**
 * Hands over each line as an object. `take` adds what is wrong with it to the problems; lines that are no objects are
 * added here. `numbers`: as parseDocument has it.
 */
export function jsonObjects(
  { file, text }: DatasetText,
  problems: Problem[],
  take: (value: JsonObject, line: number) => void,
  numbers: "parsed" | "as written" = "parsed",
): void {
  for (const { line, text: written } of splitLines(text)) {
    let value: unknown;
    try {
      value = numbers === "parsed" ? JSON.parse(written) : parseJsonAsWritten(written);
    } catch (error) {
      const message = describeJsonError(written, error);
      problems.push({ file, line, message });
      continue;
    }
    const hidden = scanJson(written, file, line).problems;
    problems.push(...hidden);
    if (!isObject(value)) {
      problems.push({ file, line, message: `expected an object, got ${showValue(value)}` });
    } else if (hidden.length === 0) {
      take(value, line);
    }
  }
}

/** Returns the member if it is a string that is not blank; otherwise null, with a report. */
export function readTextMember(
  value: JsonObject,
  key: string,
  report: (message: string, pointer?: string) => void,
): string | null {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "") {
    return member;
  }
  if (member === undefined) {
    report(`\`${key}\` is missing`);
  } else {
    report(`expected text that is not blank; got ${showValue(member)}`, `/${key}`);
  }
  return null;
}

/**
 * Returns the message about the first key that looks like a misspelt one of the format; null if there is none. Public files
 * may carry other keys than a format names.
 */
export function describeMisspeltKey(value: JsonObject, known: readonly string[]): string | null {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) {
      continue;
    }
    const near = nearestWord(
      key,
      known.filter((name) => value[name] === undefined),
    );
    if (near !== null) {
      return `unknown key "${key}"; did you mean \`${near}\`?`;
    }
  }
  return null;
}

// A list of texts in one cell: JSON, or as Python prints a list of strings, which is what pandas writes.

type TextList =
  | { readonly kind: "texts"; readonly texts: readonly string[] }
  | { readonly kind: "wrong"; readonly message: string };

export function readTextList(cell: string): TextList {
  const text = cell.trim();
  if (!text.startsWith("[")) {
    return wrongList('expected a list of texts, such as ["first", "second"]');
  }
  const json = tryJson(text);
  if (json !== undefined) {
    if (Array.isArray(json) && json.every((each) => typeof each === "string")) {
      return { kind: "texts", texts: json };
    }
    return wrongList("expected every entry of the list to be a text");
  }
  return readPython(text);
}

function wrongList(message: string): TextList {
  return { kind: "wrong", message };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One string, with the white space and the comma or bracket that must follow it. */
const STRING =
  /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED: ReadonlyMap<string, string> = new Map([
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

/** As repr() writes a list of str; anything else that Python would take (prefixes, joined strings, names) is refused. */
function readPython(text: string): TextList {
  if (/^\[\s*\]$/.test(text)) {
    return { kind: "texts", texts: [] };
  }
  const texts: string[] = [];
  let at = 1;
  for (;;) {
    STRING.lastIndex = at;
    const found = STRING.exec(text);
    if (found === null) {
      return wrongList(
        `expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(at, at + 20))}`,
      );
    }
    const value = unescapeText(found[1] ?? found[2] ?? "");
    if (value === null) {
      return wrongList(`entry ${texts.length + 1} has an escape that Python does not know`);
    }
    texts.push(value);
    at = STRING.lastIndex;
    if (found[3] === "]") {
      break;
    }
  }
  if (at < text.length) {
    return wrongList(
      `expected nothing after the list; got ${JSON.stringify(text.slice(at, at + 20))}`,
    );
  }
  return { kind: "texts", texts };
}

function unescapeText(written: string): string | null {
  let known = true;
  const value = written.replaceAll(
    ESCAPE,
    (_, hex2?: string, hex4?: string, hex8?: string, octal?: string, letter?: string) => {
      const hex = hex2 ?? hex4 ?? hex8;
      const point =
        hex === undefined ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
      if (typeof point === "number" && point <= 0x10ffff) {
        return String.fromCodePoint(point);
      }
      const named = NAMED.get(letter ?? "");
      if (named === undefined) {
        known = false;
      }
      return named ?? "";
    },
  );
  return known ? value : null;
}
