/** Why the figures are what they are. For people: nothing in here decides the verdict. */
import type { Buckets, Means, Value } from "./scores.ts";
import type { Case } from "./suite.ts";

/** A probe asks for so many times k results. */
export const DEEPER = 10;
/** The most cases that one probe asks again. */
export const MOST_PROBED = 50;

/** How sure the change is: the paired comparison of each unit (a group, or a case without one). */
export interface Evidence {
  /**
   * 95 %. Null with fewer than two units, if all units differ alike, and beside a check that is not
   * of the whole suite or that no test decides.
   */
  readonly interval: readonly [low: number, high: number] | null;
  /** How many units got better and got worse, of how many. */
  readonly wins: number;
  readonly losses: number;
  readonly units: number;
}

/**
 * In the order in which causes are looked for: first what broke the whole answer, then what is
 * gone, then what took the places.
 */
export const LOSS_CAUSES = [
  /** The query failed. */
  "error",
  /** The retriever fell back, which it did not at the baseline. */
  "degraded",
  "nothing_returned",
  /** The document that matched is still in the list, but what it is matched by has changed. */
  "no_longer_matches",
  /** A stage of the search had the document, and `stage`, the next one, did not. */
  "dropped_by_stage",
  /** The first stage, `stage`, did not have the document. */
  "never_retrieved",
  /** The longer list has the document in its first k: the search cuts before it ranks. */
  "cut_before_ranking",
  /** The document is not in the longer list that was asked for (ten times as many results). */
  "not_found",
  /** New results of one cluster fill most of the list. */
  "crowded_out",
  /** Repeated documents fill at least half of the list. */
  "duplicates",
  /** Every lost target is in the longer list, below the cutoff. */
  "deeper",
  /** The longer list was not asked for, or not answered. */
  "not_looked_up",
] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

/** A target of a case that lost one. */
export interface TargetMove {
  readonly label: string;
  readonly grade: number;
  /** Its rank in the baseline and now; null if it was not found. */
  readonly before: number | null;
  readonly now: number | null;
  /** Its rank in the longer list; null if that was not asked for, or does not have it. */
  readonly deeper: number | null;
  /** Of the document that matched it in the baseline and does not any more; else null. */
  readonly unmatched: number | null;
}

/** A document of the top k that was not in the baseline's top k. */
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
  /** "base": only the comparison by the base's files shows the loss. */
  readonly policy?: "base";
  readonly cause: LossCause;
  /** The stage of the cause; absent if the cause is not about one. */
  readonly stage?: string | undefined;
  /** All of the case's targets, in their order. */
  readonly targets: readonly TargetMove[];
  /** The new documents of the list, in rank order. */
  readonly displaced_by: readonly Newcomer[];
  /** Now, and the largest of the baseline's list (null: unknown). */
  readonly cluster: {
    readonly key: string;
    readonly now: number;
    readonly before: number | null;
  } | null;
  /** How many results have the document of an earlier one, now and in the baseline's list. */
  readonly repeats: { readonly now: number; readonly before: number };
  /** How many results were asked for and came in the longer list; null if none was asked for. */
  readonly probe: { readonly k: number; readonly returned: number } | null;
}

export interface CauseShare {
  readonly cause: LossCause;
  /** The stage of the cause, as in `Loss`; with another stage it is another cause. */
  readonly stage?: string | undefined;
  readonly cases: number;
}

/** As a mean over the cases. It gates nothing. */
export interface StageRecall {
  readonly stage: string;
  readonly recall: number;
  readonly cases: number;
}

/** Results without a grade: "holes" in the judgments. */
export interface Holes {
  /** With judgments; then their results in the top k, and those of these without a grade. */
  readonly cases: number;
  readonly results: number;
  readonly unjudged: number;
  /** As measured, and if every unjudged result were relevant; over the cases with judgments. */
  readonly bounds: ReadonlyMap<
    string,
    { readonly pessimistic: number; readonly optimistic: number }
  >;
  /**
   * How many of a case's results in the top k have no grade, by the case's id. It has every case
   * with judgments; negative controls have none.
   */
  readonly unjudged_by_case: ReadonlyMap<string, number>;
  /** The first 20,000 of the unjudged results, in the order in which a label would tell most. */
  readonly queue: readonly QueuedHole[];
}

/** A result to label. */
export interface QueuedHole {
  readonly case_id: string;
  /** From 1; in the baseline's list if the document is gone. */
  readonly rank: number;
  /** The id of a document that left the list of a watched query. Absent: it is in the list. */
  readonly gone?: string;
}

/** How much of the baseline's lists the lists still have, by metric (`jaccard@10`). */
export interface Churn extends Buckets<Means> {
  /** By case id, of the cases that are in both runs, then by metric. */
  readonly by_case: ReadonlyMap<string, ReadonlyMap<string, Value>>;
}

/** What the cases of a group have in common: a document, folder or cluster that came or went, … */
export type GroupKind =
  | `${"came" | "went"}_${"document" | "folder" | "cluster"}`
  | "intent"
  | "length"
  | "writing";

export interface ChangeGroup {
  readonly kind: GroupKind;
  /** The document, folder, cluster or intent; the number of words; the kind of writing. */
  readonly name: string;
  /** In how many cases it could have happened. */
  readonly of: number;
  /** How many of the cases in which it happened got worse and better. */
  readonly worse: number;
  readonly better: number;
  /** The median rank at which a document came; null for other kinds. */
  readonly rank: number | null;
  /** Ids of the cases in which it happened, worst first. */
  readonly cases: readonly string[];
}

export interface OwnTrait {
  readonly kind: "intent" | "length" | "writing";
  /** As in a group. */
  readonly name: string;
}

/** What can have happened to lists: a kind of group, or something about whole answers. */
export type CauseKind =
  | GroupKind
  | "error"
  | "degraded"
  /** A stage of the search dropped expected documents. */
  | "stage"
  /** Queries that return nothing now. */
  | "empty"
  /** Documents whose files were renamed, so that the search returns their new names. */
  | "renamed"
  /** Results have other ids in the same places. */
  | "other_names"
  /** Other parts of the same documents stand where lost ones stood. */
  | "other_parts"
  /** New documents that are copies of old ones stand above these. */
  | "copies"
  /** Many queries get one and the same list. */
  | "same_list"
  /** Lists have documents several times. */
  | "repeats"
  /** Lists that end earlier. Each is the beginning of its old list. */
  | "shorter"
  /** Lists that have more or fewer results, and are not the beginning of each other. */
  | "more_results"
  | "fewer_results"
  /** The documents of lists stand in the opposite order. */
  | "reversed"
  /** The first result of many lists stands lower. */
  | "first_result"
  /** Lists have another first result. */
  | "other_first"
  /** The lists have the same documents in another order. */
  | "reordered"
  /** Most results of lists are other documents. */
  | "replaced";

/** What happened to many lists, and how much of what got worse it explains. */
export interface Cause {
  readonly kind: CauseKind;
  /** At most five, those of the most cases first. */
  readonly names: readonly string[];
  /** Of documents that have another name, or the originals of copies, in the order of `names`. */
  readonly new_names?: readonly string[];
  /** How many more names there are. */
  readonly more: number;
  /** Of broken answers: what their queries share, and no others. Absent if there is nothing. */
  readonly shared?: OwnTrait;
  /** Whether the documents are in no list any more, or were in none before. */
  readonly everywhere: boolean;
  /** In how many cases it happened, and in how many it could have. */
  readonly happened: number;
  readonly of: number;
  /**
   * A median: the rank of new documents, the rank now of the old first results, or the number of
   * results of lists that have another one. Null for other kinds, and where there is none.
   */
  readonly rank: number | null;
  /** How many worse cases it explains, of how many. */
  readonly worse: number;
  readonly of_worse: number;
  /** How many lost documents it explains, of how many. */
  readonly lost: number;
  readonly of_lost: number;
  /** Ids of the worse cases that it explains, worst first. */
  readonly cases: readonly string[];
}

export interface Explanation {
  /** Null if nothing got worse, or no cause explains most of it; absent if nothing was compared. */
  readonly cause?: Cause | null;
  /** What most lists show, whether or not anything got worse; null if nothing. */
  readonly lists?: Cause | null;
  /** The cases that lost a target, worst first; null if there is nothing to compare with. */
  readonly losses: readonly Loss[] | null;
  /** The causes that occur, in the order of LOSS_CAUSES. */
  readonly causes: readonly CauseShare[];
  /** Null if no case has judgments. */
  readonly holes: Holes | null;
  /** Null if there are no lists to compare with. */
  readonly churn: Churn | null;
  /** In the order in which the stages ran; absent if no answer has stages. */
  readonly stages?: readonly StageRecall[];
  /** What many changed lists have in common, largest first; absent if no lists were compared. */
  readonly groups?: readonly ChangeGroup[];
  /** The texts of documents that lost targets named, by id; absent if the corpus is not at hand. */
  readonly documents?: ReadonlyMap<string, string>;
}

/** Those that are not in a known corpus are left out. */
export type DocumentTexts = (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;

/** New paths by old ones, as git pairs them. Empty if that is not known. */
export type FileRenames = () => ReadonlyMap<string, string>;

/** A case's longer list: what came when its query was asked once more, for more results. */
export interface ProbeAnswer {
  /** The rank of each target of the case in it; null if it is not there. */
  readonly ranks: readonly (number | null)[];
  /** How many results came, before the cut. */
  readonly returned: number;
  /** How many were asked for, if the server refused the probe's own number. */
  readonly k?: number;
}

export interface ProbeOutcome {
  /** One for each case asked; null if there is no answer. */
  readonly answers: readonly (ProbeAnswer | null)[];
  /** Why it ended early, or why queries failed; null if nothing did. */
  readonly failure: string | null;
}

export type Probe = (cases: readonly Case[], k: number) => Promise<ProbeOutcome>;
