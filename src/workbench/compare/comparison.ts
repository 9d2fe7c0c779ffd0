/**
 * Compares two or more systems on one suite, each with the first one: figures, lists and, with a
 * config's rules, what a gate would say whose baseline is the first one.
 */
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

/** A system and what it answered. */
export interface MeasuredSystem extends Pick<
  ComparedSystem,
  "label" | "path" | "digest" | "settings"
> {
  readonly run: Run;
}

/** What all systems of a comparison have in common. */
export interface ComparisonPlan {
  readonly suite: Suite;
  /** The cutoff. */
  readonly k: number;
  readonly definition: Definition;
  readonly digests: Comparison["digests"];
  /** The metrics to show. */
  readonly metrics: readonly Metric[];
  /** The config whose rules decide; null if nothing is tested. */
  readonly rules: Config | null;
}

/**
 * Returns the figures and answers of each system, each compared with the first one's. With rules,
 * each system but the first also has tests of its metrics, and the ruling of a gate whose baseline
 * is the first system. Asks no system: `systems` have their runs.
 */
export function compareSystems(
  plan: ComparisonPlan,
  systems: readonly MeasuredSystem[],
): Comparison {
  const { suite, k, definition, digests, metrics, rules } = plan;
  // The gate's rules may need more metrics than those that are shown.
  const allMetrics = [...metrics, ...(rules === null ? [] : listMetrics(rules))];
  const distinctMetrics = [...new Map(allMetrics.map((metric) => [metric.name, metric])).values()];
  const scoresBySystem = systems.map(({ run }) =>
    scoreRun(suite, run, distinctMetrics, definition),
  );
  const tests =
    rules === null
      ? systems.map(() => UNTESTED)
      : testMetrics(plan, rules, systems, scoresBySystem);
  const first = { run: requireItem(systems, 0).run, scores: requireItem(scoresBySystem, 0) };
  return {
    k,
    gain: definition.gain,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    digests,
    repeats: Math.max(0, ...systems.map(({ run }) => run.timing.repeats)),
    metrics: metrics.map(({ name, family: { direction } }) => ({
      name,
      unit: unitOfMetric(name),
      direction,
    })),
    queries: suite.cases,
    systems: systems.map((system, at) => {
      const scores = requireItem(scoresBySystem, at);
      return compareSystem(plan, system, scores, first, requireItem(tests, at));
    }),
  };
}

function compareSystem(
  plan: ComparisonPlan,
  { run, label, path, digest, settings }: MeasuredSystem,
  scores: Scores,
  first: { readonly run: Run; readonly scores: Scores },
  { evidence, ruling }: Tests,
): ComparedSystem {
  const { suite, k, metrics } = plan;
  const answers = compareAnswers(plan, run, scores, runsById(first.run));
  const figures = metrics.map(({ name }) => ({
    mean: scores.means.overall.get(name) ?? null,
    against_first: evidence.get(name) ?? null,
  }));
  const overlap = meanOverlap(answers.map((answer) => answer.overlap));
  const latency = scores.latency.overall;
  // Nothing changes between a run and itself: not searched, since it takes long.
  const isFirst = run === first.run;
  const pairs = zipLists(first.scores.cases, scores.cases).map(([before, now]) => {
    return { before, now };
  });
  return {
    label,
    path,
    digest,
    settings,
    figures,
    overlap,
    answers,
    groups: isFirst ? [] : groupChanges(suite, k, pairs, [first.run, run]),
    ruling,
    latency: latency.samples === 0 ? null : latency,
  };
}

// What each system returned, query by query.

/**
 * Returns for each query, in the suite's order, what the system answered, its values of the plan's
 * metrics, and what its list has in common with the first system's. `firstRuns`: that of the first
 * system by case id.
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
    const isJudgedIrrelevant = (hit: Hit): boolean =>
      documentIds(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
    // Judged is what matches a target, or what the suite names as irrelevant; each document once.
    const judgedHits = hits.filter((hit, index) => {
      const matchesTarget = requireItem(covers, index).length > 0;
      return !hit.repeat && (matchesTarget || isJudgedIrrelevant(hit));
    });
    const { outcome } = requireValue(firstRuns, subject.id);
    return {
      values: metrics.map(({ name }) => score.metrics.get(name) ?? null),
      hits: hitDocumentIds(judgedHits),
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

function meanOverlap(all: readonly Overlap[]): Overlap {
  return {
    jaccard: averageKnown(all.map(({ jaccard }) => jaccard)),
    found: averageKnown(all.map(({ found }) => found)),
  };
}

// What a gate would say of each system, with the first as its baseline.

/** How a system compares with the first one. */
interface Tests {
  /** How each metric changed, by its name; null if the metric can't be compared. */
  readonly evidence: ReadonlyMap<string, Evidence | null>;
  /** Null for the first system, and without rules. */
  readonly ruling: SystemRuling | null;
}

/** The tests of the first system, and of every system if there are no rules. */
const UNTESTED: Tests = { evidence: new Map(), ruling: null };

/**
 * Returns the tests of each system, in order, as a gate makes them whose config is `rules` and
 * whose baseline is the first system's run; UNTESTED for the first system. `scored`: the scores of
 * each system. Latency is not tested.
 */
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
    const groups = caseGroups(suite);
    const evidence = metrics.map(({ name, family }): readonly [string, Evidence | null] => {
      return [name, isPerCase(family) ? collectEvidence(pairs, { name, family }, groups) : null];
    });
    return { evidence: new Map(evidence), ruling };
  });
}

/**
 * Returns what a gate decides between the baseline in `judged` and the run there: `fail` if a check
 * fails, else `gain` if the run is significantly better, else `fell` if a check is beyond its limit
 * without failing, else `pass`. `p` is the smaller one of the whole suite's tests for a fall and
 * for a rise, 1 if there was nothing to test.
 */
function decideSystem(judged: JudgedCases): SystemRuling {
  const { policy } = judged;
  const rules = resolveRules(policy.config, policy.suite);
  const verdict = decideVerdict(rules, judged);
  const checks = verdict.checks.filter(({ outcome }) => outcome !== "pass");
  const wholeSuiteTest = verdict.tests.baseline.get("overall");
  const p = Math.min(wholeSuiteTest?.p ?? 1, wholeSuiteTest?.riseP ?? 1);
  if (checks.some(({ outcome }) => outcome === "fail")) {
    return { outcome: "fail", checks, p };
  }
  const hasGained = findGain(rules, verdict, policy) !== null;
  if (hasGained) {
    return { outcome: "gain", checks, p };
  }
  return { outcome: checks.length > 0 ? "fell" : "pass", checks, p };
}

/**
 * Returns the rulings in their order, each with `p_systems`: its p corrected by Holm's method,
 * since each further system is one more chance of a small p. Of m rulings the smallest p is
 * multiplied by m, the next by m - 1 and so on, at most to 1, and no corrected p is smaller than
 * the one before it. A single ruling is returned as it is, as is null, which stands for the first
 * system.
 */
function correctRulings(
  rulings: readonly (SystemRuling | null)[],
): readonly (SystemRuling | null)[] {
  const rulingsByP = rulings.filter((each) => each !== null).toSorted((a, b) => a.p - b.p);
  if (rulingsByP.length < 2) {
    return rulings;
  }
  const correctedP = new Map<SystemRuling, number>();
  let largestSoFar = 0;
  for (const [index, ruling] of rulingsByP.entries()) {
    const multipliedP = Math.min(1, ruling.p * (rulingsByP.length - index));
    largestSoFar = Math.max(largestSoFar, multipliedP);
    correctedP.set(ruling, largestSoFar);
  }
  return rulings.map((ruling) =>
    ruling === null ? null : { ...ruling, p_systems: requireValue(correctedP, ruling) },
  );
}
