/**
 * Finds which costs can be compared. Without the cost of an answer the mean would be of other
 * queries than the baseline's, so nothing is judged.
 */
import { findCasesWithoutCost } from "../metrics/cost.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { NOT_MEASURED, bareCulprit, missingCheck } from "./checks.ts";
import { type ComparedCases, metricValue } from "./pairs.ts";
import type { Rule } from "./rules.ts";

type Comparable =
  | { readonly cases: ComparedCases; readonly missing?: never }
  | { readonly missing: Check; readonly cases?: never };

/**
 * Returns the cases whose cost can be compared: with a cost in the baseline as pairs, else as
 * added. Returns a failed check instead if an answer of this run lacks its cost, or if no row has
 * one and the rule compares. Failed queries are no answers: they may lack it.
 */
export function costCases(rule: Rule, { pairs, added }: ComparedCases): Comparable {
  const { name } = rule.metric;
  const scoresNow = [...pairs.map((pair) => pair.now), ...added];
  const casesWithoutCost = findCasesWithoutCost(scoresNow, name);
  if (casesWithoutCost.length > 0) {
    return { missing: missingCheck(rule, NOT_MEASURED, {}, listCulprits(casesWithoutCost)) };
  }
  const pairsWithCostBefore = pairs.filter(({ before }) => metricValue(before, name) !== null);
  const pairsWithoutCostBefore = pairs.filter((pair) => !pairsWithCostBefore.includes(pair));
  const lacksAllCosts = pairsWithCostBefore.length === 0 && pairs.length > 0;
  if (lacksAllCosts && rule.tolerance.length > 0) {
    const cases = listCulprits(pairs.map(({ now }) => now));
    return { missing: missingCheck(rule, { code: "baseline_lacks_metric" }, {}, cases) };
  }
  return {
    cases: {
      pairs: pairsWithCostBefore,
      added: [...pairsWithoutCostBefore.map((pair) => pair.now), ...added],
    },
  };
}

function listCulprits(cases: readonly CaseScore[]): readonly Culprit[] {
  return cases.map(({ id }) => bareCulprit(id));
}
