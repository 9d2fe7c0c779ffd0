/** Rules, scores and rows of a baseline by hand, for tests of what is made of them. */
import type { Rule } from "../../src/gate/rules.ts";
import type { MetricFamily } from "../../src/metrics/family.ts";
import { metricAt } from "../../src/metrics/registry.ts";
import type { BaselineCase } from "../../src/model/baseline.ts";
import { OVERALL } from "../../src/model/scope.ts";
import type { CaseScore, Value } from "../../src/model/scores.ts";

const DIGESTS = { ask: "a", targets: "t", limits: "l" };

type Metrics = Readonly<Record<string, Value>>;

/** Of this metric at 10, over all cases, without any limit. */
export function ruleOf(family: MetricFamily, own: Partial<Rule> = {}): Rule {
  const bounds = { tolerance: [], floor: null, ceiling: null } as const;
  return {
    metric: metricAt(family, 10),
    scope: OVERALL,
    ...bounds,
    significance: "off",
    named: true,
    ...own,
  };
}

export function scored(id: string, metrics: Metrics = {}, own: Partial<CaseScore> = {}): CaseScore {
  return {
    id,
    intent: "howto",
    digests: DIGESTS,
    metrics: new Map(Object.entries(metrics)),
    ranks: [],
    forbidden_ranks: [],
    results: [],
    many_to_many: false,
    targets: 1,
    degraded: false,
    error: null,
    samples_ms: [],
    ...own,
  };
}

export function recorded(metrics: Metrics = {}, own: Partial<BaselineCase> = {}): BaselineCase {
  return {
    digests: DIGESTS,
    intent: "howto",
    metrics: new Map(Object.entries(metrics)),
    ranks: [],
    results: [],
    latency_ms: [],
    ...own,
  };
}
