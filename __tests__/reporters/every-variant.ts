/** One of each; the types make a forgotten one an error. */
import type { Notice, NoticeCode } from "../../src/model/notice.ts";
import type { MissingReason } from "../../src/model/verdict.ts";
import { intentScope, OVERALL } from "../../src/model/scope.ts";

const NOTICE_BY_CODE: { readonly [Code in NoticeCode]: Extract<Notice, { readonly code: Code }> } = {
  bootstrap: { code: "bootstrap" },
  head_only: { code: "head_only", reason: "no_merge_base" },
  base_ref_ignored: { code: "base_ref_ignored" },
  weakened: { code: "weakened", field: "gate.recall@10.tolerance", before: "0.01", after: "0.5" },
  accepted: { code: "accepted", checks: 3 },
  acceptable: { code: "acceptable", label: "retrieval-gate:accept" },
  new_cases: { code: "new_cases", cases: ["a", "b", "c", "d", "e", "f", "g"] },
  small_intent: { code: "small_intent", intent: "error", cases: 1 },
  rule_off: { code: "rule_off", metric: "degraded_rate", scope: intentScope("howto") },
  latency_off: { code: "latency_off", by: "retriever" },
  not_applicable: { code: "not_applicable", metric: "clustering_ratio@10", scope: OVERALL },
  improved: { code: "improved", metric: "recall@10", scope: OVERALL, delta: 0.0321 },
  implausible_jump: { code: "implausible_jump", metric: "ndcg@10", delta: 0.2 },
  differs: { code: "differs", field: "suite.revision", baseline: "1", current: "2" },
  not_side_by_side: { code: "not_side_by_side", reason: "bootstrap" },
  base_below_baseline: {
    code: "base_below_baseline",
    metric: "recall@10",
    scope: OVERALL,
    stored: 0.9,
    measured: 0.4,
  },
  stored_latency: { code: "stored_latency" },
  other_machine: { code: "other_machine" },
  means_only: { code: "means_only", tool: "cruxe", not_compared: ["forbidden_rate@10", "newly_lost"] },
  includes_start: { code: "includes_start" },
  reported_latency: { code: "reported_latency" },
  unstable: { code: "unstable", cases: ["a"] },
  zero_quality: { code: "zero_quality" },
  selftest: { code: "selftest", blocked: ["empty", "reversed"] },
  blind_to: { code: "blind_to", mutant: "shuffled" },
  cached_answers: { code: "cached_answers", first_ms: 80, repeat_ms: 0.4 },
  budget_ended: { code: "budget_ended", repeats: 3 },
  duplicates: { code: "duplicates", cases: ["a"] },
  gain_unnamed: { code: "gain_unnamed" },
  dead_cases: { code: "dead_cases", cases: ["a"] },
  not_in_baseline: { code: "not_in_baseline", metric: "fill_rate@10" },
  no_relevant_target: { code: "no_relevant_target", cases: ["a"] },
  errored_cases: { code: "errored_cases", cases: ["a", "b"] },
  retries: { code: "retries", count: 1 },
  shard: { code: "shard", index: 2, count: 3, cases: 4, of: 12 },
  joined: { code: "joined", shards: 3 },
  older_attempts: { code: "older_attempts", shards: [1, 3] },
  unlike_machines: { code: "unlike_machines", machines: 2 },
  repeats_cut: { code: "repeats_cut", least: 5, most: 9 },
  trec_counts_differ: { code: "trec_counts_differ", cases: ["a"] },
  unjudged_queries: { code: "unjudged_queries", count: 12 },
  answers_only: { code: "answers_only", cases: ["a"] },
  answers_unmeasured: {
    code: "answers_unmeasured",
    metric: "context_recall",
    reason: "no_reference",
    cases: ["a", "b"],
  },
  judged_by: {
    code: "judged_by",
    model: "judge-1",
    requests: 12,
    retries: 1,
    cached: 30,
    prompt_tokens: 4000,
    completion_tokens: 200,
    embedding_tokens: 80,
    cost: 0.0042,
  },
  judged_missing_from_corpus: { code: "judged_missing_from_corpus", documents: ["d1"] },
  intent_falls: { code: "intent_falls", intent: "howto", metric: "ndcg@10", delta: -0.03, overall: 0.01 },
  baseline_age: { code: "baseline_age", days: 120, limit: 90 },
  probe_failed: { code: "probe_failed", reason: "the retriever ended with code 1." },
  probe_capped: { code: "probe_capped", cases: 3, k: 10 },
  probe_limit: { code: "probe_limit", asked: 50, lost: 73 },
  limit: { code: "limit", cases: 100 },
};

const MISSING_BY_CODE: {
  readonly [Code in MissingReason["code"]]: Extract<MissingReason, { readonly code: Code }>;
} = {
  not_measured: { code: "not_measured" },
  baseline_lacks_metric: { code: "baseline_lacks_metric" },
  baseline_lacks_lists: { code: "baseline_lacks_lists" },
  cases_absent: { code: "cases_absent" },
  no_paired_cases: { code: "no_paired_cases" },
  too_few_samples: { code: "too_few_samples", have: 12, need: 60, repeats: 5 },
};

export const NOTICES: readonly Notice[] = Object.values(NOTICE_BY_CODE);
export const MISSING: readonly MissingReason[] = Object.values(MISSING_BY_CODE);
