/**
 * Scores edited cases by the targets of their baseline rows. A run is compared with a row by what
 * the row was measured by, whatever the suite says by now, until it is recorded again.
 */
import { caseScorer } from "../metrics/score.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCase, sameQuery } from "../model/digests.ts";
import { type Run, runsById } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import { type Case, NONE, type Suite } from "../model/suite.ts";
import type { JudgedPolicy, Policy } from "./policy.ts";
import { pairCases } from "./pairs.ts";
import { listMetrics } from "./rules.ts";
import { indexById } from "../model/lookup.ts";

/**
 * Returns the case with the targets of its row, and with the row's `digests`, which belong to
 * these. A row without targets says nothing of what should be found: the case is watched.
 */
export function useRowTargets(subject: Case, row: BaselineCase): Case {
  const { watched: _watched, ...rest } = subject;
  const { targets, forbidden = NONE, digests, expect_empty: expectEmpty = false } = row;
  const isWatched = targets.length === 0 && !expectEmpty;
  return {
    ...rest,
    ...(isWatched ? { watched: true as const } : {}),
    expected: targets,
    forbidden,
    expect_empty: expectEmpty,
    digests,
  };
}

/**
 * Returns the suite as its baseline's rows know it, for files that can't be read (`unread` says
 * why).
 */
export function makeSuiteOfRows(suite: Suite, baseline: Baseline, unread: string): Suite {
  const cases: Case[] = [];
  for (const each of suite.cases) {
    const row = baseline.cases.get(each.id);
    if (row !== undefined && sameQuery(row.digests, each.digests)) {
      cases.push({ ...useRowTargets(each, row), intent: row.intent });
    }
  }
  return { ...suite, ...baseline.suite, cases, unread };
}

/**
 * Returns the suite with the targets of the base's case with the same id and query. So an edit of
 * targets does not change how the base is measured.
 */
export function useBaseTargets(suite: Suite, base: Suite): Suite {
  const baseCases = indexById(base.cases);
  const cases = suite.cases.map((each): Case => {
    const baseCase = baseCases.get(each.id);
    if (baseCase === undefined || !sameQuery(baseCase.digests, each.digests)) {
      return each;
    }
    const { watched: _watched, ...rest } = each;
    const { expected, forbidden, digests, expect_empty, watched } = baseCase;
    return {
      ...rest,
      ...(watched === true ? { watched } : {}),
      expected,
      forbidden,
      expect_empty,
      digests,
    };
  });
  return { ...suite, cases };
}

/**
 * Returns the row of a case whose targets, grades, forbidden results, `expect_empty` or params were
 * edited since it was recorded. Null if it was not, or if its row has another query.
 */
function rowOfEditedCase(subject: Case, baseline: Baseline): BaselineCase | null {
  const row = baseline.cases.get(subject.id);
  if (row === undefined || !sameQuery(row.digests, subject.digests)) {
    return null;
  }
  const isSame = sameCase(row.digests, subject.digests) && hasSameGrades(row, subject);
  return isSame ? null : row;
}

function hasSameGrades({ targets }: BaselineCase, { expected }: Case): boolean {
  return targets.every(({ grade }, at) => grade === expected[at]?.grade);
}

/**
 * Returns the policy beside the run that it judges. `ownScores` are by the suite's targets.
 * `otherSuite` is that of the other policy that judges the run, if there is one.
 */
export function makeJudgedPolicy(
  policy: Policy,
  ownScores: Scores,
  run: Run,
  otherSuite: Suite | null = null,
): JudgedPolicy {
  const scores = addRowScores(policy, ownScores, run);
  return { policy, scores, run, pairing: pairCases(scores, policy.baseline, otherSuite) };
}

/**
 * Returns the scores with `by_row`: for each edited case that the run has, its score by the targets
 * of its row in the policy's baseline. Averaged scores of several runs (`run_count`) have it
 * already.
 */
export function addRowScores(
  { config, suite, baseline }: Pick<Policy, "config" | "suite" | "baseline">,
  scores: Scores,
  run: Run,
): Scores {
  if (run.run_count !== undefined) {
    return scores;
  }
  // `by_row` of the scores, if any, is by the rows of another baseline.
  const { by_row: _otherRows, ...ownScores } = scores;
  if (baseline === null) {
    return ownScores;
  }
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
