/** Checks and a verdict over the cases in report-specs.ts. */
import { worstChanges } from "../../src/decision/checks.ts";
import { type Pair, pairCases } from "../../src/decision/pairs.ts";
import { checkLimit, isWithinLimit } from "../../src/decision/rules.ts";
import { type Metric, parseMetric } from "../../src/metrics/registry.ts";
import { metricUnit } from "../../src/metrics/family.ts";
import type { Scores } from "../../src/model/scores.ts";
import type { Check, Culprit, Verdict } from "../../src/model/verdict.ts";
import { makeBaseline, makeScores } from "./report-inputs.ts";
import { EVIDENCE } from "./report-explanation.ts";
import type { CaseSpec } from "./report-specs.ts";
import {
  type Scope,
  findBucket,
  isInScope,
  OVERALL,
  intentScope,
  scopeText,
} from "../../src/model/scope.ts";

/** Cases with their scores before the change and after it. */
interface ScoredSpecs {
  readonly specs: readonly CaseSpec[];
  readonly before: Scores;
  readonly after: Scores;
  readonly pairs: readonly Pair[];
}

/** The check of a metric in a scope. Its limit is the baseline's value and the tolerance. */
function makeCheck(
  scored: ScoredSpecs,
  metric: string,
  scope: Scope,
  tolerance: number,
  cause: Check["secondary_to"] = null,
): Check {
  const { family } = parseMetric(metric) as Metric;
  const { direction, category } = family;
  const isLatency = family.kind === "latency";
  const valueIn = ({ latency, means }: Scores): number =>
    family.kind === "latency"
      ? findBucket(latency, scope)![`${family.statistic}_ms`]!
      : findBucket(means, scope)!.get(metric)!;
  const baseline = valueIn(scored.before);
  const current = valueIn(scored.after);
  const limit = checkLimit(direction, baseline, tolerance, { floor: null, ceiling: null })!;
  const passed = isWithinLimit(direction, current, limit);
  const pairs = scored.pairs.filter(({ now }) => isInScope(scope, now));
  const worse = isLatency
    ? slowerCases(scored.specs, scope)
    : worstChanges(pairs, metric, direction);
  return {
    unit: metricUnit(family),
    state: passed ? "pass" : "fail",
    metric,
    scope,
    n: scored.specs.length,
    baseline,
    current,
    interval: isLatency ? [current - 1, current + 1] : null,
    delta: current - baseline,
    tolerance,
    limit,
    direction,
    passed,
    category,
    secondary_to: cause,
    cases: passed ? [] : worse,
    ...(isLatency ? {} : { evidence: EVIDENCE }),
  };
}

/** The cases of the scope that take more than 0.5 ms longer, the slowest first. */
function slowerCases(specs: readonly CaseSpec[], scope: Scope): readonly Culprit[] {
  return specs
    .filter((each) => isInScope(scope, each) && each.ms[1] - each.ms[0] > 0.5)
    .toSorted((a, b) => b.ms[1] - b.ms[0] - (a.ms[1] - a.ms[0]))
    .map((each) => ({
      id: each.id,
      before: each.ms[0],
      after: each.ms[1],
      ranks_before: each.before,
      ranks_after: each.after,
    }));
}

/**
 * The checks of all metrics overall and in each intent but `negative`. In `symbol` rankings fail by
 * themselves; elsewhere they follow from recall.
 */
export function makeChecks(specs: readonly CaseSpec[]): readonly Check[] {
  const after = makeScores(specs, "after");
  const { pairs } = pairCases(after, makeBaseline(specs));
  const scored = { specs, before: makeScores(specs, "before"), after, pairs };
  const intents = [...new Set(specs.map((each) => each.intent))]
    .filter((intent) => intent !== "negative")
    .toSorted();
  const scopes = [OVERALL, ...intents.map(intentScope)];
  return scopes.flatMap((scope) => {
    const rankingCause = scopeText(scope) === "intent:symbol" ? null : "recall_drop";
    return [
      makeCheck(scored, "recall@10", scope, 0.05),
      makeCheck(scored, "mrr@10", scope, 0.05, rankingCause),
      makeCheck(scored, "ndcg@10", scope, 0.05, rankingCause),
      makeCheck(scored, "clustering_ratio@10", scope, 0.05),
      makeCheck(scored, "zero_result_rate", scope, 0.02),
      makeCheck(scored, "latency_p50_ms", scope, 20),
      makeCheck(scored, "latency_p95_ms", scope, 20),
    ];
  });
}

/** The verdict of these checks. */
export function makeVerdict(checks: readonly Check[], overrides: Partial<Verdict> = {}): Verdict {
  const failed = checks.filter((check) => !check.passed);
  const names = (primary: boolean): Check["category"][] =>
    (["recall_drop", "ranking_shift", "latency_regression"] as const).filter((name) =>
      failed.some((check) => check.category === name && (check.secondary_to === null) === primary),
    );
  return {
    verdict: failed.length === 0 ? "pass" : "fail",
    categories: names(true),
    secondary_categories: names(false),
    checks: checks.map((check) => (check.passed ? { ...check, secondary_to: null } : check)),
    notices: [{ code: "absolute_paths", count: 3 }],
    ...overrides,
  };
}
