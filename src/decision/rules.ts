/** Which rule applies to which metric where: defaults, the config's own, and what intents inherit. */
import { CONTEXT_CHARS, isTextTarget } from "../metrics/context-chars.ts";
import { COST, costMetric } from "../metrics/cost.ts";
import { hasTest, isPerCase, isTested, type MetricFamily } from "../metrics/family.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import { MAP } from "../metrics/map.ts";
import { MRR } from "../metrics/mrr.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { HIT_RATE, PRECISION } from "../metrics/precision.ts";
import { DUPLICATE_RATE, ZERO_RESULT_RATE } from "../metrics/rates.ts";
import { RECALL } from "../metrics/recall.ts";
import { type Metric, METRICS, metricWithCutoff, parseMetric } from "../metrics/registry.ts";
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

/** The metrics at k that the significance test of a bucket decides about (bucket-test.ts). */
export const HEADLINE = ["recall", "mrr", "ndcg"] as const;
export type Headline = (typeof HEADLINE)[number];

/** How one metric is gated in the whole suite or in an intent. */
export interface Rule {
  readonly metric: Metric;
  readonly scope: Scope;
  /** The largest counts. Empty: the metric is not compared with the baseline. */
  readonly tolerance: readonly Tolerance[];
  readonly floor: number | null;
  readonly ceiling: number | null;
  /** Whether a change beyond the tolerance has to be significant. `off`: the limit decides alone. */
  readonly significance: Significance;
  /** Whether the config names this metric in this scope: then a run that can't measure it fails. */
  readonly named: boolean;
  /** How many intents are tested, and so share the level. Null for a rule of the whole suite. */
  readonly intents: number | null;
}

/** Returns scope and metric as one text, `intent:howto recall@10`: a rule and its checks have the same, no other rule has. */
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
 * Returns the metrics that each case is scored on: those gated or named anywhere, and the usual ones at k. Latency and churn are
 * left out, since they are measured apart. A name that is no metric was refused when the config was read.
 */
export function listMetrics(config: Config): readonly Metric[] {
  const { prices } = config;
  const alwaysReported = prices === undefined ? ALWAYS_REPORTED : [...ALWAYS_REPORTED, COST];
  const defaults = METRICS.filter(
    (family) => isDefault(family, config) || alwaysReported.includes(family),
  );
  const named = namedRules(config.gate).flatMap(({ rules }) => [...rules.keys()]);
  const metricsByName = new Map(
    defaults
      .map((family) => metricWithCutoff(family, config.k))
      .map((metric) => [metric.name, metric]),
  );
  for (const name of [...named, ...config.metrics]) {
    const metric = parseMetric(name);
    if (typeof metric !== "string") {
      metricsByName.set(metric.name, metric);
    }
  }
  return [...metricsByName.values()].flatMap((metric): readonly Metric[] => {
    if (metric.k === null || !isPerCase(metric.family)) {
      return [];
    }
    const priced = metric.family.kind === "cost" && prices !== undefined;
    return [priced ? { ...metric, family: costMetric(prices) } : metric];
  });
}

/**
 * Returns the intents of a suite that are tested: those of five or more cases with targets, and those that the config names.
 * An intent that has all cases with targets is tested with the whole suite.
 */
export function findBucketIntents(config: Config, suite: Suite): ReadonlySet<string> {
  const { gate } = config;
  const sizes = countByIntent(suite);
  const casesWithTargets = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const buckets = new Set<string>();
  for (const [intent, size] of sizes) {
    const isLarge = size >= SMALL_INTENT && gate.per_intent !== "off";
    if (size < casesWithTargets && (isLarge || gate.intents.has(intent))) {
      buckets.add(intent);
    }
  }
  return buckets;
}

/** Returns how many cases with targets each intent has; intents without any are left out. */
function countByIntent(suite: Suite): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { intent, expected } of suite.cases) {
    if (expected.length > 0) {
      sizes.set(intent, (sizes.get(intent) ?? 0) + 1);
    }
  }
  return sizes;
}

/** Returns every rule of the config, overall first, then by intent in code point order. */
export function resolveRules(config: Config, suite: Suite): readonly Rule[] {
  const metrics = gatedMetrics(config);
  const rules: Rule[] = [];
  for (const metric of metrics) {
    const setting = config.gate.metrics.get(metric.name);
    if (setting !== "off" && isMeaningful(metric, suite.cases)) {
      rules.push(makeSuiteRule(config, metric, setting));
    }
  }
  const buckets = findBucketIntents(config, suite);
  const sizes = countByIntent(suite);
  const intents = new Set([
    ...suite.cases.map(({ intent }) => intent),
    ...config.gate.intents.keys(),
  ]);
  for (const intent of [...intents].toSorted(compareCodePoints)) {
    const size = sizes.get(intent) ?? 0;
    const intentSettings = config.gate.intents.get(intent);
    const cases = selectCases(suite.cases, intentScope(intent));
    // Latency needs no targets, so all cases count. An intent with all cases is the suite again.
    const isTimed = cases.length >= SMALL_INTENT && cases.length < suite.cases.length;
    const inherited = metrics.filter(({ family }) =>
      family.kind === "latency" ? isTimed : buckets.has(intent),
    );
    for (const metric of addNamedMetrics(inherited, intentSettings)) {
      const intentRule = makeIntentRule(config, metric, intent, cases);
      if (intentRule !== null) {
        const rule = { ...intentRule, intents: buckets.size };
        // The whole suite has already tested an intent that has all of its cases. Bounds still hold.
        const isTestedTwice = !buckets.has(intent) && size > 0 && rule.significance !== "off";
        rules.push(isTestedTwice ? { ...rule, tolerance: [], significance: "off" } : rule);
      }
    }
  }
  return rules;
}

/** Returns the metrics of the whole suite's rules: those by default, then those that are named. */
function gatedMetrics(config: Config): readonly Metric[] {
  const byDefault = METRICS.filter((family) => isDefault(family, config)).map((family) =>
    metricWithCutoff(family, config.k),
  );
  const gated = addNamedMetrics(byDefault, config.gate.metrics);
  return config.latency === "off" ? gated.filter(({ family }) => family.kind !== "latency") : gated;
}

/** Whether a metric is gated without being named. One that needs a judge: if the config has one. */
function isDefault(family: MetricFamily, config: Config): boolean {
  const needsJudge = isPerCase(family) && family.needs === "judge";
  return family.gatedByDefault && (!needsJudge || judgedMetrics(config).length > 0);
}

/** Returns the metrics, then the others that the settings name. Names of no metric are left out. */
function addNamedMetrics(
  metrics: readonly Metric[],
  settings: ReadonlyMap<string, RuleSetting> | undefined,
): readonly Metric[] {
  const givenNames = new Set(metrics.map((metric) => metric.name));
  const addedNames = [...(settings?.keys() ?? [])]
    .filter((name) => !givenNames.has(name))
    .toSorted(compareCodePoints);
  return [
    ...metrics,
    ...addedNames.map(parseMetric).filter((metric) => typeof metric !== "string"),
  ];
}

/** Returns the rule of a metric in the whole suite. `own` is what the config writes for it. */
function makeSuiteRule(config: Config, metric: Metric, own: RulePatch | undefined): Rule {
  const namedPatch = own?.tolerance === undefined ? null : own;
  const patches = [metric.family.rule, own];
  return makeRule(config, metric, OVERALL, patches, namedPatch, own !== undefined);
}

/**
 * Returns the rule of a metric in an intent, or null if it is not gated there. The config may write
 * it in three places: for this metric in this intent (`own`), for all intents (`per_intent`), and
 * for this metric in the whole suite (`overall`).
 */
function makeIntentRule(
  config: Config,
  metric: Metric,
  intent: string,
  cases: readonly Case[],
): Rule | null {
  const { gate } = config;
  const { family } = metric;
  const scope = intentScope(intent);
  const own = gate.intents.get(intent)?.get(metric.name);
  const overallSetting = gate.metrics.get(metric.name);
  if (own === "off") {
    return null;
  }
  if (own === undefined && (overallSetting === "off" || cases.length === 0)) {
    return null;
  }
  const overall = overallSetting === "off" ? undefined : overallSetting;
  if (family.kind === "latency" || family.kind === "churn") {
    // In an intent, as in the whole suite, churn is gated only if it is named.
    if (own === undefined && family.kind === "churn") {
      return null;
    }
    return makeRule(config, metric, scope, [family.rule, overall, own], null, own !== undefined);
  }
  if (own === undefined && (gate.per_intent === "off" || !isMeaningful(metric, cases))) {
    return null;
  }
  const perIntent =
    gate.per_intent === null || gate.per_intent === "off" || isOutsidePerIntent(metric)
      ? undefined
      : gate.per_intent;
  // Quality that the rule does not decide about is gated only if it is named.
  const isOtherQuality = isTested(family) && !isHeadline(metric.name, config);
  if (isOtherQuality && own === undefined && perIntent === undefined) {
    return null;
  }
  const patches = [makeIntentDefaults(metric, overall), perIntent, own];
  const namedPatch = findTolerancePatch(metric, { own, perIntent, overall });
  return makeRule(config, metric, scope, patches, namedPatch, own !== undefined);
}

/** The places in the config that may say something of a metric in an intent. */
interface IntentPatches {
  readonly own: RulePatch | undefined;
  readonly perIntent: RulePatch | undefined;
  readonly overall: RulePatch | undefined;
}

/**
 * Returns the patch that writes this metric's tolerance by its name and holds in the intent: the
 * intent's own, else the overall one. Null if the tolerance is a default or that of `per_intent`,
 * which names no metric. Quality and answers have a tolerance of their own in intents, and so do
 * not inherit the overall one (`makeIntentDefaults`).
 */
function findTolerancePatch(
  { family }: Metric,
  { own, perIntent, overall }: IntentPatches,
): RulePatch | null {
  if (own?.tolerance !== undefined) {
    return own;
  }
  const isInherited =
    !isTested(family) && family.kind !== "answer" && perIntent?.tolerance === undefined;
  return isInherited && overall?.tolerance !== undefined ? overall : null;
}

/** Whether the metric is recall, MRR or nDCG at the config's k. */
export function isHeadline(name: string, config: Pick<Config, "k">): boolean {
  return HEADLINE.some((metric) => name === `${metric}@${config.k}`);
}

/** Whether `per_intent` leaves the metric out: its own tolerance holds in every scope alike. */
function isOutsidePerIntent({ family }: Metric): boolean {
  const { tolerance } = family.rule;
  const isStrict = tolerance.length > 0 && tolerance.every((each) => each.value === 0);
  return (
    isStrict || family.kind === "cost" || family.kind === "size" || family.name === FILL_RATE.name
  );
}

/** The tolerance of quality in an intent. */
const INTENT_TOLERANCE: readonly Tolerance[] = [{ unit: "absolute", value: 0.05 }];
/** A rate in an intent may rise by one case. */
const ONE_CASE: Tolerance = { unit: "cases", value: 1 };

/**
 * Returns the limits of a metric in an intent where neither the intent nor `per_intent` writes any.
 * Means over fewer cases move more. So of the overall rule, floors and tolerances of quality are
 * left out, and a ceiling is kept only if the metric has one by default.
 */
function makeIntentDefaults(metric: Metric, overall: RulePatch = {}): RulePatch {
  const { family } = metric;
  const { tolerance: defaultTolerance, ceiling: defaultCeiling } = family.rule;
  const { tolerance = defaultTolerance, significance, ceiling = defaultCeiling } = overall;
  // A rate is one of cases: its own tolerance may be less than a case of an intent.
  const isRate =
    family.kind === "rate" && family.name.endsWith("_rate") && !isOutsidePerIntent(metric);
  let intentTolerance = tolerance;
  if (isTested(family)) {
    intentTolerance = INTENT_TOLERANCE;
  } else if (isRate) {
    intentTolerance = [...INTENT_TOLERANCE, ONE_CASE, ...tolerance];
  }
  const isNotCompared = defaultTolerance.length === 0 && (isRate || isTested(family));
  const hasCeiling = family.kind === "rate" && defaultCeiling !== undefined;
  return {
    tolerance: isNotCompared ? defaultTolerance : intentTolerance,
    ...(significance === undefined ? {} : { significance }),
    // The overall ceiling may be higher than the default, which would fail first in the intent.
    ...(hasCeiling && ceiling !== undefined ? { ceiling } : {}),
  };
}

/**
 * Whether some case has what the metric needs for a value: `forbidden_rate` a forbidden list,
 * `false_result_rate` a negative control.
 */
function isMeaningful({ family }: Metric, cases: readonly Case[]): boolean {
  if (!isPerCase(family) || family.needs === undefined) {
    return true;
  }
  const hasNeeded = {
    judge: (each: Case) => !each.expect_empty,
    text: (each: Case) => each.expected.some(isTextTarget),
    forbidden: (each: Case) => each.forbidden.length > 0,
    expect_empty: (each: Case) => each.expect_empty,
  };
  return cases.some(hasNeeded[family.needs]);
}

/**
 * Returns the rule that these patches make: the later one wins, field by field. `namedPatch` is the
 * one that writes the tolerance by the metric's name, null if none does. Such a tolerance decides
 * without a test of significance, unless one is written beside it or for the whole gate.
 */
function makeRule(
  config: Config,
  metric: Metric,
  scope: Scope,
  patches: readonly (RulePatch | undefined)[],
  namedPatch: RulePatch | null,
  named: boolean,
): Rule {
  const merged = patches.reduce<RulePatch>((sum, patch) => ({ ...sum, ...patch }), {});
  const { significance: gateSignificance } = config.gate;
  const significance =
    namedPatch === null
      ? (merged.significance ?? gateSignificance ?? "auto")
      : (namedPatch.significance ?? gateSignificance ?? "off");
  return {
    metric,
    scope,
    tolerance: merged.tolerance ?? [],
    floor: merged.floor ?? null,
    ceiling: merged.ceiling ?? null,
    significance: hasTest(metric.family) ? significance : "off",
    named,
    intents: null,
  };
}
