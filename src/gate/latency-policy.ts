/** Which latency rules of a policy are checked: those that its sampling plan fills, and all that the config names. */
import type { LatencyMetric } from "../metrics/family.ts";
import type { Run } from "../model/run.ts";
import type { Repeats, SamplingPlan, UnfilledCheck } from "../model/sampling.ts";
import { scopeText } from "../model/scope.ts";
import type { ScoredCases } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import { missingCheck } from "./check.ts";
import { type LatencyRules, latencyChecks } from "./latency-checks.ts";
import { hasLimit, keyOf, meansOf, planWith, storedPlan } from "./latency/plans.ts";
import { latencyMeansChecks } from "./means-checks.ts";
import type { Bucket, Policy } from "./pairs.ts";
import { hasRatio, ratioChecks } from "./ratio-checks.ts";
import type { Rule } from "./rules.ts";

/** The latency part of a policy: by which plan it is decided, and how. */
export interface LatencyPart {
  readonly plan: SamplingPlan;
  readonly by: LatencyRules;
  /** The run's times are a recorded run's, or another job's: only a rule that the config names holds them to something. */
  readonly recorded: boolean;
  /** Base and head were asked the same query one after the other. */
  readonly paired: boolean;
}

/** Null where nothing was timed, or nobody wants it. */
export function latencyPart(policy: Policy, scores: ScoredCases, run: Run): LatencyPart | null {
  const { config } = policy;
  if (config.latency === "off" || run.timing.source === "off") return null;
  const repeats = repeatsOf(run);
  const recording = policy.recording === true;
  return {
    plan: planOf(policy, scores, run),
    recorded: run.timing.source === "recorded",
    paired: policy.baseline?.beside !== undefined && run.timing.seed !== undefined,
    by: { settings: config.latency, definition: config.definition, repeats, recording },
  };
}

/** The plan that the policy's baseline carries; where there is none, what this run asked. */
export function planOf(policy: Policy, scores: ScoredCases, run: Run): SamplingPlan {
  const { latency } = policy.config;
  if (latency === "off") return { repeats: new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
  const stored = policy.recording === true ? null : storedPlan(policy, policy.baseline, latency);
  return stored ?? runPlan(policy, scores, run);
}

/** What a run asked, as the plan of a baseline. */
export function runPlan(
  policy: Pick<Policy, "config" | "suite">,
  scores: ScoredCases,
  run: Run,
): SamplingPlan {
  const { config } = policy;
  if (config.latency === "off") return { repeats: new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
  const samples = new Map(scores.cases.map(({ id, samples_ms: own }) => [id, { latency_ms: own }]));
  const limit = config.retriever.kind === "run" ? "recorded" : undefined;
  const plan = planWith(repeatsOf(run), policy, config.latency, meansOf(samples), limit);
  const ms = run.timing.asked?.ms ?? 0;
  return ms > 0 ? { ...plan, ms } : plan;
}

/** A run of an earlier version, or a recorded one, says only how often every case was asked. */
function repeatsOf({ timing }: Run): Repeats {
  const asked = timing.asked?.plan ?? [];
  if (asked.length > 0) return new Map(asked.map(({ scope, repeats }) => [scope, repeats]));
  return timing.repeats > 0 ? new Map([["overall", timing.repeats]]) : new Map();
}

/** No check at all of a rule that no plan fills and that the config does not name: a notice says so. */
export function latencyRuleChecks(
  rule: Rule,
  metric: LatencyMetric,
  bucket: Bucket,
  policy: Policy,
  part: LatencyPart,
): readonly Check[] {
  if (!hasLimit(rule) || (part.recorded && !rule.named)) return [];
  const standing = standingOf(rule, metric, part.plan);
  if (standing.kind === "unfilled") {
    const { budget_s: budgetS, queries, by } = standing.check;
    const missing = { code: "not_in_plan", budget_s: budgetS, queries, by } as const;
    return rule.named ? [missingCheck(rule, missing, { baseline: null, current: null, n: 0 })] : [];
  }
  const checks = checksBy(rule, metric, bucket, policy, part);
  // What is new since the plan was made has nothing to be compared with yet, unless a rule insists.
  return standing.kind === "filled" || rule.named ? checks : checks.filter(({ kind }) => kind !== "missing");
}

type Standing =
  | { readonly kind: "filled" | "unknown" }
  | { readonly kind: "unfilled"; readonly check: UnfilledCheck };

function standingOf({ scope }: Rule, { statistic }: LatencyMetric, plan: SamplingPlan): Standing {
  return standingsIn(plan).get(keyOf({ scope: scopeText(scope), statistic })) ?? { kind: "unknown" };
}

const standings = new WeakMap<SamplingPlan, ReadonlyMap<string, Standing>>();

/** By check, of a plan that may have thousands. */
function standingsIn(plan: SamplingPlan): ReadonlyMap<string, Standing> {
  const known = standings.get(plan);
  if (known !== undefined) return known;
  const filled = plan.filled.map((each) => [keyOf(each), { kind: "filled" }] as const);
  const unfilled = plan.unfilled.map((check) => [keyOf(check), { kind: "unfilled", check }] as const);
  const made = new Map<string, Standing>([...filled, ...unfilled]);
  standings.set(plan, made);
  return made;
}

function checksBy(
  rule: Rule,
  metric: LatencyMetric,
  bucket: Bucket,
  { baseline }: Policy,
  { by, paired }: LatencyPart,
): readonly Check[] {
  const whole = rule.metric.k === null && rule.metric.stage === undefined;
  if (whole && paired && hasRatio(metric)) return ratioChecks(rule, metric, bucket, by);
  return baseline?.foreign === undefined
    ? latencyChecks(rule, metric, bucket, by)
    : latencyMeansChecks(rule, metric, bucket.added, baseline, by);
}
