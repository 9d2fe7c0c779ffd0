/**
 * Compares a run with the baseline that it is recorded over: what it fails, whether recording it
 * accepts a loss, and what else.
 */
import {
  type Recording,
  findEarlierChanges,
  hasAcceptedFigure,
} from "../decision/accepted-figures.ts";
import {
  type Edit,
  findEdits,
  listHelpedIds,
  listRecordedRows,
  scoreWithEdits,
} from "../decision/edits.ts";
import type { JudgedPolicy } from "../decision/pairs.ts";
import { addRowScores, makeJudgedPolicy } from "../decision/row-scores.ts";
import { isHeadline } from "../decision/rules.ts";
import { categoriseChecks } from "../decision/verdict.ts";
import { isChurn } from "../metrics/churn.ts";
import { LOST_QUERIES } from "../metrics/lost-queries.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Check, Verdict } from "../model/verdict.ts";
import { decidePolicy } from "./decide.ts";
import { findDifferences } from "./sound.ts";
import type { JudgedVerdict, PolicyDecision } from "./two-policies.ts";

export type OpenRecording = Omit<Recording, "accepts">;

/**
 * Returns what a new baseline of this run is recorded with. It replaces the base's baseline, or
 * the head's own if there is no base (`over` is null). `by_row`: scores of the edited cases by the
 * targets of their old rows.
 */
export function makeRecording(
  { head, over, over_commit: commit }: PolicyDecision,
  scores: Scores,
  run: Run,
): OpenRecording {
  const { config, suite } = head;
  const before = over === null ? head.baseline : over.baseline;
  const { by_row: byRow } = addRowScores({ config, suite, baseline: before }, scores, run);
  return { config, suite, before, commit, ...(byRow !== undefined && { by_row: byRow }) };
}

/** Matches differences that leave recall, MRR and nDCG alike: `suite.name`, `judge.model`. */
const FIELDS_WITHOUT_QUALITY = /^(?:suite\.name$|prices\.|judge)/;

/** Returns the baseline that is recorded over. Null if its quality means something else. */
export function replacedBaseline({ before, config, suite }: OpenRecording): Baseline | null {
  if (before === null) {
    return null;
  }
  const differences = findDifferences(config, suite, before);
  return differences.every(({ field }) => FIELDS_WITHOUT_QUALITY.test(field)) ? before : null;
}

export interface ReplacedChecks extends Pick<Verdict, "checks" | "notices"> {
  readonly edits: readonly Edit[];
  readonly needed: readonly Edit[];
  /** The run judged by the replaced baseline; null if there is none. */
  readonly judged: JudgedPolicy | null;
}

/** Decides the run as if the baseline that it replaces were the gate's, without latency. */
export function judgeAgainstReplaced(
  { config, suite }: OpenRecording,
  baseline: Baseline,
  scores: Scores,
  run: Run,
): JudgedVerdict {
  const policy = {
    config: { ...config, latency: "off" as const },
    suite,
    baseline,
    adopting: true,
  };
  const judged = makeJudgedPolicy(policy, scores, run);
  return { verdict: decidePolicy(judged), judged };
}

/**
 * Returns the checks that fail for a loss against the baseline that is recorded over, and the
 * notices about its accepted state. There are no checks if no loss is left with the suite's edits
 * of the recorded cases.
 */
export function checkAgainstReplaced(
  replaced: JudgedVerdict | null,
  scores: Scores,
): ReplacedChecks {
  if (replaced === null) {
    return { checks: [], notices: [], edits: [], needed: [], judged: null };
  }
  const { verdict, judged } = replaced;
  const { suite, baseline } = judged.policy;
  const edits = findEdits(listRecordedRows(baseline?.cases ?? new Map()), suite);
  const losses = verdict.checks.filter(isLoss);
  const withEdits = scoreWithEdits(judged, edits, scores.cases);
  // What passes only with edits is a finding of `gate`. `record` may write the edited rows.
  const isRescued =
    losses.length > 0 && edits.length > 0 && !decidePolicy(withEdits).checks.some(isLoss);
  const neededIds = new Set(isRescued ? listHelpedIds(judged, withEdits) : []);
  return {
    checks: isRescued ? [] : losses,
    notices: verdict.notices.filter(({ code }) => ACCEPTED_NOTICES.includes(code)),
    edits,
    needed: edits.filter(({ id }) => neededIds.has(id)),
    judged,
  };
}

/** The metric of the check that counts lost critical cases. */
const CRITICAL_LOST = "critical_lost";
const LOSS_COUNTS: readonly string[] = [LOST_QUERIES.name, CRITICAL_LOST];

/**
 * Whether the check fails against the replaced baseline: not for a missing value, nor for a floor
 * or ceiling. Those are checked without a baseline, but for the overlap with its lists.
 */
function isLoss({ state, by, metric }: Check): boolean {
  const isBound = (by === "floor" || by === "ceiling") && !isChurn(metric);
  return state === "fail" && !isBound;
}

/**
 * Returns the verdict of a recording with the notices of `replacedChecks`. It is `fail` if one of
 * these is of recall, MRR, nDCG, lost queries or the overlap with the recorded lists, and the loss
 * is not accepted.
 */
export function failUnlessAccepted(
  verdict: Verdict,
  replacedChecks: ReplacedChecks,
  isAccepted: boolean,
  config: Config,
): Verdict {
  const notices = [...verdict.notices, ...replacedChecks.notices];
  const lossesOfQuality = replacedChecks.checks.filter(
    ({ metric }) => isHeadline(metric, config) || LOSS_COUNTS.includes(metric) || isChurn(metric),
  );
  if (isAccepted || lossesOfQuality.length === 0) {
    return { ...verdict, notices };
  }
  // Without a baseline, critical cases are compared with nothing, so their check passed.
  const hasLostCritical = lossesOfQuality.some(({ metric }) => metric === CRITICAL_LOST);
  const ownChecks = verdict.checks.filter(
    ({ metric }) => metric !== CRITICAL_LOST || !hasLostCritical,
  );
  const checks = [...ownChecks, ...lossesOfQuality];
  return { verdict: "fail", ...categoriseChecks(checks), checks, notices };
}

const ACCEPTED_NOTICES: readonly Notice["code"][] = ["since_accepted", "below_accepted", "gained"];

/**
 * Whether the new baseline accepts losses, so that its figures become the accepted ones. A loss is
 * a failed check of a metric with accepted figures or of lost critical cases, unless only the
 * head's rules make it.
 * - `gate` (`replacedChecks` is null): if there is a loss, since a failing report offers the
 *   baseline that would accept it.
 * - `record --accept`: if there is a loss, and always if the checkout's own baseline is replaced.
 * - `record` without it: if it fails and there is a loss, since its report offers that baseline,
 *   too.
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
    (hasAcceptedFigure(metric, config) || LOSS_COUNTS.includes(metric));
  if (replacedChecks === null) {
    return [...checks, ...accepted].some(isLossOfBase);
  }
  const hasLoss = replacedChecks.checks.some(isLossOfBase);
  if (isAccepted) {
    return replacesOwnBaseline || hasLoss;
  }
  return verdict === "fail" && hasLoss;
}

interface AcceptedLoss {
  readonly isAccepted: boolean;
  /**
   * The checkout's own baseline is replaced, as on the default branch. On another branch it is the
   * merge base's.
   */
  readonly replacesOwnBaseline: boolean;
}

/** Returns a notice of what an acceptance also accepts: what was recorded since the day `since`. */
export function findAlsoAccepted(
  replaced: Baseline | null,
  suite: Suite,
  since: string | undefined,
): readonly Notice[] {
  const earlierChanges = replaced === null ? null : findEarlierChanges(replaced, suite);
  if (earlierChanges === null) {
    return [];
  }
  return [{ code: "also_accepted", ...(since !== undefined && { since }), ...earlierChanges }];
}
