/**
 * What the checks of one pairing are decided on, and the outcomes that several kinds of checks
 * share.
 */
import type { MeanCheck } from "../model/verdict.ts";
import type { TestsByReference } from "./bucket-test.ts";
import { EPSILON } from "./limits.ts";
import type { Pairing } from "./pairs.ts";
import type { Policy } from "./policy.ts";

export interface DecisionInputs {
  readonly policy: Policy;
  readonly pairing: Pairing;
  /** The tests of all buckets over this pairing. */
  readonly tests: TestsByReference;
  /** The group of each case that has one, by case id (`caseGroups`). */
  readonly groups: ReadonlyMap<string, string>;
}

/**
 * Returns a check against the accepted state: a failed one becomes `fell` if this change made no
 * case worse, since the fall was recorded earlier. `record` (`policy.adopting`) would record it, so
 * there it stays failed.
 */
export function failIfWorseNow(check: MeanCheck, isWorseNow: boolean, policy: Policy): MeanCheck {
  if (check.passed || policy.adopting === true || isWorseNow) {
    return check;
  }
  const { by: _by, ...rest } = check;
  return { ...rest, outcome: "fell", passed: true, reason: "earlier" };
}

/** Returns a check that is beyond its limit with the outcome of its own test. */
export function decideByOwnTest(check: MeanCheck, p: number, level: number): MeanCheck {
  const test = { p, level, tested: [check.metric] };
  const { by: _byLimit, ...figures } = check;
  if (p <= level + EPSILON) {
    return { ...figures, ...test, by: "test" };
  }
  return { ...figures, ...test, outcome: "fell", passed: true, reason: "not_significant" };
}
