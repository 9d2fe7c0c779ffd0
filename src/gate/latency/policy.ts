/** Which latency rules of a policy are checked, by its sampling plan, and what that leaves out or can't see. */
import type { Run } from "../../model/run.ts";
import type { Repeats, SamplingPlan } from "../../model/sampling.ts";
import type { ScoredCases } from "../../model/scores.ts";
import type { Check } from "../../model/verdict.ts";
import { missingCheck } from "../../decision/checks.ts";
import type { ComparedCases, Pair } from "../../decision/pairs.ts";
import type { Policy } from "../../decision/policy.ts";
import { type LatencyPart, latencyChecks, ratioChecks, ratioRule } from "./checks.ts";
import {
  type LatencyRule,
  hasLimit,
  caseMeans,
  planKey,
  rulePlanKey,
  planFromRepeats,
  checksWithSamples,
  storedPlan,
  timedCases,
  caseTimes,
} from "./plan.ts";

/** Null where nothing was timed, or the config turns latency off. */
export function latencyPart(policy: Policy, scores: ScoredCases, run: Run): LatencyPart | null {
  const { config } = policy;
  if (config.latency === "off" || run.timing.source === "off") {
    return null;
  }
  const { latency: settings, definition } = config;
  const recording = policy.recording === true;
  const repeats = runRepeats(run);
  const timed = new Set(timedCases(policy).map(({ id }) => id));
  const plan = (recording ? null : storedPlan(policy.baseline)) ?? runPlan(policy, scores, run);
  return {
    plan,
    planned: new Map([
      ...plan.filled.map((each) => [planKey(each), null] as const),
      ...plan.unfilled.map((each) => [planKey(each), each] as const),
    ]),
    settings,
    options: { seed: settings.seed, method: definition.percentile },
    times: (subject) =>
      timed.has(subject.id) ? countRunPasses(run) * caseTimes(repeats, subject) : 0,
    ended: run.timing.budget_ended,
    recording,
    recorded: run.timing.source === "recorded",
    paired: policy.baseline?.beside !== undefined && run.timing.seed !== undefined,
    timed: new Map(),
  };
}

/** What a run asked, as the plan of a baseline. */
export function runPlan(
  policy: Pick<Policy, "config" | "suite">,
  scores: ScoredCases,
  run: Run,
): SamplingPlan {
  const { config } = policy;
  if (config.latency === "off") {
    return { repeats: new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
  }
  const samples = scores.cases.map((each) =>
    Object.assign({}, each, { latency_ms: each.samples_ms }),
  );
  const limit = config.retriever.kind === "run" ? "recorded" : undefined;
  // What was asked once only tells by that what more would take.
  const once = run.cases.map(
    ({ case_id: id, first_ms: ms }) => [id, ms === null ? [] : [ms]] as const,
  );
  const timed = scores.cases.map(({ id, samples_ms: own }) => [id, own] as const);
  const means = new Map([once, timed].flatMap((times) => [...caseMeans(new Map(times))]));
  const plan = planFromRepeats(runRepeats(run), policy, config.latency, means, limit);
  const ms = (run.timing.asked?.ms ?? 0) / countRunPasses(run);
  // Answers that vary may give too few samples for what their number should fill.
  const filled = run.unstable.length === 0 ? plan.filled : checksWithSamples(plan.filled, samples);
  return { ...plan, filled, ...(ms > 0 ? { ms } : {}) };
}

function countRunPasses({ timing }: Run): number {
  return timing.asked?.passes ?? 1;
}

/** A recorded run says only how often every case was asked. */
function runRepeats({ timing }: Run): Repeats {
  const asked = timing.asked?.plan ?? [];
  if (asked.length > 0) {
    return new Map(asked.map(({ scope, repeats }) => [scope, repeats]));
  }
  return timing.repeats > 0 ? new Map([["overall", timing.repeats]]) : new Map();
}

/** No check at all of a rule that no plan fills and that the config does not name: a notice says so. */
export function latencyRuleChecks(
  rule: LatencyRule,
  bucket: ComparedCases,
  policy: Policy,
  part: LatencyPart,
): readonly Check[] {
  if (!hasLimit(rule) || (part.recorded && !rule.named)) {
    return [];
  }
  const unfilled = part.planned.get(rulePlanKey(rule));
  if (unfilled) {
    const { budget_s: budgetS, queries, by } = unfilled;
    return rule.named
      ? [missingCheck(rule, { code: "not_in_plan", budget_s: budgetS, queries, by })]
      : [];
  }
  const checks = ruleChecks(rule, comparedTimes(bucket), part);
  // What is new since the plan was made has nothing to be compared with yet, unless a rule insists.
  return unfilled === null || rule.named ? checks : checks.filter(({ kind }) => kind !== "missing");
}

/** Finding nothing takes no time: a query that found nothing before, and finds something now, is a new one by the clock. */
function comparedTimes(bucket: ComparedCases): ComparedCases {
  const isNew = ({ before, now }: Pair): boolean =>
    before.results.length === 0 && now.results.length > 0;
  if (!bucket.pairs.some(isNew)) {
    return bucket;
  }
  const found = bucket.pairs.filter(isNew).map(({ now }) => now);
  return { pairs: bucket.pairs.filter((pair) => !isNew(pair)), added: [...found, ...bucket.added] };
}

function ruleChecks(rule: LatencyRule, bucket: ComparedCases, part: LatencyPart): readonly Check[] {
  const held = part.paired ? ratioRule(rule, part.settings.side_by_side) : null;
  if (held !== null) {
    return ratioChecks(rule, held, bucket, part);
  }
  return latencyChecks(rule, bucket, part);
}
