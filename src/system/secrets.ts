/** Secrets of the environment, in every form in which a program may repeat one, and their replacement in a text. */
import { existsSync } from "node:fs";

export interface Secret {
  /** Of the variable. */
  readonly name: string;
  readonly value: string;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** What stands in a secret's place. */
const HIDDEN = "***";
/** Shorter values are in words that have nothing to do with them. */
export const SHORTEST_SECRET = 8;
const SECRET_NAME = /(?:TOKEN|KEY|SECRET|PASSWORD|PASS|AUTH|CREDENTIALS|DSN|PAT)$/iu;

/** Variables that are called like a secret, and those that the config names; a value of several lines is several. */
export function secretsIn(environment: Variables, named: ReadonlySet<string>): readonly Secret[] {
  const found = Object.entries(environment).flatMap(([name, value = ""]) =>
    named.has(name) || SECRET_NAME.test(name)
      ? [value, ...linesOf(value), ...passwordsOf(value)].map((each) => ({
          name,
          value: each.trim(),
        }))
      : [],
  );
  const long = found.filter(({ value }) => value.length >= SHORTEST_SECRET && !isPlace(value));
  return [...new Map(long.map((secret) => [secret.value, secret])).values()];
}

/** Of a key in PEM, without what every key begins and ends with. */
function linesOf(value: string): readonly string[] {
  return value.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
}

/** `SSH_KEY=/home/me/.ssh/id` names a file of this machine. */
function isPlace(value: string): boolean {
  return /^(?:\/|[A-Za-z]:\\)/u.test(value) && existsSync(value);
}

/** Of `postgres://user:password@host` and `user:password`. */
function passwordsOf(value: string): readonly string[] {
  const found = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^\s:/@]*:([^\s/@]+)(?:@|$)/iu.exec(value)?.[1];
  return found === undefined ? [] : [found, decoded(found)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Replaces them in a text; null where there is nothing to replace. */
export function hiderOf(secrets: readonly Secret[]): ((text: string) => string) | null {
  if (secrets.length === 0) return null;
  const forms = [...new Set(secrets.flatMap(({ value }) => formsOf(value)))];
  // The longest first: a value may hold another.
  const pattern = new RegExp(forms.toSorted((a, b) => b.length - a.length).join("|"), "gu");
  return (text) => {
    const hidden = text.replace(pattern, HIDDEN);
    return hidden.includes("…") || hidden.includes(" bytes left out]") ? withoutCut(hidden, secrets) : hidden;
  };
}

/** As patterns. */
function formsOf(value: string): readonly string[] {
  const long = (texts: readonly string[]): readonly string[] =>
    [...new Set(texts)].filter((text) => text.length >= SHORTEST_SECRET);
  return [
    ...long([value, ...escapesOf(value), ...hexOf(value)]).map(patternOf),
    ...long(base64Of(value)).map(wrappedPattern),
  ];
}

/** A plain word or number is found as a whole only: `PASS=password` hides no part of `passwords`. */
function patternOf(text: string): string {
  const literal = literalOf(text);
  if (!/^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text)) return literal;
  return String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`;
}

function literalOf(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`);
}

/** Many programs break lines of base64 at 64 or 76 characters; in JSON, too. */
function wrappedPattern(text: string): string {
  return Array.from(text, literalOf).join(String.raw`(?:\r?\n|\\n)?`);
}

function escapesOf(value: string): readonly string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const ascii = json.replaceAll(/[\u0080-\uffff]/g, unicodeEscape);
  const url = [...Buffer.from(value, "utf8")].map(percent).join("");
  const uri = uriForms(value);
  const html = value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
  return [
    json,
    ascii,
    json.replaceAll("/", String.raw`\/`),
    // Go's and .NET's.
    json.replaceAll(/[&<>]/gu, unicodeEscape),
    JSON.stringify(value.replaceAll('"', "\0"))
      .slice(1, -1)
      .replaceAll(String.raw`\u0000`, '"')
      .replaceAll(/["&'+<>`\u0080-\uffff]/g, (each) => unicodeEscape(each).toUpperCase().replace("U", "u")),
    // JSON in JSON.
    JSON.stringify(json).slice(1, -1),
    url,
    ...uri,
    ...uri.map((each) => each.replaceAll("%20", "+")),
    ...uri.map(lowerPercent),
    html,
    html.replaceAll("'", "&#39;"),
    html.replaceAll("'", "&#x27;"),
    html.replaceAll("'", "&#039;"),
    html.replaceAll("'", "&#39;").replaceAll("&quot;", "&#34;").replaceAll("+", "&#43;"),
  ];
}

function uriForms(value: string): readonly string[] {
  try {
    const whole = encodeURIComponent(value);
    // Python's quote leaves `/`, and escapes what encodeURIComponent leaves.
    const strict = whole.replaceAll(/[!'()*]/gu, percentOf);
    return [whole, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
  } catch {
    return [];
  }
}

function percent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

function percentOf(character: string): string {
  return percent(character.codePointAt(0)!);
}

function lowerPercent(text: string): string {
  return text.replaceAll(/%[0-9A-F]{2}/gu, (each) => each.toLowerCase());
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function hexOf(value: string): readonly string[] {
  const hex = Buffer.from(value, "utf8").toString("hex");
  return [hex, hex.toUpperCase()];
}

/** At each of the three offsets at which it may stand in what was encoded: `user:secret`, a header, a whole file. */
function base64Of(value: string): readonly string[] {
  const bytes = Buffer.from(value, "utf8");
  return [0, 1, 2].flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    // Characters that hold bits of a neighbour differ with it.
    const own = text.slice([0, 2, 3][offset], Math.floor(((offset + bytes.length) * 8) / 6));
    return [own, own.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

const CUT = /…|\n\[\d+ bytes left out\]\n/gu;

/** What is left of a secret where a text was cut in it. */
function withoutCut(text: string, secrets: readonly Secret[]): string {
  const parts = text.split(CUT);
  const marks = text.match(CUT) ?? [];
  return parts
    .map((part, index) => {
      const before = index === parts.length - 1 ? part : withoutEnd(part, secrets);
      return `${before}${marks[index] ?? ""}`;
    })
    .join("");
}

function withoutEnd(part: string, secrets: readonly Secret[]): string {
  for (const { value } of secrets) {
    for (let length = value.length - 1; length >= SHORTEST_SECRET; length--) {
      if (part.endsWith(value.slice(0, length))) return part.slice(0, -length) + HIDDEN;
    }
  }
  return part;
}
