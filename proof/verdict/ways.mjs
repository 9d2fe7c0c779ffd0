/** A suite drawn from a pair of systems, and who blocks it: the rule, the one before it, and simpler ones. */
import { landedBlocks } from "./landed.mjs";
import { BucketTest, GAIN_LEVEL, OVERALL, intentScope, mean } from "./library.mjs";
import { QUALITY, differences, estimate } from "./measures.mjs";

const EPSILON = 1e-9;
/** An intent of fewer cases is not gated. */
const SMALL = 5;

const heldBy = (tolerance) =>
  Object.fromEntries(QUALITY.map((metric) => [metric, { tolerance, significance: "auto" }]));
const HELD = { overall: heldBy(0.01), intent: heldBy(0.05) };

/** What these cases did; with `intents` (one for each case) by intent, too. */
export function bucketsOf(before, after, cases, intents = null) {
  return grouped(
    cases.map((at) => differences(before, after, at)),
    intents,
  );
}

/** `[{ kind, held, moves }]`, the whole suite first. */
export function grouped(moves, intents = null) {
  const overall = { kind: "overall", held: HELD.overall, moves };
  if (intents === null) {
    return [overall];
  }
  const parts = [...new Set(intents)].map((name) => moves.filter((_, at) => intents[at] === name));
  const gated = parts.filter((part) => part.length >= SMALL);
  return [overall, ...gated.map((part) => ({ kind: "intent", held: HELD.intent, moves: part }))];
}

/** The rule's tests of the buckets. Against the accepted state the moves are those since then. */
function testsOf(buckets, reference) {
  return buckets.map(({ kind, held, moves }, at) => {
    const bucket = {
      scope: kind === "overall" ? OVERALL : intentScope(String(at)),
      rules: new Map(Object.entries(held)),
      intents: kind === "overall" ? null : buckets.length - 1,
    };
    const tolerances = new Map(
      Object.entries(held).map(([metric, { tolerance }]) => [metric, tolerance]),
    );
    return new BucketTest(bucket, reference, moves, tolerances);
  });
}

const isRed = (test) => QUALITY.some((metric) => test.decide(metric).outcome === "fail");

export const ruleBlocks = (buckets) => testsOf(buckets, "baseline").some(isRed);

/** The second question: a bucket that fell since the last acceptance fails if this change made one of its cases worse. */
export function acceptedBlocks(since, buckets) {
  const own = testsOf(buckets, "baseline");
  return testsOf(since, "accepted").some((test, at) => isRed(test) && own[at].hasWorseCase);
}

/** Whether the moves since the last acceptance are a gain. */
export function isGain(since) {
  const tests = testsOf(since, "accepted");
  const [whole] = tests;
  const isRise = whole.isAboveLimit() && whole.riseP <= GAIN_LEVEL + EPSILON;
  return isRise && !tests.some((test) => test.isBelowLimit());
}

const anyMean = (blocks) => (buckets) =>
  buckets.some(({ moves }) => QUALITY.some((metric) => blocks(moves.map((move) => move[metric]))));

const dropOf = (drop) => anyMean((values) => -mean(values) > drop + EPSILON);

/** A normal 95 % interval of the mean that lies below -drop as a whole. */
const intervalBeyond = (drop) =>
  anyMean((values) => {
    const { centre, error } = estimate(values);
    return centre + 1.96 * error < -drop - EPSILON;
  });

export const [RULE, LANDED] = ["this rule", "the rule before it"];
/** By name, whether it blocks these buckets. */
export const WAYS = {
  [RULE]: (buckets) => ruleBlocks(buckets),
  [LANDED]: landedBlocks,
  "a drop of 0.02": dropOf(0.02),
  "a drop of 0.05": dropOf(0.05),
  "an interval beyond 0.02": intervalBeyond(0.02),
};
