/** cruxe's gate policy (`retrieval-gate-policy-v1`), unchanged, as rules. */
import type { Root } from "../../system/root.ts";
import type { Baseline } from "../../model/baseline.ts";
import {
  type GatePolicy,
  type NewlyLostRule,
  type RuleSetting,
  type Tolerance,
  DEFAULT_DEFINITION,
} from "../../model/config.ts";
import type { Problem } from "../../model/problem.ts";
import type { LatencySummary } from "../../model/scores.ts";
import { parseDocument } from "../document.ts";
import { readText, type Document } from "../read.ts";
import { invalid } from "../validate.ts";
import { Fields } from "./cruxe.ts";

const CRUXE_POLICY = "retrieval-gate-policy-v1";
/** What cruxe takes where the policy has no p50. */
const DEFAULT_P50 = { ceiling: 500, tolerance: 25 } as const;

const TOLERANCES = [
  "recall_at_k",
  "mrr",
  "ndcg_at_k",
  "zero_result_rate",
  "clustering_ratio",
  "degraded_query_rate",
  "p50_latency_ms",
  "p95_latency_ms",
];

export interface LoadedPolicy {
  readonly policy: GatePolicy;
  readonly digest: string;
}

/**
 * What the policy names is gated as it says, in its units (rates and means absolute, latency in milliseconds); what it
 * does not know (forbidden_rate, newly_lost, quality by intent) keeps our defaults. A degraded rate that it does not
 * enforce is off. Throws `invalid_config` with every problem.
 */
export async function loadCruxePolicy(
  root: Root,
  file: string,
  k: number,
  newlyLost: NewlyLostRule,
): Promise<LoadedPolicy> {
  const document = await parseDocument(readText(root, file, "policy"), "invalid_config");
  const problems: Problem[] = [];
  const fields = Fields.of(document, problems);
  fields.only(["version", "quality", "latency", "tolerance"]);
  fields.text("version", CRUXE_POLICY);
  const quality = fields.object("quality", "required");
  const latency = fields.object("latency", "required");
  const tolerances = fields.object("tolerance", "required");
  tolerances.only(TOLERANCES);
  const latencyRule = (percentile: string, otherwise: typeof DEFAULT_P50 | null): RuleSetting => ({
    tolerance: absolute(tolerances.number(`${percentile}_latency_ms`, otherwise?.tolerance ?? null)),
    ceiling: latency.number(`max_${percentile}_latency_ms`, otherwise?.ceiling ?? null),
  });
  const metrics = new Map<string, RuleSetting>([
    ...qualityRules(quality, tolerances, k),
    ["latency_p50_ms", latencyRule("p50", DEFAULT_P50)],
    ["latency_p95_ms", latencyRule("p95", null)],
  ]);
  latency.only(["max_p50_latency_ms", "max_p95_latency_ms", "by_intent"]);
  const intents = new Map(
    latency
      .object("by_intent", "optional")
      .objects()
      .map(([intent, each]) => [intent, intentRules(each)]),
  );
  if (problems.length > 0) throw invalid("invalid_config", "policy", file, problems);
  return {
    policy: { significance: "off", metrics, per_intent: null, intents, newly_lost: newlyLost },
    digest: document.digest,
  };
}

function qualityRules(
  quality: Fields,
  tolerances: Fields,
  k: number,
): readonly (readonly [string, RuleSetting])[] {
  const floor = (metric: string, limit: string, tolerance: string): readonly [string, RuleSetting] => [
    metric,
    { tolerance: absolute(tolerances.number(tolerance, null)), floor: quality.number(limit, null) },
  ];
  const ceiling = (metric: string, limit: string, tolerance: string): readonly [string, RuleSetting] => [
    metric,
    { tolerance: absolute(tolerances.number(tolerance, null)), ceiling: quality.number(limit, null) },
  ];
  const degraded = ceiling("degraded_rate", "max_degraded_query_rate", "degraded_query_rate");
  const enforced = quality.boolean("enforce_degraded_query_rate", true);
  quality.only([
    "min_recall_at_k",
    "min_mrr",
    "min_ndcg_at_k",
    "max_zero_result_rate",
    "max_clustering_ratio",
    "max_degraded_query_rate",
    "enforce_degraded_query_rate",
  ]);
  return [
    floor(`recall@${k}`, "min_recall_at_k", "recall_at_k"),
    floor(`mrr@${k}`, "min_mrr", "mrr"),
    floor(`ndcg@${k}`, "min_ndcg_at_k", "ndcg_at_k"),
    ceiling(`clustering_ratio@${k}`, "max_clustering_ratio", "clustering_ratio"),
    ceiling("zero_result_rate", "max_zero_result_rate", "zero_result_rate"),
    enforced ? degraded : [degraded[0], "off"],
  ];
}

/** Tolerances of an intent, and ceilings that it lacks, are the overall ones. */
function intentRules(fields: Fields): ReadonlyMap<string, RuleSetting> {
  fields.only(["max_p50_latency_ms", "max_p95_latency_ms"]);
  const rules = new Map<string, RuleSetting>();
  for (const [metric, key] of [
    ["latency_p50_ms", "max_p50_latency_ms"],
    ["latency_p95_ms", "max_p95_latency_ms"],
  ] as const) {
    const ceiling = fields.maybe(key);
    if (ceiling !== null) rules.set(metric, { ceiling });
  }
  return rules;
}

function absolute(value: number): readonly Tolerance[] {
  return [{ unit: "absolute", value }];
}

// cruxe's baseline (`retrieval-eval-baseline-v1`), unchanged: means and latency summaries, and nothing about cases.

/** Their names by ours, which have no cutoff here, since the file does not say its k. */
const MEANS: readonly (readonly [string, string])[] = [
  ["recall", "recall_at_k"],
  ["mrr", "mrr"],
  ["ndcg", "ndcg_at_k"],
  ["zero_result_rate", "zero_result_rate"],
  ["clustering_ratio", "clustering_ratio"],
  ["degraded_rate", "degraded_query_rate"],
];
const LATENCY = ["latency_p50_ms", "latency_p95_ms", "latency_mean_ms"];
const UNKNOWN = "not recorded";

/** Throws `invalid_baseline` with every problem. */
export function readCruxeBaseline(document: Document): Baseline {
  const problems: Problem[] = [];
  const root = Fields.of(document, problems);
  root.only(["version", "suite_version", "metrics", "latency_by_intent"]);
  const revision = root.text("suite_version");
  const metrics = root.object("metrics", "required");
  metrics.only([...MEANS.map(([, theirs]) => theirs), "semantic_budget_exhaustion_rate", ...LATENCY]);
  const means = new Map(MEANS.map(([ours, theirs]) => [ours, metrics.number(theirs, null)]));
  const intents = root
    .object("latency_by_intent", "optional")
    .objects()
    .map(([intent, fields]) => {
      fields.only(["sample_count", "p50_ms", "p95_ms", "mean_ms"]);
      return [intent, summary(fields, fields.number("sample_count", 0), "")] as const;
    });
  const samples = intents.reduce((sum, [, each]) => sum + each.samples, 0);
  const overall = summary(metrics, samples, "latency_");
  if (problems.length > 0) throw invalid("invalid_baseline", "baseline", document.file, problems);
  return {
    foreign: "cruxe",
    suite: { name: "cruxe", revision, digest: UNKNOWN },
    definition: DEFAULT_DEFINITION,
    k: 0,
    retriever: { kind: UNKNOWN, fingerprint: UNKNOWN, corpus_digest: null },
    tool: "cruxe",
    environment: { os: UNKNOWN, arch: UNKNOWN, cpu: UNKNOWN, cores: 0, node: UNKNOWN },
    timing: { source: "measured", repeats: 1 },
    means: { overall: means, by_intent: new Map() },
    latency: { overall, by_intent: new Map(intents) },
    cases: new Map(),
  };
}

function summary(fields: Fields, samples: number, prefix: string): LatencySummary {
  return {
    samples,
    p50_ms: measured(fields.number(`${prefix}p50_ms`, null)),
    p90_ms: null,
    p95_ms: measured(fields.number(`${prefix}p95_ms`, null)),
    p99_ms: null,
    mean_ms: measured(fields.maybe(`${prefix}mean_ms`)),
  };
}

/** cruxe writes 0 for a percentile of no samples, and holds only its policy's cap against it. */
function measured(ms: number | null): number | null {
  return ms === 0 ? null : ms;
}
