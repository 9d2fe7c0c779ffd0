/**
 * One notice of each code, and one reason of each code why a figure is missing. A forgotten code is
 * an error of types.
 */
import type { Notice, NoticeCode } from "../../src/model/notice.ts";
import { OVERALL } from "../../src/model/scope.ts";
import type { MissingReason } from "../../src/model/verdict.ts";

const metric = "recall@10";
const scope = OVERALL;
const cases = ["a", "b"];
const count = 3;
const commit = "a".repeat(40);
const tip = "b".repeat(40);
const rises = [
  { metric: "latency_p50_ms", ms: 4.2, baseline: 8 },
  { metric: "latency_p95_ms", ms: 9, baseline: 0 },
];

const QUERY_EDIT = {
  query: "grow apples",
  dropped: ["docs/a.md"],
  deleted: ["docs/a.md"],
  existing: [],
  added: ["docs/b.md"],
  recorded_rank: 1,
} as const;

/** Omits the code from each form of a notice. */
type WithoutCode<N> = N extends unknown ? Omit<N, "code"> : never;

const NOTICE_BY_CODE: {
  readonly [Code in NoticeCode]: WithoutCode<Extract<Notice, { readonly code: Code }>>;
} = {
  head_only: { reason: "no_merge_base" },
  base_outdated: { commit, tip, files: ["gate.yaml"] },
  base_suite_unread: { reason: "suite golden/suite.json is in the submodule golden" },
  weakened: { place: "gate.recall@10.tolerance", before: "0.01", after: "0.5" },
  index_changed: { place: "corpus.jsonl", before: 212, after: 12 },
  suite_edits: {
    edits: [
      { ...QUERY_EDIT, id: "a", kind: "removed", rank: null, needed: true },
      { ...QUERY_EDIT, id: "b", kind: "unlabelled", rank: 2 },
      {
        ...QUERY_EDIT,
        id: "c",
        kind: "reworded",
        reworded: "grow pears",
        suite_rank: 1,
        unrecorded: true,
      },
      { ...QUERY_EDIT, id: "d", kind: "params", rank: 1, suite_rank: null },
      { ...QUERY_EDIT, id: "e", kind: "targets", rank: null, suite_rank: 3, earlier: true },
    ],
    renamed: [{ before: "docs/a.md", after: "docs/b.md" }],
  },
  secret_shown: { where: "files", variables: ["SEARCH_TOKEN"] },
  models_added: {
    models: [
      { model: "small", prompt: 0, completion: 0, per_call: null, tokens_per_query: 1200 },
      { model: "rerank", prompt: null, completion: null, per_call: 0.002, tokens_per_query: null },
    ],
  },
  other_base: { branch: "release", default_branch: "main" },
  tier_widened: { cases },
  watched: { count: 9, changed: cases, first_changed: 1, emptied: 1 },
  new_cases: { cases },
  base_failed_queries: { cases },
  implausible_jump: { metric: "ndcg@10", delta: 0.2 },
  not_side_by_side: { reason: "bootstrap" },
  base_below_baseline: { metric, scope, before: 0.9, after: 0.4 },
  latency_limits: { beside: false, other_machine: true, rises, budget_s: null },
  absolute_paths: { count },
  unstable: { cases, differ: 20, of: 40, noise: 0.0214 },
  lost: { cases, lost: ["change plan"], better: ["reset password"], because: "better" },
  not_lost: { reason: "found", cases },
  not_asked_again: { reason: "the retriever ended with code 1." },
  also_accepted: {
    since: "2026-03-02",
    recordings: 9,
    moved: [{ metric: "recall@10", delta: -0.033 }],
    lost: ["a", "b"],
  },
  vary_unknown: { reason: "the retriever ended with code 1." },
  zero_quality: {},
  cached_answers: { first_ms: 80, repeat_ms: 0.4 },
  gained: { p: 0.0042 },
  new_hits: { cases },
  scores_rise: { cases, query: "how to", rank: 2, score: 0.5, score_before: 0.1 },
  one_system: { path: "/tmp/index", queries: 12, edited: ["src/build.py"] },
  odd_limit: {
    reason: "unreachable",
    metric,
    scope,
    floor: 0.9,
    most: 0.8,
    k: 3,
    lowest: null,
    lowest_most: null,
  },
  dead_cases: { reason: "never_found", cases },
  below_accepted: { metric, scope, before: 0.9, after: 0.88 },
  since_accepted: { recordings: 9, moved: [{ metric, delta: -0.022 }] },
  not_gated: { metric: "fill_rate@10", lacks: "before" },
  errored_cases: { cases },
  shard: { index: 2, count: 3, cases: 4, of: 12 },
  trec_counts_differ: { cases },
  named_by_query: { count: 12, repeated: 3 },
  answers_unmeasured: { metric: "context_recall", reason: "no_reference", cases },
  probe_failed: { reason: "the retriever ended with code 1." },
  limit: { count: 100 },
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
  no_paired_cases: {},
  too_few_samples: { side: "before", have: 12, need: 60 },
  too_few_repeats: { side: "now", cases: 2, need: 3 },
  plan_unfinished: { have: 31, need: 120 },
  not_in_plan: { by: "budget_s", needed: 180 },
};

/** Returns the members of a record with their keys as `code`. */
const coded = (byCode: object): readonly unknown[] =>
  Object.entries(byCode).map(([code, rest]) => Object.assign({ code }, rest));

export const NOTICES = coded(NOTICE_BY_CODE) as readonly Notice[];
export const MISSING = coded(MISSING_BY_CODE) as readonly MissingReason[];
