/** What the checks of one pairing are decided on, and the outcomes that several kinds of checks share. */
import type { MeanCheck } from "../model/verdict.ts";
import type { TestsByReference } from "./bucket-test.ts";
import { EPSILON } from "./limits.ts";
import type { Pairing } from "./pairs.ts";
import type { Policy } from "./policy.ts";

/** Everything that the checks of one pairing need. */
export interface Judgment {
  readonly policy: Policy;
  readonly pairing: Pairing;
  readonly tests: TestsByReference;
  /** The group of each case that has one, by case id (`caseGroups`). */
  readonly groups: ReadonlyMap<string, string>;
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
