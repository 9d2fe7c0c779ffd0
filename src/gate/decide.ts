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
import { groupsOf } from "./evidence.ts";
import { withOutcomes } from "./outcomes.ts";
import { withChurn, type Pairing, pairCases, type Bucket, bucketOf, type Policy } from "./pairs.ts";
import { type Rule, resolveRules } from "./rules.ts";
import { missingCheck } from "./check.ts";
import { spreadOf } from "./runs.ts";
import { markSecondaries } from "./secondaries.ts";

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

/** What the rules say of a run before anybody asks whether chance explains it. */
export interface Limits {
  readonly pairing: Pairing;
  readonly latency: LatencyPart | null;
  readonly checks: readonly Check[];
}

export function limitsFor(rules: readonly Rule[], policy: Policy, scores: ScoredCases, run: Run): Limits {
  const pairing = withChurn(
    pairCases(scores, policy.baseline),
    rules.map((rule) => rule.metric),
  );
  const latency = latencyPart(policy, scores, run);
  const checks = [
    ...rules.flatMap((rule) => checksOf(rule, pairing, policy, latency, run)),
    ...caseChecks(policy, pairing),
  ];
  return { pairing, latency, checks };
}

/** The verdict that follows, by the significance that these rules and this policy ask for. */
export function byOutcomes(
  { pairing, checks: limits }: Limits,
  policy: Policy,
  rules: readonly Rule[],
): Omit<Verdict, "notices"> {
  const wanting = new Set(policy.suite.cases.filter((each) => !each.expect_empty).map((each) => each.id));
  const asked = { config: policy.config, rules, pairing, wanting, groups: groupsOf(policy.suite) };
  const checks = markSecondaries(withOutcomes(limits, asked), asked);
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

function checksOf(
  rule: Rule,
  pairing: Pairing,
  policy: Policy,
  latency: LatencyPart | null,
  run: Run,
): readonly Check[] {
  const family = rule.metric.family;
  if (family.kind === "load") return loadChecks(rule, family, run, policy.config.definition);
  const all = bucketOf(pairing, rule.scope);
  // Another tool's baseline has no cases to pair: every case of the run is in `added`.
  const means = policy.baseline?.foreign === undefined ? null : policy.baseline;
  if (family.kind === "churn") return churnChecks(rule, family, all, policy);
  const { bucket, missing } = comparableBucket(rule, all);
  if (family.kind !== "latency") {
    if (missing !== undefined) return [missing];
    return means === null
      ? qualityChecks(rule, family, bucket, spreadOf(policy.baseline, rule.scope, rule.metric.name))
      : meansChecks(rule, family, bucket.added, means, policy.config.k);
  }
  if (policy.config.latency === "off") return [];
  if (latency === null) {
    const before = policy.baseline?.timing.source ?? "off";
    const wanted = rule.named || (before !== "off" && before !== "recorded");
    return wanted
      ? [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })]
      : [];
  }
  if (missing !== undefined) return [missing];
  return latencyRuleChecks(rule, family, bucket, policy, latency);
}

function comparableBucket(rule: Rule, bucket: Bucket): Comparable {
  const { metric } = rule;
  if (metric.k === null)
    return metric.stage === undefined ? { bucket } : stageBucket(rule, metric.stage, bucket);
  return metric.family.kind === "cost" ? costBucket(rule, bucket) : { bucket };
}

function caseChecks(policy: Policy, pairing: Pairing): readonly Check[] {
  const newlyLost = policy.config.gate.newly_lost;
  const cases = new Map(policy.suite.cases.map((each) => [each.id, each]));
  const losses = newlyLost === "off" ? [] : lossChecks(newlyLost, pairing, cases, policy.config.k);
  if (policy.baseline === null) return losses;
  if (policy.baseline.foreign === undefined) return [...losses, ...absenceChecks(pairing)];
  return [
    ...losses.filter((check) => check.metric !== "newly_lost"),
    ...absentIntentChecks(policy.baseline, policy.suite),
  ];
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
