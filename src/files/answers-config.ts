/** The judge's part of the config: defaults, and whether it fits the metrics that are named. */
import { parseKnownMetric } from "./example.ts";
import { JUDGED_METRICS, UNMEASURED_RATE, judgedMetrics } from "../model/answers.ts";
import {
  type Config,
  type JudgeConfig,
  type JudgePrices,
  type ModelPrice,
  type Prices,
  namedRules,
} from "../model/config.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
import type { AddProblem } from "./gate-config.ts";
import type { Inside } from "../retrievers/read-config.ts";

/** As the schema has passed it. */
export type WrittenJudge = Pick<JudgeConfig, "base_url" | "model" | "cache"> &
  Partial<Omit<JudgeConfig, "prices">> & { readonly prices?: Partial<JudgePrices> };

export function readJudge(written: WrittenJudge, inside: Inside): JudgeConfig {
  const { prices } = written;
  const { temperature, max_requests, timeout_ms, retries, concurrency } = { ...DEFAULTS.judge, ...written };
  return {
    temperature,
    max_requests,
    timeout_ms,
    retries,
    concurrency,
    base_url: written.base_url.replace(/\/+$/, ""),
    model: written.model,
    embedding_model: written.embedding_model ?? null,
    api_key: written.api_key ?? null,
    seed: written.seed ?? null,
    max_cost: written.max_cost ?? null,
    prices:
      prices === undefined
        ? null
        : {
            prompt: prices.prompt ?? 0,
            completion: prices.completion ?? 0,
            embedding: prices.embedding ?? null,
          },
    cache: inside("/judge/cache", written.cache),
  };
}

/** A metric that nobody could measure, and a judge that nobody asks, are mistakes. */
export function checkJudge(config: Config, report: AddProblem): void {
  const { judge } = config;
  if (judge === undefined) {
    for (const { at, name } of named(config)) report(at, `${name} needs a judge; add \`judge\``);
    return;
  }
  const metrics = judgedMetrics(config);
  if (metrics.length === 0) {
    const names = JUDGED_METRICS.join(", ");
    report("/judge", `no metric needs it; name one of ${names} in \`metrics\` or \`gate\`, or remove it`);
  }
  const embeds = metrics.includes("answer_relevancy");
  if (embeds && judge.embedding_model === null)
    report("/judge", "`embedding_model` is missing; answer_relevancy compares embeddings");
  if (judge.max_cost !== null && judge.prices === null)
    report("/judge", "`prices` is missing; without it nothing counts towards `max_cost`");
  if (embeds && judge.prices?.embedding === null)
    report("/judge/prices", "`embedding` is missing; answer_relevancy pays for embeddings");
}

function named(config: Config): readonly { readonly at: string; readonly name: string }[] {
  const judged = new Set<string>([...JUDGED_METRICS, UNMEASURED_RATE]);
  const rules = namedRules(config.gate).flatMap(({ at, rules }) =>
    [...rules].flatMap(([name, setting]) => (setting === "off" ? [] : [{ at: `${at}/${name}`, name }])),
  );
  const reported = config.metrics.map((name, i) => ({ at: `/metrics/${i}`, name }));
  return [...reported, ...rules].filter(({ name }) => judged.has(name));
}

// `prices:` of a config and of a baseline, which write them alike.

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
  const gated = namedRules(config.gate)
    .flatMap(({ at, rules }) => [...rules].map(([name, setting]) => ({ at: `${at}/${name}`, name, setting })))
    .filter(({ setting }) => setting !== "off");
  for (const { at, name } of [
    ...config.metrics.map((name, i) => ({ at: `/metrics/${i}`, name })),
    ...gated,
  ]) {
    const metric = parseKnownMetric(name);
    if (typeof metric !== "string" && metric.family.kind === "cost")
      report(at, `${name} needs \`prices\`: what 1,000 tokens of each model cost`);
  }
}
