/** Carrying out the sampling plans of all policies: who is asked how often, in which order, and when asking ends. */
import type { Baseline } from "../../model/baseline.ts";
import type { Definition, LatencySettings } from "../../model/config.ts";
import type { StageSamples } from "../../model/run.ts";
import type { Repeats, SamplingPlan } from "../../model/sampling.ts";
import { casesIn, scopeText } from "../../model/scope.ts";
import type { AskedCase, Case } from "../../model/suite.ts";
import { type Rule, resolveRules } from "../rules.ts";
import {
  type TimedCase,
  firstLook,
  hasRatio,
  isOpen,
  pairOf,
  ruleOf,
  samplesOf,
  storedRule,
} from "./checks.ts";
import { type Planned, hasLimit, newPlan, planKey, storedPlan, timesOf, unknownChecks } from "./plan.ts";
import { lookAtRatios } from "./ratios.ts";
import type { ResampleOptions } from "./resample.ts";
import { lookAtStored } from "./stored.ts";

/** Of base's and head's plan the larger, scope by scope. */
export function unionOfPlans(base: Repeats, head: Repeats): Repeats {
  const scopes = new Set([...base.keys(), ...head.keys()]);
  return new Map([...scopes].map((scope) => [scope, Math.max(base.get(scope) ?? 0, head.get(scope) ?? 0)]));
}

/**
 * The rounds of one pass through the plan: a case that is asked r times of R is in r of R rounds, evenly spread, so
 * that what slows the machine for a while hits no bucket more than another. Ids stand in the order given.
 */
export function roundsOf(timesByCase: ReadonlyMap<string, number>): readonly (readonly string[])[] {
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
 * When asking ends, in milliseconds after the first timed query: at three times what the plan took when it was
 * recorded, or at `budget_s`, whichever is later.
 */
export function askingEndsMs(recordedMs: number, budgetS: number): number {
  return Math.max(PATIENCE * recordedMs, budgetS * 1000);
}

export interface Announced {
  /** Queries that the plan asks, warm-up included. */
  readonly planned: number;
  /** Queries at most, where everything stays undecided after the plan; `maxQueries` caps both. */
  readonly most: number;
}

/** What is said before the run. `sides` is 2 where base and head are both asked. */
export function announced(
  timesByCase: ReadonlyMap<string, number>,
  limits: { readonly warmup: number; readonly maxQueries: number | null; readonly looks: 1 | 2 },
  sides: 1 | 2 = 1,
): Announced {
  const timed = [...timesByCase.values()].reduce((sum, times) => sum + times, 0);
  const cap = limits.maxQueries ?? Infinity;
  const before = limits.warmup * timesByCase.size;
  return {
    planned: Math.min(cap, sides * (before + timed)),
    most: Math.min(cap, sides * (before + limits.looks * timed)),
  };
}

// What one run asks: the plans of all policies that decide it, as rounds.

/** A policy, and the baseline whose plan it has; null where a plan is to be made, as `record` does. */
export interface PlanningPolicy extends Planned {
  readonly baseline: Baseline | null;
}

export interface RunSampling {
  readonly repeats: Repeats;
  readonly times: ReadonlyMap<string, number>;
  readonly rounds: readonly (readonly string[])[];
  readonly ends_ms: number;
}

/** What the baselines say without asking anybody; null where a plan, or a part of it, has yet to be made. */
export function knownRepeats(policies: readonly PlanningPolicy[], settings: LatencySettings): Repeats | null {
  const plans = policies.map((policy) => storedPlan(policy, policy.baseline, settings));
  const whole = plans.every(
    (plan, index) => plan !== null && unknownChecks(policies[index]!, plan).length === 0,
  );
  return whole
    ? joined(
        plans.flatMap((plan) => plan ?? []),
        settings,
      )
    : null;
}

/**
 * The plans of all policies, scope by scope the larger, and as often what is new to them. `tookMs` is what one query of
 * each case took in the quality pass.
 */
export function runSampling(
  policies: readonly PlanningPolicy[],
  cases: readonly AskedCase[],
  settings: LatencySettings,
  tookMs: ReadonlyMap<string, number>,
): RunSampling {
  const plans = policies.flatMap((policy): readonly Pick<SamplingPlan, "repeats" | "ms">[] => {
    const stored = storedPlan(policy, policy.baseline, settings);
    if (stored === null) return [newPlan(policy, settings, tookMs)];
    const unknown = new Set(unknownChecks(policy, stored).map(({ scope }) => scope));
    if (unknown.size === 0) return [stored];
    const made = newPlan(policy, settings, tookMs);
    const repeats = new Map([...made.repeats].filter(([scope]) => unknown.has(scope)));
    return [stored, { repeats, ms: made.ms }];
  });
  const repeats = joined(plans, settings);
  const times = timesByCase(repeats, policies, cases);
  const recordedMs = Math.max(0, ...plans.map(({ ms }) => ms));
  return { repeats, times, rounds: roundsOf(times), ends_ms: askingEndsMs(recordedMs, settings.budget_s) };
}

function joined(plans: readonly Pick<SamplingPlan, "repeats">[], { repeats }: LatencySettings): Repeats {
  const own: Repeats = repeats === "auto" ? new Map() : new Map([["overall", repeats]]);
  return plans.reduce((sum, plan) => unionOfPlans(sum, plan.repeats), own);
}

/** A case may be in one intent by the base's suite and in another by the head's: it is asked for both. */
export function timesByCase(
  repeats: Repeats,
  policies: readonly Planned[],
  cases: readonly AskedCase[],
): ReadonlyMap<string, number> {
  const suites = policies.map(({ suite }) => new Map(suite.cases.map((each) => [each.id, each])));
  return new Map(
    cases.map((each) => {
      const versions: readonly Case[] = [
        each,
        ...suites.flatMap((suite) => suite.get(each.asked_as ?? each.id) ?? []),
      ];
      return [each.id, Math.max(...versions.map((version) => timesOf(repeats, version)))];
    }),
  );
}

/** One more pass through the plan for these cases alone. */
export function roundsFor(
  times: ReadonlyMap<string, number>,
  ids: ReadonlySet<string>,
): readonly (readonly string[])[] {
  return roundsOf(new Map([...times].filter(([id]) => ids.has(id))));
}

// Which cases are worth asking once more: those of checks that the plan's samples leave open.

/** Milliseconds by id of the case asked. */
export interface Seen {
  readonly now: ReadonlyMap<string, readonly number[]>;
  readonly stages: ReadonlyMap<string, StageSamples>;
  /** The base retriever's, where it is asked beside; null elsewhere. */
  readonly base: {
    readonly now: ReadonlyMap<string, readonly number[]>;
    readonly stages: ReadonlyMap<string, StageSamples>;
  } | null;
}

export interface OpenChecks {
  readonly cases: readonly AskedCase[];
  readonly sampling: RunSampling;
  readonly settings: LatencySettings;
  readonly definition: Definition;
}

/** Ids of the cases asked, for one policy. */
export function openCases(policy: PlanningPolicy, asking: OpenChecks, seen: Seen): ReadonlySet<string> {
  const { suite, config, baseline } = policy;
  const left = new Set((storedPlan(policy, baseline, asking.settings)?.unfilled ?? []).map(planKey));
  const idOf = askedIds(suite.cases, asking.cases);
  const open = new Set<string>();
  for (const rule of resolveRules(config, suite).rules) {
    const { family } = rule.metric;
    if (family.kind !== "latency" || !hasLimit(rule)) continue;
    if (left.has(planKey({ scope: scopeText(rule.scope), statistic: family.statistic })) && !rule.named)
      continue;
    const cases = casesIn(suite.cases, rule.scope).filter((each) => idOf.has(each.id));
    const timed = cases.map((each) => timedOf(each, idOf.get(each.id)!, rule, { policy, asking, seen }));
    if (!isRuleOpen(rule, timed, asking, seen.base !== null)) continue;
    for (const { id } of cases) open.add(idOf.get(id)!);
  }
  return open;
}

/** By which id a policy's case is asked; another policy's case of that id may ask something else. */
function askedIds(cases: readonly Case[], asked: readonly AskedCase[]): ReadonlyMap<string, string> {
  const queries = new Map(cases.map(({ id, query }) => [id, query]));
  return new Map(
    asked.flatMap((each) => {
      const own = each.asked_as ?? each.id;
      return queries.get(own) === each.query ? [[own, each.id] as const] : [];
    }),
  );
}

interface TimedPair extends TimedCase {
  readonly paired: boolean;
}

function timedOf(
  { id, digests }: Case,
  asked: string,
  { metric }: Rule,
  {
    policy,
    asking,
    seen,
  }: { readonly policy: PlanningPolicy; readonly asking: OpenChecks; readonly seen: Seen },
): TimedPair {
  const stage = metric.k === null ? metric.stage : undefined;
  const of = ({ now, stages }: Pick<Seen, "now" | "stages">): readonly number[] =>
    (stage === undefined ? now.get(asked) : stages.get(asked)?.get(stage)) ?? [];
  const recorded = policy.baseline?.cases.get(id);
  const before = recorded?.digests.ask === digests.ask ? recorded : undefined;
  const known = (stage === undefined ? before?.latency_ms : before?.spans_ms?.get(stage)) ?? [];
  const now = of(seen);
  return {
    planned: asking.sampling.times.get(asked) ?? 0,
    now,
    // As the check has it: what failed on either side is compared with nothing.
    before: seen.base !== null ? of(seen.base) : now.length === 0 ? [] : known,
    paired: seen.base !== null || known.length > 0,
  };
}

function isRuleOpen(rule: Rule, timed: readonly TimedPair[], asking: OpenChecks, beside: boolean): boolean {
  const { family } = rule.metric;
  if (family.kind !== "latency") return false;
  const options: ResampleOptions = { seed: asking.settings.seed, method: asking.definition.percentile };
  const look = (bare: Rule, cases: readonly TimedPair[]): boolean =>
    hasLimit(bare) &&
    isOpen(lookAtStored(samplesOf(firstLook(cases)), storedRule(bare, family, cases.length), options));
  const ceiling = { ...rule, tolerance: [] };
  const whole = rule.metric.k === null && rule.metric.stage === undefined;
  if (beside && whole && hasRatio(family)) {
    const pairs = firstLook(timed).map((each) => pairOf(each));
    const ratio = lookAtRatios(pairs, ruleOf(family.statistic, asking.settings.side_by_side), options);
    return isOpen(ratio) || look(ceiling, timed);
  }
  const paired = timed.filter((each) => each.paired);
  return look(rule, paired) || (paired.length < timed.length && look(ceiling, timed));
}
