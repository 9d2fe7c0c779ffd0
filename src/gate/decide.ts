/** The verdict of one policy with its latency checks, and the notices that stand beside it. */
import { notMeasuredCheck } from "../decision/checks.ts";
import { casesOfScope, type ComparedCases, type Pair, type Pairing } from "../decision/pairs.ts";
import type { JudgedPolicy, Policy } from "../decision/policy.ts";
import { judgeWithAnswers } from "../decision/row-scores.ts";
import { resolveRules, type Rule } from "../decision/rules.ts";
import type { AddedAnswers } from "../decision/target-edits.ts";
import { decideVerdict } from "../decision/verdict.ts";
import type { Check, Verdict } from "../model/verdict.ts";
import {
  checkLatencyRule,
  findLatencyNotices,
  type LatencyPart,
  makeLatencyPart,
} from "../latency/checks.ts";
import { isLatencyRule } from "../latency/plan.ts";
import { findNotices } from "./notices.ts";

/**
 * Returns the verdict of one policy, its checks of latency and its notices included. If there are
 * `added` answers, each case that got some counts with the better of both values.
 */
export function decidePolicy(judged: JudgedPolicy, added: AddedAnswers | null = null): Verdict {
  const { policy, run } = judged;
  const counted = added === null ? judged : judgeWithAnswers(judged, added.scores);
  const rules = resolveRules(policy.config, policy.suite);
  const latency = makeLatencyPart(policy, run);
  const timed = timedChecks(rules, counted.pairing, policy, latency);
  const { pairing, tests, ...verdict } = decideVerdict(rules, counted, timed);
  const { checks } = verdict;
  const { scores } = counted;
  return {
    ...verdict,
    notices: [
      ...findNotices({ policy, scores, run, pairing, tests, rules, checks }),
      ...findLatencyNotices(policy, latency, checks, scores, run),
    ],
  };
}

/**
 * Returns the checks of latency. If nothing was timed: a failed one of each rule that is named, or
 * whose baseline has times that were measured.
 */
function timedChecks(
  rules: readonly Rule[],
  pairing: Pairing,
  policy: Policy,
  latency: LatencyPart | null,
): readonly Check[] {
  return rules.flatMap((rule): readonly Check[] => {
    if (!isLatencyRule(rule) || policy.config.latency === "off") {
      return [];
    }
    if (latency === null) {
      const source = policy.baseline?.timing.source ?? "off";
      return rule.named || (source !== "off" && source !== "recorded")
        ? [notMeasuredCheck(rule)]
        : [];
    }
    const casesOfRule = casesOfScope(pairing, rule.scope);
    const checkLatency = (cases: ComparedCases): readonly Check[] =>
      checkLatencyRule(rule, cases, latency);
    return blameFailedQueries(checkLatency(casesOfRule), casesOfRule, checkLatency);
  });
}

/** Returns the checks. Those that lack samples because queries failed get the category `retriever_error`. */
function blameFailedQueries(
  checks: readonly Check[],
  cases: ComparedCases,
  checksOf: (cases: ComparedCases) => readonly Check[],
): readonly Check[] {
  if (!checks.some(({ kind }) => kind === "missing")) {
    return checks;
  }
  const withRecordedTimes = { ...cases, pairs: cases.pairs.map(useRecordedTimes) };
  if (checksOf(withRecordedTimes).some(({ kind }) => kind === "missing")) {
    return checks;
  }
  return checks.map((check): Check =>
    check.kind === "missing" ? { ...check, category: "retriever_error" } : check,
  );
}

/** Returns the pair with the recorded times in place of a failure; itself if nothing failed or none were recorded. */
function useRecordedTimes(pair: Pair): Pair {
  const { now, before } = pair;
  // A query that failed when the baseline was recorded has no times there either.
  if (now.error === null || before.latency_ms.length === 0) {
    return pair;
  }
  return { before, now: { ...now, error: null, samples_ms: before.latency_ms } };
}
