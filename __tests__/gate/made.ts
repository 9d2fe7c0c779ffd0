/** Makes rules, scores and rows of a baseline by hand, and decides verdicts from whole runs. */
import { decidePolicy } from "../../src/gate/decide.ts";
import { makeJudgedPolicy } from "../../src/decision/row-scores.ts";
import type { JudgedPolicy, Policy } from "../../src/decision/pairs.ts";
import type { Rule } from "../../src/decision/rules.ts";
import type { LoadedPolicies, PolicyDecision } from "../../src/gate/two-policies.ts";
import type { MetricFamily } from "../../src/metrics/family.ts";
import { metricWithCutoff } from "../../src/metrics/registry.ts";
import type { BaselineCase } from "../../src/model/baseline.ts";
import type { Config } from "../../src/model/config.ts";
import type { BaseCheckout } from "../../src/model/policy.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { CaseRun, Run } from "../../src/model/run.ts";
import { OVERALL } from "../../src/model/scope.ts";
import type { CaseScore, Value } from "../../src/model/scores.ts";
import type { Verdict } from "../../src/model/verdict.ts";
import { answered, configOf, hitsOf, scoresOf } from "../helpers/make.ts";

export { withAnswer } from "../helpers/make.ts";
export { rows as rowsOf } from "../helpers/table.ts";

const DIGESTS = { ask: "a", targets: "t", limits: "l" };

type Metrics = Readonly<Record<string, Value>>;

/** A rule for this metric at 10, over all cases, without any limit; `own` changes parts of it. */
export function ruleOf(family: MetricFamily, own: Partial<Rule> = {}): Rule {
  const bounds = { tolerance: [], floor: null, ceiling: null } as const;
  return {
    metric: metricWithCutoff(family, 10),
    scope: OVERALL,
    ...bounds,
    significance: "off",
    named: true,
    intents: null,
    ...own,
  };
}

/** What one case scored: these metrics, and no ranks or results unless `own` has them. */
export const makeCaseScore = (
  id: string,
  metrics: Metrics = {},
  own: Partial<CaseScore> = {},
): CaseScore => ({
  id,
  intent: "howto",
  digests: DIGESTS,
  metrics: new Map(Object.entries(metrics)),
  ranks: [],
  found: own.ranks?.some((rank) => rank !== null) ?? false,
  forbidden_ranks: [],
  results: [],
  many_to_many: false,
  targets: 1,
  degraded: false,
  error: null,
  samples_ms: [],
  ...own,
});

/** A row of a baseline with these metrics, and no ranks or results unless `own` has them. */
export const makeBaselineCase = (
  metrics: Metrics = {},
  own: Partial<BaselineCase> = {},
): BaselineCase => ({
  digests: DIGESTS,
  intent: "howto",
  targets: [],
  metrics: new Map(Object.entries(metrics)),
  ranks: [],
  found: own.ranks?.some((rank) => rank !== null) ?? false,
  results: [],
  latency_ms: [],
  ...own,
});

/** A config with these rules by metric, over all cases. */
export const configWithRules = (
  metrics: Config["gate"]["metrics"],
  more: Partial<Config> = {},
): Config => configOf({ gate: { metrics }, ...more });

/** The policy with the run and its scores: what a decision is made from. */
export const judgedPolicyOf = (policy: Policy, run: Run): JudgedPolicy =>
  makeJudgedPolicy(policy, scoresOf(policy.config, policy.suite, run), run);

/** The verdict of one policy on a run. */
export const verdictOn = (policy: Policy, run: Run): Verdict =>
  decidePolicy(judgedPolicyOf(policy, run));

/** The answer to one case: these documents, in this order. */
export const answerListing = (id: string, ...documents: readonly string[]): CaseRun =>
  answered(id, hitsOf(...documents));

/** A pull request from the base's files (null: none) to the head's. */
export const loadedOf = (
  head: Inputs,
  base: Inputs | null,
  overrides: Partial<LoadedPolicies> = {},
): LoadedPolicies => ({
  mode: "pull_request",
  head,
  base,
  over: base,
  over_commit: null,
  acceptance: "possible",
  base_commit: base === null ? null : "b".repeat(40),
  policy_digest: { head: "1".repeat(64), base: base === null ? null : "2".repeat(64) },
  bootstrap: false,
  notices: [],
  moved: [],
  unusable: null,
  links: [],
  ...overrides,
});

/** The same pull request, without findings. */
export const decisionOf = (
  head: Inputs,
  base: Inputs | null,
  overrides: Partial<PolicyDecision> = {},
): PolicyDecision => ({ ...loadedOf(head, base), findings: [], ...overrides });

/** Where the base with these files is asked side by side. */
export const checkoutOf = ({ config, retriever }: Inputs): BaseCheckout => ({
  commit: "b".repeat(40),
  directory: "/base",
  config: config.retriever,
  receipt: retriever,
  shared_path: null,
  edited_code: [],
});
