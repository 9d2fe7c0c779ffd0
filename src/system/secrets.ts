/** The secrets of the environment, and their replacement in a text. */
import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { isObject } from "./json.ts";
import { isSecretName } from "./secret-names.ts";
import { SHORTEST, type TextPlace, searchTexts } from "./text-search.ts";
import { requireValue } from "../model/lookup.ts";

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

/**
 * Returns the values of variables that the config names or that are called like a secret, and the password inside the URL of
 * any variable. Shorter values than eight characters are in words that have nothing to do with them.
 */
export function findSecrets(environment: Variables, named: ReadonlySet<string>): readonly Secret[] {
  const secrets = new Map<string, Secret>();
  for (const [name, value = ""] of Object.entries(environment)) {
    const isNamed = named.has(name);
    const values = findPasswords(value);
    if (isNamed || isSecretName(name)) {
      values.push(...secretParts(value));
    }
    for (const part of values.map((each) => each.trim())) {
      // Of two variables with one value the one that the config names is told.
      const isKnown = secrets.get(part)?.named === true;
      if (part.length >= SHORTEST && !isPlace(part) && !isKnown) {
        secrets.set(part, { name, value: part, named: isNamed });
      }
    }
  }
  return [...secrets.values()];
}

/** Returns a value, its lines, and each string inside it with its lines if it is JSON: the key of a service account. */
function secretParts(value: string): readonly string[] {
  const texts = [value, ...listStrings(parseJson(value))];
  return texts.flatMap((text) => [text, ...keyLines(text)]);
}

/** Returns the lines of a key in PEM without those that every key begins and ends with. */
function keyLines(text: string): readonly string[] {
  return text.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
}

function parseJson(text: string): unknown {
  if (!/^\s*[{[]/u.test(text)) {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listStrings(value: unknown): readonly string[] {
  if (typeof value === "string") {
    return [value];
  }
  if (Array.isArray(value)) {
    return value.flatMap(listStrings);
  }
  return isObject(value) ? Object.values(value).flatMap(listStrings) : [];
}

/** Returns the password of `postgres://user:password@host`, and the token of `https://token@host`, also decoded. */
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
  const password = user.slice(colon + 1);
  return [password, decodeUrl(password)];
}

function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the value names a file of this machine: `SSH_KEY=/home/me/.ssh/id`. */
function isPlace(value: string): boolean {
  return /^(?:\/|[A-Za-z]:\\)/u.test(value) && existsSync(value);
}

/** A place of a secret in a text. */
export interface SecretPlace extends TextPlace {
  readonly secret: Secret;
}

/** Returns a search for the secrets as they are written, in JSON, in URLs and in base64. */
export function searchSecrets(
  secrets: readonly Secret[],
): (text: string) => readonly SecretPlace[] {
  const byForm = new Map<string, Secret>();
  for (const secret of secrets) {
    for (const form of writtenForms(secret.value)) {
      byForm.set(form, secret);
    }
  }
  const search = searchTexts([...byForm.keys()]);
  return (text) =>
    search(text)
      .filter((place) => isWhole(text, place))
      .map((place) => ({
        ...place,
        secret: requireValue(byForm, text.slice(place.from, place.to)),
      }));
}

/** Returns a function that hides them in a text, or null if there is nothing to hide. */
export function makeHider(secrets: readonly Secret[]): ((text: string) => string) | null {
  if (secrets.length === 0) {
    return null;
  }
  const search = searchSecrets(secrets);
  return (text) => {
    // Colours within a secret are taken out later.
    const plain = text.includes("\u001B") ? stripVTControlCharacters(text) : text;
    const places = search(plain);
    return places.length === 0 ? text : replacePlaces(plain, places);
  };
}

function replacePlaces(text: string, places: readonly TextPlace[]): string {
  let result = "";
  let at = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    // Of two that overlap, the second is hidden with the first.
    if (from >= at) {
      result += text.slice(at, from) + HIDDEN;
    }
    at = Math.max(at, to);
  }
  return result + text.slice(at);
}

/** Whether a plain word or number stands alone: `DB_PASS=password` hides no part of `passwords`. */
function isWhole(text: string, { from, to }: TextPlace): boolean {
  const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
  const isInside = isLetter(text.charAt(from - 1)) || isLetter(text.charAt(to));
  return !isInside || !isPlain(text.slice(from, to));
}

/** Whether a text is a word or a number as such. */
export function isPlain(text: string): boolean {
  return /^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text);
}

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

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function urlForms(value: string): readonly string[] {
  try {
    const whole = encodeURIComponent(value);
    // Forms write a space as plus, and Python's quote leaves the slash.
    return [whole, whole.replaceAll("%20", "+"), whole.replaceAll("%2F", "/")];
  } catch {
    // Half a character can't be in a URL.
    return [];
  }
}

/** Returns base64 at each of the three offsets at which the value may stand: in `user:secret`, a header, a whole file. */
function base64Forms(value: string): readonly string[] {
  const bytes = Buffer.from(value, "utf8");
  return [0, 1, 2].flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    // Characters that hold bits of a neighbour differ with it.
    const own = text.slice([0, 2, 3][offset], Math.floor(((offset + bytes.length) * 8) / 6));
    return [own, own.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/** Why a run may lack a secret that the repository has, with what to do; `forks` is that for a fork. */
export function lackedSecret(environment: Variables, forks: string): string {
  return environment["GITHUB_ACTOR"] === "dependabot[bot]"
    ? "A run that Dependabot starts gets Dependabot's secrets alone: add it to those as well."
    : `Secrets are not given to forks: ${forks}`;
}
