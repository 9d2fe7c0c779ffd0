/**
 * What is left of a document that its schema refuses: the same without the places that are wrong. What no schema can
 * say, such as the names of metrics, is then checked in the same round, and a reader gets all problems of a file at once.
 */
import { escapePointer } from "./keys.ts";

export interface Salvaged {
  /** Passes the schema. */
  readonly value: unknown;
  /** The place in the file, of a place in `value`: items of lists move up where others are left out. */
  readonly origin: (pointer: string) => string;
  /** Whether this place of the file, or a part of it, is not in `value`. */
  readonly lacks: (pointer: string) => boolean;
  /** Whether this very place is not. */
  readonly leftOut: (pointer: string) => boolean;
}

/** Leaving one place out can make another one wrong; deeper chains than this are not worth following. */
const MOST_ROUNDS = 10;

/**
 * `wrongIn` gives the places of a value to leave out; none where it passes. `needed` are stand-ins for what the root of
 * every such file must have. Null where nothing can be saved.
 */
export function salvage(
  value: unknown,
  needed: Readonly<Record<string, unknown>>,
  wrongIn: (value: unknown) => readonly string[],
): Salvaged | null {
  const left = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const kept = new Map<string, readonly number[]>();
    const copy = without(value, "", "", left, kept);
    if (typeof copy !== "object" || copy === null || Array.isArray(copy)) return null;
    const whole = { ...needed, ...copy };
    const origin = originIn(kept);
    const wrong = wrongIn(whole).map(origin);
    if (wrong.length === 0) {
      const lacks = (pointer: string): boolean =>
        [...left].some((each) => each === pointer || each.startsWith(`${pointer}/`));
      return { value: whole, origin, lacks, leftOut: (pointer) => left.has(pointer) };
    }
    if (wrong.every((pointer) => pointer === "" || left.has(pointer))) return null;
    for (const pointer of wrong) if (pointer !== "") left.add(pointer);
  }
  return null;
}

/** `from` is the place in the file, `to` that in the copy. Of each list `kept` says which items it still has. */
function without(
  value: unknown,
  from: string,
  to: string,
  left: ReadonlySet<string>,
  kept: Map<string, readonly number[]>,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const places = [...value.keys()].filter((index) => !left.has(`${from}/${index}`));
    kept.set(to, places);
    return places.map((place, index) =>
      without(value[place], `${from}/${place}`, `${to}/${index}`, left, kept),
    );
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): readonly (readonly [string, unknown])[] => {
      const [own, other] = [`${from}/${escapePointer(key)}`, `${to}/${escapePointer(key)}`];
      return left.has(own) ? [] : [[key, without(each, own, other, left, kept)]];
    }),
  );
}

function originIn(kept: ReadonlyMap<string, readonly number[]>): (pointer: string) => string {
  return (pointer) => {
    let [from, to] = ["", ""];
    for (const part of pointer.split("/").slice(1)) {
      const places = kept.get(to);
      from += `/${places?.[Number(part)] ?? part}`;
      to += `/${part}`;
    }
    return from;
  };
}
