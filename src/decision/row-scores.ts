/**
 * Scores edited cases by the targets of their baseline rows. A row keeps the targets, grades and
 * forbidden results that it was measured by. A run is compared with it by these, whatever the suite
 * says by now, until the row is recorded again.
 */
import { caseScorer } from "../metrics/score.ts";
import type { Metric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCase } from "../model/digests.ts";
import { type Run, runsById } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import { type Case, NONE, type Suite } from "../model/suite.ts";
import type { JudgedPolicy, Policy } from "./policy.ts";
import { hasFoundTarget, metricValue, pairCases } from "./pairs.ts";
import { listMetrics } from "./rules.ts";

/**
 * Returns the case with the targets, forbidden results and `expect_empty` of its row, and with the
 * row's `digests`, which belong to these. The case stays `answers_only` only where the row has no
 * targets: a row with targets is scored by them.
 */
export function useRowTargets(subject: Case, row: BaselineCase): Case {
  const { answers_only: answersOnly, ...rest } = subject;
  const { targets, forbidden = NONE, digests, expect_empty: expectEmpty = false } = row;
  const isAnswersOnly = answersOnly === true && targets.length === 0;
  return {
    ...rest,
    ...(isAnswersOnly ? { answers_only: true as const } : {}),
    expected: targets,
    forbidden,
    expect_empty: expectEmpty,
    digests,
  };
}

/**
 * Returns the suite with the targets, forbidden results and `expect_empty` of the base's case with
 * the same id, if that has the same query and params. So an edit of targets does not change how the
 * base is measured.
 */
export function useBaseTargets(suite: Suite, base: Suite): Suite {
  const baseCases = new Map(base.cases.map((each) => [each.id, each]));
  const cases = suite.cases.map((each): Case => {
    const baseCase = baseCases.get(each.id);
    if (baseCase === undefined || baseCase.digests.ask !== each.digests.ask) {
      return each;
    }
    const { answers_only: _answersOnly, ...rest } = each;
    const { expected, forbidden, digests, expect_empty, answers_only: answersOnly } = baseCase;
    return {
      ...rest,
      ...(answersOnly === true ? { answers_only: answersOnly } : {}),
      expected,
      forbidden,
      expect_empty,
      digests,
    };
  });
  return { ...suite, cases };
}

/**
 * Returns the row of a case whose targets, forbidden results or `expect_empty` were edited since it
 * was recorded. Null if they were not, if it has no row, or if its row has another query or params.
 */
function rowOfEditedCase(subject: Case, baseline: Baseline): BaselineCase | null {
  const row = baseline.cases.get(subject.id);
  if (row === undefined || row.digests.ask !== subject.digests.ask) {
    return null;
  }
  return sameCase(row.digests, subject.digests) ? null : row;
}

/**
 * Returns the policy beside the run that it judges. `ownScores` are by the suite's targets; the
 * scores of edited cases by their rows' targets are added, and the cases are paired with the
 * baseline's rows.
 */
export function makeJudgedPolicy(policy: Policy, ownScores: Scores, run: Run): JudgedPolicy {
  const scores = addRowScores(policy, ownScores, run);
  return { policy, scores, run, pairing: pairCases(scores, policy.baseline) };
}

/**
 * Returns the scores with `by_row`: for each edited case that the run has, its score by the targets
 * of its row. The rows are those of the policy's baseline, or of the one that `record` replaces.
 * Without either, or without edited cases, there is no `by_row`. Averaged scores of several runs
 * (`run_count`) have it already and are returned as they are.
 */
export function addRowScores(
  policy: Pick<Policy, "config" | "suite" | "baseline" | "replaced">,
  scores: Scores,
  run: Run,
): Scores {
  if (run.run_count !== undefined) {
    return scores;
  }
  // `by_row` of the scores, if any, is by the rows of another baseline.
  const { by_row: _otherRows, ...ownScores } = scores;
  const baseline = policy.baseline ?? policy.replaced?.baseline ?? null;
  if (baseline === null) {
    return ownScores;
  }
  const { config, suite } = policy;
  const scoreCase = caseScorer(listMetrics(config), config.definition);
  const answersById = runsById(run);
  const byRow = new Map<string, CaseScore>();
  for (const subject of suite.cases) {
    const row = rowOfEditedCase(subject, baseline);
    const answer = answersById.get(subject.id);
    if (row !== null && answer !== undefined) {
      byRow.set(subject.id, scoreCase(useRowTargets(subject, row), answer));
    }
  }
  return byRow.size === 0 ? ownScores : { ...ownScores, by_row: byRow };
}

/**
 * Returns the same policy and run, in which each case to which the change adds answers counts with
 * the better of both values, by its row's targets and with the added answers. `withAnswers`: the
 * scores of these cases with the added answers, by id.
 */
export function judgeWithAnswers(
  judged: JudgedPolicy,
  withAnswers: ReadonlyMap<string, CaseScore>,
): JudgedPolicy {
  const { config, baseline } = judged.policy;
  const scores = useBetterScores(judged.scores, withAnswers, listMetrics(config));
  return { ...judged, scores, pairing: pairCases(scores, baseline) };
}

/**
 * Returns the scores with the better of both values of each case to which the change adds answers:
 * by its row's targets (in `scores.by_row`), and with the added answers (`withAnswers`, by id).
 */
function useBetterScores(
  scores: Scores,
  withAnswers: ReadonlyMap<string, CaseScore>,
  metrics: readonly Metric[],
): Scores {
  const quality = metrics.filter(({ family }) => family.kind === "quality").map(({ name }) => name);
  const byRow = new Map(scores.by_row);
  const cases = scores.cases.map((score): CaseScore => {
    const scoreWithAnswers = withAnswers.get(score.id);
    if (scoreWithAnswers === undefined) {
      return score;
    }
    byRow.set(score.id, betterScore(byRow.get(score.id) ?? score, scoreWithAnswers, quality));
    // Floors are checked by the suite's targets, so that score is replaced, too.
    return betterScore(score, scoreWithAnswers, quality);
  });
  return { ...scores, cases, by_row: byRow };
}

/**
 * Returns the score with the better of both values of each metric of quality (`quality`: their
 * names). If only the other score found a target, the case counts as found.
 */
function betterScore(
  score: CaseScore,
  otherScore: CaseScore,
  quality: readonly string[],
): CaseScore {
  const metrics = new Map(score.metrics);
  for (const name of quality) {
    const value = metricValue(score, name);
    const otherValue = metricValue(otherScore, name);
    if (value !== null && otherValue !== null && otherValue > value) {
      metrics.set(name, otherValue);
    }
  }
  if (hasFoundTarget(score) || !hasFoundTarget(otherScore)) {
    return { ...score, metrics };
  }
  // The targets of both scores differ, so their ranks can't be mapped. One found target marks the
  // case as found.
  const bestRank = Math.min(...otherScore.ranks.filter((rank) => rank !== null));
  const ranks = score.ranks.map((_, target) => (target === 0 ? bestRank : null));
  return { ...score, metrics, ranks };
}
