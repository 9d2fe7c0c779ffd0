/** Findings that never fail a gate. Data only: reporters make the sentences. */

import type { PlanLimit, VisibleRise } from "./sampling.ts";
import type { ModelPrice } from "./config.ts";
import type { Scope } from "./scope.ts";
import type { JudgedMetric, UnmeasuredReason } from "./answers.ts";

export type Notice =
  | { readonly code: "head_only"; readonly reason: HeadOnlyReason }
  | { readonly code: "base_ref_ignored" }
  /** The event named another base commit than the merge's first parent, and the clone is too shallow to compare them. */
  /** Rule files that have changed on the default branch since the base, whose tip is named. */
  | {
      readonly code: "base_outdated";
      readonly commit: string;
      readonly tip: string;
      readonly files: readonly string[];
    }
  | { readonly code: "base_unconfirmed"; readonly commit: string; readonly event: string | null }
  /** Decided on the pull request: in the merge queue and on the default branch it is only said. */
  | {
      readonly code: "weakened";
      readonly field: string;
      readonly before: string;
      readonly after: string;
    }
  /** Recorded cases that the change gives more answers. */
  | { readonly code: "targets_added"; readonly cases: readonly string[] }
  /** Expected or forbidden documents that the change renames. */
  | {
      readonly code: "documents_renamed";
      readonly documents: readonly { readonly before: string; readonly after: string }[];
    }
  /** Cases with a target that counts for more than in the base. */
  | { readonly code: "grades_raised"; readonly cases: readonly string[] }
  /** The pull request's base is not the default branch. */
  | { readonly code: "other_base"; readonly branch: string; readonly default_branch: string }
  /** Another corpus than the base's, or other globs for it; documents, where they are known. */
  | {
      readonly code: "corpus_changed";
      readonly file: string;
      readonly before: number | null;
      readonly after: number | null;
    }
  /** The retriever asks another address on the same host. */
  | {
      readonly code: "address_changed";
      readonly field: string;
      readonly before: string;
      readonly after: string;
    }
  /** What the same rule allows, in whole cases. */
  | {
      readonly code: "allowance_grew";
      readonly metric: string;
      readonly scope: Scope;
      readonly before: number;
      readonly after: number;
    }
  /** Cost is gated, and the baseline knows no price of these models: the price is this change's. */
  | { readonly code: "models_added"; readonly models: readonly AddedModel[] }
  /** The judge's verdicts that the change brings itself. */
  | { readonly code: "verdicts_not_used"; readonly count: number }
  /** Their values are no secret to a reader of the repository, so they stay as they are. */
  | { readonly code: "secret_in_suite"; readonly variables: readonly string[] }
  /** They are not hidden, for ids stay as they are. */
  | { readonly code: "secret_in_ids"; readonly variables: readonly string[] }
  | { readonly code: "accepted"; readonly checks: number }
  /** What a person can do about the failure. */
  | { readonly code: "acceptable"; readonly label: string }
  | { readonly code: "bootstrap" }
  | { readonly code: "not_side_by_side"; readonly reason: NotBeside }
  /** The base's own run, by the base's rules, fails against what the base had stored. */
  | {
      readonly code: "base_below_baseline";
      readonly metric: string;
      readonly scope: Scope;
      readonly stored: number;
      readonly measured: number;
    }
  | { readonly code: "stored_latency" }
  | { readonly code: "new_cases"; readonly cases: readonly string[] }
  | { readonly code: "small_intent"; readonly intent: string; readonly cases: number }
  | { readonly code: "rule_off"; readonly metric: string; readonly scope: Scope }
  | { readonly code: "latency_off"; readonly by: "config" | "retriever" }
  | { readonly code: "not_applicable"; readonly metric: string; readonly scope: Scope }
  /** The whole suite gained: the state becomes the accepted one once the baseline is adopted. */
  | { readonly code: "gained"; readonly p: number }
  /** The same of one run of a retriever whose answers vary: it may be a lucky one. */
  | { readonly code: "gain_unconfirmed"; readonly p: number }
  /** What an acceptance of this change accepts beside it. `since`: the day of the last acceptance, if it is known. */
  | {
      readonly code: "also_accepted";
      readonly since?: string;
      readonly recordings: number;
      readonly moved: readonly { readonly metric: string; readonly delta: number }[];
      readonly lost: readonly string[];
    }
  | { readonly code: "implausible_jump"; readonly metric: string; readonly delta: number }
  | {
      readonly code: "differs";
      readonly field: string;
      readonly baseline: string;
      readonly current: string;
    }
  | { readonly code: "other_machine" }
  /** Cases that found something and find nothing now, and how many the other way round. */
  | { readonly code: "lost_and_found"; readonly lost: readonly string[]; readonly found: number }
  /** Cases with a forbidden or false result that their row of the baseline does not have. */
  | { readonly code: "new_hits"; readonly cases: readonly string[] }
  /** A fall since the last acceptance that this change did not add to. */
  | {
      readonly code: "below_accepted";
      readonly metric: string;
      readonly scope: Scope;
      readonly accepted: number;
      readonly current: number;
    }
  /** How far recall, mrr and ndcg have moved since the last acceptance or gain; null where nothing was compared. */
  | {
      readonly code: "since_accepted";
      readonly recordings: number;
      readonly moved: readonly { readonly metric: string; readonly delta: number }[];
    }
  | { readonly code: "cached_answers"; readonly first_ms: number; readonly repeat_ms: number }
  | { readonly code: "budget_ended"; readonly repeats: number }
  /** Of one retriever, warm-up included. */
  | { readonly code: "queries_asked"; readonly queries: number }
  /** Latency checks that the sampling plan leaves out; no rule names them there. */
  | {
      readonly code: "not_sampled";
      readonly scope: Scope;
      readonly metrics: readonly string[];
      /** What it would take. */
      readonly budget_s: number;
      readonly queries: number;
      readonly by: readonly PlanLimit[];
    }
  /** Latency checks that are new since the baseline's plan was made. */
  | { readonly code: "not_planned"; readonly metrics: readonly string[] }
  /** The smallest rises overall that the samples see; null where none is. */
  | {
      readonly code: "visible_rise";
      readonly rises: readonly { readonly metric: string; readonly rise: VisibleRise | null }[];
    }
  /** What a comparison with a stored baseline can't see. Milliseconds. */
  | {
      readonly code: "blunt_tolerance";
      readonly metric: string;
      readonly meaning: "below_noise" | "sees_little";
      readonly baseline: number;
      readonly tolerance: number;
    }
  | { readonly code: "duplicates"; readonly cases: readonly string[] }
  | { readonly code: "no_relevant_target"; readonly cases: readonly string[] }
  | { readonly code: "dead_cases"; readonly cases: readonly string[] }
  /** `corpus`: all documents are known, and none of them is the target. */
  | {
      readonly code: "targets_nowhere";
      readonly cases: readonly string[];
      readonly corpus: boolean;
    }
  | { readonly code: "not_in_baseline"; readonly metric: string }
  | { readonly code: "errored_cases"; readonly cases: readonly string[] }
  /** Results whose path or id held the folder of the repository, which was cut. */
  | { readonly code: "absolute_paths"; readonly count: number }
  /** Lines of an MCP server's output that were no messages. */
  | { readonly code: "skipped_lines"; readonly count: number }
  | { readonly code: "unstable"; readonly cases: readonly string[] }
  /** `record`: why the retriever could not be started a second time, which would show whether answers vary. */
  | { readonly code: "second_start_failed"; readonly reason: string }
  /** The config spares the queries that would show whether answers vary. */
  | { readonly code: "vary_off" }
  | { readonly code: "zero_quality" }
  /** Cases of a file without ids; `repeated`: those whose query others have, too. */
  | { readonly code: "named_by_query"; readonly cases: number; readonly repeated: number }
  /** Cells of a table that are read as one document, and may hold several, or passages; file and line of each. */
  | { readonly code: "doubtful_cells"; readonly places: readonly string[] }
  | { readonly code: "trec_counts_differ"; readonly cases: readonly string[] }
  | { readonly code: "unjudged_queries"; readonly count: number }
  | { readonly code: "answers_only"; readonly cases: readonly string[] }
  | {
      readonly code: "answers_unmeasured";
      readonly metric: JudgedMetric;
      readonly reason: UnmeasuredReason;
      readonly cases: readonly string[];
    }
  | { readonly code: "judged_missing_from_corpus"; readonly documents: readonly string[] }
  | { readonly code: "limit"; readonly cases: number }
  | { readonly code: "baseline_age"; readonly days: number; readonly limit: number }
  /** Why the lost cases could not be asked for more results. */
  | { readonly code: "probe_failed"; readonly reason: string }
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
  | { readonly code: "unlike_machines"; readonly machines: number };

export type NoticeCode = Notice["code"];

export interface AddedModel extends ModelPrice {
  readonly model: string;
  /** What one query of this run used of it on average; null if the run did not use it. */
  readonly tokens_per_query: number | null;
}

/** Why a base directory was named, and the run is compared with the stored baseline all the same. */
export type NotBeside = "bootstrap" | "accepted";

/** Why no base judges. */
export type HeadOnlyReason =
  | "record"
  | "no_git"
  | "no_repository"
  | "on_default_branch"
  | "default_branch_unknown"
  | "default_branch_not_fetched"
  | "no_merge_base";
