/** What a report shows beside each check of means: how far the change could lie from what these cases show. It decides nothing. */
import { type CaseMetric, isPerCase } from "../metrics/family.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Evidence } from "../model/explanation.ts";
import type { Notice } from "../model/notice.ts";
import { type Check, missingOf } from "../model/verdict.ts";
import { type Pair, type Pairing, bucketFor } from "./pairs.ts";
import { EPSILON } from "./rules.ts";
import { differs, meanOf, pairedInterval, type WeightedUnit } from "./statistics/bootstrap.ts";
import type { Scope } from "../model/scope.ts";

export interface CheckEvidence extends Evidence {
  readonly metric: string;
  readonly scope: Scope;
}

export interface EvidenceOptions {
  readonly seed: number;
  /** Case id to group; cases without a group are units of their own. */
  readonly groups: ReadonlyMap<string, string>;
}

/** Evidence for one metric over these pairs; null where no pair has a value on both sides. */
export function evidenceFor(
  pairs: readonly Pair[],
  metric: { readonly name: string; readonly family: CaseMetric },
  options: EvidenceOptions,
): Evidence | null {
  const units = unitsOf(pairs, metric, options.groups);
  if (units.length === 0) return null;
  const sign = metric.family.direction === "higher" ? 1 : -1;
  const changed = units.filter(differs);
  const wins = changed.filter((unit) => unit.sum * sign > 0).length;
  return {
    delta: meanOf(units),
    interval: pairedInterval(units, { seed: options.seed }),
    wins,
    losses: changed.length - wins,
    ties: units.length - changed.length,
    units: units.length,
  };
}

/** Evidence for every metric and scope that has some, in the order given; latency has its own interval. */
export function evidenceOf(
  tested: readonly { readonly metric: Metric; readonly scope: Scope }[],
  pairing: Pairing,
  options: EvidenceOptions,
): readonly CheckEvidence[] {
  return tested.flatMap(({ metric, scope }) => {
    const { name, family } = metric;
    if (!isPerCase(family)) return [];
    const evidence = evidenceFor(bucketFor(pairing, scope, family).pairs, { name, family }, options);
    return evidence === null ? [] : [{ ...evidence, metric: name, scope }];
  });
}

interface Gathered {
  readonly intents: Set<string>;
  sum: number;
  weight: number;
}

/** Weighs a case as its metric's mean does. A group over several intents is a stratum of its own kind. */
function unitsOf(
  pairs: readonly Pair[],
  metric: { readonly name: string; readonly family: CaseMetric },
  groups: ReadonlyMap<string, string>,
): readonly WeightedUnit[] {
  const units = new Map<string, Gathered>();
  for (const { now, before } of pairs) {
    const [after, earlier] = [now.metrics.get(metric.name) ?? null, before.metrics.get(metric.name) ?? null];
    const weight = metric.family.weight === "targets" ? now.targets : 1;
    if (after === null || earlier === null || weight === 0) continue;
    const group = groups.get(now.id);
    const key = group === undefined ? `case ${now.id}` : `group ${group}`;
    const unit = units.get(key) ?? { intents: new Set<string>(), sum: 0, weight: 0 };
    unit.intents.add(now.intent);
    unit.sum += weight * (after - earlier);
    unit.weight += weight;
    units.set(key, unit);
  }
  return [...units.values()].map(({ intents, sum, weight }) => ({
    stratum: JSON.stringify([...intents].toSorted()),
    sum,
    weight,
  }));
}

// Movements that no rule fails yet.

/** Of its tolerance: what an intent may fall while the mean rises before it is worth a word. */
const SHARE = 0.5;

/**
 * Intents that fall while the mean over all rises: an average hides them. One notice an intent, for the metric that
 * used up most of its tolerance; a check that failed speaks for itself.
 */
export function intentNotices(checks: readonly Check[]): readonly Notice[] {
  const compared = checks.filter(
    (check) => check.direction === "higher" && missingOf(check) === null && (check.tolerance ?? 0) > 0,
  );
  const rising = new Map(
    compared
      .filter((check) => check.scope.kind === "overall" && (check.delta ?? 0) > EPSILON)
      .map((check) => [check.metric, check.delta!]),
  );
  const worst = new Map<string, { readonly used: number; readonly notice: Notice }>();
  for (const { metric, scope, delta, tolerance, passed } of compared) {
    const overall = rising.get(metric);
    if (!passed || scope.kind !== "intent" || overall === undefined) continue;
    const used = -(delta ?? 0) / tolerance!;
    if (used <= SHARE + EPSILON || used <= (worst.get(scope.name)?.used ?? 0)) continue;
    worst.set(scope.name, {
      used,
      notice: { code: "intent_falls", intent: scope.name, metric, delta: delta!, overall },
    });
  }
  return [...worst.values()].map(({ notice }) => notice);
}
