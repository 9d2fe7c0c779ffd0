/**
 * One measurement judged by the base's files and by the head's, and the one verdict that follows.
 */
import { scoreRun } from "../metrics/score.ts";
import { judgeFingerprint } from "../model/answers.ts";
import { compactCanonical, sameCanonical } from "../model/canonical-json.ts";
import type { Config, LatencyPolicy } from "../model/config.ts";
import type { FileRenames } from "../model/explanation.ts";
import type { Notice } from "../model/notice.ts";
import type { BaseCheckout, PoliciesReceipt, PolicyDigest } from "../model/policy.ts";
import type { FindDocument, Renames } from "../model/renames.ts";
import type { Change, Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Check, Verdict, WeakeningFinding } from "../model/verdict.ts";
import { decidePolicy } from "./decide.ts";
import { weakeningCheck } from "../decision/checks.ts";
import { useBaselineRows, type JudgedPolicy, type Policy } from "../decision/pairs.ts";
import { makeJudgedPolicy } from "../decision/row-scores.ts";
import { listMetrics } from "../decision/rules.ts";
import { categoriseChecks } from "../decision/verdict.ts";
import {
  findDifferences,
  judgeDifferences,
  assertPriced,
  assertMeasured,
  assertLikeClocks,
} from "./sound.ts";

export interface PolicyDecision {
  /** `default_branch`: what is judged is merged already. */
  readonly mode: "pull_request" | "base_ref" | "merge_base" | "default_branch" | "head_only";
  readonly head: Inputs;
  readonly base: Inputs | null;
  /** By the label. `possible`: a person may set it; `impossible`: there is nothing to label. */
  readonly acceptance: "given" | "possible" | "impossible";
  /** The commit whose files judge beside the head's; null if the head's judge alone. */
  readonly base_commit: string | null;
  /** What git calls the base: `origin/main`; null or absent on a pull request. */
  readonly base_branch?: string | null;
  /** The base has no gate yet: the head's files judge. */
  readonly bootstrap: boolean;
  readonly policy_digest: PolicyDigest;
  /** What the change weakens. Each is a failed check, unless it is merged already. */
  readonly findings: readonly WeakeningFinding[];
  readonly notices: readonly Notice[];
  /** The files whose baseline a new one replaces. Null: the checkout's own baseline. */
  readonly over: Inputs | null;
  /** The commit that a new baseline is recorded over; null where it is not known. */
  readonly over_commit: string | null;
  /** `2026-03-02`. Absent: not known. */
  readonly accepted_on?: string;
  /** Documents that the change renames: their targets have the new names on both sides. */
  readonly renames?: Renames;
  /** The files that the change renames; absent without a base. */
  readonly file_renames?: FileRenames;
  readonly find_document?: FindDocument;
  /** The base's checkout, whose retriever is asked as well. Absent or null if none was named. */
  readonly beside?: BaseCheckout | null;
}

/** The findings come later, when base and head are compared. */
export type LoadedPolicies = Omit<PolicyDecision, "findings"> & Change;

/**
 * Returns the base's files if they judge the run beside the head's. Null without a base, on the
 * default branch, and if they can't judge this run. If the base times by another clock, latency is
 * off in them. Models that only the head has a price for get that price.
 */
export function basePolicy(
  decision: Pick<PolicyDecision, "mode" | "head" | "base">,
): Inputs | null {
  const { mode, head, base } = decision;
  if (base === null || mode === "default_branch" || !canJudgeSameRun(base, head)) {
    return null;
  }
  const baseLatency = base.config.latency;
  const headLatency = head.config.latency;
  // Times of one clock say nothing about times of another.
  const isOtherClock =
    baseLatency !== "off" && headLatency !== "off" && baseLatency.source !== headLatency.source;
  const config = isOtherClock ? { ...base.config, latency: "off" as const } : base.config;
  return { ...base, config: addHeadPrices(config, head.config) };
}

/**
 * Whether the base's files can judge the head's run. False for another k or definition, for another
 * judge of answers, and if the base's baseline does not fit the base's own config.
 */
function canJudgeSameRun(base: Inputs, head: Inputs): boolean {
  if (base.config.k !== head.config.k) {
    return false;
  }
  if (!sameCanonical(base.config.definition, head.config.definition)) {
    return false;
  }
  const { judge } = base.config;
  const headJudge = head.config.judge;
  const headFingerprint = headJudge === undefined ? null : judgeFingerprint(headJudge);
  const hasOtherJudge =
    judge !== undefined && judgeDifferences(judgeFingerprint(judge), headFingerprint).length > 0;
  if (hasOtherJudge) {
    return false;
  }
  return (
    base.baseline === null || findDifferences(base.config, base.suite, base.baseline).length === 0
  );
}

/**
 * Returns the base's config with the head's prices for models that the base has no price for. A
 * base without `prices` measures no cost.
 */
function addHeadPrices(base: Config, head: Config): Config {
  const { prices } = base;
  if (prices === undefined || head.prices === undefined) {
    return base;
  }
  const models = new Map([...head.prices.models, ...prices.models]);
  return { ...base, prices: { ...prices, models } };
}

export function policiesReceipt(decision: Omit<PolicyDecision, "findings">): PoliciesReceipt {
  const { mode, base_commit, base_branch, bootstrap, acceptance, policy_digest } = decision;
  const branch = base_branch ? { base_branch } : {};
  const accepted = acceptance === "given";
  return { mode, base_commit, ...branch, bootstrap, accepted, policy_digest };
}

/** Returns the head's setting, or the base's if latency is off in the head's config. */
export function latencyPolicy(head: Inputs, base: Inputs | null): LatencyPolicy {
  const { latency } = head.config;
  return latency === "off" && base !== null ? base.config.latency : latency;
}

export interface JudgedVerdict {
  readonly verdict: Verdict;
  readonly judged: JudgedPolicy;
}

/** `base` is null if the base's files don't judge. */
export interface PolicyVerdicts {
  readonly head: JudgedVerdict;
  readonly base: JudgedVerdict | null;
}

/**
 * Returns the verdict of the base's files on their part of the run. Throws what sound.ts refuses,
 * unless the change is accepted: then the verdict is only reported. Failures of questions that only
 * the base asks do not count.
 */
export function decideBase(
  base: Inputs & Pick<Policy, "vary">,
  headSuite: Suite,
  run: Run,
  acceptance: PolicyDecision["acceptance"],
): JudgedVerdict {
  const { config, suite, baseline } = base;
  const headQuestions = new Set(headSuite.cases.map(({ digests }) => digests.ask));
  const isShared = ({ digests }: CaseScore): boolean => headQuestions.has(digests.ask);
  const scores = scoreRun(suite, run, listMetrics(config), config.definition);
  if (acceptance !== "given") {
    assertPriced(config, run);
    // Whether the search answers is judged by the questions that the head can answer, too.
    const sharedScores = { ...scores, cases: scores.cases.filter(isShared) };
    assertMeasured(config, suite, sharedScores, baseline);
    assertLikeClocks(config, run, baseline);
  }
  const asMeasured = makeJudgedPolicy(base, scores, run, headSuite);
  const judged = excuseFailures(asMeasured, isShared);
  return { verdict: decidePolicy(judged), judged };
}

/**
 * Returns the policy with the baseline rows of failed questions that only the base asks, and
 * without their scores: the head may not be able to answer them, such as with an argument that has
 * another name now.
 */
function excuseFailures(
  judged: JudgedPolicy,
  isShared: (score: CaseScore) => boolean,
): JudgedPolicy {
  const isExcused = (score: CaseScore): boolean => score.error !== null && !isShared(score);
  const countedCases = judged.scores.cases.filter((score) => !isExcused(score));
  return {
    ...judged,
    scores: { ...judged.scores, cases: countedCases },
    pairing: useBaselineRows(judged.pairing, ({ now }) => isExcused(now)),
  };
}

/**
 * Returns the one verdict: `partial` if that of either policy is, `pass` only if both are and
 * nothing was weakened. If the label accepts the change, the head's verdict alone decides; the
 * findings and the base's failed checks are kept in `accepted`. On the default branch findings are
 * notices, since what they are about is merged already.
 */
export function combineVerdicts(
  head: Verdict,
  base: Verdict | null,
  decision: PolicyDecision,
): Verdict {
  const { findings, acceptance, mode } = decision;
  const isMerged = mode === "default_branch";
  const weakeningChecks = isMerged ? [] : findings.map(weakeningCheck);
  const mergedFields = isMerged ? findings.flatMap(({ fields }) => fields) : [];
  const notices: Notice[] = [
    ...head.notices,
    ...decision.notices,
    ...mergedFields.map(({ field, before, after }) => {
      return { code: "weakened" as const, place: field, before, after };
    }),
  ];
  if (acceptance === "given") {
    const failedChecks = (base?.checks ?? []).filter((check) => !check.passed);
    const failedAtBase = failedChecks.map((check): Check => ({ ...check, policy: "base" }));
    return { ...head, accepted: [...weakeningChecks, ...failedAtBase], notices };
  }
  const checks = [...weakeningChecks, ...mergeChecks(head.checks, base?.checks ?? null)];
  return {
    verdict: combineVerdictWords(head, base, weakeningChecks.length > 0),
    ...categoriseChecks(checks),
    checks,
    accepted: [],
    notices,
  };
}

/** Returns `partial` if either verdict is, else `pass` only if both are and nothing is weakened. */
function combineVerdictWords(
  head: Verdict,
  base: Verdict | null,
  isWeakened: boolean,
): Verdict["verdict"] {
  const words = [head.verdict, base?.verdict ?? "pass"];
  if (words.includes("partial")) {
    return "partial";
  }
  const arePassing = words.every((word) => word === "pass");
  return !isWeakened && arePassing ? "pass" : "fail";
}

/**
 * Returns the head's checks, then those of the base's that differ from all of them. A check that
 * only one policy has names it in `policy`.
 */
function mergeChecks(head: readonly Check[], base: readonly Check[] | null): readonly Check[] {
  if (base === null) {
    return head;
  }
  const headKeys = new Set(head.map(compactCanonical));
  const baseKeys = new Set(base.map(compactCanonical));
  const baseOnly = base.filter((check) => !headKeys.has(compactCanonical(check)));
  return [
    ...head.map((check): Check =>
      baseKeys.has(compactCanonical(check)) ? check : { ...check, policy: "head" },
    ),
    ...baseOnly.map((check): Check => ({ ...check, policy: "base" })),
  ];
}
