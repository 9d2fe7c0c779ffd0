/** The config's `gate`: rules by metric and in intents. */
import { type MetricFamily, hasTest, metricUnit } from "../metrics/family.ts";
import { addCutoff } from "../metrics/registry.ts";
import { parseKnownMetric } from "./example.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
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
 * A tolerance as the config writes it: 0.02 is a difference of the figure, "2 %" a share of it, and
 * "3 cases" a number of cases. Of a list, the largest counts.
 */
type WrittenTolerance = number | string | readonly (number | string)[];
/** A rule as the config writes it. */
interface WrittenRule {
  readonly tolerance?: WrittenTolerance;
  readonly floor?: number;
  readonly ceiling?: number;
  readonly significance?: Significance;
}
type WrittenSetting = "off" | WrittenRule;
export interface WrittenGate {
  readonly per_intent?: "off" | Pick<WrittenRule, "tolerance" | "significance">;
  readonly intents?: Readonly<Record<string, Readonly<Record<string, WrittenSetting>>>>;
  readonly significance?: Significance;
  readonly [metric: string]: unknown;
}

export type AddProblem = (pointer: string, message: string) => void;

/** Returns the gate's policy. Metrics get their cutoff; rules that their metric can't have are reported. */
export function readGate(written: WrittenGate, k: number, report: AddProblem): GatePolicy {
  const { per_intent: perIntent, intents = {}, significance = null, ...rules } = written;
  return withoutUndefined({
    significance,
    metrics: readRules(rules as Readonly<Record<string, WrittenSetting>>, k, "/gate", report),
    per_intent: perIntent === undefined ? null : readSetting(perIntent),
    intents: readIntents(intents, k, report),
  });
}

/** Returns the rules of each intent, by its name. */
function readIntents(
  written: NonNullable<WrittenGate["intents"]>,
  k: number,
  report: AddProblem,
): GatePolicy["intents"] {
  return new Map(
    Object.entries(written).map(([intent, rules]) => [
      intent,
      readRules(rules, k, `/gate/intents/${intent}`, report),
    ]),
  );
}

/**
 * Returns the rules by the full names of their metrics. Reports a second rule for a metric, and as metricName and
 * checkRule.
 */
function readRules(
  written: Readonly<Record<string, WrittenSetting>>,
  k: number,
  pointer: string,
  report: AddProblem,
): ReadonlyMap<string, RuleSetting> {
  const rules = new Map<string, RuleSetting>();
  for (const [name, setting] of Object.entries(written)) {
    const at = `${pointer}/${name}`;
    const metric = readMetricName(name, k, at, report);
    if (rules.has(metric)) {
      report(at, `${name} is a second rule for ${metric}; keep one`);
    }
    rules.set(metric, readSetting(setting));
    if (setting === "off") {
      continue;
    }
    checkRule(name, setting, at, report);
  }
  return rules;
}

/** Reports what a rule of this metric can't have: a bound on the wrong side or out of reach, or a test of chance. */
function checkRule(name: string, rule: WrittenRule, at: string, report: AddProblem): void {
  const metric = parseKnownMetric(name);
  if (typeof metric === "string") {
    return;
  }
  const { family } = metric;
  const { floor, ceiling, significance } = rule;
  if (family.direction === "higher" && ceiling !== undefined) {
    report(`${at}/ceiling`, `higher is better for ${name}: give it a \`floor\``);
  }
  if (family.direction === "lower" && floor !== undefined) {
    report(`${at}/floor`, `lower is better for ${name}: give it a \`ceiling\``);
  }
  if (significance !== undefined && !hasTest(family)) {
    report(`${at}/significance`, `chance is not tested for ${name}: its limit decides alone`);
  }
  if (isShare(family) && floor !== undefined && floor > 1) {
    const suggestion = floor < 2 ? "" : `; did you mean ${floor / 100}?`;
    report(`${at}/floor`, `${name} is at most 1, so ${floor} is never reached${suggestion}`);
  }
  if (isShare(family) && ceiling !== undefined && ceiling < 0) {
    report(`${at}/ceiling`, `${name} is at least 0, so ${ceiling} is never reached`);
  }
}

/** Whether the metric's values are shares, from 0 to 1. */
function isShare(family: MetricFamily): boolean {
  return metricUnit(family) === "share";
}

/** Returns a rule as the program has it: `off`, or what is written of it. */
function readSetting(written: WrittenSetting): RuleSetting {
  if (written === "off") {
    return "off";
  }
  const { tolerance, floor, ceiling, significance } = written;
  const tolerances = tolerance === undefined ? undefined : readTolerance(tolerance);
  return withoutUndefined({ tolerance: tolerances, floor, ceiling, significance });
}

/**
 * Returns the tolerances: a number is a difference of the figure, `5 %` a share of it, and another text a number of
 * cases.
 */
function readTolerance(written: WrittenTolerance): readonly Tolerance[] {
  return [written].flat().map((each) => {
    if (typeof each === "number") {
      return { unit: "absolute", value: each };
    }
    const unit = each.endsWith("%") ? "percent" : "cases";
    return { unit, value: Number.parseFloat(each) };
  });
}

/**
 * Returns the metric's full name, with its cutoff. Reports an unknown name, which is returned as written, and a cutoff
 * above k.
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
  if (metric.k !== null && Number.isFinite(metric.k) && metric.k > k) {
    report(pointer, `the cutoff of ${written} exceeds k = ${k}; raise \`k\` or lower the cutoff`);
  }
  return addCutoff(metric.name, k);
}

export type WrittenJudge = Pick<JudgeConfig, "base_url" | "model" | "cache"> &
  Partial<Omit<JudgeConfig, "prices">> & {
    readonly prices?: Omit<JudgePrices, "embedding"> & Partial<JudgePrices>;
  };

/** Returns the judge's settings with the defaults for what is not written. */
export function readJudge(written: WrittenJudge, resolveInside: ResolveInside): JudgeConfig {
  const { prices } = written;
  const { temperature, max_requests, timeout_ms, retries, concurrency } = {
    ...DEFAULTS.judge,
    ...written,
  };
  return {
    temperature,
    max_requests,
    timeout_ms,
    retries,
    concurrency,
    base_url: written.base_url.replace(/(?<!\/)\/+$/, ""),
    model: written.model,
    embedding_model: written.embedding_model ?? null,
    api_key: written.api_key ?? null,
    seed: written.seed ?? null,
    max_cost: written.max_cost ?? null,
    prices: prices === undefined ? null : { embedding: null, ...prices },
    cache: resolveInside("/judge/cache", written.cache),
  };
}

/**
 * Reports metrics that need a judge if there is none, a judge that no metric needs, and keys that its metrics or
 * `max_cost` need.
 */
export function checkJudge(config: Config, report: AddProblem): void {
  const { judge } = config;
  if (judge === undefined) {
    for (const { at, name } of listJudgedMetrics(config)) {
      report(at, `${name} needs a judge; add \`judge\``);
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
  const embeds = metrics.includes("answer_relevancy");
  if (embeds && judge.embedding_model === null) {
    report("/judge", "`embedding_model` is missing; answer_relevancy compares embeddings");
  }
  if (judge.max_cost !== null && judge.prices === null) {
    report("/judge", "`prices` is missing; without it nothing counts towards `max_cost`");
  }
  if (embeds && judge.prices?.embedding === null) {
    report("/judge/prices", "`embedding` is missing; answer_relevancy pays for embeddings");
  }
}

/** Returns the metrics in the config that need a judge. */
function listJudgedMetrics(config: Config): readonly PlacedMetric[] {
  const judged = new Set<string>([...JUDGED_METRICS, UNMEASURED_RATE]);
  return listNamedMetrics(config).filter(({ name }) => judged.has(name));
}

/** A metric's name, and where the config has it. */
interface PlacedMetric {
  /** JSON pointer. */
  readonly at: string;
  readonly name: string;
}

/** Returns the metrics that have a rule, but for rules that are `off`. */
export function listGatedMetrics({ gate }: Config): readonly PlacedMetric[] {
  return namedRules(gate).flatMap(({ at, rules }) =>
    [...rules].flatMap(([name, setting]) =>
      setting === "off" ? [] : [{ at: `${at}/${name}`, name }],
    ),
  );
}

/** Returns the metrics of `metrics` and `gate`. */
function listNamedMetrics(config: Config): readonly PlacedMetric[] {
  return [
    ...config.metrics.map((name, i) => ({ at: `/metrics/${i}`, name })),
    ...listGatedMetrics(config),
  ];
}

// `prices:` of a config and of a baseline, which write them alike.

export interface WrittenPrices {
  readonly currency: string;
  readonly models: Readonly<Record<string, Partial<ModelPrice>>>;
}

/** Returns the prices by model; null for a kind of token or call that has none. */
export function readPrices({ currency, models }: WrittenPrices): Prices {
  return {
    currency,
    models: new Map(
      Object.entries(models).map(([model, { prompt, completion, per_call }]) => [
        model,
        { prompt: prompt ?? null, completion: completion ?? null, per_call: per_call ?? null },
      ]),
    ),
  };
}

/** Reports metrics of cost in a config without `prices`. */
export function checkPrices(
  config: Config,
  report: (pointer: string, message: string) => void,
): void {
  if (config.prices !== undefined) {
    return;
  }
  for (const { at, name } of listNamedMetrics(config)) {
    const metric = parseKnownMetric(name);
    if (typeof metric !== "string" && metric.family.kind === "cost") {
      report(at, `${name} needs \`prices\`: what 1,000 tokens of each model cost`);
    }
  }
}
