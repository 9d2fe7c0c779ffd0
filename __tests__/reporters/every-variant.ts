/** One of each; the types make a forgotten one an error. */
import type { Notice, NoticeCode } from "../../src/model/notice.ts";
import { OVERALL, intentScope } from "../../src/model/scope.ts";
import type { MissingReason } from "../../src/model/verdict.ts";

const metric = "recall@10";
const scope = OVERALL;
const cases = ["a", "b"];
const count = 3;
const commit = "a".repeat(40);
const event = "b".repeat(40);
const plan = { budget_s: 180, queries: 600, by: ["budget_s"] } as const;
const rises = [
  { metric: "latency_p50_ms", rise: { ms: 4.2, share: 0.523 } },
  { metric: "latency_p95_ms", rise: null },
];

const NOTICE_BY_CODE: {
  readonly [Code in NoticeCode]: Omit<Extract<Notice, { readonly code: Code }>, "code">;
} = {
  bootstrap: {},
  head_only: { reason: "no_merge_base" },
  base_ref_ignored: {},
  base_outdated: { commit, tip: event, files: ["gate.yaml"] },
  base_unconfirmed: { commit, event },
  weakened: { field: "gate.recall@10.tolerance", before: "0.01", after: "0.5" },
  targets_added: { cases },
  documents_renamed: { documents: [{ before: "docs/a.md", after: "docs/b.md" }] },
  grades_raised: { cases },
  corpus_changed: { file: "corpus.jsonl", before: 212, after: 12 },
  other_base: { branch: "release", default_branch: "main" },
  address_changed: {
    field: "retriever.url",
    before: "https://search.example/docs",
    after: "https://search.example/other",
  },
  allowance_grew: { metric, scope, before: 1, after: 2 },
  models_added: {
    models: [
      { model: "small", prompt: 0, completion: 0, per_call: null, tokens_per_query: 1200 },
      { model: "rerank", prompt: null, completion: null, per_call: 0.002, tokens_per_query: null },
    ],
  },
  secret_in_suite: { variables: ["SEARCH_TOKEN"] },
  secret_in_ids: { variables: ["SEARCH_TOKEN"] },
  verdicts_not_used: { count },
  accepted: { checks: 3 },
  acceptable: { label: "retrieval-gate:accept" },
  new_cases: { cases },
  small_intent: { intent: "error", cases: 1 },
  rule_off: { metric: "degraded_rate", scope: intentScope("howto") },
  latency_off: { by: "retriever" },
  not_applicable: { metric: "clustering_ratio@10", scope },
  implausible_jump: { metric: "ndcg@10", delta: 0.2 },
  differs: { field: "suite.revision", baseline: "1", current: "2" },
  not_side_by_side: { reason: "bootstrap" },
  base_below_baseline: { metric, scope, stored: 0.9, measured: 0.4 },
  stored_latency: {},
  other_machine: {},
  absolute_paths: { count },
  skipped_lines: { count },
  unstable: { cases },
  also_accepted: {
    since: "2026-03-02",
    recordings: 9,
    moved: [{ metric: "recall@10", delta: -0.033 }],
    lost: ["a", "b"],
  },
  gain_unconfirmed: { p: 0.0042 },
  second_start_failed: { reason: "the retriever ended with code 1." },
  vary_off: {},
  zero_quality: {},
  cached_answers: { first_ms: 80, repeat_ms: 0.4 },
  budget_ended: { repeats: 3 },
  duplicates: { cases },
  gained: { p: 0.0042 },
  lost_and_found: { lost: cases, found: 7 },
  new_hits: { cases },
  below_accepted: { metric, scope, accepted: 0.9, current: 0.88 },
  since_accepted: { recordings: 9, moved: [{ metric, delta: -0.022 }] },
  dead_cases: { cases },
  targets_nowhere: { cases, corpus: true },
  not_in_baseline: { metric: "fill_rate@10" },
  no_relevant_target: { cases },
  errored_cases: { cases },
  shard: { index: 2, count: 3, cases: 4, of: 12 },
  joined: { shards: 3 },
  older_attempts: { shards: [1, 3] },
  unlike_machines: { machines: 2 },
  queries_asked: { queries: 205 },
  not_sampled: { scope: intentScope("howto"), metrics: ["latency_p95_ms"], ...plan },
  not_planned: { metrics: ["latency_p95_ms intent:howto"] },
  visible_rise: { rises },
  blunt_tolerance: { metric: "latency_p95_ms", meaning: "sees_little", baseline: 8, tolerance: 20 },
  trec_counts_differ: { cases },
  named_by_query: { cases: 12, repeated: 3 },
  doubtful_cells: { places: ["faq.csv:2", "faq.csv:7"] },
  unjudged_queries: { count },
  answers_only: { cases },
  answers_unmeasured: { metric: "context_recall", reason: "no_reference", cases },
  judged_missing_from_corpus: { documents: ["d1"] },
  baseline_age: { days: 120, limit: 90 },
  probe_failed: { reason: "the retriever ended with code 1." },
  limit: { cases: 100 },
};

const MISSING_BY_CODE: {
  readonly [Code in MissingReason["code"]]: Omit<
    Extract<MissingReason, { readonly code: Code }>,
    "code"
  >;
} = {
  not_measured: {},
  baseline_lacks_metric: {},
  baseline_lacks_lists: {},
  cases_absent: {},
  no_paired_cases: {},
  too_few_samples: { side: "before", have: 12, need: 60 },
  too_few_repeats: { side: "now", cases: 2, need: 3 },
  plan_unfinished: { have: 31, need: 120 },
  not_in_plan: { budget_s: 180, queries: 600, by: ["budget_s"] },
};

const coded = (byCode: object): readonly unknown[] =>
  Object.entries(byCode).map(([code, rest]) => Object.assign({ code }, rest));

export const NOTICES = coded(NOTICE_BY_CODE) as readonly Notice[];
export const MISSING = coded(MISSING_BY_CODE) as readonly MissingReason[];
