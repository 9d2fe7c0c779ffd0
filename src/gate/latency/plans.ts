/** Which plan a policy has: the one that its baseline carries, one that follows from old samples, or a new one. */
import type { Baseline, BaselineCase } from "../../model/baseline.ts";
import type { Config, LatencySettings } from "../../model/config.ts";
import type { PlanLimit, PlannedCheck, Repeats, SamplingPlan, UnfilledCheck } from "../../model/sampling.ts";
import {
  type Bucketed,
  OVERALL,
  casesIn,
  intentScope,
  readScope,
  scopeText,
  tagScope,
} from "../../model/scope.ts";
import type { Case, Suite } from "../../model/suite.ts";
import { type Rule, resolveRules } from "../rules.ts";
import { type GatedBucket, type PlanLimits, checksOf, planSampling, repeatsFor } from "./plan.ts";

/** What a plan is made for. */
export interface Planned {
  readonly config: Config;
  readonly suite: Suite;
}

/** Where the cases of a plan take no time that is known, they take this, in milliseconds. */
const UNKNOWN_MS = 0;

/** Of a scope by its text, as plans write it. */
export function casesAt({ cases }: Pick<Suite, "cases">, scope: string): readonly Case[] {
  return casesIn(cases, readScope(scope));
}

/** The most that any scope of the case asks; 0 where none asks it at all. */
export function timesOf(repeats: Repeats, { intent, tags = [] }: Bucketed): number {
  const scopes = [OVERALL, intentScope(intent), ...tags.map(tagScope)];
  return Math.max(...scopes.map((scope) => repeats.get(scopeText(scope)) ?? 0));
}

/** A tenth of a bucket may fail or be edited; a bucket of one has nothing to spare. */
function spareOf(cases: number): number {
  return cases < 2 ? 0 : Math.ceil(cases / 10);
}

/** The buckets that latency rules gate, each with its percentiles. Rules without any limit are left out. */
export function gatedBuckets({ config, suite }: Planned): readonly GatedBucket[] {
  const byScope = new Map<string, Map<PlannedCheck["statistic"], boolean>>();
  for (const rule of resolveRules(config, suite).rules) {
    const { family } = rule.metric;
    if (family.kind !== "latency" || !hasLimit(rule)) continue;
    const scope = scopeText(rule.scope);
    const own = byScope.get(scope) ?? new Map<PlannedCheck["statistic"], boolean>();
    byScope.set(scope, own.set(family.statistic, rule.named || own.get(family.statistic) === true));
  }
  return [...byScope].map(([scope, statistics]) => {
    const cases = casesAt(suite, scope).map(({ id }) => id);
    return {
      scope,
      cases,
      spare: spareOf(cases.length),
      statistics: [...statistics].map(([statistic, named]) => ({ statistic, named })),
    };
  });
}

export function hasLimit({ tolerance, ceiling }: Rule): boolean {
  return tolerance.length > 0 || ceiling !== null;
}

/** `warmup` counts the quality pass, which is the first in any case. */
export function limitsOf({
  budget_s: budgetS,
  max_queries: maxQueries,
  warmup,
}: LatencySettings): PlanLimits {
  return { budgetS, maxQueries, warmup: Math.max(1, warmup) };
}

/**
 * A plan made now, from what one query of each case takes in milliseconds. The config's own number of repeats holds
 * whatever it takes; with `auto` the plan fills what the budget allows, and asks for overall figures where it can.
 */
export function newPlan(
  planned: Planned,
  settings: LatencySettings,
  msByCase: ReadonlyMap<string, number>,
): SamplingPlan {
  const buckets = gatedBuckets(planned);
  if (settings.repeats !== "auto") {
    return planWith(new Map([["overall", settings.repeats]]), planned, settings, msByCase);
  }
  const made = planSampling(buckets, msByCase, limitsOf(settings));
  if (made.repeats.has("overall") || buckets.some(({ scope }) => scope === "overall")) return made;
  const figures = { scope: "overall", cases: planned.suite.cases.map(({ id }) => id) };
  const ungated: GatedBucket = { ...figures, statistics: [{ statistic: "p50", named: false }] };
  const more = planSampling([...buckets, ungated], msByCase, limitsOf(settings));
  return planWith(more.repeats, planned, settings, msByCase);
}

/**
 * What a policy's checks make of repeats that are given: a check is filled where its bucket then has the samples that
 * its percentile needs. `limit` is what keeps the others out, unless budget or queries do.
 */
export function planWith(
  repeats: Repeats,
  planned: Planned,
  settings: LatencySettings,
  msByCase: ReadonlyMap<string, number>,
  limit: PlanLimit = settings.repeats === "auto" ? "budget_s" : "repeats",
): SamplingPlan {
  const [cost, raised] = costOf(repeats, planned, settings, msByCase);
  const filled: PlannedCheck[] = [];
  const unfilled: UnfilledCheck[] = [];
  for (const bucket of gatedBuckets(planned)) {
    const own = casesAt(planned.suite, bucket.scope);
    const times = Math.min(...own.map((each) => timesOf(repeats, each)));
    for (const check of checksOf(bucket)) {
      const need = repeatsFor(check.statistic, own.length);
      if (times >= need) {
        filled.push({ ...check, repeats: times });
        continue;
      }
      const { queries, ms } = raised(cost, own, check.repeats);
      const by: PlanLimit[] = [];
      if (ms > settings.budget_s * 1000) by.push("budget_s");
      if (settings.max_queries !== null && queries > settings.max_queries) by.push("max_queries");
      const budget = Math.max(Math.ceil(ms / 1000), by.length === 0 ? 1 : 0);
      unfilled.push({ ...check, queries, budget_s: budget, by: by.length === 0 ? [limit] : by });
    }
  }
  return { repeats, filled, unfilled, ...cost };
}

/** What these repeats cost, and what it comes to where some cases are asked at least so often. */
function costOf(
  repeats: Repeats,
  { suite }: Planned,
  settings: LatencySettings,
  msByCase: ReadonlyMap<string, number>,
): readonly [Cost, (from: Cost, cases: readonly Case[], times: number) => Cost] {
  const known = [...msByCase.values()];
  const mean = known.length === 0 ? UNKNOWN_MS : known.reduce((sum, ms) => sum + ms, 0) / known.length;
  const adding = (from: Cost, cases: readonly Case[], timesFor: (each: Case) => number): Cost => {
    let { queries, ms } = from;
    for (const each of cases) {
      const times = timesFor(each);
      queries += times;
      ms += times * (msByCase.get(each.id) ?? mean);
    }
    return { queries, ms };
  };
  const start = { queries: limitsOf(settings).warmup * suite.cases.length, ms: 0 };
  const more = (times: number) => (each: Case) => Math.max(0, times - timesOf(repeats, each));
  return [
    adding(start, suite.cases, (each) => timesOf(repeats, each)),
    (from, cases, times) => adding(from, cases, more(times)),
  ];
}

interface Cost {
  readonly queries: number;
  readonly ms: number;
}

/**
 * The plan of a stored baseline: its own, or, of one that an earlier version recorded, what its samples fill. Null where
 * nothing was timed, or another tool's baseline has no samples.
 */
export function storedPlan(
  planned: Planned,
  baseline: Baseline | null,
  settings: LatencySettings,
): SamplingPlan | null {
  if (baseline === null || baseline.foreign !== undefined || baseline.timing.source === "off") return null;
  return baseline.plan ?? planFromSamples(planned, baseline.cases, settings);
}

/** As often as each bucket needs, where the samples are there; the number of repeats that a config names as it is. */
function planFromSamples(
  planned: Planned,
  cases: ReadonlyMap<string, BaselineCase>,
  settings: LatencySettings,
): SamplingPlan {
  const { suite } = planned;
  const repeats = new Map<string, number>();
  for (const bucket of gatedBuckets(planned)) {
    const own = casesAt(suite, bucket.scope);
    const counts = own.flatMap(({ id }) => cases.get(id)?.latency_ms.length ?? []);
    const taken = counts.length === 0 ? 0 : Math.min(...counts);
    const needs = checksOf(bucket)
      .map(({ statistic }) => repeatsFor(statistic, own.length))
      .filter((need) => need <= taken);
    const times = settings.repeats === "auto" ? Math.max(0, ...needs) : Math.min(taken, settings.repeats);
    if (times > 0) repeats.set(bucket.scope, times);
  }
  return planWith(repeats, planned, settings, meansOf(cases));
}

/** What one query of each case takes, in milliseconds; cases without samples are left out. */
export function meansOf(
  cases: ReadonlyMap<string, Pick<BaselineCase, "latency_ms">>,
): ReadonlyMap<string, number> {
  return new Map(
    [...cases].flatMap(([id, { latency_ms: samples }]) =>
      samples.length === 0 ? [] : [[id, samples.reduce((sum, ms) => sum + ms, 0) / samples.length] as const],
    ),
  );
}

/** Checks of a policy that its plan has never heard of: rules, intents or tags that are new since it was made. */
export function unknownChecks(planned: Planned, plan: SamplingPlan): readonly PlannedCheck[] {
  const known = new Set([...plan.filled, ...plan.unfilled].map(keyOf));
  return gatedBuckets(planned)
    .flatMap(checksOf)
    .filter((check) => !known.has(keyOf(check)));
}

/** Checks of a policy that the plan does not fill. */
export function unplannedIn(planned: Planned, plan: SamplingPlan | null): readonly PlannedCheck[] {
  const filled = new Set(plan?.filled.map(keyOf));
  return gatedBuckets(planned)
    .flatMap(checksOf)
    .filter((check) => !filled.has(keyOf(check)));
}

export function keyOf({ scope, statistic }: Pick<PlannedCheck, "scope" | "statistic">): string {
  return `${statistic} ${scope}`;
}
