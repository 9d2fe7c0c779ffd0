/** Findings that never fail a gate. Data only: reporters make the sentences. */

import type { HeadOnlyReason } from "./law.ts";

export type Notice =
  | { readonly code: "head_only"; readonly reason: HeadOnlyReason }
  | { readonly code: "base_ref_ignored" }
  /** Decided on the pull request: in the merge queue and on the default branch it is only said. */
  | { readonly code: "weakened"; readonly field: string; readonly before: string; readonly after: string }
  | { readonly code: "accepted"; readonly checks: number }
  /** What a person can do about the failure. */
  | { readonly code: "acceptable"; readonly label: string }
  | { readonly code: "bootstrap" }
  | { readonly code: "new_cases"; readonly cases: readonly string[] }
  | { readonly code: "small_intent"; readonly intent: string; readonly cases: number }
  | { readonly code: "rule_off"; readonly metric: string; readonly scope: string }
  | { readonly code: "latency_off"; readonly by: "config" | "retriever" }
  | { readonly code: "not_applicable"; readonly metric: string; readonly scope: string }
  | { readonly code: "improved"; readonly metric: string; readonly scope: string; readonly delta: number }
  | { readonly code: "implausible_jump"; readonly metric: string; readonly delta: number }
  | { readonly code: "differs"; readonly field: string; readonly baseline: string; readonly current: string }
  | { readonly code: "other_machine" }
  | { readonly code: "means_only"; readonly tool: string; readonly not_compared: readonly string[] }
  | { readonly code: "includes_start" }
  | { readonly code: "reported_latency" }
  | { readonly code: "cached_answers"; readonly first_ms: number; readonly repeat_ms: number }
  | { readonly code: "budget_ended"; readonly repeats: number }
  | { readonly code: "duplicates"; readonly cases: readonly string[] }
  | { readonly code: "ties"; readonly cases: number }
  | { readonly code: "no_relevant_target"; readonly cases: readonly string[] }
  | { readonly code: "short_lists"; readonly cases: number; readonly k: number }
  | { readonly code: "errored_cases"; readonly cases: readonly string[] }
  | { readonly code: "retries"; readonly count: number }
  | { readonly code: "unstable"; readonly cases: readonly string[] }
  | { readonly code: "zero_quality" }
  | { readonly code: "selftest"; readonly blocked: readonly string[] }
  | { readonly code: "blind_to"; readonly mutant: string }
  | { readonly code: "trec_counts_differ"; readonly cases: readonly string[] }
  | { readonly code: "unjudged_queries"; readonly count: number }
  | { readonly code: "judged_missing_from_corpus"; readonly documents: readonly string[] }
  | { readonly code: "limit"; readonly cases: number }
  /** This is a shard's report: it asked so many of all cases. */
  | {
      readonly code: "shard";
      readonly index: number;
      readonly count: number;
      readonly cases: number;
      readonly of: number;
    }
  | { readonly code: "joined"; readonly shards: number }
  | { readonly code: "older_attempts"; readonly shards: readonly number[] }
  | { readonly code: "unlike_machines"; readonly machines: number }
  | { readonly code: "repeats_cut"; readonly least: number; readonly most: number };

export type NoticeCode = Notice["code"];
