/**
 * Finds which costs can be compared. Without the cost of an answer the mean would be of other
 * queries than the baseline's, so nothing is judged.
 */
import { findCasesWithoutCost } from "../metrics/cost.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { NOT_MEASURED, bareCulprit, missingCheck } from "./checks.ts";
import { type ComparedCases, metricValue, type Pair } from "./pairs.ts";
import type { Rule } from "./rules.ts";

type Comparable =
  | { readonly cases: ComparedCases; readonly missing?: never }
  | { readonly missing: Check; readonly cases?: never };

/**
 * Returns the cases whose cost can be compared: those with a cost in the baseline as pairs, the
 * others as new (`added`). Returns a failed check instead if an answer of this run lacks its cost,
 * or if no row has one and the rule has a tolerance. Failed queries are no answers: they may lack
 * it.
 */
export function costCases(rule: Rule, { pairs, added }: ComparedCases): Comparable {
  const { name } = rule.metric;
  const scoresNow = [...pairs.map((pair) => pair.now), ...added];
  const casesWithoutCost = findCasesWithoutCost(scoresNow, name);
  if (casesWithoutCost.length > 0) {
    return { missing: missingCheck(rule, NOT_MEASURED, {}, listCulprits(casesWithoutCost)) };
  }
  const hasCostBefore = ({ before }: Pair): boolean => metricValue(before, name) !== null;
  const lacksAllCosts = pairs.length > 0 && !pairs.some(hasCostBefore);
  if (lacksAllCosts && rule.tolerance.length > 0) {
    const cases = listCulprits(pairs.map(({ now }) => now));
    return { missing: missingCheck(rule, { code: "baseline_lacks_metric" }, {}, cases) };
  }
  const pairsWithoutCost = pairs.filter((pair) => !hasCostBefore(pair));
  const newCases = [...pairsWithoutCost.map(({ now }) => now), ...added];
  return { cases: { pairs: pairs.filter(hasCostBefore), added: newCases } };
}

function listCulprits(cases: readonly CaseScore[]): readonly Culprit[] {
  return cases.map(({ id }) => bareCulprit(id));
}
