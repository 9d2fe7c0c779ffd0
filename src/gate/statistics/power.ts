/** What a suite of this size can show at all, and which rules can never speak: for `validate`, before any run. */
import { type CaseMetric, isPerCase } from "../../metrics/family.ts";
import type { Metric } from "../../metrics/registry.ts";
import type { Baseline } from "../../model/baseline.ts";
import type { Config } from "../../model/config.ts";
import type { Case, Suite } from "../../model/suite.ts";
import {
  type Rule,
  resolveRules,
  EPSILON,
  limitOf,
  lossesAllowed,
  passes,
  toleranceValue,
} from "../rules.ts";
import { LOSS_LEVEL } from "./significance.ts";
import { signTest } from "./exact-tests.ts";
import { type Scope, bucketAt, casesIn } from "../../model/scope.ts";

/** Losses without a single win that the sign test calls significant at 5 %; null where the units are fewer. */
export interface SignificantLosses {
  /** Where only a loss is looked for: 5, since 0.5^5 = 0.031. */
  readonly oneSided: number | null;
  /** Where a gain would be news too, as in reports: 6, since 2 x 0.5^6 = 0.031. */
  readonly twoSided: number | null;
}

/** Why a rule can never fail, whatever the retriever does. */
export type NeverFires =
  /** The limit is at or beyond the worst value that the metric can take. */
  | { readonly code: "limit_beyond_worst"; readonly limit: number; readonly worst: number }
  /** No tolerance, floor or ceiling. */
  | { readonly code: "no_limit" }
  /** As many losses are allowed as there are cases. */
  | { readonly code: "allows_every_loss"; readonly allowed: number; readonly cases: number };

export interface Power {
  readonly metric: string;
  readonly scope: Scope;
  /** Cases that the metric counts. */
  readonly cases: number;
  /** Groups and single cases: what a test counts. */
  readonly units: number;
  /** By how much the mean moves where one case goes from best to worst; the heaviest case's, for a weighted mean. */
  readonly weight: number;
  readonly losses: SignificantLosses;
  /** The least that fails where nothing gets better: whole cases lost, and the fall of the mean; null where nothing does. */
  readonly visible: { readonly losses: number; readonly drop: number } | null;
  readonly neverFires: NeverFires | null;
}

/** The smallest number of losses without a win whose sign test is at or below the level. */
export function significantLosses(units: number, level = 0.05): SignificantLosses {
  const smallest = (p: (losses: number) => number): number | null => {
    for (let losses = 1; losses <= units; losses++) if (p(losses) <= level) return losses;
    return null;
  };
  return {
    oneSided: smallest((losses) => signTest(0, losses).worse),
    twoSided: smallest((losses) => signTest(0, losses).twoSided),
  };
}

/**
 * Every rule of quality and rates, which lie between 0 and 1, of of the config. With a baseline its values count, without one the best that any baseline
 * could hold: a rule listed then fires for none.
 */
export function powerOf(config: Config, suite: Suite, baseline: Baseline | null): readonly Power[] {
  return resolveRules(config, suite).rules.flatMap((rule) => {
    const { family } = rule.metric;
    if (!isPerCase(family) || family.kind === "cost" || family.kind === "size") return [];
    const bucket = casesIn(suite.cases, rule.scope);
    const counted = bucket.filter((each) => counts(rule.metric, family, each, baseline));
    if (counted.length === 0) return [];
    const units = new Set(
      counted.map((each) => (each.group === undefined ? `case ${each.id}` : `group ${each.group}`)),
    );
    const weight = heaviest(counted, family, config);
    const before = baselineMean(rule, baseline);
    return [
      {
        visible: visibleLosses(rule, before, { cases: counted.length, units: units.size, weight }),
        metric: rule.metric.name,
        scope: rule.scope,
        cases: counted.length,
        units: units.size,
        weight,
        losses: significantLosses(units.size),
        neverFires: neverFires(rule, before, counted.length),
      },
    ];
  });
}

/**
 * The fewest cases that fail the rule by going from best to worst while no other moves, each a unit of its own. A floor
 * or ceiling needs no test; without a baseline value the best one is assumed.
 */
function visibleLosses(
  rule: Rule,
  before: number | null,
  { cases, units, weight }: { readonly cases: number; readonly units: number; readonly weight: number },
): Power["visible"] {
  const { direction } = rule.metric.family;
  const reference = before ?? (direction === "higher" ? 1 : 0);
  const sign = direction === "higher" ? -1 : 1;
  const relative = rule.tolerance.length === 0 ? null : reference;
  const limit = limitOf(direction, relative, toleranceValue(rule.tolerance, reference, cases), rule);
  const bound = direction === "higher" ? rule.floor : rule.ceiling;
  for (let losses = 1; losses <= cases; losses++) {
    const value = reference + sign * losses * weight;
    if (limit === null || passes(direction, value, limit)) continue;
    const untested = bound !== null && !passes(direction, value, bound);
    if (untested || isNoChance(rule, losses, units)) return { losses, drop: losses * weight };
  }
  return null;
}

/** Losses without a win: p is 0.5 to their number, and a bucket in which everything is lost needs no test. */
function isNoChance({ significance }: Rule, losses: number, units: number): boolean {
  if (significance === "off" || losses >= units) return true;
  return 0.5 ** losses <= (significance === "auto" ? LOSS_LEVEL : significance) + EPSILON;
}

/** Whether the metric has a value for this case, as the baseline saw it or, without one, as the case is written. */
function counts(metric: Metric, family: CaseMetric, subject: Case, baseline: Baseline | null): boolean {
  const before = baseline?.cases.get(subject.id);
  const seen = before?.digest === subject.digest ? before.metrics.get(metric.name) : undefined;
  if (seen !== undefined) return seen !== null;
  if (family.needs === "forbidden") return subject.forbidden.length > 0;
  if (family.needs === "expect_empty") return subject.expect_empty;
  if (family.kind === "answer" || family.needs === "judge") return !subject.expect_empty;
  return (
    (!subject.expect_empty && subject.answers_only !== true) ||
    family.category === "semantic_degraded_spike" ||
    family.category === "retriever_error"
  );
}

function heaviest(cases: readonly Case[], family: CaseMetric, config: Config): number {
  if (family.weight === undefined) return 1 / cases.length;
  const { relevance } = config.definition;
  const targets = cases.map((each) => each.expected.filter((target) => target.grade >= relevance).length);
  return (
    Math.max(...targets) /
    Math.max(
      1,
      targets.reduce((sum, count) => sum + count, 0),
    )
  );
}

function baselineMean(rule: Rule, baseline: Baseline | null): number | null {
  return bucketAt(baseline?.means, rule.scope)?.get(rule.metric.name) ?? null;
}

/**
 * Null where some answer of the retriever would make the rule fail. Quality metrics and rates lie in [0, 1]. Without a
 * baseline value (null) the one is taken that is hardest to keep: 1 where higher is better, 0 where lower is.
 */
export function neverFires(rule: Rule, baseline: number | null, cases: number): NeverFires | null {
  const { direction } = rule.metric.family;
  const { kind } = rule.metric.family;
  if (kind === "latency" || kind === "cost" || kind === "size") return null;
  const [best, worst] = direction === "higher" ? [1, 0] : [0, 1];
  const reference = baseline ?? best;
  const relative = rule.tolerance.length === 0 ? null : reference;
  const limit = limitOf(direction, relative, toleranceValue(rule.tolerance, reference, cases), rule);
  if (limit === null) return { code: "no_limit" };
  const beyond = direction === "higher" ? limit <= worst + EPSILON : limit >= worst - EPSILON;
  return beyond ? { code: "limit_beyond_worst", limit, worst } : null;
}

/** The same for `newly_lost`: null where it is off or can fail. */
export function newlyLostNeverFires(config: Config, suite: Suite): NeverFires | null {
  const rule = config.gate.newly_lost;
  if (rule === "off") return null;
  const cases = suite.cases.filter((each) => !each.expect_empty).length;
  const allowed = lossesAllowed(rule.max, cases);
  return allowed >= cases && cases > 0 ? { code: "allows_every_loss", allowed, cases } : null;
}

// The normal and the t distribution, as far as intervals need them.

/**
 * P(Z <= z) for standard normal Z, to 1e-15 or better: the power series of Marsaglia (Evaluating the Normal
 * Distribution, J. Stat. Softw. 11(4), 2004), formula 3; beyond 8 it is 0 or 1 to that precision.
 */
export function normalCdf(z: number): number {
  if (z < -8) return 0;
  if (z > 8) return 1;
  let sum = z;
  let term = z;
  for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
    term *= (z * z) / i;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** The z with P(Z <= z) = p, 0 < p < 1, by bisection of `normalCdf` to 2^-50. */
export function normalQuantile(p: number): number {
  let low = -8;
  let high = 8;
  for (let i = 0; i < 54; i++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The p-quantile of Student's t, by its expansion in 1/df (Abramowitz & Stegun 26.7.5): at p = 0.975 within 0.01 from
 * 4 degrees of freedom on, within 0.001 from 8.
 */
export function tQuantile(p: number, df: number): number {
  const z = normalQuantile(p);
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
  return (
    z +
    (z3 + z) / (4 * df) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * df ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * df ** 4)
  );
}
