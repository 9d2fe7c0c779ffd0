/** What a run is recorded over: whether recording it would accept a loss, and what else that accepts. */
import {
  type Recording,
  findEarlierChanges,
  hasAcceptedFigure,
} from "../decision/accepted-figures.ts";
import { addRowScores, makeJudgedPolicy } from "../decision/row-scores.ts";
import { isHeadline } from "../decision/rules.ts";
import { findAddedAnswers, findEditedCases } from "../decision/target-edits.ts";
import { categoriseChecks } from "../decision/verdict.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import { type Check, type Verdict, missingReason } from "../model/verdict.ts";
import { decidePolicy } from "./decide.ts";
import { findDifferences } from "./sound.ts";
import type { PolicyDecision } from "./two-policies.ts";

/** A recording of which is not known yet whether it accepts a loss. */
export type OpenRecording = Omit<Recording, "accepts">;

/** Returns what is recorded over: the base's baseline if there is a base, else the file's own. */
export function makeRecording(
  { head, over, over_commit: commit }: PolicyDecision,
  scores: Scores,
  run: Run,
): OpenRecording {
  const { config, suite } = head;
  const before = over === null ? head.baseline : over.baseline;
  const { by_row: byRow } = addRowScores({ config, suite, baseline: before }, scores, run);
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

/** A recorded run, scored by the head's files. */
interface RecordedRun {
  readonly inputs: Inputs;
  readonly scores: Scores;
  readonly run: Run;
}

/**
 * Returns the failed checks of losses against the baseline that is recorded over (`baseline`; none if it is null), and
 * the notices about it. Floors, ceilings and latency are left out. No check is left if the run passes with the
 * answers that the change adds to the files that it is recorded over.
 */
export function checkAgainstReplaced(
  { config, suite }: OpenRecording,
  baseline: Baseline | null,
  over: Inputs | null,
  { inputs, scores, run }: RecordedRun,
): ReplacedChecks {
  if (baseline === null) {
    return { checks: [], notices: [] };
  }
  const policy = {
    config: { ...config, latency: "off" as const },
    suite,
    baseline,
    adopting: true,
  };
  const judged = makeJudgedPolicy(policy, scores, run);
  const { checks, notices } = decidePolicy(judged);
  const losses = checks.filter(isLoss);
  // The gate makes a finding of what passes only with added answers. The rows may be recorded.
  const added = findAddedAnswers(findEditedCases(over, inputs), scores.cases);
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
  { isAccepted, replacesOwnBaseline }: AcceptedLoss,
): boolean {
  const isLossOfBase = ({ passed, metric, policy }: Check): boolean =>
    !passed &&
    policy !== "head" &&
    (hasAcceptedFigure(metric, config) || metric === "critical_lost");
  if (replacedChecks === null) {
    return [...checks, ...accepted].some(isLossOfBase);
  }
  const isRefused = isAccepted || verdict === "fail";
  const acceptsAll = isAccepted && replacesOwnBaseline;
  return isRefused && (acceptsAll || replacedChecks.checks.some(isLossOfBase));
}

/** How a `record` may accept a loss. */
interface AcceptedLoss {
  /** `record --accept`. */
  readonly isAccepted: boolean;
  /** The checkout's own baseline is replaced, as on the default branch. On another branch it is the merge base's. */
  readonly replacesOwnBaseline: boolean;
}

/** Returns what else an acceptance accepts: changes that were recorded since the last one. */
export function findAlsoAccepted(
  replaced: Baseline | null,
  suite: Suite,
  since: string | undefined,
): readonly Notice[] {
  const earlierChanges = replaced === null ? null : findEarlierChanges(replaced, suite);
  if (earlierChanges === null) {
    return [];
  }
  return [{ code: "also_accepted", ...(since === undefined ? {} : { since }), ...earlierChanges }];
}
