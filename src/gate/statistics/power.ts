/** What a suite of this size can show at all, and which rules can never speak: for `validate`, before any run. */
import { type CaseMetric, isPerCase, isTested } from "../../metrics/family.ts";
import type { Metric } from "../../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../../model/baseline.ts";
import type { Config } from "../../model/config.ts";
import type { Inputs } from "../../model/report.ts";
import { type Case, type Suite, sameQuestion } from "../../model/suite.ts";
import { asScore } from "../anchor.ts";
import { headlineBuckets } from "../moves.ts";
import { otherLevel } from "../outcomes.ts";
import type { Pair } from "../pairs.ts";
import { type CaseMove, HEADLINE, ruleOn } from "../rule.ts";
import {
  type Rule,
  resolveRules,
  EPSILON,
  isHeadline,
  limitOf,
  lossesAllowed,
  passes,
  toleranceValue,
} from "../rules.ts";
import { type Scope, bucketAt, casesIn, scopeText } from "../../model/scope.ts";

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
  /** By how much the mean moves where one case goes from best to worst; the heaviest case's, for a weighted mean. */
  readonly weight: number;
  /** The least that fails where nothing gets better: whole cases lost, and the fall of the mean; null where nothing does. */
  readonly visible: { readonly losses: number; readonly drop: number } | null;
  readonly neverFires: NeverFires | null;
}

/**
 * Every rule of quality and rates, which lie between 0 and 1, of the config. With a baseline its values count, without
 * one the best that any baseline could hold: a rule listed then fires for none.
 */
export function powerOf(config: Config, suite: Suite, baseline: Baseline | null): readonly Power[] {
  const { rules } = resolveRules(config, suite);
  const seen = lossesSeen(rules, { config, suite });
  return rules.flatMap((rule): readonly Power[] => {
    const { family, name } = rule.metric;
    if (!isPerCase(family) || family.kind === "cost" || family.kind === "size") return [];
    const bucket = casesIn(suite.cases, rule.scope);
    const counted = bucket.filter((each) => counts(rule.metric, family, each, baseline));
    if (counted.length === 0) return [];
    const weight = heaviest(counted, family, config);
    const before = baselineMean(rule, baseline);
    const tested = rule.significance !== "off" && isTested(family);
    const headline = isHeadline(rule.metric, config);
    const bare = tested && headline ? { ...rule, tolerance: [] } : rule;
    const alone = limitLosses(bare, before, { cases: counted.length, weight });
    const byLimit = alone === null || headline || !tested ? alone : Math.max(alone, testLosses(rule));
    const byRule = headline ? (seen.get(scopeText(rule.scope)) ?? null) : byLimit;
    const losses = rule.floor !== null && byLimit !== null ? Math.min(byRule ?? Infinity, byLimit) : byRule;
    return [
      {
        visible: losses === null ? null : { losses, drop: losses * weight },
        metric: name,
        scope: rule.scope,
        cases: counted.length,
        weight,
        neverFires: neverFires(rule, before, counted.length),
      },
    ];
  });
}

/**
 * By scope: from how many lost cases without a win on the rule fails, where each falls from 1 to 0 in every metric and
 * nothing else moves; a scope in which all may be lost is left out.
 */
export function lossesSeen(
  rules: readonly Rule[],
  { config, suite }: Pick<Inputs, "config" | "suite">,
): ReadonlyMap<string, number> {
  const wanting = suite.cases.filter((each) => !each.expect_empty && each.answers_only !== true);
  const pairs = wanting.map((each): Pair => {
    const row = bestRow(each, config.k);
    return { now: asScore(each, row), before: row };
  });
  const buckets = headlineBuckets(rules, { config, suite, baseline: null }, { pairs, added: [] }, "baseline");
  return new Map(
    buckets.flatMap((bucket, at): readonly (readonly [string, number])[] => {
      const fails = (losses: number): boolean => {
        const tried = buckets.map((each, i) =>
          i === at ? { ...each, moves: withLosses(each.moves, losses) } : each,
        );
        return [...ruleOn(tried, "baseline")[at]!.values()].some(({ outcome }) => outcome === "fail");
      };
      const least = leastOf(fails, bucket.moves.length);
      return least === null ? [] : [[scopeText(bucket.scope), least]];
    }),
  );
}

/** The first of 1 to `most` for which it holds, where it holds for all from there on; null for none. */
function leastOf(holds: (count: number) => boolean, most: number): number | null {
  if (most === 0 || !holds(most)) return null;
  let [low, high] = [1, most];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Of different blocks as far as there are any. */
function withLosses(moves: readonly CaseMove[], losses: number): readonly CaseMove[] {
  const seen = new Set<string>();
  const first = (block: string | null): boolean =>
    block === null || (!seen.has(block) && seen.add(block).size > 0);
  const [apart, beside]: [string[], string[]] = [[], []];
  for (const { id, block } of moves) (first(block) ? apart : beside).push(id);
  const lost = new Set([...apart, ...beside].slice(0, losses));
  return moves.map((move) => (lost.has(move.id) ? { ...move, recall: -1, mrr: -1, ndcg: -1 } : move));
}

function bestRow({ digests, intent, tags }: Case, k: number): BaselineCase {
  const metrics = new Map(HEADLINE.map((metric) => [`${metric}@${k}`, 1]));
  return {
    digests,
    intent,
    ...(tags === undefined ? {} : { tags }),
    metrics,
    ranks: [],
    results: [],
    latency_ms: [],
  };
}

/** The fewest cases that fail a rule by its limit alone, by going from best to worst while no other moves. */
function limitLosses(
  rule: Rule,
  before: number | null,
  { cases, weight }: { readonly cases: number; readonly weight: number },
): number | null {
  const { direction } = rule.metric.family;
  const reference = before ?? (direction === "higher" ? 1 : 0);
  const sign = direction === "higher" ? -1 : 1;
  const relative = rule.tolerance.length === 0 ? null : reference;
  const limit = limitOf(direction, relative, toleranceValue(rule.tolerance, reference, cases), rule);
  if (limit === null) return null;
  return leastOf((losses) => !passes(direction, reference + sign * losses * weight, limit), cases);
}

/** So many falls in a row are unlikely by chance: 2^-losses is at most the level. */
function testLosses({ significance }: Rule): number {
  return Math.ceil(-Math.log2(otherLevel(significance)) - EPSILON);
}

/** Whether the metric has a value for this case, as the baseline saw it or, without one, as the case is written. */
function counts(metric: Metric, family: CaseMetric, subject: Case, baseline: Baseline | null): boolean {
  const before = baseline?.cases.get(subject.id);
  const known = before !== undefined && sameQuestion(before.digests, subject.digests);
  const seen = known ? before.metrics.get(metric.name) : undefined;
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

/** The same for `newly_lost`: null where it is not gated, or can fail. */
export function newlyLostNeverFires(config: Config, suite: Suite): NeverFires | null {
  const { max } = config.gate.newly_lost;
  if (max === null) return null;
  const cases = suite.cases.filter((each) => !each.expect_empty).length;
  const allowed = lossesAllowed(max, cases);
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
