/** Changes that record: gains that adopt their baseline, and chains of changes, each judged from what was merged before it. */
import { landedBlocks } from "./landed.mjs";
import { mean, sum } from "./library.mjs";
import { QUALITY } from "./measures.mjs";
import { SIZES, sizesFor, suiteOf } from "./pairs.mjs";
import { acceptedBlocks, bucketsOf, grouped, isGain, ruleBlocks } from "./ways.mjs";

export const STEPS = 8;
export const SHOWN_STEPS = [1, 2, 8];
const NO_CHANGE = 1e-9;
const NOTHING = { recall: 0, mrr: 0, ndcg: 0, foundBefore: null };
const share = (rows, is) => (rows.length === 0 ? null : mean(rows.map((row) => Number(is(row)))));
const fell = (moves) =>
  QUALITY.some((metric) => sum(moves.map((move) => move[metric])) < -NO_CHANGE * moves.length);
const plus = (move, drift) => ({
  ...move,
  ...Object.fromEntries(QUALITY.map((metric) => [metric, move[metric] + drift[metric]])),
  foundBefore: drift.foundBefore ?? move.foundBefore,
});

/** What a change records of how far its cases moved since the last acceptance: nothing after a gain, which is the new one. */
function recorded(since) {
  return isGain(since) ? since[0].moves.map(() => NOTHING) : since[0].moves;
}

/**
 * Of gains by number of intents and size, the shares that are `green`; that are `adopted`, green with the new baseline in the same change
 * too, where the anchor is asked as well; and that were so `formerly`, when no mean of an adopted baseline could fall.
 * `turned` counts those that are green, and red once adopted.
 */
export function adoptionShares(pairs, draws, chance) {
  const gains = pairs.filter(({ kind }) => kind === "gain");
  return [1, 4, 8].flatMap((intents) =>
    SIZES.map((size) => {
      const rows = gains
        .filter(({ before }) => sizesFor(before).includes(size))
        .flatMap((pair) =>
          Array.from({ length: draws }, () => adoption(pair, size, intents, chance)),
        );
      return {
        intents,
        size,
        green: share(rows, ({ green }) => green),
        adopted: share(rows, ({ green, anchor }) => green && !anchor),
        formerly: share(rows, ({ formerly }) => formerly),
        turned: rows.filter(({ green, anchor }) => green && anchor).length,
      };
    }),
  );
}

function adoption({ before, after }, size, intents, chance) {
  const { cases, of } = suiteOf(before, size, intents, chance);
  const buckets = bucketsOf(before, after, cases, of);
  return {
    green: !ruleBlocks(buckets),
    anchor: acceptedBlocks(buckets, buckets),
    formerly: !landedBlocks(buckets) && !buckets.some(({ moves }) => fell(moves)),
  };
}

/**
 * From each system eight proposals, drawn among those that have no effect against what is merged. In `harmless` chains
 * they have none against the start either. In the others each is lower than what is merged, and some are a loss against
 * the start. A red one is not merged.
 */
function chains(measured, harmless, intents, draws, chance) {
  return measured.flatMap((collection) => {
    const { systems, kinds } = collection;
    const height = systems.map(({ recall, ndcg }) => mean(recall) + mean(ndcg));
    const mayFollow = (from, start, to) =>
      kinds[from][to] === "null" &&
      (harmless ? ["null", "same"].includes(kinds[start][to]) : height[to] < height[from]);
    const next = (from, start) => [...systems.keys()].filter((to) => mayFollow(from, start, to));
    return [...systems.keys()].flatMap((start) =>
      sizesFor(systems[start]).flatMap((size) =>
        Array.from({ length: draws }, () => {
          const suite = suiteOf(systems[start], size, intents, chance);
          const steps = chainFrom(start, suite, systems, next, chance);
          return { size, steps: steps.map((step) => ({ ...step, kind: kinds[start][step.to] })) };
        }),
      ),
    );
  });
}

/**
 * By step, whether it is red from the baseline and from the anchor, whether the anchor had `moved` since the start, and
 * whether what was merged is red when it is run `again`.
 */
function chainFrom(start, { cases, of }, systems, next, chance) {
  const steps = [];
  let [merged, moved] = [start, false];
  let drift = cases.map(() => NOTHING);
  for (let step = 1; step <= STEPS; step++) {
    const choice = next(merged, start);
    if (choice.length === 0) {
      break;
    }
    const to = choice[Math.floor(chance() * choice.length)];
    const buckets = bucketsOf(systems[merged], systems[to], cases, of);
    const far = buckets[0].moves.map((move, at) => plus(move, drift[at]));
    const row = {
      step,
      to,
      moved,
      baseline: ruleBlocks(buckets),
      anchor: acceptedBlocks(grouped(far, of), buckets),
    };
    steps.push(row);
    if (row.baseline || row.anchor) {
      continue;
    }
    drift = recorded(grouped(far, of));
    const still = bucketsOf(systems[to], systems[to], cases, of);
    row.again = ruleBlocks(still) || acceptedBlocks(grouped(far, of), still);
    moved ||= drift !== far;
    merged = to;
  }
  return steps;
}

const isRed = ({ baseline, anchor }) => baseline || anchor;

/**
 * By number of intents and size, as shares: of harmless changes those that are `red` at a step, and those `added` by the
 * anchor alone; of the first real loss from the anchor in each chain those that are red. `again`: how often any merged one is.
 */
export function chainShares(measured, draws, chance) {
  return [1, 4].flatMap((intents) => {
    const all = [true, false].map((harmless) => chains(measured, harmless, intents, draws, chance));
    return SIZES.map((size) => {
      const [flat, down] = all.map((each) =>
        each.filter((one) => one.size === size).map(({ steps }) => steps),
      );
      const steps = flat.flat();
      const losses = down.flatMap((chain) => chain.find(({ kind }) => kind === "loss") ?? []);
      const real = losses.filter(({ moved }) => !moved);
      return {
        intents,
        size,
        red: SHOWN_STEPS.map((at) =>
          share(
            flat.flatMap((chain) => chain[at - 1] ?? []),
            isRed,
          ),
        ),
        added: share(steps, ({ baseline, anchor }) => anchor && !baseline),
        losses: real.length,
        byBaseline: share(real, ({ baseline }) => baseline),
        caught: share(real, isRed),
        again: [...flat, ...down].flat().filter((row) => row.again).length,
      };
    });
  });
}
