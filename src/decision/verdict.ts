/**
 * Decides the verdict of one policy: tests the buckets, makes the checks of each rule, lets failed
 * queries improve nothing, and marks failures that follow from others.
 */
import { DEGRADED_RATE } from "../metrics/rates.ts";
import { RECALL } from "../metrics/recall.ts";
import { findMetric } from "../metrics/registry.ts";
import { OVERALL, scopeText } from "../model/scope.ts";
import {
  CATEGORIES,
  type Category,
  type Check,
  type Verdict,
  rankSeverity,
} from "../model/verdict.ts";
import { absentCheck, bareCulprit, countCheck, makeCulprit } from "./checks.ts";
import { assumeWorstOfFailures, hasFailed } from "./row-scores.ts";
import { criticalHitChecks, hasMoreHits } from "./hit-checks.ts";
import { type TestsByReference, testBothReferences } from "./bucket-test.ts";
import { GAIN_LEVEL, VARYING_GAIN_LEVEL } from "./levels.ts";
import { EPSILON, HEADLINE, type Rule, ruleKey } from "./rules.ts";
import { doAnswersVary } from "./lost-queries.ts";
import {
  type Pair,
  type Pairing,
  addChurn,
  caseGroups,
  foundWhenAccepted,
  findsNothingAnyMore,
  useBaselineRows,
  type JudgedPolicy,
  type Policy,
} from "./pairs.ts";
import { checkRule } from "./rule-checks.ts";

export interface DecidedVerdict extends Omit<Verdict, "notices"> {
  /** The cases beside those of the baseline, with the values of churn metrics. */
  readonly pairing: Pairing;
  /** The tests of the buckets, in which failed queries have the worst values. */
  readonly tests: TestsByReference;
}

/**
 * Returns the verdict of one policy, without notices. `timedChecks` are those of latency, made
 * elsewhere. In the other checks a failed query has the worst values; the returned `pairing` has it
 * as it is.
 */
export function decideVerdict(
  rules: readonly Rule[],
  judged: Pick<JudgedPolicy, "policy" | "pairing">,
  timedChecks: readonly Check[] = [],
): DecidedVerdict {
  const { policy } = judged;
  const metrics = rules.map((rule) => rule.metric);
  const groups = caseGroups(policy.suite);
  const pairing = addChurn(judged.pairing, metrics);
  const worstPairing = assumeWorstOfFailures(pairing, policy.suite);
  const { pairs } = worstPairing;

  const testAndCheck = (tested: Pairing) => {
    const tests = testBothReferences(rules, policy, tested);
    const inputs = { policy, pairing: tested, tests, groups };
    const checks = rules.flatMap((rule) => checkRule(rule, inputs));
    return { tests, checks: [...checks, ...caseChecks(policy, tested)] };
  };
  const measured = testAndCheck(worstPairing);
  const checkWithRows: CheckWithRows = (isReplaced) =>
    testAndCheck(useBaselineRows(worstPairing, isReplaced)).checks;
  // A failed query may still improve a check, such as a cost, which leaves it out. So all are made
  // again with the baseline's rows in place of the failed queries, and the worse check counts.
  const worseChecks = takeWorseOfFailures(measured.checks, pairs, checkWithRows);
  // A failed check that passes with the rows in place of degraded answers failed because of these.
  const markedChecks = markConsequences(worseChecks, pairs, checkWithRows);
  const checks = sortByRules([...markedChecks, ...timedChecks], rules);
  return { ...summariseChecks(checks, policy), checks, pairing, tests: measured.tests };
}

function summariseChecks(
  checks: readonly Check[],
  { suite, baseline }: Policy,
): Pick<Verdict, "verdict" | "categories" | "secondary_categories"> {
  const categories = categoriseChecks(checks);
  // Only a part of the cases was asked: what the run shows is neither a pass nor a fail.
  if (suite.partial) {
    return { verdict: "partial", ...categories };
  }
  // Against a baseline, no check at all means that nothing was looked at: that is no pass.
  const isJudged = checks.length > 0 || baseline === null;
  const isPass = isJudged && checks.every((check) => check.passed);
  return { verdict: isPass ? "pass" : "fail", ...categories };
}

function sortByRules(checks: readonly Check[], rules: readonly Rule[]): readonly Check[] {
  const places = new Map(rules.map((rule, at) => [ruleKey(rule), at]));
  const rulePlace = (check: Check): number => places.get(ruleKey(check)) ?? rules.length;
  return checks.toSorted((a, b) => rulePlace(a) - rulePlace(b));
}

/** Why the state is better than when it was last accepted. */
interface Gain {
  /** The p of the rise. Null if queries are newly found and nothing got worse: that is a fact. */
  readonly p: number | null;
}

/**
 * Returns the gain of the whole suite since the last acceptance, by the first that applies:
 * - The suite or an intent fell by more than its tolerance, or a rate of forbidden or false results
 *   rose: null.
 * - A tested metric rose by more than its tolerance and significantly: a gain with this p.
 * - A query is newly found, none got worse, and answers don't vary: a gain without a test (p null).
 * - Else null.
 *
 * The significance alone is not enough. Compared with a mean of several runs, an unchanged run has
 * many small rises and a few large falls. Where the falls stay away by chance, p is tiny: 2 to 6 of
 * 100 such runs would be a gain. Hence the tolerance.
 */
export function findGain(
  rules: readonly Rule[],
  { pairing, tests }: Pick<DecidedVerdict, "pairing" | "tests">,
  policy: Pick<Policy, "config" | "vary" | "baseline">,
): Gain | null {
  // Where no accepted figure differs from the baseline's, the test against the baseline is the one
  // since acceptance.
  const sinceAccepted = [...tests.baseline].map(
    ([scope, test]) => tests.accepted.get(scope) ?? test,
  );
  const wholeTest = sinceAccepted.find(({ bucket }) => bucket.scope.kind === "overall");
  if (wholeTest === undefined || sinceAccepted.some((test) => test.hasFallBeyondTolerance())) {
    return null;
  }
  if (hasMoreHits(rules, pairing)) {
    return null;
  }
  const varies = doAnswersVary(policy);
  const level = varies ? VARYING_GAIN_LEVEL : GAIN_LEVEL;
  const hasRisen = wholeTest.tested.some((metric) => wholeTest.isRiseBeyondTolerance(metric));
  if (hasRisen && wholeTest.riseP <= level + EPSILON) {
    return { p: wholeTest.riseP };
  }
  if (varies || wholeTest.isAnyCaseWorse(HEADLINE)) {
    return null;
  }
  const { k } = policy.config;
  const isNewlyFound = ({ now, before }: Pair): boolean =>
    !foundWhenAccepted(before, k) && now.found;
  return pairing.pairs.some(isNewlyFound) ? { p: null } : null;
}

/**
 * Returns the checks that no rule of the config makes: of critical cases, and a failed one if no
 * case of the run is compared with a row of the baseline.
 */
function caseChecks(policy: Policy, pairing: Pairing): readonly Check[] {
  const { baseline } = policy;
  const checks = [...criticalLostChecks(policy, pairing)];
  if (baseline === null) {
    return checks;
  }
  checks.push(...criticalHitChecks(policy, pairing));
  if (pairing.pairs.length === 0) {
    const absentCases = pairing.absent.map((id) => bareCulprit(id));
    checks.push(absentCheck(baseline.cases.size, absentCases));
  }
  return checks;
}

/** Returns one check if critical cases expect documents or are watched, else none. */
function criticalLostChecks({ suite }: Policy, pairing: Pairing): readonly Check[] {
  const criticalCases = suite.cases.filter(
    (each) => each.critical && (each.expected.length > 0 || each.watched === true),
  );
  const criticalIds = new Set(criticalCases.map(({ id }) => id));
  if (criticalIds.size === 0) {
    return [];
  }
  const lostPairs = pairing.pairs.filter(
    (pair) => findsNothingAnyMore(pair) && criticalIds.has(pair.now.id),
  );
  const culprits = lostPairs.map((pair) => makeCulprit(pair, 1, 0));
  const subject = { metric: "critical_lost", scope: OVERALL, category: "recall_drop" } as const;
  return [countCheck(subject, criticalIds.size, culprits)];
}

/** Makes all checks with the baseline's rows in place of the pairs for which `isReplaced` is true. */
type CheckWithRows = (isReplaced: (pair: Pair) => boolean) => readonly Check[];

/** Returns what a check has in common with the same check if it is made again. */
function checkKey({ metric, scope, reference, baseline, limit }: Check): string {
  // A rule may have two checks: one against the baseline, and one of its floor or ceiling, which
  // compares nothing.
  const isBound = baseline === null && limit !== null;
  return JSON.stringify([scopeText(scope), metric, reference ?? "baseline", isBound]);
}

/**
 * Returns the worse of each check: as measured (`checks`), or with the baseline's rows in place of
 * the failed queries, so that no failed query improves it. If only the measured one fails, the
 * failed queries are the reason: category `retriever_error`.
 */
function takeWorseOfFailures(
  checks: readonly Check[],
  pairs: readonly Pair[],
  checkWithRows: CheckWithRows,
): readonly Check[] {
  const isFailed = ({ now }: Pair): boolean => hasFailed(now);
  if (!pairs.some(isFailed)) {
    return checks;
  }
  const sameWithRows = new Map(checkWithRows(isFailed).map((check) => [checkKey(check), check]));
  return checks.map((check): Check => {
    const withRows = sameWithRows.get(checkKey(check));
    if (withRows !== undefined && rankSeverity(withRows) > rankSeverity(check)) {
      return withRows;
    }
    if (check.passed) {
      return check;
    }
    // A check against the accepted state is not made if it passes.
    const isAbsentAsPassed = withRows === undefined && check.reference === "accepted";
    const passesWithRows = isAbsentAsPassed || withRows?.passed === true;
    return passesWithRows ? { ...check, category: "retriever_error" } : check;
  });
}

/**
 * Returns the checks. A failed one gets as `secondary_to` the category from which it follows:
 * - that of degraded answers, if these alone make it fail (findDegradedConsequences)
 * - `recall_drop`, if it is about ranks, and recall fails in the same bucket: a lost document has no
 *   rank any more
 */
function markConsequences(
  checks: readonly Check[],
  pairs: readonly Pair[],
  checkWithRows: CheckWithRows,
): readonly Check[] {
  const byDegraded = findDegradedConsequences(checks, pairs, checkWithRows);
  const failedRecalls = checks.filter(
    ({ passed, metric }) => !passed && findMetric(metric)?.family.name === RECALL.name,
  );
  const bucketsOfLosses = new Set(failedRecalls.map(bucketKey));
  return checks.map((check): Check => {
    if (byDegraded.has(check)) {
      return { ...check, secondary_to: "semantic_degraded_spike" };
    }
    const isRanking = !check.passed && check.category === "ranking_shift";
    return isRanking && bucketsOfLosses.has(bucketKey(check))
      ? { ...check, secondary_to: "recall_drop" }
      : check;
  });
}

/** Categories that may follow from degraded answers. */
const BY_DEGRADED: readonly Category[] = ["recall_drop", "ranking_shift"];

/**
 * Returns the failed checks that would pass with the baseline's rows in place of degraded answers,
 * in the scopes whose rate of degraded answers failed too.
 */
function findDegradedConsequences(
  checks: readonly Check[],
  pairs: readonly Pair[],
  checkWithRows: CheckWithRows,
): ReadonlySet<Check> {
  const failed = checks.filter(({ state }) => state === "fail");
  // A rate that fails by failed queries alone has another category (takeWorseOfFailures).
  const failedRates = failed.filter(
    ({ metric, category }) =>
      metric === DEGRADED_RATE.name && category === "semantic_degraded_spike",
  );
  const scopes = new Set(failedRates.map(({ scope }) => scopeText(scope)));
  const isDegraded = ({ now }: Pair): boolean => now.degraded;
  if (scopes.size === 0 || !pairs.some(isDegraded)) {
    return new Set();
  }
  const mayFollow = ({ category, scope }: Check): boolean =>
    BY_DEGRADED.includes(category) && (scopes.has("overall") || scopes.has(scopeText(scope)));
  // All others pass with the rows, or are not made at all.
  const stillFailing = checkWithRows(isDegraded).filter(({ passed }) => !passed);
  const keysOfFailing = new Set(stillFailing.map(checkKey));
  return new Set(failed.filter((check) => mayFollow(check) && !keysOfFailing.has(checkKey(check))));
}

/** Returns the key of a check's scope and reference: checks with the same key decide one bucket. */
function bucketKey({ scope, reference }: Check): string {
  return `${reference ?? ""} ${scopeText(scope)}`;
}

/**
 * Returns the categories of the failed checks: those with a check that follows from no other
 * failure, and those whose checks all do.
 */
export function categoriseChecks(
  checks: readonly Check[],
): Pick<Verdict, "categories" | "secondary_categories"> {
  const failed = checks.filter((check) => !check.passed);
  const isLeading = (category: Category): boolean =>
    failed.some((check) => check.category === category && check.secondary_to === null);
  const failedCategories = CATEGORIES.filter((category) =>
    failed.some((check) => check.category === category),
  );
  return {
    categories: failedCategories.filter(isLeading),
    secondary_categories: failedCategories.filter((category) => !isLeading(category)),
  };
}
