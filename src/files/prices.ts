/** `prices:` of a config and of a baseline, which write them alike. */
import { parseMetric } from "../metrics/registry.ts";
import type { Config, ModelPrice, Prices } from "../model/config.ts";
import { escapePointer } from "./keys.ts";

/** As the schemas have passed it. */
export interface WrittenPrices {
  readonly currency: string;
  readonly models: Readonly<Record<string, Partial<ModelPrice>>>;
}

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

/** A cost that is named and can't be worked out is a mistake. */
export function checkPrices(config: Config, report: (pointer: string, message: string) => void): void {
  if (config.prices !== undefined) return;
  const { metrics, intents } = config.gate;
  const gated = [
    ...[...metrics].map(([name, setting]) => ({ at: `/gate/${name}`, name, setting })),
    ...[...intents].flatMap(([intent, rules]) =>
      [...rules].map(([name, setting]) => ({
        at: `/gate/intents/${escapePointer(intent)}/${name}`,
        name,
        setting,
      })),
    ),
  ].filter(({ setting }) => setting !== "off");
  for (const { at, name } of [
    ...config.metrics.map((name, i) => ({ at: `/metrics/${i}`, name })),
    ...gated,
  ]) {
    const metric = parseMetric(name);
    if (typeof metric !== "string" && metric.family.kind === "cost")
      report(at, `${name} needs \`prices\`: what 1,000 tokens of each model cost`);
  }
}
