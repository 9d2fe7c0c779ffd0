/** A baseline of several runs, for retrievers whose answers vary. */
import { isPerCase } from "../metrics/family.ts";
import { averageKnown, weightedMean } from "../metrics/score.ts";
import { findMetric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { roundNumber, sameCanonical } from "../model/canonical-json.ts";
import { sameQuestion } from "../model/suite.ts";
import { indexById, requireItem, requireValue, mapValues } from "../model/lookup.ts";
import { type Scope, selectCases, mapBuckets } from "../model/scope.ts";
import { type CaseRun, type Run, runsById } from "../model/run.ts";
import type { CaseScore, Scores, Value } from "../model/scores.ts";
import { metricValue } from "../decision/pairs.ts";

export interface ScoredRun {
  readonly scores: Scores;
  readonly run: Run;
}

/**
 * Returns several runs of the same cases as one run with `run_count`. Each metric of a case is the
 * mean over the runs in which it has a value, and so is each of `by_row`, the scores of edited
 * cases by the targets of their rows. The case's answer is the first that found a target if most
 * runs found one, else the first that found none. Times are the first run's.
 */
export function averageRuns(runs: readonly ScoredRun[]): ScoredRun {
  const { scores, run } = requireItem(runs, 0);
  const averagedCases = averageCases(runs.map((each) => each.scores.cases));
  const cases = averagedCases.map(({ score }) => score);
  const means = mapBuckets(scores.means, (figures, scope) =>
    mapValues(figures, (_, name) => scopeMean(cases, scope, name)),
  );
  const scoresByRow = averageCases(runs.map((each) => [...(each.scores.by_row?.values() ?? [])]));
  const byRow = new Map(scoresByRow.map(({ score }) => [score.id, score]));

  const answersByRun = runs.map((each) => runsById(each.run));
  const shownRuns = new Map(averagedCases.map(({ score, shown }) => [score.id, shown]));
  const shownCases = run.cases.map((first): CaseRun => {
    // A case that was not scored keeps its first answer.
    const answers = requireItem(answersByRun, shownRuns.get(first.case_id) ?? 0);
    return { ...first, outcome: requireValue(answers, first.case_id).outcome };
  });
  return {
    scores: { ...scores, cases, means, by_row: byRow },
    run: { ...run, cases: shownCases, run_count: runs.length },
  };
}

/** Returns the mean of a metric over the cases of the suite, an intent or a tag. */
function scopeMean(cases: readonly CaseScore[], scope: Scope, name: string): Value {
  const metric = findMetric(name);
  const weight = metric !== null && isPerCase(metric.family) ? metric.family.weight : undefined;
  return weightedMean(selectCases(cases, scope), (score) => metricValue(score, name), weight);
}

interface AveragedCase {
  readonly score: CaseScore;
  /** The index of the run whose answer the case keeps. */
  readonly shown: number;
}

/**
 * Returns each case's mean metrics over the runs, with the answer of one run (`shown`): the first
 * that found a target if most did, else the first that found none.
 */
function averageCases(runs: readonly (readonly CaseScore[])[]): readonly AveragedCase[] {
  const scoresOfCase = groupScores(runs);
  return requireItem(runs, 0).map((first): AveragedCase => {
    const scoresByRun = scoresOfCase(first.id);
    const isMostlyFound = 2 * scoresByRun.filter(({ found }) => found).length > scoresByRun.length;
    const shown = scoresByRun.findIndex((each) => each.found === isMostlyFound);
    const metrics = new Map(
      [...first.metrics.keys()].map((name) => [
        name,
        averageKnown(scoresByRun.map((each) => metricValue(each, name))),
      ]),
    );
    // Only the first run is timed.
    const { samples_ms, spans_ms } = first;
    const times = { samples_ms, ...(spans_ms !== undefined && { spans_ms }) };
    return { score: { ...requireItem(scoresByRun, shown), ...times, metrics }, shown };
  });
}

/** Returns a function that returns a case's scores in all runs that have the case. */
function groupScores(
  runs: readonly (readonly CaseScore[])[],
): (id: string) => readonly CaseScore[] {
  const byRun = runs.map(indexById);
  return (id) => byRun.flatMap((run) => run.get(id) ?? []);
}

/**
 * Returns the baseline with the number of its runs, and for each row in how many of them it found a
 * target. If a query got other results in another run, the baseline gets `answers_vary`, and each
 * row the variance of recall + nDCG over the runs.
 */
export function addRunFigures(baseline: Baseline, runs: readonly ScoredRun[]): Baseline {
  const scoresOfCase = groupScores(runs.map(({ scores }) => scores.cases));
  const varies =
    baseline.answers_vary === true ||
    [...baseline.cases.keys()].some((id) => {
      const [first, ...others] = scoresOfCase(id);
      return others.some(({ results }) => !sameCanonical(results, first?.results));
    });
  const cases = mapValues(baseline.cases, (row, id): BaselineCase => {
    const scoresByRun = scoresOfCase(id);
    const variance = varies ? varianceOverRuns(scoresByRun, baseline.k) : null;
    const foundRuns = scoresByRun.filter(({ found }) => found).length;
    const counted = { ...row, found_in: foundRuns };
    return variance === null ? counted : { ...counted, variance };
  });
  return { ...baseline, cases, run_count: runs.length, ...(varies && { answers_vary: true }) };
}

/**
 * Returns the variance of recall + nDCG of one case over its runs, with divisor N - 1. Null if
 * fewer than two runs have a value.
 */
function varianceOverRuns(scores: readonly CaseScore[], k: number): number | null {
  const sums: number[] = [];
  for (const score of scores) {
    const recall = metricValue(score, `recall@${k}`);
    const ndcg = metricValue(score, `ndcg@${k}`);
    if (recall !== null && ndcg !== null) {
      sums.push(recall + ndcg);
    }
  }
  if (sums.length < 2) {
    return null;
  }
  const mean = sums.reduce((all, sum) => all + sum, 0) / sums.length;
  const squares = sums.reduce((all, sum) => all + (sum - mean) ** 2, 0);
  return roundNumber(squares / (sums.length - 1));
}

/** Returns the new baseline with the old variance of rows that have none: one run measures none. */
export function keepVariances(newBaseline: Baseline, before: Baseline | null): Baseline {
  if (before === null || newBaseline.answers_vary !== true) {
    return newBaseline;
  }
  const cases = mapValues(newBaseline.cases, (row, id) => {
    const oldRow = before.cases.get(id);
    const isSame = oldRow !== undefined && sameQuestion(oldRow.digests, row.digests);
    const variance = row.variance ?? (isSame ? oldRow.variance : undefined);
    return variance === undefined ? row : { ...row, variance };
  });
  return { ...newBaseline, cases };
}
