/** The verdict: every rule becomes a check, checks become categories, categories one word. */
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Check, Verdict } from "../model/verdict.ts";
import { type Bucket, bucketOf, missingCheck, qualityChecks } from "./checks.ts";
import { churnChecks, withChurn } from "./churn.ts";
import { latencyChecks } from "./latency-checks.ts";
import { absenceChecks, lossChecks } from "./losses.ts";
import { absentIntentChecks, latencyMeansChecks, meansChecks } from "./means-checks.ts";
import { findNotices } from "./notices.ts";
import { type Judgeable, costBucket, stageBucket } from "./partial-data.ts";
import { type Pairing, pairCases } from "./pairs.ts";
import { hasRatio, ratioChecks } from "./ratio-checks.ts";
import { type Rule, resolveRules } from "./rules.ts";
import { categorise, markSecondaries } from "./taxonomy.ts";

/** One set of rules: whose files judge, and what they compare with. */
export interface Law {
  readonly config: Config;
  readonly suite: Suite;
  /** Null where there is nothing to compare with: floors, ceilings and critical cases still hold. */
  readonly baseline: Baseline | null;
  /** `record`: the baseline is left out on purpose, and what only compares with it has nothing to say. */
  readonly recording?: boolean;
}

export function judge(law: Law, scores: Scores, run: Run): Verdict {
  const { rules, notices } = resolveRules(law.config, law.suite);
  const pairing = withChurn(
    pairCases(scores, law.baseline),
    rules.map((rule) => rule.metric),
  );
  const checks = markSecondaries(
    [...rules.flatMap((rule) => checksOf(rule, pairing, law, run)), ...caseChecks(law, pairing)],
    rules,
    pairing,
  );
  const { primary, secondary } = categorise(checks);
  // Against a baseline, no check at all means that nothing was looked at.
  const judged = checks.length > 0 || law.baseline === null;
  const passed = judged && checks.every((check) => check.passed);
  return {
    verdict: law.suite.partial ? "partial" : passed ? "pass" : "fail",
    exitCode: passed && !law.suite.partial ? 0 : 1,
    categories: primary,
    secondaryCategories: secondary,
    checks,
    notices: [...notices, ...findNotices(law, scores, run, pairing, rules, checks)],
  };
}

function checksOf(rule: Rule, pairing: Pairing, law: Law, run: Run): readonly Check[] {
  const family = rule.metric.family;
  const all = bucketOf(pairing, rule.scope);
  // Another tool's baseline has no cases to pair: every case of the run is in `added`.
  const means = law.baseline?.foreign === undefined ? null : law.baseline;
  if (family.kind === "churn") return churnChecks(rule, family, all, law);
  const { bucket, missing } = judgeable(rule, all);
  if (family.kind !== "latency") {
    if (missing !== undefined) return [missing];
    return means === null
      ? qualityChecks(rule, family, bucket)
      : meansChecks(rule, family, bucket.added, means, law.config.k);
  }
  if (law.config.latency === "off") return [];
  if (run.timing.source === "off") {
    const wanted = rule.named || (law.baseline !== null && law.baseline.timing.source !== "off");
    return wanted
      ? [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })]
      : [];
  }
  if (missing !== undefined) return [missing];
  const by = { settings: law.config.latency, definition: law.config.definition };
  const whole = rule.metric.k === null && rule.metric.stage === undefined;
  const inPairs = whole && law.baseline?.beside !== undefined && run.timing.seed !== undefined;
  if (inPairs && hasRatio(family)) return ratioChecks(rule, family, bucket, by);
  return means === null
    ? latencyChecks(rule, family, bucket, by)
    : latencyMeansChecks(rule, family, bucket.added, means, by);
}

function judgeable(rule: Rule, bucket: Bucket): Judgeable {
  const { metric } = rule;
  if (metric.k === null)
    return metric.stage === undefined ? { bucket } : stageBucket(rule, metric.stage, bucket);
  return metric.family.kind === "cost" ? costBucket(rule, bucket) : { bucket };
}

function caseChecks(law: Law, pairing: Pairing): readonly Check[] {
  const newlyLost = law.config.gate.newlyLost;
  const cases = new Map(law.suite.cases.map((each) => [each.id, each]));
  const losses = newlyLost === "off" ? [] : lossChecks(newlyLost, pairing, cases);
  if (law.baseline === null) return losses;
  if (law.baseline.foreign === undefined) return [...losses, ...absenceChecks(pairing)];
  return [
    ...losses.filter((check) => check.metric !== "newly_lost"),
    ...absentIntentChecks(law.baseline, law.suite),
  ];
}
