/** Prices as rules: which models they must know, and when a cost is gated by them. */
import { GateError } from "../errors.ts";
import { COST, type Unpriced, unpriced } from "../metrics/cost.ts";
import { parseMetric } from "../metrics/registry.ts";
import type { Config, Prices } from "../model/config.ts";
import { compareCodePoints } from "../model/order.ts";
import type { Run } from "../model/run.ts";

/** Whether a rule of the config, overall or of an intent, holds cost to something. */
export function gatesCost({ gate }: Config): boolean {
  return [gate.metrics, ...gate.intents.values()].some((rules) =>
    [...rules].some(([name, setting]) => {
      const metric = parseMetric(name);
      return typeof metric !== "string" && metric.family.name === COST.name && setting !== "off";
    }),
  );
}

/** Throws invalid_config naming every model that answers used and the prices lack: it would be used for nothing. */
export function assertPriced(config: Config, run: Run): void {
  const { prices } = config;
  if (prices === undefined) return;
  const missing = new Set(
    run.cases.flatMap(({ outcome }) =>
      outcome.kind === "answer" ? unpriced(outcome.usage ?? [], prices).map(sentence) : [],
    ),
  );
  if (missing.size === 0) return;
  const problems = [...missing].toSorted(compareCodePoints).map((message) => ({
    file: config.file,
    pointer: "/prices/models",
    message,
  }));
  throw new GateError("invalid_config", `${config.file} lacks prices: ${problems[0]!.message}`, {
    problems,
    hint: "Write what the model costs under `prices.models`; what is free costs 0.",
  });
}

function sentence({ model, part }: Unpriced): string {
  if (model === null) return "a call does not name its model, so it has no price; send `model` in `usage`";
  const name = JSON.stringify(model);
  return part === null ? `model ${name} has no price` : `model ${name} has no price for ${part} tokens`;
}

/**
 * The base's prices hold for the models that it knows; a model that is new in this change has no other price than the
 * head's.
 */
export function withNewModels(base: Prices, head: Prices): Prices {
  return { ...base, models: new Map([...head.models, ...base.models]) };
}
