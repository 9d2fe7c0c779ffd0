/** All ordered pairs of systems of the collections, and the share of their suites that each way to decide blocks. */
import { drawn, mean } from "./library.mjs";
import { kindOf, measure } from "./measures.mjs";
import { systemsOf } from "./systems.mjs";
import { LANDED, RULE, WAYS, bucketsOf } from "./ways.mjs";

export const SIZES = ["whole", 80, 40, 20];
export const INTENTS = [1, 4];

/** By collection its systems as measured, `kinds[i][j]` being that of the move from the i-th to the j-th; `same` where nothing differs. */
export function measuredOf(collections, step) {
  return collections.map((collection) => {
    const systems = systemsOf(collection, step).map(({ run }) =>
      measure(collection.qrels, run, collection.k),
    );
    const kind = (one, other) =>
      one.ndcg.every((value, at) => value === other.ndcg[at]) ? "same" : kindOf(one, other);
    return { systems, kinds: systems.map((one) => systems.map((other) => kind(one, other))) };
  });
}

/** `{ kind, before, after }` of each pair that is a gain, a loss, or without effect. */
export const pairsOf = (measured) =>
  measured.flatMap(({ systems, kinds }) =>
    systems.flatMap((before, i) =>
      systems.flatMap((after, j) =>
        ["gain", "null", "loss"].includes(kinds[i][j])
          ? [{ kind: kinds[i][j], before, after }]
          : [],
      ),
    ),
  );

export const sizesFor = ({ recall }) =>
  SIZES.filter((size) => size === "whole" || size < recall.length);

/** A suite of the size, or of all; its intents, one for each case, are drawn, too. */
export function suiteOf({ recall: { length } }, size, intents, chance) {
  const cases = drawn(length, size === "whole" ? length : size, chance);
  return { cases, of: intents === 1 ? null : cases.map(() => Math.floor(chance() * intents)) };
}

/** Of each pair the share of suites that each way blocks: arrays by way, by `keyOf`. */
export function blockedShares(pairs, draws, chance) {
  const cells = new Map();
  const add = (kind, intents, size, suites) => {
    const key = keyOf(kind, intents, size);
    if (!cells.has(key)) {
      cells.set(key, Object.fromEntries(Object.keys(WAYS).map((way) => [way, []])));
    }
    for (const [way, blocks] of Object.entries(WAYS)) {
      cells.get(key)[way].push(mean(suites.map((buckets) => Number(blocks(buckets)))));
    }
  };
  for (const { kind, before, after } of pairs) {
    for (const size of sizesFor(before)) {
      for (const intents of INTENTS) {
        // Of the whole set there is one suite; its intents are drawn.
        const rounds = size === "whole" && intents === 1 ? 1 : draws;
        const suites = Array.from({ length: rounds }, () => suiteOf(before, size, intents, chance));
        add(
          kind,
          intents,
          size,
          suites.map(({ cases, of }) => bucketsOf(before, after, cases, of)),
        );
        if (kind !== "loss" || intents === 1) {
          continue;
        }
        const local = ({ cases, of }) =>
          bucketsOf(before, localTo(before, after, cases, of), cases, of);
        add("local", intents, size, suites.map(local));
      }
    }
  }
  return cells;
}

export const keyOf = (kind, intents, size) => `${kind}, ${intents}, ${size}`;

/** What `after` measures in the first intent, and `before` in all others. */
function localTo(before, after, cases, of) {
  const mixed = Object.fromEntries(
    Object.entries(before).map(([name, values]) => [name, values.slice()]),
  );
  for (const [i, at] of cases.entries()) {
    if (of[i] === 0) {
      for (const [name, values] of Object.entries(after)) {
        mixed[name][at] = values[at];
      }
    }
  }
  return mixed;
}

const RESAMPLES = 2000;

/** The rule less the one before it, as a mean over pairs with its 95 % interval (bootstrap over pairs). */
export function differenceOf(cell, chance) {
  const each = cell[RULE].map((share, at) => share - cell[LANDED][at]);
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let total = 0;
    for (let i = 0; i < each.length; i++) {
      total += each[Math.floor(chance() * each.length)];
    }
    return total / each.length;
  }).sort();
  return { mean: mean(each), low: means[0.025 * RESAMPLES], high: means[0.975 * RESAMPLES - 1] };
}
