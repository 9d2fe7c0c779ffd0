/**
 * Scores edited cases by the targets of their baseline rows. A run is compared with a row by what
 * the row was measured by, whatever the suite says by now, until it is recorded again.
 */
import { caseScorer } from "../metrics/score.ts";
import { type Baseline, type BaselineCase, hasSameGrades } from "../model/baseline.ts";
import { sameCase, sameQuery, type Case, NONE, type Suite } from "../model/suite.ts";
import { type Run, runsById } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import {
  type JudgedPolicy,
  type Policy,
  pairCases,
  type Pair,
  type Pairing,
  addMetrics,
} from "./pairs.ts";
import { listMetrics } from "./rules.ts";
import { indexById } from "../model/lookup.ts";
import { CLUSTERING } from "../metrics/clustering.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import {
  DUPLICATE_RATE,
  FALSE_RESULT_RATE,
  FORBIDDEN_RATE,
  ZERO_RESULT_RATE,
} from "../metrics/rates.ts";

type GoldenData = Pick<Case, "expected" | "forbidden" | "expect_empty" | "digests" | "watched">;

/**
 * Returns the golden data that a row was measured by. A row without targets says nothing of what
 * should be found: its case is watched.
 */
export function readGoldenData(row: BaselineCase): GoldenData {
  const { targets, forbidden = NONE, digests, expect_empty: expectEmpty = false } = row;
  const golden = { expected: targets, forbidden, expect_empty: expectEmpty, digests };
  return targets.length === 0 && !expectEmpty ? { ...golden, watched: true } : golden;
}

function useGoldenData(subject: Case, golden: GoldenData): Case {
  const { watched: _watched, ...rest } = subject;
  const { expected, forbidden, expect_empty, digests, watched } = golden;
  return { ...rest, ...(watched && { watched }), expected, forbidden, expect_empty, digests };
}

/** Returns the case with the golden data that its row was measured by. */
export function useRowTargets(subject: Case, row: BaselineCase): Case {
  return useGoldenData(subject, readGoldenData(row));
}

/**
 * Returns a suite in place of the base's, whose files can't be read (`unread`: why): the head's
 * `suite` with the cases, targets and intents that the rows of the base's baseline have.
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
    return baseCase !== undefined && sameQuery(baseCase.digests, each.digests)
      ? useGoldenData(each, baseCase)
      : each;
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

/**
 * Returns the policy beside the run that it judges. `ownScores` are by the suite's targets.
 * `otherSuite` is that of the other policy that judges the run, if there is one: a case
 * counts as unedited only if both suites have it as its row does.
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
 * of its row in the policy's baseline. For one run it is always made again, since it may be by the
 * rows of another baseline. Averaged scores of several runs (`run_count`) keep theirs, which is
 * averaged, too.
 */
export function addRowScores(
  { config, suite, baseline }: Pick<Policy, "config" | "suite" | "baseline">,
  scores: Scores,
  run: Run,
): Scores {
  if (run.run_count !== undefined) {
    return scores;
  }
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

// Gives failed queries the worst value that they could have had. What they would have answered is
// not known, and what is not measured is never good.

/** What must not come back for a case: its forbidden documents, or any result at all. */
type Limits = Partial<Pick<Case, "forbidden" | "expect_empty">>;

/** The worst value of a rate, and which cases the rate counts at all. */
interface WorstRate {
  readonly value: number;
  readonly counts: (score: CaseScore, limits: Limits) => boolean;
}

/** Whether the case expects documents: a score has one rank, or null, for each of its targets. */
const hasTargets = ({ ranks }: CaseScore): boolean => ranks.length > 0;

/**
 * The worst value of each rate, and the cases that it counts, by the rate's name without its
 * cutoff. Other metrics need none: a failed query is scored 0 in quality and 1 in the rate of
 * errors. `degraded_rate` is of answers alone: a config may allow many errors and few degraded
 * answers.
 */
const WORST_RATES = new Map<string, WorstRate>([
  [FORBIDDEN_RATE.name, { value: 1, counts: (_score, { forbidden = [] }) => forbidden.length > 0 }],
  [FALSE_RESULT_RATE.name, { value: 1, counts: (_score, limits) => limits.expect_empty === true }],
  [ZERO_RESULT_RATE.name, { value: 1, counts: hasTargets }],
  [FILL_RATE.name, { value: 0, counts: hasTargets }],
  [DUPLICATE_RATE.name, { value: 1, counts: hasTargets }],
  [CLUSTERING.name, { value: 1, counts: hasTargets }],
]);

export function hasFailed({ error }: Pick<CaseScore, "error">): boolean {
  return error !== null;
}

/**
 * Returns the pairing with the worst value of each rate for each failed query. What the case
 * forbids (Limits) decides which rates count it. In pairs the baseline row says so, in `by_suite`
 * and added cases the suite. Costs, lengths and times have no worst value.
 */
export function assumeWorstOfFailures(pairing: Pairing, suite: Suite): Pairing {
  const cases = indexById(suite.cases);
  const pairs = pairing.pairs.map((pair): Pair => {
    const { now, before, by_suite: bySuite } = pair;
    return {
      ...pair,
      now: addWorstRates(now, before),
      ...(bySuite && { by_suite: addWorstRates(bySuite, cases.get(bySuite.id) ?? {}) }),
    };
  });
  const added = pairing.added.map((score) => addWorstRates(score, cases.get(score.id) ?? {}));
  return { ...pairing, pairs, added };
}

/** Returns the score of a failed query with the worst value of each rate that counts it. */
function addWorstRates(score: CaseScore, limits: Limits): CaseScore {
  if (!hasFailed(score)) {
    return score;
  }
  const values = new Map<string, number>();
  for (const name of score.metrics.keys()) {
    const [family = name] = name.split("@");
    const worst = WORST_RATES.get(family);
    if (worst?.counts(score, limits) === true) {
      values.set(name, worst.value);
    }
  }
  return addMetrics(score, values);
}
