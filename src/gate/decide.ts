/** The verdict: every rule becomes a check, checks become categories, categories one word. */
import type { Run } from "../model/run.ts";
import type { ScoredCases, Scores } from "../model/scores.ts";
import { type Check, type Verdict, CATEGORIES, type Category } from "../model/verdict.ts";
import { qualityChecks, churnChecks, loadChecks } from "./checks.ts";
import { latencyNotices } from "./latency-notices.ts";
import { type LatencyPart, latencyPart, latencyRuleChecks } from "./latency-policy.ts";
import { absenceChecks, lossChecks } from "./losses.ts";
import { absentIntentChecks, meansChecks, type Comparable, costBucket, stageBucket } from "./means-checks.ts";
import { findNotices } from "./notices.ts";
import { withOutcomes } from "./outcomes.ts";
import {
  type Bucket,
  type Pair,
  type Pairing,
  type Policy,
  bucketFor,
  pairCases,
  withBefore,
  withChurn,
} from "./pairs.ts";
import { type Rule, keyOf, resolveRules } from "./rules.ts";
import { missingCheck } from "./check.ts";
import { spreadOf } from "./runs.ts";
import { type DecideAgain, markSecondaries, withFailures } from "./secondaries.ts";

export function decide(policy: Policy, scores: Scores, run: Run): Verdict {
  const { rules, notices } = resolveRules(policy.config, policy.suite);
  const limits = limitsFor(rules, policy, scores, run);
  const { pairing, latency } = limits;
  const decided = byOutcomes(limits, policy, rules);
  const { checks } = decided;
  return {
    ...decided,
    notices: [
      ...notices,
      ...findNotices(policy, scores, run, pairing, rules, checks),
      ...latencyNotices(policy, latency, checks, { run, scores, rules }),
    ],
  };
}

/** What is decided on: the cases beside those of the baseline, and the checks of times, which no row of a case changes. */
export interface Limits {
  readonly pairing: Pairing;
  readonly latency: LatencyPart | null;
  readonly timed: readonly Check[];
}

export function limitsFor(rules: readonly Rule[], policy: Policy, scores: ScoredCases, run: Run): Limits {
  const pairing = withChurn(
    pairCases(scores, policy.baseline),
    rules.map((rule) => rule.metric),
  );
  const latency = latencyPart(policy, scores, run);
  return {
    pairing,
    latency,
    timed: rules.flatMap((rule) => timedChecks(rule, pairing, policy, latency, run)),
  };
}

/** The verdict that follows by these rules. */
export function byOutcomes(
  { pairing, timed }: Limits,
  policy: Policy,
  rules: readonly Rule[],
): Omit<Verdict, "notices"> {
  const judge = (paired: Pairing): readonly Check[] => [
    ...withOutcomes(
      rules.flatMap((rule) => meanChecks(rule, paired, policy)),
      { rules, policy, pairing: paired },
    ),
    ...caseChecks(policy, paired),
  ];
  const again: DecideAgain = (asBefore) => judge(withBefore(pairing, asBefore));
  const { pairs } = pairing.asked;
  const means = markSecondaries(withFailures(judge(pairing), pairs, again), pairs, again);
  const checks = inOrder([...means, ...timed], rules);
  const { primary, secondary } = categorise(checks);
  // Against a baseline, no check at all means that nothing was looked at.
  const judged = checks.length > 0 || policy.baseline === null;
  const passed = judged && checks.every((check) => check.passed);
  return {
    verdict: policy.suite.partial ? "partial" : passed ? "pass" : "fail",
    categories: primary,
    secondary_categories: secondary,
    checks,
  };
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
  if (family.kind === "load" || family.kind === "latency") return [];
  const all = bucketFor(pairing, rule.scope, family);
  if (family.kind === "churn") return churnChecks(rule, family, all, policy);
  const { bucket, missing } = comparableBucket(rule, all);
  if (missing !== undefined) return [missing];
  // Another tool's baseline has no cases to pair: every case of the run is in `added`.
  return policy.baseline?.foreign === undefined
    ? qualityChecks(rule, family, bucket, spreadOf(policy.baseline, rule.scope, rule.metric.name))
    : meansChecks(rule, family, bucket.added, policy.baseline, policy.config.k);
}

/** Checks of times, and of what was asked under load. */
function timedChecks(
  rule: Rule,
  pairing: Pairing,
  policy: Policy,
  latency: LatencyPart | null,
  run: Run,
): readonly Check[] {
  const { family } = rule.metric;
  if (family.kind === "load") return loadChecks(rule, family, run, policy.config.definition);
  if (family.kind !== "latency" || policy.config.latency === "off") return [];
  if (latency === null) {
    const before = policy.baseline?.timing.source ?? "off";
    const wanted = rule.named || (before !== "off" && before !== "recorded");
    return wanted
      ? [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })]
      : [];
  }
  const { bucket, missing } = comparableBucket(rule, bucketFor(pairing, rule.scope, family));
  if (missing !== undefined) return [missing];
  const checks = latencyRuleChecks(rule, family, bucket, policy, latency);
  const failed = bucket.pairs.some(({ now }) => now.error !== null);
  if (!failed || !checks.some(({ kind }) => kind === "missing")) return checks;
  // Samples that are missing because the retriever failed are told as its failure.
  const spared = latencyRuleChecks(
    rule,
    family,
    { ...bucket, pairs: bucket.pairs.map(timedBefore) },
    policy,
    latency,
  );
  if (spared.some(({ kind }) => kind === "missing")) return checks;
  return checks.map((check): Check =>
    check.kind === "missing" ? { ...check, category: "retriever_error" } : check,
  );
}

function timedBefore(pair: Pair): Pair {
  const { now, before } = pair;
  if (now.error === null) return pair;
  const spans = before.spans_ms === undefined ? {} : { spans_ms: before.spans_ms };
  return { before, now: { ...now, error: null, samples_ms: before.latency_ms, ...spans } };
}

function comparableBucket(rule: Rule, bucket: Bucket): Comparable {
  const { metric } = rule;
  if (metric.k === null)
    return metric.stage === undefined ? { bucket } : stageBucket(rule, metric.stage, bucket);
  return metric.family.kind === "cost" ? costBucket(rule, bucket) : { bucket };
}

function caseChecks(policy: Policy, pairing: Pairing): readonly Check[] {
  const losses = lossChecks(policy, pairing);
  if (policy.baseline === null) return losses;
  return policy.baseline.foreign === undefined
    ? [...losses, ...absenceChecks(pairing)]
    : [...losses, ...absentIntentChecks(policy.baseline, policy.suite)];
}

// From failed checks to categories: primaries tell the story, secondaries follow from another.

export interface Categories {
  readonly primary: readonly Category[];
  readonly secondary: readonly Category[];
}

export function categorise(checks: readonly Check[]): Categories {
  const failed = checks.filter((check) => !check.passed);
  const primary = new Set(
    failed.filter((check) => check.secondary_to === null).map((check) => check.category),
  );
  const all = new Set(failed.map((check) => check.category));
  return {
    primary: CATEGORIES.filter((category) => primary.has(category)),
    secondary: CATEGORIES.filter((category) => all.has(category) && !primary.has(category)),
  };
}
