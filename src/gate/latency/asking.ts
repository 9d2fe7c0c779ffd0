/** Carrying out the sampling plans of all policies: who is asked how often, in which order, and when asking ends. */
import type { Baseline } from "../../model/baseline.ts";
import type { Definition, LatencySettings } from "../../model/config.ts";
import type { Repeats, SamplingPlan } from "../../model/sampling.ts";
import { selectCases } from "../../model/scope.ts";
import type { AskedCase, Case } from "../../model/suite.ts";
import { type TimedCase, TimedBucket, isOpen, ratioRule, storedRule } from "./checks.ts";
import {
  type LatencyRule,
  type PlanSubject,
  hasLimit,
  latencyRules,
  caseMeans,
  newPlan,
  planKey,
  rulePlanKey,
  storedPlan,
  timedCases,
  caseTimes,
  unknownChecks,
} from "./plan.ts";
import { lookAtRatios, repeatsToSee } from "./ratios.ts";
import { lookAtStored } from "./stored.ts";

/**
 * The rounds of one pass through the plan: a case that is asked r times of R is in r of R rounds, evenly spread, so
 * that what slows the machine for a while hits no bucket more than another. Ids stand in the order given.
 */
export function makeRounds(
  timesByCase: ReadonlyMap<string, number>,
): readonly (readonly string[])[] {
  const rounds = Math.max(0, ...timesByCase.values());
  return Array.from({ length: rounds }, (_, round) =>
    [...timesByCase].flatMap(([id, times]) => {
      const due = Math.floor(((round + 1) * times) / rounds) > Math.floor((round * times) / rounds);
      return due ? [id] : [];
    }),
  );
}

/** How much longer than recorded a run may take before asking ends. */
const PATIENCE = 3;

/**
 * What is said before the run: queries that the plan asks, warm-up included, and at most, where everything stays
 * undecided after the plan. `sides` is 2 where base and head are both asked.
 */
export function expectedQueries(
  timesByCase: ReadonlyMap<string, number>,
  limits: { readonly warmup: number; readonly looks: 1 | 2 },
  sides: 1 | 2 = 1,
): { readonly planned: number; readonly most: number } {
  const timed = [...timesByCase.values()].reduce((sum, times) => sum + times, 0);
  const before = limits.warmup * timesByCase.size;
  return { planned: sides * (before + timed), most: sides * (before + limits.looks * timed) };
}

// What one run asks: the plans of all policies that decide it, as rounds.

/** A policy, and the baseline whose plan it has; null where a plan is to be made, as `record` does. */
export interface PlanningPolicy extends PlanSubject {
  readonly baseline: Baseline | null;
}

export interface RunSampling {
  readonly repeats: Repeats;
  readonly times: ReadonlyMap<string, number>;
  readonly rounds: readonly (readonly string[])[];
  /** When asking ends, in milliseconds after the first timed query. */
  readonly ends_ms: number;
}

/** What the baselines say before anything is asked; null where a plan, or a part of it, has yet to be made. */
export function knownRepeats(
  policies: readonly PlanningPolicy[],
  settings: LatencySettings,
): Repeats | null {
  const plans = policies.flatMap((policy) => {
    const plan = storedPlan(policy.baseline);
    return plan === null || unknownChecks(policy, plan).length > 0 ? [] : [plan];
  });
  return plans.length < policies.length ? null : joinPlans(plans, settings);
}

/**
 * The plans of all policies, scope by scope the larger, and as often what is new to them. `tookMs` is what one query of
 * each case took in the quality pass. Asking ends at three times what the plan took when it was recorded, or at
 * `budget_s`, whichever is later.
 */
export function runSampling(
  policies: readonly PlanningPolicy[],
  cases: readonly AskedCase[],
  settings: LatencySettings,
  tookMs: ReadonlyMap<string, number>,
): RunSampling {
  const plans = policies.flatMap((policy): readonly Pick<SamplingPlan, "repeats" | "ms">[] => {
    const stored = storedPlan(policy.baseline);
    if (stored === null) {
      return [newPlan(policy, settings, tookMs)];
    }
    const unknown = new Set(unknownChecks(policy, stored).map(({ scope }) => scope));
    if (unknown.size === 0) {
      return [stored];
    }
    const made = newPlan(policy, settings, tookMs);
    const repeats = new Map([...made.repeats].filter(([scope]) => unknown.has(scope)));
    return [stored, { repeats, ms: made.ms }];
  });
  const repeats = joinPlans(plans, settings);
  const times = timesByCase(repeats, policies, cases);
  const ends = Math.max(...plans.map(({ ms }) => PATIENCE * ms), settings.budget_s * 1000);
  return { repeats, times, rounds: makeRounds(times), ends_ms: ends };
}

/** Scope by scope the larger, and at least the config's own number. */
function joinPlans(
  plans: readonly Pick<SamplingPlan, "repeats">[],
  { repeats }: LatencySettings,
): Repeats {
  const all = new Map<string, number>(repeats === "auto" ? [] : [["overall", repeats]]);
  for (const [scope, times] of plans.flatMap((plan) => [...plan.repeats])) {
    all.set(scope, Math.max(times, all.get(scope) ?? 0));
  }
  return all;
}

/** A case may be in one intent by the base's suite and in another by the head's: it is asked for both. */
export function timesByCase(
  repeats: Repeats,
  policies: readonly PlanSubject[],
  cases: readonly AskedCase[],
): ReadonlyMap<string, number> {
  const suites = policies.map(
    (policy) => new Map(timedCases(policy).map((each) => [each.id, each])),
  );
  return new Map(
    cases.map((each) => {
      const versions = suites.flatMap((suite) => suite.get(each.asked_as ?? each.id) ?? []);
      return [each.id, Math.max(0, ...versions.map((version) => caseTimes(repeats, version)))];
    }),
  );
}

/** One more pass through the plan for these cases alone. */
export function extraRounds(
  times: ReadonlyMap<string, number>,
  ids: ReadonlySet<string>,
): readonly (readonly string[])[] {
  return makeRounds(new Map([...times].filter(([id]) => ids.has(id))));
}

/** Of the budget: what is left absorbs a slow moment. */
const BUDGET_SHARE = 0.9;

/**
 * Side by side: how often the plan is asked, so that p50 shows a rise, as far as the budget goes; once where the config
 * has a number of repeats. Overall decides, and what a rule names; where neither is gated, each intent.
 */
export function countPasses(
  policies: readonly PlanningPolicy[],
  { cases, sampling, settings }: Omit<OpenChecks, "definition">,
  base: SeenTimes,
): number {
  if (settings.repeats !== "auto") {
    return 1;
  }
  const { times } = sampling;
  const passes = policies.flatMap((policy) => {
    const idOf = askedIds(policy.suite.cases, cases);
    const all = latencyRules(policy).flatMap((rule) => {
      const held = ratioRule(rule, settings.side_by_side);
      return held?.statistic === "p50" ? [{ rule, held }] : [];
    });
    const first = all.filter(({ rule }) => rule.named || rule.scope.kind === "overall");
    return (first.length === 0 ? all : first).map(({ rule: { scope }, held }) => {
      const ids = selectCases(timedCases(policy), scope).flatMap(({ id }) => idOf.get(id) ?? []);
      const repeats = Math.min(...ids.map((id) => times.get(id) ?? 0));
      return (
        repeatsToSee(
          ids.map((id) => base.get(id) ?? []),
          held,
        ) / Math.max(1, repeats)
      );
    });
  });
  const passMs = [...caseMeans(base)].reduce(
    (sum, [id, ms]) => sum + 2 * ms * (times.get(id) ?? 0),
    0,
  );
  const most = Math.floor((BUDGET_SHARE * 1000 * settings.budget_s) / passMs);
  return Math.max(1, Math.min(most, Math.ceil(Math.max(0, ...passes))));
}

// Which cases are worth asking once more: those of checks that the plan's samples leave open.

/** What a retriever took, in milliseconds by id of the case asked. */
type SeenTimes = ReadonlyMap<string, readonly number[]>;

export interface SeenSamples {
  readonly now: SeenTimes;
  /** The base retriever's, where it is asked beside; null elsewhere. */
  readonly base: SeenTimes | null;
}

interface OpenChecks {
  readonly cases: readonly AskedCase[];
  readonly sampling: RunSampling;
  readonly settings: LatencySettings;
  readonly definition: Definition;
}

/** Ids of the cases asked, for one policy. */
export function openCases(
  policy: PlanningPolicy,
  asking: OpenChecks,
  seen: SeenSamples,
): ReadonlySet<string> {
  const { suite, baseline } = policy;
  const left = new Set((storedPlan(baseline)?.unfilled ?? []).map(planKey));
  const idOf = askedIds(suite.cases, asking.cases);
  const open = new Set<string>();
  for (const rule of latencyRules(policy)) {
    if (left.has(rulePlanKey(rule)) && !rule.named) {
      continue;
    }
    const ids = selectCases(suite.cases, rule.scope).flatMap((each) => {
      const asked = idOf.get(each.id);
      return asked === undefined ? [] : [[each, asked] as const];
    });
    const timed = ids.map(([each, asked]) => ({
      planned: asking.sampling.times.get(asked) ?? 0,
      ...seenTimes(seen, asked, recordedSamples(baseline, each)),
    }));
    if (isRuleOpen(rule, timed, asking, seen.base !== null)) {
      for (const [, asked] of ids) {
        open.add(asked);
      }
    }
  }
  return open;
}

/** By which id a policy's case is asked; another policy's case of that id may ask something else. */
function askedIds(
  cases: readonly Case[],
  asked: readonly AskedCase[],
): ReadonlyMap<string, string> {
  const queries = new Map(cases.map(({ id, query }) => [id, query]));
  return new Map(
    asked.flatMap((each) => {
      const own = each.asked_as ?? each.id;
      return queries.get(own) === each.query ? [[own, each.id] as const] : [];
    }),
  );
}

type TimedPair = TimedCase & { readonly paired: boolean };

/** As the check has it: what failed on either side is compared with nothing. */
function seenTimes(
  seen: SeenSamples,
  asked: string,
  recorded: readonly number[],
): Pick<TimedPair, "now" | "before" | "paired"> {
  const now = seen.now.get(asked) ?? [];
  if (seen.base !== null) {
    return { now, before: seen.base.get(asked) ?? [], paired: true };
  }
  return { now, before: now.length === 0 ? [] : recorded, paired: recorded.length > 0 };
}

/** Of a case that still asks the same. */
function recordedSamples(baseline: Baseline | null, { id, digests }: Case): readonly number[] {
  const row = baseline?.cases.get(id);
  if (row?.digests.ask !== digests.ask) {
    return [];
  }
  return row.latency_ms;
}

function isRuleOpen(
  rule: LatencyRule,
  timed: readonly TimedPair[],
  { settings, definition }: OpenChecks,
  beside: boolean,
): boolean {
  const options = { seed: settings.seed, method: definition.percentile };
  const plannedBucket = (cases: readonly TimedCase[]): TimedBucket =>
    new TimedBucket(cases, options).planned;
  const isUndecided = (bare: LatencyRule, cases: readonly TimedPair[]): boolean =>
    hasLimit(bare) && isOpen(lookAtStored(plannedBucket(cases), storedRule(bare, cases.length)));
  const ceiling = { ...rule, tolerance: [] };
  const held = beside ? ratioRule(rule, settings.side_by_side) : null;
  if (held !== null) {
    return (
      isOpen(lookAtRatios(plannedBucket(timed).pairs, held, options)) || isUndecided(ceiling, timed)
    );
  }
  const paired = timed.filter((each) => each.paired);
  return isUndecided(rule, paired) || (paired.length < timed.length && isUndecided(ceiling, timed));
}
