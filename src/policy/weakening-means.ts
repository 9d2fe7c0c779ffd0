/**
 * A baseline of another tool that asks less than it did. It has means and no cases, so which cases moved can't be told:
 * its figures are held as they stand, and a baseline of ours in its place to what it recorded for the base's cases.
 */
import { figureOfRows } from "../gate/means-checks.ts";
import { type Rule, resolveRules, EPSILON, toleranceValue } from "../gate/rules.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Inputs } from "../model/report.ts";
import type { Value } from "../model/scores.ts";
import { keyOf } from "./weakening-rules.ts";
import { sameQuestion } from "../model/suite.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { figure, finding } from "./finding.ts";
import { bucketAt, casesIn } from "../model/scope.ts";

export function loweredMeans(
  before: Baseline,
  after: Baseline,
  base: Inputs,
  head: Inputs,
): readonly WeakeningFinding[] {
  const rules = new Set(resolveRules(head.config, base.suite).rules.map(keyOf));
  return resolveRules(base.config, base.suite).rules.flatMap((rule) => {
    const was = foreignFigure(before, rule, base.config.k);
    if (was === null) return [];
    const is =
      after.foreign === undefined ? ownFigure(after, rule, base) : foreignFigure(after, rule, base.config.k);
    // A figure goes with its rule, whose end is a finding of its own.
    if (is === null && !rules.has(keyOf(rule))) return [];
    const cases = casesIn(base.suite.cases, rule.scope).length;
    if (is !== null && !isWorse(rule, was, is, cases)) return [];
    const file = head.config.baseline;
    return [finding("baseline_lowered", loweredField(rule), file, figure(was), figure(is))];
  });
}

/** Quality and rates by any amount; latency, costs, and what a judge thinks of answers by more than the base's tolerance. */
function isWorse({ metric, tolerance }: Rule, before: number, after: number, cases: number): boolean {
  const { family } = metric;
  const worse = family.direction === "higher" ? before - after : after - before;
  const exact = family.kind === "quality" || (family.kind === "rate" && family.needs !== "judge");
  const allowed = exact ? 0 : toleranceValue(tolerance, before, cases);
  return !(worse <= allowed + EPSILON);
}

function loweredField({ metric, scope }: Rule): string {
  const group = metric.family.kind === "latency" ? "latency" : "metrics";
  const bucket = scope.kind === "overall" ? "overall" : `by_${scope.kind}.${scope.name}`;
  return `baseline.${group}.${bucket}.${metric.name}`;
}

function foreignFigure({ means, latency }: Baseline, { metric, scope }: Rule, k: number): Value {
  const { family } = metric;
  if (family.kind === "latency") {
    return bucketAt(latency, scope)?.[`${family.statistic}_ms`] ?? null;
  }
  // The file does not say its cutoff: it is taken to be the config's.
  if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k) return null;
  return bucketAt(means, scope)?.get(family.name) ?? null;
}

function ownFigure({ cases }: Baseline, rule: Rule, base: Inputs): Value {
  const kept = casesIn(base.suite.cases, rule.scope).flatMap(({ id, digests }) => {
    const recorded = cases.get(id);
    return recorded !== undefined && sameQuestion(recorded.digests, digests) ? [recorded] : [];
  });
  return figureOfRows(kept, rule.metric, base.config.definition.percentile);
}
