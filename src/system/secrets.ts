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
const STEMS = [
  "TOKEN|KEY|SECRET|PASSWORD|PASSWD|PASSPHRASE|PASS|(?<![A-Z])PWD|(?<=_)PW|AUTH|AUTHORIZATION|BEARER|CREDENTIAL|CRED",
  "DSN|PAT|JWT|COOKIE|CSRF|HMAC|SALT|SIGNATURE|SID|SESSION|WEBHOOK|CONN(?:ECTION)?_?STR(?:ING)?|SERVICE_ACCOUNT",
  "(?:DATABASE|DB|REDIS|MONGO|MONGODB|POSTGRES|POSTGRESQL|PG|MYSQL|AMQP|RABBITMQ|BROKER|CONNECTION|WEBHOOK)_?UR[IL]",
].join("|");
/** `OPENAI_API_KEY_PROD`, `AWS_ACCESS_KEY_ID`, `TOKEN2`. */
const ENDS = String.raw`\d+|_(?:V?\d+|ID|PROD(?:UCTION)?|DEV|STAG(?:E|ING)|TEST|LIVE|CI|BASE(?:64)?|B64|JSON|PEM|HEX|OLD|NEW)`;
const SECRET_NAME = new RegExp(`(?:${STEMS})S?(?:${ENDS})*$`, "iu");

/** Variables that are called like a secret, those that the config names, and passwords in the value of any. */
export function secretsIn(environment: Variables, named: ReadonlySet<string>): readonly Secret[] {
  const found = Object.entries(environment).flatMap(([name, value = ""]) => {
    const whole =
      named.has(name) || SECRET_NAME.test(name) ? [value, ...linesOf(value), ...pairOf(value)] : [];
    return [...whole, ...passwordsOf(value)].map((each) => ({ name, value: each.trim() }));
  });
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

/** Of `user:password`. */
function pairOf(value: string): readonly string[] {
  return /^[^\s:/@]*:([^\s/@]+)$/u.exec(value)?.slice(1) ?? [];
}

/** Of `postgres://user:password@host`, `https://token@host`, `…?api_key=…` and `…;AccountKey=…`. */
function passwordsOf(value: string): readonly string[] {
  const [, scheme = "", own = ""] = /^([a-z][a-z0-9+.-]*):\/\/([^\s/?#]*)@/iu.exec(value) ?? [];
  const colon = own.indexOf(":");
  const written = [...value.matchAll(/(?<![^?&;\s-])(\w+)=([^&;\s]+)/gu)];
  const found = [
    colon === -1 && !/^https?$/iu.test(scheme) ? "" : own.slice(colon + 1),
    ...written.filter(([, name = ""]) => SECRET_NAME.test(name)).map(([, , text = ""]) => text),
  ];
  return found.flatMap((text) => [text, decoded(text)]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Colours and other control codes, and characters without a width: they hide nothing from who reads the text without them. */
const INVISIBLE = String.raw`(?![\t\n\r])\p{Cc}(?:\[[0-?]*[ -\/]*[@-~]|\][^\p{Cc}]*(?:\p{Cc}\\?)?)?|\p{Cf}`;
/** Many programs break long lines; in JSON, too. */
const LINE_BREAK = String.raw`(?:\r?\n|(?:\\r)?\\n)[ \t]*`;
const [WITHIN_LINES, ACROSS_LINES] = [INVISIBLE, `${INVISIBLE}|${LINE_BREAK}`].map(
  (each) => new RegExp(each, "gu"),
) as [RegExp, RegExp];

/** Replaces them in a text; null where there is nothing to replace. */
export function hiderOf(secrets: readonly Secret[]): ((text: string) => string) | null {
  if (secrets.length === 0) return null;
  // The longest first: a value may hold another.
  const forms = [...new Set(secrets.flatMap(({ value }) => formsOf(value)))].toSorted(
    (a, b) => b.length - a.length,
  );
  const patternOf = (texts: readonly string[]): RegExp => new RegExp(texts.join("|") || "(?!)", "gu");
  const whole = patternOf(forms.map((form) => (isPlain(form) ? asWord(form) : literalOf(form))));
  const broken = patternOf(forms.filter((form) => !isPlain(form)).map(literalOf));
  return (text) => {
    const hidden = replaced(replaced(text, WITHIN_LINES, whole), ACROSS_LINES, broken);
    return hidden.includes("…") || hidden.includes(" bytes left out]") ? withoutCut(hidden, secrets) : hidden;
  };
}

/** Replaces what is found in the text without what is skipped, with what was skipped in it. */
function replaced(text: string, skipped: RegExp, pattern: RegExp): string {
  const plain = text.replace(skipped, "");
  if (plain.length === text.length) return text.replace(pattern, HIDDEN);
  if (plain.search(pattern) === -1) return text;
  const places: number[] = [];
  let at = 0;
  for (const { index, 0: code } of text.matchAll(skipped)) {
    for (; at < index; at++) places.push(at);
    at += code.length;
  }
  for (; at < text.length; at++) places.push(at);
  let result = "";
  let from = 0;
  for (const { index, 0: found } of plain.matchAll(pattern)) {
    result += text.slice(from, places[index]) + HIDDEN;
    from = places[index + found.length - 1]! + 1;
  }
  return result + text.slice(from);
}

function formsOf(value: string): readonly string[] {
  const once = base64Of(value);
  const urls = escapesOf(value).filter((text) => text.includes("%"));
  const all = [
    value,
    ...escapesOf(value),
    ...urls.map((url) => url.replaceAll("%", "%25")),
    ...bytesOf(value),
    ...once,
  ];
  return [...new Set([...all, ...once.flatMap(base64Of)])].filter((text) => text.length >= SHORTEST_SECRET);
}

/** A plain word or number is found as a whole only: `PASS=password` hides no part of `passwords`. */
function isPlain(text: string): boolean {
  return /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text);
}

function asWord(text: string): string {
  return String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`;
}

function literalOf(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`);
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

/** Each byte or character as a number: dumps, and entities of HTML. */
function bytesOf(value: string): readonly string[] {
  const bytes = [...Buffer.from(value, "utf8")].map((byte) => byte.toString(16).padStart(2, "0"));
  const codes = Array.from(value, (character) => character.codePointAt(0)!);
  const forms = [
    ...["", ":", " ", "-"].map((between) => bytes.join(between)),
    bytes.map((byte) => String.raw`\x${byte}`).join(""),
    Array.from(value, unicodeEscape).join(""),
    codes.map((code) => `&#x${code.toString(16)};`).join(""),
  ];
  return [...forms, ...forms.map(upperDigits), codes.map((code) => `&#${code};`).join("")];
}

/** `\x4F` and `&#x4F;`, with an x as it was. */
function upperDigits(text: string): string {
  return text.replaceAll(/[a-f]/gu, (digit) => digit.toUpperCase());
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

/** Why a run may lack a secret that the repository has, with what to do; `forks` is that for a fork. */
export function lackedSecret(environment: Variables, forks: string): string {
  return environment["GITHUB_ACTOR"] === "dependabot[bot]"
    ? "A run that Dependabot starts gets Dependabot's secrets alone: add it to those as well."
    : `Secrets are not given to forks: ${forks}`;
}
