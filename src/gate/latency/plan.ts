/**
 * How often each case is timed. The plan is made once, when a baseline is recorded, and belongs to it: unchanged code
 * then gets the same samples on a slow day as on a fast one.
 */
import type { LatencyMetric } from "../../metrics/family.ts";
import type { Metric } from "../../metrics/registry.ts";
import { MIN_REPEATS, MIN_SAMPLES, type Statistic } from "../../metrics/weighted-latency.ts";
import type { Baseline, BaselineCase } from "../../model/baseline.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { Config, LatencySettings } from "../../model/config.ts";
import type {
  PlanLimit,
  PlannedCheck,
  Repeats,
  SamplingPlan,
  UnfilledCheck,
} from "../../model/sampling.ts";
import {
  type BucketMember,
  OVERALL,
  selectCases,
  groupBy,
  intentScope,
  readScope,
  scopeText,
} from "../../model/scope.ts";
import type { Case, Suite } from "../../model/suite.ts";
import { resolveRules, type Rule } from "../../decision/rules.ts";
import { findShortage } from "./stored.ts";

/** What a plan is made for. */
export interface PlanSubject {
  readonly config: Config;
  readonly suite: Suite;
}

export type LatencyRule = Rule & {
  readonly metric: Extract<Metric, { readonly family: LatencyMetric }>;
};

export function isTimed(rule: Rule): rule is LatencyRule {
  return rule.metric.family.kind === "latency";
}

/** The rules of latency that have a limit. */
export function latencyRules({ config, suite }: PlanSubject): readonly LatencyRule[] {
  return resolveRules(config, suite).filter(isTimed).filter(hasLimit);
}

export function hasLimit({ tolerance, ceiling }: Rule): boolean {
  return tolerance.length > 0 || ceiling !== null;
}

export function planKey({ scope, statistic }: Pick<PlannedCheck, "scope" | "statistic">): string {
  return `${statistic} ${scope}`;
}

/** By what a plan knows a rule. */
export function rulePlanKey({ scope, metric }: LatencyRule): string {
  return planKey({ scope: scopeText(scope), statistic: metric.family.statistic });
}

/** Of a scope by its text, as plans write it. */
export function scopeCases({ cases }: Pick<Suite, "cases">, scope: string): readonly Case[] {
  return selectCases(cases, readScope(scope));
}

/** The most that any scope of the case asks; 0 where none asks it at all. */
export function caseTimes(repeats: Repeats, { intent }: BucketMember): number {
  return Math.max(
    ...[OVERALL, intentScope(intent)].map((scope) => repeats.get(scopeText(scope)) ?? 0),
  );
}

/** Of an intent under `latency.cases`, where there is room: four repeats of so many fill a p95. */
const FEW_CASES = 15;

/**
 * The cases that are timed: all, or `latency.cases` of a larger suite. Each intent has its share, fifteen at least where
 * there is room, of those whose query has the smallest digest: no seed can choose them, and an edit moves few.
 */
export function timedCases({
  config: { latency },
  suite: { cases },
}: PlanSubject): readonly Case[] {
  const wanted = latency === "off" ? undefined : latency.cases;
  if (wanted === undefined || wanted >= cases.length) {
    return cases;
  }
  const intents = groupBy(cases, ({ intent }) => intent);
  const least = Math.min(FEW_CASES, Math.floor(wanted / intents.size));
  let open = [...intents.values()];
  let left = wanted;
  let size = cases.length;
  const timed = new Set<Case>();
  const takeCases = (own: readonly Case[], count: number): void => {
    const sorted = own.toSorted((a, b) => compareCodePoints(a.digests.ask, b.digests.ask));
    for (const each of sorted.slice(0, count)) {
      timed.add(each);
    }
  };
  // What a small intent has beyond its share, the others lack: their shares are of what is left.
  for (const own of open.toSorted((a, b) => a.length - b.length)) {
    if ((left * own.length) / size >= least) {
      continue;
    }
    takeCases(own, least);
    [left, size] = [left - Math.min(least, own.length), size - own.length];
    open = open.filter((each) => each !== own);
  }
  let end = 0;
  for (const own of open) {
    const before = Math.round(end);
    end += (left * own.length) / size;
    takeCases(own, Math.round(end) - before);
  }
  return cases.filter((each) => timed.has(each));
}

/** The repeats that fill a bucket of so many cases: three at least. `cases` is at least 1. */
export function repeatsToFill(statistic: Statistic, cases: number): number {
  return Math.max(MIN_REPEATS, Math.ceil(MIN_SAMPLES[statistic] / cases));
}

/** A tenth of a bucket may fail or be edited; a bucket of one has nothing to spare, and a sample no fifth repeat. */
function repeatsWithSpare(statistic: Statistic, cases: number, isSample: boolean): number {
  const bare = repeatsToFill(statistic, cases);
  const spared = repeatsToFill(statistic, cases < 2 ? cases : cases - Math.ceil(cases / 10));
  return isSample && bare <= 4 ? Math.min(4, spared) : spared;
}

/** What the latency rules gate, each percentile of a bucket once, with the repeats that fill it. */
export function gatedChecks(planned: PlanSubject): readonly PlannedCheck[] {
  const checks = new Map<string, PlannedCheck>();
  const timed = timedCases(planned);
  const isSample = timed.length < planned.suite.cases.length;
  for (const rule of latencyRules(planned)) {
    const { length } = selectCases(timed, rule.scope);
    if (length === 0) {
      continue;
    }
    const { statistic } = rule.metric.family;
    const key = rulePlanKey(rule);
    const named = rule.named || checks.get(key)?.named === true;
    const repeats = repeatsWithSpare(statistic, length, isSample);
    checks.set(key, { scope: scopeText(rule.scope), statistic, named, repeats });
  }
  return [...checks.values()];
}

interface Cost {
  readonly queries: number;
  readonly ms: number;
}

/** Repeats by scope, what they come to by case, and what they cost. */
class Draft {
  readonly #repeats: Map<string, number>;
  readonly #times: Map<string, number>;
  readonly #timed: Pick<Suite, "cases">;
  readonly #settings: LatencySettings;
  readonly #ms: (id: string) => number;
  /** What each check would add to the cost. */
  readonly #added = new Map<PlannedCheck, Cost>();
  #cost: Cost;

  /** `msByCase` is what one query takes; cases that it lacks take its mean. */
  constructor(
    planned: PlanSubject,
    settings: LatencySettings,
    msByCase: ReadonlyMap<string, number>,
    repeats: Repeats = new Map(),
  ) {
    const mean =
      [...msByCase.values()].reduce((sum, ms) => sum + ms, 0) / Math.max(1, msByCase.size);
    this.#timed = { cases: timedCases(planned) };
    this.#settings = settings;
    this.#ms = (id) => msByCase.get(id) ?? mean;
    this.#repeats = new Map(repeats);
    this.#times = new Map(this.#timed.cases.map((each) => [each.id, caseTimes(repeats, each)]));
    // The quality pass is the first of the warm-up in any case.
    let queries = Math.max(1, settings.warmup) * planned.suite.cases.length;
    let ms = 0;
    for (const [id, times] of this.#times) {
      queries += times;
      ms += times * this.#ms(id);
    }
    this.#cost = { queries, ms };
  }

  /** How often each case of the check's bucket is asked at least. */
  leastTimes({ scope }: PlannedCheck): number {
    return Math.min(...scopeCases(this.#timed, scope).map(({ id }) => this.#times.get(id)!));
  }

  /** Worked out once, until a check is added that shares cases with this one. */
  addedCost(check: PlannedCheck): Cost {
    const known = this.#added.get(check);
    if (known !== undefined) {
      return known;
    }
    let queries = 0;
    let ms = 0;
    for (const { id } of scopeCases(this.#timed, check.scope)) {
      const more = Math.max(0, check.repeats - this.#times.get(id)!);
      queries += more;
      ms += more * this.#ms(id);
    }
    this.#added.set(check, { queries, ms });
    return { queries, ms };
  }

  #totalCost(check: PlannedCheck): Cost {
    const { queries, ms } = this.addedCost(check);
    return { queries: this.#cost.queries + queries, ms: this.#cost.ms + ms };
  }

  /** What keeps the check out. */
  exceededLimits(check: PlannedCheck): readonly PlanLimit[] {
    return this.#totalCost(check).ms <= this.#settings.budget_s * 1000 ? [] : ["budget_s"];
  }

  add(check: PlannedCheck): void {
    this.#cost = this.#totalCost(check);
    const { scope, repeats } = check;
    // A case has one intent: two intents share none.
    const isOfIntent = (each: PlannedCheck): boolean => each.scope.startsWith("intent:");
    for (const other of this.#added.keys()) {
      if (other.scope === scope || !isOfIntent(check) || !isOfIntent(other)) {
        this.#added.delete(other);
      }
    }
    this.#repeats.set(scope, Math.max(repeats, this.#repeats.get(scope) ?? 0));
    for (const { id } of scopeCases(this.#timed, scope)) {
      this.#times.set(id, Math.max(repeats, this.#times.get(id)!));
    }
  }

  /** `limit` is what keeps the others out, unless the budget does. */
  makePlan(
    filled: readonly PlannedCheck[],
    left: readonly PlannedCheck[],
    limit: PlanLimit,
  ): SamplingPlan {
    const unfilled = left.map((check): UnfilledCheck => {
      const { queries, ms } = this.#totalCost(check);
      const by = this.exceededLimits(check);
      const budget = Math.max(Math.ceil(ms / 1000), by.length === 0 ? 1 : 0);
      return { ...check, queries, budget_s: budget, by: by.length === 0 ? [limit] : by };
    });
    return { repeats: this.#repeats, filled, unfilled, ...this.#cost };
  }
}

/**
 * Fills what the limits allow: checks that rules name first, then `overall`, then what adds the least time. Small
 * buckets are asked more often than others.
 */
export function planSampling(
  checks: readonly PlannedCheck[],
  planned: PlanSubject,
  settings: LatencySettings,
  msByCase: ReadonlyMap<string, number>,
): SamplingPlan {
  const draft = new Draft(planned, settings, msByCase);
  const open = [...checks];
  const checkRank = (check: PlannedCheck): number =>
    check.named ? 0 : check.scope === "overall" ? 1 : 2;
  const filled: PlannedCheck[] = [];
  const left: PlannedCheck[] = [];
  while (open.length > 0) {
    // What a check adds depends on those before it, so the cheapest is looked for again.
    const lowest = Math.min(...open.map(checkRank));
    const next = open
      .filter((check) => checkRank(check) === lowest)
      .reduce((best, check) =>
        draft.addedCost(check).ms < draft.addedCost(best).ms ? check : best,
      );
    open.splice(open.indexOf(next), 1);
    const fits = draft.exceededLimits(next).length === 0;
    if (fits) {
      draft.add(next);
    }
    (fits ? filled : left).push(next);
  }
  return draft.makePlan(filled, left, "budget_s");
}

/**
 * A plan made now, from what one query of each case takes in milliseconds. The config's own number of repeats holds
 * at any cost; with `auto` the plan fills what the budget allows, and asks for overall figures where it can.
 */
export function newPlan(
  planned: PlanSubject,
  settings: LatencySettings,
  msByCase: ReadonlyMap<string, number>,
): SamplingPlan {
  if (settings.repeats !== "auto") {
    return planFromRepeats(new Map([["overall", settings.repeats]]), planned, settings, msByCase);
  }
  const gated = gatedChecks(planned);
  if (gated.some(({ scope }) => scope === "overall")) {
    return planSampling(gated, planned, settings, msByCase);
  }
  const repeats = repeatsToFill("p50", timedCases(planned).length);
  const figures = { scope: "overall", statistic: "p50", named: false, repeats } as const;
  const more = planSampling([...gated, figures], planned, settings, msByCase);
  return planFromRepeats(more.repeats, planned, settings, msByCase);
}

/**
 * What a policy's checks make of repeats that are given: a check is filled where its bucket then has the samples that
 * its percentile needs.
 */
export function planFromRepeats(
  repeats: Repeats,
  planned: PlanSubject,
  settings: LatencySettings,
  msByCase: ReadonlyMap<string, number>,
  limit: PlanLimit = settings.repeats === "auto" ? "budget_s" : "repeats",
): SamplingPlan {
  const draft = new Draft(planned, settings, msByCase, repeats);
  const timed = { cases: timedCases(planned) };
  const filled: PlannedCheck[] = [];
  const left: PlannedCheck[] = [];
  for (const check of gatedChecks(planned)) {
    const times = draft.leastTimes(check);
    const need = repeatsToFill(check.statistic, scopeCases(timed, check.scope).length);
    if (times >= need) {
      filled.push({ ...check, repeats: times });
    } else {
      left.push(check);
    }
  }
  return draft.makePlan(filled, left, limit);
}

// Which plan a policy has: the one that its baseline carries, or a new one.

/** The plan of a stored baseline; null if nothing was timed. */
export function storedPlan(baseline: Baseline | null): SamplingPlan | null {
  const plan = baseline?.plan;
  if (baseline === null || plan === undefined) {
    return null;
  }
  return { ...plan, filled: checksWithSamples(plan.filled, [...baseline.cases.values()]) };
}

/** Queries that failed, or that were answered differently each time, left no samples: too few to compare are not gated. */
export function checksWithSamples(
  filled: readonly PlannedCheck[],
  cases: readonly (BucketMember & Pick<BaselineCase, "latency_ms">)[],
): readonly PlannedCheck[] {
  if (cases.every(({ latency_ms: samples }) => samples.length > 0)) {
    return filled;
  }
  return filled.filter(({ scope, statistic }) => {
    const samples = selectCases(cases, readScope(scope)).map(({ latency_ms: own }) => own);
    return findShortage(samples, statistic, "before") === null;
  });
}

/** What one query of each case takes, in milliseconds; cases without samples are left out. */
export function caseMeans(
  cases: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, number> {
  return new Map(
    [...cases].flatMap(([id, samples]) =>
      samples.length === 0
        ? []
        : [[id, samples.reduce((sum, ms) => sum + ms, 0) / samples.length] as const],
    ),
  );
}

/** Checks of a policy that its plan has never heard of: rules or intents that are new since it was made. */
export function unknownChecks(
  planned: PlanSubject,
  { filled, unfilled }: Pick<SamplingPlan, "filled" | "unfilled">,
): readonly PlannedCheck[] {
  const known = new Set([...filled, ...unfilled].map(planKey));
  return gatedChecks(planned).filter((check) => !known.has(planKey(check)));
}

/** Checks of a policy that the plan does not fill. */
export function unplannedChecks(
  planned: PlanSubject,
  plan: SamplingPlan | null,
): readonly PlannedCheck[] {
  return unknownChecks(planned, { filled: plan?.filled ?? [], unfilled: [] });
}
