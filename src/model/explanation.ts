/** Why the figures are what they are. Beside the verdict: nothing in here decides anything. */
import type { Buckets, Means, Value } from "./scores.ts";
import type { Case } from "./suite.ts";

/** Too few cases, or too few that differ, for an interval that covers what it promises. */
export interface TooFew {
  readonly code: "too_few_units" | "too_few_differ";
  readonly have: number;
  readonly need: number;
}

/** How sure the change is. Of the mean paired delta, current - baseline; the p that decided is the check's. */
export interface Evidence {
  readonly delta: number;
  readonly interval:
    | {
        readonly kind: "interval";
        readonly low: number;
        readonly high: number;
        readonly level: number;
        readonly resamples: number;
      }
    | { readonly kind: "none"; readonly reason: TooFew };
  /** Units that got better, got worse, stayed: `wins + losses + ties = units`. */
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** Groups and single cases. */
  readonly units: number;
}

/**
 * What happened to a case that lost a target, in the order in which it is looked for: the first that holds is the
 * cause. What broke the answer as a whole comes first, then what is gone, then what took the places.
 */
export const LOSS_CAUSES = [
  /** The query failed. */
  "error",
  /** The retriever fell back, which it did not at the baseline. */
  "degraded",
  "nothing_returned",
  /** The document that matched is still in the list, but what it is matched by has changed. */
  "no_longer_matches",
  /** A stage of the retriever had it, and the next passed it on no more: `stage` is the one that dropped it. */
  "dropped_by_stage",
  /** The first stage did not have it: `stage` is that one. */
  "never_retrieved",
  /** Not in ten times as many results, or not before the list's own end. */
  "not_found",
  /** New results of one cluster took most of the places. */
  "crowded_out",
  /** Repeats took at least half of the places. */
  "duplicates",
  /** Every lost target comes below the cutoff. */
  "deeper",
  /** No longer list was asked for, or none was to be had. */
  "not_looked_up",
] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

export interface TargetMove {
  readonly label: string;
  readonly grade: number;
  readonly before: number | null;
  readonly now: number | null;
  /** Rank in the list of the probe; null where it was not asked, or not found there. */
  readonly deeper: number | null;
  /** Rank at which the document that matched at the baseline stands now without matching. */
  readonly unmatched: number | null;
}

/** A document of the top k that was not in the baseline's. */
export interface Newcomer {
  readonly doc_id: string;
  readonly rank: number;
  /** `unjudged`: it has no grade. */
  readonly judged: "relevant" | "irrelevant" | "forbidden" | "unjudged";
}

/** A case that found a target at the baseline which it does not find now. */
export interface Loss {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  readonly critical: boolean;
  /** Absent where the head's own baseline shows the loss. */
  readonly policy?: "base";
  readonly cause: LossCause;
  /** Absent where the cause is none of a stage. */
  readonly stage?: string | undefined;
  /** All of the case's targets, in their order. */
  readonly targets: readonly TargetMove[];
  /** In rank order. */
  readonly displaced_by: readonly Newcomer[];
  /** The largest cluster of the list now, and the largest of any at the baseline (null: not known). */
  readonly cluster: {
    readonly key: string;
    readonly now: number;
    readonly before: number | null;
  } | null;
  readonly repeats: { readonly now: number; readonly before: number };
  /** What was asked and came when the case was asked for more; null where it was not. */
  readonly probe: { readonly k: number; readonly returned: number } | null;
}

export interface CauseShare {
  readonly cause: LossCause;
  /** As of a loss. */
  readonly stage?: string | undefined;
  readonly cases: number;
}

/** The share of a case's targets that a stage passed on, as a mean over the cases. It gates nothing. */
export interface StageRecall {
  readonly stage: string;
  readonly recall: number;
  readonly cases: number;
}

/** Results without a grade. */
export interface CaseHoles {
  readonly unjudged: number;
  /** By metric: the value if every unjudged result were relevant. */
  readonly optimistic: ReadonlyMap<string, Value>;
}

export interface Holes {
  readonly cases: number;
  readonly results: number;
  readonly unjudged: number;
  /** Means over the cases with judgments: as measured, and if every unjudged result were relevant. */
  readonly bounds: ReadonlyMap<
    string,
    { readonly pessimistic: number; readonly optimistic: number }
  >;
  /** Every case that has judgments; negative controls have none. */
  readonly by_case: ReadonlyMap<string, CaseHoles>;
  /** The first 20,000 of the unjudged results, those first whose label would tell most. */
  readonly queue: readonly { readonly case_id: string; readonly rank: number }[];
}

/** How much of the baseline's lists is left, judged or not: by metric (`jaccard@10`). */
export interface Churn extends Buckets<Means> {
  /** The paired cases. */
  readonly by_case: ReadonlyMap<string, ReadonlyMap<string, Value>>;
}

export type GroupKind =
  | `${"came" | "went"}_${"document" | "folder" | "cluster"}`
  | "intent"
  | "length"
  | "writing"
  | "stage";

/** Cases whose lists changed together, and what they have in common. */
export interface ChangeGroup {
  readonly kind: GroupKind;
  /** The document, folder, cluster, intent or stage; the number of words; the kind of writing. */
  readonly name: string;
  /** Cases in which it could have happened. */
  readonly of: number;
  readonly worse: number;
  readonly better: number;
  /** At which a document came, as a median; null for others. */
  readonly rank: number | null;
  /** Ids of those in which it happened, worst first. */
  readonly cases: readonly string[];
}

/** What explains most of what got worse. Kinds of groups beside what concerns whole answers. */
export type CauseKind =
  | GroupKind
  | "error"
  | "degraded"
  /** Queries that return nothing now. */
  | "empty"
  /** Lists that are cut. */
  | "shorter"
  /** The first result of many lists stands lower. */
  | "first_result";

export interface LeadingCause {
  readonly kind: CauseKind;
  /** Documents, folders, error messages, a stage or an intent; at most five, those of the most cases first. */
  readonly names: readonly string[];
  /** How many more names there are. */
  readonly more: number;
  /** The documents are in no list any more, or were in none before. */
  readonly everywhere: boolean;
  /** Cases in which it happened, and in which it could have. */
  readonly happened: number;
  readonly of: number;
  /** Where new documents stand, and the first results now; how long cut lists are. A median; null for others. */
  readonly rank: number | null;
  /** Worse cases that it explains, and all. */
  readonly worse: number;
  readonly of_worse: number;
  /** Lost documents that it explains, and all. */
  readonly lost: number;
  readonly of_lost: number;
  /** Ids of the worse cases that it explains, worst first. */
  readonly cases: readonly string[];
}

export interface Explanation {
  /** Null if nothing got worse, or no cause explains most of it; absent if nothing was compared. */
  readonly cause?: LeadingCause | null;
  /** Worst first; null where there is nothing to compare with. */
  readonly losses: readonly Loss[] | null;
  /** In the order of LOSS_CAUSES, those that occur. */
  readonly causes: readonly CauseShare[];
  /** Null where no case has judgments. */
  readonly holes: Holes | null;
  /** Null where there are no lists to compare with. */
  readonly churn: Churn | null;
  /** Of the cases whose answers told their stages, in the order in which they ran; absent where none did. */
  readonly stages?: readonly StageRecall[];
  /** What many changed lists have in common, largest first; absent where none were compared. */
  readonly groups?: readonly ChangeGroup[];
  /** What the documents say that lost targets stood for, by id; absent where the corpus is not at hand. */
  readonly documents?: ReadonlyMap<string, string>;
}

/** The texts of these documents, in the retriever's corpus as far as it is known; others are left out. */
export type DocumentTexts = (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;

export interface ProbeAnswer {
  /** Of each target of the case, in the list of the probe; null where it is not in it. */
  readonly ranks: readonly (number | null)[];
  /** Results before the cut. */
  readonly returned: number;
  /** Where the server refused the probe's own. */
  readonly k?: number;
}

export interface ProbeOutcome {
  /** One for each case asked; null where there is no answer. */
  readonly answers: readonly (ProbeAnswer | null)[];
  /** Why it ended early. */
  readonly failure: string | null;
}

/** Asks these cases' queries once more, for k results. */
export type Probe = (cases: readonly Case[], k: number) => Promise<ProbeOutcome>;
