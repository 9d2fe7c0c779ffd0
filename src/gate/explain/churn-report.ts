/** How much of the baseline's lists is left, overall, by intent and by case. */
import { JACCARD, RBO } from "../../metrics/churn.ts";
import { type Metric, metricAt, parseMetric } from "../../metrics/registry.ts";
import type { Config } from "../../model/config.ts";
import type { Churn } from "../../model/explanation.ts";
import { compareCodePoints } from "../../model/order.ts";
import type { Means, Value } from "../../model/scores.ts";
import { churnOf } from "../churn.ts";
import { type Pair, pairCases } from "../pairs.ts";
import type { Judgement } from "./judgement.ts";

/** At k, and at every cutoff that the config names. Null where no case is paired. */
export function churnReport({ law, scores }: Judgement): Churn | null {
  const { pairs } = pairCases(scores, law.baseline);
  if (pairs.length === 0) return null;
  const metrics = churnMetrics(law.config);
  const byCase = new Map(pairs.map((pair) => [pair.now.id, valuesOf(pair, metrics)]));
  const means = (bucket: readonly Pair[]): Means =>
    new Map(
      metrics.map(({ name }) => [name, mean(bucket.map((pair) => byCase.get(pair.now.id)!.get(name)!))]),
    );
  const buckets = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const own = buckets.get(pair.now.intent);
    if (own === undefined) buckets.set(pair.now.intent, [pair]);
    else own.push(pair);
  }
  const intents = [...buckets].toSorted(([a], [b]) => compareCodePoints(a, b));
  return {
    overall: means(pairs),
    byIntent: new Map(intents.map(([intent, bucket]) => [intent, means(bucket)])),
    byCase,
  };
}

function churnMetrics(config: Config): readonly Metric[] {
  const { gate } = config;
  const rules = [gate.metrics, ...gate.intents.values()].flatMap((each) => [...each.keys()]);
  const named = [...rules, ...config.metrics].map(parseMetric).filter((metric) => typeof metric !== "string");
  const all = [metricAt(JACCARD, config.k), metricAt(RBO, config.k), ...named];
  const churn = all.filter((metric) => metric.family.kind === "churn");
  return [...new Map(churn.map((metric) => [metric.name, metric])).values()];
}

function valuesOf(pair: Pair, metrics: readonly Metric[]): ReadonlyMap<string, Value> {
  return new Map(
    metrics.flatMap(({ name, family, k }) =>
      family.kind === "churn" ? [[name, churnOf(pair, family, k!)] as const] : [],
    ),
  );
}

function mean(values: readonly Value[]): Value {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
