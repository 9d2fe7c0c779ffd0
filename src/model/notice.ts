/** Notices: findings that never fail a gate. They are data; src/messages makes the sentences. */
import type { ModelPrice } from "./config.ts";
import type { Scope } from "./scope.ts";
import type { JudgedMetric, UnmeasuredReason } from "./answers.ts";

/**
 * `removed`: the suite lacks it; `unlabelled`: it expects nothing any more; `reworded`: it has
 * another text; `params`: other params; `targets`: other expected documents. The first of these
 * counts.
 */
const EDIT_KINDS = ["removed", "unlabelled", "reworded", "params", "targets"] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** A limit of a rule that can't mean what it says. */
export type OddLimitNotice = {
  readonly code: "odd_limit";
  readonly metric: string;
  readonly scope: Scope;
} & (
  | { readonly reason: "too_wide"; readonly tolerance: number }
  | { readonly reason: "percent_of_zero"; readonly percent: number }
  /** `most`: what a perfect search has. `lowest`: a case below the floor even then. */
  | {
      readonly reason: "unreachable";
      readonly floor: number;
      readonly most: number;
      readonly k: number;
      readonly lowest: string | null;
      readonly lowest_most: number | null;
    }
);

/** An edit of a recorded query, as reports show it. Ranks are those of the best document. */
export interface QueryEdit {
  readonly id: string;
  readonly kind: EditKind;
  /** As it was recorded; the id if the text is not known. */
  readonly query: string;
  /** The new text of a reworded query. */
  readonly reworded?: string;
  /** The recorded documents that it expects no more. */
  readonly dropped: readonly string[];
  /** Those of `dropped` that the base's files have, and the head's do not. */
  readonly deleted: readonly string[];
  /** Those of `dropped` that the head's files have. */
  readonly existing: readonly string[];
  /** The documents that it expects in place of these, or besides. */
  readonly added: readonly string[];
  /** By the recorded documents: the rank when it was recorded, null if none was found. */
  readonly recorded_rank: number | null;
  /** By the recorded documents, asked as recorded, in this run. Absent if that was not asked. */
  readonly rank?: number | null;
  /** By the documents that the suite expects now. Absent if the suite lacks it or expects none. */
  readonly suite_rank?: number | null;
  /** The change passes only with this edit. */
  readonly needed?: true;
  /** The head's baseline has another row of the query. */
  readonly unrecorded?: true;
  /** An earlier change made the edit, and did not record it. */
  readonly earlier?: true;
}

export type Notice =
  /** No base judged: the files of this checkout decided alone. */
  | {
      readonly code: "head_only";
      readonly reason: HeadOnlyReason;
      /**
       * With `default_branch_unknown`: a local branch that is called as default branches are. With
       * `bootstrap`: the branch that was read.
       */
      readonly branch?: string;
    }
  /** Rule files that changed on the default branch since the base; `tip` is the branch's commit. */
  | {
      readonly code: "base_outdated";
      readonly commit: string;
      readonly tip: string;
      readonly files: readonly string[];
    }
  /** The base's suite is not in its commit: the rows of its baseline judge in its place. */
  | { readonly code: "base_suite_unread"; readonly reason: string }
  /** Decided on in the pull request; shown in the merge queue and afterwards. */
  | {
      readonly code: "weakened";
      readonly place: string;
      readonly before: string;
      readonly after: string;
    }
  /** Edits of recorded queries, those first that find nothing now. */
  | {
      readonly code: "suite_edits";
      readonly edits: readonly QueryEdit[];
      readonly renamed: readonly { readonly before: string; readonly after: string }[];
    }
  /** The pull request's base is not the default branch. */
  | { readonly code: "other_base"; readonly branch: string; readonly default_branch: string }
  /**
   * What is searched changed: `place` is the corpus, and `before` and `after` are counts of
   * documents (null if not known); or `place` is a key of the config, and both are addresses on one
   * host.
   */
  | {
      readonly code: "index_changed";
      readonly place: string;
      readonly before: number | string | null;
      readonly after: number | string | null;
    }
  /** Cost is gated, and the baseline has no price of these. */
  | { readonly code: "models_added"; readonly models: readonly AddedModel[] }
  /** A file of the repository or ids of results have their values, so they are not hidden. */
  | {
      readonly code: "secret_shown";
      readonly where: "files" | "ids";
      readonly variables: readonly string[];
    }
  /** The run was compared with the stored baseline although a base directory was named. */
  | { readonly code: "not_side_by_side"; readonly reason: NotBesideReason }
  /** The base's own run is, by the base's rules, worse than its stored baseline (`before`). */
  | {
      readonly code: "base_below_baseline";
      readonly metric: string;
      readonly scope: Scope;
      readonly before: number;
      readonly after: number;
    }
  /** Cases outside of the tier whose rows the change edits, so that the whole suite was asked. */
  | { readonly code: "tier_widened"; readonly cases: readonly string[] }
  /**
   * `changed`: those whose list differs from the baseline's, most changed first; then how many of
   * these have another first result, and how many return nothing any more.
   */
  | {
      readonly code: "watched";
      readonly count: number;
      readonly changed: readonly string[];
      readonly first_changed: number;
      readonly emptied: number;
    }
  /** Cases that the baseline has no row for. */
  | { readonly code: "new_cases"; readonly cases: readonly string[] }
  /** Side by side: queries that failed on the base, and so are not compared. */
  | { readonly code: "base_failed_queries"; readonly cases: readonly string[] }
  /** Asked again they found a document (`found`), or the base loses them, too (`base_loses`). */
  | {
      readonly code: "not_lost";
      readonly reason: "found" | "base_loses";
      readonly cases: readonly string[];
    }
  /**
   * Queries that find no document any more, and why they don't fail the gate: others got `better`,
   * the suite fell `within` its tolerance, answers `vary`, or the config writes its own `rule` for
   * recall.
   */
  | {
      readonly code: "lost";
      readonly cases: readonly string[];
      readonly lost: readonly string[];
      readonly better: readonly string[];
      readonly because: "better" | "within" | "vary" | "rule";
    }
  /** The lost queries could not be asked again. */
  | { readonly code: "not_asked_again"; readonly reason: string }
  /** The whole suite gained, by the p of the rise. Null if queries are found and none got worse. */
  | { readonly code: "gained"; readonly p: number | null }
  /**
   * Earlier moves that are accepted with this change. `since`: the day of the last acceptance.
   * `lost`: cases that found a target then, and find none in the baseline.
   */
  | {
      readonly code: "also_accepted";
      readonly since?: string;
      readonly recordings: number;
      readonly moved: readonly { readonly metric: string; readonly delta: number }[];
      readonly lost: readonly string[];
    }
  /** Quality rose overall by more than most changes raise it. */
  | { readonly code: "implausible_jump"; readonly metric: string; readonly delta: number }
  /**
   * The smallest rises of latency that the run could notice; with `record`, those that the
   * tolerances allow. `budget_s`: what timing needs, if the config's budget is too small.
   */
  | {
      readonly code: "latency_limits";
      readonly beside: boolean;
      readonly other_machine: boolean;
      readonly rises: readonly {
        readonly metric: string;
        readonly ms: number;
        readonly baseline: number;
      }[];
      readonly budget_s: number | null;
    }
  /**
   * Base and head may be one system. `path`: both configs name it. `edited`: the source files that
   * the head edits, if all queries got the same results on both sides all the same.
   */
  | {
      readonly code: "one_system";
      readonly path: string | null;
      readonly queries: number;
      readonly edited: readonly string[];
    }
  /** A limit that no result can reach, or that any result is within. */
  | OddLimitNotice
  /**
   * Cases with a result of a higher score than the one before it; the returned order is measured.
   * The scores are those of the first: the higher one stands at `rank`.
   */
  | {
      readonly code: "scores_rise";
      readonly cases: readonly string[];
      readonly query: string;
      readonly rank: number;
      readonly score: number;
      readonly score_before: number;
    }
  /** Cases with a forbidden or false result that their row of the baseline does not have. */
  | { readonly code: "new_hits"; readonly cases: readonly string[] }
  /** A fall since the last acceptance (`before`) to which this change did not add. */
  | {
      readonly code: "below_accepted";
      readonly metric: string;
      readonly scope: Scope;
      readonly before: number;
      readonly after: number;
    }
  /** Of recall, mrr and ndcg, since the last acceptance or gain. */
  | {
      readonly code: "since_accepted";
      readonly recordings: number;
      readonly moved: readonly { readonly metric: string; readonly delta: number }[];
    }
  /** The retriever seems to cache: repeated queries are much faster. Medians. */
  | { readonly code: "cached_answers"; readonly first_ms: number; readonly repeat_ms: number }
  /** Cases that can't fail, whatever the retriever does. */
  | {
      readonly code: "dead_cases";
      readonly reason: DeadReason;
      readonly cases: readonly string[];
    }
  /** A metric of the whole suite that is not gated, and which side has no value for it. */
  | {
      readonly code: "not_gated";
      readonly metric: string;
      readonly lacks: "before" | "now";
    }
  /** Cases whose query failed; they scored 0. */
  | { readonly code: "errored_cases"; readonly cases: readonly string[] }
  /** Results whose path or id had the folder of the repository in it, which was cut. */
  | { readonly code: "absolute_paths"; readonly count: number }
  /**
   * Answers vary. `cases` were answered differently in this run. Of how many recorded queries
   * (`of`) the figures `differ` from run to run; null if not known. A fall of recall and nDCG below
   * `noise` is noise.
   */
  | {
      readonly code: "unstable";
      readonly cases: readonly string[];
      readonly differ: number | null;
      readonly of: number | null;
      readonly noise: number | null;
    }
  /** By `vary: off` (reason null), or because a second start failed. */
  | { readonly code: "vary_unknown"; readonly reason: string | null }
  /** No query found any of its targets. */
  | { readonly code: "zero_quality" }
  /** Of a file without ids. `repeated`: how many have a query that others have, too. */
  | { readonly code: "named_by_query"; readonly count: number; readonly repeated: number }
  /** A result matches several targets, or several results one. */
  | { readonly code: "trec_counts_differ"; readonly cases: readonly string[] }
  /** Cases for which the judge gives this metric no value. */
  | {
      readonly code: "answers_unmeasured";
      readonly metric: JudgedMetric;
      readonly reason: UnmeasuredReason;
      readonly cases: readonly string[];
    }
  /** The dataset's `limit` cut the suite to this many cases. */
  | { readonly code: "limit"; readonly count: number }
  /** Why the lost cases could not be asked for more results. */
  | { readonly code: "probe_failed"; readonly reason: string }
  /** This is a shard's report: it asked `cases` of the suite's `of` cases. `index` is from 1. */
  | {
      readonly code: "shard";
      readonly index: number;
      readonly count: number;
      readonly cases: number;
      readonly of: number;
    };

export type NoticeCode = Notice["code"];

/** A model that has a price now and none in the baseline. */
export interface AddedModel extends ModelPrice {
  readonly model: string;
  /** What one query of this run used of it on average; null if the run did not use it. */
  readonly tokens_per_query: number | null;
}

/** Why the run is compared with the stored baseline although a base directory was named. */
export type NotBesideReason = "bootstrap" | "accepted";

/**
 * It has no target; it found none in any recorded run; or one of its targets is not even in a list
 * of ten times as many results, nor, if all documents are known, in the corpus.
 */
type DeadReason = "no_target" | "never_found" | "not_returned" | "not_in_corpus";

/** Why no base judged. `bootstrap`: the base has no gate files yet. */
export type HeadOnlyReason =
  | "bootstrap"
  | "record"
  | "no_git"
  | "no_repository"
  | "on_default_branch"
  | "default_branch_unknown"
  | "default_branch_not_fetched"
  | "no_merge_base";
