/** Secrets of the environment, in every form in which a program may repeat one, and their replacement in a text. */
import { existsSync } from "node:fs";

export interface Secret {
  /** Of the variable. */
  readonly name: string;
  readonly value: string;
  /** The config sends it somewhere. */
  readonly named: boolean;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** What stands in a secret's place. */
const HIDDEN = "***";
/** Shorter values are in words that have nothing to do with them. */
const SHORTEST_SECRET = 8;
/** Of a secret wherever they stand in the name: `OPENAI_API_KEY_PROD`, `githubTokenReadOnly`. Many have another word glued to them. */
const WORDS =
  "[A-Z]*(?:TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API_?KEY)|KEY|PASS|PWD|PW|AUTH|AUTHORIZATION|CRED|DSN|PAT|JWT|BEARER|COOKIE|WEBHOOK|CONNECTION_?STRING";
/** Of a secret at the end of the name, before what tells variants apart. */
const LAST =
  "CSRF|HMAC|SALT|SIGNATURE|SID|SESSION|CONN_?STR(?:ING)?|SERVICE_ACCOUNT|(?:DATABASE|DB|REDIS|MONGO|MONGODB|POSTGRES|POSTGRESQL|PG|MYSQL|AMQP|RABBITMQ|BROKER|CONNECTION)_?UR[IL]";
const VARIANT = "ID|PROD(?:UCTION)?|DEV|STAG(?:E|ING)|TEST|LIVE|CI|JSON|OLD|NEW";
const SECRET_NAME = new RegExp(
  String.raw`(?<![A-Z])(?:(?:${WORDS})S?(?![A-Z])|(?:${LAST})S?\d*(?:_(?:${VARIANT}|\d+))*$)`,
  "u",
);

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, "_").toUpperCase());
}

/** Variables that are called like a secret, those that the config names, and passwords in the value of any. */
export function secretsIn(environment: Variables, named: ReadonlySet<string>): readonly Secret[] {
  const found = Object.entries(environment).flatMap(([name, value = ""]) => {
    // Of a key in PEM, without what every key begins and ends with; of `user:password`.
    const lines = value.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
    const [, ...pair] = /^[^\s:/@]*:([^\s/@]+)$/u.exec(value) ?? [];
    const whole = named.has(name) || isSecretName(name) ? [value, ...lines, ...pair] : [];
    return [...whole, ...passwordsOf(value)].map((each) => ({
      name,
      value: each.trim(),
      named: named.has(name),
    }));
  });
  // `SSH_KEY=/home/me/.ssh/id` names a file of this machine.
  const isPlace = (value: string): boolean =>
    /^(?:\/|[A-Za-z]:\\)/u.test(value) && existsSync(value);
  const long = found.filter(({ value }) => value.length >= SHORTEST_SECRET && !isPlace(value));
  // Of two with one value that which the config names.
  const ordered = long.toSorted((a, b) => Number(a.named) - Number(b.named));
  return [...new Map(ordered.map((secret) => [secret.value, secret])).values()];
}

/** Of `postgres://user:password@host`, `https://token@host`, `…?api_key=…` and `…;AccountKey=…`. */
function passwordsOf(value: string): readonly string[] {
  const [, scheme = "", own = ""] = /^([a-z][a-z0-9+.-]*):\/\/([^\s/?#]*)@/iu.exec(value) ?? [];
  const colon = own.indexOf(":");
  const written = [...value.matchAll(/(?<![^?&;\s-])(\w+)=([^&;\s]+)/gu)];
  const found = [
    colon === -1 && !/^https?$/iu.test(scheme) ? "" : own.slice(colon + 1),
    ...written.filter(([, name = ""]) => isSecretName(name)).map(([, , text = ""]) => text),
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

/**
 * What a reader or a program may take out of a text, so that a secret is whole again: single controls and characters
 * without a width; with colours and other codes that a terminal reads; with the strings that it reads, such as a title.
 * Controls also as JSON and this program write them.
 */
const SINGLE = String.raw`(?![\t\n])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}|\\u\{[\da-f]{1,6}\}|\\u00[01][\da-fA-F]|\\x1[bB]|\\0?33`;
const ESCAPE = String.raw`(?:\u001b|\\u001[bB]|\\u\{1b\}|\\x1[bB]|\\0?33)`;
const CODE = String.raw`(?:${ESCAPE}\[|\u009b)[0-?]*[ -\/]*[@-~]`;
const STRING = String.raw`(?:${ESCAPE}[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\p{Cc}]*(?:\u0007|\u009c|${ESCAPE}\\)?`;
/** Many programs break long lines; in JSON, too. */
const LINE_BREAK = String.raw`(?:\r?\n|(?:\\r)?\\n)[ \t]*`;
const [WITHIN_LINES, SINGLES, CODES, STRINGS] = [
  `${CODE}|${SINGLE}`,
  ...[SINGLE, `${CODE}|${SINGLE}`, `${STRING}|${CODE}|${SINGLE}`].map(
    (each) => `${LINE_BREAK}|${each}`,
  ),
].map((each) => new RegExp(each, "gu")) as [RegExp, RegExp, RegExp, RegExp];
/** Most texts have none of these, and nothing to skip. */
const SKIPS = /[^\t -~]|\\/;
const ESCAPES = new RegExp(`[\u0080-\u009f]|${ESCAPE}`);

/** What was found: from a place in the text up to another. */
interface SecretPlace {
  readonly from: number;
  readonly to: number;
  readonly secret: Secret;
}

/** Replaces them in a text; null where there is nothing to replace. */
export function hiderOf(secrets: readonly Secret[]): ((text: string) => string) | null {
  if (secrets.length === 0) {
    return null;
  }
  const placesIn = searchFor(secrets);
  return (text) => {
    const hidden = without(text, placesIn(text));
    return hidden.includes("…") || hidden.includes(" bytes left out]")
      ? withoutCut(hidden, secrets)
      : hidden;
  };
}

function without(text: string, places: readonly SecretPlace[]): string {
  let result = "";
  let at = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    // One that another covers is gone with it; what stands out is hidden, too.
    if (from >= at) {
      result += text.slice(at, from) + HIDDEN;
    }
    at = Math.max(at, to);
  }
  return result + text.slice(at);
}

/** Finds them in a text in every form, as they are and in copies without what may stand between their characters. */
export function searchFor(secrets: readonly Secret[]): (text: string) => readonly SecretPlace[] {
  const forms = secrets.flatMap((secret) =>
    formsOf(secret.value).map((form) => ({ form, secret })),
  );
  const [plain, other] = [true, false].map((is) =>
    forms.filter(({ form }) => isPlain(form) === is),
  );
  const find = finderOf(forms);
  const [singles, ...codes] = [SINGLES, CODES, STRINGS].map((skip) => {
    const bare = other!.map(({ form, secret }) => ({ form: form.replace(skip, ""), secret }));
    return { skip, find: finderOf(bare.filter(({ form }) => form.length >= SHORTEST_SECRET)) };
  });
  const words = plain!.length === 0 ? [] : [{ skip: WITHIN_LINES, find: finderOf(plain!) }];
  return (text) => {
    const places = find(text);
    if (!SKIPS.test(text)) {
      return places;
    }
    const copies = [...words, singles!, ...(ESCAPES.test(text) ? codes : [])];
    return [...places, ...copies.flatMap((each) => findBetween(text, each.skip, each.find))];
  };
}

type Find = (text: string) => readonly SecretPlace[];

/** Places in the text itself of what is found in it without what is skipped. */
function findBetween(text: string, skip: RegExp, find: Find): readonly SecretPlace[] {
  const plain = text.replace(skip, "");
  const found = plain.length === text.length ? [] : find(plain);
  if (found.length === 0) {
    return found;
  }
  const ends = found.flatMap(({ from, to }) => [from, to - 1]).toSorted((a, b) => a - b);
  const original = new Map<number, number>();
  const gaps = text.matchAll(skip);
  let gap = gaps.next();
  let skipped = 0;
  for (const end of ends) {
    for (; gap.done !== true && gap.value.index - skipped <= end; gap = gaps.next()) {
      skipped += gap.value[0].length;
    }
    original.set(end, end + skipped);
  }
  return found.map(({ from, to, secret }) => ({
    from: original.get(from)!,
    to: original.get(to - 1)! + 1,
    secret,
  }));
}

/**
 * The places of the forms in their order, of two at one place the longer. By Wu and Manber: a table
 * says of each pair of characters how far its end can be from that of the first characters of a form, so that most of a
 * text is never looked at, however many forms there are.
 */
function finderOf(forms: readonly { readonly form: string; readonly secret: Secret }[]): Find {
  const far = SHORTEST_SECRET - 1;
  const shifts = new Uint8Array(1 << 16).fill(far);
  const starts = new Map<string, { readonly form: string; readonly secret: Secret }[]>();
  for (const each of forms.toSorted((a, b) => b.form.length - a.form.length)) {
    const start = each.form.slice(0, SHORTEST_SECRET);
    starts.set(start, [...(starts.get(start) ?? []), each]);
    for (let at = 0; at < far; at++) {
      const pair = pairAt(start, at);
      shifts[pair] = Math.min(shifts[pair]!, far - 1 - at);
    }
  }
  return (text) => {
    const places: SecretPlace[] = [];
    for (let at = forms.length === 0 ? text.length : 0; at <= text.length - SHORTEST_SECRET;) {
      const shift = shifts[pairAt(text, at + far - 1)]!;
      const known = shift > 0 ? undefined : starts.get(text.slice(at, at + SHORTEST_SECRET));
      const found = known?.find(({ form }) => text.startsWith(form, at) && stands(form, text, at));
      if (found !== undefined) {
        places.push({ from: at, to: at + found.form.length, secret: found.secret });
      }
      // The next may begin within this one.
      at += Math.max(shift, 1);
    }
    return places;
  };
}

function pairAt(text: string, at: number): number {
  return ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xff_ff;
}

/** A plain word or number is found as a whole only: `PASS=password` hides no part of `passwords`. */
function stands(form: string, text: string, at: number): boolean {
  const isLetter = (one: string): boolean => /[\p{L}\p{N}]/u.test(one);
  return (
    !isPlain(form) || !(isLetter(text.charAt(at - 1)) || isLetter(text.charAt(at + form.length)))
  );
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
  return [...new Set([...all, ...once.flatMap(base64Of)])].filter(
    (text) => text.length >= SHORTEST_SECRET,
  );
}

/** A word or a number as such. */
export function isPlain(text: string): boolean {
  return /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text);
}

function escapesOf(value: string): readonly string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const ascii = json.replaceAll(/[\u0080-\uffff]/g, unicodeEscape);
  const url = [...Buffer.from(value, "utf8")].map(percent).join("");
  const uri = uriForms(value);
  const named = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = named.replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  return [
    json,
    ascii,
    json.replaceAll("/", String.raw`\/`),
    // Go's and .NET's.
    json.replaceAll(/[&<>]/gu, unicodeEscape),
    JSON.stringify(value.replaceAll('"', "\0"))
      .slice(1, -1)
      .replaceAll(String.raw`\u0000`, '"')
      .replaceAll(/["&'+<>`\u0080-\uffff]/g, (each) =>
        unicodeEscape(each).toUpperCase().replace("U", "u"),
      ),
    // JSON in JSON.
    JSON.stringify(json).slice(1, -1),
    url,
    ...uri,
    ...uri.map((each) => each.replaceAll("%20", "+")),
    ...uri.map((each) => each.replaceAll(/%[0-9A-F]{2}/gu, (byte) => byte.toLowerCase())),
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
    const strict = whole.replaceAll(/[!'()*]/gu, (each) => percent(each.codePointAt(0)!));
    return [whole, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
  } catch {
    return [];
  }
}

function percent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
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
  // `\x4F` and `&#x4F;`, with an x as it was.
  const upper = forms.map((form) => form.replaceAll(/[a-f]/gu, (digit) => digit.toUpperCase()));
  return [...forms, ...upper, codes.map((code) => `&#${code};`).join("")];
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

/** What is left of a secret on each side of the place where a text was cut in it. */
function withoutCut(text: string, secrets: readonly Secret[]): string {
  const marks = text.match(CUT) ?? [];
  const parts = text.split(CUT).map((part, at, all) => {
    const before = at === all.length - 1 ? part : withoutRest(part, secrets, true);
    return marks[at - 1]?.startsWith("\n") ? withoutRest(before, secrets, false) : before;
  });
  return parts.map((part, at) => part + (marks[at] ?? "")).join("");
}

function withoutRest(part: string, secrets: readonly Secret[], isEnd: boolean): string {
  for (const { value } of secrets) {
    for (let length = value.length - 1; length >= SHORTEST_SECRET; length--) {
      if (isEnd && part.endsWith(value.slice(0, length))) {
        return part.slice(0, -length) + HIDDEN;
      }
      if (!isEnd && part.startsWith(value.slice(-length))) {
        return HIDDEN + part.slice(length);
      }
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
