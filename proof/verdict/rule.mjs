/**
 * The default rule of src/decision, asked of the moves of a suite's cases; and a plain limit beside
 * it.
 */
import { BucketTest, GAIN_LEVEL, OVERALL, intentScope, mean } from "./library.mjs";
import { QUALITY, caseMove } from "./measures.mjs";

const EPSILON = 1e-9;
/** An intent of fewer cases is no bucket. */
const SMALL_INTENT = 5;
const SUITE_TOLERANCE = 0.01;
const INTENT_TOLERANCE = 0.05;

/**
 * Returns the buckets of these cases: the whole suite first, then the intents (one for each case;
 * null: none).
 */
export function makeBuckets(before, after, cases, intents) {
  const moves = cases.map((at) => caseMove(before, after, at));
  return groupIntoBuckets(moves, intents);
}

export function groupIntoBuckets(moves, intents) {
  const buckets = [{ isSuite: true, moves }];
  for (const name of new Set(intents)) {
    const own = moves.filter((_, at) => intents[at] === name);
    if (own.length >= SMALL_INTENT) {
      buckets.push({ isSuite: false, moves: own });
    }
  }
  return buckets;
}

function testBuckets(buckets, reference) {
  return buckets.map(({ isSuite, moves }, at) => {
    const tolerance = isSuite ? SUITE_TOLERANCE : INTENT_TOLERANCE;
    const rules = new Map(QUALITY.map((metric) => [metric, { tolerance, significance: "auto" }]));
    const bucket = {
      scope: isSuite ? OVERALL : intentScope(String(at)),
      rules,
      intents: isSuite ? null : buckets.length - 1,
    };
    const tolerances = new Map(QUALITY.map((metric) => [metric, tolerance]));
    return new BucketTest(bucket, reference, moves, tolerances);
  });
}

const isRed = (test) => QUALITY.some((metric) => test.decide(metric).outcome === "fail");

/** Whether the rule fails this change. */
export function isFailing(buckets) {
  return testBuckets(buckets, "baseline").some(isRed);
}

/**
 * Whether the rule fails what has changed since the last acceptance, and this change made a case of
 * the bucket worse.
 */
export function isFailingSinceAccepted(bucketsSince, buckets) {
  const tests = testBuckets(buckets, "baseline");
  return testBuckets(bucketsSince, "accepted").some(
    (test, at) => isRed(test) && tests[at].hasWorseCase,
  );
}

/** Whether what has changed since the last acceptance is a gain. */
export function isGain(bucketsSince) {
  const tests = testBuckets(bucketsSince, "accepted");
  const [suite] = tests;
  const isRise = suite.isAboveLimit() && suite.riseP <= GAIN_LEVEL + EPSILON;
  return isRise && !tests.some((test) => test.isBelowLimit());
}

/** Whether a mean of any bucket fell by more than 0.02: what a plain limit would fail. */
export function isBelowPlainLimit(buckets) {
  return buckets.some(({ moves }) =>
    QUALITY.some((metric) => -mean(moves.map((move) => move[metric])) > 0.02 + EPSILON),
  );
}
