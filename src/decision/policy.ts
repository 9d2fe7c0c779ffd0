/** The types of a policy: the files that judge a run, alone and beside the run. */
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Pairing } from "./pairs.ts";

/** The files that judge a run, and what they compare it with. */
export interface Policy {
  readonly config: Config;
  readonly suite: Suite;
  /** Null if there is nothing to compare with: floors, ceilings and critical cases still count. */
  readonly baseline: Baseline | null;
  /**
   * `record` judges a run twice. Set in the first of its policies, which has no baseline on
   * purpose: metrics that only compare with one are not checked.
   */
  readonly recording?: boolean;
  /**
   * In the first policy of `record`: the baseline that it replaces. Critical cases are compared
   * with it, unless their loss is accepted. Null if there is none.
   */
  readonly replaced?: { readonly baseline: Baseline; readonly accept: boolean } | null;
  /**
   * Set in the second policy of `record`, whose baseline is the one that it replaces: this run is
   * about to become the baseline. So a fall since the last acceptance fails even if this run makes
   * no case worse.
   */
  readonly adopting?: boolean;
  /**
   * Whether the answers are known to vary. Head and base judge alike: what the base's baseline says
   * counts for both. Absent: as `baseline` says.
   */
  readonly vary?: boolean;
  /**
   * Ids of lost queries that found a document when they were asked again, or that the base's
   * retriever loses, too. Absent if no query was asked again.
   */
  readonly asked_again?: ReadonlySet<string>;
}

/** One policy beside the run that it judges: what is decided and explained is made from this. */
export interface JudgedPolicy {
  readonly policy: Policy;
  /**
   * The scores by the suite's targets. `by_row` has those of edited cases by the targets of their
   * rows.
   */
  readonly scores: Scores;
  /** Under the policy's own case ids. */
  readonly run: Run;
  /** The run's cases beside those of the policy's baseline. */
  readonly pairing: Pairing;
}
