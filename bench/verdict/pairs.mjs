/** All ordered pairs of rankings of the collections, and the share of them that each way to decide blocks. */
import { classify, measure } from "./measures.mjs";
import { intervalBeyond, plainDrop, verdictOf } from "./rule.mjs";
import { systemsOf } from "./systems.mjs";

export const SIZES = ["whole", 80, 40, 20];
export const KINDS = ["gain", "null", "loss", "small loss"];
export const INTENTS = [1, 4];

/** `{ collection, from, to, before, after, kind, both }` of each ordered pair that is of a kind. */
export function pairsOf(collections, streamOf, step) {
  const pairs = [];
  for (const collection of collections) {
    const measured = systemsOf(collection, streamOf, step).map(({ name, run }) => ({
      name,
      values: measure(collection.qrels, run, collection.k),
    }));
    for (const from of measured) {
      for (const to of measured) {
        if (from === to || same(from.values, to.values)) continue;
        const { kind, both } = classify(from.values, to.values);
        if (!KINDS.includes(kind)) continue;
        const [before, after] = [from.values, to.values];
        pairs.push({ collection: collection.name, from: from.name, to: to.name, before, after, kind, both });
      }
    }
  }
  return pairs;
}

const same = (one, other) => one.ndcg.every((value, at) => value === other.ndcg[at]);

export const GATE = "**this gate**";

const ALONE = "its limits alone (`significance: off`)";
const SIMPLER = {
  "a drop of 0.02 in any mean": (...pair) => plainDrop(...pair, 0.02),
  "a drop of 0.05 in any mean": (...pair) => plainDrop(...pair, 0.05),
  "a 95 % interval beyond 0.02": (...pair) => intervalBeyond(...pair, 0.02),
};
export const WAYS = [GATE, ALONE, ...Object.keys(SIMPLER)];

/** By way to decide, whether it blocks this suite. */
function blockedBy(library, before, after, cases, intents) {
  const { red, beyondLimits } = verdictOf(library, before, after, cases, intents);
  const simpler = Object.entries(SIMPLER).map(([way, blocks]) => [
    way,
    blocks(before, after, cases, intents),
  ]);
  return new Map([[GATE, red], [ALONE, beyondLimits], ...simpler]);
}

/** A sample without replacement, ascending. */
export function drawn(total, size, chance) {
  const all = Array.from({ length: total }, (_, at) => at);
  for (let i = 0; i < size; i++) {
    const j = i + Math.floor(chance() * (total - i));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.slice(0, size).sort((a, b) => a - b);
}

export const keyOf = (way, kind, size, intents) => [way, kind, size, intents].join("|");

/** Over the pairs: the sum of their shares of blocked suites, and how many pairs, by `keyOf`. */
export function blockedShares(pairs, library, draws, chance) {
  const sums = new Map();
  for (const pair of pairs) {
    for (const size of SIZES.filter((each) => each === "whole" || each < pair.before.recall.length)) {
      for (const intents of INTENTS) {
        for (const [way, share] of sharesOf(pair, size, intents, library, draws, chance)) {
          const key = keyOf(way, pair.kind, size, intents);
          const at = sums.get(key) ?? { blocked: 0, pairs: 0 };
          sums.set(key, { blocked: at.blocked + share, pairs: at.pairs + 1 });
        }
      }
    }
  }
  return sums;
}

/** The share of suites drawn of one pair that each way blocks. */
function sharesOf({ before, after }, size, intents, library, draws, chance) {
  const total = before.recall.length;
  // The whole set is one suite, but its intents are drawn too.
  const rounds = size === "whole" && intents === 1 ? 1 : draws;
  const shares = new Map(WAYS.map((way) => [way, 0]));
  for (let round = 0; round < rounds; round++) {
    const cases = drawn(total, size === "whole" ? total : size, chance);
    const of = intents === 1 ? null : cases.map(() => Math.floor(chance() * intents));
    for (const [way, blocked] of blockedBy(library, before, after, cases, of)) {
      if (blocked) shares.set(way, shares.get(way) + 1 / rounds);
    }
  }
  return shares;
}

/** Wilson's interval for a share (1927), at 95 %. Each pair counts once, however many suites are drawn of it. */
export function wilson(blocked, pairs) {
  const z = 1.96;
  const share = blocked / pairs;
  const centre = (share + z ** 2 / (2 * pairs)) / (1 + z ** 2 / pairs);
  const half =
    (z / (1 + z ** 2 / pairs)) * Math.sqrt((share * (1 - share)) / pairs + z ** 2 / (4 * pairs ** 2));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** How many moves make recall and nDCG both significantly better, and which of them are red on the whole set. */
export function redThoughBetter(pairs, library) {
  const better = pairs.filter(({ both }) => both);
  const red = better.filter(
    ({ before, after }) => verdictOf(library, before, after, [...before.recall.keys()], null).red,
  );
  return { better: better.length, red };
}
