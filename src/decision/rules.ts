/** Finds which rule applies to which metric in the suite and in each intent. */
import { countItems } from "../model/lookup.ts";
import { CLUSTERING } from "../metrics/clustering.ts";
import { CONTEXT_CHARS, isTextTarget } from "../metrics/context-chars.ts";
import { COST, costMetric } from "../metrics/cost.ts";
import {
  type CaseMetric,
  hasTest,
  isPerCase,
  isTestedQuality,
  type MetricFamily,
} from "../metrics/family.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import { MAP } from "../metrics/map.ts";
import { MRR } from "../metrics/mrr.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { HIT_RATE, PRECISION } from "../metrics/precision.ts";
import { DUPLICATE_RATE, ZERO_RESULT_RATE } from "../metrics/rates.ts";
import { RECALL } from "../metrics/recall.ts";
import { type Metric, METRICS, findMetric, metricWithCutoff } from "../metrics/registry.ts";
import { judgedMetrics } from "../model/answers.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import {
  type Config,
  type RulePatch,
  type RuleSetting,
  type Significance,
  type Tolerance,
  namedRules,
} from "../model/config.ts";
import { type Scope, OVERALL, selectCases, intentScope, scopeText } from "../model/scope.ts";
import type { Case, Suite } from "../model/suite.ts";
import type { Check } from "../model/verdict.ts";
import { SMALL_INTENT } from "./levels.ts";

/** The metrics, at the config's k, that the test of a bucket decides about (bucket-test.ts). */
export const HEADLINE = ["recall", "mrr", "ndcg"] as const;
export type Headline = (typeof HEADLINE)[number];

/** How one metric is gated in the whole suite or in an intent. */
export interface Rule {
  readonly metric: Metric;
  readonly scope: Scope;
  /** The largest counts. Empty: not compared with the baseline. */
  readonly tolerance: readonly Tolerance[];
  readonly floor: number | null;
  readonly ceiling: number | null;
  /** `off`: the limit decides without a test. */
  readonly significance: Significance;
  /** Whether the config names this metric in this scope: then a run that can't measure it fails. */
  readonly named: boolean;
  /** How many intents are tested, and so share the level. Null for a rule of the whole suite. */
  readonly intents: number | null;
}

/** Returns `intent:howto recall@10`: a rule and its checks have the same, no other rule has. */
export function ruleKey({ scope, metric }: Pick<Rule | Check, "scope" | "metric">): string {
  return `${scopeText(scope)} ${typeof metric === "string" ? metric : metric.name}`;
}

/** Reported in any case, so that a baseline has what a later config may want to gate. */
const ALWAYS_REPORTED: readonly MetricFamily[] = [
  RECALL,
  MRR,
  NDCG,
  PRECISION,
  HIT_RATE,
  MAP,
  FILL_RATE,
  ZERO_RESULT_RATE,
  CONTEXT_CHARS,
  DUPLICATE_RATE,
];

/**
 * Returns the metrics that each case is scored on: those gated or named anywhere, and the usual
 * ones at k. Latency and churn are measured apart.
 */
export function listMetrics(config: Config): readonly Metric[] {
  const { prices } = config;
  const alwaysReported = prices === undefined ? ALWAYS_REPORTED : [...ALWAYS_REPORTED, COST];
  const usualFamilies = METRICS.filter(
    (family) => isDefault(family, config) || alwaysReported.includes(family),
  );
  const usualMetrics = usualFamilies.map((family) => metricWithCutoff(family, config.k));
  const metricsByName = new Map(usualMetrics.map((metric) => [metric.name, metric]));
  for (const metric of listNamedMetrics(config)) {
    metricsByName.set(metric.name, metric);
  }
  const scoredMetrics: Metric[] = [];
  for (const metric of metricsByName.values()) {
    if (!isPerCase(metric.family)) {
      continue;
    }
    const hasPrices = metric.family.kind === "cost" && prices !== undefined;
    scoredMetrics.push(hasPrices ? { ...metric, family: costMetric(prices) } : metric);
  }
  return scoredMetrics;
}

/** Returns the metrics that rules and `metrics` of a config name; other names were refused. */
export function listNamedMetrics({ gate, metrics }: Config): readonly Metric[] {
  const namesInRules = namedRules(gate).flatMap(({ rules }) => [...rules.keys()]);
  return [...namesInRules, ...metrics].flatMap((name) => findMetric(name) ?? []);
}

/**
 * Returns the intents in which recall, MRR and nDCG are tested: those of five or more cases with
 * targets (none if `per_intent` is off), and those that the config names. None if one intent has
 * all cases with targets, since the whole suite is tested anyway. `sizes`: how many cases with
 * targets each intent has.
 */
function findBucketIntents(
  { gate }: Config,
  sizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const buckets = new Set<string>();
  for (const [intent, size] of sizes) {
    const isLarge = size >= SMALL_INTENT && gate.per_intent !== "off";
    if (sizes.size > 1 && (isLarge || gate.intents.has(intent))) {
      buckets.add(intent);
    }
  }
  return buckets;
}

/**
 * Returns the rules by which a suite is judged: of the whole suite, then of each intent in code
 * point order. Left out are rules that are off, and metrics for which no case has what they need.
 */
export function resolveRules(config: Config, suite: Suite): readonly Rule[] {
  const defaultMetrics = METRICS.filter((family) => isDefault(family, config)).map((family) =>
    metricWithCutoff(family, config.k),
  );
  const metrics = addNamedMetrics(defaultMetrics, config.gate.metrics).filter(
    ({ family }) => family.kind !== "latency" || config.latency !== "off",
  );
  const suiteRules: Rule[] = [];
  for (const metric of metrics) {
    const setting = config.gate.metrics.get(metric.name);
    if (setting !== "off" && isMeaningful(metric, suite.cases)) {
      suiteRules.push(makeSuiteRule(config, metric, setting));
    }
  }
  return [...suiteRules, ...resolveIntentRules(config, suite, metrics)];
}

/**
 * Returns the rules of each intent: for the metrics that the config names there, and for the whole
 * suite's metrics (`suiteMetrics`). Of these, latency needs no targets, so it has a rule in each
 * intent of five or more cases. The others have one in the tested intents (findBucketIntents).
 */
function resolveIntentRules(
  config: Config,
  suite: Suite,
  suiteMetrics: readonly Metric[],
): readonly Rule[] {
  const rules: Rule[] = [];
  const targetCases = suite.cases.filter(({ expected }) => expected.length > 0);
  const targetCaseCounts = countItems(targetCases.map(({ intent }) => intent));
  const testedIntents = findBucketIntents(config, targetCaseCounts);
  const intents = new Set([
    ...suite.cases.map(({ intent }) => intent),
    ...config.gate.intents.keys(),
  ]);
  for (const intent of [...intents].toSorted(compareCodePoints)) {
    const intentSettings = config.gate.intents.get(intent);
    const cases = selectCases(suite.cases, intentScope(intent));
    // An intent with all cases would be the suite again.
    const isTimed = cases.length >= SMALL_INTENT && cases.length < suite.cases.length;
    const isTested = testedIntents.has(intent);
    const inheritedMetrics = suiteMetrics.filter(({ family }) =>
      family.kind === "latency" ? isTimed : isTested,
    );
    // The suite's rule has the same cases, and so the same test.
    const hasAllTargets = targetCaseCounts.size === 1 && targetCaseCounts.has(intent);

    for (const metric of addNamedMetrics(inheritedMetrics, intentSettings)) {
      const rule = makeIntentRule(config, metric, intent, cases);
      if (rule !== null) {
        // The tested intents share one level (bucketLevel).
        const intentRule = { ...rule, intents: testedIntents.size };
        rules.push(hasAllTargets ? withoutSecondTest(intentRule) : intentRule);
      }
    }
  }
  return rules;
}

/**
 * Returns the rule of an intent whose cases the suite's rule tests already: it only checks a floor
 * or ceiling, unless it decides without a test.
 */
function withoutSecondTest(rule: Rule): Rule {
  return rule.significance === "off" ? rule : { ...rule, tolerance: [], significance: "off" };
}

/** Whether a metric is gated without being named; one for a judge only if the config has one. */
function isDefault(family: MetricFamily, config: Config): boolean {
  const needsJudge = isPerCase(family) && family.needs === "judge";
  return family.gatedByDefault && (!needsJudge || judgedMetrics(config).length > 0);
}

/**
 * Returns the metrics, then those that the settings name as well, in code point order. Leaves out
 * names that are no metric: files/config.ts refuses those of a file.
 */
function addNamedMetrics(
  metrics: readonly Metric[],
  settings: ReadonlyMap<string, RuleSetting> | undefined,
): readonly Metric[] {
  const givenNames = new Set(metrics.map((metric) => metric.name));
  const addedNames = [...(settings?.keys() ?? [])]
    .filter((name) => !givenNames.has(name))
    .toSorted(compareCodePoints);
  return [...metrics, ...addedNames.flatMap((name) => findMetric(name) ?? [])];
}

/**
 * `setting` is what the config writes; undefined for the default. A tolerance that it writes
 * decides without a test, unless a significance is written beside it or for the whole gate.
 */
function makeSuiteRule(config: Config, metric: Metric, setting: RulePatch | undefined): Rule {
  const unwritten = setting?.tolerance === undefined ? "auto" : "off";
  const significance = setting?.significance ?? config.gate.significance ?? unwritten;
  const patch = { ...metric.family.rule, ...setting, significance };
  return makeRule(metric, OVERALL, patch, setting !== undefined);
}

/**
 * Returns the rule of a metric in an intent, whose cases are `cases`. The config may write it for
 * this metric in this intent, for all intents (`per_intent`), and for this metric in the whole
 * suite; each limit comes from the nearest of these that has it. Null if the metric is "off" in
 * this intent, or must be named there and is not (needsOwnSetting).
 */
function makeIntentRule(
  config: Config,
  metric: Metric,
  intent: string,
  cases: readonly Case[],
): Rule | null {
  const { gate } = config;
  const inIntent = gate.intents.get(intent)?.get(metric.name);
  const named = inIntent !== undefined;
  if (inIntent === "off" || (!named && needsOwnSetting(config, metric, cases))) {
    return null;
  }
  const suiteSetting = gate.metrics.get(metric.name);
  // A metric that is off for the suite has no limits to inherit.
  const inSuite = suiteSetting === "off" ? undefined : suiteSetting;
  const perIntent = findPerIntentPatch(config, metric);
  const patch = { ...makeIntentDefaults(metric, inSuite), ...perIntent, ...inIntent };
  // Who writes a tolerance for this metric means it as it stands: it decides without a test, unless
  // a significance is written in the same place or for the whole gate.
  const tolerancePatch = findTolerancePatch(metric, inIntent, perIntent, inSuite);
  const written = (tolerancePatch ?? patch).significance ?? gate.significance;
  const significance = written ?? (tolerancePatch === null ? "auto" : "off");
  return makeRule(metric, intentScope(intent), { ...patch, significance }, named);
}

/**
 * Returns true if an intent, whose cases are `cases`, gates the metric only if the config names it
 * there; false if it gates it without. By the first that applies:
 * - Any metric that is off for the whole suite, or any in an intent without cases: true.
 * - Latency: false.
 * - Lost queries, churn, and all others if `per_intent` is off: true.
 * - Quality other than recall, MRR and nDCG at k, if `per_intent` writes nothing for it: true.
 * - Any other metric: true if the cases give no value for it, else false.
 */
function needsOwnSetting(config: Config, metric: Metric, cases: readonly Case[]): boolean {
  const { gate } = config;
  const { family } = metric;
  if (gate.metrics.get(metric.name) === "off" || cases.length === 0) {
    return true;
  }
  // `per_intent` is about quality: latency is compared in each intent without it.
  if (family.kind === "latency") {
    return false;
  }
  if (family.kind === "loss" || family.kind === "churn" || gate.per_intent === "off") {
    return true;
  }
  const isOtherQuality = isTestedQuality(family) && !isHeadline(metric.name, config);
  const isUnwritten = isOtherQuality && findPerIntentPatch(config, metric) === undefined;
  return isUnwritten || !isMeaningful(metric, cases);
}

/** Returns what `per_intent` writes; undefined if it writes nothing or leaves the metric out. */
function findPerIntentPatch({ gate }: Config, metric: Metric): RulePatch | undefined {
  const isWritten = gate.per_intent !== null && gate.per_intent !== "off";
  return isWritten && isWithinPerIntent(metric) ? gate.per_intent : undefined;
}

/**
 * Returns the patch that writes the tolerance in force in an intent by the metric's name. Null if
 * the tolerance is a default or that of `per_intent`, which names no metric. The suite's tolerance
 * counts for rates alone:
 * - Of recall, MRR and nDCG it does not hold in intents (widenTolerance).
 * - Judged answers are tested there whatever it says.
 * - Other metrics have no test.
 */
function findTolerancePatch(
  { family }: Metric,
  inIntent: RulePatch | undefined,
  perIntent: RulePatch | undefined,
  inSuite: RulePatch | undefined,
): RulePatch | null {
  if (inIntent?.tolerance !== undefined) {
    return inIntent;
  }
  const isInherited = family.kind === "rate" && perIntent?.tolerance === undefined;
  return isInherited && inSuite?.tolerance !== undefined ? inSuite : null;
}

export function isHeadline(name: string, config: Pick<Config, "k">): boolean {
  return HEADLINE.some((metric) => name === `${metric}@${config.k}`);
}

/**
 * Whether `per_intent` is about the metric: quality, judged answers, and rates but the fill rate and
 * those whose default tolerance is 0.
 */
function isWithinPerIntent({ family: { kind, name, rule } }: Metric): boolean {
  const isStrict = rule.tolerance.length > 0 && rule.tolerance.every(({ value }) => value === 0);
  const isLooseRate = kind === "rate" && !isStrict && name !== FILL_RATE.name;
  return kind === "quality" || kind === "answer" || isLooseRate;
}

const INTENT_TOLERANCE: readonly Tolerance[] = [{ unit: "absolute", value: 0.05 }];
/** In an intent, a rate that counts cases may rise by one case. */
const ONE_CASE: Tolerance = { unit: "cases", value: 1 };

/**
 * Returns the limits of a metric in an intent where neither the intent nor `per_intent` writes any.
 * `inSuite` is what the config writes for the metric in the whole suite. For latency and churn all
 * of it holds here, too. For others its significance does, and its ceiling only for a rate that has
 * one by default.
 */
function makeIntentDefaults(metric: Metric, inSuite: RulePatch = {}): RulePatch {
  const { kind, rule } = metric.family;
  if (kind === "latency" || kind === "churn") {
    return { ...rule, ...inSuite };
  }
  const { tolerance = rule.tolerance, significance, ceiling = rule.ceiling } = inSuite;
  const hasCeiling = kind === "rate" && rule.ceiling !== undefined;
  return {
    tolerance: widenTolerance(metric, tolerance),
    ...(significance !== undefined && { significance }),
    ...(hasCeiling && ceiling !== undefined && { ceiling }),
  };
}

/**
 * Returns the tolerance of a metric in an intent, where means are over fewer cases and move more.
 * Several in a list: the largest holds. A rate without a tolerance by default, such as `error_rate`,
 * is not compared in intents.
 */
function widenTolerance(
  metric: Metric,
  suiteTolerance: readonly Tolerance[],
): readonly Tolerance[] {
  const { family } = metric;
  if (isTestedQuality(family)) {
    return INTENT_TOLERANCE;
  }
  const isRateOfCases = family.kind === "rate" && family.name !== CLUSTERING.name;
  if (!isRateOfCases || !isWithinPerIntent(metric)) {
    return suiteTolerance;
  }
  const hasTolerance = family.rule.tolerance.length > 0;
  return hasTolerance ? [...INTENT_TOLERANCE, ONE_CASE, ...suiteTolerance] : [];
}

/** Whether some case has what the metric needs for a value, such as a forbidden list. */
function isMeaningful({ family }: Metric, cases: readonly Case[]): boolean {
  if (!isPerCase(family) || family.needs === undefined) {
    return true;
  }
  return cases.some(HAS_NEEDED[family.needs]);
}

/** Whether a case has what a metric needs for a value, by the metric's `needs`. */
export const HAS_NEEDED: Record<NonNullable<CaseMetric["needs"]>, (each: Case) => boolean> = {
  judge: (each) => !each.expect_empty,
  text: (each) => each.expected.some(isTextTarget),
  forbidden: (each) => each.forbidden.length > 0,
  expect_empty: (each) => each.expect_empty,
};

/** Returns the rule with these limits. `intents` is filled in later. */
function makeRule(metric: Metric, scope: Scope, patch: RulePatch, named: boolean): Rule {
  return {
    metric,
    scope,
    tolerance: patch.tolerance ?? [],
    floor: patch.floor ?? null,
    ceiling: patch.ceiling ?? null,
    significance: hasTest(metric.family) ? (patch.significance ?? "off") : "off",
    named,
    intents: null,
  };
}

// Computes the limit of a figure: `max(floor, baseline - tolerance)`, or `min(ceiling, baseline +
// tolerance)` if lower is better.

/** Absorbs the rounding of sums such as 0.8 - 0.1 = 0.7000000000000001. */
export const EPSILON = 1e-9;

type MetricDirection = MetricFamily["direction"];

/**
 * Returns the largest of the tolerances in the metric's unit, or 0 if there is none. `percent` is
 * of `baseline`, and n cases are the share n / `cases`.
 */
export function toleranceValue(
  tolerances: readonly Tolerance[],
  baseline: number,
  cases: number,
): number {
  let largest = 0;
  for (const { unit, value } of tolerances) {
    if (unit === "absolute") {
      largest = Math.max(largest, value);
    } else if (unit === "percent") {
      largest = Math.max(largest, (Math.abs(baseline) * value) / 100);
    } else {
      largest = Math.max(largest, value / cases);
    }
  }
  return largest;
}

/** Returns the stricter of floor or ceiling and the baseline's limit; null if there is neither. */
export function checkLimit(
  direction: MetricDirection,
  baseline: number | null,
  tolerance: number | null,
  bounds: Pick<Rule, "floor" | "ceiling">,
): number | null {
  const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
  if (baseline === null || tolerance === null) {
    return bound;
  }
  const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  if (bound === null) {
    return relative;
  }
  return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}

/** Whether a figure is no worse than its limit. False if either is NaN. */
export function isWithinLimit(direction: MetricDirection, current: number, limit: number): boolean {
  return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}
