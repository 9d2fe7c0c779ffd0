/** cruxe's baseline (`retrieval-eval-baseline-v1`), unchanged: means and latency summaries, and nothing about cases. */
import type { Baseline } from "../model/baseline.ts";
import { DEFAULT_DEFINITION } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import type { LatencySummary } from "../model/scores.ts";
import { Fields } from "./cruxe-fields.ts";
import type { Document } from "./document.ts";
import { invalid } from "./validate.ts";

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
      return [intent, summary(fields, fields.maybe("sample_count") ?? 0, "")] as const;
    });
  const samples = intents.reduce((sum, [, each]) => sum + each.samples, 0);
  const overall = summary(metrics, samples, "latency_");
  if (problems.length > 0) throw invalid("invalid_baseline", "baseline", document.file, problems);
  return {
    foreign: "cruxe",
    suite: { name: "cruxe", revision, digest: UNKNOWN },
    definition: DEFAULT_DEFINITION,
    k: 0,
    retriever: { kind: UNKNOWN, fingerprint: UNKNOWN, corpusDigest: null },
    tool: "cruxe",
    environment: { os: UNKNOWN, arch: UNKNOWN, cpu: UNKNOWN, cores: 0, node: UNKNOWN },
    timing: { source: "measured", repeats: 1 },
    means: { overall: means, byIntent: new Map() },
    latency: { overall, byIntent: new Map(intents) },
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
