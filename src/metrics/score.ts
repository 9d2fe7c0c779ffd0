/** Scores a run: the values of each case of the suite, answered or not, and their means. */
import { type BucketMember, makeBuckets } from "../model/scope.ts";
import type { BaselineCase } from "../model/baseline.ts";
import type { Definition } from "../model/config.ts";
import { type CaseRun, type Run, runsById } from "../model/run.ts";
import {
  type CaseScore,
  type Means,
  type Scores,
  type Value,
  makeValueMapper,
} from "../model/scores.ts";
import { type Case, NONE, type Suite } from "../model/suite.ts";
import { findCasesWithoutCost } from "./cost.ts";
import { isPerCase } from "./family.ts";
import { summariseBucket } from "./latency.ts";
import { type Metric, findMetric } from "./registry.ts";
import {
  type CaseView,
  consumeTargets,
  isRelevant,
  relevantCount,
  targetRanks,
  viewCase,
} from "./view.ts";

/**
 * Returns the values of `metrics` for every case of the suite, their means, and the latency. A case
 * that the run does not have counts as a failed query that was not asked.
 */
export function scoreRun(
  suite: Suite,
  run: Run,
  metrics: readonly Metric[],
  definition: Definition,
): Scores {
  const runs = runsById(run);
  const scoreSubject = caseScorer(metrics, definition);
  const cases = suite.cases.map((subject) =>
    scoreSubject(subject, runs.get(subject.id) ?? makeUnaskedRun(subject)),
  );
  return { cases, ...summariseCases(cases, metrics, definition) };
}

/**
 * Returns the function that scores a case by the answer in a run. Metrics that are not per case,
 * latency and churn, are left out.
 */
export function caseScorer(
  metrics: readonly Metric[],
  definition: Definition,
): (subject: Case, run: CaseRun) => CaseScore {
  const caseMetrics = metrics.flatMap(({ name, family, k }) =>
    isPerCase(family) ? [{ name, family, k }] : [],
  );
  const nameValues = makeValueMapper(caseMetrics.map(({ name }) => name));
  return (subject, run) => {
    const view = viewCase(subject, run, definition);
    const values = caseMetrics.map(({ family, k }) => family.value(view, k));
    return scoreCase(view, run, nameValues(values));
  };
}

/** The part of a case's score that means and latency are computed from. */
type SummaryCase = BucketMember &
  Pick<CaseScore, "metrics" | "targets" | "error" | "samples_ms" | "spans_ms">;

export function summariseCases(
  cases: readonly SummaryCase[],
  metrics: readonly Metric[],
  definition: Pick<Definition, "percentile">,
): Omit<Scores, "cases"> {
  return {
    means: makeBuckets(cases, (bucket) => bucketMeans(bucket, metrics)),
    latency: makeBuckets(cases, (bucket) => summariseBucket(bucket, definition.percentile)),
  };
}

/**
 * Returns the means of the metrics `names`, and the latency, of these rows: overall, by intent and
 * by tag. Names of no metric are left out. A row with an error rate of 1 counts as a failed query.
 */
export function summariseRows(
  rows: Iterable<BaselineCase>,
  names: readonly string[],
  definition: Pick<Definition, "percentile" | "relevance">,
): Omit<Scores, "cases"> {
  const metrics = names.flatMap((name) => findMetric(name) ?? []);
  const summarised = [...rows].map((row): SummaryCase => {
    const { intent, tags, latency_ms: samples, spans_ms: spans } = row;
    return {
      intent,
      ...(tags !== undefined && { tags }),
      metrics: row.metrics,
      targets: row.targets.filter(({ grade }) => grade >= definition.relevance).length,
      error: row.metrics.get("error_rate") === 1 ? "failed" : null,
      samples_ms: samples,
      ...(spans !== undefined && { spans_ms: spans }),
    };
  });
  return summariseCases(summarised, metrics, definition);
}

/** Returns the suite without the cases that the run did not ask, since it ended early. */
export function suiteOfAskedCases(suite: Suite, run: Run): Suite {
  const unaskedRuns = run.cases.filter(
    ({ outcome }) => outcome.kind === "error" && outcome.asked === false,
  );
  const unaskedIds = new Set(unaskedRuns.map((caseRun) => caseRun.case_id));
  return { ...suite, cases: suite.cases.filter(({ id }) => !unaskedIds.has(id)) };
}

function makeUnaskedRun(subject: Case): CaseRun {
  return {
    case_id: subject.id,
    outcome: { kind: "error", message: "not asked", asked: false },
    first_ms: null,
    samples_ms: [],
  };
}

/** Returns the score of a case: its values, ranks and results, and what the run says of it. */
function scoreCase(view: CaseView, run: CaseRun, metrics: Means): CaseScore {
  const ranks = targetRanks(view);
  const forbiddenRanks = view.forbidden.flatMap((isForbidden, i) => (isForbidden ? [i + 1] : []));
  return {
    id: view.case.id,
    intent: view.case.intent,
    ...(view.case.tags !== undefined && { tags: view.case.tags }),
    digests: view.case.digests,
    metrics,
    ranks,
    found: ranks.some((rank, target) => rank !== null && isRelevant(view, target)),
    forbidden_ranks: forbiddenRanks,
    results: run.outcome.kind === "answer" ? run.outcome.hits.map((hit) => hit.doc_id) : NONE,
    ...keepClustersUnlikeIds(view),
    many_to_many: isManyToMany(view),
    targets: relevantCount(view),
    degraded: view.degraded,
    error: run.outcome.kind === "error" ? run.outcome.message : null,
    samples_ms: run.samples_ms,
    ...(run.spans_ms !== undefined && { spans_ms: run.spans_ms }),
  };
}

/**
 * Whether results and targets of the case are not one to one: a target is an any-of need of several
 * documents, or a result covers several targets, or one that an earlier result has found already.
 */
function isManyToMany(view: CaseView): boolean {
  if (view.case.expected.some(({ kind }) => kind === "any")) {
    return true;
  }
  // Of all targets, relevant or not. Null where an earlier result took what the result covers.
  const targetByResult = consumeTargets(view, () => true);
  return view.covers.some(
    (targets, i) => targets.length > 1 || (targets.length === 1 && targetByResult[i] === null),
  );
}

/**
 * Returns `clusters`, the cluster of each result, or its path if it names none. Empty if no result
 * has either, or if each one's is its own document id, which need not be kept twice.
 */
function keepClustersUnlikeIds({ hits }: CaseView): Pick<CaseScore, "clusters"> {
  const clusters = hits.map((hit) => hit.cluster ?? hit.path ?? null);
  const isKnown = clusters.some((cluster) => cluster !== null);
  const isOwnDocument = hits.every(({ doc_id: id }, at) => clusters[at] === id);
  return isKnown && !isOwnDocument ? { clusters } : {};
}

/** Returns the mean of each metric. That of a cost is null if an answered case has no cost. */
function bucketMeans(bucket: readonly SummaryCase[], metrics: readonly Metric[]): Means {
  const means = new Map<string, Value>();
  for (const { family, name } of metrics) {
    if (!isPerCase(family)) {
      continue;
    }
    const lacksCost = family.kind === "cost" && findCasesWithoutCost(bucket, name).length > 0;
    const mean = weightedMean(
      bucket,
      ({ metrics: values }) => values.get(name) ?? null,
      family.weight,
    );
    means.set(name, lacksCost ? null : mean);
  }
  return means;
}

/** Returns the mean of the values that are not null; null if all are. */
export function averageKnown(values: readonly Value[]): Value {
  const numbers = values.filter((value) => value !== null);
  const sum = numbers.reduce((total, value) => total + value, 0);
  return numbers.length === 0 ? null : sum / numbers.length;
}

/** Returns what a case weighs in a mean: 1, or with `weightBy` "targets" its relevant targets. */
export function weighCase(
  { targets }: Pick<CaseScore, "targets">,
  weightBy: "targets" | undefined,
): number {
  return weightBy === "targets" ? targets : 1;
}

/**
 * Returns the mean of `value` over the cases that have one, each with its weight (weighCase); null
 * if none has, or if their weights are 0.
 */
export function weightedMean<T extends Pick<CaseScore, "targets">>(
  cases: readonly T[],
  value: (scored: T) => Value,
  weightBy: "targets" | undefined,
): Value {
  let sum = 0;
  let totalWeight = 0;
  for (const scored of cases) {
    const caseValue = value(scored);
    if (caseValue === null) {
      continue;
    }
    const weight = weighCase(scored, weightBy);
    sum += caseValue * weight;
    totalWeight += weight;
  }
  return totalWeight === 0 ? null : sum / totalWeight;
}
