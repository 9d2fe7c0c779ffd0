/**
 * A row of the baseline keeps the targets, grades and forbidden results that it was measured by. A run is compared with it by
 * these, whatever the suite says by now, until the row is recorded again.
 */
import { caseScorer } from "../metrics/score.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCase } from "../model/digests.ts";
import { type Run, runsById } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import { type Case, NONE } from "../model/suite.ts";
import type { Policy } from "./policy.ts";
import { metricsOf } from "./rules.ts";

/** Returns the case with the targets, forbidden results and `expect_empty` of its row. */
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

/** Returns the row of a case that was recorded with other targets or limits, or null. */
function editedRow(subject: Case, baseline: Baseline): BaselineCase | null {
  const row = baseline.cases.get(subject.id);
  if (row === undefined || row.digests.ask !== subject.digests.ask) {
    return null;
  }
  return sameCase(row.digests, subject.digests) ? null : row;
}

/**
 * Returns the scores with those of edited cases by their rows. The baseline is the policy's, or the one that `record` replaces.
 */
export function addRowScores(
  policy: Pick<Policy, "config" | "suite" | "baseline" | "replaced">,
  scores: Scores,
  run: Run,
): Scores {
  const { by_row: _others, ...own } = scores;
  const baseline = policy.baseline ?? policy.replaced?.baseline ?? null;
  if (baseline === null) {
    return own;
  }
  const { config, suite } = policy;
  const scoreCase = caseScorer(metricsOf(config), config.definition);
  const runs = runsById(run);
  const byRow = new Map<string, CaseScore>();
  for (const subject of suite.cases) {
    const row = editedRow(subject, baseline);
    const answer = runs.get(subject.id);
    if (row !== null && answer !== undefined) {
      byRow.set(subject.id, scoreCase(useRowTargets(subject, row), answer));
    }
  }
  return byRow.size === 0 ? own : { ...own, by_row: byRow };
}
