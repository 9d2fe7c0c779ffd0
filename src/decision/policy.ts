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
   * Set in the first of `record`'s two policies, which has no baseline on purpose: metrics that
   * only compare with one are not checked.
   */
  readonly recording?: boolean;
  /**
   * Set in the second policy of `record`, which compares with the replaced baseline: a fall since
   * the last acceptance fails even if this run makes no case worse.
   */
  readonly adopting?: boolean;
  /**
   * Whether the answers vary, by the base's baseline for both sides. Absent: as `baseline` says.
   */
  readonly vary?: boolean;
  /**
   * Lost queries that found a document when asked again, or that the base loses, too. Absent if
   * none was asked.
   */
  readonly asked_again?: ReadonlySet<string>;
}

export interface JudgedPolicy {
  readonly policy: Policy;
  /** `by_row` has those of edited cases by the targets of their rows. */
  readonly scores: Scores;
  /** Under the policy's own case ids. */
  readonly run: Run;
  readonly pairing: Pairing;
}
