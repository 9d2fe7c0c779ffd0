/** What one run asks: the plans of all policies that decide it, as rounds. */
import type { LatencySettings } from "../../model/config.ts";
import type { Baseline } from "../../model/baseline.ts";
import type { Repeats, SamplingPlan } from "../../model/sampling.ts";
import type { AskedCase, Case } from "../../model/suite.ts";
import { askingEndsMs, roundsOf, unionOfPlans } from "./asking.ts";
import { type Planned, newPlan, storedPlan, timesOf, unknownChecks } from "./plans.ts";

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
