/**
 * How often each case is timed. The plan is made once, when a baseline is recorded, and belongs to it: unchanged code
 * then gets the same samples on a slow day as on a fast one.
 */
import { MIN_REPEATS, MIN_SAMPLES, type Statistic } from "../../metrics/weighted-latency.ts";
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
import { shortage } from "./stored.ts";

/** A bucket and the percentiles that rules gate in it. */
export interface GatedBucket {
  /** `overall`, `intent:<name>`, `tag:<name>`. */
  readonly scope: string;
  readonly cases: readonly string[];
  /** Cases that may fail or be edited without the bucket running short of samples; 0 where absent. */
  readonly spare?: number;
  readonly statistics: readonly GatedStatistic[];
}

export interface GatedStatistic {
  readonly statistic: Statistic;
  /** Whether a rule names it in this bucket: if it can't be filled, that is no reason to drop it silently. */
  readonly named: boolean;
}

export interface PlanLimits {
  /** Seconds that the timed queries may take. */
  readonly budgetS: number;
  /** Queries of the whole run; null where nothing caps them. */
  readonly maxQueries: number | null;
  /** Passes over all cases before the timed ones; the first of them is the quality pass, so it is at least 1. */
  readonly warmup: number;
}

/** Intents below this are not gated on latency unless a rule names them. */
export const FEWEST_CASES = 5;

/** The repeats that fill a bucket of so many cases: three at least. `cases` is at least 1. */
export function repeatsFor(statistic: Statistic, cases: number): number {
  return Math.max(MIN_REPEATS, Math.ceil(MIN_SAMPLES[statistic] / cases));
}

/**
 * Fills what the limits allow: checks that rules name first, then `overall`, then what adds the least time. Small
 * buckets are asked more often than others. `msByCase` is what one query takes; cases that it lacks take its mean.
 */
export function planSampling(
  buckets: readonly GatedBucket[],
  msByCase: ReadonlyMap<string, number>,
  limits: PlanLimits,
): SamplingPlan {
  const draft = new Draft(buckets, msByCase, limits);
  const open = buckets.flatMap(checksOf);
  const rank = (check: PlannedCheck): number => (check.named ? 0 : check.scope === "overall" ? 1 : 2);
  const filled: PlannedCheck[] = [];
  const left: PlannedCheck[] = [];
  while (open.length > 0) {
    // What a check adds depends on those before it, so the cheapest is looked for again.
    const lowest = Math.min(...open.map(rank));
    const next = open
      .filter((check) => rank(check) === lowest)
      .reduce((best, check) => (draft.addedBy(check).ms < draft.addedBy(best).ms ? check : best));
    open.splice(open.indexOf(next), 1);
    if (draft.exceeded(next).length === 0) {
      draft.add(next);
      filled.push(next);
    } else left.push(next);
  }
  const { queries, ms } = draft.cost();
  const unfilled = left.map((check): UnfilledCheck => {
    const cost = draft.costWith(check);
    const by = draft.exceeded(check);
    return { ...check, queries: cost.queries, budget_s: Math.ceil(cost.ms / 1000), by };
  });
  return { repeats: draft.repeats, filled, unfilled, queries, ms };
}

/** What may be planned of a bucket: all that rules name, the rest where it is large enough. */
export function checksOf({ scope, cases, spare = 0, statistics }: GatedBucket): readonly PlannedCheck[] {
  if (cases.length === 0) return [];
  return statistics
    .filter(({ named }) => named || scope === "overall" || cases.length >= FEWEST_CASES)
    .map(({ statistic, named }) => ({
      scope,
      statistic,
      named,
      repeats: repeatsFor(statistic, cases.length - spare),
    }));
}

interface Cost {
  readonly queries: number;
  readonly ms: number;
}

/** The plan so far: repeats by scope, and by case what they come to. */
class Draft {
  readonly repeats = new Map<string, number>();
  readonly #byCase = new Map<string, number>();
  readonly #casesOf: ReadonlyMap<string, readonly string[]>;
  readonly #cases: ReadonlySet<string>;
  readonly #ms: (id: string) => number;
  readonly #limits: PlanLimits;
  /** What each check would add to the cost. */
  readonly #added = new Map<PlannedCheck, Cost>();
  #cost: Cost;

  constructor(buckets: readonly GatedBucket[], msByCase: ReadonlyMap<string, number>, limits: PlanLimits) {
    this.#casesOf = new Map(buckets.map(({ scope, cases }) => [scope, cases]));
    this.#cases = new Set(buckets.flatMap(({ cases }) => cases));
    const mean = [...msByCase.values()].reduce((sum, ms) => sum + ms, 0) / Math.max(1, msByCase.size);
    this.#ms = (id) => msByCase.get(id) ?? mean;
    this.#limits = limits;
    this.#cost = { queries: limits.warmup * this.#cases.size, ms: 0 };
  }

  cost(): Cost {
    return this.#cost;
  }

  costWith(check: PlannedCheck): Cost {
    const { queries, ms } = this.addedBy(check);
    return { queries: this.#cost.queries + queries, ms: this.#cost.ms + ms };
  }

  /** Worked out once, until a check is added that shares cases with this one. */
  addedBy(check: PlannedCheck): Cost {
    const known = this.#added.get(check);
    if (known !== undefined) return known;
    const { scope, repeats } = check;
    let [queries, ms] = [0, 0];
    for (const id of this.#casesOf.get(scope)!) {
      const more = Math.max(0, repeats - (this.#byCase.get(id) ?? 0));
      queries += more;
      ms += more * this.#ms(id);
    }
    this.#added.set(check, { queries, ms });
    return { queries, ms };
  }

  exceeded(check: PlannedCheck): readonly PlanLimit[] {
    const { queries, ms } = this.costWith(check);
    const { budgetS, maxQueries } = this.#limits;
    const found: PlanLimit[] = [];
    if (!(ms <= budgetS * 1000)) found.push("budget_s");
    if (maxQueries !== null && queries > maxQueries) found.push("max_queries");
    return found;
  }

  add(check: PlannedCheck): void {
    this.#cost = this.costWith(check);
    const { scope, repeats } = check;
    // A case has one intent; with any other scope it may be shared.
    const isOfIntent = (each: PlannedCheck): boolean => each.scope.startsWith("intent:");
    const shares = (other: PlannedCheck): boolean =>
      other.scope === scope || !isOfIntent(check) || !isOfIntent(other);
    for (const other of this.#added.keys()) if (shares(other)) this.#added.delete(other);
    this.repeats.set(scope, Math.max(repeats, this.repeats.get(scope) ?? 0));
    for (const id of this.#casesOf.get(scope)!) {
      this.#byCase.set(id, Math.max(repeats, this.#byCase.get(id) ?? 0));
    }
  }
}

// Which plan a policy has: the one that its baseline carries, one that follows from old samples, or a new one.

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
 * at any cost; with `auto` the plan fills what the budget allows, and asks for overall figures where it can.
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
  const plan = baseline.plan ?? planFromSamples(planned, baseline.cases, settings);
  return { ...plan, filled: sampledOf(plan.filled, [...baseline.cases.values()]) };
}

/** Queries that failed when the baseline was recorded left no samples: what is then too few to compare is not gated. */
function sampledOf(filled: readonly PlannedCheck[], cases: readonly BaselineCase[]): readonly PlannedCheck[] {
  if (cases.every(({ latency_ms: samples }) => samples.length > 0)) return filled;
  return filled.filter(({ scope, statistic }) => {
    const samples = casesIn(cases, readScope(scope)).map(({ latency_ms: own }) => own);
    return shortage(samples, statistic, "before") === null;
  });
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
  const known = new Set([...plan.filled, ...plan.unfilled].map(planKey));
  return gatedBuckets(planned)
    .flatMap(checksOf)
    .filter((check) => !known.has(planKey(check)));
}

/** Checks of a policy that the plan does not fill. */
export function unplannedIn(planned: Planned, plan: SamplingPlan | null): readonly PlannedCheck[] {
  const filled = new Set(plan?.filled.map(planKey));
  return gatedBuckets(planned)
    .flatMap(checksOf)
    .filter((check) => !filled.has(planKey(check)));
}

export function planKey({ scope, statistic }: Pick<PlannedCheck, "scope" | "statistic">): string {
  return `${statistic} ${scope}`;
}
