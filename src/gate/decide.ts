/** The verdict: every rule becomes a check, checks become categories, categories one word. */
import { FILL_RATE } from "../metrics/fill.ts";
import { DEGRADED_RATE } from "../metrics/rates.ts";
import { RECALL } from "../metrics/recall.ts";
import { parseMetric } from "../metrics/registry.ts";
import type { Significance } from "../model/config.ts";
import type { Run } from "../model/run.ts";
import { scopeText } from "../model/scope.ts";
import type { ScoredCases, Scores } from "../model/scores.ts";
import {
  CATEGORIES,
  type Category,
  type Check,
  type CountCheck,
  type Culprit,
  type Verdict,
  missingOf,
} from "../model/verdict.ts";
import {
  absentCheck,
  bareCulprit,
  churnChecks,
  countCheck,
  culprit,
  notMeasured,
  qualityChecks,
} from "./checks.ts";
import type { LatencyPart } from "./latency/checks.ts";
import { isTimed } from "./latency/plan.ts";
import { latencyNotices, latencyPart, latencyRuleChecks } from "./latency/policy.ts";
import { type Comparable, costBucket } from "./comparable.ts";
import {
  groupsOf,
  type Bucket,
  type Pair,
  type Pairing,
  type Policy,
  bucketFor,
  finds,
  newlyFound,
  newlyLost,
  pairCases,
  wantingPairs,
  withBefore,
  withChurn,
} from "./pairs.ts";
import { findNotices } from "./notices.ts";
import { withOutcomes } from "./outcomes.ts";
import { blockSums } from "./rule.ts";
import { EPSILON, type Rule, keyOf, lossesAllowed, resolveRules } from "./rules.ts";
import { signFlipP } from "./statistics/sign-flip.ts";

export function decide(policy: Policy, scores: Scores, run: Run): Verdict {
  const { rules, notices } = resolveRules(policy.config, policy.suite);
  const { pairing, latency, ...decided } = decideBy(rules, policy, scores, run);
  const { checks } = decided;
  return {
    ...decided,
    notices: [
      ...notices,
      ...findNotices({ policy, scores, run, pairing, rules, checks }),
      ...latencyNotices(policy, latency, checks, { run, scores, rules }),
    ],
  };
}

interface ByRules extends Omit<Verdict, "notices"> {
  /** The cases beside those of the baseline. */
  readonly pairing: Pairing;
  readonly latency: LatencyPart | null;
}

/** The verdict that follows by these rules, and what it was decided on. */
export function decideBy(rules: readonly Rule[], policy: Policy, scores: ScoredCases, run: Run): ByRules {
  const metrics = rules.map((rule) => rule.metric);
  const pairing = withChurn(pairCases(scores, policy.baseline), metrics);
  const latency = latencyPart(policy, scores, run);
  const timed = rules.flatMap((rule) => timedChecks(rule, pairing, policy, latency));
  const judge = (paired: Pairing): readonly Check[] => [
    ...withOutcomes((rule) => meanChecks(rule, paired, policy), { rules, policy, pairing: paired }),
    ...caseChecks(policy, paired),
  ];
  const again: DecideAgain = (asBefore) => judge(withBefore(pairing, asBefore));
  const { pairs } = pairing.asked;
  const means = markSecondaries(withFailures(judge(pairing), pairs, again), pairs, again);
  const checks = inOrder([...means, ...timed], rules);
  // Against a baseline, no check at all means that nothing was looked at.
  const judged = checks.length > 0 || policy.baseline === null;
  const passed = judged && checks.every((check) => check.passed);
  const verdict = policy.suite.partial ? "partial" : passed ? "pass" : "fail";
  return { verdict, ...categorise(checks), checks, pairing, latency };
}

/** In the order of the rules; what belongs to none stands last. */
function inOrder(checks: readonly Check[], rules: readonly Rule[]): readonly Check[] {
  const places = new Map(rules.map((rule, at) => [keyOf(rule), at]));
  const placeOf = (check: Check): number => places.get(keyOf(check)) ?? rules.length;
  return checks.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Checks of means over cases by their limits. */
function meanChecks(rule: Rule, pairing: Pairing, policy: Policy): readonly Check[] {
  const { family } = rule.metric;
  if (family.kind === "latency") return [];
  const all = bucketFor(pairing, rule.scope, family);
  if (family.kind === "churn") return churnChecks(rule, family, all, policy);
  const { bucket, missing } = comparableBucket(rule, all);
  if (missing !== undefined) return [missing];
  return qualityChecks(rule, family, bucket);
}

/** Checks of times. */
function timedChecks(
  rule: Rule,
  pairing: Pairing,
  policy: Policy,
  latency: LatencyPart | null,
): readonly Check[] {
  if (!isTimed(rule) || policy.config.latency === "off") return [];
  if (latency === null) {
    const before = policy.baseline?.timing.source ?? "off";
    return rule.named || (before !== "off" && before !== "recorded") ? [notMeasured(rule)] : [];
  }
  const { bucket, missing } = comparableBucket(rule, bucketFor(pairing, rule.scope, rule.metric.family));
  if (missing !== undefined) return [missing];
  const checks = latencyRuleChecks(rule, bucket, policy, latency);
  if (!checks.some(({ kind }) => kind === "missing")) return checks;
  // Samples that are missing because the retriever failed are told as its failure.
  const asBefore = { ...bucket, pairs: bucket.pairs.map(timedBefore) };
  const spared = latencyRuleChecks(rule, asBefore, policy, latency);
  if (spared.some(({ kind }) => kind === "missing")) return checks;
  return checks.map((check): Check =>
    check.kind === "missing" ? { ...check, category: "retriever_error" } : check,
  );
}

function timedBefore(pair: Pair): Pair {
  const { now, before } = pair;
  // What failed when the baseline was recorded has no times there either.
  if (now.error === null || before.latency_ms.length === 0) return pair;
  return { before, now: { ...now, error: null, samples_ms: before.latency_ms } };
}

function comparableBucket(rule: Rule, bucket: Bucket): Comparable {
  return rule.metric.family.kind === "cost" ? costBucket(rule, bucket) : { bucket };
}

function caseChecks(policy: Policy, pairing: Pairing): readonly Check[] {
  const losses = lossChecks(policy, pairing);
  return policy.baseline === null ? losses : [...losses, ...absenceChecks(pairing)];
}

// Single cases: lost ones, critical ones, absent ones.

/** Of net losses, where a significance is asked for and no number names it. */
const LOSS_LEVEL = 0.05;

/** Net losses where a rule limits them, and critical cases. */
function lossChecks({ config, suite, baseline, replaced }: Policy, pairing: Pairing): readonly Check[] {
  const { newly_lost: rule, significance } = config.gate;
  const wanting = wantingPairs(suite, pairing);
  const lost = wanting.filter(newlyLost);
  const checks: CountCheck[] = [];
  if (rule.max !== null && baseline !== null) {
    const found = wanting.filter(newlyFound).length;
    const allowed = lossesAllowed(rule.max, wanting.length);
    const made = countCheck("newly_lost", wanting.length, lost.map(asCulprit), allowed, found);
    const sure = rule.significance ?? significance ?? "off";
    checks.push(made.passed || sure === "off" ? made : testedLosses(made, wanting, groupsOf(suite), sure));
  }
  const critical = new Set(suite.cases.flatMap((each) => (each.critical ? [each.id] : [])));
  if (critical.size === 0) return checks;
  const over = baseline === null ? (replaced ?? null) : null;
  const held = over === null ? pairing : pairCases({ cases: pairing.added }, over.baseline);
  const missed = over === null ? lost : over.accept ? [] : wantingPairs(suite, held).filter(newlyLost);
  const gone = [
    ...missed.filter((pair) => critical.has(pair.now.id)).map(asCulprit),
    ...held.added
      .filter((each) => critical.has(each.id) && !finds(each))
      .map(({ id, ranks }) => bareCulprit(id, 0, ranks)),
  ];
  return [...checks, countCheck("critical_lost", critical.size, gone, rule.critical)];
}

function testedLosses(
  check: CountCheck,
  pairs: readonly Pair[],
  groups: ReadonlyMap<string, string>,
  significance: Significance,
): CountCheck {
  const moves = pairs.map((pair) => ({ pair, block: groups.get(pair.now.id) ?? null }));
  const p = signFlipP(blockSums(moves, ({ pair }) => Number(newlyFound(pair)) - Number(newlyLost(pair))));
  const level = typeof significance === "number" ? significance : LOSS_LEVEL;
  if (p <= level + EPSILON) return { ...check, by: "test", p, level };
  const { by: _by, ...rest } = check;
  return { ...rest, outcome: "watch", passed: true, p, level, reason: "not_significant" };
}

function asCulprit(pair: Pair): Culprit {
  return culprit(pair, 1, 0);
}

/** Cases that the baseline has and the run lacks: what was gated once can't leave unseen. */
function absenceChecks(pairing: Pairing): readonly Check[] {
  const cases = pairing.absent.map((id) => bareCulprit(id));
  const seen = { before: pairing.pairs.length + pairing.absent.length, now: pairing.pairs.length };
  if (pairing.pairs.length === 0) return [absentCheck("no_paired_cases", seen, cases)];
  return pairing.absent.length > 0 ? [absentCheck("cases_absent", seen, cases)] : [];
}

// From failed checks to categories: primaries tell the story, secondaries follow from another.

export function categorise(checks: readonly Check[]): Pick<Verdict, "categories" | "secondary_categories"> {
  const failed = checks.filter((check) => !check.passed);
  const leads = (category: Category): boolean =>
    failed.some((check) => check.category === category && check.secondary_to === null);
  const all = CATEGORIES.filter((category) => failed.some((check) => check.category === category));
  return {
    categories: all.filter(leads),
    secondary_categories: all.filter((category) => !leads(category)),
  };
}

// The cause leads: a failure that follows from another one says so, and does not make the headline.

/** Decides again with these pairs as the baseline has them. */
export type DecideAgain = (asBefore: (pair: Pair) => boolean) => readonly Check[];

interface Cause {
  /** A check of this metric failed, in the same scope or overall. */
  readonly metric: string;
  /** What its consequences are secondary to. */
  readonly category: Category;
  readonly explains: readonly Category[];
  /** The cases through which it works. */
  readonly touched: (pair: Pair) => boolean;
}

/** In the order in which they are asked. */
const CAUSES: readonly Cause[] = [
  {
    metric: DEGRADED_RATE.name,
    category: "semantic_degraded_spike",
    explains: ["recall_drop", "ranking_shift"],
    touched: ({ now }) => now.degraded,
  },
  {
    metric: FILL_RATE.name,
    category: "recall_drop",
    explains: ["diversity_collapse"],
    touched: ({ now, before }) => now.results.length < before.results.length,
  },
];

/** What two decisions of the same rules have in common. */
function checkKey({ metric, scope, span, kind, baseline }: Check): string {
  const isFloor = kind === "mean" && baseline === null;
  return JSON.stringify([scopeText(scope), metric, span ?? "baseline", isFloor]);
}

/**
 * Failing must not help: with failed queries each check is decided twice, as they are and with their baseline rows, and
 * the worse outcome counts. What fails, and passes with those rows, fails because the retriever failed.
 */
export function withFailures(
  checks: readonly Check[],
  pairs: readonly Pair[],
  again: DecideAgain,
): readonly Check[] {
  const failed = ({ now }: Pair): boolean => now.error !== null;
  if (!pairs.some(failed)) return checks;
  const spared = new Map(again(failed).map((check) => [checkKey(check), check]));
  const known = new Set(checks.map(checkKey));
  return [
    ...checks.map((check): Check => {
      const other = spared.get(checkKey(check));
      if (check.outcome !== "fail") {
        const worse = other?.outcome === "fail" || (check.outcome === "pass" && other?.outcome === "watch");
        return worse ? other : check;
      }
      const follows = other === undefined ? check.span === "anchor" : other.passed;
      return follows ? { ...check, category: "retriever_error" } : check;
    }),
    // Against the anchor there may be a check only with the rows of before.
    ...[...spared.values()].filter((check) => check.outcome !== "pass" && !known.has(checkKey(check))),
  ];
}

/** Marks the failed checks that would pass without what another failure did, and the rankings of a bucket that lost targets. */
export function markSecondaries(
  checks: readonly Check[],
  pairs: readonly Pair[],
  again: DecideAgain,
): readonly Check[] {
  const failed = checks.filter((check) => !check.passed && missingOf(check) === null);
  const failedOf = (family: string): readonly Check[] => failed.filter((check) => familyOf(check) === family);
  const lost = new Set(failedOf(RECALL.name).map(bucketText));
  const follows = new Map<Check, Category>();
  for (const { metric, category, explains, touched } of CAUSES) {
    const scopes = new Set(failedOf(metric).map(({ scope }) => scopeText(scope)));
    const open = failed.filter(
      (check) =>
        explains.includes(check.category) &&
        familyOf(check) !== metric &&
        (scopes.has(scopeText(check.scope)) || scopes.has("overall")),
    );
    if (open.length === 0 || !pairs.some(touched)) continue;
    const spared = new Map(again(touched).map((check) => [checkKey(check), check.passed]));
    for (const check of open)
      if (spared.get(checkKey(check)) !== false && !follows.has(check)) follows.set(check, category);
  }
  return checks.map((check) => {
    const isShift = !check.passed && check.category === "ranking_shift" && check.kind === "mean";
    const cause = follows.get(check) ?? (isShift && lost.has(bucketText(check)) ? "recall_drop" : null);
    return cause === null || cause === check.category ? check : { ...check, secondary_to: cause };
  });
}

function bucketText({ scope, span }: Check): string {
  return `${span ?? ""} ${scopeText(scope)}`;
}

function familyOf({ metric }: Check): string | null {
  const parsed = parseMetric(metric);
  return typeof parsed === "string" ? null : parsed.family.name;
}
