/** Cases of this run beside the same cases of the baseline. */
import { overlapOf } from "../metrics/churn.ts";
import type { MetricFamily } from "../metrics/family.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { CaseScore, ScoredCases, Scores, Value } from "../model/scores.ts";
import type { Config } from "../model/config.ts";
import type { Suite } from "../model/suite.ts";
import type { Run } from "../model/run.ts";
import type { Headline } from "./rule.ts";
import { type Scope, casesIn, inScope } from "../model/scope.ts";

export interface Pair {
  readonly now: CaseScore;
  readonly before: BaselineCase;
}

/** What both sides have, and what only one has. */
export interface Bucket {
  /** In case-id order. */
  readonly pairs: readonly Pair[];
  /** In this run, not (or differently) in the baseline. */
  readonly added: readonly CaseScore[];
}

/** `pairs` and `added` are by query and targets, as quality is compared. */
export interface Pairing extends Bucket {
  /** By query alone: rates, clustering, cost, latency. */
  readonly asked: Bucket;
  /** By query and by what must not come back. */
  readonly limited: Bucket;
  /** In the baseline, not (or with other targets) in this run. */
  readonly absent: readonly string[];
}

export function pairCases(scores: ScoredCases, baseline: Baseline | null): Pairing {
  const asked = scores.cases.flatMap((now): readonly Pair[] => {
    const before = baseline?.cases.get(now.id);
    return before?.digests.ask === now.digests.ask ? [{ now, before }] : [];
  });
  const bucket = (pairs: readonly Pair[]): Bucket => {
    const paired = new Set(pairs.map(({ now }) => now));
    return { pairs, added: scores.cases.filter((each) => !paired.has(each)) };
  };
  const by = (part: "targets" | "limits"): Bucket =>
    bucket(asked.filter(({ now, before }) => now.digests[part] === before.digests[part]));
  const judged = by("targets");
  const paired = new Set(judged.pairs.map((pair) => pair.now.id));
  const absent = [...(baseline?.cases.keys() ?? [])].filter((id) => !paired.has(id));
  return {
    ...judged,
    asked: bucket(asked),
    limited: by("limits"),
    absent: absent.toSorted(compareCodePoints),
  };
}

/** A target was found in the baseline's top k and is not found now. */
export function lostTarget(pair: Pair): boolean {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}

/** Some target was found in the top k of the baseline (in most of its runs), and none is found now. */
export function newlyLost({ before, now }: Pair): boolean {
  return finds(before) && !finds(now);
}

/** No target was found in the top k of the baseline (in most of its runs), and one is found now. */
export function newlyFound({ before, now }: Pair): boolean {
  return !finds(before) && finds(now);
}

/** Of cases that should find something. */
export function wantingPairs({ cases }: Suite, { pairs }: Pick<Pairing, "pairs">): readonly Pair[] {
  const wanting = new Set(cases.flatMap((each) => (each.expect_empty ? [] : [each.id])));
  return pairs.filter(({ now }) => wanting.has(now.id));
}

/** The metric's value in a score or a recorded row; null where it has none. */
export function valueOf({ metrics }: Pick<CaseScore, "metrics">, name: string): Value {
  return metrics.get(name) ?? null;
}

/** Returns what a row had when the state was last accepted, or null if it has no value. */
export function acceptedValue(row: BaselineCase, metric: Headline, k: number): Value {
  const value = valueOf(row, `${metric}@${k}`);
  return value === null ? null : (row.accepted?.[metric] ?? value);
}

/** Some target of the case stands in the top k. */
export function finds({ ranks }: Pick<CaseScore, "ranks">): boolean {
  return ranks.some((rank) => rank !== null);
}

/** The pairs, with the baseline's figures and lists in place of this run's where `replaced` says so. */
export function withBefore(pairing: Pairing, replaced: (pair: Pair) => boolean): Pairing {
  const known = new Map<CaseScore, Pair>();
  const one = (pair: Pair): Pair => {
    if (!replaced(pair)) return pair;
    const { before, now } = pair;
    const { metrics, ranks, results } = before;
    const asBefore = { metrics, ranks, results, error: null, degraded: false };
    const made = known.get(now) ?? { before, now: Object.assign({}, now, asBefore) };
    known.set(now, made);
    return made;
  };
  const side = ({ pairs, added }: Bucket): Bucket => ({ pairs: pairs.map(one), added });
  return { ...pairing, ...side(pairing), asked: side(pairing.asked), limited: side(pairing.limited) };
}

// How much of each list is left since the baseline: metrics whose value for a case takes two runs.

/** Null where both lists are empty. */
export function churnOf(pair: Pair, k: number): Value {
  const before = pair.before.results.slice(0, k);
  return overlapOf(before, pair.now.results.slice(0, k), k).jaccard;
}

/** The pairs with these metrics' values among their own, 1 at the baseline; others are left out of `metrics`. */
export function withChurn(pairing: Pairing, metrics: readonly Metric[]): Pairing {
  const asked = new Map(metrics.map((metric) => [metric.name, metric]));
  const churn = [...asked].flatMap(([name, { family, k }]) => (family.kind === "churn" ? [{ name, k }] : []));
  if (churn.length === 0) return pairing;
  const pairs = pairing.asked.pairs.map((pair): Pair => {
    const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
    for (const { name, k } of churn) {
      now.set(name, churnOf(pair, k!));
      before.set(name, 1);
    }
    return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
  });
  return { ...pairing, asked: { ...pairing.asked, pairs } };
}

/** The pairs of a scope by query and targets. */
export function bucketOf({ pairs, added }: Bucket, scope: Scope): Bucket {
  return { pairs: inScope(pairs, scope, ({ now }) => now), added: casesIn(added, scope) };
}

/** The pairs of a scope that a metric is compared over. */
export function bucketFor(pairing: Pairing, scope: Scope, family: MetricFamily): Bucket {
  if (family.kind === "quality") return bucketOf(pairing, scope);
  const needs = "needs" in family ? family.needs : undefined;
  const limited = needs === "forbidden" || needs === "expect_empty";
  return bucketOf(limited ? pairing.limited : pairing.asked, scope);
}

/** One set of rules: whose files judge, and what they compare with. */
export interface Policy {
  readonly config: Config;
  readonly suite: Suite;
  /** Null where there is nothing to compare with: floors, ceilings and critical cases still hold. */
  readonly baseline: Baseline | null;
  /** `record`: the baseline is left out on purpose, and what only compares with it has nothing to say. */
  readonly recording?: boolean;
  /** `record`: critical cases are held to what it replaces, unless their loss is accepted. */
  readonly replaced?: { readonly baseline: Baseline; readonly accept: boolean } | null;
  /** What is about to be recorded is held to the anchor even where this run adds nothing to the fall. */
  readonly adopting?: boolean;
}

/** What one policy was judged on. */
export interface Decided {
  readonly policy: Policy;
  readonly scores: Scores;
  /** Under the policy's own case ids. */
  readonly run: Run;
}

export function groupsOf(suite: Pick<Suite, "cases">): ReadonlyMap<string, string> {
  return new Map(suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])));
}
