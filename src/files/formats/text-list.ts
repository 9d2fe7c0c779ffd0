/** A list of texts in one cell: JSON, or as Python prints a list of strings, which is what pandas writes. */

export type TextList =
  | { readonly kind: "texts"; readonly texts: readonly string[] }
  | { readonly kind: "wrong"; readonly message: string };

export function readTextList(cell: string): TextList {
  const text = cell.trim();
  if (!text.startsWith("[")) return wrong('expected a list of texts, such as ["first", "second"]');
  const json = tryJson(text);
  if (json !== undefined) {
    if (Array.isArray(json) && json.every((each) => typeof each === "string"))
      return { kind: "texts", texts: json };
    return wrong("expected every entry of the list to be a text");
  }
  return readPython(text);
}

function wrong(message: string): TextList {
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
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
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
  if (/^\[\s*\]$/.test(text)) return { kind: "texts", texts: [] };
  const texts: string[] = [];
  let at = 1;
  for (;;) {
    STRING.lastIndex = at;
    const found = STRING.exec(text);
    if (found === null) {
      return wrong(
        `expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(at, at + 20))}`,
      );
    }
    const value = unescape(found[1] ?? found[2] ?? "");
    if (value === null) return wrong(`entry ${texts.length + 1} has an escape that Python does not know`);
    texts.push(value);
    at = STRING.lastIndex;
    if (found[3] === "]") break;
  }
  if (at < text.length)
    return wrong(`expected nothing after the list; got ${JSON.stringify(text.slice(at, at + 20))}`);
  return { kind: "texts", texts };
}

function unescape(written: string): string | null {
  let known = true;
  const value = written.replaceAll(
    ESCAPE,
    (_, hex2?: string, hex4?: string, hex8?: string, octal?: string, letter?: string) => {
      const hex = hex2 ?? hex4 ?? hex8;
      const point = hex === undefined ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
      if (typeof point === "number" && point <= 0x10ffff) return String.fromCodePoint(point);
      const named = letter === undefined ? undefined : NAMED.get(letter);
      if (named === undefined) known = false;
      return named ?? "";
    },
  );
  return known ? value : null;
}
