/** Latency against recorded samples and ceilings: a percentile fails where it is over its limit beyond noise. */
import { percentile } from "../metrics/latency.ts";
import type { LatencyMetric } from "../metrics/family.ts";
import type { BaselineCase } from "../model/baseline.ts";
import type { Definition, LatencySettings } from "../model/config.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Repeats } from "../model/sampling.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, Culprit, LatencyCheck, MissingCheck, MissingReason } from "../model/verdict.ts";
import { bucketStatistic } from "../metrics/weighted-latency.ts";
import { culprit } from "./checks.ts";
import { type Rule, toleranceValue } from "./rules.ts";
import type { Bucket } from "./pairs.ts";
import { latencyCheck, missingCheck } from "./check.ts";
import { hasLimit, timesOf } from "./latency/plans.ts";
import { type InTwoLooks, type TimedCase, sidesOf, storedInTwoLooks } from "./latency/two-looks.ts";
import type { StoredLook, StoredRule } from "./latency/stored.ts";
import { visibleRise } from "./latency/visible.ts";

export interface LatencyRules {
  readonly settings: LatencySettings;
  readonly definition: Definition;
  /** What the run was to ask, by scope. */
  readonly repeats: Repeats;
  /** `record`: what is measured now has to hold in the next run of the same code, too. */
  readonly recording: boolean;
}

export function latencyChecks(
  rule: Rule,
  metric: LatencyMetric,
  { pairs, added }: Bucket,
  by: LatencyRules,
): readonly Check[] {
  const all = [...pairs.map(({ now }) => now), ...added];
  if (all.length === 0) {
    return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
  }
  const checks: (Check | null)[] = [];
  if (pairs.length > 0) {
    checks.push(storedCheck(rule, metric, timedPairs(pairs, by), by, () => slower({ pairs, added })));
  }
  if (added.length > 0) checks.push(ceilingCheck(rule, metric, all, by));
  return checks.filter((check) => check !== null);
}

const timed = new WeakMap<LatencyRules, WeakMap<Bucket["pairs"], readonly TimedCase[]>>();

/** One list for all percentiles of a bucket. */
function timedPairs(pairs: Bucket["pairs"], by: LatencyRules): readonly TimedCase[] {
  const own = timed.get(by) ?? new WeakMap<Bucket["pairs"], readonly TimedCase[]>();
  timed.set(by, own);
  const known = own.get(pairs);
  if (known !== undefined) return known;
  const made = pairs.map(({ now, before }) => timedCase(now, before.latency_ms, by));
  own.set(pairs, made);
  return made;
}

/** The rule's ceiling over these cases; null where it has none. */
export function ceilingCheck(
  rule: Rule,
  metric: LatencyMetric,
  cases: readonly CaseScore[],
  by: LatencyRules,
): LatencyCheck | MissingCheck | null {
  const alone = cases.map((each) => timedCase(each, [], by));
  return storedCheck({ ...rule, tolerance: [] }, metric, alone, by, () => slowest(cases));
}

export function timedCase(now: CaseScore, before: readonly number[], { repeats }: LatencyRules): TimedCase {
  return { planned: now.error === null ? timesOf(repeats, now) : 0, now: now.samples_ms, before };
}

/** Null where the rule has no limit. */
export function storedCheck(
  rule: Rule,
  metric: LatencyMetric,
  cases: readonly TimedCase[],
  by: LatencyRules,
  culprits: () => readonly Culprit[],
): LatencyCheck | MissingCheck | null {
  if (!hasLimit(rule)) return null;
  const held = storedRule(rule, metric, cases.length);
  const options = { seed: by.settings.seed, method: by.definition.percentile };
  const found = storedInTwoLooks(cases, held, options);
  if (found.kind === "missing") return missing(rule, metric, cases, by, found.reason);
  const { look } = found;
  const { current, baseline, limit, samples } = look;
  const outcome = outcomeOf(rule, found, by);
  // What only people read of it takes most of the time.
  const told = rule.anonymous !== true;
  return latencyCheck(
    rule,
    {
      n: samples,
      baseline,
      current,
      interval: told ? look.interval : null,
      tolerance: baseline === null ? null : toleranceValue(rule.tolerance, baseline, cases.length),
      limit,
      outcome,
      visible: told ? visibleRise(sidesOf(cases).before, held, options) : null,
    },
    culprits,
  );
}

/** While recording, a ceiling within what the noise reaches would fail the same code on another day. */
function outcomeOf(
  { ceiling }: Rule,
  found: Extract<InTwoLooks<StoredLook>, { readonly kind: "measured" }>,
  { recording }: LatencyRules,
): LatencyCheck["outcome"] {
  if (!recording || ceiling === null) return found.outcome;
  return found.look.interval[1] <= ceiling ? found.outcome : "fail";
}

/** A bucket of so many cases, for a tolerance in cases. */
export function storedRule(rule: Rule, { statistic }: LatencyMetric, cases: number): StoredRule {
  const { tolerance, ceiling } = rule;
  const allowed = (ms: number): number => toleranceValue(tolerance, ms, cases);
  return { statistic, tolerance: tolerance.length === 0 ? null : allowed, ceiling };
}

function missing(
  rule: Rule,
  { statistic }: LatencyMetric,
  cases: readonly TimedCase[],
  { definition }: LatencyRules,
  reason: MissingReason,
): MissingCheck {
  const { now, before } = sidesOf(cases);
  const recorded = before.some((samples) => samples.length > 0);
  const why: MissingReason =
    rule.tolerance.length > 0 && !recorded ? { code: "baseline_lacks_metric" } : reason;
  const figure = (samples: typeof now): number | null =>
    bucketStatistic(samples, statistic, definition.percentile);
  const n = now.reduce((sum, samples) => sum + samples.length, 0);
  return missingCheck(rule, why, { baseline: figure(before), current: figure(now), n });
}

function median(samples: readonly number[]): number | null {
  return percentile(Float64Array.from(samples).sort(), 0.5, "nearest");
}

/** By how much the case's median rose, most first. */
export function slower(bucket: Bucket): readonly Culprit[] {
  return bucket.pairs
    .flatMap((pair) => {
      const [before, after] = [median(pair.before.latency_ms), median(pair.now.samples_ms)];
      return after === null ? [] : [{ rise: after - (before ?? 0), each: culprit(pair, before, after) }];
    })
    .filter(({ rise }) => rise > 0)
    .toSorted((a, b) => b.rise - a.rise || compareCodePoints(a.each.id, b.each.id))
    .map(({ each }) => each);
}

export function slowest(cases: readonly CaseScore[]): readonly Culprit[] {
  return cases
    .flatMap((each) => {
      const after = median(each.samples_ms);
      return after === null
        ? []
        : [{ id: each.id, before: null, after, ranks_before: null, ranks_after: each.ranks }];
    })
    .toSorted((a, b) => b.after - a.after || compareCodePoints(a.id, b.id));
}

/** Timed samples of a case's baseline, of whole answers or of one stage. */
export function recordedSamples(
  before: BaselineCase | undefined,
  stage: string | undefined,
): readonly number[] {
  return (stage === undefined ? before?.latency_ms : before?.spans_ms?.get(stage)) ?? [];
}
