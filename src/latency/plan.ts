/**
 * What is timed, how often, and in which order. Every timed query gets the same number of repeats.
 * `record` chooses it and the baseline keeps it, so that unchanged code gets the same samples on a
 * slow day as on a fast one.
 */
import { resolveRules, type Rule } from "../decision/rules.ts";
import type { LatencyMetric } from "../metrics/family.ts";
import type { Metric } from "../metrics/registry.ts";
import { latencyStatistic, MIN_SAMPLES } from "../metrics/latency.ts";
import { MIN_REPEATS, type Statistic } from "../model/sampling.ts";
import type { Baseline } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { type Config, type LatencySettings, SIDE_BY_SIDE_FLOOR_MS } from "../model/config.ts";
import { requireValue } from "../model/lookup.ts";
import { sumEach } from "../model/sum-each.ts";
import { groupBy, selectCases } from "../model/scope.ts";
import type { AskedCase, Case, Suite } from "../model/suite.ts";
import { answersToNotice, estimateNoise, NOISE_ERRORS } from "./compare.ts";

export interface TimedSubject {
  readonly config: Config;
  readonly suite: Suite;
}

/** Without a baseline the number of repeats is still to be chosen. */
export interface PlanningPolicy extends TimedSubject {
  readonly baseline: Baseline | null;
}

export type LatencyRule = Rule & {
  readonly metric: Metric & { readonly family: LatencyMetric };
};

export function isLatencyRule(rule: Rule): rule is LatencyRule {
  return rule.metric.family.kind === "latency";
}

export function hasLimit({ tolerance, ceiling }: Rule): boolean {
  return tolerance.length > 0 || ceiling !== null;
}

export function listLatencyRules({ config, suite }: TimedSubject): readonly LatencyRule[] {
  return resolveRules(config, suite).filter(isLatencyRule).filter(hasLimit);
}

// Which cases are timed.

/** `latency.cases` times at least so many cases of each intent, unless it is too small for that. */
const FEWEST_OF_INTENT = 15;

/**
 * Returns all cases, or `latency.cases` of a larger suite. Of an intent's cases those are taken
 * whose query and params have the smallest digest: no seed can choose them, and an edit of the
 * suite changes few.
 */
export function selectTimedCases({ config, suite: { cases } }: TimedSubject): readonly Case[] {
  const wanted = config.latency === "off" ? undefined : config.latency.cases;
  if (wanted === undefined || wanted >= cases.length) {
    return cases;
  }
  const timed = new Set<Case>();
  const intents = groupBy(cases, ({ intent }) => intent);
  for (const [intent, count] of shareCases(intents, wanted)) {
    const byDigest = requireValue(intents, intent).toSorted((a, b) =>
      compareCodePoints(a.digests.ask, b.digests.ask),
    );
    for (const subject of byDigest.slice(0, count)) {
      timed.add(subject);
    }
  }
  return cases.filter((subject) => timed.has(subject));
}

/**
 * Returns how many cases of each intent are timed: `wanted` in all, shared by the intents' sizes.
 * An intent with a smaller share gets FEWEST_OF_INTENT, or an equal part of `wanted` if that is
 * less, or all the cases that it has. Of 5, 45 and 950 cases, 100 wanted: 5, 15 and 80.
 */
function shareCases(
  intents: ReadonlyMap<string, readonly Case[]>,
  wanted: number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const fewest = Math.min(FEWEST_OF_INTENT, Math.floor(wanted / intents.size));
  // The smallest first: what they take above their share makes the shares of the others smaller.
  const bySize = [...intents].toSorted(([, a], [, b]) => a.length - b.length);
  let placesLeft = wanted;
  let casesLeft = sumEach(bySize, ([, cases]) => cases.length);
  for (const [intent, { length }] of bySize) {
    const share = (placesLeft * length) / casesLeft;
    if (share < fewest) {
      const count = Math.min(fewest, length);
      counts.set(intent, count);
      placesLeft -= count;
      casesLeft -= length;
    }
  }
  // Shares are added up before they are rounded, so that the counts have the right sum.
  let sharedSoFar = 0;
  for (const [intent, { length }] of intents) {
    if (!counts.has(intent)) {
      const start = Math.round(sharedSoFar);
      sharedSoFar += (placesLeft * length) / casesLeft;
      counts.set(intent, Math.round(sharedSoFar) - start);
    }
  }
  return counts;
}

// How often each of them is timed.

/**
 * With fewer timed cases, the check is made only if the config names its rule. Those of p95 are the
 * fewest for which docs/studies/latency.md holds.
 */
const MIN_CASES: Readonly<Record<Statistic, number>> = {
  p50: 1,
  p90: 10,
  p95: 5,
  p99: 100,
  mean: 1,
};

/**
 * Returns how many cases may fail or be edited while the check still has its samples: a tenth, 0
 * for a single case.
 */
function spareCases(cases: number): number {
  return cases < 2 ? 0 : Math.ceil(cases / 10);
}

export function hasEnoughCases(statistic: Statistic, cases: number): boolean {
  return cases >= MIN_CASES[statistic];
}

/** Returns how often each case must be timed, even if `spareCases` fail; MIN_REPEATS at least. */
export function repeatsToFill(statistic: Statistic, cases: number): number {
  return Math.max(MIN_REPEATS, Math.ceil(MIN_SAMPLES[statistic] / (cases - spareCases(cases))));
}

/** With so many repeats p95 of a small intent shows its slowest queries' doubled times. */
const SHARP_REPEATS = 7;
/** A suite is timed more often than MIN_REPEATS as long as that takes at most so many samples. */
const SHARP_SAMPLES = 300;

/**
 * Returns the largest of:
 * - the repeats that p50 of the whole suite needs
 * - the repeats that each rule needs which the config names
 * - as many as SHARP_SAMPLES allow, up to SHARP_REPEATS, for sharper figures of a small suite
 */
function neededRepeats(subject: TimedSubject): number {
  const timed = selectTimedCases(subject);
  const sharpRepeats = Math.min(SHARP_REPEATS, Math.floor(SHARP_SAMPLES / timed.length));
  // Figures of the whole suite are reported even if no rule gates them.
  let repeats = Math.max(sharpRepeats, repeatsToFill("p50", timed.length));
  for (const { scope, metric, named } of listLatencyRules(subject)) {
    const { statistic } = metric.family;
    const { length } = selectCases(timed, scope);
    if (named && length > 0) {
      repeats = Math.max(repeats, repeatsToFill(statistic, length));
    }
  }
  return repeats;
}

/** Returns how long the needed repeats take, rounded up. `tookMs`: one query of each case. */
export function neededSeconds(subject: TimedSubject, tookMs: ReadonlyMap<string, number>): number {
  return Math.ceil((neededRepeats(subject) * sumTimes(subject, tookMs)) / 1000);
}

/**
 * Returns the config's own number, or what the checks need as far as `budget_s` goes. 0 if the
 * budget is too small for MIN_REPEATS: then latency is not gated.
 */
function chooseRepeats(
  subject: TimedSubject,
  { repeats, budget_s: budget }: LatencySettings,
  tookMs: ReadonlyMap<string, number>,
): number {
  if (repeats !== "auto") {
    return repeats;
  }
  const affordable = Math.floor((1000 * budget) / sumTimes(subject, tookMs));
  const chosen = Math.min(neededRepeats(subject), affordable);
  return chosen < MIN_REPEATS ? 0 : chosen;
}

/**
 * Returns how long it takes to time each case once. A case without a time in `tookMs` counts with
 * the mean of the others.
 */
function sumTimes(subject: TimedSubject, tookMs: ReadonlyMap<string, number>): number {
  const times = [...tookMs.values()];
  const mean = sumEach(times, (ms) => ms) / Math.max(1, times.length);
  return sumEach(selectTimedCases(subject), ({ id }) => tookMs.get(id) ?? mean);
}

export interface TimingPlan {
  /** How often each timed case is timed; 0 if the budget is too small. */
  readonly repeats: number;
  /** By id of the case asked; 0 for a case that is not timed. */
  readonly times: ReadonlyMap<string, number>;
  /** When asking ends, in milliseconds after the first timed query. */
  readonly ends_ms: number;
}

/** A run may take so many times as long as recorded before asking ends. */
const PATIENCE = 3;

/**
 * Returns the larger one of the config's own number and that of the baseline. Null if it is `auto`
 * and there is no baseline with times.
 */
function findKnownRepeats(
  { baseline }: PlanningPolicy,
  { repeats }: LatencySettings,
): number | null {
  if (repeats === "auto") {
    return hasTimes(baseline) ? baseline.timing.repeats : null;
  }
  return Math.max(repeats, baseline?.timing.repeats ?? 0);
}

function hasTimes(baseline: Baseline | null): baseline is Baseline {
  return baseline !== null && baseline.timing.source !== "off";
}

/**
 * Returns how often each case is timed, and when asking ends. That is the latest of:
 * - `budget_s`
 * - PATIENCE times what the baseline's times took
 * - PATIENCE times what the plan takes, if the baseline has no times, or if the config gives the
 *   number of repeats, which is kept at any cost
 * `tookMs` is what one query of each case took in the quality pass.
 */
export function planRun(
  policies: readonly PlanningPolicy[],
  cases: readonly AskedCase[],
  settings: LatencySettings,
  tookMs: ReadonlyMap<string, number>,
): TimingPlan {
  let repeats = 0;
  let endsMs = 1000 * settings.budget_s;
  for (const policy of policies) {
    const { baseline } = policy;
    const knownRepeats = findKnownRepeats(policy, settings);
    repeats = Math.max(repeats, knownRepeats ?? chooseRepeats(policy, settings, tookMs));
    const recordedMs = baseline?.timing.ms ?? 0;
    const countsPlan = !hasTimes(baseline) || settings.repeats !== "auto";
    const plannedMs = countsPlan ? repeats * sumTimes(policy, tookMs) : 0;
    endsMs = Math.max(endsMs, PATIENCE * Math.max(recordedMs, plannedMs));
  }
  return { repeats, times: countTimes(repeats, policies, cases), ends_ms: endsMs };
}

/**
 * Returns how often each case is timed, 0 for one that no policy times. A case may be timed for the
 * base's suite and not for the head's.
 */
function countTimes(
  repeats: number,
  policies: readonly TimedSubject[],
  cases: readonly AskedCase[],
): ReadonlyMap<string, number> {
  const timed = new Set(policies.flatMap(selectTimedCases).map(({ id }) => id));
  return new Map(
    cases.map(({ id, id_in_suite: ownId = id }) => [id, timed.has(ownId) ? repeats : 0]),
  );
}

/**
 * Returns rounds of case ids. Each case is in as many as it has repeats, evenly spread, so that
 * what slows the machine for a while hits no case more than another.
 */
export function makeRounds(times: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  let rounds = 0;
  for (const count of times.values()) {
    rounds = Math.max(rounds, count);
  }
  return Array.from({ length: rounds }, (_, round) => {
    const asked: string[] = [];
    for (const [id, count] of times) {
      // How many of its repeats the case has before this round, and after it, if they are spread.
      const countBefore = Math.floor((round * count) / rounds);
      const countAfter = Math.floor(((round + 1) * count) / rounds);
      if (countAfter > countBefore) {
        asked.push(id);
      }
    }
    return asked;
  });
}

/**
 * Returns how many queries the plan takes with the warm-up, and as `most` how many if all are timed
 * again. `warmup` is how many passes over all cases go before, and `sides` is 2 side by side.
 */
export function expectedQueries(
  times: ReadonlyMap<string, number>,
  warmup: number,
  sides: 1 | 2,
): { readonly planned: number; readonly most: number } {
  const timed = sumEach(times.values(), (count) => count);
  const untimed = warmup * times.size;
  return { planned: sides * (untimed + timed), most: sides * (untimed + 2 * timed) };
}

// The plan may be asked several times: twice to record, since a slow moment may hit the first pass,
// and side by side as often as p50 needs to show a rise of half more than its tolerance.

/** Several passes may take this share of the budget: what is left absorbs a slow moment. */
const BUDGET_SHARE = 0.9;

/** Whether a recording can ask the plan twice in the budget. `tookMs`: one query of each case. */
export function canAskTwice(
  subject: TimedSubject,
  repeats: number,
  { budget_s: budget }: LatencySettings,
  tookMs: ReadonlyMap<string, number>,
): boolean {
  return 2 * repeats * sumTimes(subject, tookMs) <= BUDGET_SHARE * 1000 * budget;
}

/** The rise to notice, as a multiple of the tolerance: 15 % where 10 % are allowed. */
const NOTICED_TOLERANCES = 1.5;
/** A standard normal value is below minus 2.326 in 1 of 100 cases. */
const ONE_PERCENT_ERRORS = 2.326;
/** NOISE_ERRORS, which noise may explain, and so many more that 1 of 100 runs misses the rise. */
const ERRORS_APART = NOISE_ERRORS + ONE_PERCENT_ERRORS;

/**
 * Returns how often the plan is asked, as far as the budget goes, for p50 to show a rise of
 * NOTICED_TOLERANCES times its tolerance. 1 if the config has a number of repeats, or the base no
 * times above 0. Only the base's times decide: nothing of the head may choose how closely it is
 * looked at.
 */
export function countPasses(
  plan: Pick<TimingPlan, "repeats" | "times">,
  settings: LatencySettings,
  baseTimes: ReadonlyMap<string, readonly number[]>,
): number {
  const times: (readonly number[])[] = [];
  for (const [id, caseTimes] of baseTimes) {
    if (caseTimes.length > 0 && (plan.times.get(id) ?? 0) > 0) {
      times.push(caseTimes);
    }
  }
  const p50 = latencyStatistic(times, "p50", "nearest") ?? 0;
  if (settings.repeats !== "auto" || p50 === 0) {
    return 1;
  }
  // A rise of less than SIDE_BY_SIDE_FLOOR_MS never fails.
  const tolerance = Math.max(settings.side_by_side.p50, SIDE_BY_SIDE_FLOOR_MS / p50);
  const answersOfPass = plan.repeats * times.length;
  const wantedPasses = Math.ceil(answersToShowRise(times, tolerance) / answersOfPass);
  // A pass asks both sides; the head is taken to be as fast as the base.
  const passMs = 2 * plan.repeats * sumMeans(times);
  const affordablePasses = Math.floor((BUDGET_SHARE * 1000 * settings.budget_s) / passMs);
  return Math.max(1, Math.min(affordablePasses, wantedPasses));
}

/**
 * Returns how many answers show a rise to notice ERRORS_APART standard errors above the limit. With
 * a tolerance of 0.1 the limit is 1.1 times as slow as the base, and the rise 1.15 times.
 */
function answersToShowRise(times: readonly (readonly number[])[], tolerance: number): number {
  const risen = 1 + NOTICED_TOLERANCES * tolerance;
  const logDistance = Math.log(risen / (1 + tolerance));
  return answersToNotice(estimateNoise(times), logDistance, ERRORS_APART);
}

function sumMeans(times: readonly (readonly number[])[]): number {
  return sumEach(times, (samples) => sumEach(samples, (ms) => ms) / samples.length);
}
