/**
 * Finds queries that ask the same in almost the same words. Two queries are alike if they share at
 * least 80 % of their letter triples (`res`, `ese`, `set` of "reset"), and have the same numbers
 * and negations. Every such pair is found.
 */
import { compareCodePoints } from "../model/canonical-json.ts";
import { requireItem, requireValue, countItems, addToList } from "../model/lookup.ts";

/** The least share (Jaccard: shared triples / all triples of both) of queries that are alike. */
const LEAST_SHARE = 0.8;
/** Keeps a share of exactly 80 % from being missed by rounding. */
const ROUNDING = 1e-9;

/** What of a query is compared. */
interface Wording {
  /** The triples of neighbouring letters, each once. */
  readonly grams: ReadonlySet<string>;
  /**
   * The words with digits and the negations, sorted and joined by spaces: two queries that differ
   * in one of these are not alike, however similar the others are (`python 2`, `python 3`).
   */
  readonly decisiveWords: string;
}

/** Words that turn a question into another one. */
const NEGATIONS: ReadonlySet<string> = new Set(
  "no not without never nicht ohne kein sans".split(" "),
);

/**
 * Returns the query in lower case with single spaces for punctuation, so that `Reset password?` and
 * `reset  password` are one. `c++` and `c#` stay two. A query of punctuation stays.
 */
export function plainQuery(query: string): string {
  const words = query
    .normalize("NFKC")
    .toLowerCase()
    // Everything but letters, digits, marks that belong to letters, and `+`, `#`, `_`.
    .replaceAll(/[^\p{L}\p{N}\p{M}+#_]+/gu, " ")
    .trim();
  return words === "" ? query.trim() : words;
}

/**
 * Returns what of the query is compared. The triples are those of its words with a space between,
 * before and after them; a plural `s` is left out.
 */
function makeWording(query: string): Wording {
  const words = plainQuery(query)
    .split(" ")
    .map((word) => {
      // `errors`, but not `access` (it ends in `ss`) nor `gas` (too short).
      const isPlural = /[^s]s$/.test(word) && word.length > 3;
      return isPlural ? word.slice(0, -1) : word;
    });
  const letters = Array.from(` ${words.join(" ")} `);
  const grams = new Set<string>();
  for (let i = 0; i + 3 <= letters.length; i++) {
    grams.add(letters.slice(i, i + 3).join(""));
  }
  const decisiveWords = words
    .filter((word) => /\p{N}/u.test(word) || NEGATIONS.has(word))
    .toSorted(compareCodePoints);
  return { grams, decisiveWords: decisiveWords.join(" ") };
}

/**
 * Returns for each query the index of the earliest query that it is like, or its own index if there
 * is none. Only queries that themselves are like no earlier one can be that earliest query.
 *
 * Few pairs are compared. Sort the n triples of each query by how many queries have them. Two
 * queries whose share of common triples is t or more have a common triple among the n - ceil(t n) +
 * 1 rarest ones of each (Chaudhuri, Ganti & Kaushik, ICDE 2006). Only queries with such a common
 * triple are compared.
 */
export function firstAlike(queries: readonly string[]): readonly number[] {
  const wordings = queries.map(makeWording);
  const queryCountByGram = countItems(wordings.flatMap(({ grams }) => [...grams]));
  const compareRarity = (a: string, b: string): number =>
    requireValue(queryCountByGram, a) - requireValue(queryCountByGram, b) ||
    compareCodePoints(a, b);
  const rarestGrams = ({ grams }: Wording): readonly string[] => {
    // Of 10 triples the 3 rarest: 10 - 8 + 1.
    const count = grams.size - Math.ceil(LEAST_SHARE * grams.size - ROUNDING) + 1;
    return [...grams].toSorted(compareRarity).slice(0, count);
  };
  /** The indexes of queries that are like no earlier one, by each of their rarest triples. */
  const firstsByGram = new Map<string, number[]>();
  return wordings.map((wording, index) => {
    const rarest = rarestGrams(wording);
    const candidates = new Set(rarest.flatMap((gram) => firstsByGram.get(gram) ?? []));
    const earliestAlike = [...candidates]
      .toSorted((a, b) => a - b)
      .find((candidate) => isAlike(wording, requireItem(wordings, candidate)));
    if (earliestAlike !== undefined) {
      return earliestAlike;
    }
    for (const gram of rarest) {
      addToList(firstsByGram, gram, index);
    }
    return index;
  });
}

/** Returns whether the two have the same decisive words, and share enough triples (LEAST_SHARE). */
function isAlike(a: Wording, b: Wording): boolean {
  if (a.decisiveWords !== b.decisiveWords) {
    return false;
  }
  const sharedGrams = [...a.grams].filter((gram) => b.grams.has(gram)).length;
  const gramsOfBoth = a.grams.size + b.grams.size - sharedGrams;
  return sharedGrams >= LEAST_SHARE * gramsOfBoth - ROUNDING;
}
