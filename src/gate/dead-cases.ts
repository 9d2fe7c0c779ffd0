/** Cases that guard nothing. */
import type { Baseline } from "../model/baseline.ts";
import type { Suite } from "../model/suite.ts";
import { finds } from "./pairs.ts";

/**
 * Ids of the cases that found none of their targets in the baseline, in any of its runs: they can never be lost, and a
 * target that exists nowhere looks like this. In the order of the suite.
 */
export function deadCases(suite: Suite | null, baseline: Baseline | null): readonly string[] {
  if (suite === null || baseline === null) return [];
  return suite.cases
    .filter((each) => {
      const before = baseline.cases.get(each.id);
      if (before === undefined || before.digest !== each.digest || each.expected.length === 0) return false;
      return before.found === undefined ? !finds(before) : before.found.in === 0;
    })
    .map(({ id }) => id);
}
