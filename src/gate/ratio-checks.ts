/** Latency of base and head that were timed side by side: the ratio of their answers to the same query decides. */
import type { LatencyMetric } from "../metrics/family.ts";
import { SIDE_BY_SIDE_FLOOR_MS, type SideBySide } from "../model/config.ts";
import type { Check, MissingCheck, RatioCheck, RatioFigures } from "../model/verdict.ts";
import { type LatencyRules, ceilingCheck, slower, timedCase } from "./latency-checks.ts";
import type { Rule } from "./rules.ts";
import type { Bucket } from "./pairs.ts";
import { missingCheck, ratioCheck } from "./check.ts";
import { baseNoise } from "./latency/base-noise.ts";
import type { RatioStatistic } from "./latency/pairs.ts";
import type { MeasuredRatio, RatioRule } from "./latency/side-by-side.ts";
import { evenly, pairOf, ratioInTwoLooks } from "./latency/two-looks.ts";
import { visibleRatio } from "./latency/visible.ts";

/** A percentile that has a ratio; others are compared in milliseconds, with the base's samples of the same run. */
export type RatioMetric = LatencyMetric & { readonly statistic: RatioStatistic };

export function hasRatio(metric: LatencyMetric): metric is RatioMetric {
  return metric.statistic === "p50" || metric.statistic === "p95";
}

export function ruleOf(statistic: RatioStatistic, shares: SideBySide): RatioRule {
  return { statistic, tolerance: shares[statistic], floorMs: SIDE_BY_SIDE_FLOOR_MS };
}

/**
 * The ratio in place of the rule's tolerance in milliseconds, and its ceiling in a check of its own. The bucket's pairs
 * hold the base's samples as those of before, in the order in which both were taken.
 */
export function ratioChecks(
  rule: Rule,
  metric: RatioMetric,
  bucket: Bucket,
  by: LatencyRules,
): readonly Check[] {
  const now = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
  if (now.length === 0) {
    return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
  }
  const check = compared(rule, metric.statistic, bucket, by);
  if (check.kind === "missing") return [check];
  const ceiling = ceilingCheck(rule, metric, now, by);
  return ceiling === null ? [check] : [check, ceiling];
}

function compared(
  rule: Rule,
  statistic: RatioStatistic,
  bucket: Bucket,
  by: LatencyRules,
): RatioCheck | MissingCheck {
  const cases = bucket.pairs.map(({ now, before }) => timedCase(now, before.latency_ms, by));
  const held = ruleOf(statistic, by.settings.side_by_side);
  const options = { seed: by.settings.seed, method: by.definition.percentile };
  const found = ratioInTwoLooks(cases, held, options);
  if (found.kind === "missing") {
    const n = cases.reduce((sum, each) => sum + each.now.length, 0);
    return missingCheck(rule, found.reason, { baseline: null, current: null, n });
  }
  const { samples, baseMs, headMs, ratios } = found.look;
  // The ratio that decides: of two that fail, or of two that pass, the larger.
  const decisive = ratios.reduce((worst, each) => (isWorse(each, worst) ? each : worst));
  return ratioCheck(
    rule,
    { samples, baseMs, headMs, outcome: found.outcome, visible: visibleRatio(found.look, held) },
    figuresOf(
      decisive,
      held,
      baseNoise(
        cases.map((each) => pairOf(evenly(each))),
        statistic,
        options,
      ),
    ),
    () => slower(bucket),
  );
}

const ORDER = ["pass", "undecided", "fail"] as const;

function isWorse(a: MeasuredRatio, b: MeasuredRatio): boolean {
  const by = ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome);
  return by > 0 || (by === 0 && a.ratio > b.ratio);
}

function figuresOf(
  { ratio, interval: [low, high] }: MeasuredRatio,
  held: RatioRule,
  noise: RatioFigures["noise"],
): RatioFigures {
  return { ratio, low, high, tolerance: held.tolerance, floor_ms: held.floorMs, noise };
}
