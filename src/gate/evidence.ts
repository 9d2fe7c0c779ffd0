/** What a report shows beside each quality check: could this change be chance? The tolerance stays the law. */
import { type CaseMetric, isPerCase } from "../metrics/family.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Evidence } from "../model/explanation.ts";
import type { Suite } from "../model/suite.ts";
import type { Scope } from "../model/verdict.ts";
import { bucketOf } from "./checks.ts";
import type { Pair, Pairing } from "./pairs.ts";
import { permutationTest, signTest } from "./statistics/exact-tests.ts";
import { holm } from "./statistics/holm.ts";
import { differs, meanOf, pairedInterval, type Unit } from "./statistics/paired-bootstrap.ts";

/** Of one metric alone, before correction. */
export type PlainEvidence = Omit<Evidence, "pHolm">;

export interface CheckEvidence extends Evidence {
  readonly metric: string;
  readonly scope: Scope;
}

export interface EvidenceOptions {
  readonly seed: number;
  /** Case id to group; cases without a group are units of their own. */
  readonly groups: ReadonlyMap<string, string>;
}

export function groupsOf(suite: Suite): ReadonlyMap<string, string> {
  return new Map(suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])));
}

/** Evidence for one metric over these pairs; null where no pair has a value on both sides. */
export function evidenceFor(
  pairs: readonly Pair[],
  metric: { readonly name: string; readonly family: CaseMetric },
  options: EvidenceOptions,
): PlainEvidence | null {
  const units = unitsOf(pairs, metric, options.groups);
  if (units.length === 0) return null;
  const sign = metric.family.direction === "higher" ? 1 : -1;
  const changed = units.filter(differs);
  const wins = changed.filter((unit) => unit.sum * sign > 0).length;
  const losses = changed.length - wins;
  const permutation = permutationTest(
    changed.map((unit) => unit.sum),
    options.seed,
  );
  return {
    delta: meanOf(units),
    interval: pairedInterval(units, { seed: options.seed }),
    pSign: signTest(wins, losses).twoSided,
    pPermutation: permutation.p,
    permutation: permutation.method,
    wins,
    losses,
    ties: units.length - changed.length,
    units: units.length,
  };
}

/** Evidence for every metric and scope that can be tested, in the order given; latency has its own interval. */
export function evidenceOf(
  tested: readonly { readonly metric: Metric; readonly scope: Scope }[],
  pairing: Pairing,
  options: EvidenceOptions,
): readonly CheckEvidence[] {
  const found = tested.flatMap(({ metric, scope }) => {
    const { name, family } = metric;
    if (!isPerCase(family)) return [];
    const evidence = evidenceFor(bucketOf(pairing, scope).pairs, { name, family }, options);
    return evidence === null ? [] : [{ ...evidence, metric: name, scope }];
  });
  const corrected = holm(found.map((each) => each.pPermutation));
  return found.map((each, i) => Object.assign(each, { pHolm: corrected[i]! }));
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
): readonly Unit[] {
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
