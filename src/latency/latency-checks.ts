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
  readonly ended: boolean;
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
  // `asked` is the plan: repeats of each case in a pass. A recorded run has only what was sampled.
  const repeatsOfPass = timing.asked?.repeats ?? timing.repeats;
  const isUntimed = repeatsOfPass === 0;
  const firstTimes = new Map(run.cases.map(({ case_id, first_ms }) => [case_id, first_ms ?? 0]));
  return {
    settings: config.latency,
    percentile: config.definition.percentile,
    repeats: repeatsOfPass * (timing.asked?.passes ?? 1),
    timed: new Set(selectTimedCases(policy).map(({ id }) => id)),
    // Only for the message that the budget was too small to time anything.
    needed_s: isUntimed ? neededSeconds(policy, firstTimes) : null,
    ended: timing.budget_ended,
    recording: policy.recording === true,
    recorded: timing.source === "recorded",
    // Only a run that asks base and head in turn draws its order by a seed.
    paired: baseline?.beside !== undefined && timing.seed !== undefined,
  };
}

interface TimedCase extends CaseTimes {
  /** How many times were planned. What `now` has beyond them was taken to confirm a failure. */
  readonly planned: number;
}

/**
 * Returns at most two checks: one of the cases that have times before, against these, and one of
 * all cases, against the ceiling (checkTimedCases). Of a recorded run, which has one time for each
 * case, and if no case was to be timed, a rule that the config names gives a missing check, and any
 * other rule none. Other rules also give none if their cases are too few (hasEnoughCases).
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
    return rule.named ? [missingCheck(rule, reason)] : [];
  }
  const timed = splitByTimes(bucket, conditions.timed);
  const caseCount = timed.pairs.length + timed.added.length;
  if (caseCount === 0) {
    return rule.named ? [missingCheck(rule, NOT_MEASURED)] : [];
  }
  const hasCheck = rule.named || hasEnoughCases(rule.metric.family.statistic, caseCount);
  return hasCheck ? checkTimedCases(rule, timed, conditions) : [];
}

/**
 * Returns the checks of one timed case or more. If there is nothing to compare them with and no
 * ceiling, only a missing check of too small a plan (checkPlanOnly). The ceiling has no check of
 * its own:
 * - if the check against times before is missing
 * - if that check has the ceiling in its limit and is of all cases. A limit that is a share of the
 *   base's time leaves the ceiling out, so it may lie above the ceiling.
 */
function checkTimedCases(
  rule: LatencyRule,
  { pairs, added }: ComparedCases,
  conditions: TimingConditions,
): readonly Check[] {
  const timedScores = [...pairs.map(({ now }) => now), ...added];
  const isCompared = rule.tolerance.length > 0 && pairs.length > 0;
  if (!isCompared && rule.ceiling === null) {
    return rule.named ? checkPlanOnly(rule, timedScores, conditions) : [];
  }
  const againstBefore = isCompared
    ? decideRule(
        rule,
        pairs.map(({ now, before }) => timesOfCase(now, before.latency_ms, conditions)),
        conditions,
        isCompared,
        () => findSlowerCases(pairs),
      )
    : null;
  const isCeilingInLimit =
    isCompared && added.length === 0 && !isLimitedByShare(rule, conditions.paired);
  const isMissing = againstBefore?.state === "missing";
  const needsCeilingCheck = rule.ceiling !== null && !isCeilingInLimit && !isMissing;
  const againstCeiling = needsCeilingCheck
    ? decideRule(
        rule,
        timedScores.map((score) => timesOfCase(score, [], conditions)),
        conditions,
        false,
        () => findSlowestCases(timedScores),
      )
    : null;
  return [againstBefore, againstCeiling].filter((check) => check !== null);
}

/**
 * Returns a missing check if the plan is too small for the rule, else none. A rule whose cases are
 * all new is decided once they are in the baseline, but with too small a plan it would never be.
 */
function checkPlanOnly(
  rule: LatencyRule,
  scores: readonly CaseScore[],
  conditions: TimingConditions,
): readonly Check[] {
  const times = scores.map((score) => timesOfCase(score, [], conditions));
  const lackOfPlan = findLackOfPlan(rule, times, conditions, false);
  return lackOfPlan === null ? [] : [missingCheck(rule, lackOfPlan)];
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
  { ended, repeats }: TimingConditions,
): TimedCase {
  if (error !== null) {
    return { planned: 0, now: [], before };
  }
  const planned = ended ? repeats : Math.min(repeats, samples.length);
  return { planned, now: samples, before };
}

/**
 * Returns the limit of the times now. If `isCompared` is false, it is the ceiling, or infinite
 * without one. For p50 and p95 side by side, it is the config's share above the base's time, at
 * least SIDE_BY_SIDE_FLOOR_MS above it; a ceiling has a check of its own. For all others it is the
 * rule's tolerance above the time before, at most the ceiling.
 */
function limitOfRule(
  rule: LatencyRule,
  { settings, paired: isPaired }: Pick<TimingConditions, "settings" | "paired">,
  { caseCount, isCompared }: { readonly caseCount: number; readonly isCompared: boolean },
): TimeLimit {
  const { statistic } = rule.metric.family;
  const common = { statistic, isCompared, isPaired };
  const ceiling = rule.ceiling ?? Infinity;
  if (!isCompared) {
    return { ...common, limitAbove: () => ceiling, isShareOfBase: false };
  }
  if (isPaired && hasShareOfBase(statistic)) {
    const share = settings.side_by_side[statistic];
    const limitAbove = (ms: number): number => ms + Math.max(SIDE_BY_SIDE_FLOOR_MS, share * ms);
    return { ...common, limitAbove, isShareOfBase: true };
  }
  const limitAbove = (ms: number): number =>
    Math.min(ceiling, ms + toleranceValue(rule.tolerance, ms, caseCount));
  return { ...common, limitAbove, isShareOfBase: false };
}

/** Whether the config has a share above the base's time for it (`side_by_side`). */
function hasShareOfBase(statistic: Statistic): statistic is "p50" | "p95" {
  return statistic === "p50" || statistic === "p95";
}

function isLimitedByShare({ metric }: LatencyRule, isSideBySide: boolean): boolean {
  return isSideBySide && hasShareOfBase(metric.family.statistic);
}

/**
 * Whether a failed rule may be decided by times taken once more: its ceiling always, and its rise
 * unless it is p50 or p95 side by side, where a slow moment has hit the base as well.
 */
export function canBeTimedAgain(rule: LatencyRule, isSideBySide: boolean): boolean {
  return rule.ceiling !== null || !isLimitedByShare(rule, isSideBySide);
}

/**
 * Returns the check of a rule against the times before if `isCompared`, else against its ceiling:
 * - If the plan or the recorded times are too few (findLackOfPlan), a missing check if the config
 *   names the rule, else null.
 * - If this run lacks times (findLackOfTime, or too few to compare), a missing check.
 * - Else one that is decided.
 */
function decideRule(
  rule: LatencyRule,
  times: readonly TimedCase[],
  conditions: TimingConditions,
  isCompared: boolean,
  findCulprits: () => readonly Culprit[],
): Check | null {
  const lackOfPlan = findLackOfPlan(rule, times, conditions, isCompared);
  if (lackOfPlan !== null) {
    return rule.named ? missingCheck(rule, lackOfPlan) : null;
  }
  const lackOfTime = findLackOfTime(times, conditions);
  if (lackOfTime !== null) {
    return missingCheck(rule, lackOfTime);
  }
  const limit = limitOfRule(rule, conditions, { caseCount: times.length, isCompared });
  const decision = decideTimes(times, limit, conditions);
  if (decision.kind === "missing") {
    return missingCheck(rule, decision.reason);
  }
  const members = makeFigures(rule, decision, limit.isShareOfBase);
  return makeCheck(subjectOfRule(rule), decision.state, members, findCulprits);
}

/**
 * Returns why the times are too few for the rule: those recorded before, or else those planned for
 * this run. Null if they are enough. That queries failed or time ended does not count here.
 */
function findLackOfPlan(
  { metric }: LatencyRule,
  times: readonly TimedCase[],
  { repeats, needed_s: neededS, paired: isPaired }: TimingConditions,
  isCompared: boolean,
): MissingReason | null {
  const { statistic } = metric.family;
  const isAgainstRecording = isCompared && !isPaired;
  const lackOfRecording = isAgainstRecording ? findLackOfRecording(times, statistic) : null;
  if (lackOfRecording !== null) {
    return lackOfRecording;
  }
  if (repeats === 0) {
    return { code: "not_in_plan", by: "budget_s", needed: neededS ?? 0 };
  }
  const fillsSamples = repeats >= MIN_REPEATS && repeats * times.length >= MIN_SAMPLES[statistic];
  // The plan repeats as often as the recording did, which had enough.
  return isAgainstRecording || fillsSamples
    ? null
    : { code: "not_in_plan", by: "repeats", needed: repeatsToFill(statistic, times.length) };
}

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
  { ended, recording }: TimingConditions,
): MissingReason | null {
  if (!ended) {
    return null;
  }
  const leastTimes = (planned: number): number =>
    recording ? planned : Math.min(planned, MIN_REPEATS);
  if (times.every(({ now, planned }) => now.length >= leastTimes(planned))) {
    return null;
  }
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
 * Returns the state of a check. The planned samples decide: within the limit is "pass", or "fell"
 * if time ended before all of them were taken; over it by no more than noise explains is "fell". If
 * they are further over it, the samples that were taken to confirm decide in the same way; without
 * enough of those it is "fail". If the planned samples are too few, returns what is missing.
 */
function decideTimes(
  times: readonly TimedCase[],
  limit: TimeLimit,
  { percentile, ended }: Pick<TimingConditions, "percentile" | "ended">,
): Decision | NoComparison {
  const byPlan = compareTimes(takeTimes(times, limit, "planned"), limit, percentile);
  if (byPlan.kind === "missing") {
    return byPlan;
  }
  if (byPlan.result !== "over") {
    const isUnfinished = ended && times.some(({ now, planned }) => now.length < planned);
    const isPass = byPlan.result === "within" && !isUnfinished;
    return { kind: "measured", comparison: byPlan, state: isPass ? "pass" : "fell" };
  }
  // A slow moment hits base and head alike: it explains no rise above a share of the base's time.
  const canConfirm = !ended && !limit.isShareOfBase && times.some(isTimedAgain);
  if (!canConfirm) {
    return { kind: "measured", comparison: byPlan, state: "fail" };
  }
  const byConfirmation = compareTimes(takeTimes(times, limit, "confirming"), limit, percentile);
  // Without enough confirming times the result is that of the plan, `over`.
  const comparison = byConfirmation.kind === "missing" ? byPlan : byConfirmation;
  const states = { within: "pass", noise: "fell", over: "fail" } as const;
  return { kind: "measured", comparison, state: states[comparison.result] };
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
 * Returns the figures in milliseconds, with baseline and tolerance if times before are compared.
 * `spread` is the factor from a figure to either end of its interval. If the limit is a share of
 * the base's time, also the ratio that was judged: then the interval in milliseconds is the
 * ratio's multiplied by the base's time, for people. Else `by` is there if a failed time is over
 * the ceiling; beside a share the ceiling has a check of its own.
 */
function makeFigures(
  rule: LatencyRule,
  { comparison: { before, now, limit, ratio, spread, samples }, state }: Decision,
  isShareOfBase: boolean,
): Partial<Check> {
  const tolerance = before === null ? null : limit - before;
  const figures = { n: samples, baseline: before, current: now, tolerance, limit };
  if (before === null || !isShareOfBase) {
    const isOverCeiling = state === "fail" && exceededBound(rule, now) === "ceiling";
    const interval = [now / spread, now * spread] as const;
    return { ...figures, interval, ...(isOverCeiling && { by: "ceiling" as const }) };
  }
  const low = ratio / spread;
  const high = ratio * spread;
  return {
    ...figures,
    interval: [before * low, before * high],
    ratio: { ratio, low, high, tolerance: before === 0 ? 0 : limit / before - 1 },
  };
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
  const conditions = { settings, percentile, ended: false, paired: seen.base !== null };
  const timed = listSeenCases(policy, asked, seen);
  const toConfirm = new Set<string>();
  for (const rule of listLatencyRules(policy)) {
    const scopedCases = selectInScope(timed, rule.scope, ({ subject }) => subject);
    // A rule that the config names is checked with any number of cases.
    if (!rule.named && !hasEnoughCases(rule.metric.family.statistic, scopedCases.length)) {
      continue;
    }
    for (const { cases, isCompared } of listExpectedChecks(rule, scopedCases)) {
      const limit = limitOfRule(rule, conditions, { caseCount: cases.length, isCompared });
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
  /** Whether against the times before; else against the ceiling. */
  readonly isCompared: boolean;
}

function listExpectedChecks(
  { tolerance, ceiling }: LatencyRule,
  cases: readonly SeenCase[],
): readonly ExpectedCheck[] {
  const checks: ExpectedCheck[] = [];
  if (tolerance.length > 0) {
    checks.push({ cases: cases.filter(({ before }) => before.length > 0), isCompared: true });
  }
  if (ceiling !== null) {
    checks.push({ cases, isCompared: false });
  }
  return checks;
}

/** This share of the timed cases counts as most: a slow moment seldom hits so many in both passes. */
const MOST_CASES = 0.8;

/**
 * Whether at least this share (MOST_CASES) of the cases are each over the limit that the rule sets for their own time before,
 * in their timed queries as well as in their first query, which was asked for quality. Then a slow
 * moment is not the reason. False if no times before are compared.
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
    return Math.min(typicalTime(now), firstMs) > limitAbove(typicalTime(before));
  });
  return risen.length >= MOST_CASES * timed.length;
}

interface SeenCase extends TimedCase {
  readonly subject: Case;
  /** The id under which the run asks it. */
  readonly askedId: string;
}

/**
 * Returns the policy's timed cases with their times. `cases` are asked for base and head together:
 * if both have an id with another query, the base's is asked as `ID (base)`, and its own id is in
 * `id_in_suite`. The times before are the base's of this run. If the base is not asked, they are
 * those of the baseline's row, if it has the same query and params (`digests.ask`).
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
    // A case of this id with another query is the other policy's.
    if (subject?.query !== query || planned === 0) {
      continue;
    }
    const row = baseline?.cases.get(idInSuite);
    const recordedTimes = row?.digests.ask === subject.digests.ask ? row.latency_ms : [];
    const now = seen.now.get(askedId) ?? [];
    const before = seen.base === null ? recordedTimes : (seen.base.get(askedId) ?? []);
    timed.push({ subject, askedId, planned, now, before });
  }
  return timed;
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
  const rises: { metric: string; ms: number; baseline: number }[] = [];
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
