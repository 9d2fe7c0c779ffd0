import type { Run } from "../../model/run.ts";
import type { Scores } from "../../model/scores.ts";
import type { Law } from "../judge.ts";

/** What one law was judged on. */
export interface Judgement {
  readonly law: Law;
  readonly scores: Scores;
  /** Under the law's own case ids. */
  readonly run: Run;
}
