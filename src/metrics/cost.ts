/** Computes what an answer's calls of models cost, in the currency of the config's prices. */
import { sameCanonical } from "../model/canonical-json.ts";
import type { ModelPrice, Prices } from "../model/config.ts";
import type { Usage } from "../model/run.ts";
import type { CaseScore } from "../model/scores.ts";
import type { CaseMetric } from "./family.ts";

/**
 * The metric of cost as the registry has it, without a value, since it knows no prices.
 * `costMetric` returns it with prices.
 */
export const COST: CaseMetric = {
  kind: "cost",
  name: "cost_per_query",
  meaning: "mean cost of an answer, by `prices`",
  direction: "lower",
  category: "cost_regression",
  cutoff: "none",
  rule: { tolerance: [{ unit: "percent", value: 5 }] },
  gatedByDefault: false,
  source: "the sum over all calls of an answer; failed queries are left out",
  value: () => null,
};

/**
 * Returns COST with these prices. Its value is null for a case whose answer does not say which
 * calls it took, and where sumCost is null.
 */
export function costMetric(prices: Prices): CaseMetric {
  return { ...COST, value: (view) => (view.usage === null ? null : sumCost(view.usage, prices)) };
}

/**
 * Returns the settings that changed and make the same calls cost something else: the currency, and
 * the prices of models that are in both. A model that was removed or added is no change.
 */
export function priceChanges(
  before: Prices,
  now: Prices,
): readonly (readonly [field: string, before: unknown, now: unknown])[] {
  const modelPrices = [...before.models].map(([model, oldPrice]) => {
    // A model without a price now counts as unchanged.
    const newPrice = now.models.get(model) ?? oldPrice;
    return [`prices.models.${model}`, oldPrice, newPrice] as const;
  });
  const settings = [["prices.currency", before.currency, now.currency] as const, ...modelPrices];
  return settings.filter(([, oldValue, newValue]) => !sameCanonical(oldValue, newValue));
}

/**
 * Returns what the calls cost together, 0 without calls. Null if a call's model has no price, or
 * the call lacks a token count that its model is charged by.
 */
export function sumCost(usage: readonly Usage[], prices: Prices): number | null {
  let sum = 0;
  for (const call of usage) {
    const price = prices.models.get(call.model ?? "");
    const cost = price === undefined ? null : costOfCall(call, price);
    if (cost === null) {
      return null;
    }
    sum += cost;
  }
  return sum;
}

/**
 * Returns what one call costs; null if it lacks a token count that is charged. Prices of tokens are
 * for 1000.
 */
function costOfCall(call: Usage, price: ModelPrice): number | null {
  const { prompt_tokens: prompt, completion_tokens: completion } = call;
  const lacksPrompt = price.prompt !== null && prompt === undefined;
  const lacksCompletion = price.completion !== null && completion === undefined;
  if (lacksPrompt || lacksCompletion) {
    return null;
  }
  const promptPrice = (prompt ?? 0) * (price.prompt ?? 0);
  const completionPrice = (completion ?? 0) * (price.completion ?? 0);
  return (promptPrice + completionPrice) / 1000 + (price.per_call ?? 0);
}

/**
 * Returns what has no price in these calls: a call whose model has none or is not named, or a
 * model's tokens of one kind if some were used. A model with a price per call needs no price for
 * its tokens.
 */
export function findUnpricedCalls(
  usage: readonly Usage[],
  { models }: Prices,
): readonly UnpricedCall[] {
  const unpricedCalls: UnpricedCall[] = [];
  for (const {
    model = null,
    prompt_tokens: prompt = 0,
    completion_tokens: completion = 0,
  } of usage) {
    const price = model === null ? undefined : models.get(model);
    if (price === undefined) {
      unpricedCalls.push({ model, part: null });
      continue;
    }
    if (price.per_call !== null) {
      continue;
    }
    if (price.prompt === null && prompt > 0) {
      unpricedCalls.push({ model, part: "prompt" });
    }
    if (price.completion === null && completion > 0) {
      unpricedCalls.push({ model, part: "completion" });
    }
  }
  return unpricedCalls;
}

/** What a call used and has no price for. */
export interface UnpricedCall {
  /** Null if the call does not name its model. */
  readonly model: string | null;
  /** Null if the model has no price at all. */
  readonly part: "prompt" | "completion" | null;
}

/**
 * Returns the answered cases without a value of `metric`, which is a cost. If there is one, a mean
 * would be of fewer queries, so callers leave it out.
 */
export function findCasesWithoutCost<T extends Pick<CaseScore, "error" | "metrics">>(
  cases: readonly T[],
  metric: string,
): readonly T[] {
  return cases.filter(
    ({ error, metrics }) => error === null && (metrics.get(metric) ?? null) === null,
  );
}
