/**
 * The verdict of one policy: pair the cases, test the buckets, make one check per rule, let failed queries improve nothing,
 * mark consequences, name categories, and say one word.
 */
import { DEGRADED_RATE } from "../metrics/rates.ts";
import { RECALL } from "../metrics/recall.ts";
import { parseMetric } from "../metrics/registry.ts";
import { scopeText } from "../model/scope.ts";
import type { ScoredCases } from "../model/scores.ts";
import {
  CATEGORIES,
  type Category,
  type Check,
  type Verdict,
  missingReason,
} from "../model/verdict.ts";
import { absentCheck, bareCulprit, countCheck, makeCulprit } from "./checks.ts";
import { assumeWorstOfFailures, hasFailed } from "./failed-queries.ts";
import { criticalHitChecks, hasMoreHits } from "./hit-checks.ts";
import { type TestsByReference, testPairing } from "./judgment.ts";
import { GAIN_LEVEL } from "./levels.ts";
import { EPSILON } from "./limits.ts";
import {
  type Pair,
  type Pairing,
  addChurn,
  newlyLost,
  pairCases,
  useBaselineRows,
  wantingPairs,
} from "./pairs.ts";
import type { Policy } from "./policy.ts";
import { checkRule } from "./rule-checks.ts";
import { type Rule, ruleKey } from "./rules.ts";

/** The verdict, and what it was decided on. */
export interface DecidedVerdict extends Omit<Verdict, "notices"> {
  /** The cases beside those of the baseline. */
  readonly pairing: Pairing;
  /** The tests of the buckets, with failed queries as they are. */
  readonly tests: TestsByReference;
}

/** Returns the verdict of one policy. `timedChecks` are those of latency, which are not means over cases. */
export function decideVerdict(
  rules: readonly Rule[],
  policy: Policy,
  scores: ScoredCases,
  timedChecks: readonly Check[] = [],
): DecidedVerdict {
  const metrics = rules.map((rule) => rule.metric);
  const pairing = addChurn(pairCases(scores, policy.baseline), metrics);
  const tests = testPairing(rules, policy, pairing);
  const withFailures = assumeWorstOfFailures(pairing, policy);
  const checkPairs = (
    pairs: Pairing,
    ownTests = testPairing(rules, policy, pairs),
  ): readonly Check[] => [
    ...rules.flatMap((rule) => checkRule(rule, { policy, pairing: pairs, tests: ownTests })),
    ...caseChecks(policy, pairs, scores),
  ];
  const checkAgain: CheckAgain = (isAsBefore) =>
    checkPairs(useBaselineRows(withFailures, isAsBefore));
  const { pairs } = withFailures;
  const measured = checkPairs(withFailures, tests);
  const worse = takeWorseOfFailures(measured, pairs, checkAgain);
  const marked = markConsequences(worse, pairs, checkAgain);
  const checks = sortByRules([...marked, ...timedChecks], rules);
  return { ...summariseChecks(checks, policy), checks, pairing, tests };
}

function summariseChecks(
  checks: readonly Check[],
  { suite, baseline }: Policy,
): Pick<Verdict, "verdict" | "categories" | "secondary_categories"> {
  // Against a baseline, no check at all means that nothing was looked at.
  const isJudged = checks.length > 0 || baseline === null;
  const isPass = isJudged && checks.every((check) => check.passed);
  const verdict = suite.partial ? "partial" : isPass ? "pass" : "fail";
  return { verdict, ...categoriseChecks(checks) };
}

/** Returns the checks in the order of their rules. Checks of no rule stand last. */
function sortByRules(checks: readonly Check[], rules: readonly Rule[]): readonly Check[] {
  const places = new Map(rules.map((rule, at) => [ruleKey(rule), at]));
  const rulePlace = (check: Check): number => places.get(ruleKey(check)) ?? rules.length;
  return checks.toSorted((a, b) => rulePlace(a) - rulePlace(b));
}

/**
 * Returns the p of a gain, or null if there is none. A gain since the last acceptance is a rise of the whole suite by more
 * than the tolerance that is significant. No bucket is below its limit, and none has more hits.
 *
 * The significance alone is not enough. Compared with a mean of several runs, an unchanged run has many small rises and a
 * few large falls. Where the falls stay away by chance, p is tiny: 2 to 6 of 100 such runs would be a gain.
 */
export function findGain(
  rules: readonly Rule[],
  policy: Policy,
  { pairing, tests }: Pick<DecidedVerdict, "pairing" | "tests">,
): number | null {
  const sinceAccepted = [...tests.baseline].map(
    ([scope, test]) => tests.accepted.get(scope) ?? test,
  );
  const whole = sinceAccepted.find(({ bucket }) => bucket.scope.kind === "overall");
  if (whole === undefined || !whole.isAboveLimit() || whole.riseP > GAIN_LEVEL + EPSILON) {
    return null;
  }
  const isBelow = sinceAccepted.some((test) => test.isBelowLimit());
  return isBelow || hasMoreHits(rules, policy, pairing) ? null : whole.riseP;
}

// Single cases: critical ones, absent ones.

function caseChecks(policy: Policy, pairing: Pairing, scores: ScoredCases): readonly Check[] {
  const { baseline } = policy;
  const critical = criticalLostChecks(policy, pairing, scores);
  if (baseline === null) {
    return critical;
  }
  return [...critical, ...criticalHitChecks(policy, pairing), ...absenceChecks(pairing)];
}

/** Returns one check if the suite has critical cases: each that is lost fails. */
function criticalLostChecks(
  { suite, baseline, replaced }: Policy,
  pairing: Pairing,
  scores: ScoredCases,
): readonly Check[] {
  const critical = new Set(suite.cases.flatMap((each) => (each.critical ? [each.id] : [])));
  if (critical.size === 0) {
    return [];
  }
  const recordedOver = baseline === null ? (replaced ?? null) : null;
  const compared = recordedOver === null ? pairing : pairCases(scores, recordedOver.baseline);
  const lost = recordedOver?.accept === true ? [] : wantingPairs(suite, compared).filter(newlyLost);
  const culprits = lost
    .filter((pair) => critical.has(pair.now.id))
    .map((pair) => makeCulprit(pair, 1, 0));
  return [countCheck("critical_lost", critical.size, culprits)];
}

/** Returns one check if the baseline has cases that the run lacks: what was gated once can't leave unseen. */
function absenceChecks(pairing: Pairing): readonly Check[] {
  const cases = pairing.absent.map((id) => bareCulprit(id));
  const seen = { before: pairing.pairs.length + pairing.absent.length, now: pairing.pairs.length };
  if (pairing.pairs.length === 0) {
    return [absentCheck("no_paired_cases", seen, cases)];
  }
  return pairing.absent.length > 0 ? [absentCheck("cases_absent", seen, cases)] : [];
}

// Failed queries.

/** Makes the checks again, with the baseline's rows in place of these pairs. */
export type CheckAgain = (isAsBefore: (pair: Pair) => boolean) => readonly Check[];

/** Returns what two decisions of the same check have in common. */
function checkKey({ metric, scope, reference, kind, baseline }: Check): string {
  const isBound = kind === "mean" && baseline === null;
  return JSON.stringify([scopeText(scope), metric, reference ?? "baseline", isBound]);
}

const SEVERITY = ["pass", "fell", "fail"] as const;

/**
 * A failed query must not improve a check. So each check is decided twice, once with the failed queries' baseline rows,
 * and the worse result counts. A check that fails as measured and not with those rows fails because the retriever failed.
 */
function takeWorseOfFailures(
  checks: readonly Check[],
  pairs: readonly Pair[],
  checkAgain: CheckAgain,
): readonly Check[] {
  const isFailed = ({ now }: Pair): boolean => hasFailed(now);
  if (!pairs.some(isFailed)) {
    return checks;
  }
  const spared = new Map(checkAgain(isFailed).map((check) => [checkKey(check), check]));
  const known = new Set(checks.map(checkKey));
  const worse = checks.map((check): Check => {
    const other = spared.get(checkKey(check));
    if (check.outcome !== "fail") {
      const isWorse =
        other !== undefined && SEVERITY.indexOf(other.outcome) > SEVERITY.indexOf(check.outcome);
      return isWorse ? other : check;
    }
    const isByFailures = other === undefined ? check.reference === "accepted" : other.passed;
    return isByFailures ? { ...check, category: "retriever_error" } : check;
  });
  // Against the accepted state there may be a check only with the rows of before.
  const onlySpared = [...spared.values()].filter(
    (check) => check.outcome !== "pass" && !known.has(checkKey(check)),
  );
  return [...worse, ...onlySpared];
}

// From failed checks to categories.

/**
 * Marks failed checks that follow from another failure: those that would pass without degraded answers if the rate of
 * degraded answers failed too, and rankings of a bucket whose recall failed.
 */
function markConsequences(
  checks: readonly Check[],
  pairs: readonly Pair[],
  checkAgain: CheckAgain,
): readonly Check[] {
  const degraded = findDegradedConsequences(checks, pairs, checkAgain);
  const failedRecalls = checks.filter(
    (check) => !check.passed && checkFamily(check) === RECALL.name,
  );
  const lostBuckets = new Set(failedRecalls.map(bucketKey));
  return checks.map((check): Check => {
    if (degraded.has(check)) {
      return { ...check, secondary_to: "semantic_degraded_spike" };
    }
    const isRanking = !check.passed && check.category === "ranking_shift" && check.kind === "mean";
    return isRanking && lostBuckets.has(bucketKey(check))
      ? { ...check, secondary_to: "recall_drop" }
      : check;
  });
}

const BY_DEGRADED: readonly Category[] = ["recall_drop", "ranking_shift"];

function findDegradedConsequences(
  checks: readonly Check[],
  pairs: readonly Pair[],
  checkAgain: CheckAgain,
): ReadonlySet<Check> {
  const failed = checks.filter((check) => !check.passed && missingReason(check) === null);
  const causes = failed.filter(
    (check) =>
      checkFamily(check) === DEGRADED_RATE.name && check.category === "semantic_degraded_spike",
  );
  const scopes = new Set(causes.map(({ scope }) => scopeText(scope)));
  const isDegraded = ({ now }: Pair): boolean => now.degraded;
  if (scopes.size === 0 || !pairs.some(isDegraded)) {
    return new Set();
  }
  const spared = new Map(checkAgain(isDegraded).map((check) => [checkKey(check), check.passed]));
  return new Set(
    failed.filter(
      (check) =>
        BY_DEGRADED.includes(check.category) &&
        (scopes.has("overall") || scopes.has(scopeText(check.scope))) &&
        spared.get(checkKey(check)) !== false,
    ),
  );
}

function bucketKey({ scope, reference }: Check): string {
  return `${reference ?? ""} ${scopeText(scope)}`;
}

function checkFamily({ metric }: Check): string | null {
  const parsed = parseMetric(metric);
  return typeof parsed === "string" ? null : parsed.family.name;
}

/** Returns the categories of the failed checks: those that lead, and those that only follow from another. */
export function categoriseChecks(
  checks: readonly Check[],
): Pick<Verdict, "categories" | "secondary_categories"> {
  const failed = checks.filter((check) => !check.passed);
  const isLeading = (category: Category): boolean =>
    failed.some((check) => check.category === category && check.secondary_to === null);
  const all = CATEGORIES.filter((category) => failed.some((check) => check.category === category));
  return {
    categories: all.filter(isLeading),
    secondary_categories: all.filter((category) => !isLeading(category)),
  };
}
