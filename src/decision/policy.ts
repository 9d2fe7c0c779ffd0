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
   * `record`: the baseline is left out on purpose, so metrics that only compare with it are not
   * checked.
   */
  readonly recording?: boolean;
  /**
   * `record`: critical cases are compared with the baseline that it replaces, unless their loss is
   * accepted.
   */
  readonly replaced?: { readonly baseline: Baseline; readonly accept: boolean } | null;
  /**
   * What is about to be recorded is compared with the accepted figures even if this run makes no
   * case worse.
   */
  readonly adopting?: boolean;
}

/** One policy beside the run that it judges: what is decided and explained is made from this. */
export interface JudgedPolicy {
  readonly policy: Policy;
  /** With the scores of edited cases by their rows. */
  readonly scores: Scores;
  /** Under the policy's own case ids. */
  readonly run: Run;
  /** The run's cases beside those of the policy's baseline. */
  readonly pairing: Pairing;
}
