/**
 * All ordered pairs of systems of the collections, and which share of their suites the rule fails.
 */
import { drawSample, mean } from "./library.mjs";
import { kindOf, measure } from "./measures.mjs";
import { isBelowPlainLimit, isFailing, makeBuckets } from "./rule.mjs";
import { systemsOf } from "./systems.mjs";

export const SIZES = ["whole", 80, 40, 20];
export const INTENTS = [1, 4];

/**
 * Returns for each collection its measured systems, and in `kinds[i][j]` what the move from the
 * i-th to the j-th is.
 */
export function measureCollections(collections, step) {
  return collections.map((collection) => {
    const systems = systemsOf(collection, step).map(({ run }) =>
      measure(collection.qrels, run, collection.k),
    );
    const kind = (one, other) =>
      one.ndcg.every((value, at) => value === other.ndcg[at]) ? "same" : kindOf(one, other);
    return { systems, kinds: systems.map((one) => systems.map((other) => kind(one, other))) };
  });
}

/** Returns `{ kind, before, after }` of each pair that is a gain, a loss, or without effect. */
export function listPairs(measured) {
  const pairs = [];
  for (const { systems, kinds } of measured) {
    systems.forEach((before, i) => {
      systems.forEach((after, j) => {
        if (["gain", "null", "loss"].includes(kinds[i][j])) {
          pairs.push({ kind: kinds[i][j], before, after });
        }
      });
    });
  }
  return pairs;
}

export const sizesFor = ({ recall }) =>
  SIZES.filter((size) => size === "whole" || size < recall.length);

/** Draws the cases of a suite, and an intent for each. `intents` is null if there is only one. */
export function drawSuite({ recall: { length } }, size, count, chance) {
  const cases = drawSample(length, size === "whole" ? length : size, chance);
  const intents = count === 1 ? null : cases.map(() => Math.floor(chance() * count));
  return { cases, intents };
}

export const cellKey = (kind, intents, size) => `${kind}, ${intents}, ${size}`;

/**
 * Returns for each kind, number of intents and size the shares of suites that fail, one of each
 * pair.
 */
export function failingShares(pairs, draws, chance) {
  const cells = new Map();
  const addPair = (key, suites) => {
    const cell = cells.get(key) ?? { rule: [], plain: [] };
    cells.set(key, cell);
    cell.rule.push(mean(suites.map((buckets) => Number(isFailing(buckets)))));
    cell.plain.push(mean(suites.map((buckets) => Number(isBelowPlainLimit(buckets)))));
  };
  for (const { kind, before, after } of pairs) {
    for (const size of sizesFor(before)) {
      for (const count of INTENTS) {
        // The whole collection makes one suite. Its intents are drawn.
        const rounds = size === "whole" && count === 1 ? 1 : draws;
        const suites = Array.from({ length: rounds }, () => drawSuite(before, size, count, chance));
        const moved = suites.map(({ cases, intents }) =>
          makeBuckets(before, after, cases, intents),
        );
        addPair(cellKey(kind, count, size), moved);
        if (kind === "loss" && count > 1) {
          const inOneIntent = suites.map(({ cases, intents }) =>
            makeBuckets(before, changeOneIntent(before, after, cases, intents), cases, intents),
          );
          addPair(cellKey("local", count, size), inOneIntent);
        }
      }
    }
  }
  return cells;
}

/** Returns what `after` measures in the first intent, and `before` in all others. */
function changeOneIntent(before, after, cases, intents) {
  const mixed = Object.fromEntries(
    Object.entries(before).map(([name, values]) => [name, values.slice()]),
  );
  for (const [i, at] of cases.entries()) {
    if (intents[i] === 0) {
      for (const [name, values] of Object.entries(after)) {
        mixed[name][at] = values[at];
      }
    }
  }
  return mixed;
}
