/** What the checks of one pairing are decided on. */
import type { Check } from "../model/verdict.ts";
import type { TestsByReference } from "./bucket-test.ts";
import { decideCheck } from "./checks.ts";
import type { Pairing, Policy } from "./pairs.ts";

export interface DecisionInputs {
  readonly policy: Policy;
  readonly pairing: Pairing;
  readonly tests: TestsByReference;
  /** The group of each case that has one, by case id (`caseGroups`). */
  readonly groups: ReadonlyMap<string, string>;
}

/**
 * Returns a check against the figures that were last accepted: a failed one becomes `fell` if no
 * case is worse than its recorded row (`isWorseNow`), since the fall was recorded earlier. `record`
 * (`policy.adopting`) would record it, so there it stays failed.
 */
export function excuseEarlierFall(check: Check, isWorseNow: boolean, policy: Policy): Check {
  return check.passed || policy.adopting === true || isWorseNow
    ? check
    : decideCheck(check, { state: "fell", reason: "earlier" });
}
