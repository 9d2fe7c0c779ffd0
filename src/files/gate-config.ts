/**
 * Reads the parts of the config about metrics. A reader turns what is written into what the program
 * uses. A check reports what the schema can't see. `k` is the config's.
 */
import { type MetricFamily, hasTest, metricUnit } from "../metrics/family.ts";
import { addCutoff } from "../metrics/registry.ts";
import { parseKnownMetric } from "./example.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
import { mapValues } from "../model/lookup.ts";
import { withoutUndefined } from "../system/json.ts";
import {
  type GatePolicy,
  type RuleSetting,
  type Significance,
  type Tolerance,
  type Config,
  type JudgeConfig,
  type JudgePrices,
  type ModelPrice,
  type Prices,
  namedRules,
} from "../model/config.ts";
import { JUDGED_METRICS, UNMEASURED_RATE, judgedMetrics } from "../model/answers.ts";
import type { ResolveInside } from "../retrievers/registry.ts";

/**
 * 0.02 is a difference of the figure, "2 %" a share of the baseline's figure, and "3 cases" a
 * number of cases. Of a list, the largest counts.
 */
type WrittenTolerance = number | string | readonly (number | string)[];
/** RuleSetting (model/config.ts) explains the members. */
interface WrittenRule {
  readonly tolerance?: WrittenTolerance;
  readonly floor?: number;
  readonly ceiling?: number;
  readonly significance?: Significance;
}
type WrittenSetting = "off" | WrittenRule;
export interface WrittenGate {
  readonly per_intent?: "off" | Pick<WrittenRule, "tolerance" | "significance">;
  /** By the intent's name, then by metric. */
  readonly intents?: Readonly<Record<string, Readonly<Record<string, WrittenSetting>>>>;
  /** Whether chance is tested, for rules that don't say it. */
  readonly significance?: Significance;
  /** Every other key is a metric, with its rule (WrittenSetting). */
  readonly [metric: string]: unknown;
}

export type AddProblem = (pointer: string, message: string) => void;

/**
 * Returns the rules by the full names of their metrics (`recall` becomes `recall@10`). Unknown
 * metrics, second rules for a metric, and members that a metric's rule can't have are reported.
 */
export function readGate(written: WrittenGate, k: number, report: AddProblem): GatePolicy {
  const { per_intent: perIntent, intents = {}, significance = null, ...rules } = written;
  return withoutUndefined({
    significance,
    metrics: readRules(rules as Readonly<Record<string, WrittenSetting>>, k, "/gate", report),
    per_intent: perIntent === undefined ? null : readSetting(perIntent),
    intents: mapValues(Object.entries(intents), (intentRules, intent) =>
      readRules(intentRules, k, `/gate/intents/${intent}`, report),
    ),
  });
}

/**
 * Returns rules by the full names of metrics. Reports a second rule for a metric (which is used).
 */
function readRules(
  written: Readonly<Record<string, WrittenSetting>>,
  k: number,
  pointer: string,
  report: AddProblem,
): ReadonlyMap<string, RuleSetting> {
  const rules = new Map<string, RuleSetting>();
  for (const [name, setting] of Object.entries(written)) {
    const rulePointer = `${pointer}/${name}`;
    const metric = readMetricName(name, k, rulePointer, report);
    if (rules.has(metric)) {
      report(rulePointer, `${name} is a second rule for ${metric}; keep one`);
    }
    rules.set(metric, readSetting(setting));
    if (setting !== "off") {
      checkRule(name, setting, rulePointer, report);
    }
  }
  return rules;
}

/**
 * Reports a rule for losses with more than a ceiling, a ceiling where higher is better, a floor
 * where lower is better, a bound that is never reached, and a test of chance where there is none.
 * An unknown metric is skipped: readMetricName reports it.
 */
function checkRule(name: string, rule: WrittenRule, pointer: string, report: AddProblem): void {
  const metric = parseKnownMetric(name);
  if (typeof metric === "string") {
    return;
  }
  const { family } = metric;
  const { tolerance, floor, ceiling, significance } = rule;
  if (family.kind === "loss" && (tolerance !== undefined || ceiling === undefined)) {
    report(pointer, `${name} has a \`ceiling\` and nothing else; expected { ceiling: 0 }`);
    return;
  }
  if (family.direction === "higher" && ceiling !== undefined) {
    report(`${pointer}/ceiling`, `higher is better for ${name}: give it a \`floor\``);
  }
  if (family.direction === "lower" && floor !== undefined) {
    report(`${pointer}/floor`, `lower is better for ${name}: give it a \`ceiling\``);
  }
  if (significance !== undefined && !hasTest(family)) {
    report(`${pointer}/significance`, `chance is not tested for ${name}: its limit decides alone`);
  }
  if (isShare(family) && floor !== undefined && floor > 1) {
    // A floor such as 80 was likely written as a percentage.
    const suggestion = floor < 2 ? "" : `; did you mean ${floor / 100}?`;
    report(`${pointer}/floor`, `${name} is at most 1, so ${floor} is never reached${suggestion}`);
  }
  if (isShare(family) && ceiling !== undefined && ceiling < 0) {
    report(`${pointer}/ceiling`, `${name} is at least 0, so ${ceiling} is never reached`);
  }
}

function isShare(family: MetricFamily): boolean {
  return metricUnit(family) === "share";
}

function readSetting(written: WrittenSetting): RuleSetting {
  if (written === "off") {
    return "off";
  }
  const { tolerance, floor, ceiling, significance } = written;
  const tolerances = tolerance === undefined ? undefined : readTolerance(tolerance);
  return withoutUndefined({ tolerance: tolerances, floor, ceiling, significance });
}

/** Returns the tolerances; the largest counts. WrittenTolerance explains each form. */
function readTolerance(written: WrittenTolerance): readonly Tolerance[] {
  return [written].flat().map((tolerance) => {
    if (typeof tolerance === "number") {
      return { unit: "absolute", value: tolerance };
    }
    const unit = tolerance.endsWith("%") ? "percent" : "cases";
    return { unit, value: Number.parseFloat(tolerance) };
  });
}

/**
 * Returns the metric's name with its cutoff: `recall` becomes `recall@10`. Reports an unknown name,
 * which is returned as written, and a cutoff above k. It is infinite for a metric without one.
 */
export function readMetricName(
  written: string,
  k: number,
  pointer: string,
  report: AddProblem,
): string {
  const metric = parseKnownMetric(written);
  if (typeof metric === "string") {
    report(pointer, metric);
    return written;
  }
  if (Number.isFinite(metric.k) && metric.k > k) {
    report(pointer, `the cutoff of ${written} exceeds k = ${k}; raise \`k\` or lower the cutoff`);
  }
  return addCutoff(metric.name, k);
}

/** Only `base_url`, `model` and `cache` are needed. */
export type WrittenJudge = Pick<JudgeConfig, "base_url" | "model" | "cache"> &
  Partial<Omit<JudgeConfig, "prices">> & {
    readonly prices?: Omit<JudgePrices, "embedding"> & Partial<JudgePrices>;
  };

/**
 * Returns the judge with defaults, and without slashes at the end of `base_url`. `resolveInside`
 * reports a path of the cache that leads out of the repository.
 */
export function readJudge(written: WrittenJudge, resolveInside: ResolveInside): JudgeConfig {
  const { prices } = written;
  return {
    ...DEFAULTS.judge,
    embedding_model: null,
    api_key: null,
    seed: null,
    max_cost: null,
    ...written,
    // The match starts at the first slash only (lookbehind): else it would take quadratic time.
    base_url: written.base_url.replace(/(?<!\/)\/+$/, ""),
    prices: prices === undefined ? null : { embedding: null, ...prices },
    cache: resolveInside("/judge/cache", written.cache),
  };
}

/**
 * Reports each metric that needs a judge if the config has none. If it has one, reports that no
 * metric needs it, that its address has a route, and keys of `judge` that are missing.
 */
export function checkJudge(config: Config, report: AddProblem): void {
  const { judge } = config;
  if (judge === undefined) {
    const judgedNames = new Set<string>([...JUDGED_METRICS, UNMEASURED_RATE]);
    for (const { pointer, name } of listPlacedMetrics(config)) {
      if (judgedNames.has(name)) {
        report(pointer, `${name} needs a judge; add \`judge\``);
      }
    }
    return;
  }
  const metrics = judgedMetrics(config);
  if (metrics.length === 0) {
    const names = JUDGED_METRICS.join(", ");
    report(
      "/judge",
      `no metric needs it; name one of ${names} in \`metrics\` or \`gate\`, or remove it`,
    );
  }
  const route = /\/(?:chat\/completions|completions|embeddings)\/?$/.exec(judge.base_url)?.[0];
  if (route !== undefined) {
    const root = judge.base_url.slice(0, -route.length);
    report(
      "/judge/base_url",
      `the gate adds the route "${route}" itself; write \`base_url: ${root}\``,
    );
  }
  const needsEmbeddings = metrics.includes("answer_relevancy");
  if (needsEmbeddings && judge.embedding_model === null) {
    report("/judge", "`embedding_model` is missing; answer_relevancy compares embeddings");
  }
  if (judge.max_cost !== null && judge.prices === null) {
    report("/judge", "`prices` is missing; without it nothing counts towards `max_cost`");
  }
  if (needsEmbeddings && judge.prices?.embedding === null) {
    report("/judge/prices", "`embedding` is missing; answer_relevancy pays for embeddings");
  }
}

interface PlacedMetric {
  readonly pointer: string;
  readonly name: string;
}

export function listGatedMetrics({ gate }: Config): readonly PlacedMetric[] {
  const metrics: PlacedMetric[] = [];
  for (const { at, rules } of namedRules(gate)) {
    for (const [name, setting] of rules) {
      if (setting !== "off") {
        metrics.push({ pointer: `${at}/${name}`, name });
      }
    }
  }
  return metrics;
}

function listPlacedMetrics(config: Config): readonly PlacedMetric[] {
  return [
    ...config.metrics.map((name, index) => ({ pointer: `/metrics/${index}`, name })),
    ...listGatedMetrics(config),
  ];
}

export interface WrittenPrices {
  readonly currency: string;
  /** By the model's name, for 1,000 tokens of each kind, or one call. */
  readonly models: Readonly<Record<string, Partial<ModelPrice>>>;
}

/** Returns the prices; null for one that is not written. */
export function readPrices({ currency, models }: WrittenPrices): Prices {
  const noPrices = { prompt: null, completion: null, per_call: null };
  return {
    currency,
    models: mapValues(Object.entries(models), (prices) => ({ ...noPrices, ...prices })),
  };
}

export function checkPrices(config: Config, report: AddProblem): void {
  if (config.prices !== undefined) {
    return;
  }
  for (const { pointer, name } of listPlacedMetrics(config)) {
    const metric = parseKnownMetric(name);
    if (typeof metric !== "string" && metric.family.kind === "cost") {
      report(pointer, `${name} needs \`prices\`: what 1,000 tokens of each model cost`);
    }
  }
}
