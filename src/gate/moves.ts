/** What the rule is asked about: the cases of a bucket with what recall, MRR and nDCG of each did. */
import type { BaselineCase } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import { type Scope, scopeText } from "../model/scope.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Span } from "../model/verdict.ts";
import { type Pair, type Pairing, type Policy, bucketOf } from "./pairs.ts";
import { type BucketMoves, type CaseMove, HEADLINE, type Headline, type Held } from "./rule.ts";
import { type Rule, isHeadline, toleranceValue } from "./rules.ts";
import { spreadOf } from "./runs.ts";

export interface HeadlineBucket extends BucketMoves {
  readonly scope: Scope;
  /** Those that the moves are of. */
  readonly pairs: readonly Pair[];
}

export function groupsOf(suite: Pick<Suite, "cases">): ReadonlyMap<string, string> {
  return new Map(suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])));
}

/** One for each scope in which a rule holds recall, mrr or ndcg; against the anchor none where nothing ever moved. */
export function headlineBuckets(
  rules: readonly Rule[],
  policy: Pick<Policy, "config" | "suite" | "baseline">,
  pairing: Pick<Pairing, "pairs" | "added">,
  span: Span,
): readonly HeadlineBucket[] {
  const { k } = policy.config;
  const still = span === "anchor" && !pairing.pairs.some(({ before }) => before.drift !== undefined);
  if (still) return [];
  const groups = groupsOf(policy.suite);
  const scopes = new Map<string, Rule[]>();
  for (const rule of rules) {
    if (!isHeadline(rule.metric, policy.config) || rule.tolerance.length === 0) continue;
    const own = scopes.get(scopeText(rule.scope)) ?? [];
    own.push(rule);
    scopes.set(scopeText(rule.scope), own);
  }
  return [...scopes.values()].map((own): HeadlineBucket => {
    const { scope } = own[0]!;
    const pairs = bucketOf(pairing, scope).pairs.filter(({ now, before }) =>
      own.some(({ metric }) => both(now, before, metric.name)),
    );
    const moves = pairs.map((pair) => moveOf(pair, k, span, groups));
    const held = own.map((rule) => [rule.metric.family.name, heldBy(rule, pairs, policy, span)] as const);
    return { scope, kind: scope.kind, pairs, moves, held: Object.fromEntries(held) };
  });
}

function both(now: CaseScore, before: BaselineCase, name: string): boolean {
  return (now.metrics.get(name) ?? null) !== null && (before.metrics.get(name) ?? null) !== null;
}

/** The tolerance in the metric's unit, at what the bucket had before. */
function heldBy(
  { metric, tolerance, significance, scope }: Rule,
  pairs: readonly Pair[],
  { config, baseline }: Pick<Policy, "config" | "baseline">,
  span: Span,
): Held {
  const values = pairs.map(({ before }) => valueThen(before, metric.family.name as Headline, config.k, span));
  const known = values.filter((value) => value !== null);
  const mean = known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
  const spread = spreadOf(baseline, scope, metric.name) ?? 0;
  return { tolerance: toleranceValue(tolerance, mean, Math.max(1, known.length), spread), significance };
}

/** What a row has, or had when it was last accepted. */
function valueThen(before: BaselineCase, metric: Headline, k: number, span: Span): Value {
  const value = before.metrics.get(`${metric}@${k}`) ?? null;
  return value === null || span === "baseline" ? value : value - (before.drift?.[metric] ?? 0);
}

function moveOf(pair: Pair, k: number, span: Span, groups: ReadonlyMap<string, string>): CaseMove {
  const { now, before } = pair;
  const of = (metric: Headline): number => {
    const [is, was] = [now.metrics.get(`${metric}@${k}`) ?? null, valueThen(before, metric, k, span)];
    return is === null || was === null ? 0 : is - was;
  };
  return {
    id: now.id,
    block: groups.get(now.id) ?? null,
    recall: of("recall"),
    mrr: of("mrr"),
    ndcg: of("ndcg"),
  };
}

/** The same pairs with what was last accepted in place of what was last recorded. */
export function anchoredPairs(pairs: readonly Pair[], k: Config["k"]): readonly Pair[] {
  return pairs.map(({ now, before }) => {
    const metrics = new Map(before.metrics);
    for (const metric of HEADLINE) metrics.set(`${metric}@${k}`, valueThen(before, metric, k, "anchor"));
    return { now, before: Object.assign({}, before, { metrics }) };
  });
}
