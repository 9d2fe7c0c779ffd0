/** Queries that ask the same in other words, found exactly: no sampling, no hashing. */
import { compareCodePoints } from "../model/canonical-json.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

/** Shared letter triples of all letter triples of the two (Jaccard): from here on two queries are one. */
const ALIKE = 0.8;

interface Wording {
  /** Letter triples of the words, each once. */
  readonly grams: ReadonlySet<string>;
  /** Words that turn a question into another one however alike the rest is: those with digits, and negations. */
  readonly telling: string;
}

const NEGATIONS: ReadonlySet<string> = new Set([
  "no",
  "not",
  "without",
  "never",
  "nicht",
  "ohne",
  "kein",
  "sans",
]);

/** In lower case and without punctuation, so that `Reset password?` and `reset  password` are one; `c++` and `c#` stay two. */
export function plainQuery(query: string): string {
  const words = query
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}+#_]+/gu, " ")
    .trim();
  return words === "" ? query.trim() : words;
}

function makeWording(query: string): Wording {
  const words = plainQuery(query)
    .split(" ")
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word));
  const letters = Array.from(` ${words.join(" ")} `);
  const grams = new Set<string>();
  for (let i = 0; i + 3 <= letters.length; i++) {
    grams.add(letters.slice(i, i + 3).join(""));
  }
  const telling = words
    .filter((word) => /\p{N}/u.test(word) || NEGATIONS.has(word))
    .toSorted(compareCodePoints);
  return { grams, telling: telling.join(" ") };
}

/**
 * For each query the index of the first one that it is like, its own where no earlier one is. What joins is like
 * that first one itself, never only like another that joined. Each pair that shares enough is found: two sets of the
 * likeness t have one of their rarest n - ceil(t n) + 1 members in common (Chaudhuri, Ganti & Kaushik, ICDE 2006).
 */
export function firstAlike(queries: readonly string[]): readonly number[] {
  const wordings = queries.map(makeWording);
  const frequency = new Map<string, number>();
  for (const { grams } of wordings) {
    for (const gram of grams) {
      frequency.set(gram, (frequency.get(gram) ?? 0) + 1);
    }
  }
  const rarestGrams = ({ grams }: Wording): readonly string[] =>
    [...grams]
      .toSorted(
        (a, b) =>
          requireValue(frequency, a) - requireValue(frequency, b) || compareCodePoints(a, b),
      )
      .slice(0, grams.size - Math.ceil(ALIKE * grams.size - 1e-9) + 1);
  const firsts = new Map<string, number[]>();
  return wordings.map((wording, index) => {
    const prefix = rarestGrams(wording);
    const candidates = new Set(prefix.flatMap((gram) => firsts.get(gram) ?? []));
    const found = [...candidates]
      .toSorted((a, b) => a - b)
      .find((candidate) => isAlike(wording, requireItem(wordings, candidate)));
    if (found !== undefined) {
      return found;
    }
    for (const gram of prefix) {
      const known = firsts.get(gram);
      if (known === undefined) {
        firsts.set(gram, [index]);
      } else {
        known.push(index);
      }
    }
    return index;
  });
}

function isAlike(a: Wording, b: Wording): boolean {
  if (a.telling !== b.telling) {
    return false;
  }
  let shared = 0;
  for (const gram of a.grams) {
    if (b.grams.has(gram)) {
      shared++;
    }
  }
  return shared >= ALIKE * (a.grams.size + b.grams.size - shared) - 1e-9;
}
