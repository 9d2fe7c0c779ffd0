/** Decides one policy completely: decision/verdict.ts, and here latency and the notices. */
import { NOT_MEASURED, missingCheck } from "../decision/checks.ts";
import { casesOfScope, type Pairing, type JudgedPolicy, type Policy } from "../decision/pairs.ts";
import { resolveRules, type Rule } from "../decision/rules.ts";
import { decideVerdict } from "../decision/verdict.ts";
import type { Check, Verdict } from "../model/verdict.ts";
import {
  checkLatencyRule,
  findLatencyNotices,
  type TimingConditions,
  readTimingConditions,
} from "../latency/latency-checks.ts";
import { isLatencyRule } from "../latency/plan.ts";
import { findNotices } from "./notices.ts";

/** Returns the verdict of one policy with all its notices. */
export function decidePolicy({ policy, scores, run, pairing: measured }: JudgedPolicy): Verdict {
  const rules = resolveRules(policy.config, policy.suite);
  const latency = readTimingConditions(policy, run);
  const timed = timedChecks(rules, measured, policy, latency);
  // This pairing also has the values of churn.
  const { pairing, tests, ...verdict } = decideVerdict(rules, { policy, pairing: measured }, timed);
  const { checks } = verdict;
  return {
    ...verdict,
    notices: [
      ...findNotices({ policy, scores, run, pairing, tests, rules, checks }),
      ...findLatencyNotices(policy, latency, checks, scores, run),
    ],
  };
}

/**
 * Returns the checks of latency; none if the config has `latency: off`. If this run was not timed
 * (`latency` is null), a rule fails if the config names it, and every rule if the baseline has
 * times that were measured, not read from a run file. A failed query has no times. A check that has
 * too few of them for that fails as the retriever's failure, not as latency's.
 */
function timedChecks(
  rules: readonly Rule[],
  pairing: Pairing,
  policy: Policy,
  latency: TimingConditions | null,
): readonly Check[] {
  if (policy.config.latency === "off") {
    return [];
  }
  const latencyRules = rules.filter(isLatencyRule);
  if (latency === null) {
    const source = policy.baseline?.timing.source ?? "off";
    const wasMeasured = source !== "off" && source !== "recorded";
    return latencyRules
      .filter(({ named }) => named || wasMeasured)
      .map((rule) => missingCheck(rule, NOT_MEASURED));
  }
  return latencyRules.flatMap((rule) => {
    const cases = casesOfScope(pairing, rule.scope);
    const checks = checkLatencyRule(rule, cases, latency);
    const hasFailedQuery = cases.pairs.some(({ now }) => now.error !== null);
    return hasFailedQuery ? checks.map(blameRetrieverForShortage) : checks;
  });
}

/** Returns the check with the category of failed queries if this run has too few times for it. */
function blameRetrieverForShortage(check: Check): Check {
  const lacksTimes =
    check.missing !== undefined && "side" in check.missing && check.missing.side === "now";
  return lacksTimes ? { ...check, category: "retriever_error" } : check;
}
