/**
 * The checks of latency. A check is decided once, at the end of the plan. Against recorded times, what would fail is timed
 * once more, and fails only if it fails again. A rise of most queries needs no second time.
 */
import {
  bareCulprit,
  exceededBound,
  makeCheck,
  makeCulprit,
  missingCheck,
  notMeasuredCheck,
  sortCulprits,
} from "../decision/checks.ts";
import { toleranceValue } from "../decision/limits.ts";
import type { ComparedCases, Pair } from "../decision/pairs.ts";
import type { Policy } from "../decision/policy.ts";
import { medianOfTimes, MIN_SAMPLES, typicalTime } from "../metrics/latency.ts";
import { type LatencySettings, SIDE_BY_SIDE_FLOOR_MS } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Environment, Run } from "../model/run.ts";
import { MIN_REPEATS } from "../model/sampling.ts";
import { selectInScope } from "../model/scope.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import type { AskedCase, Case } from "../model/suite.ts";
import type {
  Check,
  Culprit,
  LatencyCheck,
  MissingCheck,
  MissingReason,
  Outcome,
  RatioCheck,
} from "../model/verdict.ts";
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

/** What a policy's checks of latency have in common: how the run was timed, and what is compared. */
export interface LatencyPart {
  readonly settings: LatencySettings;
  readonly percentile: "nearest" | "linear";
  /** How often the plan times each case that is timed; 0 if the budget is too small for any. */
  readonly repeats: number;
  /** Ids of the cases that the plan times. */
  readonly timed: ReadonlySet<string>;
  /** Seconds that the plan takes, if `budget_s` is too small for it. */
  readonly needed_s: number | null;
  /** Whether time ended before everything was asked. */
  readonly ended: boolean;
  /** Whether `record` asks: it wants the whole plan. */
  readonly recording: boolean;
  /** The times are a recorded run's, or another job's: only a rule that the config names compares them. */
  readonly recorded: boolean;
  /** Base and head were asked the same query one after the other. */
  readonly paired: boolean;
}

/** Returns how a policy's latency is decided, or null if nothing was timed or the config turns it off. */
export function makeLatencyPart(policy: Policy, run: Run): LatencyPart | null {
  const { config, baseline } = policy;
  const { timing } = run;
  if (config.latency === "off" || timing.source === "off") {
    return null;
  }
  const asked = timing.asked?.repeats ?? timing.repeats;
  const firstTimes = new Map(run.cases.map((each) => [each.case_id, each.first_ms ?? 0]));
  return {
    settings: config.latency,
    percentile: config.definition.percentile,
    repeats: asked * (timing.asked?.passes ?? 1),
    timed: new Set(selectTimedCases(policy).map(({ id }) => id)),
    needed_s: asked === 0 ? neededSeconds(policy, firstTimes) : null,
    ended: timing.budget_ended,
    recording: policy.recording === true,
    recorded: timing.source === "recorded",
    paired: baseline?.beside !== undefined && timing.seed !== undefined,
  };
}

/** Times of one case. The first `planned` of `now` are the plan's; those after them confirm. */
interface TimedCase extends CaseTimes {
  readonly planned: number;
}

/**
 * Returns the checks of a rule: of the cases that have times before, and of the rule's ceiling. If it has too few samples,
 * a rule that the config names makes a missing check, any other none.
 */
export function checkLatencyRule(
  rule: LatencyRule,
  bucket: ComparedCases,
  part: LatencyPart,
): readonly Check[] {
  if (!hasLimit(rule) || (part.recorded && !rule.named)) {
    return [];
  }
  const { pairs, added } = splitByTimes(bucket, part.timed);
  const timedScores = [...pairs.map(({ now }) => now), ...added];
  if (timedScores.length === 0) {
    return rule.named ? [notMeasuredCheck(rule)] : [];
  }
  const isCompared = rule.tolerance.length > 0 && pairs.length > 0;
  if (rule.named && !isCompared && rule.ceiling === null) {
    // Nothing decides it yet. What the plan is too small for would never be decided.
    const times = timedScores.map((each) => timesOfCase(each, [], part));
    const lackOfPlan = findLackOfPlan(rule, times, part, limitOfRule(rule, 0, part, false));
    return lackOfPlan === null ? [] : [missingCheck(rule, lackOfPlan)];
  }
  const checks: Check[] = [];
  // Against the times before.
  if (isCompared) {
    const times = pairs.map(({ now, before }) => timesOfCase(now, before.latency_ms, part));
    const findCulprits = (): readonly Culprit[] => findSlowerCases(pairs);
    const check = decideRule(rule, times, part, { isCompared: true, findCulprits });
    checks.push(...(check === null ? [] : [check]));
  }
  // A stored comparison has the ceiling in its limit.
  const isCeilingApart = !isCompared || part.paired || added.length > 0;
  if (rule.ceiling !== null && isCeilingApart && checks.every(({ kind }) => kind !== "missing")) {
    const times = timedScores.map((each) => timesOfCase(each, [], part));
    const findCulprits = (): readonly Culprit[] => findSlowestCases(timedScores);
    const check = decideRule(rule, times, part, { isCompared: false, findCulprits });
    checks.push(...(check === null ? [] : [check]));
  }
  return checks;
}

/**
 * Returns the timed cases. Those that have nothing to compare are added ones: a query that failed when the baseline was
 * recorded, and one that found nothing then and finds something now, since finding nothing takes no time.
 */
function splitByTimes(bucket: ComparedCases, timed: ReadonlySet<string>): ComparedCases {
  const pairs: Pair[] = [];
  const added = bucket.added.filter(({ id }) => timed.has(id));
  for (const pair of bucket.pairs) {
    if (!timed.has(pair.now.id)) {
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

/** Returns the times of a case. One that failed now has none. */
function timesOfCase(
  { error, samples_ms: samples }: CaseScore,
  before: readonly number[],
  { ended, repeats }: LatencyPart,
): TimedCase {
  if (error !== null) {
    return { planned: 0, now: [], before };
  }
  // If time did not end, a case has fewer samples only because answers that varied gave none.
  const planned = ended ? repeats : Math.min(repeats, samples.length);
  return { planned, now: samples, before };
}

/**
 * Returns the limit of a rule: its ceiling if nothing is compared; for p50 and p95 side by side, the
 * config's share above the base's time; else its tolerance above the recorded time, at most the
 * ceiling.
 */
function limitOfRule(
  rule: LatencyRule,
  cases: number,
  { settings, paired }: Pick<LatencyPart, "settings" | "paired">,
  isCompared: boolean,
): TimeLimit {
  const { statistic } = rule.metric.family;
  const ceiling = rule.ceiling ?? Infinity;
  if (!isCompared) {
    return { statistic, limitAbove: () => ceiling, isCompared, isPaired: false };
  }
  if (paired && (statistic === "p50" || statistic === "p95")) {
    const share = settings.side_by_side[statistic];
    const allowedBeside = (ms: number): number => Math.max(SIDE_BY_SIDE_FLOOR_MS, share * ms);
    const limitAbove = (ms: number | null): number => (ms ?? 0) + allowedBeside(ms ?? 0);
    return { statistic, limitAbove, isCompared, isPaired: true };
  }
  const limitAbove = (ms: number | null): number =>
    Math.min(ceiling, (ms ?? 0) + toleranceValue(rule.tolerance, ms ?? 0, cases));
  return { statistic, limitAbove, isCompared, isPaired: false };
}

/**
 * Returns the check of these times: against the times before if `isCompared`, else against the
 * ceiling. It is a missing one if there are too few times. Null if the config does not name the rule
 * and the plan is too small for it. A plan that was not finished is a missing check of any rule.
 */
function decideRule(
  rule: LatencyRule,
  times: readonly TimedCase[],
  part: LatencyPart,
  {
    isCompared,
    findCulprits,
  }: { readonly isCompared: boolean; readonly findCulprits: () => readonly Culprit[] },
): LatencyCheck | RatioCheck | MissingCheck | null {
  const limit = limitOfRule(rule, times.length, part, isCompared);
  const lackOfPlan = findLackOfPlan(rule, times, part, limit);
  if (lackOfPlan !== null) {
    return rule.named ? missingCheck(rule, lackOfPlan) : null;
  }
  const lackOfTime = findLackOfTime(times, part);
  if (lackOfTime !== null) {
    return missingCheck(rule, lackOfTime);
  }
  const decision = decideTimes(times, limit, part);
  if (decision.kind === "missing") {
    return missingCheck(rule, decision.reason);
  }
  const { comparison, outcome } = decision;
  return limit.isPaired
    ? makeRatioCheck(rule, comparison, outcome, findCulprits)
    : makeStoredCheck(rule, comparison, outcome, findCulprits);
}

/**
 * Returns why the plan, or the recorded times, have too few samples for the check. Null if they are
 * enough. That queries failed, or that time ended, does not count here.
 */
function findLackOfPlan(
  { metric, named }: LatencyRule,
  times: readonly TimedCase[],
  part: LatencyPart,
  { isCompared, isPaired }: TimeLimit,
): MissingReason | null {
  const { statistic } = metric.family;
  const isAfterRecording = isCompared && !isPaired;
  if (isAfterRecording) {
    const shortage = findShortage(
      times.map(({ before }) => before),
      statistic,
      "before",
    );
    if (shortage !== null && shortage.code !== "not_measured") {
      return shortage;
    }
  }
  if (!named && !hasEnoughCases(statistic, times.length)) {
    return { code: "not_in_plan", by: "repeats", needed: part.repeats };
  }
  if (part.repeats === 0) {
    return { code: "not_in_plan", by: "budget_s", needed: part.needed_s ?? 0 };
  }
  const isPlanEnough =
    part.repeats >= MIN_REPEATS && part.repeats * times.length >= MIN_SAMPLES[statistic];
  if (isAfterRecording || isPlanEnough) {
    return null;
  }
  return part.recorded
    ? { code: "not_in_plan", by: "recorded", needed: MIN_REPEATS }
    : { code: "not_in_plan", by: "repeats", needed: repeatsToFill(statistic, times.length) };
}

/**
 * Returns how much of the plan was timed, if time ended too early: `record` wants all of it, a check
 * three repeats of each case. Else null.
 */
function findLackOfTime(
  times: readonly TimedCase[],
  { ended, recording }: LatencyPart,
): MissingReason | null {
  if (!ended) {
    return null;
  }
  const leastTimes = (planned: number): number =>
    recording ? planned : Math.min(planned, MIN_REPEATS);
  if (times.every(({ now, planned }) => now.length >= leastTimes(planned))) {
    return null;
  }
  const have = times.reduce((sum, { now, planned }) => sum + Math.min(now.length, planned), 0);
  const need = times.reduce((sum, { planned }) => sum + planned, 0);
  return { code: "plan_unfinished", have, need };
}

/** How a check of times came out. */
interface Decision {
  readonly kind: "measured";
  readonly comparison: Comparison;
  readonly outcome: Outcome;
}

/**
 * Returns the outcome by the plan's samples, or by what was timed once more if they fail. Without
 * that, as in a job that joins the parts of others, the plan's samples decide alone. So they do side
 * by side, where a slow moment hits both sides. If time ended before the plan did, nothing passes.
 * Returns what is missing if there are too few times.
 */
function decideTimes(
  times: readonly TimedCase[],
  limit: TimeLimit,
  { percentile, ended }: Pick<LatencyPart, "percentile" | "ended">,
): Decision | NoComparison {
  const byPlan = compareTimes(takePlanned(times, limit), limit, percentile);
  if (byPlan.kind === "missing") {
    return byPlan;
  }
  const isUnfinished = ended && times.some((each) => each.now.length < each.planned);
  if (byPlan.result !== "over") {
    const isWithin = byPlan.result === "within" && !isUnfinished;
    return { kind: "measured", comparison: byPlan, outcome: isWithin ? "pass" : "fell" };
  }
  const isDecidedByPlan = ended || limit.isPaired || !times.some(isConfirmed);
  const byConfirmation = isDecidedByPlan
    ? byPlan
    : compareTimes(takeConfirming(times), limit, percentile);
  const comparison = byConfirmation.kind === "missing" ? byPlan : byConfirmation;
  const outcomes = { within: "pass", noise: "fell", over: "fail" } as const;
  return { kind: "measured", comparison, outcome: outcomes[comparison.result] };
}

/** Whether the case was timed once more, as often as the plan times it. */
function isConfirmed({ now, planned }: TimedCase): boolean {
  return planned > 0 && now.length >= 2 * planned;
}

/** Returns the times of the plan. */
function takePlanned(
  times: readonly TimedCase[],
  { isPaired }: Pick<TimeLimit, "isPaired">,
): readonly CaseTimes[] {
  return times.map(({ before, now, planned }) => ({
    before: isPaired ? before.slice(0, planned) : before,
    now: now.slice(0, planned),
  }));
}

/** Returns the times with the second ones in place of the first, where a case has them. */
function takeConfirming(times: readonly TimedCase[]): readonly CaseTimes[] {
  return times.map((each) => {
    const { before, now, planned } = each;
    const from = isConfirmed(each) ? planned : 0;
    return { before, now: now.slice(from, from + planned) };
  });
}

// The checks that a report shows.

/** Returns the check of times against recorded ones or a ceiling. */
function makeStoredCheck(
  rule: LatencyRule,
  { before, now, limit, spread, samples }: Comparison,
  outcome: Outcome,
  findCulprits: () => readonly Culprit[],
): LatencyCheck {
  const tolerance = before === null ? null : limit - before;
  const interval = [now / spread, now * spread] as const;
  const figures = { n: samples, baseline: before, current: now, interval, tolerance, limit };
  const isOverCeiling = outcome === "fail" && exceededBound(rule, "lower", now) === "ceiling";
  const by = isOverCeiling ? { by: "ceiling" as const } : {};
  return { kind: "latency", ...makeCheck(rule, outcome, figures, findCulprits), ...by };
}

/** Returns the check of both sides of this run. The ratio was judged; its milliseconds are for people. */
function makeRatioCheck(
  rule: LatencyRule,
  { before, now, limit, ratio, spread, samples }: Comparison,
  outcome: Outcome,
  findCulprits: () => readonly Culprit[],
): RatioCheck {
  const baseline = before ?? 0;
  const low = ratio / spread;
  const high = ratio * spread;
  const figures = {
    n: samples,
    baseline,
    current: now,
    interval: [baseline * low, baseline * high] as const,
    tolerance: limit - baseline,
    limit,
  };
  const toleratedShare = baseline === 0 ? 0 : limit / baseline - 1;
  return {
    kind: "ratio",
    ...makeCheck(rule, outcome, figures, findCulprits),
    ratio: { ratio, low, high, tolerance: toleratedShare },
  };
}

/** Returns the cases whose median rose, most first. */
function findSlowerCases(pairs: readonly Pair[]): readonly Culprit[] {
  const slower: { badness: number; culprit: Culprit }[] = [];
  for (const pair of pairs) {
    const before = medianOfTimes(pair.before.latency_ms);
    const after = medianOfTimes(pair.now.samples_ms);
    const badness = (after ?? 0) - (before ?? 0);
    if (badness > 0) {
      slower.push({ badness, culprit: makeCulprit(pair, before, after) });
    }
  }
  return sortCulprits(slower);
}

/** Returns the cases by their median, slowest first. */
function findSlowestCases(cases: readonly CaseScore[]): readonly Culprit[] {
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

/** What one run asks, as far as the checks depend on it. */
export interface AskedLatency {
  readonly cases: readonly AskedCase[];
  readonly settings: LatencySettings;
  readonly percentile: "nearest" | "linear";
  /** How often the plan times each case, by id of the case asked. */
  readonly times: ReadonlyMap<string, number>;
}

/** Milliseconds by id of the case asked. */
type TimesById = ReadonlyMap<string, readonly number[]>;

/** The times that this run took until now. */
export interface SeenTimes {
  readonly now: TimesById;
  /** The base's times of this run; null if the base is not asked. */
  readonly base: TimesById | null;
  /** What the first query of each case took, before anything was timed. */
  readonly first: ReadonlyMap<string, number>;
}

/**
 * Returns the cases to time once more, by id of the case asked: those of checks that would fail. Not those of a rise of most
 * queries, nor of a comparison side by side.
 */
export function findCasesToConfirm(
  policy: PlanningPolicy,
  asked: AskedLatency,
  seen: SeenTimes,
): ReadonlySet<string> {
  const { settings, percentile } = asked;
  const part = { settings, percentile, ended: false, paired: seen.base !== null };
  const timed = timesOfPolicy(policy, asked, seen);
  const toConfirm = new Set<string>();
  for (const rule of listLatencyRules(policy)) {
    const scopedCases = selectInScope(timed, rule.scope, ({ subject }) => subject);
    const casesWithTimesBefore = scopedCases.filter(({ before }) => before.length > 0);
    const suspects: Suspects[] =
      rule.tolerance.length === 0 ? [] : [{ cases: casesWithTimesBefore, isCompared: true }];
    if (rule.ceiling !== null) {
      suspects.push({ cases: scopedCases, isCompared: false });
    }
    for (const { cases, isCompared } of suspects) {
      const limit = limitOfRule(rule, cases.length, part, isCompared);
      const decision = decideTimes(cases, limit, part);
      const isFailure = decision.kind === "measured" && decision.outcome === "fail";
      if (!isFailure || limit.isPaired || didMostRise(cases, decision.comparison, seen.first)) {
        continue;
      }
      for (const each of cases) {
        toConfirm.add(each.asked);
      }
    }
  }
  return toConfirm;
}

/** Share of the queries that a slow moment seldom hits each time that they are asked. */
const MOST_CASES = 0.8;

/**
 * Whether most cases are over the check's limit by themselves, in the first pass over the suite as
 * well. False if nothing is compared.
 */
function didMostRise(
  cases: readonly SeenCase[],
  { before: beforeMs, limit }: Comparison,
  firstTimes: SeenTimes["first"],
): boolean {
  if (beforeMs === null) {
    return false;
  }
  const allowedRatio = limit / beforeMs;
  const timed = cases.filter(({ now }) => now.length > 0);
  const risen = timed.filter(({ asked, before, now }) => {
    const fastest = Math.min(typicalTime(now), firstTimes.get(asked) ?? 0);
    return fastest > allowedRatio * typicalTime(before);
  });
  return risen.length >= MOST_CASES * timed.length;
}

/** A timed case of a policy. `asked`: the id under which the run asks it. */
type SeenCase = TimedCase & { readonly subject: Case; readonly asked: string };

/** Cases whose check may fail: against their times before, or against the ceiling. */
interface Suspects {
  readonly cases: readonly SeenCase[];
  readonly isCompared: boolean;
}

/** Returns the timed cases of a policy. */
function timesOfPolicy(
  { suite, baseline }: PlanningPolicy,
  { cases, times }: AskedLatency,
  seen: SeenTimes,
): readonly SeenCase[] {
  const subjects = new Map(suite.cases.map((each) => [each.id, each]));
  const timed: SeenCase[] = [];
  for (const { id: asked, asked_as: ownId = asked, query } of cases) {
    const subject = subjects.get(ownId);
    const planned = times.get(asked) ?? 0;
    // Another policy's case of that id may ask something else.
    if (subject?.query !== query || planned === 0) {
      continue;
    }
    const row = baseline?.cases.get(ownId);
    const recorded = row?.digests.ask === subject.digests.ask ? row.latency_ms : [];
    const now = seen.now.get(asked) ?? [];
    const before = seen.base === null ? recorded : (seen.base.get(asked) ?? []);
    timed.push({ subject, asked, planned, now, before });
  }
  return timed;
}

// What a reader should know about what latency checks can't see.

/** Returns the notice of the smallest rises that this run could notice, and of latency that was not timed. */
export function findLatencyNotices(
  policy: Policy,
  part: LatencyPart | null,
  checks: readonly Check[],
  { latency, cases }: Scores,
  { environment }: Run,
): readonly Notice[] {
  if (part === null || part.recorded) {
    return [];
  }
  const rises =
    policy.recording === true
      ? listToleratedRises(policy, latency, cases.length)
      : checks.flatMap(listNoticedRise);
  if (rises.length === 0 && part.needed_s === null) {
    return [];
  }
  const limits = { rises, budget_s: part.needed_s };
  const isOnOtherMachine = policy.baseline !== null && isOtherMachine(policy.baseline, environment);
  return [
    { code: "latency_limits", beside: part.paired, other_machine: isOnOtherMachine, ...limits },
  ];
}

/** Whether the baseline's times were taken on another kind of machine. */
function isOtherMachine({ environment: before }: Baseline, now: Environment): boolean {
  const fields = ["cpu", "os", "arch", "cores"] as const;
  return fields.some((field) => before[field] !== now[field]);
}

/** Rises by metric, in milliseconds, with the time that they are above. */
type Rises = Extract<Notice, { readonly code: "latency_limits" }>["rises"];

/** Returns the rise that a check of the whole suite would notice: its tolerance and this run's noise. */
function listNoticedRise(check: Check): Rises {
  const { kind, metric, scope, baseline, current, tolerance, interval } = check;
  const isTimed = kind === "latency" || kind === "ratio";
  if (!isTimed || scope.kind !== "overall" || baseline === null || tolerance === null) {
    return [];
  }
  const judgedMs = kind === "ratio" ? baseline * check.ratio.ratio : (current ?? 0);
  const noise = Math.max(0, judgedMs - (interval?.[0] ?? judgedMs));
  return [{ metric, ms: tolerance + noise, baseline }];
}

/** Returns the rises that the tolerances allow, above the times that are recorded now. */
function listToleratedRises(policy: Policy, latency: Scores["latency"], cases: number): Rises {
  const rises: { metric: string; ms: number; baseline: number }[] = [];
  for (const { metric, scope, tolerance, named } of listLatencyRules(policy)) {
    const { statistic } = metric.family;
    const baseline = latency.overall[`${statistic}_ms`];
    const isGated = named || hasEnoughCases(statistic, cases);
    if (scope.kind === "overall" && tolerance.length > 0 && baseline !== null && isGated) {
      rises.push({ metric: metric.name, ms: toleranceValue(tolerance, baseline, cases), baseline });
    }
  }
  return rises;
}
