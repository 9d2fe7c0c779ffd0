/** Warns of floors that no search can reach, with the most that is possible. */
import { EPSILON } from "../decision/limits.ts";
import { listMetrics, resolveRules } from "../decision/rules.ts";
import { isPerCase } from "../metrics/family.ts";
import { caseScorer, summariseCases } from "../metrics/score.ts";
import type { Config } from "../model/config.ts";
import { findBucket, scopeText, selectCases } from "../model/scope.ts";
import { type Case, type Suite, singleTargets } from "../model/suite.ts";
import { hitOfTarget } from "./lint.ts";

/**
 * Returns a warning of each floor of quality that a search would miss in this suite even if it
 * returned the expected documents first, and nothing else.
 */
export function warnOfUnreachableFloors(config: Config, suite: Suite): readonly string[] {
  const rules = resolveRules(config, suite).filter(
    ({ floor, metric: { family } }) =>
      floor !== null && family.kind === "quality" && isPerCase(family),
  );
  if (rules.length === 0) {
    return [];
  }
  const metrics = listMetrics(config);
  const scoreCase = caseScorer(metrics, config.definition);
  const scores = suite.cases.map((subject) =>
    scoreCase(subject, answerPerfectly(subject, config.k)),
  );
  const { means } = summariseCases(scores, metrics, config.definition);
  return rules.flatMap((rule) => {
    const { name } = rule.metric;
    const most = findBucket(means, rule.scope)?.get(name) ?? null;
    const floor = rule.floor ?? 0;
    if (most === null || most >= floor - EPSILON) {
      return [];
    }
    const casesOfScope = selectCases(scores, rule.scope);
    const below = casesOfScope.find(({ metrics: values }) => (values.get(name) ?? floor) < floor);
    const example =
      below === undefined
        ? ""
        : `; case ${below.id} has at most ${below.metrics.get(name)?.toFixed(3)}`;
    return [
      `the floor ${floor} of ${name} (${scopeText(rule.scope)}) can't be reached: a perfect search has ${most.toFixed(3)} with this suite and k ${config.k}${example}`,
    ];
  });
}

/** Returns the run of a case in which its documents come first, the most relevant ones before. */
function answerPerfectly(subject: Case, k: number): Parameters<ReturnType<typeof caseScorer>>[1] {
  const targets = subject.expected.toSorted((a, b) => b.grade - a.grade);
  const hits = targets.slice(0, k).map((target) => hitOfTarget(singleTargets(target)[0]!));
  return {
    case_id: subject.id,
    outcome: { kind: "answer", hits, returned: hits.length, degraded: false },
    first_ms: null,
    samples_ms: [],
  };
}
