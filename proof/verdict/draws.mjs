/**
 * Changes from one system of a collection to another, drawn, and which share of them fails.
 */
import { drawOne, drawSample, mean } from "./library.mjs";
import { QUALITY, kindOf, measure } from "./measures.mjs";
import { systemsOf } from "./systems.mjs";

export const SIZES = [6, 12, 20, 40, 80, 200, "all"];
export const INTENTS = [1, 4];
/** Which share of a suite's queries a change touches. */
export const WORLDS = { whole: 1, local30: 0.3, local10: 0.1 };
export const KINDS = ["gain", "null", "loss"];

/**
 * Returns the collections as `{ systems, kinds }`: the measured systems, and in `kinds[i][j]` what
 * the move from the i-th to the j-th is. Each is there twice, with other judgments.
 */
export function measureCollections(collections, step) {
  return collections.flatMap((collection) => {
    const runs = systemsOf(collection, step);
    return listJudgments(collection.qrels).map((qrels) => {
      const systems = runs.map(({ run }) => measure(qrels, run, collection.k));
      const kinds = systems.map((before) => systems.map((after) => kindOf(before, after)));
      return { systems, kinds };
    });
  });
}

/** Golden suites list one to three documents a query, these collections up to fifteen. */
const MOST_TARGETS = [3, 1];

/** Returns the judgments with the best documents of each query alone: three, and one. */
export function listJudgments(qrels) {
  const best = [...qrels].map(([query, documents]) => {
    const sorted = [...documents].toSorted(([, grade], [, other]) => other - grade);
    return [query, sorted];
  });
  return MOST_TARGETS.map(
    (most) => new Map(best.map(([query, sorted]) => [query, new Map(sorted.slice(0, most))])),
  );
}

const LEAST_PAIRS = 10;

/** Returns the pairs of each collection, as `{ before, after }` by kind, where there are enough. */
export function pairsByKind(measured) {
  const byKind = new Map(KINDS.map((kind) => [kind, []]));
  for (const { systems, kinds } of measured) {
    for (const kind of KINDS) {
      const pairs = systems.flatMap((before, i) =>
        systems.flatMap((after, j) => (kinds[i][j] === kind ? [{ before, after }] : [])),
      );
      if (pairs.length >= LEAST_PAIRS) {
        byKind.get(kind).push(pairs);
      }
    }
  }
  return byKind;
}

export const sizesFor = ({ recall }) =>
  SIZES.filter((size) => size === "all" || size < recall.length);

/** Draws the queries of a suite, and an intent for each. `intents` is null if there is only one. */
export function drawSuite({ recall }, size, count, chance) {
  const all = [...recall.keys()];
  const queries = size === "all" ? all : drawSample(all, size, chance);
  const intents = count === 1 ? null : queries.map(() => Math.floor(chance() * count));
  return { queries, intents };
}

/**
 * Returns `before` with the figures of `after` in about this share of the queries. If these do not
 * differ in any, one in which they do is drawn.
 */
export function changeShare(before, after, queries, share, chance) {
  if (share === 1) {
    return replaceQueries(before, after, queries);
  }
  const differs = (at) => QUALITY.some((name) => before[name][at] !== after[name][at]);
  const touched = queries.filter(() => chance() < share);
  const changed = touched.some(differs) ? touched : drawSample(queries.filter(differs), 1, chance);
  return replaceQueries(before, after, changed);
}

function replaceQueries(before, after, queries) {
  const mixed = {};
  for (const name of Object.keys(before)) {
    mixed[name] = before[name].slice();
    for (const at of queries) {
      mixed[name][at] = after[name][at];
    }
  }
  return mixed;
}

export const cellKey = (world, kind, intents, size) => `${world}, ${kind}, ${intents}, ${size}`;

/**
 * Returns for each world, kind, number of intents and size the draws: whether each fails by the
 * rule (`red`), and whether by lost queries alone (`lost`). `local`: a loss in the first of four
 * intents.
 */
export function drawChanges(pairs, count, rule, chance) {
  const cells = new Map();
  for (const [world, share] of Object.entries(WORLDS)) {
    for (const kind of [...KINDS, "local"]) {
      const collections = pairs.get(kind === "local" ? "loss" : kind);
      for (const intents of kind === "local" ? [4] : INTENTS) {
        for (const size of SIZES) {
          const large = collections.filter(([{ before }]) => sizesFor(before).includes(size));
          if (large.length === 0) {
            continue;
          }
          const draws = Array.from({ length: count }, () => {
            const { before, after } = drawOne(drawOne(large, chance), chance);
            const suite = drawSuite(before, size, intents, chance);
            const touched =
              kind === "local"
                ? suite.queries.filter((_, nth) => suite.intents[nth] === 0)
                : suite.queries;
            return judgeChange(
              suite,
              before,
              changeShare(before, after, touched, share, chance),
              rule,
            );
          });
          cells.set(cellKey(world, kind, intents, size), {
            red: mean(draws.map(({ isRed }) => Number(isRed))),
            lost: mean(draws.map(({ isLostAlone }) => Number(isLostAlone))),
          });
        }
      }
    }
  }
  return cells;
}

function judgeChange(drawn, before, after, rule) {
  const suite = rule.suiteOf(drawn);
  const failed = rule.findFailedChecks(suite, rule.baselineOf(suite, before), after);
  return {
    isRed: failed.length > 0,
    isLostAlone: failed.length > 0 && failed.every(({ by }) => by === "lost"),
  };
}
