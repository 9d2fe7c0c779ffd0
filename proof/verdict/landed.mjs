/**
 * The rule before this one (src/gate/statistics/significance.ts of commit 5232278), kept for comparison: what it decided
 * by default, where no case has a group. Its test numbered only the blocks that changed.
 */
import { signFlipP, sum } from "./library.mjs";

const METRICS = ["recall", "mrr", "ndcg"];
const NO_CHANGE = 1e-12;
const EPSILON = 1e-9;
const [LEVEL, WIDE_LEVEL, LOSS_LEVEL, BETTER_LEVEL] = [0.025, 0.15, 0.125, 0.05];
const [LARGE_FALL, LOSSES_ALONE] = [0.15, 5];

const testOf = (differences) => signFlipP(differences.filter((each) => Math.abs(each) > NO_CHANGE));
const canReach = (blocks, level) => 2 ** -blocks <= level + EPSILON;

/** One metric in one bucket: what its cases did, and whether that is beyond its limit. */
function checkOf(bucket, metric, allowed) {
  const differences = bucket.moves.map((move) => move[metric]);
  const fall = -sum(differences) / differences.length;
  const count = (is) => differences.filter(is).length;
  let p = null;
  return {
    bucket,
    metric,
    fall,
    beyond: fall > allowed + EPSILON,
    blocks: differences.length,
    changed: count((each) => Math.abs(each) > NO_CHANGE),
    lost: count((each) => each < -NO_CHANGE),
    win: count((each) => each > NO_CHANGE) > 0,
    p: () => (p ??= testOf(differences)),
  };
}

function checksOf(bucket) {
  const n = bucket.moves.length;
  const tolerance = Math.max(bucket.kind === "overall" ? 0.01 : 0.05, 1 / n);
  const checks = METRICS.map((metric) => checkOf(bucket, metric, tolerance));
  if (bucket.kind !== "overall") {
    return checks;
  }
  return [...checks, checkOf(bucket, "found", Math.floor(Math.max(2, 0.02 * n) + EPSILON) / n)];
}

/** p after Holm's correction over the intents of the metric whose changed blocks could reach the level. */
function corrected(one, family, level) {
  const reaching = family
    .filter((each) => canReach(each.changed, level))
    .sort((a, b) => a.p() - b.p());
  const at = reaching.indexOf(one);
  if (at < 0) {
    return one.p();
  }
  return Math.max(
    ...reaching.slice(0, at + 1).map((each, i) => Math.min(1, each.p() * (reaching.length - i))),
  );
}

/** Recall and nDCG of the bucket both rose, and neither by chance. */
const isBetter = ({ moves }) =>
  ["recall", "ndcg"].every((metric) => {
    const turned = moves.map((move) => -move[metric]);
    return turned.some((each) => each < 0) && testOf(turned) <= BETTER_LEVEL + EPSILON;
  });

const eitherRose = ({ moves }) =>
  ["recall", "ndcg"].some(
    (metric) => sum(moves.map((move) => move[metric])) > EPSILON * moves.length,
  );

function failsIn(one, family) {
  const intent = one.bucket.kind === "intent";
  const p = corrected(one, family, LEVEL);
  if (p <= LEVEL + EPSILON) {
    return true;
  }
  if (!intent && p <= WIDE_LEVEL + EPSILON) {
    if (!eitherRose(one.bucket) || one.fall >= LARGE_FALL - EPSILON) {
      return true;
    }
  }
  if (!one.win && corrected(one, family, LOSS_LEVEL) <= LOSS_LEVEL + EPSILON) {
    return true;
  }
  if (!one.win && intent && one.lost >= LOSSES_ALONE) {
    return true;
  }
  return !canReach(one.blocks, LOSS_LEVEL) || one.lost === one.blocks;
}

/** Whether it blocks the change; each move holds `found`, too: 1 for a case that finds a target now alone, -1 for one that did before alone. */
export function landedBlocks(buckets) {
  const checks = buckets.flatMap(checksOf);
  return checks.some((one) => {
    if (!one.beyond || isBetter(one.bucket)) {
      return false;
    }
    const inIntents = ({ bucket, metric }) => bucket.kind === "intent" && metric === one.metric;
    return failsIn(one, one.bucket.kind === "intent" ? checks.filter(inIntents) : [one]);
  });
}
