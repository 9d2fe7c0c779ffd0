/** What the checks of one pairing are decided on, and the outcomes that several kinds of checks share. */
import type { MeanCheck, Reference } from "../model/verdict.ts";
import { type BucketTests, findBuckets, testBuckets } from "./bucket-test.ts";
import { EPSILON } from "./limits.ts";
import type { Pairing } from "./pairs.ts";
import type { Policy } from "./policy.ts";
import type { Rule } from "./rules.ts";

/** The tests of all buckets, against the baseline and against the accepted state. */
export type TestsByReference = Readonly<Record<Reference, BucketTests>>;

/** Everything that the checks of one pairing need. */
export interface Judgment {
  readonly policy: Policy;
  readonly pairing: Pairing;
  readonly tests: TestsByReference;
}

/** Returns the tests of all buckets of these rules over the pairing. */
export function testPairing(
  rules: readonly Rule[],
  policy: Policy,
  pairing: Pairing,
): TestsByReference {
  const buckets = findBuckets(rules, policy.config, policy.suite);
  return {
    baseline: testBuckets(buckets, pairing, policy, "baseline"),
    accepted: testBuckets(buckets, pairing, policy, "accepted"),
  };
}

/**
 * Returns a failed check against the accepted state as `fell`, which passes, if this change made no
 * case worse: then the fall was recorded earlier. `record` (`adopting`) lets it fail.
 */
export function failIfWorseNow(check: MeanCheck, isWorseNow: boolean, policy: Policy): MeanCheck {
  if (check.passed || policy.adopting === true || isWorseNow) {
    return check;
  }
  const { by: _by, ...rest } = check;
  return { ...rest, outcome: "fell", passed: true, reason: "earlier" };
}

/** Returns a check beyond its limit with its outcome by a test of its own differences. */
export function decideByOwnTest(check: MeanCheck, p: number, level: number): MeanCheck {
  const tested = { p, level, tested: [check.metric] };
  const { by: _limit, ...figures } = check;
  if (p <= level + EPSILON) {
    return { ...figures, ...tested, by: "test" };
  }
  return { ...figures, ...tested, outcome: "fell", passed: true, reason: "not_significant" };
}
