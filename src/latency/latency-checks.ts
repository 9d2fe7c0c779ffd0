/**
 * The checks of latency. What would fail is timed once more, and fails only if it fails again.
 * There is no second time if most queries rose, if time ended, and for p50 and p95 against the
 * base's times of this run: a slow moment hits both sides, since base and head are asked in turn.
 */
import {
  NOT_MEASURED,
  bareCulprit,
  exceededBound,
  makeCheck,
  makeCulprit,
  missingCheck,
  sortCulprits,
  subjectOfRule,
} from "../decision/checks.ts";
import { toleranceValue } from "../decision/rules.ts";
import type { ComparedCases, Pair, Policy } from "../decision/pairs.ts";
import { medianOfTimes, MIN_SAMPLES, typicalTime } from "../metrics/latency.ts";
import { type LatencySettings, SIDE_BY_SIDE_FLOOR_MS } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Environment, Run } from "../model/run.ts";
import { MIN_REPEATS, type Statistic } from "../model/sampling.ts";
import { selectInScope } from "../model/scope.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import type { AskedCase, Case } from "../model/suite.ts";
import type { Check, CheckState, Culprit, MissingReason } from "../model/verdict.ts";
import {
  type CaseTimes,
  type Comparison,
  compareTimes,
  findShortage,
  type NoComparison,
  type TimeLimit,
} from "./compare.ts";
import {
  hasEnoughCases,
  hasLimit,
  type LatencyRule,
  listLatencyRules,
  neededSeconds,
  type PlanningPolicy,
  repeatsToFill,
  selectTimedCases,
} from "./plan.ts";
import { indexById } from "../model/lookup.ts";
import { sumEach } from "../model/sum-each.ts";

/** How a run's queries were timed. */
export interface TimingConditions {
  readonly settings: LatencySettings;
  readonly percentile: "nearest" | "linear";
  /** How often each case was to be timed; 0 if the budget is too small for any. */
  readonly repeats: number;
  /** The ids of the cases that were to be timed. */
  readonly timed: ReadonlySet<string>;
  /** Seconds that the plan takes, if `budget_s` is too small for any repeats; else null. */
  readonly needed_s: number | null;
  /** Whether time ended before everything was asked. */
  readonly budgetEnded: boolean;
  /** Whether the run is made to record a baseline. */
  readonly recording: boolean;
  /** Whether a recorded run gives the times. */
  readonly recorded: boolean;
  /** Whether base and head were asked each query one after the other ("side by side"). */
  readonly paired: boolean;
}

/** Returns how the run was timed; null if nothing was, or if the config turns latency off. */
export function readTimingConditions(policy: Policy, run: Run): TimingConditions | null {
  const { config, baseline } = policy;
  const { timing } = run;
  if (config.latency === "off" || timing.source === "off") {
    return null;
  }
  const repeats = plannedRepeats(timing);
  return {
    settings: config.latency,
    percentile: config.definition.percentile,
    repeats,
    timed: new Set(selectTimedCases(policy).map(({ id }) => id)),
    needed_s: repeats === 0 ? secondsToTime(policy, run) : null,
    budgetEnded: timing.budget_ended,
    recording: policy.recording === true,
    recorded: timing.source === "recorded",
    // Only a run that asks base and head in turn draws its order by a seed.
    paired: baseline?.beside !== undefined && timing.seed !== undefined,
  };
}

/** Returns the repeats of all passes of the plan. A recorded run has no plan, only samples. */
function plannedRepeats({ asked, repeats }: Run["timing"]): number {
  return asked === undefined ? repeats : asked.repeats * (asked.passes ?? 1);
}

/** Returns the seconds that the plan takes. A query that failed when first asked takes none. */
function secondsToTime(policy: Policy, { cases }: Run): number {
  const firstTimes = cases.map(({ case_id, first_ms: ms }) => [case_id, ms ?? 0] as const);
  return neededSeconds(policy, new Map(firstTimes));
}

interface TimedCase extends CaseTimes {
  /** How many times were planned. What `now` has beyond them was taken to confirm a failure. */
  readonly planned: number;
}

/**
 * Returns at most two checks: one of the cases that have times before, against these, and one of
 * all cases, against the ceiling. If the figure can't be measured, a missing check if the config
 * names the rule, else none. A recorded run has only one time for each case.
 */
export function checkLatencyRule(
  rule: LatencyRule,
  bucket: ComparedCases,
  conditions: TimingConditions,
): readonly Check[] {
  if (!hasLimit(rule)) {
    return [];
  }
  if (conditions.recorded) {
    const reason = { code: "not_in_plan", by: "recorded", needed: MIN_REPEATS } as const;
    return missingIfNamed(rule, reason);
  }
  const timed = splitByTimes(bucket, conditions.timed);
  const caseCount = timed.pairs.length + timed.added.length;
  if (caseCount === 0) {
    return missingIfNamed(rule, NOT_MEASURED);
  }
  const hasCheck = rule.named || hasEnoughCases(rule.metric.family.statistic, caseCount);
  return hasCheck ? checkTimedCases(rule, timed, conditions) : [];
}

function missingIfNamed(rule: LatencyRule, reason: MissingReason): readonly Check[] {
  return rule.named ? [missingCheck(rule, reason)] : [];
}

/** Returns the checks of one timed case or more. */
function checkTimedCases(
  rule: LatencyRule,
  { pairs, added }: ComparedCases,
  conditions: TimingConditions,
): readonly Check[] {
  const timedScores = [...pairs.map(({ now }) => now), ...added];
  const isCompared = rule.tolerance.length > 0 && pairs.length > 0;
  if (!isCompared) {
    return checkCeiling(rule, timedScores, conditions);
  }
  const limit = limitOfRise(rule, conditions, pairs.length);
  const times = pairs.map(({ now, before }) => timesOfCase(now, before.latency_ms, conditions));
  const rise = decideRule(rule, times, limit, conditions, () => findSlowerCases(pairs));
  const isOfAllCases = added.length === 0;
  // A share of the base's time leaves the ceiling out of the limit.
  const isCeilingInLimit = isOfAllCases && !limit.isShareOfBase;
  const isMissing = rise.some(({ state }) => state === "missing");
  if (rule.ceiling === null || isCeilingInLimit || isMissing) {
    return rise;
  }
  return [...rise, ...checkCeiling(rule, timedScores, conditions)];
}

/**
 * Returns the check of the cases against the ceiling. Without a ceiling only a missing check if the
 * plan is too small: cases that are all new are compared once they are in the baseline, but with
 * too small a plan they never would be.
 */
function checkCeiling(
  rule: LatencyRule,
  scores: readonly CaseScore[],
  conditions: TimingConditions,
): readonly Check[] {
  const times = scores.map((score) => timesOfCase(score, [], conditions));
  if (rule.ceiling === null) {
    const lackOfPlan = findLackOfPlan(rule, times.length, conditions);
    return lackOfPlan === null ? [] : missingIfNamed(rule, lackOfPlan);
  }
  const limit = limitOfCeiling(rule, rule.ceiling);
  return decideRule(rule, times, limit, conditions, () => findSlowestCases(scores));
}

/**
 * Returns the timed cases: in `pairs` those that have a time before, in `added` the others. Those
 * are new cases, queries that failed when the baseline was recorded, and queries that found nothing
 * then and find something now, since finding nothing takes no time.
 */
function splitByTimes(bucket: ComparedCases, timedIds: ReadonlySet<string>): ComparedCases {
  const pairs: Pair[] = [];
  const added = bucket.added.filter(({ id }) => timedIds.has(id));
  for (const pair of bucket.pairs) {
    if (!timedIds.has(pair.now.id)) {
      continue;
    }
    const isFirstFind = pair.before.results.length === 0 && pair.now.results.length > 0;
    if (pair.before.latency_ms.length === 0 || isFirstFind) {
      added.push(pair.now);
    } else {
      pairs.push(pair);
    }
  }
  return { pairs, added };
}

/**
 * Returns the case's times; those beyond `planned` were taken to confirm a failure. Samples that
 * are missing because time ended count as planned. Those that are missing because answers varied do
 * not. A failed query has none, and none planned.
 */
function timesOfCase(
  { error, samples_ms: samples }: CaseScore,
  before: readonly number[],
  { budgetEnded, repeats }: TimingConditions,
): TimedCase {
  if (error !== null) {
    return { planned: 0, now: [], before };
  }
  const planned = budgetEnded ? repeats : Math.min(repeats, samples.length);
  return { planned, now: samples, before };
}

function limitOfCeiling({ metric }: LatencyRule, ceiling: number): TimeLimit {
  const { statistic } = metric.family;
  const limitAbove = (): number => ceiling;
  return { statistic, limitAbove, isCompared: false, isPaired: false, isShareOfBase: false };
}

/**
 * Returns the limit of a rise. For p50 and p95 side by side, it is the config's share above the
 * base's time, at least SIDE_BY_SIDE_FLOOR_MS above it; a ceiling has a check of its own. For all
 * others it is the rule's tolerance above the time before, at most the ceiling.
 */
function limitOfRise(
  rule: LatencyRule,
  { settings, paired: isPaired }: Pick<TimingConditions, "settings" | "paired">,
  caseCount: number,
): TimeLimit {
  const { statistic } = rule.metric.family;
  const common = { statistic, isCompared: true, isPaired };
  if (isPaired && hasShareOfBase(statistic)) {
    const share = settings.side_by_side[statistic];
    const limitAbove = (ms: number): number => ms + Math.max(SIDE_BY_SIDE_FLOOR_MS, share * ms);
    return { ...common, limitAbove, isShareOfBase: true };
  }
  const ceiling = rule.ceiling ?? Infinity;
  const limitAbove = (ms: number): number =>
    Math.min(ceiling, ms + toleranceValue(rule.tolerance, ms, caseCount));
  return { ...common, limitAbove, isShareOfBase: false };
}

/** Whether the config has a share above the base's time for it (`side_by_side`). */
function hasShareOfBase(statistic: Statistic): statistic is "p50" | "p95" {
  return statistic === "p50" || statistic === "p95";
}

/**
 * Whether a failed rule may be decided by times taken once more: its ceiling always, and its rise
 * unless it is p50 or p95 side by side, where a slow moment has hit the base as well.
 */
export function canBeTimedAgain(rule: LatencyRule, isSideBySide: boolean): boolean {
  const isLimitedByShare = isSideBySide && hasShareOfBase(rule.metric.family.statistic);
  return rule.ceiling !== null || !isLimitedByShare;
}

/**
 * Returns the check of a rule against a limit. It is missing if this run lacks times. If too few
 * were recorded or planned, it is missing only if the config names the rule, and else left out.
 */
function decideRule(
  rule: LatencyRule,
  times: readonly TimedCase[],
  limit: TimeLimit,
  conditions: TimingConditions,
  findCulprits: () => readonly Culprit[],
): readonly Check[] {
  const isAgainstRecording = limit.isCompared && !conditions.paired;
  const tooFew = isAgainstRecording
    ? (findLackOfRecording(times, limit.statistic) ?? findLackOfBudget(conditions))
    : findLackOfPlan(rule, times.length, conditions);
  if (tooFew !== null) {
    return missingIfNamed(rule, tooFew);
  }
  const lackOfTime = findLackOfTime(times, conditions);
  if (lackOfTime !== null) {
    return [missingCheck(rule, lackOfTime)];
  }
  const decision = decideTimes(times, limit, conditions);
  if (decision.kind === "missing") {
    return [missingCheck(rule, decision.reason)];
  }
  const members = makeFigures(rule, decision, limit.isShareOfBase);
  return [makeCheck(subjectOfRule(rule), decision.state, members, findCulprits)];
}

/** Returns why the plan is too small for the rule's cases; null if it is not. */
function findLackOfPlan(
  { metric }: LatencyRule,
  caseCount: number,
  conditions: TimingConditions,
): MissingReason | null {
  const { statistic } = metric.family;
  const { repeats } = conditions;
  const fillsSamples = repeats >= MIN_REPEATS && repeats * caseCount >= MIN_SAMPLES[statistic];
  if (fillsSamples) {
    return null;
  }
  const needed = repeatsToFill(statistic, caseCount);
  return findLackOfBudget(conditions) ?? { code: "not_in_plan", by: "repeats", needed };
}

function findLackOfBudget({ needed_s: needed }: TimingConditions): MissingReason | null {
  return needed === null ? null : { code: "not_in_plan", by: "budget_s", needed };
}

/**
 * Returns why the recorded times are too few. If they are enough, so is the plan that has any
 * repeats: it has as many as the recording.
 */
function findLackOfRecording(
  times: readonly TimedCase[],
  statistic: Statistic,
): MissingReason | null {
  const beforeTimes = times.map(({ before }) => before);
  const shortage = findShortage(beforeTimes, statistic, "before");
  // A recording without any times is no lack of the plan: `compareTimes` reports it.
  return shortage?.code === "not_measured" ? null : shortage;
}

/**
 * Returns how many queries were timed and planned, if the budget ended too early: a recording needs
 * all that are planned, a check MIN_REPEATS of each case. Else null.
 */
function findLackOfTime(
  times: readonly TimedCase[],
  { budgetEnded, recording }: TimingConditions,
): MissingReason | null {
  if (!budgetEnded) {
    return null;
  }
  const leastTimes = (planned: number): number =>
    recording ? planned : Math.min(planned, MIN_REPEATS);
  if (times.every(({ now, planned }) => now.length >= leastTimes(planned))) {
    return null;
  }
  // Times beyond the planned ones were taken to confirm a failure.
  const have = sumEach(times, ({ now, planned }) => Math.min(now.length, planned));
  const need = sumEach(times, ({ planned }) => planned);
  return { code: "plan_unfinished", have, need };
}

interface Decision {
  readonly kind: "measured";
  readonly comparison: Comparison;
  readonly state: CheckState;
}

/**
 * Returns the state of a check, or what is missing if the planned samples are too few. These
 * decide, but where they would fail, those that were taken to confirm it.
 */
function decideTimes(
  times: readonly TimedCase[],
  limit: TimeLimit,
  { percentile, budgetEnded }: Pick<TimingConditions, "percentile" | "budgetEnded">,
): Decision | NoComparison {
  const byPlan = compareTimes(takeTimes(times, limit, "planned"), limit, percentile);
  if (byPlan.kind === "missing") {
    return byPlan;
  }
  if (byPlan.result !== "over") {
    const isUnfinished = budgetEnded && times.some(({ now, planned }) => now.length < planned);
    const isPass = byPlan.result === "within" && !isUnfinished;
    return { kind: "measured", comparison: byPlan, state: isPass ? "pass" : "fell" };
  }
  // A slow moment hits base and head alike: it explains no rise above a share of the base's time.
  const canConfirm = !budgetEnded && !limit.isShareOfBase && times.some(isTimedAgain);
  const confirming = canConfirm
    ? compareTimes(takeTimes(times, limit, "confirming"), limit, percentile)
    : null;
  if (confirming === null || confirming.kind === "missing") {
    return { kind: "measured", comparison: byPlan, state: "fail" };
  }
  const states = { within: "pass", noise: "fell", over: "fail" } as const;
  return { kind: "measured", comparison: confirming, state: states[confirming.result] };
}

/** Whether all planned times of the case were taken once more, to confirm a failure. */
function isTimedAgain({ now, planned }: TimedCase): boolean {
  return planned > 0 && now.length >= 2 * planned;
}

/**
 * Returns as many times of each case as were planned: the first ones, or of a `confirming` pass
 * those taken once more, where a case has them. Side by side the times before are of this run as
 * well, and are chosen in the same way; recorded ones stay whole.
 */
function takeTimes(
  times: readonly TimedCase[],
  { isPaired }: TimeLimit,
  pass: "planned" | "confirming",
): readonly CaseTimes[] {
  return times.map((timedCase) => {
    const { before, now, planned } = timedCase;
    const start = pass === "confirming" && isTimedAgain(timedCase) ? planned : 0;
    const end = start + planned;
    return { before: isPaired ? before.slice(start, end) : before, now: now.slice(start, end) };
  });
}

// The checks that a report shows.

/**
 * Returns the figures in milliseconds. If the limit is a share of the base's time, also the ratio
 * that was judged, with an interval of its own (ratioFigures). Else also the interval of the time
 * now (`interval`), and `by` if it failed and is over the ceiling.
 */
function makeFigures(
  rule: LatencyRule,
  { comparison, state }: Decision,
  isShareOfBase: boolean,
): Partial<Check> {
  const { before, now, limit, spread, samples } = comparison;
  const tolerance = before === null ? null : limit - before;
  const figures = { n: samples, baseline: before, current: now, tolerance, limit };
  if (isShareOfBase && before !== null) {
    return { ...figures, ...ratioFigures(comparison, before) };
  }
  const isOverCeiling = state === "fail" && exceededBound(rule, now) === "ceiling";
  const interval = [now / spread, now * spread] as const;
  return { ...figures, interval, ...(isOverCeiling && { by: "ceiling" as const }) };
}

/** Returns the ratio with its interval, and for people the interval in milliseconds. */
function ratioFigures({ ratio, spread, limit }: Comparison, before: number): Partial<Check> {
  const low = ratio / spread;
  const high = ratio * spread;
  const tolerance = before === 0 ? 0 : limit / before - 1;
  return { interval: [before * low, before * high], ratio: { ratio, low, high, tolerance } };
}

/** Returns the cases whose median rose, those that rose most first. */
function findSlowerCases(pairs: readonly Pair[]): readonly Culprit[] {
  /** `badness`: how much the median rose, in milliseconds. */
  const slower: { badness: number; culprit: Culprit }[] = [];
  for (const pair of pairs) {
    const before = medianOfTimes(pair.before.latency_ms);
    const after = medianOfTimes(pair.now.samples_ms);
    if (before !== null && after !== null && after > before) {
      slower.push({ badness: after - before, culprit: makeCulprit(pair, before, after) });
    }
  }
  return sortCulprits(slower);
}

function findSlowestCases(cases: readonly CaseScore[]): readonly Culprit[] {
  /** `badness`: the median, in milliseconds. */
  const slowest: { badness: number; culprit: Culprit }[] = [];
  for (const { id, ranks, samples_ms: samples } of cases) {
    const median = medianOfTimes(samples);
    if (median !== null) {
      slowest.push({ badness: median, culprit: bareCulprit(id, median, ranks) });
    }
  }
  return sortCulprits(slowest);
}

// What is timed once more.

interface AskedLatency {
  readonly cases: readonly AskedCase[];
  readonly settings: LatencySettings;
  readonly percentile: "nearest" | "linear";
  /** How often a case is timed, by the id under which the run asks it. */
  readonly times: ReadonlyMap<string, number>;
}

/** A case's times in milliseconds, by the id under which the run asks it. */
type TimesById = ReadonlyMap<string, readonly number[]>;

/** The times of this run until now. */
export interface SeenTimes {
  readonly now: TimesById;
  /** Null if the base is not asked. */
  readonly base: TimesById | null;
  /** What the first query of each case took, before anything was timed. */
  readonly first: ReadonlyMap<string, number>;
}

/**
 * Returns the cases to time once more, by the ids under which the run asks them: all cases of each
 * check that would fail by the times until now. Left out are checks of p50 and p95 side by side
 * (`isShareOfBase`), and those for which most queries rose (`didMostRise`).
 */
export function findCasesToConfirm(
  policy: PlanningPolicy,
  asked: AskedLatency,
  seen: SeenTimes,
): ReadonlySet<string> {
  const { settings, percentile } = asked;
  const conditions = { settings, percentile, budgetEnded: false, paired: seen.base !== null };
  const timed = listSeenCases(policy, asked, seen);
  const toConfirm = new Set<string>();
  for (const rule of listLatencyRules(policy)) {
    const scopedCases = selectInScope(timed, rule.scope, ({ subject }) => subject);
    // A rule that the config names is checked with any number of cases.
    if (!rule.named && !hasEnoughCases(rule.metric.family.statistic, scopedCases.length)) {
      continue;
    }
    for (const { cases, limit } of listExpectedChecks(rule, scopedCases, conditions)) {
      const decision = decideTimes(cases, limit, conditions);
      const isFailure = decision.kind === "measured" && decision.state === "fail";
      if (isFailure && !limit.isShareOfBase && !didMostRise(cases, limit, seen.first)) {
        cases.forEach(({ askedId }) => toConfirm.add(askedId));
      }
    }
  }
  return toConfirm;
}

interface ExpectedCheck {
  readonly cases: readonly SeenCase[];
  readonly limit: TimeLimit;
}

function listExpectedChecks(
  rule: LatencyRule,
  cases: readonly SeenCase[],
  conditions: Pick<TimingConditions, "settings" | "paired">,
): readonly ExpectedCheck[] {
  const checks: ExpectedCheck[] = [];
  if (rule.tolerance.length > 0) {
    const compared = cases.filter(({ before }) => before.length > 0);
    checks.push({ cases: compared, limit: limitOfRise(rule, conditions, compared.length) });
  }
  if (rule.ceiling !== null) {
    checks.push({ cases, limit: limitOfCeiling(rule, rule.ceiling) });
  }
  return checks;
}

/** This share of the timed cases counts as most: a slow moment seldom hits so many in both passes. */
const MOST_CASES = 0.8;

/**
 * Whether most cases (MOST_CASES) rose over the limit both times: when first asked, for quality,
 * and when timed. Then a slow moment is not the reason. False if no times before are compared.
 */
function didMostRise(
  cases: readonly SeenCase[],
  { limitAbove, isCompared }: TimeLimit,
  firstTimes: SeenTimes["first"],
): boolean {
  if (!isCompared) {
    return false;
  }
  const timed = cases.filter(({ now }) => now.length > 0);
  const risen = timed.filter(({ askedId, before, now }) => {
    // 0 for a case without a first time, so that it did not rise.
    const firstMs = firstTimes.get(askedId) ?? 0;
    const lowerMs = Math.min(firstMs, typicalTime(now));
    return lowerMs > limitAbove(typicalTime(before));
  });
  return risen.length >= MOST_CASES * timed.length;
}

interface SeenCase extends TimedCase {
  readonly subject: Case;
  /** The id under which the run asks it. */
  readonly askedId: string;
}

/**
 * Returns the policy's timed cases with their times. `cases` are asked for base and head together.
 * If the query of `q1` differs between them, both `q1` and `q1 (base)` are asked, and each policy
 * has the one with its own query. The times before are the base's of this run, or the recorded ones
 * if the base is not asked.
 */
function listSeenCases(
  { suite, baseline }: PlanningPolicy,
  { cases, times }: AskedLatency,
  seen: SeenTimes,
): readonly SeenCase[] {
  const subjects = indexById(suite.cases);
  const timed: SeenCase[] = [];
  for (const { id: askedId, id_in_suite: idInSuite = askedId, query } of cases) {
    const subject = subjects.get(idInSuite);
    const planned = times.get(askedId) ?? 0;
    if (subject?.query !== query || planned === 0) {
      continue;
    }
    const now = seen.now.get(askedId) ?? [];
    const before =
      seen.base === null ? recordedTimes(baseline, subject) : (seen.base.get(askedId) ?? []);
    timed.push({ subject, askedId, planned, now, before });
  }
  return timed;
}

/** Returns the times of the case's row; none if that has another query or other params. */
function recordedTimes(baseline: Baseline | null, { id, digests }: Case): readonly number[] {
  const row = baseline?.cases.get(id);
  return row?.digests.ask === digests.ask ? row.latency_ms : [];
}

// What a reader should know about what latency checks can't see.

/**
 * Returns a notice of the smallest rises that this run could notice (with `record`, those that its
 * tolerances allow), and if latency was not timed the seconds that it needs. None of recorded
 * times.
 */
export function findLatencyNotices(
  policy: Policy,
  conditions: TimingConditions | null,
  checks: readonly Check[],
  { latency, cases }: Scores,
  { environment }: Run,
): readonly Notice[] {
  if (conditions === null || conditions.recorded) {
    return [];
  }
  const rises =
    policy.recording === true
      ? listToleratedRises(policy, latency, cases.length)
      : checks.flatMap(listNoticedRise);
  if (rises.length === 0 && conditions.needed_s === null) {
    return [];
  }
  const isOnOtherMachine = policy.baseline !== null && isOtherMachine(policy.baseline, environment);
  return [
    {
      code: "latency_limits",
      beside: conditions.paired,
      other_machine: isOnOtherMachine,
      rises,
      budget_s: conditions.needed_s,
    },
  ];
}

function isOtherMachine({ environment: before }: Baseline, now: Environment): boolean {
  const fields = ["cpu", "os", "arch", "cores"] as const;
  return fields.some((field) => before[field] !== now[field]);
}

/** The rise in milliseconds, and the time that it is above. */
type Rises = Extract<Notice, { readonly code: "latency_limits" }>["rises"];

/**
 * Returns the rise that the check would notice: its tolerance plus this run's noise. Empty for an
 * intent, another metric or without a baseline.
 */
function listNoticedRise(check: Check): Rises {
  const { unit, metric, scope, baseline, current, tolerance, interval, ratio } = check;
  if (unit !== "ms" || scope.kind !== "overall" || baseline === null || tolerance === null) {
    return [];
  }
  const judgedMs = ratio === undefined ? (current ?? 0) : baseline * ratio.ratio;
  // Half of the interval, the part below the figure.
  const noise = Math.max(0, judgedMs - (interval?.[0] ?? judgedMs));
  return [{ metric, ms: tolerance + noise, baseline }];
}

/**
 * Returns how far each figure of the whole suite may rise, for rules that will make a check. A rule
 * that the config names (`named`) does for any number of cases, a default one only for enough.
 */
function listToleratedRises(
  policy: Policy,
  recordedLatency: Scores["latency"],
  cases: number,
): Rises {
  const rises: Rises[number][] = [];
  for (const { metric, scope, tolerance, named } of listLatencyRules(policy)) {
    const { statistic } = metric.family;
    const baseline = recordedLatency.overall[`${statistic}_ms`];
    const isGated = named || hasEnoughCases(statistic, cases);
    if (scope.kind === "overall" && tolerance.length > 0 && baseline !== null && isGated) {
      rises.push({ metric: metric.name, ms: toleranceValue(tolerance, baseline, cases), baseline });
    }
  }
  return rises;
}
