/** What a run is recorded over: whether recording it would accept a loss, and what else that accepts. */
import {
  type Recording,
  findEarlierChanges,
  hasAcceptedFigure,
} from "../decision/accepted-figures.ts";
import { addRowScores, judgeRun } from "../decision/row-scores.ts";
import { isHeadline } from "../decision/rules.ts";
import type { AddedAnswers } from "../decision/target-edits.ts";
import { categoriseChecks } from "../decision/verdict.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import { type Check, type Verdict, missingReason } from "../model/verdict.ts";
import { decidePolicy } from "./decide.ts";
import { findDifferences } from "./sound.ts";
import type { PolicyDecision } from "./two-policies.ts";
import type { MeasuredRuns } from "./questions.ts";

/** A recording of which is not known yet whether it accepts a loss. */
export type OpenRecording = Omit<Recording, "accepts">;

/** The policies, and the runs of both with the head's scores. */
interface MeasuredHead {
  readonly policies: PolicyDecision;
  readonly measured: MeasuredRuns;
  readonly scores: Scores;
}

/** Returns what is recorded over: the base's baseline if there is a base, else the file's own. */
export function makeRecording({ policies, measured, scores }: MeasuredHead): OpenRecording {
  const { head, over, over_commit: commit } = policies;
  const { config, suite } = head;
  const before = over === null ? head.baseline : over.baseline;
  const { by_row: byRow } = addRowScores(
    { config, suite, baseline: before },
    scores,
    measured.head,
  );
  return { config, suite, before, commit, ...(byRow === undefined ? {} : { by_row: byRow }) };
}

/** Fields of `findDifferences` that change nothing about recall, MRR and nDCG. */
const OTHER_FIELDS = /^(?:suite\.name$|prices\.|judge)/;

/** Returns the baseline that is recorded over, or null if its figures mean something else. */
export function replacedBaseline({ before, config, suite }: OpenRecording): Baseline | null {
  if (before === null) {
    return null;
  }
  return findDifferences(config, suite, before).every(({ field }) => OTHER_FIELDS.test(field))
    ? before
    : null;
}

/** What a recorded run fails of the rules against what it is recorded over, and the notices about that. */
export type ReplacedChecks = Pick<Verdict, "checks" | "notices">;

/**
 * Returns the failed checks of losses against the baseline that is recorded over, and the notices
 * about it. Floors, ceilings and latency are left out. No check is left if the run passes with the
 * answers that the change adds.
 */
export function checkAgainstReplaced(
  recording: OpenRecording,
  scores: Scores,
  run: Run,
  added: AddedAnswers | null,
): ReplacedChecks {
  const { config, suite } = recording;
  const baseline = replacedBaseline(recording);
  if (baseline === null) {
    return { checks: [], notices: [] };
  }
  const policy = {
    config: { ...config, latency: "off" as const },
    suite,
    baseline,
    adopting: true,
  };
  const judged = judgeRun(policy, scores, run);
  const { checks, notices } = decidePolicy(judged);
  const losses = checks.filter(isLoss);
  // The gate makes a finding of what passes only with added answers. The rows may be recorded.
  const isRescued =
    losses.length > 0 && added !== null && !decidePolicy(judged, added).checks.some(isLoss);
  return {
    checks: isRescued ? [] : losses,
    notices: notices.filter(({ code }) => ACCEPTED_NOTICES.includes(code)),
  };
}

/** Whether the check fails for a loss: not for a missing value, nor for a floor or ceiling. */
function isLoss(check: Check): boolean {
  const isBound = check.by === "floor" || check.by === "ceiling";
  return !check.passed && missingReason(check) === null && !isBound;
}

/**
 * Returns the verdict of a recording. It fails, with these checks among its own, if recall, MRR or
 * nDCG got worse by the rule and the loss is not accepted. `replacedChecks`: what fails against the replaced baseline.
 */
export function failUnlessAccepted(
  verdict: Verdict,
  replacedChecks: ReplacedChecks,
  isAccepted: boolean,
  config: Config,
): Verdict {
  const notices = [...verdict.notices, ...replacedChecks.notices];
  const lossesOfQuality = replacedChecks.checks.filter(({ metric }) => isHeadline(metric, config));
  if (isAccepted || lossesOfQuality.length === 0) {
    return { ...verdict, notices };
  }
  const checks = [...verdict.checks, ...lossesOfQuality];
  return { verdict: "fail", ...categoriseChecks(checks), checks, notices };
}

/** The notices about the accepted state. */
const ACCEPTED_NOTICES: readonly Notice["code"][] = ["since_accepted", "below_accepted", "gained"];

/**
 * Whether recording this run accepts a loss: `record --accept`, or a change that failed the rule by the base's policy. A
 * failing report has the baseline that would accept it. `replacedChecks` is null if this is no `record`.
 */
export function acceptsLoss(
  { verdict, checks, accepted = [] }: Verdict,
  replacedChecks: ReplacedChecks | null,
  config: Config,
  { isAccepted, isDefaultBranch }: AcceptedLoss,
): boolean {
  const isLossOfBase = ({ passed, metric, policy }: Check): boolean =>
    !passed &&
    policy !== "head" &&
    (hasAcceptedFigure(metric, config) || metric === "critical_lost");
  if (replacedChecks === null) {
    return [...checks, ...accepted].some(isLossOfBase);
  }
  const isRefused = isAccepted || verdict === "fail";
  return isRefused && (replacedChecks.checks.some(isLossOfBase) || (isAccepted && isDefaultBranch));
}

/** By what a loss may be accepted. */
interface AcceptedLoss {
  /** `record --accept`. */
  readonly isAccepted: boolean;
  readonly isDefaultBranch: boolean;
}

/** Returns what else an acceptance accepts: changes that were recorded since the last one. */
export function findAlsoAccepted(
  recording: OpenRecording,
  since: string | undefined,
): readonly Notice[] {
  const before = replacedBaseline(recording);
  const earlierChanges = before === null ? null : findEarlierChanges(before, recording.suite);
  if (earlierChanges === null) {
    return [];
  }
  return [{ code: "also_accepted", ...(since === undefined ? {} : { since }), ...earlierChanges }];
}
