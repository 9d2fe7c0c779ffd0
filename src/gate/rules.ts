/** Which rule holds for which metric where: defaults, the config's own, and what intents inherit. */
import { COST, costMetric } from "../metrics/cost.ts";
import { isTextTarget } from "../metrics/context-chars.ts";
import { isPerCase, isTested, type MetricFamily } from "../metrics/family.ts";
import { MAP } from "../metrics/map.ts";
import { MRR } from "../metrics/mrr.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { HIT_RATE, PRECISION } from "../metrics/precision.ts";
import { RECALL } from "../metrics/recall.ts";
import { type Metric, METRICS, metricAt, parseMetric } from "../metrics/registry.ts";
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
import type { Notice } from "../model/notice.ts";
import type { Case, Suite } from "../model/suite.ts";
import type { Check } from "../model/verdict.ts";
import { DUPLICATE_RATE } from "../metrics/rates.ts";
import { HEADLINE } from "./rule.ts";
import { type Scope, OVERALL, intentScope, scopeText, casesIn } from "../model/scope.ts";

/** Below this an intent is its single cases, so it is gated only where the config names it. */
export const SMALL_INTENT = 5;

export interface Rule {
  readonly metric: Metric;
  readonly scope: Scope;
  readonly tolerance: readonly Tolerance[];
  readonly floor: number | null;
  readonly ceiling: number | null;
  /** Whether a fall beyond the tolerance has to be significant; `off` where the limit decides alone. */
  readonly significance: Significance;
  /** The config names this metric here: then it must be measurable. */
  readonly named: boolean;
  /** Of the self-test: the cases behind its checks, and their intervals, are not worked out. */
  readonly anonymous?: true;
}

/** What a rule and its checks have in common, and no other rule. */
export function keyOf({ scope, metric }: Pick<Rule | Check, "scope" | "metric">): string {
  return `${scopeText(scope)} ${typeof metric === "string" ? metric : metric.name}`;
}

/** Reported in any case, so that a baseline has what a later config may want to gate. */
const ALWAYS: readonly MetricFamily[] = [RECALL, MRR, NDCG, PRECISION, HIT_RATE, MAP, DUPLICATE_RATE];

/** Every metric that the run is scored on: gated or named anywhere, and the usual ones at k. */
export function metricsOf(config: Config): readonly Metric[] {
  const { prices } = config;
  const usual = prices === undefined ? ALWAYS : [...ALWAYS, COST];
  const defaults = METRICS.filter((family) => isDefault(family, config) || usual.includes(family));
  const named = namedRules(config.gate).flatMap(({ rules }) => [...rules.keys()]);
  const all = new Map(
    defaults.map((family) => metricAt(family, config.k)).map((metric) => [metric.name, metric]),
  );
  for (const name of [...named, ...config.metrics]) {
    const metric = parseMetric(name);
    if (typeof metric !== "string") all.set(metric.name, metric);
  }
  return [...all.values()].flatMap((metric): readonly Metric[] => {
    if (metric.k === null || !isPerCase(metric.family)) return [];
    const priced = metric.family.kind === "cost" && prices !== undefined;
    return [priced ? { ...metric, family: costMetric(prices) } : metric];
  });
}

/** Every rule of the config, overall first, then by intent in code point order. */
export function resolveRules(
  config: Config,
  suite: Suite,
): { readonly rules: readonly Rule[]; readonly notices: readonly Notice[] } {
  const metrics = gatedMetrics(config);
  const notices: Notice[] = [];
  const rules: Rule[] = [];
  for (const metric of metrics) {
    const setting = config.gate.metrics.get(metric.name);
    if (setting === "off") notices.push({ code: "rule_off", metric: metric.name, scope: OVERALL });
    else if (meaningful(metric, suite.cases)) {
      rules.push(makeRule(config, metric, OVERALL, [metric.family.rule], setting));
    }
  }
  type Named = ReadonlyMap<string, RuleSetting> | undefined;
  const add = (scope: Scope, all: readonly Metric[], named: Named, small: boolean): void => {
    for (const metric of withNamed(all, named)) {
      const own = named?.get(metric.name);
      if (own === "off") notices.push({ code: "rule_off", metric: metric.name, scope });
      const rule = ruleIn(config, metric, scope, own, small, casesIn(suite.cases, scope));
      if (rule !== null) rules.push(rule);
    }
  };
  // Where one intent has all cases, what holds overall holds there already.
  const isAlone = suite.cases.every(({ intent }) => intent === suite.cases[0]?.intent);
  const own = isAlone ? [] : suite.cases.map(({ intent }) => intent);
  const intents = [...new Set([...own, ...config.gate.intents.keys()])].toSorted(compareCodePoints);
  for (const intent of intents) {
    const { length } = casesIn(suite.cases, intentScope(intent));
    const small = length > 0 && length < SMALL_INTENT;
    if (small) notices.push({ code: "small_intent", intent, cases: length });
    add(intentScope(intent), isAlone ? [] : metrics, config.gate.intents.get(intent), small);
  }
  if (config.latency === "off") notices.push({ code: "latency_off", by: "config" });
  return { rules, notices };
}

function gatedMetrics(config: Config): readonly Metric[] {
  const byDefault = METRICS.filter((family) => isDefault(family, config)).map((family) =>
    metricAt(family, config.k),
  );
  const all = withNamed(byDefault, config.gate.metrics);
  return config.latency === "off" ? all.filter(({ family }) => family.kind !== "latency") : all;
}

/** Gated where the config says nothing; what only a judge can measure, where the config asks one. */
function isDefault(family: MetricFamily, config: Config): boolean {
  const judge = isPerCase(family) && family.needs === "judge";
  return family.gatedByDefault && (!judge || judgedMetrics(config).length > 0);
}

function withNamed(
  metrics: readonly Metric[],
  named: ReadonlyMap<string, RuleSetting> | undefined,
): readonly Metric[] {
  const known = new Set(metrics.map((metric) => metric.name));
  const more = [...(named?.keys() ?? [])].filter((name) => !known.has(name)).toSorted(compareCodePoints);
  return [...metrics, ...more.map(parseMetric).filter((metric) => typeof metric !== "string")];
}

function ruleIn(
  config: Config,
  metric: Metric,
  scope: Scope,
  own: RuleSetting | undefined,
  small: boolean,
  bucket: readonly Case[],
): Rule | null {
  const overall = config.gate.metrics.get(metric.name);
  // An intent without a case is here only because the config names it.
  if (own === "off" || (own === undefined && (overall === "off" || bucket.length === 0))) return null;
  const wider = overall === "off" ? undefined : overall;
  const { family } = metric;
  if (family.kind === "latency" || family.kind === "churn") {
    // In an intent, as overall, churn is gated where it is named.
    if (own === undefined && (small || family.kind === "churn")) return null;
    return makeRule(config, metric, scope, [family.rule, wider], own);
  }
  const perIntent = scope.kind === "intent" ? config.gate.per_intent : null;
  if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket))) return null;
  const shared = perIntent === null || perIntent === "off" || isApart(metric) ? undefined : perIntent;
  // Quality that the rule does not speak of is gated where it is named.
  const isSilent = isTested(family) && !isHeadline(metric.name, config);
  if (isSilent && own === undefined && shared === undefined) return null;
  return makeRule(config, metric, scope, [inPart(metric, wider), shared], own);
}

/** recall, mrr or ndcg at the config's k: what the rule speaks of (rule.ts). */
export function isHeadline(name: string, config: Pick<Config, "k">): boolean {
  return HEADLINE.some((metric) => name === `${metric}@${config.k}`);
}

/** Not by `per_intent`: its own tolerance holds in every scope alike. */
function isApart({ family }: Metric): boolean {
  const { tolerance } = family.rule;
  const strict = tolerance.length > 0 && tolerance.every((each) => each.value === 0);
  return strict || family.kind === "cost" || family.kind === "size" || family.name === FILL_RATE.name;
}

const IN_PARTS: readonly Tolerance[] = [{ unit: "absolute", value: 0.05 }];
const ONE_CASE: Tolerance = { unit: "cases", value: 1 };

/**
 * In an intent or a tag, unless the config says otherwise: means over fewer cases move more, and by other amounts, so that
 * of the overall rule floors and ceilings hold only where they are a share of failures, and no tolerance of quality.
 */
function inPart(metric: Metric, wider: RulePatch = {}): RulePatch {
  const { family } = metric;
  const { tolerance: own, ceiling: bound } = family.rule;
  const { tolerance = own, significance, ceiling = bound } = wider;
  // A rate is one of cases: its own tolerance may be less than a case of an intent.
  const isRate = family.kind === "rate" && family.name.endsWith("_rate") && !isApart(metric);
  const usual = isTested(family) ? IN_PARTS : isRate ? [...IN_PARTS, ONE_CASE, ...tolerance] : tolerance;
  return {
    tolerance: own.length === 0 && (isRate || isTested(family)) ? own : usual,
    ...(significance === undefined ? {} : { significance }),
    // Its default is a ceiling, which a wider one overall would be void beside.
    ...(family.kind === "rate" && bound !== undefined && ceiling !== undefined ? { ceiling } : {}),
  };
}

/** `forbidden_rate` without a forbidden list, or `false_result_rate` without a negative control, has nothing to say. */
function meaningful({ family }: Metric, cases: readonly Case[]): boolean {
  if (!isPerCase(family) || family.needs === undefined) return true;
  const has = {
    judge: (each: Case) => !each.expect_empty,
    text: (each: Case) => each.expected.some(isTextTarget),
    forbidden: (each: Case) => each.forbidden.length > 0,
    expect_empty: (each: Case) => each.expect_empty,
  };
  return cases.some(has[family.needs]);
}

/**
 * Later patches win, field by field; `own` names the metric in this scope. A tolerance that is written there decides alone,
 * unless significance is written beside it or for the whole gate.
 */
function makeRule(
  config: Config,
  metric: Metric,
  scope: Scope,
  patches: readonly (RulePatch | undefined)[],
  own: RulePatch | undefined,
): Rule {
  const merged = [...patches, own].reduce<RulePatch>((sum, patch) => ({ ...sum, ...patch }), {});
  const { significance: gate } = config.gate;
  const significance =
    own?.tolerance === undefined
      ? (merged.significance ?? gate ?? "auto")
      : (own.significance ?? gate ?? "off");
  return {
    metric,
    scope,
    tolerance: merged.tolerance ?? [],
    floor: merged.floor ?? null,
    ceiling: merged.ceiling ?? null,
    significance: isTested(metric.family) ? significance : "off",
    named: own !== undefined,
  };
}

// Limits. Contract: `max(floor, baseline - tolerance)` where higher is better, `min(ceiling, baseline + tolerance)` where lower is.

/** Absorbs the rounding of baselines and of sums such as 0.8 - 0.1 = 0.7000000000000001; far below any real change. */
export const EPSILON = 1e-9;

/**
 * The largest of the tolerances in the metric's unit. `percent` is of the baseline, `cases` is 1/n of the bucket. No tolerance at all is 0.
 */
export function toleranceValue(tolerances: readonly Tolerance[], baseline: number, cases: number): number {
  const inUnits = ({ unit, value }: Tolerance): number => {
    if (unit === "absolute") return value;
    if (unit === "percent") return (Math.abs(baseline) * value) / 100;
    return value / cases;
  };
  return tolerances.reduce((largest, tolerance) => Math.max(largest, inUnits(tolerance)), 0);
}

/** Cases of `n` that may be lost: what is counted is cases, so that "3 cases" and 3 are the same. */
export function lossesAllowed(max: readonly Tolerance[], n: number): number {
  const counted = max.map((each) => (each.unit === "cases" ? { ...each, unit: "absolute" as const } : each));
  // 18.4 % of 375 are 69, though the product is a hair below.
  return Math.floor(toleranceValue(counted, n, n) + EPSILON);
}

/** The value that `current` is held against; null where neither a baseline nor a bound gives one. */
export function limitOf(
  direction: "higher" | "lower",
  baseline: number | null,
  tolerance: number | null,
  bounds: Pick<Rule, "floor" | "ceiling">,
): number | null {
  const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
  if (baseline === null || tolerance === null) return bound;
  const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  if (bound === null) return relative;
  return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}

/** Written so that NaN on either side never passes. */
export function passes(direction: "higher" | "lower", current: number, limit: number): boolean {
  return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}
