/** From failed checks to categories: primaries tell the story, secondaries follow from another. */
import { type CaseMetric, isPerCase } from "../metrics/family.ts";
import { mean } from "../metrics/score.ts";
import { CATEGORIES, type Category, type Check } from "../model/verdict.ts";
import { bucketOf } from "./checks.ts";
import { type Pairing, lostTarget } from "./pairs.ts";
import type { Rule } from "./rules.ts";
import { passes } from "./tolerance.ts";

/**
 * A ranking check that fails only through cases that lost a target is a consequence of the lost recall: computed again
 * with those cases at their baseline values it passes. It stays primary where no recall check failed.
 */
export function markSecondaries(
  checks: readonly Check[],
  rules: readonly Rule[],
  pairing: Pairing,
): readonly Check[] {
  if (!checks.some((check) => !check.passed && check.category === "recall_drop")) return checks;
  const byKey = new Map(rules.map((rule) => [`${rule.scope} ${rule.metric.name}`, rule]));
  return checks.map((check) => {
    const family = byKey.get(`${check.scope} ${check.metric}`)?.metric.family;
    if (check.passed || check.category !== "ranking_shift" || family === undefined || !isPerCase(family)) {
      return check;
    }
    return explainedByLosses(check, family, pairing) ? { ...check, secondary_to: "recall_drop" } : check;
  });
}

function explainedByLosses(check: Check, family: CaseMetric, pairing: Pairing): boolean {
  if (check.limit === null || check.baseline === null) return false;
  const pairs = bucketOf(pairing, check.scope).pairs;
  const before = new Map(pairs.map((pair) => [pair.now, pair.before.metrics.get(check.metric) ?? null]));
  const lost = new Set(pairs.filter(lostTarget).map((pair) => pair.now));
  const without = mean(
    pairs.map((pair) => pair.now),
    (each) => (lost.has(each) ? (before.get(each) ?? null) : (each.metrics.get(check.metric) ?? null)),
    family.weight,
  );
  return without !== null && passes(check.direction, without, check.limit);
}

export interface Categories {
  readonly primary: readonly Category[];
  readonly secondary: readonly Category[];
}

export function categorise(checks: readonly Check[]): Categories {
  const failed = checks.filter((check) => !check.passed);
  const primary = new Set(
    failed.filter((check) => check.secondary_to === null).map((check) => check.category),
  );
  const all = new Set(failed.map((check) => check.category));
  return {
    primary: CATEGORIES.filter((category) => primary.has(category)),
    secondary: CATEGORIES.filter((category) => all.has(category) && !primary.has(category)),
  };
}
