/**
 * Compares a run with the baseline that it is recorded over: what it fails, whether recording it
 * accepts a loss, and what else.
 */
import {
  type Recording,
  findEarlierChanges,
  hasAcceptedFigure,
} from "../decision/accepted-figures.ts";
import { type Edit, listHelpedIds, scoreWithEdits } from "../decision/edits.ts";
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
import { findUnrecordedEdits } from "./edits.ts";
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

/**
 * The run compared with the baseline that is recorded over; all empty if there is none.
 * - `checks`: those that fail for a loss. None if no loss is left with the suite's edits.
 * - `notices`: those about its accepted state.
 */
export interface ReplacedChecks extends Pick<Verdict, "checks" | "notices"> {
  /** The suite's edits since the replaced baseline was recorded. */
  readonly edits: readonly Edit[];
  /** Those without which a loss would be left. None if one is left even with all edits. */
  readonly needed: readonly Edit[];
  /** The run judged by the replaced baseline; null if there is none. */
  readonly judged: JudgedPolicy | null;
}

/**
 * Decides the run as if the baseline that it replaces were the gate's, without latency. A gate
 * excuses falls that earlier changes recorded since the last acceptance. Here they fail, since
 * another recording would accept them (`adopting`).
 */
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
 * Compares the run with the baseline that is recorded over. Losses that the suite's edits explain
 * do not fail, as `record` may write the edited rows; `gate` makes a finding of such edits.
 */
export function checkAgainstReplaced(
  replaced: JudgedVerdict | null,
  scores: Scores,
): ReplacedChecks {
  if (replaced === null) {
    return { checks: [], notices: [], edits: [], needed: [], judged: null };
  }
  const { verdict, judged } = replaced;
  const edits = findUnrecordedEdits(judged.policy);
  const losses = verdict.checks.filter(isLoss);
  const needed = losses.length === 0 ? [] : findRescuingEdits(judged, edits, scores);
  const areExplained = needed.length > 0;
  const notices = verdict.notices.filter(({ code }) => ACCEPTED_NOTICES.includes(code));
  return { checks: areExplained ? [] : losses, notices, edits, needed, judged };
}

/** Returns the edits that help, if with all edits no loss is left; else none. */
function findRescuingEdits(
  judged: JudgedPolicy,
  edits: readonly Edit[],
  { cases }: Scores,
): readonly Edit[] {
  const withEdits = scoreWithEdits(judged, edits, cases);
  if (decidePolicy(withEdits).checks.some(isLoss)) {
    return [];
  }
  const helpedIds = new Set(listHelpedIds(judged, withEdits));
  return edits.filter(({ id }) => helpedIds.has(id));
}

/** The metric of the check that counts lost critical cases. */
const CRITICAL_LOST = "critical_lost";
const LOSS_COUNTS: readonly string[] = [LOST_QUERIES.name, CRITICAL_LOST];

/**
 * Whether the check fails against the replaced baseline. A missing value is no loss, and a value
 * beyond a floor or ceiling is none either, as such a bound needs no baseline. Only the floor of an
 * overlap (churn) does: it compares with the baseline's lists.
 */
function isLoss({ state, by, metric }: Check): boolean {
  const needsNoBaseline = (by === "floor" || by === "ceiling") && !isChurn(metric);
  return state === "fail" && !needsNoBaseline;
}

/**
 * Returns the verdict of a recording. It is `fail` if a check that fails against the replaced
 * baseline (`checks`) is of recall, MRR, nDCG, lost queries or the overlap with the recorded lists,
 * and the loss is not accepted.
 */
export function failUnlessAccepted(
  verdict: Verdict,
  { checks: lossChecks }: ReplacedChecks,
  isAccepted: boolean,
  config: Config,
): Verdict {
  const lossesOfQuality = lossChecks.filter(
    ({ metric }) => isHeadline(metric, config) || LOSS_COUNTS.includes(metric) || isChurn(metric),
  );
  if (isAccepted || lossesOfQuality.length === 0) {
    return verdict;
  }
  // The verdict's own check of critical cases passed only because it compared with no baseline.
  const hasLostCritical = lossesOfQuality.some(({ metric }) => metric === CRITICAL_LOST);
  const ownChecks = verdict.checks.filter(
    ({ metric }) => metric !== CRITICAL_LOST || !hasLostCritical,
  );
  const checks = [...ownChecks, ...lossesOfQuality];
  return { ...verdict, verdict: "fail", ...categoriseChecks(checks), checks };
}

const ACCEPTED_NOTICES: readonly Notice["code"][] = ["since_accepted", "below_accepted", "gained"];

/**
 * Whether the new baseline of a recording accepts losses: then its figures are the accepted ones.
 * - `--accept`: always if it replaces the checkout's own baseline, else if there is a loss.
 * - else: if the recording fails for a loss. Then the baseline is not written, but in the report.
 */
export function acceptsLossOfRecording(
  { verdict }: Pick<Verdict, "verdict">,
  checksAgainstReplaced: readonly Check[],
  config: Config,
  { isAccepted, replacesOwnBaseline }: AcceptedLoss,
): boolean {
  const hasLoss = hasAcceptableLoss(checksAgainstReplaced, config);
  if (isAccepted) {
    return replacesOwnBaseline || hasLoss;
  }
  return verdict === "fail" && hasLoss;
}

/**
 * Whether a check of a metric with accepted figures, of lost queries or of lost critical cases
 * fails, and not by the head's rules alone.
 */
export function hasAcceptableLoss(checks: readonly Check[], config: Config): boolean {
  return checks.some(
    ({ passed, metric, policy }) =>
      !passed &&
      policy !== "head" &&
      (hasAcceptedFigure(metric, config) || LOSS_COUNTS.includes(metric)),
  );
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
