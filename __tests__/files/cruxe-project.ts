/** A small project in cruxe's files, and what a run of it gets. */
import { singleTargets } from "../../src/model/suite.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import { decide } from "../../src/gate/decide.ts";
import { metricsOf } from "../../src/gate/rules.ts";
import { score } from "../../src/metrics/score.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import { answered, runOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";

export const POLICY = {
  version: "retrieval-gate-policy-v1",
  quality: {
    min_recall_at_k: 0.7,
    min_mrr: 0.5,
    min_ndcg_at_k: 0.4,
    max_zero_result_rate: 0.5,
    max_clustering_ratio: 0.9,
    max_degraded_query_rate: 0.5,
  },
  latency: {
    max_p50_latency_ms: 300,
    max_p95_latency_ms: 600,
    by_intent: { symbol: { max_p50_latency_ms: 250, max_p95_latency_ms: 400 } },
  },
  tolerance: {
    recall_at_k: 0.05,
    mrr: 0.05,
    ndcg_at_k: 0.05,
    zero_result_rate: 0.1,
    clustering_ratio: 0.2,
    degraded_query_rate: 0.1,
    p50_latency_ms: 30,
    p95_latency_ms: 60,
  },
};
export const BASELINE = {
  version: "retrieval-eval-baseline-v1",
  suite_version: "pack-1",
  metrics: {
    recall_at_k: 0.8,
    mrr: 0.5,
    ndcg_at_k: 0.6,
    zero_result_rate: 0.1,
    clustering_ratio: 0.5,
    degraded_query_rate: 0,
    semantic_budget_exhaustion_rate: 0,
    latency_p50_ms: 100,
    latency_p95_ms: 200,
    latency_mean_ms: 120,
  },
  latency_by_intent: {
    symbol: { sample_count: 2, p50_ms: 90, p95_ms: 390, mean_ms: 100 },
    path: { p50_ms: 0, p95_ms: 0 },
  },
};
export const QUERIES = ["symbol", "symbol", "path", "path"].map((intent, i) => ({
  id: `q${i}`,
  query: `find ${i}`,
  intent,
  expected_targets: [{ hint: `f${i}.rs` }],
  negative_targets: [{ hint: "old.rs" }],
}));
export const FILES = {
  "pack.json": { version: "pack-1", queries: QUERIES },
  "suite.json": {
    version: 1,
    name: "code",
    revision: "pack-1",
    dataset: { format: "cruxe", path: "pack.json" },
  },
  "policy.json": POLICY,
  "baseline.json": BASELINE,
  "gate.json": {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    k: 4,
    retriever: { kind: "command", command: ["true"] },
    gate: { policy: "policy.json" },
  },
};

export const load = (files: Readonly<Record<string, unknown>> = {}): Promise<Inputs> =>
  loadInputs({ directory: workspace({ ...FILES, ...files }) }, "gate.json", {
    suite: null,
    baseline: null,
  });

export const MISS = [
  { doc_id: "x", id: "x", path: "x.rs", repeat: false },
  { doc_id: "y", id: "y", path: "y.rs", repeat: false },
];

/** Every case finds its file first, in three files; `other` answers for q0. 60 samples a case. */
export function verdictOf(inputs: Inputs, ms = 50, other?: readonly Hit[]): Verdict {
  const cases = inputs.suite.cases.map((each) => {
    const path = singleTargets(each.expected[0]!)[0]!.value;
    const found = [{ doc_id: path, path, repeat: false }, ...MISS];
    return answered(
      each.id,
      each.id === "q0" && other !== undefined ? other : found,
      Array.from({ length: 60 }, () => ms),
    );
  });
  const run = runOf(cases);
  return decide(inputs, score(inputs.suite, run, metricsOf(inputs.config), inputs.config.definition), run);
}

export const checksOf = (inputs: Inputs, ms?: number): readonly Check[] => verdictOf(inputs, ms).checks;
