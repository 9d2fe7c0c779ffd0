/** Checks and a verdict over the cases in report-specs.ts. */
import type { Buckets, Scores } from "../../src/model/scores.ts";
import type { Check, Culprit, Verdict } from "../../src/model/verdict.ts";
import { makeScores } from "./report-inputs.ts";
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

/**
 * The check of a metric in a scope, by its limit: the baseline's value minus or plus the tolerance.
 */
function makeCheck(
  specs: readonly CaseSpec[],
  metric: string,
  scope: Scope,
  tolerance: number,
  overrides: Pick<Partial<Check>, "secondary_to"> = {},
): Check {
  const before = makeScores(specs, "before");
  const after = makeScores(specs, "after");
  const latency = metric.startsWith("latency_");
  const value = (scores: Scores): number => {
    const pick = <T>(buckets: Buckets<T>): T => findBucket(buckets, scope)!;
    if (latency) {
      return metric === "latency_p95_ms"
        ? pick(scores.latency).p95_ms!
        : pick(scores.latency).p50_ms!;
    }
    return pick(scores.means).get(metric)!;
  };
  const lower = latency || metric.endsWith("_rate") || metric.startsWith("clustering");
  const baseline = value(before);
  const current = value(after);
  const limit = lower ? baseline + tolerance : baseline - tolerance;
  const passed = lower ? current <= limit + 1e-9 : current >= limit - 1e-9;
  return {
    unit: latency ? "ms" : "share",
    state: passed ? "pass" : "fail",
    metric,
    scope,
    n: specs.length,
    baseline,
    current,
    interval: latency ? [current - 1, current + 1] : null,
    delta: current - baseline,
    tolerance,
    limit,
    direction: lower ? "lower" : "higher",
    passed,
    category: categoryOf(metric),
    secondary_to: null,
    cases: passed ? [] : culpritsOf(specs, metric, scope, [before, after]),
    ...(latency ? {} : { evidence: EVIDENCE }),
    ...overrides,
  };
}

/** The category of the metric's checks. */
function categoryOf(metric: string): Check["category"] {
  if (metric.startsWith("latency_")) {
    return "latency_regression";
  }
  if (metric.startsWith("clustering")) {
    return "diversity_collapse";
  }
  if (metric === "degraded_rate") {
    return "semantic_degraded_spike";
  }
  if (metric === "error_rate") {
    return "retriever_error";
  }
  return /^(mrr|ndcg)/.test(metric) ? "ranking_shift" : "recall_drop";
}

/**
 * The cases of the scope whose value of the metric got worse, the worst first. Latency must have
 * risen by more than 0.5 ms.
 */
function culpritsOf(
  specs: readonly CaseSpec[],
  metric: string,
  scope: Scope,
  [scoresBefore, scoresAfter]: readonly [Scores, Scores],
): readonly Culprit[] {
  const latency = metric.startsWith("latency_");
  return specs
    .flatMap((each, i) => {
      const before = latency ? each.ms[0] : (scoresBefore.cases[i]!.metrics.get(metric) ?? 0);
      const after = latency ? each.ms[1] : (scoresAfter.cases[i]!.metrics.get(metric) ?? 0);
      const isWorse = latency ? after - before > 0.5 : before - after > 1e-9;
      const culprit = { before, after, ranks_before: each.before, ranks_after: each.after };
      return isWorse && isInScope(scope, each) ? [{ id: each.id, ...culprit }] : [];
    })
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/**
 * The checks of all metrics overall and in each intent but `negative`. In `symbol` rankings fail by
 * themselves; elsewhere they follow from recall.
 */
export function makeChecks(specs: readonly CaseSpec[]): readonly Check[] {
  const intents = [...new Set(specs.map((each) => each.intent))]
    .filter((intent) => intent !== "negative")
    .toSorted();
  const scopes = [OVERALL, ...intents.map(intentScope)];
  return scopes.flatMap((scope) => [
    makeCheck(specs, "recall@10", scope, 0.05),
    ...["mrr@10", "ndcg@10"].map((metric) =>
      makeCheck(
        specs,
        metric,
        scope,
        0.05,
        scopeText(scope) === "intent:symbol" ? {} : { secondary_to: "recall_drop" },
      ),
    ),
    makeCheck(specs, "clustering_ratio@10", scope, 0.05),
    makeCheck(specs, "zero_result_rate", scope, 0.02),
    ...["latency_p50_ms", "latency_p95_ms"].map((metric) => makeCheck(specs, metric, scope, 20)),
  ]);
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
