/** The verdict: every rule becomes a check, checks become categories, categories one word. */
import type { Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import { type Check, type Verdict, CATEGORIES, type Category } from "../model/verdict.ts";
import { qualityChecks, churnChecks, loadChecks } from "./checks.ts";
import { latencyNotices } from "./latency-notices.ts";
import { type LatencyPart, latencyPart, latencyRuleChecks } from "./latency-policy.ts";
import { absenceChecks, lossChecks } from "./losses.ts";
import { absentIntentChecks, meansChecks, type Comparable, costBucket, stageBucket } from "./means-checks.ts";
import { findNotices } from "./notices.ts";
import { groupsOf } from "./evidence.ts";
import { type Judged, withOutcomes } from "./outcomes.ts";
import { withChurn, type Pairing, pairCases, type Bucket, bucketOf, type Policy } from "./pairs.ts";
import { type Rule, resolveRules } from "./rules.ts";
import { missingCheck } from "./check.ts";
import { spreadOf } from "./runs.ts";
import { markSecondaries } from "./secondaries.ts";

export function decide(policy: Policy, scores: Scores, run: Run): Verdict {
  const held = heldTo(policy, scores, run);
  const { rules, pairing, latency } = held;
  const judgement = judge(policy, held, withOutcomes);
  return {
    ...judgement,
    notices: [
      ...held.notices,
      ...findNotices(policy, scores, run, pairing, rules, judgement.checks),
      ...latencyNotices(policy, latency, judgement.checks, { run, scores, rules }),
    ],
  };
}

/** Every rule beside what was measured: which limits are passed is known, and not yet what chance explains. */
export interface HeldToRules {
  readonly rules: readonly Rule[];
  readonly notices: readonly Notice[];
  readonly pairing: Pairing;
  readonly latency: LatencyPart | null;
  readonly checks: readonly Check[];
}

export function heldTo(policy: Policy, scores: Scores, run: Run): HeldToRules {
  const { rules, notices } = resolveRules(policy.config, policy.suite);
  const pairing = withChurn(
    pairCases(scores, policy.baseline),
    rules.map((rule) => rule.metric),
  );
  const latency = latencyPart(policy, scores, run);
  const checks = [
    ...rules.flatMap((rule) => checksOf(rule, pairing, policy, latency, run)),
    ...caseChecks(policy, pairing),
  ];
  return { rules, notices, pairing, latency, checks };
}

/** By what is decided which of the checks beyond their limits fail: `withOutcomes`, or `byLimits`. */
export function judge(
  policy: Policy,
  held: HeldToRules,
  outcomes: typeof withOutcomes,
): Omit<Verdict, "notices"> {
  const asked = judgedBy(policy, held);
  const checks = markSecondaries(outcomes(held.checks, asked), asked);
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

function judgedBy({ config, suite }: Policy, { rules, pairing }: HeldToRules): Judged {
  const wanting = new Set(suite.cases.filter((each) => !each.expect_empty).map((each) => each.id));
  return { config, rules, pairing, wanting, groups: groupsOf(suite) };
}

/** Whether `judge` finds a failure. One is enough, and overall every check is decided by itself. */
export function fails(policy: Policy, held: HeldToRules): boolean {
  const asked = judgedBy(policy, held);
  const fail = (checks: readonly Check[]): boolean =>
    withOutcomes(checks, asked).some((check) => !check.passed);
  const beyond = held.checks.filter((check) => !check.passed && check.scope.kind === "overall");
  return beyond.some((check) => fail([check])) || fail(held.checks);
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
