/** Compares two or more systems on one suite, each with the first: figures, lists and, with rules, a gate's outcome. */
import { groupChanges } from "../../explain/groups.ts";
import { type JudgedCases, decideVerdict, findGain } from "../../decision/verdict.ts";
import { caseGroups, pairCases } from "../../decision/pairs.ts";
import { listMetrics, resolveRules } from "../../decision/rules.ts";
import { collectEvidence } from "../../explain/evidence.ts";
import { baselineFromRun } from "../../gate/outcome.ts";
import { type Overlap, compareLists } from "../../metrics/churn.ts";
import { isPerCase } from "../../metrics/family.ts";
import { documentIds } from "../../metrics/matching.ts";
import { type Metric, unitOfMetric } from "../../metrics/registry.ts";
import { averageKnown, scoreRun } from "../../metrics/score.ts";
import { viewCase } from "../../metrics/view.ts";
import type { Config, Definition } from "../../model/config.ts";
import type { Evidence } from "../../model/explanation.ts";
import { type CaseRun, type Hit, type Run, runsById } from "../../model/run.ts";
import type { Scores } from "../../model/scores.ts";
import type { Suite } from "../../model/suite.ts";
import type { ComparedAnswer, ComparedSystem, Comparison, SystemRuling } from "./model.ts";
import { requireItem, requireValue, zipLists } from "../../model/lookup.ts";

export interface MeasuredSystem extends Pick<
  ComparedSystem,
  "label" | "path" | "digest" | "settings"
> {
  readonly run: Run;
}

export interface ComparisonPlan {
  readonly suite: Suite;
  readonly k: number;
  readonly definition: Definition;
  readonly digests: Comparison["digests"];
  /** The metrics to show. */
  readonly metrics: readonly Metric[];
  /** The config whose rules decide; null if nothing is tested. */
  readonly rules: Config | null;
}

/**
 * Returns the figures, lists and answers of each system, compared with the first one's. With rules, each further system
 * also has the outcome of a gate whose baseline is the first.
 */
export function compareSystems(
  plan: ComparisonPlan,
  systems: readonly MeasuredSystem[],
): Comparison {
  const { suite, k, definition, digests, metrics, rules } = plan;
  const allMetrics = [...metrics, ...(rules === null ? [] : listMetrics(rules))];
  const distinctMetrics = [...new Map(allMetrics.map((metric) => [metric.name, metric])).values()];
  const scoresBySystem = systems.map(({ run }) =>
    scoreRun(suite, run, distinctMetrics, definition),
  );
  const tests =
    rules === null
      ? systems.map(() => UNTESTED)
      : testMetrics(plan, rules, systems, scoresBySystem);
  const firstSystem = requireItem(systems, 0);
  const firstScores = requireItem(scoresBySystem, 0);
  const firstRuns = runsById(firstSystem.run);
  return {
    k,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    digests,
    repeats: Math.max(0, ...systems.map(({ run }) => run.timing.repeats)),
    metrics: metrics.map(({ name, family: { direction } }) => ({
      name,
      unit: unitOfMetric(name),
      direction,
    })),
    queries: suite.cases,
    systems: systems.map(({ run, label, path, digest, settings }, at) => {
      const scores = requireItem(scoresBySystem, at);
      const { evidence, ruling } = requireItem(tests, at);
      const answers = compareAnswers(plan, run, scores, firstRuns);
      const figures = metrics.map(({ name }) => ({
        mean: scores.means.overall.get(name) ?? null,
        against_first: evidence.get(name) ?? null,
      }));
      const latency = scores.latency.overall;
      const overlap = meanOverlap(answers.map((answer) => answer.overlap));
      const pairs = zipLists(firstScores.cases, scores.cases).map(([before, now]) => ({
        now,
        before,
      }));
      const groups = at === 0 ? [] : groupChanges(suite, k, pairs, [firstSystem.run, run]);
      return {
        label,
        path,
        digest,
        settings,
        figures,
        overlap,
        answers,
        groups,
        ruling,
        latency: latency.samples === 0 ? null : latency,
      };
    }),
  };
}

// What each system returned, query by query.

/**
 * Returns for each query what the system answered, its values, and what its list has in common with
 * the first system's.
 */
function compareAnswers(
  { suite, k, definition, metrics }: ComparisonPlan,
  run: Run,
  scores: Scores,
  firstRuns: ReadonlyMap<string, CaseRun>,
): readonly ComparedAnswer[] {
  const runs = runsById(run);
  return zipLists(suite.cases, scores.cases).map(([subject, score]) => {
    const { hits, covers } = viewCase(subject, requireValue(runs, subject.id), definition);
    const isIrrelevant = (hit: Hit): boolean =>
      documentIds(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
    const judged = hits.filter(
      (hit, rank) => !hit.repeat && (requireItem(covers, rank).length > 0 || isIrrelevant(hit)),
    );
    const { outcome } = requireValue(firstRuns, subject.id);
    return {
      values: metrics.map(({ name }) => score.metrics.get(name) ?? null),
      hits: hitDocumentIds(judged),
      results: hits,
      overlap: compareLists(
        hitDocumentIds(outcome.kind === "answer" ? outcome.hits : []),
        hitDocumentIds(hits),
        k,
      ),
      score,
    };
  });
}

function hitDocumentIds(hits: readonly Hit[]): readonly string[] {
  return hits.map((hit) => hit.doc_id);
}

/** Returns the means over the queries that have a value. */
function meanOverlap(all: readonly Overlap[]): Overlap {
  return {
    jaccard: averageKnown(all.map(({ jaccard }) => jaccard)),
    found: averageKnown(all.map(({ found }) => found)),
  };
}

// What a gate would say of each system, with the first as its baseline.

/** How a system compares with the first one: null evidence if a metric can't be compared. */
interface Tests {
  /** By metric. */
  readonly evidence: ReadonlyMap<string, Evidence | null>;
  readonly ruling: SystemRuling | null;
}

/** The tests of the first system, and of any if there are no rules. */
const UNTESTED: Tests = { evidence: new Map(), ruling: null };

/** Fixes the random draws of the intervals, so that the same runs give the same bytes. */
const SEED = 1;

/** Tests each system but the first as a gate would whose baseline is the first. */
function testMetrics(
  { suite, metrics }: ComparisonPlan,
  rules: Config,
  systems: readonly MeasuredSystem[],
  scored: readonly Scores[],
): readonly Tests[] {
  const baseline = baselineFromRun(rules, suite, requireItem(scored, 0));
  const policy = { config: { ...rules, latency: "off" as const }, suite, baseline };
  const judgedCases = scored.map((scores) => {
    return { policy, scores, pairing: pairCases(scores, baseline) };
  });
  const rulings = correctRulings(
    judgedCases.map((judged, at) => (at === 0 ? null : decideSystem(judged))),
  );
  return zipLists(judgedCases, rulings).map(([{ pairing }, ruling], at) => {
    if (at === 0) {
      return UNTESTED;
    }
    const { pairs } = pairing;
    const evidence = metrics.map(({ name, family }): readonly [string, Evidence | null] => {
      const options = { seed: SEED, groups: caseGroups(suite) };
      return [name, isPerCase(family) ? collectEvidence(pairs, { name, family }, options) : null];
    });
    return { evidence: new Map(evidence), ruling };
  });
}

/**
 * Returns the decision of a gate between the baseline and this run, without latency: fail, else
 * gain, else whether something fell. `p` is the smaller one of the tests for a fall and for a rise.
 */
function decideSystem(judged: JudgedCases): SystemRuling {
  const { policy } = judged;
  const rules = resolveRules(policy.config, policy.suite);
  const decided = decideVerdict(rules, judged);
  const { checks } = decided;
  const whole = decided.tests.baseline.get("overall");
  const moved = checks.filter(({ outcome }) => outcome !== "pass");
  const gain = findGain(rules, decided);
  const p = Math.min(whole?.p ?? 1, whole?.riseP ?? 1);
  if (moved.some((check) => check.outcome === "fail")) {
    return { outcome: "fail", checks: moved, p };
  }
  if (gain !== null) {
    return { outcome: "gain", checks: moved, p };
  }
  return { outcome: moved.length > 0 ? "fell" : "pass", checks: moved, p };
}

/**
 * Adds `p_systems` to each ruling, if there are two or more: Holm's correction over the systems. Of
 * m rulings the smallest p is multiplied by m, the next by m - 1 and so on, and none is smaller
 * than the one before it.
 */
function correctRulings(
  rulings: readonly (SystemRuling | null)[],
): readonly (SystemRuling | null)[] {
  const rulingsByP = rulings.filter((each) => each !== null).toSorted((a, b) => a.p - b.p);
  if (rulingsByP.length < 2) {
    return rulings;
  }
  const corrected = new Map<SystemRuling, number>();
  let largest = 0;
  for (const [at, each] of rulingsByP.entries()) {
    largest = Math.max(largest, Math.min(1, each.p * (rulingsByP.length - at)));
    corrected.set(each, largest);
  }
  return rulings.map((ruling) =>
    ruling === null ? null : { ...ruling, p_systems: requireValue(corrected, ruling) },
  );
}
