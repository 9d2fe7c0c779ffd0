/** Finds the secrets of the environment, and replaces them in a text by ***. */

import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { listStrings, tryParseJson } from "./json.ts";
import { decodePercent } from "../model/docno.ts";
import { addToList, requireValue } from "../model/lookup.ts";

/** A value that must not be shown. */
export interface Secret {
  /** The name of its variable. */
  readonly name: string;
  /** The variable's value, or a part of it. */
  readonly value: string;
  /** True if the config names the variable, and so sends its value somewhere. */
  readonly named: boolean;
}

/** Environment variables, by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The text that replaces a secret. */
const REPLACEMENT = "***";

/**
 * Returns the secrets of the environment, one for each value. These are the values, and parts of
 * them, of variables that the config names (`configNames`) or that have the name of a secret, and
 * the passwords in URLs of all variables. Values of less than SHORTEST characters are left out,
 * since other words may contain them, and so are paths of existing files.
 */
export function findSecrets(
  environment: Variables,
  configNames: ReadonlySet<string>,
): readonly Secret[] {
  const secretByValue = new Map<string, Secret>();
  for (const [name, value = ""] of Object.entries(environment)) {
    const isNamed = configNames.has(name);
    const values = findPasswords(value);
    if (isNamed || isSecretName(name)) {
      values.push(...secretParts(value));
    }
    for (const secretValue of values.map((text) => text.trim())) {
      // Of two variables with one value, keep the one that the config names; else the later one.
      const hasNamedVariable = secretByValue.get(secretValue)?.named === true;
      if (secretValue.length >= SHORTEST && !isExistingPath(secretValue) && !hasNamedVariable) {
        secretByValue.set(secretValue, { name, value: secretValue, named: isNamed });
      }
    }
  }
  return [...secretByValue.values()];
}

/**
 * Returns the value and its lines (keyLines). If it is JSON (the key of a service account), also
 * each string inside it and the lines of these.
 */
function secretParts(value: string): readonly string[] {
  const texts = [value, ...listStrings(tryParseJson(value))];
  return texts.flatMap((text) => [text, ...keyLines(text)]);
}

/** Returns the lines without PEM's `-----BEGIN …` and `-----END …`, which are no secret. */
function keyLines(text: string): readonly string[] {
  return text.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
}

/**
 * Returns the password of `postgres://user:password@host`, or the token of `https://token@host`, as
 * it is written and decoded. Empty if the value is no such URL. A user without a password counts as
 * a token only under http and https.
 */
function findPasswords(value: string): string[] {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^\s/?#]*)@/iu.exec(value);
  if (match === null) {
    return [];
  }
  const [, scheme = "", user = ""] = match;
  const colon = user.indexOf(":");
  if (colon === -1 && !/^https?$/iu.test(scheme)) {
    return [];
  }
  // Without a colon (-1) all of it is the token.
  const password = user.slice(colon + 1);
  return [password, decodePercent(password)];
}

/** Returns whether the value is the path of something that exists: `SSH_KEY=/home/me/.ssh/id`. */
function isExistingPath(value: string): boolean {
  return /^(?:\/|[A-Za-z]:\\)/u.test(value) && existsSync(value);
}

interface SecretPlace extends TextPlace {
  readonly secret: Secret;
}

/**
 * Returns a function that finds the secrets in a text, as `writtenForms` has them: as they are, and
 * as they are written in JSON, in URLs and in base64. A secret that is a plain word is found only
 * where it is no part of a longer word. Places may overlap.
 */
export function searchSecrets(
  secrets: readonly Secret[],
): (text: string) => readonly SecretPlace[] {
  const secretByForm = new Map<string, Secret>();
  for (const secret of secrets) {
    for (const form of writtenForms(secret.value)) {
      secretByForm.set(form, secret);
    }
  }
  const search = searchTexts([...secretByForm.keys()]);
  return (text) =>
    search(text)
      .filter((place) => !isPartOfWord(text, place))
      .map((place) => ({
        ...place,
        secret: requireValue(secretByForm, text.slice(place.from, place.to)),
      }));
}

/** Returns a function that replaces secrets in a text by ***; null if there are no secrets. */
export function makeHider(secrets: readonly Secret[]): ((text: string) => string) | null {
  if (secrets.length === 0) {
    return null;
  }
  const search = searchSecrets(secrets);
  return (text) => {
    // A secret with colour codes inside would not be found: search without them.
    const withoutCodes = text.includes("\u001B") ? stripVTControlCharacters(text) : text;
    const places = search(withoutCodes);
    return places.length === 0 ? text : replacePlaces(withoutCodes, places);
  };
}

/** Returns the text with *** in place of each place. Places that overlap get one together. */
function replacePlaces(text: string, places: readonly TextPlace[]): string {
  let result = "";
  // `result` has all of the text before this index.
  let doneUpTo = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const overlapsLast = from < doneUpTo;
    if (!overlapsLast) {
      result += text.slice(doneUpTo, from) + REPLACEMENT;
    }
    doneUpTo = Math.max(doneUpTo, to);
  }
  return result + text.slice(doneUpTo);
}

/**
 * Returns whether the place is a plain word or number inside a longer one, which is not masked:
 * with `DB_PASS=password`, `passwords` stays.
 */
function isPartOfWord(text: string, { from, to }: TextPlace): boolean {
  const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
  const hasNeighbour = isLetter(text.charAt(from - 1)) || isLetter(text.charAt(to));
  return hasNeighbour && isPlainWord(text.slice(from, to));
}

/** Returns whether the text is one word (`word`, `Word`, `WORD`) or digits only. */
export function isPlainWord(text: string): boolean {
  return /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text);
}

/**
 * Returns the ways to write a value: as it is, in JSON, in a URL, in base64. Left out are those
 * that are too short to be searched for.
 */
function writtenForms(value: string): ReadonlySet<string> {
  const json = JSON.stringify(value).slice(1, -1);
  const forms = [
    value,
    json,
    json.replaceAll(/[\u0080-\uffff]/g, unicodeEscape),
    ...urlForms(value),
    ...base64Forms(value),
  ];
  return new Set(forms.filter((form) => form.length >= SHORTEST));
}

/** Returns a UTF-16 unit as JSON may escape it: `\u00e9`. */
function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Returns the value as it is written in a URL: encoded, with + for a space, with / unencoded. */
function urlForms(value: string): readonly string[] {
  try {
    const encoded = encodeURIComponent(value);
    // HTML forms write a space as plus, and Python's `quote` leaves the slash as it is.
    return [encoded, encoded.replaceAll("%20", "+"), encoded.replaceAll("%2F", "/")];
  } catch {
    // Half of a surrogate pair can't be in a URL.
    return [];
  }
}

/**
 * Returns the texts of which one stands in the base64 of a longer text that contains the value,
 * such as the `user:secret` of a header. Base64 takes three bytes at a time, so there is one for
 * each place that the value can begin at in a group of three; each also in the alphabet of URLs.
 */
function base64Forms(value: string): readonly string[] {
  const bytes = Buffer.from(value, "utf8");
  return [0, 1, 2].flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    // A byte has 8 bits and a character 6. Leave out characters that also have bits of the bytes
    // around the value: 1 byte before it fills character 0 and 2 bits of character 1, so 2 is the
    // first of the value alone; 2 bytes fill 0 and 1 and 4 bits of 2, so 3 is.
    const firstOwnCharacter = [0, 2, 3][offset];
    const endOfOwn = Math.floor(((offset + bytes.length) * 8) / 6);
    const ownCharacters = text.slice(firstOwnCharacter, endOfOwn);
    return [ownCharacters, ownCharacters.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/**
 * Returns a sentence why a run lacks a secret that the repository has, and what to do: for a run
 * that Dependabot started, else for the pull request of a fork, where `forkAdvice` says what to do.
 */
export function missingSecretAdvice(environment: Variables, forkAdvice: string): string {
  return environment["GITHUB_ACTOR"] === "dependabot[bot]"
    ? "A run that Dependabot starts gets only Dependabot's secrets. Add this secret to them, too."
    : `GitHub gives no secrets to forks. ${forkAdvice}`;
}

/** The least number of characters of a text that can be searched for. */
const SHORTEST = 8;

/** A part of a text: from the character at `from` up to, and without, the one at `to`. */
interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a function that finds all places of `texts` in another text, in their order. Of two texts
 * that begin at one place it gives the longer. Places may overlap. Each of `texts` has SHORTEST
 * characters or more.
 *
 * By Wu and Manber: look at the last two characters of a window as long as SHORTEST. A table says
 * how many characters the window can move on before this pair could be a part of the beginning of a
 * text, so that most characters are never looked at. With the text `password` the pair `rd` moves it
 * by 0, `or` by 1, `pa` by 6, and a pair that is not in the text by 7.
 */
function searchTexts(texts: readonly string[]): (within: string) => readonly TextPlace[] {
  const longestShift = SHORTEST - 1;
  // The index of the last pair of characters in a window.
  const lastPair = SHORTEST - 2;
  const shiftByPair = new Uint8Array(1 << 16).fill(longestShift);
  const textsByStart = new Map<string, string[]>();
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  for (const text of longestFirst) {
    const start = text.slice(0, SHORTEST);
    addToList(textsByStart, start, text);
    for (let at = 0; at <= lastPair; at++) {
      const pair = hashPair(start, at);
      shiftByPair[pair] = Math.min(shiftByPair[pair]!, lastPair - at);
    }
  }
  return (within) => {
    const places: TextPlace[] = [];
    if (texts.length === 0) {
      return places;
    }
    let at = 0;
    while (at <= within.length - SHORTEST) {
      const shift = shiftByPair[hashPair(within, at + lastPair)]!;
      if (shift === 0) {
        const candidates = textsByStart.get(within.slice(at, at + SHORTEST));
        const match = candidates?.find((text) => within.startsWith(text, at));
        if (match !== undefined) {
          places.push({ from: at, to: at + match.length });
        }
      }
      // After a match it moves by one only: the next text may begin inside this one.
      at += Math.max(shift, 1);
    }
    return places;
  };
}

/** Returns a number below 2^16 for two characters. Different pairs may share one. */
function hashPair(text: string, at: number): number {
  return ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xff_ff;
}

/** A name with one of these words, at any place, is that of a secret: `STRIPE_SK`, `webhookUrl`. */
const WORDS: ReadonlySet<string> = new Set(
  `APIKEY AUTH AUTHORIZATION BEARER CERTIFICATE COOKIE CRED CREDENTIAL CREDENTIALS CREDS CSRF DSN HMAC HOOK IDENTITY JWT
  KEY KEYS KUBECONFIG OAUTH PASS PASSPHRASE PAT PRIVATE PSK PW PWD SALT SAS SID SIGNATURE SK WEBHOOK WEBHOOKS`.split(
    /\s+/u,
  ),
);
/** A word with such an end is a secret's also with another in front: `PGPASSWORD`, `TOKEN2`. */
const WORD_ENDING = /(?:TOKEN|SECRET|PASSWORD|PASSWD)S?\d*$/u;
/** Matches pairs of words at any place (`DB_CONNECTION_STRING`), and SESSION as the last word. */
const PHRASE = /(?:CONN(?:ECTION)?_?STR(?:ING)?|SERVICE_?ACCOUNT)|_SESSION$|^SESSION$/u;

/** Returns whether a variable's name, in snake_case or camelCase, is that of a secret. */
function isSecretName(name: string): boolean {
  // `webhookUrl` becomes `WEBHOOK_URL`.
  const upperSnake = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, "_").toUpperCase();
  const words = upperSnake.split(/[^A-Z\d]+/u);
  return PHRASE.test(upperSnake) || words.some((word) => WORDS.has(word) || WORD_ENDING.test(word));
}
