/** Every check of means over cases with its outcome: limits, then the rule, over both spans. */
import { FILL_RATE } from "../metrics/fill.ts";
import { type CaseMetric, isPerCase, isTested } from "../metrics/family.ts";
import type { Significance } from "../model/config.ts";
import { type Scope, scopeText } from "../model/scope.ts";
import { type Check, type MeanCheck, type Span, missingOf } from "../model/verdict.ts";
import { makeCheck } from "./check.ts";
import { worstChanges } from "./checks.ts";
import { type HeadlineBucket, anchoredPairs, groupsOf, headlineBuckets } from "./moves.ts";
import { type Pair, type Pairing, type Policy, bucketFor, bucketOf, lostTarget } from "./pairs.ts";
import { type Headline, type MetricRuling, type Ruling, blockSums, gainP, ruleOn } from "./rule.ts";
import { EPSILON, type Rule, isHeadline, keyOf, passes } from "./rules.ts";
import { signFlipP } from "./statistics/sign-flip.ts";

const OTHER_LEVEL = 0.05;
/** Of the test turned round, for a bucket whose lists got shorter. */
const EXCUSE_LEVEL = 0.05;

/** What the rules say of a pairing: their checks by limit, before the rule is asked. */
export interface Judged {
  readonly rules: readonly Rule[];
  readonly policy: Policy;
  readonly pairing: Pairing;
}

/** `limits` are the checks of these rules by their limits alone. */
export function withOutcomes(limits: readonly Check[], judged: Judged): readonly Check[] {
  const rules = new Map(judged.rules.map((rule) => [keyOf(rule), rule]));
  const spans = new Map(
    (["baseline", "anchor"] as const).map((span) => [span, new Ruled(judged, span)] as const),
  );
  return limits.flatMap((check) => {
    const rule = rules.get(keyOf(check));
    if (rule === undefined || check.kind !== "mean" || !isCompared(check)) return [check];
    const { family } = rule.metric;
    if (isHeadline(rule.metric, judged.policy.config)) return headlineChecks(check, rule, judged, spans);
    const own = isTested(family) && isPerCase(family) ? byOwnTest(check, rule, family, judged) : check;
    const anchored = anchorCheck(rule, own, judged);
    return [own, ...(anchored === null ? [] : [anchored])].map((each) => excused(each, rule, spans));
  });
}

/** With figures on both sides; a floor over new cases has none. */
function isCompared(check: Check): boolean {
  return missingOf(check) === null && check.baseline !== null && check.current !== null;
}

/** What the rule says of one span, asked once. */
class Ruled {
  readonly span: Span;
  readonly #buckets: readonly HeadlineBucket[];
  #rulings: readonly Ruling[] | null = null;

  constructor({ rules, policy, pairing }: Judged, span: Span) {
    this.span = span;
    this.#buckets = headlineBuckets(rules, policy, pairing, span);
  }

  bucket(scope: Scope): HeadlineBucket | undefined {
    return this.#buckets.find((each) => scopeText(each.scope) === scopeText(scope));
  }

  ruling(scope: Scope, metric: Headline): MetricRuling | undefined {
    const at = this.#buckets.findIndex((each) => scopeText(each.scope) === scopeText(scope));
    this.#rulings ??= ruleOn(this.#buckets, this.span);
    return this.#rulings[at]?.get(metric);
  }
}

type Spans = ReadonlyMap<Span, Ruled>;

/** The check by the rule, and a second one against the anchor where that has something to say. */
function headlineChecks(check: MeanCheck, rule: Rule, judged: Judged, spans: Spans): readonly Check[] {
  const { family } = rule.metric;
  const metric = family.name as Headline;
  const { pairs } = bucketOf(judged.pairing, rule.scope);
  const ruled = spans.get("baseline")!.ruling(rule.scope, metric);
  const belowFloor = check.by === "floor";
  const own = ruled === undefined || belowFloor ? check : decided(check, rule, ruled, pairs);
  const anchored = spans.get("anchor")!.ruling(rule.scope, metric);
  if (anchored === undefined || anchored.outcome === "pass" || belowFloor) return [own];
  const bucket = spans.get("anchor")!.bucket(rule.scope)!;
  const shifted = anchoredPairs(pairs, judged.policy.config.k);
  const worse = spans.get("baseline")!.bucket(rule.scope)?.moves.some(isWorse) === true;
  const figures = meanCheckOf(rule, bucket, metric, check);
  const outcome = decided({ ...figures, span: "anchor" }, rule, anchored, shifted);
  return [own, stopping(outcome, worse, judged)];
}

/** What this change did not add to was let in before: it is said, and stops nobody; nor what may drift. */
function stopping(check: MeanCheck, worse: boolean, { policy }: Judged): MeanCheck {
  const { latency } = policy.config;
  const free =
    policy.baseline?.beside !== undefined && latency !== "off" && latency.side_by_side.drift === "allow";
  if (check.passed || (worse && !free)) return check;
  const { by: _by, ...rest } = check;
  return { ...rest, outcome: "watch", passed: true, reason: free ? "drift" : "earlier" };
}

function isWorse({ recall, mrr, ndcg }: Readonly<Record<Headline, number>>): boolean {
  return [recall, mrr, ndcg].some((move) => move < -EPSILON);
}

/** The same check with the anchor's figures. */
function meanCheckOf(rule: Rule, bucket: HeadlineBucket, metric: Headline, check: MeanCheck): MeanCheck {
  const current = check.current!;
  const delta = bucket.moves.reduce((sum, move) => sum + move[metric], 0) / bucket.moves.length;
  const tolerance = bucket.held[metric]!.tolerance;
  const baseline = current - delta;
  const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
  return { ...check, n: bucket.moves.length, baseline, delta, tolerance, limit };
}

function decided(
  check: MeanCheck,
  rule: Rule,
  { outcome, by, p, level }: MetricRuling,
  pairs: readonly Pair[],
): MeanCheck {
  const { by: _by, p: _p, level: _level, ...bare } = check;
  const { name, family } = rule.metric;
  const beyond = !passes(check.direction, check.current!, check.limit!);
  const listed = outcome !== "pass" && rule.anonymous !== true;
  return {
    ...bare,
    outcome,
    passed: outcome !== "fail",
    ...(by === undefined ? {} : { by }),
    ...(p === undefined ? {} : { p, level: level! }),
    ...(outcome === "watch" ? { reason: beyond ? ("not_significant" as const) : ("small" as const) } : {}),
    cases: listed ? worstChanges(pairs, name, family.direction) : [],
  };
}

/** Quality beyond the rule: its limit, and the test of its own differences where one is asked for. */
function byOwnTest(check: MeanCheck, rule: Rule, family: CaseMetric, { pairing, policy }: Judged): MeanCheck {
  if (check.passed || check.by === "floor" || rule.significance === "off") return check;
  const { pairs } = bucketFor(pairing, rule.scope, family);
  const p = signFlipP(ownMoves(pairs, rule.metric.name, family, groupsOf(policy.suite)));
  const level = otherLevel(rule.significance);
  if (p <= level + EPSILON) return { ...check, by: "test", p, level };
  const { by: _by, ...rest } = check;
  const fall = -(check.delta ?? 0);
  const watched = fall > 1 / check.n + EPSILON;
  return watched
    ? { ...rest, outcome: "watch", passed: true, p, level, reason: "not_significant" }
    : { ...rest, outcome: "pass", passed: true, cases: [] };
}

/** Of quality that the rule does not speak of. */
export function otherLevel(significance: Significance): number {
  return typeof significance === "number" ? significance : OTHER_LEVEL;
}

/** By block. More is better in whatever is tested. In weighted means a difference counts times its weight / the mean weight. */
function ownMoves(
  pairs: readonly Pair[],
  name: string,
  family: CaseMetric,
  groups: ReadonlyMap<string, string>,
): readonly number[] {
  const own = pairs.flatMap(({ now, before }) => {
    const [is, was] = [now.metrics.get(name) ?? null, before.metrics.get(name) ?? null];
    return is === null || was === null
      ? []
      : [
          {
            block: groups.get(now.id) ?? null,
            difference: is - was,
            weight: family.weight === "targets" ? now.targets : 1,
          },
        ];
  });
  const weight = own.reduce((sum, each) => sum + each.weight, 0) / Math.max(1, own.length);
  return blockSums(own, (each) => (weight === 0 ? 0 : (each.difference * each.weight) / weight));
}

/**
 * A figure against its anchor, the best that was recorded since its last acceptance: within its tolerance from there. Null
 * where it is, and where the baseline is its own anchor.
 */
function anchorCheck(rule: Rule, check: MeanCheck, judged: Judged): MeanCheck | null {
  const { policy, pairing } = judged;
  const { metric, scope } = rule;
  const distance = policy.baseline?.anchor?.get(scopeText(scope))?.get(metric.name) ?? 0;
  if (distance === 0 || rule.tolerance.length === 0 || metric.family.kind === "churn") return null;
  const { pairs } = bucketFor(pairing, scope, metric.family);
  const baseline = check.baseline! - distance;
  const measured = {
    n: check.n,
    baseline,
    current: check.current!,
    interval: null,
    judged: check.current!,
    cases: check.n,
  };
  const made = makeCheck({ ...rule, floor: null, ceiling: null }, measured, () =>
    worstChanges(pairs, metric.name, metric.family.direction),
  );
  if (made === null || made.passed) return null;
  const worse = metric.family.direction === "higher" ? -check.delta! : check.delta!;
  return stopping({ ...made, span: "anchor" }, worse > EPSILON, judged);
}

/**
 * Lists that got shorter and find more are no loss: recall of the bucket rose and no case lost a target, or the bucket
 * gained. A floor holds.
 */
function excused(check: MeanCheck, rule: Rule, spans: Spans): MeanCheck {
  if (check.passed || check.by === "floor" || rule.metric.family.name !== FILL_RATE.name) return check;
  const bucket = spans.get(check.span ?? "baseline")?.bucket(rule.scope);
  if (bucket === undefined || !foundMore(bucket)) return check;
  const { by: _by, ...rest } = check;
  return { ...rest, outcome: "pass", passed: true, reason: "found_more", cases: [] };
}

export function foundMore(bucket: HeadlineBucket): boolean {
  const rise = bucket.moves.reduce((sum, { recall }) => sum + recall, 0);
  if (rise > EPSILON && !bucket.pairs.some(lostTarget)) return true;
  return gainP(bucket) <= EXCUSE_LEVEL + EPSILON;
}
