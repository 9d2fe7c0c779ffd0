/**
 * Chains of changes, each judged from what was merged before it, with the accepted figures and
 * without them.
 */
import { mean } from "./library.mjs";
import { QUALITY } from "./measures.mjs";
import { INTENTS, drawSuite, sizesFor } from "./pairs.mjs";
import {
  groupIntoBuckets,
  isFailing,
  isFailingSinceAccepted,
  isGain,
  makeBuckets,
} from "./rule.mjs";

const CHANGES = 10;
const NO_MOVE = { recall: 0, mrr: 0, ndcg: 0, foundBefore: null };
/** Which changes of a chain a column of the table holds, from 1. */
export const PLACES = [
  [1, 1],
  [2, 4],
  [5, 7],
  [8, 10],
];

function addMove(move, earlier) {
  const sums = QUALITY.map((metric) => [metric, move[metric] + earlier[metric]]);
  return {
    ...move,
    ...Object.fromEntries(sums),
    foundBefore: earlier.foundBefore ?? move.foundBefore,
  };
}

/**
 * Returns the changes of one chain with their place, and whether each is red. A red change is not
 * merged. `isNext` says whether a system may follow the one that is merged.
 */
function runChain(start, { cases, intents }, systems, isNext, chance, remembers) {
  const changes = [];
  let merged = start;
  let earlier = cases.map(() => NO_MOVE);
  for (let place = 1; place <= CHANGES; place++) {
    const choice = [...systems.keys()].filter((to) => isNext(merged, to));
    if (choice.length === 0) {
      break;
    }
    const to = choice[Math.floor(chance() * choice.length)];
    const buckets = makeBuckets(systems[merged], systems[to], cases, intents);
    const since = buckets[0].moves.map((move, at) => addMove(move, earlier[at]));
    const bucketsSince = groupIntoBuckets(since, intents);
    const isRed =
      isFailing(buckets) || (remembers && isFailingSinceAccepted(bucketsSince, buckets));
    changes.push({ place, isRed });
    if (!isRed) {
      merged = to;
      earlier = isGain(bucketsSince) ? since.map(() => NO_MOVE) : since;
    }
  }
  return { changes, merged };
}

/**
 * Calls `visit` for each collection, start, size and number of intents, as often as `draws` says.
 */
function forEachStart(measured, draws, visit) {
  for (const { systems, kinds } of measured) {
    for (const start of systems.keys()) {
      for (const size of sizesFor(systems[start])) {
        for (const count of INTENTS) {
          for (let draw = 0; draw < draws; draw++) {
            visit({ systems, kinds, start, size, count });
          }
        }
      }
    }
  }
}

/**
 * Returns the share of red changes by PLACES. No change has an effect, neither against what was
 * merged before it nor against the start.
 */
export function harmlessShares(measured, draws, chance) {
  const red = PLACES.map(() => []);
  forEachStart(measured, draws, ({ systems, kinds, start, size, count }) => {
    const isNext = (from, to) =>
      kinds[from][to] === "null" && ["null", "same"].includes(kinds[start][to]);
    const suite = drawSuite(systems[start], size, count, chance);
    const { changes } = runChain(start, suite, systems, isNext, chance, true);
    for (const { place, isRed } of changes) {
      const at = PLACES.findIndex(([first, last]) => first <= place && place <= last);
      red[at].push(Number(isRed));
    }
  });
  return red.map(mean);
}

/**
 * Returns how many chains end in a loss against their start, with and without the accepted figures.
 * Each change goes down a little, with no effect against what was merged before it.
 */
export function countLostChains(measured, draws, chance) {
  const lost = { chains: 0, remembered: 0, forgotten: 0 };
  forEachStart(measured, draws, ({ systems, kinds, start, size, count }) => {
    const heights = systems.map(({ recall, ndcg }) => mean(recall) + mean(ndcg));
    const isNext = (from, to) => kinds[from][to] === "null" && heights[to] < heights[from];
    if (kinds[start].filter((kind) => kind === "loss").length < 3) {
      return;
    }
    const suite = drawSuite(systems[start], size, count, chance);
    const endsInLoss = (remembers) => {
      const { merged } = runChain(start, suite, systems, isNext, chance, remembers);
      return Number(kinds[start][merged] === "loss");
    };
    lost.chains++;
    lost.remembered += endsInLoss(true);
    lost.forgotten += endsInLoss(false);
  });
  return lost;
}
