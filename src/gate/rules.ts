/** Which rule holds for which metric where: defaults, the config's own, and what intents and tags inherit. */
import { COST, costMetric } from "../metrics/cost.ts";
import { isTextTarget } from "../metrics/context-chars.ts";
import { isPerCase, isTested, type MetricFamily } from "../metrics/family.ts";
import { MAP } from "../metrics/map.ts";
import { MRR } from "../metrics/mrr.ts";
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
import { DUPLICATE_RATE } from "../metrics/rates.ts";
import { type Scope, OVERALL, intentScope, scopeText, tagScope, casesIn } from "../model/scope.ts";

/** Below this an intent is its single cases, so it is gated only where the config names it. */
export const SMALL_INTENT = 5;

export interface Rule {
  readonly metric: Metric;
  readonly scope: Scope;
  readonly tolerance: readonly Tolerance[];
  readonly floor: number | null;
  readonly ceiling: number | null;
  /** Whether a fall beyond the tolerance has to be more than chance; `off` for what is not tested. */
  readonly significance: Significance;
  /** The config names this metric here: then it must be measurable. */
  readonly named: boolean;
  /** Nobody asks for the cases behind its checks, or for their intervals: they are those of the self-test. */
  readonly anonymous?: true;
}

/** What a rule and its checks have in common, and no other rule. */
export function keyOf({
  scope,
  metric,
}: {
  readonly scope: Scope;
  readonly metric: { readonly name: string } | string;
}): string {
  return `${scopeText(scope)} ${typeof metric === "string" ? metric : metric.name}`;
}

export interface Rules {
  readonly rules: readonly Rule[];
  readonly notices: readonly Notice[];
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

/** Every rule of the config, overall first, then by intent and by tag in code point order. */
export function resolveRules(config: Config, suite: Suite): Rules {
  const metrics = gatedMetrics(config);
  const notices: Notice[] = [];
  const rules: Rule[] = [];
  for (const metric of metrics) {
    const setting = config.gate.metrics.get(metric.name);
    if (setting === "off") notices.push({ code: "rule_off", metric: metric.name, scope: OVERALL });
    else if (meaningful(metric, suite.cases)) {
      rules.push(makeRule(config, metric, OVERALL, [defaults(metric), setting], setting !== undefined));
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
  for (const intent of intentsOf(config, suite)) {
    const { length } = casesIn(suite.cases, intentScope(intent));
    const small = length > 0 && length < SMALL_INTENT;
    if (small) notices.push({ code: "small_intent", intent, cases: length });
    add(intentScope(intent), metrics, config.gate.intents.get(intent), small);
  }
  // A tag is gated by what its own rules name, and by nothing else.
  const tags = [...(config.gate.tags ?? [])].toSorted(([a], [b]) => compareCodePoints(a, b));
  for (const [tag, named] of tags) add(tagScope(tag), [], named, false);
  if (config.latency === "off") notices.push({ code: "latency_off", by: "config" });
  return { rules, notices };
}

function gatedMetrics(config: Config): readonly Metric[] {
  const byDefault = METRICS.filter((family) => isDefault(family, config)).map((family) =>
    metricAt(family, config.k),
  );
  const all = withNamed(byDefault, config.gate.metrics);
  const clocked = ({ family }: Metric): boolean => family.kind === "latency" || family.kind === "load";
  return config.latency === "off" ? all.filter((metric) => !clocked(metric)) : all;
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
  return [
    ...metrics,
    ...more.flatMap((name) => {
      const metric = parseMetric(name);
      return typeof metric === "string" ? [] : [metric];
    }),
  ];
}

function intentsOf(config: Config, suite: Suite): readonly string[] {
  const names = new Set([...suite.cases.map((each) => each.intent), ...config.gate.intents.keys()]);
  return [...names].toSorted(compareCodePoints);
}

function ruleIn(
  config: Config,
  metric: Metric,
  scope: Scope,
  own: RuleSetting | undefined,
  small: boolean,
  bucket: readonly Case[],
): Rule | null {
  // Load is of all users together.
  if (metric.family.kind === "load") return null;
  const overall = config.gate.metrics.get(metric.name);
  // An intent or tag without a case is here only because the config names it.
  if (own === "off" || (own === undefined && (overall === "off" || bucket.length === 0))) return null;
  const wider = overall === "off" ? undefined : overall;
  if (metric.family.kind === "latency") {
    if (own === undefined && small) return null;
    return makeRule(config, metric, scope, [defaults(metric), wider, own], own !== undefined);
  }
  // In an intent, as overall, churn is gated where it is named.
  if (metric.family.kind === "churn") {
    return own === undefined ? null : makeRule(config, metric, scope, [defaults(metric), wider, own], true);
  }
  const perIntent = scope.kind === "intent" ? config.gate.per_intent : null;
  if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket))) return null;
  const inherited = inheritedOf(metric, wider);
  const shared = perIntent === null || perIntent === "off" || isApart(metric) ? undefined : perIntent;
  return makeRule(config, metric, scope, [usualOf(metric), inherited, shared, own], own !== undefined);
}

/** `per_intent` says nothing of it: what is never tolerated overall is not in an intent, and 0.05 is a share of queries. */
function isApart({ family }: Metric): boolean {
  const { tolerance } = family.rule;
  const strict = tolerance.length > 0 && tolerance.every((each) => each.value === 0);
  return strict || family.kind === "cost" || family.kind === "size";
}

function usualOf(metric: Metric): RulePatch {
  const { category, rule } = metric.family;
  const found = category === "recall_drop" || category === "ranking_shift";
  return found && rule.tolerance.length > 0 && !isApart(metric) ? IN_INTENTS : { tolerance: rule.tolerance };
}

/** In an intent or a tag, unless the config says otherwise: its means are over fewer cases and move more by chance. */
const IN_INTENTS: RulePatch = {
  tolerance: [
    { unit: "absolute", value: 0.05 },
    { unit: "cases", value: 1 },
  ],
};

/** What an intent or a tag takes from the overall rule: floors and ceilings only where they are a share of failures. */
function inheritedOf(metric: Metric, wider: RulePatch | undefined): RulePatch {
  // Its default is a ceiling, which a wider one overall would be void beside.
  const bound = metric.family.kind === "rate" && metric.family.rule.ceiling !== undefined;
  const { tolerance, significance, ceiling = metric.family.rule.ceiling } = wider ?? {};
  return {
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(significance === undefined ? {} : { significance }),
    ...(bound && ceiling !== undefined ? { ceiling } : {}),
  };
}

function defaults(metric: Metric): RulePatch {
  return metric.family.rule;
}

/** `forbidden_rate` without a forbidden list, or `false_result_rate` without a negative control, has nothing to say. */
function meaningful(metric: Metric, cases: readonly Case[]): boolean {
  if (!isPerCase(metric.family) || metric.family.needs === undefined) return true;
  if (metric.family.needs === "judge") return cases.some((each) => !each.expect_empty);
  if (metric.family.needs === "text") return cases.some((each) => each.expected.some(isTextTarget));
  return metric.family.needs === "forbidden"
    ? cases.some((each) => each.forbidden.length > 0)
    : cases.some((each) => each.expect_empty);
}

/** Later patches win, field by field. */
function makeRule(
  config: Config,
  metric: Metric,
  scope: Scope,
  patches: readonly (RulePatch | undefined)[],
  named: boolean,
): Rule {
  const merged = patches.reduce<RulePatch>((sum, patch) => ({ ...sum, ...patch }), {});
  return {
    metric,
    scope,
    tolerance: merged.tolerance ?? [],
    floor: merged.floor ?? null,
    ceiling: merged.ceiling ?? null,
    significance: isTested(metric.family) ? (merged.significance ?? config.gate.significance) : "off",
    named,
  };
}

export { EPSILON, limitOf, lossesAllowed, passes, toleranceValue } from "./limits.ts";
