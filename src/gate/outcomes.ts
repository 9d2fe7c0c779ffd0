/** Every check of means over cases with its outcome: limits, then the rule, over both spans. */
import { type CaseMetric, isPerCase, isTested } from "../metrics/family.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import { average } from "../metrics/score.ts";
import type { BaselineCase } from "../model/baseline.ts";
import type { Config, Significance } from "../model/config.ts";
import { type Scope, groupBy, scopeText } from "../model/scope.ts";
import type { Value } from "../model/scores.ts";
import type { Check, MeanCheck, Span } from "../model/verdict.ts";
import { worstChanges } from "./checks.ts";
import { unitsOf } from "./evidence.ts";
import {
  type Pair,
  type Pairing,
  type Policy,
  acceptedValue,
  bucketFor,
  bucketOf,
  groupsOf,
  lostTarget,
  valueOf,
} from "./pairs.ts";
import {
  type BucketMoves,
  type CaseMove,
  HEADLINE,
  type Headline,
  type Held,
  type MetricRuling,
  type Ruling,
  gainP,
  ruleOn,
} from "./rule.ts";
import { EPSILON, type Rule, isHeadline, passes, resolveRules, toleranceValue } from "./rules.ts";
import { signFlipP } from "./statistics/sign-flip.ts";

const OTHER_LEVEL = 0.05;
/** Of the test turned round, for a bucket whose lists got shorter. */
const EXCUSE_LEVEL = 0.05;

/** What the rules say of a pairing: their checks by limit, before the rule is asked. */
interface Judged {
  readonly rules: readonly Rule[];
  readonly policy: Policy;
  readonly pairing: Pairing;
}

/** Of each rule its checks by their limits alone, and what becomes of them. */
export function withOutcomes(limitsOf: (rule: Rule) => readonly Check[], judged: Judged): readonly Check[] {
  const spans = { baseline: ruledIn(judged, "baseline"), anchor: ruledIn(judged, "anchor") };
  return judged.rules.flatMap((rule) =>
    limitsOf(rule).flatMap((check) => {
      // A floor over new cases has no figure on the other side.
      if (check.kind !== "mean" || check.baseline === null || check.current === null) return [check];
      const { family, name } = rule.metric;
      if (isHeadline(name, judged.policy.config)) return headlineChecks(check, rule, judged, spans);
      const own = isTested(family) && isPerCase(family) ? byOwnTest(check, rule, family, judged) : check;
      return [excused(own, rule, spans)];
    }),
  );
}

/** The rulings of one span, by scope. */
type Ruled = ReadonlyMap<string, { readonly bucket: HeadlineBucket; readonly ruling: Ruling }>;
type Spans = Readonly<Record<Span, Ruled>>;

function ruledIn({ rules, policy, pairing }: Judged, span: Span): Ruled {
  const buckets = headlineBuckets(rules, policy, pairing, span);
  const rulings = ruleOn(buckets, span);
  return new Map(buckets.map((bucket, at) => [scopeText(bucket.scope), { bucket, ruling: rulings[at]! }]));
}

/** The check by the rule, and a second one against the anchor where that has something to say. */
function headlineChecks(check: MeanCheck, rule: Rule, judged: Judged, spans: Spans): readonly Check[] {
  if (check.by === "floor") return [check];
  const metric = rule.metric.family.name as Headline;
  const { pairs } = bucketOf(judged.pairing, rule.scope);
  const [now, ever] = [spans.baseline, spans.anchor].map((ruled) => ruled.get(scopeText(rule.scope)));
  const ruling = now?.ruling.get(metric);
  const own = ruling === undefined ? check : decided(check, rule, ruling, pairs);
  const anchored = ever?.ruling.get(metric);
  if (anchored === undefined || anchored.outcome === "pass") return [own];
  const { bucket } = ever!;
  const worse = now?.bucket.moves.some((move) => HEADLINE.some((each) => move[each] < -EPSILON)) === true;
  const figures = { ...anchorFigures(rule, bucket, metric, check), span: "anchor" as const };
  const outcome = decided(figures, rule, anchored, anchoredPairs(pairs, judged.policy.config.k));
  return [own, stopping(outcome, worse, judged)];
}

/** What this change did not add to was let in before: it is said, and stops no change; nor what may drift. */
function stopping(check: MeanCheck, worse: boolean, { policy }: Judged): MeanCheck {
  const { latency } = policy.config;
  const free =
    policy.baseline?.beside !== undefined && latency !== "off" && latency.side_by_side.drift === "allow";
  const stands = check.passed || policy.adopting === true || (worse && !free);
  return stands ? check : watched(check, { reason: free ? "drift" : "earlier" });
}

/** A check that failed by its limit and stops nothing. */
function watched(
  { by: _by, ...check }: MeanCheck,
  more: Pick<MeanCheck, "reason" | "p" | "level">,
): MeanCheck {
  return { ...check, outcome: "watch", passed: true, ...more };
}

/** The same check with the anchor's figures. */
function anchorFigures(rule: Rule, bucket: HeadlineBucket, metric: Headline, check: MeanCheck): MeanCheck {
  const delta = bucket.moves.reduce((sum, move) => sum + move[metric], 0) / bucket.moves.length;
  const { tolerance } = bucket.held[metric]!;
  const baseline = check.current! - delta;
  const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
  return { ...check, n: bucket.moves.length, baseline, delta, tolerance, limit };
}

function decided(
  { by: _by, p: _p, level: _level, ...bare }: MeanCheck,
  rule: Rule,
  { outcome, by, p, level }: MetricRuling,
  pairs: readonly Pair[],
): MeanCheck {
  const { name, family } = rule.metric;
  const beyond = !passes(bare.direction, bare.current!, bare.limit!);
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

/** Quality beyond the rule: its limit, and the test of its own differences where one is asked for. More is better. */
function byOwnTest(check: MeanCheck, rule: Rule, family: CaseMetric, { pairing, policy }: Judged): MeanCheck {
  if (check.passed || check.by === "floor" || rule.significance === "off") return check;
  const { pairs } = bucketFor(pairing, rule.scope, family);
  const units = unitsOf(pairs, { name: rule.metric.name, family }, groupsOf(policy.suite));
  const p = signFlipP(units.map(({ sum }) => sum));
  const level = otherLevel(rule.significance);
  if (p <= level + EPSILON) return { ...check, by: "test", p, level };
  if (-check.delta! > 1 / check.n + EPSILON) return watched(check, { p, level, reason: "not_significant" });
  return passing(check);
}

function passing({ by: _by, ...check }: MeanCheck): MeanCheck {
  return { ...check, outcome: "pass", passed: true, cases: [] };
}

/** Of quality that the rule does not speak of. */
export function otherLevel(significance: Significance): number {
  return typeof significance === "number" ? significance : OTHER_LEVEL;
}

/**
 * Lists that got shorter and find more are no loss: recall of the bucket rose and no case lost a target, or the bucket
 * gained. A floor holds.
 */
function excused(check: MeanCheck, rule: Rule, spans: Spans): MeanCheck {
  if (check.passed || check.by === "floor" || rule.metric.family.name !== FILL_RATE.name) return check;
  const bucket = spans[check.span ?? "baseline"].get(scopeText(rule.scope))?.bucket;
  if (bucket === undefined || !foundMore(bucket)) return check;
  return { ...passing(check), reason: "found_more" };
}

export function foundMore(bucket: HeadlineBucket): boolean {
  const rise = bucket.moves.reduce((sum, { recall }) => sum + recall, 0);
  if (rise > EPSILON && !bucket.pairs.some(lostTarget)) return true;
  return gainP(bucket) <= EXCUSE_LEVEL + EPSILON;
}

// What the rule is asked about: the cases of a bucket with what recall, MRR and nDCG of each did.

export interface HeadlineBucket extends BucketMoves {
  readonly scope: Scope;
  /** Those that the moves are of. */
  readonly pairs: readonly Pair[];
}

type Compared = Pick<Policy, "config" | "suite" | "baseline">;
type Paired = Pick<Pairing, "pairs" | "added">;

/** One for each scope in which a rule holds recall, mrr or ndcg; against the anchor none where nothing ever moved. */
export function headlineBuckets(
  rules: readonly Rule[],
  policy: Compared,
  pairing: Paired,
  span: Span,
): readonly HeadlineBucket[] {
  const { k } = policy.config;
  if (span === "anchor" && !pairing.pairs.some(({ before }) => before.accepted !== undefined)) return [];
  const groups = groupsOf(policy.suite);
  const held = rules.filter(
    ({ metric, tolerance }) => isHeadline(metric.name, policy.config) && tolerance.length > 0,
  );
  return [...groupBy(held, ({ scope }) => scopeText(scope)).values()].map((own): HeadlineBucket => {
    const { scope } = own[0]!;
    const pairs = bucketOf(pairing, scope).pairs.filter(({ now, before }) =>
      own.some(({ metric: { name } }) => valueOf(now, name) !== null && valueOf(before, name) !== null),
    );
    const moves = pairs.map((pair): CaseMove => {
      const [recall, mrr, ndcg] = HEADLINE.map((metric) => moveOf(pair, metric, k, span));
      const block = groups.get(pair.now.id) ?? null;
      return { id: pair.now.id, block, recall: recall!, mrr: mrr!, ndcg: ndcg! };
    });
    const byMetric = own.map((rule) => [rule.metric.family.name, heldBy(rule, pairs, policy, span)]);
    return {
      scope,
      kind: scope.kind === "overall" ? "overall" : "intent",
      pairs,
      moves,
      held: Object.fromEntries(byMetric),
    };
  });
}

/** The bucket of all cases; undefined where no rule holds recall, mrr or ndcg there. */
export function wholeBucket(policy: Compared, pairing: Paired, span: Span): HeadlineBucket | undefined {
  const { rules } = resolveRules(policy.config, policy.suite);
  const overall = rules.filter(({ scope }) => scope.kind === "overall");
  return headlineBuckets(overall, policy, pairing, span)[0];
}

/** The tolerance in the metric's unit, at what the bucket had before. */
function heldBy(
  { metric, tolerance, significance }: Rule,
  pairs: readonly Pair[],
  { config }: Compared,
  span: Span,
): Held {
  const known = pairs
    .map(({ before }) => valueThen(before, metric.family.name as Headline, config.k, span))
    .filter((value) => value !== null);
  const mean = average(known) ?? 0;
  return { tolerance: toleranceValue(tolerance, mean, Math.max(1, known.length)), significance };
}

/** What a row has, or had when it was last accepted. */
function valueThen(before: BaselineCase, metric: Headline, k: number, span: Span): Value {
  return span === "baseline" ? valueOf(before, `${metric}@${k}`) : acceptedValue(before, metric, k);
}

function moveOf({ now, before }: Pair, metric: Headline, k: number, span: Span): number {
  const [is, was] = [valueOf(now, `${metric}@${k}`), valueThen(before, metric, k, span)];
  return is === null || was === null ? 0 : is - was;
}

/** The same pairs with what was last accepted in place of what was last recorded. */
function anchoredPairs(pairs: readonly Pair[], k: Config["k"]): readonly Pair[] {
  return pairs.map(({ now, before }) => {
    const metrics = new Map(before.metrics);
    for (const metric of HEADLINE) metrics.set(`${metric}@${k}`, valueThen(before, metric, k, "anchor"));
    return { now, before: Object.assign({}, before, { metrics }) };
  });
}
